"""The strength of all players in points, from their scores against each other.

Whoever is 400 points ahead is placed better ten times as often as worse (the model of Bradley and Terry on the scale of
Elo). All scores are looked at together, so the order of games makes no difference, and players who have never met are
compared by way of others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np

from .scores import Score
from .statistics import NORMAL_95

MARK = 1500.0  # of the player by whom all are measured
MEASURE = "thumb"  # who that is; otherwise the first of all
TEN_TO_ONE = 400.0
CAUTION = NORMAL_95**2 / 2  # wins and as many defeats that nobody has seen (Agresti and Coull): they keep points finite
LONGEST_STEP, EXACT = 1.0, 1e-9  # of Newton's method


@dataclass(frozen=True)
class Strength:
    """The points of a player, and by how much they may be wrong in 95 of 100 cases, compared with the mark."""

    name: str
    points: float
    doubt: float


def strengths(names: Sequence[str], scores: Iterable[tuple[int, int, Score]]) -> list[Strength]:
    """Of all players, each told as a number into `names` with a score against another."""
    duels = list(scores)
    a, b = (np.array([duel[side] for duel in duels]) for side in (0, 1))
    won = np.array([score.share * score.worth + CAUTION for _, _, score in duels])
    played = np.array([score.worth + 2 * CAUTION for _, _, score in duels])
    mark = names.index(MEASURE) if MEASURE in names else 0
    others = [player for player in range(len(names)) if player != mark]
    sides = np.zeros((len(duels), len(names)))
    sides[np.arange(len(duels)), a], sides[np.arange(len(duels)), b] = 1, -1
    logits, spread = _most_likely(sides[:, others], won, played)
    points, doubts = np.zeros(len(names)), np.zeros(len(names))
    points[others], doubts[others] = logits, NORMAL_95 * np.sqrt(np.diag(spread))
    unit = TEN_TO_ONE / log(10)
    return [
        Strength(name, MARK + unit * float(points[player]), unit * float(doubts[player]))
        for player, name in enumerate(names)
    ]


def _most_likely(sides: Any, won: Any, played: Any) -> tuple[Any, Any]:
    """The logits under which these scores are most likely, and their covariances (logistic regression)."""
    logits = np.zeros(sides.shape[1])
    while True:
        share = 1 / (1 + np.exp(-sides @ logits))
        information = sides.T @ (sides * (played * share * (1 - share))[:, None])
        step = np.linalg.solve(information, sides.T @ (won - played * share))
        logits = logits + step * min(1.0, LONGEST_STEP / max(sqrt(float(step @ step)), EXACT))
        if np.abs(step).max() < EXACT:
            return logits, np.linalg.inv(information)
