"""Section 15: the general actions."""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import base_pack, given

BLANK = 6


def paid(g):
    """What was paid, price by price."""
    return [-e["amount"] for e in g.happened("resources_changed", cause="price")]


def refill(g):
    """Chance fills the slot with the first card it may draw."""
    return g.then(question="DRAW").when(g.legal()[0])


# --- in general ------------------------------------------------------------------------------------------------------


def test_X_15_1_general_actions_are_paid_with_resources_in_any_order_as_often_as_they_can_be_paid():
    g = given().ark("Bomber", owner=1, lp=1).resources(1, 12)
    g.when("1: harvest").roll(BLANK).when("1: medicine").when("1: tactical").roll(BLANK).when("1: medicine")
    g.when("1: tactical").roll(BLANK).then(resources={1: 0}, lp=5)
    assert paid(g) == [4, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("action", "cost"),
    [("discard", 1), ("reorganise", 1), ("medicine", 2), ("weapon", 1), ("tactical", 2), ("harvest", 4), ("expand", 4)],
)
def test_X_15_1_the_costs_stand_on_the_base(action, cost):
    """X-15.8, X-15.12, X-15.18, X-15.20, X-15.21, X-15.23, X-15.25  What cannot be paid is not offered."""

    def purse(resources):
        g = given().ark("Bomber", owner=1, lp=1).squad(1, "Ice Ranger", "Polar Guard").dice("A R1")
        return g.resources(1, resources)

    purse(cost - 1).then_illegal(f"1: {action}")
    g = purse(cost).when(f"1: {action}").then(resources={1: 0})
    assert paid(g) == [cost]


def test_X_15_2_an_action_without_any_effect_is_not_offered():
    g = given().resources(1, 25).level(1, 4).squad(1, "Bomber").field(1, 1, "Smuggler").dice("A0 C")
    g.then_illegal("1: medicine", "1: weapon", "1: reorganise", "1: expand")
    g.then_legal("1: harvest", "1: tactical", "1: discard")


def test_X_15_2_an_event_is_always_offered_if_it_can_be_paid():
    g = given().slot("Emergency Surgery").slot("Ark Tremor", 2).resources(1, 8)
    g.then_legal("1: buy Emergency Surgery", "1: buy Ark Tremor")
    g.when("1: buy Emergency Surgery")
    refill(g).then(resources={1: 5}, pile={Kind.EVENT: ["Emergency Surgery"]})


# --- buy -------------------------------------------------------------------------------------------------------------


def test_X_15_3_pay_the_printed_cost_and_take_a_slot_card():
    g = given().slot("Bomber").slot("Ice Ranger", 2).resources(1, 9)
    g.when("1: buy Bomber").then(resources={1: 3}, squad={1: ["Bomber"]})
    assert paid(g) == [6]


def test_X_15_3_several_purchases_in_a_turn_are_allowed():
    g = given().slot("Frontier Scout").slot("Cha'ac Drone", 2).resources(1, 5)
    g.when("1: buy Frontier Scout").when("chance: draw Frontier Scout").when("1: buy Cha'ac Drone")
    refill(g).then(resources={1: 1}, squad={1: ["Frontier Scout", "Cha'ac Drone"]})


def test_X_15_3_only_face_up_slot_cards_can_be_bought():
    g = given().slot("Bomber").slot("Ice Ranger", 2).pile("Flame Maid").squad(2, "Polar Guard").resources(1, 25)
    g.then_legal("1: buy Bomber", "1: buy Ice Ranger")
    g.then_illegal("1: buy Flame Maid", "1: buy Polar Guard", "1: buy Star Herald")


def test_X_15_3_what_cannot_be_paid_in_full_is_not_offered():
    given().slot("Bomber").resources(1, 5).then_illegal("1: buy Bomber")
    given().slot("Bomber").resources(1, 6).then_legal("1: buy Bomber")


def test_X_15_4_the_slot_is_refilled_at_once_from_its_deck():
    g = given().slot("Bomber").slot("Ice Ranger", 2).resources(1, 7).when("1: buy Bomber")
    g.then(question="DRAW", asked=0, slot={(Kind.SOLDIER, 1): None}, deck={Kind.SOLDIER: 62})
    g.when("chance: draw Star Herald").then(question="ACTION", deck={Kind.SOLDIER: 61})
    g.then(slot={(Kind.SOLDIER, 1): "Star Herald", (Kind.SOLDIER, 2): "Ice Ranger"})


def test_X_15_5_a_soldier_goes_on_top_of_the_own_squad():
    g = given().squad(1, "Ice Ranger").slot("Bomber").resources(1, 6).when("1: buy Bomber")
    g.then(squad={1: ["Ice Ranger", "Bomber"], 2: []})


def test_X_15_5_a_civilian_or_building_on_top_of_an_unlocked_field_of_choice():
    g = given().level(1, 3).field(1, 1, "Quartermaster").field(1, 2, "Barracks").slot("Smuggler").resources(1, 5)
    g.when("1: buy Smuggler").then(question="PLACE").then_options("1: field 1", "1: field 3")
    g.when("1: field 1").then(field={(1, 1): ["Quartermaster", "Smuggler"]})


def test_X_15_5_an_event_is_resolved_at_once_and_discarded():
    g = given().slot("Supply Drop").resources(1, 2).when("1: buy Supply Drop")
    refill(g).then(resources={1: 4}, pile={Kind.EVENT: ["Supply Drop"]})


def test_X_15_6_placing_comes_before_the_refill():
    g = given().level(1, 2).slot("Smuggler").resources(1, 5).when("1: buy Smuggler")
    g.then(question="PLACE", resources={1: 1}, slot={(Kind.CIVILIAN, 1): None}).when("1: field 2")
    g.then(question="DRAW", field={(1, 2): ["Smuggler"]})


def test_X_15_6_an_event_is_resolved_after_the_refill():
    g = given().slot("Supply Drop").resources(1, 2).when("1: buy Supply Drop")
    g.then(question="DRAW", resources={1: 0}, pile={Kind.EVENT: []})
    refill(g).then(resources={1: 4})


def test_X_15_6_an_event_in_resolution_is_not_yet_on_the_pile():
    """Deck and pile are empty: its own slot stays empty until the event is discarded, then it comes back."""
    g = given().slot("Extra Shift").without_deck(Kind.EVENT).resources(1, 2).when("1: buy Extra Shift")
    g.then(question="DIE", slot={(Kind.EVENT, 1): None}).roll(BLANK, BLANK)
    g.then(question="ACTION", slot={(Kind.EVENT, 1): "Extra Shift"}, pile={Kind.EVENT: []})


def test_X_15_6_an_event_may_be_bought_for_nothing():
    g = given().slot("Midnight Sabotage").resources(1, 5).when("1: buy Midnight Sabotage")
    refill(g).then(resources={1: 1}, question="ACTION", pile={Kind.EVENT: ["Midnight Sabotage"]})


def test_X_15_7_without_a_legal_field_a_civilian_or_building_cannot_be_bought():
    g = given().field(1, 1, "Barracks").slot("Smuggler").slot("Dojo").resources(1, 25)
    g.then_illegal("1: buy Smuggler").then_legal("1: buy Dojo")
    given().field(1, 1, "Quartermaster").slot("Smuggler").slot("Dojo").resources(1, 25).then_illegal(
        "1: buy Dojo"
    ).then_legal("1: buy Smuggler")


# --- discard ---------------------------------------------------------------------------------------------------------


def test_X_15_8_discarding_costs_1():
    given().resources(1, 2).when("1: discard").then(question="DISCARD_CARD", resources={1: 1})
    given().resources(1, 0).dice("R1").then_illegal("1: discard")


def test_X_15_9_any_slot_card_which_is_then_replaced():
    g = given().slot("Dojo").slot("Arsenal", 2).resources(1, 2).when("1: discard", "1: discard Dojo")
    g.then(pile={Kind.BUILDING: ["Dojo"]}, question="DRAW").when("chance: draw Forge Temple")
    g.then(slot={(Kind.BUILDING, 1): "Forge Temple", (Kind.BUILDING, 2): "Arsenal"})


def test_X_15_9_or_a_top_card_of_an_own_stack():
    g = (
        given()
        .level(1, 2)
        .squad(1, "Bomber", "Ice Ranger")
        .field(1, 1, "Smuggler", "Quartermaster")
        .squad(2, "Flame Maid")
    )
    g.field(1, 2, "Dojo").field(2, 1, "Arsenal").resources(1, 2).when("1: discard")
    g.then_legal("1: discard Ice Ranger", "1: discard Quartermaster", "1: discard Dojo")
    g.then_illegal("1: discard Bomber", "1: discard Smuggler", "1: discard Flame Maid", "1: discard Arsenal", "1: done")
    g.when("1: discard Quartermaster")
    g.then(field={(1, 1): ["Smuggler"]}, pile={Kind.CIVILIAN: ["Quartermaster"]}, question="ACTION")


def test_X_15_10_repeatable_while_it_can_be_paid():
    g = given().squad(1, "Bomber", "Ice Ranger", "Flame Maid").resources(1, 2).dice("R1")
    g.when("1: discard", "1: discard Flame Maid", "1: discard", "1: discard Ice Ranger")
    g.then(squad={1: ["Bomber"]}, resources={1: 0}).then_illegal("1: discard")


def test_X_15_11_the_soldier_in_the_ark_cannot_be_discarded():
    g = given().ark("Bomber", owner=1).squad(1, "Ice Ranger").resources(1, 2).when("1: discard")
    g.then_legal("1: discard Ice Ranger").then_illegal("1: discard Bomber")


# --- reorganise ------------------------------------------------------------------------------------------------------


def test_X_15_12_reorganising_can_be_repeated():
    g = given().squad(1, "Bomber", "Ice Ranger").resources(1, 3)
    g.when("1: reorganise", "1: done").then(squad={1: ["Ice Ranger", "Bomber"]})  # the only card that can be picked
    g.when("1: reorganise", "1: done").then(squad={1: ["Bomber", "Ice Ranger"]}, resources={1: 1})


def test_X_15_13_one_payment_rearranges_all_own_stacks():
    g = given().level(1, 3).squad(1, "Bomber", "Ice Ranger").field(1, 1, "Smuggler", "Quartermaster").resources(1, 2)
    g.field(1, 2, "Dojo").when("1: reorganise", "1: move Bomber", "1: move Smuggler", "1: field 3", "1: done")
    g.then(squad={1: ["Ice Ranger", "Bomber"]}, resources={1: 1})
    g.then(field={(1, 1): ["Quartermaster"], (1, 2): ["Dojo"], (1, 3): ["Smuggler"]})


def test_X_15_14_no_field_mixes_types_and_locked_fields_stay_empty():
    g = given().level(1, 3).field(1, 1, "Smuggler", "Quartermaster").field(1, 2, "Dojo").resources(1, 2)
    g.when("1: reorganise", "1: move Smuggler").then(question="REORG_FIELD").then_options("1: field 1", "1: field 3")
    g.then_illegal("1: field 2", "1: field 4", "1: done")


def test_X_15_14_only_own_cards_and_not_the_ark():
    g = given().squad(1, "Ice Ranger", "Polar Guard").ark("Bomber", owner=1).squad(2, "Flame Maid", "Grand Master")
    g.field(2, 1, "Smuggler", "Quartermaster").squad(1, "Gunslinger").resources(1, 2).when("1: reorganise")
    g.then_options("1: move Ice Ranger", "1: move Polar Guard")


def test_X_15_15_nothing_else_changes_the_order_of_a_stack():
    """A turn full of other actions leaves the order of the cards that stay as it was."""
    g = given().level(1, 2).squad(1, "Bomber", "Ice Ranger", "Polar Guard").field(1, 1, "Smuggler", "Quartermaster")
    g.slot("Frontier Scout").slot("Drill Sergeant").resources(1, 16).when("1: buy Frontier Scout")
    refill(g).when("1: buy Drill Sergeant", "1: field 1")
    refill(g).when("1: discard", "1: discard Frontier Scout").when("1: expand", "1: tactical").roll(BLANK)
    g.then(squad={1: ["Bomber", "Ice Ranger", "Polar Guard"]})
    g.then(field={(1, 1): ["Smuggler", "Quartermaster", "Drill Sergeant"]})


def test_X_15_16_a_card_that_becomes_active_may_be_used_at_once():
    g = given().field(1, 1, "Shadow Broker", "Quartermaster").resources(1, 3).resources(2, 5)
    g.then_illegal("1: use Shadow Broker").when("1: reorganise", "1: done").when("1: use Shadow Broker")
    g.then(resources={1: 1, 2: 2})


def test_X_15_16_so_is_a_permanent_effect():
    g = given().squad(1, "Ice Admiral", "Polar Guard").ark("Bomber", owner=1, lp=5).resources(1, 2)
    g.when("1: reorganise", "1: done").then(resources={1: 1}).when("1: medicine").then(lp=7, resources={1: 0})


def test_X_15_17_reorganising_does_not_give_back_what_was_used_this_turn():
    g = given().level(1, 2).field(1, 1, "Smuggler", "Shadow Broker").resources(1, 5).resources(2, 9)
    g.when("1: use Shadow Broker").then(resources={2: 6}).then_illegal("1: use Shadow Broker")
    g.when("1: reorganise", "1: move Shadow Broker", "1: done").then_illegal("1: use Shadow Broker")
    g.then(field={(1, 1): ["Smuggler"], (1, 2): ["Shadow Broker"]})


def test_X_15_17_nor_the_first_one_of_a_turn():
    g = given().seat(1, faction="SHI").squad(1, "Bomber", "Ice Ranger").resources(1, 3)
    g.when("1: reorganise", "1: done").then(resources={1: 3}).when("1: reorganise", "1: done").then(resources={1: 2})


# --- medicine, weapon technology, tactical attack, harvest -----------------------------------------------------------


def test_X_15_18_medicine_gives_the_own_soldier_in_the_ark_2_life_points():
    g = given(3).ark("Bomber", owner=1, lp=5).resources(1, 5).when("1: medicine").then(lp=7, resources={1: 3})
    g.when("1: medicine").then(lp=9, resources={1: 1})


@pytest.mark.parametrize(("players", "cap"), [(2, 10), (3, 20)])
def test_X_15_18_up_to_the_cap(players, cap):
    g = given(players).ark("Bomber", owner=1, lp=cap - 1).resources(1, 4).when("1: medicine").then(lp=cap)
    g.then_illegal("1: medicine")


def test_X_15_19_only_with_an_own_soldier_in_the_ark():
    for g in (given(), given().ark("Bomber"), given().ark("Bomber", owner=2)):
        g.squad(1, "Ice Ranger").resources(1, 9).then_illegal("1: medicine")


def test_X_15_20_weapon_technology_turns_an_attack_symbol_to_the_critical_hit():
    g = given().dice("A A C A0 R1").resources(1, 3).when("1: weapon").then(pool="R1 A0 A C C", resources={1: 2})
    g.when("1: weapon").then(pool="R1 A0 C C C").then_illegal("1: weapon")


@pytest.mark.parametrize(("face", "die"), [(1, "A"), (2, "A"), (3, "C"), (4, "A0"), (5, "A0"), (6, "A0")])
def test_X_15_21_a_tactical_attack_rolls_one_attack_die_into_the_action_pool(face, die):
    given().resources(1, 3).when("1: tactical").roll(face).then(pool=die, resources={1: 1}, question="ACTION")


def test_X_15_21_repeatable():
    g = given().resources(1, 7)
    for _ in range(3):
        g.when("1: tactical").roll(1)
    g.then(pool="A A A", resources={1: 1})


def test_X_15_22_no_reroll_and_no_soldier_needed():
    g = given().resources(1, 3).when("1: tactical").roll(BLANK).then(question="ACTION", pool="A0")
    g.then_options("1: done", "1: discard")


def test_X_15_22_with_four_attack_dice_a_blank_makes_room():
    """X-9.5"""
    g = given().dice("A A A A0").resources(1, 3).when("1: tactical").then(question="DIE").roll(3)
    g.then(pool="A A A C")


def test_X_15_22_or_one_with_a_symbol_is_given_up():
    """X-9.12"""
    g = given().dice("A A A C").resources(1, 3).when("1: tactical").then(question="GIVE_UP")
    g.then_options("1: give up attack", "1: give up critical").when("1: give up attack").roll(3).then(pool="A A C C")


@pytest.mark.parametrize(("face", "die"), [(1, "P1"), (2, "P1"), (3, "P2"), (4, "P0"), (5, "P0"), (6, "P0")])
def test_X_15_23_harvest_rolls_one_paragon_die_into_the_action_pool(face, die):
    given().resources(1, 5).when("1: harvest").roll(face).then(pool=die, resources={1: 1}, paragon={1: 0})


def test_X_15_23_repeatable():
    (given().resources(1, 9).when("1: harvest").roll(1).when("1: harvest").roll(3).then(pool="P1 P2", resources={1: 1}))


def test_X_15_24_no_reroll_and_with_two_paragon_dice_one_must_go():
    g = given().dice("P1 P2").resources(1, 5).when("1: harvest")
    g.then(question="GIVE_UP").then_options("1: give up paragon 1", "1: give up paragon 2")
    g.when("1: give up paragon 1").roll(BLANK).then(pool="P0 P2", question="ACTION")


def test_X_15_24_no_die_is_exchanged_by_itself():
    given().dice("P2").resources(1, 9).when("1: harvest").roll(3).then(pool="P2 P2", paragon={1: 0})


# --- base expansion --------------------------------------------------------------------------------------------------


def test_X_15_25_pay_the_cost_of_the_next_level_and_move_up():
    g = given().resources(1, 5).when("1: expand").then(level={1: 2}, resources={1: 1})
    assert paid(g) == [4]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_X_15_26_levels_one_by_one_up_to_four(level):
    g = given().level(1, level).resources(1, 25)
    if level == 4:
        g.then_illegal("1: expand")
    else:
        g.when("1: expand").then(level={1: level + 1})


def test_X_15_27_one_level_per_round():
    g = given().resources(1, 25).ark("Polar Guard").when("1: expand").then_illegal("1: expand")
    g.end_turn().pass_turn().then(active=1).dice_phase("3+3", *[BLANK] * 6).when("1: expand").then(level={1: 3})


def test_X_15_27_a_level_by_an_effect_counts():
    g = given().slot("Prefab Blueprint").resources(1, 25).when("1: buy Prefab Blueprint")
    refill(g).when("1: yes").then(level={1: 2}).then_illegal("1: expand")


def test_X_15_27_and_an_effect_cannot_raise_it_a_second_time():
    g = given().slot("Prefab Blueprint").resources(1, 25).when("1: expand", "1: buy Prefab Blueprint")
    refill(g).then(question="ACTION", level={1: 2})


@pytest.mark.parametrize("level", [1, 2, 3])
def test_X_15_28_each_level_unlocks_one_more_field(level):
    g = given().level(1, level).slot("Smuggler").resources(1, 25).when("1: expand", "1: buy Smuggler")
    g.then_options(*(f"1: field {n}" for n in range(1, level + 2)))


def test_X_15_29_the_new_resistance_counts_at_once():
    g = given().resources(1, 9).when("1: expand")
    assert g.view()["seats"][0]["resistance"] == 5


def test_X_15_29_the_new_productivity_from_the_next_own_effect_phase():
    g = given().resources(1, 5).ark("Polar Guard").when("1: expand").then(resources={1: 1})
    g.end_turn().pass_turn().then(active=1, resources={1: 2})


def test_X_15_30_costs_differ_by_faction():
    costs = {faction.id: faction.level_costs for faction in base_pack().factions}
    assert len(set(costs.values())) == 8
    assert {cost[0] for cost in costs.values()} == {3, 4}
    assert {cost[1] for cost in costs.values()} == {5, 6}
    assert {cost[2] for cost in costs.values()} == {7, 8}


@pytest.mark.parametrize("faction", [faction.id for faction in base_pack().factions])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_X_15_30_each_pays_what_stands_on_his_board(faction, level):
    cost = next(f.level_costs[level - 1] for f in base_pack().factions if f.id == faction)
    g = (
        given()
        .seat(2, faction="SKA" if faction != "SKA" else "BRI")
        .seat(1, faction=faction, level=level, resources=10)
    )
    g.when("1: expand").then(resources={1: 10 - cost}, level={1: level + 1})


# --- prices ----------------------------------------------------------------------------------------------------------


def test_X_15_31_modifiers_add_up_to_the_floor():
    """Drill Sergeant and Barracks, two of each: a soldier costs 4 less, but at least 1."""
    g = given().level(1, 4).resources(1, 25).slot("Bomber").slot("Frontier Scout", 2)
    g.field(1, 1, "Drill Sergeant").field(1, 2, "Drill Sergeant").field(1, 3, "Barracks").field(1, 4, "Barracks")
    g.when("1: buy Bomber")
    refill(g).when("1: buy Frontier Scout")
    assert paid(g) == [2, 1]


@pytest.mark.parametrize(
    ("kind", "action", "floor"),
    [("medicine", "medicine", 1), ("weapon", "weapon", 0), ("tactical", "tactical", 1), ("harvest", "harvest", 2)],
)
def test_X_15_31_no_discount_goes_below_the_floor(kind, action, floor):
    g = given().effect("Quartermaster", "PERM", f"cost({kind},-9)").field(1, 1, "Quartermaster").dice("A")
    g.ark("Bomber", owner=1, lp=5).resources(1, 5).when(f"1: {action}").then(resources={1: 5 - floor})


def test_X_15_31_levels_cost_at_least_1():
    g = given().effect("Land Surveyor", "PERM", "cost(level,-9)").field(1, 1, "Land Surveyor").resources(1, 3)
    g.when("1: expand").then(resources={1: 2})


def test_X_15_31_a_printed_cost_below_the_floor_stays():
    g = given().printed("Extra Shift", cost=0).slot("Extra Shift").field(1, 1, "Radio Mast").resources(1, 1)
    g.when("1: buy Extra Shift").then(resources={1: 1})


def test_X_15_31_a_price_may_also_rise():
    g = given().effect("Quartermaster", "PERM", "cost(harvest,+2)").field(1, 1, "Quartermaster").resources(1, 6)
    g.when("1: harvest").then(resources={1: 0})
    given().effect("Quartermaster", "PERM", "cost(harvest,+2)").field(1, 1, "Quartermaster").resources(
        1, 5
    ).then_illegal("1: harvest")


def test_X_15_31_only_own_active_cards_change_the_price():
    g = given().field(1, 1, "Barracks", "Dojo").field(2, 1, "Barracks").slot("Bomber").resources(1, 6)
    g.when("1: buy Bomber").then(resources={1: 0})


# --- single steps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("squad", "fields", "offered"),
    [
        (["Bomber"], {}, False),
        (["Bomber", "Ice Ranger"], {}, True),
        ([], {1: ["Smuggler"]}, False),
        ([], {1: ["Smuggler", "Quartermaster"]}, True),
        ([], {1: ["Smuggler"], 2: ["Quartermaster"]}, True),
        ([], {1: ["Dojo"], 2: ["Arsenal"]}, True),
        (["Bomber"], {1: ["Smuggler"], 2: ["Dojo"]}, False),
        ([], {}, False),
    ],
)
def test_X_15_32_reorganise_is_offered_only_if_some_rearrangement_matters(squad, fields, offered):
    g = given().level(1, 3).squad(1, *squad).resources(1, 2)
    for field, cards in fields.items():
        g.field(1, field, *cards)
    (g.then_legal if offered else g.then_illegal)("1: reorganise")


def test_X_15_33_a_soldier_goes_on_top_and_one_already_there_cannot_be_picked():
    g = given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").resources(1, 2).when("1: reorganise")
    g.then(question="REORG_CARD", resources={1: 1}).then_options("1: move Bomber", "1: move Ice Ranger")
    g.when("1: move Bomber").then(squad={1: ["Ice Ranger", "Polar Guard", "Bomber"]})
    g.then_options("1: done", "1: move Ice Ranger", "1: move Polar Guard")  # the Bomber has been moved


def test_X_15_33_it_ends_by_itself_when_no_card_can_be_picked():
    g = given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").resources(1, 2)
    g.when("1: reorganise", "1: move Bomber", "1: move Ice Ranger", "1: move Polar Guard").then(question="ACTION")
    g.then(squad={1: ["Bomber", "Ice Ranger", "Polar Guard"]})


def test_X_15_33_done_only_after_the_first_move_if_it_was_paid():
    g = given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").resources(1, 2).when("1: reorganise")
    g.then_illegal("1: done").when("1: move Bomber").then_legal("1: done")


def test_X_15_33_at_once_if_an_effect_grants_it():
    g = given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").slot("Regrouping").resources(1, 2)
    g.when("1: buy Regrouping")
    refill(g).then(question="REORG_CARD").then_legal("1: done", "1: move Bomber")


def test_X_15_33_an_expansion_card_goes_on_top_of_a_field_it_does_not_top():
    g = given().level(1, 3).field(1, 1, "Smuggler", "Quartermaster").field(1, 2, "Drill Sergeant").resources(1, 2)
    g.when("1: reorganise").then_options("1: move Smuggler", "1: move Quartermaster", "1: move Drill Sergeant")
    g.copy().when("1: move Quartermaster").then_options("1: field 2", "1: field 3")
    g.copy().when("1: move Smuggler").then_options("1: field 1", "1: field 2", "1: field 3")
    g.when("1: move Drill Sergeant").then_options("1: field 1", "1: field 3")
    g.when("1: field 1").then(field={(1, 1): ["Smuggler", "Quartermaster", "Drill Sergeant"], (1, 2): []})


def arrangements(g):
    """Every arrangement of their fields that player 1 can reach with one reorganisation; fields are not told apart."""
    reached, waiting, seen = set(), [g.copy().when("1: reorganise")], set()
    while waiting:
        g = waiting.pop()
        if g.s.tobytes() in seen:
            continue
        seen.add(g.s.tobytes())
        if g.question == "ACTION":
            reached.add(frozenset(tuple(g.field_of(1, n)) for n in range(1, 5)) - {()})
        else:
            waiting += [g.copy().when(answer) for answer in g.legal()]
    return reached


def stackings(cards):
    """All ways to lay cards on stacks: the first card alone or somewhere in a stack of the others."""
    if not cards:
        return {frozenset()}
    ways = set()
    for rest in stackings(cards[1:]):
        ways.add(rest | {(cards[0],)})
        for stack in rest:
            for n in range(len(stack) + 1):
                ways.add(rest - {stack} | {(*stack[:n], cards[0], *stack[n:])})
    return ways


@pytest.mark.parametrize(
    "fields",
    [
        [["Smuggler", "Quartermaster"], ["Dojo"]],
        [["Smuggler"], ["Quartermaster"], ["Dojo"]],
        [["Smuggler", "Quartermaster"], ["Dojo", "Arsenal"]],
        [["Smuggler"], ["Quartermaster"], ["Dojo", "Arsenal"]],
    ],
)
@pytest.mark.parametrize("level", [3, 4])
def test_X_15_33_every_allowed_arrangement_can_be_reached(fields, level):
    """X-15.13, X-15.14"""
    g = given().level(1, level).resources(1, 2)
    for n, cards in enumerate(fields, 1):
        g.field(1, n, *cards)
    civilians = [card for cards in fields for card in cards if card not in ("Dojo", "Arsenal")]
    buildings = [card for cards in fields for card in cards if card in ("Dojo", "Arsenal")]
    allowed = {a | b for a in stackings(civilians) for b in stackings(buildings) if len(a) + len(b) <= level}
    assert arrangements(g) == allowed


def test_X_15_33_two_types_can_change_fields_by_way_of_an_emptied_one():
    """First the type that gives up a field; every intermediate state is legal."""
    g = given().level(1, 3).field(1, 1, "Smuggler").field(1, 2, "Quartermaster").field(1, 3, "Dojo").resources(1, 2)
    g.when("1: reorganise", "1: move Smuggler", "1: move Dojo")
    g.then(field={(1, 1): ["Dojo"], (1, 2): ["Quartermaster", "Smuggler"], (1, 3): []})


def test_X_15_34_discard_is_not_offered_when_there_is_nothing_to_discard():
    """X-21.3  In Apocalypse mode slot cards are out of reach."""
    given(apocalypse=True).resources(1, 5).then_illegal("1: discard")
    given(apocalypse=True).squad(1, "Bomber").resources(1, 5).then_legal("1: discard")


def test_X_15_34_pay_then_point_then_the_slot_is_refilled():
    g = given().slot("Bomber").resources(1, 1).when("1: discard").then(resources={1: 0}, question="DISCARD_CARD")
    g.when("1: discard Bomber").then(question="DRAW", slot={(Kind.SOLDIER, 1): None})


def test_X_15_35_medicine_may_heal_1_if_only_1_is_missing():
    g = given().ark("Bomber", owner=1, lp=9).resources(1, 3).when("1: medicine").then(lp=10, resources={1: 1})
    assert [(e["amount"], e["lapsed"]) for e in g.happened("life_points_changed")] == [(1, 1)]


def test_X_15_35_tactical_attack_and_harvest_are_offered_whenever_they_can_be_paid():
    given().dice("A A A C P1 P2").resources(1, 4).then_legal("1: tactical", "1: harvest")


def test_X_15_35_weapon_technology_asks_nothing():
    given().dice("A A").resources(1, 2).when("1: weapon").then(question="ACTION", pool="A C")
