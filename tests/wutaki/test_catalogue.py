"""W-25.1  The catalogue: everything printed has a name, a sentence, symbols and a rule, in German and English."""

import json
import re
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.rules_book import open_rules
from spieltisch.texts import LANGUAGES, Argument, keys, speak, voice
from spieltisch.texts import printed as entries
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.people.catalogue import SYMBOLS, catalogue
from spieltisch.wutaki.people.notation import anchor
from spieltisch.wutaki.people.tally import tally
from spieltisch.wutaki.people.tokens import COUNT_ICONS
from spieltisch.wutaki.rules.options import OPTIONS
from spieltisch.wutaki.rules.words import COUNTS, PRINTED, Deck, Due, Element, Good, Location, Thing

from .test_notation import random_game
from .test_texts import is_sentence, reads_well

CARD_FIELDS = {"id", "deck", "name", "text", "effect", "rule", "ours", "sources", "copies", "symbols", "facts"}
PLACE_FIELDS = {"id", "key", "name", "text", "rule", "symbols", "ours", "sources", "facts"}
SAME = {"Wutaki", "Gold", "Wind", "Hand", "Monster", "Omen"}  # words that both languages share


@pytest.fixture(scope="module")
def boxes() -> list[Box]:
    return [open_box(2), open_box(4, {"board": "extreme", "masters": "b", "extreme_give": "revenge_and_vp"})]


def everything(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """All entries that have a name, a sentence and a rule."""
    return [*shown["cards"].values(), *shown["places"].values(), *shown["symbols"].values(), *shown["options"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_a_sentence_and_a_rule(boxes: list[Box], lang: str) -> None:
    book = open_rules("wutaki")
    for box in boxes:
        shown = catalogue(box, lang)
        assert is_sentence(shown["about"])
        for entry in everything(shown):
            assert reads_well(entry["name"]), entry
            assert is_sentence(entry["text"]), entry
            assert book.find(entry["rule"]) is not None, entry
        assert all(reads_well(deck["name"]) for deck in shown["decks"])


def test_all_cards_places_and_options_are_there(boxes: list[Box]) -> None:
    shown = catalogue(boxes[0], "en")
    decks = [card["deck"] for card in shown["cards"].values()]
    assert {deck: decks.count(deck.name.lower()) for deck in Deck} == dict(enumerate(PRINTED))
    assert decks.count("master") == 5
    assert [deck["key"] for deck in shown["decks"]] == list(dict.fromkeys(decks))
    assert [option["key"] for option in shown["options"]] == [option.key for option in OPTIONS]
    assert (shown["game"], shown["lang"], shown["players"]) == ("wutaki", "en", [2, 3, 4])


def test_every_place_that_can_be_pointed_at_is_there(boxes: list[Box]) -> None:
    *_, (box, s, _, _) = random_game(2, {}, 1, 60)
    shown = catalogue(boxes[0], "en")
    for location in range(Location.ASIDE + 1):
        id_ = anchor(box, s, Thing.LOCATION + location).removeprefix("place:")
        card = shown["cards"].get(id_)
        assert id_ in shown["places"] or (card is not None and not card["facts"]["place"])
        if id_ in shown["places"]:
            assert shown["places"][id_]["id"] == id_


def test_cards_and_places_have_every_field(boxes: list[Box]) -> None:
    shown = catalogue(boxes[0], "de")
    assert all(card.keys() == CARD_FIELDS and card["copies"] == 1 for card in shown["cards"].values())
    assert all(place.keys() == PLACE_FIELDS for place in shown["places"].values())
    assert all(key == entry["key"] for key, entry in shown["symbols"].items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_a_name(boxes: list[Box], lang: str) -> None:
    for option, entry in zip(OPTIONS, catalogue(boxes[0], lang)["options"], strict=True):
        assert entry["default"] == option.default
        if isinstance(option.values, range):
            assert (entry["values"], entry["least"], entry["most"]) == (None, option.values[0], option.values[-1])
        else:
            assert [value["value"] for value in entry["values"]] == list(option.values)
            names = [value["name"] for value in entry["values"]]
            assert all(reads_well(name) for name in names)
            assert len(set(names)) == len(names)
            assert not set(names) & {str(value) for value in option.values}  # words, not keys


def test_german_is_not_english(boxes: list[Box]) -> None:
    german, english = (catalogue(boxes[1], lang) for lang in ("de", "en"))
    pairs = [*zip(everything(german), everything(english), strict=True)]
    pairs.append((german, english))
    for de, en in pairs:
        assert de["name"] != en["name"] or de["name"] in SAME, de["name"]
        text = "about" if "about" in de else "text"
        assert de[text] != en[text]
    for key, entry in german["symbols"].items():
        assert entry["text"] != english["symbols"][key]["text"]


def tokens_of(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """All symbols that are drawn anywhere."""
    things = [*shown["cards"].values(), *shown["places"].values()]
    rows = [thing["symbols"] for thing in things]
    rows += [side["symbols"] for thing in things for side in thing["facts"].get("sides", {}).values()]
    rows += [row for card in shown["cards"].values() for row in card["facts"].get("track", {}).values()]
    return [token for row in rows for token in row]


def test_every_icon_is_a_symbol(boxes: list[Box]) -> None:
    for box in boxes:
        icons = {token["icon"] for token in tokens_of(catalogue(box, "en")) if "icon" in token}
        assert icons <= SYMBOLS.keys()


def test_everything_that_is_counted_and_paid_has_a_symbol() -> None:
    assert COUNT_ICONS.keys() == set(range(COUNTS))
    assert {icon for icons in COUNT_ICONS.values() for icon in icons} <= SYMBOLS.keys()
    for words in (Good, Due, Element):
        assert {word.name.lower() for word in words} <= SYMBOLS.keys()


def test_what_is_counted_in_front_of_a_seat_has_a_symbol() -> None:
    *_, (box, s, _, _) = random_game(2, {}, 1, 60)
    assert tally(box, s, 0).keys() <= SYMBOLS.keys()


def test_every_symbol_of_the_rulebook_is_there() -> None:
    """W-25.1  The table of the rules; some of its words are shorter than ours."""
    section = open_rules("wutaki").find("W-25")
    assert section is not None
    words = {
        word for line in re.findall(r"^\| (`.*?) \|", section.text, re.MULTILINE) for word in line.split("`")[1::2]
    }
    assert len(words) > 40
    ours = {"startmarker": "start", "opp": "opponent", "all": "everybody", "others": "opponent", "perm": "permanent"}
    ours |= {"thisworker": "this-worker", "oppworker": "opposing-worker", "addw": "additional"}
    assert {ours.get(word, word.replace("_", "-")) for word in words} <= SYMBOLS.keys()


ARROW = {"icon": "arrow"}


def asked(icon: str, n: int | None = None) -> dict[str, Any]:
    return {"icon": icon, **({} if n is None else {"n": n}), "part": "asks"}


@pytest.mark.parametrize(
    ("card", "effect", "symbols"),
    [
        ("P-FI01", "4 oil -> receive 4 vp", [asked("oil", 4), ARROW, {"icon": "vp", "n": 4}]),
        ("P-FI14", "5 gold + 3 cost + 1 omen -> receive 13 vp",
         [asked("gold", 5), asked("cost", 3), asked("omen", 1), ARROW, {"icon": "vp", "n": 13}]),
        ("O-01", "sacrifice 8 any -> receive 5 vp",
         [asked("any", 8), asked("monster"), ARROW, {"icon": "vp", "n": 5}]),
        ("O-43", "@end: per 4 own any receive 1 vp (max 8)",
         [{"icon": "end", "part": "when"}, {"n": 4}, {"icon": "any"}, ARROW, {"icon": "vp", "n": 1},
          {"n": 8, "sign": "≤"}]),
        ("C-15", "all: sacrifice 2 any",
         [{"icon": "everybody"}, {"icon": "any", "n": 2, "sign": "−"}, {"icon": "monster"}]),
        ("V-01", "own fulfilled pact <= 8",
         [asked("fulfilled"), asked("pact"), {"n": 8, "sign": "≤", "part": "asks"}, {"icon": "or"},
          {"icon": "vp", "n": 9, "sign": "−"}]),
        ("G-06", "own upgrade at quarry", [asked("upgrade"), asked("stone"), ARROW, {"icon": "vp", "n": 5}]),
        ("T-5", "", [asked("gold", 10), ARROW, {"icon": "sheep", "n": 1, "sign": "+"}]),
        ("E-1", "",
         [{"icon": "fulfilled"}, {"icon": "earth"}, {"icon": "vp", "n": 3, "sign": "+"},
          {"icon": "pact"}, {"icon": "wind"}, {"icon": "vp", "n": 5, "sign": "−"}]),
    ],
)  # fmt: skip
def test_cards_show_their_symbols(boxes: list[Box], card: str, effect: str, symbols: list[dict[str, Any]]) -> None:
    shown = catalogue(boxes[0], "en")["cards"][card]
    assert (shown["effect"], shown["symbols"]) == (effect, symbols)


def test_cards_show_their_numbers(boxes: list[Box]) -> None:
    cards = catalogue(boxes[0], "de")["cards"]
    assert cards["P-FI14"]["facts"]["cost"] == {"gold": 5, "cost": 3, "omen": 1}
    assert (cards["P-FI14"]["facts"]["element"], cards["P-FI14"]["facts"]["vp"]) == ("fire", 13)
    assert (cards["V-01"]["facts"]["loss"], cards["G-01"]["facts"]["vp"]) == (9, 10)
    assert (cards["T-1"]["facts"]["sort"], cards["T-1"]["facts"]["kind"], cards["T-1"]["facts"]["cost"]) == (
        "elemental", "fire", 8)  # fmt: skip
    assert cards["E-1"]["facts"] == {"element": "earth", "opposite": "wind", "bonus": 3, "malus": 5}
    assert cards["A"]["facts"]["track"]["3"] == [{"icon": "omen", "n": 2, "sign": "+"}]
    assert cards["B3"]["facts"]["multiplier"] == [1, 2, 3, 4, 5]
    assert (cards["O-01"]["ours"], cards["O-02"]["ours"]) == (False, True)


def test_places_are_those_of_the_side_in_use(boxes: list[Box]) -> None:
    normal, extreme = (catalogue(box, "en")["places"] for box in boxes)
    assert normal["14"]["text"] == "Draw 1 omen."
    assert extreme["14"]["text"] == "Draw 2 omens."
    assert normal["14"]["symbols"] == [{"icon": "omen", "n": 1, "sign": "+"}]
    assert normal["6"]["symbols"] == [{"icon": "upgrade"}, {"icon": "vp", "n": 4}]
    assert (normal["7a"]["key"], normal["7a"]["name"], normal["7a"]["rule"]) == ("quarry", "Quarry", "W-12.7.1")
    assert (normal["18/5"]["rule"], normal["1/4"]["key"]) == ("W-14.5", "level")


def test_W_2_1_places_and_levels_tell_of_both_sides(boxes: list[Box]) -> None:
    box = boxes[0]
    places = catalogue(box, "en")["places"]
    extreme = catalogue(open_box(2, {**box.options, "board": "extreme"}), "en")["places"]
    for id_, place in places.items():
        for side, printed in place["facts"].get("sides", {}).items():
            entry = places[id_] if side == "normal" else extreme[id_]
            assert printed == {"text": entry["text"], "symbols": entry["symbols"]}
    assert {id_ for id_, place in places.items() if place["facts"]} >= {"1", "7a", "16", "1/1", "1/4"}
    assert places["14"]["facts"]["sides"]["extreme"]["text"] == "Draw 2 omens."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_plain(boxes: list[Box], lang: str) -> None:
    shown = catalogue(boxes[0], lang)
    assert json.loads(json.dumps(shown)) == shown


def test_no_sentence_of_the_catalogue_is_left_unused(boxes: list[Box], monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that nobody speaks is a sentence that nobody keeps true."""
    heard: set[str] = set()

    def listen(lang: str, domain: str, key: str, /, **args: Argument) -> str:
        heard.add(key)
        return speak(lang, domain, key, **args)

    monkeypatch.setattr(voice, "speak", listen)
    monkeypatch.setattr(entries, "speak", listen)
    for box in boxes:
        catalogue(box, "en")
    own = {
        key for key in keys("en", "wutaki") if key.startswith(("catalogue-", "symbol-", "setting-", "value-", "bot-"))
    }
    assert own - heard == set()
