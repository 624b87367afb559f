"""What a button says is what happens: a worker who can only stand somewhere is told so before."""

import pytest

from spieltisch.wutaki import GAME
from spieltisch.wutaki.people.describe import thing_text
from spieltisch.wutaki.rules.words import Good, Location, Thing
from tests.conformance.walk import Walk

from .scenario import given
from .spoken import IDLE, check_sentences


def test_W_4_5_the_pyramid_says_what_is_missing():
    g = given(2).goods(1, stone=3).start()
    label = thing_text(g.box, g.s, Thing.LOCATION + Location.PYRAMID, "en")
    assert IDLE["en"] in label
    assert "wood" in label


def test_W_4_5_an_upgrade_nobody_can_pay_says_so():
    g = given(2).goods(1, gold=1).start()
    label = thing_text(g.box, g.s, Thing.LOCATION + Location.UPGRADE, "de")
    assert IDLE["de"] in label
    assert "Gold" in label


@pytest.mark.parametrize(("left", "told"), [(0, "The supply has no stone left"), (1, "You receive only 1 stone")])
def test_W_1_3_a_place_says_what_the_supply_cannot_give(left, told):
    g = given(2).start()
    g.s.monster[Good.STONE] += g.s.supply[Good.STONE] - left
    g.s.supply[Good.STONE] = left
    label = thing_text(g.box, g.s, Thing.LOCATION + Location.QUARRY, "en")
    assert told in label
    german = thing_text(g.box, g.s, Thing.LOCATION + Location.QUARRY, "de")
    assert "Vorrat" in german


@pytest.mark.parametrize("seed", range(6))
def test_W_4_5_what_the_places_promise_comes_true(seed):
    """In every position where a worker is placed, each place that says "only stand here" is not used, and no other."""
    options = [{}, {"masters": "b"}, {"board": "extreme"}][seed % 3]
    walk, seen = Walk(GAME, GAME.open_box(2 + seed % 3, options), seed), 0
    while not walk.over and seen < 12:
        if GAME.people.question(walk.box, walk.s) == "PLACE":
            seen += 1
            check_sentences(walk)
        walk.answer(walk.pick())
    assert seen


def test_W_12_2_4_a_move_to_where_nothing_can_be_done_says_so():
    """After a chase the worker may move to the pyramid; without the resources for it, it only stands there."""
    g = given().goods(1, stone=1).placed(2, "1", additional=1).place(1, "2").when("1: chase 1").draw("V-01")
    assert thing_text(g.box, g.s, Thing.YES, "en").startswith("Yes: only stand there. ")
    assert thing_text(g.box, g.s, Thing.YES, "de").startswith("Ja: dort nur dastehen. ")
    g.when("1: yes").then(goods={1: {"stone": 1}}, at={("1", 1): 1}, vp={1: 5})


def test_W_9_13_a_pact_for_free_is_not_said_to_cost_its_resources():
    g = given().skill(1, "S-6").pacts(1, "P-FI04", "P-FI06").omens(1, "O-01", "O-02").place(1, "7a").when("1: use S-6")
    free, omens = (thing_text(g.box, g.s, thing, "en") for thing in sorted(g.things()))
    assert "(fire; for free: " in free
    assert "(fire; 1 omen: " in omens


def test_O_34_a_pact_with_fewer_resources_says_so():
    g = given().pacts(1, "P-FI06", "P-EA04").goods(1, oil=3, stone=3, sheep=2).omens(1, "O-01", "O-34")
    g.place(1, "13").when("1: play O-34")
    assert all("3 resources fewer: " in thing_text(g.box, g.s, thing, "en") for thing in g.things())
    assert all("3 Ressourcen weniger: " in thing_text(g.box, g.s, thing, "de") for thing in g.things())
