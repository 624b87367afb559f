"""X-1.22  The catalogue: everything printed has a name, a sentence, symbols and a rule, in German and English."""

import json
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.rules_book import open_rules
from spieltisch.texts import LANGUAGES, Argument, keys, speak
from spieltisch.texts import printed as entries
from spieltisch.xibalba.box.opening import open_box
from spieltisch.xibalba.box.symbols import Effect
from spieltisch.xibalba.people import texts
from spieltisch.xibalba.people.catalogue import SYMBOLS, catalogue
from spieltisch.xibalba.people.tally import tally
from spieltisch.xibalba.people.tokens import (
    CONDITION_ICONS,
    DIE_ICONS,
    FACE_ICONS,
    PRICE_ICONS,
    STAT_ICONS,
    TRIGGER_ICONS,
    WHO_ICONS,
    effect_tokens,
)
from spieltisch.xibalba.rules.options import OPTIONS
from spieltisch.xibalba.rules.words import (
    KIND_COUNT,
    Button,
    Condition,
    Die,
    Face,
    Kind,
    Phase,
    Price,
    Stat,
    Trigger,
    Verb,
    Who,
)

from .scenario import given
from .test_texts import is_sentence, reads_well

CARD_FIELDS = {"id", "deck", "name", "text", "effect", "rule", "ours", "sources", "copies", "symbols", "facts"}
PLACE_FIELDS = {"id", "key", "name", "text", "rule", "symbols", "ours", "sources", "facts"}


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(3)


def everything(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """All entries that have a name, a sentence and a rule."""
    return [*shown["cards"].values(), *shown["places"].values(), *shown["symbols"].values(), *shown["options"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_a_sentence_and_a_rule(box: Box, lang: str) -> None:
    book, shown = open_rules("xibalba"), catalogue(box, lang)
    assert is_sentence(shown["about"])
    for entry in everything(shown):
        assert reads_well(entry["name"]), entry
        assert is_sentence(entry["text"]), entry
        assert book.find(entry["rule"]) is not None, entry
    assert all(reads_well(deck["name"]) for deck in shown["decks"])


def test_all_cards_actions_and_options_are_there(box: Box) -> None:
    shown = catalogue(box, "en")
    cards = shown["cards"].values()
    for kind in Kind:
        assert sum(card["copies"] for card in cards if card["deck"] == kind.name.lower()) == KIND_COUNT[kind]
    assert len([card for card in cards if card["deck"] == "faction"]) == 8
    assert [deck["key"] for deck in shown["decks"]] == list(dict.fromkeys(card["deck"] for card in cards))
    assert [option["key"] for option in shown["options"]] == [option.key for option in OPTIONS]
    assert {button.name.lower() for button in Button} <= shown["places"].keys()
    assert (shown["game"], shown["lang"], shown["players"]) == ("xibalba", "en", [2, 3, 4])


def test_cards_and_places_have_every_field(box: Box) -> None:
    shown = catalogue(box, "de")
    assert all(card.keys() == CARD_FIELDS for card in shown["cards"].values())
    assert all(place.keys() == PLACE_FIELDS for place in shown["places"].values())
    assert all(key == entry["key"] for key, entry in shown["symbols"].items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_a_name(box: Box, lang: str) -> None:
    for option, entry in zip(OPTIONS, catalogue(box, lang)["options"], strict=True):
        assert entry["default"] == option.default
        if isinstance(option.values, range):
            assert (entry["values"], entry["least"], entry["most"]) == (None, option.values[0], option.values[-1])
        else:
            assert [value["value"] for value in entry["values"]] == list(option.values)
            names = [value["name"] for value in entry["values"]]
            assert all(reads_well(name) for name in names)
            assert len(set(names)) == len(names)
            assert not set(names) & {str(value) for value in option.values}  # words, not keys


def test_german_is_not_english(box: Box) -> None:
    german, english = (catalogue(box, lang) for lang in ("de", "en"))
    pairs = [*zip(everything(german), everything(english), strict=True)]
    same = {de["name"] for de, en in pairs if de["name"] == en["name"]}
    assert same <= {
        "Paragon",
        "1 Paragon",
        "2 Paragon",
        "Bomber",
        "Saboteur",
        "Arsenal",
        "Dojo",
        "Brigade Rouge",
        "Cha'ac",
    }
    assert all(de["text"] != en["text"] for de, en in pairs)
    assert german["about"] != english["about"]


def test_every_icon_is_a_symbol(box: Box) -> None:
    shown = catalogue(box, "en")
    things = [*shown["cards"].values(), *shown["places"].values()]
    assert {token["icon"] for thing in things for token in thing["symbols"]} <= SYMBOLS.keys()
    assert {
        card["facts"]["picture"] for card in shown["cards"].values() if "picture" in card["facts"]
    } <= SYMBOLS.keys()
    icons = [TRIGGER_ICONS, CONDITION_ICONS, DIE_ICONS, FACE_ICONS, STAT_ICONS, PRICE_ICONS]
    assert {icon for names in icons for icon in names.values()} <= SYMBOLS.keys()
    assert {icon for names in WHO_ICONS.values() for icon in names} <= SYMBOLS.keys()


def test_every_word_of_the_language_can_be_drawn() -> None:
    assert TRIGGER_ICONS.keys() == set(Trigger) - {Trigger.NONE}
    assert CONDITION_ICONS.keys() == set(Condition) - {Condition.NONE}
    for icons, words in (
        *((DIE_ICONS, Die), (FACE_ICONS, Face), (STAT_ICONS, Stat), (PRICE_ICONS, Price), (WHO_ICONS, Who)),
    ):
        assert icons.keys() == set(words)
    row = (int(Verb.GAIN), 2, 0, 0)
    effect = Effect(Phase.ACTION, Trigger.ATTACK, Condition.MATES, 2, 3, True, (row,), "")
    assert [token.icon for token in effect_tokens(effect)] == [
        *("once", "attack", "mates", "resource", "x-arrow", "resource"),
    ]


def test_what_is_counted_in_front_of_a_seat_has_a_symbol() -> None:
    g = given(2).start()
    assert tally(g.box, g.s, 0).keys() <= SYMBOLS.keys()


def test_cards_show_their_symbols_and_numbers(box: Box) -> None:
    cards = catalogue(box, "en")["cards"]
    assert cards["S01"]["symbols"] == [
        {"icon": "attack", "part": "when"},
        {"icon": "mates", "n": 1, "sign": "?", "part": "when"},
        {"icon": "power", "n": 1, "sign": "+"},
    ]
    assert cards["C16"]["symbols"] == [
        {"icon": "resource", "n": 3, "part": "asks"},
        {"icon": "x-arrow"},
        {"icon": "die-paragon"},
    ]
    pictures = {"E01": "die-attack", "E06": "die-resource", "E12": "ark", "C06": "critical", "C13": "steal"}
    assert {card: cards[card]["facts"]["picture"] for card in pictures} == pictures
    soldier = cards["S01"]["facts"]
    numbers = ("faction", "cost", "strength", "resistance", "paragon", "phase", "trigger")
    assert [soldier[key] for key in numbers] == ["SKA", 4, 3, 4, 1, "action", "attack"]
    assert cards["S01"]["copies"] == 2
    assert "strength" not in cards["C01"]["facts"]
    faction = cards["SKA"]["facts"]
    assert (faction["level_costs"], faction["resistance"], faction["productivity"]) == (
        [4, 6, 8],
        [4, 5, 6, 7],
        [0, 1, 1, 2],
    )
    assert (faction["trait_name"], faction["board"], faction["side"]) == ("Iron Discipline", 1, "a")


def test_actions_show_what_they_cost(box: Box) -> None:
    places = catalogue(box, "en")["places"]
    assert (places["harvest"]["facts"]["cost"], places["expand"]["facts"]["cost"]) == (4, None)
    assert places["medicine"]["text"] == "Your soldier in the ark gains 2 life points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_plain(box: Box, lang: str) -> None:
    shown = catalogue(box, lang)
    assert json.loads(json.dumps(shown)) == shown


def test_no_sentence_of_the_catalogue_is_left_unused(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that nobody speaks is a sentence that nobody keeps true."""
    heard: set[str] = set()

    def listen(lang: str, domain: str, key: str, /, **args: Argument) -> str:
        heard.add(key)
        return speak(lang, domain, key, **args)

    for module in (texts, entries):
        monkeypatch.setattr(module, "speak", listen)
    catalogue(box, "en")
    own = {
        key for key in keys("en", "xibalba") if key.startswith(("catalogue-", "symbol-", "setting-", "value-", "bot-"))
    }
    assert own - heard == set()
