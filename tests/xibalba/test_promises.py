"""What a button says is what happens: what costs something and does nothing says so before."""

import pytest

from spieltisch.xibalba.people.describe import thing_text
from spieltisch.xibalba.rules.words import Face, Kind, Place, Thing

from .scenario import given
from .spoken import IDLE


def on_offer(g):
    """The event in the first slot."""
    return Thing.CARD + int(g.start().s.top[Place.SLOT + 2 * Kind.EVENT])


def label(g, thing, lang="en"):
    g.start()
    return thing_text(g.box, g.s, thing, lang)


@pytest.mark.parametrize(
    ("card", "lang", "told"),
    [
        ("Emergency Surgery", "en", "has no effect now. "),
        ("Last Prophecy", "de", "hat gerade keine Wirkung"),
        ("Midnight Sabotage", "en", "has no effect now"),
    ],
)
def test_X_6_11_an_event_without_effect_says_so(card, lang, told):
    g = given().resources(1, 20).slot(card)
    assert told in label(g, on_offer(g), lang)


def test_X_6_11_an_event_with_an_effect_says_nothing():
    g = given().resources(1, 20).slot("Supply Drop")
    assert not IDLE.search(label(g, on_offer(g)))


@pytest.mark.parametrize(
    ("resistance", "told"), [([9] * 4, "achieves nothing, strength 4 against 9"), ([1] * 4, "succeeds, but")]
)
def test_X_13_10_an_attack_that_achieves_nothing_says_so(resistance, told):
    g = given().ark("Bomber", owner=1).dice("A").seat(2, "SKA").board("SKA", resistance=resistance)
    assert told in label(g, Thing.FACE + Face.ATTACK)


def test_X_13_10_an_attack_on_somebody_with_paragon_may_bring_some():
    g = given().ark("Bomber", owner=1).dice("A").seat(2, "SKA").board("SKA", resistance=[1] * 4).paragon(2, 3)
    assert not IDLE.search(label(g, Thing.FACE + Face.ATTACK))


def test_X_10_3_a_die_says_how_much_of_it_there_is_room_for():
    g = given().resources(1, 24).dice("R3")
    assert label(g, Thing.FACE + Face.RESOURCE_3) == "Collect 3 resources (there is room for 1)"
