"""What the view says of the rules, so that no page has to work it out: attacks, phases, dice, prices."""

import pytest

from spieltisch.xibalba import GAME

from .scenario import Scenario, given

BLANK = 6


def compared(g: Scenario) -> tuple[int, int, bool]:
    """The attack that is going on: its strength, what it meets, whether that is enough."""
    comparison = g.view()["attack"]["comparison"]
    return comparison["strength"], comparison["against"], comparison["enough"]


def parts(g: Scenario, side: str) -> dict[str, int]:
    """What a side of the comparison is made of."""
    return {addend["what"]: addend["n"] for addend in g.view()["attack"]["comparison"][f"{side}_from"]}


def test_X_13_21_what_pierces_a_base_is_part_of_the_comparison():
    """Against resistance 4 the Red Sapper's 3 would not do; its attack counts the base 2 lower, as the prompt says."""
    g = given().ark("Red Sapper", owner=1).squad(2, "Polar Guard").level(2, 2).dice("A").when("1: use attack")
    assert g.question == "BLOCK"
    assert g.view()["seats"][1]["resistance"] == 4
    assert "strength 3 hits your base (resistance 2)" in GAME.people.question_text(g.box, g.s, "en")
    assert compared(g) == (3, 2, True)
    assert parts(g, "strength") == {"attack": 3}
    assert parts(g, "against") == {"base-resistance": 4, "pierce": -2}


def test_X_13_10_a_base_that_is_hit_is_compared_as_it_was():
    """The Imperial Bunker adds 2 to the resistance; when it is destroyed the attack has still met 4."""
    g = given().ark("Tsar Walker", owner=1).field(2, 1, "Imperial Bunker").paragon(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack")
    met = compared(g)
    assert g.question == "DESTROY"
    g.when("1: destroy Imperial Bunker")
    assert g.view()["seats"][1]["resistance"] < met[1]
    assert compared(g) == met == (5, 5, True)


def test_X_11_6_before_the_strength_is_final_it_is_what_it_would_be_now():
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice("A C A").when("1: use attack", "1: add critical")
    assert g.question == "ATTACK_DICE"
    assert compared(g) == (7, 10, False)
    assert parts(g, "strength") == {"attack": 6, "critical": 1}
    assert parts(g, "against") == {"life_points": 10}
    assert (g.view()["attack"]["strength"], g.view()["attack"]["reached"]) == (0, 7)


def test_X_12_4_after_a_conquest_the_attack_is_compared_with_what_it_met():
    """The Polar Guard's 3 met 1 life point. That it has 8 itself in the ark now is another matter."""
    g = given().squad(1, "Polar Guard").ark("Bomber", owner=2, lp=1).dice("A").resources(1, 1).when("1: use attack")
    g.then(ark="Polar Guard", lp=8)
    strength, against, enough = compared(g)
    assert (against, enough) == (1, True)
    assert strength == g.view()["attack"]["strength"] == parts(g, "strength")["attack"]


def test_X_13_5_a_blocker_is_what_the_attack_meets():
    g = given().ark("Ice Ranger", owner=1).squad(2, "Frontier Scout").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Frontier Scout")
    assert g.question == "DIE"  # for having destroyed it
    assert parts(g, "against") == {"block": 2}


def test_X_11_4_an_attack_without_a_target_meets_nothing_yet():
    g = given(3).ark("Ice Ranger", owner=1).dice("A A").when("1: use attack")
    assert g.view()["attack"]["comparison"] is None
    assert g.view()["attack"]["reached"] == 3


@pytest.mark.parametrize("players", [2, 3])
def test_X_11_6_the_strength_that_is_shown_is_the_one_that_is_told(players: int):
    """In a whole position: what the view foresees without effects is what the event says."""
    g = given(players).squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: add attack")
    (told,) = g.happened("attack_strength")
    assert (told["strength"], told["against"]) == (6, 10)


def test_X_5_3_the_phase_is_said():
    g = given().phase("dice")
    assert (g.question, g.view()["phase"]) == ("POOL", "dice")
    assert g.view()["dice"]["pools"] == [
        {"resource": 4, "attack": 2},
        {"resource": 3, "attack": 3},
        {"resource": 2, "attack": 4},
    ]
    g = given().dice("A").resources(1, 9)
    assert (g.question, g.view()["phase"], g.view()["dice"]["pools"]) == ("ACTION", "action", [])


def test_X_15_1_what_is_too_dear_is_said_to_whoever_has_to_pay():
    g = given().resources(1, 2)
    prices = g.view(1)["actions"]
    assert g.view(1)["too_dear"] == [action for action, price in prices.items() if price > 2] != []
    assert (g.view(2)["too_dear"], g.view()["too_dear"]) == ([], [])
