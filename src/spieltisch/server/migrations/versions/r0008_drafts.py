"""The workshop: packs that visitors work on, and whose packs games were set up with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add what is new; the packs that are there come from the host."""
    op.add_column("packs", sa.Column("owner", ID))
    op.add_column("packs", sa.Column("kept", sa.String(32)))
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", ID, sa.ForeignKey("visitors.id", ondelete="RESTRICT"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("titles", sa.JSON, nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
        sa.Column("hash", sa.String(128), nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("ix_drafts_visitor", "drafts", ["visitor"])
    op.create_table(
        "draft_steps",
        sa.Column("draft", sa.String(32), sa.ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )
