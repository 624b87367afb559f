"""Section 20: winning."""

import numpy as np
import pytest

from spieltisch.core.game import OptionError
from spieltisch.xibalba import GAME

from .scenario import given


def standing(g):
    """Places of the players."""
    out = np.zeros(8, np.int64)
    GAME.standing(g.box.record, g.start().s, out)
    return out[4 : 4 + g.players].tolist()


@pytest.mark.parametrize(("before", "face", "over"), [(18, 1, False), (19, 1, True), (18, 2, True), (19, 2, True)])
def test_X_20_1_as_soon_as_a_player_reaches_the_threshold_he_wins(before, face, over):
    g = given(4).paragon(1, before).dice(f"P{face}").resources(1, 1).when(f"1: use paragon {face}").then(over=over)
    if over:
        g.then(winners=[1], asked=None, question="OVER")
        assert g.legal() == []
        assert g.happened("game_ended", winners=[0], game_end="threshold")


def test_X_20_2_in_the_middle_of_an_action():
    """The roll for the soldier destroyed decides; the Herald's own roll and the dice left are not used any more."""
    g = given(threshold=10).squad(1, "Star Herald").ark("Polar Guard", owner=2, lp=1).dice("A A").paragon(1, 8)
    g.when("1: use attack", "1: done").roll(1, 1).then(over=True, winners=[1], paragon={1: 10})
    assert g.happened("effect_started") == []


def test_X_20_2_in_an_effect_phase():
    g = given(threshold=10).level(1, 2).field(1, 1, "Doom Prophet").field(1, 2, "Oil Refinery").phase("effect")
    g.paragon(1, 8).paragon(2, 9).when("1: resolve Doom Prophet").roll(3)
    g.then(over=True, winners=[1], resources={1: 1})  # the Refinery is not resolved any more


def test_X_20_2_at_the_end_of_an_opponents_turn():
    g = given(3, threshold=10).ark("Bomber", owner=3).paragon(3, 9).resources(1, 1).end_turn().roll(1)
    g.then(over=True, winners=[3], active=1)


def test_X_20_2_open_effects_are_cancelled():
    g = given(threshold=10).effect("Last Prophecy", "ACT", "rollP(1) + gain(R,2)").slot("Last Prophecy")
    g.paragon(1, 9).resources(1, 2).when("1: buy Last Prophecy a", "chance: draw Levy").roll(1)
    g.then(over=True, resources={1: 0})
    assert g.s.depth == 0


def test_X_20_2_open_rolls_are_made_to_the_end_of_their_sum():
    """X-14.11: the dice of one roll are added in one step, so the second one still falls."""
    g = given(threshold=10).slot("Paragon Vein").resources(1, 6).paragon(1, 9)
    g.when("1: buy Paragon Vein", "chance: draw Levy").roll(1).then(over=False, paragon={1: 9})
    g.roll(3).then(over=True, paragon={1: 12})


def test_X_20_3_a_loot_takes_from_the_victim_first():
    """Both stand one below the threshold; the attacker gains what the victim has lost."""
    g = given(threshold=10, factionTraits=False).ark("Bomber", owner=1).dice("A").paragon(1, 9).paragon(2, 9)
    g.when("1: use attack").roll(1).then(over=True, winners=[1], paragon={1: 10, 2: 8})
    assert [e["player"] for e in g.happened("paragon_changed", cause="loot")] == [1, 0]


def test_X_20_3_with_one_effect_on_several_players_each_gain_is_checked():
    """`loot(all,1)`: the first roll wins, so the second opponent is not robbed."""
    g = given(3, threshold=10, factionTraits=False).effect("Night Burglary", "ACT", "loot(all,1)")
    g.slot("Night Burglary").resources(1, 6).paragon(1, 9).paragon(2, 5).paragon(3, 5)
    g.when("1: buy Night Burglary", "chance: draw Levy").roll(3)
    g.then(over=True, winners=[1], paragon={1: 11, 2: 3, 3: 5})


def test_X_20_3_clockwise_from_the_active_player():
    g = given(3, threshold=40, factionTraits=False).effect("Night Burglary", "ACT", "loot(all,1)")
    g.slot("Night Burglary").turn_of(2).resources(2, 6).paragon(1, 5).paragon(3, 5)
    g.when("2: buy Night Burglary", "chance: draw Levy").roll(1, 3)
    g.then(paragon={1: 3, 2: 3, 3: 4})


def test_X_20_4_nobody_is_eliminated():
    """Player 2 has lost everything and still takes their turns, level 1 and nothing else."""
    g = given(3).phase("turn").resources(1, 9).paragon(1, 19)
    for _ in range(6):
        g.pass_turn()
    assert [e["player"] + 1 for e in g.happened("turn_started")] == [1, 2, 3, 1, 2, 3, 1]
    g.then(resources={2: 0}, level={2: 1}, over=False)


@pytest.mark.parametrize(
    ("paragon", "places"), [((9, 4, 4, 1), [1, 2, 2, 4]), ((0, 0, 0, 0), [1, 1, 1, 1]), ((1, 2, 3, 4), [4, 3, 2, 1])]
)
def test_X_20_5_the_others_are_ordered_by_paragon_and_ties_share_the_place(paragon, places):
    g = given(4)
    for player, amount in enumerate(paragon, start=1):
        g.paragon(player, amount)
    assert standing(g) == places


def test_X_20_5_the_winner_has_the_first_place():
    g = given(3, threshold=10).paragon(1, 9).paragon(2, 3).paragon(3, 8).dice("P1").when("1: use paragon 1")
    assert standing(g) == [1, 3, 2]


def test_X_20_7_after_max_turns_the_player_with_most_paragon_wins():
    g = given(3, maxTurns=6).turn_of(3, number=6).paragon(1, 2).paragon(2, 7).paragon(3, 4).resources(3, 1).end_turn()
    g.then(over=True, winners=[2])
    assert g.happened("game_ended", game_end="max_turns")


def test_X_20_7_several_with_the_same_amount_share_the_first_place():
    g = given(3, maxTurns=6).turn_of(3, number=6).paragon(1, 7).paragon(3, 7).resources(3, 1).end_turn()
    g.then(over=True, winners=[1, 3])
    assert standing(g) == [1, 3, 1]


def test_X_20_7_the_income_of_the_last_turn_counts():
    g = given(2, maxTurns=6).turn_of(2, number=6).ark("Bomber", owner=1).paragon(2, 1).resources(2, 1)
    g.end_turn().then(over=False).roll(3).then(over=True, winners=[1], paragon={1: 2})


def test_X_20_7_not_one_turn_earlier():
    given(2, maxTurns=6).turn_of(1, number=5).resources(1, 1).end_turn().then(over=False, turn=6)


@pytest.mark.parametrize("number", [1000, 32_767, 2_000_000])
def test_X_20_7_zero_means_no_limit(number):
    g = given(2, maxTurns=0).turn_of(1, number=number).resources(1, 1).end_turn()
    g.then(over=False, turn=number + 1, active=2)


def test_X_20_7_the_default_is_1000():
    assert GAME.open_box(2).record.max_turns == 1000
    given(2).turn_of(2, number=1000).resources(2, 1).end_turn().then(over=True)


@pytest.mark.parametrize("limit", [-1, "never", True])
def test_X_20_7_other_limits_are_refused(limit):
    with pytest.raises(OptionError, match="maxTurns"):
        GAME.open_box(2, {"maxTurns": limit})
