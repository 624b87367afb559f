"""Going on from one question in several ways, to the end of the game: written once and bound to each game (`bind`).

An *arm* is a state and an answer to what waits there. All arms of a playout have the same luck: the same world, drawn
from what a seat may know, and in each turn the same numbers of chance, however many were needed before. So most of what
is luck is the same on both sides, and a difference shows in far fewer playouts.
"""

from typing import TYPE_CHECKING, Any

from ..core.arrays import Cube, Ints
from ..core.stack import CHANCE, OVER, AnyBox, States
from ..core.streams import pick, start_stream
from .drivers import Desk
from .sampling import share_the_win

if TYPE_CHECKING:
    from ..core.bound import answer, decide, observe, options, resample, standing, to_move

AS_IT_IS = -1  # in place of an answer: go on with the question that waits
NOBODY = -1  # in place of a seat: the world as it is, for whoever may know everything
LUCK, MINDS, WORLD = range(3)  # streams of a desk
TURNS = 1 << 14  # more than a game has


def play_arms(
    box: AnyBox, desk: Desk, brains: Any, starts: States, things: Ints, seat: int, seed: int, first: int,
    wins: Cube[float], kinds: Ints, ranking: Ints, longest: int
) -> int:  # fmt: skip
    """Playouts number `first`, `first + 1` …: `wins[playout, arm, player]` becomes the share of the win of each player.

    Arm i begins at `starts[i]`, as `seat` may imagine it, with the answer `things[i]`. What comes out depends on the
    seed and on the number of the playout. A game that is not over after `longest` answers counts as it stands then.
    Returns the number of answers.
    """
    states, streams, events, out = desk.states, desk.streams, desk.events, desk.out
    total = 0
    for row in range(wins.shape[0]):
        number = (first + row) * TURNS
        for arm in range(starts.shape[0]):
            states[0] = starts[arm]
            s = states[0]
            if seat != NOBODY:
                start_stream(streams[WORLD], seed, number)
                resample(box, s, seat, streams[WORLD])
            turn = -1
            answers = 0
            if things[arm] == AS_IT_IS:
                n = options(box, s, out)
            else:
                n = answer(box, s, int(things[arm]), events, out)
            mover = to_move(box, s)
            while mover != OVER and answers < longest:
                if int(s.turn) != turn:
                    turn = int(s.turn)
                    start_stream(streams[LUCK], seed, number + 1 + turn)
                    start_stream(streams[MINDS], seed + 1, number + 1 + turn)
                if mover == CHANCE:
                    thing = int(out[pick(streams[LUCK], n)])
                elif n == 1:
                    thing = int(out[0])
                else:
                    observe(box, s, mover, desk.seen)
                    thing = int(decide(box, desk, brains, int(kinds[mover]), mover, number + mover, n))
                answers += 1
                n = answer(box, s, thing, events, out)
                mover = to_move(box, s)
            standing(box, s, ranking)
            share_the_win(box.players, ranking, wins[row, arm])
            total += answers
    return total
