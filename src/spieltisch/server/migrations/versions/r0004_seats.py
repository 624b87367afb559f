"""Seats change hands openly: what the log tells of them, who waits for consent, and codes with a purpose and an end.

Hints were the only thing that a log told besides answers; now they are one kind of note among others. A table that
waits for friends, and at which nobody has answered yet, is dealt anew when all of them sit.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NOT_BEGUN = (
    "IN (SELECT table_id FROM seats WHERE kind = 'open')"
    " AND {column} NOT IN (SELECT table_id FROM log WHERE seat >= 0 OR kind = 'undo')"
)
ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def table_id() -> "sa.Column[str]":
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Change the form, then what lies in it."""
    op.add_column("codes", sa.Column("kind", sa.String(10), nullable=False, server_default="invite"))
    op.add_column("codes", sa.Column("maker", ID))
    op.drop_index("ix_codes_table_id", "codes")
    op.create_index("ix_codes_table_id", "codes", ["table_id", "seat", "kind"], unique=True)
    op.create_table(
        "requests",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", ID, sa.ForeignKey("visitors.id", ondelete="RESTRICT")),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table(
        "notes",
        table_id(),
        sa.Column("note", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("other", sa.String(60), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.execute(
        "INSERT INTO notes (table_id, note, seq, number, kind, seat, name, other, at)"
        " SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY seq, seat), seq, number, 'hint', seat,"
        " '', '', at FROM hints"
    )
    op.drop_table("hints")
    op.execute(f"UPDATE notes SET seq = 0, number = 0 WHERE table_id {NOT_BEGUN.format(column='table_id')}")
    op.execute(f"UPDATE tables SET number = 0, asked = NULL WHERE id {NOT_BEGUN.format(column='id')}")
    op.execute("DELETE FROM log WHERE table_id IN (SELECT id FROM tables WHERE asked IS NULL AND number = 0)")
