"""Every omen of the base pack, played: `digest/data.md` D-12 with its notes.

Player 1 plays at place 13 unless a test says otherwise; their cost resource is stone.
"""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck

from .changes import changes, facts, play
from .scenario import base_pack, given

PLAYED = set()
NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}


def plays(*ids):
    """This test plays these omens."""
    PLAYED.update(ids)
    return lambda test: test


def test_every_omen_is_played():
    assert {omen.id for omen in base_pack().omens} == PLAYED


def played(g, omen, *answers):
    """Player 1 visits place 13 and plays the omen: what that changes."""
    g.place(1, "13")
    return play(g, f"1: play {omen}", *answers)


def spent(omen, more=None):
    """The omen has gone from the hand to the discards, and this has changed besides."""
    return {"1 omens": [f"-{omen}"], "omen discards": [f"+{omen}"], **(more or {})}


def is_playable(g, omen):
    """Can player 1 play the omen at place 13? With no other, they are not even asked (W-12.13.2)."""
    g.place(1, "13")
    offered = f"1: play {omen}" in g.legal()
    if not offered:
        assert g.question == "OMEN" or g.happened("no_use", player=0, location="13")
        assert omen in g.held(Deck.OMEN, 1)
    return offered


# --- resources for points --------------------------------------------------------------------------------------------


@plays("O-01", "O-02")
@pytest.mark.parametrize(("omen", "number", "vp"), [("O-01", 8, 5), ("O-02", 4, 3)])
def test_O_01_O_02_sacrifice_of_any_kind(omen, number, vp):
    """Kinds one by one; the printed example of the rulebook is O-01."""
    g = given(2).omens(1, omen).goods(1, wood=1, oil=1, gold=number)
    change = played(g, omen, "1: sacrifice gold", "1: sacrifice oil")
    assert change["monster"] == {"oil": 1, "gold": 1}
    g.then_options("1: sacrifice wood", "1: sacrifice gold")
    change = play(g, "1: sacrifice wood")  # the rest is gold and goes without a question
    assert change == {
        "omen discards": [f"+{omen}"],
        "1 goods": {"wood": -1, "gold": 3 - number},
        "monster": {"wood": 1, "gold": number - 3},
        "1 vp": vp,
    }
    assert not is_playable(given(2).omens(1, omen).goods(1, wood=1, gold=number - 2), omen)


@plays("O-03", "O-04", "O-05", "O-06", "O-07")
@pytest.mark.parametrize(
    ("omen", "kind", "number", "vp"),
    [
        ("O-03", "gold", 5, 5),
        ("O-04", "sheep", 3, 4),
        ("O-05", "oil", 3, 4),
        ("O-06", "wood", 3, 4),
        ("O-07", "stone", 3, 4),
    ],
)
def test_O_03_to_O_07_sacrifice_of_one_kind(omen, kind, number, vp):
    goods = {**dict.fromkeys(NOTHING, 9), kind: number}
    g = given(2).omens(1, omen).goods(1, **goods)
    expected = {"1 goods": {kind: -number}, "monster": {kind: number}, "1 vp": vp}
    assert played(g, omen) == spent(omen, expected)
    assert not is_playable(given(2).omens(1, omen).goods(1, **{**goods, kind: number - 1}), omen)


# --- resources from the supply ---------------------------------------------------------------------------------------


@plays("O-08", "O-10")
@pytest.mark.parametrize(("omen", "kind", "number"), [("O-08", "gold", 5), ("O-10", "stone", 4)])
def test_O_08_O_10_as_far_as_the_supply_goes(omen, kind, number):
    """W-24.1  Playable as long as one marker is there."""
    assert played(given(2).omens(1, omen), omen) == spent(omen, {"1 goods": {kind: number}})
    g = given(2).omens(1, omen).supply(2, **{kind: 1})
    assert played(g, omen) == spent(omen, {"1 goods": {kind: 1}})
    assert not is_playable(given(2).omens(1, omen).supply(2, **{kind: 0}), omen)


@plays("O-10")
@pytest.mark.parametrize(("marker", "kind"), [("K-2", "wood"), ("K-3", "sheep"), ("K-4", "oil")])
def test_O_10_is_the_own_cost_resource(marker, kind):
    g = given(2).omens(1, "O-10").cost(1, marker)
    assert played(g, "O-10") == spent("O-10", {"1 goods": {kind: 4}})
    assert not is_playable(given(2).omens(1, "O-10").cost(1, marker).supply(2, **{kind: 0}), "O-10")


@plays("O-09")
def test_O_09_kinds_one_by_one():
    g = given(2).omens(1, "O-09")
    change = played(g, "O-09", "1: take oil", "1: take gold", "1: take oil", "1: take stone")
    assert change == spent("O-09", {"1 goods": {"stone": 1, "oil": 2, "gold": 1}})


@plays("O-09")
def test_O_09_takes_what_is_there():
    g = given(2).omens(1, "O-09").supply(2, **NOTHING | {"wood": 1, "oil": 1})
    assert played(g, "O-09", "1: take oil") == spent("O-09", {"1 goods": {"wood": 1, "oil": 1}})
    assert not is_playable(given(2).omens(1, "O-09").supply(2, **NOTHING), "O-09")


@plays("O-11")
def test_O_11_one_of_each_kind():
    g = given(2).omens(1, "O-11")
    assert played(g, "O-11") == spent("O-11", {"1 goods": dict.fromkeys(NOTHING, 1)})
    g = given(2).omens(1, "O-11").supply(2, **NOTHING | {"sheep": 1})
    assert played(g, "O-11") == spent("O-11", {"1 goods": {"sheep": 1}})
    assert not is_playable(given(2).omens(1, "O-11").supply(2, **NOTHING), "O-11")


# --- the monster -----------------------------------------------------------------------------------------------------


@plays("O-12")
def test_O_12_takes_up_to_five_from_the_monster():
    g = given(2).omens(1, "O-12").monster(wood=4, gold=4)
    change = played(g, "O-12", *["1: take wood"] * 4, "1: take gold")
    assert change == spent("O-12", {"1 goods": {"wood": 4, "gold": 1}, "monster": {"wood": -4, "gold": -1}})
    g.then(asked=2)  # no revenge card, no sixth


@plays("O-12")
def test_O_12_may_be_ended_early_and_ends_with_the_monster():
    g = given(2).omens(1, "O-12").monster(wood=2, gold=1)
    g.place(1, "13").when("1: play O-12", "1: take gold").then_options("1: done", "1: take wood")
    g.copy().when("1: done").then(goods={1: {"gold": 1}}, monster={"wood": 2}, asked=2)
    g.when("1: take wood", "1: take wood").then(goods={1: {"wood": 2, "gold": 1}}, monster={}, asked=2)
    assert not is_playable(given(2).omens(1, "O-12"), "O-12")


@plays("O-13")
def test_O_13_pillages_without_a_space():
    """As place 12: everything, then the revenge card."""
    g = given(2).omens(1, "O-13").monster(wood=4, gold=4).placed(2, "12", loyal=1)
    change = played(g, "O-13")
    assert change == {"1 omens": ["-O-13"], "1 goods": {"wood": 4, "gold": 4}, "monster": {"wood": -4, "gold": -4}}
    assert play(g, "chance: draw V-07") == {"1 revenge": ["+V-07"], "omen discards": ["+O-13"]}
    assert not is_playable(given(2).omens(1, "O-13"), "O-13")


@plays("O-13")
def test_O_13_an_empty_revenge_pile_is_no_obstacle():
    """W-24.10"""
    g = given(2).omens(1, "O-13").monster(oil=2).without(Deck.REVENGE)
    assert played(g, "O-13") == spent("O-13", {"1 goods": {"oil": 2}, "monster": {"oil": -2}})


# --- dark bargains ---------------------------------------------------------------------------------------------------


@plays("O-14", "O-15")
@pytest.mark.parametrize(
    ("omen", "gain"), [("O-14", {"1 vp": 7}), ("O-15", {"1 goods": {"gold": 8}})], ids=["O-14", "O-15"]
)
def test_O_14_O_15_gain_then_revenge(omen, gain):
    g = given(2).omens(1, omen)
    assert played(g, omen) == {"1 omens": [f"-{omen}"], **gain}  # first the gain
    assert play(g, "chance: draw V-19") == {"1 revenge": ["+V-19"], "omen discards": [f"+{omen}"]}


@plays("O-15")
def test_O_15_a_penalty_alone_does_not_make_it_playable():
    """W-4.13"""
    assert not is_playable(given(2).omens(1, "O-15").supply(2, gold=0), "O-15")
    g = given(2).omens(1, "O-15").supply(2, gold=3)
    g.place(1, "13").when("1: play O-15").draw("V-01").then(goods={1: {"gold": 3}}, revenge={1: ["V-01"]})


# --- recruiting ------------------------------------------------------------------------------------------------------


@plays("O-16")
@pytest.mark.parametrize(
    ("answers", "hired"),
    [(["1: recruit additional"] * 2, 2), (["1: recruit additional", "1: done"], 1), (["1: done"], 0)],
)
def test_O_16_up_to_two_for_nothing_and_a_revenge_card_in_any_case(answers, hired):
    g = given(2).omens(1, "O-16").recruited(1, 1)
    g.place(1, "13")
    change = play(g, "1: play O-16", *answers, "chance: draw V-03")
    expected = {"1 recruited": hired, "1 available": {"additional": hired}} if hired else {}
    assert change == spent("O-16", {**expected, "1 revenge": ["+V-03"]})


@plays("O-16", "O-17")
def test_O_16_O_17_free_covers_the_special_worker():
    """W-13.8  Without gold and cost resources."""
    g = given(2).omens(1, "O-16", "O-17").recruited(1, 3)
    g.place(1, "13").when("1: play O-16", "1: recruit additional").then_options("1: done", "1: recruit special")
    g.when("1: recruit special", "chance: draw V-03").then(workers={1: {"loyal": 3, "additional": 4, "special": 1}})
    g = given(2).omens(1, "O-17").recruited(1, 4)
    assert played(g, "O-17", "1: recruit special") == spent("O-17", {"1 special": "available"})


@plays("O-16", "O-17")
def test_O_16_O_17_need_a_worker_on_the_slots():
    for omen in ("O-16", "O-17"):
        assert not is_playable(given(2).omens(1, omen).recruited(1, 4, special=True), omen)
        assert is_playable(given(2).omens(1, omen).recruited(1, 4), omen)


@plays("O-17")
def test_O_17_one_worker_and_not_more():
    g = given(2).omens(1, "O-17").recruited(1, 1)
    expected = {"1 recruited": 1, "1 available": {"additional": 1}}
    assert played(g, "O-17", "1: recruit additional") == spent("O-17", expected)
    g = given(2).omens(1, "O-17")
    assert played(g, "O-17", "1: done") == spent("O-17")  # W-13.8: never compulsory


@plays("O-18")
def test_O_18_two_cost_resources_then_up_to_three_at_their_price():
    g = given(2).omens(1, "O-18").goods(1, stone=2)
    change = played(g, "O-18", *["1: recruit additional"] * 3)  # 0 + 2 + 2, with the two just received
    assert change == spent("O-18", {"1 goods": {"stone": -2}, "1 recruited": 3, "1 available": {"additional": 3}})
    g.then(asked=2)


@plays("O-18")
def test_O_18_ends_where_the_price_cannot_be_paid():
    g = given(2).omens(1, "O-18").recruited(1, 1)
    change = played(g, "O-18", "1: recruit additional")
    assert change == spent("O-18", {"1 recruited": 1, "1 available": {"additional": 1}})
    g = given(2).omens(1, "O-18").recruited(1, 1)
    assert played(g, "O-18", "1: done") == spent("O-18", {"1 goods": {"stone": 2}})


@plays("O-18")
def test_O_18_is_playable_for_either_half():
    everybody = given(2).omens(1, "O-18").recruited(1, 4, special=True)
    assert played(everybody, "O-18") == spent("O-18", {"1 goods": {"stone": 2}})
    g = given(2).omens(1, "O-18").supply(2, stone=0)
    assert played(g, "O-18", "1: recruit additional") == spent(
        "O-18", {"1 recruited": 1, "1 available": {"additional": 1}}
    )
    assert not is_playable(given(2).omens(1, "O-18").recruited(1, 4, special=True).supply(2, stone=0), "O-18")
    assert not is_playable(given(2).omens(1, "O-18").recruited(1, 1).supply(2, stone=0), "O-18")


# --- upgrades --------------------------------------------------------------------------------------------------------


@plays("O-19")
def test_O_19_two_other_omens_for_an_upgrade_without_price():
    g = given(2).omens(1, "O-19", "O-39", "O-40", "O-41")
    change = played(g, "O-19", "1: discard O-41", "1: discard O-39")
    assert change == {"1 omens": ["-O-19", "-O-39", "-O-41"], "omen discards": ["+O-39", "+O-41"]}
    assert "1: none" not in g.legal()  # compulsory
    g.then_legal("1: upgrade 7a", "1: upgrade 7f", "1: upgrade T-1", "1: upgrade T-9")
    change = play(g, "1: upgrade T-6")
    assert change == {"1 vp": 4, "1 markers": -1, "1 towers": ["+T-6"], "omen discards": ["+O-19"]}


@plays("O-19")
def test_O_19_on_a_location():
    g = given(2).omens(1, "O-19", "O-39", "O-40").upgrade(2, "7e")
    change = played(g, "O-19", "1: discard O-40", "1: upgrade 7e")
    assert change["1 vp"] == 4
    assert change["markers 7e"] == [2, 1]
    assert "1 goods" not in change
    assert "2 goods" not in change  # W-15.8: no visit


@plays("O-19")
def test_O_19_is_not_playable_without_two_others_or_a_legal_upgrade():
    assert not is_playable(given(2).omens(1, "O-19", "O-39"), "O-19")
    assert not is_playable(given(2).omens(1, "O-19", "O-39").active(1, "O-40"), "O-19")  # W-18.7
    assert not is_playable(given(2).omens(1, "O-19", "O-39", "O-40").markers(1, 0), "O-19")
    full = given(3).tower(1, "T-1").tower(1, "T-5").markers(2, 0).markers(3, 0)
    assert is_playable(given(2).omens(1, "O-19", "O-39", "O-40"), "O-19")
    assert not is_playable(full.omens(1, "O-19", "O-39", "O-40"), "O-19")  # all 12 spaces taken, both slots too


@plays("O-20")
@pytest.mark.parametrize(
    ("what", "price"),  # D-4, D-10, less 4
    [("7a", 2), ("7b", 2), ("7c", 2), ("7d", 2), ("7e", 1), ("7f", 1), ("T-1", 4), ("T-5", 6)],
)
def test_O_20_four_gold_less(what, price):
    g = given(2).omens(1, "O-20").goods(1, gold=20)
    where = {"1 towers": [f"+{what}"]} if what.startswith("T") else {f"markers {what}": [1]}
    expected = {"1 vp": 4, "1 markers": -1, "1 goods": {"gold": -price}, **where}
    assert played(g, "O-20", f"1: upgrade {what}") == spent("O-20", expected)


@plays("O-20")
def test_O_20_offers_what_can_be_paid_and_must_be_used():
    cheap = ["1: upgrade 7e", "1: upgrade 7f"]
    basic = [f"1: upgrade 7{letter}" for letter in "abcd"]
    towers = [f"1: upgrade T-{number}" for number in (1, 2, 3, 4)]
    for gold, legal in [(1, cheap), (3, cheap + basic), (5, cheap + basic + towers)]:
        g = given(2).omens(1, "O-20").goods(1, gold=gold).place(1, "13").when("1: play O-20")
        g.then(question="UPGRADE").then_options(*legal)  # and not: none
    assert not is_playable(given(2).omens(1, "O-20"), "O-20")
    assert not is_playable(given(2).omens(1, "O-20").goods(1, gold=9).markers(1, 0), "O-20")
    second = given(2).omens(1, "O-20").goods(1, gold=4).upgrade(2, "7a")  # level 2 of the quarry: 8 - 4
    assert played(second, "O-20", "1: upgrade 7a")["1 goods"] == {"gold": -4}


@plays("O-20")
def test_O_20_adds_up_with_C_10():
    """W-15.14  Never below 0."""
    g = given(2).omens(1, "O-20").round_card("C-10").place(1, "13").when("1: play O-20")
    g.then_options(*(f"1: upgrade 7{letter}" for letter in "abcdef"))  # 6 - 4 - 2 and 5 - 4 - 2
    change = play(g, "1: upgrade 7e")
    assert change == {"1 vp": 4, "1 markers": -1, "markers 7e": [1], "omen discards": ["+O-20"]}


@plays("O-21")
@pytest.mark.parametrize(("space", "after"), [(1, [1, 2]), (2, [2, 1])])
def test_O_21_takes_exactly_the_place_of_an_opponents_marker(space, after):
    """Both levels can be hit; the level stays, nothing slides, nobody gains or loses points."""
    g = given(2).omens(1, "O-21").goods(1, gold=4).upgrade(2, "7a").upgrade(2, "7a")
    change = played(g, "O-21", f"1: marker 7a/{space}")
    expected = {"1 goods": {"gold": -4}, "1 markers": -1, "2 markers": 1, "markers 7a": after}
    assert change == spent("O-21", expected)


@plays("O-21")
def test_O_21_aims_at_locations_only():
    """W-18.8  Neither pyramid nor towers nor own markers."""
    g = given(3).omens(1, "O-21").goods(1, gold=4).upgrade(1, "7a").upgrade(2, "7a").upgrade(3, "7f")
    g.tower(2, "T-1").pyramid(3, 2)
    g.place(1, "13").when("1: play O-21").then_options("1: marker 7a/2", "1: marker 7f/1")
    out_of_reach = given(3).omens(1, "O-21").goods(1, gold=9).tower(2, "T-1").pyramid(3, 2).upgrade(1, "7a")
    assert not is_playable(out_of_reach, "O-21")


@plays("O-21")
def test_O_21_needs_gold_and_an_own_marker():
    assert not is_playable(given(2).omens(1, "O-21").goods(1, gold=3, oil=9).upgrade(2, "7a"), "O-21")
    g = given(2).omens(1, "O-21").goods(1, gold=3).upgrade(2, "7a").round_card("C-10")
    assert not is_playable(g, "O-21")  # C-10 does not touch it
    assert not is_playable(given(3).omens(1, "O-21").goods(1, gold=4).upgrade(2, "7f").markers(1, 0), "O-21")
    g = given(2).omens(1, "O-21").goods(1, gold=6).upgrade(2, "7a").round_card("C-10")
    assert played(g, "O-21")["1 goods"] == {"gold": -4}


@plays("O-22")
@pytest.mark.parametrize(("space", "after"), [(1, [3]), (2, [2])])
def test_O_22_removes_a_marker_and_the_other_one_slides_down(space, after):
    """W-15.4  The level drops by one; then the revenge card. The owner keeps the points (W-18.8)."""
    g = given(3).omens(1, "O-22").upgrade(2, "7c").upgrade(3, "7c")
    change = played(g, "O-22", f"1: marker 7c/{space}")
    assert change == {"1 omens": ["-O-22"], f"{space + 1} markers": 1, "markers 7c": after}
    assert g.s.marker[2, 0] == after[0] - 1
    g.then(level={"7c": 1}, question="DRAW")
    assert play(g, "chance: draw V-11") == {"1 revenge": ["+V-11"], "omen discards": ["+O-22"]}


@plays("O-22")
def test_O_22_aims_at_locations_only():
    """W-18.8"""
    assert not is_playable(given(2).omens(1, "O-22").tower(2, "T-1").pyramid(2, 1).upgrade(1, "7a"), "O-22")
    g = given(2).omens(1, "O-22").tower(2, "T-1").pyramid(2, 1).upgrade(2, "7b").markers(1, 0)
    g.place(1, "13").when("1: play O-22").draw("V-01").then(level={"7b": 1})  # player 1 had laid one there as well
    assert g.happened("marker_home", owner=1, location="7b")


# --- workers of others -----------------------------------------------------------------------------------------------


@plays("O-23")
def test_O_23_chases_a_group_without_revenge_and_without_a_move():
    """W-12.2.1  The special worker goes with the group, loyal workers stay."""
    g = given(4).omens(1, "O-23").placed(2, "7a", loyal=1, additional=2, special=True).placed(2, "7b", additional=1)
    change = played(g, "O-23", "1: chase 7a")
    assert change == spent("O-23", {"2 recruited": -2, "2 special": "home", "2 stands": {"7a": -3}})
    g.then(at={("7a", 2): 1, ("7b", 2): 1, ("13", 1): 1}, asked=2)


@plays("O-23")
def test_O_23_location_first_then_the_player():
    """W-12.2.7  One player's group only."""
    g = given(3).omens(1, "O-23").placed(2, "7a", additional=1).placed(3, "7a", additional=1)
    g.placed(3, "C-01", additional=1).round_card("C-01")
    g.place(1, "13").when("1: play O-23").then_options("1: chase 7a", "1: chase C-01")
    g.when("1: chase 7a").then_options("1: player 2", "1: player 3").when("1: player 3")
    g.then(at={("7a", 2): 1, ("7a", 3): 0, ("C-01", 3): 1}, recruited={2: 1, 3: 1}, revenge={1: []})


@plays("O-23", "O-48")
def test_O_23_needs_a_group_that_nobody_protects():
    def hunt(g):
        return is_playable(g.omens(1, "O-23"), "O-23")

    assert hunt(given(2).placed(2, "7a", additional=1))
    assert hunt(given(2).placed(2, "7a", special=True).recruited(2, 0).set_seat(2, special=2))
    assert not hunt(given(2).placed(2, "7a", loyal=1).recruited(2, 3))  # loyal, or not placed
    assert not hunt(given(2).placed(1, "7a", additional=1))  # W-12.2.2: opponents only
    assert not hunt(given(2).placed(2, "7a", additional=1).active(2, "O-48"))
    assert not hunt(given(2, masters="b").master(2, "B3").placed(2, "B3", additional=1))  # W-10.3


@plays("O-24")
def test_O_24_opponents_pay_their_workers():
    """W-14.9  Each with their own cost resource; the own workers are not concerned."""
    g = given(3).omens(1, "O-24").recruited(1, 3).recruited(2, 2).recruited(3, 3).goods(2, wood=2).goods(3, sheep=1)
    change = played(g, "O-24")
    expected = {"2 goods": {"wood": -2}, "3 goods": {"sheep": -1}, "3 recruited": -2, "3 available": {"additional": -2}}
    assert change == spent("O-24", expected)


@plays("O-24")
def test_O_24_the_unpaid_leave_in_order():
    """W-14.6, W-14.8  The special worker first, then placed ones (their owner chooses), then available ones."""
    g = given(2).omens(1, "O-24").recruited(2, 1, special=True).goods(2, wood=2)
    g.placed(2, "7a", additional=1).placed(2, "7b", additional=1)
    g.place(1, "13").when("1: play O-24")  # four workers, two resources
    g.then(asked=2, question="LEAVE").then_options("2: leave 7a", "2: leave 7b").when("2: leave 7b")
    g.then(at={("7a", 2): 1, ("7b", 2): 0}, workers={2: {"loyal": 4, "additional": 1}}, goods={2: {}})


@plays("O-24", "O-47")
def test_O_24_needs_an_opponent_who_has_to_pay():
    assert not is_playable(given(2).omens(1, "O-24").recruited(1, 4), "O-24")
    assert not is_playable(given(2).omens(1, "O-24").recruited(2, 4).active(2, "O-47"), "O-24")
    g = given(3).omens(1, "O-24").recruited(2, 1).recruited(3, 1).active(2, "O-47").goods(2, wood=1)
    assert played(g, "O-24") == spent("O-24", {"3 recruited": -1, "3 available": {"additional": -1}})


@plays("O-25")
def test_O_25_every_opponent_pays_one_of_his_choice():
    """From the starting player on; then player 1 takes one marker for each who paid, from the supply."""
    g = given(4).omens(1, "O-25").start_player(3).goods(2, stone=1, oil=1).goods(3, wood=2).goods(1, gold=5)
    g.place(1, "13").when("1: play O-25")
    g.then(goods={1: {"gold": 5}, 3: {"wood": 1}}, asked=2)  # player 3 had no choice, 4 has nothing
    g.then_options("2: pay stone", "2: pay oil").when("2: pay oil")
    g.then(goods={2: {"stone": 1}}, asked=1, question="TAKE", monster={})
    g.when("1: take gold", "1: take sheep").then(goods={1: {"sheep": 1, "gold": 6}}, asked=2, question="PLACE")


@plays("O-25")
def test_O_25_needs_an_opponent_with_a_resource():
    assert not is_playable(given(3).omens(1, "O-25").goods(1, gold=3), "O-25")
    g = given(3).omens(1, "O-25").goods(3, gold=1).supply(1, **NOTHING)
    assert played(g, "O-25") == spent("O-25", {"1 goods": {"gold": 1}, "3 goods": {"gold": -1}})  # all that is there


@plays("O-26")
def test_O_26_steals_two_markers_of_choice():
    """They go directly to the thief."""
    g = given(3).omens(1, "O-26").goods(2, stone=1, gold=2).goods(3, oil=1)
    g.place(1, "13").when("1: play O-26").then_options("1: player 2", "1: player 3").when("1: player 2")
    g.then(question="STEAL").then_options("1: steal stone", "1: steal gold")
    change = play(g, "1: steal gold", "1: steal stone")
    assert change["1 goods"] == {"stone": 1, "gold": 1}
    assert change["2 goods"] == {"stone": -1, "gold": -1}
    assert [e["opponent"] for e in g.happened("receive", player=0, origin="opponent")] == [1, 1]


@plays("O-26")
def test_O_26_takes_what_the_victim_has():
    g = given(3).omens(1, "O-26").goods(3, oil=1)
    assert played(g, "O-26") == spent("O-26", {"1 goods": {"oil": 1}, "3 goods": {"oil": -1}})
    assert not is_playable(given(3).omens(1, "O-26").goods(1, gold=4), "O-26")


# --- cards -----------------------------------------------------------------------------------------------------------


@plays("O-27")
def test_O_27_keeps_one_of_two_secret_pacts():
    g = given(2).omens(1, "O-27").secrets(1, "G-20")
    change = played(g, "O-27", "chance: draw G-05", "chance: draw G-11")
    assert change == {"1 omens": ["-O-27"]}
    g.then(question="SECRET").then_options("1: keep G-05", "1: keep G-11")
    assert play(g, "1: keep G-11") == {"1 secrets": ["+G-11"], "omen discards": ["+O-27"]}
    assert "G-05" in g.in_zone(Deck.SECRET, 0)  # shuffled back


@plays("O-27")
def test_O_27_with_a_short_pile():
    g = given(2).omens(1, "O-27").without(Deck.SECRET, leave=1)
    assert played(g, "O-27") == spent("O-27", {"1 secrets": ["+G-01"]})
    assert not is_playable(given(2).omens(1, "O-27").without(Deck.SECRET), "O-27")


@plays("O-28")
def test_O_28_draws_three():
    g = given(2).omens(1, "O-28")
    change = played(g, "O-28", "chance: draw O-01", "chance: draw O-02", "chance: draw O-50")
    assert change == {"1 omens": ["-O-28", "+O-01", "+O-02", "+O-50"], "omen discards": ["+O-28"]}


@plays("O-28")
def test_O_28_draws_as_many_as_there_are():
    """W-24.9, W-18.11  The discards are shuffled when the pile is empty, O-28 itself is not among them."""
    g = given(2).omens(1, "O-28").discards("O-03").without(Deck.OMEN, leave=1).place(1, "13").when("1: play O-28")
    g.then(omens={1: ["O-01", "O-03"]}, asked=2)  # O-01 was the last of the pile
    assert g.happened("reshuffle", number=1)
    assert g.in_zone(Deck.OMEN, 1) == ["O-28"]
    assert is_playable(given(2).omens(1, "O-28").discards("O-03").without(Deck.OMEN), "O-28")
    assert not is_playable(given(2).omens(1, "O-28").without(Deck.OMEN), "O-28")


@plays("O-29")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_O_29_discards_up_to_four_and_draws_one_more(number):
    others = ["O-39", "O-40", "O-41", "O-42", "O-43"]
    g = given(2).omens(1, "O-29", *others)
    stop = ["1: done"] if number < 4 else []
    change = played(g, "O-29", *(f"1: discard {omen}" for omen in others[:number]), *stop)
    assert change["omen discards"] == [f"+{omen}" for omen in others[:number]]  # before anything is drawn
    g.then(question="DRAW").draw(*(f"O-{card:02}" for card in range(1, number + 2)))
    g.then(omens={1: [f"O-{card:02}" for card in range(1, number + 2)] + others[number:]}, asked=2)


@plays("O-29")
def test_O_29_needs_another_card_and_at_least_one_goes():
    assert not is_playable(given(2).omens(1, "O-29"), "O-29")
    assert not is_playable(given(2).omens(1, "O-29").active(1, "O-40"), "O-29")
    g = given(2).omens(1, "O-29", "O-39", "O-40").place(1, "13").when("1: play O-29")
    g.then_options("1: discard O-39", "1: discard O-40").when("1: discard O-39")
    g.then_options("1: done", "1: discard O-40")


@plays("O-29")
def test_O_29_the_discards_may_come_back():
    """W-24.9  They are shuffled, O-29 itself is not."""
    g = given(2).omens(1, "O-29", "O-39", "O-40").without(Deck.OMEN).place(1, "13").when("1: play O-29")
    g.when("1: discard O-39", "1: discard O-40").then(question="DRAW")
    g.then_options("chance: draw O-39", "chance: draw O-40").draw("O-40").then(omens={1: ["O-39", "O-40"]}, asked=2)
    assert g.in_zone(Deck.OMEN, 1) == ["O-29"]


# --- revenge cards ---------------------------------------------------------------------------------------------------


@plays("O-30")
def test_O_30_four_resources_to_give_a_revenge_card():
    """Pay first, into the supply; then the card, then who gets it."""
    g = given(3).omens(1, "O-30").goods(1, stone=1, gold=3).revenge(1, "V-01", "V-02")
    change = played(g, "O-30", "1: pay stone")
    assert change == {"1 omens": ["-O-30"], "1 goods": {"stone": -1, "gold": -3}}
    g.then(question="REVENGE").then_options("1: give V-01", "1: give V-02").when("1: give V-02")
    g.then_options("1: player 2", "1: player 3")
    assert play(g, "1: player 3") == {"1 revenge": ["-V-02"], "3 revenge": ["+V-02"], "omen discards": ["+O-30"]}


@plays("O-31")
def test_O_31_three_resources_to_shed_a_revenge_card():
    """The resources go on the monster, the card is shuffled in."""
    g = given(2).omens(1, "O-31").goods(1, stone=1, gold=2).revenge(1, "V-01", "V-02")
    change = played(g, "O-31", "1: sacrifice stone")
    assert change == {"1 omens": ["-O-31"], "1 goods": {"stone": -1, "gold": -2}, "monster": {"stone": 1, "gold": 2}}
    g.then(question="REVENGE").then_options("1: return V-01", "1: return V-02")
    assert play(g, "1: return V-01") == {"1 revenge": ["-V-01"], "omen discards": ["+O-31"]}
    assert "V-01" in g.in_zone(Deck.REVENGE, 0)


@plays("O-30", "O-31")
@pytest.mark.parametrize(("omen", "price"), [("O-30", 4), ("O-31", 3)])
def test_O_30_O_31_need_an_own_revenge_card_and_the_price(omen, price):
    assert is_playable(given(2).omens(1, omen).goods(1, gold=price).revenge(1, "V-01"), omen)
    assert not is_playable(given(2).omens(1, omen).goods(1, gold=price - 1).revenge(1, "V-01"), omen)
    assert not is_playable(given(2).omens(1, omen).goods(1, gold=9).revenge(2, "V-01"), omen)


# --- pacts -----------------------------------------------------------------------------------------------------------


@plays("O-32")
@pytest.mark.parametrize("board", ["normal", "extreme"])
def test_O_32_gives_a_displayed_pact_away(board):
    """No points, no gold, no revenge card on the Extreme board either; then the display is refilled."""
    g = given(3, board=board).omens(1, "O-32").vp(1, 0)
    g.place(1, "13").when("1: play O-32")
    g.then_options("1: give P-FI01", "1: give P-WA01", "1: give P-EA01", "1: give P-WI01").when("1: give P-EA01")
    g.then_options("1: player 2", "1: player 3")
    change = play(g, "1: player 3", "chance: draw P-FI02")
    display = ["P-FI02", "P-FI01", "P-WA01", "P-WI01"]  # W-17.3
    assert change == {"3 pacts": ["+P-EA01"], "display": display, "omen discards": ["+O-32"]}


@plays("O-32")
def test_O_32_needs_a_displayed_pact():
    g = given(2).omens(1, "O-32").display(None, None, None, None).without(Deck.PACT)
    assert not is_playable(g, "O-32")


@plays("O-33")
def test_O_33_three_resources_to_break_an_oath():
    """Paid into the supply; the pact no longer counts for anything (W-8.5)."""
    g = given(2).omens(1, "O-33").goods(1, oil=1, gold=2).pacts(1, "P-FI02", "P-WI02").pacts(2, "P-EA02")
    change = played(g, "O-33", "1: pay oil")
    assert change == {"1 omens": ["-O-33"], "1 goods": {"oil": -1, "gold": -2}}
    g.then(question="OWNPACT").then_options("1: discard P-FI02", "1: discard P-WI02")
    expected = {"1 pacts": ["-P-WI02"], "pact discards": ["+P-WI02"], "omen discards": ["+O-33"]}
    assert play(g, "1: discard P-WI02") == expected
    g = given(2).scoring().pacts(1, "P-FI02").discards("P-WI02").then(over=True)
    assert int(g.s.score[0, 2]) == -8  # and the malus of E-1 (earth) for wind is not due
    assert int(g.s.score[0, 4]) == 0


@plays("O-33")
def test_O_33_needs_an_unfulfilled_pact_and_the_price():
    assert not is_playable(given(2).omens(1, "O-33").goods(1, gold=2).pacts(1, "P-FI02"), "O-33")
    g = given(2).omens(1, "O-33").goods(1, gold=9).fulfilled(1, "P-FI02").pacts(2, "P-EA02")
    assert not is_playable(g, "O-33")


def fulfilling(g, omen, *answers):
    """Player 1 plays an omen that fulfils a pact; the tracks go on to empty spaces."""
    g.master(1, "A", track=1).tracker("1")
    return played(g, omen, *answers)


def kept(pact, vp, goods):
    """What fulfilling a pact changes: pact, points, both tracks, and what was sacrificed."""
    expected = {"1 pacts": [f"-{pact}"], "1 fulfilled": [f"+{pact}"], "1 vp": vp, "1 track": 1, "tracker": "2"}
    if goods:
        expected |= {"1 goods": {kind: -number for kind, number in goods.items()}, "monster": goods}
    return expected


@plays("O-34")
def test_O_34_three_markers_fewer():
    """P-FI04 costs 3 wood and 5 oil; what is waived is chosen marker by marker, so that the rest can be paid."""
    g = given(2).omens(1, "O-34").pacts(1, "P-FI04").goods(1, wood=2, oil=3)
    change = fulfilling(g, "O-34", "1: waive wood")  # one wood and two oil are missing: the rest goes by itself
    assert change == spent("O-34", kept("P-FI04", 6, {"wood": 2, "oil": 3}))
    assert g.happened("fulfil", mode="reduced")
    g = given(2).omens(1, "O-34").pacts(1, "P-FI04").goods(1, wood=3, oil=3)
    g.place(1, "13").when("1: play O-34").then_options("1: waive wood", "1: waive oil")
    g.when("1: waive wood")  # now both oil have to be waived
    g.draw_rest().then(goods={1: {"wood": 1, "gold": 2}}, monster={"wood": 2, "oil": 3}, vp={1: 11})
    assert not is_playable(given(2).omens(1, "O-34").pacts(1, "P-FI04").goods(1, wood=3, oil=1), "O-34")
    assert not is_playable(given(2).omens(1, "O-34").pacts(1, "P-FI04").goods(1, wood=1, oil=3, gold=9), "O-34")


@plays("O-34")
def test_O_34_waives_any_and_cost_alike():
    """P-EA17 costs 8 stone and 3 any; P-FI07 4 wood and 5 of the cost resource, here stone."""
    g = given(2).omens(1, "O-34").pacts(1, "P-EA17").goods(1, stone=8, gold=3)
    g.place(1, "13").when("1: play O-34").then_options("1: waive stone", "1: waive any")
    g.when("1: waive any", "1: waive any", "1: waive any")
    g.draw_rest().then(monster={"stone": 8}, goods={1: {"gold": 5}}, vp={1: 13})
    g = given(2).omens(1, "O-34").pacts(1, "P-EA17").goods(1, stone=6, gold=2).place(1, "13")
    g.when("1: play O-34", "1: waive any")  # short by 2 stone and 1 any
    g.draw_rest().then(monster={"stone": 6, "gold": 2}, vp={1: 13})
    g = given(2).omens(1, "O-34").pacts(1, "P-FI07").goods(1, wood=4, stone=2).place(1, "13").when("1: play O-34")
    g.draw_rest().then(monster={"wood": 4, "stone": 2}, vp={1: 12})


@plays("O-34")
def test_O_34_a_cheap_pact_costs_nothing():
    """All, if it has fewer than three markers."""
    g = given(2).omens(1, "O-34").pacts(1, "P-WI01").goods(1, stone=1)
    g.place(1, "13").when("1: play O-34", "1: waive stone")  # 2 stone + 2 wood
    g.draw_rest().then(monster={"stone": 1}, vp={1: 9})
    g = given(2).omens(1, "O-34", "O-41", "O-42", "O-43").pacts(1, "P-FI12").place(1, "13").when("1: play O-34")
    g.when("1: discard O-41", "1: discard O-42").draw_rest()  # 3 oil waived, 3 omens paid
    g.then(monster={}, vp={1: 12}, fulfilled={1: ["P-FI12"]})


@plays("O-34")
def test_O_34_never_waives_omens_and_cannot_be_paid_with_itself():
    """W-18.11  The card being played is not in hand any more."""
    assert not is_playable(given(2).omens(1, "O-34", "O-41").pacts(1, "P-FI12").goods(1, oil=9), "O-34")
    assert not is_playable(given(2).omens(1, "O-34").pacts(1, "P-FI06").goods(1, oil=5), "O-34")
    g = given(2).omens(1, "O-34", "O-41").pacts(1, "P-FI06").goods(1, oil=2).place(1, "13").when("1: play O-34")
    g.draw_rest().then(vp={1: 11}, fulfilled={1: ["P-FI06"]}, monster={"oil": 2})
    g = given(2).omens(1, "O-34", "O-41").pacts(1, "P-FI06", "P-FI12").goods(1, oil=3).place(1, "13")
    g.when("1: play O-34").then(pacts={1: ["P-FI12"]}, monster={"oil": 2})  # which needs three omens


@plays("O-34")
def test_O_34_the_owner_chooses_the_pact_and_it_is_fulfilled_in_step_1():
    """W-17.7  With all its consequences, before step 2."""
    g = given(2).omens(1, "O-34").pacts(1, "P-FI01", "P-EA01", "P-WI15").goods(1, stone=1, oil=1)
    g.place(1, "13").when("1: play O-34").then(question="OWNPACT").then_options("1: fulfil P-FI01", "1: fulfil P-EA01")
    g.when("1: fulfil P-EA01").then(vp={1: 9}, track={1: 1}, tracker="1", goods={1: {"oil": 1, "gold": 2}})
    g.then(question="DRAW").draw("O-01", "O-02").then(omens={1: ["O-01"], 2: ["O-02"]}, asked=2)


@plays("O-35")
@pytest.mark.parametrize(
    ("pact", "playable"),
    [("P-EA09", True), ("P-EA16", True), ("P-FI13", False), ("P-EA10", False), ("P-EA12", False)],
)
def test_O_35_at_most_nine_printed_points(pact, playable):
    """The figure alone counts: P-EA16 (4 points and an upgrade) is small enough. P-EA12 asks for omens."""
    assert is_playable(given(2).omens(1, "O-35").pacts(1, pact), "O-35") == playable


@plays("O-35")
def test_O_35_a_pact_without_its_resources_then_the_revenge_card():
    g = given(2).omens(1, "O-35").pacts(1, "P-FI09", "P-WI15").goods(1, stone=9)
    change = fulfilling(g, "O-35")
    assert change == {"1 omens": ["-O-35"], **kept("P-FI09", 8, {})}
    assert g.happened("fulfil", mode="free")
    g.then(question="DRAW")
    assert play(g, "chance: draw V-13") == {"1 revenge": ["+V-13"], "omen discards": ["+O-35"]}


@plays("O-35")
def test_O_35_omens_must_be_paid_unless_the_option_says_otherwise():
    """W-9.13, W-18.11  `free_pact_omens`; O-35 itself does not pay."""
    assert not is_playable(given(2).omens(1, "O-35").pacts(1, "P-FI06"), "O-35")
    g = given(2).omens(1, "O-35", "O-41").pacts(1, "P-FI06").place(1, "13").when("1: play O-35")
    g.draw_rest().then(vp={1: 11}, fulfilled={1: ["P-FI06"]})
    assert "O-41" in g.in_zone(Deck.OMEN, 1)
    g = given(2, free_pact_omens="free").omens(1, "O-35", "O-41").pacts(1, "P-FI06")
    g.place(1, "13").when("1: play O-35").draw_rest().then(vp={1: 11}, fulfilled={1: ["P-FI06"]})
    assert "O-41" in g.held(Deck.OMEN, 1)
    assert is_playable(given(2, free_pact_omens="free").omens(1, "O-35").pacts(1, "P-FI06"), "O-35")


@plays("O-35")
def test_O_35_needs_an_unfulfilled_pact():
    assert not is_playable(given(2).omens(1, "O-35").fulfilled(1, "P-FI01").pacts(2, "P-EA01"), "O-35")


# --- O-36 ------------------------------------------------------------------------------------------------------------

FULL = {  # with two players: what fills each place that can lend its action
    "1": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7a": 2, "7b": 2, "7c": 2, "7d": 2, "7e": 3, "7f": 1, "11": 1, "14": 1,
    "15": 1, "16": 1,
}  # fmt: skip
BORROWED = {  # answers and changes
    "1": (
        [],
        {"1 goods": {"stone": -1, "wood": -1, "sheep": -1, "oil": -1}, "1 vp": 4, "1 markers": -1, "1 pyramid": 1},
    ),
    "3": (
        ["1: claim P-WI01", "chance: draw P-FI02"],
        {"1 pacts": ["+P-WI01"], "1 goods": {"gold": 2}, "display": ["P-FI02", "P-FI01", "P-WA01", "P-EA01"]},
    ),
    "4": (
        ["1: give P-FI01", "chance: draw P-FI02"],
        {"2 pacts": ["+P-FI01"], "1 vp": -2, "display": ["P-FI02", "P-WA01", "P-EA01", "P-WI01"]},
    ),
    "6": (["1: upgrade 7a"], {"1 goods": {"gold": -6}, "1 vp": 4, "1 markers": -1, "markers 7a": [1]}),
    "7a": ([], {"1 goods": {"stone": 2}}),
    "7b": ([], {"1 goods": {"wood": 2}}),
    "7c": ([], {"1 goods": {"sheep": 2}}),
    "7d": ([], {"1 goods": {"oil": 2}}),
    "7e": ([], {"1 goods": {"gold": 3}}),
    "7f": (["1: recruit additional"], {"1 recruited": 1, "1 available": {"additional": 1}}),
    "11": ([], {"1 vp": 3}),
    "14": (["chance: draw O-01"], {"1 omens": ["-O-36", "+O-01"]}),
    "15": (["1: choose 1", "1: hand in oil", "1: take gold", "1: done"], {"1 goods": {"oil": -1, "gold": 1}}),
    "16": ([], {"1 goods": {"stone": 2}, "claimant": 1}),
}


@plays("O-36")
@pytest.mark.parametrize("place", BORROWED)
def test_O_36_borrows_the_action_of_a_full_place(place):
    """One execution with its costs, without moving there."""
    g = given(2).omens(1, "O-36").goods(1, stone=1, wood=1, sheep=1, oil=1, gold=6)
    g.placed(2, place, loyal=FULL[place])
    answers, expected = BORROWED[place]
    assert played(g, "O-36", *answers) == spent("O-36") | expected
    assert g.happened("execution", player=0, location=place, borrowed=True)
    g.then(at={(place, 1): 0, ("13", 1): 1})


@plays("O-36")
def test_O_36_borrows_place_5():
    g = given(2).omens(1, "O-36").placed(2, "5", loyal=1).place(1, "13").when("1: play O-36")
    g.draw("P-FI02", "P-FI03", "P-FI04", "P-FI05").when("1: claim P-FI02", "chance: draw P-FI06")
    g.then(pacts={1: ["P-FI02"]}, goods={1: {}}, display=["P-FI06", "P-FI05", "P-FI04", "P-FI03"])


@plays("O-36")
def test_O_36_the_choice_is_made_among_full_places_of_the_board():
    """Not places 2 and 12, not the own place, no masterboard, no round card, nothing that is free or not usable."""
    g = given(2, masters="b").omens(1, "O-36", "O-14").monster(gold=3).goods(1, stone=2, gold=6).round_card("C-01")
    g.placed(2, "2", loyal=1).placed(2, "12", loyal=1).placed(2, "C-01", loyal=1).placed(2, "7f", additional=1)
    g.master(1, "B1").placed(1, "B1", loyal=1).placed(1, "6", loyal=1).placed(1, "7a", additional=1)
    g.placed(2, "1", loyal=1)  # player 1 cannot pay the pyramid
    g.place(1, "13").when("1: play O-36").then(question="BORROW").then_options("1: borrow 6", "1: borrow 7f")


@plays("O-36")
def test_O_36_is_no_visit():
    """No owner bonus, no tower bonus, no O-49; the yield of the level comes."""
    g = given(2).omens(1, "O-36").placed(2, "7a", loyal=2).upgrade(2, "7a").tower(1, "T-6").active(1, "O-49")
    assert played(g, "O-36") == spent("O-36", {"1 goods": {"stone": 3}})


@plays("O-36")
def test_O_36_is_not_doubled():
    """W-16.6"""
    g = given(2).omens(1, "O-36").recruited(1, 4, special=True).placed(2, "11", loyal=1).place(1, "13", "special")
    g.when("1: play O-36").then(vp={1: 8}, asked=2)


@plays("O-36")
def test_O_36_penalties_are_due():
    """W-22.5  Giving away on the Extreme board: the revenge card comes."""
    g = given(2, board="extreme").omens(1, "O-36").placed(2, "4", loyal=1).place(1, "13").when("1: play O-36")
    g.when("1: give P-FI01", "chance: draw V-01", "chance: draw P-FI02")
    g.then(vp={1: 5}, revenge={1: ["V-01"]}, pacts={2: ["P-FI01"]})


@plays("O-36")
def test_O_36_needs_a_current_worker_and_a_place():
    """W-18.13  Not with S-2 before step 1; afterwards it can."""
    assert not is_playable(given(2).omens(1, "O-36"), "O-36")
    assert not is_playable(given(2).omens(1, "O-36").placed(2, "12", loyal=1).monster(gold=1), "O-36")
    g = given(2, masters="b").skill(1, "S-2").omens(1, "O-36").placed(2, "11", loyal=1)
    g.then(question="PLACE").when("1: place loyal at 7a")  # S-2 is not offered: nothing could be played
    g.then_options("1: done", "1: use S-2").when("1: use S-2").then(vp={1: 8}, goods={1: {"stone": 2}}, asked=2)


@plays("O-36")
def test_O_36_borrowing_place_13_counts_the_cards_that_are_left():
    """W-18.11, W-26.2  O-36 is not in hand any more when the second omen has to be paid or exchanged."""

    def offered(*hand):
        g = given(2, masters="b").skill(1, "S-2").omens(1, "O-36", *hand).placed(2, "13", loyal=1)
        g.place(1, "7a") if g.question == "PLACE" else g.when("1: worker loyal", "1: place loyal at 7a")
        if "1: use S-2" not in g.legal():
            return False
        g.when("1: use S-2")
        return "1: play O-36" in g.legal() or bool(g.happened("play_omen", omen="O-36"))

    assert offered("O-14")
    assert not offered("O-29")  # nothing would be left to discard
    assert not offered("O-19", "O-20")


# --- O-37, O-38 ------------------------------------------------------------------------------------------------------


@plays("O-37")
def test_O_37_claims_the_starting_player_marker():
    """As W-12.16 without a space; the marker moves at the end of the round."""
    g = given(2).omens(1, "O-37").start_player(2)
    assert played(g, "O-37") == spent("O-37", {"1 goods": {"stone": 3}, "claimant": 1})
    g.then(start=2)


@plays("O-37")
def test_O_37_the_latest_claim_counts():
    g = given(2).omens(1, "O-37").set_state(claimant=1).place(1, "13").when("1: play O-37")
    assert g.s.claimant == 0
    g.place(2, "16")
    assert g.s.claimant == 1
    g = given(2).omens(1, "O-37").supply(2, stone=0)
    assert played(g, "O-37") == spent("O-37", {"claimant": 1})


@plays("O-38")
def test_O_38_new_pacts_and_a_claim_with_its_gold():
    """As place 5, but with the gold of the slot. W-17.13  The first card goes to the rightmost slot."""
    g = given(2).omens(1, "O-38").place(1, "13").when("1: play O-38")
    g.draw("P-FI02", "P-FI03", "P-FI04", "P-FI05").then(display=["P-FI05", "P-FI04", "P-FI03", "P-FI02"])
    g.then_options("1: claim P-FI02", "1: claim P-FI03", "1: claim P-FI04", "1: claim P-FI05")
    change = play(g, "1: claim P-FI03", "chance: draw P-FI06")
    display = ["P-FI06", "P-FI05", "P-FI04", "P-FI02"]
    assert change == {"1 pacts": ["+P-FI03"], "1 goods": {"gold": 1}, "display": display, "omen discards": ["+O-38"]}
    assert sorted(g.in_zone(Deck.PACT, 1)) == ["P-EA01", "P-FI01", "P-WA01", "P-WI01"]


@plays("O-38")
def test_O_38_on_the_Extreme_board_the_slot_costs_gold():
    """D-6: 0, 0, -1, -2. Only pacts whose slot can be paid."""
    g = given(2, board="extreme").omens(1, "O-38").goods(1, gold=1).place(1, "13").when("1: play O-38")
    g.draw("P-FI02", "P-FI03", "P-FI04", "P-FI05")
    g.then_options("1: claim P-FI03", "1: claim P-FI04", "1: claim P-FI05")
    g.copy().when("1: claim P-FI03").then(goods={1: {}})
    g.copy().when("1: claim P-FI04").then(goods={1: {"gold": 1}})
    g.when("1: claim P-FI05").then(goods={1: {"gold": 1}})


@plays("O-38")
def test_O_38_without_gold_the_claim_is_skipped():
    """Two pacts are left, in the slots that cost gold."""
    g = given(2, board="extreme").omens(1, "O-38").display(None, None, "P-FI01", "P-WA01").without(Deck.PACT)
    g.place(1, "13").when("1: play O-38", "chance: draw P-FI01")
    g.then(display=[None, None, "P-WA01", "P-FI01"], pacts={1: []}, asked=2)
    none = given(2).omens(1, "O-38").display(None, None, None, None).without(Deck.PACT)
    assert not is_playable(none, "O-38")
    discards = given(2).omens(1, "O-38").display(None, None, None, None).discards("P-FI01").without(Deck.PACT)
    assert is_playable(discards, "O-38")


# --- permanent omens -------------------------------------------------------------------------------------------------

PERMANENT = [f"O-{number}" for number in range(39, 51)]


@plays(*PERMANENT)
@pytest.mark.parametrize("omen", PERMANENT)
def test_a_permanent_omen_stays_and_replaces_the_active_one(omen):
    """W-18.3, W-18.6  It can always be played."""
    assert played(given(2).omens(1, omen), omen) == {"1 omens": [f"-{omen}"], "1 active": omen}
    before = "O-39" if omen != "O-39" else "O-40"
    expected = {"1 omens": [f"-{omen}"], "1 active": omen, "omen discards": [f"+{before}"]}
    g = given(2).omens(1, omen).active(1, before)
    assert played(g, omen) == expected


def scored(g, omen):
    """What the active omen of player 1 gives in step 5."""
    g.scoring().vp(1, 60).active(1, omen).then(over=True)  # no tie
    assert [e["points"] for e in g.happened("score", player=0, step="omen")] == [int(g.s.score[0, 5])]
    return int(g.s.score[0, 5])


@plays("O-39")
def test_O_39_two_points_per_own_revenge_card():
    assert scored(given(2).revenge(1, "V-01", "V-02", "V-03").revenge(2, "V-04"), "O-39") == 6
    assert scored(given(2).revenge(2, "V-04"), "O-39") == 0


@plays("O-40")
def test_O_40_one_point_per_own_omen_itself_included():
    assert scored(given(2).omens(1, "O-01", "O-41").omens(2, "O-02"), "O-40") == 3
    assert scored(given(2), "O-40") == 1


@plays("O-41")
def test_O_41_two_points_per_upgrade_but_not_for_the_pyramid():
    g = given(2).upgrade(1, "7a").upgrade(1, "7a").tower(1, "T-1").pyramid(1, 3).upgrade(2, "7b")
    assert scored(g, "O-41") == 6


@plays("O-42")
def test_O_42_two_points_per_recruited_worker():
    """The special one included, placed or not."""
    g = given(2).recruited(1, 1, special=True).placed(1, "7a", additional=2).recruited(2, 3)
    assert scored(g, "O-42") == 8
    assert scored(given(2).placed(1, "7a", loyal=2), "O-42") == 0


@plays("O-43")
@pytest.mark.parametrize(
    ("goods", "vp"), [({"gold": 3}, 0), ({"gold": 2, "oil": 2}, 1), ({"stone": 7}, 1), ({"wood": 8}, 2),
                      ({"wood": 20, "oil": 11}, 7), ({"wood": 20, "oil": 20}, 8)]
)  # fmt: skip
def test_O_43_one_point_per_four_resources_together(goods, vp):
    """At most 8."""
    assert scored(given(2).goods(1, **goods), "O-43") == vp


@plays("O-44")
@pytest.mark.parametrize(("gold", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2), (16, 8), (17, 8), (30, 8)])
def test_O_44_one_point_per_two_gold(gold, vp):
    """At most 8; nothing for other kinds."""
    assert scored(given(2).goods(1, gold=gold, oil=8), "O-44") == vp


@plays("O-45")
def test_O_45_one_point_per_fulfilled_pact():
    """Of all elements, unfulfilled ones and those of others do not count."""
    g = given(2).fulfilled(1, "P-FI02", "P-WA02", "P-EA02", "P-WI02").pacts(1, "P-FI03").fulfilled(2, "P-FI04")
    assert scored(g, "O-45") == 4


@plays("O-46")
def test_O_46_three_points_per_secret_pact_held_or_not():
    assert scored(given(2).secrets(1, "G-01", "G-06").secrets(2, "G-02"), "O-46") == 6


@plays(*(f"O-{number}" for number in range(39, 47)))
@pytest.mark.parametrize("omen", [f"O-{number}" for number in range(39, 47)])
def test_points_at_the_end_come_at_the_end_only(omen):
    """W-18.4  Nothing is received when such a card is played."""
    g = given(2).omens(1, omen, "O-01").revenge(1, "V-01").upgrade(1, "7a").recruited(1, 1).goods(1, gold=8)
    g.fulfilled(1, "P-FI02").secrets(1, "G-01")
    assert played(g, omen) == {"1 omens": [f"-{omen}"], "1 active": omen}


@plays("O-47")
def test_O_47_nobody_is_paid_and_nobody_leaves():
    """Tracker position 5 and C-14; O-24 see there. Recruiting keeps its price."""
    g = given(2).step2_of(1).active(1, "O-47").recruited(1, 4, special=True).goods(1, oil=4, stone=3).recruited(2, 2)
    g.pacts(1, "P-FI01").tracker("4").master(1, "A", track=1).when("1: fulfil P-FI01")
    g.then(tracker="5", goods={1: {"stone": 3}}, recruited={1: 4, 2: 0})
    assert [(e["player"], e["due"]) for e in g.happened("pay_day")] == [(0, 0), (1, 2)]
    g = given(2).round_begins().active(1, "O-47").recruited(1, 3).recruited(2, 3).goods(1, stone=1).goods(2, wood=3)
    g.draw("C-14").then(goods={1: {"stone": 1}, 2: {}}, recruited={1: 3, 2: 3})
    g = given(2).active(1, "O-47").recruited(1, 1).goods(1, stone=2).place(1, "7f").when("1: recruit additional")
    g.then(goods={1: {}})


@plays("O-48")
def test_O_48_protects_against_place_2():
    """W-12.2.7  The other player's group at the same location can be chased."""
    g = given(3).placed(2, "7a", additional=1).active(2, "O-48").placed(3, "7a", additional=1)
    g.place(1, "2").then_options("1: none", "1: chase 7a").when("1: chase 7a").then(question="DRAW")
    g.then(at={("7a", 2): 1, ("7a", 3): 0})
    g = given(2).placed(2, "7a", additional=1).active(2, "O-48").place(1, "2")
    assert g.happened("no_use", location="2")


@plays("O-48")
def test_O_48_does_not_pay_the_workers():
    g = given(2).omens(1, "O-24").recruited(2, 2).active(2, "O-48")
    assert played(g, "O-24") == spent("O-24", {"2 recruited": -2, "2 available": {"additional": -2}})


@plays("O-49")
@pytest.mark.parametrize(
    ("place", "kind", "number"),
    [("7a", "stone", 2), ("7b", "wood", 2), ("7c", "sheep", 2), ("7d", "oil", 2), ("7e", "gold", 3)],
)
def test_O_49_one_more_the_first_time_in_a_round(place, kind, number):
    """W-18.9  It works by itself."""
    g = given(2).active(1, "O-49").place(1, place).then(goods={1: {kind: number + 1}})
    g.place(2, "14").draw_rest().place(1, place).then(goods={1: {kind: 2 * number + 1}})


@plays("O-49")
def test_O_49_one_execution_only_and_again_in_the_next_round():
    g = given(2).active(1, "O-49").recruited(1, 4, special=True).place(1, "7a", "special").then(question="AGAIN")
    g.then(goods={1: {"stone": 3}}).when("1: yes").then(goods={1: {"stone": 5}})
    g = given(2).active(1, "O-49", used=True).round_begins().draw("C-13").place(1, "7a")
    g.then(goods={1: {"stone": 3, "gold": 2}})


@plays("O-49")
def test_O_49_belongs_to_own_workers_at_resource_locations():
    """Not to owner bonuses, the village, other places, or other players' visits."""
    g = given(2).active(1, "O-49").upgrade(1, "7a").turn_of(2).place(2, "7a")
    g.then(goods={1: {"oil": 1}, 2: {"stone": 3}})
    g.place(1, "16").then(goods={1: {"stone": 2, "oil": 1}}).place(2, "7b").then(goods={2: {"stone": 3, "wood": 2}})
    g.place(1, "7e").then(goods={1: {"stone": 2, "oil": 1, "gold": 4}})  # not used up before


@plays("O-49")
def test_O_49_counts_from_the_moment_it_is_played():
    g = given(2).omens(1, "O-49").place(1, "7a").then(goods={1: {"stone": 2}}).place(2, "14").draw_rest()
    g.place(1, "13").when("1: play O-49").place(2, "16").place(1, "7b").then(goods={1: {"stone": 2, "wood": 3}})


@plays("O-50")
def test_O_50_an_omen_for_three_resources_in_a_free_moment():
    """W-4.11, W-18.9  Before the worker or in step 2, once per round."""
    g = given(2).active(1, "O-50").omens(1, "O-41", "O-42")
    g.then(question="WORKER").then_options("1: worker loyal", "1: use O-50")
    change = play(g, "1: use O-50", "1: discard O-42", "1: take gold", "1: take gold", "1: take oil")
    expected = {"1 omens": ["-O-42"], "omen discards": ["+O-42"], "1 goods": {"oil": 1, "gold": 2}}
    assert change == expected | {"1 active used": True}
    g.then(question="PLACE").place(1, "7a").then(asked=2)  # not a second time, though a card is left
    g = given(2).active(1, "O-50").omens(1, "O-41").when("1: worker loyal", "1: place loyal at 7a")
    g.then_options("1: done", "1: use O-50")
    g.when("1: use O-50", "1: take oil", "1: take oil", "1: take oil").then(
        goods={1: {"stone": 2, "oil": 3}}, omens={1: []}
    )


@plays("O-50")
def test_O_50_needs_an_omen_in_hand_and_a_marker_in_the_supply():
    """It cannot discard itself."""
    given(2).active(1, "O-50").then(question="PLACE")
    given(2).active(1, "O-50").omens(1, "O-41").supply(2, **NOTHING).then(question="PLACE")
    g = given(2).active(1, "O-50").omens(1, "O-41").supply(2, **NOTHING | {"oil": 2})
    change = play(g, "1: use O-50")
    assert change["1 goods"] == {"oil": 2}
    given(2).active(1, "O-50", used=True).omens(1, "O-41").then(question="PLACE")
    g = given(2).active(2, "O-50").omens(2, "O-41").then(question="PLACE")  # never in somebody else's turn


@plays("O-50")
def test_O_50_is_fresh_in_every_round_and_in_the_turn_it_is_played():
    """W-18.9"""
    g = given(2).active(1, "O-50", used=True).omens(1, "O-41").round_begins().draw("C-13")
    g.then(question="WORKER").then_legal("1: use O-50")
    g = given(2).active(1, "O-49", used=True).omens(1, "O-50", "O-41").place(1, "13").when("1: play O-50")
    g.then(question="STEP2").then_options("1: done", "1: use O-50")


def test_special_worker_at_place_13_plays_two_different_cards():
    """W-16.5  The second after the first has been resolved."""
    g = given(2).omens(1, "O-08", "O-03").recruited(1, 4, special=True).place(1, "13", "special")
    g.when("1: play O-08").then(question="AGAIN", goods={1: {"gold": 5}}).when("1: yes")
    g.then(vp={1: 10}, goods={1: {}}, omens={1: []}, asked=2)  # O-03 could only be paid with the gold of O-08


def test_the_facts_do_not_depend_on_looking():
    """The helper of these tests changes nothing itself."""
    g = given(2).omens(1, "O-01")
    assert changes(facts(g), facts(g)) == {}
