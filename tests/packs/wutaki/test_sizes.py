"""Packs with more cards than the base game, up to the room there is, and with fewer, down to what the rules need."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box
from spieltisch.packs import PackRefused
from spieltisch.texts import LANGUAGES
from spieltisch.texts.interpret import interpreted
from spieltisch.wutaki import GAME
from spieltisch.wutaki.box.pack import load_pack_bytes
from spieltisch.wutaki.box.read_cards import SECTION_DECKS
from spieltisch.wutaki.box.sections import WutakiReason
from spieltisch.wutaki.people.catalogue import catalogue
from spieltisch.wutaki.people.notation import anchor, parse, say
from spieltisch.wutaki.people.texts import is_printed, split_thing
from spieltisch.wutaki.people.view import view
from spieltisch.wutaki.rules.things import card_in, card_thing, location_in, location_thing
from spieltisch.wutaki.rules.words import CAPACITY, LOCATIONS, NEEDED, PRINTED, THINGS, Card, Deck, Thing, Zone

from ...conformance.cases_wutaki import CASES
from ...conformance.walk import Walk
from .sizes import FILES, FULL, PROMO, SMALL, files_of

CARD_THING, CARD_IN = interpreted(card_thing), interpreted(card_in)
LOCATION_THING, LOCATION_IN = interpreted(location_thing), interpreted(location_in)


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
    for number, case in enumerate(CASES):
        walk = Walk(GAME, box_of(size, case.players, tuple(case.options.items())), 41, number)
        while not walk.over:
            assert walk.bits() == 0
            walk.answer(walk.pick())
        assert walk.bits() == 0


def test_W_26_1_new_cards_are_drawn_played_and_pointed_at():
    """Every card beyond the base game comes up as an answer, and is said and read in all languages."""
    box = box_of("full", 4, (("masters", "b"),))
    pointed_at = set()
    for number in range(20):
        walk = Walk(GAME, box, 42, number)
        while not walk.over:
            thing = walk.pick()
            pointed_at.add(thing)
            walk.answer(thing)
    assert {int(CARD_THING(box.record, deck, number)) for deck, number in new_cards(box)} <= pointed_at
    assert set(range(Thing.MORE_PLACES, Thing.MORE_PACTS)) <= pointed_at


def test_W_26_1_new_cards_have_words_and_a_place():
    box, s = box_of("full", 2), GAME.blank_state()
    GAME.new_game(box.record, s, event_buffer(0), GAME.option_buffer())
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
    GAME.new_game(box.record, s, event_buffer(0), GAME.option_buffer())
    s.zone[Card.OMEN + PRINTED[Deck.OMEN]], s.seat[0].omens = Zone.HELD, 1
    s.zone[Card.PACT + PRINTED[Deck.PACT]], s.display[3] = Zone.OPEN, PRINTED[Deck.PACT]
    s.zone[Card.ROUND + PRINTED[Deck.ROUND]], s.place_card = Zone.OPEN, PRINTED[Deck.ROUND]
    shown = view(box, s, 0)
    assert shown.seats[0].omens == ["new-omen-50"]
    assert view(box, s, 1).seats[0].omens is None
    assert [slot.pact for slot in shown.display] == [None, None, None, "new-pact-68"]
    assert [place.id for place in shown.locations][-1] == "new-round-20"
