"""Section 21: Apocalypse mode."""

import pytest

from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import Kind

from .scenario import given, new_game


def apocalypse(players=2, **options):
    return given(players, apocalypse=True, factionTraits=False, **options)


def test_X_21_1_all_other_rules_apply():
    """Productivity, six dice, two rerolls, general actions at their normal price, kills and control as ever."""
    g = apocalypse().level(1, 2).phase("turn").then(resources={1: 1}, question="POOL")
    g.then_options("1: pool 4+2", "1: pool 3+3", "1: pool 2+4").when("1: pool 4+2").then(rerolls=2)
    assert apocalypse().view(1)["actions"] == given(factionTraits=False).view(1)["actions"]
    g = apocalypse().squad(1, "Bomber").ark("Polar Guard", owner=2, lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1).then(ark="Bomber", controller=1, paragon={1: 1})


def test_X_21_2_one_face_up_slot_per_card_type():
    market = apocalypse().view()["market"]
    assert [len(kind["slots"]) for kind in market] == [1, 1, 1, 1]
    g = new_game(apocalypse=True).deal()
    g.then(deck={Kind.SOLDIER: 62, Kind.CIVILIAN: 47, Kind.BUILDING: 31, Kind.EVENT: 31})


@pytest.mark.parametrize(("card", "cost"), [("Bomber", 6), ("Smuggler", 4), ("Dojo", 5), ("Desert Raid", 3)])
def test_X_21_2_always_one_resource_cheaper(card, cost):
    g = apocalypse().slot(card).squad(1, "Commissar").resources(1, cost - 2)
    g.then(question="ACTION").then_illegal(f"1: buy {card}")
    apocalypse().slot(card).resources(1, cost).when(f"1: buy {card}").then(resources={1: 1})


@pytest.mark.parametrize("printed", [0, 1])
def test_X_21_2_never_below_0(printed):
    g = apocalypse().printed("Bomber", cost=printed).slot("Bomber").resources(1, 1)
    g.when("1: buy Bomber", "chance: draw Commissar").then(resources={1: 1})


def test_X_21_2_applied_after_card_discounts():
    """Frontier Scout 2, Barracks - 1 and Drill Sergeant - 1 down to the floor of 1, then 1 less."""
    g = apocalypse().level(1, 2).slot("Frontier Scout").field(1, 1, "Barracks").field(1, 2, "Drill Sergeant")
    g.resources(1, 1).when("1: buy Frontier Scout", "chance: draw Commissar").then(resources={1: 1})


def test_X_21_3_slot_cards_must_not_be_discarded():
    g = apocalypse().resources(1, 5).squad(1, "Bomber").field(1, 1, "Smuggler").when("1: discard")
    g.then_options("1: discard Bomber", "1: discard Smuggler")
    g.then_illegal("1: discard Avatar of Xibalba", "1: discard Tinkerer")


def test_X_21_3_without_own_cards_the_action_is_not_offered():
    apocalypse().resources(1, 5).then_illegal("1: discard")
    given().resources(1, 5).then_legal("1: discard")


def test_X_21_3_a_soldier_in_the_ark_is_no_own_stack():
    apocalypse().resources(1, 5).ark("Bomber", owner=1).then_illegal("1: discard")


def test_X_21_3_card_effects_that_replace_slot_cards_still_work():
    g = apocalypse().field(1, 1, "Pamphleteer").slot("Bomber").resources(1, 1)
    g.when("1: use Pamphleteer", "1: replace soldiers", "chance: draw Commissar")
    g.then(slot={(Kind.SOLDIER, 1): "Commissar"}, pile={Kind.SOLDIER: ["Bomber"]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_21_4_the_cap_of_life_points_is_10_for_any_number_of_players(players):
    g = apocalypse(players).squad(1, "Polar Guard").printed("Polar Guard", resistance=9).dice("A").resources(1, 4)
    g.when("1: use attack").then(lp=10).then_illegal("1: medicine")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_21_4_also_for_the_neutral_soldier(players):
    new_game(players, apocalypse=True).printed("Bomber", resistance=9).when("chance: draw Bomber").then(lp=10)


@pytest.mark.parametrize(("lp", "bonus"), [(1, 1), (5, 1), (6, 2), (10, 2)])
def test_X_21_5_with_5_or_fewer_life_points_one_more_paragon_with_6_or_more_two(lp, bonus):
    g = apocalypse(4).ark("Bomber", owner=2, lp=lp).resources(1, 1).end_turn().roll(3).then(paragon={2: 2 + bonus})
    assert g.happened("paragon_changed", player=1, amount=2 + bonus, bonus=bonus)


def test_X_21_5_not_in_the_normal_game():
    given(4).ark("Bomber", owner=2, lp=6).resources(1, 1).end_turn().roll(3).then(paragon={2: 2})


def test_X_21_6_also_if_the_dice_show_nothing():
    apocalypse().ark("Bomber", owner=1, lp=6).resources(1, 1).end_turn().roll(6).then(paragon={1: 2})


def test_X_21_6_once_for_a_roll_of_several_dice():
    apocalypse().ark("Commissar", owner=1, lp=5).resources(1, 1).end_turn().roll(1, 1).then(paragon={1: 3})


def test_X_21_6_not_for_destroying_soldiers():
    g = apocalypse().squad(1, "Bomber").ark("Polar Guard", owner=2, lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").roll(6).then(paragon={1: 0}, controller=1)


def test_X_21_6_not_for_looting_bases():
    g = apocalypse().ark("Bomber", owner=1, lp=8).dice("A").resources(1, 1).paragon(2, 5)
    g.when("1: use attack").roll(1).then(paragon={1: 1, 2: 4})


def test_X_21_6_not_for_exchanged_dice_and_effects():
    apocalypse().ark("Bomber", owner=1, lp=8).dice("P1").resources(1, 1).when("1: use paragon 1").then(paragon={1: 1})
    g = apocalypse().ark("Bomber", owner=1, lp=8).slot("Paragon Vein").resources(1, 6)
    g.when("1: buy Paragon Vein", "chance: draw Levy").roll(1, 6).then(paragon={1: 1})


def test_X_21_6_nobody_gets_it_for_the_neutral_soldier():
    apocalypse().ark("Bomber", lp=8).resources(1, 1).end_turn().then(active=2, paragon={1: 0, 2: 0})


def test_X_21_6_with_all_rolls_in_the_ark_also_for_kills():
    """The Bomber has entered with 3 + 2 life points."""
    g = apocalypse(apocalypseBonusScope="allRollsInArk").squad(1, "Bomber").ark("Polar Guard", owner=2, lp=4).dice("A")
    g.resources(1, 1).when("1: use attack").roll(1).then(paragon={1: 2}, lp=5)


def test_X_21_6_with_all_rolls_in_the_ark_also_for_a_blocker():
    g = apocalypse(apocalypseBonusScope="allRollsInArk").ark("Bomber", owner=1, lp=6).squad(2, "Ice Ranger").dice("A")
    g.resources(1, 1).when("1: use attack", "2: block Ice Ranger").roll(6).then(paragon={1: 2})


def test_X_21_6_with_all_rolls_in_the_ark_the_bonus_of_a_loot_is_not_taken_from_the_victim():
    g = apocalypse(apocalypseBonusScope="allRollsInArk").ark("Bomber", owner=1, lp=8).dice("A").resources(1, 1)
    g.paragon(2, 5).when("1: use attack").roll(1).then(paragon={1: 3, 2: 4})


def test_X_21_6_with_all_rolls_in_the_ark_it_is_granted_even_if_nothing_could_be_looted():
    g = apocalypse(apocalypseBonusScope="allRollsInArk").ark("Bomber", owner=1, lp=8).dice("A").resources(1, 1)
    g.when("1: use attack").then(paragon={1: 2, 2: 0}, question="ACTION")


def test_X_21_6_with_all_rolls_in_the_ark_rolls_elsewhere_have_no_bonus():
    g = apocalypse(apocalypseBonusScope="allRollsInArk").ark("Bomber", owner=2, lp=8).slot("Paragon Vein")
    g.resources(1, 6).when("1: buy Paragon Vein", "chance: draw Levy").roll(1, 6).then(paragon={1: 1, 2: 0})


def test_X_21_6_the_option_means_nothing_in_the_normal_game():
    g = given(apocalypseBonusScope="allRollsInArk", factionTraits=False).ark("Bomber", owner=1, lp=8).dice("A")
    g.resources(1, 1).paragon(2, 5).when("1: use attack").roll(1).then(paragon={1: 1, 2: 4})


@pytest.mark.parametrize(("players", "threshold"), [(2, 35), (3, 25), (4, 20)])
def test_X_21_9_the_default_thresholds_do_not_change(players, threshold):
    assert GAME.open_box(players, {"apocalypse": True}).record.threshold == threshold


def test_X_21_10_general_actions_levels_and_prices_inside_effects_are_not_cheaper():
    g = apocalypse().field(1, 1, "Siege Gun").ark("Bomber", owner=2, lp=9).squad(1, "Line Grenadier").resources(1, 2)
    g.then_illegal("1: use Siege Gun", "1: harvest", "1: expand").then_legal("1: tactical", "1: discard")
    apocalypse().resources(1, 4).when("1: expand").then(resources={1: 0}, level={1: 2})


def test_X_21_10_nor_is_the_level_of_an_event():
    """Blueprint: 1 - 1 for the card, then 4 - 3 for the level."""
    g = apocalypse().slot("Prefab Blueprint").resources(1, 2).when("1: buy Prefab Blueprint", "chance: draw Levy")
    g.then(resources={1: 2}).when("1: yes").then(resources={1: 1}, level={1: 2})


def test_X_21_10_the_bonus_is_added_in_one_step_before_the_win_check():
    g = apocalypse(threshold=10).ark("Bomber", owner=1, lp=6).paragon(1, 7).resources(1, 1).end_turn().roll(1)
    g.then(over=True, winners=[1], paragon={1: 10})
    assert len(g.happened("paragon_changed")) == 1
