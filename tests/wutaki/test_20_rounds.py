"""Group 20: round cards."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .changes import play
from .scenario import base_pack, given

PLACES = ["C-01", "C-02", "C-03", "C-04", "C-05", "C-06", "C-07", "C-08", "C-09", "C-11"]


def last_worker(g):
    """Player 2 has one loyal worker left, everybody else has placed all: the round ends with the next turn."""
    return (
        g.placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2).placed(2, "7d", loyal=1).turn_of(2)
    )


def test_W_20_1_twenty_cards():
    """Free upgrades, instant bonuses and new places among them."""
    assert len(base_pack().rounds) == 20
    given(2).round_begins().draw("C-09").place(1, "C-09").when("1: upgrade 7a").then(goods={1: {}}, vp={1: 9})
    given(2).round_begins().draw("C-13").then(goods={1: {"gold": 2}, 2: {"gold": 2}})
    given(2).round_begins().draw("C-02").place(1, "C-02").then(goods={1: {"stone": 1, "gold": 3}})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_20_2_one_worker_space_for_any_number_of_players(players):
    g = given(players).round_begins().draw("C-01").place(1, "C-01")
    g.then(asked=2).then_illegal("2: place loyal at C-01")
    assert [place["spaces"] for place in g.view()["locations"] if place["id"] == "C-01"] == [1]


def test_W_20_2_open_to_all_and_can_be_chased():
    g = (
        given(3)
        .round_card("C-01")
        .turn_of(3)
        .place(3, "C-01")
        .then(goods={3: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1}})
    )
    g = given(3).round_card("C-01").placed(3, "C-01", additional=1).place(1, "2").when("1: chase C-01").draw("V-01")
    g.then(at={("C-01", 3): 0})


def test_W_20_2_no_upgrades():
    g = given(2).round_card("C-01").goods(1, gold=30).place(1, "6").then_legal("1: upgrade 7a")
    g.then_illegal("1: upgrade C-01")


def test_W_20_3_carried_out_then_a_further_card():
    """First the whole effect, then the next card; this can chain."""
    g = given(2).round_begins().draw("C-17").then(question="DRAW").draw("O-01", "O-02")
    g.then(omens={1: ["O-01"], 2: ["O-02"]}).draw("C-20").draw("C-19").when("1: take oil", "2: take oil").draw("C-13")
    g.then(asked=1, question="PLACE", goods={1: {"oil": 1, "gold": 2}})
    chained = [(e["round_card"], e["chained"]) for e in g.happened("round_card")]
    assert chained == [("C-17", False), ("C-20", True), ("C-19", True), ("C-13", True)]
    given(2).round_begins().draw("C-13").then(asked=1, question="PLACE")  # without the symbol: no further card


def test_W_20_4_all_cards_of_a_round_stay_in_force_until_its_end():
    """A place that came behind another card can be used; then both are discarded, before the new card is revealed."""
    g = last_worker(given(2).round_card("C-20").round_card("C-10").round_card("C-02")).goods(2, gold=4)
    assert g.start().view()["round_cards"] == {"in_force": ["C-02", "C-10", "C-20"], "place": "C-02", "discount": 2}
    g.place(2, "C-02").then(goods={2: {"stone": 1, "gold": 7}}, question="DRAW", round=2)
    assert g.in_zone(Deck.ROUND, Zone.DISCARD) == ["C-02", "C-10", "C-20"]
    assert g.in_zone(Deck.ROUND, Zone.OPEN) == []
    g.draw("C-13").place(1, "7a")
    assert g.view()["round_cards"] == {"in_force": ["C-13"], "place": None, "discount": 0}


def test_W_20_5_from_the_starting_player_clockwise():
    g = given(4).start_player(3).round_begins().draw("C-19")
    for player in (3, 4, 1, 2):
        g.then(asked=player, question="TAKE").when(f"{player}: take gold")
    g = given(4).start_player(2).goods(1, gold=30).round_begins().draw("C-13")
    g.then(goods={2: {"gold": 2}, 3: {"gold": 2}, 4: {"gold": 1}, 1: {"gold": 30}})


def test_W_20_6_cards_revealed_in_a_round_are_not_shuffled_in_it():
    """The pile is empty: only earlier discards come back."""
    g = given(2).discards("C-19", "C-20", "C-13").without(Deck.ROUND).round_begins()
    g.then_options("chance: draw C-13", "chance: draw C-19", "chance: draw C-20").draw("C-19")
    g.when("1: take oil", "2: take oil").then_options("chance: draw C-13", "chance: draw C-20").draw("C-20")
    g.then(asked=1, goods={1: {"oil": 1, "gold": 2}, 2: {"oil": 1, "gold": 2}})  # C-13 was the only one left


def test_W_20_6_a_chain_has_at_most_as_many_links_as_there_are_such_cards():
    g = given(2).discards("C-17", "C-20").without(Deck.ROUND).without(Deck.OMEN).round_begins().draw("C-17")
    g.then(asked=1, question="PLACE")  # C-20 followed by itself, then there was nothing to reveal
    assert g.in_zone(Deck.ROUND, Zone.OPEN) == ["C-17", "C-20"]


@pytest.mark.parametrize("card", PLACES)
def test_W_20_7_a_location_of_its_own(card):
    """For S-3; no owner bonus, and it lends its action to nobody (O-36)."""
    g = given(2, masters="b").skill(1, "S-3").round_card(card).placed(2, card, loyal=1)
    g.then_legal(f"1: place loyal at {card}").place(1, card)
    assert g.happened("place", location=card, crowded=True)
    assert not g.happened("owner_bonus")
    g = given(2).omens(1, "O-36", "O-39", "O-40").goods(1, gold=9).round_card(card).placed(2, card, loyal=1)
    g.place(1, "13").then_illegal("1: play O-36")


def test_W_20_7_action_places_may_be_left_unused_bonus_places_may_not():
    """W-4.5"""
    g = given(2).round_card("C-03").goods(1, gold=3).place(1, "C-03").then(question="USE").when("1: none")
    g.then(vp={1: 5}, goods={1: {"gold": 3}})
    g = given(2).round_card("C-02")
    assert play(g, "1: place loyal at C-02")["1 goods"] == {"stone": 1, "gold": 3}
