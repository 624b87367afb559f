"""Packs with more or fewer cards and factions than the printed game."""

from collections import Counter

import numpy as np
import pytest

from spieltisch.games import find_game
from spieltisch.packs import PackError, PackRefused
from spieltisch.xibalba.box.pack import load_pack_bytes
from spieltisch.xibalba.rules.words import (
    EXTRA_CARDS,
    FACTIONS,
    FIRST_EXTRA,
    KIND_COUNT,
    PRINTED_CARDS,
    TRAIT,
    Kind,
    Thing,
)

from ..conformance.walk import Walk
from .breaking import Files, line_of, says
from .sizes import named, ninth_faction, small, with_faction, with_more

GAME = find_game("xibalba")


def refused(files: Files) -> PackError:
    with pytest.raises(PackRefused) as fault:
        load_pack_bytes(files)
    (only,) = fault.value.faults
    return only


def test_printed_cards_keep_their_numbers_and_others_follow_behind_all_things() -> None:
    base, pack = load_pack_bytes(named("base")), load_pack_bytes(ninth_faction())
    assert {number: base.cards[index].id for number, (index, _) in base.physical.items()} == {
        number: pack.cards[index].id for number, (index, _) in pack.physical.items() if number < PRINTED_CARDS
    }
    extra = [number for number in pack.physical if number >= PRINTED_CARDS]
    assert extra == list(range(FIRST_EXTRA, FIRST_EXTRA + 22))
    assert Thing.CARD + FIRST_EXTRA == Thing.EXTRA_CARD
    assert TRAIT + FACTIONS <= FIRST_EXTRA
    kinds = [pack.cards[pack.physical[number][0]].kind for number in extra]
    assert Counter(kinds) == {Kind.SOLDIER: 8, Kind.CIVILIAN: 6, Kind.BUILDING: 4, Kind.EVENT: 4}


def test_a_deck_with_fewer_cards_leaves_the_others_where_they_are() -> None:
    pack = load_pack_bytes(small())
    assert len(pack.physical) == sum(KIND_COUNT) // 2
    assert pack.cards[pack.physical[64][0]].kind == Kind.CIVILIAN
    assert 63 not in pack.physical


@pytest.mark.parametrize("files", [ninth_faction(), small()], ids=["ninth", "small"])
@pytest.mark.parametrize("players", [2, 4])
def test_games_with_other_packs_are_sound(files: Files, players: int) -> None:
    """Every state is checked, and every card and faction comes into play."""
    seen: set[int] = set()
    factions: set[int] = set()
    for number in range(10):
        options = {"factionChoice": "free" if number % 2 else "random", "maxTurns": 150}
        walk = Walk(GAME, GAME.open_box(players, options, files), 11, number)
        while not walk.over:
            assert walk.things == sorted(walk.things)
            walk.answer(walk.pick())
            assert walk.bits() == 0
        seen |= {card for card in walk.box.pack.physical if walk.s.place[card] >= 4}
        factions |= {int(walk.s.seat[player].faction) for player in range(players)}
    pack = load_pack_bytes(files)
    assert len(seen) > 0.8 * len(pack.physical)
    assert players == 2 or factions == set(range(len(pack.factions)))


def test_everything_of_a_larger_pack_can_be_said_and_understood() -> None:
    met = set()
    for number in range(3):
        walk = Walk(GAME, GAME.open_box(4, {"factionChoice": "free", "maxTurns": 40}, ninth_faction()), 5, number)
        while not walk.over:
            for thing in walk.things:
                if thing >= Thing.EXTRA_CARD:
                    people, box, s = GAME.people, walk.box, walk.s
                    assert people.parse(box, s, people.say(box, s, thing, "id")) == thing
                    assert people.anchor(box, s, thing).startswith(("card:", "faction:NIN"))
                    assert all(people.thing_text(box, s, thing, lang) for lang in ("en", "de"))
                    met.add(thing)
            walk.answer(walk.pick())
            GAME.people.view(walk.box, walk.s, 0)
            for row in walk.told:
                assert GAME.people.event_text(walk.box, row, "en")
    assert Thing.EXTRA_FACTION in met
    assert len(met) > 15


def test_what_a_pack_does_not_have_is_nowhere_in_an_observation() -> None:
    walk = Walk(GAME, GAME.open_box(2, {}, small()))
    seen = np.zeros(GAME.observation, np.float32)
    GAME.observe(walk.box.record, walk.s, 0, seen)
    places = {field.name: seen[field.slice] for field in GAME.observation_spec() if field.name.endswith("card.place")}
    assert [card for card in range(PRINTED_CARDS) if places["card.place"][card] >= 0] == list(walk.box.pack.physical)
    assert set(places["extra_card.place"]) == {-1.0}


# --- faults ----------------------------------------------------------------------------------------------------------


def test_cards_beyond_the_capacity() -> None:
    files = with_more(named("large"), "soldier", "SKA", 15)
    assert len(load_pack_bytes(files).physical) == PRINTED_CARDS + 30
    files = with_more(files, "event", "SKA", 1)
    fault = refused(files)
    assert (fault.file, fault.line) == ("events.toml", line_of(files["events.toml"], "[[event]]\nid"))
    says(
        fault,
        "event",
        f"With this deck, the pack has 32 cards more than fit into decks of 64 soldiers, 48 civilians, 32 buildings "
        f"and 32 events; there is room for {EXTRA_CARDS} more at most.",
        f"Mit diesem Stapel hat das Paket 32 Karten mehr, als in Stapel von 64 Soldaten, 48 Zivilisten, 32 Gebäuden "
        f"und 32 Ereignissen passen; Platz ist für höchstens {EXTRA_CARDS} weitere.",
    )


def test_factions_beyond_the_capacity() -> None:
    files = named("many")
    for number in range(4):
        files = with_faction(files, f"N{number}", 5 + number // 2, "ab"[number % 2])
    assert len(load_pack_bytes(files).factions) == FACTIONS
    beyond = files["factions.toml"].replace(b"board = 1\n", b"board = 7\n", 1)
    says(
        refused({**files, "factions.toml": beyond}),
        "SKA.board",
        "7 is out of range: 1 to 6 is allowed.",
        "7 liegt außerhalb des Bereichs: erlaubt ist 1 bis 6.",
    )
    assert refused(with_faction(files, "N4", 6, "a")).code == "side-twice"


def test_too_few_boards_for_four_players() -> None:
    files = named("boards")
    text = files["factions.toml"].decode()
    files["factions.toml"] = text.replace("board = 4", "board = 5", 1).encode()
    assert load_pack_bytes(files).factions
    text = text.replace("board = 4\n", "board = 1\n")
    assert refused_codes({**files, "factions.toml": text.encode()})[-1] == "boards-too-few"


def refused_codes(files: Files) -> list[str]:
    with pytest.raises(PackRefused) as fault:
        load_pack_bytes(files)
    return [one.code for one in fault.value.faults]


def test_a_deck_without_cards() -> None:
    files = named("empty")
    files["events.toml"] = b"# nothing\n"
    says(
        refused(files),
        "event",
        "The event deck is empty; it needs at least one card.",
        "Der Ereignisstapel ist leer; nötig ist mindestens eine Karte.",
    )


def test_the_printed_game_has_exactly_its_cards() -> None:
    files = with_more(named("base"), "soldier", "SKA", 1)
    assert refused(files).code == "deck-size"
    assert refused_codes(with_faction(named("base"), "NIN", 4, "a")) == ["side-twice", "faction-count"]
