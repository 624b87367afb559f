"""Group 3: what a round consists of, and whose turn it is."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Deck

from .scenario import given, new_game


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def turns(g):
    """Who took turns, counted from 1."""
    return [e["player"] + 1 for e in g.happened("turn_begins")]


def skipped(g):
    """Who was skipped, counted from 1, and whether by the turn limit."""
    return [(e["player"] + 1, e["limit"]) for e in g.happened("turn_skipped")]


def workers_gone(g, player, left=0):
    """All loyal workers of a player but `left` stand at places where they are in nobody's way."""
    places = {1: "7a", 2: "7b", 3: "7c", 4: "7d"}
    return g.placed(player, places[player], loyal=2).placed(player, "7e", loyal=2 - left)


# --- rounds ----------------------------------------------------------------------------------------------------------


def test_W_3_1_one_round_follows_the_other():
    g = workers_gone(workers_gone(given(), 1, left=1), 2).set_state(round_number=7)
    g.place(1, "11").then(round=8, question="DRAW").draw("C-13").then(asked=1, round=8, workers={1: {"loyal": 4}})


def test_W_3_1_their_number_is_not_fixed():
    """More rounds than round cards: the deck is shuffled again (W-24.11)."""
    g = given().round_card("C-01").pile_to_discards(Deck.ROUND).set_state(round_number=33)
    workers_gone(workers_gone(g, 1, left=1), 2).place(1, "11").then(round=34, question="DRAW")
    g.draw("C-02").then(asked=1)


def test_W_3_2_a_round_is_its_card_its_turns_and_its_end():
    g = workers_gone(workers_gone(given().round_begins(3), 1, left=1), 2, left=1)
    g.draw("C-02").place(1, "11").place(2, "16").then(question="DRAW", round=4)
    steps = order(g, "round_begins", "round_card", "turn_begins", "start_moves")
    assert steps == ["round_begins", "round_card", "turn_begins", "turn_begins", "start_moves", "round_begins"]


def test_W_3_3_one_card_is_revealed_per_round_the_first_included():
    g = new_game(2, start_player=1)
    while g.s.round_number < 1:
        g.first()
    g.then(question="DRAW").draw("C-12")
    assert [(e["round_card"], e["chained"]) for e in g.happened("round_card")] == [("C-12", False)]
    g.then(question="PLACE", round=1)


def test_W_3_3_the_reveal_at_the_end_of_a_round_is_the_one_of_the_next():
    g = workers_gone(workers_gone(given(), 1, left=1), 2).place(1, "11").draw("C-12")
    assert len(g.happened("round_card")) == 1
    assert [e["round"] for e in g.happened("round_begins")] == [2]
    g.then(question="PLACE", asked=1)


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_3_4_an_instant_effect_is_applied_at_once(edition):
    g = given(edition=edition).round_begins().draw("C-13").then(goods={1: {"gold": 2}, 2: {"gold": 2}})
    g.then(question="PLACE", asked=1).then_illegal("1: place loyal at C-13")


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_3_4_another_card_is_in_force_during_the_round(edition):
    g = given(edition=edition).round_begins().draw("C-01").then(goods={1: {}, 2: {}})
    g.then_legal("1: place loyal at C-01").place(1, "7a").then_legal("2: place loyal at C-01")
    g = given(edition=edition).round_begins().goods(2, gold=4).draw("C-10").place(1, "7a").place(2, "6")
    g.when("2: upgrade 7a").then(goods={2: {}})  # 6 - 2


def test_W_3_4_and_not_longer():
    g = workers_gone(workers_gone(given().round_card("C-01"), 1, left=1), 2).then_legal("1: place loyal at C-01")
    g.place(1, "11").draw("C-13").then_illegal("1: place loyal at C-01").then(question="PLACE")


# --- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "expected"), [(1, [1, 2, 3, 1, 2]), (2, [2, 3, 1, 2, 3]), (3, [3, 1, 2, 3, 1])])
def test_W_3_5_turns_go_clockwise_from_the_starting_player_one_at_a_time(start, expected):
    g = given(3).start_player(start).round_begins().draw("C-13")
    for player, place in zip(expected, ("11", "7a", "7b", "7c", "7d"), strict=True):
        g.then(asked=player).place(player, place)
    assert turns(g)[:5] == expected


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_3_6_who_has_no_available_worker_is_skipped(edition):
    """No placement, no pact, no skill: player 2 could fulfil one and use the other."""
    g = workers_gone(given(3, edition=edition), 2).pacts(2, "P-FI01").goods(2, oil=4).skill(2, "S-5").revenge(2, "V-01")
    g.place(1, "7a").then(asked=3)
    assert (turns(g), skipped(g)) == ([1, 3], [(2, False)])
    g.then(pacts={2: ["P-FI01"]}, revenge={2: ["V-01"]})


@pytest.mark.parametrize("worker", ["additional", "special"])
def test_W_3_6_any_type_of_worker_is_enough(worker):
    g = workers_gone(given(2), 2).recruited(2, int(worker == "additional"), special=worker == "special")
    g.place(1, "7d").then(asked=2, question="PLACE").then_legal(f"2: place {worker} at 11")


def test_W_3_7_a_skipped_player_with_a_worker_again_takes_turns_again():
    g = workers_gone(given(3), 2).place(1, "7a").then(asked=3)
    g.s.seat[1].recruited = g.s.seat[1].additional = 1  # as an effect would recruit it
    g.place(3, "7a").place(1, "7d").then(asked=2).then_legal("2: place additional at 11")
    assert (turns(g), skipped(g)) == ([1, 3, 1, 2], [(2, False)])


def test_W_3_7_not_before_the_order_reaches_him():
    g = workers_gone(given(3), 2).place(1, "7a").then(asked=3)
    g.s.seat[1].recruited = g.s.seat[1].additional = 1
    g.place(3, "7a").then(asked=1)


# --- the turn limit --------------------------------------------------------------------------------------------------


def test_W_3_8_the_limit_is_18_turns_a_round():
    assert given().values["max_turns_per_round"] == 18
    g = given().set_seat(2, turns=17).place(1, "7a").then(asked=2).place(2, "7a").place(1, "7b").then(asked=1)
    assert (turns(g), skipped(g)) == ([1, 2, 1, 1], [(2, True)])


def test_W_3_8_every_turn_counts_and_a_new_round_begins_with_none():
    g = given().place(1, "7a").place(2, "7a").place(1, "7b")
    assert [int(g.s.seat[seat].turns) for seat in (0, 1)] == [2, 2]  # the second turn of player 2 is running
    g = given().set_seat(1, turns=18).set_seat(2, turns=4).round_begins().draw("C-13")
    assert [int(g.s.seat[seat].turns) for seat in (0, 1)] == [1, 0]


def test_W_3_8_the_option_sets_another_limit():
    g = given(max_turns_per_round=9).set_seat(2, turns=9).place(1, "7a").then(asked=1)
    assert skipped(g) == [(2, True)]
    given(max_turns_per_round=10).set_seat(2, turns=9).place(1, "7a").then(asked=2)


def test_W_3_8_0_means_none():
    given(max_turns_per_round=0).set_seat(2, turns=3000).place(1, "7a").then(asked=2)


@pytest.mark.parametrize("limit", [-1, 1, 8, "eighteen", True])
def test_W_3_8_no_limit_below_the_nine_figures(limit):
    with pytest.raises(OptionError, match="is not possible"):
        GAME.open_box(2, {"max_turns_per_round": limit})


def test_W_3_8_a_round_ends_although_workers_are_left():
    """W-5.1"""
    g = given(max_turns_per_round=9).set_seat(1, turns=8).set_seat(2, turns=9).place(1, "7a")
    g.then(round=2, question="DRAW", workers={1: {"loyal": 4}, 2: {"loyal": 4}})


def test_W_3_8_and_nobody_beyond_the_limit_gets_a_last_turn():
    """W-6.7"""
    g = given(3, max_turns_per_round=9).vp(1, 99).set_seat(2, turns=9).place(1, "11").then(asked=3)
    assert skipped(g) == [(2, True)]
    g.place(3, "7a").then(over=True)


def test_W_3_8_the_limit_ends_no_running_turn():
    g = given(max_turns_per_round=9).set_seat(1, turns=8).pacts(1, "P-FI01").goods(1, oil=4).place(1, "7a")
    g.then(question="STEP2", asked=1).when("1: fulfil P-FI01").then(fulfilled={1: ["P-FI01"]})
