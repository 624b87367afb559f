"""Whole games with a kind of player at every seat, written once and bound to each game (`bind`).

A player gets what its seat may know, the options and a stream, and gives back a thing. Chance has a stream of its own,
so that what one player thinks does not change what is drawn.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.arrays import Floats, Grid, Ints
from ..core.drivers import ANSWERS, DECISIONS, DIGEST, UNFINISHED, fold
from ..core.events import Events
from ..core.rule import part
from ..core.stack import CHANCE, OVER, AnyBox, States
from ..core.streams import pick, start_stream
from .sight import Weights, logits, most_of, see

if TYPE_CHECKING:
    from ..core.bound import answer, choose, new_game, observe, standing, to_move

RANDOM, THUMB = range(2)  # kinds of players

# Columns of results: those of the core, then two more. From STANDING on there are four for each seat there can be: the
# points of all, their places, how often each has answered, and how often after somebody else: a move is all that a seat
# answers in a row.
ILLEGAL, STANDING = range(UNFINISHED + 1, UNFINISHED + 3)
PER_SEAT = 4
CHANCE_NUMBER, PLAYERS_NUMBER, KINDS_AT = range(3)  # columns of tables: which streams, then the kind on each seat


class Desk(NamedTuple):
    """What whole games are played on, one after the other."""

    fresh: States  # one state of zeros
    states: States  # one to work on
    streams: Grid[int]  # of chance, of the players, and of whoever needs another
    events: Events
    out: Ints
    seen: Floats  # an observation
    plan: Floats  # what rules of thumb think on


@part
def is_option(thing: int, out: Ints, n: int) -> bool:
    """Is this one of the options?"""
    for i in range(n):
        if out[i] == thing:
            return True
    return False


def decide_quickly(box: AnyBox, desk: Desk, brains: Any, kind: int, seat: int, key: int, n: int) -> int:
    """By rules of thumb, or just anything, at a seat that has been looked at."""
    if kind == THUMB:
        return int(choose(box, desk.seen, seat, desk.plan, desk.out, n, desk.streams[1]))
    return int(desk.out[pick(desk.streams[1], n)])


class Brains(NamedTuple):
    """A network that sits at all seats, and room for what it thinks."""

    weights: Weights
    sights: Grid[int]  # what it has seen last from each seat
    worth: Floats  # of each option


def decide_by_network(box: AnyBox, desk: Desk, brains: Brains, kind: int, seat: int, key: int, n: int) -> int:
    """What a network thinks best, at a seat that has been looked at."""
    see(brains.weights, brains.sights, seat, desk.seen)
    logits(brains.weights, brains.sights[seat], desk.out, n, brains.worth)
    return int(desk.out[most_of(brains.worth, n)])


def play_tables(
    box: AnyBox, desk: Desk, seed: int, tables: Grid[int], results: Grid[int], log: Ints, ends: Ints, longest: int
) -> int:
    """Play one game per row of `tables`, which says who sits where; a game depends on the seed and its row only.

    A game that is not over after `longest` answers is marked in the column UNFINISHED. A player who points at something
    that is no option is at fault: ILLEGAL counts that, and the first option is taken instead.

    All answers go into `log`, those of row i end before `ends[i]`; a log of length 0 is not written. Returns the
    number of games played: it ends early where the log might have no room for one more.
    """
    states, streams, events, out, seen, plan = desk.states, desk.streams, desk.events, desk.out, desk.seen, desk.plan
    most = (results.shape[1] - STANDING) // PER_SEAT
    asked = STANDING + 2 * most
    written = 0
    for row in range(tables.shape[0]):
        if log.shape[0] > 0 and log.shape[0] - written < longest:
            return row
        states[0] = desk.fresh[0]
        s = states[0]
        start_stream(streams[0], seed, tables[row, CHANCE_NUMBER])
        start_stream(streams[1], seed, tables[row, PLAYERS_NUMBER])
        n = new_game(box, s, events, out)
        decisions = 0
        answers = 0
        digest = 0
        last = CHANCE
        mover = to_move(box, s)
        while mover != OVER and answers < longest:
            if mover == CHANCE:
                thing = int(out[pick(streams[0], n)])
            else:
                decisions += 1
                results[row, asked + mover] += 1
                if mover != last:
                    results[row, asked + most + mover] += 1
                last = mover
                observe(box, s, mover, seen)
                if tables[row, KINDS_AT + mover] == THUMB:
                    thing = int(choose(box, seen, mover, plan, out, n, streams[1]))
                else:
                    thing = int(out[pick(streams[1], n)])
                if not is_option(thing, out, n):
                    results[row, ILLEGAL] += 1
                    thing = int(out[0])
            if log.shape[0] > 0:
                log[written] = thing
                written += 1
            answers += 1
            digest = fold(digest, thing)
            n = answer(box, s, thing, events, out)
            mover = to_move(box, s)
        ends[row] = written
        results[row, DECISIONS] = decisions
        results[row, ANSWERS] = answers
        results[row, DIGEST] = digest
        results[row, UNFINISHED] = 0 if mover == OVER else 1
        standing(box, s, results[row, STANDING:asked])
    return tables.shape[0]
