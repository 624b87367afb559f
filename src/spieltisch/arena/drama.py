"""How exciting a game was: who was ahead when. Told by the points at the beginning of each turn, and in the end."""

import numpy as np

from .logs import Array, Told
from .replays import GAME, TURN

Columns = dict[str, Array]


def drama(told: Told, points: Array, places: Array) -> Columns:
    """Per game: how often the lead changed hands, how far the winner was behind, from when on they were ahead.

    Ahead is who has the most points alone; whoever draws level takes no lead. `decided` is the share of all turns after
    which nobody else had more points than the winner any more; 0 means from the beginning, 1 in the end only.
    """
    questions, seats = told.questions, told.box.players
    begins = np.ones(len(questions), bool)
    begins[1:] = (np.diff(questions[:, GAME]) != 0) | (np.diff(questions[:, TURN]) != 0)
    game, scores = questions[begins, GAME], told.scores[begins, :seats]
    changes, behind, decided = np.zeros(told.games, np.int16), np.zeros(told.games, np.int16), np.zeros(told.games)
    for number in range(told.games):
        rows = np.concatenate([scores[game == number], points[number : number + 1]])
        winner = int(np.argmin(places[number]))
        changes[number], behind[number], decided[number] = of_scores(rows, winner)
    return {"lead_changes": changes, "behind": behind, "decided": decided.astype(np.float32)}


def of_scores(rows: Array, winner: int) -> tuple[int, int, float]:
    """The same for one game: a row of points for each turn, the last one for its end."""
    best = rows.max(axis=1)
    alone = (rows == best[:, None]).sum(axis=1) == 1
    leaders = rows.argmax(axis=1)[alone]
    away = best - rows[:, winner]
    last = np.nonzero(away > 0)[0]
    since = int(last[-1]) + 1 if len(last) else 0
    return int((np.diff(leaders) != 0).sum()), int(away.max()), since / max(len(rows) - 1, 1)
