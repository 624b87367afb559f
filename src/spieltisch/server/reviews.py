"""Reviews: a finished game is gone through move by move, which takes a while.

One decision after the other, so that bots and hints come in between, and of all games that are under way in turn, so
that nobody waits for the long game of somebody else. Whoever wants a review asks again and again; when nobody has asked
for a while, the work stops, and goes on when somebody asks again. What was found out is kept for some games.
"""

import asyncio
import logging
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import groupby, islice

from ..bots.advice import Moment, adviser, look_again, review
from ..core.game import Box
from . import messages as m
from .lanes import COME_BACK_S
from .limits import Who
from .live import LiveTable
from .refusals import Refusal
from .rooms import House
from .thinking import Latest

log = logging.getLogger("spieltisch.server")

ITERATIONS = 150  # for every decision of the game
ITERATIONS_AGAIN = 1500  # for those that seem to have cost most …
LOOKED_AT_AGAIN = 12  # … which are so many
MOST_TURNING_POINTS = 5
WORTH_TELLING = 0.04  # chance of winning that must have been lost
MOST_KEPT = 32  # that are ready, or wait for somebody to ask again
MOST_UNDER_WAY = 16
PATIENCE_S = 15.0  # after which nobody seems to wait any more
NOBODY = Who("")  # nobody in particular
SEED = 1  # the same game, the same review


@dataclass(frozen=True)
class Game:
    """A finished game, as far as a review needs it."""

    key: tuple[str, int]  # the table, and the last row of its log
    name: str
    box: Box
    log: Sequence[int]


@dataclass
class Work:
    """A review that is being made, or is ready when `share` is 1."""

    game: Game
    steps: Iterator[None] | None = None  # what is left of the work, once it has begun
    failed: bool = False
    share: float = 0.0
    wanted: float = field(default_factory=time.monotonic)
    moments: list[Moment] = field(default_factory=list)
    turning_points: list[Moment] = field(default_factory=list)


class Reviews:
    """All reviews that somebody waits for, and those that are ready."""

    def __init__(self, house: House) -> None:
        self.house, self.thinking = house, house.thinking
        self._turn = asyncio.Semaphore(1)
        self._under_way: dict[tuple[str, int], Work] = {}
        self._kept: Latest[tuple[str, int], Work] = Latest(MOST_KEPT)

    def ask(self, game: Game, who: Who = NOBODY) -> Work:
        """How far the review of a game is; the first to ask starts it. If it failed, whoever asks next is told so."""
        work = self._under_way.get(game.key) or self._kept.get(game.key) or Work(game)
        work.wanted = time.monotonic()
        if work.failed:
            self._kept.drop(lambda key: key == game.key)
            raise Refusal(500, "review-failed")
        if work.share < 1 and game.key not in self._under_way:
            self._start(work, who)
        return work

    def _start(self, work: Work, who: Who) -> None:
        """Begin a review or go on with it. What is under way stays so: whoever comes too late has to try again."""
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise Refusal(429, "crowded", seconds=COME_BACK_S)
        held = ExitStack()
        held.enter_context(self.house.limits.holding("reviews", who, "crowded"))
        self._under_way[work.game.key] = work
        self.house.beside(self._make(work, held))

    async def _make(self, work: Work, held: ExitStack) -> None:
        try:
            await self._go_through(work)
        except Exception:
            log.exception("a review failed")
            work.failed = True
        finally:
            held.close()
            del self._under_way[work.game.key]
            self._kept.put(work.game.key, work)

    async def _go_through(self, work: Work) -> None:
        await self.house.code.wait(work.game.name)
        self.house.code.need(work.game.name)
        work.steps = work.steps or _steps(work, self.thinking.effort)
        while work.share < 1 and time.monotonic() - work.wanted <= PATIENCE_S:
            async with self._turn:  # whoever has waited longest is next
                await self.thinking.work(next, work.steps, None)
        if work.share == 1:
            work.steps = None  # with the thinker in it


def iterations(effort: float) -> tuple[int, int]:
    """How much every decision is thought about, and those that are looked at again."""
    return max(16, round(ITERATIONS * effort)), max(64, round(ITERATIONS_AGAIN * effort))


def _steps(work: Work, effort: float) -> Iterator[None]:
    """A review in small pieces of work."""
    game, (few, many) = work.game, iterations(effort)
    moments, again = list[Moment](), list[Moment]()
    total = len(game.log) + LOOKED_AT_AGAIN * many / few
    for moment in review(adviser(game.name, SEED), game.box, game.log, few):
        moments.append(moment)
        work.share = moment.number / total
        yield
    worst = sorted(moments, key=lambda moment: -moment.cost)[:LOOKED_AT_AGAIN]
    for moment in look_again(adviser(game.name, SEED), game.box, game.log, worst, many):
        again.append(moment)
        work.share = (len(game.log) + len(again) * many / few) / total * 0.999
        yield
    work.moments = moments
    worst = [moment for moment in sorted(again, key=lambda moment: -moment.cost) if moment.cost >= WORTH_TELLING]
    work.turning_points = sorted(worst[:MOST_TURNING_POINTS], key=lambda moment: moment.number)
    work.share = 1.0
    yield


def need_over(live: LiveTable) -> None:
    """Refuse to look back on a game that is still running."""
    if not live.table.over:
        raise Refusal(409, "not-over")


def finished(live: LiveTable) -> Game:
    """The game of a table, if it is over."""
    need_over(live)
    things = [thing for batch in live.table.given() for thing in batch]
    return Game((live.id, live.seq), live.sheet.game, live.table.box, things)


def review_out(live: LiveTable, work: Work, lang: m.Lang) -> m.Review:
    """A review in words."""
    need_over(live)
    if work.share < 1:
        return m.Review(live.id, round(work.share, 3), [], [], [])
    marks, rows = _chances(live, work.moments)
    return m.Review(
        table=live.id,
        share=1.0,
        marks=marks,
        chances=[m.Series(seat, [row[seat] for row in rows]) for seat in range(live.table.players)],
        turning_points=[_turning_point(live, moment, lang) for moment in work.turning_points],
    )


def _chances(live: LiveTable, moments: Sequence[Moment]) -> tuple[list[int], list[list[int]]]:
    """The chances of all seats, in per cent: one row for each move, and at last who has won.

    All see the game a little better for themselves, because they trust themselves to go on well. So each row is the
    average of what all seats thought when they were last asked.
    """
    marks, rows, latest = list[int](), list[list[int]](), dict[int, list[float]]()
    for seat, move in groupby(moments, key=lambda moment: moment.seat):
        parts = list(move)
        latest[seat] = _average([part.chances for part in parts])
        marks.append(parts[0].number)
        rows.append([round(100 * chance) for chance in _average(latest.values())])
    standing = live.table.standing()
    winners = [place.seat for place in standing if place.place == 1]
    marks.append(live.table.position.number)
    rows.append([round(100 / len(winners)) if place.seat in winners else 0 for place in standing])
    return marks, rows


def _average(rows: Collection[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _turning_point(live: LiveTable, moment: Moment, lang: m.Lang) -> m.TurningPoint:
    position = next(islice(live.table.replay(), moment.number, None)).spoken(lang)
    text = {option.thing: option.text for option in position.options}
    return m.TurningPoint(
        number=moment.number,
        seat=moment.seat,
        chosen=text[moment.chosen],
        better=text[moment.best],
        cost=round(moment.cost, 3),
    )
