"""Group 8: elements, their opposites, and the element card."""

import pytest

from spieltisch.wutaki.rules.words import Element, Item, Score

from .scenario import base_pack, given

ELEMENT = {"E-1": "EA", "E-2": "FI", "E-3": "WA", "E-4": "WI"}
OPPOSITE = {"EA": "WI", "WI": "EA", "FI": "WA", "WA": "FI"}


def bonus_and_malus(g, player=1):
    """Points of a player's element card."""
    lines = {Item(item).name: points for _, item, _, _, points in g.sheet(player)}
    return lines["ELEMENT_BONUS"], lines["ELEMENT_MALUS"]


def total(g, player=1):
    """All points of step 4."""
    return int(g.start().s.score[player - 1, Score.ELEMENTS])


def test_W_8_1_there_are_four_elements():
    assert [element.name for element in Element] == ["FIRE", "WATER", "EARTH", "WIND"]
    pack = base_pack()
    assert {pact.element for pact in pack.pacts} == set(Element)
    assert {card.element for card in pack.elements} == set(Element)


@pytest.mark.parametrize(("secret", "sort"), [("G-02", "FI"), ("G-03", "WA"), ("G-04", "EA"), ("G-05", "WI")])
def test_W_8_1_they_appear_on_secret_pacts(secret, sort):
    """Most fulfilled pacts of its element, and of no other."""
    g = given().secrets(1, secret).fulfilled(1, f"P-{sort}02").scoring()
    assert int(g.start().s.score[0, Score.SECRETS]) == 10
    g = given().secrets(1, secret).fulfilled(1, f"P-{OPPOSITE[sort]}02").scoring()
    assert int(g.start().s.score[0, Score.SECRETS]) == 0


@pytest.mark.parametrize(("card", "sort"), ELEMENT.items())
def test_W_8_2_fire_and_water_are_opposites_and_earth_and_wind(card, sort):
    """Only the pact of the opposite costs anything."""
    for other in ("FI", "WA", "EA", "WI"):
        g = given().element(1, card).fulfilled(1, f"P-{other}05").scoring()
        assert bonus_and_malus(g)[1] == (-5 if other == OPPOSITE[sort] else 0), other


@pytest.mark.parametrize(("card", "sort"), ELEMENT.items())
def test_W_8_3_three_points_for_each_fulfilled_pact_of_the_own_element(card, sort):
    g = given().element(1, card).fulfilled(1, f"P-{sort}01", f"P-{sort}02", f"P-{sort}03").scoring()
    assert bonus_and_malus(g) == (9, 0)


@pytest.mark.parametrize(("card", "sort"), ELEMENT.items())
def test_W_8_3_five_less_for_each_claimed_pact_of_the_opposite_fulfilled_or_not(card, sort):
    anti = OPPOSITE[sort]
    g = given().element(1, card).fulfilled(1, f"P-{anti}02", f"P-{anti}03").pacts(1, f"P-{anti}04").scoring()
    assert bonus_and_malus(g) == (0, -15)


def test_W_8_3_an_unfulfilled_pact_of_the_own_element_gives_nothing():
    assert bonus_and_malus(given().element(1, "E-2").pacts(1, "P-FI02").scoring()) == (0, 0)


def test_W_8_3_pacts_of_other_players_do_not_matter():
    g = given().element(1, "E-2").fulfilled(2, "P-FI02", "P-WA02").pacts(2, "P-WA03").scoring()
    assert bonus_and_malus(g) == (0, 0)


def test_W_8_4_an_unfulfilled_pact_of_the_opposite_costs_13():
    g = given().element(1, "E-1").vp(1, 50).pacts(1, "P-WI02").scoring().then(totals={1: 37})
    assert (int(g.s.score[0, Score.UNFULFILLED]), total(g)) == (-8, -5)
    given().element(1, "E-1").vp(1, 50).pacts(1, "P-FI02").scoring().then(totals={1: 42})  # any other one 8


@pytest.mark.parametrize("way", ["claimed", "given", "renewed"])
def test_W_8_5_the_malus_counts_every_pact_however_it_came(way):
    """Player 1 controls earth; P-WI01 comes to them in three ways."""
    if way == "claimed":
        g = given().place(1, "3").when("1: claim P-WI01").draw_rest()
    elif way == "renewed":
        g = given().display("P-FI01", "P-FI02", "P-FI03", "P-FI04").place(1, "5").when("1: yes")
        g.draw("P-EA02", "P-EA03", "P-EA04", "P-WI01").when("1: claim P-WI01").draw_rest()
    else:
        g = given().turn_of(2).place(2, "4").when("2: give P-WI01").draw_rest()
    assert bonus_and_malus(g) == (0, -5)
    g.then(pacts={1: ["P-WI01"]})


def test_W_8_5_drafted_ones_too():
    assert bonus_and_malus(given().pacts(1, "P-WI02").scoring()) == (0, -5)


def test_W_8_5_a_discarded_pact_does_not_count_any_more():
    """O-33 returns an own unfulfilled pact."""
    g = given().pacts(1, "P-WI02", "P-WI03").goods(1, oil=3).omens(1, "O-33").place(1, "13").when("1: play O-33")
    g.when("1: discard P-WI03").then(goods={1: {}})
    assert bonus_and_malus(g) == (0, -5)


def test_W_8_6_the_element_card_is_secret_until_final_scoring():
    g = given(3).vp(1, 97)
    for player in (1, 2, 3):
        for seat in (None, 1, 2, 3):
            seen = g.view(seat)["seats"][player - 1]["element"]
            assert seen == (f"E-{player}" if seat == player else None)
    g.place(1, "11").place(2, "7a").place(3, "7a").then(over=True)
    assert [seat["element"] for seat in g.view()["seats"]] == ["E-1", "E-2", "E-3"]
    assert [e["card"] for e in g.happened("reveal", deck="element")] == ["E-1", "E-2", "E-3"]


def test_W_8_6_its_points_are_not_shown_before():
    assert given().fulfilled(1, "P-EA01").view()["scoring"] is None
