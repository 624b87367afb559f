"""Group 21: secret pacts."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Score

from .scenario import base_pack, given


def secrets_of(g, player=1):
    """Step 3 of the final scoring of a player."""
    g.scoring().start()
    return int(g.s.score[player - 1, Score.SECRETS])


def test_W_21_1_twenty_cards():
    assert len(base_pack().secrets) == 20


def test_W_21_1_the_printed_points_or_nothing():
    assert secrets_of(given(2).secrets(1, "G-06").upgrade(1, "7a")) == 5
    g = given(2).secrets(1, "G-06", "G-01", "G-14").vp(1, 9)
    assert secrets_of(g) == 0
    assert int(g.s.score[0].sum()) == 9  # no pacts: neither -8 nor a malus for three that failed


def test_W_21_1_they_are_no_pacts():
    """A secret pact of the opposite element brings no malus; drawing one moves no tracker."""
    g = given(2).element(1, "E-1").secrets(1, "G-05").vp(1, 9).scoring().then(over=True)  # earth, most wind pacts
    assert int(g.s.score[0, Score.ELEMENTS]) == int(g.s.score[0, Score.UNFULFILLED]) == 0
    g = given(2).omens(1, "O-27").place(1, "13").when("1: play O-27").draw("G-01", "G-02").when("1: keep G-01")
    g.then(tracker="0", track={1: 0}, pacts={1: []})
    assert g.s.seat[0].unfulfilled == 0


def test_W_21_1_evaluated_at_the_end():
    """The state when scoring begins counts: in the last turn player 2 removes the marker, or does something else."""

    def last_turn():
        g = given(2, max_rounds=1).upgrade(1, "7a").secrets(1, "G-06").vp(1, 9).omens(2, "O-22").turn_of(2)
        return g.placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2).placed(2, "7d", loyal=1)

    g = last_turn().place(2, "13").when("2: play O-22").draw("V-01").then(over=True)
    assert int(g.s.score[0, Score.SECRETS]) == 0
    g = last_turn().place(2, "11").then(over=True)
    assert int(g.s.score[0, Score.SECRETS]) == 5


@pytest.mark.parametrize(
    ("numbers", "points"),
    [((2, 1, 1), 10), ((2, 2, 0), 0), ((2, 0, 2), 0), ((1, 2, 0), 0), ((0, 0, 0), 0), ((1, 0, 0), 10)],
)
def test_W_21_2_strictly_more_than_every_other_player(numbers, points):
    """With a tie the condition fails, and nothing is never most."""
    g = given(3).secrets(1, "G-02").vp(1, 40)
    for player, number in enumerate(numbers, start=1):
        g.fulfilled(player, *(f"P-FI{3 * player + n:02}" for n in range(number)))
    assert secrets_of(g) == points


@pytest.mark.parametrize("card", ["G-01", "G-12", "G-13", "G-14", "G-15", "G-16", "G-17", "G-18"])
def test_W_21_2_a_quantity_of_0_is_never_most(card):
    assert secrets_of(given(2).secrets(1, card).vp(1, 0).vp(2, 0)) == 0


@pytest.mark.parametrize(
    ("card", "setup", "points"),
    [
        ("G-01", lambda g: g.fulfilled(1, "P-FI02", "P-WA02").fulfilled(2, "P-EA02"), 10),
        ("G-02", lambda g: g.fulfilled(1, "P-FI02").fulfilled(2, "P-EA02", "P-EA03"), 10),
        ("G-03", lambda g: g.fulfilled(1, "P-WA02").fulfilled(2, "P-EA02", "P-EA03"), 10),
        ("G-06", lambda g: g.upgrade(1, "7a").upgrade(2, "7a"), 5),
    ],
)
def test_W_21_3_printed_examples(card, setup, points):
    """Most pacts 10, most pacts of an element 10, an own upgrade at the shown location 5."""
    assert secrets_of(setup(given(2).secrets(1, card))) == points


def test_W_21_4_the_seventh_pact_on_masterboard_A_brings_one_more():
    g = given(2).step2_of(1).pacts(1, "P-FI01").goods(1, oil=4).secrets(1, "G-06").master(1, "A", track=6).tracker("1")
    g.when("1: fulfil P-FI01").draw("G-16").then(secrets={1: ["G-06", "G-16"]})


def test_W_21_4_all_are_scored_number_public_text_private():
    g = given(2).secrets(1, "G-06", "G-16").upgrade(1, "7a").goods(1, gold=1)
    assert g.view(1)["seats"][0]["secrets"] == ["G-06", "G-16"]
    for seat in (2, None):
        assert (g.view(seat)["seats"][0]["secrets"], g.view(seat)["seats"][0]["secrets_number"]) == (None, 2)
    g = given(2).secrets(1, "G-06", "G-16").upgrade(1, "7a").goods(1, gold=1)
    assert secrets_of(g) == 11


def test_W_21_4_an_empty_pile_gives_none():
    """W-24.12"""
    g = (
        given(2)
        .step2_of(1)
        .pacts(1, "P-FI01")
        .goods(1, oil=4)
        .master(1, "A", track=6)
        .tracker("1")
        .without(Deck.SECRET)
    )
    g.when("1: fulfil P-FI01").then(secrets={1: []}, track={1: 7}, asked=2)
