"""The strength of players in points, from scores made by hand."""

import math

import numpy as np
import pytest

from spieltisch.arena.scores import Score, score_of
from spieltisch.arena.strengths import CAUTION, MARK, Strength, strengths


def strength_of(names: str, *scores: tuple[int, int, float, float]) -> dict[str, Strength]:
    """Players of one letter, and a score and what it is worth for some pairs of them."""
    told = [(a, b, Score(share, 0.0, 1.0, 400, 200, worth)) for a, b, share, worth in scores]
    return {one.name: one for one in strengths(list(names), told)}


def test_ten_wins_for_one_defeat_are_400_points() -> None:
    found = strength_of("ab", (0, 1, 1 / 11, 1e6))
    assert found["a"] == Strength("a", MARK, 0.0)
    assert found["b"].points == pytest.approx(MARK + 400, abs=0.1)


def test_points_of_a_score_and_their_doubt_are_those_of_its_logit() -> None:
    """The delta method: a logit of n games has the variance 1 / (n p (1 - p))."""
    found = strength_of("ab", (1, 0, 0.7, 1000.0))["b"]
    share, games = (700 + CAUTION) / (1000 + 2 * CAUTION), 1000 + 2 * CAUTION
    unit = 400 / math.log(10)
    assert found.points - MARK == pytest.approx(unit * math.log(share / (1 - share)))
    assert found.doubt == pytest.approx(unit * 1.96 / math.sqrt(games * share * (1 - share)), rel=1e-3)


def test_players_who_never_met_are_compared_by_way_of_others() -> None:
    """Doubts add up on the way, as variances do."""
    found = strength_of("abc", (1, 0, 0.7, 400.0), (2, 1, 0.6, 400.0))
    alone = strength_of("bc", (1, 0, 0.6, 400.0))
    assert found["c"].points - found["b"].points == pytest.approx(alone["c"].points - MARK)
    assert found["c"].doubt == pytest.approx(math.hypot(found["b"].doubt, alone["c"].doubt))


def test_all_scores_count_by_what_they_are_worth() -> None:
    """A circle in which everybody beats the next one; the score that is worth most decides."""
    found = strength_of("abc", (0, 1, 0.6, 400.0), (1, 2, 0.6, 400.0), (2, 0, 0.6, 400.0))
    assert all(one.points == pytest.approx(MARK) for one in found.values())
    found = strength_of("abc", (0, 1, 0.6, 9000.0), (1, 2, 0.6, 400.0), (2, 0, 0.6, 400.0))
    assert found["b"].points < found["c"].points < found["a"].points


def test_the_rule_of_thumb_is_the_mark_if_it_takes_part() -> None:
    told = [(0, 1, Score(0.7, 0.0, 1.0, 400, 200, 400.0))]
    assert [one.points > MARK for one in strengths(["a", "thumb"], told)] == [True, False]


def test_who_has_won_everything_is_not_infinitely_strong_nor_certainly_so() -> None:
    sure, surer = (strength_of("ab", (1, 0, 1.0, worth))["b"] for worth in (100.0, 1000.0))
    assert MARK + 400 < sure.points < surer.points < MARK + 2000
    assert sure.points - sure.doubt < surer.points - surer.doubt


def test_intervals_of_points_hold_what_they_promise() -> None:
    """Three players in a row, the outer ones 70 and 80 of 100 against the one between them."""
    chance, inside = np.random.default_rng(2), [0, 0]
    truth = [MARK + 400 * math.log10(odds) for odds in (7 / 3, 2 / 8)]
    for _ in range(400):
        told = [
            (0, 1, score_of((chance.random(200) < 0.7).astype(float), np.ones(200), 2)),
            (1, 2, score_of((chance.random(200) < 0.8).astype(float), np.ones(200), 2)),
        ]
        first, _, third = strengths(["a", "thumb", "b"], told)
        for number, (one, true) in enumerate(zip((first, third), truth, strict=True)):
            inside[number] += abs(one.points - true) <= one.doubt
    assert all(0.92 <= hits / 400 <= 0.98 for hits in inside)
