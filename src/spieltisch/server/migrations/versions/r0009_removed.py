"""Hosts show people out: who is not let in at a table any more."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; nobody was ever shown out."""
    op.add_column("tables", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
