"""One server for a file: games in SQLite belong to one process, which nobody else tells what it does (ADR 17).

Whoever holds a file has a lock of the operating system on another one beside it. It goes with the process, however that
ends, so that nothing has to be cleared up after a crash.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url


class Held(Exception):
    """Another process holds the database."""


@contextmanager
def holding(url: str) -> Iterator[None]:
    """Hold a database of SQLite for as long as it is used; others need not be held."""
    if (path := file_of(url)) is None:
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Held(str(path)) from None
        yield
    finally:
        os.close(lock)


def lock_of(path: Path) -> Path:
    """The file beside a database that whoever holds it has a lock on; what is in it does not matter."""
    return path.with_name(path.name + ".lock")


def file_of(url: str) -> Path | None:
    """The file that a database of SQLite lies in; None: it is another kind of database, or lies in memory."""
    address = make_url(url)
    in_file = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(str(address.database)) if in_file else None
