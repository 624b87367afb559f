"""Group 18: omens."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck, Score, Zone

from .changes import play
from .scenario import given

NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}


def test_W_18_1_omens_are_held_in_hand_secretly():
    g = given(2).omens(1, "O-01", "O-02")
    assert g.view(1)["seats"][0]["omens"] == ["O-01", "O-02"]
    for seat in (2, None):
        assert (g.view(seat)["seats"][0]["omens"], g.view(seat)["seats"][0]["omens_number"]) == (None, 2)


def test_W_18_1_played_or_used_as_payment():
    """Pacts, B3 and other effects; whatever is paid is discarded openly."""
    g = given(2).omens(1, "O-14").place(1, "13").when("1: play O-14").draw("V-01").then(vp={1: 12}, omens={1: []})
    g = given(2).step2_of(1).omens(1, "O-14").pacts(1, "P-FI06").goods(1, oil=5).when("1: fulfil P-FI06")
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == ["O-14"]
    g = given(2, masters="b").master(1, "B3").recruited(1, 1).omens(1, "O-01", "O-02", "O-14").place(1, "B3")
    g.when("1: give up additional", "1: discard O-14", "1: discard O-02").then(omens={1: []}, track={1: 1})
    assert g.view(2)["piles"]["omen"]["discards"] == ["O-01", "O-02", "O-14"]


def test_W_18_2_a_one_time_omen_is_carried_out_then_discarded():
    """The printed example: sacrifice any 8 resources for 5 points."""
    g = given(2).omens(1, "O-01").goods(1, wood=8).place(1, "13")
    expected = {"1 omens": ["-O-01"], "omen discards": ["+O-01"], "1 goods": {"wood": -8}, "monster": {"wood": 8}}
    assert play(g, "1: play O-01") == {**expected, "1 vp": 5}


def test_W_18_3_one_permanent_omen_for_each_player():
    """Laid open; playing another one discards it."""
    g = given(2).omens(1, "O-39", "O-40").active(2, "O-41").place(1, "13")
    assert play(g, "1: play O-39") == {"1 omens": ["-O-39"], "1 active": "O-39"}
    for seat in (1, 2, None):
        assert [other["active_omen"] for other in g.view(seat)["seats"]] == ["O-39", "O-41"]
    g.place(2, "14").draw_rest()
    g = given(2).omens(1, "O-40").active(1, "O-39").active(2, "O-41").place(1, "13")
    expected = {"1 omens": ["-O-40"], "1 active": "O-40", "omen discards": ["+O-39"]}
    assert play(g, "1: play O-40") == expected


def test_W_18_4_points_per_item_are_scored_once_in_step_5():
    """The printed example: 2 points per own revenge card."""
    g = given(2).omens(1, "O-39").revenge(1, "V-01", "V-02").place(1, "13").when("1: play O-39").then(vp={1: 5})
    g = given(2).scoring().active(1, "O-39").revenge(1, "V-01", "V-02").then(over=True)
    assert int(g.s.score[0, Score.OMEN]) == 4
    assert len(g.happened("score", step="omen")) == 1
    g = given(2).scoring().vp(1, 9).active(1, "O-47").then(over=True)  # a lasting effect scores nothing
    assert not g.happened("score", step="omen")


def test_W_18_5_the_example_of_the_scoring():
    """One point per own omen: nine in hand and the card itself."""
    hand = [f"O-{number:02}" for number in range(1, 10)]
    g = given(2).scoring().active(1, "O-40").omens(1, *hand).then(over=True)
    assert int(g.s.score[0, Score.OMEN]) == 10


def test_W_18_6_an_omen_that_is_not_usable_stays_in_hand():
    """Full cost and at least one effect besides penalties; permanent omens can always be played."""
    g = given(2).omens(1, "O-03", "O-13", "O-39").goods(1, gold=4).place(1, "13")
    g.then_options("1: none", "1: play O-39").when("1: none").then(omens={1: ["O-03", "O-13", "O-39"]})
    g = given(2).omens(1, "O-03", "O-13").goods(1, gold=4).place(1, "13").then(asked=2, omens={1: ["O-03", "O-13"]})
    assert g.happened("no_use", location="13")
    g = given(2).omens(1, "O-39").active(1, "O-40").place(1, "13").then_legal("1: play O-39")  # no revenge card needed


def test_W_18_6_penalties_do_not_make_an_omen_usable():
    """W-4.13  Drawn revenge cards and lost points alone."""
    g = given(2).omen_effect("O-14", "lose 2 vp; draw 1 revenge").omens(1, "O-14").place(1, "13").then(asked=2)
    g = given(2).omen_effect("O-14", "receive 2 gold; draw 1 revenge").omens(1, "O-14").supply(2, gold=0)
    g.place(1, "13").then(asked=2, omens={1: ["O-14"]})


def test_W_18_6_points_for_nothing_do_not_make_an_omen_usable():
    """W-4.13  Something has to change."""
    g = given(2).omen_effect("O-14", "per own revenge receive 2 vp").omens(1, "O-14")
    g.copy().place(1, "13").then(asked=2, omens={1: ["O-14"]})
    g = given(2).omen_effect("O-14", "per 2 own revenge receive 2 vp").omens(1, "O-14").revenge(1, "V-01")
    g.place(1, "13").then(asked=2)
    g = given(2).omen_effect("O-14", "per own revenge receive 2 vp").omens(1, "O-14").revenge(1, "V-01")
    g.place(1, "13").when("1: play O-14").then(vp={1: 7})
    given(2).omen_effect("O-14", "per own omen receive 1 vp").omens(1, "O-14").place(1, "13").then(asked=2)  # W-18.11


@pytest.mark.parametrize(
    ("effect", "useless", "useful"),
    [
        ("others: lose 3 vp", lambda g: g.vp(2, 0), lambda g: g.vp(2, 1)),
        ("others: pay 2 gold", lambda g: g.goods(2, oil=3), lambda g: g.goods(2, gold=1)),
        ("others: sacrifice 1 any", lambda g: g.goods(1, gold=3), lambda g: g.goods(2, oil=1)),
        ("others: draw 1 revenge", lambda g: g.without(Deck.REVENGE), lambda g: g),
        ("others: receive 2 cost", lambda g: g.supply(1, wood=0), lambda g: g.supply(1, stone=0)),
        ("others: pay 1 cost per recruited addw", lambda g: g.recruited(1, 3), lambda g: g.recruited(2, 1)),
    ],
)
def test_W_18_6_what_happens_to_others_makes_an_omen_usable(effect, useless, useful):
    """W-4.13  A loss of others is an effect, if they have something to lose."""
    g = useless(given(2).omen_effect("O-14", effect).omens(1, "O-14")).place(1, "13")
    g.then(asked=2, omens={1: ["O-14"]})
    g = useful(given(2).omen_effect("O-14", effect).omens(1, "O-14")).place(1, "13")
    g.then_options("1: none", "1: play O-14")


def test_W_18_7_only_hand_cards_can_be_paid():
    """The active permanent omen cannot, but it counts as an own omen."""
    given(2).step2_of(1).active(1, "O-40").pacts(1, "P-FI06").goods(1, oil=5).then(asked=2)
    g = given(2, masters="b").skill(1, "S-4").active(1, "O-40").omens(1, "O-01", "O-02").when("1: use S-4")
    g.then_options("1: discard O-01", "1: discard O-02")
    g = given(2).scoring().secrets(1, "G-13").active(1, "O-39").omens(1, "O-01").omens(2, "O-02").then(over=True)
    assert int(g.s.score[0, Score.SECRETS]) == 7


@pytest.mark.parametrize("omen", ["O-21", "O-22"])
def test_W_18_8_neither_pyramid_nor_towers(omen):
    g = given(2).omens(1, omen).goods(1, gold=4).pyramid(2, 3).tower(2, "T-1").tower(2, "T-5").place(1, "13")
    g.then(asked=2, omens={1: [omen]})


@pytest.mark.parametrize("omen", ["O-21", "O-22"])
def test_W_18_8_the_marker_returns_and_the_points_stay(omen):
    """And it can be used again."""
    g = given(2).omens(1, omen).goods(1, gold=4).goods(2, gold=8).vp(2, 9).markers(2, 0).place(1, "13")
    g.when(f"1: play {omen}", "1: marker 7a/1").draw_rest().then(vp={1: 5, 2: 9}, markers={2: 1})
    g.place(2, "6").then_legal("2: upgrade 7a" if omen == "O-22" else "2: upgrade 7b")


def test_W_18_9_once_per_round_between_other_actions():
    """Before the worker is placed, after the action, between two pacts."""

    def position():
        g = given(2).active(1, "O-50").omens(1, "O-01").pacts(1, "P-FI01", "P-WI01").goods(1, oil=4, stone=2, wood=2)
        return g.master(1, "A", track=5).tracker("2")

    position().then(question="WORKER").then_legal("1: use O-50")
    g = position().when("1: worker loyal", "1: place loyal at 7e").then_legal("1: use O-50")
    g.when("1: fulfil P-FI01").then_legal("1: use O-50", "1: fulfil P-WI01")
    g.when("1: use O-50", "1: take gold", "1: take gold", "1: take gold")
    g.then(goods={1: {"stone": 2, "wood": 2, "gold": 6}}).then_options("1: done", "1: fulfil P-WI01")


def test_W_18_9_from_one_round_card_to_the_next():
    """Not again in a later turn of the round; a further card of the same round does not refresh it."""
    g = given(2).active(1, "O-50").omens(1, "O-01", "O-02").when("1: use O-50", "1: discard O-01")
    g.when("1: take oil", "1: take oil", "1: take oil").place(1, "7a").place(2, "7a")
    g.then(asked=1, question="PLACE")
    g = given(2).active(1, "O-50", used=True).omens(1, "O-02").round_begins().draw("C-19")
    g.when("1: take oil", "2: take oil").draw("C-13").then(asked=1).then_legal("1: use O-50")


def test_W_18_9_beginning_with_the_turn_it_is_played_in():
    given(2).omens(1, "O-50", "O-01").place(1, "13").when("1: play O-50").then_options("1: done", "1: use O-50")


def test_W_18_10_replacing_ends_the_effect_at_once():
    """What it gave before stays."""
    g = given(2).active(1, "O-48").omens(1, "O-39").placed(1, "7a", additional=1).place(1, "13").when("1: play O-39")
    g.place(2, "2").then_legal("2: chase 7a")
    g = (
        given(2)
        .active(1, "O-49")
        .omens(1, "O-39")
        .place(1, "7a")
        .then(goods={1: {"stone": 3}})
        .place(2, "14")
        .draw_rest()
    )
    g.place(1, "13").when("1: play O-39").then(goods={1: {"stone": 3}})
    g = given(2).active(1, "O-47").omens(1, "O-39").recruited(1, 1).place(1, "13").when("1: play O-39")
    g.then(recruited={1: 1})
    g = given(2).scoring().vp(1, 9).active(1, "O-40").discards("O-39").revenge(1, "V-01").then(over=True)
    assert int(g.s.score[0, Score.OMEN]) == 1


def test_W_18_11_the_card_being_played_is_not_in_hand():
    """It cannot pay for itself and is not counted."""
    given(2).omens(1, "O-29").place(1, "13").then(asked=2)
    given(2).omens(1, "O-19", "O-01").goods(1, gold=7).place(1, "13").then(asked=2)
    given(2).omens(1, "O-34").pacts(1, "P-FI06").goods(1, oil=5).place(1, "13").then_illegal("1: play O-34")
    g = given(2).omen_effect("O-14", "per own omen receive 1 vp").omens(1, "O-14", "O-01", "O-02").place(1, "13")
    g.when("1: play O-14").then(vp={1: 7})


def test_W_18_11_it_is_not_among_the_discards_shuffled_during_its_own_effect():
    g = given(2).omens(1, "O-28").discards("O-01", "O-02").without(Deck.OMEN).place(1, "13").when("1: play O-28")
    g.then_options("chance: draw O-01", "chance: draw O-02").draw("O-02")
    g.then(omens={1: ["O-01", "O-02"]}, asked=2)
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == ["O-28"]


def test_W_18_11_it_lies_in_play_while_it_is_resolved():
    g = given(2).omens(1, "O-14").place(1, "13").when("1: play O-14").then(question="DRAW", omens={1: []})
    assert g.in_zone(Deck.OMEN, Zone.IN_PLAY) == ["O-14"]
    g.draw("V-01")
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == ["O-14"]


def test_W_18_12_recruiting_and_upgrading_are_optional():
    given(2).omens(1, "O-17").place(1, "13").when("1: play O-17").then_legal("1: done")
    g = given(2).omen_effect("O-14", "receive 2 gold; upgrade 1 free").omens(1, "O-14").place(1, "13")
    g.when("1: play O-14").then_legal("1: none").when("1: none").then(goods={1: {"gold": 2}}, markers={1: 6})


def test_W_18_12_a_card_played_for_an_upgrade_alone_must_upgrade():
    for omen, hand in [("O-20", ()), ("O-19", ("O-39", "O-40"))]:
        g = given(2).omens(1, omen, *hand).goods(1, gold=9).place(1, "13").when(f"1: play {omen}")
        while g.question == "DISCARD":
            g.when(g.legal()[0])
        g.then(question="UPGRADE").then_illegal("1: none", "1: done")


@pytest.mark.parametrize(
    ("omen", "setup"),
    [
        ("O-09", lambda g: g),
        ("O-23", lambda g: g.placed(2, "7a", additional=1).placed(2, "7b", additional=1)),
        ("O-32", lambda g: g),
        ("O-26", lambda g: g.goods(2, gold=1, oil=1)),
        ("O-22", lambda g: g.upgrade(2, "7a").upgrade(2, "7b")),
        ("O-33", lambda g: g.goods(1, gold=3).pacts(1, "P-FI02", "P-FI03")),
        ("O-31", lambda g: g.goods(1, gold=3).revenge(1, "V-01", "V-02")),
        ("O-30", lambda g: g.goods(1, gold=4).revenge(1, "V-01", "V-02")),
    ],
)
def test_W_18_12_everything_else_is_compulsory(omen, setup):
    g = setup(given(2).omens(1, omen)).place(1, "13").when(f"1: play {omen}")
    assert len(g.legal()) > 1
    assert not {"1: none", "1: done"} & set(g.legal())


def test_W_18_12_a_revenge_card_may_be_kept_after_another_effect_but_must_be_given():
    """D-1  Returning one can be declined there, giving one away cannot."""
    g = given(2).omen_effect("O-14", "receive 2 gold; return 1 own revenge").omens(1, "O-14").revenge(1, "V-01", "V-02")
    g.place(1, "13").when("1: play O-14").then_options("1: none", "1: return V-01", "1: return V-02")
    g = given(2).omen_effect("O-14", "receive 2 gold; give 1 own revenge to opp").omens(1, "O-14")
    g.revenge(1, "V-01", "V-02").place(1, "13").when("1: play O-14").then_options("1: give V-01", "1: give V-02")


def test_W_18_12_up_to_may_be_ended_early():
    given(2).omens(1, "O-12").monster(gold=2).place(1, "13").when("1: play O-12").then_legal("1: done")
    g = given(2).omens(1, "O-29", "O-01", "O-02").place(1, "13").when("1: play O-29", "1: discard O-01")
    g.then_legal("1: done")


def test_W_18_12_its_player_makes_all_choices_except_those_given_to_others():
    """O-25: who pays chooses; O-24: whose worker leaves."""
    g = given(3).omens(1, "O-25").goods(2, gold=1, oil=1).place(1, "13").when("1: play O-25").then(asked=2)
    g = given(2).omens(1, "O-24").placed(2, "7a", additional=1).placed(2, "7b", additional=1).goods(2, wood=1)
    g.place(1, "13").when("1: play O-24").then(asked=2, question="LEAVE")
    g = given(2).omens(1, "O-26").goods(2, gold=1, oil=1).place(1, "13").when("1: play O-26").then(asked=1)


def test_W_18_13_use_worker_needs_a_current_worker():
    """Not with S-2 before step 1, but in step 2, and at place 13."""

    def position():
        return given(2, masters="b").skill(1, "S-2").omens(1, "O-36", "O-14").placed(2, "11", loyal=1)

    g = position().when("1: use S-2")  # O-14 is the only one that can be played
    assert g.happened("play_omen", omen="O-14")
    g = position().when("1: worker loyal", "1: place loyal at 7a", "1: use S-2")
    g.then_options("1: play O-14", "1: play O-36").when("1: play O-36").then(vp={1: 8})
    position().when("1: worker loyal", "1: place loyal at 13").then_legal("1: play O-36")
