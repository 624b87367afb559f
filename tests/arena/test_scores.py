"""Head-to-head scores, intervals and ratings, on games made by hand."""

from math import sqrt

import numpy as np
import pytest

from spieltisch.arena.ratings import DOUBT, START, rate
from spieltisch.arena.scores import Score, comparisons, score_of, student_95
from spieltisch.arena.series import mixed_tables, rotations


def test_a_comparison_is_a_seat_of_one_against_a_seat_of_the_other() -> None:
    seating = np.array([[0, 1], [1, 0], [0, 1], [1, 0]])
    places = np.array([[1, 2], [1, 2], [1, 1], [2, 1]])
    hits, pairs = comparisons(places, seating)
    assert hits.tolist() == [1, 0, 0.5, 1]
    assert pairs.tolist() == [1, 1, 1, 1]


def test_in_company_every_pair_of_seats_counts() -> None:
    seating = np.array([[0, 1, 1, 0], [0, 1, 1, 1], [1, 0, 0, 0]])
    places = np.array([[1, 2, 3, 4], [2, 1, 3, 2], [1, 2, 3, 4]])
    hits, pairs = comparisons(places, seating)
    assert hits.tolist() == [2, 1.5, 0]  # 1 before 2 and 3, 4 before none; 2 before 3, tied with 2; none before 1
    assert pairs.tolist() == [4, 3, 3]


def test_the_score_is_the_share_of_comparisons() -> None:
    score = score_of(np.array([1.0, 2.0, 0.0, 2.0]), np.array([1.0, 2.0, 1.0, 2.0]), 2)
    assert score.share == pytest.approx(5 / 6)
    assert (score.games, score.groups) == (4, 2)


def interval_of(hits: list[float], group: int) -> Score:
    return score_of(np.array(hits), np.ones(len(hits)), group)


def test_games_that_know_nothing_of_each_other_have_wilsons_interval() -> None:
    score = interval_of([1.0] * 300 + [0.0] * 100, 1)
    z, n, p = student_95(399), 400 * (399 / 400), 0.75
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    assert (score.low, score.high) == pytest.approx(
        ((middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n))
    )
    assert (score.low, score.high) == pytest.approx((0.705, 0.790), abs=0.001)


def test_games_that_repeat_each_other_count_once() -> None:
    """Four times the same game says as much as one."""
    once, repeated = interval_of([1.0] * 30 + [0.0] * 20, 1), interval_of([1.0] * 120 + [0.0] * 80, 4)
    assert (repeated.low, repeated.high) == pytest.approx((once.low, once.high))
    blind = interval_of([1.0] * 120 + [0.0] * 80, 1)
    assert repeated.high - repeated.low > 1.8 * (blind.high - blind.low)


def test_nobody_is_surer_than_so_many_games_of_their_own_would_make_him() -> None:
    """Luck that cancels out inside of groups is taken for a coincidence: there may be few groups."""
    paired, alone = (interval_of([1.0, 0.0] * 90 + [1.0, 1.0] * 10, group) for group in (2, 1))
    assert paired.share == alone.share
    assert paired.high - paired.low == pytest.approx(alone.high - alone.low, rel=0.02)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_wins_everything_is_not_certain_to(won: float) -> None:
    score = interval_of([won] * 400, 2)
    assert score.share == won
    assert 0.005 < score.high - score.low < 0.02
    assert 0 <= score.low <= won <= score.high <= 1


def test_who_has_lost_nothing_is_as_sure_as_who_has_lost_one_game() -> None:
    never, once = interval_of([1.0] * 400, 4), interval_of([1.0] * 399 + [0.0], 4)
    assert once.low < never.low < 1


def test_one_group_says_next_to_nothing() -> None:
    score = interval_of([1.0] * 14, 14)
    assert (score.share, score.groups) == (1, 1)
    assert score.low < 0.2


def test_intervals_hold_what_they_promise() -> None:
    """Groups of two games whose luck is half the same: nineteen of twenty intervals contain the truth."""
    chance, inside = np.random.default_rng(1), 0
    for _ in range(400):
        shared = chance.random(200) < 0.7
        own = chance.random((200, 2)) < 0.7
        hits = np.where(chance.random((200, 1)) < 0.5, shared[:, None], own).astype(float).ravel()
        score = score_of(hits, np.ones(400), 2)
        inside += score.low <= 0.7 <= score.high
    assert 0.92 <= inside / 400 <= 0.98


@pytest.mark.parametrize(("freedom", "quantile"), [(10, 2.228), (13, 2.160), (28, 2.048), (199, 1.972), (10**6, 1.960)])
def test_quantiles_of_students_distribution(freedom: int, quantile: float) -> None:
    assert student_95(freedom) == pytest.approx(quantile, abs=0.002)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_mixed_tables_both_sit_everywhere_equally_often(players: int) -> None:
    tables = np.array(mixed_tables(players))
    assert len(tables) == 2**players - 2
    assert (tables.sum(axis=0) == len(tables) / 2).all()
    assert {tuple(row) for row in np.roll(tables, 1, axis=1).tolist()} == set(mixed_tables(players))
    assert {tuple(row) for row in (1 - tables).tolist()} == set(mixed_tables(players))


def test_rotations_put_everybody_everywhere() -> None:
    assert rotations(3) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


def test_ratings_follow_the_places_and_never_change() -> None:
    games = [((0, 1), (1, 2)), ((1, 2, 2), (1, 2, 2)), ((0, 2), (1, 2))] * 20
    first, second = rate(["a", "b", "c"], games), rate(["a", "b", "c"], games)
    assert first == second
    assert first[0].mu > first[1].mu > START > first[2].mu
    assert all(rating.sigma < DOUBT for rating in first)


def test_who_has_not_played_is_unknown() -> None:
    (_, _, third) = rate(["a", "b", "c"], [((0, 1), (1, 2))])
    assert (third.mu, third.sigma) == (START, DOUBT)
    (one, two) = rate(["a", "b"], [((0, 1), (1, 1))] * 10)
    assert one.mu == pytest.approx(two.mu)
