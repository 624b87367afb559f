"""12.2: chasing away. Chasers are workers of player 1; the quarry (7a) has 2, 3, 4 spaces with 2, 3, 4 players."""

import pytest

from spieltisch.wutaki.rules.words import Deck

from .scenario import given


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def times(g, place):
    """How often the action of a place was carried out."""
    return len(g.happened("execution", location=place))


# --- the group -------------------------------------------------------------------------------------------------------


def test_W_12_2_1_all_additional_workers_of_a_player_on_a_location_go_home():
    g = given(4).placed(2, "7a", loyal=1, additional=2, special=True).place(1, "2")
    g.then_options("1: none", "1: chase 7a")
    g.when("1: chase 7a").then(at={("7a", 2): 1}, recruited={2: 0}, workers={2: {"loyal": 3}})
    assert [(e["victim"], e["location"], e["number"], e["special"]) for e in g.happened("chase")] == [
        (1, "7a", 3, True)
    ]
    assert [e["worker"] for e in g.happened("worker_home", player=1, reason="chased")].count("special") == 1


def test_W_12_2_1_one_revenge_card_is_drawn_for_it():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").then(question="DRAW", revenge={1: []})
    g.draw("V-04").then(revenge={1: ["V-04"], 2: []})


def test_W_12_2_1_then_the_worker_may_move_there_and_act():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01")
    g.then(question="MOVE").then_options("1: yes", "1: none")
    g.when("1: yes").then(at={("7a", 1): 1, ("2", 1): 0}, goods={1: {"stone": 2}}, asked=2)


def test_W_12_2_1_or_stay():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01").when("1: none")
    g.then(at={("7a", 1): 0, ("7a", 2): 0, ("2", 1): 1}, goods={1: {}}, asked=2)


def test_W_12_2_1_loyal_workers_are_immune():
    given().placed(2, "7a", loyal=2).place(1, "2").then(asked=2, at={("7a", 2): 2, ("2", 1): 1}, revenge={1: []})


def test_W_12_2_1_chased_workers_must_be_recruited_anew():
    g = given().placed(2, "7a", additional=1).placed(2, "7b", additional=1).goods(2, wood=2).place(1, "2")
    g.when("1: chase 7a").draw("V-01").when("1: none").place(2, "7f").when("2: recruit additional")
    g.then(goods={2: {}}, recruited={2: 2}, workers={2: {"loyal": 3, "additional": 1}})


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_12_2_2_only_opponents_can_be_chased(edition):
    g = given(edition=edition).placed(1, "7b", additional=1).placed(2, "7a", additional=1).place(1, "2")
    g.then_options("1: none", "1: chase 7a")


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_12_2_2_own_workers_alone_are_no_victims(edition):
    given(edition=edition).placed(1, "7b", additional=1).place(1, "2").then(asked=2, at={("7b", 1): 1})


def test_W_12_2_2_in_a_mixed_company_the_own_ones_stay():
    g = given(3).placed(1, "7a", additional=1).placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a")
    g.then(at={("7a", 1): 1, ("7a", 2): 0})


def test_W_12_2_3_not_another_players_and_not_those_on_other_locations():
    g = given(3).placed(2, "7a", additional=2).placed(2, "7b", additional=1).placed(3, "7a", additional=1)
    g.place(1, "2").when("1: chase 7a", "1: player 2")
    g.then(at={("7a", 2): 0, ("7a", 3): 1, ("7b", 2): 1}, recruited={2: 1, 3: 1})


def test_W_12_2_3_one_revenge_card_whatever_the_size_of_the_group():
    g = given(3).placed(2, "7a", additional=2, special=True).place(1, "2").when("1: chase 7a").draw("V-01")
    g.then(question="MOVE", revenge={1: ["V-01"]})
    assert [e["number"] for e in g.happened("chase")] == [3]


# --- the move --------------------------------------------------------------------------------------------------------


def test_W_12_2_4_the_group_goes_then_the_card_then_the_move():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").then(at={("7a", 2): 0})
    g.then(question="DRAW").draw("V-01").then(question="MOVE").when("1: yes")
    steps = ("chase", "worker_home", "draw_revenge", "move", "receive")
    assert order(g, *steps) == list(steps)


def test_W_12_2_4_with_an_empty_revenge_pile_the_chase_goes_on():
    g = given().without(Deck.REVENGE).placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a")
    g.then(question="MOVE", revenge={1: []}, at={("7a", 2): 0})


def test_W_12_2_4_who_moves_leaves_the_chase_space_to_others_in_the_same_round():
    """Player 2 chases player 1's additional worker from where it has just moved."""
    g = given().placed(2, "7a", additional=1).recruited(1, 1).place(1, "2", "additional").when("1: chase 7a")
    g.draw("V-01").when("1: yes").then_legal("2: place loyal at 2").place(2, "2").when("2: chase 7a").draw("V-02")
    g.when("2: yes").then(goods={1: {"stone": 2}, 2: {"stone": 2}}, at={("7a", 2): 1, ("7a", 1): 0, ("2", 2): 0})


def test_W_12_2_4_who_stays_occupies_it():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01").when("1: none")
    g.then(asked=2).then_illegal("2: place loyal at 2")


def test_W_12_2_4_any_free_space_will_do_also_one_that_was_free_before():
    g = given(3).placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01").when("1: yes")
    g.then(at={("7a", 1): 1}, goods={1: {"stone": 2}})


def test_W_12_2_4_the_place_may_have_been_full_before():
    g = given().placed(2, "7a", additional=1, loyal=1).then_illegal("1: place loyal at 7a").place(1, "2")
    g.when("1: chase 7a").draw("V-01").when("1: yes").then(at={("7a", 1): 1, ("7a", 2): 1}, goods={1: {"stone": 2}})


# --- victims ---------------------------------------------------------------------------------------------------------


def test_W_12_2_5_without_a_victim_nothing_happens():
    g = given().place(1, "2").then(asked=2, revenge={1: []}, at={("2", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["2"]


def test_W_12_2_5_available_workers_are_no_victims():
    given().recruited(2, 4, special=True).place(1, "2").then(asked=2, revenge={1: []}, recruited={2: 4})


def test_W_12_2_5_places_of_round_cards_are_legal_targets():
    g = given().round_card("C-02").placed(2, "C-02", additional=1).place(1, "2").when("1: chase C-02").draw("V-01")
    g.when("1: yes").then(goods={1: {"gold": 3, "stone": 1}}, at={("C-02", 1): 1, ("C-02", 2): 0})


@pytest.mark.parametrize("board", ["B1", "B3"])
def test_W_12_2_5_masterboards_are_not(board):
    g = given().master(2, board).placed(2, board, additional=1).place(1, "2")
    g.then(asked=2, at={(board, 2): 1}, revenge={1: []})


def test_W_12_2_5_actions_of_chased_workers_are_not_undone():
    g = given().recruited(2, 1).turn_of(2).place(2, "7e", "additional").then(goods={2: {"gold": 3}}).place(1, "2")
    g.when("1: chase 7e").draw("V-01").when("1: none").then(goods={2: {"gold": 3}}, recruited={2: 0})


def test_W_12_2_5_declining_draws_no_card():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: none")
    g.then(asked=2, at={("7a", 2): 1, ("2", 1): 1}, revenge={1: []})


# --- the special worker ----------------------------------------------------------------------------------------------


def special(players=2, **options):
    return given(players, **options).recruited(1, 0, special=True)


def test_W_12_2_6_the_special_worker_chases_moves_and_acts_twice():
    g = special().placed(2, "7a", additional=1).place(1, "2", "special").when("1: chase 7a").draw("V-01")
    g.when("1: yes").then(question="AGAIN", goods={1: {"stone": 2}}).when("1: yes")
    g.then(goods={1: {"stone": 4}}, at={("7a", 1): 1}, revenge={1: ["V-01"]}, asked=2)
    assert (times(g, "2"), times(g, "7a")) == (1, 2)


def test_W_12_2_6_he_does_not_chase_again_after_moving():
    g = special().placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2", "special")
    g.when("1: chase 7a").draw("V-01").when("1: yes", "1: yes").then(asked=2, at={("7b", 2): 1})


def test_W_12_2_6_if_he_stays_he_may_chase_again_and_act_once():
    g = special().placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2", "special")
    g.when("1: chase 7a").draw("V-01").when("1: none").then(question="AGAIN").when("1: yes")
    g.then(question="DRAW", revenge={1: ["V-01"]}).draw("V-02").then(question="MOVE").when("1: yes").then(
        goods={1: {"wood": 2}}, at={("7b", 1): 1}, asked=2
    )
    g.then(revenge={1: ["V-01", "V-02"]}, recruited={2: 0})
    assert (times(g, "2"), times(g, "7a"), times(g, "7b")) == (2, 0, 1)


def test_W_12_2_6_the_second_chase_may_be_declined():
    g = special().placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2", "special")
    g.when("1: chase 7a").draw("V-01").when("1: none", "1: none").then(asked=2, at={("7b", 2): 1, ("2", 1): 1})


def test_W_12_2_6_but_not_once_it_has_been_announced():
    g = special(3).placed(2, "7a", additional=1).placed(2, "7b", additional=1).placed(3, "7c", additional=1)
    g.place(1, "2", "special").when("1: chase 7a").draw("V-01").when("1: none", "1: yes")
    g.then(question="GROUP").then_options("1: chase 7b", "1: chase 7c")


def test_W_12_2_6_without_a_second_victim_there_is_no_second_chase():
    g = special().placed(2, "7a", additional=1).place(1, "2", "special").when("1: chase 7a").draw("V-01")
    g.when("1: none").then(asked=2, revenge={1: ["V-01"]})


def test_W_12_2_6_he_may_stay_after_the_second_chase_too():
    g = special().placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2", "special")
    g.when("1: chase 7a").draw("V-01").when("1: none", "1: yes").draw("V-02").when("1: none")
    g.then(asked=2, at={("2", 1): 1}, goods={1: {}}, recruited={2: 0})


def test_W_12_2_6_if_the_new_action_is_not_used_it_is_not_used_twice_either():
    g = (
        special()
        .goods(1, gold=20)
        .placed(2, "6", additional=1)
        .place(1, "2", "special")
        .when("1: chase 6")
        .draw("V-01")
    )
    g.when("1: yes").then(question="UPGRADE").when("1: none").then(asked=2, at={("6", 1): 1})


def test_W_12_2_6_two_upgrades_after_the_move():
    g = (
        special()
        .goods(1, gold=20)
        .placed(2, "6", additional=1)
        .place(1, "2", "special")
        .when("1: chase 6")
        .draw("V-01")
    )
    g.when("1: yes", "1: upgrade 7a", "1: yes", "1: upgrade 7a").then(vp={1: 13}, goods={1: {"gold": 6}})


def test_W_12_2_6_S_1_works_in_the_same_way():
    g = given().skill(1, "S-1").placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01")
    g.when("1: yes").then(question="AGAIN", goods={1: {"stone": 2}}).when("1: yes").then(goods={1: {"stone": 4}})
    g = given().skill(1, "S-1").placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2")
    g.when("1: chase 7a").draw("V-01").when("1: none", "1: yes").draw("V-02").when("1: yes")
    g.then(goods={1: {"wood": 2}}, asked=2, revenge={1: ["V-01", "V-02"]})


# --- details ---------------------------------------------------------------------------------------------------------


def test_W_12_2_7_place_2_is_never_the_target():
    g = given().skill(1, "S-3").placed(2, "2", additional=1).place(1, "2").then(asked=2, at={("2", 2): 1, ("2", 1): 1})
    g = given().skill(1, "S-3").placed(2, "2", additional=1).placed(2, "7a", additional=1).place(1, "2")
    g.then_options("1: none", "1: chase 7a")


def test_W_12_2_7_the_location_is_chosen_first_then_the_player():
    g = given(4).placed(2, "7a", additional=1).placed(3, "7a", additional=1).placed(4, "7b", additional=1)
    g.place(1, "2").then_options("1: none", "1: chase 7a", "1: chase 7b")
    g.when("1: chase 7a").then(question="OPPONENT").then_options("1: player 2", "1: player 3")
    g.when("1: player 3").then(at={("7a", 2): 1, ("7a", 3): 0, ("7b", 4): 1})


def test_W_12_2_7_if_no_space_is_free_afterwards_there_is_no_move():
    """Three workers on two spaces, one of them chased away: R-W-5."""
    g = given().skill(2, "S-3", used=True).placed(2, "7a", loyal=2, additional=1).place(1, "2").when("1: chase 7a")
    g.draw("V-01").then(asked=2, at={("2", 1): 1, ("7a", 2): 2})


def test_R_W_5_a_location_has_a_free_space_when_fewer_workers_than_spaces_stand_there():
    """Three workers on two spaces: after one has gone none is free, after two have gone one is."""
    g = given().skill(2, "S-3", used=True).placed(2, "7a", loyal=2, additional=1).place(1, "2").when("1: chase 7a")
    g.draw("V-01").then_illegal("2: place loyal at 7a")
    g = given().skill(2, "S-3", used=True).placed(2, "7a", loyal=1, additional=2).place(1, "2").when("1: chase 7a")
    g.draw("V-01").then(question="MOVE").when("1: none").then_legal("2: place loyal at 7a")


def test_W_12_2_7_the_mover_need_not_use_an_action_place():
    g = given().placed(2, "5", additional=1).place(1, "2").when("1: chase 5").draw("V-01").when("1: yes")
    g.then(question="USE").when("1: none").then(at={("5", 1): 1}, pacts={1: []}, asked=2)


def test_W_12_2_7_he_receives_what_a_bonus_place_gives():
    g = given().placed(2, "11", additional=1).place(1, "2").when("1: chase 11").draw("V-01").when("1: yes")
    g.then(vp={1: 8}, asked=2)


def test_W_12_2_7_the_move_does_not_use_S_3():
    g = given().skill(1, "S-3").placed(2, "7a", loyal=1, additional=1)
    g.place(1, "2").when("1: chase 7a").draw("V-01").when("1: yes").then(at={("7a", 1): 1, ("7a", 2): 1})
    assert not g.s.seat[0].skill_used


def test_W_12_2_7_a_player_protected_by_O_48_is_no_victim():
    g = given(3).active(2, "O-48").placed(2, "7a", additional=1).placed(3, "7a", additional=1).place(1, "2")
    g.when("1: chase 7a").then(question="DRAW", at={("7a", 2): 1, ("7a", 3): 0})
    g = given(3).active(2, "O-48").placed(2, "7a", additional=1).place(1, "2").then(asked=2, at={("7a", 2): 1})
