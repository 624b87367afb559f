"""Section 17: destruction, discard piles and decks."""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import given


def names_on_offer(g):
    """The cards that chance may draw now."""
    return sorted(text.removeprefix("chance: draw ") for text in g.legal())


# --- destroyed and used cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "kind"), [("Smuggler", Kind.CIVILIAN), ("Dojo", Kind.BUILDING)])
def test_X_17_1_a_destroyed_card_goes_face_up_to_the_discard_pile_of_its_type(card, kind):
    g = given().slot("Midnight Sabotage").resources(1, 4).field(2, 1, card)
    g.when("1: buy Midnight Sabotage", "chance: draw Levy").then(field={(2, 1): []}, pile={kind: [card]})


def test_X_17_1_also_a_soldier():
    g = given().slot("Assassination").resources(1, 5).squad(2, "Commissar", "Bomber").pile("Flame Maid")
    g.when("1: buy Assassination", "chance: draw Levy")
    g.then(squad={2: ["Commissar"]}, pile={Kind.SOLDIER: ["Flame Maid", "Bomber"]})


def test_X_17_2_a_soldier_is_destroyed_by_losing_his_last_life_point_in_the_ark():
    g = given().squad(1, "Bomber").ark("Polar Guard", owner=2, lp=5).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done").then(ark="Polar Guard", lp=1, pile={Kind.SOLDIER: []})
    g.when("1: use attack").then(pile={Kind.SOLDIER: ["Polar Guard"]})


@pytest.mark.parametrize(("resistance", "destroyed"), [(3, True), (4, True), (5, False)])
def test_X_17_2_or_by_blocking_a_strength_that_reaches_his_resistance(resistance, destroyed):
    g = given(factionTraits=False).printed("Ice Ranger", resistance=resistance).ark("Bomber", owner=1).dice("A")
    g.squad(2, "Ice Ranger").resources(1, 1).when("1: use attack", "2: block Ice Ranger")
    g.then(pile={Kind.SOLDIER: ["Ice Ranger"] if destroyed else []})


def test_X_17_2_or_by_an_effect():
    g = given().field(1, 1, "Siege Gun").ark("Polar Guard", lp=3).resources(1, 4).when("1: use Siege Gun")
    g.then(ark=None, pile={Kind.SOLDIER: ["Polar Guard"]})


def test_X_17_2_civilians_and_buildings_are_destroyed_by_successful_base_attacks():
    g = given(factionTraits=False).ark("Oni Armour", owner=1).dice("A").field(2, 1, "Dojo").resources(1, 1)
    g.when("1: use attack", "1: destroy Dojo").then(field={(2, 1): []}, pile={Kind.BUILDING: ["Dojo"]})


def test_X_17_2_not_by_one_that_fails():
    g = given(factionTraits=False).ark("Line Grenadier", owner=1).dice("A").resources(1, 1)
    g.seat(2, faction="SKA").field(2, 1, "Dojo").when("1: use attack")  # 3 against 4
    g.then(question="ACTION", field={(2, 1): ["Dojo"]})


def test_X_17_3_a_destroyed_ark_soldier_never_goes_back_to_the_squad():
    g = given().squad(1, "Bomber").ark("Polar Guard", owner=2, lp=1).squad(2, "Commissar").dice("A")
    g.when("1: use attack").then(squad={2: ["Commissar"]}, pile={Kind.SOLDIER: ["Polar Guard"]}, ark="Bomber")


def test_X_17_4_a_used_event_goes_to_the_event_discard_pile():
    g = given().pile("Levy").slot("Supply Drop").resources(1, 2).when("1: buy Supply Drop", "chance: draw Desert Raid")
    g.then(pile={Kind.EVENT: ["Levy", "Supply Drop"]})


def test_X_17_4_not_before_it_is_resolved():
    g = given(3, factionTraits=False).slot("Desert Raid").resources(1, 3).resources(2, 1).resources(3, 1)
    g.when("1: buy Desert Raid", "chance: draw Levy").then(question="EFFECT_PLAYER", pile={Kind.EVENT: []})
    g.when("1: player 2").then(pile={Kind.EVENT: ["Desert Raid"]})


# --- empty decks -----------------------------------------------------------------------------------------------------


def test_X_17_5_when_a_card_must_be_drawn_and_the_deck_is_empty_the_pile_becomes_the_deck():
    g = given().slot("Bomber").resources(1, 6).deck_to_squad(2, leave=3).deck_to_pile(Kind.SOLDIER)
    assert len(g.pile_of(Kind.SOLDIER)) == 3
    pile = g.pile_of(Kind.SOLDIER)
    g.when("1: buy Bomber").then(question="DRAW", pile={Kind.SOLDIER: []}, deck={Kind.SOLDIER: 3})
    assert [name[:-2] for name in names_on_offer(g)] == sorted(pile)
    g.when(g.legal()[0]).then(deck={Kind.SOLDIER: 2})
    assert g.happened("deck_renewed", kind="soldier", count=3)


def test_X_17_5_whatever_the_card_is_drawn_for():
    g = given().slot("Levy").resources(1, 5).pile("Flame Maid", "Commissar").deck_to_squad(2)
    g.when("1: buy Levy", "chance: draw Desert Raid")
    g.then_options("chance: draw Flame Maid", "chance: draw Commissar").then(pile={Kind.SOLDIER: []})
    g.when("chance: draw Flame Maid").then(squad={1: ["Flame Maid"]}, deck={Kind.SOLDIER: 1})


def test_X_17_6_not_yet_when_the_deck_becomes_empty():
    g = given().slot("Bomber").resources(1, 8).pile("Flame Maid").deck_to_squad(2, leave=1)
    g.when("1: buy Bomber").then(question="ACTION", deck={Kind.SOLDIER: 0}, pile={Kind.SOLDIER: ["Flame Maid"]})
    assert g.happened("deck_renewed") == []


def test_X_17_6_if_the_pile_is_empty_too_the_slot_stays_empty():
    g = given(factionTraits=False).slot("Bomber").resources(1, 8).deck_to_squad(2).when("1: buy Bomber")
    g.then(question="ACTION", slot={(Kind.SOLDIER, 1): None, (Kind.SOLDIER, 2): "Avatar of Xibalba"})
    assert g.happened("slot_left_empty", kind="soldier", slot=0)


def test_X_17_6_as_soon_as_a_card_of_that_type_is_discarded_it_is_refilled():
    g = given(factionTraits=False).slot("Bomber").resources(1, 8).deck_to_squad(2).when("1: buy Bomber")
    g.when("1: discard", "1: discard Bomber")
    g.then(question="ACTION", slot={(Kind.SOLDIER, 1): "Bomber"}, pile={Kind.SOLDIER: []}, squad={1: []})


def test_X_17_6_also_when_one_is_destroyed():
    g = given(factionTraits=False).slot("Bomber").slot("Assassination").resources(1, 11).deck_to_squad(2)
    lost = g.squad_of(2)[-1]
    g.when("1: buy Bomber").then(slot={(Kind.SOLDIER, 1): None})
    g.when("1: buy Assassination", "chance: draw Levy").then(slot={(Kind.SOLDIER, 1): lost}, pile={Kind.SOLDIER: []})


def test_X_17_6_an_effect_that_draws_does_nothing_when_there_is_nothing_to_draw():
    g = given(factionTraits=False).slot("Levy").resources(1, 5).deck_to_squad(2)
    g.when("1: buy Levy", "chance: draw Desert Raid")
    g.then(question="ACTION", squad={1: []}, pile={Kind.EVENT: ["Levy"]})
    assert g.happened("effect_part_skipped", verb="free")


def test_X_17_7_the_new_card_goes_to_the_slot_of_the_old_one():
    g = given().slot("Bomber", 2).slot("Flame Maid", 1).resources(1, 11)
    g.when("1: buy Bomber", "chance: draw Commissar")
    g.then(slot={(Kind.SOLDIER, 1): "Flame Maid", (Kind.SOLDIER, 2): "Commissar"})
    g.when("1: buy Flame Maid", "chance: draw Ice Ranger")
    g.then(slot={(Kind.SOLDIER, 1): "Ice Ranger", (Kind.SOLDIER, 2): "Commissar"})


# --- sets and piles --------------------------------------------------------------------------------------------------


def test_X_17_8_every_card_left_in_the_deck_can_be_drawn_two_copies_are_two_cards():
    g = given().slot("Bomber a").squad(2, "Flame Maid b").resources(1, 6).when("1: buy Bomber")
    assert len(g.things()) == len(set(g.things())) == 64 - 3  # one in the other slot, two in squads
    g.then_legal("chance: draw Bomber b", "chance: draw Flame Maid a", "chance: draw S12a", "chance: draw S12b")
    g.then_illegal("chance: draw Bomber a", "chance: draw Flame Maid b", "chance: draw Avatar of Xibalba b")


def test_X_17_8_a_discard_pile_is_ordered():
    g = given(factionTraits=False).field(1, 1, "Grave Robber").resources(1, 7).squad(1, "Bomber", "Flame Maid")
    g.when("1: discard", "1: discard Flame Maid", "1: discard", "1: discard Bomber")
    g.then(pile={Kind.SOLDIER: ["Flame Maid", "Bomber"]}).when("1: use Grave Robber").then(squad={1: ["Bomber"]})


def test_X_17_8_its_order_is_forgotten_when_it_becomes_the_deck():
    """Two piles of the same cards in another order lead to the same state, byte by byte."""

    def renewed(*pile):
        g = given().slot("Bomber").resources(1, 8).pile(*pile)
        return g.deck_to_squad(2).when("1: buy Bomber").then(question="DRAW")

    one, other = renewed("Flame Maid", "Commissar", "Oni Armour"), renewed("Oni Armour", "Commissar", "Flame Maid")
    assert one.s.tobytes() == other.s.tobytes()


def test_X_17_9_slot_cards_discarded_together_go_to_the_pile_slot_1_first():
    g = given(factionTraits=False).field(1, 1, "Pamphleteer").slot("Bomber", 1).slot("Flame Maid", 2).resources(1, 2)
    g.when("1: use Pamphleteer", "1: replace soldiers").then(pile={Kind.SOLDIER: ["Bomber", "Flame Maid"]})


def test_X_17_9_then_slot_1_is_refilled_then_slot_2():
    g = given(factionTraits=False).field(1, 1, "Pamphleteer").slot("Bomber", 1).slot("Flame Maid", 2).resources(1, 2)
    g.when("1: use Pamphleteer", "1: replace soldiers", "chance: draw Commissar", "chance: draw Oni Armour")
    g.then(slot={(Kind.SOLDIER, 1): "Commissar", (Kind.SOLDIER, 2): "Oni Armour"}, question="ACTION")


def test_X_17_9_several_empty_slots_are_refilled_in_this_order_too():
    g = given(factionTraits=False).resources(1, 20).deck_to_squad(2)
    g.when("1: buy Avatar of Xibalba b", "1: buy Avatar of Xibalba a")
    g.then(slot={(Kind.SOLDIER, 1): None, (Kind.SOLDIER, 2): None})
    g.when("1: discard", "1: discard Avatar of Xibalba a")
    g.then(slot={(Kind.SOLDIER, 1): "Avatar of Xibalba", (Kind.SOLDIER, 2): None})


def test_X_17_10_a_soldier_from_the_deck_goes_on_top_of_the_squad_without_price_or_refill():
    g = given(factionTraits=False).slot("Levy").resources(1, 5).squad(1, "Bomber")
    slots = [g.start().slot_card(Kind.SOLDIER, slot) for slot in (1, 2)]
    g.when("1: buy Levy", "chance: draw Supply Drop").then(question="DRAW")
    assert len(g.things()) == 61
    g.when("chance: draw Commissar").then(question="ACTION", resources={1: 1}, squad={1: ["Bomber", "Commissar"]})
    assert [g.slot_card(Kind.SOLDIER, slot) for slot in (1, 2)] == slots
    assert g.happened("card_bought", card=g.card("Commissar a")) == []


def test_X_17_10_so_does_one_from_the_pile():
    g = given(factionTraits=False).field(1, 1, "Grave Robber").resources(1, 6).pile("Flame Maid", "Commissar")
    g.squad(1, "Bomber").when("1: use Grave Robber")
    g.then(question="ACTION", resources={1: 1}, squad={1: ["Bomber", "Commissar"]}, pile={Kind.SOLDIER: ["Flame Maid"]})


def test_X_17_10_an_effect_never_takes_a_card_from_a_slot():
    g = given(factionTraits=False).slot("Levy").slot("Bomber a").resources(1, 4)
    g.when("1: buy Levy", "chance: draw Desert Raid")
    g.then(question="DRAW").then_illegal("chance: draw Bomber a").then_legal("chance: draw Bomber b")


def test_X_17_10_a_discount_for_soldiers_does_not_matter_to_them():
    g = given(factionTraits=False).slot("Levy").resources(1, 5).effect("Barracks", "PERM", "cost(S,-1,first)")
    g.field(1, 1, "Barracks").when("1: buy Levy", "chance: draw Supply Drop", "chance: draw Bomber")
    assert g.view(1)["market"][Kind.SOLDIER]["slots"][0]["price"] == 7  # the first purchase is still to come
