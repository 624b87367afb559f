"""What one more of something is worth: chances that a network expects, with everything as it is and with one more.

The positions are those in which turns begin, in games of the network against itself. What one more is, a game says
(`Subject.extras`); where there is none, nothing is said of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from ..bots.expecting import Expectation
from ..bots.minds import parse_player
from ..bots.reviewing import Question, questions_of
from ..bots.sitting import is_outside
from ..core.records import clone
from ..games import find_game
from .playing import play_piece
from .pool import Engine, in_order
from .samples import Figures
from .series import Piece, Series
from .statistics import mean
from .subjects import subject_of

PHASES = 3  # that a game is cut into, by its turns


@dataclass(frozen=True)
class Worth:
    """What one more of each thing was worth at the beginning of one turn."""

    game: int
    phase: int
    more: tuple[float | None, ...]  # in the order of the extras; None: there cannot be one more


def network_of_player(name: str) -> str | None:
    """The network that somebody plays with ("": that of the game); None: they have none."""
    return None if is_outside(name) else parse_player(name).network


def worths(series: Series, engine: Engine | int) -> list[Figures]:
    """By thing: what one more is worth in each phase of a game; empty where nobody can say."""
    extras = tuple(subject_of(series.game).extras)
    file = network_of_player(series.names[0])
    if not extras or file is None:
        return []
    found = [one for some in in_order(partial(_in_game, series, file), range(series.games), engine) for one in some]
    return [
        {"extra": name, "phases": [_estimate(found, number, phase) for phase in range(PHASES)]}
        for number, name in enumerate(extras)
    ]


def _estimate(found: list[Worth], number: int, phase: int) -> Figures:
    rows = [(one.game, more) for one in found if one.phase == phase and (more := one.more[number]) is not None]
    games, values = np.array([game for game, _ in rows], int), np.array([more for _, more in rows], float)
    return mean(values, games).data()


def _in_game(series: Series, file: str, number: int) -> list[Worth]:
    box, game = series.open_box(), find_game(series.game)
    log = next(play_piece(Piece(series, 0, number, 1)).logs()).tolist()
    turns = list(_beginnings(list(questions_of(box, game, log))))
    extras, expects = subject_of(series.game).extras.values(), Expectation(series.game, file)
    result = []
    for place, question in enumerate(turns):
        before = expects.chance(box, question.s, question.seat)
        more = list[float | None]()
        for extra in extras:
            world = clone(question.s)
            there = extra(box.record, world, question.seat)
            more.append(expects.chance(box, world, question.seat) - before if there else None)
        result.append(Worth(number, place * PHASES // len(turns), tuple(more)))
    return result


def _beginnings(questions: list[Question]) -> Iterator[Question]:
    """The first question of each turn."""
    turn = None
    for question in questions:
        if (int(question.s.turn), question.seat) != turn:
            turn = int(question.s.turn), question.seat
            yield question
