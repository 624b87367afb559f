"""What a button says is what happens: a worker who can only stand somewhere is told so before."""

import pytest

from spieltisch.core.events import FIRST_DETAIL, event_buffer, told
from spieltisch.core.records import clone
from spieltisch.wutaki import GAME
from spieltisch.wutaki.people.describe import thing_text
from spieltisch.wutaki.rules.words import Event, Location, Thing
from tests.conformance.walk import Walk

from .scenario import given

IDLE = {"en": ": only stand here. ", "de": ": nur dastehen. "}


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


@pytest.mark.parametrize("seed", range(6))
def test_W_4_5_what_the_places_promise_comes_true(seed):
    """In every position where a worker is placed, each place that says "only stand here" is not used, and no other."""
    options = [{}, {"masters": "b"}, {"board": "extreme"}][seed % 3]
    walk, seen = Walk(GAME, GAME.open_box(2 + seed % 3, options), seed), 0
    while not walk.over and seen < 12:
        if GAME.people.question(walk.box, walk.s) == "PLACE":
            seen += 1
            for thing in walk.things:
                if thing != Thing.LOCATION + Location.ASIDE:
                    label = thing_text(walk.box, walk.s, thing, "en")
                    assert (IDLE["en"] in label) == stands_idle(walk.box, walk.s, thing), label
        walk.answer(walk.pick())
    assert seen


def stands_idle(box, s, thing):
    """Is the action of the place not carried out, or can it only be declined?"""
    after, events, out = clone(s), event_buffer(), GAME.option_buffer()
    n = GAME.rules.answer(box.record, after, thing, events, out)
    here = [int(GAME.to_move(box.record, s)), thing - Thing.LOCATION]
    unused = any(row[0] == Event.NO_USE and row[FIRST_DETAIL : FIRST_DETAIL + 2] == here for row in told(events))
    return unused or list(out[:n]) == [Thing.NONE]
