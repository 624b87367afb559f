"""Servers on one database, in this process: each way in which one hears of the other, without the others to help.

Between whole servers (`test_two_servers.py`) what nobody said is found out about seconds later, and where nobody
compares there are words: neither can be seen to be missing.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar

from spieltisch.server import messages as m
from spieltisch.server import neighbours
from spieltisch.server.live import LiveTable
from spieltisch.server.looking import Viewer
from spieltisch.server.neighbours import Neighbours, sweep
from spieltisch.server.rooms import House
from spieltisch.server.setting_up import set_up
from spieltisch.server.sockets import _come
from spieltisch.server.storage import Receipt
from spieltisch.server.tokens import hashed
from spieltisch.server.watching import Watcher

from .inside import inside
from .kit import new_id

PATIENCE = 20.0  # seconds until something that should happen has not


@pytest.fixture
def houses(postgres: str) -> Iterator[tuple[House, House]]:
    """The rooms of two servers, of which neither listens or compares by itself."""
    with inside(postgres) as here, inside(postgres) as there:
        yield here.house, there.house


def somebody(house: House) -> int:
    """A visitor."""
    return house.storage.new_visitor(hashed(new_id()))


def table_of(house: House, host: int) -> str:
    """A table with one person at it."""
    wish = m.NewTable("xibalba", [m.NewSeat("human"), m.NewSeat("hotseat")], pace=0)
    return set_up(house.storage, house.packs, wish, host, "en").table


async def watch(house: House, table: str, visitor: int | None = None) -> Watcher:
    """Somebody who comes to a table, and has seen it."""
    watcher = Watcher(Viewer(None, "en", visitor))
    await _come(house, house.room(table), watcher, None)
    assert told(watcher)[0]["type"] == "state"
    return watcher


def told(watcher: Watcher) -> list[dict[str, Any]]:
    """What a client has been sent since somebody last looked."""
    return [json.loads(message) for message in watcher.queued()]


async def until(happened: Callable[[], bool]) -> None:
    """Let others go on until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0)


async def heard(watcher: Watcher, kind: str) -> dict[str, Any]:
    """The newest thing of a kind that a client is told, as soon as there is one."""
    found: list[dict[str, Any]] = []

    def look() -> bool:
        found.extend(one for one in told(watcher) if one["type"] == kind)
        return bool(found)

    await until(look)
    return found[-1]


async def move(house: House, table: str) -> int:
    """Somebody answers; the number of that answer."""

    def answer(live: LiveTable) -> int:
        live.answer(cast(int, live.asked), [live.table.position.things[0]])
        return live.seq

    return await house.change(table, answer)


async def listen(house: House, other: House, watcher: Watcher, table: str) -> "asyncio.Future[None]":
    """Let a server listen to PostgreSQL. It compares once when it begins to; whatever it learns later, it has heard."""
    listening = asyncio.ensure_future(cast(Neighbours, house.neighbours)._listen())
    seq = await move(other, table)  # the comparison, or already a word
    assert (await heard(watcher, "state"))["seq"] == seq
    return listening


# --- words ---------------------------------------------------------------------------------------------------------


def test_whatever_changes_a_table_is_told_to_others(houses: tuple[House, House]) -> None:
    here, there = houses
    host = somebody(here)
    table = table_of(here, host)

    async def evening() -> None:
        watcher = await watch(there, table)
        listening = await listen(there, here, watcher, table)
        seq = await move(here, table)
        assert (await heard(watcher, "state"))["seq"] == seq
        here.storage.say(table, Receipt(host, new_id()), seq, 0, "Anna", "Hello")
        assert (await heard(watcher, "chat"))["line"]["text"] == "Hello"
        here.storage.change_table(table, title="Another title")
        assert (await heard(watcher, "state"))["title"] == "Another title"
        here.storage.delete(table)
        await until(lambda: watcher.dropped)
        listening.cancel()

    asyncio.run(evening())


def test_whoever_comes_and_goes_is_told_to_others(houses: tuple[House, House]) -> None:
    here, there = houses
    host = somebody(here)
    table = table_of(here, host)

    async def evening() -> None:
        for house in houses:
            cast(Neighbours, house.neighbours).shared.beat()
        watcher = await watch(there, table)
        listening = await listen(there, here, watcher, table)
        guest = await watch(here, table, host)
        assert (await heard(watcher, "presence"))["seats"][0]["online"]
        room = here.room(table)
        room.watchers.discard(guest)
        here.neighbours.attend(room)
        assert not (await heard(watcher, "presence"))["seats"][0]["online"]
        listening.cancel()
        await asyncio.gather(*here.tasks, *there.tasks)

    asyncio.run(evening())


# --- what was not heard --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whatever_was_not_heard_is_found_by_comparing(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Nobody listens here. On a file it is the command line that may have changed something."""
    url = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else request.getfixturevalue("postgres")
    with inside(url) as one, inside(url) as other:
        here, there = one.house, other.house
        host = somebody(here)
        table = table_of(here, host)

        async def evening() -> list[str]:
            watcher = await watch(there, table)
            seq = await move(here, table)
            await sweep(there)
            state = await heard(watcher, "state")
            assert (state["seq"], state["title"]) == (seq, "")
            here.storage.change_table(table, title="Another title")
            await sweep(there)
            assert (await heard(watcher, "state"))["title"] == "Another title"
            await sweep(there)
            await asyncio.gather(*there.tasks)
            quiet = [message["type"] for message in told(watcher)]
            here.storage.delete(table)
            await sweep(there)
            await until(lambda: watcher.dropped)
            return quiet

        assert asyncio.run(evening()) == [], "nothing has changed"


def test_who_is_where_is_found_by_comparing(houses: tuple[House, House]) -> None:
    here, there = houses
    host = somebody(here)
    table = table_of(here, host)

    async def evening() -> None:
        cast(Neighbours, here.neighbours).shared.beat()
        watcher = await watch(there, table)
        await watch(here, table, host)
        await asyncio.gather(*here.tasks)
        await sweep(there)
        assert (await heard(watcher, "presence"))["seats"][0]["online"]
        cast(Neighbours, here.neighbours).shared.leave()
        await sweep(there)
        assert not (await heard(watcher, "presence"))["seats"][0]["online"]
        await asyncio.gather(*there.tasks)

    asyncio.run(evening())


def test_a_server_compares_again_and_again_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As the application runs it, with the tables away for a moment."""
    monkeypatch.setattr(neighbours, "SWEEP_S", 0.001)
    file = tmp_path / "tables.db"
    with inside(f"sqlite:///{file}") as server, closing(sqlite3.connect(file, isolation_level=None)) as outside:
        house = server.house
        table = table_of(house, somebody(house))

        async def evening() -> None:
            async with cast(Litestar, server.app.app).lifespan():
                watcher = await watch(house, table)
                for title in ("One", "Two"):
                    outside.execute("UPDATE tables SET version = version + 1, title = ?", (title,))
                    assert (await heard(watcher, "state"))["title"] == title
                    caplog.clear()
                    outside.execute("ALTER TABLE tables RENAME TO away")
                    await until(lambda: "tables could not be compared" in caplog.text)
                    outside.execute("ALTER TABLE away RENAME TO tables")

        asyncio.run(evening())
