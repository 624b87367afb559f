"""Tower upgrades, element cards and cost markers of the base pack: `digest/data.md` D-9 and D-10."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Score

from .changes import changes, facts
from .scenario import base_pack, given

ELEMENTAL = (  # id, its element, the opposite
    ("T-1", "FI", "WA"),
    ("T-2", "WA", "FI"),
    ("T-3", "EA", "WI"),
    ("T-4", "WI", "EA"),
)
RESOURCE = (  # id, location, kind, yield at level 0
    ("T-5", "7c", "sheep", 2),
    ("T-6", "7a", "stone", 2),
    ("T-7", "7b", "wood", 2),
    ("T-8", "7d", "oil", 2),
    ("T-9", "7e", "gold", 3),
)
ELEMENT_CARDS = (("E-1", "EA", "WI"), ("E-2", "FI", "WA"), ("E-3", "WA", "FI"), ("E-4", "WI", "EA"))
COST_MARKERS = (("K-1", "stone"), ("K-2", "wood"), ("K-3", "sheep"), ("K-4", "oil"))
PRICES = [(row[0], 8) for row in ELEMENTAL] + [(row[0], 10) for row in RESOURCE]


def first(rows):
    return [row[0] for row in rows]


def test_every_tower_element_card_and_cost_marker_is_played():
    pack = base_pack()
    assert [tower.id for tower in pack.towers] == first(PRICES)
    assert [card.id for card in pack.elements] == first(ELEMENT_CARDS)
    assert [marker.id for marker in pack.cost_markers] == first(COST_MARKERS)


def placed(g, place, *answers, worker="loyal"):
    """What a visit of player 1 changes besides their worker."""
    before = facts(g)
    g.place(1, place, worker).when(*answers)
    change = changes(before, facts(g))
    return {key: value for key, value in change.items() if key not in ("1 stands", "1 available", "1 special")}


# --- tower upgrades --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tower", "price"), PRICES)
def test_a_tower_upgrade_is_bought(tower, price):
    """W-15.9, W-15.10  Elemental ones for 8 gold, resource ones for 10; 4 points; each exists once."""
    g = given(4).goods(1, gold=price).goods(2, gold=20)
    change = placed(g, "6", f"1: upgrade {tower}")
    assert change == {"1 goods": {"gold": -price}, "1 vp": 4, "1 markers": -1, "1 towers": [f"+{tower}"]}
    g.place(2, "6").then_legal("2: upgrade 7a").then_illegal(f"2: upgrade {tower}")
    given(2).goods(1, gold=price - 1).place(1, "6").then_illegal(f"1: upgrade {tower}")


@pytest.mark.parametrize(("tower", "price"), PRICES)
def test_one_tower_upgrade_of_each_sort(tower, price):
    """W-15.10, W-15.13  A slot that is taken stays so; the other slot is free."""
    same = [other for other, its_price in PRICES if its_price == price and other != tower]
    others = [other for other, its_price in PRICES if its_price != price]
    g = given(2).tower(1, tower).goods(1, gold=20).place(1, "6")
    g.then_illegal(*(f"1: upgrade {other}" for other in [tower, *same]))
    g.then_legal(*(f"1: upgrade {other}" for other in others))


def elements_of(g, player=1):
    """Final scoring: step 4 of a player."""
    g.scoring().vp(1, 60).then(over=True)
    return int(g.s.score[player - 1, Score.ELEMENTS])


@pytest.mark.parametrize(("tower", "own", "opposite"), ELEMENTAL, ids=first(ELEMENTAL))
@pytest.mark.parametrize(
    ("numbers", "points"),  # own pacts of its element fulfilled, claimed; of the opposite fulfilled, claimed
    [
        ((0, 0, 0, 0), 0),
        ((2, 0, 0, 0), 2),
        ((2, 1, 0, 0), 2),
        ((0, 0, 1, 0), -2),
        ((0, 0, 0, 2), -4),
        ((2, 1, 1, 2), -4),
    ],
)
def test_an_elemental_upgrade_scores(tower, own, opposite, numbers, points):
    """W-15.11  +1 per own fulfilled pact of its element, -2 per own claimed one of the opposite, fulfilled or not."""
    neutral = "E-1" if own in ("FI", "WA") else "E-2"  # an element card that is not concerned
    g = given(2).element(1, neutral).tower(1, tower).fulfilled(2, f"P-{own}17", f"P-{opposite}17")
    done, claimed, against, claimed_against = numbers
    g.fulfilled(1, *(f"P-{own}{5 + n:02}" for n in range(done)))
    g.pacts(1, *(f"P-{own}{9 + n:02}" for n in range(claimed)))
    g.fulfilled(1, *(f"P-{opposite}{5 + n:02}" for n in range(against)))
    g.pacts(1, *(f"P-{opposite}{9 + n:02}" for n in range(claimed_against)))
    assert elements_of(g) == points


@pytest.mark.parametrize(("tower", "own", "opposite"), ELEMENTAL, ids=first(ELEMENTAL))
def test_an_elemental_upgrade_adds_to_the_element_card(tower, own, opposite):
    """W-15.11  The own element or its opposite can be chosen; W-7.4  step 6 looks at the element card alone."""
    card = {row[1]: row[0] for row in ELEMENT_CARDS}
    g = given(2).element(1, card[own]).tower(1, tower).fulfilled(1, f"P-{own}05", f"P-{opposite}05")
    assert elements_of(g) == 3 + 1 - 5 - 2
    g = given(2).element(1, card[opposite]).tower(1, tower).fulfilled(1, f"P-{own}05", f"P-{opposite}05")
    assert elements_of(g) == 3 + 1 - 5 - 2
    g = given(2).element(1, card[opposite]).tower(1, tower).fulfilled(2, f"P-{own}05", f"P-{own}06", f"P-{opposite}05")
    elements_of(g)
    assert g.s.score[0, Score.OTHERS] == 1


@pytest.mark.parametrize(("tower", "place", "kind", "number"), RESOURCE, ids=first(RESOURCE))
def test_a_resource_upgrade_collects_one_more(tower, place, kind, number):
    """W-15.12  At its own location, for its owner's workers, at every level."""
    assert placed(given(2).tower(1, tower), place) == {"1 goods": {kind: number + 1}}
    for _, elsewhere, other, amount in RESOURCE:
        if elsewhere != place:
            assert placed(given(2).tower(1, tower), elsewhere) == {"1 goods": {other: amount}}
    assert placed(given(2).tower(2, tower), place) == {"1 goods": {kind: number}}
    change = placed(given(2).tower(1, tower).upgrade(2, place), place)
    assert change["1 goods"] == {kind: number + 1 + 1}


@pytest.mark.parametrize(("tower", "place", "kind", "number"), RESOURCE, ids=first(RESOURCE))
@pytest.mark.parametrize(("option", "bonus"), [("two_actions", 2), ("doubled", 1)])
def test_a_resource_upgrade_and_the_special_worker(tower, place, kind, number, option, bonus):
    """W-15.12, W-16.5  Per execution; `doubled` adds it once."""
    g = given(2, special_worker=option).tower(1, tower).recruited(1, 4, special=True)
    assert placed(g, place, "1: yes", worker="special") == {"1 goods": {kind: 2 * number + bonus}}


@pytest.mark.parametrize(("tower", "place", "kind", "number"), RESOURCE, ids=first(RESOURCE))
def test_a_resource_upgrade_does_not_help_elsewhere(tower, place, kind, number):
    """W-15.12  Not with owner bonuses, cards or other places."""
    giver = {"oil": "7a", "stone": "7b", "wood": "7c", "sheep": "7d", "gold": "7f"}[kind]  # its owner bonus, D-4
    g = given(2).tower(1, tower).upgrade(1, giver).turn_of(2)
    g.place(2, giver)
    assert g.goods_of(1) == {kind: 1}
    g = given(2).tower(1, tower).omens(1, "O-11").place(1, "13").when("1: play O-11")
    assert set(g.goods_of(1).values()) == {1}


def test_resource_upgrade_and_short_supply():
    """W-24.1"""
    g = given(2).tower(1, "T-6").supply(2, stone=2)
    assert placed(g, "7a") == {"1 goods": {"stone": 2}}


# --- element cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "own", "opposite"), ELEMENT_CARDS, ids=first(ELEMENT_CARDS))
def test_an_element_card_scores(card, own, opposite):
    """W-8.3  +3 per own fulfilled pact of its element, -5 per own claimed pact of the opposite, fulfilled or not."""
    third, fourth = (other for other in ("FI", "WA", "EA", "WI") if other not in (own, opposite))

    def position():
        return given(2).element(1, card)

    assert elements_of(position().fulfilled(1, f"P-{own}05", f"P-{own}06").pacts(1, f"P-{own}07")) == 6
    assert elements_of(position().fulfilled(1, f"P-{opposite}05")) == -5
    assert elements_of(position().pacts(1, f"P-{opposite}05")) == -5
    assert elements_of(position().fulfilled(1, f"P-{third}05").pacts(1, f"P-{fourth}05")) == 0
    g = position().fulfilled(1, f"P-{own}05", f"P-{opposite}05").pacts(1, f"P-{opposite}06")
    assert elements_of(g) == 3 - 10


@pytest.mark.parametrize(("card", "own", "opposite"), ELEMENT_CARDS, ids=first(ELEMENT_CARDS))
def test_an_unfulfilled_pact_of_the_opposite_costs_thirteen(card, own, opposite):
    """W-8.4"""
    g = given(2).element(1, card).pacts(1, f"P-{opposite}05")
    elements_of(g)
    assert g.s.score[0].sum() == 60 - 13
    g = given(2).element(1, card).pacts(1, f"P-{own}05")
    elements_of(g)
    assert g.s.score[0].sum() == 60 - 8


@pytest.mark.parametrize(("card", "own", "opposite"), ELEMENT_CARDS, ids=first(ELEMENT_CARDS))
def test_others_pacts_of_the_own_element(card, own, opposite):
    """W-7.1 step 6  One point each, own ones and unfulfilled ones do not count; times the multiplier of B3."""

    def position(**options):
        g = given(3, **options).element(1, card).fulfilled(2, f"P-{own}05", f"P-{own}06").fulfilled(3, f"P-{own}07")
        return g.fulfilled(2, f"P-{opposite}05").pacts(3, f"P-{own}08").fulfilled(1, f"P-{own}09")

    g = position()
    elements_of(g)
    assert g.s.score[0, Score.OTHERS] == 3
    for place, factor in enumerate((1, 2, 3, 4, 5)):
        g = position(masters="b").master(1, "B3", track=place)
        elements_of(g)
        assert g.s.score[0, Score.OTHERS] == 3 * factor


# --- cost markers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("marker", "kind"), COST_MARKERS)
def test_a_cost_marker_names_the_price_of_workers(marker, kind):
    """W-2.9, W-13.2  Two for the second to the fourth, two and two gold for the special one."""
    g = given(2).cost(1, marker).recruited(1, 1).goods(1, **{kind: 2})
    assert placed(g, "7f", "1: recruit additional") == {"1 goods": {kind: -2}, "1 recruited": 1}
    g = given(2).cost(1, marker).recruited(1, 4).goods(1, **{kind: 2, "gold": 2})
    assert placed(g, "7f", "1: recruit special") == {"1 goods": {kind: -2, "gold": -2}}
    for other in {"stone", "wood", "sheep", "oil", "gold"} - {kind}:
        g = given(2).cost(1, marker).recruited(1, 1).goods(1, **{kind: 1, other: 9}).place(1, "7f")
        assert g.happened("no_use", location="7f")


@pytest.mark.parametrize(("marker", "kind"), COST_MARKERS)
def test_a_cost_marker_names_the_pay(marker, kind):
    """W-14.5, W-14.9"""
    goods = dict.fromkeys(("stone", "wood", "sheep", "oil", "gold"), 3)
    g = given(2).round_begins().cost(1, marker).recruited(1, 2).goods(1, **goods).draw("C-14")
    assert g.goods_of(1) == goods | {kind: 1}
    g.then(recruited={1: 2})


@pytest.mark.parametrize(("marker", "kind"), COST_MARKERS)
def test_a_cost_marker_names_what_is_received(marker, kind):
    """Place 16, masterboard A after the fifth pact, O-10, C-12; pacts see there."""
    assert placed(given(2).cost(1, marker), "16") == {"1 goods": {kind: 2}, "claimant": 1}
    g = given(2, board="extreme").cost(1, marker)
    assert placed(g, "16") == {"1 goods": {kind: 4}, "claimant": 1}
    g = given(2).cost(1, marker).step2_of(1).pacts(1, "P-FI11").goods(1, gold=10).master(1, "A", track=4).tracker("1")
    assert g.when("1: fulfil P-FI11").goods_of(1) == {kind: 2}
    g = given(2).round_begins().cost(1, marker).draw("C-12")
    assert g.goods_of(1) == {kind: 2}
