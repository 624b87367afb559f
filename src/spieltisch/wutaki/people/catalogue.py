"""Everything printed in the box, in one language, for pages: cards, places, symbols and options (W-25.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.game import Box
from ...texts.printed import option_entries, symbol_entries, title_of
from ..box.opening import OPTIONS, SEAT_COUNTS
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
from .tokens import Token, condition_tokens, due_tokens, effect_tokens, good_name, icon

MASTER_DECK = "master"
Facts = dict[str, Any]

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


def _card(deck: str, card: Any, voice: Voice, text: str, effect: str, rule: str, facts: Facts) -> dict[str, Any]:
    return {
        "id": card.id,
        "deck": deck,
        "name": card.name[voice.lang],
        "text": text,
        "effect": effect,
        "rule": rule,
        "reconstructed": card.source.startswith("reconstructed"),
        "source": card.source,
        "copies": 1,
        "facts": facts,
    }


def _dues(dues: Dues) -> dict[str, int]:
    return {_word(Due(due)): int(n) for due, n in enumerate(dues) if n}


def _pact(card: Pact) -> tuple[str, str, Facts]:
    cost, reward = due_tokens(card.cost), effect_tokens(card.reward)
    facts = {
        "element": _word(card.element),
        "cost": _dues(card.cost),
        "reward": reward,
        "reward_text": card.reward.symbols,
        "vp": card.reward.vp,
        "symbols": [*cost, icon("arrow"), *reward],
    }
    return f"{write_dues(card.cost)} -> {card.reward.symbols}", "W-17.1", facts


def _omen(card: Omen) -> tuple[str, str, Facts]:
    facts = {
        "kind": "once" if card.kind == OmenKind.ONCE else "permanent",
        "edition": _word(card.edition),
        "timing": _word(card.effect.timing),
        "symbols": effect_tokens(card.effect),
    }
    return card.effect.symbols, "W-18.2" if card.kind == OmenKind.ONCE else "W-18.3", facts


def _revenge(card: Revenge) -> tuple[str, str, Facts]:
    limit = write_condition(card.limit)
    tokens = [*condition_tokens(card.limit), icon("or"), icon("lose-vp", card.loss)]
    return limit, "W-19.1", {"limit": limit, "loss": card.loss, "symbols": tokens}


def _round(card: RoundCard) -> tuple[str, str, Facts]:
    facts = {
        "kind": _word(card.kind),
        "timing": _word(card.effect.timing),
        "place": card.effect.timing == Timing.PLACE,
        "symbols": effect_tokens(card.effect),
    }
    return card.effect.symbols, ROUND_RULES[card.kind], facts


def _secret(card: Secret) -> tuple[str, str, Facts]:
    condition = write_condition(card.condition)
    tokens = [*condition_tokens(card.condition), icon("arrow"), icon("vp", card.vp)]
    return condition, "W-21.1", {"condition": condition, "vp": card.vp, "symbols": tokens}


def _balance(element: Element, bonus: int, malus: int) -> list[Token]:
    """W-8.3, W-15.11  Points for fulfilled pacts of an element and against its opposite."""
    against = Element(element ^ 1)
    return [
        *(icon("vp", bonus), icon("per"), icon("fulfilled"), icon(_word(element))),
        *(icon("lose-vp", malus), icon("per"), icon("pact"), icon(_word(against))),
    ]


def _element(card: ElementCard) -> tuple[str, str, Facts]:
    facts = {
        "element": _word(card.element),
        "opposite": _word(Element(card.element ^ 1)),
        "bonus": card.bonus,
        "malus": card.malus,
        "symbols": _balance(card.element, card.bonus, card.malus),
    }
    return "", "W-8.3", facts


def _tower(card: TowerUpgrade) -> tuple[str, str, Facts]:
    facts: Facts = {"sort": _word(card.sort), "cost": card.cost, "bonus": card.bonus, "malus": card.malus}
    if card.sort == Tower.ELEMENTAL:
        element = Element(card.kind)
        facts |= {"kind": _word(element), "element": _word(element), "opposite": _word(Element(element ^ 1))}
        gains = _balance(element, card.bonus, card.malus)
    else:
        facts |= {"kind": good_name(card.kind), "resource": good_name(card.kind)}
        gains = [icon(good_name(card.kind), card.bonus)]
    facts["symbols"] = [icon("gold", card.cost), icon("arrow"), *gains]
    return "", "W-15.11" if card.sort == Tower.ELEMENTAL else "W-15.12", facts


def _cost_marker(card: CostMarker) -> tuple[str, str, Facts]:
    good = good_name(card.good)
    return "", "W-2.9", {"resource": good, "symbols": [icon("cost"), icon("arrow"), icon(good)]}


def _skill(card: Skill) -> tuple[str, str, Facts]:
    facts = {"moment": _word(card.moment), "symbols": effect_tokens(card.effect)}
    return card.effect.symbols, SKILL_RULES[Op(card.effect.rows[0][Column.OP])], facts


def _master(board: MasterBoard) -> tuple[str, str, Facts]:
    """W-10.1 - W-10.15  A masterboard: its track by position, its own place, its multipliers, its offer on the way."""
    track = {position: symbol for position, symbol in enumerate(board.track) if symbol.rows}
    own = board.action if board.action.rows else board.on_climb
    facts: Facts = {
        "rating": _word(board.rating),
        "track": {str(position): symbol.symbols for position, symbol in track.items()},
        "track_symbols": {str(position): effect_tokens(symbol) for position, symbol in track.items()},
        "multiplier": list(board.multipliers),
        "place": board.action.symbols,
        "climb": board.on_climb.symbols,
        "symbols": effect_tokens(own),
    }
    return own.symbols, MASTER_RULES[board.master], facts


_PRINTED: Mapping[Deck, Callable[[Any], tuple[str, str, Facts]]] = {
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
    rounds = [number for number, card in enumerate(box.pack.rounds) if card.effect.timing == Timing.PLACE]
    locations = [*range(BOARD_LOCATIONS), *OWN_PLACES, *(int(PLACE_ON(number)) for number in rounds)]
    return [
        *(_location(box, voice, location) for location in locations),
        _location(box, voice, Location.ASIDE),
        *(_area(voice, id_, key, rule) for id_, (key, rule) in AREAS.items()),
        *(_level(box, voice, level) for level in range(PYRAMID_LEVELS)),
        *(_tracker_space(box, voice, space) for space in range(TRACKER_SPACES)),
    ]


def _place(id_: str, key: str, name: str, text: str, rule: str, symbols: list[Token]) -> dict[str, Any]:
    return {"id": id_, "key": key, "name": name, "text": text, "rule": rule, "facts": {"symbols": symbols}}


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
        if location == Location.VILLAGE:
            return [icon("recruit", least, most=True), icon("paid")]
        return [icon(good_name(standard), least)]
    return effect_tokens(effect_of(box, source_of_location(location)))


def _area(voice: Voice, id_: str, key: str, rule: str) -> dict[str, Any]:
    dashed = key.replace("_", "-")
    return _place(id_, key, voice.say(f"catalogue-area-{dashed}"), voice.say(f"catalogue-area-{dashed}-is"), rule, [])


def _level(box: Box, voice: Voice, level: int) -> dict[str, Any]:
    source = Source.LEVEL + level
    cost, reward = due_tokens(box.pack.levels[level].cost), effect_tokens(effect_of(box, source))
    tokens = [*cost, icon("arrow"), *reward] if cost else reward
    name = voice.say("catalogue-area-level", place=voice.place_name(Location.PYRAMID), n=level + 1)
    text = source_text(box, source, voice.lang)
    return _place(f"{PYRAMID_ID}/{level + 1}", "level", name, text, "W-12.1.1", tokens)


def _tracker_space(box: Box, voice: Voice, space: int) -> dict[str, Any]:
    source = Source.TRACKER + space
    label = box.pack.tracker[space].label
    name = capital(voice.say("source-tracker", label=label))
    tokens = effect_tokens(effect_of(box, source))
    rule = "W-14.3" if not tokens else "W-14.5" if tokens[-1]["icon"] == "pay-day" else "W-14.4"
    return _place(
        source_id(box.pack, source), "tracker_space", name, source_text(box, source, voice.lang), rule, tokens
    )
