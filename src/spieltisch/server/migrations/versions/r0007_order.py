"""Hosts keep order at their tables: who said a line is written down, and who may not write there any more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add what is new; nobody is hushed, and of old lines nobody knows who said them."""
    op.add_column("chat", sa.Column("visitor", ID))
    op.add_column("tables", sa.Column("hushed", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("ordered", sa.Integer, nullable=False, server_default="0"))
