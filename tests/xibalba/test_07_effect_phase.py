"""Section 7: the effect phase."""

import pytest

from .scenario import given


def effects(g):
    """The cards that were resolved, in order."""
    return [g.name(e["source"]) for e in g.happened("effect_started")]


def effect_phase(**options):
    """The effect phase of player 1, who has two fields of a base without productivity."""
    return given(**options).board("SKA", productivity=(0, 0, 0, 0)).level(1, 2).phase("effect")


@pytest.mark.parametrize(
    ("faction", "productivity"), [("SKA", (0, 1, 1, 2)), ("QAS", (1, 1, 2, 2)), ("CHA", (0, 1, 2, 2))]
)
def test_X_7_1_first_the_player_gains_the_productivity_of_his_base_level(faction, productivity):
    for level, amount in enumerate(productivity, start=1):
        g = given().seat(1, faction=faction, level=level, resources=3).phase("effect")
        g.then(resources={1: 3 + amount}, question="POOL")


def test_X_7_1_only_the_active_player():
    given(3).level(1, 4).level(2, 4).level(3, 4).phase("effect").then(resources={1: 2, 2: 0, 3: 0})


def test_X_7_1_before_any_card():
    g = given().level(1, 2).field(1, 1, "Smuggler").field(1, 2, "Oil Refinery").resources(2, 1).phase("effect")
    g.then(resources={1: 1}, question="NEXT_EFFECT")
    assert [e["cause"] for e in g.happened("resources_changed")] == ["productivity"]


def test_X_7_2_then_he_resolves_the_effects_of_all_his_active_cards():
    g = effect_phase().field(1, 1, "Quartermaster").field(1, 2, "Oil Refinery").squad(1, "Polar Guard")
    g.when("1: resolve Oil Refinery", "1: resolve Polar Guard").then(resources={1: 4}, question="POOL")
    assert sorted(effects(g)) == ["Oil Refinery", "Polar Guard", "Quartermaster"]


def test_X_7_3_one_card_is_resolved_completely_before_the_next_is_picked():
    g = given(3, factionTraits=False).level(1, 2).phase("effect").field(1, 1, "Smuggler").field(1, 2, "Oil Refinery")
    g.resources(2, 2).resources(3, 2).when("1: resolve Smuggler")
    g.then(question="EFFECT_PLAYER").then_options("1: player 2", "1: player 3").then_illegal("1: resolve Oil Refinery")
    g.when("1: player 3")
    assert effects(g) == ["Smuggler", "Oil Refinery"]


@pytest.mark.parametrize("order", [("Quartermaster", "Oil Refinery"), ("Oil Refinery", "Quartermaster")])
def test_X_7_4_the_order_is_free(order):
    g = effect_phase().field(1, 1, "Quartermaster").field(1, 2, "Oil Refinery")
    g.then_options("1: resolve Quartermaster", "1: resolve Oil Refinery").when(f"1: resolve {order[0]}")
    assert effects(g) == list(order)


def test_X_7_4_and_may_differ_each_turn():
    g = effect_phase().field(1, 1, "Quartermaster").field(1, 2, "Oil Refinery").when("1: resolve Quartermaster")
    g.pass_turn().pass_turn().then_options("1: resolve Quartermaster", "1: resolve Oil Refinery")
    g.when("1: resolve Oil Refinery")
    assert effects(g) == ["Quartermaster", "Oil Refinery", "Oil Refinery", "Quartermaster"]


def test_X_7_5_skipping_an_effect_that_can_be_carried_out_is_not_allowed():
    g = effect_phase().field(1, 1, "Quartermaster").field(1, 2, "Oil Refinery").then_illegal("1: done")
    g.when("1: resolve Quartermaster").then(resources={1: 3})  # the Refinery follows by itself


def test_X_7_5_not_even_one_that_does_harm():
    effect_phase().squad(1, "Avatar of Xibalba").resources(1, 2).then(resources={1: 1}, question="POOL")


def test_X_7_6_each_card_is_resolved_at_most_once():
    g = effect_phase().field(1, 1, "Quartermaster").field(1, 2, "Oil Refinery").when("1: resolve Quartermaster")
    assert effects(g) == ["Quartermaster", "Oil Refinery"]
    g.then(question="POOL")


def test_X_7_6_two_copies_are_two_cards():
    g = effect_phase().field(1, 1, "Quartermaster a").field(1, 2, "Quartermaster b").when("1: resolve Quartermaster b")
    g.then(resources={1: 2}, question="POOL")


def test_X_7_7_a_card_that_an_effect_uncovers_must_be_resolved_too():
    """The Mast lets its owner reorganise: without the Surgeon on it, the Quartermaster has its effect at once."""
    g = effect_phase().effect("Radio Mast", "EFF", "reorg").level(1, 3).field(1, 2, "Radio Mast")
    g.field(1, 1, "Quartermaster", "Field Surgeon").then(question="REORG_CARD")
    g.when("1: move Field Surgeon", "1: done").then(resources={1: 1}, question="POOL")
    assert effects(g) == ["Radio Mast", "Quartermaster"]


def test_X_7_7_once():
    g = effect_phase().effect("Radio Mast", "EFF", "reorg").level(1, 3).field(1, 2, "Radio Mast")
    g.field(1, 1, "Quartermaster", "Fuel Baroness").when("1: resolve Fuel Baroness")
    g.when("1: move Fuel Baroness", "1: done").then(resources={1: 3}, question="POOL")
    assert effects(g) == ["Fuel Baroness", "Radio Mast", "Quartermaster"]


def test_X_7_8_the_soldier_in_the_ark_and_the_top_of_the_squad_take_part():
    g = effect_phase().ark("Commissar", owner=1).squad(1, "Avatar of Xibalba").resources(1, 1)
    g.then_options("1: resolve Commissar", "1: resolve Avatar of Xibalba")


def test_X_7_8_but_no_covered_soldier():
    g = effect_phase().squad(1, "Avatar of Xibalba", "Bomber").resources(1, 5).then(question="POOL", resources={1: 5})
    assert effects(g) == []


def test_X_7_9_when_all_are_done_the_dice_phase_begins_by_itself():
    g = effect_phase().field(1, 1, "Quartermaster")
    g.then(question="POOL", asked=1)
    assert [e["phase"] for e in g.happened("phase_started")] == ["effect", "dice"]


def test_X_7_9_without_any_effect_too():
    effect_phase().then(question="POOL", asked=1)


def test_X_7_10_an_effect_with_a_price_is_optional():
    g = effect_phase().field(1, 1, "Paragon Addict").resources(1, 5)
    g.then_options("1: resolve Paragon Addict", "1: done").when("1: done").then(question="POOL", resources={1: 5})


def test_X_7_10_pointing_at_it_means_paying():
    g = effect_phase().field(1, 1, "Paragon Addict").resources(1, 5).when("1: resolve Paragon Addict")
    g.then(resources={1: 2}, question="DIE").roll(1).then(paragon={1: 1}, question="POOL")


def test_X_7_10_he_may_finish_only_when_no_effect_without_a_price_is_left():
    g = effect_phase().field(1, 1, "Paragon Addict").field(1, 2, "Oil Refinery").resources(1, 3)
    g.then_options("1: resolve Paragon Addict", "1: resolve Oil Refinery").then_illegal("1: done")
    g.when("1: resolve Oil Refinery").then_options("1: resolve Paragon Addict", "1: done")


def test_X_7_10_a_card_that_becomes_usable_later_must_be_resolved_then():
    """Without resources the Avatar has nothing to take; the Depot gives some."""
    g = effect_phase().field(1, 1, "Caravan Depot").squad(1, "Avatar of Xibalba").resources(1, 0)
    g.then(question="POOL", resources={1: 0})
    assert effects(g) == ["Caravan Depot", "Avatar of Xibalba"]


def test_X_7_10_an_optional_one_that_becomes_payable_is_offered():
    g = effect_phase().field(1, 1, "Paragon Addict").field(1, 2, "Oil Refinery").resources(1, 1)
    g.then_options("1: resolve Paragon Addict", "1: done")  # the Refinery was the only usable card
    g.then(resources={1: 3})


def test_X_7_10_only_own_active_cards_of_this_phase():
    g = effect_phase().field(1, 1, "Card Sharp").field(1, 2, "Siege Gun").field(2, 1, "Quartermaster")
    g.ark("Commissar", owner=2).resources(1, 9).then(question="POOL", resources={1: 9, 2: 0})
    assert effects(g) == []


def test_X_7_11_the_phase_ends_because_no_card_is_resolved_twice():
    """Even a card that could be paid for again."""
    g = effect_phase().field(1, 1, "Paragon Addict").resources(1, 25).when("1: resolve Paragon Addict").roll(6)
    g.then(question="POOL", resources={1: 22})
