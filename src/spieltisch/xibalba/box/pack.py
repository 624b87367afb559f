"""The card packs of Xibalba: cards, factions, dice and prices, read from TOML and checked as a whole.

The base pack is the printed game and has its 176 cards and 8 factions. Other packs may have fewer, as long as the game
can be played, or more, up to what the records have room for (`rules/words.py`).

Fields and files are explained in `packs/base/`; the effects of cards are compiled by `symbols`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from pathlib import Path

from ...packs.errors import Faults
from ...packs.header import Opened
from ...packs.loader import Loader
from ...packs.provenance import Origins
from ...packs.schema import Entry, Text
from ...packs.sections import Sections
from ..rules.words import (
    BOARDS,
    EXTRA_CARDS,
    FIRST_CARD,
    FIRST_EXTRA,
    KIND_COUNT,
    PRINTED_BOARDS,
    PRINTED_FACTIONS,
    SEATS,
    Button,
    Die,
    Face,
    Kind,
    Phase,
    Price,
)
from .languages import LANGUAGES
from .symbols import PHASES, PRICES, Effect, EffectReason, parse_effect

GAME = "xibalba"
FORMAT = 1
BASE = Path(__file__).resolve().parent.parent / "packs" / "base"

SECTIONS: Mapping[Kind, str] = {kind: kind.name.lower() for kind in Kind}
KNOWN_SECTIONS = frozenset({*SECTIONS.values(), "faction", "dice", "price", "medicine"})
FACES: Mapping[Die, Mapping[str, Face]] = {
    Die.RESOURCE: {"blank": Face.RESOURCE_BLANK, "1": Face.RESOURCE_1, "2": Face.RESOURCE_2, "3": Face.RESOURCE_3},
    Die.ATTACK: {"blank": Face.ATTACK_BLANK, "attack": Face.ATTACK, "critical": Face.CRITICAL},
    Die.PARAGON: {"blank": Face.PARAGON_BLANK, "1": Face.PARAGON_1, "2": Face.PARAGON_2},
}
SIDES: Mapping[str, str] = {"a": "a", "b": "b"}
NO_EFFECT = parse_effect("reorg", Phase.ACTION, Kind.EVENT)  # stands in for a faulty one until the pack is refused

NO_TRAIT: tuple[Text, Effect] = ({}, NO_EFFECT)
NO_PRICES: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

MOST_COST = 25  # more cannot be paid
MOST_STRENGTH = 20
MOST_PARAGON = 6
MOST_PRODUCTIVITY = 10
MOST_HEALED = 20  # the highest cap of life points


class XibalbaReason(StrEnum):
    """Why a pack of Xibalba is refused; the sentences are in `texts/*/packs.ftl` under the same keys."""

    DECK_SIZE = "deck-size"
    DECK_EMPTY = "deck-empty"
    CARDS_TOO_MANY = "cards-too-many"
    FACTION_COUNT = "faction-count"
    BOARDS_TOO_FEW = "boards-too-few"
    FACTION_UNKNOWN = "faction-unknown"
    SIDE_TWICE = "side-twice"


@dataclass(frozen=True, slots=True)
class Card:
    """X-1.22  One card as printed; `copies` of it are in its deck."""

    id: str
    kind: Kind
    name: Text
    faction: int  # index into the factions of the pack
    cost: int
    strength: int  # S, W and P: soldiers only, otherwise 0
    resistance: int
    paragon: int
    copies: int
    effect: Effect
    source: str


@dataclass(frozen=True, slots=True)
class Faction:
    """X-1.21, X-1.23  One side of a player board: a faction with its base levels and its trait."""

    id: str
    name: Text
    board: int  # counted from 0; the file counts from 1
    side: str  # "a" or "b"
    level_costs: tuple[int, ...]  # three: of levels 2, 3, 4
    resistance: tuple[int, ...]  # four: at levels 1 to 4
    productivity: tuple[int, ...]  # four, likewise
    trait_name: Text
    trait: Effect
    source: str


@dataclass(frozen=True)  # without slots: `physical` is worked out once and kept
class Pack:
    """Everything printed on the material of one edition of Xibalba."""

    name: str
    title: Text
    hash: str
    cards: tuple[Card, ...]  # kinds in the order of `Kind`, otherwise as in the files
    factions: tuple[Faction, ...]
    dice: tuple[tuple[Face, ...], ...]  # six faces for each Die
    costs: tuple[int, ...]  # by Button; EXPAND is 0, its price is printed on the faction's board
    floors: tuple[int, ...]  # by Price, X-15.31
    medicine: int  # life points healed
    origins: Origins  # where all of it comes from
    former: frozenset[str]  # hashes it had when words about its sources were other ones

    @cached_property
    def physical(self) -> dict[int, tuple[int, int]]:
        """X-1.15  The cards on the table by their numbers, ascending: (index into `cards`, number of the copy)."""
        numbers, extra = dict[int, tuple[int, int]](), FIRST_EXTRA
        for kind, first, room in zip(Kind, FIRST_CARD, KIND_COUNT, strict=True):
            printed = [(index, card.copies) for index, card in enumerate(self.cards) if card.kind == kind]
            deck = [(index, copy) for index, copies in printed for copy in range(copies)]
            numbers |= enumerate(deck[:room], first)
            numbers |= enumerate(deck[room:], extra)
            extra += len(deck[room:])
        return dict(sorted(numbers.items()))


def _build(opened: Opened, fingerprint: str, faults: Faults) -> Pack:
    """Everything that the files of a pack say, with stand-ins for what is wrong."""
    reader = _PackReader(opened, faults)
    factions = reader.factions()
    cards = reader.cards()
    dice = reader.dice()
    costs, floors = reader.prices()
    medicine = reader.medicine()
    header, origins, former = opened.header, opened.origins, opened.former
    return Pack(header.name, header.title, fingerprint, cards, factions, dice, costs, floors, medicine, origins, former)


LOADER = Loader(GAME, FORMAT, KNOWN_SECTIONS, _build, BASE)
load_pack, load_pack_bytes = LOADER.load, LOADER.from_files


def _effect_in(phase: Phase | None, owner: Kind | None, text: str) -> Effect:
    return NO_EFFECT if phase is None else parse_effect(text, phase, owner)


class _PackReader(Sections):
    """Reads the sections of one pack."""

    languages = LANGUAGES

    def __init__(self, opened: Opened, faults: Faults) -> None:
        super().__init__(opened, faults)
        self._faction_of: dict[str, int] = {}
        self._extra = 0  # cards so far beyond those of the printed decks

    def factions(self) -> tuple[Faction, ...]:
        """X-1.21  Eight factions on the two sides of four boards; in other packs, a board for each player at least."""
        entries = self._entries("faction")
        factions = tuple(self._whole(entry, self._faction) for entry in entries)
        self._check_sides(entries, factions)
        count, boards = len(factions), len({faction.board for faction in factions})
        if self._is_base:
            if count != PRINTED_FACTIONS:
                self._count_fault("faction", entries, XibalbaReason.FACTION_COUNT, count, PRINTED_FACTIONS)
        elif boards < SEATS:
            self._count_fault("faction", entries, XibalbaReason.BOARDS_TOO_FEW, boards, SEATS)
        return factions

    def _faction(self, entry: Entry) -> Faction:
        id_, name = self._id_and_name(entry)
        self._faction_of.setdefault(id_, len(self._faction_of))
        board = entry.integer("board", 1, PRINTED_BOARDS if self._is_base else BOARDS) - 1
        side = entry.choice("side", SIDES) or ""
        costs = entry.integers("level_costs", 3, 0, MOST_COST)  # the printed ranges of bind no other edition
        resistance = entry.integers("resistance", 4, 0, MOST_STRENGTH)
        productivity = entry.integers("productivity", 4, 0, MOST_PRODUCTIVITY)
        trait_name, trait = self._within(entry, "trait", self._trait, NO_TRAIT)
        return Faction(id_, name, board, side, costs, resistance, productivity, trait_name, trait, entry.source())

    def _trait(self, entry: Entry) -> tuple[Text, Effect]:
        """Section 8: a trait is a PERMANENT effect that belongs to no card."""
        return self._name(entry), self._effect(entry, Phase.PERMANENT, None)

    def _check_sides(self, entries: list[Entry], factions: tuple[Faction, ...]) -> None:
        """X-1.21  Every side of a board carries one faction; with the printed eight all sides are then taken."""
        taken: set[tuple[int, str]] = set()
        for entry, faction in zip(entries, factions, strict=True):
            place = (faction.board, faction.side)
            if faction.side and place in taken:
                entry.fault(["side"], XibalbaReason.SIDE_TWICE, board=str(faction.board + 1), side=faction.side)
            taken.add(place)

    def cards(self) -> tuple[Card, ...]:
        """X-1.5 - X-1.8  The four decks, in the order of `Kind`."""
        return tuple(card for kind in Kind for card in self._deck(kind))

    def _deck(self, kind: Kind) -> list[Card]:
        section = SECTIONS[kind]
        entries = self._entries(section)
        cards = [self._whole(entry, partial(self._card, kind)) for entry in entries]
        self._check_deck(section, entries, sum(card.copies for card in cards), KIND_COUNT[kind])
        return cards

    def _check_deck(self, section: str, entries: list[Entry], size: int, printed: int) -> None:
        if self._is_base:
            if size != printed:
                self._count_fault(section, entries, XibalbaReason.DECK_SIZE, size, printed)
            return
        had_room = self._extra <= EXTRA_CARDS
        self._extra += max(0, size - printed)
        if size == 0:  # needs a soldier, and slots something that can lie in them
            self._count_fault(section, entries, XibalbaReason.DECK_EMPTY, size, 1)
        elif had_room and self._extra > EXTRA_CARDS:
            self._count_fault(section, entries, XibalbaReason.CARDS_TOO_MANY, self._extra, EXTRA_CARDS)

    def _card(self, kind: Kind, entry: Entry) -> Card:
        """X-1.22  What a card shows."""
        id_, name = self._id_and_name(entry)
        faction = entry.reference("faction", self._faction_of, XibalbaReason.FACTION_UNKNOWN) or 0
        strength = resistance = paragon = 0
        if kind == Kind.SOLDIER:
            strength = entry.integer("strength", 0, MOST_STRENGTH)
            resistance = entry.integer("resistance", 0, MOST_STRENGTH)
            paragon = entry.integer("paragon", 0, MOST_PARAGON)
        cost = entry.integer("cost", 0, MOST_COST)
        copies = entry.integer("copies", 1, KIND_COUNT[kind] + (0 if self._is_base else EXTRA_CARDS))
        effect = self._effect(entry, entry.choice("phase", PHASES), kind)
        return Card(id_, kind, name, faction, cost, strength, resistance, paragon, copies, effect, entry.source())

    def _effect(self, entry: Entry, phase: Phase | None, owner: Kind | None) -> Effect:
        parse = partial(_effect_in, phase, owner)
        return self._compiled(entry, "effect", parse, NO_EFFECT, blamed={EffectReason.PHASE_EVENT: "phase"})

    def dice(self) -> tuple[tuple[Face, ...], ...]:
        """X-1.20  The six faces of each die."""
        return self._single("dice", self._dice, ())

    def _dice(self, entry: Entry) -> tuple[tuple[Face, ...], ...]:
        return tuple(self._within(entry, die.name.lower(), partial(self._die, die), ()) for die in FACES)

    def _die(self, die: Die, entry: Entry) -> tuple[Face, ...]:
        faces = entry.choices("faces", 6, FACES[die])
        entry.source()
        return faces

    def prices(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """X-15.31  What general actions cost, and how far discounts can lower each price."""
        return self._single("price", self._prices, NO_PRICES)

    def _prices(self, entry: Entry) -> tuple[tuple[int, ...], tuple[int, ...]]:
        prices = {price: self._within(entry, key, partial(self._price, price), (0, 0)) for key, price in PRICES.items()}
        costs = tuple(prices[Price(button)][0] for button in Button)
        return costs, tuple(prices[price][1] for price in Price)

    def _price(self, price: Price, entry: Entry) -> tuple[int, int]:
        cost = 0
        if price < Price.LEVEL:  # levels are priced by the faction's board, cards by themselves
            # section 6: weapon technology runs out of symbols to turn, but nothing else may be free for ever
            cost = entry.integer("cost", 0 if price == Price.WEAPON else 1, MOST_COST)
        floor = entry.integer("floor", 0, MOST_COST)
        entry.source()
        return cost, floor

    def medicine(self) -> int:
        """X-15.18  How many life points medicine gives."""
        return self._single("medicine", self._heals, 0)

    def _heals(self, entry: Entry) -> int:
        heals = entry.integer("heals", 1, MOST_HEALED)
        entry.source()
        return heals

    def _count_fault(self, section: str, entries: list[Entry], code: XibalbaReason, found: int, wanted: int) -> None:
        self._section_fault(section, entries, code, section=section, found=found, wanted=wanted)
