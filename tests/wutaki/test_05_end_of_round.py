"""Group 5: how a round ends."""

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def last_worker(g):
    """Player 1 has one worker left, everybody else none."""
    g.placed(1, "7a", loyal=2).placed(1, "7e", loyal=1)
    for player, place in zip(range(2, g.players + 1), ("7b", "7c", "7d"), strict=False):
        g.placed(player, place, loyal=2)
        g.placed(player, ("7e", "7d", "13")[player - 2], loyal=2)
    return g


def test_W_5_1_a_round_ends_as_soon_as_nobody_has_an_available_worker():
    last_worker(given()).place(1, "11").then(round=2, question="DRAW")
    last_worker(given()).recruited(2, 1).place(1, "11").then(round=1, asked=2)


def test_W_5_1_players_may_run_out_at_different_times():
    g = given().placed(2, "7b", loyal=2).placed(2, "7e", loyal=2)
    for place in ("7a", "7c", "7d"):
        g.then(asked=1).place(1, place).then(round=1)
    g.place(1, "11").then(round=2)


# --- the three steps -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("claimed", [True, False])
def test_W_5_2_a_claimed_starting_player_marker_moves(claimed):
    g = last_worker(given(3)).start_player(2).place(1, "16" if claimed else "11").then(start=1 if claimed else 2)
    assert [e["player"] for e in g.happened("start_moves")] == ([0] if claimed else [])
    g.draw("C-13").then(asked=1 if claimed else 2)


def test_W_5_2_not_before_the_end_of_the_round():
    g = given(3).start_player(2).place(1, "16").then(start=2, asked=2)
    assert g.happened("start_moves") == []


def test_W_5_2_all_placed_workers_return_and_become_available():
    g = last_worker(given(3)).placed(1, "12", additional=1).placed(2, "13", additional=1, special=True)
    g.place(1, "11").draw("C-13")
    g.then(workers={1: {"loyal": 4, "additional": 1}, 2: {"loyal": 4, "additional": 1, "special": 1}, 3: {"loyal": 4}})
    g.then(at={("7a", 1): 0, ("13", 2): 0, ("12", 1): 0, ("11", 1): 0})
    assert all(not place["workers"] for place in g.view()["locations"])


def test_W_5_2_recruited_workers_stay_recruited():
    g = last_worker(given()).placed(1, "7c", additional=2).placed(2, "13", special=True).place(1, "11")
    g.then(recruited={1: 2})
    assert g.view()["seats"][0]["workers"]["slots"] == {"additional": 2, "special": 1}
    assert g.view()["seats"][1]["workers"]["slots"] == {"additional": 4, "special": 0}


def test_W_5_2_the_next_round_begins_with_its_card():
    g = last_worker(given()).start_player(2).place(1, "16").draw("C-12").then(asked=1, round=2)
    steps = order(g, "start_claim", "start_moves", "round_begins", "round_card")
    assert steps == ["start_claim", "start_moves", "round_begins", "round_card"]
    assert [e["player"] for e in g.happened("round_begins")] == [0]
    g.then(goods={1: {"stone": 4}, 2: {"wood": 2}})  # the new card is applied


def test_W_5_2_a_claim_is_good_for_one_round():
    g = last_worker(given()).start_player(2).place(1, "16").draw("C-13").then(start=1)
    assert g.view()["claimant"] is None


@pytest.mark.parametrize(("board", "master"), [("B1", "B1"), ("B3", "B3")])
def test_W_5_3_workers_on_masterboards_return_as_well(board, master):
    g = last_worker(given()).master(1, master).placed(1, board, additional=1).place(1, "11").draw("C-13")
    g.then(workers={1: {"loyal": 4, "additional": 1}}, at={(board, 1): 0}).when("1: worker loyal")
    g.then_legal(f"1: place loyal at {board}")


def test_W_5_3_and_those_on_round_card_places():
    g = last_worker(given()).round_card("C-01").placed(2, "C-01", additional=1).place(1, "11").draw("C-02")
    g.then(workers={2: {"loyal": 4, "additional": 1}}, at={("C-01", 2): 0})


def test_W_5_3_the_round_cards_leave_before_the_new_one_is_revealed():
    g = last_worker(given()).round_card("C-01").round_card("C-10").place(1, "11").then(question="DRAW")
    assert g.in_zone(Deck.ROUND, Zone.DISCARD) == ["C-01", "C-10"]
    assert (int(g.s.place_card), int(g.s.discount)) == (-1, 0)
    g.then_illegal("chance: draw C-01", "chance: draw C-10")


def test_W_5_3_so_they_belong_to_a_pile_that_is_shuffled_again_for_it():
    g = last_worker(given()).round_card("C-01").discards("C-02").without(Deck.ROUND).place(1, "11")
    g.then_options("chance: draw C-01", "chance: draw C-02")
    assert [(e["deck"], e["number"]) for e in g.happened("reshuffle")] == [("round", 2)]


# --- between turns only ----------------------------------------------------------------------------------------------


def test_W_5_4_step_2_of_the_last_worker_comes_first():
    g = last_worker(given()).pacts(1, "P-FI01").goods(1, oil=4).place(1, "11").then(round=1, question="STEP2")
    g.when("1: done").then(round=2)


def test_W_5_4_a_worker_recruited_in_it_keeps_the_round_going():
    g = last_worker(given()).pacts(1, "P-FI02").goods(1, wood=2, oil=3).place(1, "11").when("1: fulfil P-FI02")
    g.when("1: recruit additional").draw_rest().then(round=1, asked=1, workers={1: {"additional": 1}})
    g.place(1, "7c", "additional").then(round=2)


def test_W_5_4_if_he_declines_the_round_is_over():
    g = last_worker(given()).pacts(1, "P-FI02").goods(1, wood=2, oil=3).place(1, "11").when("1: fulfil P-FI02")
    g.when("1: done").draw("O-01", "O-02").then(round=2, question="DRAW")
