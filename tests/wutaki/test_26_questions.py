"""Group 26: every question, who is asked, what can be pointed at, and whether it can be declined or ended."""

import random
import re

import pytest

from spieltisch.core.stack import CHANCE
from spieltisch.games import folder_of
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Ask, Deck, Thing

from .scenario import KINDS, PLACES, given, new_game

ONE_OF_EACH = dict.fromkeys(KINDS, 1)
CHANCE_ASKS = {"DRAW", "DRAW_START"}


def places(g, *locations, worker="loyal", player=1):
    """The answers of Q-PLACE for these locations."""
    return [f"{player}: place {worker} at {location}" for location in locations]


def random_play(seed, answers):
    """A game with side B, played at random; yields the scenario before each answer."""
    draws = random.Random(seed)
    g = new_game(2 + seed % 3, masters="b", board=("normal", "extreme")[seed % 2]).start()
    for _ in range(answers):
        if g.s.over:
            return
        yield g
        thing = g.things()[draws.randrange(g.n)]
        g.n = GAME.rules.answer(g.box.record, g.s, thing, g.buffer, g.out)


# --- for all questions -----------------------------------------------------------------------------------------------


def test_W_26_1_the_questions_are_those_of_the_table():
    text = (folder_of("wutaki") / "digest/en.md").read_text(encoding="utf-8")
    table = [name.replace("-", "_") for name in re.findall(r"^\| Q-([A-Z0-9-]+) \|", text, re.MULTILINE)]
    asks = {ask.name for ask in Ask if Ask.NOTHING < ask < Ask.WORK}
    assert set(table) == asks - CHANCE_ASKS
    assert len(table) == len(set(table)) == 33


MAY_NOT_BE_DECLINED = {
    *("SECRET", "MASTER", "DRAFT", "WORKER", "PLACE", "OPPONENT", "ELEVEN", "SWAP_OUT", "PAY", "STEAL", "LEAVE"),
    *("MARKER", "OWNPACT", "WAIVE", "BORROW", "WORTHY"),
}


ABOUT_HANDS = ("OMEN", "USE", "AGAIN", "WORKER", "STEP2")  # R-W-10: asked even if only one answer is possible


@pytest.mark.parametrize("seed", range(3))
def test_W_26_1_one_question_to_one_player_and_none_or_done_only_where_the_table_says_so(seed):
    asked = set()
    for g in random_play(seed, 500):
        question, things = g.question, g.things()
        assert len(things) == len(set(things))
        assert len(things) > 1 or question in ABOUT_HANDS  # one answer only is never asked (W-26.2)
        assert (g.asked() == 0) == (question in CHANCE_ASKS)
        declines, ends = Thing.NONE in things, Thing.DONE in things
        assert not (declines and ends)
        if question in MAY_NOT_BE_DECLINED | CHANCE_ASKS:
            assert not declines, question
            assert not ends, question
        if question in ("USE", "AGAIN", "MOVE", "ROB"):
            assert things == [Thing.NONE, Thing.YES]
        if question in ("STEP2", "RECRUIT"):
            assert ends, question
        asked.add(question)
    assert len(asked) > 12


def test_W_26_1_amounts_are_built_up_thing_by_thing():
    g = given().goods(1, stone=6, oil=4).revenge(1, "V-01").place(1, "11").when("1: choose 2").then(question="PAY")
    g.repeat("1: pay stone", 6).then(goods={1: {}})  # what is left is oil: nothing to choose any more


def test_W_26_2_a_thing_is_offered_only_if_it_leads_to_a_complete_execution():
    """Costs payable to the end: ten markers and a card for the present, omens and worker for B3."""
    given().goods(1, stone=9).revenge(1, "V-01").place(1, "11").then(vp={1: 8}, asked=2)
    given().master(1, "B3").recruited(1, 1).omens(1, "O-01", "O-02").place(1, "B3").then(asked=2)
    given().master(1, "B3").omens(1, "O-01", "O-02", "O-03").place(1, "B3").then(asked=2)


def test_W_26_2_targets_must_be_present():
    given().omens(1, "O-23", "O-22", "O-26", "O-08").place(1, "13").then_options("1: play O-08", "1: none")


def test_W_26_2_a_single_legal_answer_is_not_asked():
    """Only loyal workers: the type is clear. Nothing to fulfil: the turn ends."""
    g = given().then(question="PLACE").place(1, "7a").then(asked=2, question="PLACE")
    assert [e["worker"] for e in g.happened("place")] == ["loyal"]


@pytest.mark.parametrize("seed", [5])
def test_W_26_2_there_are_no_dead_ends(seed):
    """Whatever is chosen, there is a next question or the game is over."""
    for g in random_play(seed, 300):
        assert g.n > int(g.question not in ABOUT_HANDS)


def test_W_26_3_me_is_the_player_of_the_running_turn():
    given(3).turn_of(2).omens(2, "O-09").place(2, "13").when("2: play O-09").then(question="TAKE", asked=2)


@pytest.mark.parametrize(
    ("place", "prepare", "first", "question"),
    [
        ("3", lambda g: g, ["1: claim P-FI01"], "DISPLAY"),
        ("4", lambda g: g, ["1: give P-FI01"], "DISPLAY"),
        ("6", lambda g: g.goods(1, gold=20), ["1: upgrade 7a"], "UPGRADE"),
        ("13", lambda g: g.omens(1, "O-08", "O-10", "O-11"), ["1: play O-08"], "OMEN"),
        ("15", lambda g: g.goods(1, oil=2), ["1: choose 1", "1: take gold", "1: done"], "TRADE"),
    ],
)
def test_W_26_3_after_yes_to_again_the_first_choice_cannot_be_declined(place, prepare, first, question):
    g = prepare(given().recruited(1, 4, special=True)).place(1, place, "special").then(question=question)
    g.then_legal("1: none").when(*first).draw_rest().then(question="AGAIN").when("1: yes")
    g.then(question=question).then_illegal("1: none", "1: done")


@pytest.mark.parametrize(
    ("place", "prepare", "question"),
    [
        ("3", lambda g: g, "DISPLAY"),
        ("6", lambda g: g.goods(1, gold=20), "UPGRADE"),
        ("15", lambda g: g.goods(1, oil=2), "TRADE"),
        ("13", lambda g: g.omens(1, "O-10", "O-11"), "OMEN"),
    ],
)
def test_W_26_3_nor_after_borrow(place, prepare, question):
    g = prepare(given()).placed(2, place, loyal=1).skill(1, "S-2").omens(1, "O-36").place(1, "11").when("1: use S-2")
    if g.question == "OMEN":
        g.when("1: play O-36")
    g.then(question=question).then_illegal("1: none", "1: done")


def test_W_26_3_nor_after_playing_an_omen():
    given().placed(2, "7a", additional=1).placed(2, "7b", additional=1).omens(1, "O-23").place(1, "13").when(
        "1: play O-23"
    ).then(question="GROUP").then_options("1: chase 7a", "1: chase 7b")
    given().omens(1, "O-20").goods(1, gold=4).place(1, "13").when("1: play O-20").then(question="UPGRADE").then_illegal(
        "1: none"
    )


def test_W_26_3_unless_the_table_says_so_for_that_card():
    """Recruiting is never compulsory, and O-12 may be ended."""
    given().omens(1, "O-17").place(1, "13").when("1: play O-17").then_options("1: recruit additional", "1: done")
    given().monster(oil=2, gold=1).omens(1, "O-12").place(1, "13").when("1: play O-12").then_legal("1: done")


# --- setup -----------------------------------------------------------------------------------------------------------


def test_W_26_1_SECRET_one_of_the_two_just_drawn():
    """In the setup see W-2.7; here O-27."""
    g = given().secrets(1, "G-01").omens(1, "O-27").place(1, "13").when("1: play O-27").draw("G-03", "G-14")
    g.then(question="SECRET", asked=1).then_options("1: keep G-03", "1: keep G-14").when("1: keep G-14")
    g.then(secrets={1: ["G-01", "G-14"]})


def test_W_26_1_SECRET_a_single_one_is_kept():
    g = given().without(Deck.SECRET, leave=1).omens(1, "O-27").place(1, "13").when("1: play O-27").then(asked=2)
    assert len(g.held(Deck.SECRET, 1)) == 1


def test_W_26_1_MASTER_a_board_not_yet_taken():
    g = new_game(2, masters="b", start_player=2)
    while g.question != "MASTER":
        g.first()
    g.then(asked=2).then_options("2: master B1", "2: master B2", "2: master B3", "2: master B4")
    g.when("2: master B2").then(asked=1).then_options("1: master B1", "1: master B3", "1: master B4")


def test_W_26_1_DRAFT_a_displayed_pact():
    g = new_game(2, start_player=1)
    while g.question != "DRAFT":
        g.first()
    g.then(asked=1).then_options(*(f"1: draft {name}" for name in g.displayed()))


# --- the turn --------------------------------------------------------------------------------------------------------


def test_W_26_1_WORKER_a_type_of_worker_or_a_free_moment():
    g = given().recruited(1, 1, special=True).skill(1, "S-5").revenge(1, "V-01").active(1, "O-50").omens(1, "O-01")
    g.then(question="WORKER", asked=1)
    g.then_options(
        "1: worker loyal", "1: worker additional", "1: worker special", "1: use S-5", "1: use O-50"
    ).then_illegal("1: none", "1: done", "1: use O-01")


@pytest.mark.parametrize("skill", ["S-1", "S-3", "S-6"])
def test_W_26_1_WORKER_offers_no_skill_of_another_moment(skill):
    g = given().recruited(1, 1).skill(1, skill).pacts(1, "P-FI01").placed(2, "11", loyal=1)
    g.then_options("1: worker loyal", "1: worker additional")


def test_W_26_1_WORKER_offers_a_used_omen_no_more():
    given().recruited(1, 1).active(1, "O-50", used=True).omens(1, "O-01").then_illegal("1: use O-50")
    given().recruited(1, 1).active(1, "O-49").omens(1, "O-01").then_illegal("1: use O-49")  # works by itself


def test_W_26_1_PLACE_a_location_with_a_free_space():
    g = given().round_card("C-04").master(1, "B1").master(2, "B3").placed(2, "7a", loyal=2).placed(1, "16", loyal=1)
    g.then(question="PLACE", asked=1).then_illegal("1: none", "1: done")
    g.then_options(*places(g, *(place for place in PLACES if place not in ("7a", "16")), "B1", "C-04"))


def test_W_26_1_PLACE_with_elbow_room_also_a_full_one():
    g = given().skill(1, "S-3").round_card("C-04").master(2, "B3").placed(2, "7a", loyal=2).placed(2, "C-04", loyal=1)
    g.placed(2, "B3", additional=1).then_options(*places(g, *PLACES, "C-04"))


def test_W_26_1_USE_yes_or_none():
    given().place(1, "5").then(question="USE", asked=1).then_options("1: yes", "1: none")


def test_W_26_1_AGAIN_after_the_first_execution_by_the_special_worker():
    g = given().recruited(1, 4, special=True).place(1, "7a", "special").then(question="AGAIN", asked=1)
    g.then_options("1: yes", "1: none").when("1: none").then(goods={1: {"stone": 2}}, asked=2)


def test_W_26_1_AGAIN_or_with_double_shift():
    g = given().skill(1, "S-1").place(1, "7a").then(question="AGAIN", asked=1).then_options("1: yes", "1: none")
    assert g.when("1: yes").happened("skill", skill="S-1")
    given().skill(1, "S-1", used=True).place(1, "7a").then(asked=2)


def test_W_26_1_STEP2_pacts_that_can_be_fulfilled_skill_omen_or_done():
    g = given().pacts(1, "P-FI01", "P-EA01").goods(1, oil=4).skill(1, "S-6").active(1, "O-50").omens(1, "O-01")
    g.step2_of(1).then(question="STEP2", asked=1)
    g.then_options("1: fulfil P-FI01", "1: use S-6", "1: use O-50", "1: done").when("1: done").then(asked=2)


# --- inside actions --------------------------------------------------------------------------------------------------


def groups():
    """Groups at 7a (players 2 and 3), 7b (player 2), and workers who cannot be chased."""
    g = given(3).placed(2, "7a", additional=1).placed(3, "7a", additional=1).placed(2, "7b", additional=1, loyal=1)
    return g.placed(3, "7c", loyal=1).placed(1, "7d", additional=1)


def test_W_26_1_GROUP_a_location_with_a_group_that_can_be_chased():
    groups().place(1, "2").then(question="GROUP", asked=1).then_options("1: chase 7a", "1: chase 7b", "1: none")
    groups().omens(1, "O-23").place(1, "13").when("1: play O-23").then_options("1: chase 7a", "1: chase 7b")


def test_W_26_1_OPPONENT_whose_group():
    g = groups().place(1, "2").when("1: chase 7a").then(question="OPPONENT", asked=1)
    g.then_options("1: player 2", "1: player 3")
    groups().place(1, "2").when("1: chase 7b").then(question="DRAW")  # only player 2 has one there


def test_W_26_1_OPPONENT_not_one_with_bodyguards():
    """O-48"""
    groups().active(2, "O-48").place(1, "2").then_options("1: chase 7a", "1: none").when("1: chase 7a").then(
        question="DRAW", at={("7a", 2): 1, ("7a", 3): 0}
    )


def test_W_26_1_OPPONENT_receiver_of_a_pact():
    g = given(3).turn_of(2).place(2, "4").when("2: give P-FI01").then(question="OPPONENT", asked=2)
    g.then_options("2: player 1", "2: player 3").then_illegal("2: player 2", "2: none", "2: done")


def test_W_26_1_OPPONENT_receiver_of_a_revenge_card():
    g = given(3).goods(1, stone=10).revenge(1, "V-01").place(1, "11").when("1: choose 2").then(question="OPPONENT")
    g.then_options("1: player 2", "1: player 3").when("1: player 3").then(revenge={1: [], 3: ["V-01"]})


def test_W_26_1_OPPONENT_victim_of_the_cutpurse():
    g = given(4).goods(2, oil=1).goods(4, gold=1).omens(1, "O-26").place(1, "13").when("1: play O-26")
    g.then(question="OPPONENT").then_options("1: player 2", "1: player 4")


def test_W_26_1_MOVE_after_a_chase_at_place_2():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01")
    g.then(question="MOVE", asked=1).then_options("1: yes", "1: none")
    given().placed(2, "7a", additional=1).omens(1, "O-23").place(1, "13").when("1: play O-23").then(asked=2)


@pytest.mark.parametrize(("place", "verb"), [("3", "claim"), ("4", "give")])
def test_W_26_1_DISPLAY_a_displayed_pact_or_none_at_places_3_and_4(place, verb):
    g = given().place(1, place).then(question="DISPLAY", asked=1)
    g.then_options(*(f"1: {verb} {name}" for name in ("P-FI01", "P-WA01", "P-EA01", "P-WI01")), "1: none")


@pytest.mark.parametrize("way", ["5", "O-38", "O-32"])
def test_W_26_1_DISPLAY_elsewhere_it_cannot_be_declined(way):
    if way == "5":
        g = given().place(1, "5").when("1: yes").draw_rest()
    else:
        g = given().omens(1, way).place(1, "13").when(f"1: play {way}").draw_rest()
    g.then(question="DISPLAY", asked=1)
    g.then_options(*(f"1: {'give' if way == 'O-32' else 'claim'} {name}" for name in g.displayed()))


@pytest.mark.parametrize(("gold", "slots"), [(0, 2), (1, 3), (2, 4)])
def test_W_26_1_DISPLAY_extreme_only_if_the_slot_cost_can_be_paid(gold, slots):
    """Slots from left to right: +1, 0, -1, -2."""
    pacts = ("P-FI01", "P-WA01", "P-EA01", "P-WI01")[:slots]
    g = given(board="extreme").goods(1, gold=gold).place(1, "3")
    g.then_options(*(f"1: claim {name}" for name in pacts), "1: none")
    g = given(board="extreme").goods(1, gold=gold).omens(1, "O-38").place(1, "13").when("1: play O-38").draw_rest()
    g.then_options(*(f"1: claim {name}" for name in g.displayed()[:slots]))
    given(board="extreme").goods(1, gold=gold).place(1, "4").then_legal("1: give P-WI01")  # no cost for gifts


UPGRADES = {  # gold for exactly a level 1 of 7a to 7d, and whether it can be declined
    "6": (6, lambda g: g.place(1, "6"), True),
    "B1": (3, lambda g: g.master(1, "B1").place(1, "B1"), True),
    "C-11": (1, lambda g: g.round_card("C-11").place(1, "C-11"), True),
    "O-20": (2, lambda g: g.omens(1, "O-20").place(1, "13").when("1: play O-20"), False),
}


@pytest.mark.parametrize("way", UPGRADES)
def test_W_26_1_UPGRADE_what_can_be_paid(way):
    gold, go, declines = UPGRADES[way]
    g = go(given().upgrade(2, "7b").goods(1, gold=gold)).then(question="UPGRADE", asked=1)
    standard = [f"1: upgrade {place}" for place in ("7a", "7c", "7d", "7e", "7f")]  # 7b has level 2 for 8 gold
    g.then_options(*standard, *(["1: none"] if declines else []))


def test_W_26_1_UPGRADE_for_free():
    """C-09 and P-EA16 can be declined, O-19 cannot; full locations, taken cards and filled slots are left out."""
    every = [f"1: upgrade {name}" for name in ("7b", "7c", "7d", "7e", "7f", "T-6", "T-7", "T-8", "T-9")]

    def table():
        return given().upgrade(2, "7a").upgrade(2, "7a").tower(2, "T-5").tower(1, "T-1")

    table().round_card("C-09").place(1, "C-09").then(question="UPGRADE").then_options(*every, "1: none")
    g = table().pacts(1, "P-EA16").goods(1, gold=7, stone=5).step2_of(1).when("1: fulfil P-EA16")
    g.then(question="UPGRADE").then_options(*every, "1: none")
    g = table().omens(1, "O-19", "O-01", "O-02").place(1, "13").when("1: play O-19")
    g.when("1: discard O-01").then(question="UPGRADE").then_options(*every)


@pytest.mark.parametrize("way", ["7f", "P-FI02", "O-18", "C-05"])
def test_W_26_1_RECRUIT_the_next_worker_or_done(way):
    if way == "7f":
        g = given().place(1, "7f")
    elif way == "P-FI02":
        g = given().pacts(1, "P-FI02").goods(1, wood=2, oil=3).step2_of(1).when("1: fulfil P-FI02")
    elif way == "O-18":
        g = given().omens(1, "O-18").place(1, "13").when("1: play O-18")
    else:
        g = given().round_card("C-05").place(1, "C-05")
    g.then(question="RECRUIT", asked=1).then_options("1: recruit additional", "1: done")


def test_W_26_1_RECRUIT_once_for_each_worker():
    g = given().omens(1, "O-18").place(1, "13").when("1: play O-18", "1: recruit additional").then(question="RECRUIT")
    g.then_options("1: recruit additional", "1: done").when("1: recruit additional").then(recruited={1: 2}, asked=2)


def test_W_26_1_RECRUIT_done_with_nothing_recruited_at_a_place_is_no_use():
    assert given().place(1, "7f").when("1: done").happened("no_use", location="7f")
    g = given().upgrade(2, "7f").goods(1, stone=2).place(1, "7f").when("1: recruit additional", "1: done")
    assert g.happened("no_use") == []


def test_W_26_1_ELEVEN_points_or_present_if_both_are_possible():
    g = given().goods(1, stone=10).revenge(1, "V-01").place(1, "11").then(question="ELEVEN", asked=1)
    g.then_options("1: choose 1", "1: choose 2").when("1: choose 1").then(vp={1: 8}, revenge={1: ["V-01"]})


# --- trade -----------------------------------------------------------------------------------------------------------


def test_W_26_1_TRADE_exchange_purchase_or_none():
    g = given().goods(1, oil=1).place(1, "15").then(question="TRADE", asked=1)
    g.then_options("1: choose 1", "1: choose 2", "1: none")


def test_W_26_1_SWAP_IN_an_own_kind_not_received_in_this_trade():
    g = given().goods(1, oil=2, wood=1).place(1, "15").when("1: choose 1").then(question="SWAP_IN", asked=1)
    g.then_options("1: hand in oil", "1: hand in wood")  # at least one swap: not yet done
    g.when("1: hand in oil", "1: take gold").then_options("1: hand in oil", "1: hand in wood", "1: done")


def test_W_26_1_SWAP_OUT_another_kind_in_the_supply_not_handed_in():
    g = given().supply(2, sheep=0).goods(1, oil=2, wood=1).place(1, "15").when("1: choose 1", "1: hand in oil")
    g.then(question="SWAP_OUT", asked=1).then_options("1: take stone", "1: take wood", "1: take gold")
    g.when("1: take gold", "1: hand in wood").then_options("1: take stone", "1: take gold")


def test_W_26_1_BUY_a_kind_in_the_supply_for_a_point():
    g = given().supply(2, sheep=0).vp(1, 3).place(1, "15").when("1: choose 2").then(question="BUY", asked=1)
    g.then_options("1: buy stone", "1: buy wood", "1: buy oil", "1: buy gold").when("1: buy oil").then(vp={1: 2})
    g.then_options("1: done", "1: buy stone", "1: buy wood", "1: buy oil", "1: buy gold").repeat("1: buy gold", 2)
    g.then(vp={1: 0}, goods={1: {"oil": 1, "gold": 2}}, question="PLACE", asked=2)


# --- cards -----------------------------------------------------------------------------------------------------------


def test_W_26_1_OMEN_a_playable_omen_of_my_hand():
    """O-01 costs eight markers, so it is not playable."""
    hand = ("O-01", "O-08", "O-40")
    playable = ["1: play O-08", "1: play O-40"]
    given().omens(1, *hand).omens(2, "O-14").place(1, "13").then(question="OMEN", asked=1).then_options(
        *playable, "1: none"
    )
    g = given().round_card("C-07").omens(1, *hand).place(1, "C-07").draw("O-02").then_options(*playable, "1: none")
    g = given(board="extreme").pyramid(1, 1).goods(1, **{**ONE_OF_EACH, "gold": 3}).omens(1, *hand).place(1, "1")
    g.when("1: yes").then(question="OMEN").then_options(*playable, "1: none")
    given().skill(1, "S-2").recruited(1, 1).omens(1, *hand).when("1: use S-2").then_options(*playable)


HAND = ("O-01", "O-02", "O-03", "O-04")
DISCARDS = {  # how omens come to be paid
    "pact": lambda: given().pacts(1, "P-FI06").goods(1, oil=5).omens(1, *HAND).step2_of(1).when("1: fulfil P-FI06"),
    "B3": lambda: given().master(1, "B3").recruited(1, 1).omens(1, *HAND).place(1, "B3").when("1: give up additional"),
    "O-19": lambda: given().omens(1, *HAND, "O-19").place(1, "13").when("1: play O-19"),
    "O-50": lambda: given().active(1, "O-50").omens(1, *HAND).step2_of(1).when("1: use O-50"),
    "C-08": lambda: given().round_card("C-08").omens(1, *HAND).place(1, "C-08").when("1: yes"),
}


@pytest.mark.parametrize("way", DISCARDS)
def test_W_26_1_DISCARD_an_omen_of_my_hand_as_payment(way):
    g = DISCARDS[way]().then(question="DISCARD", asked=1)
    g.then_options(*(f"1: discard {name}" for name in HAND)).then_illegal("1: done", "1: none")
    g.when("1: discard O-03").then_illegal("1: done", "1: none")


@pytest.mark.parametrize("way", ["O-29", "S-4"])
def test_W_26_1_DISCARD_done_after_the_first_card_only_with_o_29_and_s_4(way):
    if way == "S-4":
        g = given().skill(1, "S-4").omens(1, *HAND).step2_of(1).when("1: use S-4")
    else:
        g = given().omens(1, *HAND, "O-29").place(1, "13").when("1: play O-29")
    g.then(question="DISCARD", asked=1).then_options(*(f"1: discard {name}" for name in HAND))
    g.when("1: discard O-03").then_options("1: done", *(f"1: discard {name}" for name in HAND if name != "O-03"))


@pytest.mark.parametrize("way", ["P-FI11", "O-01", "C-03"])
def test_W_26_1_PAY_a_kind_i_have_marker_by_marker(way):
    if way == "P-FI11":
        g = given().pacts(1, way).goods(1, oil=9, gold=2).step2_of(1).when(f"1: fulfil {way}")
    elif way == "O-01":
        g = given().omens(1, way).goods(1, oil=9, gold=2).place(1, "13").when(f"1: play {way}")
    else:
        g = given().round_card(way).goods(1, oil=9, gold=2).place(1, way).when("1: yes")
    g.then(question="PAY", asked=1).then_options("1: sacrifice oil", "1: sacrifice gold")
    g.repeat("1: sacrifice gold", 2).then(question="PLACE" if way != "P-FI11" else "DRAW")  # then only oil is left


def test_W_26_1_PAY_what_leaves_the_rest_payable():
    """P-EA17: 8 stone and 3 any. The named kind is taken first, so nobody can spend it on the other."""
    g = given().pacts(1, "P-EA17").goods(1, stone=9, oil=1, gold=1).step2_of(1).when("1: fulfil P-EA17")
    g.then(question="PAY", monster={"stone": 8}).then_options(
        "1: sacrifice stone", "1: sacrifice oil", "1: sacrifice gold"
    )
    g.when("1: sacrifice stone").then_options("1: sacrifice oil", "1: sacrifice gold")
    given().pacts(1, "P-EA17").goods(1, stone=8, oil=1, gold=1).step2_of(1).then(asked=2)  # two of three


def test_W_26_1_PAY_each_in_order_with_c_15_and_o_25():
    g = given(3).start_player(2).round_begins()
    for player in (1, 2, 3):
        g.goods(player, oil=2, gold=2)
    g.draw("C-15")
    for player in (2, 3, 1):
        g.then(question="PAY", asked=player).repeat(f"{player}: sacrifice oil", 2)
    g = given(3).start_player(3).goods(2, oil=1, gold=1).goods(3, oil=1, wood=1).omens(1, "O-25").place(1, "13")
    g.when("1: play O-25").then(question="PAY", asked=3).then_options("3: pay oil", "3: pay wood").when("3: pay oil")
    g.then(question="PAY", asked=2).when("2: pay gold").then(question="TAKE", asked=1)


@pytest.mark.parametrize("way", ["P-WI06", "O-09", "C-06"])
def test_W_26_1_TAKE_a_kind_that_is_there(way):
    g = given().supply(2, wood=0)
    if way == "P-WI06":
        g.s.seat[0].goods[1], g.s.seat[1].goods[1] = 5, g.s.seat[1].goods[1] - 5
        g.omens(1, "O-01", "O-02").pacts(1, way).step2_of(1).when(f"1: fulfil {way}", "1: discard O-01")
    elif way == "O-09":
        g.omens(1, way).place(1, "13").when(f"1: play {way}")
    else:
        g.round_card(way).goods(1, gold=2).place(1, way).when("1: yes")
    g.then(question="TAKE", asked=1).then_options("1: take stone", "1: take sheep", "1: take oil", "1: take gold")


def test_W_26_1_TAKE_each_in_order_with_c_19():
    g = given(3).start_player(3).round_begins().draw("C-19")
    for player in (3, 1, 2):
        g.then(question="TAKE", asked=player).then_illegal(f"{player}: done").when(f"{player}: take gold")
    g.then(question="DRAW")


def test_W_26_1_TAKE_from_the_monster_it_may_be_ended():
    g = given().monster(oil=3, gold=1).omens(1, "O-12").place(1, "13").when("1: play O-12").then(question="TAKE")
    g.then_options("1: take oil", "1: take gold", "1: done").when("1: take gold").then_options("1: take oil", "1: done")
    g.when("1: done").then(goods={1: {"gold": 1}}, monster={"oil": 3})


def test_W_26_1_STEAL_a_kind_the_victim_has_twice():
    g = given().goods(2, oil=2, gold=1).omens(1, "O-26").place(1, "13").when("1: play O-26").then(question="STEAL")
    g.then(asked=1).then_options("1: steal oil", "1: steal gold").when("1: steal gold").then(
        goods={1: {"gold": 1, "oil": 1}}
    )
    g.then(asked=2)  # the second marker could only be oil


@pytest.mark.parametrize(
    ("way", "verb", "declines"),
    [
        ("11", "give", False),
        ("O-30", "give", False),
        ("level 4", "give", True),
        ("S-5", "return", False),
        ("O-31", "return", False),
        ("P-EA11", "return", True),
        ("B4", "return", False),
    ],
)
def test_W_26_1_REVENGE_an_own_card_to_give_or_to_return(way, verb, declines):
    g = given(board="extreme" if way == "level 4" else "normal").revenge(1, "V-01", "V-02").revenge(2, "V-03")
    if way == "11":
        g.goods(1, stone=10).place(1, "11").when("1: choose 2")
    elif way.startswith("O"):
        g.goods(1, stone=4).omens(1, way).place(1, "13").when(f"1: play {way}")
    elif way == "level 4":
        g.pyramid(1, 3).goods(1, stone=2, wood=2, sheep=2, oil=2, gold=4).place(1, "1").when("1: yes")
    elif way == "S-5":
        g.skill(1, "S-5").step2_of(1).when("1: use S-5")
    elif way == "P-EA11":
        g.goods(1, stone=10).pacts(1, way).step2_of(1).when(f"1: fulfil {way}")
    else:
        g.master(1, "B4").recruited(1, 1).goods(1, **ONE_OF_EACH).place(1, "1").when("1: yes", "1: give up additional")
    g.then(question="REVENGE", asked=1)
    g.then_options(f"1: {verb} V-01", f"1: {verb} V-02", *(["1: none"] if declines else []))


# --- workers ---------------------------------------------------------------------------------------------------------


def to_give_up(board, **options):
    """Player 1 has an available and two placed additional workers and the special one; they visit with a loyal one."""
    g = given(**options).master(1, board).placed(1, "7a", additional=1).placed(1, "7b", additional=1)
    g.set_seat(1, recruited=3, additional=1, special=1).revenge(1, "V-01").goods(1, **ONE_OF_EACH)
    g.omens(1, "O-01", "O-02", "O-03").place(1, "B3" if board == "B3" else "1")
    return g if board == "B3" else g.when("1: yes")


@pytest.mark.parametrize("board", ["B3", "B4"])
def test_W_26_1_GIVEUP_as_worker_sacrifice_allows(board):
    g = to_give_up(board).then(question="GIVEUP", asked=1)
    g.then_options("1: give up additional", "1: give up special", "1: give up 7a", "1: give up 7b", "1: none")
    g = to_give_up(board, worker_sacrifice="available")
    g.then_options("1: give up additional", "1: give up special", "1: none")
    g.when("1: none").then(asked=2, recruited={1: 3})


def test_W_26_1_LEAVE_a_location_with_a_placed_regular_worker_of_mine():
    g = given().tracker("4").pacts(1, "P-FI01").goods(1, oil=4, stone=9).goods(2, wood=1)
    g.placed(2, "7a", additional=1, loyal=1).placed(2, "7b", additional=1).placed(2, "7c", additional=1)
    g.step2_of(1).when("1: fulfil P-FI01").then(question="LEAVE", asked=2)
    g.then_options("2: leave 7a", "2: leave 7b", "2: leave 7c").when("2: leave 7b").then(question="LEAVE")
    g.then_options("2: leave 7a", "2: leave 7c").when("2: leave 7c").then(recruited={2: 1}, at={("7a", 2): 2})


def test_W_26_1_LEAVE_is_not_asked_without_a_choice():
    """All have to leave, or all stand on one location."""
    g = (
        given()
        .tracker("4")
        .pacts(1, "P-FI01")
        .goods(1, oil=4)
        .placed(2, "7a", additional=1)
        .placed(2, "7b", additional=1)
    )
    g.step2_of(1).when("1: fulfil P-FI01").then(recruited={2: 0}, question="PLACE", asked=2)
    g = given().tracker("4").pacts(1, "P-FI01").goods(1, oil=4).goods(2, wood=1).placed(2, "7a", additional=2)
    g.step2_of(1).when("1: fulfil P-FI01").then(recruited={2: 1}, question="PLACE", asked=2)


def test_W_26_1_ROB_when_the_marker_of_b2_reaches_the_monster_symbol():
    g = given().master(1, "B2", 3).monster(gold=3).pacts(1, "P-FI01").goods(1, oil=4).step2_of(1)
    g.when("1: fulfil P-FI01").then(question="ROB", asked=1).then_options("1: yes", "1: none")
    g = given().master(1, "B2", 3).pacts(1, "P-FI01").goods(1, oil=4).step2_of(1).when("1: fulfil P-FI01")
    g.then(question="DRAW")  # nothing lay there before this pact


# --- markers, pacts, locations ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("omen", ["O-21", "O-22"])
def test_W_26_1_MARKER_an_opponents_marker_on_a_standard_location(omen):
    g = given(3).upgrade(2, "7a").upgrade(1, "7a").upgrade(1, "7b").upgrade(3, "7b").tower(2, "T-1").pyramid(3, 1)
    g.goods(1, gold=4).omens(1, omen).place(1, "13").when(f"1: play {omen}").then(question="MARKER", asked=1)
    g.then_options("1: marker 7a/1", "1: marker 7b/2")


@pytest.mark.parametrize(
    ("way", "options"),
    [
        ("S-6", ["fulfil P-FI06", "fulfil P-EA04"]),
        ("O-33", ["discard P-FI06", "discard P-FI12", "discard P-EA04"]),
        ("O-34", ["fulfil P-FI06", "fulfil P-EA04"]),
        ("O-35", ["fulfil P-FI06", "fulfil P-EA04"]),
    ],
)
def test_W_26_1_OWNPACT_an_own_unfulfilled_pact_for_which_it_is_legal(way, options):
    """P-FI12 asks for three omens (and gives 11 points), P-FI06 for one; 3 oil, 3 stone and 2 sheep are there."""
    g = given().pacts(1, "P-FI06", "P-FI12", "P-EA04").pacts(2, "P-FI02").goods(1, oil=3, stone=3, sheep=2)
    g.omens(1, "O-01")
    if way == "S-6":
        g.skill(1, "S-6").step2_of(1).when("1: use S-6")
    else:
        g.omens(1, way).place(1, "13").when(f"1: play {way}")
    if way == "O-33":
        g.repeat("1: pay oil", 3)
    g.then(question="OWNPACT", asked=1).then_options(*(f"1: {option}" for option in options))


def test_W_26_1_WAIVE_a_kind_still_in_the_cost_so_that_the_rest_stays_payable():
    """P-FI09: 2 stone, 3 wood, 2 sheep, 3 oil; one of each but oil is missing, so oil cannot be waived."""
    g = given().pacts(1, "P-FI09").goods(1, stone=1, wood=2, sheep=1, oil=3).omens(1, "O-34").place(1, "13")
    g.when("1: play O-34").then(question="WAIVE", asked=1)
    g.then_options("1: waive stone", "1: waive wood", "1: waive sheep").then_illegal("1: done", "1: none")
    g.when("1: waive wood").then_options("1: waive stone", "1: waive sheep").when("1: waive sheep")
    g.then(monster={"stone": 1, "wood": 2, "sheep": 1, "oil": 3}, question="DRAW")


def test_W_26_1_WAIVE_markers_of_any_kind_are_a_kind_of_their_own():
    """P-EA17: 8 stone and 3 any; 6 stone and 2 oil are there."""
    g = given().pacts(1, "P-EA17").goods(1, stone=6, oil=2).omens(1, "O-34").place(1, "13").when("1: play O-34")
    g.then_options("1: waive stone", "1: waive any").when("1: waive any")  # the rest must be stone, twice
    g.then(monster={"stone": 6, "oil": 2}, question="DRAW")


def test_W_26_1_WAIVE_up_to_three_times():
    g = given().pacts(1, "P-EA04").goods(1, stone=5, sheep=3).omens(1, "O-34").place(1, "13").when("1: play O-34")
    g.then_options("1: waive stone", "1: waive sheep").repeat("1: waive sheep", 2)
    g.then_options("1: waive stone", "1: waive sheep").when("1: waive sheep").draw_rest()
    g.then(goods={1: {"sheep": 3, "gold": 2}}, monster={"stone": 5})


def test_W_26_1_BORROW_a_full_board_location_whose_action_i_can_carry_out():
    """3 and 11 are full; so are 2 and 12 (never), 13 (nothing to play), 7f (no price), C-01 and the own place."""
    g = given(2).placed(2, "3", loyal=1).placed(2, "11", loyal=1).placed(2, "2", loyal=1).placed(2, "12", loyal=1)
    g.placed(1, "13", loyal=1).placed(1, "7f", loyal=1).recruited(1, 1).monster(oil=1).skill(1, "S-2")
    g.round_card("C-01").placed(2, "C-01", additional=1).omens(1, "O-36").place(1, "16").goods(1, stone=0)
    g.when("1: use S-2").then(question="BORROW", asked=1).then_options("1: borrow 3", "1: borrow 11")


def test_W_26_1_WORTHY_a_tied_player():
    g = given(3).vp(1, 2).start_player(1).scoring().then(question="WORTHY", asked=1)
    g.then_options("1: worthy 2", "1: worthy 3")


# --- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "prepare"),
    [
        (Deck.OMEN, lambda: given().place(1, "14")),
        (Deck.REVENGE, lambda: given().monster(oil=1).place(1, "12").when("1: yes")),
        (Deck.PACT, lambda: given().place(1, "3").when("1: claim P-FI01")),
        (Deck.ROUND, lambda: given().round_begins()),
        (Deck.SECRET, lambda: given().omens(1, "O-27").place(1, "13").when("1: play O-27")),
    ],
)
def test_W_26_4_chance_draws_any_card_of_the_pile(deck, prepare):
    g = prepare().then(question="DRAW", asked=0)
    assert GAME.to_move(g.box.record, g.s) == CHANCE
    assert [g.name(g.card_of(thing)) for thing in g.things()] == g.in_zone(deck, 0)  # each once: equally likely


def test_W_26_4_element_cost_marker_skill_and_starting_player_too():
    g, asked = new_game(3, masters="b"), {}
    while g.s.round_number < 1:
        if g.asked() == 0:
            key = g.question if g.question == "DRAW_START" else Deck(g.deck(g.card_of(g.things()[0]))).name
            asked.setdefault(key, g.n)
        g.first()
    assert asked == {"ELEMENT": 4, "SECRET": 20, "COST_MARKER": 4, "OMEN": 50, "DRAW_START": 3, "SKILL": 6, "PACT": 68}


def test_W_26_4_a_card_that_was_shuffled_in_belongs_to_its_pile_again():
    g = given().skill(1, "S-5").revenge(1, "V-01").monster(oil=1).recruited(1, 1).when("1: use S-5")
    g.place(1, "12").when("1: yes").then_legal("chance: draw V-01")
