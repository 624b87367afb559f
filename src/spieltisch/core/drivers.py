"""Drivers: whole games without people, written once and bound to each game (`bind`).

`new_game`, `to_move`, `answer` … are names that `bind` gives a meaning; here they stand for the contract.
"""

from typing import TYPE_CHECKING

from .arrays import Grid, Ints
from .events import Events
from .rule import part
from .stack import CHANCE, OVER, AnyBox, AnyState, States
from .streams import pick, start_stream

if TYPE_CHECKING:
    from .bound import answer, check, new_game, options, standing, to_move

DECISIONS, ANSWERS, DIGEST, UNFINISHED, STANDING = range(5)  # columns of results
_MASK42 = (1 << 42) - 1
_FACTOR = 1032427  # of 20 bits, so that no product leaves 63: see `streams.py`


@part
def fold(digest: int, thing: int) -> int:
    """A digest of 42 bits with one more thing folded in."""
    digest = ((digest ^ (int(thing) + 1)) * _FACTOR) & _MASK42
    return digest ^ (digest >> 21)


def play_many(
    box: AnyBox, fresh: States, states: States, stream: Ints, seed: int, first: int,
    results: Grid[int], out: Ints, events: Events, longest: int
) -> None:  # fmt: skip
    """Play one random game per row of `results`, numbered from `first`; a game depends on seed and number only.

    `fresh` holds one state of zeros, `states` one state to work on. A game that is not over after `longest` answers
    is left there and marked in the column UNFINISHED.
    """
    for row in range(results.shape[0]):
        states[0] = fresh[0]
        s = states[0]
        start_stream(stream, seed, first + row)
        n = new_game(box, s, events, out)
        decisions = 0
        answers = 0
        digest = 0
        mover = to_move(box, s)
        while mover != OVER and answers < longest:
            if mover != CHANCE:
                decisions += 1
            thing = int(out[pick(stream, n)])
            answers += 1
            digest = fold(digest, thing)
            n = answer(box, s, thing, events, out)
            mover = to_move(box, s)
        results[row, DECISIONS] = decisions
        results[row, ANSWERS] = answers
        results[row, DIGEST] = digest
        results[row, UNFINISHED] = 0 if mover == OVER else 1
        standing(box, s, results[row, STANDING:])


def play_checked(box: AnyBox, s: AnyState, stream: Ints, events: Events, out: Ints, longest: int) -> int:
    """Play one random game from the start and look at every state: 0, or the bits of `check` in the first bad one.

    Bit 62 is set when a question has no option, when options are not ascending or when `options` and `answer` disagree
    on what may be pointed at, bit 61 when the game is not over after `longest` answers.
    """
    n = new_game(box, s, events, out)
    for answers in range(longest + 1):
        bits = check(box, s)
        if bits != 0:
            return bits
        mover = to_move(box, s)
        if mover == OVER:
            return 0
        listed = 0
        for i in range(n):
            if out[i] < 0 or out[i] >= out.shape[0] or (i > 0 and out[i] <= out[i - 1]):
                return 1 << 62
            listed = fold(listed, out[i])
        again = 0
        m = options(box, s, out)
        for i in range(m):
            again = fold(again, out[i])
        if n < 1 or m != n or again != listed:
            return 1 << 62
        if answers == longest:
            return 1 << 61
        n = answer(box, s, int(out[pick(stream, n)]), events, out)
    return 0  # never reached


def play_logged(box: AnyBox, s: AnyState, stream: Ints, events: Events, out: Ints, log: Ints) -> int:
    """Play one random game from the start, writing every answer into `log`. Returns the number of answers."""
    n = new_game(box, s, events, out)
    answers = 0
    while to_move(box, s) != OVER and answers < log.shape[0]:
        thing = int(out[pick(stream, n)])
        log[answers] = thing
        answers += 1
        n = answer(box, s, thing, events, out)
    return answers


def copy_many(source: States, target: States, times: int) -> None:
    """Copy a state back and forth, to measure what a clone costs."""
    for i in range(times):
        target[i % target.shape[0]] = source[(i * 7) % source.shape[0]]
