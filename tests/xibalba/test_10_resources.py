"""Section 10: resources."""

import pytest

from spieltisch.xibalba.rules.words import Place, Thing

from .scenario import given


@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_X_10_1_a_die_is_exchanged_for_as_many_resources_as_it_shows(symbols):
    g = given().dice(f"R{symbols} R1").resources(1, 4).when(f"1: use resource {symbols}")
    g.then(resources={1: 4 + symbols, 2: 0})


def test_X_10_1_but_need_not_be():
    given().dice("R3").then_legal("1: use resource 3", "1: done")


def test_X_10_1_a_blank_and_other_dice_give_no_resources():
    given().dice("R0 A P1").resources(1, 4).then_illegal("1: use blank resource", "1: use attack")


def test_X_10_2_resources_stay_beyond_turn_and_round():
    g = given(3).resources(1, 9).resources(2, 4).end_turn().pass_turn().pass_turn()
    g.then(active=1, turn=4, resources={1: 9, 2: 4})


@pytest.mark.parametrize(("before", "symbols"), [(24, 3), (23, 3), (24, 1)])
def test_X_10_3_nobody_has_more_than_25_and_the_excess_lapses(before, symbols):
    g = given().dice(f"R{symbols}").resources(1, before).when(f"1: use resource {symbols}").then(resources={1: 25})
    assert g.happened("resources_changed", amount=25 - before, lapsed=before + symbols - 25, total=25)


def test_X_10_3_from_whatever_source():
    given().seat(1, faction="CHA", level=4, resources=24).phase("effect").then(resources={1: 25})
    given().field(1, 1, "Fuel Baroness").resources(1, 24).phase("effect").then(resources={1: 25})


def test_X_10_4_dice_are_exchanged_one_by_one_with_spending_in_between():
    """24 and 3 would be 25; after a harvest it is 23."""
    g = given().dice("R3 R3").resources(1, 24).when("1: harvest").roll(6).when("1: use resource 3")
    g.when("1: tactical").roll(6).when("1: use resource 3").then(resources={1: 24})


def test_X_10_5_who_must_lose_more_than_he_has_loses_all():
    g = given().field(1, 1, "Shadow Broker").resources(1, 2).resources(2, 2).when("1: use Shadow Broker")
    g.then(resources={1: 1, 2: 0})


def test_X_10_5_there_are_no_debts():
    """What was not there is not taken later."""
    g = given().field(1, 1, "Shadow Broker").resources(1, 2).resources(2, 1).when("1: use Shadow Broker").end_turn()
    g.dice_phase("4+2", 3, 4, 4, 4, 4, 4).when("2: use resource 3").then(resources={2: 3})


def test_X_10_5_a_player_with_a_full_track_still_takes_what_he_steals():
    g = given(factionTraits=False).effect("Desert Raid", "ACT", "steal(opp,R,4)").printed("Desert Raid", cost=0)
    g.slot("Desert Raid").resources(1, 24).resources(2, 6).when("1: buy Desert Raid", "chance: draw Levy")
    g.then(resources={1: 25, 2: 2})
    assert g.happened("resources_changed", player=0, amount=1, lapsed=3)


def test_X_10_6_nothing_can_be_traded_or_given_away():
    """With everything on the table the action phase offers no player, no field and no card of an opponent."""
    g = given(factionTraits=False).resources(1, 25).paragon(1, 9).dice("R0 R1 A P1").squad(1, "Bomber", "Flame Maid")
    g.field(1, 1, "Scrap Dealer").squad(2, "Commissar").field(2, 1, "Scrap Dealer").ark("Polar Guard").resources(2, 5)
    g.then(question="ACTION").then_legal("1: use Scrap Dealer a").then_illegal("1: use Scrap Dealer b")
    for thing in g.things():
        assert not Thing.FIELD <= thing < Thing.BUTTON, g.legal()
        if Thing.CARD <= thing < Thing.FIELD:
            place = int(g.s.place[thing - Thing.CARD])
            assert Place.SLOT <= place < Place.SQUAD or Place.FIELD <= place < Place.FIELD + 4


def test_X_10_6_a_discarded_card_goes_to_nobody():
    g = given(factionTraits=False).resources(1, 2).squad(1, "Bomber").when("1: discard", "1: discard Bomber")
    g.then(squad={1: [], 2: []}, resources={1: 1, 2: 0})


def test_X_10_7_with_25_resources_resource_dice_are_not_offered():
    g = given().dice("R1 R3 P1").resources(1, 25).then_illegal("1: use resource 1", "1: use resource 3")
    g.then_legal("1: use paragon 1")
    g.when("1: tactical").roll(6).then_legal("1: use resource 1", "1: use resource 3")
