"""Group 2: how a game is set up, in the order of the rules."""

from functools import cache

import pytest

from spieltisch.core.game import OptionError
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import EXTREME_SPACES, KINDS, SPACES, given, new_game


def until(g, question, asked=None):
    """Take the first answer until this question is put (to this player)."""
    while g.question != question or asked not in (None, g.asked()):
        g.first()
    return g


def first_turn(g):
    """Take the first answer until the setup is over and the first worker is to be placed."""
    while not g.s.turn:
        g.first()
    return g


@cache
def played(players, options):
    """A game in which the first answer was always taken, after its setup."""
    return first_turn(new_game(players, **dict(options)))


def ready(players=2, **options):
    """The same as a scenario of one's own."""
    return played(players, tuple(options.items())).copy()


def deck_drawn(g):
    """The deck that chance draws from, and how many cards can come."""
    decks = {g.deck(g.card_of(thing)) for thing in g.things()}
    assert len(decks) == 1, "decks are never mixed"
    return Deck(decks.pop()), len(g.things())


def drawn(g, deck):
    """The seats that have drawn from a deck, in order."""
    return [e["player"] for e in g.happened("setup", deck=deck)]


# --- board and piles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "spaces"), [("normal", SPACES), ("extreme", EXTREME_SPACES)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_1_only_the_spaces_for_this_number_of_players_exist(board, spaces, players):
    """W-11.4, D-4"""
    g = given(players, board=board)
    assert {place["id"]: place["spaces"] for place in g.view()["locations"]} == {
        place: row[players - 2] for place, row in spaces.items()
    }
    assert (
        sum(row[players - 2] for row in spaces.values())
        == {
            "normal": (24, 34, 44),
            "extreme": (25, 35, 40),
        }[board][players - 2]
    )


@pytest.mark.parametrize(("players", "places"), [(2, 1), (3, 2), (4, 3)])
def test_W_2_1_a_worker_finds_no_other_space(players, places):
    g = given(players).placed(2, "3", loyal=places - 1).then_legal("1: place loyal at 3")
    g.place(1, "3").when("1: none").then_illegal("2: place loyal at 3")


@pytest.mark.parametrize(
    ("players", "ring"),
    [
        (2, ["0", "1", "2", "3", "4", "5"]),
        (3, ["0", "1", "2", "3", "3+", "4", "5"]),
        (4, ["0", "1", "2", "3", "3+", "4", "4p", "5"]),
    ],
)
def test_W_2_1_only_the_tracker_spaces_for_this_number_of_players_exist(players, ring):
    """W-14.2"""
    assert given(players).view()["tracker"]["ring"] == ring


def test_W_2_1_both_sides_of_the_board_can_be_chosen():
    assert new_game().values["board"] == "normal"
    given().place(1, "11").then(vp={1: 8})
    given(board="extreme").place(1, "11").then(vp={1: 10})
    with pytest.raises(OptionError, match="is not possible"):
        GAME.open_box(2, {"board": "back"})


def test_W_2_2_every_deck_is_shuffled_separately():
    """In every draw all cards of one pile are possible."""
    g, seen = new_game(3, masters="b"), {}
    while Deck.ROUND not in seen:
        if g.question == "DRAW":
            deck, possible = deck_drawn(g)
            seen.setdefault(deck, []).append(possible)
        g.when(g.legal()[-1])
    assert seen[Deck.ELEMENT] == [4, 3, 2]
    assert seen[Deck.SECRET] == [20, 19, 18, 17, 16, 15]
    assert seen[Deck.COST_MARKER] == [4, 3, 2]
    assert seen[Deck.OMEN] == [50, 49, 48, 47, 46, 45]
    assert seen[Deck.SKILL] == [6, 5, 4]
    assert seen[Deck.PACT] == list(range(68, 58, -1))
    assert seen[Deck.ROUND] == [20]
    assert Deck.REVENGE not in seen
    assert Deck.TOWER not in seen


def test_W_2_2_piles_lie_face_down():
    """Everybody knows how many cards a pile has, nobody which ones: all places hide them alike (W-23.1)."""
    piles = ready(2).view(1)["piles"]
    assert {deck: pile["discards"] for deck, pile in piles.items()} == {
        "pact": [],
        "omen": [],
        "revenge": [],
        "round": [],
        "secret": [],
    }
    assert {deck: pile["left"] for deck, pile in piles.items()} == {
        "pact": 68 - 8,
        "omen": 50 - 4,
        "revenge": 19,
        "round": 20 - 1,
        "secret": 20 - 2,
    }


@pytest.mark.parametrize("question", ["DRAW", "SECRET", "DRAFT", "PLACE"])
def test_W_2_3_the_tower_upgrades_lie_open_for_everybody_at_any_time(question):
    g = until(new_game(2), question)
    for seat in (None, 1, 2):
        towers = g.view(seat)["towers"]
        assert [tower["id"] for tower in towers] == [f"T-{number}" for number in range(1, 10)]
        assert [tower["owner"] for tower in towers] == [None] * 9


def test_W_2_3_and_anybody_may_pick_any_of_them():
    given().goods(1, gold=10).place(1, "6").then_legal(*(f"1: upgrade T-{number}" for number in range(1, 10)))


# --- players' pieces -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_4_every_player_takes_his_pieces(players):
    g = ready(players).then(round=1)
    for player in range(1, players + 1):
        g.then(workers={player: {"loyal": 4}}, recruited={player: 0}, markers={player: 6})
        g.then(goods={player: dict.fromkeys(KINDS, 1)}, pyramid={player: 0})


def test_W_2_4_additional_and_special_workers_stand_on_their_slots():
    g = ready(2)
    assert [seat["workers"]["slots"] for seat in g.view()["seats"]] == [{"additional": 4, "special": 1}] * 2
    g.then(question="PLACE").then_legal("1: place loyal at 11")  # only loyal ones: the type is not asked


def test_W_2_4_a_seat_that_nobody_takes_has_nothing():
    seat = ready(2).s.seat[2]
    assert (seat.vp, seat.loyal, seat.markers, seat.goods.sum()) == (0, 0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_5_points_start_on_5_and_the_pact_counter_on_0(players):
    g = new_game(players).start()
    g.then(vp=dict.fromkeys(range(1, players + 1), 5), tracker="0")
    ready(players).then(vp=dict.fromkeys(range(1, players + 1), 5), tracker="0")


# --- element cards ---------------------------------------------------------------------------------------------------


def test_W_2_6_each_player_draws_an_element_card_at_random():
    g = new_game(3).then(question="DRAW", asked=0)
    g.then_options(*(f"chance: draw E-{number}" for number in (1, 2, 3, 4))).draw("E-3")
    g.then_options(*(f"chance: draw E-{number}" for number in (1, 2, 4))).draw("E-1")
    g.then_options("chance: draw E-2", "chance: draw E-4").draw("E-4")
    assert [(e["player"], e["card"]) for e in g.happened("setup")] == [(0, "E-3"), (1, "E-1"), (2, "E-4")]
    assert [int(seat.element) for seat in g.s.seat] == [2, 0, 3, -1]


def test_W_2_6_only_its_owner_looks_at_it():
    g = new_game(2).draw("E-3", "E-1")
    assert [g.view(seat)["seats"][0]["element"] for seat in (None, 1, 2)] == [None, "E-3", None]
    assert [g.view(seat)["seats"][1]["element"] for seat in (None, 1, 2)] == [None, None, "E-1"]
    assert [seat["has_element"] for seat in g.view()["seats"]] == [True, True]


def test_W_2_6_cards_left_over_leave_the_game_unseen():
    g = first_turn(new_game(2).draw("E-3", "E-1"))
    assert g.in_zone(Deck.ELEMENT, Zone.OUT) == ["E-2", "E-4"]
    assert "E-2" not in str(g.view(1)["seats"] + g.view(2)["seats"])
    assert g.in_zone(Deck.ELEMENT, Zone.DECK) == []
    with_four = ready(4)
    assert with_four.in_zone(Deck.ELEMENT, Zone.OUT) == []


# --- secret pacts ----------------------------------------------------------------------------------------------------


def to_secrets(players=2, **options):
    """Up to the first secret pact."""
    g = new_game(players, **options)
    while deck_drawn(g)[0] == Deck.ELEMENT:
        g.first()
    return g


def test_W_2_7_each_player_draws_two_secret_pacts_and_keeps_one():
    g = to_secrets().draw("G-04", "G-09", "G-11", "G-20").then(question="SECRET", asked=1)
    g.then_options("1: keep G-04", "1: keep G-09").then_illegal("1: keep G-11", "1: keep G-01", "1: none", "1: done")
    g.when("1: keep G-09").then(asked=2).then_options("2: keep G-11", "2: keep G-20")
    g.when("2: keep G-20").then(secrets={1: ["G-09"], 2: ["G-20"]})


def test_W_2_7_the_other_one_goes_back_into_the_deck():
    g = to_secrets().draw("G-04", "G-09", "G-11", "G-20").when("1: keep G-09", "2: keep G-20")
    pile = g.in_zone(Deck.SECRET, Zone.DECK)
    assert len(pile) == 18 == g.s.left[Deck.SECRET]
    assert {"G-04", "G-11"} <= set(pile)
    assert [(e["player"], e["secret"]) for e in g.happened("return_secret")] == [(0, "G-04"), (1, "G-11")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_8_all_draw_before_anybody_chooses(players):
    g = to_secrets(players)
    for left in range(20, 20 - 2 * players, -1):
        assert deck_drawn(g) == (Deck.SECRET, left)
        g.first()
    for player in range(1, players + 1):
        g.then(question="SECRET", asked=player)
        assert len(g.things()) == 2
        assert g.s.left[Deck.SECRET] == 20 - 2 * players  # nothing is returned before the last choice
        g.first()
    assert g.s.left[Deck.SECRET] == 20 - players
    assert deck_drawn(g)[0] == Deck.COST_MARKER  # the choice precedes draft and masterboards


def test_W_2_8_no_answer_is_shown_before_the_last_one():
    g = to_secrets().draw("G-04", "G-09", "G-11", "G-20")
    before = g.view(2)["seats"][0], len(g.events)
    thing = GAME.people.parse(g.box, g.s, "1: keep G-09")
    assert [GAME.people.answer_seen_by(g.box, g.s, thing, seat) for seat in (None, 0, 1)] == [False, True, False]
    g.when("1: keep G-09")
    after = g.view(2)["seats"][0]
    assert (after["secrets"], after["secrets_drawn"]) == (before[0]["secrets_drawn"], None) == (None, None)
    assert len(g.events) == before[1]
    assert "G-09" not in str(g.view(2))
    assert "G-04" not in str(g.view(2))


# --- cost markers and omens ------------------------------------------------------------------------------------------


def test_W_2_9_each_player_draws_one_of_the_four_cost_markers():
    g = until(new_game(3), "SECRET", asked=3).when("3: keep G-05")
    assert deck_drawn(g) == (Deck.COST_MARKER, 4)
    g.draw("K-4", "K-1", "K-3")
    assert [(e["player"], e["card"]) for e in g.happened("setup", deck="cost_marker")] == [
        (0, "K-4"),
        (1, "K-1"),
        (2, "K-3"),
    ]
    assert [seat["cost"] for seat in g.view()["seats"]] == ["oil", "stone", "sheep"]  # for everybody to see
    first_turn(g)
    assert g.in_zone(Deck.COST_MARKER, Zone.OUT) == ["K-2"]


@pytest.mark.parametrize(("marker", "kind"), [("K-1", "stone"), ("K-2", "wood"), ("K-3", "sheep"), ("K-4", "oil")])
def test_W_2_9_it_is_the_cost_resource_for_the_whole_game(marker, kind):
    """D-9"""
    given().cost(1, marker).place(1, "16").then(goods={1: {kind: 2}})
    given().cost(1, marker).recruited(1, 1).goods(1, **{kind: 2}).place(1, "7f").when("1: recruit additional").then(
        goods={1: {}}, recruited={1: 2}
    )


def test_W_2_10_each_player_draws_two_omens_into_a_secret_hand():
    g = until(new_game(2), "SECRET", asked=2).when("2: keep G-03").draw("K-1", "K-2")
    assert deck_drawn(g) == (Deck.OMEN, 50)
    g.draw("O-11", "O-40", "O-02", "O-50").then(omens={1: ["O-11", "O-40"], 2: ["O-02", "O-50"]})
    assert g.view(1)["seats"][0]["omens"] == ["O-11", "O-40"]
    assert (g.view(2)["seats"][0]["omens"], g.view(2)["seats"][0]["omens_number"]) == (None, 2)


# --- starting player and masterboards --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_11_the_starting_player_is_drawn(players):
    g = until(new_game(players), "DRAW_START").then(asked=0)
    g.then_options(*(f"chance: start {player}" for player in range(1, players + 1)))
    g.when(f"chance: start {players}").then(start=players)
    assert [e["player"] for e in g.happened("start_moves")] == [players - 1]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_W_2_11_or_picked_by_the_host(seat):
    g, asked = new_game(3, start_player=seat), set()
    while not g.s.turn:
        asked.add(g.question)
        g.first()
    g.then(start=seat, asked=seat)
    assert "DRAW_START" not in asked


@pytest.mark.parametrize("seat", [0, 3, 4, "first", True])
def test_W_2_11_only_a_seat_that_is_taken(seat):
    with pytest.raises(OptionError, match="is not possible"):
        GAME.open_box(2, {"start_player": seat})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_12_in_the_symmetrical_variant_everybody_gets_side_a(players):
    g = new_game(players)
    asked = set()
    while not g.s.turn:
        asked.add(g.question)
        g.first()
    assert "MASTER" not in asked
    assert [seat["master"]["id"] for seat in g.view()["seats"]] == ["A"] * players


def test_W_2_12_in_the_asymmetrical_variant_each_takes_an_open_board_from_the_starting_player_on():
    g = until(new_game(3, masters="b", start_player=2), "MASTER").then(asked=2)
    g.then_options("2: master B1", "2: master B2", "2: master B3", "2: master B4").then_illegal("2: master A")
    g.when("2: master B3").then(asked=3).then_options("3: master B1", "3: master B2", "3: master B4")
    g.when("3: master B1").then(asked=1).then_options("1: master B2", "1: master B4").when("1: master B4")
    assert [seat["master"]["id"] for seat in g.view()["seats"]] == ["B4", "B3", "B1"]
    assert [(e["player"], e["master"]) for e in g.happened("masterboard")] == [(1, "B3"), (2, "B1"), (0, "B4")]


def test_W_2_12_boards_not_taken_leave_the_game():
    """With two players nobody ever stands on the special location of B3 if nobody has it."""
    g = until(new_game(2, masters="b", start_player=1), "MASTER").when("1: master B2", "2: master B4")
    ids = [place["id"] for place in first_turn(g).view()["locations"]]
    assert not {"B1", "B3"} & set(ids)
    assert [text for text in g.legal() if " at B" in text] == []


# --- skills and markers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize(
    ("options", "drawn_by"),
    [
        ({"masters": "a"}, []),
        ({"masters": "b"}, [2, 0, 1]),
        ({"masters": "a", "skills": "on"}, [2, 0, 1]),
        ({"masters": "b", "skills": "off"}, []),
    ],
)
def test_W_2_13_skills_come_with_side_b_or_when_switched_on(edition, options, drawn_by):
    """In turn order, here from player 3 on."""
    g = ready(3, start_player=3, edition=edition, **options)
    assert drawn(g, "skill") == drawn_by
    assert [seat["skill"] is not None for seat in g.view()["seats"]] == [bool(drawn_by)] * 3


def test_W_2_13_the_markers_are_drawn_at_random_and_laid_face_up():
    g = until(new_game(2, skills="on", start_player=2), "DRAW")
    while deck_drawn(g)[0] != Deck.SKILL:
        g.first()
        until(g, "DRAW")
    g.then_options(*(f"chance: draw S-{number}" for number in range(1, 7))).draw("S-4")
    g.then_illegal("chance: draw S-4").draw("S-2")
    assert [seat["skill"] for seat in g.view()["seats"]] == [
        {"id": "S-2", "used": False},
        {"id": "S-4", "used": False},
    ]
    assert first_turn(g).in_zone(Deck.SKILL, Zone.OUT) == ["S-1", "S-3", "S-5", "S-6"]


@pytest.mark.parametrize("masters", ["a", "b"])
def test_W_2_14_masterboards_get_a_marker_on_0_but_b4_has_none(masters):
    g = ready(4, masters=masters)
    positions = {seat["master"]["id"]: seat["master"]["position"] for seat in g.view()["seats"]}
    assert positions == ({"A": 0} if masters == "a" else {"B1": 0, "B2": 0, "B3": 0, "B4": None})


# --- draft -----------------------------------------------------------------------------------------------------------


def to_draft(players=2, **options):
    """Up to the first pact on the display."""
    g = new_game(players, **options)
    while g.question != "DRAW" or deck_drawn(g)[0] != Deck.PACT:
        g.first()
    return g


def test_W_2_15_each_player_takes_two_of_four_from_the_starting_player_on():
    g = to_draft(3, start_player=2).draw("P-FI01", "P-WA05", "P-EA09", "P-WI12").then(question="DRAFT", asked=2)
    g.then(display=["P-WI12", "P-EA09", "P-WA05", "P-FI01"])  # the first card lies on the right (W-17.13)
    g.then_options("2: draft P-FI01", "2: draft P-WA05", "2: draft P-EA09", "2: draft P-WI12")
    g.when("2: draft P-WA05").then(asked=2, question="DRAFT")
    g.then_options("2: draft P-FI01", "2: draft P-EA09", "2: draft P-WI12")
    g.when("2: draft P-FI01").then(pacts={1: [], 2: ["P-FI01", "P-WA05"], 3: []})
    g.draw("P-FI02", "P-FI03").then(question="DRAFT", asked=3)


def test_W_2_15_the_display_is_refilled_only_after_both():
    g = to_draft(2, start_player=1).draw("P-FI01", "P-WA05", "P-EA09", "P-WI12").when("1: draft P-FI01")
    g.then(question="DRAFT", asked=1, display=["P-WI12", "P-EA09", "P-WA05", None])
    g.when("1: draft P-EA09").then(question="DRAW").draw("P-FI02", "P-FI03")
    g.then(display=["P-FI03", "P-FI02", "P-WI12", "P-WA05"], question="DRAFT", asked=2)


def test_W_2_16_drafted_pacts_lie_face_up_and_count_as_claimed():
    g = to_draft(2, start_player=1).draw("P-FI01", "P-WA05", "P-EA09", "P-WI12")
    g.when("1: draft P-FI01", "1: draft P-WI12")
    assert g.view(2)["seats"][0]["unfulfilled"] == ["P-FI01", "P-WI12"]
    assert g.view()["seats"][0]["unfulfilled"] == ["P-FI01", "P-WI12"]


@pytest.mark.parametrize("board", ["normal", "extreme"])
def test_W_2_16_no_gold_of_the_slots_is_received_or_paid(board):
    g = to_draft(2, start_player=1, board=board).draw("P-FI01", "P-WA05", "P-EA09", "P-WI12")
    g.when("1: draft P-FI01", "1: draft P-WA05")  # slots 4 and 3: +2 and +1, or -2 and -1
    g.then(goods={1: dict.fromkeys(KINDS, 1)})
    assert g.happened("claim") == []


def test_W_2_16_taking_two_is_compulsory():
    g = to_draft().draw("P-FI01", "P-WA05", "P-EA09", "P-WI12")
    for _ in range(2):
        g.then_illegal("none", "done")
        g.first()
    assert len(g.held(Deck.PACT, 1)) + len(g.held(Deck.PACT, 2)) == 2


def test_W_2_16_after_the_last_player_the_display_is_refilled():
    g = ready(4)
    assert None not in g.displayed()
    assert [len(g.held(Deck.PACT, player)) for player in (1, 2, 3, 4)] == [2, 2, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_17_the_rest_is_the_general_supply_and_the_monster_is_empty(players):
    g = new_game(players).start()
    left = {kind: (35 if kind == "gold" else 25) - players for kind in KINDS}
    g.then(supply=left, monster={})
    assert ready(players).view()["monster"] == dict.fromkeys(KINDS, 0)


# --- the whole order -------------------------------------------------------------------------------------------------


def test_W_2_setup_goes_in_the_order_of_the_rules():
    """W-2.6 to W-2.15, then the first round (W-3.2)."""
    g, order = new_game(2, masters="b"), []
    while not g.s.turn:
        step = deck_drawn(g)[0].name if g.question == "DRAW" else g.question
        if order[-1:] != [step]:
            order.append(step)
        g.first()
    assert order[: order.index("ROUND") + 1] == [
        "ELEMENT",
        "SECRET",  # drawn, then chosen: the question has the same name
        "COST_MARKER",
        "OMEN",
        "DRAW_START",
        "MASTER",
        "SKILL",
        "PACT",
        "DRAFT",
        "PACT",
        "DRAFT",
        "PACT",
        "ROUND",
    ]
