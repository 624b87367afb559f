"""Section 11: attacks in general.

Faces of dice as answers of chance: paragon 1 and 2 one symbol, 3 two symbols, 4 to 6 blank; attack 1 and 2 attack, 3
critical, 4 to 6 blank.
"""

import pytest

from .scenario import given

BLANK = 6


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def attackers(g):
    """The soldiers that attacked, each with where it stood."""
    return [(g.name(e["card"]), "ark" if e["from_ark"] else "squad") for e in g.happened("attack_declared")]


def spent(g):
    """The dice that were spent in attacks."""
    return [e["face"] for e in g.happened("die_removed", left="spent_in_attack")]


# --- symbols ---------------------------------------------------------------------------------------------------------


def test_X_11_1_each_symbol_allows_one_attack():
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice("A A A").resources(1, 1)
    for _ in range(3):
        g.when("1: use attack")
        if g.question == "ATTACK_DICE":
            g.when("1: done")
    g.then(lp=1, pool="").then_illegal("1: use attack")
    assert g.strengths() == [3, 3, 3]


def test_X_11_1_several_symbols_may_be_combined_into_one_stronger_attack():
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice("A A A").resources(1, 1)
    g.when("1: use attack", "1: add attack", "1: done").then(lp=4, pool="A")
    assert g.strengths() == [6]


def test_X_11_2_without_a_soldier_attack_symbols_are_unusable():
    g = given().ark("Polar Guard").squad(2, "Bomber").dice("A C").resources(1, 1)
    g.then_illegal("1: use attack", "1: use critical")


def test_X_11_2_a_soldier_in_the_squad_or_in_the_ark_is_enough():
    given().squad(1, "Bomber").ark("Polar Guard").dice("A").then_legal("1: use attack")
    given().ark("Bomber", owner=1).dice("A").then_legal("1: use attack")


def test_X_11_3_a_player_in_the_ark_attacks_only_from_there_and_only_enemy_bases():
    g = given(3).ark("Bomber", owner=1).squad(1, "Star Herald").dice("A").resources(1, 1)
    g.when("1: use attack").then(question="ATTACK_TARGET").then_options("1: attack 2", "1: attack 3")
    g.when("1: attack 2").then(ark="Bomber", lp=5, squad={1: ["Star Herald"]})
    assert attackers(g) == [("Bomber", "ark")]


def test_X_11_3_a_player_without_a_soldier_there_attacks_only_the_ark_with_his_active_soldier():
    g = given(3).ark("Bomber", owner=2, lp=9).squad(1, "Bomber", "Ice Ranger").paragon(3, 5).dice("A").resources(1, 1)
    g.when("1: use attack").then(question="ACTION", lp=6, paragon={3: 5})
    assert attackers(g) == [("Ice Ranger", "squad")]
    assert g.happened("attack_declared", target=-1) != []


def test_X_11_4_enemies_are_all_other_players_and_the_neutral_soldier():
    given(4).ark("Bomber", owner=3).turn_of(3).dice("A").when("3: use attack").then_options(
        "3: attack 1", "3: attack 2", "3: attack 4"
    )
    g = given().ark("Polar Guard", lp=8).squad(1, "Bomber").dice("A").when("1: use attack")
    g.then(lp=4)


def test_X_11_4_own_base_and_own_soldiers_are_never_targets():
    g = given(2).ark("Bomber", owner=1, lp=5).squad(1, "Ice Ranger").field(1, 1, "Smuggler").dice("A").resources(1, 1)
    g.when("1: use attack")  # with two players the other one's base is the only target and is not asked for
    g.then(lp=5, squad={1: ["Ice Ranger"]}, field={(1, 1): ["Smuggler"]})
    assert [e["target"] for e in g.happened("attack_declared")] == [1]


# --- the steps -------------------------------------------------------------------------------------------------------


def test_X_11_5_dice_then_target_then_effect_then_strength_then_the_result_then_the_dice_go():
    g = given(3).ark("Sled Mortar", owner=1).paragon(2, 4).dice("A A C")
    g.when("1: use attack").then(question="ATTACK_DICE")
    g.when("1: add critical", "1: done").then(question="ATTACK_TARGET")
    assert g.happened("effect_started") == []
    g.when("1: attack 2").then(question="DIE").roll(1)
    steps = (
        "attack_declared",
        "effect_started",
        "attack_strength",
        "attack_resolved",
        "paragon_changed",
        "die_removed",
    )
    assert order(g, *steps)[:7] == [
        "attack_declared",
        "effect_started",
        "attack_strength",
        "attack_resolved",
        "paragon_changed",
        "paragon_changed",
        "die_removed",
    ]
    assert g.strengths() == [4 + 5 + 1]  # the effect counts already


def test_X_11_5_at_least_one_die_and_only_attack_symbols_and_critical_hits():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A C A0 R1 P1")
    g.then_illegal("1: use blank attack")
    g.when("1: use critical").then_options("1: add attack", "1: done")
    g.then_illegal("1: add blank attack", "1: add resource 1", "1: add paragon 1")


@pytest.mark.parametrize(
    ("soldier", "dice", "strength"),
    [
        ("Ice Ranger", "A", 3),
        ("Ice Ranger", "C", 4),
        ("Ice Ranger", "A A", 6),
        ("Ice Ranger", "A C", 7),
        ("Ice Ranger", "A C C", 11),
        ("Tsar Walker", "C C C C", 24),
        ("Spore Bearer", "A A A A", 4),
    ],
)
def test_X_11_6_strength_for_each_symbol_and_one_more_for_each_critical_hit(soldier, dice, strength):
    g = given(3).ark(soldier, owner=1).dice(dice)
    first, *others = ({"A": "attack", "C": "critical"}[die] for die in dice.split())
    g.when(f"1: use {first}", *(f"1: add {face}" for face in others), "1: attack 2")
    assert g.strengths() == [strength]


def test_X_11_6_current_strength_counts_for_every_symbol_a_flat_bonus_once():
    """The Gene Sculptor raises S, the Sled Mortar adds 1 to a base attack: 3 x 5 + 1 critical + 1."""
    g = given(3).ark("Sled Mortar", owner=1).field(1, 1, "Gene Sculptor").dice("A A C")
    g.when("1: use attack", "1: add attack", "1: add critical", "1: attack 2")
    assert g.strengths() == [17]
    assert [e["bonus"] for e in g.happened("attack_strength")] == [1]


def test_X_11_7_a_critical_hit_attacks_and_enters_like_an_attack_symbol():
    g = given().squad(1, "Ice Ranger").dice("C C").resources(1, 1)
    g.when("1: use critical").then(ark="Ice Ranger", controller=1, pool="C")
    g.when("1: use critical").then(pool="")
    assert g.strengths() == [4]


def test_X_11_7_but_it_cannot_be_turned_into_a_critical_hit():
    g = given().squad(1, "Bomber").field(1, 1, "Fencing Teacher").dice("C").resources(1, 5)
    g.then_illegal("1: weapon", "1: use Fencing Teacher")
    given().squad(1, "Bomber").field(1, 1, "Fencing Teacher").dice("A").resources(1, 5).then_legal(
        "1: weapon", "1: use Fencing Teacher"
    )


def test_X_11_8_symbols_left_may_attack_the_same_or_another_target():
    g = given(3).ark("Bomber", owner=1).paragon(2, 5).paragon(3, 5).dice("A A A").resources(1, 1)
    g.when("1: use attack", "1: done", "1: attack 2").roll(1)
    g.when("1: use attack", "1: done", "1: attack 2").roll(1)
    g.when("1: use attack", "1: attack 3").roll(1)
    g.then(paragon={1: 3, 2: 3, 3: 4}, pool="")


@pytest.mark.parametrize("lp", [10, 3])
def test_X_11_9_dice_are_spent_whatever_the_outcome_in_the_ark(lp):
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=lp).dice("A C").resources(1, 1)
    g.when("1: use attack", "1: done")
    if g.question == "DIE":
        g.roll(BLANK)
    g.then(pool="C")
    assert spent(g) == ["attack"]


@pytest.mark.parametrize("answer", ["2: block Barricade Guard", "2: done"])
def test_X_11_9_dice_are_spent_whatever_the_outcome_at_a_base(answer):
    g = given().ark("Ice Ranger", owner=1).squad(2, "Barricade Guard").dice("A C").resources(1, 1)
    g.when("1: use attack", "1: add critical", answer)
    if g.question == "DIE":
        g.roll(BLANK)
    g.then(pool="")
    assert spent(g) == ["attack", "critical"]


def test_X_11_9_nothing_is_left_of_an_attack_that_is_done():
    g = given(3).squad(1, "Ifrit Gunner").ark("Polar Guard", lp=20).dice("A C").resources(1, 1)
    g.when("1: use attack", "1: add critical").then(question="ACTION", lp=10)
    assert g.view()["attack"] is None
    assert not any(g.s.attack.tobytes())


def test_X_11_10_an_attack_that_cannot_succeed_is_legal():
    g = given().ark("Spore Bearer", owner=1).dice("A").resources(1, 1).paragon(2, 3)
    g.when("1: use attack").then(paragon={1: 0, 2: 3}, pool="")
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["base_held"]
    g = given().squad(1, "Spore Bearer").ark("Polar Guard", lp=10).dice("A").resources(1, 1)
    g.when("1: use attack").then(lp=9)  # against the ark it still does damage


def test_X_11_11_excess_damage_does_not_carry_over_to_another_soldier():
    g = given().squad(1, "Tsar Walker").ark("Bomber", owner=2, lp=2).squad(2, "Polar Guard").dice("A A").paragon(2, 5)
    g.when("1: use attack", "1: add attack").roll(BLANK)
    g.then(controller=1, lp=8, squad={2: ["Polar Guard"]}, paragon={2: 5})
    assert [(e["amount"], e["lapsed"]) for e in g.happened("life_points_changed")] == [(-2, 8)]


def test_X_11_11_excess_strength_against_a_blocker_does_not_reach_the_base():
    g = given().ark("Tsar Walker", owner=1).squad(2, "Frontier Scout").field(2, 1, "Smuggler").paragon(2, 5).dice("A A")
    g.when("1: use attack", "1: add attack", "2: block Frontier Scout").roll(BLANK)
    g.then(field={(2, 1): ["Smuggler"]}, paragon={2: 5}, squad={2: []})


# --- when and how ----------------------------------------------------------------------------------------------------


def test_X_11_12_a_soldier_may_attack_in_the_turn_in_which_he_was_bought():
    g = given().slot("Ice Ranger").squad(1, "Bomber").ark("Polar Guard", lp=9).resources(1, 4).dice("A")
    g.when("1: buy Ice Ranger").when(g.legal()[0], "1: use attack")
    g.then(lp=6)
    assert attackers(g) == [("Ice Ranger", "squad")]


def test_X_11_12_and_may_enter_the_ark():
    g = given().slot("Ice Ranger").resources(1, 4).dice("A")
    g.when("1: buy Ice Ranger").when(g.legal()[0], "1: use attack").then(ark="Ice Ranger", controller=1)


def test_X_11_12_a_soldier_just_uncovered_may_block():
    g = given().ark("Bomber", owner=1).squad(2, "Polar Guard", "Flame Maid").dice("A A").seat(1, resources=1)
    g.set_state(life_points=9).when("1: use attack", "1: done", "2: block Flame Maid").roll(BLANK)
    g.when("1: use attack").then(question="BLOCK").then_options("2: done", "2: block Polar Guard")


def test_X_11_13_with_an_own_soldier_in_the_ark_a_die_starts_an_attack_on_a_base():
    g = given(3).ark("Bomber", owner=1).squad(1, "Ice Ranger").dice("A A C")
    g.when("1: use attack").then(question="ATTACK_DICE").then_options("1: add attack", "1: add critical", "1: done")
    g.when("1: add critical").then_options("1: add attack", "1: done")
    g.when("1: add attack")  # no die is left: the target comes next
    g.then(question="ATTACK_TARGET").then_illegal("1: done")


def test_X_11_13_without_one_it_attacks_an_occupied_ark_or_enters_an_empty_one():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=9).dice("A").resources(1, 1)
    g.when("1: use attack").then(lp=5, ark="Polar Guard")
    g = given().squad(1, "Bomber").dice("A").resources(1, 1)
    g.when("1: use attack").then(lp=5, ark="Bomber")


def test_X_11_13_the_target_is_not_asked_for_with_one_enemy():
    g = given(2).ark("Bomber", owner=1).squad(2, "Flame Maid").dice("A").when("1: use attack")
    g.then(question="BLOCK", asked=2)


# --- dice of a running attack ----------------------------------------------------------------------------------------


def test_X_11_14_committed_dice_lie_apart_and_nothing_comes_in_between():
    g = given(3).ark("Bomber", owner=1).dice("A A R2").resources(1, 9).field(1, 1, "Saboteur").field(2, 1, "Smuggler")
    g.when("1: use attack").then(pool="R2 A", question="ATTACK_DICE")
    g.then_options("1: add attack", "1: done")
    g.then_illegal("1: use resource 2", "1: weapon", "1: use Saboteur", "1: medicine")
    g.when("1: add attack").then(pool="R2").then_options("1: attack 2", "1: attack 3")


def test_X_11_14_an_effect_turns_a_symbol_of_this_attack_first():
    g = given().squad(1, "Grand Master").ark("Polar Guard", lp=10).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done").then(lp=5, pool="A")
    assert g.strengths() == [5]
    assert spent(g) == ["critical"]


def test_X_11_14_otherwise_one_left_in_the_pool():
    g = given().squad(1, "Grand Master").ark("Polar Guard", lp=10).dice("A C").resources(1, 1)
    g.when("1: use critical", "1: done").then(lp=5, pool="C")
    assert g.strengths() == [5]


def test_X_11_14_a_die_turned_from_blank_stays_for_later_actions():
    g = given().squad(1, "Gunslinger").ark("Polar Guard", lp=10).dice("A A0").resources(1, 1)
    g.when("1: use attack").then(lp=7, pool="A")
    g.when("1: use attack").then(lp=4, pool="")
    assert g.strengths() == [3, 3]


def test_X_11_14_committed_dice_count_for_the_limit_of_four():
    """X-9.5  All four attack dice are in the attack: a fifth cannot be rolled, and none can be given up for it."""
    g = given().effect("Bomber", "ACT", "@attack roll(A,1)").squad(1, "Bomber").ark("Polar Guard", lp=10)
    g.dice("A A A A").resources(1, 1).when("1: use attack", *["1: add attack"] * 2, "1: done")
    g.then(question="GIVE_UP").then_options("1: done", "1: give up attack")  # one is not in the attack
    g.when("1: done").then(question="DIE")  # the kill roll
    g = given().effect("Bomber", "ACT", "@attack roll(A,1)").squad(1, "Bomber").ark("Polar Guard", lp=10)
    g.dice("A A A A").resources(1, 1).when("1: use attack", *["1: add attack"] * 3)
    assert g.happened("effect_part_skipped", reason="die_limit") != []
    assert g.happened("dice_rolled", cause="effect") == []


# --- lapsing ---------------------------------------------------------------------------------------------------------


def test_X_11_15_a_destroyed_attacker_ends_his_attack_except_for_the_dice():
    """The Smuggler takes the attacker along when it is destroyed: the loot does not happen any more."""
    g = given().effect("Smuggler", "PERM", "@lost damage(9)").ark("Ice Ranger", owner=1, lp=9).paragon(2, 5)
    g.field(2, 1, "Smuggler").dice("A C").resources(1, 1)
    g.when("1: use attack", "1: done", "1: destroy Smuggler")
    g.then(ark=None, controller=None, lp=0, paragon={1: 0, 2: 5}, pool="C", question="ACTION")
    assert spent(g) == ["attack"]


def test_X_11_15_before_the_strength_nothing_of_it_is_applied():
    g = given(3).effect("Bomber", "ACT", "@attack destroy(squad)").effect("Flame Maid", "PERM", "@lost destroy(squad)")
    g.squad(1, "Bomber").squad(3, "Flame Maid").ark("Polar Guard", owner=2, lp=5).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done")  # the Flame Maid and then the Bomber are the only soldiers that can be named
    g.then(squad={1: [], 3: []}, ark="Polar Guard", lp=5, pool="A")
    assert g.strengths() == []
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["lapsed"]


def test_X_11_15_coming_back_in_the_same_attack_does_not_help():
    """The attacker is destroyed and salvages itself into the squad: it has been destroyed all the same."""
    g = given().effect("Smuggler", "PERM", "@lost damage(9)").effect("Bomber", "PERM", "@lost salvage(S)")
    g.ark("Bomber", owner=1, lp=5).field(2, 1, "Smuggler").paragon(2, 5).dice("A").resources(1, 1)
    g.when("1: use attack", "1: destroy Smuggler")
    g.then(squad={1: ["Bomber"]}, ark=None, paragon={1: 0, 2: 5}, question="ACTION")
    assert g.happened("dice_rolled", cause="loot") == []


def test_X_11_15_nor_can_he_enter_the_ark_he_has_emptied():
    """X-18.5  The soldier in the ark takes its conqueror along; it comes back to the squad, but does not enter."""
    g = given().effect("Flame Maid", "PERM", "@lost destroy(squad)").effect("Bomber", "PERM", "@lost salvage(S)")
    g.ark("Flame Maid", owner=2, lp=4).squad(1, "Bomber").dice("A").resources(1, 1)
    g.when("1: use attack").then(ark=None, controller=None, squad={1: ["Bomber"]}, paragon={1: 0}, question="ACTION")


def test_X_11_15_when_the_game_is_won_everything_lapses():
    g = given(threshold=6).ark("Bomber", owner=1).squad(2, "Frontier Scout", "Flame Maid").paragon(1, 5).dice("A A")
    g.when("1: use attack", "1: done", "2: block Flame Maid").roll(1)
    g.then(over=True, winners=[1], lp=5)  # the Flame Maid's fire comes after the roll, and too late
