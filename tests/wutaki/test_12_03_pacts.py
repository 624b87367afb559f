"""12.3 to 12.5: claiming a pact, giving one away, renewing the display.

The display shows P-FI01, P-WA01, P-EA01, P-WI01 in slots 1 to 4; claiming from them gives 0, 0, 1, 2 gold.
"""

import pytest

from spieltisch.wutaki.rules.words import Deck, Item, Zone

from .scenario import DISPLAY, given

CLAIMS = tuple(f"1: claim {pact}" for pact in DISPLAY)
GIFTS = tuple(f"1: give {pact}" for pact in DISPLAY)
NO_PACTS = (None, None, None, None)


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


# --- 3: claiming -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pact", "gold"), [*zip(DISPLAY, (0, 0, 1, 2), strict=True)])
def test_W_12_3_1_a_displayed_pact_with_the_gold_above_its_slot(pact, gold):
    g = given().place(1, "3").then(question="DISPLAY").then_options("1: none", *CLAIMS).when(f"1: claim {pact}")
    g.then(pacts={1: [pact]}, goods={1: {"gold": gold} if gold else {}}, vp={1: 5})
    assert [(e["pact"], e["gold"]) for e in g.happened("claim")] == [(pact, gold)]


def test_W_12_3_1_a_pact_that_is_not_displayed_cannot_be_claimed():
    g = given().place(1, "3")
    assert "1: claim P-FI02" not in g.legal()


def test_W_12_3_1_it_lies_face_up_for_everybody():
    g = given().place(1, "3").when("1: claim P-WI01").draw_rest()
    assert "P-WI01" in str(g.view(2)["seats"][0])


def test_W_12_3_1_with_little_gold_in_the_supply_only_what_is_there():
    given().supply(2, gold=1).place(1, "3").when("1: claim P-WI01").then(goods={1: {"gold": 1}})


def test_W_12_3_2_afterwards_the_others_slide_to_the_right_and_a_new_one_comes():
    g = (
        given()
        .place(1, "3")
        .when("1: claim P-EA01")
        .then(question="DRAW", display=[None, "P-FI01", "P-WA01", "P-WI01"])
    )
    g.draw("P-FI05").then(display=["P-FI05", "P-FI01", "P-WA01", "P-WI01"])


def test_W_12_3_2_the_slot_is_the_one_in_which_the_card_lies_when_it_is_chosen():
    """After the first claim P-WA01 has slid from slot 2 to slot 3, where it is worth 1 gold."""
    g = given().recruited(1, 0, special=True).place(1, "3", "special").when("1: claim P-WI01").draw("P-FI05")
    g.then(goods={1: {"gold": 2}}, display=["P-FI05", "P-FI01", "P-WA01", "P-EA01"])
    g.when("1: yes", "1: claim P-WA01").then(goods={1: {"gold": 3}}, pacts={1: ["P-WA01", "P-WI01"]})


def test_W_12_3_3_not_usable_with_an_empty_display():
    g = given().display(*NO_PACTS).without(Deck.PACT).place(1, "3").then(asked=2, pacts={1: []}, at={("3", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["3"]


def test_W_12_3_3_usable_with_a_single_pact():
    g = given().display(None, None, None, "P-WI01").without(Deck.PACT).place(1, "3")
    g.then_options("1: none", "1: claim P-WI01").when("1: claim P-WI01").then(
        goods={1: {"gold": 2}}, display=[*NO_PACTS]
    )


def test_W_12_3_3_it_may_be_left_alone():
    given().place(1, "3").when("1: none").then(asked=2, pacts={1: []}, goods={1: {}}, display=list(DISPLAY))


# --- 4: giving away --------------------------------------------------------------------------------------------------


def test_W_12_4_1_a_displayed_pact_for_another_player_and_two_points_less():
    g = given(3).place(1, "4").then(question="DISPLAY").then_options("1: none", *GIFTS).when("1: give P-FI01")
    g.then(question="OPPONENT").then_options("1: player 2", "1: player 3").when("1: player 3")
    g.then(vp={1: 3, 2: 5, 3: 5}, pacts={1: [], 2: [], 3: ["P-FI01"]})


def test_W_12_4_1_with_two_players_there_is_one_receiver():
    given().place(1, "4").when("1: give P-WA01").then(pacts={1: [], 2: ["P-WA01"]}, vp={1: 3, 2: 5})


@pytest.mark.parametrize(("points", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_W_12_4_2_the_two_points_are_a_cost(points, legal):
    g = given().vp(1, points).place(1, "4")
    if legal:
        g.when("1: give P-WI01").then(vp={1: points - 2}, pacts={2: ["P-WI01"]})
    else:
        g.then(asked=2, vp={1: points}, pacts={2: []}, at={("4", 1): 1})


@pytest.mark.parametrize("pact", DISPLAY)
def test_W_12_4_2_no_gold_for_giver_or_receiver(pact):
    given().place(1, "4").when(f"1: give {pact}").then(goods={1: {}, 2: {}})


def test_W_12_4_2_it_counts_as_claimed_by_the_receiver():
    """Player 2 controls fire: an unfulfilled water pact costs them 8 + 5 points."""
    g = given().place(1, "4").when("1: give P-WA01").draw_rest()
    points = {row[1]: row[4] for row in g.sheet(2)}
    assert (points[Item.UNFULFILLED], points[Item.ELEMENT_MALUS]) == (-8, -5)
    assert Item.UNFULFILLED not in {row[1] for row in g.sheet(1)}


def test_W_12_4_2_and_may_be_fulfilled_by_him():
    g = given().goods(2, gold=1, sheep=3).place(1, "4").when("1: give P-WA01").draw("P-FI05").place(2, "7b")
    g.when("2: fulfil P-WA01").then(fulfilled={2: ["P-WA01"]}, vp={2: 9})


def test_W_12_4_3_pact_receiver_points_handing_over_refilling():
    g = given(3).place(1, "4").when("1: give P-FI01").then(vp={1: 5}, pacts={2: []})
    g.when("1: player 2").then(question="DRAW").draw("P-FI05").then(display=["P-FI05", "P-WA01", "P-EA01", "P-WI01"])
    steps = ("execution", "vp", "give_pact", "display")
    assert order(g, *steps) == list(steps)


def test_W_12_4_3_it_may_be_left_alone_before_the_pact_is_chosen_and_not_after():
    g = given(3).place(1, "4").then_legal("1: none").when("1: give P-FI01")
    g.then_options("1: player 2", "1: player 3")
    given(3).place(1, "4").when("1: none").then(vp={1: 5}, pacts={2: [], 3: []}, asked=2, display=list(DISPLAY))


def test_W_12_4_3_with_an_empty_display_nothing_can_be_given():
    given().display(*NO_PACTS).without(Deck.PACT).place(1, "4").then(asked=2, vp={1: 5})


# --- 5: renewing -----------------------------------------------------------------------------------------------------

NEW = ("P-FI05", "P-WA05", "P-EA05", "P-WI05")


def test_W_12_5_1_four_new_pacts_from_right_to_left_and_one_of_them_is_claimed():
    g = given().place(1, "5").when("1: yes").draw(*NEW).then(display=list(reversed(NEW)), question="DISPLAY")
    g.then_options(*(f"1: claim {pact}" for pact in NEW)).when("1: claim P-EA05").then(pacts={1: ["P-EA05"]})
    assert sorted(g.in_zone(Deck.PACT, Zone.DISCARD)) == sorted(DISPLAY)


@pytest.mark.parametrize("pact", NEW)
def test_W_12_5_1_without_the_gold_of_the_slot(pact):
    given().place(1, "5").when("1: yes").draw(*NEW).when(f"1: claim {pact}").then(goods={1: {}}, pacts={1: [pact]})


def test_W_12_5_1_the_display_is_refilled_after_the_claim():
    g = given().place(1, "5").when("1: yes").draw(*NEW).when("1: claim P-FI05").draw("P-FI07")
    g.then(display=["P-FI07", "P-WI05", "P-EA05", "P-WA05"])


def test_W_12_5_2_the_claim_is_compulsory():
    g = given().place(1, "5").when("1: yes").draw(*NEW)
    assert "1: none" not in g.legal()
    assert "1: done" not in g.legal()


def test_W_12_5_2_the_discards_are_open_to_all():
    g = given().place(1, "5").when("1: yes").draw(*NEW)
    g.then(display=list(reversed(NEW)))
    assert sorted(g.in_zone(Deck.PACT, Zone.DISCARD)) == sorted(DISPLAY)
    assert [e["pact"] for e in g.happened("discard_pact")] == list(DISPLAY)


def test_W_12_5_2_with_fewer_than_four_cards_what_is_there_is_dealt():
    """Two pacts lie on the display, one in the pile: three are dealt, the left slot stays empty."""
    g = given().display(None, None, "P-EA01", "P-WI01").without(Deck.PACT, leave=1).place(1, "5").when("1: yes")
    g.draw_rest().then(question="DISPLAY")
    assert g.displayed()[0] is None
    assert None not in g.displayed()[1:]


def test_W_12_5_3_the_decision_comes_before_the_new_cards_are_seen():
    g = given().place(1, "5").then(question="USE", display=list(DISPLAY)).then_options("1: yes", "1: none")
    g.when("1: none").then(asked=2, display=list(DISPLAY), pacts={1: []})


def test_W_12_5_3_if_the_deck_runs_out_the_discards_are_shuffled_those_just_discarded_included():
    g = given().without(Deck.PACT, leave=2).place(1, "5").when("1: yes").then(question="DRAW")
    g.draw_rest().then(question="DISPLAY")
    assert [(e["deck"], e["number"]) for e in g.happened("reshuffle")] == [("pact", 4)]
    assert len(set(g.displayed()) & set(DISPLAY)) == 2  # the two of the pile came first


def test_W_12_5_3_the_same_cards_may_come_back():
    g = given().without(Deck.PACT).place(1, "5").then(question="USE").when("1: yes").draw_rest()
    assert sorted(g.displayed()) == sorted(DISPLAY)
    g.when("1: claim P-FI01").then(pacts={1: ["P-FI01"]})


def test_W_12_5_3_usable_with_an_empty_display_if_there_is_a_discard():
    g = given().display(*NO_PACTS).discards("P-FI05", "P-FI06").without(Deck.PACT).place(1, "5").when("1: yes")
    g.draw_rest().then_options("1: claim P-FI05", "1: claim P-FI06")


def test_W_12_5_3_not_usable_if_display_deck_and_discards_are_empty():
    given().display(*NO_PACTS).without(Deck.PACT).place(1, "5").then(asked=2, at={("5", 1): 1})
