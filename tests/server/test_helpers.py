"""Helpers: what they write is what the server would have written, and nothing depends on them."""

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from spieltisch.server import helpers
from spieltisch.server import messages as m
from spieltisch.server.commands import carry_out
from spieltisch.server.helper import Copies, Job, packed, receive
from spieltisch.server.helpers import Errand, Helper
from spieltisch.server.letters import written
from spieltisch.server.live import LiveTable
from spieltisch.server.looking import Lookout, Viewer
from spieltisch.server.rooms import House, Room
from spieltisch.server.setting_up import set_up
from spieltisch.server.settings import Settings
from spieltisch.server.storage import Receipt, Storage, open_engine
from spieltisch.server.tokens import hashed
from spieltisch.server.watching import Watcher

from .kit import PATIENCE, new_id

GAMES = ("wutaki", "xibalba")
PEOPLE = 3


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server's rooms with one helper, who comes as soon as there is anything to do."""
    house = House(Settings("", helpers=1), Storage(open_engine(f"sqlite:///{tmp_path}/tables.db")))
    house.helpers.many = 0.0
    yield house
    house.thinking.close()
    house.storage.engine.dispose()


class Table:
    """A table that somebody plays alone, with many eyes on it."""

    def __init__(self, house: House, game: str, seed: int = 1) -> None:
        self.house, self.dice = house, random.Random(seed)
        self.visitor = house.storage.new_visitor(hashed(f"{game} {seed}"))
        wish = m.NewTable(game, [m.NewSeat("human", name=f"P{seat}") for seat in range(PEOPLE)])
        self.room: Room = house.room(set_up(house.storage, house.packs, wish, self.visitor, "en").table)
        eyes = [Viewer(seat, lang, self.visitor) for seat in range(PEOPLE) for lang in ("en", "de")]
        self.watchers = [Watcher(viewer) for viewer in [*eyes, Viewer(None, "de", None)]]
        self.room.watchers = set(self.watchers)

    def answer(self, live: LiveTable) -> None:
        """Whoever is asked answers; now and then they take it back, or take a hint."""
        assert live.asked is not None
        live.answer(live.asked, [self.dice.choice(live.table.position.things)], Receipt(self.visitor, new_id()))
        if self.dice.random() < 0.2 and live.table.can_undo():
            live.undo(live.table.log_entries[-1].seat, Receipt(self.visitor, new_id()))
        elif self.dice.random() < 0.1 and live.asked is not None:
            live.take_hint(live.asked)

    async def step(self) -> list[list[bytes]]:
        """Answer once; what each watcher is sent of it."""
        await self.house.change(self.room.id, self.answer)
        return [[bytes(message) for message in watcher.queued()] for watcher in self.watchers]


async def helped(house: House) -> Helper:
    """The helper, who has come."""
    (helper,) = house.helpers._all
    async with asyncio.timeout(PATIENCE):
        while not helper.ready:
            house.helpers.count(1, house.code.all_games)
            await asyncio.sleep(0.02)
    return helper


def test_a_crowd_that_comes_calls_no_helper(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole states are written here: helpers that start meanwhile would take the processor that they need."""
    counted = list[int]()
    monkeypatch.setattr(house.helpers, "count", lambda letters, games: counted.append(letters))

    async def come() -> None:
        table = Table(house, "wutaki")
        async with table.room.lock:
            for watcher in table.watchers:
                await house.welcome(table.room, watcher, None)
        assert sum(counted) == 0
        await table.step()
        assert sum(counted) == len(table.watchers)

    asyncio.run(come())


@pytest.mark.parametrize("game", GAMES)
def test_a_helper_writes_what_the_server_would(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = list[bool]()

    async def noted(helper: Helper, errand: Errand) -> list[bytes] | None:
        made = await letters(helper, errand)
        done.append(made is not None)
        return made

    letters = Helper.letters
    monkeypatch.setattr(Helper, "letters", noted)

    async def play() -> None:
        table = Table(house, game)
        await helped(house)
        await table.step()  # whoever has not seen the table yet is shown everything, by the server
        for _ in range(80):
            sent = await table.step()
            live, online = table.room.live, table.room.online
            assert live is not None
            if live.table.over:
                break
            ours = written(live, online, table.room.viewers, Lookout.news)
            assert sent == [[ours[watcher.viewer]] for watcher in table.watchers]
        await house.helpers.close()

    asyncio.run(play())
    assert len(done) > 50
    assert all(done)


def test_a_helper_that_is_killed_is_not_missed_and_comes_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "AGAIN_S", 0.0)

    async def play() -> None:
        table, helper = Table(house, "xibalba"), await helped(house)
        await table.step()
        pid = helper.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        while helper.pid == pid:
            assert all(len(messages) == 1 for messages in await table.step())
        await helped(house)
        assert all(len(messages) == 1 for messages in await table.step())
        await house.helpers.close()

    asyncio.run(play())


def test_a_helper_that_does_not_answer_is_sent_home(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "PATIENCE_S", 0.05)

    async def play() -> None:
        table, helper = Table(house, "xibalba"), await helped(house)
        await table.step()
        assert helper.pid is not None
        os.kill(helper.pid, signal.SIGSTOP)
        assert all(len(messages) == 1 for messages in await table.step())
        assert not helper.ready
        await house.helpers.close()

    asyncio.run(play())


def test_whoever_has_no_eyes_any_more_is_refused_by_the_server_itself(house: House) -> None:
    async def play() -> list[dict[str, object]]:
        table, _ = Table(house, "wutaki"), await helped(house)
        other = Watcher(Viewer(0, "en", house.storage.new_visitor(hashed("somebody else"))))
        table.room.watchers.add(other)
        await table.step()
        await house.helpers.close()
        return [json.loads(message) for message in other.queued()]

    (told,) = asyncio.run(play())
    assert (told["type"], told["code"]) == ("problem", "not-your-seat")


def test_helpers_come_when_there_is_much_to_do_and_go_with_the_server(house: House) -> None:
    house.helpers.many = 1e9

    async def play() -> None:
        table = Table(house, "xibalba")
        await table.step()
        (helper,) = house.helpers._all
        house.helpers._since = 0.0
        await table.step()
        assert not helper.ready
        assert helper.pid is None
        house.helpers.many = 0.0
        await helped(house)
        pid = helper.pid
        assert pid is not None
        await house.helpers.tidy()
        assert helper.ready, "there was much to do a moment ago"
        house.helpers._busy -= helpers.QUIET_S
        await house.helpers.tidy()
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
            raise AssertionError("it is still there")

    asyncio.run(play())


def test_a_helper_without_the_table_says_so(house: House) -> None:
    table = Table(house, "xibalba")
    asyncio.run(table.step())
    live = table.room.live
    assert live is not None
    job = Job(live.sheet, live.seq, (), 0, 1, (), frozenset(), tuple(table.room.viewers), None)
    assert Copies().write(job) is None


def test_messages_have_a_length() -> None:
    read, write = os.pipe()
    with os.fdopen(read, "rb") as source, os.fdopen(write, "wb") as sink:
        sink.write(packed(["one"]) + packed(None))
        sink.flush()
        assert (receive(source), receive(source)) == (["one"], None)


def test_commands_are_answered_while_a_helper_writes(house: House) -> None:
    async def play() -> tuple[int, m.Done]:
        table, _ = Table(house, "xibalba"), await helped(house)
        live = await house.look(table.room.id, lambda live: live)
        assert live.asked is not None
        viewer = Viewer(live.asked, "en", table.visitor)
        wish = m.AnswerMany(new_id(), live.seq, live.asked, [live.table.position.things[0]])
        status, done = await carry_out(house, table.room.id, viewer, wish)
        await house.helpers.close()
        assert isinstance(done, m.Done)
        return status, done

    status, done = asyncio.run(play())
    assert (status, done.seq > 0) == (200, True)
