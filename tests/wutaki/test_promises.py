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
