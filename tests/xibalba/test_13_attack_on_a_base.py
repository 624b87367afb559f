"""Section 13: attacks from the ark on a base, and blocking.

Bases at level 1 have resistance 4 (seats 1 and 4), 3 (seat 2) and 2 (seat 3).
"""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import given

BLANK = 6


def outcomes(g):
    """How each attack ended."""
    return [e["outcome"] for e in g.happened("attack_resolved")]


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def met(g):
    """The resistance, or the life points, that each attack met."""
    return [e["against"] for e in g.happened("attack_strength")]


# --- target ----------------------------------------------------------------------------------------------------------


def test_X_13_1_the_soldier_in_the_ark_attacks_one_enemy_base():
    g = given(3).ark("Bomber", owner=1).squad(1, "Star Herald").paragon(2, 3).paragon(3, 3).dice("A").resources(1, 1)
    g.when("1: use attack", "1: attack 3").roll(1).then(paragon={1: 1, 2: 3, 3: 2})
    assert [g.name(e["card"]) for e in g.happened("attack_declared")] == ["Bomber"]


def test_X_13_2_a_base_without_cards_and_without_paragon_may_be_attacked():
    g = given(3).ark("Bomber", owner=1).field(2, 1, "Smuggler").paragon(2, 3).dice("A").resources(1, 1)
    g.when("1: use attack").then_options("1: attack 2", "1: attack 3")
    g.when("1: attack 3").then(question="ACTION", paragon={1: 0, 3: 0})
    assert outcomes(g) == ["base_hit"]


# --- block -----------------------------------------------------------------------------------------------------------


def test_X_13_3_the_attacked_player_may_block_with_his_active_soldier():
    g = given(3).ark("Bomber", owner=1).squad(2, "Polar Guard", "Ice Ranger").squad(3, "Bomber").dice("A")
    g.when("1: use attack", "1: attack 2").then(question="BLOCK", asked=2)
    g.then_options("2: block Ice Ranger", "2: done")
    g.then_illegal("2: block Polar Guard", "2: block Bomber")


def test_X_13_3_or_let_the_attack_come():
    g = given().ark("Bomber", owner=1).squad(2, "Ice Ranger").paragon(2, 3).dice("A").resources(1, 1)
    g.when("1: use attack", "2: done").roll(1).then(squad={2: ["Ice Ranger"]}, paragon={1: 1, 2: 2})


def test_X_13_4_he_decides_when_the_strength_is_known():
    g = given().ark("Sled Mortar", owner=1).squad(2, "Ice Ranger").dice("A").when("1: use attack")
    g.then(question="BLOCK")
    assert g.strengths() == [5]


def test_X_13_4_nobody_is_asked_without_a_soldier_in_the_squad():
    g = given().ark("Ice Ranger", owner=1).field(2, 1, "Smuggler").dice("A").when("1: use attack")
    g.then(question="DESTROY", asked=1)


def test_X_13_4_nobody_is_asked_if_the_attack_cannot_be_blocked():
    g = given().ark("Silent Blade", owner=1).squad(2, "Polar Guard").paragon(2, 3).dice("A").when("1: use attack")
    g.then(question="DIE").roll(1).then(paragon={1: 1}, squad={2: ["Polar Guard"]})


def test_X_13_4_nobody_is_asked_about_an_attack_that_fails_anyway():
    g = given().ark("Frontier Scout", owner=1).squad(2, "Ice Ranger").dice("A").resources(1, 1)
    g.when("1: use attack").then(question="ACTION")
    assert outcomes(g) == ["base_held"]
    assert [e["asked"] for e in g.happened("block_decided")] == [False]


def test_X_13_4_unless_the_option_says_so():
    g = given(autoBlockSkip=False).ark("Frontier Scout", owner=1).squad(2, "Ice Ranger").dice("A")
    g.when("1: use attack").then(question="BLOCK").when("2: done").then(squad={2: ["Ice Ranger"]})


@pytest.mark.parametrize("soldier", ["Flame Maid", "Mirage Rider", "Cha'ac Drone"])
def test_X_13_4_or_the_soldier_has_an_effect_on_blocking_or_being_destroyed(soldier):
    g = given().ark("Frontier Scout", owner=1).squad(2, soldier).dice("A")
    g.when("1: use attack").then(question="BLOCK")


def test_X_13_4_a_trait_on_blocking_is_such_an_effect_too():
    g = given().trait("BRI", "@block gain(R,1)").ark("Frontier Scout", owner=1).squad(2, "Ice Ranger").dice("A")
    g.when("1: use attack").then(question="BLOCK").when("2: block Ice Ranger").then(resources={2: 1})


@pytest.mark.parametrize(("soldier", "question"), [("Red Sapper", "BLOCK"), ("Frontier Scout", "ACTION")])
def test_X_13_4_the_resistance_that_counts_for_this_attack_decides(soldier, question):
    """The Red Sapper's strength 3 is below 4, but its attack counts the base 2 lower; the Scout's 2 stays below."""
    g = given().ark(soldier, owner=1).level(2, 2).squad(2, "Ice Ranger").dice("A").resources(1, 1)
    g.when("1: use attack").then(question=question)


@pytest.mark.parametrize(
    ("blocker", "destroyed"), [("Flame Maid", True), ("Line Grenadier", True), ("Polar Guard", False)]
)
def test_X_13_5_the_blocker_is_destroyed_if_the_strength_reaches_his_resistance(blocker, destroyed):
    """Strength 4 against W 3, 4 and 6."""
    g = given().ark("Bomber", owner=1, lp=9).squad(2, blocker).field(2, 1, "Smuggler").paragon(2, 5).dice("A")
    g.resources(1, 1).when("1: use attack", f"2: block {blocker}")
    if destroyed:
        g.roll(BLANK)
    g.then(squad={2: [] if destroyed else [blocker]}, field={(2, 1): ["Smuggler"]}, paragon={1: 0, 2: 5})
    assert outcomes(g) == ["blocked_and_destroyed" if destroyed else "blocked_and_survived"]
    assert g.rolls("loot") == []


def test_X_13_6_the_attacker_rolls_for_a_destroyed_blocker():
    g = given().ark("Rebel Colonel", owner=1).squad(2, "Frontier Scout").paragon(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Frontier Scout").roll(1, 3)
    g.then(paragon={1: 3, 2: 5})  # the paragon of the attacked player is not touched
    assert g.rolls("block_kill") == [2]


def test_X_13_6_not_for_one_who_survived():
    g = given().ark("Rebel Colonel", owner=1).squad(2, "Polar Guard").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Polar Guard").then(question="ACTION", paragon={1: 0})


def test_X_13_6_with_blockKillReward_off_nobody_rolls_but_effects_on_destroying_happen():
    g = given(blockKillReward=False).ark("Rebel Colonel", owner=1).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").then(resources={1: 2}, paragon={1: 0})
    assert g.rolls("block_kill") == []


def test_X_13_7_destruction_then_the_roll_then_the_blockers_effect_then_the_attackers():
    g = given().effect("Flame Maid", "PERM", "@block gain(R,1)").ark("Rebel Colonel", owner=1, lp=9)
    g.squad(2, "Flame Maid").dice("A").when("1: use attack", "2: block Flame Maid")
    g.then(squad={2: []}, resources={1: 0, 2: 0}, question="DIE").roll(1, BLANK)
    g.then(paragon={1: 1}, resources={1: 2, 2: 1})
    steps = ("card_destroyed", "paragon_changed", "effect_started")
    assert order(g, *steps) == ["card_destroyed", "paragon_changed", "effect_started", "effect_started"]
    assert [g.name(e["source"]) for e in g.happened("effect_started")] == ["Flame Maid", "Rebel Colonel"]


def test_X_13_7_the_blockers_effect_on_being_destroyed_comes_before_the_roll():
    g = given().ark("Bomber", owner=1).squad(2, "Cha'ac Drone").dice("A")
    g.when("1: use attack", "2: block Cha'ac Drone").then(question="DIE", resources={2: 2})


@pytest.mark.parametrize("blocker", ["Flame Maid", "Polar Guard"])
def test_X_13_7_an_effect_on_blocking_happens_destroyed_or_not(blocker):
    g = given().effect("Polar Guard", "PERM", "@block damage(2)").ark("Bomber", owner=1, lp=5).squad(2, blocker)
    g.dice("A").resources(1, 1).when("1: use attack", f"2: block {blocker}")
    if g.question == "DIE":
        g.roll(BLANK)
    g.then(lp=3)


def test_X_13_7_effects_on_blocking_do_not_change_the_strength_of_this_attack():
    """The block weakens nothing: strength 4 destroys W 3 although the attacker is destroyed for it."""
    g = given().ark("Bomber", owner=1, lp=1).squad(2, "Flame Maid").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Flame Maid").roll(BLANK).then(squad={2: []}, ark=None)
    assert g.strengths() == [4]


def test_X_13_7_if_they_destroy_the_attacker_his_own_effects_lapse_and_the_ark_is_empty():
    g = given().ark("Rebel Colonel", owner=1, lp=2).squad(2, "Flame Maid").dice("A C").resources(1, 1)
    g.when("1: use attack", "1: done", "2: block Flame Maid").roll(1, BLANK)
    g.then(ark=None, controller=None, paragon={1: 1, 2: 0}, resources={1: 1}, pool="C")


def test_X_13_8_a_surviving_blocker_may_block_again():
    g = given().ark("Bomber", owner=1).squad(2, "Polar Guard").dice("A A").resources(1, 1)
    for _ in range(2):
        g.when("1: use attack")
        if g.question == "ATTACK_DICE":
            g.when("1: done")
        g.when("2: block Polar Guard").then(squad={2: ["Polar Guard"]})
    assert outcomes(g) == ["blocked_and_survived", "blocked_and_survived"]


def test_X_13_8_after_a_destroyed_one_the_next_soldier_may_block_the_next_attack():
    g = given().ark("Bomber", owner=1).squad(2, "Polar Guard", "Frontier Scout").dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done", "2: block Frontier Scout")
    g.roll(BLANK).then(question="ACTION")  # one block per attack: nobody steps in for the Scout
    g.when("1: use attack").then_options("2: done", "2: block Polar Guard")


def test_X_13_9_only_the_top_soldier_of_the_squad_blocks():
    g = given().ark("Bomber", owner=1).squad(2, "Polar Guard", "Frontier Scout").dice("A").when("1: use attack")
    g.then_illegal("2: block Polar Guard", "2: block Bomber")


def test_X_13_9_the_squad_of_the_player_in_the_ark_stays_active():
    """The Ice Admiral in the squad makes medicine cheaper although the Bomber is in the ark."""
    given().ark("Bomber", owner=1).squad(1, "Ice Admiral").resources(1, 1).then_legal("1: medicine")


# --- the base --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "outcome"), [(1, "base_hit"), (2, "base_hit"), (3, "base_held")])
def test_X_13_10_resistance_up_to_the_strength_is_a_success(level, outcome):
    """Strength 4 against the resistances 3, 4 and 5 of seat 2."""
    g = given().ark("Bomber", owner=1).level(2, level).paragon(2, 3).dice("A").resources(1, 1).when("1: use attack")
    if outcome == "base_hit":
        g.roll(1)
    g.then(paragon={2: 2 if outcome == "base_hit" else 3})
    assert outcomes(g) == [outcome]


@pytest.mark.parametrize(
    ("faction", "resistances"), [("SKA", (4, 5, 6, 7)), ("QAS", (2, 3, 4, 5)), ("BOR", (4, 4, 5, 6))]
)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_X_13_11_resistance_is_that_of_the_level(faction, resistances, level):
    g = given().seat(1, faction="CHA").seat(2, faction=faction, level=level).ark("Bomber", owner=1).dice("A")
    g.when("1: use attack")
    assert met(g) == [resistances[level - 1]]


def test_X_13_11_and_modifiers():
    """Seat 2 at level 2: 4, the Trench Marshal 1, two Imperial Bunkers 2 each; the covered one does not count."""
    g = given().level(2, 2).squad(2, "Trench Marshal").field(2, 1, "Imperial Bunker").field(2, 2, "Imperial Bunker")
    g.ark("Bomber", owner=1).dice("A").resources(1, 1).when("1: use attack")
    assert met(g) == [9]
    g = given().field(2, 1, "Imperial Bunker", "Barracks").ark("Bomber", owner=1).dice("A").when("1: use attack")
    assert met(g) == [3]


def test_X_13_12_the_attacker_may_destroy_one_active_card_of_that_base():
    g = given(3).level(2, 2).field(2, 1, "Quartermaster", "Smuggler").field(2, 2, "Barracks").field(3, 1, "Dojo")
    g.ark("Ice Ranger", owner=1).field(1, 1, "Arsenal").dice("A").resources(1, 1)
    g.dice("C").when("1: use attack", "1: add critical", "1: attack 2").then(question="DESTROY", asked=1)
    g.then_options("1: destroy Smuggler", "1: destroy Barracks", "1: done")
    g.then_illegal("1: destroy Quartermaster", "1: destroy Dojo", "1: destroy Arsenal")
    g.when("1: destroy Smuggler").then(field={(2, 1): ["Quartermaster"], (2, 2): ["Barracks"]}, question="ACTION")
    g.then(pile={Kind.CIVILIAN: ["Smuggler"]})
    assert [g.name(e["card"]) for e in g.happened("card_uncovered")] == ["Quartermaster"]


def test_X_13_12_or_decline():
    g = given().field(2, 1, "Smuggler").ark("Ice Ranger", owner=1).dice("A").resources(1, 1)
    g.when("1: use attack", "1: done").then(field={(2, 1): ["Smuggler"]}, question="ACTION")


def test_X_13_12_with_destroyScope_any_covered_cards_can_be_destroyed_too():
    g = given(destroyScope="any").level(2, 2).field(2, 1, "Quartermaster", "Smuggler").field(2, 2, "Barracks")
    g.ark("Oni Armour", owner=1).dice("A").when("1: use attack")
    g.then_options("1: destroy Quartermaster", "1: destroy Smuggler", "1: destroy Barracks", "1: done")
    g.when("1: destroy Quartermaster").then(field={(2, 1): ["Smuggler"]})
    assert g.happened("card_uncovered") == []


def test_X_13_12_a_covered_card_is_lost_without_a_word():
    """X-6.9  Covered cards do nothing: the effect on being destroyed belongs to an active card."""
    g = given(destroyScope="any").effect("Quartermaster", "PERM", "@lost gain(R,3)").ark("Ice Ranger", owner=1)
    g.field(2, 1, "Quartermaster", "Quartermaster").dice("A").when("1: use attack")
    covered = g.copy().when("1: destroy Quartermaster a").then(resources={2: 0}, field={(2, 1): ["Quartermaster"]})
    assert covered.happened("effect_started") == []
    g.when("1: destroy Quartermaster b").then(resources={2: 3}, field={(2, 1): ["Quartermaster"]})


@pytest.mark.parametrize(("faces", "moved"), [((1, BLANK), 1), ((3, 1), 3), ((3, 3), 4), ((BLANK, BLANK), 0)])
def test_X_13_13_the_attacker_takes_what_he_rolls(faces, moved):
    g = given().ark("Rebel Colonel", owner=1).paragon(1, 2).paragon(2, 9).dice("A").resources(1, 1)
    g.when("1: use attack").roll(*faces).then(paragon={1: 2 + moved, 2: 9 - moved})
    assert g.rolls("loot") == [2]


def test_X_13_13_at_most_what_the_attacked_player_has():
    g = given().ark("Rebel Colonel", owner=1).paragon(2, 1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(3, 3).then(paragon={1: 1, 2: 0})


def test_X_13_14_a_destroyed_card_no_longer_protects():
    g = given().ark("Ice Ranger", owner=1).field(2, 1, "Hidden Vault").paragon(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack")
    g.copy().when("1: done").then(question="ACTION", paragon={2: 5})
    g.when("1: destroy Hidden Vault").roll(3).then(paragon={1: 2, 2: 3})


def test_X_13_15_effects_on_success_come_before_the_destruction():
    """X-13.19  The Bomber must destroy the Smuggler; then the Quartermaster may be destroyed, too."""
    g = given().ark("Bomber", owner=1).field(2, 1, "Quartermaster", "Smuggler").dice("A").resources(1, 1)
    g.when("1: use attack").then(question="DESTROY", field={(2, 1): ["Quartermaster"]})
    g.then_options("1: destroy Quartermaster", "1: done")


def test_X_13_15_modifiers_of_the_roll_count_for_the_loot():
    g = given().ark("Djinn Prince", owner=1).paragon(2, 9).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1, 1, 1).then(paragon={1: 3, 2: 6})
    assert g.rolls("loot") == [3]


def test_X_13_15_not_if_the_base_holds():
    g = given().ark("Dune Raider", owner=1).level(2, 2).resources(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack").then(resources={1: 1, 2: 5})
    assert g.happened("effect_started") == []


def test_X_13_16_looting_is_immediate_and_leaves_the_action_pool_alone():
    g = given().ark("Bomber", owner=1).paragon(2, 3).dice("A P1 P0").resources(1, 1).when("1: use attack")
    g.roll(3).then(paragon={1: 2, 2: 1}, pool="P0 P1", question="ACTION")


def test_X_13_17_each_success_against_the_same_base_destroys_and_loots_again():
    g = given().level(2, 2).field(2, 1, "Smuggler").field(2, 2, "Barracks").paragon(2, 3).dice("A A").resources(1, 1)
    g.ark("Oni Armour", owner=1).when("1: use attack", "1: done", "1: destroy Smuggler").roll(1)
    g.when("1: use attack", "1: destroy Barracks").roll(1)
    g.then(paragon={1: 2, 2: 1}, field={(2, 1): [], (2, 2): []})


def test_X_13_18_an_ACTION_effect_of_the_blocker_does_not_apply():
    """The Gunslinger turns blanks when it attacks, the Bone Zealot gains for kills: not when they block."""
    for blocker in ("Gunslinger", "Bone Zealot", "Silent Blade"):
        g = given().ark("Frontier Scout", owner=1).squad(2, blocker).dice("A A A0").resources(1, 1)
        g.when("1: use attack", "1: add attack", f"2: block {blocker}").roll(BLANK).then(resources={2: 0}, pool="A0")
        assert g.happened("effect_started") == []


def test_X_13_19_values_are_read_when_they_are_needed():
    """The Bomber's effect destroys the Hidden Vault before the loot; a bunker counts before it can be destroyed."""
    g = given().ark("Bomber", owner=1).field(2, 1, "Hidden Vault").paragon(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack").roll(3).then(paragon={1: 2, 2: 3})
    g = given().ark("Bomber", owner=1).field(2, 1, "Imperial Bunker").dice("A").resources(1, 1).when("1: use attack")
    assert outcomes(g) == ["base_held"]
    g.then(field={(2, 1): ["Imperial Bunker"]})


def test_X_13_19_a_base_attack_from_dice_to_dice():
    g = given(3).ark("Sled Mortar", owner=1).squad(2, "Ice Ranger").field(2, 1, "Smuggler").paragon(2, 3).dice("A A")
    for answer, question in [
        ("1: use attack", "ATTACK_DICE"),
        ("1: done", "ATTACK_TARGET"),
        ("1: attack 2", "BLOCK"),
        ("2: done", "DESTROY"),
        ("1: destroy Smuggler", "DIE"),
        ("chance: roll 1", "ACTION"),
    ]:
        g.when(answer).then(question=question)
    assert g.happened("die_removed", left="spent_in_attack") != []


@pytest.mark.parametrize("paragon", [0, 2])
def test_X_13_20_no_loot_roll_if_everything_is_protected(paragon):
    """Hive Memory protects two."""
    g = given().seat(2, faction="CHA", paragon=paragon).ark("Bomber", owner=1).dice("A").resources(1, 1)
    g.when("1: use attack").then(question="ACTION", paragon={1: 0, 2: paragon})
    assert outcomes(g) == ["base_hit"]
    assert g.rolls("loot") == []


def test_X_13_20_only_the_unprotected_part_is_taken():
    g = given().seat(2, faction="CHA", paragon=3).ark("Bomber", owner=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(3).then(paragon={1: 1, 2: 2})


def test_X_13_21_a_reduction_counts_for_this_attack_only_and_not_below_0():
    g = given(3).effect("Red Sapper", "ACT", "@base pierce(9)").ark("Red Sapper", owner=1).paragon(2, 9).dice("A A")
    g.resources(1, 1).when("1: use attack", "1: done", "1: attack 2").roll(1)
    assert met(g) == [0]
    assert g.view()["seats"][1]["resistance"] == 3  # the base itself is as strong as before


def test_X_13_21_it_does_not_help_against_a_blocker():
    g = given().ark("Red Sapper", owner=1).squad(2, "Line Grenadier").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Line Grenadier").then(squad={2: ["Line Grenadier"]})  # 3 against W 4
