"""Every round card of the base pack: `digest/data.md` D-14 with its notes."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .changes import changes, facts, play
from .scenario import base_pack, given

PLAYED = set()
NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}
PLACES = ["C-01", "C-02", "C-03", "C-04", "C-05", "C-06", "C-07", "C-08", "C-09", "C-11"]


def plays(*ids):
    """This test plays these round cards."""
    PLAYED.update(ids)
    return lambda test: test


def test_every_round_card_is_played():
    assert {card.id for card in base_pack().rounds} == PLAYED


def visited(g, card, *answers, worker="loyal"):
    """Player 1 visits the place on the card: what that changes besides their worker."""
    before = facts(g)
    g.place(1, card, worker).when(*answers)
    change = changes(before, facts(g))
    assert change.pop("1 stands") == {card: 1}
    if worker == "loyal":
        assert change["1 available"].pop("loyal") == -1
        if not change["1 available"]:
            del change["1 available"]
    return change


def not_used(g, card):
    """Player 1 visits the place and can do nothing there: the worker only blocks it (W-4.5)."""
    assert visited(g, card) == {}
    return bool(g.happened("no_use", player=0, location=card)) and not g.happened("execution")


def revealed(g, card, *answers):
    """A round begins with this card: what that changes."""
    return play(g.round_begins(), f"chance: draw {card}", *answers)


# --- new places ------------------------------------------------------------------------------------------------------


@plays(*PLACES)
@pytest.mark.parametrize("card", PLACES)
def test_a_place_has_one_space_for_everybody_in_this_round(card):
    """W-20.2, W-20.7"""
    g = given(4).start_player(2).omens(1, "O-41", "O-42", "O-43").goods(1, gold=9)
    assert revealed(g, card) == {"round cards": [f"+{card}"]}
    g.then(asked=2).place(2, "7a").then_legal(f"3: place loyal at {card}").place(3, "7a").place(4, "7b")
    g.then_legal(f"1: place loyal at {card}").when(f"1: place loyal at {card}").then(at={(card, 1): 1})


@plays(*PLACES)
@pytest.mark.parametrize("card", PLACES)
def test_a_taken_place_is_closed_and_opens_no_more_in_the_next_round(card):
    """W-5.3, W-20.2, W-20.4"""
    g = given(2).round_card(card).placed(2, card, loyal=1).then_illegal(f"1: place loyal at {card}")
    g = given(2).placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2).placed(2, "7d", loyal=1)
    g.round_card(card).turn_of(2).place(2, "7e").then(question="DRAW", round=2)
    assert g.in_zone(Deck.ROUND, Zone.DISCARD) == [card]
    g.draw("C-13").then_illegal(f"1: place loyal at {card}")


@plays("C-01", "C-02")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("C-01", {"stone": 1, "wood": 1, "sheep": 1, "oil": 1}), ("C-02", {"stone": 1, "gold": 3})],
)
def test_C_01_C_02_resources(card, goods):
    """Bonus places: received without a question, as far as the supply goes."""
    assert visited(given(2).round_card(card), card) == {"1 goods": goods}
    g = given(2).round_card(card).supply(2, **NOTHING | {"stone": 1})
    assert visited(g, card) == {"1 goods": {"stone": 1}}
    assert visited(given(2).round_card(card).supply(2, **NOTHING), card) == {}


@plays("C-03")
def test_C_03_three_sacrificed_for_four_points():
    g = given(2).round_card("C-03").goods(1, wood=1, gold=3)
    change = visited(g, "C-03", "1: yes", "1: sacrifice gold", "1: sacrifice wood")
    assert change == {"1 goods": {"wood": -1, "gold": -2}, "monster": {"wood": 1, "gold": 2}, "1 vp": 4}
    g = given(2).round_card("C-03").goods(1, wood=1, gold=3)
    assert visited(g, "C-03", "1: none") == {}
    assert not_used(given(2).round_card("C-03").goods(1, gold=2), "C-03")


@plays("C-04")
def test_C_04_two_omens():
    """A bonus place; as many as there are."""
    g = given(2).round_card("C-04")
    assert visited(g, "C-04", "chance: draw O-01", "chance: draw O-50") == {"1 omens": ["+O-01", "+O-50"]}
    g = given(2).round_card("C-04").without(Deck.OMEN, leave=1)
    assert visited(g, "C-04") == {"1 omens": ["+O-01"]}
    assert visited(given(2).round_card("C-04").without(Deck.OMEN), "C-04") == {}


@plays("C-05")
def test_C_05_a_worker_for_nothing():
    """Declining is place without use; `free` covers the special worker's gold."""
    g = given(2).round_card("C-05").recruited(1, 1)
    change = visited(g, "C-05", "1: recruit additional")
    assert change == {"1 recruited": 1, "1 available": {"additional": 1}}
    g.then(asked=2)  # one worker only
    g = given(2).round_card("C-05").recruited(1, 4)
    assert visited(g, "C-05", "1: recruit special") == {"1 special": "available"}
    g = given(2).round_card("C-05")
    assert visited(g, "C-05", "1: done") == {}
    assert g.happened("no_use", player=0, location="C-05")
    assert not_used(given(2).round_card("C-05").recruited(1, 4, special=True), "C-05")


@plays("C-06")
def test_C_06_two_gold_for_five_resources():
    """Kinds one by one, after paying: the gold just paid can come back."""
    g = given(2).round_card("C-06").goods(1, gold=2)
    change = visited(g, "C-06", "1: yes", "1: take oil", "1: take oil", "1: take gold", "1: take stone", "1: take wood")
    assert change == {"1 goods": {"stone": 1, "wood": 1, "oil": 2, "gold": -1}}
    g = given(2).round_card("C-06").goods(1, gold=2)
    assert visited(g, "C-06", "1: none") == {}
    assert not_used(given(2).round_card("C-06").goods(1, gold=1, oil=9), "C-06")
    assert not_used(given(2).round_card("C-06").goods(1, gold=2).supply(2, **NOTHING), "C-06")
    g = given(2).round_card("C-06").goods(1, gold=2).supply(2, **NOTHING | {"oil": 1})
    change = visited(g, "C-06", "1: yes", "1: take oil")  # then the two gold just paid are all there is
    assert change == {"1 goods": {"oil": 1}}


@plays("C-07")
def test_C_07_an_omen_is_drawn_and_one_may_be_played():
    """A bonus place; also the one just drawn can be played, or none."""
    g = given(2).round_card("C-07").omens(1, "O-14")
    assert visited(g, "C-07", "chance: draw O-08") == {"1 omens": ["+O-08"]}
    g.then_options("1: none", "1: play O-08", "1: play O-14")
    assert play(g.copy(), "1: none") == {}
    expected = {"1 omens": ["-O-08"], "omen discards": ["+O-08"], "1 goods": {"gold": 5}}
    assert play(g, "1: play O-08") == expected


@plays("C-07")
def test_C_07_the_drawing_cannot_be_refused():
    g = given(2).round_card("C-07")
    assert visited(g, "C-07", "chance: draw O-01") == {"1 omens": ["+O-01"]}  # which cannot be paid: no question
    g.then(asked=2)
    g = given(2).round_card("C-07").omens(1, "O-14").without(Deck.OMEN)
    assert visited(g, "C-07") == {}
    g.then_options("1: none", "1: play O-14")


@plays("C-08")
def test_C_08_two_omens_for_five_points():
    g = given(2).round_card("C-08").omens(1, "O-40", "O-41", "O-42")
    change = visited(g, "C-08", "1: yes", "1: discard O-42", "1: discard O-40")
    assert change == {"1 omens": ["-O-40", "-O-42"], "omen discards": ["+O-40", "+O-42"], "1 vp": 5}
    g = given(2).round_card("C-08").omens(1, "O-40", "O-41")
    assert visited(g, "C-08", "1: none") == {}
    assert not_used(given(2).round_card("C-08").omens(1, "O-40").active(1, "O-41"), "C-08")


@plays(*PLACES)
@pytest.mark.parametrize(
    ("card", "answers", "once"),
    [
        ("C-01", [], {"1 goods": {"stone": 1, "wood": 1, "sheep": 1, "oil": 1}}),
        ("C-03", ["1: sacrifice oil"] * 3, {"1 goods": {"oil": -3}, "monster": {"oil": 3}, "1 vp": 4}),
        ("C-04", ["chance: draw O-01", "chance: draw O-02"], {"1 omens": ["+O-01", "+O-02"]}),
        ("C-09", ["1: upgrade 7a"], {"1 vp": 4, "1 markers": -1, "markers 7a": [1]}),
    ],
    ids=["C-01", "C-03", "C-04", "C-09"],
)
def test_the_special_worker_uses_a_place_twice(card, answers, once):
    """W-16.5  The second time optional, each time with its cost."""
    g = given(2).round_card(card).recruited(1, 4, special=True).goods(1, oil=6, gold=1)
    first = ["1: yes"] if card == "C-03" else []
    before = facts(g)
    g.place(1, card, "special").when(*first, *answers).then(question="AGAIN")
    change = changes(before, facts(g))
    assert {key: change[key] for key in once} == once
    assert play(g.copy(), "1: none") == {}
    second = [answer.replace("O-01", "O-03").replace("O-02", "O-04") for answer in answers]
    change = play(g, "1: yes", *second)
    assert change.get("1 vp") == once.get("1 vp")
    assert change.get("1 goods") == once.get("1 goods")
    assert change.get("markers 7a") == ([1, 1] if card == "C-09" else None)
    g.then(asked=2)


@plays("C-01")
def test_a_place_on_a_round_card_can_be_hunted():
    """W-20.2, W-12.2.5  Chased away, and the chaser may move in and act."""
    g = given(2).round_card("C-01").placed(2, "C-01", additional=1).place(1, "2").when("1: chase C-01")
    g.draw("V-01").then(question="MOVE", at={("C-01", 2): 0}).when("1: yes")
    g.then(at={("C-01", 1): 1, ("2", 1): 0}, goods={1: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1}})


# --- upgrades --------------------------------------------------------------------------------------------------------


@plays("C-09")
@pytest.mark.parametrize("what", ["7a", "7f", "T-1", "T-9"])
def test_C_09_any_upgrade_without_price(what):
    g = given(2).round_card("C-09")
    where = {"1 towers": [f"+{what}"]} if what.startswith("T") else {f"markers {what}": [1]}
    assert visited(g, "C-09", f"1: upgrade {what}") == {"1 vp": 4, "1 markers": -1, **where}


@plays("C-09", "C-11")
@pytest.mark.parametrize("card", ["C-09", "C-11"])
def test_C_09_C_11_may_be_declined_and_need_a_marker(card):
    """W-4.7  Place without use."""
    g = given(2).round_card(card).goods(1, gold=9)
    assert visited(g, card, "1: none") == {}
    assert g.happened("no_use", player=0, location=card)
    assert not_used(given(2).round_card(card).goods(1, gold=9).markers(1, 0), card)


@plays("C-11")
@pytest.mark.parametrize(("what", "price"), [("7a", 1), ("7e", 0), ("7f", 0), ("T-1", 3), ("T-5", 5)])
def test_C_11_five_gold_less(what, price):
    """Prices of D-4 and D-10 less 5, never below 0."""
    g = given(2).round_card("C-11").goods(1, gold=price)
    where = {"1 towers": [f"+{what}"]} if what.startswith("T") else {f"markers {what}": [1]}
    expected = {"1 vp": 4, "1 markers": -1, **where} | ({"1 goods": {"gold": -price}} if price else {})
    assert visited(g, "C-11", f"1: upgrade {what}") == expected
    if price:
        g = given(2).round_card("C-11").goods(1, gold=price - 1).place(1, "C-11")
        g.then(question="UPGRADE").then_illegal(f"1: upgrade {what}")


@plays("C-10")
def test_C_10_every_upgrade_costs_two_gold_less_in_this_round():
    """For everybody, at place 6."""
    assert revealed(given(2), "C-10") == {"round cards": ["+C-10"], "discount": 2}
    g = given(4).round_card("C-10").goods(1, gold=3).goods(2, gold=8)
    g.place(1, "6").then_options("1: none", "1: upgrade 7e", "1: upgrade 7f").when("1: upgrade 7e")
    g.then(goods={1: {}}, vp={1: 9}).place(2, "6").when("2: upgrade T-5").then(goods={2: {}}, vp={2: 9})
    g = given(2).goods(1, gold=3).place(1, "6")
    assert g.happened("no_use", location="6")  # without the card


@plays("C-10", "C-11")
def test_C_10_adds_up_with_other_discounts():
    """W-15.14  With the place of B1, and with C-11 should a pack chain them; O-20 see there."""
    g = given(2, masters="b").round_card("C-10").master(1, "B1").goods(1, gold=1).place(1, "B1")
    g.when("1: upgrade 7a").then(goods={1: {}}, vp={1: 6})  # 6 - 3 - 2, for 1 point
    g = given(2).round_card("C-10").round_card("C-11").goods(1, gold=3).place(1, "C-11").when("1: upgrade T-5")
    g.then(goods={1: {}}, vp={1: 9})  # 10 - 5 - 2
    g = given(2).round_card("C-10").round_card("C-11").place(1, "C-11").when("1: upgrade 7a").then(vp={1: 9})


@plays("C-10")
def test_C_10_ends_with_the_round():
    g = given(2).placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2).placed(2, "7d", loyal=1)
    g.round_card("C-10").goods(1, gold=5).turn_of(2)
    before = facts(g)
    g.place(2, "11").then(question="DRAW")
    change = changes(before, facts(g))
    assert change["discount"] == -2
    assert change["round discards"] == ["+C-10"]
    g.draw("C-12").place(1, "6").then_options("1: none", "1: upgrade 7e", "1: upgrade 7f")


# --- instant ---------------------------------------------------------------------------------------------------------


@plays("C-12")
def test_C_12_two_of_the_own_cost_resource():
    expected = {f"{player} goods": {kind: 2} for player, kind in enumerate(("stone", "wood", "sheep", "oil"), 1)}
    g = given(4)
    assert revealed(g, "C-12") == {"round cards": ["+C-12"], **expected}
    g.then(asked=1, question="PLACE")


@plays("C-13")
def test_C_13_two_gold():
    expected = {f"{player} goods": {"gold": 2} for player in (1, 2, 3)}
    assert revealed(given(3), "C-13") == {"round cards": ["+C-13"], **expected}


@plays("C-13")
def test_C_13_a_short_supply_serves_earlier_players_first():
    """W-20.5, W-24.5  From the starting player on."""
    g = given(3).start_player(2).vp(1, 5).goods(1, gold=32)
    assert revealed(g, "C-13") == {"round cards": ["+C-13"], "2 goods": {"gold": 2}, "3 goods": {"gold": 1}}
    assert [(e["player"], e["wanted"], e["got"]) for e in g.happened("receive")] == [(1, 2, 2), (2, 2, 1), (0, 2, 0)]


@plays("C-14")
def test_C_14_everybody_pays_his_workers():
    """W-14.9  All workers are at home, so no question; the special one leaves first."""
    g = given(3).recruited(1, 2).goods(1, stone=3).recruited(2, 4, special=True).goods(2, wood=3).recruited(3, 1)
    change = revealed(g, "C-14")
    assert change == {
        "round cards": ["+C-14"],
        "1 goods": {"stone": -2},
        "2 goods": {"wood": -3},
        "2 special": "home",
        "2 recruited": -1,
        "2 available": {"additional": -1},
        "3 recruited": -1,
        "3 available": {"additional": -1},
    }
    g.then(asked=1)


@plays("C-15")
def test_C_15_everybody_sacrifices_two_of_his_choice():
    """W-24.13  Each chooses; with fewer than two they give what is there."""
    g = given(4).start_player(3).goods(1, gold=1).goods(3, stone=1, oil=2).goods(4, wood=3)
    change = revealed(g, "C-15")
    assert change == {"round cards": ["+C-15"]}
    g.then(asked=3).then_options("3: sacrifice stone", "3: sacrifice oil")
    change = play(g, "3: sacrifice oil", "3: sacrifice stone")
    assert change == {
        "3 goods": {"stone": -1, "oil": -1},
        "4 goods": {"wood": -2},
        "1 goods": {"gold": -1},
        "monster": {"stone": 1, "wood": 2, "oil": 1, "gold": 1},
    }
    g.then(asked=3, question="PLACE")


@plays("C-16")
def test_C_16_a_point_per_unfulfilled_pact():
    g = given(3).pacts(1, "P-FI02", "P-FI03").pacts(3, "P-WA02").fulfilled(2, "P-EA02")
    assert revealed(g, "C-16") == {"round cards": ["+C-16"], "1 vp": 2, "3 vp": 1}


@plays("C-16")
def test_C_16_can_trigger_the_end():
    """W-6.5  The effect is completed; each other player has one turn from the starting player on."""
    g = given(3).start_player(2).pacts(3, "P-FI02").pacts(2, "P-EA02").pacts(1, "P-WA02").vp(3, 99).vp(1, 99)
    change = revealed(g, "C-16")
    assert change == {"round cards": ["+C-16"], "1 vp": 1, "2 vp": 1, "3 vp": 1, "triggerer": 3}
    g.then(asked=2).place(2, "11").then(asked=1).place(1, "7a").then(over=True)
    assert not g.happened("turn_begins", player=2)


@plays("C-16")
def test_C_16_of_several_the_first_from_the_starting_player_is_the_triggerer():
    g = given(3).start_player(2).pacts(3, "P-FI02").pacts(1, "P-WA02").vp(3, 99).vp(1, 99)
    assert revealed(g, "C-16")["triggerer"] == 3
    g = given(3).start_player(1).pacts(3, "P-FI02").pacts(1, "P-WA02").vp(3, 99).vp(1, 99)
    assert revealed(g, "C-16")["triggerer"] == 1


# --- instant, then a further card ------------------------------------------------------------------------------------


@plays("C-17")
def test_C_17_everybody_draws_an_omen_then_the_next_card():
    g = given(3).start_player(2)
    change = revealed(g, "C-17", "chance: draw O-01", "chance: draw O-02", "chance: draw O-03")
    assert change == {"round cards": ["+C-17"], "2 omens": ["+O-01"], "3 omens": ["+O-02"], "1 omens": ["+O-03"]}
    g.then(question="DRAW").then_legal("chance: draw C-01").then_illegal("chance: draw C-17", "chance: draw O-04")
    assert play(g, "chance: draw C-02") == {"round cards": ["+C-02"]}
    g.then(asked=2).then_legal("2: place loyal at C-02")
    assert [(e["round_card"], e["chained"]) for e in g.happened("round_card")] == [("C-17", False), ("C-02", True)]


@plays("C-18")
def test_C_18_four_new_pacts_and_nobody_claims():
    """W-17.13  The first one goes to the rightmost slot."""
    g = given(2)
    change = revealed(g, "C-18", *(f"chance: draw P-FI0{number}" for number in (2, 3, 4, 5)))
    assert change == {
        "round cards": ["+C-18"],
        "pact discards": ["+P-EA01", "+P-FI01", "+P-WA01", "+P-WI01"],
        "display": ["P-FI05", "P-FI04", "P-FI03", "P-FI02"],
    }
    g.then(question="DRAW").then_legal("chance: draw C-01")


@plays("C-19")
def test_C_19_everybody_takes_one_of_his_choice():
    """A short supply serves earlier players first."""
    g = given(3).start_player(3)
    change = revealed(g, "C-19", "3: take gold", "1: take oil", "2: take gold")
    assert change == {
        "round cards": ["+C-19"],
        "3 goods": {"gold": 1},
        "1 goods": {"oil": 1},
        "2 goods": {"gold": 1},
    }
    g.then(question="DRAW")
    g = given(3).start_player(3).supply(2, **NOTHING | {"wood": 1, "oil": 1})
    change = revealed(g, "C-19", "3: take oil")
    assert change == {"round cards": ["+C-19"], "3 goods": {"oil": 1}, "1 goods": {"wood": 1}}
    g.then(question="DRAW").then_legal("chance: draw C-01")


@plays("C-20")
def test_C_20_the_monster_is_emptied_into_the_supply():
    g = given(2).monster(wood=3, gold=4).goods(1, gold=2)
    assert revealed(g, "C-20") == {"round cards": ["+C-20"], "monster": {"wood": -3, "gold": -4}}
    g.then(supply={"wood": 25, "gold": 33}, question="DRAW")
    g = given(2)
    assert revealed(g, "C-20") == {"round cards": ["+C-20"]}  # no effect on an empty monster
    g.then(question="DRAW").then_legal("chance: draw C-01")


@plays("C-17", "C-18", "C-19", "C-20")
def test_a_chain_of_all_four():
    """W-20.3, W-20.4, W-20.6  Every card stays in force; none of them comes again in this round."""
    g = given(2).monster(gold=1).round_begins().draw("C-20", "C-19").when("1: take oil", "2: take oil").draw("C-17")
    g.draw("O-01", "O-02").draw("C-18", "P-FI02", "P-FI03", "P-FI04", "P-FI05").then(question="DRAW")
    g.then_illegal(*(f"chance: draw C-{number}" for number in (17, 18, 19, 20))).draw("C-03")
    g.then(asked=1, round=2).then_legal("1: place loyal at C-03")
    assert g.in_zone(Deck.ROUND, Zone.OPEN) == ["C-03", "C-17", "C-18", "C-19", "C-20"]


@plays("C-19")
def test_a_chain_ends_when_no_card_is_left():
    """W-20.6, W-24.11  The card in force is not shuffled in."""
    g = given(2).discards("C-19").without(Deck.ROUND)
    g.round_begins().when("1: take oil", "2: take oil").then(asked=1, question="PLACE")
    assert g.in_zone(Deck.ROUND, Zone.OPEN) == ["C-19"]


@plays("C-17")
def test_a_chain_stops_when_the_end_is_triggered():
    """W-6.5  The effect is completed, no further card is revealed."""
    g = given(2).round_effect("C-17", "all: per own unfulfilled pact receive 1 vp; new_round")
    g.pacts(1, "P-FI02").pacts(2, "P-FI03").vp(1, 99)
    assert revealed(g, "C-17") == {"round cards": ["+C-17"], "1 vp": 1, "2 vp": 1, "triggerer": 1}
    g.then(asked=2, question="PLACE")
    g = given(2).round_effect("C-17", "all: per own unfulfilled pact receive 1 vp; new_round").pacts(1, "P-FI02")
    revealed(g, "C-17")
    g.then(question="DRAW")  # and otherwise it goes on
