"""A driver that watches a whole random game at the speed of machine code: the checks that need no words.

Like the drivers of the house it is written once and bound to each game.
"""

from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np

from spieltisch.core.events import silent
from spieltisch.core.game import Box, Game
from spieltisch.core.rule import bind, entry, rule
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream, pick

from .kit import game_of

# what `bind` gives a meaning
new_game: Any = None
to_move: Any = None
options: Any = None
answer: Any = None
standing: Any = None
observe: Any = None
check: Any = None


class Fault(IntEnum):
    """What can be wrong with a game."""

    NONE = 0
    INVARIANT = 1  # `check` is not 0
    NO_OPTION = 2
    NOT_ASCENDING = 3  # or twice, or outside the action space
    OPTIONS_DIFFER = 4  # `options` says something else than `answer` did
    READER_WRITES = 5
    NOT_DETERMINISTIC = 6
    TOO_LONG = 7
    REFUSED = 8  # an option cannot be carried out: what follows breaks an invariant or asks nothing


@rule
def same_bytes(raw, a, b):
    """Whether two states are equal in every byte."""
    for i in range(raw.shape[1]):  # noqa: SIM110 - Numba has no all()
        if raw[a, i] != raw[b, i]:
            return False
    return True


@rule
def listed_well(out, n, again, m):
    """Whether options are in order, in range, and the same when asked for again."""
    if n < 1:
        return Fault.NO_OPTION
    for i in range(n):
        if out[i] < 0 or out[i] >= out.shape[0] or (i > 0 and out[i] <= out[i - 1]):
            return Fault.NOT_ASCENDING
    if m != n:
        return Fault.OPTIONS_DIFFER
    for i in range(n):
        if out[i] != again[i]:
            return Fault.OPTIONS_DIFFER
    return Fault.NONE


def watch_game(box, states, raw, stream, events, out, again, seen, points, longest, every, facts):
    """Play one random game and return the first fault, as a number of `Fault`.

    `states` has three rows, `raw` is their bytes: row 0 is the game, row 1 repeats each answer, and at every `every`-th
    question row 2 tries each option. `facts` takes the answers given and, for a broken invariant, the bits.
    """
    n = new_game(box, states[0], events, out)
    for answers in range(longest + 1):
        facts[0] = answers
        s = states[0]
        facts[1] = check(box, s)
        if facts[1] != 0:
            return Fault.INVARIANT
        states[1] = s
        mover = to_move(box, s)
        m = options(box, s, again)
        standing(box, s, points)
        for seat in range(box.players):
            observe(box, s, seat, seen)
        if not same_bytes(raw, 0, 1):
            return Fault.READER_WRITES
        if mover == OVER:
            return Fault.OPTIONS_DIFFER if n != 0 or m != 0 else Fault.NONE
        fault = listed_well(out, n, again, m)
        if fault != Fault.NONE:
            return fault
        if answers == longest:
            return Fault.TOO_LONG
        if answers % every == 0:
            for i in range(m):
                states[2] = s
                following = answer(box, states[2], int(out[i]), events, again)
                facts[1] = check(box, states[2])
                if facts[1] != 0 or (following < 1) != (to_move(box, states[2]) == OVER):
                    return Fault.REFUSED
        thing = int(out[pick(stream, n)])
        n = answer(box, states[0], thing, events, out)
        m = answer(box, states[1], thing, events, again)
        if m != n or not same_bytes(raw, 0, 1):
            return Fault.NOT_DETERMINISTIC
    return Fault.NONE


def bound(game: Game) -> Any:
    """The driver for one game, not compiled."""
    names = ("new_game", "to_move", "options", "answer", "standing", "observe", "check")
    return bind(watch_game, **{name: getattr(game.rules, name) for name in names})


@cache
def watcher(name: str) -> Any:
    """The driver for one game, as machine code."""
    return entry(bound(game_of(name)))


def watch(driver: Any, game: Game, box: Box, seed: int, number: int, every: int = 8) -> tuple[Fault, int, int]:
    """Watch the random game with this number: the fault, the answers given, and the bits of `check`."""
    states = np.zeros(3, game.state)
    facts = np.zeros(2, np.int64)
    fault = driver(
        box.record,
        states,
        states.view(np.uint8).reshape(3, game.state.itemsize),
        new_stream(seed, number),
        silent(),
        game.option_buffer(),
        game.option_buffer(),
        np.zeros(game.observation, np.float32),
        np.zeros(2 * max(game.seats), np.int64),
        game.longest,
        every,
        facts,
    )
    return Fault(fault), int(facts[0]), int(facts[1])
