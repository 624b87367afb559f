"""Copies of a database: everything in it, at one moment, as one SQLite file, whatever kind of database it comes from.

A copy can be opened by `spieltisch play` as it is, and put back into an empty database of either kind; so games move
from a file to PostgreSQL and back.
"""

from pathlib import Path

from sqlalchemy import Connection, Engine, func, select, text

from . import schema as db
from .storage import open_engine

AT_ONCE = 1000  # rows
PASSING = (db.servers, db.leases, db.presence, db.counters)  # of servers that run: nothing to keep
KEPT = [table for table in db.metadata.sorted_tables if table not in PASSING]


class NotEmpty(Exception):
    """There are games where others were to be put."""


class NoCopy(Exception):
    """What was to be put back is no copy of ours."""


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Copy everything into a new file while servers go on; how many rows of each kind there were."""
    if file.exists():
        raise FileExistsError(17, "it is there already", str(file))
    part = file.with_name(file.name + ".part")  # nobody takes half of one for a copy
    part.unlink(missing_ok=True)
    made = open_engine(f"sqlite:///{part.resolve().as_posix()}")
    try:
        with engine.connect() as source, made.connect().execution_options(writes=True) as target:
            if engine.dialect.name == "postgresql":
                source.execution_options(isolation_level="REPEATABLE READ")
            with source.begin(), target.begin():
                counts = _copied(source, target)
    finally:
        made.dispose()
    part.rename(file)  # the last connection has put everything into it when it was closed
    return counts


def put_back(engine: Engine, file: Path) -> dict[str, int]:
    """Fill an empty database from a copy, whole or not at all."""
    if not file.is_file():
        raise NoCopy(str(file))
    with file.open("rb") as begun:
        if not begun.read(16).startswith(b"SQLite format 3"):
            raise NoCopy(str(file))
    source_engine = open_engine(f"sqlite:///{file.resolve().as_posix()}")  # which may be of an older version
    try:
        writing = engine.connect().execution_options(writes=True)
        with source_engine.connect() as source, writing as target, target.begin():
            if any(target.execute(select(func.count()).select_from(table)).scalar() for table in KEPT):
                raise NotEmpty
            counts = _copied(source, target)
            if engine.dialect.name == "postgresql":
                number = "SELECT setval(pg_get_serial_sequence('visitors', 'id'), (SELECT max(id) FROM visitors))"
                target.execute(text(number))
    finally:
        source_engine.dispose()
    return counts


def _copied(source: Connection, target: Connection) -> dict[str, int]:
    counts: dict[str, int] = {}
    later: list[dict[str, object]] = []
    for table in KEPT:
        counts[table.name] = 0
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for rows in found.partitions(AT_ONCE):
            values = [dict(row) for row in rows]
            if table is db.tables:  # one names another that may come after it
                later += [{"here": row["id"], "next": row["rematch"]} for row in values if row["rematch"]]
                values = [{**row, "rematch": None} for row in values]
            target.execute(table.insert(), values)
            counts[table.name] += len(values)
    for row in later:
        target.execute(db.tables.update().where(db.tables.c.id == row["here"]).values(rematch=row["next"]))
    return counts
