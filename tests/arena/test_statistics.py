"""Statistics against values known from elsewhere."""

import numpy as np
import pytest

from spieltisch.arena.statistics import (
    benjamini_hochberg,
    clustered,
    difference,
    mean,
    paired,
    share,
    slope,
    two_sided,
    wilson,
)


@pytest.mark.parametrize(
    ("p", "q"),
    [
        ([0.01, 0.04, 0.03, 0.005], [0.02, 0.04, 0.04, 0.02]),
        ([0.01, 0.02, 0.03, 0.04, 0.05], [0.05] * 5),
        ([0.9, 0.0001], [0.9, 0.0002]),
        ([0.6, 0.8], [0.8, 0.8]),
        ([], []),
    ],
)
def test_benjamini_and_hochberg(p, q):
    assert benjamini_hochberg(np.array(p)) == pytest.approx(q)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (700, 2000, 0.3294, 0.3712)],
)
def test_wilson(hits, n, low, high):
    found = wilson(hits, n)
    assert (found.value, found.low, found.high) == pytest.approx((hits / n, low, high), abs=1e-4)


def test_what_is_seen_twice_is_not_known_twice_as_well():
    """Ten games with the same luck that all go the same way are worth one."""
    won, luck = np.array([1, 0, 0, 1, 1, 0, 1, 1, 1, 0] * 5, float), np.arange(50)
    once, often = share(won, luck, 0.5), share(np.repeat(won, 10), np.repeat(luck, 10), 0.5)
    assert (once.low, once.high) == pytest.approx((wilson(30, 50).low, wilson(30, 50).high))
    assert (often.value, often.n) == (once.value, 500)
    assert (often.low, often.high) == pytest.approx((once.low, once.high), abs=0.003)
    assert often.p == pytest.approx(once.p, abs=0.01)
    points = mean(np.repeat(won, 10), np.repeat(luck, 10))
    assert (points.low, points.high) == pytest.approx((mean(won).low, mean(won).high))


def test_games_with_luck_of_their_own_are_worth_what_they_are():
    won = np.array([1.0, 0, 0, 1, 1])
    assert share(won, np.arange(5)) == wilson(3, 5)
    assert share(np.ones(40), np.repeat(np.arange(4), 10)).low == wilson(40, 40).low
    assert share(np.ones(0), np.ones(0)).n == 0


def test_games_that_all_have_the_same_luck_are_worth_one():
    found = share(np.ones(14), np.zeros(14))
    assert (found.low, found.n) == (wilson(1, 1).low, 14)


def test_nothing_seen_is_nothing_known():
    assert (wilson(0, 0).low, wilson(0, 0).high, wilson(0, 0).n) == (0.0, 1.0, 0)


def test_two_sided():
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(0.0) == 1.0


def test_paired_differences():
    found = paired(np.array([1, 2, 3, 4]), np.array([2, 4, 3, 7]))
    assert found.value == 1.5
    assert (found.low, found.high) == pytest.approx((1.5 - 1.26518, 1.5 + 1.26518), abs=1e-4)


def test_pairs_that_are_alike_differ_by_nothing():
    found = paired(np.arange(5), np.arange(5))
    assert (found.value, found.low, found.high, found.p) == (0.0, 0.0, 0.0, 1.0)


def test_a_mean_in_clusters_of_one_is_a_mean():
    values = np.random.default_rng(1).normal(size=400)
    found = clustered(values, np.zeros(400, int), np.arange(400), 1).estimate(0)
    plain = mean(values)
    assert found.value == pytest.approx(plain.value)
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.01)


def test_a_cluster_counts_once():
    """Twice the same observations do not make an interval narrower."""
    values = np.random.default_rng(2).normal(size=200)
    once = clustered(values, np.zeros(200, int), np.arange(200), 1).estimate(0)
    twice = clustered(np.repeat(values, 2), np.zeros(400, int), np.repeat(np.arange(200), 2), 1).estimate(0)
    assert (twice.value, twice.low, twice.high) == pytest.approx((once.value, once.low, once.high))
    assert (once.n, twice.n) == (200, 400)


def test_groups_are_kept_apart():
    found = clustered(np.array([1.0, 3.0, 10.0]), np.array([0, 0, 2]), np.array([0, 1, 1]), 3)
    assert [one.value for one in found.estimates()] == [2.0, 0.0, 10.0]
    assert [one.n for one in found.estimates()] == [2, 0, 1]


def test_the_same_games_make_differences_sharper():
    chance = np.random.default_rng(3).normal(size=500)
    before = clustered(chance, np.zeros(500, int), np.arange(500), 1)
    after = clustered(chance + 0.1, np.zeros(500, int), np.arange(500), 1)
    found = difference(before, after, 0, 0)
    assert (found.value, found.low, found.high) == pytest.approx((0.1, 0.1, 0.1))
    other = clustered(chance[::-1] + 0.1, np.zeros(500, int), np.arange(500), 1)
    assert difference(before, other, 0, 0).high - difference(before, other, 0, 0).low > 0.1


def test_a_slope_is_taken_within_clusters():
    x, table = np.array([0, 1, 10, 12]), np.array([0, 0, 1, 1])
    found = slope(x.astype(float), np.array([0.0, 2.0, -3.0, 1.0]), table, table)
    assert (found.value, found.low, found.high) == pytest.approx((2.0, 2.0, 2.0))


def test_what_all_do_alike_has_no_slope():
    assert slope(np.ones(4), np.arange(4.0), np.array([0, 0, 1, 1]), np.arange(4)).n == 0
