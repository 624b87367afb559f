"""The packs that games are played with.

Tables that are there already name their pack by its hash. The server puts in its files when it starts, if they still
lie on the disk (`Packs.open`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of packs."""
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(128), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
    )
