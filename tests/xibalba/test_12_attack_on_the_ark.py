"""Section 12: attacks from the squad on the soldier in the ark."""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import given

BLANK = 6


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def test_X_12_1_the_top_soldier_of_the_squad_attacks():
    g = given().squad(1, "Tsar Walker", "Ice Ranger").ark("Polar Guard", lp=9).dice("A").resources(1, 1)
    g.when("1: use attack").then(lp=6)
    assert [(g.name(e["card"]), e["from_ark"]) for e in g.happened("attack_declared")] == [("Ice Ranger", False)]


@pytest.mark.parametrize(("dice", "lp"), [("A", 7), ("A A", 4), ("C", 6)])
def test_X_12_2_the_soldier_in_the_ark_loses_as_many_life_points_as_the_strength(dice, lp):
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice(dice).resources(1, 1)
    first, *others = ({"A": "attack", "C": "critical"}[die] for die in dice.split())
    g.when(f"1: use {first}", *(f"1: add {face}" for face in others)).then(lp=lp)


def test_X_12_3_losses_stay_between_attacks_and_turns():
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", owner=2, lp=10).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done").then(lp=7)
    g.when("1: use attack").then(lp=4).end_turn().roll(BLANK)
    g.then(active=2, lp=4).pass_turn().then(active=1, lp=4)


def test_X_12_3_until_another_soldier_enters():
    g = given().squad(1, "Polar Guard").ark("Bomber", owner=2, lp=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(BLANK).then(ark="Polar Guard", lp=8)


@pytest.mark.parametrize("lp", [3, 2, 1])
def test_X_12_4_at_0_life_points_he_is_destroyed_at_once(lp):
    g = given().squad(1, "Ice Ranger").ark("Bomber", owner=2, lp=lp).dice("A")
    g.when("1: use attack").then(pile={Kind.SOLDIER: ["Bomber"]}, ark="Ice Ranger")


def test_X_12_4_with_1_life_point_left_he_stays():
    g = given().squad(1, "Ice Ranger").ark("Bomber", owner=2, lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").then(ark="Bomber", controller=2, lp=1, pile={Kind.SOLDIER: []})


def test_X_12_5_life_points_decide_and_not_his_resistance():
    """Strength 5 reaches the Barricade Guard's W 5, but it has 6 life points; strength 2 is below W 5, but it has 2."""
    g = given().squad(1, "Tsar Walker").ark("Barricade Guard", owner=2, lp=6).dice("A").resources(1, 1)
    g.when("1: use attack").then(ark="Barricade Guard", lp=1)
    g = given().squad(1, "Frontier Scout").ark("Barricade Guard", owner=2, lp=2).dice("A").resources(1, 1)
    g.when("1: use attack").then(ark="Frontier Scout")


def test_X_12_6_the_attack_cannot_be_blocked():
    g = given(3).squad(1, "Ice Ranger").ark("Bomber", owner=2, lp=9).squad(2, "Flame Maid").squad(3, "Polar Guard")
    g.dice("A").resources(1, 1).when("1: use attack").then(question="ACTION", lp=6)
    assert g.happened("block_decided") == []


# --- the kill --------------------------------------------------------------------------------------------------------


def test_X_12_7_victim_away_and_his_effect_then_the_attacker_enters_then_the_roll_then_his_effects():
    """The Cha'ac Drone gives her last owner 2; the Rebel Colonel rolls two dice and gains 2 for the kill."""
    g = given().squad(1, "Rebel Colonel").ark("Cha'ac Drone", owner=2, lp=2).dice("A").resources(1, 1)
    g.when("1: use attack").then(question="DIE", ark="Rebel Colonel", resources={1: 1, 2: 2}, lp=6)
    g.roll(1, 3).then(paragon={1: 3}, resources={1: 3})
    assert order(g, "card_destroyed", "effect_started", "ark_entered", "paragon_changed") == [
        "card_destroyed",
        "effect_started",
        "ark_entered",
        "paragon_changed",
        "effect_started",
    ]


def test_X_12_7_he_must_enter():
    """No question is asked: the soldier leaves the squad even if it is empty then."""
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").roll(BLANK).then(ark="Bomber", squad={1: []}, controller=1, question="ACTION")


def test_X_12_7_life_points_and_effects_on_entering_come_before_the_roll():
    g = given().squad(1, "Oni Armour").ark("Polar Guard", lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").then(question="DIE", lp=8)  # 4 + 2, and 2 more


def test_X_12_7_winning_with_the_roll_leaves_out_what_would_follow():
    g = given(threshold=10).squad(1, "Rebel Colonel").ark("Polar Guard", lp=4).dice("A").paragon(1, 9)
    g.when("1: use attack").roll(1, BLANK).then(over=True, winners=[1], resources={1: 0})


# --- damage by effects of the attacker -------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["@attack damage(5)", "@ark damage(5)", "@ark destroy(ark)", "@attack destroy(ark)"])
def test_X_12_8_damage_by_the_attackers_own_effect_belongs_to_the_attack(effect):
    """X-12.11  The soldier enters and rolls, and the strength is lost: nobody is hit twice."""
    g = given().effect("Bomber", "ACT", effect).squad(1, "Bomber").squad(2, "Ice Ranger")
    g.ark("Polar Guard", owner=2, lp=5).dice("A").resources(1, 1).when("1: use attack")
    g.then(question="DIE", ark="Bomber", controller=1, lp=5, pile={Kind.SOLDIER: ["Polar Guard"]})
    g.roll(3).then(paragon={1: 2}, lp=5, question="ACTION", pool="")
    assert g.rolls("kill") == [1]
    assert g.strengths() == []


def test_X_12_8_damage_that_does_not_destroy_comes_on_top_of_the_strength():
    g = given().effect("Bomber", "ACT", "@attack damage(3)").squad(1, "Bomber")
    g.ark("Polar Guard", owner=2, lp=9).dice("A").resources(1, 1).when("1: use attack")
    g.then(ark="Polar Guard", lp=2)


def test_X_12_8_a_trait_speaks_for_every_own_soldier():
    g = given().trait("SKA", "@ark damage(5)").squad(1, "Bomber").ark("Polar Guard", lp=5).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1).then(ark="Bomber", paragon={1: 1})


def test_X_12_8_all_of_the_kill_happens_its_effects_included():
    """Victim's effect, entering, roll; the kill effect is the trait's, as the soldier's only clause did the damage."""
    g = given().trait("SKA", "@kill gain(R,3)").effect("Bomber", "ACT", "@attack damage(9) + gain(R,1)")
    g.squad(1, "Bomber").ark("Cha'ac Drone", owner=2, lp=4).dice("A").when("1: use attack").then(resources={1: 0, 2: 2})
    g.roll(BLANK).then(resources={1: 4})  # 3 for the kill, then the clause goes on


def test_X_12_9_symbols_left_may_be_used_at_once_from_the_ark():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A A").paragon(2, 3).resources(1, 1)
    g.when("1: use attack", "1: done").roll(1)
    g.when("1: use attack").roll(1).then(paragon={1: 2, 2: 2}, ark="Bomber")
    assert [e["from_ark"] for e in g.happened("attack_declared")] == [False, True]


def test_X_12_10_an_empty_ark_is_no_target_a_symbol_only_enters():
    g = given().squad(1, "Bomber").dice("A A").resources(1, 1)
    g.when("1: use attack").then(question="ACTION", ark="Bomber", pool="A")
    assert g.happened("attack_declared") == []


# --- the target is gone ----------------------------------------------------------------------------------------------


def test_X_12_11_the_strength_is_lost_when_an_effect_has_destroyed_the_soldier_before():
    g = given().effect("Bomber", "ACT", "@ark damage(2)").squad(1, "Bomber").ark("Polar Guard", owner=2, lp=2)
    g.dice("A C").resources(1, 1).when("1: use attack", "1: add critical").roll(BLANK)
    g.then(ark="Bomber", lp=5, pool="")  # the two dice are spent, the attacker does not hit itself
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["ark_soldier_destroyed"]


def test_R_X_4_if_somebody_elses_effect_has_emptied_the_ark_the_strength_is_lost_and_nobody_enters():
    """X-18.5, X-14.5  Player 3's soldier is destroyed by the attacker's effect and takes the ark soldier along."""
    g = given(3).effect("Bomber", "ACT", "@attack destroy(squad)").effect("Flame Maid", "PERM", "@lost damage(9)")
    g.squad(1, "Bomber").squad(3, "Flame Maid").ark("Polar Guard", owner=2, lp=5).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done")
    g.then(ark=None, controller=None, squad={1: ["Bomber"], 3: []}, pool="A", paragon={1: 0, 3: 0}, question="ACTION")
    assert g.strengths() == []
    g.when("1: use attack").then(ark="Bomber", controller=1)  # the empty ark can be entered as usual
