"""Everything printed in the box, in one language, for pages: cards, factions, actions, symbols and options (X-1.22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.game import Box
from ...texts.printed import option_entries, symbol_entries, title_of
from ...texts.symbols import Token, plain
from ..box.opening import OPTIONS, SEAT_COUNTS
from ..box.pack import Card, Faction, Pack
from ..box.symbols import Effect
from ..rules.words import Button, Kind, Trigger
from .notation import card_id
from .texts import DOMAIN, faction_name, say, word
from .texts_cards import effect_text
from .tips import TIPS
from .tokens import effect_tokens, picture_of

FACTION_DECK = "faction"

SYMBOLS: Mapping[str, str] = {  # what is drawn, with the rule that says more
    # values
    "resource": "X-10.1",
    "resources": "X-10.2",
    "paragon": "X-14.1",
    "strength": "X-11.6",
    "resistance": "X-13.5",
    "paragon-value": "X-14.2",
    "cost": "X-15.3",
    "life_points": "X-18.8",
    "productivity": "X-7.1",
    "level": "X-15.25",
    "flag": "X-3.1",
    "base-resistance": "X-13.11",
    # cards and boards
    "soldier": "X-1.5",
    "civilian": "X-1.6",
    "building": "X-1.7",
    "event": "X-1.8",
    "faction": "X-1.21",
    "trait": "X-6.18",
    "ark": "X-18.7",
    "noark": "X-18.7",
    "neutral": "X-2.5",
    "base": "X-1.16",
    "squad": "X-16.1",
    "field": "X-16.2",
    "locked": "X-16.6",
    "market": "X-1.18",
    "x-deck": "X-17.8",
    "pile": "X-17.1",
    # actions
    "buy": "X-15.3",
    "discard": "X-15.9",
    "reorganise": "X-15.13",
    "medicine": "X-15.18",
    "weapon": "X-15.20",
    "tactical": "X-15.21",
    "harvest": "X-15.23",
    "expand": "X-15.25",
    # phases
    "phase-effect": "X-7.2",
    "phase-dice": "X-8.1",
    "phase-action": "X-9.1",
    "phase-permanent": "X-6.4",
    # dice
    "die-resource": "X-1.10",
    "die-attack": "X-1.11",
    "die-paragon": "X-1.12",
    "die-any": "X-8.8",
    "face-resource_blank": "X-9.7",
    "face-resource_1": "X-10.1",
    "face-resource_2": "X-10.1",
    "face-resource_3": "X-10.1",
    "face-attack_blank": "X-9.7",
    "face-attack": "X-11.1",
    "face-critical": "X-11.6",
    "face-paragon_blank": "X-9.7",
    "face-paragon_1": "X-14.4",
    "face-paragon_2": "X-14.4",
    "blank": "X-9.7",
    "attack": "X-11.1",
    "critical": "X-11.6",
    "reroll": "X-8.12",
    # when
    "hit": "X-13.15",
    "kill": "X-12.7",
    "enter": "X-18.3",
    "block": "X-13.3",
    "lost": "X-17.1",
    "behind": "X-6.17",
    "homeland": "X-6.17",
    "mates": "X-6.17",
    "once": "X-6.8",
    "first-time": "X-6.19",
    # what
    "pay": "X-6.12",
    "power": "X-11.6",
    "pierce": "X-13.21",
    "unblockable": "X-13.4",
    "damage": "X-12.8",
    "heal": "X-18.11",
    "destroy": "X-17.1",
    "steal": "X-10.5",
    "lose": "X-10.5",
    "loot": "X-13.13",
    "safe": "X-13.20",
    "refresh": "X-17.9",
    "recruited": "X-17.10",
    "salvage": "X-17.10",
    "x-arrow": "X-6.12",
    # whom
    "person": "X-11.4",
    "people": "X-11.4",
    "target": "X-13.1",
    "x-mark": "X-1.22",
}

ACTION_RULES: Mapping[Button, str] = {
    Button.DISCARD: "X-15.9",
    Button.REORGANISE: "X-15.13",
    Button.MEDICINE: "X-15.18",
    Button.WEAPON: "X-15.20",
    Button.TACTICAL: "X-15.21",
    Button.HARVEST: "X-15.23",
    Button.EXPAND: "X-15.25",
}
AREAS: Mapping[str, str] = {  # what lies on the table
    "ark": "X-18.7",
    "squad": "X-16.1",
    "field": "X-16.2",
    "market": "X-1.18",
    "pool": "X-8.1",
    "kept": "X-9.3",
}
KIND_RULES: Mapping[Kind, str] = {
    Kind.SOLDIER: "X-16.1",
    Kind.CIVILIAN: "X-16.2",
    Kind.BUILDING: "X-16.2",
    Kind.EVENT: "X-15.6",
}


def catalogue(box: Box, lang: str) -> dict[str, Any]:
    """X-1.22  Names, sentences, symbols and numbers of everything printed; plain JSON."""
    pack: Pack = box.pack
    cards = [_card(pack, card, lang) for card in pack.cards]
    factions = [_faction(faction, lang) for faction in pack.factions]
    return {
        "game": DOMAIN,
        "lang": lang,
        **title_of(DOMAIN, lang),
        "players": list(SEAT_COUNTS),
        "options": option_entries(DOMAIN, OPTIONS, lang),
        "decks": [
            {"key": key, "name": say(lang, f"catalogue-deck-{key}")} for key in (*map(_word, Kind), FACTION_DECK)
        ],
        "cards": {card["id"]: card for card in (*cards, *factions)},
        "places": {place["id"]: place for place in _places(box, lang)},
        "symbols": symbol_entries(DOMAIN, SYMBOLS, lang),
        "tips": dict(TIPS),
        "physical": {str(card): card_id(box, card) for card in pack.physical},  # by their numbers in events
    }


def _word(member: Any) -> str:
    return str(member.name).lower()


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def _card(pack: Pack, card: Card, lang: str) -> dict[str, Any]:
    """X-1.22"""
    facts = {
        "kind": _word(card.kind),
        "faction": pack.factions[card.faction].id,
        "faction_name": faction_name(pack, card.faction, lang),
        "cost": card.cost,
        "picture": picture_of(card.effect, card.kind),
        **_effect_facts(card.effect, lang),
    }
    if card.kind == Kind.SOLDIER:
        facts |= {"strength": card.strength, "resistance": card.resistance, "paragon": card.paragon}
    text = effect_text(card.effect, lang)
    return _entry(card.id, _word(card.kind), card.name[lang], text, card.effect, KIND_RULES[card.kind], card, facts)


def _faction(faction: Faction, lang: str) -> dict[str, Any]:
    """X-1.21, X-1.23  One side of a player board, with its levels and its trait."""
    facts = {
        "board": faction.board + 1,
        "side": faction.side,
        "level_costs": list(faction.level_costs),
        "resistance": list(faction.resistance),
        "productivity": list(faction.productivity),
        "trait_name": faction.trait_name[lang],
        **_effect_facts(faction.trait, lang),
    }
    text = effect_text(faction.trait, lang, trait=True)
    return _entry(faction.id, FACTION_DECK, faction.name[lang], text, faction.trait, "X-1.23", faction, facts)


def _effect_facts(effect: Effect, lang: str) -> dict[str, Any]:
    return {
        "phase": _word(effect.phase),
        "phase_name": word(effect.phase, lang),
        "trigger": None if effect.trigger == Trigger.NONE else _word(effect.trigger),
        "pay": effect.pay,
        "once": effect.once,
    }


def _entry(
    id_: str, deck: str, name: str, text: str, effect: Effect, rule: str, printed: Card | Faction, facts: dict[str, Any]
) -> dict[str, Any]:
    return {
        "id": id_,
        "deck": deck,
        "name": name,
        "text": text,
        "effect": effect.symbols,
        "symbols": plain(effect_tokens(effect)),
        "rule": rule,
        "reconstructed": printed.source.startswith("reconstructed"),
        "source": printed.source,
        "copies": printed.copies if isinstance(printed, Card) else 1,
        "facts": facts,
    }


# ---------------------------------------------------------------------------------------------------------------------
# Actions and areas


def _places(box: Box, lang: str) -> list[dict[str, Any]]:
    """X-15.1, X-1.16  The general actions, and the areas of the table."""
    actions = [_action(box, button, lang) for button in Button]
    areas = [
        _place(key, key, say(lang, f"catalogue-area-{key}"), say(lang, f"catalogue-area-{key}-is"), rule, None)
        for key, rule in AREAS.items()
    ]
    return [*actions, *areas]


def _action(box: Box, button: Button, lang: str) -> dict[str, Any]:
    key, price = _word(button), int(box.pack.costs[button])
    args = {"n": int(box.pack.medicine)} if button == Button.MEDICINE else {}
    text = say(lang, f"catalogue-action-{key}-is", **args)
    cost = None if button == Button.EXPAND else price  # what it costs stands on the boards of the factions
    return _place(key, key, word(button, lang), text, ACTION_RULES[button], cost)


def _place(id_: str, key: str, name: str, text: str, rule: str, cost: int | None) -> dict[str, Any]:
    symbols = plain([Token(key)] if key in SYMBOLS else [])
    return {
        "id": id_,
        "key": key,
        "name": name,
        "text": text,
        "rule": rule,
        "symbols": symbols,
        "facts": {"cost": cost},
    }
