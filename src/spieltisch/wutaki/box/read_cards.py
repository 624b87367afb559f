"""The markers and cards of a pack, deck by deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...packs.schema import Entry
from ...packs.sections import T
from ..rules.words import (
    CAPACITY,
    NEEDED,
    PRINTED,
    Column,
    Deck,
    Edition,
    Element,
    Good,
    Moment,
    OmenKind,
    Op,
    RoundKind,
    Tower,
)
from .printed import CostMarker, ElementCard, Omen, Pact, Revenge, RoundCard, Secret, Skill, TowerUpgrade
from .sections import MOST_CARDS, MOST_PRICE, MOST_VP, Sections, WutakiReason
from .symbols import ELEMENT_WORDS, KINDS, Asked, Effect, Site

MOMENTS: Mapping[Op, Moment] = {Op.ACT_TWICE: Moment.AFTER_ACTION, Op.CROWD_IN: Moment.PLACING}
OMEN_KINDS: Mapping[str, OmenKind] = {"once": OmenKind.ONCE, "perm": OmenKind.PERMANENT}
OMEN_SITES = (Site.OMEN, Site.PERMANENT)  # by OmenKind
ROUND_KINDS: Mapping[str, RoundKind] = {
    "place": RoundKind.PLACE,
    "upgrade": RoundKind.UPGRADE,
    "instant": RoundKind.INSTANT,
    "instant+": RoundKind.CHAIN,
}
ROUND_SITES = (Site.ROUND_PLACE, Site.ROUND_UPGRADE, Site.INSTANT, Site.CHAIN)  # by RoundKind
SORTS: Mapping[str, Tower] = {sort.name.lower(): sort for sort in Tower}
EDITIONS: Mapping[str, Edition] = {"both": Edition.BOTH, "DE": Edition.GERMAN}
SECTION_DECKS: Mapping[str, Deck] = {deck.name.lower(): deck for deck in Deck}


class CardSections(Sections):
    """Reads decks, and counts them."""

    def deck(self, section: str, read: Callable[[Entry], T]) -> tuple[T, ...]:
        """W-1.2, D-18  All cards of a deck. The base game has so many; others at least what the rules need."""
        entries = self._entries(section)
        cards = tuple(self._whole(entry, read) for entry in entries)
        deck, found = SECTION_DECKS[section], len(entries)
        least, most = (PRINTED[deck],) * 2 if self._is_base else (NEEDED[deck], CAPACITY[deck])
        if least == most != found:
            self._count_fault(section, entries, most)
        elif found < least:
            self._section_fault(section, entries, WutakiReason.FEW, section=section, found=found, least=least)
        elif found > most:
            entries[most].fault([], WutakiReason.ROOM, section=section, found=found, most=most)
        return cards

    def skill(self, entry: Entry) -> Skill:
        """D-8"""
        id_, name = self._id_and_name(entry)
        effect = self._effect(entry, "effect", Site.SKILL)
        return Skill(id_, name, effect, _moment(effect), entry.source())

    def cost_marker(self, entry: Entry) -> CostMarker:
        """D-9"""
        id_, name = self._id_and_name(entry)
        good = self._one_each(entry, "resource", KINDS, "cost_marker")
        return CostMarker(id_, name, Good(good), entry.source())

    def element(self, entry: Entry) -> ElementCard:
        """D-10"""
        id_, name = self._id_and_name(entry)
        element = self._one_each(entry, "element", ELEMENT_WORDS, "element")
        bonus, malus = entry.integer("bonus", 0, MOST_VP), entry.integer("malus", 0, MOST_VP)
        return ElementCard(id_, name, Element(element), bonus, malus, entry.source())

    def tower(self, entry: Entry) -> TowerUpgrade:
        """D-10, W-15.10  One upgrade for each element and for each kind of resource."""
        id_, name = self._id_and_name(entry)
        sort = entry.choice("sort", SORTS) or Tower.ELEMENTAL
        if sort == Tower.ELEMENTAL:
            kind = self._one_each(entry, "element", ELEMENT_WORDS, "tower")
        else:
            kind = self._one_each(entry, "resource", KINDS, "tower of a resource")
        cost = entry.integer("cost", 0, MOST_PRICE)
        bonus = entry.integer("bonus", 0, MOST_CARDS)
        malus = entry.integer("malus", 0, MOST_VP) if sort == Tower.ELEMENTAL else 0
        return TowerUpgrade(id_, name, sort, kind, cost, bonus, malus, entry.source())

    def pact(self, entry: Entry) -> Pact:
        """D-11"""
        id_, name = self._id_and_name(entry)
        element = entry.choice("element", ELEMENT_WORDS) or Element.FIRE
        cost = self._dues(entry, "cost", Asked.PACT)
        reward = self._effect(entry, "reward", Site.PACT)
        return Pact(id_, name, element, cost, reward, entry.source())

    def omen(self, entry: Entry) -> Omen:
        """D-12"""
        id_, name = self._id_and_name(entry)
        kind = entry.choice("kind", OMEN_KINDS)
        effect = self._effect(entry, "effect", None if kind is None else OMEN_SITES[kind])
        edition = entry.choice("edition", EDITIONS, Edition.BOTH) or Edition.BOTH
        return Omen(id_, name, kind or OmenKind.ONCE, effect, edition, entry.source())

    def revenge(self, entry: Entry) -> Revenge:
        """D-13"""
        id_, name = self._id_and_name(entry)
        limit = self._condition(entry, "limit", most=False)
        return Revenge(id_, name, limit, entry.integer("loss", 1, MOST_VP), entry.source())

    def round(self, entry: Entry) -> RoundCard:
        """D-14"""
        id_, name = self._id_and_name(entry)
        kind = entry.choice("kind", ROUND_KINDS)
        effect = self._effect(entry, "effect", None if kind is None else ROUND_SITES[kind])
        return RoundCard(id_, name, kind or RoundKind.PLACE, effect, entry.source())

    def secret(self, entry: Entry) -> Secret:
        """D-15"""
        id_, name = self._id_and_name(entry)
        condition = self._condition(entry, "condition", most=True)
        return Secret(id_, name, condition, entry.integer("vp", 1, MOST_VP), entry.source())


def _moment(effect: Effect) -> Moment:
    """W-4.11  When a skill can be used follows from what it does."""
    op = Op(effect.rows[0][Column.OP]) if effect.rows else Op.END
    return Moment.STEP_TWO if op == Op.FULFIL_FREE else MOMENTS.get(op, Moment.FREE)
