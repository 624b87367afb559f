"""The frame of a catalogue: everything printed in a box, in one language, as plain JSON for pages.

Beside its texts a game has `rules.toml`, which names the rule that says more about each symbol, place and tip.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .printed import option_entries, symbol_entries, title_of
from .symbols import Token, plain

Entry = dict[str, Any]
Links = Mapping[str, Mapping[str, str]]  # by section and key, the rule


def read_links(folder: Path) -> Links:
    """The rules that say more, as the file of a game names them."""
    links: Links = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
    return links


def catalogue_of(
    game: str,
    lang: str,
    seats: Iterable[int],
    options: Iterable[Any],
    decks: Mapping[str, str],
    cards: Iterable[Entry],
    places: Iterable[Entry],
    links: Links,
) -> Entry:
    """Names, sentences, symbols and numbers of everything printed."""
    return {
        "game": game,
        "lang": lang,
        **title_of(game, lang),
        "players": list(seats),
        "options": option_entries(game, options, lang),
        "decks": [{"key": key, "name": name} for key, name in decks.items()],
        "cards": {card["id"]: card for card in cards},
        "places": {place["id"]: place for place in places},
        "symbols": symbol_entries(game, links["symbols"], lang),
        "tips": dict(links["tips"]),
    }


def card_entry(
    card: Any, lang: str, deck: str, text: str, effect: str, rule: str, symbols: Iterable[Token], facts: Entry
) -> Entry:
    """A card: what it says, the effect as packs write it, its symbols, the rule about it, and its numbers."""
    return {
        "id": card.id,
        "deck": deck,
        "name": card.name[lang],
        "text": text,
        "effect": effect,
        "symbols": plain(symbols),
        "rule": rule,
        "copies": getattr(card, "copies", 1),
        "facts": facts,
    }


def place_entry(
    id_: str, key: str, name: str, text: str, rule: str, symbols: Sequence[Token], facts: Entry | None = None
) -> Entry:
    """A place, an area or an action."""
    drawn = plain(symbols)
    return {"id": id_, "key": key, "name": name, "text": text, "rule": rule, "symbols": drawn, "facts": facts or {}}
