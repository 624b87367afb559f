"""Which work goes through which lane: where one of them is full, what belongs to it waits, and nothing else does."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.server import routes_games
from spieltisch.server.lanes import Lane
from spieltisch.server.messages import Lang
from spieltisch.server.packs import Pack
from spieltisch.server.rules_html import RulesOut
from spieltisch.server.settings import Settings

from .inside import GENEROUS, Guest, Inside, inside
from .kit import PATIENCE, SHORT, Json, finished_record, new_id

ADDRESS = "10.0.0.1"
QUICK_S = 10.0  # after which a request does wait


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    """A server with two threads in a lane, of which an address has one."""
    with inside(Settings(f"sqlite:///{tmp_path}/tables.db", threads=2, limits=GENEROUS)) as made:
        yield made


@asynccontextmanager
async def full(lane: Lane) -> AsyncIterator[None]:
    """Others have all places of a lane."""
    others = [f"other {number}" for number in range(lane.turns.places)]
    for other in others:
        await lane.turns.take(other)
    yield
    for other in others:
        lane.turns.give_back(other)


async def until(happened: Callable[[], bool]) -> None:
    """Let others go on until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0)


def answer(state: Json) -> Json:
    """A command that answers what a state asks."""
    about = {"seq": state["seq"], "seat": state["viewer"], "things": [state["options"][0]["thing"]]}
    return {"type": "answer", "command": new_id(), **about}


def running(guest: Guest) -> tuple[str, Json]:
    """A table, and what is asked there."""
    table = f"/api/tables/{guest.new_table('human', 'hotseat', game='xibalba')['table']}"
    return table, next(one for seat in (0, 1) if (one := guest.get(f"{table}/state?seat={seat}"))["question"]["mine"])


def test_costly_work_waits_for_its_own_lane_and_nothing_else_does(server: Inside) -> None:
    """Whatever takes long: in another lane it would keep moves waiting."""
    guest = server.guest(ADDRESS)
    record = {"record": finished_record("xibalba", 2, **SHORT["xibalba"])}
    over = f"/api/tables/{guest.post('/api/tables/import', record, 201)['table']}"
    table, state = running(guest)
    quick: list[tuple[str, str, Any]] = [
        ("POST", f"{table}/commands", answer(state)),
        ("GET", f"{table}/state", None),
        ("GET", f"{over}/replay/0", None),
        ("POST", f"{table}/commands", {"type": "chat", "command": new_id(), "text": "Hello"}),
        ("POST", "/api/tables", {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}]}),
    ]
    costly: list[tuple[str, str, Any]] = [
        ("POST", "/api/qr", {"text": new_id()}),
        ("POST", "/api/tables/import", record),
        ("GET", f"{over}/record", None),
        ("GET", f"{over}/moves", None),
        ("GET", f"{over}/story", None),
        ("GET", f"{over}/why/1", None),
        ("GET", f"{over}/review", None),
        ("GET", "/api/me/data", None),
    ]

    async def ask(method: str, path: str, body: Any) -> httpx.Response:
        return await guest.http.request(method, path, json=body)

    async def busy() -> tuple[list[int], list[bool], list[int]]:
        lane = server.house.lanes.costly
        async with full(lane):
            begun = [asyncio.ensure_future(ask(*one)) for one in costly]
            await until(lambda: lane.turns.waiting + sum(one.done() for one in begun) == len(costly))
            found = [(await asyncio.wait_for(ask(*one), QUICK_S)).status_code for one in quick]
            waiting = [not one.done() for one in begun]
        answers = [(await one).status_code for one in begun]
        for task in server.house.tasks:
            task.cancel()
        await asyncio.gather(*server.house.tasks, return_exceptions=True)
        return found, waiting, answers

    found, waiting, answers = server.run(busy())
    assert found == [200, 200, 200, 200, 201]
    assert [path for (_, path, _), waits in zip(costly, waiting, strict=True) if not waits] == []
    assert max(answers) < 500  # there may be nothing to say about a move


def test_writers_who_wait_for_a_database_keep_nobody_else(server: Inside, tmp_path: Path) -> None:
    """An invitation waits for a file that somebody else has locked; any other lane would be full with it."""
    guest = server.guest(ADDRESS)
    (table, state), house = running(guest), server.house
    commits = house.storage._commits
    assert commits is not None

    async def locked(other: sqlite3.Connection) -> list[int]:
        other.execute("BEGIN IMMEDIATE")
        writer = asyncio.ensure_future(guest.http.post(f"{table}/seats/1/invite"))
        await until(commits._turn.locked)
        read = await guest.http.get(f"{table}/state?seat={state['viewer']}")
        replayed = await guest.http.get(f"{table}/replay/0")
        await house.lanes.moves.run(lambda: None)
        await house.lanes.costly.run(lambda: None)
        assert not writer.done()
        other.execute("ROLLBACK")
        return [read.status_code, replayed.status_code, (await writer).status_code]

    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        assert server.run(locked(other)) == [200, 200, 201]


def test_what_many_ask_for_at_once_is_made_once(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules take a quarter of a second to be made. Eight who wanted them made a server slow for two."""
    made = list[object]()

    def rules(pack: Pack, lang: Lang) -> RulesOut:
        made.append(pack)
        return honest(pack, lang)

    honest = routes_games._rules_of
    monkeypatch.setattr(routes_games, "_rules_of", rules)
    guest = server.guest(ADDRESS)

    async def crowd() -> list[httpx.Response]:
        return await asyncio.gather(*(guest.http.get("/api/games/xibalba/rules") for _ in range(8)))

    assert len({reply.text for reply in server.run(crowd())}) == 1
    assert len(made) == 1
