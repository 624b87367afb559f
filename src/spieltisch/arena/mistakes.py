"""What weaker players do that a stronger one would hardly ever do, and what that costs.

Weaker players play among themselves. Wherever a network would hardly ever answer as they did, it is noted what they did
and what it would have done. From what occurs most it plays on, from both answers with the same luck, in worlds that the
seat could not tell apart, until it is that seat's turn again; then it says what the chances are. So what a mistake
costs is the network's own reckoning of what comes of it, on cases that were chosen for nothing but the kind of answer.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np

from ..bots.bare import Bare, Manner
from ..bots.expecting import Expectation
from ..bots.plans import imagined
from ..bots.reviewing import questions_of
from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.records import clone
from ..core.stack import CHANCE, OVER
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from .playing import play_piece
from .pool import Engine, in_order
from .samples import SMALLEST, decks_of
from .series import Piece, Series
from .statistics import Estimate, mean

HARDLY = 0.1  # so many times as likely as its best answer, or less
KINDS = 24  # of mistakes that are looked at, the most frequent ones
CASES = 100  # of each kind, at most
REPEATS = 2  # worlds in which each case is looked at
ROOM = 1 << 16  # of worlds that a game has for itself

Answer = tuple[str, str]  # what kind of thing was pointed at: a deck, a place, or where it lies


@dataclass(frozen=True)
class Case:
    """An answer, and the one that the stronger player would have given."""

    game: int
    number: int  # of the answer
    seat: int
    s: Any
    given: int
    better: int


@dataclass(frozen=True)
class Kind:
    """Answers of one kind to questions of one kind, where another kind would have been better."""

    question: str
    given: Answer
    better: Answer
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Mistake:
    """A kind of mistake, and what each costs in chances of winning."""

    kind: Kind
    per_game: float  # how often a player makes it
    cost: Estimate

    @property
    def whole(self) -> float:
        """What it costs a player in a game."""
        return self.per_game * self.cost.value

    @property
    def example(self) -> Case:
        """One of them: the things that occur most often together."""
        counts: dict[tuple[int, int], list[Case]] = defaultdict(list)
        for case in self.kind.cases:
            counts[case.given, case.better].append(case)
        return max(counts.values(), key=len)[0]


def mistakes(series: Series, file: str, engine: Engine | int) -> list[Mistake]:
    """What the players of a series do worse than a network (in this file, "": that of the game), dearest first.

    Only what surely costs something, at 95 %.
    """
    cases = [one for some in in_order(partial(_in_game, series, file), range(series.games), engine) for one in some]
    kinds = sorted(_kinds(series, cases), key=lambda kind: -len(kind.cases))[:KINDS]
    spread = [(kind, _evenly(kind.cases)) for kind in kinds if len(kind.cases) >= SMALLEST]
    work = [case for _, some in spread for case in some]
    lost = iter(list(in_order(partial(_lost, series, file), work, engine)))
    players = series.games * series.players
    found = []
    for kind, some in spread:
        costs = np.array([next(lost) for _ in some])
        cost = mean(costs, np.array([case.game for case in some]))
        found.append(Mistake(kind, len(kind.cases) / players, cost))
    return sorted((one for one in found if one.cost.low > 0), key=lambda one: -one.whole)


def _in_game(series: Series, file: str, number: int) -> list[Case]:
    """What the network would hardly ever have answered, in one game."""
    box, game = series.open_box(), find_game(series.game)
    log = next(play_piece(Piece(series, 0, number, 1)).logs()).tolist()
    seats = [Bare(series.game, file, Manner(), 0) for _ in range(series.players)]
    found = []
    for question in questions_of(box, game, log):
        bare, given = seats[question.seat], log[question.number]
        better = bare.answer(box, question.s)
        n = game.options(box.record, question.s, bare.out)
        liked = dict(zip(bare.out[:n].tolist(), bare.worth[:n].tolist(), strict=True))
        if liked[given] < liked[better] + np.log(HARDLY):
            found.append(Case(number, question.number, question.seat, question.s, given, better))
    return found


def _kinds(series: Series, cases: Sequence[Case]) -> list[Kind]:
    """Cases of one kind together; that another card of the same deck would have been better is none."""
    box, game = series.open_box(), find_game(series.game)
    decks = decks_of(series.game, box)
    found: dict[tuple[str, Answer, Answer], list[Case]] = defaultdict(list)
    for case in cases:
        given, better = (_answer(game, box, decks, case, thing) for thing in (case.given, case.better))
        if given != better:
            found[game.people.question(box, case.s), given, better].append(case)
    return [Kind(*key, tuple(some)) for key, some in found.items()]


def _answer(game: Game, box: Box, decks: dict[str, str], case: Case, thing: int) -> Answer:
    """What kind of thing an answer is: a card of a deck, a place, or what lies there (`Folding`, anchors)."""
    where, _, what = str(game.people.anchor(box, case.s, thing)).partition(":")
    deck = decks.get(what) or decks.get(what[:-1])  # copies of a card have a letter behind
    if deck:
        return ("use", deck) if where == "place" else ("deck", deck)
    if where == "seat":
        return "seat", ""
    return where, what


def _evenly(cases: Sequence[Case]) -> list[Case]:
    """As many as are looked at, spread over all games."""
    return [cases[at * len(cases) // CASES] for at in range(CASES)] if len(cases) > CASES else list(cases)


def _lost(series: Series, file: str, case: Case) -> float:
    """By how much the chance of winning is smaller with the answer that was given."""
    judge, box = _judge(series.game, file), series.open_box()
    return sum(judge.lost(box, case, series.seed, number) for number in range(REPEATS)) / REPEATS


class _Judge:
    """A network that plays on from an answer, at all seats, and says what chances that leaves."""

    def __init__(self, game: str, file: str) -> None:
        self.game = find_game(game)
        self.seats = [Bare(game, file, Manner(), 0) for _ in range(max(self.game.seats))]
        self.expects = Expectation(game, file)

    def lost(self, box: Box, case: Case, seed: int, number: int) -> float:
        """How much better the other answer was, in one world that the seat cannot tell from the true one."""
        luck = case.game * ROOM + case.number * REPEATS + number
        world = imagined(self.game, box, case.s, case.seat, seeded_stream(seed, luck))
        better, given = (
            self._chance(box, world, case.seat, thing, seeded_stream(seed + 1, luck))
            for thing in (case.better, case.given)
        )
        return better - given

    def _chance(self, box: Box, world: Any, seat: int, thing: int, luck: Any) -> float:
        """The chance of a seat when it is its turn again, or what came of the game."""
        game, printed, s, turn = self.game, box.record, clone(world), int(world.turn)
        out, events = game.option_buffer(), event_buffer(0)
        n = game.rules.answer(printed, s, thing, events, out)
        for _ in range(game.longest):
            mover = int(game.to_move(printed, s))
            if mover == OVER:
                return self._share(box, s, seat)
            if mover == seat and int(s.turn) != turn:
                break
            chosen = int(out[pick_from(luck, n)]) if mover == CHANCE else self.seats[mover].answer(box, s)
            n = game.rules.answer(printed, s, chosen, events, out)
        return self.expects.chance(box, s, seat)

    def _share(self, box: Box, s: Any, seat: int) -> float:
        standing = np.zeros(2 * max(self.game.seats), np.int64)
        self.game.standing(box.record, s, standing)
        won = standing[len(standing) // 2 :][: box.players] == 1
        return float(won[seat] / won.sum())


@lru_cache(2)
def _judge(game: str, file: str) -> _Judge:
    """One for each process: its room is used again."""
    return _Judge(game, file)
