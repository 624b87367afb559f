"""Appendices A and C: editions and options. What each value changes, and what is refused."""

from __future__ import annotations

import pytest

from spieltisch.core.game import OptionError
from spieltisch.wutaki import GAME
from spieltisch.wutaki.box.opening import values_of
from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given, new_game

GERMAN = {
    "omen_deck": 50,
    "tiebreak": "upgrades_first",
    "special_worker": "two_actions",
    "worker_sacrifice": "any_other",
    "end_trigger": "finish_turn",
    "free_pact_omens": "must_pay",
    "extreme_give": "revenge_only",
}
ENGLISH = GERMAN | {
    "omen_deck": 45,
    "tiebreak": "resources_first",
    "special_worker": "doubled",
    "worker_sacrifice": "available",
}
DEFAULTS = GERMAN | {
    "board": "normal",
    "masters": "a",
    "skills": "off",
    "start_player": "random",
    "edition": "de",
    "max_rounds": 60,
    "max_turns_per_round": 18,
}
VALUES = {  # Appendix C
    "board": ("normal", "extreme"),
    "masters": ("a", "b"),
    "skills": ("on", "off"),
    "start_player": ("random", 1, 2, 3, 4),
    "edition": ("de", "en"),
    "omen_deck": (50, 45),
    "tiebreak": ("upgrades_first", "resources_first"),
    "special_worker": ("two_actions", "doubled"),
    "worker_sacrifice": ("any_other", "available"),
    "end_trigger": ("finish_turn", "immediate"),
    "free_pact_omens": ("must_pay", "free"),
    "extreme_give": ("revenge_only", "revenge_and_vp"),
    "max_rounds": (0, 1, 2, 60, 30_000),
    "max_turns_per_round": (0, 9, 10, 18, 100),
}


# --- keys and values -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_defaults_are_the_german_edition(players):
    """W-1.1"""
    assert values_of(players, {}) == DEFAULTS
    assert GAME.open_box(players).options == DEFAULTS


def test_every_option_is_one_of_appendix_C_and_names_its_rule():
    """W-2.1, W-2.11 - W-2.13, W-1.2, W-7.7, W-16.4, W-10.10, W-6.3, W-9.13, W-22.5, W-6.8, W-3.8"""
    assert {option.key for option in GAME.options_of} == set(DEFAULTS) == set(VALUES)
    assert {option.key: option.rule for option in GAME.options_of} == {
        "board": "W-2.1",
        "masters": "W-2.12",
        "skills": "W-2.13",
        "start_player": "W-2.11",
        "edition": "W-1.2",
        "omen_deck": "W-1.2",
        "tiebreak": "W-7.7",
        "special_worker": "W-16.4",
        "worker_sacrifice": "W-10.10",
        "end_trigger": "W-6.3",
        "free_pact_omens": "W-9.13",
        "extreme_give": "W-22.5",
        "max_rounds": "W-6.8",
        "max_turns_per_round": "W-3.8",
    }


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in VALUES.items() for value in values])
def test_every_value_can_be_chosen_alone(key, value):
    values = values_of(4, {key: value})
    expected = DEFAULTS | {key: value}
    if key == "edition" and value == "en":
        expected |= ENGLISH
    if key == "masters" and value == "b":
        expected["skills"] = "on"  # W-2.13
    assert values == expected


def test_W_1_2_the_english_edition_sets_seven_keys():
    assert values_of(2, {"edition": "en"}) == DEFAULTS | ENGLISH | {"edition": "en"}
    assert values_of(2, {"edition": "de"}) == DEFAULTS
    assert len(ENGLISH) == 7


@pytest.mark.parametrize("key", sorted(GERMAN))
@pytest.mark.parametrize("edition", ["de", "en"])
def test_each_of_the_seven_can_be_set_beside_an_edition(key, edition):
    base = DEFAULTS | {"edition": edition} | (ENGLISH if edition == "en" else {})
    for value in VALUES[key]:
        assert values_of(3, {"edition": edition, key: value}) == base | {key: value}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board", 1),
        ("masters", "c"),
        ("skills", True),
        ("skills", "yes"),
        ("start_player", 0),
        ("start_player", 5),
        ("edition", "fr"),
        ("omen_deck", 46),
        ("omen_deck", 50.0),
        ("tiebreak", "resources"),
        ("special_worker", "twice"),
        ("worker_sacrifice", "any"),
        ("end_trigger", "at_once"),
        ("free_pact_omens", False),
        ("extreme_give", "vp"),
        ("max_rounds", -1),
        ("max_rounds", 30_001),
        ("max_rounds", 1.5),
        ("max_rounds", True),
        ("max_turns_per_round", 8),
        ("max_turns_per_round", 1),
        ("max_turns_per_round", -1),
        ("max_turns_per_round", 101),
        ("max_turns_per_round", False),
    ],
)
def test_wrong_values_are_refused(key, value):
    with pytest.raises(OptionError) as refused:
        GAME.open_box(4, {key: value})
    assert refused.value.code == "bad-value"
    assert refused.value.arguments["key"] == key


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "2", 2.0, None])
def test_W_1_1_two_to_four_players(players):
    with pytest.raises(OptionError) as refused:
        GAME.open_box(players)
    assert refused.value.code == "players"


@pytest.mark.parametrize(("players", "seat"), [(2, 3), (2, 4), (3, 4)])
def test_W_2_11_a_seat_that_nobody_takes_cannot_begin(players, seat):
    with pytest.raises(OptionError) as refused:
        GAME.open_box(players, {"start_player": seat})
    assert (refused.value.code, refused.value.arguments["key"]) == ("bad-value", "start_player")


def test_unknown_options_are_refused():
    with pytest.raises(OptionError) as refused:
        GAME.open_box(2, {"maxRounds": 5})
    assert refused.value.code == "unknown-option"


# --- Appendix A: what the editions change ----------------------------------------------------------------------------

ONLY_GERMAN = ["O-36", "O-37", "O-38", "O-49", "O-50"]


@pytest.mark.parametrize(("options", "number"), [({}, 50), ({"omen_deck": 45}, 45), ({"edition": "en"}, 45)])
def test_A_1_W_1_2_fifty_or_fortyfive_omens(options, number):
    g = new_game(2, **options).start()
    assert len(g.in_zone(Deck.OMEN, Zone.DECK)) == g.s.left[Deck.OMEN] == number
    g = given(2, **options).place(1, "14")
    assert len(g.legal()) == number
    assert [omen for omen in ONLY_GERMAN if f"chance: draw {omen}" in g.legal()] == (
        ONLY_GERMAN if number == 50 else []
    )


@pytest.mark.parametrize(
    ("options", "winner"),
    [({}, 1), ({"tiebreak": "resources_first"}, 2), ({"edition": "en"}, 2), ({"edition": "de"}, 1)],
)
def test_A_2_W_7_7_tie_break(options, winner):
    """Player 1 has more upgrades, player 2 more resources, both the same points."""
    g = given(2, **options).upgrade(1, "7a").upgrade(1, "7b").upgrade(2, "7a").goods(1, gold=1).goods(2, gold=2)
    g.scoring().then(over=True, winner=winner)


@pytest.mark.parametrize(
    ("options", "stone"), [({}, 6), ({"special_worker": "doubled"}, 5), ({"edition": "en"}, 5), ({"edition": "de"}, 6)]
)
def test_A_3_W_16_4_special_worker(options, stone):
    """W-16.5  The bonus of a resource upgrade comes twice, or once for a doubled lot."""
    g = given(2, **options).tower(1, "T-6").recruited(1, 4, special=True).place(1, "7a", "special").when("1: yes")
    g.then(goods={1: {"stone": stone}})


@pytest.mark.parametrize(
    ("options", "anywhere"),
    [({}, True), ({"worker_sacrifice": "available"}, False), ({"edition": "en"}, False), ({"edition": "de"}, True)],
)
def test_A_4_W_10_10_worker_for_B3(options, anywhere):
    """A placed worker may be given up, or only one from the private supply."""
    g = given(2, masters="b", **options).master(1, "B3").omens(1, "O-01", "O-02", "O-03").recruited(1, 1)
    g.placed(1, "7a", additional=1).place(1, "B3").then(question="GIVEUP")
    g.then_options("1: none", "1: give up additional", *(["1: give up 7a"] if anywhere else []))
    g = given(2, masters="b", **options).master(1, "B3").omens(1, "O-01", "O-02", "O-03").placed(1, "7a", additional=1)
    g.place(1, "B3")
    assert (g.question == "GIVEUP") == anywhere


@pytest.mark.parametrize(
    ("options", "anywhere"),
    [({}, True), ({"worker_sacrifice": "available"}, False), ({"edition": "en"}, False), ({"edition": "de"}, True)],
)
def test_A_5_W_10_14_worker_for_B4(options, anywhere):
    g = given(2, masters="b", **options).master(1, "B4").revenge(1, "V-01").placed(1, "7a", additional=1)
    g.goods(1, stone=1, wood=1, sheep=1, oil=1).place(1, "1").when("1: yes").then(vp={1: 9})
    assert (g.question == "GIVEUP") == anywhere
    if anywhere:
        g.then_options("1: none", "1: give up 7a").when("1: give up 7a").then(revenge={1: []}, at={("7a", 1): 0})


@pytest.mark.parametrize(
    ("options", "finish"),
    [({}, True), ({"end_trigger": "immediate"}, False), ({"edition": "en"}, True), ({"edition": "de"}, True)],
)
def test_A_7_W_6_3_end_trigger(options, finish):
    """The rest of the turn is played, or lapses; the others' last turns come in any case."""
    g = given(2, **options).vp(1, 98).pacts(1, "P-FI01").goods(1, oil=4).place(1, "11").then(vp={1: 101})
    if finish:
        g.then(question="STEP2", asked=1).then_legal("1: fulfil P-FI01")
    else:
        g.then(asked=2, question="PLACE", pacts={1: ["P-FI01"]})
    g = given(2, **options).vp(1, 97).recruited(1, 4, special=True).place(1, "11", "special")
    assert (g.question == "AGAIN") == finish


@pytest.mark.parametrize(
    ("options", "free"),
    [({}, False), ({"free_pact_omens": "free"}, True), ({"edition": "en"}, False), ({"edition": "de"}, False)],
)
def test_A_11_W_9_13_omens_of_a_free_pact(options, free):
    """With S-6, and likewise with O-35."""
    g = given(2, skills="on", **options).skill(1, "S-6").step2_of(1).pacts(1, "P-FI06").omens(1, "O-39")
    g.master(1, "A", track=1).tracker("1").when("1: use S-6").then(vp={1: 11}, omens={1: ["O-39"] if free else []})
    g = given(2, skills="on", **options).skill(1, "S-6").step2_of(1).pacts(1, "P-FI06")
    g.then(asked=1 if free else 2)
    g = given(2, **options).omens(1, "O-35").pacts(1, "P-FI06").place(1, "13")
    assert ("1: play O-35" in g.legal()) == free


@pytest.mark.parametrize(
    ("options", "vp"),
    [({}, 5), ({"extreme_give": "revenge_and_vp"}, 3), ({"edition": "en"}, 5), ({"edition": "de"}, 5)],
)
def test_A_12_W_22_5_giving_away_on_the_extreme_board(options, vp):
    g = given(2, board="extreme", **options).place(1, "4").when("1: give P-FI01").draw("V-01").draw("P-FI02")
    g.then(vp={1: vp}, revenge={1: ["V-01"]}, pacts={2: ["P-FI01"]})
    g = given(2, board="extreme", **options).vp(1, 1).place(1, "4")
    assert (g.question == "DISPLAY") == (vp == 5)  # two points are needed, or none
    g = given(2, **options).place(1, "4").when("1: give P-FI01").draw("P-FI02").then(vp={1: 3}, revenge={1: []})


# --- Appendix C: the other keys --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "quarry", "ring"), [(2, 2, 6), (3, 3, 7), (4, 4, 8)])
def test_C_players_spaces_and_tracker(players, quarry, ring):
    """W-11.4, W-14.2"""
    box = GAME.open_box(players).record
    assert (int(box.spaces[6]), int(box.ring_size)) == (quarry, ring)
    g = new_game(players).start()
    assert g.view()["players"] == len(g.view()["seats"]) == players


@pytest.mark.parametrize(("board", "gold", "vp", "slots"), [("normal", 3, 8, 4), ("extreme", 2, 10, 3)])
def test_C_W_2_1_board(board, gold, vp, slots):
    """Gold market, VP / present and the additional workers tell which side is up."""
    g = given(2, board=board).place(1, "7e").then(goods={1: {"gold": gold}}).place(2, "11").then(vp={2: vp})
    assert g.view()["seats"][0]["workers"]["slots"]["additional"] == slots


def setup_questions(**options):
    """The questions of a whole setup and the state behind it."""
    g = new_game(2, **options).start()
    asked = []
    while g.s.round_number == 0:
        asked.append(g.question)
        g.when(g.legal()[0])
    return asked, g


@pytest.mark.parametrize("masters", ["a", "b"])
def test_C_W_2_12_masters(masters):
    """Side A for everybody, or a choice among the four sides B."""
    asked, g = setup_questions(masters=masters)
    boards = [seat["master"]["id"] for seat in g.view()["seats"]]
    if masters == "a":
        assert "MASTER" not in asked
        assert boards == ["A", "A"]
    else:
        assert asked.count("MASTER") == 2
        assert len(set(boards)) == 2
        assert set(boards) < {"B1", "B2", "B3", "B4"}


@pytest.mark.parametrize(
    ("options", "on"),
    [
        ({}, False),
        ({"masters": "b"}, True),
        ({"masters": "a", "skills": "on"}, True),
        ({"masters": "b", "skills": "off"}, False),
    ],
)
def test_C_W_2_13_skills(options, on):
    """On with side B, off with side A, unless chosen otherwise."""
    _, g = setup_questions(**options)
    assert [seat["skill"] is not None for seat in g.view()["seats"]] == [on, on]


def test_C_W_2_11_start_player():
    asked, _ = setup_questions()
    assert asked.count("DRAW_START") == 1
    for seat in (1, 2):
        asked, g = setup_questions(start_player=seat)
        assert "DRAW_START" not in asked
        g.then(start=seat)


def last_turn_of_round(number, **options):
    """Player 2 places the last worker of this round."""
    g = given(2, **options).placed(1, "7a", loyal=2).placed(1, "7b", loyal=2).placed(2, "7c", loyal=2)
    return g.placed(2, "7d", loyal=1).vp(1, 20).set_state(round_number=number).turn_of(2).place(2, "11")


@pytest.mark.parametrize(
    ("options", "number", "over"),
    [
        ({}, 59, False),
        ({}, 60, True),
        ({"max_rounds": 2}, 1, False),
        ({"max_rounds": 2}, 2, True),
        ({"max_rounds": 0}, 60, False),
        ({"max_rounds": 0}, 20_000, False),
    ],
)
def test_C_W_6_8_max_rounds(options, number, over):
    g = last_turn_of_round(number, **options).then(over=over)
    if over:
        assert g.happened("end_triggered", game_end="rounds")
    else:
        g.then(round=number + 1, question="DRAW")


@pytest.mark.parametrize(
    ("options", "turns", "skipped"),
    [
        ({}, 17, False),
        ({}, 18, True),
        ({"max_turns_per_round": 9}, 8, False),
        ({"max_turns_per_round": 9}, 9, True),
        ({"max_turns_per_round": 0}, 18, False),
        ({"max_turns_per_round": 0}, 500, False),
    ],
)
def test_C_W_3_8_max_turns_per_round(options, turns, skipped):
    """Who has taken so many turns is treated as if he had no worker left."""
    g = given(2, **options).set_seat(2, turns=turns).place(1, "7a").then(asked=1 if skipped else 2)
    assert bool(g.happened("turn_skipped", player=1, limit=True)) == skipped
