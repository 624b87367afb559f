"""Section 18: the ark. Entering it, life points, and what control of it brings."""

import pytest

from spieltisch.xibalba.rules.words import Kind, Place

from .scenario import given

BLANK = 6


def incomes(g):
    """Who rolled for control of the ark, and with how many dice, in order."""
    return [(e["player"] + 1, sum(e["faces"].values())) for e in g.happened("dice_rolled", cause="income")]


# --- entering --------------------------------------------------------------------------------------------------------


def test_X_18_1_the_ark_holds_one_soldier():
    g = given().squad(1, "Ice Ranger", "Bomber").dice("A A").resources(1, 1).when("1: use attack")
    g.then(ark="Bomber", squad={1: ["Ice Ranger"]}).when("1: use attack")  # now this is an attack on a base
    g.then(ark="Bomber", squad={1: ["Ice Ranger"]})
    assert g.stack_names(Place.ARK) == ["Bomber"]


def test_X_18_1_only_soldiers_enter():
    g = given().field(1, 1, "Smuggler").dice("A C").resources(1, 1)
    g.then_illegal("1: use attack", "1: use critical")


def test_X_18_2_there_are_two_ways_into_the_ark_and_no_other():
    """With a symbol into the empty ark, or by destroying its soldier; a weaker attack does not do, nor a blank die."""
    g = given().squad(1, "Bomber").dice("A A0 R3 P1").resources(1, 1).then_illegal("1: use blank attack")
    g.when("1: use attack").then(ark="Bomber")
    given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack").then(ark="Bomber")
    given().squad(1, "Bomber").ark("Polar Guard", lp=5).dice("A").when("1: use attack").then(ark="Polar Guard")


@pytest.mark.parametrize(("die", "answer"), [("A", "1: use attack"), ("C", "1: use critical")])
def test_X_18_3_one_symbol_puts_the_active_soldier_into_the_empty_ark(die, answer):
    g = given().squad(1, "Ice Ranger", "Bomber").dice(f"{die} R1").resources(1, 1).when(answer)
    g.then(ark="Bomber", controller=1, lp=5, squad={1: ["Ice Ranger"]}, pool="R1")
    assert [e["left"] for e in g.happened("die_removed")] == ["spent_to_enter"]


def test_X_18_3_this_is_no_attack():
    """No strength, no roll, no effect for attacking: the Grand Master turns no symbol."""
    g = given().squad(1, "Grand Master").dice("A A").resources(1, 1).when("1: use attack")
    g.then(ark="Grand Master", question="ACTION", pool="A", paragon={1: 0})
    for event in ("attack_declared", "attack_strength", "dice_rolled", "effect_started"):
        assert g.happened(event) == []


def test_X_18_3_but_effects_on_entering_happen():
    given().squad(1, "Oni Armour").dice("A").resources(1, 1).when("1: use attack").then(ark="Oni Armour", lp=8)


def test_X_18_4_the_soldier_that_destroys_the_occupant_must_enter_at_once():
    g = given().squad(1, "Ice Ranger", "Bomber").ark("Polar Guard", owner=2, lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").roll(BLANK).then(ark="Bomber", controller=1, squad={1: ["Ice Ranger"]})
    assert [e["by_kill"] for e in g.happened("ark_entered")] == [True]


@pytest.mark.parametrize("owner", [None, 2])
def test_X_18_5_an_occupant_destroyed_otherwise_leaves_the_ark_empty(owner):
    g = given().slot("Ark Tremor").squad(1, "Bomber").ark("Polar Guard", owner=owner).dice("A").resources(1, 9)
    g.when("1: buy Ark Tremor").when(g.legal()[0]).then(ark=None, controller=None, lp=0, squad={1: ["Bomber"]})
    g.then(question="ACTION", pile={Kind.SOLDIER: ["Polar Guard"]})
    g.when("1: use attack").then(ark="Bomber", controller=1)  # still in this turn
    assert [e["owner"] for e in g.happened("ark_emptied")] == [-1 if owner is None else owner - 1]


def test_X_18_5_an_attacker_who_is_gone_when_he_should_enter_leaves_it_empty():
    g = given().effect("Flame Maid", "PERM", "@lost destroy(squad)").ark("Flame Maid", owner=2, lp=4).dice("A A")
    g.squad(1, "Ice Ranger", "Bomber").resources(1, 1).when("1: use attack", "1: done")
    g.then(ark=None, controller=None, squad={1: ["Ice Ranger"]}, paragon={1: 0}, question="ACTION")
    g.when("1: use attack").then(ark="Ice Ranger")  # the next soldier does not step in, but may enter with a symbol


def test_X_18_6_a_soldier_in_the_ark_cannot_leave():
    g = given().ark("Bomber", owner=1).squad(1, "Ice Ranger", "Polar Guard").resources(1, 3)
    g.copy().when("1: discard").then_illegal("1: discard Bomber")
    g.when("1: reorganise", "1: done").then(ark="Bomber", squad={1: ["Polar Guard", "Ice Ranger"]})


def test_X_18_7_the_player_whose_soldier_is_in_the_ark_controls_it():
    g = given(3).ark("Bomber", owner=3, lp=9).dice("A").squad(1, "Ice Ranger").resources(1, 1).then(controller=3)
    g.when("1: use attack").then(lp=6, controller=3)  # for player 1 it is an enemy
    g.end_turn().roll(1).then(paragon={3: 1})


# --- life points -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("soldier", "resistance"), [("Bone Zealot", 1), ("Bomber", 3), ("Tsar Walker", 6)])
def test_X_18_8_on_entering_he_has_his_resistance_and_one_for_each_player(players, soldier, resistance):
    g = given(players).squad(1, soldier).dice("A").resources(1, 1).when("1: use attack")
    g.then(lp=resistance + players)


def test_X_18_8_with_modifiers_at_that_time():
    given().squad(1, "Bomber").field(1, 1, "Armourer Monk").dice("A").resources(1, 1).when("1: use attack").then(lp=6)


@pytest.mark.parametrize(
    ("players", "apocalypse", "cap"), [(2, False, 10), (3, False, 20), (4, False, 20), (4, True, 10)]
)
def test_X_18_9_there_is_a_cap(players, apocalypse, cap):
    g = given(players, apocalypse=apocalypse).printed("Bomber", resistance=18).squad(1, "Bomber").dice("A")
    g.resources(1, 9).when("1: use attack").then(lp=cap).then_illegal("1: medicine")


def test_X_18_9_healing_stops_at_it_too():
    g = given().squad(1, "Oni Armour").field(1, 1, "Armourer Monk").printed("Oni Armour", resistance=6).dice("A")
    g.resources(1, 1).when("1: use attack").then(lp=10)  # 6 + 1 + 2, and 1 of the 2 for entering


def test_X_18_10_later_changes_of_the_resistance_do_not_change_life_points():
    g = given().ark("Bomber", owner=1, lp=5).slot("Armourer Monk").resources(1, 6).when("1: buy Armourer Monk")
    g.when(g.legal()[0]).then(lp=5, field={(1, 1): ["Armourer Monk"]})
    g.when("1: discard", "1: discard Armourer Monk").then(lp=5)


def test_X_18_11_life_points_rise_by_medicine_and_effects_only():
    """Turns go by, and the wound stays."""
    g = given().ark("Bomber", owner=1, lp=2).resources(1, 1).end_turn().roll(BLANK).then(lp=2)
    g.pass_turn().pass_turn().then(lp=2)
    given().ark("Bomber", owner=1, lp=2).resources(1, 3).when("1: medicine").then(lp=4)
    given().phase("effect").ark("Bomber", owner=1, lp=2).field(1, 1, "Field Surgeon").then(lp=4)


# --- control ---------------------------------------------------------------------------------------------------------


def test_X_18_12_who_controls_the_ark_attacks_bases_only():
    g = given(3).ark("Bomber", owner=1, lp=5).squad(1, "Ice Ranger").dice("A").when("1: use attack")
    g.then(question="ATTACK_TARGET").then_options("1: attack 2", "1: attack 3")


def test_X_18_13_taking_the_ark_by_a_kill_gives_one_roll():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").resources(1, 1).when("1: use attack").roll(1)
    g.then(paragon={1: 1}, question="ACTION")
    assert g.rolls("kill") == [1]


def test_X_18_13_taking_the_empty_ark_gives_none():
    g = given().squad(1, "Bomber").dice("A").resources(1, 1).when("1: use attack").then(question="ACTION")
    assert g.happened("dice_rolled") == []


def test_X_18_14_income_at_the_end_of_every_turn_of_anybody():
    g = given(3).ark("Rebel Colonel", owner=2, lp=9).resources(1, 1)
    g.end_turn().roll(1, 1).then(paragon={2: 2}, active=2)
    g.pass_turn().pass_turn().then(active=1)
    assert incomes(g) == [(2, 2), (2, 2), (2, 2)]


def test_X_18_14_for_whoever_controls_the_ark_at_that_moment():
    g = given().ark("Star Herald", owner=2, lp=3).squad(1, "Bomber").dice("A").when("1: use attack").roll(BLANK)
    g.roll(3).then(paragon={1: 2, 2: 0}, active=2)
    assert incomes(g) == [(1, 1)]


def test_X_18_14_with_arkIncomeAt_roundEnd_it_comes_when_a_players_next_turn_begins():
    """X-19.2  Not at the end of turn 1, and not before anybody's first turn; from turn 3 on before productivity."""
    g = given(arkIncomeAt="roundEnd").ark("Bomber", owner=1).resources(1, 1).level(1, 2)
    g.end_turn().then(active=2, question="POOL").pass_turn()
    g.then(active=1, turn=3, question="DIE", resources={1: 1}).roll(1).then(paragon={1: 1}, resources={1: 2})
    assert incomes(g) == [(1, 1)]


@pytest.mark.parametrize("occupied", [True, False])
def test_X_18_15_no_income_for_the_neutral_soldier_or_an_empty_ark(occupied):
    g = given().squad(1, "Bomber").resources(1, 1)
    if occupied:
        g.ark("Star Herald")
    g.end_turn().then(active=2, question="POOL", paragon={1: 0, 2: 0})
    assert incomes(g) == []


def test_X_18_16_income_never_goes_to_an_action_pool():
    given().ark("Bomber", owner=2).resources(1, 1).end_turn().roll(3).then(pool="", paragon={2: 2}, question="POOL")


@pytest.mark.parametrize(("owner", "arrow"), [(None, None), (1, 0), (2, 1)])
def test_X_18_17_the_arrow_points_to_the_controlling_player_or_to_nobody(owner, arrow):
    assert given().ark("Bomber", owner=owner).view()["ark"]["controller"] == arrow


def test_X_18_17_over_an_empty_ark_it_points_to_nobody():
    assert given().view()["ark"]["controller"] is None


def test_X_18_18_control_that_ends_in_a_turn_brings_no_income_at_its_end():
    """The Flame Maid burns the soldier out of the ark in its owner's own turn."""
    g = given().ark("Bomber", owner=1, lp=2).squad(2, "Flame Maid").dice("A")
    g.when("1: use attack", "2: block Flame Maid").roll(BLANK).then(controller=None, active=2, question="POOL")
    assert incomes(g) == []


def test_X_18_18_it_falls_to_who_took_it_until_then():
    g = given().slot("Ark Tremor").ark("Star Herald", owner=2).squad(1, "Bomber").dice("A").resources(1, 9)
    g.when("1: buy Ark Tremor").when(g.legal()[0], "1: use attack").end_turn().roll(1).then(paragon={1: 1, 2: 0})
    assert incomes(g) == [(1, 1)]
