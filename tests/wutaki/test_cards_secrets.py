"""Every secret pact of the base pack, held, missed and tied: `digest/data.md` D-15 with its notes."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Score

from .scenario import base_pack, given

ELEMENTS = ("FI", "WA", "EA", "WI")


def some_pacts(player, number, element=None):
    """So many pacts, other ones for every player."""
    first = 2 + 5 * (player - 1)
    return [f"P-{element or ELEMENTS[i % 4]}{first + i // (1 if element else 4):02}" for i in range(number)]


def fulfilled(element=None):
    return lambda g, player, n: g.fulfilled(player, *some_pacts(player, n, element))


def upgrades(g, player, n):
    """Locations and towers, never the pyramid."""
    g.pyramid(player, 1)
    if n > 0:
        g.tower(player, f"T-{player}")
    for place in ("7a", "7b", "7c", "7d")[: n - 1]:
        g.upgrade(player, place)
    return g


def omens(g, player, n):
    """Hand and active permanent omen."""
    if n > 0:
        g.active(player, f"O-{46 + player}")
    first = 10 * player
    return g.omens(player, *(f"O-{number:02}" for number in range(first, first + n - 1)))


def revenge(g, player, n):
    return g.revenge(player, *(f"V-{number:02}" for number in range(6 * player - 5, 6 * player - 5 + n)))


def all_goods(g, player, n):
    """The five kinds added up."""
    return g.goods(player, stone=n // 2, gold=n - n // 2)


def gold(g, player, n):
    return g.goods(player, gold=n, oil=4 - player)


def recruits(g, player, n):
    """The special worker included, placed or not."""
    if n > 1:
        g.recruited(player, n - 2, special=True).placed(player, "7a", additional=1)
    return g if n > 1 else g.recruited(player, n)


def points(g, player, n):
    """On the track, before scoring."""
    return g.vp(player, n)


MOST = (  # id, what is counted, points
    ("G-01", fulfilled(), 10),
    ("G-02", fulfilled("FI"), 10),
    ("G-03", fulfilled("WA"), 10),
    ("G-04", fulfilled("EA"), 10),
    ("G-05", fulfilled("WI"), 10),
    ("G-12", upgrades, 8),
    ("G-13", omens, 7),
    ("G-14", revenge, 8),
    ("G-15", all_goods, 7),
    ("G-16", gold, 6),
    ("G-17", recruits, 7),
    ("G-18", points, 6),
)
LORDS = (  # id, location; 5 points each
    ("G-06", "7a"),
    ("G-07", "7b"),
    ("G-08", "7c"),
    ("G-09", "7d"),
    ("G-10", "7e"),
    ("G-11", "7f"),
)
MOST_IDS, LORD_IDS = [row[0] for row in MOST], [row[0] for row in LORDS]


def test_every_secret_pact_is_played():
    assert {*MOST_IDS, *LORD_IDS, "G-19", "G-20"} == {card.id for card in base_pack().secrets}


def reward(g, card, holder=1):
    """Final scoring: what this secret pact gives its holder in step 3, and nobody else."""
    g.scoring().secrets(holder, card).start()
    others = [int(g.s.score[seat, Score.SECRETS]) for seat in range(g.players) if seat != holder - 1]
    assert not any(others)
    return int(g.s.score[holder - 1, Score.SECRETS])


@pytest.mark.parametrize(("card", "setup", "vp"), MOST, ids=MOST_IDS)
def test_most_of_something(card, setup, vp):
    """W-21.2  Strictly more than every other player; a tie with one of them is enough to fail."""

    def position(*numbers):
        g = given(3)
        for player, number in enumerate(numbers, start=1):
            g = setup(g, player, number)
        return g

    assert reward(position(3, 2, 1), card) == vp
    assert reward(position(2, 1, 1), card) == vp
    assert reward(position(3, 3, 1), card) == 0
    assert reward(position(3, 1, 3), card) == 0
    assert reward(position(2, 1, 3), card) == 0
    assert reward(position(1, 3, 2), card, holder=2) == vp


@pytest.mark.parametrize(
    ("card", "setup", "vp"), [row for row in MOST if row[0] != "G-13"], ids=[i for i in MOST_IDS if i != "G-13"]
)
def test_nothing_is_never_most(card, setup, vp):
    """W-21.2"""
    g = given(2)
    for player in (1, 2):
        g = setup(g, player, 0)
    assert reward(g, card) == 0


def test_G_13_counts_hand_and_active_omen():
    g = given(2).active(1, "O-40").omens(1, "O-01").omens(2, "O-02")
    assert reward(g, "G-13") == 7
    assert reward(given(2).omens(1, "O-01").active(2, "O-40"), "G-13") == 0
    assert reward(given(2), "G-13") == 0


def test_G_12_G_19_never_count_the_pyramid():
    assert reward(given(2).pyramid(1, 3).upgrade(1, "7a").upgrade(2, "7b"), "G-12") == 0
    g = given(2).pyramid(1, 3).upgrade(1, "7a").upgrade(1, "7a").upgrade(1, "7b")
    assert reward(g, "G-19") == 0


def test_G_15_adds_up_all_kinds_and_G_16_looks_at_gold_alone():
    assert reward(given(2).goods(1, stone=2, wood=2).goods(2, gold=3), "G-15") == 7
    assert reward(given(2).goods(1, stone=9, gold=1).goods(2, gold=2), "G-16") == 0


def test_G_18_looks_at_the_track_before_scoring():
    """W-7.2  What is scored later does not count, neither for nor against."""
    g = given(2).vp(1, 30).vp(2, 20).fulfilled(2, "P-FI02", "P-FI03", "P-FI04")  # E-2 is fire: player 2 gets 9 more
    assert reward(g, "G-18") == 6
    g = given(2).vp(1, 20).vp(2, 21).pacts(2, "P-FI02")  # 13 in the end
    assert reward(g, "G-18") == 0


@pytest.mark.parametrize(("card", "place"), LORDS, ids=LORD_IDS)
def test_an_own_upgrade_at_a_location(card, place):
    """One own marker at either level suffices."""
    assert reward(given(2).upgrade(1, place), card) == 5
    assert reward(given(2).upgrade(2, place).upgrade(1, place), card) == 5
    assert reward(given(2).upgrade(1, place).upgrade(1, place), card) == 5
    assert reward(given(2).upgrade(2, place), card) == 0
    other = "7a" if place != "7a" else "7b"
    assert reward(given(2).upgrade(1, other).tower(1, "T-5").pyramid(1, 1), card) == 0


def test_several_players_can_be_lords_of_one_location():
    g = given(2).upgrade(1, "7a").upgrade(2, "7a").upgrade(2, "7b").vp(1, 9).secrets(1, "G-06").secrets(2, "G-07")
    g.scoring().then(over=True)
    assert [int(g.s.score[seat, Score.SECRETS]) for seat in (0, 1)] == [5, 5]


def test_G_19_four_own_upgrades():
    """Locations and towers; others may have as many."""

    def build(number):
        g = given(2).tower(1, "T-1").tower(1, "T-5")
        for place in ("7a", "7a", "7c")[: number - 2]:
            g.upgrade(1, place)
        return g.upgrade(2, "7d").upgrade(2, "7d").upgrade(2, "7e").upgrade(2, "7e")

    assert [reward(build(number), "G-19") for number in (3, 4, 5)] == [0, 6, 6]


def test_G_20_needs_the_marker_itself():
    """Not a claim that has not been carried out."""
    assert reward(given(2).start_player(1), "G-20") == 5
    assert reward(given(2).start_player(2), "G-20") == 0
    assert reward(given(2).start_player(2).set_state(claimant=0), "G-20") == 0
    assert reward(given(2).start_player(1).set_state(claimant=1), "G-20") == 5


def test_G_01_counts_every_other_player_singly():
    """Not all others together."""
    g = given(3).fulfilled(1, *some_pacts(1, 3)).fulfilled(2, *some_pacts(2, 2)).fulfilled(3, *some_pacts(3, 2))
    assert reward(g, "G-01") == 10


def test_unfulfilled_pacts_do_not_count_as_fulfilled():
    assert reward(given(2).pacts(1, "P-FI02", "P-FI03").fulfilled(2, "P-FI04"), "G-02") == 0


def test_every_secret_pact_is_scored():
    """W-21.4"""
    g = given(2).secrets(1, "G-06", "G-16", "G-20", "G-01").upgrade(1, "7a").goods(1, gold=1).scoring().then(over=True)
    assert int(g.s.score[0, Score.SECRETS]) == 5 + 6 + 5
    assert len(g.happened("score", player=0, step="secrets")) == 4
