"""Group 17: pacts, their display, claiming and fulfilling."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .changes import play
from .scenario import DISPLAY, base_pack, given, new_game

NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}


def step2(pact, *omens, **goods):
    """Step 2 of player 1 with one pact; the tracks go on to empty spaces."""
    return given(2).step2_of(1).pacts(1, pact).goods(1, **goods).omens(1, *omens).master(1, "A", track=1).tracker("1")


def test_W_17_1_sixty_eight_pacts_with_element_cost_and_reward():
    """Seventeen of each element; the printed example costs 5 gold, 3 cost resources and 1 omen and gives 13 points."""
    pacts = base_pack().pacts
    assert len(pacts) == 68
    assert [sum(pact.element == element for pact in pacts) for element in range(4)] == [17] * 4
    assert all(any(pact.cost) and pact.reward.rows for pact in pacts)
    g = step2("P-FI14", "O-40", gold=5, stone=3).when("1: fulfil P-FI14")
    g.then(goods={1: {}}, monster={"stone": 3, "gold": 5}, omens={1: []}, vp={1: 18}, fulfilled={1: ["P-FI14"]})


def test_W_17_2_four_open_slots():
    g = new_game(2, start_player=1).draw_rest()
    while g.question != "DRAFT":
        g.when(g.legal()[0]).draw_rest()
    shown = [slot["pact"] for slot in g.view()["display"]]
    assert len(shown) == len(set(shown)) == 4
    assert shown == g.displayed()
    assert None not in shown


@pytest.mark.parametrize(
    ("pact", "after"),
    [
        ("P-FI01", ["P-FI02", "P-WA01", "P-EA01", "P-WI01"]),
        ("P-WA01", ["P-FI02", "P-FI01", "P-EA01", "P-WI01"]),
        ("P-EA01", ["P-FI02", "P-FI01", "P-WA01", "P-WI01"]),
        ("P-WI01", ["P-FI02", "P-FI01", "P-WA01", "P-EA01"]),
    ],
)
def test_W_17_3_pacts_slide_to_the_right_and_the_gap_is_filled(pact, after):
    given(2).place(1, "3").when(f"1: claim {pact}").draw("P-FI02").then(display=after)


def test_W_17_4_refilled_after_each_single_card():
    """The special worker claims twice: the second time from a full display."""
    g = given(2).recruited(1, 4, special=True).place(1, "3", "special").when("1: claim P-WI01").draw("P-FI02")
    g.then(question="AGAIN", display=["P-FI02", "P-FI01", "P-WA01", "P-EA01"]).when("1: yes")
    g.then_options(*(f"1: claim {pact}" for pact in ("P-FI02", "P-FI01", "P-WA01", "P-EA01")))


def test_W_17_4_in_the_draft_only_after_both():
    g = new_game(2, start_player=1).draw_rest()
    while g.question != "DRAFT":
        g.when(g.legal()[0]).draw_rest()
    before = g.displayed()
    g.when(f"1: draft {before[1]}").then(question="DRAFT", asked=1)
    assert sorted(pact for pact in g.displayed() if pact) == sorted([before[0], before[2], before[3]])
    g.when(f"1: draft {before[3]}").then(question="DRAW").draw_rest().then(asked=2)
    assert g.displayed()[2:] == [before[0], before[2]]
    assert None not in g.displayed()


def test_W_17_4_an_exhausted_deck_leaves_the_left_slots_empty():
    g = given(2).without(Deck.PACT).place(1, "3").when("1: claim P-WA01").then(asked=2)
    g.then(display=[None, "P-FI01", "P-EA01", "P-WI01"]).place(2, "4").when("2: give P-FI01")
    g.then(display=[None, None, "P-EA01", "P-WI01"], pacts={1: ["P-FI01", "P-WA01"]})


@pytest.mark.parametrize("place", ["3", "4", "5"])
def test_W_17_4_with_an_empty_display_nothing_can_be_claimed_or_given(place):
    g = given(2).display(None, None, None, None).without(Deck.PACT).place(1, place)
    assert g.happened("no_use", player=0, location=place)
    g.then(vp={1: 5}, pacts={1: [], 2: []})


def test_W_17_4_a_gap_is_filled_as_soon_as_there_is_a_card():
    """O-33 brings the first discard: it is shuffled and dealt at once."""
    g = given(2).omens(1, "O-33").pacts(1, "P-FI05").goods(1, gold=3).display(None, *DISPLAY[1:]).without(Deck.PACT)
    g.place(1, "13").when("1: play O-33").then(display=["P-FI05", *DISPLAY[1:]], pacts={1: []})


def test_W_17_5_a_claimed_pact_lies_open_and_is_unfulfilled():
    g = given(2).place(1, "3").when("1: claim P-WI01").draw("P-FI02")
    for seat in (1, 2, None):
        assert g.view(seat)["seats"][0]["unfulfilled"] == ["P-WI01"]
        assert g.view(seat)["seats"][0]["fulfilled_number"] == 0


def test_W_17_5_any_number_of_unfulfilled_pacts():
    many = [f"P-{element}{number:02}" for element in ("FI", "WA", "EA") for number in range(2, 12)]
    g = given(2).pacts(1, *many).place(1, "3").when("1: claim P-WI01").draw("P-FI12")
    assert len(g.held(Deck.PACT, 1)) == 31


def test_W_17_6_ways_to_claim():
    """Places 3 and 5, an omen, a round card, a gift: each time the pact is unfulfilled in the private supply."""
    g = given(2).place(1, "3").when("1: claim P-EA01").draw("P-FI02").then(pacts={1: ["P-EA01"]})
    g = given(2).place(1, "5").when("1: yes").draw("P-FI02", "P-FI03", "P-FI04", "P-FI05").when("1: claim P-FI02")
    g.then(pacts={1: ["P-FI02"]}, goods={1: {}})  # without gold
    g = given(2).omens(1, "O-38").place(1, "13").when("1: play O-38").draw("P-FI02", "P-FI03", "P-FI04", "P-FI05")
    g.when("1: claim P-FI02").then(pacts={1: ["P-FI02"]}, goods={1: {"gold": 2}})
    g = given(2).round_effect("C-01", "place: claim 1 displayed pact").round_card("C-01").place(1, "C-01")
    g.then_legal("1: none").when("1: claim P-WI01").draw("P-FI02").then(pacts={1: ["P-WI01"]}, goods={1: {}})
    g = given(2).place(1, "4").when("1: give P-WI01").draw("P-FI02").then(pacts={1: [], 2: ["P-WI01"]})
    assert g.s.seat[1].unfulfilled == 1


def test_W_17_7_payment_reward_face_down_private_marker_general_marker():
    """P-EA12: 3 stone and 3 omens for 7 points and a secret pact; masterboard A and the tracker go on to 1."""
    g = given(2).step2_of(1).pacts(1, "P-EA12").goods(1, stone=3).omens(1, "O-40", "O-41", "O-42")
    g.when("1: fulfil P-EA12", "1: discard O-40", "1: discard O-41").draw("G-01").draw("O-01", "O-02")
    names = [e["event"] for e in g.events if e["event"] not in ("turn_begins", "display")]
    assert names == [
        "fulfil", "sacrifice", "omen_off", "omen_off", "omen_off", "vp", "draw_secret", "private_track", "receive",
        "general_track", "draw_omen", "draw_omen",
    ]  # fmt: skip
    assert sorted(g.in_zone(Deck.OMEN, Zone.DISCARD)) == ["O-40", "O-41", "O-42"]
    g.then(monster={"stone": 3}, goods={1: {"gold": 2}}, track={1: 1}, tracker="1", fulfilled={1: ["P-EA12"]})


def test_W_17_7_the_reward_comes_before_the_pact_lies_face_down():
    """A reward that counts fulfilled pacts does not count its own."""
    g = step2("P-FI01", oil=4).reward("P-FI01", "per own fulfilled pact receive 2 vp").fulfilled(1, "P-WA02", "P-EA02")
    g.tracker("3").when("1: fulfil P-FI01").then(vp={1: 9})


def test_W_17_8_the_private_marker_moves_before_the_general_one():
    """Position 3 of masterboard A gives 2 omens, then position 1 of the tracker one to everybody."""
    g = given(2).step2_of(1).pacts(1, "P-FI01").goods(1, oil=4).master(1, "A", track=2).when("1: fulfil P-FI01")
    g.then(track={1: 3}, tracker="0").draw("O-01", "O-02").then(tracker="1").draw("O-03", "O-04")
    g.then(omens={1: ["O-01", "O-02", "O-03"], 2: ["O-04"]})


@pytest.mark.parametrize(("marker", "kind"), [("K-1", "stone"), ("K-2", "wood"), ("K-3", "sheep"), ("K-4", "oil")])
def test_W_17_9_cost_means_the_own_cost_marker(marker, kind):
    g = step2("P-EA14", gold=6, **{kind: 5}).cost(1, marker).when("1: fulfil P-EA14")
    g.then(monster={kind: 5, "gold": 6}, vp={1: 15})
    step2("P-EA14", gold=9, **{kind: 4}).cost(1, marker).then(asked=2)  # the full cost is needed


def test_W_17_9_a_kind_named_twice_is_paid_twice():
    step2("P-WI07", stone=8).then(asked=2)  # 4 stone + 5 cost, which is stone
    step2("P-WI07", stone=9).when("1: fulfil P-WI07").then(monster={"stone": 9})


def test_W_17_10_parts_in_printed_order():
    """P-WA03: the two points come before the workers; P-EA03: the workers before the omen."""
    step2("P-WA03", gold=5, sheep=3).when("1: fulfil P-WA03").then(question="RECRUIT", vp={1: 8})
    g = step2("P-FI01", oil=4).reward("P-FI01", "recruit up to 1 addw paid; receive 4 vp").when("1: fulfil P-FI01")
    g.then(question="RECRUIT", vp={1: 5}).when("1: done").then(vp={1: 9})


@pytest.mark.parametrize(
    ("reward", "decline"),
    [
        ("receive 1 vp; recruit up to 2 addw paid", "1: done"),
        ("recruit up to 1 addw free; receive 1 vp", "1: done"),
        ("receive 1 vp; upgrade 1 free", "1: none"),
        ("upgrade 1 free; receive 1 vp", "1: none"),
        ("receive 1 vp; return 1 own revenge", "1: none"),
        ("return 1 own revenge; receive 1 vp", "1: none"),
    ],
)
def test_W_17_10_recruiting_upgrading_and_returning_are_optional(reward, decline):
    g = step2("P-FI01", oil=4).reward("P-FI01", reward).revenge(1, "V-01").when("1: fulfil P-FI01")
    g.then_legal(decline).when(decline).then(vp={1: 6}, revenge={1: ["V-01"]}, markers={1: 6}, recruited={1: 0})


@pytest.mark.parametrize(
    ("reward", "setup", "answers"),
    [
        ("receive 1 vp; give 1 own revenge to opp", lambda g: g.revenge(1, "V-01", "V-02"), ["give V-01", "give V-02"]),
        ("receive 1 vp; claim 1 displayed pact", lambda g: g, [f"claim {pact}" for pact in sorted(DISPLAY)]),
        ("receive 1 vp; give 1 displayed pact to opp", lambda g: g, [f"give {pact}" for pact in sorted(DISPLAY)]),
        ("receive 1 vp; receive 1 any", lambda g: g, [f"take {kind}" for kind in NOTHING]),
        (
            "receive 1 vp; return 1 upgrade of opp",
            lambda g: g.upgrade(2, "7a").upgrade(2, "7b"),
            ["marker 7a/1", "marker 7b/1"],
        ),
        (
            "receive 1 vp; chase 1 group",
            lambda g: g.placed(2, "7a", additional=1).placed(2, "7b", additional=1),
            ["chase 7a", "chase 7b"],
        ),
        (
            "receive 1 vp; return 1 own unfulfilled pact",
            lambda g: g.pacts(1, "P-WI15", "P-WI17"),
            ["discard P-WI15", "discard P-WI17"],
        ),
    ],
)
def test_W_17_10_everything_else_is_compulsory(reward, setup, answers):
    g = setup(step2("P-FI02", oil=3, wood=2).reward("P-FI02", reward)).when("1: fulfil P-FI02")
    g.then_options(*(f"1: {answer}" for answer in answers))  # and no way to decline


@pytest.mark.parametrize(
    "reward",
    [
        "receive 1 vp; give 1 own revenge to opp",
        "receive 1 vp; return 1 own revenge",
        "receive 1 vp; upgrade 1 paid",
        "receive 1 vp; chase 1 group",
        "receive 1 vp; draw 1 secret",
        "tithe 1 any; receive 1 vp",
        "steal 2 any from opp; receive 1 vp",
        "take_over 1 upgrade of opp; receive 1 vp",
        "return 1 own unfulfilled pact; receive 1 vp",
    ],
)
def test_W_17_10_a_part_that_cannot_be_received_is_lost(reward):
    """W-24.3"""
    g = step2("P-FI06", "O-40", oil=5).reward("P-FI06", reward).without(Deck.SECRET)
    g.when("1: fulfil P-FI06").then(vp={1: 6}, asked=2, fulfilled={1: ["P-FI06"]})


def test_W_17_11_fulfilled_pacts_lie_face_down():
    """The owner sees them, the others their number only; in final scoring they are shown."""
    g = step2("P-FI01", oil=4).when("1: fulfil P-FI01")
    assert g.view(1)["seats"][0]["fulfilled"] == ["P-FI01"]
    for seat in (2, None):
        seen = g.view(seat)["seats"][0]
        assert (seen["fulfilled_number"], seen["fulfilled"], seen["fulfilled_elements"]) == (1, None, None)
    g = given(2).fulfilled(1, "P-FI02").scoring().then(over=True)
    assert g.view(2)["seats"][0]["fulfilled"] == ["P-FI02"]
    assert g.happened("reveal", player=0, card="P-FI02")


def test_W_17_12_named_kinds_then_any_then_omens():
    """A pact of all three sorts, printed on P-EA17: what is named cannot be used up as `any`."""
    g = step2("P-EA17", "O-40", "O-41", stone=8, gold=2, oil=2).when("1: fulfil P-EA17")
    g.then(monster={"stone": 8}, question="PAY").then_options("1: sacrifice oil", "1: sacrifice gold")
    g.when("1: sacrifice oil", "1: sacrifice gold", "1: sacrifice gold").then(goods={1: {"oil": 1}}, vp={1: 13})
    g = step2("P-FI12", "O-40", "O-41", "O-42", "O-43", oil=3).when("1: fulfil P-FI12").then(monster={"oil": 3})
    g.then(question="DISCARD").when("1: discard O-43", "1: discard O-41", "1: discard O-40").then(omens={1: ["O-42"]})


def test_W_17_12_any_has_to_come_from_what_remains():
    step2("P-EA17", stone=10).then(asked=2)  # 8 stone and only two more
    step2("P-EA17", stone=11).when("1: fulfil P-EA17").then(monster={"stone": 11})


def test_W_17_13_the_first_card_goes_to_the_rightmost_slot():
    """Place 5, O-38 and C-18 alike."""
    new = ["P-FI05", "P-FI04", "P-FI03", "P-FI02"]
    given(2).place(1, "5").when("1: yes").draw(*reversed(new)).then(display=new)
    given(2).omens(1, "O-38").place(1, "13").when("1: play O-38").draw(*reversed(new)).then(display=new)
    given(2).round_begins().draw("C-18", *reversed(new)).then(display=new)


def test_W_17_13_in_setup_as_well():
    g = new_game(2, start_player=1).draw_rest()
    while "chance: draw P-FI02" not in g.legal():
        g.when(g.legal()[0])
    g.draw("P-FI02", "P-FI03", "P-FI04", "P-FI05").then(display=["P-FI05", "P-FI04", "P-FI03", "P-FI02"])


def test_W_17_13_with_fewer_cards_the_leftmost_slots_stay_empty():
    """Only the four displayed pacts are left of the deck, then one is claimed for good."""
    g = given(2).display(None, None, "P-FI01", "P-WA01").without(Deck.PACT).round_begins().draw("C-18")
    change = play(g, "chance: draw P-FI01")
    assert change["display"] == [None, None, "P-WA01", "P-FI01"]
