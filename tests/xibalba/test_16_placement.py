"""Section 16: where cards lie, and stacks."""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import given


def buying(card, level=1, **options):
    """Player 1 can buy this card, and no trait gets in the way."""
    return given(factionTraits=False, **options).level(1, level).slot(card).resources(1, 25)


def test_X_16_1_soldiers_go_on_top_of_the_squad():
    g = buying("Bomber").squad(1, "Flame Maid", "Commissar").when("1: buy Bomber", "chance: draw Oni Armour")
    g.then(squad={1: ["Flame Maid", "Commissar", "Bomber"]})


def test_X_16_1_the_squad_has_no_size_limit():
    g = given().deck_to_squad(1, leave=1).resources(1, 25)
    before = len(g.squad_of(1))
    g.when("1: buy Avatar of Xibalba").then(question="ACTION")
    assert (before, len(g.squad_of(1))) == (61, 62)


@pytest.mark.parametrize("card", ["Smuggler", "Dojo"])
def test_X_16_2_civilians_and_buildings_go_on_any_one_unlocked_field(card):
    g = buying(card, level=3).when(f"1: buy {card}")
    g.then_options("1: field 1", "1: field 2", "1: field 3").when("1: field 3").then(field={(1, 3): [card]})


def test_X_16_2_face_up_on_top_of_an_occupied_one():
    g = buying("Smuggler", level=2).field(1, 1, "Quartermaster", "Card Sharp").when("1: buy Smuggler", "1: field 1")
    g.then(field={(1, 1): ["Quartermaster", "Card Sharp", "Smuggler"], (1, 2): []})


def test_X_16_2_only_on_own_fields():
    g = buying("Smuggler").level(2, 4).when("1: buy Smuggler", "chance: draw Tribute Taker")
    g.then(field={(1, 1): ["Smuggler"], (2, 1): [], (2, 2): []})


@pytest.mark.parametrize(("card", "fields"), [("Smuggler", (1, 3)), ("Dojo", (2, 3))])
def test_X_16_3_a_field_never_holds_civilians_and_buildings_together(card, fields):
    g = buying(card, level=3).field(1, 1, "Quartermaster").field(1, 2, "Arsenal").when(f"1: buy {card}")
    g.then_options(*(f"1: field {field}" for field in fields))


def test_X_16_3_not_even_by_reorganising():
    g = given(factionTraits=False).level(1, 3).resources(1, 1)
    g.field(1, 1, "Quartermaster", "Smuggler").field(1, 2, "Arsenal").when("1: reorganise", "1: move Smuggler")
    g.then(field={(1, 3): ["Smuggler"], (1, 2): ["Arsenal"]})  # the only field that takes it


def test_X_16_4_the_type_of_a_field_is_set_by_its_cards():
    buying("Smuggler").field(1, 1, "Arsenal").then_illegal("1: buy Smuggler")
    buying("Smuggler").field(1, 1, "Quartermaster").then_legal("1: buy Smuggler")


def test_X_16_4_an_emptied_field_takes_either_type_again():
    g = buying("Smuggler").field(1, 1, "Arsenal").when("1: discard", "1: discard Arsenal")
    g.when("1: buy Smuggler", "chance: draw Tribute Taker").then(field={(1, 1): ["Smuggler"]})


def test_X_16_5_the_choice_between_an_empty_field_and_a_stack_is_free():
    g = buying("Smuggler", level=2).field(1, 1, "Quartermaster").when("1: buy Smuggler")
    g.then_options("1: field 1", "1: field 2")
    g.copy().when("1: field 1").then(field={(1, 1): ["Quartermaster", "Smuggler"], (1, 2): []})
    g.when("1: field 2").then(field={(1, 1): ["Quartermaster"], (1, 2): ["Smuggler"]})


def test_X_16_5_fields_have_no_size_limit():
    g = given().deck_to_field(Kind.CIVILIAN, 1, 1, leave=1).resources(1, 25)
    before = len(g.field_of(1, 1))
    g.when("1: buy Tinkerer a").then(question="ACTION")
    assert (before, len(g.field_of(1, 1))) == (45, 46)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_X_16_6_locked_fields_hold_no_cards(level):
    g = buying("Smuggler", level=level).when("1: buy Smuggler")
    if level > 1:
        g.then_options(*(f"1: field {field}" for field in range(1, level + 1)))
    else:
        g.then(field={(1, 1): ["Smuggler"]})  # without a question


def test_X_16_6_a_new_level_unlocks_the_next_field():
    g = buying("Smuggler").field(1, 1, "Arsenal").then_illegal("1: buy Smuggler").when("1: expand")
    g.when("1: buy Smuggler", "chance: draw Tribute Taker").then(field={(1, 2): ["Smuggler"]})


def test_X_16_7_when_the_top_card_leaves_the_card_beneath_is_active_at_once():
    """Beneath the Quartermaster lies the Drill Sergeant: soldiers cost 1 less from now on."""
    g = given(factionTraits=False).slot("Line Grenadier").field(1, 1, "Drill Sergeant", "Quartermaster").resources(1, 4)
    g.when("1: discard", "1: discard Quartermaster").then(field={(1, 1): ["Drill Sergeant"]}, resources={1: 3})
    g.then_legal("1: buy Line Grenadier")
    assert [g.name(e["card"]) for e in g.happened("card_uncovered", player=0)] == ["Drill Sergeant"]


def test_X_16_7_so_is_the_next_soldier_when_one_has_entered_the_ark():
    g = given().squad(1, "Obsidian Priestess", "Bomber").dice("A").resources(1, 3).then_illegal("1: harvest")
    g.when("1: use attack").then(ark="Bomber", squad={1: ["Obsidian Priestess"]}).then_legal("1: harvest")
