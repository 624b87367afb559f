"""The tables of the database. A game is its rows in `log`; everything else says who sits where.

Changes go into a new file of `migrations/versions`, too; a test compares what they make with what is written here.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NAMES = {"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}

metadata = MetaData(naming_convention=NAMES)

# SQLite numbers rows by itself only for INTEGER, PostgreSQL should not run out of numbers
_Id = BigInteger().with_variant(Integer, "sqlite")


def _table_id(**more: bool) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)  # type: ignore[arg-type]


def _visitor(name: str, **more: bool) -> Column[int]:
    return Column(name, _Id, ForeignKey("visitors.id", ondelete="RESTRICT"), **more)  # type: ignore[arg-type]


# A browser. Only the hash of its token is kept.
visitors = Table(
    "visitors",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Column("seen", String(32)),  # the day on which it was here last; None: before anybody wrote that down
    Column("muted", Boolean, nullable=False, server_default=false()),  # by whoever runs the server
)

# A table: what is played, and what a list of tables shows of it. `version` grows with every change of it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack_name", String(80), nullable=False),
    Column("pack_hash", String(128), nullable=False),
    Column("title", String(80), nullable=False),
    _visitor("host", nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("pace", Integer, nullable=False),
    Column("rematch", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("version", _Id, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer),
    Column("over", Boolean, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("hints", Boolean),  # None: nobody has said whether they are allowed
    Column("lesson", Boolean, nullable=False),  # a guided game
    Column("closed", Boolean, nullable=False, server_default=false()),  # by whoever runs the server: look, do not touch
    Column("hushed", JSON, nullable=False, server_default="[]"),  # visitors whom the host lets write nothing here
    Column("removed", JSON, nullable=False, server_default="[]"),  # visitors whom the host has shown out
    Column("ordered", Integer, nullable=False, server_default="0"),  # how often the host has kept order in the chat
    Index("ix_tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(40)),
    _visitor("visitor"),
    Column("stand_in", Boolean, nullable=False),
    Index("ix_seats_visitor", "visitor"),
)

# The last codes of each seat, hashed; using one changes the hash (`tokens.used_code`). `kind`: an invitation, or the
# owner's own way back; `maker` is the visitor who asked for it (None: it comes from an older database).
codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("maker", _Id),
    Index("ix_codes_table_id", "table_id", "seat", "kind", unique=True),
)

# Who would like to sit in a seat of a running game (`visitor` None: a bot is to stand in), and who has agreed already.
requests = Table(
    "requests",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    _visitor("visitor"),
    Column("name", String(60), nullable=False),
    Column("asked", String(32), nullable=False),
    Column("agreed", JSON, nullable=False),
)

# The game: one row per answer, those of chance (seat -1) included, in the order in which they were given. `thing` of an
# `undo` is how many answers it takes back. Answers given at one go have the same `batch`.
log = Table(
    "log",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("thing", Integer, nullable=False),
    Column("batch", Integer, nullable=False),
    Column("command", String(64)),
    Column("at", String(32), nullable=False),
)

# What the log tells besides answers: hints that were taken and seats that changed hands, and after how many answers.
notes = Table(
    "notes",
    metadata,
    _table_id(primary_key=True),
    Column("note", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),  # who did it
    Column("other", String(60), nullable=False),  # who sat there before
    Column("at", String(32), nullable=False),
)

# Commands that were carried out: the same one again changes nothing.
commands = Table(
    "commands",
    metadata,
    _table_id(primary_key=True),
    _visitor("visitor", primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)

# The files of every pack that a game was set up with, as texts: cards that change or vanish on the disk change no game.
# Those of the host's own folder are never deleted: records of games may come back. Those that a visitor has made
# (`owner`) go when no table has them any more, some time after somebody last began a game with them (`kept`).
packs = Table(
    "packs",
    metadata,
    Column("hash", String(128), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("files", JSON, nullable=False),
    Column("owner", _Id),
    Column("kept", String(32)),
)

# A pack that a visitor works on (ADR 22), whatever is wrong with it. `version` grows with every change of it.
drafts = Table(
    "drafts",
    metadata,
    Column("id", String(32), primary_key=True),
    _visitor("visitor", nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("titles", JSON, nullable=False),  # by language
    Column("files", JSON, nullable=False),
    Column("hash", String(128), nullable=False),
    Column("faults", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Index("ix_drafts_visitor", "visitor"),
)

# The last steps of a draft: the files (None: there was none) that come back when the step is taken back or, if it has
# been, when it is made again.
draft_steps = Table(
    "draft_steps",
    metadata,
    Column("draft", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("undone", Boolean, nullable=False),
    Column("files", JSON, nullable=False),
    Column("size", Integer, nullable=False),  # of these files
)

chat = Table(
    "chat",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("visitor", _Id),  # who said it; None: it comes from an older database
)

# --- what several servers on one database tell each other (ADR 17); a server alone needs none of it ---

# A server that runs: `seen` is when it said so last, in seconds by the database's clock. What it holds goes with it.
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)


def _server(**more: bool) -> Column[str]:
    return Column("server", String(32), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, **more)  # type: ignore[arg-type]


# Which server lets bots think for a table.
leases = Table(
    "leases",
    metadata,
    _table_id(primary_key=True),
    _server(),
    Index("ix_leases_server", "server"),
)

# Which visitors are connected to a table, and where.
presence = Table(
    "presence",
    metadata,
    _table_id(primary_key=True),
    _server(primary_key=True),
    Column("visitor", _Id, primary_key=True, autoincrement=False),
    Index("ix_presence_server", "server"),
)

# How much of something somebody may still want: `units` at a moment, by the database's clock.
counters = Table(
    "counters",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("units", Float, nullable=False),
    Column("at", Float, nullable=False),
)
