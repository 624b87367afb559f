"""Every revenge card of the base pack, held to its limit and beyond it: `digest/data.md` D-13 with its notes."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Score

from .scenario import base_pack, given

ELEMENTS = ("FI", "WA", "EA", "WI")


def pacts(number, element=None):
    """So many pacts, of one element or of all four in turn."""
    return [f"P-{element or ELEMENTS[i % 4]}{i // (1 if element else 4) + 2:02}" for i in range(number)]


def fulfilled(element=None):
    return lambda g, n: g.fulfilled(1, *pacts(n, element))


def goods(kind):
    return lambda g, n: g.goods(1, **{kind: n})


def all_goods(g, n):
    """Of all five kinds together."""
    share = n // 5
    return g.goods(1, stone=share, wood=share, sheep=share, oil=share, gold=n - 4 * share)


def hand(g, n):
    """The active permanent omen is not in hand."""
    return g.omens(1, *(f"O-{number:02}" for number in range(1, n + 1))).active(1, "O-40")


def upgrades(g, n):
    """Locations and tower count, the pyramid does not."""
    g.tower(1, "T-5").pyramid(1, 1)
    for place in ("7a", "7a", "7c", "7f")[: n - 1]:
        g.upgrade(1, place)
    return g


def recruits(g, n):
    """The special worker counts, placed or not."""
    return g.recruited(1, n - 2, special=True).placed(1, "7a", additional=1).placed(1, "7b", loyal=1)


def revenge_cards(g, n):
    """All own revenge cards, V-12 itself included; the others hold."""
    return g.revenge(1, *("V-01", "V-03", "V-04", "V-05")[: n - 1])


def unfulfilled(g, n):
    return g.pacts(1, *pacts(n))


def secrets(g, n):
    """Whether they succeed or not: G-20 does, the others do not."""
    return g.secrets(1, *("G-20", "G-01", "G-02")[:n])


CARDS = (  # id, what is counted, limit, loss
    ("V-01", fulfilled(), 8, 9),
    ("V-02", fulfilled(), 4, 6),
    ("V-03", goods("stone"), 4, 5),
    ("V-04", goods("wood"), 4, 5),
    ("V-05", goods("sheep"), 4, 5),
    ("V-06", goods("oil"), 4, 5),
    ("V-07", goods("gold"), 5, 6),
    ("V-08", all_goods, 12, 7),
    ("V-09", hand, 4, 5),
    ("V-10", upgrades, 3, 6),
    ("V-11", recruits, 3, 5),
    ("V-12", revenge_cards, 3, 7),
    ("V-13", fulfilled("FI"), 2, 6),
    ("V-14", fulfilled("WA"), 2, 6),
    ("V-15", fulfilled("EA"), 2, 6),
    ("V-16", fulfilled("WI"), 2, 6),
    ("V-17", unfulfilled, 1, 6),
    ("V-18", fulfilled(), 6, 7),
    ("V-19", secrets, 1, 4),
)


def test_every_revenge_card_is_played():
    assert [card.id for card in base_pack().revenge] == [row[0] for row in CARDS]


def loss(g, player=1):
    """Final scoring: what the revenge cards of a player cost in step 1."""
    g.scoring().vp(1, 60).vp(2, 10).then(over=True)
    return int(g.s.score[player - 1, Score.REVENGE])


@pytest.mark.parametrize(("card", "setup", "limit", "points"), CARDS, ids=[row[0] for row in CARDS])
def test_the_limit_holds(card, setup, limit, points):
    g = setup(given(2).revenge(1, card), limit)
    assert loss(g) == 0
    lines = g.happened("score", player=0, step="revenge", card=card)
    assert [(line["count"], line["points"]) for line in lines] == [(limit, 0)]


@pytest.mark.parametrize(("card", "setup", "limit", "points"), CARDS, ids=[row[0] for row in CARDS])
def test_the_limit_is_broken(card, setup, limit, points):
    g = setup(given(2).revenge(1, card), limit + 1)
    before = sum(line[4] for line in setup(given(2), limit + 1).vp(1, 60).sheet(1))
    assert loss(g) == -points
    total = int(g.s.score[0].sum())
    assert total == before - points  # it costs its loss and changes nothing else
    assert g.happened("score", player=0, step="revenge", card=card, count=limit + 1, points=-points)


OTHERS = [row for row in CARDS if row[0] != "V-12"]  # who has no revenge card cannot break the limit of V-12


@pytest.mark.parametrize(("card", "setup", "limit", "points"), OTHERS, ids=[row[0] for row in OTHERS])
def test_only_the_holder_is_concerned(card, setup, limit, points):
    """Whoever is beyond the limit of somebody else's card loses nothing, and the holder is within it."""
    g = setup(given(2).revenge(2, card), limit + 1)
    assert loss(g) == 0
    assert g.s.score[1, Score.REVENGE] == 0


def test_several_cards_about_pacts_add_up():
    """W-19.2  With nine fulfilled pacts all three are broken, with seven two of them."""
    for number, points in [(9, -22), (7, -13), (5, -6), (4, 0)]:
        g = given(2).revenge(1, "V-01", "V-02", "V-18").fulfilled(1, *pacts(number))
        assert loss(g) == points


def test_nothing_is_forbidden_during_play():
    """W-19.2  A limit is looked at in the end only: stone is collected as ever, and can be spent again."""
    g = given(2).revenge(1, "V-03").goods(1, stone=4).place(1, "7a").then(goods={1: {"stone": 6}}, vp={1: 5})
    assert not g.happened("score")
