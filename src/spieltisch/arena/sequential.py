"""Intervals that hold at every moment: whoever looks at a running series as often as they like is not fooled.

An ordinary interval of 95 % holds for a number of games that was fixed before. Whoever watches it and stops when it
excludes 0 finds something in most series in which there is nothing. The intervals here are a *confidence sequence*: in
95 of 100 series they contain the truth all the time, from the first look to the last. It is the asymptotic one of
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory and asymptotic confidence
sequences", Annals of Statistics 2024), whose boundary is Robbins' mixture of normal distributions:

    mean ± sd · sqrt( 2 (n r² + 1) / (n² r²) · log( sqrt(n r² + 1) / alpha ) )

It is widest compared with an ordinary one for few and for very many games; `r` says where it is narrowest. Asymptotic
means: the spread is taken from the games themselves, so nothing is said before there are some (`FIRST_LOOK`).
"""

from dataclasses import dataclass, field
from math import log, sqrt

import numpy as np

from .logs import Array

ALPHA = 0.05
NARROWEST = 2000  # pairs at which the interval is nearest to an ordinary one: a designer's minute
FIRST_LOOK = 50  # pairs before which nothing is said
MOST_NEEDED = 10_000_000  # pairs; who would need more will not play them


def half_width(deviation: float, n: int, alpha: float = ALPHA) -> float:
    """How far the interval of a mean reaches to each side, at whatever moment one looks."""
    grown = n * _tuning(alpha) + 1
    return deviation * sqrt(2 * grown / (n * (grown - 1)) * log(sqrt(grown) / alpha))


def _tuning(alpha: float) -> float:
    """The square of `r` with which the interval is narrowest at `NARROWEST`."""
    return (-2 * log(alpha) + log(1 - 2 * log(alpha))) / NARROWEST


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
