"""Section 3: the paragon that wins the game."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.xibalba import GAME

from .scenario import given, new_game


@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_X_3_1_the_threshold_is_the_same_for_all(player):
    g = given(4, threshold=12).turn_of(player).paragon(player, 10).dice("P1 P1").resources(player, 1)
    assert g.view()["threshold"] == 12
    g.when(f"{player}: use paragon 1").then(over=False, paragon={player: 11})
    g.when(f"{player}: use paragon 1").then(over=True, winners=[player])


def test_X_3_1_the_threshold_is_announced_when_the_game_starts():
    assert new_game(2, threshold=7).happened("game_started", threshold=7)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("threshold", [1, 9, 10, 20, 30, 39, 40])
def test_X_3_3_any_threshold_from_1_to_40_is_allowed(players, threshold):
    assert GAME.open_box(players, {"threshold": threshold}).record.threshold == threshold


@pytest.mark.parametrize("threshold", [-1, 0, 41, 100, True, "twenty", 20.0])
def test_X_3_3_no_other_is(threshold):
    with pytest.raises(OptionError, match="threshold"):
        GAME.open_box(2, {"threshold": threshold})


@pytest.mark.parametrize(("players", "threshold"), [(2, 35), (3, 25), (4, 20)])
def test_X_3_4_without_agreement_it_is_35_25_or_20(players, threshold):
    assert given(players).view()["threshold"] == threshold
    g = given(players).paragon(1, threshold - 1).dice("P1").when("1: use paragon 1")
    g.then(over=True, winners=[1])
