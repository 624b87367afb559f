"""Logs are played again with open ears, compiled: every event, every question with what was offered, the end.

Written once and bound to each game (`bind`): `new_game`, `to_move`, `answer` and `standing` stand for the contract.
"""

from typing import TYPE_CHECKING

from ..core.arrays import Grid, Ints
from ..core.stack import CHANCE, AnyBox, States

if TYPE_CHECKING:
    from ..core.bound import answer, new_game, standing, to_move

GAME, SEAT, ASK, PURPOSE, TURN, THING, TOLD, FIRST, OFFERED = range(9)  # columns of questions
COLUMNS = 9


def replay_games(
    box: AnyBox, fresh: States, states: States, log: Ints, ends: Ints, events: Grid[int],
    marks: Ints, questions: Grid[int], offers: Ints, scores: Grid[int], places: Ints, out: Ints
) -> int:  # fmt: skip
    """Play the games of a log again. Returns how many options were offered, or -1 - i if answer i is not legal.

    Game g has the answers `ends[g]` … `ends[g + 1] - 1` of the log and leaves its last position in `states[g]`.
    `events` collects the events of all games, `marks[g + 1]` says how many there were after game g. `questions` gets a
    row for each answer; what a seat was offered lies in `offers` from column FIRST on. What chance could have drawn is
    not kept. More options than there is room for are counted and not written down. `scores` gets the points of all
    seats as they were when the turn began in which an answer was given; `places` is room to count them in.
    """
    used = 0
    for game in range(ends.shape[0] - 1):
        states[game] = fresh[0]
        s = states[game]
        n = new_game(box, s, events, out)
        turn = -1
        for i in range(ends[game], ends[game + 1]):
            thing = int(log[i])
            legal = False
            for k in range(n):
                if out[k] == thing:
                    legal = True
            if not legal:
                return -1 - i
            mover = to_move(box, s)
            frame = s.stack[s.depth - 1]
            row = questions[i]
            row[GAME] = game
            row[SEAT] = mover
            row[ASK] = frame.ask
            row[PURPOSE] = frame.note[0]
            row[TURN] = s.turn
            row[THING] = thing
            row[TOLD] = events[0, 0]
            row[FIRST] = used
            row[OFFERED] = n
            if mover != CHANCE:
                if used + n <= offers.shape[0]:
                    for k in range(n):
                        offers[used + k] = out[k]
                used += n
            if int(s.turn) != turn:
                turn = int(s.turn)
                standing(box, s, places)
            for seat in range(scores.shape[1]):
                scores[i, seat] = places[seat]
            n = answer(box, s, thing, events, out)
        marks[game + 1] = events[0, 0]
    return used
