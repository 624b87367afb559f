"""What those who run a server may do with what lies in its database, while servers run: the command line calls it.

Servers hear of every change (ADR 17), or find out within seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Select, exists, func, or_, select, update

from . import schema as db
from .people import forget
from .settings import Retention
from .storage import Sheet, Storage, now, touch

DAY_S = 24 * 3600.0
PAGE = 50
Which = Literal["all", "running", "waiting", "over", "closed"]


class Unknown(Exception):
    """There is no such table or visitor."""


@dataclass(frozen=True)
class Known:
    """A visitor, as far as those who run a server need to know."""

    id: int
    created: str
    seen: str | None
    muted: bool
    tables: int  # at which they sit


def tables(storage: Storage, which: Which = "all", page: int = 1) -> tuple[list[Sheet], int]:
    """A page of tables, those that changed last first, and how many there are."""
    columns = db.tables.c
    waits = columns.asked.is_(None) & ~columns.over
    wanted: Any = {
        "all": columns.id.is_not(None),
        "running": ~columns.over & columns.asked.is_not(None),
        "waiting": waits,
        "over": columns.over,
        "closed": columns.closed,
    }[which]
    order = columns.changed.desc(), columns.id
    with storage.reading() as connection:
        total = connection.execute(select(func.count()).select_from(db.tables).where(wanted)).scalar_one()
        on_page = select(columns.id).where(wanted).order_by(*order).limit(PAGE).offset(PAGE * (page - 1))
        ids = connection.execute(on_page).scalars().all()
    found = {sheet.id: sheet for sheet in storage.sheets(ids)}
    return [found[table] for table in ids if table in found], total


def table(storage: Storage, name: str) -> Sheet:
    """One table."""
    sheet = storage.sheet(name)
    if sheet is None:
        raise Unknown(name)
    return sheet


def close(storage: Storage, name: str, closed: bool) -> None:
    """Let nobody change anything at a table any more, bots included; or let them again."""
    table(storage, name)
    with storage.writing() as connection:
        touch(connection, name, closed=closed)


def visitors(storage: Storage, page: int = 1) -> tuple[list[Known], int]:
    """A page of visitors, the latest first, and how many there are."""
    columns = db.visitors.c
    sits_at = select(func.count()).where(db.seats.c.visitor == columns.id).scalar_subquery()
    wanted = select(columns.id, columns.created, columns.seen, columns.muted, sits_at).order_by(columns.id.desc())
    with storage.reading() as connection:
        total = connection.execute(select(func.count()).select_from(db.visitors)).scalar_one()
        found = connection.execute(wanted.limit(PAGE).offset(PAGE * (page - 1)))
        return [Known(*row) for row in found], total


def need_visitor(storage: Storage, visitor: int) -> None:
    """Refuse a number that nobody has."""
    with storage.reading() as connection:
        if connection.execute(select(db.visitors.c.id).where(db.visitors.c.id == visitor)).scalar() is None:
            raise Unknown(str(visitor))


def mute(storage: Storage, visitor: int, muted: bool) -> None:
    """Let somebody say nothing any more, at whatever table; or let them again."""
    need_visitor(storage, visitor)
    with storage.writing() as connection:
        connection.execute(update(db.visitors).where(db.visitors.c.id == visitor).values(muted=muted))


def expire(
    storage: Storage, keep: Retention, lang: str, dry_run: bool = False, most: int | None = None
) -> dict[str, int]:
    """Delete what is older than it may be, or so much of it; how much that was, or would be."""
    old_tables = [
        *_old(storage, keep.finished, db.tables.c.over),
        *_old(storage, keep.abandoned, ~db.tables.c.over),
    ]
    gone = [] if keep.visitors is None else _not_seen(storage, keep.visitors)
    old_tables, gone = old_tables[:most], gone[:most]
    if not dry_run:
        for name in old_tables:
            storage.delete(name)
        for visitor in gone:
            forget(storage, visitor, lang)
    return {"tables": len(old_tables), "visitors": len(gone)}


def _old(storage: Storage, days: int | None, which: Any) -> Sequence[str]:
    if days is None:
        return []
    with storage.reading() as connection:
        old = select(db.tables.c.id).where(which, db.tables.c.changed < now(-days * DAY_S))
        return connection.execute(old).scalars().all()


def _not_seen(storage: Storage, days: int) -> Sequence[int]:
    """Visitors who have not been here for long, and at whose tables nothing has happened since, either."""
    since, columns = now(-days * DAY_S), db.visitors.c
    theirs = or_(db.tables.c.host == columns.id, db.tables.c.id.in_(_tables_of(columns.id)))
    busy = exists().where(theirs, db.tables.c.changed >= since)
    last = func.coalesce(columns.seen, columns.created)
    with storage.reading() as connection:
        return connection.execute(select(columns.id).where(last < since, ~busy)).scalars().all()


def _tables_of(visitor: Any) -> Select[tuple[str]]:
    return select(db.seats.c.table_id).where(db.seats.c.visitor == visitor)
