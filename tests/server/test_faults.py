"""A database in trouble: everybody hears of it, nothing that was done is called undone, and afterwards all goes on."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from spieltisch.server import bots, storage
from spieltisch.server.app import make_app
from spieltisch.server.looking import Viewer
from spieltisch.server.messages import NewSeat, NewTable
from spieltisch.server.rooms import House
from spieltisch.server.setting_up import set_up
from spieltisch.server.settings import Settings, database_url
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.watching import TRY_AGAIN, Watcher

from .kit import PATIENCE, Client, Server


def rename(database: Path, old: str, new: str) -> None:
    """Call a table of a database otherwise."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"ALTER TABLE {old} RENAME TO {new}")


@contextmanager
def missing(database: Path, table: str) -> Iterator[None]:
    """A database in which a table cannot be found: what needs it fails as it does when a disk is full or away."""
    rename(database, table, "away")
    yield
    rename(database, "away", table)


@contextmanager
def held(database: Path) -> Iterator[None]:
    """A database that somebody else is writing to."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tables of the server are."""
    return tmp_path_factory.mktemp("faults") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    """A server whose database can be got at."""
    running = Server(database)
    yield running
    running.stop()


def test_a_command_that_fails_is_answered_and_the_socket_stays(anna: Client, database: Path) -> None:
    state = anna.play(anna.new_table("human", "hotseat")["table"], lambda state: state["question"]["mine"])
    answer = {"seq": state["seq"], "seat": state["viewer"], "things": [state["options"][0]["thing"]]}
    with anna.live(state["table"], state["viewer"]) as socket:
        socket.next("state")
        with missing(database, "commands"):
            for kind, fields in (("answer", answer), ("chat", {"text": "Hello"})):
                command = socket.send(kind, **fields)
                problem = socket.next("problem", "done")
                assert (problem["code"], problem["command"]) == ("fault", command)
        with missing(database, "log"):
            socket.send("sync")
            assert socket.next("problem", "state")["code"] == "fault"
        socket.send("sync")
        assert socket.next("state")["seq"] == state["seq"]
        command = socket.send("answer", **answer)
        assert socket.next("problem", "done")["command"] == command
    assert anna.state(state["table"])["seq"] > state["seq"]


def test_whoever_comes_while_nothing_can_be_read_is_asked_to_come_again(anna: Client, database: Path) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with missing(database, "log"), anna.live(table, 0) as socket:
        assert socket.closed() == TRY_AGAIN
    with anna.live(table, 0) as socket:
        assert socket.next("state")["viewer"] == 0


def test_a_friend_has_his_seat_even_if_nobody_can_be_shown(anna: Client, ben: Client, database: Path) -> None:
    created = anna.new_table("human", "open")
    table, join = created["table"], {"code": created["invites"][0]["code"], "name": "Ben"}
    with anna.live(table, 0) as socket:
        socket.next("state")
        with missing(database, "log"):
            assert ben.post("/api/join", join) == {"table": table, "seat": 1, "asking": False}
        socket.send("sync")
        assert socket.next("state")["seats"][1]["name"] == "Ben"
    assert ben.state(table, 1)["viewer"] == 1


def test_a_database_that_others_hold_is_busy_and_not_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "BUSY_MS", 1)
    database = tmp_path / "tables.db"
    app = make_app(Settings(database_url(str(database))))
    new = {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "open"}]}

    async def ask() -> list[httpx.Response]:
        us = "http://localhost"
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=us, headers={"Origin": us}) as client:
            made = (await client.post("/api/tables", json=new)).json()
            path, code = f"/api/tables/{made['table']}", made["invites"][0]["code"]
            with held(database):
                return [
                    await client.post("/api/tables", json=new),
                    await client.post(f"{path}/seats/1/invite"),
                    await client.post("/api/join", json={"code": code, "name": "Ben"}),
                    await client.patch(path, json={"title": "x"}),
                ]

    answers = asyncio.run(ask())
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "busy")] * 4


class Mender(logging.Handler):
    """Brings a table of a database back as soon as so many faults were told of."""

    def __init__(self, database: Path, table: str, faults: int) -> None:
        super().__init__()
        self.database, self.table, self.left = database, table, faults

    def emit(self, record: logging.LogRecord) -> None:
        """Something was told."""
        self.left -= 1
        if not self.left:
            rename(self.database, "away", self.table)


def test_a_bot_waits_for_a_database_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AFTER_FAULT_S", 0.0)
    database = tmp_path / "tables.db"
    house = House(Settings(""), Storage(open_engine(database_url(str(database)))))
    wish = NewTable("xibalba", [NewSeat("bot", level="random")] * 2, {"threshold": 5}, pace=0)
    table = set_up(house.storage, house.packs, wish, house.storage.new_visitor("somebody"), "en").table
    mender = Mender(database, "log", faults=3)

    async def play() -> bool:
        bots.Bots(house)
        room = house.room(table)
        room.watchers.add(Watcher(Viewer(None, "en", None)))
        await house.look(table, lambda live: None)
        rename(database, "log", "away")  # before the bot has had its turn on the loop
        assert room.bots is not None
        await asyncio.wait_for(room.bots, PATIENCE)
        return await house.look(table, lambda live: live.table.over)

    bots.log.addHandler(mender)
    try:
        assert asyncio.run(play())
    finally:
        bots.log.removeHandler(mender)
    assert mender.left == 0
    house.thinking.close()
    house.storage.engine.dispose()
