"""Everything printed in the box, in one language, for pages: cards, places, symbols and options (W-25.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ...core.game import Box
from ...packs.sources import Thing, with_sources
from ...texts.catalogues import Entry, card_entry, catalogue_of, place_entry, read_links
from ...texts.printed import dashed
from ...texts.symbols import Token, draw, plain
from ...texts.voice import capital
from ..box import printed
from ..box.opening import SEAT_COUNTS, box_of
from ..box.symbols import Dues, write_condition, write_dues
from ..rules.options import OPTIONS
from ..rules.words import (
    BOARD_LOCATIONS,
    FIRST_STANDARD,
    PYRAMID_LEVELS,
    STANDARD_LOCATIONS,
    TRACKER_SPACES,
    Column,
    Deck,
    Due,
    Element,
    Location,
    OmenKind,
    Op,
    Source,
    Timing,
    Tower,
)
from .texts import (
    DOMAIN,
    IS_ON_CARD,
    OWN_PLACES,
    PLACE_ON,
    PYRAMID_ID,
    TRACKER_ID,
    Voice,
    deck_of,
    location_id,
    source_id,
    source_of_location,
)
from .texts_cards import effect_of, location_text, master_text, printed_text, source_text
from .tokens import ARROW, OR, condition_tokens, due_tokens, effect_tokens, good_name

MASTER_DECK = "master"
LINKS = read_links(Path(__file__).parent)
SYMBOLS = LINKS["symbols"]
Printed = tuple[str, str, list[Token], Entry]  # the effect as it is written, its rule, its symbols, more numbers
AREAS: Mapping[str, tuple[str, str]] = {  # W-11.1: numbers of the board that nobody visits
    "8": ("recruiting", "W-13.1"),
    "9": ("omen_piles", "W-12.9.1"),
    "10": ("revenge_pile", "W-12.10.1"),
    "17": ("monster", "W-12.17.1"),
    "display": ("display", "W-17.2"),
    "supply": ("supply", "W-1.3"),
    TRACKER_ID: ("tracker", "W-14.1"),
}


def catalogue(box: Box, lang: str) -> Entry:
    """W-25.1  Names, sentences, symbols and numbers of everything printed; plain JSON."""
    voice = Voice(box.pack, lang)
    keys = (*map(_word, Deck), MASTER_DECK)
    decks = {key: capital(voice.say(f"catalogue-deck-{dashed(key)}")) for key in keys}
    book = catalogue_of(DOMAIN, lang, SEAT_COUNTS, OPTIONS, decks, _cards(box, voice), _places(box, voice), LINKS)
    return with_sources(book, box.pack.origins, shown_at(box.pack))


def shown_at(pack: printed.Pack) -> dict[str, list[Thing]]:
    """The things of a pack behind each place."""
    shown: dict[str, list[Thing]]
    shown = {place.id: [("location", place.id), ("extreme", place.id)] for place in pack.boards[0]}
    shown |= {f"{PYRAMID_ID}/{level}": [("level", str(level))] for level in range(1, PYRAMID_LEVELS + 1)}
    shown |= {source_id(pack, Source.TRACKER + n): [("tracker", str(n + 1))] for n in range(TRACKER_SPACES)}
    shown |= {board.id: [("master", board.id)] for board in pack.masters}
    shown |= {card.id: [("round", card.id)] for card in pack.rounds}
    shown |= {"8": [("figures", "")], TRACKER_ID: [("tracker", str(n + 1)) for n in range(TRACKER_SPACES)]}
    return shown | {"display": [("display", "")], "supply": [("supply", "")]}


def _word(member: Any) -> str:
    return str(member.name).lower()


def _rule(section: str, member: Any) -> str:
    """The rule that says more about one of several."""
    return LINKS[section][_word(member)]


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def _cards(box: Box, voice: Voice) -> list[Entry]:
    cards = [
        card_entry(card, voice.lang, _word(deck), printed_text(voice, deck, number), *_PRINTED[deck](card))
        for deck in Deck
        for number, card in enumerate(deck_of(box.pack, deck))
    ]
    masters = [
        card_entry(board, voice.lang, MASTER_DECK, master_text(box.pack, number, voice.lang), *_master(board))
        for number, board in enumerate(box.pack.masters)
    ]
    return [*cards, *masters]


def _dues(dues: Dues) -> dict[str, int]:
    return {_word(Due(due)): int(n) for due, n in enumerate(dues) if n}


def _pact(card: printed.Pact) -> Printed:
    facts = {"element": _word(card.element), "cost": _dues(card.cost), "vp": card.reward.vp}
    symbols = [*due_tokens(card.cost), ARROW, *effect_tokens(card.reward)]
    return f"{write_dues(card.cost)} -> {card.reward.symbols}", "W-17.1", symbols, facts


def _omen(card: printed.Omen) -> Printed:
    kind = "once" if card.kind == OmenKind.ONCE else "permanent"
    facts = {"kind": kind, "edition": _word(card.edition), "timing": _word(card.effect.timing)}
    return card.effect.symbols, "W-18.2" if kind == "once" else "W-18.3", effect_tokens(card.effect), facts


def _revenge(card: printed.Revenge) -> Printed:
    symbols = [*condition_tokens(card.limit), OR, *draw("vp=-{n}", {"n": card.loss})]
    return write_condition(card.limit), "W-19.1", symbols, {"loss": card.loss}


def _round(card: printed.RoundCard) -> Printed:
    facts = {"kind": _word(card.kind), "timing": _word(card.effect.timing), "place": card.effect.timing == Timing.PLACE}
    return card.effect.symbols, _rule("rounds", card.kind), effect_tokens(card.effect), facts


def _secret(card: printed.Secret) -> Printed:
    symbols = [*condition_tokens(card.condition), ARROW, Token("vp", card.vp)]
    return write_condition(card.condition), "W-21.1", symbols, {"vp": card.vp}


def _balance(element: Element, bonus: int, malus: int) -> list[Token]:
    """W-8.3, W-15.11  Points for fulfilled pacts of an element and against its opposite."""
    line = f"fulfilled {_word(element)} vp=+{{bonus}} pact {_word(Element(element ^ 1))} vp=-{{malus}}"
    return draw(line, {"bonus": bonus, "malus": malus})


def _element(card: printed.ElementCard) -> Printed:
    facts = {
        "element": _word(card.element),
        "opposite": _word(Element(card.element ^ 1)),
        "bonus": card.bonus,
        "malus": card.malus,
    }
    return "", "W-8.3", _balance(card.element, card.bonus, card.malus), facts


def _tower(card: printed.TowerUpgrade) -> Printed:
    facts: Entry = {"sort": _word(card.sort), "cost": card.cost, "bonus": card.bonus, "malus": card.malus}
    if card.sort == Tower.ELEMENTAL:
        element = Element(card.kind)
        facts |= {"kind": _word(element), "element": _word(element), "opposite": _word(Element(element ^ 1))}
        gains = _balance(element, card.bonus, card.malus)
    else:
        facts |= {"kind": good_name(card.kind), "resource": good_name(card.kind)}
        gains = draw("{good}=+{n}", {"good": good_name(card.kind), "n": card.bonus})
    symbols = [Token("gold", card.cost, part="asks"), ARROW, *gains]
    return "", "W-15.11" if card.sort == Tower.ELEMENTAL else "W-15.12", symbols, facts


def _cost_marker(card: printed.CostMarker) -> Printed:
    good = good_name(card.good)
    return "", "W-2.9", [Token(good)], {"resource": good}


def _skill(card: printed.Skill) -> Printed:
    rule = _rule("skills", Op(card.effect.rows[0][Column.OP]))
    return card.effect.symbols, rule, effect_tokens(card.effect), {"moment": _word(card.moment)}


def _master(board: printed.MasterBoard) -> Printed:
    """W-10.1 - W-10.15  A masterboard: its track by position, its own place, its multipliers, its offer on the way."""
    own = board.action if board.action.rows else board.on_climb
    track = {str(position): plain(effect_tokens(symbol)) for position, symbol in enumerate(board.track) if symbol.rows}
    facts: Entry = {
        "rating": _word(board.rating),
        "track": track,
        "multiplier": list(board.multipliers),
        "climb": plain(effect_tokens(board.on_climb)),
    }
    return own.symbols, _rule("masters", board.master), effect_tokens(own), facts


_PRINTED: Mapping[Deck, Callable[[Any], Printed]] = {
    Deck.PACT: _pact,
    Deck.OMEN: _omen,
    Deck.REVENGE: _revenge,
    Deck.ROUND: _round,
    Deck.SECRET: _secret,
    Deck.ELEMENT: _element,
    Deck.TOWER: _tower,
    Deck.COST_MARKER: _cost_marker,
    Deck.SKILL: _skill,
}


# ---------------------------------------------------------------------------------------------------------------------
# Places


def _places(box: Box, voice: Voice) -> list[Entry]:
    """W-11.1  Locations, then what nobody visits: other areas, levels of the pyramid, spaces of the tracker."""
    sides = {side: box_of(box.players, {**box.options, "board": side}, box.pack) for side in ("normal", "extreme")}
    rounds = [number for number, card in enumerate(box.pack.rounds) if card.effect.timing == Timing.PLACE]
    others = [*OWN_PLACES, *(int(PLACE_ON(number)) for number in rounds), Location.ASIDE]
    return [
        *(_two_sided(_location, box, sides, voice, location) for location in range(BOARD_LOCATIONS)),
        *(_location(box, voice, location) for location in others),
        *(_area(voice, id_, key, rule) for id_, (key, rule) in AREAS.items()),
        *(_two_sided(_level, box, sides, voice, level) for level in range(PYRAMID_LEVELS)),
        *(_tracker_space(box, voice, space) for space in range(TRACKER_SPACES)),
    ]


def _two_sided(
    place: Callable[[Box, Voice, int], Entry], box: Box, sides: Mapping[str, Box], voice: Voice, number: int
) -> Entry:
    """W-2.1  What is printed on both sides of the board; the entry itself tells of the one in use."""
    both = {side: place(opened, voice, number) for side, opened in sides.items()}
    told = {side: {"text": entry["text"], "symbols": entry["symbols"]} for side, entry in both.items()}
    return {**place(box, voice, number), "facts": {"sides": told}}


def _location(box: Box, voice: Voice, location: int) -> Entry:
    is_round_card = IS_ON_CARD(location)
    return place_entry(
        location_id(box.pack, location),
        "round_card" if is_round_card else _word(Location(location)),
        capital(voice.place_name(location)),
        voice.say("catalogue-area-aside-is")
        if location == Location.ASIDE
        else location_text(box, location, voice.lang),
        "W-20.2" if is_round_card else _rule("places", Location(location)),
        _location_tokens(box, location),
    )


def _location_tokens(box: Box, location: int) -> list[Token]:
    if location == Location.ASIDE:
        return []
    standard = location - FIRST_STANDARD
    if 0 <= standard < STANDARD_LOCATIONS:
        least = int(box.record.amount[standard, 0])
        return [Token("recruit" if location == Location.VILLAGE else good_name(standard), least)]
    points = [Token("vp", box.pack.figures.upgrade_vp)] if location == Location.UPGRADE else []  # W-15.1
    return [*effect_tokens(effect_of(box, source_of_location(location))), *points]


def _area(voice: Voice, id_: str, key: str, rule: str) -> Entry:
    name = f"catalogue-area-{dashed(key)}"
    return place_entry(id_, key, voice.say(name), voice.say(f"{name}-is"), rule, [])


def _level(box: Box, voice: Voice, level: int) -> Entry:
    source = Source.LEVEL + level
    cost, reward = due_tokens(box.pack.levels[level].cost), effect_tokens(effect_of(box, source))
    tokens = [*cost, ARROW, *reward] if cost else reward
    name = voice.say("catalogue-area-level", place=voice.place_name(Location.PYRAMID), n=level + 1)
    text = source_text(box, source, voice.lang)
    return place_entry(f"{PYRAMID_ID}/{level + 1}", "level", name, text, "W-12.1.1", tokens)


def _tracker_space(box: Box, voice: Voice, space: int) -> Entry:
    source = Source.TRACKER + space
    effect, text = effect_of(box, source), source_text(box, source, voice.lang)
    name = capital(voice.say("source-tracker", label=box.pack.tracker[space].label))
    rule = "W-14.3" if not effect.rows else "W-14.5" if effect.rows[-1][Column.OP] == Op.PAY_DAY else "W-14.4"
    return place_entry(source_id(box.pack, source), "tracker_space", name, text, rule, effect_tokens(effect))
