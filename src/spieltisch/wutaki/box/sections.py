"""Help to read the sections of a pack of Wutaki: what is wrong is noted, and something harmless stands in for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial

from ...packs import sections
from ...packs.errors import Faults
from ...packs.header import Opened
from ...packs.schema import Entry
from ..rules.words import DUES, Comparison, Count
from .languages import LANGUAGES
from .symbols import (
    NOTHING,
    Asked,
    Condition,
    Dues,
    Effect,
    Site,
    SymbolReason,
    follows,
    parse_condition,
    parse_dues,
    parse_effect,
)

NEVER = Condition(Comparison.AT_LEAST, Count.VP, 0)  # stands in for a faulty one until the pack is refused
MOST_VP = 50  # in one piece
MOST_PRICE = 20  # gold for an upgrade
MOST_CARDS = 9  # drawn at a time


class WutakiReason(StrEnum):
    """Why a pack of Wutaki is refused; the sentences are in `texts/*/packs.ftl` under the same keys."""

    COUNT = "count"
    FEW = "few"
    ROOM = "room"
    CHECKSUM = "checksum"
    MARKERS = "markers"
    ENGLISH = "english"
    TWICE = "twice"
    MISSING = "missing"
    RING = "ring"
    START = "start"
    SPACES = "spaces"


class _Once:
    """Things of which there must be exactly one each, such as places and masterboards."""

    def __init__(self) -> None:
        self._seen: dict[object, Entry] = {}

    def check(self, entry: Entry, field: str, thing: object, word: str) -> None:
        """Note a fault if the thing was there before; None was a fault already."""
        if thing is None:
            return
        first = self._seen.setdefault(thing, entry)
        if first is not entry:
            line = str(first.document.line((*first.steps, field)))
            entry.fault([field], WutakiReason.TWICE, found=word, file=first.document.name, line=line)


class Sections(sections.Sections):
    """One pack of Wutaki being read; places and masterboards must be there once each."""

    languages = LANGUAGES

    def __init__(self, opened: Opened, faults: Faults) -> None:
        super().__init__(opened, faults)
        self._once = _Once()

    def _effect(self, entry: Entry, field: str, site: Site | None) -> Effect:
        return self._compiled(entry, field, partial(_effect_at, site), NOTHING)

    def _condition(self, entry: Entry, field: str, most: bool) -> Condition:
        return self._compiled(entry, field, partial(parse_condition, most=most), NEVER, language="condition")

    def _dues(self, entry: Entry, field: str, asked: Asked) -> Dues:
        return self._compiled(entry, field, partial(parse_dues, asked=asked), no_dues(), language="dues")

    def _one_each(self, entry: Entry, field: str, words: Mapping[str, int], what: str) -> int:
        """A word that no other entry of its sort may have."""
        value = entry.choice(field, words)
        word = next((word for word, known in words.items() if known == value), "")
        self._once.check(entry, field, None if value is None else (what, value), word)
        return value or 0

    def _nothing(self, section: str) -> Entry:
        """Stands in for a section whose absence has been told: what it lacks is not told again."""
        return Entry(self._opened.first, (), {}, section, Faults())

    def _count_fault(self, section: str, entries: list[Entry], wanted: int) -> None:
        self._section_fault(section, entries, WutakiReason.COUNT, section=section, found=len(entries), wanted=wanted)

    def _shaped(self, entry: Entry, field: str, patterns: Sequence[str]) -> Effect:
        """R-W-2  An effect whose operations are settled by a rule; only its numbers are the pack's."""
        effect = self._effect(entry, field, Site.PLACE)
        if effect.rows and patterns and not any(follows(effect, pattern) for pattern in patterns):
            entry.fault([field], SymbolReason.SHAPE, column=1, pattern=" / ".join(patterns))
        return effect


def _effect_at(site: Site | None, text: str) -> Effect:
    return parse_effect(text, site) if site else NOTHING


def no_dues() -> Dues:
    return (0,) * DUES
