"""Writers on SQLite who share a commit: each change is on the disk or is refused, by itself."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from spieltisch.server.commits import Commits
from spieltisch.server.storage import open_engine

WRITERS = 12


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE said (word TEXT PRIMARY KEY)"))
    yield engine
    engine.dispose()


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(WRITERS + 1) as pool:
        yield pool


class Crowd:
    """Writers who all wait behind one who is in no hurry."""

    def __init__(self, engine: Engine, pool: ThreadPoolExecutor) -> None:
        self.commits, self.pool = Commits(engine), pool
        self.count = 0
        event.listen(engine, "commit", self._committed)

    def _committed(self, _: Connection) -> None:
        self.count += 1

    def write(self, word: str) -> None:
        with self.commits.writing() as connection:
            connection.execute(text("INSERT INTO said VALUES (:word)"), {"word": word})

    def all_at_once(self, *writers: Callable[[], None]) -> list[Future[None]]:
        """Let them begin while another one writes, who ends when all of them wait."""
        go_on = threading.Event()

        def first() -> None:
            with self.commits.writing():
                go_on.wait(60)

        futures = [self.pool.submit(first)]
        while self.commits._group is None:
            pass
        futures += [self.pool.submit(writer) for writer in writers]
        while self.commits._waiting < len(writers):
            pass
        go_on.set()
        return futures[1:]

    def said(self) -> set[str]:
        with self.commits.engine.connect() as connection:
            return {word for (word,) in connection.execute(text("SELECT word FROM said"))}


@pytest.fixture
def crowd(engine: Engine, pool: ThreadPoolExecutor) -> Crowd:
    return Crowd(engine, pool)


def writer(crowd: Crowd, word: str) -> Callable[[], None]:
    return lambda: crowd.write(word)


def test_who_waits_shares_a_commit(crowd: Crowd) -> None:
    words = {f"word {n}" for n in range(WRITERS)}
    for future in crowd.all_at_once(*(writer(crowd, word) for word in words)):
        future.result(60)
    assert crowd.said() == words
    assert crowd.count == 1


def test_who_has_returned_is_on_the_disk(crowd: Crowd, tmp_path: Path) -> None:
    def write_and_look(word: str) -> None:
        crowd.write(word)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            assert other.execute("SELECT count(*) FROM said WHERE word = ?", (word,)).fetchone() == (1,)
        other.close()

    for future in crowd.all_at_once(*(lambda n=n: write_and_look(f"word {n}") for n in range(WRITERS))):  # type: ignore[misc]
        future.result(60)


def test_one_that_fails_undoes_nothing_of_the_others(crowd: Crowd) -> None:
    crowd.write("twice")

    def fail() -> None:
        with crowd.commits.writing() as connection:
            connection.execute(text("INSERT INTO said VALUES ('half')"))
            connection.execute(text("INSERT INTO said VALUES ('twice')"))

    futures = crowd.all_at_once(writer(crowd, "before"), fail, writer(crowd, "after"))
    futures[0].result(60)
    with pytest.raises(IntegrityError):
        futures[1].result(60)
    futures[2].result(60)
    assert crowd.said() == {"twice", "before", "after"}


def test_if_the_transaction_is_lost_nobody_is_told_otherwise(crowd: Crowd) -> None:
    def lose() -> None:
        with crowd.commits.writing() as connection:
            connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself when the disk is full
            raise OSError("the disk is full")

    words = [f"word {n}" for n in range(6)]
    futures = crowd.all_at_once(
        *(writer(crowd, word) for word in words[:3]), lose, *(writer(crowd, w) for w in words[3:])
    )
    assert isinstance(futures.pop(3).exception(60), OSError)
    kept = {word for word, future in zip(words, futures, strict=True) if future.exception(60) is None}
    assert all(isinstance(future.exception(), OSError | None) for future in futures)
    assert crowd.said() == kept


def test_who_is_not_let_in_does_not_wait_once_more_behind_others(crowd: Crowd, tmp_path: Path) -> None:
    refused = 0

    def refuse(connection: Connection) -> None:
        nonlocal refused
        refused += 1

    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    event.listen(crowd.commits.engine, "begin", refuse, insert=True)
    event.listen(crowd.commits.engine, "connect", lambda one, _: one.execute("PRAGMA busy_timeout=300").close())
    crowd.commits.engine.dispose()  # connections that are opened now are less patient
    futures = [crowd.pool.submit(writer(crowd, f"word {n}")) for n in range(WRITERS)]
    assert all(isinstance(future.exception(60), OperationalError) for future in futures)
    assert refused < WRITERS
    other.execute("ROLLBACK")
    other.close()
    crowd.write("goes on")
    assert crowd.said() == {"goes on"}
