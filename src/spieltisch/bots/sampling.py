"""Positions of whole games and who won them, written once and bound to each game (`bind`).

An evaluation is fitted to them (`fitting.py`). Seats are played by rules of thumb, which now and then answer at random,
so that unusual positions occur, too.
"""

from typing import TYPE_CHECKING, NamedTuple

from ..core.arrays import Cube, Floats, Grid, Ints
from ..core.rule import part
from ..core.stack import CHANCE, OVER, AnyBox
from ..core.streams import next_bits, pick, start_stream
from .drivers import Desk

if TYPE_CHECKING:
    from ..core.bound import answer, choose, features, new_game, observe, standing, to_move, turn_of

STREAMS = 3  # chance's, the players', and the one that picks positions
FULL = 1 << 32  # a stream gives numbers below this


@part
def share_the_win(players: int, ranking: Ints, wins: Floats) -> None:
    """Everybody on the first place wins, together as much as one alone."""
    winners, most = 0, ranking.shape[0] // 2
    for seat in range(players):
        winners += int(ranking[most + seat] == 1)
    for seat in range(players):
        wins[seat] = 1.0 / winners if ranking[most + seat] == 1 else 0.0


class Noted(NamedTuple):
    """Positions, one after the other, and room for more."""

    situations: Cube[float]  # [position, seat, feature]: what `features` says of each seat that looks at it
    progress: Floats  # [position]: how far the game is
    wins: Grid[float]  # [position, seat]: what each has won in the end
    number: Ints  # [position]: of its game


class How(NamedTuple):
    """How positions come about, and which are noted."""

    slips: Floats  # in game g somebody who is asked answers at random with probability `slips[g % len(slips)]`
    turns_only: bool  # only the first question of a turn is a position; else every question to a seat
    every: int  # one of so many is noted


def sample_tables(
    box: AnyBox, desk: Desk, noted: Noted, ranking: Ints, seed: int, first: int, games: int, how: How, longest: int
) -> int:
    """Play games number `first` … `first + games - 1`, note positions, and return how many were noted.

    They are noted as long as there is room, and those of a game that is not over after `longest` answers are forgotten.
    """
    states, streams, events, out, seen, plan = desk.states, desk.streams, desk.events, desk.out, desk.seen, desk.plan
    situations, progress, wins, number = noted.situations, noted.progress, noted.wins, noted.number
    slips, turns_only, every = how.slips, how.turns_only, how.every
    at = 0
    for game in range(first, first + games):
        states[0] = desk.fresh[0]
        s = states[0]
        for i in range(STREAMS):
            start_stream(streams[i], seed, STREAMS * game + i)
        slip = slips[game % slips.shape[0]] * FULL
        begin = at
        answers, last = 0, 0
        n = new_game(box, s, events, out)
        mover = to_move(box, s)
        while mover != OVER and answers < longest:
            if mover == CHANCE:
                thing = int(out[pick(streams[0], n)])
            else:
                observe(box, s, mover, seen)
                turn = turn_of(seen)
                counts = turn != last or not turns_only
                if counts and pick(streams[2], every) == 0 and at < progress.shape[0]:
                    for seat in range(box.players):
                        observe(box, s, seat, seen)
                        progress[at] = features(box, seen, seat, plan, situations[at, seat])
                    number[at] = game
                    at += 1
                    observe(box, s, mover, seen)
                last = turn
                if next_bits(streams[1]) < slip:
                    thing = int(out[pick(streams[1], n)])
                else:
                    thing = int(choose(box, seen, mover, plan, out, n, streams[1]))
            answers += 1
            n = answer(box, s, thing, events, out)
            mover = to_move(box, s)
        if mover != OVER:
            at = begin
        standing(box, s, ranking)
        for position in range(begin, at):
            share_the_win(box.players, ranking, wins[position])
    return at
