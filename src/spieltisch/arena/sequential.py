"""Intervals that hold at every moment, for a series of games that somebody watches (`core/certainty.py`)."""

from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from ..core import certainty
from ..core.certainty import ALPHA
from .logs import Array

NARROWEST = 2000  # pairs at which the interval is nearest to an ordinary one: a designer's minute
FIRST_LOOK = 50  # pairs before which nothing is said
MOST_NEEDED = 10_000_000  # pairs; who would need more will not play them


def half_width(deviation: float, n: int, alpha: float = ALPHA) -> float:
    """How far the interval of a mean reaches to each side, at whatever moment one looks."""
    return certainty.half_width(deviation, n, alpha, NARROWEST)


def needed(deviation: float, reach: float, alpha: float = ALPHA) -> int | None:
    """So many observations until the interval reaches no further than this; None: too many."""
    if reach <= 0 or half_width(deviation, MOST_NEEDED, alpha) > reach:
        return None
    low, high = 1, MOST_NEEDED
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if half_width(deviation, middle, alpha) <= reach else (middle + 1, high)
    return low


@dataclass(frozen=True)
class Watched:
    """A number with the interval that holds at every look, from so many observations."""

    value: float
    low: float
    high: float
    n: int
    deviation: float  # of one observation


@dataclass
class Moments:
    """Sums of some columns and of their products: all that is kept of games, however many there are."""

    columns: int
    n: int = 0
    sums: Array = field(init=False)
    products: Array = field(init=False)

    def __post_init__(self) -> None:
        self.sums, self.products = np.zeros(self.columns), np.zeros((self.columns, self.columns))

    def add(self, rows: Array) -> None:
        """More observations, one a row."""
        self.n += len(rows)
        self.sums += rows.sum(axis=0)
        self.products += rows.T @ rows

    def covariance(self) -> Array:
        """Of the columns of one observation."""
        means = self.sums / max(self.n, 1)
        return np.asarray(self.products / max(self.n, 1) - np.outer(means, means))


def watched(value: float, slopes: Array, moments: Moments, alpha: float = ALPHA) -> Watched:
    """A function of means: its value, and how it grows with each of them (the delta method)."""
    variance = float(slopes @ moments.covariance() @ slopes)
    deviation = sqrt(max(variance, 0.0))
    reach = half_width(deviation, moments.n, alpha) if moments.n >= FIRST_LOOK else float("inf")
    return Watched(value, value - reach, value + reach, moments.n, deviation)


def ratio(moments: Moments, over: int, under: int) -> tuple[float, Array]:
    """The sum of one column for each unit of another, and how it grows with the means of all columns."""
    slopes = np.zeros(moments.columns)
    if moments.sums[under] == 0:
        return 0.0, slopes
    value, mean = float(moments.sums[over] / moments.sums[under]), float(moments.sums[under] / moments.n)
    slopes[over], slopes[under] = 1 / mean, -value / mean
    return value, slopes
