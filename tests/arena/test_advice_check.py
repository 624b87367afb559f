"""`advice-check`: reviews that claim too much, that tell their luckiest samples or are too sure are found out."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from spieltisch.arena.advice_check import (
    Checked,
    Point,
    Result,
    Setting,
    Shown,
    calibration,
    check,
    summed_up,
    verdict,
)
from spieltisch.bots.playing_out import Arm, PlayingOut
from spieltisch.bots.reviewing import Effort, Question, Review, Turn, questions_of
from spieltisch.core.game import Box
from spieltisch.games import find_game

LITTLE = Effort(iterations=16, decisions=8, strokes=1, screening=32, tested=4, most=256, telling=192, curve=600)
SETTING = Setting("wutaki", 2, (("max_rounds", 2),), None, 5, ("thumb",), 6, 100, 200, "thumb", 40, LITTLE)
FEW, MANY = 6, 150  # playouts: to choose by, and to know by

Claim = Callable[[Any, Any], float]  # what is told to be lost, by few playouts that chose it and by many others


def reviews_that(claim: Claim, sure: Callable[[Any], Any] = lambda chance: chance) -> Any:
    """Reviews that tell what looks worst in a few playouts, and show some chances."""

    def review(setting: Setting, box: Box, log: list[int], number: int) -> Review:
        game, by = find_game(setting.game), PlayingOut(setting.game, "thumb", number)
        told, rows = list[Turn](), dict[int, tuple[float, ...]]()
        for question in list(questions_of(box, game, log))[::2]:
            looked = _looked(game, box, by, question, log[question.number])
            chances = sure(looked[2])
            rows[question.number] = tuple((chances / chances.sum()).tolist())
            seemed, known, _, other = looked
            if seemed.mean() > 0.1:
                lost = claim(seemed, known)
                before = tuple(lost if seat == question.seat else 0.0 for seat in range(box.players))
                chosen = log[question.number]
                told.append(Turn(question.number, question.seat, chosen, other, before, (0.0,) * box.players, 0.1))
        return Review((*rows, len(log)), (*rows.values(), (1.0, 0.0)), tuple(told), ())

    return review


@cache
def _kept() -> dict[Any, Any]:
    return {}


def _looked(game: Any, box: Box, by: PlayingOut, question: Question, chosen: int) -> Any:
    """What another answer would have brought, by few playouts and by many; and the chances as they are."""
    key = (by.seed, question.number)
    if key not in _kept():
        out = game.option_buffer()
        things = out[: game.options(box.record, question.s, out)].tolist()
        other = next(thing for thing in reversed(things) if thing != chosen)
        arms = [Arm(question.s, other), Arm(question.s, chosen)]
        seemed, known = (by.wins(box, question.seat, arms, 0, n, salt) for salt, n in enumerate((FEW, MANY)))
        lost = [(won[:, 0] - won[:, 1])[:, question.seat] for won in (seemed, known)]
        _kept()[key] = (*lost, by.wins(box, -1, arms[1:], 0, MANY, 2)[:, 0].mean(axis=0) + 1e-3, other)
    return _kept()[key]


def result_of(claim: Claim, **more: Any) -> Result:
    return summed_up(SETTING, list(check(SETTING, 1, reviews_that(claim, **more))))


def test_claims_that_are_made_afresh_are_true() -> None:
    found = result_of(lambda seemed, known: float(known.mean())).all
    assert found.points > 15
    assert found.ratio is not None
    assert found.ratio.low < 1.15
    assert found.ratio.high > 0.85
    assert found.r is not None
    assert found.r > 0.9


def test_whoever_tells_what_chose_it_is_found_out() -> None:
    """The worst-looking of many answers is lucky to look so bad."""
    found = result_of(lambda seemed, known: float(seemed.mean())).all
    assert found.ratio is not None
    assert found.ratio.low > 1.15
    assert found.confirmed.value < 0.9


def test_whoever_doubles_every_claim_is_found_out() -> None:
    honest, doubled = (result_of(lambda seemed, known, by=by: by * float(known.mean())).all for by in (1, 2))
    assert honest.ratio is not None
    assert doubled.ratio is not None
    assert doubled.ratio.value == pytest.approx(2 * honest.ratio.value)
    assert doubled.true == honest.true
    assert doubled.r == pytest.approx(honest.r)


def test_whoever_is_too_sure_is_found_out() -> None:
    calm = result_of(lambda seemed, known: 0.0)
    sure = result_of(lambda seemed, known: 0.0, sure=lambda chance: chance**3)
    assert calm.played_on.off < 0.6 * sure.played_on.off
    assert calm.played_on.brier < sure.played_on.brier
    assert calm.played_on.log_loss < sure.played_on.log_loss


# --- summing up ------------------------------------------------------------------------------------------------------


def points(claimed: list[float], true: list[float], error: float = 0.01) -> list[Point]:
    return [Point(at, "thumb", at, *both, error) for at, both in enumerate(zip(claimed, true, strict=True))]


def test_the_verdict_counts_what_is_confirmed() -> None:
    found = verdict(points([0.1, 0.2, 0.3, 0.1], [0.1, 0.1, 0.5, -0.01]))
    assert (found.points, found.confirmed.value, found.worse.value) == (4, 0.75, 0.75)
    assert found.claimed == pytest.approx(0.175)
    assert found.ratio is not None
    assert found.ratio.value == pytest.approx(0.7 / 0.69)
    assert not Point(0, "thumb", 0, 0.5, 0.016, 0.01).confirmed
    assert Point(0, "thumb", 0, 0.5, 0.017, 0.01).confirmed


def test_nothing_told_is_nothing_concluded() -> None:
    found = verdict([])
    assert (found.points, found.claimed, found.true, found.ratio, found.r) == (0, None, None, None, None)
    assert (found.confirmed.low, found.confirmed.high) == (0, 1)


def test_chances_are_compared_by_tenths() -> None:
    shown = [Shown(at, "thumb", 0.25, 0.25, float(at % 4 == 0)) for at in range(40)]
    shown += [Shown(at, "thumb", 1.0, 0.5, 1.0) for at in range(40)]
    found = calibration(shown, "played_on")
    assert [(tenth.low, tenth.n, tenth.shown, tenth.came) for tenth in found.tenths] == [
        (0.2, 40, 0.25, 0.25),
        (0.9, 40, 1.0, 0.5),
    ]
    assert (found.furthest, found.off) == (pytest.approx(0.5), pytest.approx(0.25))
    assert found.brier == pytest.approx((0.25 * 0.75 + 0.5) / 2)
    ended = calibration(shown, "ended")
    assert (ended.furthest, ended.off) == (pytest.approx(0.0), pytest.approx(0.0))
    assert ended.log_loss < found.log_loss
    assert calibration(shown[:3], "ended").furthest is None, "three chances are too few to say anything"


def test_the_result_does_not_depend_on_who_works() -> None:
    setting = replace(SETTING, who=("thumb", "careless"), games=2, rollouts=40)
    alone, together = list(check(setting)), list(check(setting, 2))
    assert alone == together
    assert [checked.game for checked in alone] == [0, 1]
    assert {one.who for checked in alone for one in checked.shown} == {"thumb", "careless"}
    other = next(check(replace(setting, seed=6)))
    assert other != alone[0]


def test_enough_turning_points_are_enough() -> None:
    def tells_two(setting: Setting, box: Box, log: list[int], number: int) -> Review:
        review = reviews_that(lambda seemed, known: 0.1)(setting, box, log, number)
        return replace(review, turns=review.turns[:2])

    setting = replace(SETTING, points=3, rollouts=10)
    found: list[Checked] = list(check(setting, 1, tells_two))
    assert len(found) == 2
    assert summed_up(setting, found).all.points == 3


def test_a_share_of_nothing_is_no_number() -> None:
    assert np.isfinite(calibration([], "ended").brier)
