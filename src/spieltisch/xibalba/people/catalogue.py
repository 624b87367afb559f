"""Everything printed in the box, in one language, for pages: cards, factions, actions, symbols and options (X-1.22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.game import Box
from ...packs.sources import Thing, with_sources
from ...texts.catalogues import Entry, card_entry, catalogue_of, place_entry, read_links
from ...texts.symbols import Token
from ..box.opening import SEAT_COUNTS
from ..box.pack import Card, Faction, Pack
from ..box.symbols import Effect
from ..rules.options import OPTIONS
from ..rules.words import Button, Die, Face, Kind, Trigger
from .notation import card_id
from .texts import DOMAIN, faction_name, say, word
from .texts_cards import effect_text
from .tokens import effect_tokens, picture_of


def _word(member: Any) -> str:
    return str(member.name).lower()


FACTION_DECK = "faction"
BLANKS = (Face.RESOURCE_BLANK, Face.ATTACK_BLANK, Face.PARAGON_BLANK)
DICE = (Die.RESOURCE, Die.ATTACK, Die.PARAGON)
SHOWN: Mapping[str, Sequence[Thing]] = {  # the things of a pack behind each place
    "discard": [("price", "discard")],
    "reorganise": [("price", "reorg")],
    "medicine": [("price", "medicine"), ("medicine", "")],
    "weapon": [("price", "weapon")],
    "tactical": [("price", "tactical")],
    "harvest": [("price", "harvest")],
    "expand": [("price", "level")],
    "market": [("price", kind) for kind in "SCBE"],
    **{f"die-{_word(die)}": [("dice", _word(die))] for die in DICE},
}
LINKS = read_links(Path(__file__).parent)
SYMBOLS = LINKS["symbols"]


def catalogue(box: Box, lang: str) -> Entry:
    """X-1.22  Names, sentences, symbols and numbers of everything printed; plain JSON."""
    pack: Pack = box.pack
    decks = {key: say(lang, f"catalogue-deck-{key}") for key in (*map(_word, Kind), FACTION_DECK)}
    cards = [*(_card(pack, card, lang) for card in pack.cards), *(_faction(each, lang) for each in pack.factions)]
    places = [*_places(box, lang), *(_die(pack, die, lang) for die in DICE)]
    printed = with_sources(
        catalogue_of(DOMAIN, lang, SEAT_COUNTS, OPTIONS, decks, cards, places, LINKS), pack.origins, SHOWN
    )
    for die in DICE:  # X-1.10 - X-1.12: what a die shows stands in the pack
        key = f"die-{_word(die)}"
        printed["symbols"][key]["text"] = printed["places"][key]["text"]
    return {**printed, "physical": {str(card): card_id(box, card) for card in pack.physical}}  # by numbers in events


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def _card(pack: Pack, card: Card, lang: str) -> Entry:
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
    return _entry(card, lang, effect_text(card.effect, lang), card.effect, LINKS["kinds"][_word(card.kind)], facts)


def _faction(faction: Faction, lang: str) -> Entry:
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
    return _entry(faction, lang, effect_text(faction.trait, lang, trait=True), faction.trait, "X-1.23", facts)


def _effect_facts(effect: Effect, lang: str) -> Entry:
    return {
        "phase": _word(effect.phase),
        "phase_name": word(effect.phase, lang),
        "trigger": None if effect.trigger == Trigger.NONE else _word(effect.trigger),
        "pay": effect.pay,
        "once": effect.once,
    }


def _entry(printed: Card | Faction, lang: str, text: str, effect: Effect, rule: str, facts: Entry) -> Entry:
    deck = _word(printed.kind) if isinstance(printed, Card) else FACTION_DECK
    return card_entry(printed, lang, deck, text, effect.symbols, rule, effect_tokens(effect), facts)


# ---------------------------------------------------------------------------------------------------------------------
# Actions and areas


def _places(box: Box, lang: str) -> Iterator[Entry]:
    """X-15.1, X-1.16  The general actions, and the areas of the table."""
    for button in Button:
        key = _word(button)
        args = {"n": int(box.pack.medicine)} if button == Button.MEDICINE else {}
        text = say(lang, f"catalogue-action-{key}-is", **args)
        # what expanding costs stands on the boards of the factions
        cost = None if button == Button.EXPAND else int(box.pack.costs[button])
        yield _place(key, word(button, lang), text, LINKS["actions"][key], cost)
    for key, rule in LINKS["areas"].items():
        yield _place(key, say(lang, f"catalogue-area-{key}"), say(lang, f"catalogue-area-{key}-is"), rule, None)


def _place(key: str, name: str, text: str, rule: str, cost: int | None) -> Entry:
    return place_entry(key, key, name, text, rule, [Token(key)] if key in SYMBOLS else [], {"cost": cost})


def _die(pack: Pack, die: Die, lang: str) -> Entry:
    """X-1.10 - X-1.12  A die with its faces, which are those of the pack."""
    key, faces = f"die-{_word(die)}", Counter(pack.dice[die])
    names = [f"{n}× {word(Face.BLANK if face in BLANKS else face, lang)}" for face, n in faces.items()]
    text = say(lang, "catalogue-die-is", faces=", ".join(names))
    drawn = [Token(f"face-{_word(face)}") for face in pack.dice[die]]
    return place_entry(key, key, say(lang, f"pack-item-dice-{_word(die)}"), text, SYMBOLS[key], drawn)
