"""Group 19: revenge cards."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Score, Zone

from .scenario import base_pack, given

PACTS = [f"P-{element}{number:02}" for number in (2, 3, 4) for element in ("FI", "WA", "EA", "WI")]


def loss(g, player=1):
    """What step 1 of the final scoring costs a player."""
    g.scoring().vp(1, 60).then(over=True)
    return int(g.s.score[player - 1, Score.REVENGE])


def test_W_19_1_nineteen_cards():
    assert len(base_pack().revenge) == 19


@pytest.mark.parametrize(
    ("card", "number", "points"), [("V-01", 8, 0), ("V-01", 9, -9), ("V-02", 4, 0), ("V-02", 5, -6), ("V-02", 9, -6)]
)
def test_W_19_1_printed_examples_about_pacts(card, number, points):
    """At most 8 fulfilled pacts, else 9 points; at most 4, else 6."""
    assert loss(given(2).revenge(1, card).fulfilled(1, *PACTS[:number])) == points


@pytest.mark.parametrize(("stone", "points"), [(0, 0), (4, 0), (5, -5), (20, -5)])
def test_W_19_1_fewer_than_five_stone(stone, points):
    assert loss(given(2).revenge(1, "V-03").goods(1, stone=stone)) == points


def test_W_19_2_a_limit_forbids_nothing_during_play():
    """The same turn with and without the cards; only the end counts."""
    for cards in ((), ("V-02", "V-03", "V-07", "V-17")):
        g = given(2).revenge(1, *cards).goods(1, stone=4).fulfilled(1, *PACTS[:4]).pacts(1, "P-EA01", "P-WI15")
        g.master(1, "A", track=5).when("1: place loyal at 7a").then_legal("1: fulfil P-EA01").when("1: fulfil P-EA01")
        g.then(goods={1: {"stone": 2}}, vp={1: 9}, revenge={1: list(cards)})


def test_W_19_2_judged_on_the_frozen_state():
    """W-7.2  Nothing is spent before: V-03 looks at the same stone that gives 3 points in step 7."""
    g = given(2).revenge(1, "V-03").goods(1, stone=5)
    assert loss(g) == -5
    assert int(g.s.score[0, Score.RESOURCES]) == 3


def test_W_19_2_several_cards_add_up():
    g = given(2).revenge(1, "V-01", "V-02", "V-18", "V-03", "V-08").fulfilled(1, *PACTS[:9]).goods(1, stone=13)
    assert loss(g) == -(9 + 6 + 7 + 5 + 7)


def test_W_19_3_they_stay_with_the_player():
    """Until given away or shuffled back: a whole round changes nothing."""
    g = given(2).revenge(1, "V-05").placed(1, "7a", loyal=2).placed(1, "7b", loyal=2)
    g.placed(2, "7c", loyal=2).placed(2, "7d", loyal=1).turn_of(2).place(2, "11").draw("C-13").then(round=2)
    g.then(revenge={1: ["V-05"]})


def test_W_19_3_the_owner_knows_the_card_the_others_the_number():
    g = given(3).revenge(1, "V-05", "V-06")
    assert g.view(1)["seats"][0]["revenge"] == ["V-05", "V-06"]
    for seat in (2, 3, None):
        assert (g.view(seat)["seats"][0]["revenge"], g.view(seat)["seats"][0]["revenge_number"]) == (None, 2)


def cards_seen(g, event):
    """The card of the last event of this kind as each of three players and a spectator sees it."""
    return [g.heard(seat, event)[-1]["revenge"] for seat in (1, 2, 3, None)]


def test_W_19_3_giver_and_receiver_know_a_present():
    """The third player and spectators see that a card is given, not which."""
    g = given(3).revenge(1, "V-05", "V-06").goods(1, gold=10).place(1, "11").when("1: choose 2", "1: give V-06")
    g.when("1: player 2").then(revenge={1: ["V-05"], 2: ["V-06"]})
    assert cards_seen(g, "give_revenge") == ["V-06", "V-06", None, None]
    assert [g.view(seat)["seats"][1]["revenge_number"] for seat in (1, 2, 3, None)] == [1] * 4
    assert [g.view(seat)["seats"][1]["revenge"] for seat in (1, 2, 3, None)] == [None, ["V-06"], None, None]


def test_W_19_3_only_who_draws_a_card_knows_it():
    g = given(3).monster(gold=1).place(1, "12").when("1: yes").draw("V-08")
    assert cards_seen(g, "draw_revenge") == ["V-08", None, None, None]


@pytest.mark.parametrize("way", ["S-5", "O-31", "P-EA11", "B4"])
def test_W_19_4_the_owner_chooses_what_is_returned_and_it_is_shuffled_in_unseen(way):
    g = given(3, masters="b").revenge(1, "V-05", "V-06")
    if way == "S-5":
        g.skill(1, "S-5").when("1: use S-5")
    elif way == "O-31":
        g.omens(1, "O-31").goods(1, gold=3).place(1, "13").when("1: play O-31")
    elif way == "P-EA11":
        g.step2_of(1).pacts(1, "P-EA11").goods(1, gold=10).when("1: fulfil P-EA11")
    else:
        g.master(1, "B4").recruited(1, 1).goods(1, stone=1, wood=1, sheep=1, oil=1).place(1, "1")
        g.when("1: yes", "1: give up additional")
    g.then_legal("1: return V-05", "1: return V-06").when("1: return V-05").then(revenge={1: ["V-06"]})
    assert "V-05" in g.in_zone(Deck.REVENGE, Zone.DECK)
    assert cards_seen(g, "return_revenge") == ["V-05", None, None, None]
