"""Whole games with a kind of player at every seat, written once and bound to each game (`bind`).

A player gets what his seat may know, the options and a stream, and gives back a thing. Chance has a stream of its own,
so that what one player thinks does not change what is drawn.
"""

from typing import Any

from ..core.drivers import fold
from ..core.rule import part
from ..core.stack import CHANCE, OVER
from ..core.streams import pick, start_stream

new_game: Any
to_move: Any
answer: Any
standing: Any
observe: Any
choose: Any
note: Any
sum_up: Any

RANDOM, THUMB = range(2)  # kinds of players

# columns of results
DECISIONS, ANSWERS, DIGEST, UNFINISHED, ILLEGAL, LENGTH, ENDED_BY, STANDING = range(8)
TALLIES = STANDING + 8  # points and places of four seats, then what the game counts


@part
def is_option(thing, out, n):
    """Is this one of the options?"""
    for i in range(n):
        if out[i] == thing:
            return True
    return False


def play_tables(box, fresh, states, streams, seed, first, kinds, results, out, events, seen, plan, longest):
    """Play one game per row of `results`, numbered from `first`; a game depends on seed, number and kinds only.

    Seat i of game g is played by kind `kinds[(i + g) % players]`, so that everybody sits everywhere. `fresh` holds one
    state of zeros, `states` one to work on; `streams` are two: chance's and the players'. A game that is not over
    after `longest` answers is marked in the column UNFINISHED. A player who points at something that is no option is
    at fault: ILLEGAL counts that, and the first option is taken instead.
    """
    for row in range(results.shape[0]):
        states[0] = fresh[0]
        s = states[0]
        start_stream(streams[0], seed, 2 * (first + row))
        start_stream(streams[1], seed, 2 * (first + row) + 1)
        n = new_game(box, s, events, out)
        decisions = 0
        answers = 0
        digest = 0
        mover = to_move(box, s)
        while mover != OVER and answers < longest:
            if mover == CHANCE:
                thing = int(out[pick(streams[0], n)])
            else:
                decisions += 1
                observe(box, s, mover, seen)
                if kinds[(mover + first + row) % kinds.shape[0]] == THUMB:
                    thing = int(choose(box, seen, mover, plan, out, n, streams[1]))
                else:
                    thing = int(out[pick(streams[1], n)])
                if not is_option(thing, out, n):
                    results[row, ILLEGAL] += 1
                    thing = int(out[0])
                note(seen, mover, thing, results[row, TALLIES:])
            answers += 1
            digest = fold(digest, thing)
            n = answer(box, s, thing, events, out)
            mover = to_move(box, s)
        results[row, DECISIONS] = decisions
        results[row, ANSWERS] = answers
        results[row, DIGEST] = digest
        results[row, UNFINISHED] = 0 if mover == OVER else 1
        observe(box, s, 0, seen)
        sum_up(box, seen, results[row])
        standing(box, s, results[row, STANDING:TALLIES])
