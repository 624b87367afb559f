"""Order at a table: its host takes lines of the chat away, lets somebody write there no more, or shows them out.

Whoever is hushed can watch and play as before; whoever is shown out can do nothing there any more, and is told so
(`access.need`). Nobody is told who they are but the host, who knows them by their seats or lines. Everything blocks.
"""

from collections.abc import Iterator

from sqlalchemy import Connection, delete, select

from . import schema as db
from .live import LiveTable
from .refusals import Refusal
from .seating import left_to_a_bot, opened
from .storage import touch


def unsay(live: LiveTable, number: int) -> None:
    """Take a line of the chat away, for everybody."""
    with live.storage.writing() as connection:
        _author(connection, live, number)
        here = (db.chat.c.table_id == live.id) & (db.chat.c.number == number)
        connection.execute(delete(db.chat).where(here))
        _touch(connection, live)
    live.overtaken = True


def hush(live: LiveTable, number: int) -> None:
    """Let whoever said a line write nothing more at this table."""
    with live.storage.writing() as connection:
        author = _somebody(live, _author(connection, live, number))
        _touch(connection, live, hushed=sorted({*live.sheet.hushed, author}))
    live.overtaken = True


def let_speak(live: LiveTable) -> None:
    """Let everybody write again."""
    with live.storage.writing() as connection:
        _touch(connection, live, hushed=[])
    live.overtaken = True


def remove_author(live: LiveTable, number: int, lang: str) -> None:
    """Show out whoever said a line."""
    with live.storage.reading() as connection:
        author = _somebody(live, _author(connection, live, number))
    _remove(live, author, lang)


def remove_seated(live: LiveTable, seat: int, lang: str) -> None:
    """Show out whoever sits in a seat: it is free again, or a bot plays on."""
    visitor = live.sheet.seats[seat].visitor
    if visitor is None:
        raise Refusal(409, "nobody-sits")
    _remove(live, _somebody(live, visitor), lang)


def let_back(live: LiveTable) -> None:
    """Let everybody come again who was shown out."""
    with live.storage.writing() as connection:
        _touch(connection, live, removed=[])
    live.overtaken = True


def _remove(live: LiveTable, visitor: int, lang: str) -> None:
    sheet = live.sheet
    seats = {} if sheet.over else dict(_without(live, visitor, lang))  # who played a game that is over stays written
    notes = [] if sheet.waiting else [live.note("removed", seat, sheet.seats[seat].name) for seat in seats]
    removed = sorted({*sheet.removed, visitor})
    live.storage.show_out(live.id, sheet.version, removed, seats, notes)
    live.overtaken = True


def _without(live: LiveTable, visitor: int, lang: str) -> Iterator[tuple[int, dict[str, object]]]:
    for number in live.sheet.seats_of(visitor):
        yield number, opened(number, lang) if live.sheet.waiting else left_to_a_bot(live.sheet.seats[number])


def _somebody(live: LiveTable, visitor: int | None) -> int:
    """Somebody whom we know, and who is not the host."""
    if visitor is None:
        raise Refusal(409, "author-unknown")
    if visitor == live.sheet.host:
        raise Refusal(409, "hush-host")
    return visitor


def _author(connection: Connection, live: LiveTable, number: int) -> int | None:
    here = (db.chat.c.table_id == live.id) & (db.chat.c.number == number)
    found = connection.execute(select(db.chat.c.visitor).where(here)).one_or_none()
    if found is None:
        raise Refusal(404, "no-such-line")
    author: int | None = found[0]
    return author


def _touch(connection: Connection, live: LiveTable, **values: object) -> None:
    """`ordered` tells other servers that the chat they know is not the chat any more."""
    touch(connection, live.id, live.sheet.version, ordered=db.tables.c.ordered + 1, **values)
