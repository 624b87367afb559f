"""The statistics of reports: shares and means with intervals, and what is left of them after many comparisons.

Seats at one table are not independent (one wins what the others lose), nor are the games of a group that share chance.
What belongs together is a cluster, and the spread is taken between clusters.
"""

from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from .logs import Array

TINY = 1e-9  # an error that is none: everybody has the same
NORMAL_95 = 1.959963984540054  # quantile of the normal distribution for intervals of 95 %


@dataclass(frozen=True)
class Estimate:
    """A number with its interval of 95 %, from n observations; p: how surprising it is if the truth is 0."""

    value: float
    low: float
    high: float
    n: int
    p: float = 1.0

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}

    def tested(self, **more: float) -> dict[str, Any]:
        """The same with its p; q comes when it is known how many were tested."""
        return {**self.data(), **more, "p": self.p, "q": None}


def wilson(hits: float, n: float, z: float = NORMAL_95) -> Estimate:
    """A share with Wilson's interval; n may be a number of observations that are worth as much as those made."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = hits / n
    centre = share + z * z / (2 * n)
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)
    return Estimate(share, max(0.0, min(low, share)), min(1.0, max(high, share)), round(n))


def worth_of(value: float, n: int, clusters: int, variance: float) -> float:
    """How many independent observations a share is worth, whose variance shows between clusters.

    Never more than were made, so that who has won everything is not less sure of it than who has lost once. A single
    cluster knows nothing of its spread.
    """
    if clusters == 1:
        return 1.0
    return min(float(n), value * (1 - value) / variance) if variance > 0 else float(n)


def share(values: Array, cluster: Array, expected: float | None = None) -> Estimate:
    """A share with Wilson's interval, for as many independent observations as it is worth."""
    n = len(values)
    if n == 0:
        return wilson(0, 0)
    value = float(values.mean())
    clusters, variance = _between(values, value, cluster)
    worth = float(n) if clusters == n else worth_of(value, n, clusters, variance)
    found = wilson(value * worth, worth)
    p = 1.0 if expected is None else two_sided((value - expected) / sqrt(expected * (1 - expected) / worth))
    return Estimate(found.value, found.low, found.high, n, p)


def _between(values: Array, value: float, cluster: Array) -> tuple[int, float]:
    """How many clusters there are, and the variance of the mean that shows between them."""
    pulled = np.bincount(np.unique(cluster, return_inverse=True)[1], values - value)
    clusters = len(pulled)
    variance = float((pulled**2).sum()) * clusters / (clusters - 1) / len(values) ** 2 if clusters > 1 else 0.0
    return clusters, variance


def two_sided(z: float) -> float:
    """How likely a standard normal number is at least so far from 0."""
    return erfc(abs(z) / sqrt(2))


def around(value: float, variance: float, n: int) -> Estimate:
    """A number with the normal interval of its variance."""
    error = sqrt(max(variance, 0.0))
    p = two_sided(value / error) if error > TINY else 1.0
    return Estimate(value, value - NORMAL_95 * error, value + NORMAL_95 * error, n, p)


def mean(values: Array, cluster: Array | None = None) -> Estimate:
    """The mean of values that are independent, or belong together in clusters."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = float(np.mean(values))
    _, variance = _between(values, value, np.arange(n) if cluster is None else cluster)
    return around(value, variance, n)


def paired(before: Array, after: Array) -> Estimate:
    """How much the second of two measures of the same things is higher."""
    return mean(np.asarray(after, float) - np.asarray(before, float))


@dataclass(frozen=True)
class Clustered:
    """Means of values in groups, with what each cluster adds to the error of each mean."""

    values: Array  # the mean of each group
    counts: Array  # observations in each
    group: Array  # the pairs of group and cluster that occur …
    cluster: Array
    influence: Array  # … and how far they pull the mean of the group

    def estimate(self, group: int) -> Estimate:
        """The mean of one group."""
        variance = float((self.influence[self.group == group] ** 2).sum())
        return around(float(self.values[group]), variance, int(self.counts[group]))

    def estimates(self) -> list[Estimate]:
        """The means of all groups."""
        variances = np.bincount(self.group, self.influence**2, len(self.values))
        triples = zip(self.values, variances, self.counts, strict=True)
        return [around(float(value), float(variance), int(n)) for value, variance, n in triples]


def clustered(values: Array, group: Array, cluster: Array, groups: int) -> Clustered:
    """The mean of the values in each group, when values of one cluster belong together."""
    counts = np.bincount(group, minlength=groups)
    means = np.bincount(group, values, groups) / np.maximum(counts, 1)
    clusters = int(cluster.max()) + 1 if len(cluster) else 1
    pairs, place = np.unique(group.astype(np.int64) * clusters + cluster, return_inverse=True)
    pulled = np.bincount(place, values - means[group], len(pairs))
    of_group = pairs // clusters
    return Clustered(means, counts, of_group, pairs % clusters, pulled / np.maximum(counts[of_group], 1))


def difference(before: Clustered, after: Clustered, group: int, other: int) -> Estimate:
    """How much the mean of a group is higher afterwards, where a cluster of both is the same game."""
    mine, theirs = before.group == group, after.group == other
    clusters = np.concatenate([before.cluster[mine], after.cluster[theirs]])
    pulls = np.concatenate([-before.influence[mine], after.influence[theirs]])
    _, place = np.unique(clusters, return_inverse=True)
    together = np.bincount(place, pulls) if len(pulls) else np.zeros(1)
    n = min(int(before.counts[group]), int(after.counts[other]))
    return around(float(after.values[other] - before.values[group]), float((together**2).sum()), n)


def slope(x: Array, y: Array, table: Array, cluster: Array) -> Estimate:
    """By how much y grows with each x; both are taken as differences from the mean of their table."""
    counts = np.bincount(table)
    x = x - (np.bincount(table, x) / np.maximum(counts, 1))[table]
    y = y - (np.bincount(table, y) / np.maximum(counts, 1))[table]
    square = float((x * x).sum())
    if square == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = float((x * y).sum()) / square
    pulled = np.bincount(cluster, x * (y - value * x))
    return around(value, float((pulled**2).sum()) / square**2, len(x))


def benjamini_hochberg(p: Array) -> Array:
    """p-values corrected so that among those below a limit not more than that share is due to chance."""
    p = np.asarray(p, float)
    if len(p) == 0:
        return p
    order = np.argsort(p)
    scaled = p[order] * len(p) / np.arange(1, len(p) + 1)
    corrected = np.minimum(np.minimum.accumulate(scaled[::-1])[::-1], 1.0)
    result = np.empty(len(p))
    result[order] = corrected
    return result
