"""Group 23: public and private information, through the views of seats and spectators."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch.core.records import clone
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given, new_game

WATCHERS = (1, 2, 3, None)  # three players and a spectator


def rich():
    """Three players in the middle of a game; player 2 has something of everything."""
    g = given(3, masters="b").skill(1, "S-1").skill(2, "S-4", used=True).skill(3, "S-2").round_card("C-02")
    g.omens(1, "O-11").omens(2, "O-01", "O-02", "O-14").active(2, "O-40").omens(3, "O-08")
    g.revenge(1, "V-11").revenge(2, "V-01", "V-02").secrets(1, "G-11").secrets(2, "G-01", "G-06").secrets(3, "G-16")
    g.pacts(2, "P-FI05", "P-WI15").fulfilled(2, "P-FI06", "P-EA05").fulfilled(3, "P-WI05").pacts(1, "P-WA09")
    g.goods(2, stone=3, gold=4).monster(oil=2, gold=1).recruited(2, 1, special=True).placed(
        2, "7a", loyal=1, additional=1
    )
    g.upgrade(2, "7e").tower(2, "T-2").tower(2, "T-6").pyramid(2, 2).vp(2, 31).master(1, "B1").master(2, "B2", track=2)
    return g.master(3, "B4").discards("O-27", "O-36", "P-WA16", "C-07").start_player(2).set_state(claimant=2)


def seen(g, watcher, player=2):
    """A player as somebody sees them."""
    return g.view(watcher)["seats"][player - 1]


@pytest.mark.parametrize("key", ["element", "secrets", "omens", "revenge", "fulfilled"])
def test_W_23_1_hidden_cards_are_for_their_owner(key):
    """Element card, secret pacts, omens in hand, revenge cards, fulfilled pacts."""
    mine = {
        "element": "E-2",
        "secrets": ["G-01", "G-06"],
        "omens": ["O-01", "O-02", "O-14"],
        "revenge": ["V-01", "V-02"],
        "fulfilled": ["P-FI06", "P-EA05"],
    }
    g = rich()
    assert [seen(g, watcher)[key] for watcher in WATCHERS] == [None, mine[key], None, None]


@pytest.mark.parametrize(
    ("key", "number"), [("secrets_number", 2), ("omens_number", 3), ("revenge_number", 2), ("fulfilled_number", 2)]
)
def test_W_23_1_the_number_of_cards_can_always_be_seen(key, number):
    g = rich()
    assert [seen(g, watcher)[key] for watcher in WATCHERS] == [number] * 4


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("active_omen", "O-40"),
        ("unfulfilled", ["P-FI05", "P-WI15"]),
        ("goods", {"stone": 3, "wood": 0, "sheep": 0, "oil": 0, "gold": 4}),
        ("markers", 2),
        ("level", 2),
        ("cost_marker", "K-2"),
        ("cost", "wood"),
        ("master", {"id": "B2", "position": 2, "multiplier": None}),
        ("towers", {"elemental": "T-2", "resource": "T-6"}),
        ("skill", {"id": "S-4", "used": True}),
        ("vp", 31),
    ],
)
def test_W_23_1_open_pieces_are_public(key, value):
    g = rich()
    assert [seen(g, watcher)[key] for watcher in WATCHERS] == [value] * 4


def test_W_23_1_workers_are_public():
    g = rich()
    for watcher in WATCHERS:
        assert seen(g, watcher)["workers"]["available"] == {"loyal": 3, "additional": 1, "special": 1}
        (quarry,) = (place for place in g.view(watcher)["locations"] if place["id"] == "7a")
        assert quarry["workers"] == [{"seat": 1, "loyal": 1, "additional": 1, "special": 0}]


def test_W_23_1_the_board_is_public():
    """Monster, supply, display, tracker, round cards in force, discard piles, claim of the starting player marker."""
    g = rich()
    for watcher in WATCHERS:
        view = g.view(watcher)
        assert view["monster"] == {"stone": 0, "wood": 0, "sheep": 0, "oil": 2, "gold": 1}
        assert view["supply"] == {"stone": 22, "wood": 25, "sheep": 25, "oil": 23, "gold": 30}
        assert [slot["pact"] for slot in view["display"]] == ["P-FI01", "P-WA01", "P-EA01", "P-WI01"]
        assert (view["tracker"]["ring"][view["tracker"]["at"]], view["start"], view["claimant"]) == ("3", 1, 2)
        assert view["round_cards"]["in_force"] == ["C-02"]
        assert view["piles"]["omen"]["discards"] == ["O-27", "O-36"]
        assert view["piles"]["pact"]["discards"] == ["P-WA16"]
        assert view["piles"]["round"]["discards"] == ["C-07"]


def test_W_23_1_of_draw_piles_only_the_number():
    g = rich()
    for watcher in WATCHERS:
        left = {deck: pile["left"] for deck, pile in g.view(watcher)["piles"].items()}
        assert left == {"pact": 68 - 11, "omen": 50 - 8, "revenge": 19 - 3, "round": 20 - 2, "secret": 20 - 4}


def test_W_23_1_the_rejected_secret_pact_is_known_to_who_returned_it():
    g = new_game(3, start_player=1)
    while g.question != "SECRET":
        g.when(g.legal()[0])
    drawn = [g.in_zone(Deck.SECRET, Zone.DRAWN + seat) for seat in range(3)]
    assert [g.view(watcher)["seats"][1]["secrets_drawn"] for watcher in WATCHERS] == [None, drawn[1], None, None]
    assert [g.view(watcher)["seats"][1]["secrets_drawn_number"] for watcher in WATCHERS] == [2] * 4
    for player in (1, 2, 3):
        g.when(f"{player}: keep {drawn[player - 1][0]}")
    back = [[e["secret"] for e in g.heard(watcher, "return_secret")] for watcher in WATCHERS]
    assert back == [
        [drawn[0][1], None, None],
        [None, drawn[1][1], None],
        [None, None, drawn[2][1]],
        [None, None, None],
    ]


def exchanged(g, one, other):
    """The same position with two cards in each other's place."""
    twin = g.copy()
    twin.s = clone(g.s)
    zone = twin.s.zone
    first, second = g.card(one), g.card(other)
    zone[first], zone[second] = int(zone[second]), int(zone[first])
    return twin


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("O-01", "O-30"),  # hand of player 2 and pile
        ("O-02", "O-08"),  # hands of players 2 and 3
        ("V-01", "V-10"),
        ("G-06", "G-12"),
        ("G-01", "G-16"),
    ],
)
def test_W_23_2_nobody_learns_where_hidden_cards_are(one, other):
    """Two positions that differ in cards player 1 cannot see look the same to them, as a view and as an observation."""
    g = rich().start()
    twin = exchanged(g, one, other)
    for watcher in (1, None):
        assert twin.view(watcher) == g.view(watcher)
    assert twin.view(2) != g.view(2)
    looks = [np.zeros(GAME.observation, np.float32) for _ in range(2)]
    for position, out in zip((g, twin), looks, strict=True):
        GAME.observe(g.box.record, position.s, 0, out)
    assert (looks[0] == looks[1]).all()


def test_W_23_2_nor_the_element_card_of_another():
    """Players 2 and 3 exchange theirs."""
    g = rich().start()
    twin = exchanged(g, "E-2", "E-3")
    twin.s.seat[1].element, twin.s.seat[2].element = g.number("E-3"), g.number("E-2")
    assert twin.view(1) == g.view(1)
    assert twin.view(None) == g.view(None)
    assert twin.view(2)["seats"][1]["element"] == "E-3"


def test_W_23_2_the_log_names_a_pact_when_it_is_claimed_and_fulfilled():
    """It lies open then; afterwards only the number is shown."""
    g = given(2).goods(1, stone=2, wood=2).place(1, "3").when("1: claim P-WI01").draw("P-FI02").when("1: fulfil P-WI01")
    for watcher in (1, 2, None):
        assert [e["pact"] for e in g.heard(watcher, "claim")] == ["P-WI01"]
        assert [e["pact"] for e in g.heard(watcher, "fulfil")] == ["P-WI01"]
    assert [g.view(watcher)["seats"][0]["fulfilled"] for watcher in (1, 2, None)] == [["P-WI01"], None, None]


@pytest.mark.parametrize(
    ("event", "field", "setup", "answers"),
    [
        ("draw_omen", "omen", lambda g: g, ["1: place loyal at 14", "chance: draw O-03"]),
        (
            "draw_revenge",
            "revenge",
            lambda g: g.monster(oil=1),
            ["1: place loyal at 12", "1: yes", "chance: draw V-03"],
        ),
        (
            "draw_secret",
            "secret",
            lambda g: g.step2_of(1).pacts(1, "P-WA16").goods(1, gold=4, sheep=5),
            ["1: fulfil P-WA16", "chance: draw G-03"],
        ),
    ],
)
def test_W_23_2_a_drawn_card_is_told_to_who_draws_it(event, field, setup, answers):
    g = setup(given(2)).when(*answers)
    assert [g.heard(watcher, event)[0][field] for watcher in (1, 2, None)] == [answers[-1].split()[-1], None, None]


def test_W_23_2_what_is_played_or_discarded_lies_open():
    g = given(2).step2_of(1).omens(1, "O-30", "O-31").pacts(1, "P-FI06").goods(1, oil=5)
    g.when("1: fulfil P-FI06", "1: discard O-31").draw_rest()
    assert [g.heard(watcher, "omen_off")[0]["omen"] for watcher in (1, 2, None)] == ["O-31"] * 3


def test_W_23_3_everything_is_revealed_in_final_scoring():
    g = rich().scoring().start()
    for watcher in WATCHERS:
        other = seen(g, watcher)
        assert (other["element"], other["secrets"]) == ("E-2", ["G-01", "G-06"])
        assert (other["omens"], other["revenge"]) == (["O-01", "O-02", "O-14"], ["V-01", "V-02"])
        assert (other["fulfilled"], other["fulfilled_elements"]) == (["P-FI06", "P-EA05"], [1, 0, 1, 0])
        assert g.view(watcher)["scoring"][1]["total"] == int(g.s.score[1].sum())
    shown = {e["card"] for e in g.happened("reveal", player=1)}
    assert {"E-2", "G-01", "G-06", "O-01", "O-02", "O-14", "V-01", "V-02", "P-FI06", "P-EA05"} <= shown


def test_W_23_3_but_not_before():
    assert rich().view(1)["scoring"] is None
    assert not rich().happened("reveal")
