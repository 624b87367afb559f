"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def table_id(**more: bool) -> sa.Column[str]:
    """The column that says to which table a row belongs."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)  # type: ignore[arg-type]


def visitor(name: str, **more: bool) -> sa.Column[int]:
    """A column that names a visitor."""
    return sa.Column(name, ID, sa.ForeignKey("visitors.id", ondelete="RESTRICT"), **more)  # type: ignore[arg-type]


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "visitors",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.UniqueConstraint("token", name="uq_visitors_token"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pack_name", sa.String(80), nullable=False),
        sa.Column("pack_hash", sa.String(128), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        visitor("host", nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("version", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(40)),
        visitor("visitor"),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id", "seat"], unique=True)
    op.create_table(
        "log",
        table_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("thing", sa.Integer, nullable=False),
        sa.Column("batch", sa.Integer, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "commands",
        table_id(primary_key=True),
        visitor("visitor", primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
