"""Group 1: what is in the box."""

from functools import cache

import pytest

from spieltisch.core.game import OptionError
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import CAPACITY, CARDS, PRINTED, Card, Deck, Zone

from .scenario import KINDS, base_pack, given, new_game

GERMAN_ONLY = ["O-36", "O-37", "O-38", "O-49", "O-50"]


@cache
def played(players, options):
    """A game after its setup, in which the first answer was always taken."""
    g = new_game(players, **dict(options))
    while not g.s.turn:
        g.first()
    return g


def first_turn(players, **options):
    """The same as a scenario of one's own."""
    return played(players, tuple(options.items())).copy()


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_1_1_two_to_four_can_play(players):
    g = first_turn(players)
    assert len(g.view()["seats"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, 2.0, "2", None])
def test_W_1_1_nobody_else_can(players):
    with pytest.raises(OptionError, match="players"):
        GAME.open_box(players)


# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "count"),
    [
        (Deck.PACT, 68),
        (Deck.OMEN, 50),
        (Deck.REVENGE, 19),
        (Deck.ROUND, 20),
        (Deck.SECRET, 20),
        (Deck.ELEMENT, 4),
        (Deck.TOWER, 9),
        (Deck.COST_MARKER, 4),
        (Deck.SKILL, 6),
    ],
)
def test_W_1_2_each_deck_has_its_number_of_cards(deck, count):
    pack = base_pack()
    cards = (pack.pacts, pack.omens, pack.revenge, pack.rounds, pack.secrets, pack.elements, pack.towers)
    cards = (*cards, pack.cost_markers, pack.skills)[deck]
    assert len({card.id for card in cards}) == len(cards) == count
    g = new_game(2).start()
    where = Zone.OPEN if deck == Deck.TOWER else Zone.DECK
    assert len(g.in_zone(deck, where)) == count


@pytest.mark.parametrize(
    ("options", "count"),
    [({}, 50), ({"edition": "en"}, 45), ({"omen_deck": 45}, 45), ({"edition": "en", "omen_deck": 50}, 50)],
)
def test_W_1_2_the_english_edition_has_five_omens_less(options, count):
    g = new_game(2, **options).start()
    assert g.s.left[Deck.OMEN] == len(g.in_zone(Deck.OMEN, Zone.DECK)) == count
    assert g.in_zone(Deck.OMEN, Zone.OUT) == (GERMAN_ONLY if count == 45 else [])


def test_W_1_2_no_english_player_ever_draws_a_missing_omen():
    g = given(edition="en").place(1, "14").then(question="DRAW")
    g.then_legal("chance: draw O-35").then_illegal(*(f"chance: draw {name}" for name in GERMAN_ONLY))


def test_W_1_2_there_are_135_resource_markers():
    """D-3: 35 of gold and 25 of each other kind."""
    g = first_turn(4)
    assert {kind: int(g.box.record.supply[good]) for good, kind in enumerate(KINDS)} == {
        "stone": 25,
        "wood": 25,
        "sheep": 25,
        "oil": 25,
        "gold": 35,
    }
    on_the_table = int(g.s.supply.sum()) + sum(int(seat.goods.sum()) for seat in g.s.seat)
    assert on_the_table == 135


def test_W_1_2_four_loyal_four_additional_and_a_special_worker_each():
    """16, 16 and 4 figures for four colours."""
    for seat in first_turn(4).view()["seats"]:
        workers = seat["workers"]
        assert workers["available"] == {"loyal": 4, "additional": 0, "special": 0}
        assert workers["slots"] == {"additional": 4, "special": 1}


def test_W_1_2_six_upgrade_markers_each():
    assert [seat["markers"] for seat in first_turn(4).view()["seats"]] == [6, 6, 6, 6]


@pytest.mark.parametrize("masters", ["a", "b"])
def test_W_1_2_five_neutral_markers_are_enough(masters):
    """One on the pact counter, and at most one on each masterboard."""
    g = first_turn(4, masters=masters)
    boards = [seat["master"] for seat in g.view()["seats"]]
    assert len(boards) == 4
    assert sum(board["position"] is not None for board in boards) + 1 <= 5
    assert g.view()["tracker"]["at"] == 0


def test_W_1_2_each_masterboard_has_side_a_and_one_of_the_four_sides_b():
    assert [seat["master"]["id"] for seat in first_turn(4).view()["seats"]] == ["A"] * 4
    assert sorted(seat["master"]["id"] for seat in first_turn(4, masters="b").view()["seats"]) == [
        "B1",
        "B2",
        "B3",
        "B4",
    ]


def test_W_1_2_there_is_one_starting_player_marker():
    """Who gets it takes it from somebody; the secret pact G-20 asks for it."""
    g = given().placed(1, "7a", loyal=2).placed(1, "7b", loyal=1).placed(2, "7e", loyal=3).placed(2, "7c", loyal=1)
    g.start_player(2).place(1, "16").then(question="DRAW", start=1)
    assert [e["player"] for e in g.happened("start_moves")] == [0]


def test_W_1_2_all_cards_are_numbered_through():
    assert sum(PRINTED) == 200
    assert [Card[deck.name] for deck in Deck] == [sum(CAPACITY[:deck]) for deck in Deck]
    assert Card.SKILL + CAPACITY[Deck.SKILL] == sum(CAPACITY) == CARDS


# --- limits ----------------------------------------------------------------------------------------------------------


def test_W_1_3_an_empty_supply_gives_nothing():
    g = given().supply(2, stone=1).place(1, "7a").then(goods={1: {"stone": 1}}, supply={"stone": 0})
    g.place(2, "7a")
    assert [(e["wanted"], e["got"]) for e in g.happened("receive")] == [(2, 1), (2, 0)]
    g.then(supply={"stone": 0})


def test_W_1_3_other_kinds_are_not_touched_by_that():
    given().supply(2, stone=0).place(1, "7b").then(goods={1: {"wood": 2}})


def test_W_1_3_what_is_paid_can_be_received_again():
    g = given().supply(2, gold=0).goods(1, gold=0).cost(1, "K-1")
    g.s.seat[0].goods[4], g.s.seat[1].goods[4] = 6, g.s.seat[1].goods[4] - 6
    g.place(1, "6").when("1: upgrade 7a").then(supply={"gold": 6}).place(2, "7e").then(supply={"gold": 3})


def test_W_1_4_nobody_recruits_a_figure_that_is_not_there():
    g = given().recruited(1, 4, special=True).goods(1, stone=9, gold=9).place(1, "7f")
    g.then(asked=2)
    assert [e["location"] for e in g.happened("no_use")] == ["7f"]
    given().recruited(1, 4).goods(1, stone=9, gold=9).place(1, "7f").then(question="RECRUIT")


def test_W_1_4_nobody_lays_a_seventh_upgrade_marker():
    given().markers(1, left=0).goods(1, gold=20).place(1, "6").then(asked=2, vp={1: 5}, goods={1: {"gold": 20}})
    given().markers(1, left=1).goods(1, gold=20).place(1, "6").then(question="UPGRADE")


def test_W_1_4_the_pyramid_needs_one_of_the_six():
    climb = dict.fromkeys(KINDS, 1)
    given().markers(1, left=0).goods(1, **climb).place(1, "1").then(asked=2, pyramid={1: 0})
    given().markers(1, left=1).goods(1, **climb).place(1, "1").when("1: yes").then(pyramid={1: 1}, markers={1: 0})


def test_W_1_4_points_are_not_limited():
    given().vp(1, 398).place(1, "11").then(vp={1: 401})


def test_W_1_4_every_masterboard_has_one_marker_at_most():
    g = given(4).master(1, "B1", 2).master(2, "B2", 3).master(3, "B3", 4).master(4, "B4")
    assert [seat["master"]["position"] for seat in g.view()["seats"]] == [2, 3, 4, None]
