"""Group 11: board places in general (D-4)."""

import pytest

from .scenario import PLACES, SPACES, given


def occupied(players, place, number):
    """So many workers of player 2 stand there."""
    loyal = min(number, 4)
    return given(players).placed(2, place, loyal=loyal, additional=number - loyal)


def test_W_11_1_workers_can_be_placed_on_eighteen_locations():
    assert len(PLACES) == 18
    given().then_options(*(f"1: place loyal at {place}" for place in PLACES))


@pytest.mark.parametrize("number", ["7", "8", "9", "10", "17", "18"])
def test_W_11_1_the_other_numbers_are_not_visited(number):
    given().start().then_illegal(f"1: place loyal at {number}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", PLACES)
def test_W_11_2_a_location_has_as_many_spaces_as_the_data_say(place, players):
    spaces = SPACES[place][players - 2]
    assert 1 <= spaces <= 5
    occupied(players, place, spaces - 1).start().then_legal(f"1: place loyal at {place}")
    occupied(players, place, spaces).start().then_illegal(f"1: place loyal at {place}")


@pytest.mark.parametrize(("players", "total"), [(2, 24), (3, 34), (4, 44)])
def test_W_11_2_the_whole_board_has_room_for_everybody(players, total):
    assert sum(given(players).box.record.spaces[:18]) == total


def test_W_11_3_one_worker_per_space():
    given().place(1, "16").then(asked=2).then_illegal("2: place loyal at 16").then(at={("16", 1): 1})


def test_W_11_3_a_player_may_place_several_workers_on_one_location():
    g = given().place(1, "7a").place(2, "16").place(1, "7a").then(at={("7a", 1): 2}, goods={1: {"stone": 4}})
    g.then(asked=2).then_illegal("2: place loyal at 7a")


@pytest.mark.parametrize(("place", "open_with"), [("3", (2, 3, 4)), ("6", (2, 4)), ("15", (2, 3))])
def test_W_11_4_some_spaces_are_in_use_with_3_or_4_players_only(place, open_with):
    """Each further space of a location needs the number of players given for it."""
    for players in (2, 3, 4):
        in_use = sum(players >= needed for needed in open_with)
        occupied(players, place, in_use).start().then_illegal(f"1: place loyal at {place}")
        occupied(players, place, in_use - 1).start().then_legal(f"1: place loyal at {place}")


def test_W_11_5_a_visit_yields_the_bonus():
    given().place(1, "7b").then(goods={1: {"wood": 2}}, asked=2)


def test_W_11_5_or_allows_the_action():
    g = given().goods(1, gold=6).place(1, "6").then_legal("1: none", "1: upgrade 7a")
    g.when("1: none").then(goods={1: {"gold": 6}}, asked=2)


def test_W_11_6_one_visit_even_if_the_action_is_carried_out_twice():
    """Player 2 owns a marker at the quarry: 1 oil for each visit."""
    g = given().upgrade(2, "7a").recruited(1, 0, special=True).place(1, "7a", "special").when("1: yes")
    g.then(goods={1: {"stone": 6}, 2: {"oil": 1}})


def test_W_11_6_one_visit_also_if_the_action_is_not_used():
    g = given().upgrade(2, "7f").place(1, "7f").when("1: done").then(goods={1: {}, 2: {"gold": 1}}, recruited={1: 0})
    g = given().upgrade(2, "7f").recruited(1, 1).place(1, "7f")  # no stone, nothing to recruit with
    g.then(asked=2, goods={2: {"gold": 1}}, recruited={1: 1})


def test_W_11_6_the_move_after_a_chase_is_a_visit():
    g = given().upgrade(2, "7a").placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01")
    g.then(goods={2: {}}).when("1: yes").then(goods={1: {"stone": 3}, 2: {"oil": 1}})


def test_W_11_6_chasing_without_moving_is_none():
    g = given().upgrade(2, "7a").placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01")
    g.when("1: none").then(goods={1: {}, 2: {}}, at={("2", 1): 1})


def test_W_11_7_a_location_is_chosen_not_one_of_its_spaces():
    g = given(4)
    assert len(g.legal()) == len(PLACES)
    g.then_options(*(f"1: place loyal at {place}" for place in PLACES))


def test_W_11_7_regular_additional_workers_are_interchangeable():
    given().recruited(1, 3).then(question="WORKER").then_options("1: worker loyal", "1: worker additional")
