"""Reviews: a finished game is gone through move by move, which takes a while.

One decision after the other, so that bots and hints come in between, and of all games that are under way in turn, so
that nobody waits for the long game of somebody else. Whoever wants a review asks again and again; when nobody has asked
for a while, the work stops, and goes on when somebody asks again. What was found out is kept for some games.
"""

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice

from ..bots.reviewing import Effort, Review, Reviewer, Stroke, Turn
from ..core.game import Box
from . import messages as m
from .lanes import COME_BACK_S
from .limits import Who
from .live import LiveTable
from .refusals import Refusal
from .rooms import House
from .thinking import Latest

log = logging.getLogger("spieltisch.server")

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
    review: Review | None = None  # once it is ready


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


def _steps(work: Work, effort: float) -> Iterator[None]:
    """A review in small pieces of work."""
    game = work.game
    reviewer = Reviewer(game.name, game.box, game.log, SEED, Effort().times(effort))
    for share in reviewer.steps():
        work.share = share
        yield
    work.review = reviewer.review()
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
    review = work.review
    if review is None:
        return m.Review(live.id, round(min(work.share, 0.999), 3), [], [], [], [])
    rows = [[round(100 * chance) for chance in chances] for chances in review.chances]
    shown = dict(zip(review.marks, rows, strict=True))
    return m.Review(
        table=live.id,
        share=1.0,
        marks=list(review.marks),
        chances=[m.Series(seat, [row[seat] for row in rows]) for seat in range(live.table.players)],
        turning_points=[_turning_point(live, turn, shown, lang) for turn in review.turns],
        luck=[_luck(stroke, shown) for stroke in review.strokes],
    )


Shown = Mapping[int, Sequence[int]]  # the points of the curve, in per cent


def _turning_point(live: LiveTable, turn: Turn, shown: Shown, lang: m.Lang) -> m.TurningPoint:
    """What is told to be lost is the drop that is seen, unless the game ended there: then one sees how."""
    position = next(islice(live.table.replay(), turn.number, None)).spoken(lang)
    text = {option.thing: option.text for option in position.options}
    lost = round(100 * turn.cost)
    if turn.until < live.table.position.number:
        lost = shown[turn.number][turn.seat] - shown[turn.until][turn.seat]
    return m.TurningPoint(turn.number, turn.seat, text[turn.chosen], text[turn.better], lost / 100)


def _luck(stroke: Stroke, shown: Shown) -> m.Luck:
    gained = shown[stroke.until][stroke.whom] - shown[stroke.number][stroke.whom]
    return m.Luck(stroke.number, stroke.seat, stroke.whom, gained / 100)
