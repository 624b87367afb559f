"""Appendices A and C: editions and options. What each value changes, and what is refused."""

from __future__ import annotations

import pytest

from spieltisch.core.choices import as_saved
from spieltisch.core.game import OptionError
from spieltisch.rules_book import open_rules
from spieltisch.texts.printed import option_entries
from spieltisch.wutaki import GAME
from spieltisch.wutaki.box.opening import EDITIONS, values_of
from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given, new_game

GERMAN = EDITIONS["de"]
ENGLISH = EDITIONS["en"]
OURS = EDITIONS["table"]
DEFAULTS = OURS | {
    "board": "normal",
    "masters": "a",
    "skills": "off",
    "start_player": "random",
    "edition": "table",
    "special_worker": "two_actions",
    "resource_cap": "total",
    "tower_element": "bonus_only",
    "chase_masters": "off",
    "crowding_in": "board",
    "max_rounds": 60,
    "max_turns_per_round": 18,
}
BEFORE = {  # the first games were saved without these
    "tie_upgrades": "lying",
    "resource_cap": "total",
    "tower_element": "bonus_only",
    "chase_masters": "off",
    "crowding_in": "board",
}
VALUES = {option.key: option.values for option in GAME.options_of if isinstance(option.values, tuple)}
VALUES |= {"max_rounds": (0, 1, 2, 60, 30_000), "max_turns_per_round": (0, 9, 10, 18, 100)}


# --- keys and values -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_defaults_are_what_we_recommend(players):
    """W-1.1"""
    assert values_of(players, {}) == DEFAULTS
    assert GAME.open_box(players).options == DEFAULTS


def test_what_we_recommend_is_what_was_played_before_there_were_editions_to_the_letter():
    """W-1.2  Games that were saved as the default, `edition` = `de` then, go on as they began."""
    saved = {key: value for key, value in DEFAULTS.items() if key not in BEFORE} | {"edition": "de"}
    assert values_of(3, as_saved(GAME.options_of, saved)) == DEFAULTS | {"edition": "de"}
    assert {option.key: option.before for option in GAME.options_of if option.before is not None} == BEFORE
    now, then = GAME.open_box(3), GAME.open_box(3, as_saved(GAME.options_of, saved))
    assert now.record.tobytes() == then.record.tobytes()


def test_every_option_is_one_of_appendix_C_and_names_a_rule():
    assert {option.key for option in GAME.options_of} == set(DEFAULTS) == set(VALUES)
    assert all(open_rules("wutaki").find(option.rule) for option in GAME.options_of)


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in VALUES.items() for value in values])
def test_every_value_can_be_chosen_alone(key, value):
    values = values_of(4, {key: value})
    expected = DEFAULTS | {key: value}
    if key == "edition":
        expected |= EDITIONS[value]
    if key == "masters" and value == "b":
        expected["skills"] = "on"  # W-2.13
    assert values == expected


@pytest.mark.parametrize("key", sorted(OURS))
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_each_key_of_an_edition_can_be_set_beside_it(key, edition):
    base = DEFAULTS | {"edition": edition} | EDITIONS[edition]
    for value in VALUES[key]:
        assert values_of(3, {"edition": edition, key: value}) == base | {key: value}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", {"de": "German text", "en": "English text", "table": "our reading"}),
        ("de", {"de": "deutscher Text", "en": "englischer Text", "table": "unsere Lesart"}),
    ],
)
def test_each_value_says_whose_it_is(lang, said):
    """What a list of values says in brackets is what the editions choose."""
    entries = {entry["key"]: entry for entry in option_entries("wutaki", GAME.options_of, lang)}
    for key in OURS:
        for value in entries[key]["values"]:
            followed = [said[name] for name in ("de", "en", "table") if EDITIONS[name][key] == value["value"]]
            assert value["name"].endswith(f" ({', '.join(followed)})"), value
    others = ("special_worker", "resource_cap", "tower_element", "chase_masters", "crowding_in")
    assert all(value["name"].endswith(")") for key in others for value in entries[key]["values"])


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


@pytest.mark.parametrize(
    ("key", "written", "value"), [("masters", "B", "b"), ("edition", "DE", "de"), ("edition", "EN", "en")]
)
def test_values_may_be_written_as_the_boxes_write_them(key, written, value):
    assert values_of(2, {key: written})[key] == value


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


# --- Appendix A: what the editions change, each with the words that it follows ----------------------------------------

ONLY_GERMAN = ["O-36", "O-37", "O-38", "O-49", "O-50"]


def profiles(key, ours, german, english, **values):
    """What a test expects of each edition, and of each value of the key alone."""
    expected = [({}, ours), ({"edition": "de"}, german), ({"edition": "en"}, english)]
    return pytest.mark.parametrize(
        ("options", "expected"), [*expected, *(({key: value}, what) for value, what in values.items())]
    )


@profiles("omen_deck", 50, 50, 45)
def test_A_1_W_1_2_fifty_or_fortyfive_omens(options, expected):
    """DE p3 "50 Omenkarten"; EN Components "45 Omen Cards"."""
    g = new_game(2, **options).start()
    assert len(g.in_zone(Deck.OMEN, Zone.DECK)) == g.s.left[Deck.OMEN] == expected
    g = given(2, **options).place(1, "14")
    assert len(g.legal()) == expected
    assert [omen for omen in ONLY_GERMAN if f"chance: draw {omen}" in g.legal()] == (
        ONLY_GERMAN if expected == 50 else []
    )


@profiles("tiebreak", 1, 1, 2, upgrades_first=1, resources_first=2)
def test_A_2_W_7_7_tie_break(options, expected):
    """DE p7 "durchgeführten Aufwertungen", then resources; EN "the most collected resources", then upgrades.

    Player 1 has more upgrades, player 2 more resources, both the same points.
    """
    g = given(2, **options).upgrade(1, "7a").upgrade(1, "7b").upgrade(2, "7a").goods(1, gold=1).goods(2, gold=2)
    g.scoring().then(over=True, winner=expected)


@profiles("tie_upgrades", 2, 1, 2, lying=2, performed=1)
def test_A_2_W_7_8_what_counts_as_upgrades_in_a_tie(options, expected):
    """DE p7 "durchgeführten Aufwertungen"; EN "the most upgrades".

    Player 1 has performed three and one is left, player 2 has two; resources decide nothing.
    """
    g = given(2, **options).upgrade(1, "7a").upgrade(2, "7b").upgrade(2, "7c")
    g.s.performed[0] += 2
    g.scoring().then(over=True, winner=expected)


@profiles("special_worker", 6, 6, 6, two_actions=6, doubled=5)
def test_A_3_W_16_4_special_worker(options, expected):
    """DE p15 "kann die jeweilige Aktion 2x durchgeführt werden"; EN "collects twice the amount": twice 2 + 1 is 6."""
    g = given(2, **options).tower(1, "T-6").recruited(1, 4, special=True).place(1, "7a", "special").when("1: yes")
    g.then(goods={1: {"stone": expected}})


@profiles("worker_sacrifice", True, True, False, any_other=True, available=False)
def test_A_4_W_10_10_worker_for_B3(options, expected):
    """DE p10 "einen zusätzlichen Arbeiter (nicht diesen)"; EN "an additional worker from your supply"."""
    g = given(2, masters="b", **options).master(1, "B3").omens(1, "O-01", "O-02", "O-03").recruited(1, 1)
    g.placed(1, "7a", additional=1).place(1, "B3").then(question="GIVEUP")
    g.then_options("1: none", "1: give up additional", *(["1: give up 7a"] if expected else []))
    g = given(2, masters="b", **options).master(1, "B3").omens(1, "O-01", "O-02", "O-03").placed(1, "7a", additional=1)
    g.place(1, "B3")
    assert (g.question == "GIVEUP") == expected


@profiles("worker_sacrifice", True, True, False, any_other=True, available=False)
def test_A_5_W_10_14_worker_for_B4(options, expected):
    """DE p10 "einen zusätzlichen Arbeiter zu opfern"; EN "an additional worker from your supply"."""
    g = given(2, masters="b", **options).master(1, "B4").revenge(1, "V-01").placed(1, "7a", additional=1)
    g.goods(1, stone=1, wood=1, sheep=1, oil=1).place(1, "1").when("1: yes").then(vp={1: 9})
    assert (g.question == "GIVEUP") == expected
    if expected:
        g.then_options("1: none", "1: give up 7a").when("1: give up 7a").then(revenge={1: []}, at={("7a", 1): 0})


@profiles("end_trigger", True, False, True, finish_turn=True, immediate=False)
def test_A_7_W_6_3_end_trigger(options, expected):
    """DE p6 "beendet er das Spiel sofort"; EN "any other player has one final turn", no such word.

    The rest of the turn is played, or lapses; the others' last turns come in any case.
    """
    g = given(2, **options).vp(1, 98).pacts(1, "P-FI01").goods(1, oil=4).place(1, "11").then(vp={1: 101})
    if expected:
        g.then(question="STEP2", asked=1).then_legal("1: fulfil P-FI01")
    else:
        g.then(asked=2, question="PLACE", pacts={1: ["P-FI01"]})
    g = given(2, **options).vp(1, 97).recruited(1, 4, special=True).place(1, "11", "special")
    assert (g.question == "AGAIN") == expected


@profiles("free_pact_omens", False, False, True, must_pay=False, free=True)
def test_A_11_W_9_13_omens_of_a_free_pact(options, expected):
    """DE p20 "Sonstige Kosten (z.B. Omenkarten, SP) müssen bezahlt werden"; EN "resources (… gold and omen cards)".

    With S-6, "without sacrificing resources", and likewise with O-35.
    """
    g = given(2, skills="on", **options).skill(1, "S-6").step2_of(1).pacts(1, "P-FI06").omens(1, "O-39")
    g.master(1, "A", track=1).tracker("1").when("1: use S-6").then(vp={1: 11}, omens={1: ["O-39"] if expected else []})
    g = given(2, skills="on", **options).skill(1, "S-6").step2_of(1).pacts(1, "P-FI06")
    g.then(asked=1 if expected else 2)
    g = given(2, **options).omens(1, "O-35").pacts(1, "P-FI06").place(1, "13")
    assert ("1: play O-35" in g.legal()) == expected


@profiles("extreme_give", 5, 3, 5, revenge_only=5, revenge_and_vp=3)
def test_A_12_W_22_5_giving_away_on_the_extreme_board(options, expected):
    """DE p17 "muss nun eine Rachekarte in Kauf genommen werden"; EN "instead of losing victory points"."""
    g = given(2, board="extreme", **options).place(1, "4").when("1: give P-FI01").draw("V-01").draw("P-FI02")
    g.then(vp={1: expected}, revenge={1: ["V-01"]}, pacts={2: ["P-FI01"]})
    g = given(2, board="extreme", **options).vp(1, 1).place(1, "4")
    assert (g.question == "DISPLAY") == (expected == 5)  # two points are needed, or none
    g = given(2, **options).place(1, "4").when("1: give P-FI01").draw("P-FI02").then(vp={1: 3}, revenge={1: []})


# --- readings that both texts leave open ------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "points"), [({}, 15), ({"resource_cap": "per_kind"}, 33)])
def test_C_W_7_3_at_most_fifteen_points_together_or_for_each_kind(options, points):
    """DE p6, EN Final Scoring 7: "jedoch maximal 15 SP", "but a maximum of 15 VP"."""
    g = given(2, **options).goods(1, stone=25, gold=30, oil=5)
    assert sum(row[4] for row in g.sheet(1) if row[0] == 7) == points


@pytest.mark.parametrize(("options", "points"), [({}, 2), ({"tower_element": "controlled"}, 3)])
def test_C_W_7_4_whether_the_elemental_tower_counts_in_step_6(options, points):
    """DE p14 "Macht über ein weiteres Element"; p8: "Das Element, welches der Spieler kontrolliert", a card."""
    g = given(3, **options).element(1, "E-2").tower(1, "T-3").fulfilled(2, "P-FI01", "P-EA01").fulfilled(3, "P-FI02")
    assert sum(row[4] for row in g.sheet(1) if row[0] == 6) == points


def test_C_W_7_4_an_element_counts_once_and_the_multiplier_of_B3_counts_for_both():
    controlled = {"tower_element": "controlled"}
    g = given(3, **controlled).element(1, "E-2").tower(1, "T-1").fulfilled(2, "P-FI01")
    assert [row[3:] for row in g.sheet(1) if row[0] == 6] == [(1, 1)]
    g = given(3, masters="b", **controlled).element(1, "E-2").tower(1, "T-3").master(1, "B3", track=2).vp(1, 50)
    g.fulfilled(2, "P-FI01", "P-EA01", "P-EA02").scoring().then(over=True)
    lines = [line for line in g.view()["scoring"][0]["lines"] if line["step"] == "others"]
    assert [(line["card"], line["count"], line["points"]) for line in lines] == [("E-2", 1, 3), ("T-3", 2, 6)]


@pytest.mark.parametrize(("options", "chased"), [({}, False), ({"chase_masters": "on"}, True)])
def test_C_W_12_2_5_whether_workers_on_masterboards_can_be_chased_away(options, chased):
    """DE p11 "die sich an einem Ort befinden", p10 "diesen speziellen Ort": nobody else may stand there (W-10.3)."""
    g = given(2, masters="b", **options).master(2, "B1").placed(2, "B1", additional=1).place(1, "2")
    if chased:
        g.then_options("1: none", "1: chase B1").when("1: chase B1").draw("V-01")
        g.then(recruited={2: 0}, at={("B1", 2): 0, ("2", 1): 1}, asked=2)  # no question whether to move in
        assert len(g.happened("chase", location="B1")) == 1
    else:
        g.then(asked=2, at={("B1", 2): 1})


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
    """Who has taken so many turns is treated as if they had no worker left."""
    g = given(2, **options).set_seat(2, turns=turns).place(1, "7a").then(asked=1 if skipped else 2)
    assert bool(g.happened("turn_skipped", player=1, limit=True)) == skipped
