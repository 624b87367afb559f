"""What we know of a person, for themselves: all of it as data, and none of it from then on.

A person is a browser: seats, the tables they set up, the packs they made, and what they said from a seat. Whoever goes
for good leaves no name behind. Seats of running games go on with a bot, as when somebody leaves; in games of others
that are over somebody sat there; tables at which nobody else sits go with them.
"""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from ..texts import speak
from . import schema as db
from .storage import Sheet, Storage, now, touch

NOBODY = 0  # who made a pack that games of others still have


def data_of(storage: Storage, visitor: int) -> dict[str, Any]:
    """Everything that is kept about a visitor, for them to take along. What others said or hid is not theirs."""
    with storage.reading() as connection:
        row = connection.execute(select(db.visitors).where(db.visitors.c.id == visitor)).mappings().one_or_none()
        if row is None:
            return {}
        about = {key: row[key] for key in ("created", "seen", "muted")}
        made = connection.execute(select(db.drafts).where(db.drafts.c.visitor == visitor)).mappings().all()
        sheets = storage.sheets_of(visitor)
        at_others = (db.chat.c.visitor == visitor) & db.chat.c.table_id.not_in([sheet.id for sheet in sheets])
        watched = connection.execute(select(db.chat).where(at_others)).mappings().all()
    tables = [_table_of(storage, sheet, visitor) for sheet in sheets]
    said = [{"table": line["table_id"], "at": line["at"], "text": line["text"]} for line in watched]
    packs = [{key: one[key] for key in ("game", "name", "titles", "created", "changed", "files")} for one in made]
    return {"visitor": about, "tables": tables, "said": said, "packs": packs}


def _table_of(storage: Storage, sheet: Sheet, visitor: int) -> dict[str, Any]:
    mine = set(sheet.seats_of(visitor))
    with storage.reading() as connection:
        said = connection.execute(select(db.chat).where(_said_by(sheet, visitor))).mappings().all()
    return {
        "table": sheet.id,
        "title": sheet.title,
        "game": sheet.game,
        "created": sheet.created,
        "changed": sheet.changed,
        "over": sheet.over,
        "host": sheet.host == visitor,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in sheet.seats if seat.seat in mine],
        "answers": [{"number": row.seq, "thing": row.thing} for row in storage.rows(sheet.id) if row.seat in mine],
        "said": [{"at": line["at"], "text": line["text"]} for line in said],
    }


def _said_by(sheet: Sheet, visitor: int) -> Any:
    """What somebody said; of older lines, what was said from their seats under the names that these have."""
    names = [seat.name for seat in sheet.seats if seat.visitor == visitor]
    theirs = db.chat.c.seat.in_(sheet.seats_of(visitor)) & db.chat.c.name.in_(names) & db.chat.c.visitor.is_(None)
    return (db.chat.c.table_id == sheet.id) & (theirs | (db.chat.c.visitor == visitor))


def forget(storage: Storage, visitor: int, lang: str) -> list[str]:
    """Forget a visitor for good; the tables that have changed or gone."""
    sheets = storage.sheets_of(visitor)
    with storage.writing() as connection:
        for sheet in sheets:
            if sheet.people <= {visitor}:
                storage.delete_in(connection, sheet.id)
            else:
                _leave(connection, sheet, visitor, speak(lang, "server", "name-somebody"))
        for column in (db.commands.c.visitor, db.requests.c.visitor):
            connection.execute(delete(column.table).where(column == visitor))
        connection.execute(delete(db.codes).where(db.codes.c.maker == visitor))
        watched = _hear_no_more(connection, visitor)
        connection.execute(delete(db.presence).where(db.presence.c.visitor == visitor))
        connection.execute(delete(db.drafts).where(db.drafts.c.visitor == visitor))
        mine = update(db.packs).where(db.packs.c.owner == visitor)
        connection.execute(mine.values(owner=NOBODY, kept=""))  # games of others keep their cards
        storage.drop_unused_packs(connection)
        connection.execute(delete(db.visitors).where(db.visitors.c.id == visitor))
    return [*(sheet.id for sheet in sheets), *watched]


def _hear_no_more(connection: Connection, visitor: int) -> list[str]:
    """Take away what somebody said at tables of others; which these are."""
    theirs = db.chat.c.visitor == visitor
    tables = list(connection.execute(select(db.chat.c.table_id).where(theirs).distinct()).scalars())
    connection.execute(delete(db.chat).where(theirs))
    for table in tables:
        touch(connection, table, ordered=db.tables.c.ordered + 1)
    return tables


def _leave(connection: Connection, sheet: Sheet, visitor: int, somebody: str) -> None:
    """Make somebody of a person at a table where others sit."""
    others = [seat.visitor for seat in sheet.seats if seat.visitor not in (None, visitor)]
    connection.execute(delete(db.chat).where(_said_by(sheet, visitor)))
    for seat in sheet.seats:
        if seat.visitor != visitor:
            continue
        here = (db.seats.c.table_id == sheet.id) & (db.seats.c.seat == seat.seat)
        bot = {"kind": "bot", "level": seat.level or "thumb", "stand_in": False}
        gone: dict[str, Any] = {"kind": "open"} if sheet.waiting else {} if sheet.over else bot
        connection.execute(update(db.seats).where(here).values(visitor=None, name=somebody, **gone))
        for column in (db.notes.c.name, db.notes.c.other):
            named = (db.notes.c.table_id == sheet.id) & (column == seat.name)
            connection.execute(update(db.notes).where(named).values({column.name: somebody}))
        if not sheet.over and not sheet.waiting:
            last = connection.execute(select(db.notes.c.note).where(db.notes.c.table_id == sheet.id)).scalars().all()
            seq = connection.execute(select(db.log.c.seq).where(db.log.c.table_id == sheet.id)).scalars().all()
            values = {"note": max(last, default=0) + 1, "seq": max(seq, default=0), "number": sheet.number, "at": now()}
            told = {"kind": "left", "seat": seat.seat, "name": somebody, "other": somebody}
            connection.execute(db.notes.insert().values(table_id=sheet.id, **values, **told))
    touch(connection, sheet.id, **({"host": others[0]} if sheet.host == visitor else {}))
