"""Several servers on one database, and what those who run them may do: mute somebody, close a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def table_id() -> "sa.Column[str]":
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def server(primary_key: bool = False) -> "sa.Column[str]":
    """The server that a row belongs to."""
    key = sa.ForeignKey("servers.id", ondelete="CASCADE")
    return sa.Column("server", sa.String(32), key, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    """Add what is new; nobody is muted, and no table is closed."""
    op.add_column("visitors", sa.Column("seen", sa.String(32)))
    op.add_column("visitors", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "servers", sa.Column("id", sa.String(32), primary_key=True), sa.Column("seen", sa.Float, nullable=False)
    )
    op.create_table("leases", table_id(), server())
    op.create_index("ix_leases_server", "leases", ["server"])
    visitor = sa.Column("visitor", ID, primary_key=True, autoincrement=False)
    op.create_table("presence", table_id(), server(primary_key=True), visitor)
    op.create_index("ix_presence_server", "presence", ["server"])
    op.create_table(
        "counters",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("units", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
