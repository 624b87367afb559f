"""Everything printed in the box, in one language, for pages: cards, places, symbols and options (W-25.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.game import Box
from ...texts.printed import option_entries, symbol_entries, title_of
from ...texts.symbols import Token, draw, plain
from ..box.opening import OPTIONS, SEAT_COUNTS, box_of
from ..box.pack import CostMarker, ElementCard, MasterBoard, Omen, Pact, Revenge, RoundCard, Secret, Skill, TowerUpgrade
from ..box.symbols import Dues, write_condition, write_dues
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
    Master,
    OmenKind,
    Op,
    RoundKind,
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
    capital,
    deck_of,
    location_id,
    source_id,
    source_of_location,
)
from .texts_cards import effect_of, location_text, master_text, printed_text, source_text
from .tips import TIPS
from .tokens import ARROW, OR, condition_tokens, due_tokens, effect_tokens, good_name

MASTER_DECK = "master"
Facts = dict[str, Any]
Printed = tuple[str, str, list[Token], Facts]  # the effect as it is written, its rule, its symbols, more numbers

SYMBOLS: Mapping[str, str] = {  # the symbols of both editions, and what else is drawn; with the rule that says more
    # resources and points
    "stone": "W-12.7.1",
    "wood": "W-12.7.1",
    "sheep": "W-12.7.1",
    "oil": "W-12.7.1",
    "gold": "W-12.7.1",
    "any": "W-24.4",
    "cost": "W-2.9",
    "vp": "W-2.5",
    "lose-vp": "W-24.7",
    "supply": "W-1.3",
    "monster": "W-12.17.1",
    # elements
    "fire": "W-8.1",
    "water": "W-8.1",
    "earth": "W-8.1",
    "wind": "W-8.1",
    "element": "W-8.3",
    # people
    "player": "W-1.1",
    "me": "W-25.1",
    "opponent": "W-25.1",
    "everybody": "W-24.5",
    "worker": "W-4.3",
    "this-worker": "W-4.1",
    "opposing-worker": "W-12.2.1",
    "group": "W-12.2.3",
    "loyal": "W-16.1",
    "additional": "W-16.2",
    "special": "W-16.3",
    "recruited": "W-13.5",
    "start": "W-12.16.1",
    # cards and boards
    "pact": "W-17.1",
    "pacts": "W-17.5",
    "secret": "W-21.1",
    "secrets": "W-21.4",
    "omen": "W-18.1",
    "omens": "W-18.1",
    "revenge": "W-19.1",
    "round": "W-20.1",
    "tower": "W-15.9",
    "skill": "W-9.6",
    "master": "W-10.1",
    "cost_marker": "W-2.9",
    "deck": "W-2.2",
    "hand": "W-18.1",
    "display": "W-17.2",
    "tracker": "W-14.1",
    "multiplier": "W-10.9",
    # places
    "space": "W-11.3",
    "pyramid": "W-12.1.2",
    "level": "W-12.1.2",
    "chase": "W-12.2.1",
    "claim": "W-12.3.1",
    "give": "W-12.4.1",
    "renew": "W-12.5.1",
    "upgrade": "W-15.1",
    "marker": "W-15.2",
    "markers": "W-15.2",
    "owner": "W-15.6",
    "recruit": "W-13.1",
    "present": "W-12.11.1",
    "pillage": "W-12.12.1",
    "play-omen": "W-12.13.1",
    "draw-omen": "W-12.14.1",
    "trade": "W-12.15.1",
    "swap": "W-12.15.3",
    "pay-day": "W-14.5",
    # what is done
    "receive": "W-24.1",
    "pay": "W-24.2",
    "sacrifice": "W-12.17.1",
    "return": "W-25.1",
    "rob": "W-10.7",
    "send-home": "W-10.11",
    "burn": "W-9.11",
    "twice": "W-9.8",
    "crowd": "W-9.10",
    "guard": "W-12.2.7",
    "new-round": "W-20.3",
    # how and when
    "arrow": "W-24.2",
    "or": "W-12.11.1",
    "per": "W-25.1",
    "own": "W-25.1",
    "most": "W-21.2",
    "limit": "W-19.1",
    "at-least": "W-21.1",
    "once": "W-18.2",
    "permanent": "W-18.3",
    "per-round": "W-18.9",
    "end": "W-7.1",
    "use-worker": "W-18.13",
    "paid": "W-13.3",
    "free": "W-13.8",
    "discount": "W-15.14",
    "unfulfilled": "W-17.5",
    "fulfilled": "W-17.7",
    "reconstructed": "W-1.2",
}

PLACE_RULES: Mapping[Location, str] = {
    Location.PYRAMID: "W-12.1.2",
    Location.CHASE_AWAY: "W-12.2.1",
    Location.CLAIM_PACT: "W-12.3.1",
    Location.GIVE_PACT: "W-12.4.1",
    Location.RENEW_PACTS: "W-12.5.1",
    Location.UPGRADE: "W-12.6.1",
    Location.QUARRY: "W-12.7.1",
    Location.FOREST: "W-12.7.1",
    Location.MEADOW: "W-12.7.1",
    Location.OIL_SPRING: "W-12.7.1",
    Location.GOLD_MARKET: "W-12.7.1",
    Location.VILLAGE: "W-12.7.3",
    Location.PRESENT: "W-12.11.1",
    Location.PILLAGE: "W-12.12.1",
    Location.PLAY_OMEN: "W-12.13.1",
    Location.DRAW_OMEN: "W-12.14.1",
    Location.TRADE: "W-12.15.1",
    Location.STARTING_PLAYER: "W-12.16.1",
    Location.ARCHITECTURE: "W-10.5",
    Location.INTELLIGENCE: "W-10.9",
    Location.ASIDE: "W-4.6",
}
AREAS: Mapping[str, tuple[str, str]] = {  # W-11.1: numbers of the board that nobody visits
    "8": ("recruiting", "W-13.1"),
    "9": ("omen_piles", "W-12.9.1"),
    "10": ("revenge_pile", "W-12.10.1"),
    "17": ("monster", "W-12.17.1"),
    TRACKER_ID: ("tracker", "W-14.1"),
}
MASTER_RULES: Mapping[Master, str] = {
    Master.NEUTRALITY: "W-10.1",
    Master.ARCHITECTURE: "W-10.5",
    Master.THIEVES: "W-10.7",
    Master.INTELLIGENCE: "W-10.9",
    Master.FATE: "W-10.13",
}
SKILL_RULES: Mapping[Op, str] = {
    Op.ACT_TWICE: "W-9.8",
    Op.PLAY_OMEN: "W-9.9",
    Op.CROWD_IN: "W-9.10",
    Op.BURN_OMENS: "W-9.11",
    Op.RETURN_REVENGE: "W-9.12",
    Op.FULFIL_FREE: "W-9.13",
}
ROUND_RULES: Mapping[RoundKind, str] = {
    RoundKind.PLACE: "W-20.2",
    RoundKind.UPGRADE: "W-20.1",
    RoundKind.INSTANT: "W-20.5",
    RoundKind.CHAIN: "W-20.3",
}


def catalogue(box: Box, lang: str) -> dict[str, Any]:
    """W-25.1  Names, sentences, symbols and numbers of everything printed; plain JSON."""
    voice = Voice(box.pack, lang)
    return {
        "game": DOMAIN,
        "lang": lang,
        **title_of(DOMAIN, lang),
        "players": list(SEAT_COUNTS),
        "options": option_entries(DOMAIN, OPTIONS, lang),
        "decks": _decks(voice),
        "cards": {card["id"]: card for card in _cards(box, voice)},
        "places": {place["id"]: place for place in _places(box, voice)},
        "symbols": symbol_entries(DOMAIN, SYMBOLS, lang),
        "tips": dict(TIPS),
    }


def _word(member: Any) -> str:
    return str(member.name).lower()


def _decks(voice: Voice) -> list[dict[str, str]]:
    decks = [{"key": _word(deck), "name": capital(voice.say(f"catalogue-deck-{_dashed(deck)}"))} for deck in Deck]
    return [*decks, {"key": MASTER_DECK, "name": capital(voice.say("catalogue-deck-master"))}]


def _dashed(member: Any) -> str:
    return _word(member).replace("_", "-")


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def _cards(box: Box, voice: Voice) -> list[dict[str, Any]]:
    cards = [
        _card(_word(deck), card, voice, printed_text(voice, deck, number), *_PRINTED[deck](card))
        for deck in Deck
        for number, card in enumerate(deck_of(box.pack, deck))
    ]
    masters = [
        _card(MASTER_DECK, board, voice, master_text(box.pack, number, voice.lang), *_master(board))
        for number, board in enumerate(box.pack.masters)
    ]
    return [*cards, *masters]


def _card(
    deck: str, card: Any, voice: Voice, text: str, effect: str, rule: str, symbols: list[Token], facts: Facts
) -> dict[str, Any]:
    return {
        "id": card.id,
        "deck": deck,
        "name": card.name[voice.lang],
        "text": text,
        "effect": effect,
        "symbols": plain(symbols),
        "rule": rule,
        "reconstructed": card.source.startswith("reconstructed"),
        "source": card.source,
        "copies": 1,
        "facts": facts,
    }


def _dues(dues: Dues) -> dict[str, int]:
    return {_word(Due(due)): int(n) for due, n in enumerate(dues) if n}


def _pact(card: Pact) -> Printed:
    facts = {"element": _word(card.element), "cost": _dues(card.cost), "vp": card.reward.vp}
    symbols = [*due_tokens(card.cost), ARROW, *effect_tokens(card.reward)]
    return f"{write_dues(card.cost)} -> {card.reward.symbols}", "W-17.1", symbols, facts


def _omen(card: Omen) -> Printed:
    kind = "once" if card.kind == OmenKind.ONCE else "permanent"
    facts = {"kind": kind, "edition": _word(card.edition), "timing": _word(card.effect.timing)}
    return card.effect.symbols, "W-18.2" if kind == "once" else "W-18.3", effect_tokens(card.effect), facts


def _revenge(card: Revenge) -> Printed:
    symbols = [*condition_tokens(card.limit), OR, *draw("vp=-{n}", {"n": card.loss})]
    return write_condition(card.limit), "W-19.1", symbols, {"loss": card.loss}


def _round(card: RoundCard) -> Printed:
    facts = {
        "kind": _word(card.kind),
        "timing": _word(card.effect.timing),
        "place": card.effect.timing == Timing.PLACE,
    }
    return card.effect.symbols, ROUND_RULES[card.kind], effect_tokens(card.effect), facts


def _secret(card: Secret) -> Printed:
    symbols = [*condition_tokens(card.condition), ARROW, Token("vp", card.vp)]
    return write_condition(card.condition), "W-21.1", symbols, {"vp": card.vp}


def _balance(element: Element, bonus: int, malus: int) -> list[Token]:
    """W-8.3, W-15.11  Points for fulfilled pacts of an element and against its opposite."""
    line = f"fulfilled {_word(element)} vp=+{{bonus}} pact {_word(Element(element ^ 1))} vp=-{{malus}}"
    return draw(line, {"bonus": bonus, "malus": malus})


def _element(card: ElementCard) -> Printed:
    facts = {
        "element": _word(card.element),
        "opposite": _word(Element(card.element ^ 1)),
        "bonus": card.bonus,
        "malus": card.malus,
    }
    return "", "W-8.3", _balance(card.element, card.bonus, card.malus), facts


def _tower(card: TowerUpgrade) -> Printed:
    facts: Facts = {"sort": _word(card.sort), "cost": card.cost, "bonus": card.bonus, "malus": card.malus}
    if card.sort == Tower.ELEMENTAL:
        element = Element(card.kind)
        facts |= {"kind": _word(element), "element": _word(element), "opposite": _word(Element(element ^ 1))}
        gains = _balance(element, card.bonus, card.malus)
    else:
        facts |= {"kind": good_name(card.kind), "resource": good_name(card.kind)}
        gains = draw("{good}=+{n}", {"good": good_name(card.kind), "n": card.bonus})
    symbols = [Token("gold", card.cost, part="asks"), ARROW, *gains]
    return "", "W-15.11" if card.sort == Tower.ELEMENTAL else "W-15.12", symbols, facts


def _cost_marker(card: CostMarker) -> Printed:
    good = good_name(card.good)
    return "", "W-2.9", [Token(good)], {"resource": good}


def _skill(card: Skill) -> Printed:
    rule = SKILL_RULES[Op(card.effect.rows[0][Column.OP])]
    return card.effect.symbols, rule, effect_tokens(card.effect), {"moment": _word(card.moment)}


def _master(board: MasterBoard) -> Printed:
    """W-10.1 - W-10.15  A masterboard: its track by position, its own place, its multipliers, its offer on the way."""
    own = board.action if board.action.rows else board.on_climb
    track = {str(position): plain(effect_tokens(symbol)) for position, symbol in enumerate(board.track) if symbol.rows}
    facts: Facts = {
        "rating": _word(board.rating),
        "track": track,
        "multiplier": list(board.multipliers),
        "climb": plain(effect_tokens(board.on_climb)),
    }
    return own.symbols, MASTER_RULES[board.master], effect_tokens(own), facts


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


def _places(box: Box, voice: Voice) -> list[dict[str, Any]]:
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
    place: Callable[[Box, Voice, int], dict[str, Any]], box: Box, sides: Mapping[str, Box], voice: Voice, number: int
) -> dict[str, Any]:
    """W-2.1  What is printed on both sides of the board; the entry itself tells of the one in use."""
    printed = {side: place(opened, voice, number) for side, opened in sides.items()}
    told = {side: {"text": entry["text"], "symbols": entry["symbols"]} for side, entry in printed.items()}
    return {**place(box, voice, number), "facts": {"sides": told}}


def _place(id_: str, key: str, name: str, text: str, rule: str, symbols: list[Token]) -> dict[str, Any]:
    return {"id": id_, "key": key, "name": name, "text": text, "rule": rule, "symbols": plain(symbols), "facts": {}}


def _location(box: Box, voice: Voice, location: int) -> dict[str, Any]:
    is_round_card = IS_ON_CARD(location)
    return _place(
        location_id(box.pack, location),
        "round_card" if is_round_card else _word(Location(location)),
        capital(voice.place_name(location)),
        voice.say("catalogue-area-aside-is")
        if location == Location.ASIDE
        else location_text(box, location, voice.lang),
        "W-20.2" if is_round_card else PLACE_RULES[Location(location)],
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


def _area(voice: Voice, id_: str, key: str, rule: str) -> dict[str, Any]:
    dashed = key.replace("_", "-")
    return _place(id_, key, voice.say(f"catalogue-area-{dashed}"), voice.say(f"catalogue-area-{dashed}-is"), rule, [])


def _level(box: Box, voice: Voice, level: int) -> dict[str, Any]:
    source = Source.LEVEL + level
    cost, reward = due_tokens(box.pack.levels[level].cost), effect_tokens(effect_of(box, source))
    tokens = [*cost, ARROW, *reward] if cost else reward
    name = voice.say("catalogue-area-level", place=voice.place_name(Location.PYRAMID), n=level + 1)
    text = source_text(box, source, voice.lang)
    return _place(f"{PYRAMID_ID}/{level + 1}", "level", name, text, "W-12.1.1", tokens)


def _tracker_space(box: Box, voice: Voice, space: int) -> dict[str, Any]:
    source = Source.TRACKER + space
    effect, text = effect_of(box, source), source_text(box, source, voice.lang)
    name = capital(voice.say("source-tracker", label=box.pack.tracker[space].label))
    rule = "W-14.3" if not effect.rows else "W-14.5" if effect.rows[-1][Column.OP] == Op.PAY_DAY else "W-14.4"
    return _place(source_id(box.pack, source), "tracker_space", name, text, rule, effect_tokens(effect))
