"""Positions of whole games and who won them, written once and bound to each game (`bind`).

An evaluation is fitted to them (`fitting.py`). Seats are played by rules of thumb, which now and then answer at random,
so that unusual positions occur, too.
"""

from typing import TYPE_CHECKING

from ..core.arrays import Cube, Floats, Grid, Ints
from ..core.events import Events
from ..core.rule import part
from ..core.stack import CHANCE, OVER, AnyBox, States
from ..core.streams import next_bits, pick, start_stream

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


def sample_tables(
    box: AnyBox, fresh: States, states: States, streams: Grid[int], seed: int, first: int,
    games: int, slips: Floats, turns_only: bool, every: int, situations: Cube[float], progress: Floats,
    wins: Grid[float], number: Ints, ranking: Ints, out: Ints, events: Events, seen: Floats, plan: Floats,
    longest: int
) -> int:  # fmt: skip
    """Play games number `first` … `first + games - 1`, note positions, and return how many were noted.

    A position is a question to a seat, or with `turns_only` the first one of a turn; about one of `every` is noted, as
    long as there is room: what `features` says of each seat that looks at it (`situations[position, seat]`), how far
    the game is (`progress`), what each seat has won in the end (`wins`), and in which game it occurred (`number`). In
    game g somebody who is asked slips, that is, they answer at random, with probability `slips[g % len(slips)]`.
    Positions of a game that is not over after `longest` answers are forgotten.
    """
    at = 0
    for game in range(first, first + games):
        states[0] = fresh[0]
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
