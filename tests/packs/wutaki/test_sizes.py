"""Packs with more cards than the base game, up to the room there is, and with fewer, down to what the rules need."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

from spieltisch.core.events import silent
from spieltisch.core.game import Box
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream
from spieltisch.games import base_pack
from spieltisch.packs import PackRefused, read_folder
from spieltisch.texts import LANGUAGES
from spieltisch.texts.interpret import interpreted
from spieltisch.wutaki import GAME
from spieltisch.wutaki.box.pack import SECTION_DECKS, WutakiReason, load_pack_bytes
from spieltisch.wutaki.people.catalogue import catalogue
from spieltisch.wutaki.people.notation import anchor, parse, say
from spieltisch.wutaki.people.texts import is_printed, split_thing
from spieltisch.wutaki.people.view import view
from spieltisch.wutaki.rules.things import card_in, card_thing, location_in, location_thing
from spieltisch.wutaki.rules.words import CAPACITY, LOCATIONS, NEEDED, PRINTED, THINGS, Card, Deck, Thing, Zone

from ...conformance.cases_wutaki import CASES

CARD_THING, CARD_IN = interpreted(card_thing), interpreted(card_in)
LOCATION_THING, LOCATION_IN = interpreted(location_thing), interpreted(location_in)
FILES = {
    "pact": ("pacts.toml", 'element = "fire"\ncost = "2 gold"\nreward = "receive 3 vp; draw 1 omen"'),
    "omen": ("omens.toml", 'kind = "once"\neffect = "receive 2 gold"'),
    "revenge": ("revenge.toml", 'limit = "own gold <= 3"\nloss = 4'),
    "round": ("rounds.toml", 'kind = "place"\neffect = "place: receive 2 gold"'),
    "secret": ("secrets.toml", 'condition = "own gold >= 3"\nvp = 4'),
    "skill": ("masters.toml", 'effect = "play_omen 1"'),
}
FULL = {section: CAPACITY[SECTION_DECKS[section]] for section in FILES}
SMALL = {section: NEEDED[SECTION_DECKS[section]] for section in FILES}
PROMO = {"omen": PRINTED[Deck.OMEN] + 3, "pact": PRINTED[Deck.PACT] - 2}


def files_of(sizes: Mapping[str, int]) -> dict[str, bytes]:
    """The base pack by another name, with so many cards of some decks: without its last ones, or with new ones."""
    files = {name: data.decode() for name, data in read_folder(base_pack("wutaki")).items()}
    files["pack.toml"] = files["pack.toml"].replace('name = "base"', 'name = "promo"')
    board = files["board.toml"]
    start = board.index("[checksum]")
    files["board.toml"] = board[:start] + board[board.index("\n\n", start) :]  # sums of other decks
    for section, size in sizes.items():
        name, fields = FILES[section]
        head, *cards = re.split(rf"^\[\[{section}\]\]\n", files[name], flags=re.MULTILINE)
        *cards, last = cards
        last, line, rest = last.partition("\n\n")
        cards = [*cards, last][:size]
        for number in range(len(cards), size):
            id_ = f"new-{section}-{number}"
            card = f'id = "{id_}"\nname.en = "New {id_}"\nname.de = "Neu {id_}"\n{fields}\n'
            cards.append(card + 'source = "reconstructed"\n')
        files[name] = "\n".join([head, *(f"[[{section}]]\n{card}" for card in cards)]) + line + rest
    return {name: text.encode() for name, text in files.items()}


@cache
def box_of(size: str, players: int, options: tuple[tuple[str, Any], ...] = ()) -> Box:
    sizes = {"full": FULL, "small": SMALL, "promo": PROMO}[size]
    return GAME.open_box(players, dict(options), files_of(sizes))


def new_cards(box: Box) -> list[tuple[Deck, int]]:
    """The cards that the base game does not have."""
    return [(deck, number) for deck in Deck for number in range(PRINTED[deck], len(box.pack.deck(deck)))]


def refused(sizes: Mapping[str, int]) -> Any:
    with pytest.raises(PackRefused) as refusal:
        load_pack_bytes(files_of(sizes))
    (fault,) = refusal.value.faults
    return fault


# ---- loading --------------------------------------------------------------------------------------------------------


def test_a_pack_may_have_3_more_omens_and_2_fewer_pacts():
    box = box_of("promo", 2)
    assert (len(box.pack.omens), len(box.pack.pacts)) == (53, 66)
    assert box.record.cards.tolist() == [66, 53, *PRINTED[2:]]


@pytest.mark.parametrize("section", FILES)
def test_there_is_room_for_so_many_cards_and_no_more(section: str):
    most = CAPACITY[SECTION_DECKS[section]]
    assert len(load_pack_bytes(files_of({section: most})).deck(SECTION_DECKS[section])) == most
    fault = refused({section: most + 1})
    assert (fault.file, fault.code) == (FILES[section][0], WutakiReason.ROOM)
    text = files_of({section: most + 1})[fault.file].decode()
    assert f"new-{section}-{most}" in text.splitlines()[fault.line]  # below the head of the first card too many
    assert f"has {most + 1} " in fault.reason("en")
    assert fault.reason("en").endswith(f"there is room for {most}.")
    assert fault.reason("de").endswith(f"Platz ist für {most}.")


@pytest.mark.parametrize("section", FILES)
def test_the_rules_need_so_many_cards_and_no_fewer(section: str):
    least = NEEDED[SECTION_DECKS[section]]
    assert len(load_pack_bytes(files_of({section: least})).deck(SECTION_DECKS[section])) == least
    fault = refused({section: least - 1})
    assert fault.code == WutakiReason.FEW
    assert f"has {least - 1} " in fault.reason("en")
    assert fault.reason("en").endswith(f"at least {least} are needed.")
    assert fault.reason("de").endswith(f"nötig sind mindestens {least}.")


def test_W_1_2_the_english_deck_needs_omens_as_well():
    files = files_of({"omen": 5})
    files["omens.toml"] = files["omens.toml"].replace(b'kind = "once"', b'kind = "once"\nedition = "DE"', 2)
    with pytest.raises(PackRefused) as refusal:
        load_pack_bytes(files)
    assert [fault.code for fault in refusal.value.faults] == [WutakiReason.ENGLISH]


def test_D_18_a_pack_may_state_sums_of_its_own():
    files = files_of(PROMO)
    files["board.toml"] += b"\n[checksum]\npacts = [17, 17, 17, 15]\n"
    assert len(load_pack_bytes(files).pacts) == 66
    files["board.toml"] = files["board.toml"].replace(b"17, 15]", b"17, 16]")
    with pytest.raises(PackRefused) as refusal:
        load_pack_bytes(files)
    assert [fault.code for fault in refusal.value.faults] == [WutakiReason.CHECKSUM]


def test_D_18_the_base_pack_has_what_the_rulebook_counts():
    files = files_of({"omen": PRINTED[Deck.OMEN] + 1})
    files["pack.toml"] = files["pack.toml"].replace(b'name = "promo"', b'name = "base"')
    with pytest.raises(PackRefused) as refusal:
        load_pack_bytes(files)
    assert WutakiReason.COUNT in [fault.code for fault in refusal.value.faults]


# ---- things ---------------------------------------------------------------------------------------------------------


def test_W_26_1_things_of_the_base_game_keep_their_numbers_and_others_follow():
    record = box_of("full", 2).record
    numbered = [Thing.PACT + card for card in range(sum(PRINTED))]
    things = [int(CARD_THING(record, deck, number)) for deck in Deck for number in range(PRINTED[deck])]
    assert things == numbered
    more = [int(CARD_THING(record, deck, number)) for deck, number in new_cards(box_of("full", 2))]
    places = [int(LOCATION_THING(location)) for location in range(LOCATIONS)]
    assert sorted([*places[41:], *more]) == list(range(Thing.MORE_PLACES, THINGS))
    assert places[:41] == list(range(Thing.LOCATION, Thing.SEAT))
    assert [LOCATION_IN(thing) for thing in places] == list(range(LOCATIONS))
    for deck in Deck:
        for number in range(CAPACITY[deck]):
            thing = int(CARD_THING(record, deck, number))
            assert CARD_IN(record, deck, thing) == number
            assert split_thing(thing) == (Thing[deck.name], number)


def test_W_26_1_things_are_called_by_deck_and_number():
    names = GAME.action_names()
    assert [names[Thing.PACT + 3], names[Thing.MORE_PACTS]] == ["pact:3", "pact:68"]
    assert [names[Thing.LOCATION], names[Thing.LOCATION + 39]] == ["location:pyramid", "location:round_card_19"]
    assert names[Thing.MORE_PLACES] == "location:round_card_20"


# ---- play -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["promo", "full", "small"])
def test_W_24_15_such_packs_play_sound_games(size: str):
    out = GAME.option_buffer()
    for number, case in enumerate(CASES):
        box, s = box_of(size, case.players, tuple(case.options.items())).record, GAME.blank_state()
        assert GAME.drivers.play_checked(box, s, new_stream(41, number), silent(), out, GAME.longest) == 0
        assert GAME.to_move(box, s) == OVER


def test_W_26_1_new_cards_are_drawn_played_and_pointed_at():
    """Every card beyond the base game comes up as an answer, and is said and read in all languages."""
    box = box_of("full", 4, (("masters", "b"),))
    out, log = GAME.option_buffer(), np.zeros(20_000, np.int16)
    pointed_at = set()
    for number in range(20):
        s = GAME.blank_state()
        length = GAME.drivers.play_logged(box.record, s, new_stream(42, number), silent(), out, log)
        pointed_at |= set(log[:length].tolist())
    assert {int(CARD_THING(box.record, deck, number)) for deck, number in new_cards(box)} <= pointed_at
    assert set(range(Thing.MORE_PLACES, Thing.MORE_PACTS)) <= pointed_at


def test_W_26_1_new_cards_have_words_and_a_place():
    box, s = box_of("full", 2), GAME.blank_state()
    GAME.new_game(box.record, s, silent(), GAME.option_buffer())
    for deck, number in new_cards(box):
        thing, id_ = int(CARD_THING(box.record, deck, number)), f"new-{deck.name.lower()}-{number}"
        assert anchor(box, s, thing) == f"card:{id_}"
        for lang in LANGUAGES:
            assert parse(box, s, say(box, s, thing, lang)) == thing
    small = box_of("small", 2)
    assert not any(is_printed(small.pack, int(CARD_THING(small.record, Deck.PACT, number))) for number in (12, 67, 68))


# ---- what people see ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_new_cards_are_in_the_catalogue(lang: str):
    box = box_of("full", 2)
    shown = catalogue(box, lang)
    for deck, number in new_cards(box):
        assert shown["cards"][f"new-{deck.name.lower()}-{number}"]["text"]
    assert shown["places"]["new-round-20"]["key"] == "round_card"
    assert len(catalogue(box_of("promo", 2), lang)["cards"]) == len(catalogue(GAME.open_box(2), lang)["cards"]) + 1


def test_W_23_1_new_cards_are_seen_in_hands_and_on_the_display():
    box, s = box_of("full", 2), GAME.blank_state()
    GAME.new_game(box.record, s, silent(), GAME.option_buffer())
    s.zone[Card.OMEN + PRINTED[Deck.OMEN]], s.seat[0].omens = Zone.HELD, 1
    s.zone[Card.PACT + PRINTED[Deck.PACT]], s.display[3] = Zone.OPEN, PRINTED[Deck.PACT]
    s.zone[Card.ROUND + PRINTED[Deck.ROUND]], s.place_card = Zone.OPEN, PRINTED[Deck.ROUND]
    shown = view(box, s, 0)
    assert shown.seats[0].omens == ["new-omen-50"]
    assert view(box, s, 1).seats[0].omens is None
    assert [slot.pact for slot in shown.display] == [None, None, None, "new-pact-68"]
    assert [place.id for place in shown.locations][-1] == "new-round-20"
