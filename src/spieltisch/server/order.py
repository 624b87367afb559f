"""Order at a table: its host takes lines of the chat away, and lets somebody write there no more. Everything blocks.

Whoever is hushed can watch and play as before. Nobody is told who they are but the host, who knows them by their lines.
"""

from sqlalchemy import Connection, delete, select

from . import schema as db
from .live import LiveTable
from .refusals import Refusal
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
        author = _author(connection, live, number)
        if author is None:
            raise Refusal(409, "author-unknown")
        if author == live.sheet.host:
            raise Refusal(409, "hush-host")
        _touch(connection, live, hushed=sorted({*live.sheet.hushed, author}))
    live.overtaken = True


def let_speak(live: LiveTable) -> None:
    """Let everybody write again."""
    with live.storage.writing() as connection:
        _touch(connection, live, hushed=[])
    live.overtaken = True


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
