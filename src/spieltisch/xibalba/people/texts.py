"""Xibalba in words for people: names, small phrases, and the voice that speaks them, in German and English.

The sentences are in `texts/<language>/game.ftl`; `texts_cards.py`, `describe.py` and `texts_events.py` decide
which of them to say and what goes into it. Seats are numbered from 0 in data and from 1 for people.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

from ...texts import Argument, speak, voice
from ...texts.voice import key_of
from ..rules.words import FIRST_EXTRA, PRINTED_FACTIONS, TRAIT, Cause, Die, Face, Thing

if TYPE_CHECKING:
    from ..box.pack import Pack

DOMAIN = "xibalba"


def say(lang: str, key: str, /, **args: Argument) -> str:
    """A sentence of the game, or a part of one."""
    return speak(lang, DOMAIN, key, **args)


def word(member: IntEnum, lang: str) -> str:
    """The name of a phase, face, die, kind, button, cause, … by itself."""
    return say(lang, f"{type(member).__name__.lower()}-{key_of(member)}")


def card_name(pack: Pack, physical: int, lang: str) -> str:
    """The name of a physical card."""
    return pack.cards[pack.physical[physical][0]].name[lang]


def card_label(pack: Pack, physical: int, lang: str) -> str:
    """The name of a physical card, with a letter if there is another card of that name."""
    name = card_name(pack, physical, lang)
    card, copy = pack.physical[physical]
    if pack.cards[card].copies < 2:
        return name
    return say(lang, "card-copy", card=name, copy=chr(ord("a") + copy))


def faction_name(pack: Pack, faction: int, lang: str) -> str:
    """The name of a faction."""
    return pack.factions[faction].name[lang]


def source_name(pack: Pack, source: int, lang: str) -> str:
    """The name of what has an effect: a card, or the trait of a faction."""
    if TRAIT <= source < FIRST_EXTRA:
        return pack.factions[source - TRAIT].trait_name[lang]
    return card_name(pack, source, lang)


@cache
def split_thing(thing: int) -> tuple[Thing, int]:
    """The group of a thing and its number in that group."""
    group = max(first for first in Thing if first <= thing)
    if group == Thing.EXTRA_CARD:
        return Thing.CARD, thing - Thing.CARD
    if group == Thing.EXTRA_FACTION:
        return Thing.FACTION, thing - Thing.EXTRA_FACTION + PRINTED_FACTIONS
    return group, thing - group


def is_in_box(pack: Pack, thing: int) -> bool:
    """Whether this pack has a thing of this number."""
    group, number = split_thing(thing)
    return number in pack.physical if group == Thing.CARD else group != Thing.FACTION or number < len(pack.factions)


def rule_id(number: int) -> str:
    """The rule id that an event carries as a number: 1003 is X-10.3."""
    section, rule = divmod(number, 100)
    return f"X-{section}.{rule}" if rule else f"X-{section}"


def die_of(face: Face) -> Die:
    """X-1.20  The die that has this face."""
    if face <= Face.RESOURCE_3:
        return Die.RESOURCE
    if face <= Face.CRITICAL:
        return Die.ATTACK
    return Die.ANY if face == Face.BLANK else Die.PARAGON


@dataclass(frozen=True)
class Voice(voice.Voice):
    """Speaks about Xibalba."""

    domain = DOMAIN
    nobody = "seat-neutral"

    def card(self, card: int) -> str:
        return card_name(self.pack, card, self.lang)

    def source(self, source: int) -> str:
        return source_name(self.pack, source, self.lang)

    def face(self, form: str, face: int) -> str:
        """A face in one of the forms of the texts: `side`, `to`, `from`, `a`."""
        return self.say(f"face-{form}-{key_of(Face(face))}")

    def dice(self, die: Die, count: int) -> str:
        """So many dice of a kind."""
        return self.say(f"dice-{key_of(die)}", n=count)

    def why(self, cause: Cause | None, source: int | None) -> str:
        """The reason in brackets, with the space before them; nothing where the sentence says it already."""
        named = self.source(source) if source is not None and source >= 0 else ""
        told = None if cause is None or cause == Cause.PRICE or (named and cause == Cause.EFFECT) else cause
        if named and told is not None:
            return self.say("why-both", cause=word(told, self.lang), source=named)
        if named:
            return self.say("why-source", source=named)
        return self.say("why-cause", cause=word(told, self.lang)) if told is not None else ""
