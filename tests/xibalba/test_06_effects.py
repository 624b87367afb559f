"""Section 6: card effects, when they work, and how they are carried out."""

import pytest

from spieltisch.xibalba.rules.words import Kind, Phase

from .scenario import base_pack, given


def effects(g):
    """Whose effects were carried out, in order: names of cards, ids of factions for traits."""
    sources = [e["source"] for e in g.happened("effect_started")]
    return [g.name(source) if source < 176 else g.pack.factions[source - 176].id for source in sources]


# --- what an effect is -----------------------------------------------------------------------------------------------


def test_X_6_1_every_card_has_an_effect():
    assert all(card.effect.rows for card in base_pack().cards)


def test_X_6_1_it_overrides_the_normal_rules_in_the_way_it_describes():
    g = given().slot("Line Grenadier").resources(1, 3).then_illegal("1: buy Line Grenadier")  # 4 by the normal rules
    g = given().slot("Line Grenadier").resources(1, 3).field(1, 1, "Drill Sergeant")
    g.when("1: buy Line Grenadier", "chance: draw Bomber").then(resources={1: 0}, squad={1: ["Line Grenadier"]})


def test_X_6_1_the_effect_belongs_to_the_owner_of_the_card():
    g = given().slot("Line Grenadier").resources(1, 3).field(2, 1, "Drill Sergeant")
    g.then_illegal("1: buy Line Grenadier")


@pytest.mark.parametrize(
    ("phase", "card"),
    [
        (Phase.EFFECT, "Quartermaster"),
        (Phase.DICE, "Card Sharp"),
        (Phase.ACTION, "Scrap Dealer"),
        (Phase.PERMANENT, "Drill Sergeant"),
    ],
)
def test_X_6_2_each_effect_carries_one_of_four_tags(phase, card):
    printed = {printed.name["en"]: printed.effect.phase for printed in base_pack().cards}
    assert printed[card] == phase
    assert set(printed.values()) == set(Phase)


def test_X_6_3_an_effect_of_the_effect_phase_works_only_in_the_own_effect_phase():
    given().field(1, 1, "Quartermaster").phase("effect").then(resources={1: 1}, question="POOL")
    given().field(1, 1, "Quartermaster").phase("dice").when("1: pool 3+3").then(resources={1: 0}, question="DIE")
    given().field(1, 1, "Quartermaster").resources(1, 1).then_illegal("1: use Quartermaster")
    given().field(1, 1, "Quartermaster").turn_of(2).phase("effect").then(resources={1: 0}, question="POOL", asked=2)


def test_X_6_3_an_effect_of_the_dice_phase_works_only_in_the_own_dice_phase():
    given().field(1, 1, "Card Sharp").phase("effect").then(question="POOL")
    given().field(1, 1, "Card Sharp").phase("dice").when("1: pool 3+3").then(rerolls=3)
    given().field(1, 1, "Card Sharp").resources(1, 1).then_illegal("1: use Card Sharp")
    given().field(1, 1, "Card Sharp").turn_of(2).phase("dice").when("2: pool 3+3").then(rerolls=2)


def test_X_6_3_an_effect_of_the_action_phase_works_only_in_the_own_action_phase():
    given().field(1, 1, "Scrap Dealer").dice("R0").then_legal("1: use Scrap Dealer")
    given().field(1, 1, "Scrap Dealer").phase("effect").then(question="POOL")
    given().field(1, 1, "Scrap Dealer").phase("dice").when("1: pool 3+3").then(question="DIE")
    g = given().field(1, 1, "Scrap Dealer").turn_of(2).dice("R0").resources(2, 1)
    g.then_illegal("2: use Scrap Dealer")


def test_X_6_4_a_permanent_effect_works_in_turns_of_opponents_too():
    """Player 2 has the Bunker: resistance 3 + 2 meets the Bomber's 4."""
    g = given(factionTraits=False).ark("Bomber", owner=1).dice("A").resources(1, 1).paragon(2, 5)
    g.copy().when("1: use attack").then(question="DIE")  # the base is hit, the loot is rolled
    g.field(2, 1, "Imperial Bunker").when("1: use attack").then(question="ACTION", paragon={2: 5})


@pytest.mark.parametrize("phase", ["effect", "dice", "action"])
def test_X_6_4_and_in_all_phases(phase):
    g = given(factionTraits=False).field(1, 1, "Hive Interpreter").resources(1, 5).phase(phase)
    assert g.view(1)["actions"]["harvest"] == 3


def test_X_6_4_it_must_be_applied_whenever_the_situation_arises():
    """Nobody is asked whether the Demagogue takes a reroll."""
    g = given().ark("Bomber", owner=1).field(2, 1, "Demagogue").phase("dice").when("1: pool 3+3")
    g.then(question="DIE", rerolls=1)


# --- what must be done -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "cards"), [("effect", ("Quartermaster", "Oil Refinery")), ("dice", ("Card Sharp", "Dojo"))]
)
def test_X_6_5_effects_of_effect_and_dice_phase_are_mandatory(phase, cards):
    g = given().level(1, 2).field(1, 1, cards[0]).field(1, 2, cards[1]).phase(phase)
    if phase == "dice":
        g.when("1: pool 3+3")
    g.then_illegal("1: done").when(f"1: resolve {cards[1]}")  # the other follows without a question
    assert effects(g) == [cards[1], cards[0]]


def test_X_6_5_effects_of_the_action_phase_are_not_mandatory():
    g = given().field(1, 1, "Scrap Dealer").dice("R0").then_legal("1: use Scrap Dealer", "1: done")
    g.end_turn().then(active=2)
    assert effects(g) == []


def test_X_6_6_a_soldier_who_attacks_carries_out_his_effect_at_once():
    g = given().squad(1, "Gunslinger").ark("Bomber", lp=9).dice("A A0")
    g.when("1: use attack").then(lp=6, pool="A", question="ACTION")  # the blank was turned, nobody was asked
    assert effects(g) == ["Gunslinger"]


def test_X_6_6_and_must():
    """The Bomber has hit a base: one of its two cards must be destroyed before the regular destruction."""
    g = given(factionTraits=False).ark("Bomber", owner=1).dice("A").resources(1, 1)
    g.level(2, 2).field(2, 1, "Smuggler").field(2, 2, "Dojo").when("1: use attack")
    g.then(question="EFFECT_CARD", asked=1).then_options("1: destroy Smuggler", "1: destroy Dojo")


def test_X_6_6_an_event_that_is_bought_is_carried_out_at_once():
    g = given().slot("Supply Drop").resources(1, 2).when("1: buy Supply Drop", "chance: draw Levy")
    g.then(resources={1: 4})


def test_X_6_7_the_effect_happens_as_often_as_the_card_is_used():
    g = given().squad(1, "Ifrit Gunner").ark("Bomber", lp=10).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done").then(lp=5).when("1: use attack")
    assert g.strengths() == [5, 5]
    assert effects(g) == ["Ifrit Gunner", "Ifrit Gunner"]


def test_X_6_8_a_civilian_is_used_by_activating_him_once_per_turn():
    g = given().field(1, 1, "Scrap Dealer").dice("R0 R0").resources(1, 1)
    g.when("1: use Scrap Dealer").then(pool="R0 R1").then_illegal("1: use Scrap Dealer")
    g.end_turn().pass_turn().dice_phase("4+2", 4, 4, 4, 4, 4, 4).then_legal("1: use Scrap Dealer")


def test_X_6_8_a_free_activation_is_allowed_once_even_if_the_card_does_not_say_so():
    g = given().effect("Scrap Dealer", "ACT", "turn(blank,R1,1)").field(1, 1, "Scrap Dealer").dice("R0 R0")
    g.when("1: use Scrap Dealer").then_illegal("1: use Scrap Dealer")


def test_X_6_8_a_card_that_demands_a_payment_each_time_and_does_not_say_once_can_be_used_again():
    g = given(factionTraits=False).effect("Shadow Broker", "ACT", "pay(1) => lose(opp,R,1)")
    g.field(1, 1, "Shadow Broker").resources(1, 3).resources(2, 3)
    g.when("1: use Shadow Broker", "1: use Shadow Broker")
    g.then(resources={1: 1, 2: 1}).then_legal("1: use Shadow Broker")


def test_X_6_8_once_means_once_whatever_is_paid():
    g = given(factionTraits=False).field(1, 1, "Shadow Broker").resources(1, 9).resources(2, 9)
    g.when("1: use Shadow Broker").then(resources={1: 8, 2: 6}).then_illegal("1: use Shadow Broker")


# --- active cards ----------------------------------------------------------------------------------------------------


def test_X_6_9_only_the_top_card_of_a_field_has_its_effect():
    g = given().field(1, 1, "Quartermaster", "Fuel Baroness").phase("effect")
    g.then(resources={1: 2})  # not 3


def test_X_6_9_only_the_top_soldier_of_a_squad_has_his_effect():
    given().squad(1, "Obsidian Priestess", "Bomber").resources(1, 3).then_illegal("1: harvest")
    given().squad(1, "Bomber", "Obsidian Priestess").resources(1, 3).then_legal("1: harvest")


def test_X_6_9_a_covered_card_works_again_when_it_is_on_top():
    g = given(factionTraits=False).field(1, 1, "Hive Interpreter", "Quartermaster").resources(1, 4)
    g.copy().when("1: harvest").then(resources={1: 0})
    g.when("1: discard", "1: discard Quartermaster", "1: harvest").then(resources={1: 0})


def test_X_6_10_the_soldier_in_the_ark_is_active_as_well_as_the_top_of_the_squad():
    """Two Priestesses: harvesting costs 4 - 2."""
    g = given(factionTraits=False).ark("Obsidian Priestess", owner=1).squad(1, "Obsidian Priestess").resources(1, 2)
    g.then_legal("1: harvest")
    given().squad(1, "Obsidian Priestess").resources(1, 2).then_illegal("1: harvest")
    given().ark("Obsidian Priestess", owner=1).resources(1, 2).then_illegal("1: harvest")


def test_X_6_10_only_for_his_owner():
    given().ark("Obsidian Priestess", owner=2).resources(1, 3).then_illegal("1: harvest")


# --- as far as possible ----------------------------------------------------------------------------------------------


def test_X_6_11_what_is_impossible_is_skipped_and_the_rest_carried_out():
    """Regrouping: nothing to reorganise, but the slots of a type are replaced."""
    g = given(factionTraits=False).slot("Regrouping").resources(1, 1).when("1: buy Regrouping", "chance: draw Levy")
    g.then(question="EFFECT_TYPE")
    assert g.happened("effect_part_skipped", verb="reorg")


def test_X_6_11_without_compensation():
    g = given(factionTraits=False).slot("Emergency Surgery").resources(1, 4)
    g.when("1: buy Emergency Surgery", "chance: draw Levy")
    g.then(resources={1: 1}, question="ACTION", pile={Kind.EVENT: ["Emergency Surgery"]})
    assert g.happened("effect_part_skipped", verb="heal")


def test_X_6_11_as_far_as_possible():
    """General Strike takes 3 from everybody; who has less loses all of it."""
    g = given(4, factionTraits=False).slot("General Strike").resources(1, 4).resources(2, 9).resources(3, 2)
    g.when("1: buy General Strike", "chance: draw Levy").then(resources={1: 1, 2: 6, 3: 0, 4: 0})


def test_X_6_12_an_effect_with_a_price_may_be_declined():
    g = given().field(1, 1, "Paragon Addict").resources(1, 3).phase("effect")
    g.then_options("1: resolve Paragon Addict", "1: done")
    g.copy().when("1: done").then(resources={1: 3}, question="POOL")
    g.when("1: resolve Paragon Addict").roll(3).then(resources={1: 0}, paragon={1: 2}, question="POOL")


def test_X_6_12_a_price_must_be_paid_in_full():
    given().field(1, 1, "Paragon Addict").resources(1, 2).phase("effect").then(question="POOL")
    given().field(1, 1, "Siege Gun").ark("Bomber").resources(1, 2).then_illegal("1: use Siege Gun")
    given().field(1, 1, "Siege Gun").ark("Bomber").resources(1, 3).then_legal("1: use Siege Gun")


def test_X_6_12_a_price_in_an_effect_that_is_triggered_is_asked_for():
    g = given().effect("Bomber", "ACT", "@attack pay(2) => power(3)").squad(1, "Bomber").ark("Polar Guard", lp=9)
    g.dice("A").resources(1, 3).when("1: use attack").then(question="EFFECT_MAY").then_options("1: yes", "1: no")
    g.copy().when("1: yes").then(resources={1: 1}, lp=2)
    g.when("1: no").then(resources={1: 3}, lp=5)


def test_X_6_12_unless_it_cannot_be_paid():
    g = given().effect("Bomber", "ACT", "@attack pay(2) => power(3)").squad(1, "Bomber").ark("Polar Guard", lp=9)
    g.dice("A").resources(1, 1).when("1: use attack").then(question="ACTION", resources={1: 1}, lp=5)


def test_X_6_12_may_means_may():
    """The Blueprint: the level may be raised, or not."""
    g = given().slot("Prefab Blueprint").resources(1, 3).when("1: buy Prefab Blueprint", "chance: draw Levy")
    g.then(question="EFFECT_MAY")
    g.copy().when("1: yes").then(level={1: 2}, resources={1: 1})  # 4 - 3
    g.when("1: no").then(level={1: 1}, resources={1: 2})


def test_X_6_12_everything_else_is_compulsory():
    """The Avatar takes its resource, wanted or not."""
    given().squad(1, "Avatar of Xibalba").resources(1, 4).phase("effect").then(resources={1: 3}, question="POOL")


# --- values ----------------------------------------------------------------------------------------------------------


def test_X_6_13_modifiers_are_added_to_the_printed_value():
    """Bomber 4, Gene Sculptor + 1, Assembly Hall + 1: 6 for each of two symbols."""
    g = given(factionTraits=False).level(1, 2).squad(1, "Bomber").ark("Polar Guard", owner=2, lp=10).dice("A A")
    g.field(1, 1, "Gene Sculptor").field(1, 2, "Assembly Hall").resources(1, 1)
    g.when("1: use attack", "1: add attack")
    assert g.strengths() == [12]


def test_X_6_13_the_result_is_never_below_0():
    g = given().effect("Gene Sculptor", "PERM", "mod(str,-9)").field(1, 1, "Gene Sculptor").squad(1, "Bomber")
    g.ark("Polar Guard", lp=7).dice("A A").resources(1, 1).when("1: use attack", "1: add attack").then(lp=7)
    assert g.strengths() == [0]


def test_X_6_13_a_critical_hit_still_adds_its_1_to_a_strength_of_0():
    g = given().effect("Gene Sculptor", "PERM", "mod(str,-9)").field(1, 1, "Gene Sculptor").squad(1, "Bomber")
    g.ark("Polar Guard", lp=7).dice("C").resources(1, 1).when("1: use critical")
    assert g.strengths() == [1]


def test_X_6_13_current_strength_is_read_after_the_effects_of_the_attack():
    g = given().effect("Bomber", "ACT", "@attack mod(str,+2)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A")
    g.resources(1, 1).when("1: use attack").then(lp=4)
    assert g.strengths() == [6]
    assert g.view(1)["seats"][0]["squad_values"][0] == 4  # for this attack only


# --- order of players ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "order"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])])
def test_X_6_14_effects_of_several_players_at_the_same_time_happen_clockwise_from_the_active_player(active, order):
    """Everybody else has something that weighs on the rerolls of the player in the ark."""
    g = (
        given(4)
        .effect("Radio Mast", "PERM", "rerolls(ark,-1)")
        .ark("Bomber", owner=active)
        .turn_of(active)
        .phase("dice")
    )
    for player, card in zip(order, ("Demagogue a", "Demagogue b", "Radio Mast"), strict=True):
        g.field(player, 1, card)
    g.when(f"{active}: pool 3+3").then(rerolls=0)
    assert [e["player"] + 1 for e in g.happened("effect_started")] == order


def test_X_6_14_also_what_one_effect_does_to_all_opponents():
    g = given(4, factionTraits=False).turn_of(3).field(3, 1, "Tribute Taker").ark("Bomber", owner=3).phase("effect")
    g.resources(1, 1).resources(2, 1).resources(4, 1).then(resources={3: 4})  # productivity 1 and 3 stolen
    assert [e["player"] + 1 for e in g.happened("resources_changed", amount=-1)] == [4, 1, 2]


# --- at once, and where ----------------------------------------------------------------------------------------------


def test_X_6_15_a_card_bought_can_be_used_at_once():
    g = given(factionTraits=False).slot("Scrap Dealer").resources(1, 3).dice("R0")
    g.when("1: buy Scrap Dealer", "chance: draw Smuggler", "1: use Scrap Dealer").then(pool="R1")


def test_X_6_15_a_permanent_effect_counts_from_the_moment_of_buying():
    g = given().slot("Drill Sergeant").slot("Line Grenadier").resources(1, 7)
    g.when("1: buy Drill Sergeant", "chance: draw Smuggler", "1: buy Line Grenadier", "chance: draw Bomber")
    g.then(resources={1: 0})


def test_X_6_15_so_can_a_card_that_is_uncovered():
    g = given(factionTraits=False).field(1, 1, "Scrap Dealer", "Quartermaster").resources(1, 1).dice("R0")
    g.then_illegal("1: use Scrap Dealer").when("1: discard", "1: discard Quartermaster")
    g.when("1: use Scrap Dealer").then(pool="R1")


def test_X_6_15_so_can_a_card_that_is_moved_to_the_top():
    g = given(factionTraits=False).field(1, 1, "Scrap Dealer", "Quartermaster").level(1, 2).resources(1, 1).dice("R0")
    g.when("1: reorganise", "1: move Scrap Dealer", "1: field 2", "1: done").then_legal("1: use Scrap Dealer")


@pytest.mark.parametrize("card", ["Quartermaster", "Card Sharp"])
def test_X_6_15_an_effect_of_the_first_two_phases_waits_for_the_next_own_turn(card):
    g = given(factionTraits=False).slot(card).resources(1, 6).when(f"1: buy {card}", "chance: draw Smuggler")
    assert effects(g) == []
    g.then_illegal(f"1: use {card}").end_turn().pass_turn()
    assert effects(g) == (["Quartermaster"] if card == "Quartermaster" else [])  # the effect phase of their next turn
    g.when("1: pool 3+3")
    assert effects(g) == [card]


@pytest.mark.parametrize(
    ("card", "squad", "field"),
    [("Bomber", ["Bomber"], []), ("Smuggler", [], ["Smuggler"]), ("Dojo", [], ["Dojo"]), ("Supply Drop", [], [])],
)
def test_X_6_16_the_kind_of_a_card_decides_where_it_lives(card, squad, field):
    g = given().slot(card).resources(1, 9).when(f"1: buy {card}")
    g.when(g.legal()[0]).then(squad={1: squad}, field={(1, 1): field})


def test_X_6_16_an_event_never_belongs_to_a_base():
    g = given().slot("Supply Drop").resources(1, 9).when("1: buy Supply Drop", "chance: draw Levy")
    g.then(pile={Kind.EVENT: ["Supply Drop"]})


# --- usable ----------------------------------------------------------------------------------------------------------


def test_X_6_17_only_an_effect_that_would_change_something_is_offered():
    given().field(1, 1, "Scrap Dealer").resources(1, 1).dice("R1 A0").then_illegal("1: use Scrap Dealer")  # no blank
    given().field(1, 1, "Saboteur").resources(1, 5).then_illegal("1: use Saboteur")  # nobody has a card
    given().field(1, 1, "Saboteur").field(2, 1, "Dojo").resources(1, 5).then_legal("1: use Saboteur")
    given().field(1, 1, "Grave Robber").resources(1, 5).then_illegal("1: use Grave Robber")  # the pile is empty
    given().field(1, 1, "Grave Robber").pile("Bomber").resources(1, 5).then_legal("1: use Grave Robber")


def test_X_6_17_or_roll_a_die():
    given().field(1, 1, "Paragon Still").resources(1, 2).dice("P1 P2").then_legal("1: use Paragon Still")


@pytest.mark.parametrize(("resources", "resolved"), [(24, ["Fuel Baroness"]), (25, [])])
def test_X_6_17_an_effect_that_is_not_usable_is_passed_over_in_the_effect_phase(resources, resolved):
    g = given().field(1, 1, "Fuel Baroness").resources(1, resources).phase("effect")
    g.then(question="POOL", resources={1: 25})
    assert effects(g) == resolved


def test_X_6_17_only_targets_on_which_it_would_change_something_may_be_named():
    """Player 3 has no resources, player 4 the Winter Stores."""
    g = given(4).field(1, 1, "Shadow Broker").resources(1, 2).resources(2, 5).resources(4, 5)
    g.seat(4, faction="BOR").when("1: use Shadow Broker").then(resources={2: 2, 4: 5}, question="ACTION")
    g = given(4, factionTraits=False).field(1, 1, "Shadow Broker").resources(1, 1).resources(2, 5).resources(4, 5)
    g.when("1: use Shadow Broker").then_options("1: player 2", "1: player 4").then_illegal("1: player 3", "1: player 1")


def test_X_6_17_parts_of_a_card_that_is_used_anyway_are_skipped():
    """The Gunslinger attacks although no blank can be turned."""
    g = given().squad(1, "Gunslinger").ark("Bomber", lp=9).dice("A").resources(1, 1).when("1: use attack").then(lp=6)
    assert g.happened("effect_part_skipped", verb="turn")


@pytest.mark.parametrize(("owner", "usable"), [(1, True), (2, False), (None, False)])
def test_X_6_17_in_ark_asks_for_control_of_the_ark(owner, usable):
    g = given().field(1, 1, "Field Surgeon").ark("Bomber", owner=owner, lp=3).phase("effect")
    g.then(lp=5 if usable else 3, question="POOL")


@pytest.mark.parametrize(("owner", "usable"), [(1, False), (2, True), (None, True)])
def test_X_6_17_no_ark_asks_for_the_contrary(owner, usable):
    g = given().squad(1, "Polar Guard").ark("Bomber", owner=owner, lp=3).phase("effect")
    g.then(resources={1: 1 if usable else 0}, question="POOL")


def test_X_6_17_no_ark_is_true_for_everybody_while_the_ark_is_empty():
    given().squad(1, "Polar Guard").phase("effect").then(resources={1: 1})
    g = given().effect("Field Surgeon", "EFF", "inArk? gain(R,2)").field(1, 1, "Field Surgeon").phase("effect")
    g.then(resources={1: 0})


@pytest.mark.parametrize(
    ("paragon", "behind"),
    [
        ((3, 4, 5), True),
        ((3, 3, 5), True),  # a tie for last place, and somebody has more
        ((4, 3, 5), False),
        ((5, 3, 3), False),
        ((3, 3, 3), False),  # all equal
        ((0, 0, 1), True),
    ],
)
def test_X_6_17_behind_asks_that_nobody_has_less_and_somebody_more(paragon, behind):
    g = given(3, threshold=40).field(1, 1, "Doom Prophet").phase("effect")
    for player, amount in enumerate(paragon, start=1):
        g.paragon(player, amount)
    g.then(question="DIE" if behind else "POOL")


@pytest.mark.parametrize(("own", "other", "behind"), [(2, 3, True), (3, 3, False), (4, 3, False)])
def test_X_6_17_with_two_players_behind_means_strictly_less(own, other, behind):
    g = given().field(1, 1, "Doom Prophet").paragon(1, own).paragon(2, other).phase("effect")
    g.then(question="DIE" if behind else "POOL")


@pytest.mark.parametrize(("faction", "strength"), [("SHI", 3), ("SKA", 2)])
def test_X_6_17_home_asks_that_card_and_owner_have_the_same_faction(faction, strength):
    g = given().seat(1, faction=faction).squad(1, "Shikai Novice").ark("Bomber", lp=9).dice("A").resources(1, 1)
    g.when("1: use attack")
    assert g.strengths() == [strength]


@pytest.mark.parametrize(
    ("field", "strength"),
    [
        (("Quartermaster",), 4),  # of the same faction
        (("Smuggler",), 3),
        (("Quartermaster", "Smuggler"), 3),  # covered
        ((), 3),
    ],
)
def test_X_6_17_mates_asks_for_other_active_own_cards_of_the_same_faction(field, strength):
    g = given().seat(1, faction="SHI").squad(1, "Line Grenadier").ark("Bomber", lp=9).field(1, 1, *field).dice("A")
    g.resources(1, 1).when("1: use attack")
    assert g.strengths() == [strength]


def test_X_6_17_mates_are_own_cards_and_a_soldier_is_not_his_own_mate():
    g = given().seat(1, faction="SKA").squad(1, "Line Grenadier", "Line Grenadier").ark("Tsar Walker", owner=2, lp=9)
    g.field(2, 1, "Quartermaster").dice("A").resources(1, 1).when("1: use attack")
    assert g.strengths() == [3]


def test_X_6_17_the_top_of_the_squad_is_a_mate_of_the_soldier_in_the_ark():
    g = given(factionTraits=False).ark("Line Grenadier", owner=1).squad(1, "Line Grenadier").dice("A").resources(1, 1)
    g.when("1: use attack")
    assert g.strengths() == [4]


def test_X_6_17_as_many_mates_as_the_number_says():
    def strength(*cards):
        g = given().effect("Line Grenadier", "ACT", "@attack mates(2)? power(1)").squad(1, "Line Grenadier").level(1, 4)
        for field, card in enumerate(cards, start=1):
            g.field(1, field, card)
        g.ark("Bomber", lp=9).dice("A").resources(1, 1).when("1: use attack")
        return g.strengths()[0]

    assert strength("Quartermaster") == 3
    assert strength("Quartermaster", "Barracks") == 4
    assert strength("Quartermaster", "Barracks", "Barracks") == 4


# --- order and marks -------------------------------------------------------------------------------------------------


def test_X_6_18_the_soldiers_own_effect_comes_before_the_faction_trait():
    """The Dune Raider takes 2, the Plunderers take 1: with 2 resources there is nothing left for them."""
    g = given().seat(1, faction="QAS").ark("Dune Raider", owner=1).dice("A").resources(2, 2).when("1: use attack")
    assert effects(g) == ["Dune Raider", "QAS"]
    assert [e["amount"] for e in g.happened("resources_changed", player=1)] == [-2]


def test_X_6_18_no_question_is_asked():
    g = given().seat(1, faction="QAS").ark("Dune Raider", owner=1).dice("A").resources(2, 9).when("1: use attack")
    g.then(resources={1: 3, 2: 6}, question="ACTION")


@pytest.mark.parametrize("trigger", ["@attack", "@ark"])
def test_X_6_18_also_when_attacking(trigger):
    g = given().trait("SKA", f"{trigger} gain(R,1)").effect("Bomber", "ACT", "@ark gain(R,2)").squad(1, "Bomber")
    g.ark("Polar Guard", lp=9).dice("A").when("1: use attack")
    assert effects(g) == ["Bomber", "SKA"]


def test_X_6_19_the_mark_of_a_used_card_stays_when_it_is_moved():
    g = given(factionTraits=False).level(1, 2).field(1, 1, "Quartermaster", "Scrap Dealer").dice("R0 R0")
    g.resources(1, 3).when("1: use Scrap Dealer", "1: reorganise", "1: move Scrap Dealer", "1: done")
    g.then(field={(1, 2): ["Scrap Dealer"]}).then_illegal("1: use Scrap Dealer")


def test_X_6_19_and_when_it_is_covered_and_comes_back():
    g = given(factionTraits=False).field(1, 1, "Scrap Dealer").slot("Quartermaster").dice("R0 R0").resources(1, 4)
    g.when("1: use Scrap Dealer", "1: buy Quartermaster", "chance: draw Smuggler")
    g.when("1: discard", "1: discard Quartermaster").then(field={(1, 1): ["Scrap Dealer"]}, question="ACTION")
    g.then_illegal("1: use Scrap Dealer")


def test_X_6_19_and_when_it_is_discarded_and_bought_again():
    g = given(factionTraits=False).field(1, 1, "Scrap Dealer").deck_to_pile(Kind.CIVILIAN).dice("R0 R0").resources(1, 9)
    g.when("1: use Scrap Dealer", "1: discard", "1: discard Scrap Dealer a")
    g.when("1: discard", "1: discard Tinkerer a", "chance: draw Scrap Dealer a")  # the pile is shuffled
    g.when("1: buy Scrap Dealer a").when(g.legal()[0]).then(field={(1, 1): ["Scrap Dealer"]})
    g.then_illegal("1: use Scrap Dealer")


def test_X_6_19_the_mark_belongs_to_the_single_card():
    g = given().level(1, 2).field(1, 1, "Scrap Dealer a").field(1, 2, "Scrap Dealer b").dice("R0 R0")
    g.when("1: use Scrap Dealer a").then_illegal("1: use Scrap Dealer a")
    g.when("1: use Scrap Dealer b").then(pool="R1 R1")


def test_X_6_19_a_card_resolved_in_the_effect_phase_is_not_resolved_again_after_moving():
    g = given().effect("Radio Mast", "EFF", "reorg").level(1, 3).phase("effect")
    g.field(1, 1, "Smuggler", "Quartermaster").field(1, 2, "Radio Mast").when("1: resolve Quartermaster")
    g.when("1: move Quartermaster", "1: done")  # the reorganisation granted by the Mast: to field 3
    g.then(resources={1: 2}, question="POOL")  # productivity 1 and the Quartermaster once


def test_X_6_19_first_belongs_to_the_player_and_is_used_up_by_his_first_action():
    g = given().seat(1, faction="BRI").resources(1, 1).squad(1, "Bomber", "Bomber", "Flame Maid")
    g.when("1: discard", "1: discard Flame Maid").then(resources={1: 1})
    g.when("1: discard", "1: discard Bomber").then(resources={1: 0})


def test_X_6_19_whether_or_not_the_discount_was_active():
    """The first harvest of the turn was paid in full; the discount that comes later is for a first one."""
    g = given(factionTraits=False).effect("Radio Mast", "PERM", "cost(harvest,-1,first)").slot("Radio Mast")
    g.resources(1, 11).when("1: harvest").roll(6).then(resources={1: 7})
    g.when("1: buy Radio Mast a", "chance: draw Dojo").then(resources={1: 4})
    g.when("1: harvest").roll(6).then(resources={1: 0})


def test_X_6_19_marks_last_to_the_end_of_the_turn():
    g = given().seat(1, faction="CEI").resources(1, 3).when("1: harvest").roll(6)
    g.then(active=2).pass_turn().then(active=1)
    assert g.view(1)["actions"]["harvest"] == 3


def test_X_6_20_the_verbs_are_carried_out_from_left_to_right_each_completely():
    """Regrouping: all moves of the reorganisation come before the type is chosen."""
    g = given(factionTraits=False).slot("Regrouping").resources(1, 1).squad(1, "Bomber", "Flame Maid", "Commissar")
    g.when("1: buy Regrouping", "chance: draw Levy").then(question="REORG_CARD")
    g.when("1: move Bomber").then(question="REORG_CARD").when("1: move Flame Maid", "1: done")
    g.then(question="EFFECT_TYPE", squad={1: ["Commissar", "Bomber", "Flame Maid"]})


def test_X_6_20_the_condition_in_front_governs_all_of_them():
    def prophecy(paragon):
        g = given().slot("Last Prophecy").resources(1, 2).paragon(1, paragon).paragon(2, 2)
        return g.when("1: buy Last Prophecy a", "chance: draw Levy")

    prophecy(paragon=1).then(resources={1: 2}, question="DIE").roll(1).then(paragon={1: 2})
    prophecy(paragon=2).then(resources={1: 0}, active=2, paragon={1: 2})


def test_X_6_20_a_condition_is_read_once_before_the_first_verb():
    """The roll of the first verb makes its owner no longer the last; the second verb follows all the same."""
    g = given().effect("Last Prophecy", "ACT", "behind? rollP(1) + gain(R,2)").slot("Last Prophecy").resources(1, 2)
    g.paragon(2, 1).when("1: buy Last Prophecy a", "chance: draw Levy").roll(3).then(paragon={1: 2}, resources={1: 2})


def test_X_6_20_the_price_in_front_is_paid_once_for_all_of_them():
    g = given().effect("Paragon Still", "ACT", "once: pay(2) => gain(R,1) + roll(P,1)").field(1, 1, "Paragon Still")
    g.resources(1, 2).when("1: use Paragon Still").then(resources={1: 1}, question="DIE").roll(1).then(pool="P1")
