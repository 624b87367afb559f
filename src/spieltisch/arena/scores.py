"""Head-to-head scores and how sure one can be of them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from .statistics import NORMAL_95, wilson, worth_of


@dataclass(frozen=True)
class Score:
    """The score of one player against another, with its interval of 95 %."""

    share: float
    low: float
    high: float
    games: int
    groups: int  # of games with the same chance
    worth: float  # as many games that are independent of each other


def comparisons(places: Any, seating: Any) -> tuple[Any, Any]:
    """For each game: in how many pairs of seats player 0 is placed better than player 1, and how many pairs there are.

    Ties count half.
    """
    hits, pairs = np.zeros(len(places)), np.zeros(len(places))
    for one in range(places.shape[1]):
        for other in range(places.shape[1]):
            meet = (seating[:, one] == 0) & (seating[:, other] == 1)
            better, alike = places[:, one] < places[:, other], places[:, one] == places[:, other]
            hits += meet * (better + 0.5 * alike)
            pairs += meet
    return hits, pairs


def score_of(hits: Any, pairs: Any, group: int) -> Score:
    """The score of games of which `group` running ones belong together; there are whole groups only.

    The interval is Wilson's, for as many independent games as these are worth. A few groups know their own spread
    badly, so the quantile is that of Student's distribution.
    """
    games, groups = len(hits), len(hits) // group
    share = float(hits.sum() / pairs.sum())
    by_group = hits.reshape(groups, group).sum(axis=1) / pairs.reshape(groups, group).sum(axis=1)
    worth = worth_of(share, games, groups, float(by_group.var(ddof=1)) / groups if groups > 1 else 0.0)
    quantile = student_95(groups - 1)
    interval = wilson(share * worth, worth, quantile)
    sure = worth * (NORMAL_95 / quantile) ** 2  # what is known of the spread, too
    return Score(share, min(interval.low, share), max(interval.high, share), games, groups, sure)


def student_95(freedom: int) -> float:
    """The quantile of Student's distribution for intervals of 95 %, good to a thousandth from ten degrees on."""
    z, n = NORMAL_95, max(freedom, 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
