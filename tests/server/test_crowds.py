"""Crowds: when many want something thought about at once, nobody takes up all the time, and nobody waits for ever."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots.levels import levels_of
from spieltisch.bots.minds import Mind
from spieltisch.server import messages as m
from spieltisch.server import reviews, rooms, thinking
from spieltisch.server.hints import advise, case_of
from spieltisch.server.limits import LIMITS, Who
from spieltisch.server.live import LiveTable
from spieltisch.server.looking import Viewer
from spieltisch.server.refusals import Refusal
from spieltisch.server.reviews import Game, Reviews, review_out
from spieltisch.server.rooms import House
from spieltisch.server.setting_up import set_up
from spieltisch.server.settings import Settings
from spieltisch.server.sockets import _come, _react
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.thinking import Case, Crowded, Thinking
from spieltisch.server.tokens import hashed
from spieltisch.server.watching import Watcher

from .kit import PATIENCE, new_id, random_game

SEAT = 0
MOST_REVIEWS = next(limit.most for limit in LIMITS if (limit.name, limit.per) == ("reviews", "visitor"))
MOST_HINTS = next(limit.most for limit in LIMITS if limit.name == "hints")
MASTER = next(level for level in levels_of("xibalba") if level.name == "master")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server's rooms, without the server around them."""
    house = House(Settings("", effort=0.05), Storage(open_engine(f"sqlite:///{tmp_path}/tables.db")))
    yield house
    house.thinking.close()
    house.storage.engine.dispose()


class Sitting:
    """Somebody at a table with a bot, who is asked something."""

    def __init__(self, house: House, name: str) -> None:
        self.house, self.visitor = house, house.storage.new_visitor(hashed(name))
        wish = m.NewTable("wutaki", [m.NewSeat("human"), m.NewSeat("bot")], pace=0)
        self.room = house.room(set_up(house.storage, house.packs, wish, self.visitor, "en").table)
        self.viewer = Viewer(SEAT, "en", self.visitor)

    async def live(self) -> LiveTable:
        """The table, at which this seat has something to decide."""
        return await self.house.change(self.room.id, self._go_on)

    def _go_on(self, live: LiveTable) -> LiveTable:
        while live.asked != SEAT or len(live.table.position.things) == 1:
            live.answer(live.asked or 0, [live.table.position.things[0]])
        return live

    async def question(self) -> m.AskHint:
        """The wish for a hint."""
        return m.AskHint(new_id(), (await self.live()).seq, SEAT)


@contextmanager
def busy(thinking: Thinking) -> Iterator[Callable[[], None]]:
    """All threads think about something else until they are let go."""
    go, taken = threading.Event(), threading.Semaphore(0)

    def work() -> None:
        taken.release()
        go.wait(PATIENCE)

    for _ in range(thinking.threads):
        thinking.pool.submit(work)
    for _ in range(thinking.threads):
        assert taken.acquire(timeout=PATIENCE)
    try:
        yield go.set
    finally:
        go.set()


async def until(happened: Callable[[], bool]) -> None:
    """Let others go on until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0)


def told(watcher: Watcher) -> list[dict[str, Any]]:
    """What a client has been sent since somebody last looked."""
    return [json.loads(message) for message in watcher.queued()]


# --- presence ------------------------------------------------------------------------------------------------------


async def crowd_at(house: House, anna: Sitting, spectators: int) -> list[Watcher]:
    """Many who come to a table one after the other, and have seen it."""
    await anna.live()
    watchers = [Watcher(Viewer(None, "en", None)) for _ in range(spectators)]
    for watcher in watchers:
        await _come(house, anna.room, watcher, None)
    return watchers


def test_three_hundred_at_a_table_are_no_news_to_each_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """There had been a message to everybody for each of them: 45,450. Each is told what they see, and no more."""
    monkeypatch.setattr(rooms, "PRESENCE_S", 0.0)  # however slowly they come
    anna = Sitting(house, "Anna")

    async def crowd() -> list[list[str]]:
        watchers = await crowd_at(house, anna, 300)
        for watcher in watchers[:100]:
            anna.room.watchers.discard(watcher)
            house.tell_presence(anna.room)
        await asyncio.gather(*house.tasks)
        return [[message["type"] for message in told(watcher)] for watcher in watchers]

    assert asyncio.run(crowd()) == [["state"]] * 300


def test_a_player_who_comes_and_goes_all_the_time_is_told_of_now_and_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time would be a message to each of a crowd. What is told last is what is so."""
    monkeypatch.setattr(rooms, "PRESENCE_S", 10.0)
    anna = Sitting(house, "Anna")

    async def flicker() -> tuple[list[bool], list[bool]]:
        (watcher,) = await crowd_at(house, anna, 1)
        told(watcher)
        player = Watcher(anna.viewer)
        for turn in range(101):
            (anna.room.watchers.discard if turn % 2 else anna.room.watchers.add)(player)
            house.tell_presence(anna.room)
        at_once = told(watcher)
        assert anna.room.to_tell
        house._tell_presence(anna.room)  # as the loop does when the time has come
        anna.room.watchers.discard(player)
        house._tell_presence(anna.room)
        seen = [[message["seats"][SEAT]["online"] for message in some] for some in (at_once, told(watcher))]
        return seen[0], seen[1]

    assert asyncio.run(flicker()) == ([True], [False])


# --- hints ---------------------------------------------------------------------------------------------------------


def test_a_client_that_wants_a_hundred_hints_waits_for_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_CLOCK_S", PATIENCE)
    anna = Sitting(house, "Anna")

    async def flood() -> tuple[list[dict[str, Any]], int, list[dict[str, Any]]]:
        watcher, question = Watcher(anna.viewer), await anna.question()
        with busy(house.thinking) as let_go:
            for number in range(100):
                wish = m.AskHint(f"command-{number}", question.seq, SEAT)
                await _react(house, anna.room, watcher, wish)
            refused, waiting = told(watcher), len(house.tasks)
            let_go()
            await asyncio.gather(*house.tasks)
        return refused, waiting, told(watcher)

    refused, waiting, given = asyncio.run(flood())
    assert waiting == 1
    assert [(one["code"], one["command"]) for one in refused] == [
        ("hint-under-way", f"command-{number}") for number in range(1, 100)
    ]
    assert [(one["type"], one["command"]) for one in given] == [("hints", "command-0")]


@pytest.mark.parametrize("seat", [SEAT, 1, 9])
def test_who_may_not_have_a_hint_does_not_even_reach_the_table(house: House, seat: int) -> None:
    anna = Sitting(house, "Anna")
    spectator = Viewer(None, "en", house.storage.new_visitor(hashed("Somebody")))

    async def flood() -> tuple[list[str], int]:
        watcher, question = Watcher(spectator), await anna.question()
        for _ in range(100):
            await _react(house, anna.room, watcher, m.AskHint(new_id(), question.seq, seat))
        return [one["code"] for one in told(watcher)], len(house.tasks)

    codes, waiting = asyncio.run(flood())
    assert codes == ["no-such-seat" if seat == 9 else "not-your-seat"] * 100
    assert waiting == 0


def test_a_visitor_asks_for_so_many_hints_in_a_while_and_no_more(house: House) -> None:
    """Over however many connections: by plain POST there is no socket to count them by."""
    anna, ben = Sitting(house, "Anna"), Sitting(house, "Ben")
    house.limits.rows["hints"] = [replace(limit, window=1e9) for limit in house.limits.rows["hints"]]

    async def ask(one: Sitting) -> str:
        try:
            await advise(house, one.room, one.viewer, await one.question())
        except Refusal as refusal:
            return refusal.code
        return "given"

    async def flood() -> list[str]:
        return [await ask(anna) for _ in range(MOST_HINTS + 1)] + [await ask(ben)]

    assert asyncio.run(flood()) == ["given"] * MOST_HINTS + ["too-fast", "given"]


def test_a_hint_that_was_forbidden_while_it_was_worked_out_is_not_given(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "HINT_CLOCK_S", PATIENCE)
    anna = Sitting(house, "Anna")

    async def change_one_s_mind() -> LiveTable:
        question = await anna.question()
        with busy(house.thinking) as let_go:
            wish = house.beside(advise(house, anna.room, anna.viewer, question))
            await until(lambda: bool(house.thinking.under_way))
            await house.change(anna.room.id, lambda live: live.change_table(hints=False))
            let_go()
            with pytest.raises(Refusal, match="hints-off"):
                await wish
        return await anna.live()

    assert asyncio.run(change_one_s_mind()).notes == ()


# --- questions that waited ----------------------------------------------------------------------------------------


async def case_at(house: House, name: str = "Anna") -> Case:
    """A question at a new table."""
    return case_of(await Sitting(house, name).live())


def test_a_bot_that_was_kept_waiting_does_not_think_any_more(house: House) -> None:
    case = asyncio.run(case_at(house))
    mind = Mind(case.game, MASTER, 1, awaited=True)
    assert mind.thinker is not None
    things = [mind.answer(case.box, case.state, waited=PATIENCE) for _ in range(3)]
    assert mind.thinker.questions == 0
    assert set(things) <= set(random_options(case))
    mind.answer(case.box, case.state, waited=0.0)
    assert mind.thinker.questions == 1


def random_options(case: Case) -> Sequence[int]:
    """What can be answered."""
    game = Mind(case.game, MASTER, 1).players.game
    out = game.option_buffer()
    return [int(thing) for thing in out[: game.options(case.box.record, case.state, out)]]


def test_the_clock_of_a_question_runs_while_it_waits_for_a_thread(house: House) -> None:
    """A bot's mind is found with all its budget left, and a hint is not given at all."""
    late = replace(asyncio.run(case_at(house)), asked=time.monotonic() - PATIENCE)

    async def ask() -> int:
        with pytest.raises(Crowded):
            await house.thinking.hints(late)
        return await house.thinking.answer(late, "master", True)

    assert asyncio.run(ask()) in random_options(late)
    mind = house.thinking._minds.get((late.table, late.seat, "master"))
    assert mind is not None
    assert mind.thinker is not None
    assert mind.thinker.questions == 0


def test_the_tables_of_one_host_leave_threads_to_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_THOUGHTS", 3)
    threads, most = house.thinking.threads, thinking.MOST_EACH * house.thinking.threads

    async def ask(case: Case, table: int) -> int:
        return await house.thinking.answer(replace(case, table=f"{case.table} {table}"), "master", True)

    async def crowd() -> tuple[int, int, int]:
        cases = [await case_at(house, name) for name in ("Anna", "Ben", "Carl")]
        with busy(house.thinking):
            asked = [[asyncio.ensure_future(ask(case, table)) for table in range(5 * threads)] for case in cases]
            await until(lambda: sum(one.done() for row in asked for one in row) == 15 * threads - 3 * threads)
            refused = [sum(one.done() and isinstance(one.exception(), Crowded) for one in row) for row in asked]
        await asyncio.gather(*(one for row in asked for one in row), return_exceptions=True)
        assert not house.thinking.under_way
        return refused[0], refused[1], refused[2]

    assert asyncio.run(crowd()) == (5 * threads - most, 5 * threads - (3 * threads - most), 5 * threads)


# --- reviews ------------------------------------------------------------------------------------------------------


def person(number: int) -> Who:
    """Somebody, at an address of their own."""
    return Who(f"address {number}", number)


def game(number: int, threshold: int = 5) -> Game:
    """A finished game."""
    played = random_game("xibalba", 2, 4, None, threshold=threshold)
    return Game((f"table {number}", 1), "xibalba", played.box, [thing for batch in played.given() for thing in batch])


def run(house: House, work: Callable[[Reviews], Coroutine[Any, Any, None]]) -> None:
    """Do something with the reviews of a server that runs."""

    async def inside() -> None:
        await work(Reviews(house))

    asyncio.run(inside())


def test_reviews_under_way_are_finished_however_many_want_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE_S", PATIENCE)
    monkeypatch.setattr(reviews, "MOST_UNDER_WAY", 4)
    one = game(0)

    async def crowd(asked: Reviews) -> None:
        games = [replace(one, key=(f"table {number}", 1)) for number in range(reviews.MOST_UNDER_WAY)]
        works = [asked.ask(each, person(number // MOST_REVIEWS)) for number, each in enumerate(games)]
        late = replace(one, key=("late", 1))
        for _ in range(3):
            with pytest.raises(Refusal, match="crowded"):
                asked.ask(late, person(99))
        assert [asked.ask(each) for each in games] == works  # they go on, whoever asks
        await asyncio.gather(*house.tasks)
        assert [work.share for work in works] == [1.0] * len(works)
        asked.ask(late, person(99))
        await asyncio.gather(*house.tasks)
        assert asked.ask(late, person(99)).share == 1

    run(house, crowd)


def test_a_visitor_has_so_many_reviews_under_way_and_no_more(house: House) -> None:
    one = game(0)

    async def crowd(asked: Reviews) -> None:
        for number in range(MOST_REVIEWS):
            asked.ask(replace(one, key=(f"table {number}", 1)), person(1))
        with pytest.raises(Refusal, match="crowded"):
            asked.ask(replace(one, key=("one more", 1)), person(1))
        asked.ask(replace(one, key=("one more", 1)), person(2))
        await asyncio.gather(*house.tasks)

    run(house, crowd)


def test_a_short_game_does_not_wait_for_a_long_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE_S", PATIENCE)

    async def both(asked: Reviews) -> None:
        long, short = asked.ask(game(1, threshold=30), person(1)), asked.ask(game(2), person(2))
        await until(lambda: short.share == 1)
        assert 0 < long.share < 1
        await asyncio.gather(*house.tasks)

    run(house, both)


def test_a_review_goes_on_where_it_stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave_and_come_back(asked: Reviews) -> None:
        work = asked.ask(game(1), person(1))
        await until(lambda: work.share > 0.1)
        monkeypatch.setattr(reviews, "PATIENCE_S", -1.0)
        await asyncio.gather(*house.tasks)
        stopped = work.share
        assert 0.1 < stopped < 1
        monkeypatch.setattr(reviews, "PATIENCE_S", PATIENCE)
        assert asked.ask(game(1), person(1)) is work
        await until(lambda: work.share != stopped)
        assert work.share > stopped
        await asyncio.gather(*house.tasks)
        assert work.share == 1

    run(house, leave_and_come_back)


def test_a_review_that_fails_is_told_of_once_and_tried_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    broken = replace(game(1), name="a game that is not on the shelf")

    async def ask(asked: Reviews) -> None:
        for _ in range(2):
            assert asked.ask(broken, person(1)).share < 1
            await asyncio.gather(*house.tasks)
            with pytest.raises(Refusal, match="review-failed") as refused:
                asked.ask(broken, person(1))
            assert refused.value.status == 500
            assert not house.tasks, "whoever is told so has not started it again"
            assert refused.value.sentence("en") != refused.value.sentence("de")

    run(house, ask)
    assert caplog.text.count("a review failed") == 2


def test_a_review_is_shown_of_a_game_that_is_over_only(house: House) -> None:
    live = asyncio.run(Sitting(house, "Anna").live())
    work = reviews.Work(game(1), share=1.0)
    with pytest.raises(Refusal, match="not-over"):
        review_out(live, work, "en")
