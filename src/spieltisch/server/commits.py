"""SQLite: one writer at a time, and whoever waits meanwhile shares the next commit.

To be safe from a power cut a commit waits for the disk, for some milliseconds. If every move at every table waited by
itself, a hundred moves a second would be too many. So writers take turns in one transaction for as long as somebody is
waiting; the last of them commits for all, and nobody goes on before that.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

MOST_TOGETHER = 16  # so that the first of them does not wait for ever


class Group:
    """Changes that are committed together."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.members = 0
        self.settled = threading.Event()
        self.error: BaseException | None = None

    @property
    def is_lost(self) -> bool:
        """Whether SQLite has given up the whole transaction, as it does when the disk is full."""
        dbapi = self.connection.connection.dbapi_connection
        return dbapi is None or not dbapi.in_transaction

    def settle(self, error: BaseException | None = None) -> None:
        """Commit, or nothing of it has happened."""
        try:
            if error is None:
                self.connection.commit()
            else:
                self.connection.rollback()
        except BaseException as failed:
            error = error or failed
        finally:
            self.error = error
            with suppress(DBAPIError):
                self.connection.close()
            self.settled.set()


class Commits:
    """Whoever writes, one after the other."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn, self._counting = threading.Lock(), threading.Lock()
        self._waiting = 0
        self._group: Group | None = None
        self._refused, self._refusal = 0.0, Exception()  # when we were not let in last, and why

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection to change something with; when this is left, the change is on the disk, or an error says not."""
        since = time.monotonic()
        with self._my_turn():
            group = self._group or self._begin(since)
            try:
                with self._as_one(group):
                    yield group.connection
            finally:
                if group.settled.is_set():
                    self._group = None
                elif group.members == MOST_TOGETHER or not self._waiting:
                    self._group = None
                    group.settle()
        group.settled.wait()
        if group.error is not None:
            raise group.error

    @contextmanager
    def _my_turn(self) -> Iterator[None]:
        with self._counting:
            self._waiting += 1
        with self._turn:
            with self._counting:
                self._waiting -= 1
            yield

    def _begin(self, since: float) -> Group:
        """Open a transaction; while somebody else's lock lasts, all who wait wait together."""
        if since < self._refused:
            raise self._refusal
        connection = self.engine.connect().execution_options(writes=True)
        try:
            connection.begin()
        except BaseException as error:
            connection.close()
            if isinstance(error, Exception):
                self._refused, self._refusal = time.monotonic(), error
            raise
        self._group = Group(connection)
        return self._group

    @contextmanager
    def _as_one(self, group: Group) -> Iterator[None]:
        """What goes wrong here undoes this change alone."""
        first, part = group.members == 0, None
        group.members += 1
        try:
            part = None if first else group.connection.begin_nested()
            yield
            if part is not None:
                part.commit()
        except BaseException as error:
            if part is not None:
                with suppress(DBAPIError):  # if all is lost, so is the part
                    part.rollback()
            if first or group.is_lost:
                group.settle(error)
            raise
