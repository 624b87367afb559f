"""Is advice true? Games are played and reviewed, and what the reviews tell is played out again by strong players.

A turning point is true if as much was lost as was claimed, and *confirmed* if it is sure that something was: both by
playouts that the review knew nothing of. A chance is true if so many of the games are won in which it is shown
(*calibrated*): of games that strong players play on from there, with everything as it really was, and of the games as
they ended.

A game depends on the setting and on its number, so the result is the same however many processes work on it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from typing import Any

import numpy as np

from ..bots.playing_out import Arm, PlayingOut
from ..bots.playouts import NOBODY
from ..bots.reviewing import Effort, Review, questions_of, reviewed
from ..core.game import Box
from ..games import find_game
from .playing import play_piece
from .pool import Engine, in_order
from .series import Packed, Piece, Series
from .statistics import Estimate, around, wilson
from .subjects import Options

ONE_SIDED_95 = 1.6448536269514722
TENTHS = 10
LOWEST = 0.005  # a chance of 0 that is wrong once would cost endlessly much
OUTCOMES = 8  # games played on from each chance that is looked at
FEWEST = 30  # chances in a tenth, below which nothing is concluded of it
CHECKING = 0x5EED  # so that no luck of a review is met again

Log = Sequence[int]
Reviews = Callable[["Setting", Box, Log, int], Review]


@dataclass(frozen=True)
class Setting:
    """What is checked. The games are shared out evenly among `who`: each is played by one kind of player."""

    game: str
    players: int
    options: Options
    pack: str | Packed | None
    seed: int
    who: tuple[str, ...]
    games: int
    points: int  # turning points, after which no more games are looked at
    rollouts: int  # of each answer of a turning point
    by: str  # who plays out
    chances: int  # that are looked at in each game
    effort: Effort

    def series(self, name: str) -> Series:
        """All games, as if this player played them all."""
        seating = ((0,) * self.players,)
        return Series(
            self.game, self.players, self.options, self.pack, self.seed, (name,), seating, False, self.games, True
        )

    def who_plays(self, number: int) -> str:
        """Who plays a game."""
        return self.who[number % len(self.who)]


@dataclass(frozen=True)
class Point:
    """A turning point that was told."""

    game: int
    who: str
    number: int  # of the answer
    claimed: float
    true: float
    error: float  # standard error of what is true

    @property
    def confirmed(self) -> bool:
        """Is it sure that something was lost?"""
        return self.true - ONE_SIDED_95 * self.error > 0


@dataclass(frozen=True)
class Shown:
    """A chance of one seat that was shown, and what came of it."""

    game: int
    who: str
    chance: float
    played_on: float  # share won by strong players from there
    ended: float  # share of the win in the game as it was


@dataclass(frozen=True)
class Checked:
    """What came of one game."""

    game: int
    points: tuple[Point, ...]
    shown: tuple[Shown, ...]


def review_of(setting: Setting, box: Box, log: Log, number: int) -> Review:
    """A review as the web table makes them."""
    return reviewed(setting.game, box, log, setting.seed + number, setting.effort)


def check(setting: Setting, engine: Engine | int = 1, reviews: Reviews = review_of) -> Iterator[Checked]:
    """Game by game, until there are enough turning points."""
    found = 0
    for checked in in_order(partial(check_game, setting, reviews), range(setting.games), engine):
        yield checked
        found += len(checked.points)
        if found >= setting.points:
            return


def check_game(setting: Setting, reviews: Reviews, number: int) -> Checked:
    """Play a game, review it, and look at what the review tells."""
    who = setting.who_plays(number)
    series = setting.series(who)
    box = series.open_box()
    log = next(play_piece(Piece(series, 0, number, 1)).logs()).tolist()
    review = reviews(setting, box, log, number)
    by = PlayingOut(setting.game, setting.by, setting.seed + CHECKING)
    states = {question.number: question for question in questions_of(box, find_game(setting.game), log)}
    points = tuple(
        Point(number, who, turn.number, turn.cost, *_played_out(setting, by, box, number, states[turn.number], turn))
        for turn in review.turns
    )
    ended, shown = review.chances[-1], list[Shown]()
    marks = [(mark, chances) for mark, chances in zip(review.marks, review.chances, strict=True) if mark in states]
    for mark, chances in _evenly(marks, setting.chances):
        question = states[mark]
        first = _first(number, mark) * OUTCOMES
        won = by.wins(box, NOBODY, [Arm(question.s)], first, OUTCOMES, 1)[:, 0].mean(axis=0)
        shown += [Shown(number, who, *three) for three in zip(chances, won.tolist(), ended, strict=True)]
    return Checked(number, points, tuple(shown))


def _played_out(
    setting: Setting, by: PlayingOut, box: Box, number: int, question: Any, turn: Any
) -> tuple[float, float]:
    """What a turning point has really cost, and how sure that is."""
    arms = [Arm(question.s, turn.better), Arm(question.s, turn.chosen)]
    first = _first(number, turn.number) * setting.rollouts
    shares = by.wins(box, turn.seat, arms, first, setting.rollouts, 0)[:, :, turn.seat]
    lost = shares[:, 0] - shares[:, 1]
    return float(lost.mean()), max(float(lost.std()), 1 / sqrt(len(lost))) / sqrt(len(lost))


def _first(game: int, number: int) -> int:
    """So that no two questions share their luck."""
    return game * 4096 + number


def _evenly(all_: Sequence[Any], most: int) -> list[Any]:
    """So many of them, spread evenly."""
    return [all_[at * len(all_) // most] for at in range(most)] if len(all_) > most else list(all_)


# --- summing up ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tenth:
    """The chances between two tenths."""

    low: float
    n: int
    shown: float  # on average
    came: float  # what came of them on average
    error: float


@dataclass(frozen=True)
class Calibration:
    """How well chances foretell."""

    n: int
    tenths: tuple[Tenth, ...]
    brier: float
    log_loss: float
    furthest: float | None  # by which a tenth with enough chances is off, at most
    off: float  # by which chances are off, on average over all of them


@dataclass(frozen=True)
class Verdict:
    """What all turning points and chances say."""

    points: int
    claimed: float | None
    true: float | None
    ratio: Estimate | None
    worse: Estimate  # share of turning points that lost anything at all in the playouts
    confirmed: Estimate
    r: float | None


def verdict(points: Sequence[Point]) -> Verdict:
    """Claimed against true."""
    n = len(points)
    claimed, true = (np.array([getattr(point, name) for point in points], float) for name in ("claimed", "true"))
    return Verdict(
        n,
        float(claimed.mean()) if n else None,
        float(true.mean()) if n else None,
        _ratio(claimed, true, np.array([point.game for point in points])) if n > 1 and true.sum() > 0 else None,
        wilson(float((true > 0).sum()), n),
        wilson(float(sum(point.confirmed for point in points)), n),
        float(np.corrcoef(claimed, true)[0, 1]) if n > 2 and claimed.std() > 0 and true.std() > 0 else None,
    )


def _ratio(claimed: Any, true: Any, game: Any) -> Estimate:
    """Claimed over true; turning points of one game belong together (the delta method)."""
    value = float(claimed.sum() / true.sum())
    pulled = np.bincount(np.unique(game, return_inverse=True)[1], claimed - value * true)
    return around(value, float((pulled**2).sum()) / float(true.sum()) ** 2, len(claimed))


def calibration(shown: Sequence[Shown], came: str) -> Calibration:
    """How far chances are from what came of them (`played_on` or `ended`)."""
    chances, outcomes = (np.array([getattr(one, name) for one in shown], float) for name in ("chance", came))
    game = np.array([one.game for one in shown], int)
    place = np.minimum((chances * TENTHS).astype(int), TENTHS - 1)
    tenths = tuple(
        _tenth(k / TENTHS, chances[place == k], outcomes[place == k], game[place == k])
        for k in range(TENTHS)
        if (place == k).any()
    )
    sure = np.clip(chances, LOWEST, 1 - LOWEST)
    loss = -(outcomes * np.log(sure) + (1 - outcomes) * np.log(1 - sure))
    brier = outcomes * (1 - chances) ** 2 + (1 - outcomes) * chances**2  # of single games, of which these are shares
    enough = [abs(tenth.shown - tenth.came) for tenth in tenths if tenth.n >= FEWEST]
    off = sum(tenth.n * abs(tenth.shown - tenth.came) for tenth in tenths) / max(len(shown), 1)
    return Calibration(
        len(shown),
        tenths,
        float(brier.mean()) if len(shown) else 0.0,
        float(loss.mean()) if len(shown) else 0.0,
        max(enough, default=None),
        off,
    )


def _tenth(low: float, chances: Any, outcomes: Any, game: Any) -> Tenth:
    """Chances of one game belong together."""
    off = np.bincount(np.unique(game, return_inverse=True)[1], outcomes - chances - (outcomes - chances).mean())
    error = sqrt(float((off**2).sum())) / len(chances)
    return Tenth(low, len(chances), float(chances.mean()), float(outcomes.mean()), error)


@dataclass(frozen=True)
class Result:
    """Everything."""

    games: int
    all: Verdict
    by_who: dict[str, Verdict]
    played_on: Calibration
    ended: Calibration
    played_on_by_who: dict[str, Calibration]
    ended_by_who: dict[str, Calibration]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def summed_up(setting: Setting, found: Sequence[Checked]) -> Result:
    """What came of all games: the first so many turning points, and all chances."""
    points = [point for checked in found for point in checked.points][: setting.points]
    shown = [one for checked in found for one in checked.shown]
    by_who = {name: [one for one in shown if one.who == name] for name in dict.fromkeys(setting.who)}
    return Result(
        len(found),
        verdict(points),
        {name: verdict([point for point in points if point.who == name]) for name in by_who},
        calibration(shown, "played_on"),
        calibration(shown, "ended"),
        {name: calibration(own, "played_on") for name, own in by_who.items()},
        {name: calibration(own, "ended") for name, own in by_who.items()},
    )
