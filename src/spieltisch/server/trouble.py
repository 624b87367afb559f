"""What is wrong with the database, told apart: it is away, its disk is full, or nothing can be written.

None of it is a fault of the program. Whoever asked is told so and may try again, the log has one line, and play goes on
as soon as it is mended.
"""

from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

AWAY, FULL, READ_ONLY = "storage-away", "storage-full", "storage-read-only"
SIGNS = {  # what SQLite and PostgreSQL say
    FULL: ("disk is full", "no space left", "could not extend file"),
    READ_ONLY: ("readonly database", "read-only transaction", "read-only file system"),
    AWAY: ("unable to open database", "disk i/o error", "connection", "server closed", "shutting down", "starting up"),
}


def trouble_of(error: BaseException | None) -> str | None:
    """The trouble with the database behind an error; None: there is none, or it is a fault of ours."""
    for one in _causes(error):
        if isinstance(one, NoConnection):
            return AWAY
        if isinstance(one, DBAPIError):
            told = str(one.orig).lower()
            found = next((code for code, signs in SIGNS.items() if any(sign in told for sign in signs)), None)
            return found or (AWAY if one.connection_invalidated else None)
    return None


def first_line(error: BaseException | None) -> str:
    """What the database said itself: no statement, and no values."""
    for one in _causes(error):
        if isinstance(one, DBAPIError | NoConnection):
            return str(getattr(one, "orig", None) or one).strip().partition("\n")[0][:200]
    return ""


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(10):
        if error is None:
            return
        yield error
        error = error.__cause__ or error.__context__
