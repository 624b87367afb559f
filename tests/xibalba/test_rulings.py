"""The rulings as single situations: U-01 to U-50 of `xibalba/digest/data.md`, section 4.

Faces of dice as answers of chance: resource 1, 2, 3, then blanks; attack 1 and 2 attack, 3 critical, then blanks;
paragon 1 and 2 one symbol, 3 two symbols, then blanks.
"""

from __future__ import annotations

import pytest

from spieltisch.table.position import read_standing
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import Kind

from .scenario import Scenario, given, new_game

BLANK = 6


def used(g: Scenario) -> list[str]:
    """The cards whose effects were carried out, in order."""
    return [g.name(event["source"]) for event in g.happened("effect_started")]


def outcomes(g: Scenario) -> list[str]:
    """How each attack ended."""
    return [event["outcome"] for event in g.happened("attack_resolved")]


def prices(g: Scenario) -> list[int]:
    """What cards were bought for, in order."""
    return [event["price"] for event in g.happened("card_bought")]


@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_U_01_nobody_rolls_for_the_neutral_soldier(player):
    """X-18.15"""
    g = given(4).ark("Commissar").turn_of(player).phase("end")
    g.then(question="POOL", asked=player % 4 + 1, paragon={1: 0, 2: 0, 3: 0, 4: 0})
    assert g.rolls("income") == []


def test_U_02_two_players_have_at_most_ten_life_points():
    """X-18.9  W 9 + 2 players would be 11."""
    g = given(2).printed("Polar Guard", resistance=9).squad(1, "Polar Guard").dice("A").resources(1, 1)
    g.when("1: use attack").then(ark="Polar Guard", lp=10)


def test_U_03_a_critical_hit_adds_one_for_each_symbol():
    """X-11.6  3 + 4 + 4"""
    g = given(3).squad(1, "Ice Ranger").ark("Polar Guard", lp=20).dice("A C C").resources(1, 1)
    g.when("1: use attack", "1: add critical", "1: add critical")
    assert g.strengths() == [11]
    g.then(lp=9)


def test_U_04_excess_strength_is_lost():
    """X-11.11  9 against 2 life points; the attack on the base after it has its own strength only."""
    g = given(2).turn_of(2).squad(2, "Ice Ranger").ark("Bomber", owner=1, lp=2).dice("A A A A")
    g.paragon(1, 3).field(1, 1, "Quartermaster")
    g.when("2: use attack", "2: add attack", "2: add attack", "2: done").roll(BLANK)
    g.then(ark="Ice Ranger", lp=5, paragon={1: 3}, field={(1, 1): ["Quartermaster"]}, pool="A")
    g.when("2: use attack")
    assert g.strengths() == [9, 3]
    assert outcomes(g) == ["ark_soldier_destroyed", "base_held"]  # resistance 4 holds against 3


def test_U_05_an_event_empties_the_ark_and_a_critical_hit_enters_it():
    """X-14.5, X-18.3, X-18.5"""
    g = given(2).squad(1, "Ice Ranger").ark("Bomber", owner=2).dice("C").resources(1, 9).slot("Ark Tremor")
    g.when("1: buy Ark Tremor", "chance: draw Levy")
    g.then(
        question="ACTION", ark=None, controller=None, lp=0, pile={Kind.SOLDIER: ["Bomber"]}, squad={1: ["Ice Ranger"]}
    )
    g.then_legal("1: use critical").when("1: use critical")
    g.then(question="ACTION", ark="Ice Ranger", controller=1, lp=5, pool="", paragon={1: 0, 2: 0})
    assert g.happened("dice_rolled") == []
    assert g.happened("attack_declared") == []


def test_U_06_a_blocking_flame_maid_takes_a_weak_attacker_along():
    """X-13.7, X-18.5  She is destroyed and rolled for, then burns 2 life points."""
    g = given(2).ark("Oni Armour", owner=1, lp=2).squad(1, "Ice Ranger").squad(2, "Flame Maid").dice("A A")
    g.when("1: use attack", "1: done", "2: block Flame Maid").then(question="DIE", lp=2)
    g.roll(1)
    g.then(question="ACTION", asked=1, ark=None, controller=None, paragon={1: 1, 2: 0})
    g.then(squad={1: ["Ice Ranger"], 2: []}, pile={Kind.SOLDIER: ["Flame Maid", "Oni Armour"]}, pool="A")
    assert [e["player"] for e in g.happened("dice_rolled")] == [0]
    g.when("1: use attack").then(ark="Ice Ranger", controller=1, lp=5)


def test_U_07_an_attack_that_fails_anyway_need_not_be_blocked():
    """X-13.4, X-13.10  Strength 3 against resistance 4."""

    def attack(**options: bool) -> Scenario:
        g = given(2, **options).seat(2, faction="BOR").ark("Ice Ranger", owner=1).squad(2, "Bomber").dice("A A")
        return g.paragon(2, 3).when("1: use attack", "1: done")

    g = attack().then(question="ACTION", asked=1, pool="A", squad={2: ["Bomber"]}, paragon={1: 0, 2: 3})
    assert outcomes(g) == ["base_held"]
    attack(autoBlockSkip=False).then(question="BLOCK", asked=2)


def test_U_08_loot_takes_at_most_what_the_victim_has():
    """X-13.13"""
    g = given(2).ark("Rebel Colonel", owner=1).paragon(2, 1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1, 3).then(paragon={1: 1, 2: 0})


def test_U_09_more_than_two_paragon_dice_are_rolled_one_after_the_other():
    """X-14.7  Djinn Prince: P 2, and 1 more for the loot of a successful attack."""
    g = given(2).ark("Djinn Prince", owner=1).paragon(2, 9).dice("A").resources(1, 1)
    g.when("1: use attack").roll(3, 3, 3).then(question="ACTION", paragon={1: 6, 2: 3})
    assert g.rolls("loot") == [3]


def test_U_10_resources_above_25_lapse():
    """X-10.3"""
    given(2).resources(1, 24).dice("R3").when("1: use resource 3").then(resources={1: 25}, pool="")


def test_U_11_a_card_without_legal_field_cannot_be_bought():
    """X-15.7"""
    g = given(2).resources(1, 25).field(1, 1, "Oil Refinery").slot("Quartermaster").slot("Radio Mast")
    g.then_illegal("1: buy Quartermaster").then_legal("1: buy Radio Mast")


def test_U_12_an_empty_deck_is_renewed_from_its_pile():
    """X-17.5"""
    g = given(2).resources(1, 5).slot("Gunslinger").field(1, 1, "Oil Refinery")
    g.pile("Bomber", "Bomber", "Ice Ranger", "Ice Ranger", "Oni Armour", "Oni Armour", "Star Herald")
    g.deck_to_squad(2, leave=0).then(deck={Kind.SOLDIER: 0})
    g.when("1: buy Gunslinger").then(question="DRAW")
    assert len(g.legal()) == 7
    g.when("chance: draw Star Herald")
    g.then(slot={(Kind.SOLDIER, 1): "Star Herald"}, deck={Kind.SOLDIER: 6}, pile={Kind.SOLDIER: []})
    assert [e["count"] for e in g.happened("deck_renewed")] == [7]


def test_U_13_with_no_event_left_the_slot_is_empty_until_the_used_one_comes_back():
    """X-15.6, X-17.6"""
    g = given(3).resources(1, 4).resources(2, 9).resources(3, 9).slot("Desert Raid").without_deck(Kind.EVENT)
    g.when("1: buy Desert Raid").then(question="EFFECT_PLAYER")
    g.then(slot={(Kind.EVENT, 1): None}, deck={Kind.EVENT: 0}, pile={Kind.EVENT: []})
    g.when("1: player 2").then(question="ACTION", resources={1: 5, 2: 5})
    g.then(slot={(Kind.EVENT, 1): "Desert Raid"}, deck={Kind.EVENT: 0}, pile={Kind.EVENT: []})
    told = [e["event"] for e in g.events]
    assert told.index("slot_left_empty") < told.index("card_discarded") < told.index("deck_renewed")


def test_U_14_reaching_the_threshold_in_an_opponents_turn_wins_at_once():
    """X-20.2"""
    g = given(4, threshold=20).ark("Bomber", owner=1).paragon(1, 19).turn_of(2, number=6).phase("end").roll(3)
    g.then(over=True, winners=[1], paragon={1: 21}, turn=6, active=2)
    assert g.happened("turn_started") == []
    assert g.legal() == []


def test_U_15_only_the_tied_players_roll_again_for_the_start():
    """X-4.2  Sums 3, 3, 1, 0."""
    g = new_game(4).deal().roll(1, 3).roll(3, 2).roll(BLANK, 1).roll(BLANK, BLANK)
    g.roll(BLANK, BLANK).roll(BLANK, 1)
    rolled = [(e["round"], e["player"] + 1, e["sum"]) for e in g.happened("start_rolled")]
    assert rolled == [(0, 1, 3), (0, 2, 3), (0, 3, 1), (0, 4, 0), (1, 1, 0), (1, 2, 1)]
    g.then(active=2, turn=1, paragon={1: 0, 2: 0, 3: 0, 4: 0})
    assert [(e["player"], e["by_draw"]) for e in g.happened("start_decided")] == [(1, 0)]


def test_U_16_with_all_rerolls_gone_the_first_roll_is_final():
    """X-8.14  Two Tsar Walkers, and an opponent's Demagogue against whoever holds the ark."""
    g = given(2).phase("dice").ark("Tsar Walker", owner=1).squad(1, "Tsar Walker").field(2, 1, "Demagogue")
    g.when("1: pool 3+3").then(question="NEXT_DICE_EFFECT").then_illegal("1: done")
    g.when("1: resolve Tsar Walker a")  # the other one follows: it is the only answer
    assert used(g) == ["Tsar Walker", "Tsar Walker", "Demagogue"]
    g.roll(1, BLANK, BLANK, 1, BLANK, BLANK)
    g.then(question="ACTION", pool="R0 R0 R1 A0 A0 A", rerolls=0)
    assert [e["number"] for e in g.happened("rerolls_fixed")] == [0]


def test_U_17_a_fifth_resource_die_is_never_added():
    """X-8.3, X-6.11"""
    full = given(2).phase("dice").field(1, 1, "Foundry Foreman").when("1: pool 4+2").roll(*[BLANK] * 6)
    full.then(question="KEEP")
    assert full.happened("pool_die_added") == []
    assert used(full) == []
    room = given(2).phase("dice").field(1, 1, "Foundry Foreman").when("1: pool 3+3").roll(*[BLANK] * 6)
    room.then(question="DIE").roll(BLANK).then(question="KEEP")
    assert len(room.happened("pool_die_added", die="resource")) == 1


def test_U_18_keeping_all_dice_ends_the_dice_phase():
    """X-8.15"""
    g = given(2).phase("dice").dice_phase("3+3", 1, 2, BLANK, 1, 3, BLANK)
    g.then(question="ACTION", pool="R0 R1 R2 A0 A C", rerolls=0)
    assert g.rolls("reroll") == []


def test_U_19_who_holds_the_ark_attacks_bases_from_there_only():
    """X-11.3"""
    g = given(3).ark("Bomber", owner=1, lp=6).squad(1, "Star Herald").dice("A").resources(1, 1)
    g.when("1: use attack").then_options("1: attack 2", "1: attack 3")
    g.when("1: attack 3")
    assert [g.name(e["card"]) for e in g.happened("attack_declared")] == ["Bomber"]
    g.then(lp=6, squad={1: ["Star Herald"]})


def test_U_20_medicine_needs_an_own_soldier_in_the_ark():
    """X-15.19"""
    given(2).resources(1, 9).then_illegal("1: medicine")
    given(2).resources(1, 9).squad(1, "Bomber").ark("Ice Ranger").then_illegal("1: medicine")
    given(2).resources(1, 9).squad(1, "Bomber").ark("Ice Ranger", owner=2).then_illegal("1: medicine")
    given(2).resources(1, 9).ark("Ice Ranger", owner=1, lp=5).when("1: medicine").then(lp=7, resources={1: 7})


def test_U_21_a_harvested_die_that_is_not_exchanged_is_lost():
    """X-14.4, X-9.11"""
    g = given(2).resources(1, 4).when("1: harvest").roll(3)
    g.then(pool="P2", paragon={1: 0}).then_options("1: done", "1: use paragon 2")
    g.when("1: done").then(active=2, pool="", paragon={1: 0})
    assert [(e["face"], e["left"]) for e in g.happened("die_removed")] == [("paragon_2", "lapsed")]


def test_U_22_a_blank_makes_room_for_a_new_die():
    """X-9.5"""
    g = given(2).squad(1, "Bomber").ark("Polar Guard", lp=9).resources(1, 2).dice("A A A A0")
    g.when("1: tactical").then(question="DIE", pool="A A A", resources={1: 0})
    g.roll(3).then(question="ACTION", pool="A A A C")


def test_U_23_an_effect_card_bought_now_works_from_the_next_own_turn():
    """X-6.15"""
    g = given(2).resources(1, 4).slot("Quartermaster").when("1: buy Quartermaster", "chance: draw Tinkerer")
    g.then(resources={1: 1}, field={(1, 1): ["Quartermaster"]}).then_illegal("1: use Quartermaster")
    g.end_turn().pass_turn()
    assert [(e["turn"], g.name(e["source"])) for e in g.happened("effect_started")] == [(3, "Quartermaster")]
    g.then(active=1, question="POOL", resources={1: 2})


def test_U_24_a_destroyed_vault_protects_nothing_any_more():
    """X-13.14"""
    g = given(2).ark("Oni Armour", owner=1).field(2, 1, "Hidden Vault").paragon(2, 4).dice("A").resources(1, 1)
    g.when("1: use attack").then(question="DESTROY")
    g.copy().when("1: done").then(question="ACTION", paragon={1: 0, 2: 4})  # still protected: no roll
    g.when("1: destroy Hidden Vault").roll(3).then(paragon={1: 2, 2: 2})


def test_U_25_the_soldier_in_the_ark_is_out_of_reach_for_his_owner():
    """X-18.6, X-15.11"""
    g = given(2).ark("Star Herald", owner=1).squad(1, "Bomber", "Ice Ranger", "Oni Armour").resources(1, 5)
    g.copy().when("1: reorganise").then_options("1: move Bomber", "1: move Ice Ranger")
    g.when("1: discard").then_legal("1: discard Oni Armour").then_illegal("1: discard Star Herald")


def test_U_26_a_theft_without_victim_is_skipped():
    """X-6.11  All opponents have 0 resources."""
    g = given(3).phase("effect").field(1, 1, "Smuggler").resources(1, 3)
    g.then(question="POOL", asked=1, resources={1: 3, 2: 0, 3: 0})
    assert used(g) == []


def test_U_27_discarding_an_own_soldier_is_not_losing_him():
    """X-14.6  The Cha'ac Drone brings 2 resources when she is destroyed, none when she is discarded."""
    g = given(2).squad(1, "Cha'ac Drone").resources(1, 3).when("1: discard", "1: discard Cha'ac Drone")
    g.then(
        question="ACTION", resources={1: 2}, pile={Kind.SOLDIER: ["Cha'ac Drone"]}, squad={1: []}, paragon={1: 0, 2: 0}
    )
    assert g.happened("dice_rolled") == []

    g = given(2).squad(2, "Cha'ac Drone").resources(1, 6).slot("Assassination")
    g.when("1: buy Assassination", "chance: draw Levy").then(squad={2: []}, resources={2: 2})


def test_U_28_lost_life_points_stay_lost():
    """X-12.3"""
    g = given(3).squad(1, "Ice Ranger").squad(2, "Frontier Scout").ark("Bomber", owner=3, lp=7).dice("A A")
    g.resources(1, 1).when("1: use attack", "1: add attack").then(lp=1)
    g.end_turn().roll(BLANK).then(active=2, lp=1)
    g.dice_phase("3+3", BLANK, BLANK, BLANK, 1, BLANK, BLANK).then(lp=1)
    g.when("2: use attack").roll(BLANK).then(ark="Frontier Scout", controller=2)


def test_U_29_after_eleven_ties_a_draw_among_the_tied_decides():
    """X-4.5  Player 2 is out after the first roll."""
    g = new_game(3).deal().roll(1, 1).roll(BLANK, 1).roll(1, 1)
    for _ in range(10):
        g.then(question="DIE")
        last = g.copy()
        g.roll(3, BLANK).roll(1, 1)
    g.then(question="DRAW_START").then_options("chance: start 1", "chance: start 3")
    g.when("chance: start 3").then(active=3, turn=1)
    assert [(e["player"], e["by_draw"]) for e in g.happened("start_decided")] == [(2, 1)]
    assert max(e["round"] for e in g.happened("start_rolled")) == 10

    last.roll(1, BLANK).roll(BLANK, BLANK).then(active=1, turn=1)  # the eleventh roll decides: no draw
    assert [(e["player"], e["by_draw"]) for e in last.happened("start_decided")] == [(0, 0)]


def test_U_30_what_is_mandatory_comes_by_itself_and_what_has_a_price_is_asked():
    """X-7.10, X-6.17  With 2 resources the Paragon Addict cannot be paid until the Oil Refinery has worked."""
    g = given(2).board("SKA", productivity=(0, 0, 1, 2)).level(1, 2).phase("effect").resources(1, 2)
    g.field(1, 1, "Oil Refinery").field(1, 2, "Paragon Addict")
    g.then(question="NEXT_EFFECT", resources={1: 4}).then_options("1: done", "1: resolve Paragon Addict")
    assert used(g) == ["Oil Refinery"]
    g.copy().when("1: done").then(question="POOL", resources={1: 4})
    g.when("1: resolve Paragon Addict").roll(1).then(question="POOL", resources={1: 1}, paragon={1: 1})


def test_U_31_healing_at_the_cap_is_not_usable():
    """X-6.17"""
    g = given(2).phase("effect").ark("Bomber", owner=1, lp=10).field(1, 1, "Field Surgeon")
    g.then(question="POOL", lp=10)
    assert used(g) == []
    given(2).phase("effect").ark("Bomber", owner=1, lp=9).field(1, 1, "Field Surgeon").then(question="POOL", lp=10)


def test_U_32_a_paid_die_without_room_demands_that_one_is_given_up():
    """X-9.12"""
    g = given(2).squad(1, "Bomber").ark("Polar Guard", lp=9).resources(1, 2).dice("A A A C").when("1: tactical")
    g.then(question="GIVE_UP").then_options("1: give up attack", "1: give up critical").then_illegal("1: done")
    g.when("1: give up attack").then(question="DIE", pool="A A C")
    g.roll(BLANK).then(question="ACTION", pool="A0 A A C")


def test_U_32_with_four_equal_symbols_there_is_nothing_to_ask():
    """X-9.12, X-23.37"""
    g = given(2).squad(1, "Bomber").ark("Polar Guard", lp=9).resources(1, 2).dice("A A A A").when("1: tactical")
    g.then(question="DIE", pool="A A A").roll(3).then(pool="A A A C")


def test_U_33_dice_granted_by_an_effect_may_lapse():
    """X-9.12"""
    g = given(2).squad(1, "Bomber").ark("Polar Guard", lp=9).resources(1, 4).dice("A A A A")
    g.slot("General Staff Orders").when("1: buy General Staff Orders", "chance: draw Levy")
    g.then(question="GIVE_UP").then_options("1: done", "1: give up attack")
    g.when("1: done").then(question="GIVE_UP", pool="A A A A").then_options("1: done", "1: give up attack")
    g.copy().when("1: done").then(question="ACTION", pool="A A A A")
    g.when("1: give up attack").then(question="DIE", pool="A A A")
    g.roll(3).then(question="ACTION", pool="A A A C")


def test_U_34_the_grand_master_turns_a_die_of_his_own_attack():
    """X-11.14"""
    g = given(2).squad(1, "Grand Master").ark("Polar Guard", lp=9).dice("A A").when("1: use attack", "1: done")
    assert g.strengths() == [5]
    g.then(lp=4, pool="A")


def test_U_35_the_gunslinger_turns_a_blank_for_a_later_attack():
    """X-11.14"""
    g = given(2).squad(1, "Gunslinger").ark("Polar Guard", lp=9).dice("A A0").resources(1, 1).when("1: use attack")
    assert g.strengths() == [3]
    g.then(lp=6, pool="A").when("1: use attack").then(lp=3, pool="")
    assert g.strengths() == [3, 3]


def test_U_36_a_soldier_with_an_effect_on_being_destroyed_is_always_asked_to_block():
    """X-13.4, X-13.7"""
    g = given(2).seat(2, faction="BOR").ark("Ice Ranger", owner=1).squad(2, "Cha'ac Drone").dice("A").resources(1, 1)
    g.when("1: use attack").then(question="BLOCK", asked=2).then_options("2: done", "2: block Cha'ac Drone")
    g.copy().when("2: done").then(squad={2: ["Cha'ac Drone"]}, resources={2: 0})
    g.when("2: block Cha'ac Drone").roll(1).then(squad={2: []}, resources={2: 2}, paragon={1: 1, 2: 0})


def test_U_37_of_two_protections_the_higher_counts_alone():
    """X-13.20  Hidden Vault 5, Hive Memory 2: of 6 paragon 1 can be taken."""
    g = given(2).seat(2, faction="CHA").ark("Rebel Colonel", owner=1).field(2, 1, "Hidden Vault").paragon(2, 6)
    g.dice("A").resources(1, 1).when("1: use attack", "1: done").roll(1, 3).then(paragon={1: 1, 2: 5})


def test_U_38_where_nothing_can_be_looted_no_die_is_rolled():
    """X-13.20"""
    g = given(2).ark("Oni Armour", owner=1).dice("A").resources(1, 1).when("1: use attack")
    g.then(question="ACTION", paragon={1: 0, 2: 0})
    assert outcomes(g) == ["base_hit"]
    assert g.happened("dice_rolled") == []


def test_U_39_a_bought_card_is_placed_before_the_slot_is_refilled():
    """X-15.6"""
    g = given(2).level(1, 2).resources(1, 3).slot("Quartermaster").when("1: buy Quartermaster")
    g.then(question="PLACE", slot={(Kind.CIVILIAN, 1): None}).then_options("1: field 1", "1: field 2")
    g.when("1: field 2").then(question="DRAW", field={(1, 2): ["Quartermaster"]})
    g.when("chance: draw Tinkerer").then(slot={(Kind.CIVILIAN, 1): "Tinkerer"})


@pytest.mark.parametrize(
    ("event", "cost", "price"), [("Supply Drop", 2, 0), ("Bombing Run", 3, 0), ("Ark Tremor", 8, 5)]
)
def test_U_40_apocalypse_takes_its_one_off_after_all_discounts(event, cost, price):
    """X-15.31  Two Radio Masts bring an event down to 1 at least; then Apocalypse takes 1 more."""

    def mode(resources: int) -> Scenario:
        g = given(2, apocalypse=True).level(1, 2).field(1, 1, "Radio Mast").field(1, 2, "Radio Mast").slot(event)
        return g.ark("Polar Guard", lp=9).squad(1, "Bomber").dice("A").resources(1, resources)

    g = mode(price)
    assert g.box.pack.cards[g.box.pack.physical[g.card(event)][0]].cost == cost
    g.when(f"1: buy {event}")
    assert prices(g) == [price]
    if price:
        mode(price - 1).then_illegal(f"1: buy {event}")


def test_U_41_each_card_moves_once_in_a_reorganisation():
    """X-15.33  a = Bomber, b = Ice Ranger, c = Oni Armour on top."""
    g = given(2).squad(1, "Bomber", "Ice Ranger", "Oni Armour").resources(1, 2).when("1: reorganise")
    g.then_options("1: move Bomber", "1: move Ice Ranger").then_illegal("1: move Oni Armour")
    g.when("1: move Bomber").then_options("1: done", "1: move Ice Ranger", "1: move Oni Armour")
    g.then_illegal("1: move Bomber")
    g.when("1: move Ice Ranger").then_options("1: done", "1: move Oni Armour")
    g.when("1: done").then(squad={1: ["Oni Armour", "Bomber", "Ice Ranger"]}, resources={1: 1})


def test_U_42_a_paid_reorganisation_makes_at_least_one_move_a_granted_one_none():
    """X-15.33"""
    g = given(2).squad(1, "Bomber", "Ice Ranger", "Oni Armour").resources(1, 2).slot("Regrouping")
    g.copy().when("1: reorganise").then(question="REORG_CARD").then_illegal("1: done")
    g.when("1: buy Regrouping", "chance: draw Levy").then(question="REORG_CARD")
    g.then_options("1: done", "1: move Bomber", "1: move Ice Ranger")
    g.when("1: done").then(question="EFFECT_TYPE", squad={1: ["Bomber", "Ice Ranger", "Oni Armour"]})


def test_U_43_reorganising_is_not_offered_where_it_could_change_nothing():
    """X-15.32"""
    g = given(2).level(1, 2).squad(1, "Bomber").field(1, 1, "Quartermaster").resources(1, 5)
    g.then_illegal("1: reorganise")
    given(2).squad(1, "Bomber", "Ice Ranger").resources(1, 5).then_legal("1: reorganise")


def test_U_44_fluid_ranks_make_the_first_reorganisation_of_a_turn_free():
    """X-6.19"""
    g = given(2).seat(1, faction="SHI").squad(1, "Bomber", "Ice Ranger").resources(1, 1)
    g.when("1: reorganise").then(resources={1: 1})  # the Bomber goes up without a question: nobody else can yet
    g.when("1: done").then(squad={1: ["Ice Ranger", "Bomber"]})
    g.when("1: reorganise").then(resources={1: 0}, squad={1: ["Bomber", "Ice Ranger"]})


def test_U_45_of_two_replaced_cards_the_one_of_slot_2_lies_on_top():
    """X-17.9"""
    g = given(2).level(1, 2).field(1, 1, "Pamphleteer").field(1, 2, "Grave Robber").resources(1, 6)
    g.slot("Bomber", 1).slot("Ice Ranger", 2)
    g.when("1: use Pamphleteer", "1: replace soldiers", "chance: draw Oni Armour", "chance: draw Star Herald")
    g.then(slot={(Kind.SOLDIER, 1): "Oni Armour", (Kind.SOLDIER, 2): "Star Herald"})
    g.then(pile={Kind.SOLDIER: ["Bomber", "Ice Ranger"]})
    g.when("1: use Grave Robber").then(squad={1: ["Ice Ranger"]}, pile={Kind.SOLDIER: ["Bomber"]}, resources={1: 0})


def test_U_46_after_the_last_turn_the_players_with_most_paragon_share_the_win():
    """X-20.7"""
    g = given(4, maxTurns=8).phase("turn").ark("Polar Guard", lp=9)
    for player, paragon in enumerate((3, 3, 1, 0), start=1):
        g.paragon(player, paragon)
    for turn in range(1, 9):
        g.then(turn=turn, over=False).pass_turn()
    g.then(turn=8, over=True, winners=[1, 2])
    assert [e["game_end"] for e in g.happened("game_ended")] == ["max_turns"]
    assert [(place.points, place.place) for place in read_standing(GAME, g.box, g.s)] == [
        (3, 1),
        (3, 1),
        (1, 3),
        (0, 4),
    ]


def test_U_47_the_kill_roll_counts_what_control_of_the_ark_brings():
    """X-14.12"""
    g = given(2).squad(1, "Bomber").ark("Polar Guard", lp=1).field(1, 1, "Ark Antenna").dice("A").resources(1, 1)
    g.when("1: use attack").roll(1, 3).then(question="ACTION", paragon={1: 3})
    assert g.rolls("kill") == [2]


def test_U_48_the_bomber_destroys_one_card_and_may_destroy_the_one_beneath():
    """X-13.15, X-13.19"""
    g = given(2).ark("Bomber", owner=1).field(2, 1, "Quartermaster", "Smuggler").dice("A").resources(1, 1)
    g.when("1: use attack").then(question="DESTROY", field={(2, 1): ["Quartermaster"]})
    g.then_options("1: done", "1: destroy Quartermaster")
    g.copy().when("1: done").then(field={(2, 1): ["Quartermaster"]})
    g.when("1: destroy Quartermaster").then(field={(2, 1): []}, pile={Kind.CIVILIAN: ["Smuggler", "Quartermaster"]})


def test_U_49_only_players_who_would_lose_something_can_be_named():
    """X-6.17  Nothing to take from player 2, player 3 is shielded: player 4 without a question."""
    g = given(4).resources(1, 3).resources(3, 5).field(3, 1, "Imperial Diplomat").seat(4, faction="CEI", resources=2)
    g.slot("Desert Raid").when("1: buy Desert Raid", "chance: draw Levy")
    g.then(question="ACTION", resources={1: 2, 2: 0, 3: 5, 4: 0})

    g = given(4).resources(1, 3).resources(2, 7).resources(3, 5).field(3, 1, "Imperial Diplomat")
    g.seat(4, faction="CEI", resources=2).slot("Desert Raid").when("1: buy Desert Raid", "chance: draw Levy")
    g.then(question="EFFECT_PLAYER").then_options("1: player 2", "1: player 4").then_illegal(
        "1: player 3", "1: player 1"
    )


def test_U_50_the_blueprint_offers_the_next_level_for_three_less():
    """X-6.12, X-15.27  Level 2 of the SKA Alliance costs 4."""
    g = given(2).resources(1, 3).slot("Prefab Blueprint").when("1: buy Prefab Blueprint", "chance: draw Levy")
    g.then(question="EFFECT_MAY", resources={1: 2}).then_options("1: yes", "1: no")
    g.copy().when("1: no").then(level={1: 1}, resources={1: 2})
    g.when("1: yes").then(level={1: 2}, resources={1: 1})

    rich = given(2).resources(1, 25).slot("Prefab Blueprint").when("1: buy Prefab Blueprint", "chance: draw Levy")
    rich.copy().when("1: no").then_legal("1: expand")
    rich.when("1: yes").then(level={1: 2}, resources={1: 23}).then_illegal("1: expand")

    grown = given(2).resources(1, 25).slot("Prefab Blueprint").when("1: expand", "1: buy Prefab Blueprint")
    grown.when("chance: draw Levy").then(question="ACTION", level={1: 2}, resources={1: 20})
