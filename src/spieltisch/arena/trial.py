"""What a change of a pack does: pairs of games without and with it, judged while they are played.

Both games of a pair have the same seed, seats, players and numbers of chance, so that a pair in which the change meant
nothing is the same game twice, and differs by 0. Every interval holds at every look (`sequential.py`); where several
cards are judged, each gets its part of the doubt (Bonferroni), so that all of them hold together.

Quick players come first: they play hundreds of pairs a second, which a verdict with a narrow interval needs. What is
left of the time belongs to the strongest players that fit into it. They manage few games, so theirs is a second opinion
and a warning where quick players may not understand a card.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from time import monotonic
from typing import Any, Literal

import numpy as np

from ..bots.players import kinds_of
from ..core.certainty import ALPHA
from ..core.game import Box
from ..games import find_game
from ..table.record import pack_of
from .errors import ArenaError
from .findings import CARD_GAP, SEAT_GAP
from .pairs import COLUMNS, HAD, LACKED, OFFERED, SEATS, TAKEN, WON, WON_WITHOUT, Change, Pairs, play_pairs
from .pool import while_wanted
from .printed import What, different_cards
from .rounding import written
from .samples import SMALLEST
from .sequential import FIRST_LOOK, Moments, Watched, needed, ratio, watched
from .series import Packed
from .statistics import TINY
from .subjects import Options, subject_of

Judged = Literal["stronger", "weaker", "alike", "open", "rare"]

MOST_CARDS = 12  # judged one by one
QUICK = "thumb"
STRONG = ((900.0, "search@1000"), (180.0, "search@300"), (20.0, "search@100"))  # from so many seconds on
QUICK_SHARE = 0.5  # of the time, at most, where a second opinion follows
MOST_PAIRS = 20_000  # of quick players, who know it by then or never
AT_ONCE = 25  # pairs in one piece of work of players who answer at once
JUDGED = ("points_of_winner", "margin", "first_seat")  # of games as a whole, besides their length
FINE = 0.02  # of its value: a narrower interval of a measure tells nobody anything more


class NothingToTry(ArenaError):
    """Two packs between which there is no difference, or cards that are not there."""


@dataclass(frozen=True)
class Shift:
    """A number before and after (None: there is none), and how much it has changed."""

    before: float | None
    after: float | None
    change: Watched

    def sure(self, digits: int = 1, scale: float = 1.0) -> bool:
        """Does the interval, as it is written, leave out 0?"""
        return written(self.change.value, self.change.low, self.change.high, digits, scale).sure


@dataclass(frozen=True)
class CardTried:
    """What became of one card."""

    id: str
    what: What
    cases: tuple[int, int]  # players who had it
    wins: Shift  # how often those win who have it; of a new card compared with the fair share
    others: Shift
    had: Shift
    taken: Shift | None  # None: it is never offered
    judged: Judged
    needed: int | None  # more games that would make it sure, if it goes on like this; None: nobody can say


@dataclass(frozen=True)
class Tried:
    """What some players have found out so far."""

    who: str
    pairs: int
    alike: float  # share of the pairs that went the same way
    cards: tuple[CardTried, ...]
    measures: Mapping[str, Shift]
    settled: bool


# --- judging ---------------------------------------------------------------------------------------------------------


@dataclass
class Ledger:
    """The pairs of one kind of player, as sums."""

    change: Change
    who: str
    pairs: int = 0
    alike: int = 0
    cards: dict[str, Moments] = field(default_factory=dict)
    measures: dict[str, Moments] = field(default_factory=dict)
    _bounds: dict[str, tuple[float, float]] = field(default_factory=dict)  # of wins, by card

    def add(self, pairs: Pairs) -> None:
        """More of them."""
        self.pairs += len(pairs.alike)
        self.alike += int(pairs.alike.sum())
        for kept, added, columns in ((self.cards, pairs.cards, 2 * COLUMNS), (self.measures, pairs.measures, 2)):
            for name, rows in added.items():
                kept.setdefault(name, Moments(columns)).add(rows)
        for id_ in pairs.cards:
            change, known = self._shift(id_, WON, HAD, self.fair).change, self._bounds.get(id_, (-inf, inf))
            self._bounds[id_] = (max(known[0], change.low), min(known[1], change.high))

    @property
    def fair(self) -> float:
        """What everybody wins on average."""
        return 1 / self.change.players

    @property
    def alpha(self) -> float:
        """The doubt that each card may have, or each measure where no card is judged."""
        return ALPHA / max(len(self.change.cards) or len(self.judged), 1)

    @property
    def judged(self) -> tuple[str, ...]:
        """The measures that a verdict looks at."""
        return (subject_of(self.change.game).measure, *JUDGED)

    def told(self) -> Tried:
        """What they say."""
        cards = tuple(self._card(id_, what) for id_, what in self.change.cards if id_ in self.cards)
        measures = {name: self._measure(moments) for name, moments in self.measures.items()}
        open_ = [card for card in cards if card.judged in ("open", "rare") and card.what != "gone"]
        vague = [name for name in self.judged if name in measures and not _is_known(name, measures[name])]
        settled = bool(self.pairs >= FIRST_LOOK and not (open_ if cards else vague))
        return Tried(self.who, self.pairs, self.alike / max(self.pairs, 1), cards, measures, settled)

    def _measure(self, moments: Moments) -> Shift:
        old, new = (float(one) for one in moments.sums / max(moments.n, 1))
        alpha = ALPHA if self.change.cards else self.alpha
        return Shift(old, new, watched(new - old, np.array([-1.0, 1.0]), moments, alpha))

    def _card(self, id_: str, what: What) -> CardTried:
        moments, wins = self.cards[id_], self._wins(id_)
        cases = (int(moments.sums[HAD]), int(moments.sums[COLUMNS + HAD]))
        least = max(cases) if what in ("new", "gone") else min(cases)
        offered = moments.sums[OFFERED] + moments.sums[COLUMNS + OFFERED] > 0
        judged = _judge(wins, least) if what != "gone" else "rare"
        return CardTried(
            id_,
            what,
            cases,
            wins,
            self._shift(id_, WON_WITHOUT, LACKED, self.fair),
            self._shift(id_, HAD, SEATS),
            self._shift(id_, TAKEN, OFFERED) if offered else None,
            judged,
            0 if judged in ("stronger", "weaker", "alike") else self._needed(wins.change, least),
        )

    def _shift(self, id_: str, over: int, under: int, usual: float = 0.0) -> Shift:
        """Of a share; `usual` stands for what is missing on one side."""
        moments = self.cards[id_]
        old, old_slopes = ratio(moments, over, under)
        new, new_slopes = ratio(moments, COLUMNS + over, COLUMNS + under)
        there = [moments.sums[under] > 0, moments.sums[COLUMNS + under] > 0]
        value = (new if there[1] else usual) - (old if there[0] else usual)
        found = watched(value, new_slopes - old_slopes, moments, self.alpha)
        return Shift(old if there[0] else None, new if there[1] else None, found)

    def _wins(self, id_: str) -> Shift:
        """All intervals contain the truth together: what is outside of one of them is out of the question for good."""
        found = self._shift(id_, WON, HAD, self.fair)
        (low, high), value = self._bounds[id_], found.change.value
        return replace(found, change=replace(found.change, low=min(low, value), high=max(high, value)))

    def _needed(self, change: Watched, least: int) -> int | None:
        """Games until it would be sure that it is something, or that it is nothing anybody would feel."""
        if least < SMALLEST:
            return None if least == 0 else 2 * (round(self.pairs * SMALLEST / least) - self.pairs)
        reaches = (abs(change.value), CARD_GAP - abs(change.value))
        counts = [count for reach in reaches if (count := needed(change.deviation, reach, self.alpha)) is not None]
        return 2 * max(min(counts) - self.pairs, AT_ONCE) if counts else None


def _judge(wins: Shift, least: int) -> Judged:
    """A card that somebody had often enough: is it stronger or weaker than it was, or as strong as anybody can feel?"""
    if least < SMALLEST:
        return "rare"
    if wins.sure(scale=100):
        return "stronger" if wins.change.value > 0 else "weaker"
    return "alike" if wins.change.low > -CARD_GAP and wins.change.high < CARD_GAP else "open"


def _is_known(name: str, shift: Shift) -> bool:
    """Has a measure changed for sure, or is it known well enough that it has not?"""
    if name == "first_seat":
        return shift.sure(scale=100) or max(-shift.change.low, shift.change.high) < SEAT_GAP
    reach = (shift.change.high - shift.change.low) / 2
    return shift.sure() or reach <= max(FINE * abs(shift.before or 0.0), TINY)


# --- playing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """What is to be tried, and how long that may take."""

    change: Change
    who: str | None = None  # one kind of player only; None: quick ones, then the strongest that fit
    seconds: float | None = None  # None: however long it takes
    pairs: int = MOST_PAIRS  # of the first players


class Trial:
    """A trial under way."""

    def __init__(self, wish: Wish) -> None:
        self.wish, self.change = wish, wish.change
        self.first = Ledger(wish.change, wish.who or QUICK)
        second = None if wish.who else strongest(wish.seconds)
        self.second = None if second is None else Ledger(wish.change, second)
        self._begin = 0.0

    @property
    def seconds(self) -> float:
        """How long games have been coming."""
        return monotonic() - self._begin if self._begin else 0.0

    @property
    def share(self) -> float:
        """How much of it is done."""
        if self.wish.seconds is not None:
            return min(1.0, self.seconds / self.wish.seconds)
        return min(1.0, self.first.pairs / self.wish.pairs)

    @property
    def games(self) -> int:
        """How many were played."""
        return 2 * (self.first.pairs + (self.second.pairs if self.second else 0))

    def play(
        self, jobs: int = 1, niceness: int = 0, stop: Callable[[], bool] | None = None
    ) -> Generator[None, None, None]:
        """Play piece by piece until time is up, or everything is known; whoever takes no more ends it."""
        work = while_wanted(partial(_play, self.change), self._pieces(), jobs, niceness, stop)
        try:
            for pairs in work:
                self._begin = self._begin or monotonic()  # compiling, where that is needed, takes nothing of the time
                self._ledger(pairs.who).add(pairs)
                yield
                if self._is_late(1.0):
                    return
        finally:
            work.close()

    def _ledger(self, who: str) -> Ledger:
        return self.first if self.second is None or who == self.first.who else self.second

    def _pieces(self) -> Iterator["_Piece"]:
        """What to play next. It is asked a little ahead of what is known."""
        quick = QUICK_SHARE if self.second is not None else 1.0
        size = AT_ONCE if self.first.who in kinds_of(self.change.game) else 1
        number = 0
        while number < self.wish.pairs and not self._is_late(quick) and not self._knows():
            count = min(size, self.wish.pairs - number)
            yield _Piece(self.first.who, number, count)
            number += count
        number = 0
        while self.second is not None and not self._is_late(1.0):
            yield _Piece(self.second.who, number, 1)
            number += 1

    def _knows(self) -> bool:
        """Only where time is short: whoever names a number of games wants to see them."""
        if self.wish.seconds is None:
            return False
        tried = self.first.told()
        widest = max((card.wins.change.high - card.wins.change.low for card in tried.cards), default=0.0)
        return tried.settled and widest <= 2 * CARD_GAP

    def _is_late(self, share: float) -> bool:
        return self.wish.seconds is not None and self.seconds > share * self.wish.seconds


@dataclass(frozen=True)
class _Piece:
    who: str
    first: int
    count: int


def _play(change: Change, piece: _Piece) -> Pairs:
    return play_pairs(change, piece.who, piece.first, piece.count)


def strongest(seconds: float | None) -> str | None:
    """The strongest players of whom enough games fit into some time, as measured with both of our games."""
    return next((who for least, who in STRONG if seconds is not None and seconds >= least), None)


# --- setting up ------------------------------------------------------------------------------------------------------


def change_of(
    game: str,
    players: int,
    options: Options,
    before: str | Packed | None,
    after: str | Packed | None,
    cards: tuple[str, ...] = (),
    seed: int = 1,
) -> Change:
    """A change that can be tried: packs that differ, and cards that are there."""
    bare = Change(game, players, options, before, after, (), seed)
    old, new = (series.open_box() for series in bare.series(QUICK))
    if pack_of(old)[1] == pack_of(new)[1]:
        raise NothingToTry("trial-same")
    found = different_cards(find_game(game), old, new)
    known = {*_ids(game, old), *_ids(game, new)}
    for card in cards:
        if card not in known:
            raise NothingToTry("trial-no-card", card=card)
    wanted: tuple[tuple[str, Any], ...]
    if cards:
        wanted = tuple((card, found.get(card, "same")) for card in cards[:MOST_CARDS])
    else:  # a pack in which everything is different is judged as a whole
        wanted = tuple(found.items()) if len(found) <= MOST_CARDS else ()
    return Change(game, players, options, before, after, wanted, seed)


def _ids(game: str, box: Box) -> list[str]:
    return list(subject_of(game).counts.card_ids(box))


def packed(files: Mapping[str, bytes]) -> Packed:
    """Files of a pack, as they travel to other processes."""
    return tuple(sorted(files.items()))
