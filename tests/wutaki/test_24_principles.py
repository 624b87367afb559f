"""Group 24: general principles."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltisch.core.events import event_buffer, told
from spieltisch.core.records import blank
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.table import Table
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Ask, Card, Deck, Special, Zone

from .changes import play
from .scenario import base_pack, given, new_game

NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}


# --- gains and costs -------------------------------------------------------------------------------------------------


def test_W_24_1_gains_as_far_as_the_supply_allows():
    """What is missing is lost, not owed; W-27.2  the log shows what was wanted and what came."""
    g = given(2).supply(2, stone=1).place(1, "7a").then(goods={1: {"stone": 1}})
    assert [(e["wanted"], e["got"]) for e in g.happened("receive")] == [(2, 1)]
    g.place(2, "11").place(1, "7a").then(goods={1: {"stone": 1}})
    assert [(e["wanted"], e["got"]) for e in g.happened("receive", player=0)] == [(2, 1), (2, 0)]


def test_W_24_1_nothing_is_owed_later():
    g = given(2).supply(2, stone=0).place(1, "7a").place(2, "15").when("2: choose 1", "2: take oil")
    g.when("2: done").then(goods={1: {}}, supply={"stone": 1})


@pytest.mark.parametrize(
    ("omen", "goods"),
    [("O-01", {"gold": 7}), ("O-03", {"gold": 4, "oil": 9}), ("O-30", {"gold": 3}), ("O-21", {"gold": 3})],
)
def test_W_24_2_a_cost_is_paid_in_full_or_the_card_cannot_be_used(omen, goods):
    g = given(2).omens(1, omen).goods(1, **goods).revenge(1, "V-01").upgrade(2, "7a").place(1, "13")
    g.then(asked=2, goods={1: goods}, omens={1: [omen]})


def test_W_24_2_the_cost_comes_before_the_benefit():
    """C-06: first two gold, then five resources: with nothing else in the supply it is those two that come back."""
    g = given(2).round_card("C-06").goods(1, gold=2).supply(2, **NOTHING | {"oil": 1}).place(1, "C-06").when("1: yes")
    g.then(goods={1: {}}, question="TAKE").when("1: take gold").then_legal("1: take oil", "1: take gold")


@pytest.mark.parametrize(
    ("setup", "answers", "expected"),
    [
        # C-15: two of any kind, one is there
        (
            lambda g: g.round_begins().goods(1, oil=1),
            ["chance: draw C-15"],
            {"1 goods": {"oil": -1}, "monster": {"oil": 1}},
        ),
        # B2, position 2: 3 gold
        (
            lambda g: g.step2_of(1).master(1, "B2", track=1).tracker("1").pacts(1, "P-FI01").goods(1, oil=4, gold=1),
            ["1: fulfil P-FI01"],
            {"1 goods": {"oil": -4, "gold": -1}, "monster": {"oil": 4}},
        ),
        # C-14: two workers, one resource
        (
            lambda g: g.round_begins().recruited(1, 2).goods(1, stone=1),
            ["chance: draw C-14"],
            {"1 goods": {"stone": -1}, "1 recruited": -1, "1 available": {"additional": -1}},
        ),
    ],
)
def test_W_24_2_a_forced_payment_takes_what_is_there(setup, answers, expected):
    change = play(setup(given(2, masters="b")), *answers)
    assert {key: change[key] for key in expected} == expected


@pytest.mark.parametrize(
    "effect",
    [
        "chase 1 group; receive 3 vp",
        "receive 3 vp; chase 1 group",
        "draw 2 omen; receive 3 vp",
        "pillage; receive 3 vp",
    ],
)
def test_W_24_3_an_impossible_part_is_skipped(effect):
    g = given(2).omen_effect("O-14", effect).omens(1, "O-14").without(Deck.OMEN).place(1, "13").when("1: play O-14")
    g.then(vp={1: 8}, asked=2)


def test_W_24_3_each_part_in_printed_order_as_far_as_possible():
    """The gold of the first part pays for the third."""
    g = given(2).omen_effect("O-14", "receive 4 gold; receive 9 stone; upgrade 1 paid").omens(1, "O-14")
    g.supply(2, stone=2).goods(1, gold=2).place(1, "13").when("1: play O-14").then(goods={1: {"stone": 2, "gold": 6}})
    g.when("1: upgrade 7a").then(goods={1: {"stone": 2}}, vp={1: 9})


def test_W_24_4_who_pays_chooses_among_what_he_has():
    g = given(2).omens(1, "O-02").goods(1, stone=1, wood=1, gold=3).place(1, "13").when("1: play O-02")
    g.then_options("1: sacrifice stone", "1: sacrifice wood", "1: sacrifice gold").when("1: sacrifice stone")
    g.then_options("1: sacrifice wood", "1: sacrifice gold")


def test_W_24_4_who_receives_chooses_among_what_the_supply_has():
    g = given(2).omens(1, "O-09").supply(2, sheep=0, oil=1).place(1, "13").when("1: play O-09")
    g.then_options("1: take stone", "1: take wood", "1: take oil", "1: take gold").when("1: take oil")
    g.then_options("1: take stone", "1: take wood", "1: take gold")  # gold is a resource like the others


def test_W_24_5_from_the_starting_player_each_completely_before_the_next():
    """C-15 with two choices each, and a short supply serves earlier players first."""
    g = given(3).start_player(2).round_begins()
    for player in (1, 2, 3):
        g.goods(player, stone=2, oil=2)
    g.draw("C-15")
    for player in (2, 3, 1):
        g.then(asked=player).when(f"{player}: sacrifice stone", f"{player}: sacrifice oil")
    g = (
        given(3)
        .start_player(2)
        .goods(1, oil=22)
        .round_begins()
        .cost(2, "K-4")
        .round_effect("C-12", "all: receive 2 oil")
    )
    g.draw("C-12").then(goods={2: {"oil": 2}, 3: {"oil": 1}, 1: {"oil": 22}})


def test_W_24_5_except_for_the_secret_choice_in_setup():
    """W-2.8  No card goes back before the last answer, and no answer is shown."""
    g = new_game(2, start_player=1)
    while g.question != "SECRET":
        g.when(g.legal()[0])
    drawn = [g.in_zone(Deck.SECRET, Zone.DRAWN + seat) for seat in range(2)]
    thing = g.things()[0]
    assert [GAME.people.answer_seen_by(g.box, g.s, thing, seat) for seat in (0, 1, None)] == [True, False, False]
    g.when(f"1: keep {drawn[0][0]}").then(asked=2)
    assert g.in_zone(Deck.SECRET, Zone.DRAWN) == [drawn[0][1]]
    assert not g.happened("return_secret")
    g.when(f"2: keep {drawn[1][1]}")
    assert {e["secret"] for e in g.happened("return_secret")} == {drawn[0][1], drawn[1][0]}


# --- points ----------------------------------------------------------------------------------------------------------


def test_W_24_6_points_go_beyond_a_hundred():
    g = given(2).vp(1, 99).omens(1, "O-14").place(1, "13").when("1: play O-14").draw("V-01").then(vp={1: 106})
    given(2).vp(1, 250).turn_of(2).place(2, "7a").then(vp={1: 250})
    assert g.happened("vp", total=106)


def test_W_24_7_forced_losses_stop_at_0():
    g = given(3).omen_effect("O-14", "others: lose 4 vp").omens(1, "O-14").vp(2, 3).vp(3, 9).place(1, "13")
    g.when("1: play O-14").then(vp={1: 5, 2: 0, 3: 5})
    assert g.happened("vp", player=1, change=-3, total=0)


def test_W_24_7_voluntary_costs_need_the_points():
    g = given(2).vp(1, 1).place(1, "4").then(vp={1: 1})
    assert g.happened("no_use", location="4")
    given(2).vp(1, 2).place(1, "4").when("1: give P-FI01").draw("P-FI02").then(vp={1: 0})
    g = given(2).vp(1, 0).goods(1, oil=1).place(1, "15").then_illegal("1: choose 2")
    given(2).vp(1, 1).place(1, "15").when("1: choose 2", "1: buy oil").then(vp={1: 0}, goods={1: {"oil": 1}}, asked=2)
    g = (
        given(2)
        .omen_effect("O-14", "lose 3 vp -> receive 5 gold")
        .omens(1, "O-14")
        .vp(1, 2)
        .place(1, "13")
        .then(asked=2)
    )


# --- piles -----------------------------------------------------------------------------------------------------------


def test_W_24_8_pact_discards_become_a_new_deck():
    """Claimed and fulfilled pacts stay with the players."""
    g = given(2).pacts(2, "P-FI05").fulfilled(2, "P-FI06").discards("P-FI02", "P-FI03").without(Deck.PACT)
    g.place(1, "3").when("1: claim P-WI01").then_options("chance: draw P-FI02", "chance: draw P-FI03")
    assert [(e["deck"], e["number"], e["rule"]) for e in g.happened("reshuffle")] == [("pact", 2, "W-24.8")]
    g.draw("P-FI03").then(display=["P-FI03", "P-FI01", "P-WA01", "P-EA01"])
    assert g.in_zone(Deck.PACT, Zone.DISCARD) == []


def test_W_24_8_both_empty():
    """W-17.4"""
    g = given(2).without(Deck.PACT).place(1, "3").when("1: claim P-WI01")
    g.then(display=[None, "P-FI01", "P-WA01", "P-EA01"], asked=2)


def test_W_24_8_only_when_a_card_is_needed():
    """The last card of the pile comes first; nothing is shuffled before."""
    g = given(2).pile_to_discards(Deck.PACT, leave=1).place(1, "3").when("1: claim P-WI01")
    assert not g.happened("reshuffle")
    g.then(asked=2, display=["P-FI02", "P-FI01", "P-WA01", "P-EA01"])


def test_W_24_9_omen_discards_are_shuffled_as_soon_as_a_card_is_to_be_drawn():
    g = given(2).discards("O-02", "O-03").without(Deck.OMEN).place(1, "14")
    g.then_options("chance: draw O-02", "chance: draw O-03").draw("O-02").then(omens={1: ["O-02"]})
    assert [(e["deck"], e["number"], e["rule"]) for e in g.happened("reshuffle")] == [("omen", 2, "W-24.9")]


def test_W_24_9_without_the_card_in_play():
    """W-18.11"""
    g = (
        given(2)
        .omens(1, "O-28")
        .discards("O-02", "O-03", "O-04")
        .without(Deck.OMEN)
        .place(1, "13")
        .when("1: play O-28")
    )
    g.then_illegal("chance: draw O-28").draw_rest().then(omens={1: ["O-02", "O-03", "O-04"]})


def test_W_24_9_both_empty():
    given(2).without(Deck.OMEN).place(1, "14").then(omens={1: []}, asked=2, at={("14", 1): 1})
    g = given(2).step2_of(1).pacts(1, "P-FI01").goods(1, oil=4).without(Deck.OMEN).when("1: fulfil P-FI01")
    g.then(tracker="1", omens={1: [], 2: []}, asked=2)


def test_W_24_10_no_revenge_card_is_left():
    """No card is drawn, the action remains possible."""
    given(2).without(Deck.REVENGE).monster(gold=3).place(1, "12").when("1: yes").then(
        goods={1: {"gold": 3}}, revenge={1: []}
    )
    g = given(2).without(Deck.REVENGE).placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a", "1: yes")
    g.then(goods={1: {"stone": 2}}, revenge={1: []})
    g = given(2, board="extreme").without(Deck.REVENGE).place(1, "4").when("1: give P-FI01").draw("P-FI02")
    g.then(pacts={2: ["P-FI01"]}, revenge={1: []})


def test_W_24_10_a_returned_card_is_in_the_pile_at_once():
    """O-31 returns it, the next pillage draws it."""
    g = given(2).revenge(1, "V-09").without(Deck.REVENGE).omens(1, "O-31").goods(1, gold=3).place(1, "13")
    g.when("1: play O-31").then(revenge={1: []}).place(2, "12").when("2: yes").then(revenge={2: ["V-09"]})


def test_W_24_11_round_discards_are_shuffled_without_the_cards_in_force():
    g = given(2).discards("C-12", "C-13").round_card("C-20").without(Deck.ROUND)
    g.placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2).placed(2, "7d", loyal=1).turn_of(2)
    g.place(2, "11")  # the round ends: C-20 goes to the discards as well, and all three are shuffled
    g.then_options("chance: draw C-12", "chance: draw C-13", "chance: draw C-20").draw("C-20")
    assert [(e["deck"], e["number"], e["rule"]) for e in g.happened("reshuffle")] == [("round", 3, "W-24.11")]
    g.then_options("chance: draw C-12", "chance: draw C-13")


def test_W_24_12_no_secret_pact_is_left():
    g = given(2).step2_of(1).pacts(1, "P-FI16").goods(1, wood=4, oil=5).without(Deck.SECRET).when("1: fulfil P-FI16")
    g.draw_rest().then(secrets={1: []}, vp={1: 8}, fulfilled={1: ["P-FI16"]})
    given(2).omens(1, "O-27").without(Deck.SECRET).place(1, "13").then(asked=2, omens={1: ["O-27"]})


# --- who decides -----------------------------------------------------------------------------------------------------


def test_W_24_13_decisions_outside_the_own_turn():
    """Kinds of any resources in effects for all, who leaves on a pay day, the kind paid for O-25, worthiness."""
    given(2).round_begins().draw("C-19").when("1: take oil").then(asked=2, question="TAKE")
    given(2).goods(2, oil=1, gold=1, stone=1).round_begins().draw("C-15").then(asked=2, question="PAY")
    g = given(2).step2_of(1).tracker("4").pacts(1, "P-FI01").goods(1, oil=4).goods(2, wood=1)
    g.placed(2, "7a", additional=1).placed(2, "7b", additional=1).when("1: fulfil P-FI01").then(
        asked=2, question="LEAVE"
    )
    g = (
        given(2)
        .omens(1, "O-25")
        .goods(2, oil=1, gold=1)
        .place(1, "13")
        .when("1: play O-25")
        .then(asked=2, question="PAY")
    )
    given(3).start_player(3).scoring().vp(3, 0).then(asked=3, question="WORTHY")


def choices(players, seed, answers, **options):
    """A random game: mover, active player, question and state before every answer."""
    box = GAME.open_box(players, options)
    s, out, choice, events = blank(GAME.state), GAME.option_buffer(), random.Random(seed), event_buffer()
    n = GAME.new_game(box.record, s, events, out)
    for _ in range(answers):
        mover = int(GAME.to_move(box.record, s))
        if mover == OVER:
            return
        yield box, mover, GAME.people.question(box, s), s
        told(events)
        n = GAME.answer(box.record, s, int(choice.choice(out[:n])), events, out)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_W_24_13_all_other_decisions_belong_to_the_active_player(players, seed):
    others = {"SECRET", "MASTER", "DRAFT", "PAY", "TAKE", "LEAVE", "WORTHY"}
    for _, mover, question, s in choices(players, seed, 500, masters="b"):
        if mover not in (CHANCE, s.active):
            assert question in others, question


def test_W_24_14_the_same_seed_and_the_same_decisions_give_the_same_game():
    def game(seed):
        table = Table("wutaki", 3, seed=seed)
        choice = random.Random(7)
        for _ in range(25):
            table.answer(choice.choice(table.position.things))
        return table

    one, again, other = game(11), game(11), game(12)
    assert one.to_text() == again.to_text()
    assert one.position.state.tobytes() == again.position.state.tobytes()
    assert one.position.state.tobytes() != other.position.state.tobytes()


# --- what never changes ----------------------------------------------------------------------------------------------


def recount(box, s):
    """W-24.15  Counted anew, without the help of the rules."""
    players = box.players
    goods = np.array(s.supply, int) + np.array(s.monster, int)
    for seat in range(players):
        goods += np.array(s.seat[seat].goods, int)
    assert goods.tolist() == list(base_pack().supply)  # D-3
    additional = 3 if box.options["board"] == "extreme" else 4
    for player in range(players):
        seat = s.seat[player]
        assert seat.loyal + s.loyal_at[:, player].sum() == 4
        assert seat.additional + s.additional_at[:, player].sum() == seat.recruited <= additional
        assert (seat.special == Special.PLACED) == (seat.special_at >= 0)
        towers = sum(card >= 0 for card in seat.tower)
        assert seat.markers + (s.marker == player).sum() + towers + (seat.level > 0) == 6
        for deck, number in [(Card.OMEN, seat.omens), (Card.REVENGE, seat.revenge), (Card.SECRET, seat.secrets)]:
            size = {Card.OMEN: 50, Card.REVENGE: 19, Card.SECRET: 20}[deck]
            assert (s.zone[deck : deck + size] == Zone.HELD + player).sum() == number
    for place in range(18):
        assert s.workers[place] <= box.record.spaces[place] + players  # S-3 lets others share
    fulfilled = int((s.zone[: Card.OMEN] >= Zone.LAID).sum())
    if not any(s.stack[depth].ask == Ask.FULFIL for depth in range(int(s.depth))):  # no pact is just being fulfilled
        assert fulfilled % {2: 6, 3: 7, 4: 8}[players] == s.tracker
    for deck, first in enumerate((Card.PACT, Card.OMEN, Card.REVENGE, Card.ROUND, Card.SECRET)):
        size = (68, 50, 19, 20, 20)[deck]
        assert (s.zone[first : first + size] == Zone.DECK).sum() == s.left[deck]
        assert (s.zone[first : first + size] == Zone.DISCARD).sum() == s.discarded[deck]


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"masters": "b"}), (4, {"board": "extreme", "edition": "en", "masters": "b"})]
)
def test_W_24_15_invariants_hold_after_every_step(players, options):
    for number, (box, _, _, s) in enumerate(choices(players, players, 400, **options)):
        if number > 4 * players:  # element cards and cost markers are drawn by then
            recount(box, s)
        if number % 20 == 0:
            assert GAME.check(box.record, s) == 0
