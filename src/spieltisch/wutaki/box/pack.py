"""The card packs of Wutaki: boards, masterboards, markers and cards, read from TOML and checked as a whole.

Fields and files are explained in `packs/base/`; effects, conditions and costs are compiled by `symbols`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from ...packs.errors import Faults, Reason
from ...packs.header import Opened
from ...packs.loader import Loader
from ...packs.schema import Entry, Text, Unique, single_table, tables
from ...texts import LANGUAGES
from ..rules.words import (
    ADDITIONAL_WORKERS,
    CAPACITY,
    COUNTS_OF_PLAYERS,
    DISPLAY_SLOTS,
    DUES,
    ELEMENTS,
    ENGLISH_OMENS,
    FIRST_STANDARD,
    LEAST_PLAYERS,
    LEVELS,
    MARKERS,
    MOST_SPACES,
    MULTIPLIERS,
    NEEDED,
    PRINTED,
    PYRAMID_LEVELS,
    SEATS,
    STANDARD_LOCATIONS,
    TRACK_END,
    TRACKER_RING,
    TRACKER_SPACES,
    Board,
    Column,
    Comparison,
    Count,
    Deck,
    Edition,
    Element,
    Good,
    Location,
    Master,
    Moment,
    OmenKind,
    Op,
    Rating,
    RoundKind,
    Tower,
)
from .symbols import (
    ELEMENT_WORDS,
    KINDS,
    MOST_LETTERS,
    NOTHING,
    Asked,
    Condition,
    Dues,
    Effect,
    EffectRefused,
    Site,
    SymbolReason,
    follows,
    parse_condition,
    parse_dues,
    parse_effect,
)

__all__ = [
    "CostMarker",
    "ElementCard",
    "Figures",
    "Level",
    "MasterBoard",
    "Omen",
    "Pack",
    "Pact",
    "Place",
    "Revenge",
    "RoundCard",
    "Secret",
    "Skill",
    "TowerUpgrade",
    "TrackerSpace",
    "load_pack",
    "load_pack_bytes",
    "load_pack_documents",
]

GAME = "wutaki"
FORMAT = 1
BASE = Path(__file__).resolve().parent.parent / "packs" / "base"

T = TypeVar("T")

# D-4: how the board numbers its locations
PLACES: Mapping[str, Location] = {
    "1": Location.PYRAMID,
    "2": Location.CHASE_AWAY,
    "3": Location.CLAIM_PACT,
    "4": Location.GIVE_PACT,
    "5": Location.RENEW_PACTS,
    "6": Location.UPGRADE,
    "7a": Location.QUARRY,
    "7b": Location.FOREST,
    "7c": Location.MEADOW,
    "7d": Location.OIL_SPRING,
    "7e": Location.GOLD_MARKET,
    "7f": Location.VILLAGE,
    "11": Location.PRESENT,
    "12": Location.PILLAGE,
    "13": Location.PLAY_OMEN,
    "14": Location.DRAW_OMEN,
    "15": Location.TRADE,
    "16": Location.STARTING_PLAYER,
}
# R-W-2  A place does what its rule in section 12 says; a pack settles how much.
ACTIONS: Mapping[Location, tuple[str, ...]] = {
    Location.PYRAMID: ("climb",),
    Location.CHASE_AWAY: ("chase 1 group; draw 1 revenge; move_in",),
    Location.CLAIM_PACT: ("claim 1 displayed pact with slot gold",),
    Location.GIVE_PACT: (
        "lose 2 vp -> give 1 displayed pact to opp",
        "draw 1 revenge -> give 1 displayed pact to opp",  # W-22.5
    ),
    Location.RENEW_PACTS: ("return all displayed pact; deal 4; claim 1 displayed pact",),
    Location.UPGRADE: ("upgrade 1 paid",),
    Location.PRESENT: ("receive 3 vp | pay 10 any -> give 1 own revenge to opp",),
    Location.PILLAGE: ("pillage; draw 1 revenge",),
    Location.PLAY_OMEN: ("play_omen 1",),
    Location.DRAW_OMEN: ("draw 1 omen",),
    Location.TRADE: ("exchange any | purchase any",),
    Location.STARTING_PLAYER: ("claim startmarker; receive 2 cost",),
}
MASTER_IDS: Mapping[str, Master] = {
    "A": Master.NEUTRALITY,
    "B1": Master.ARCHITECTURE,
    "B2": Master.THIEVES,
    "B3": Master.INTELLIGENCE,
    "B4": Master.FATE,
}
MASTER_FIELDS: Mapping[Master, frozenset[str]] = {  # W-10.1 - W-10.15: what each board shows
    Master.NEUTRALITY: frozenset({"track"}),
    Master.ARCHITECTURE: frozenset({"track", "place"}),
    Master.THIEVES: frozenset({"track"}),
    Master.INTELLIGENCE: frozenset({"place", "multiplier"}),
    Master.FATE: frozenset({"climb"}),
}
OWN_PLACES: Mapping[Master, str] = {
    Master.ARCHITECTURE: "upgrade 1 paid (price - 3 gold) for 1 vp",
    Master.INTELLIGENCE: "return 1 addw + discard 3 omen -> advance 1",
}
ON_CLIMB = "return 1 addw -> return 1 own revenge"  # W-10.13
MOMENTS: Mapping[Op, Moment] = {Op.ACT_TWICE: Moment.AFTER_ACTION, Op.CROWD_IN: Moment.PLACING}
RATINGS: Mapping[str, Rating] = {rating.name.lower(): rating for rating in Rating}
OMEN_KINDS: Mapping[str, OmenKind] = {"once": OmenKind.ONCE, "perm": OmenKind.PERMANENT}
OMEN_SITES = (Site.OMEN, Site.PERMANENT)  # by OmenKind
ROUND_KINDS: Mapping[str, RoundKind] = {
    "place": RoundKind.PLACE,
    "upgrade": RoundKind.UPGRADE,
    "instant": RoundKind.INSTANT,
    "instant+": RoundKind.CHAIN,
}
ROUND_SITES = (Site.ROUND_PLACE, Site.ROUND_UPGRADE, Site.INSTANT, Site.CHAIN)  # by RoundKind
SORTS: Mapping[str, Tower] = {"elemental": Tower.ELEMENTAL, "resource": Tower.RESOURCE}
EDITIONS: Mapping[str, Edition] = {"both": Edition.BOTH, "DE": Edition.GERMAN}
SECTION_DECKS: Mapping[str, Deck] = {
    "pact": Deck.PACT,
    "omen": Deck.OMEN,
    "revenge": Deck.REVENGE,
    "round": Deck.ROUND,
    "secret": Deck.SECRET,
    "element": Deck.ELEMENT,
    "tower": Deck.TOWER,
    "cost_marker": Deck.COST_MARKER,
    "skill": Deck.SKILL,
}
SECTIONS = frozenset(
    {*SECTION_DECKS, "supply", "figures", "checksum", "location", "extreme", "level", "display", "tracker", "master"}
)
NEVER = Condition(Comparison.AT_LEAST, Count.VP, 0)  # stands in for a faulty one until the pack is refused

MOST_VP = 50  # in one piece
MOST_PRICE = 20  # gold for an upgrade
MOST_CARDS = 9  # drawn at a time
MOST_TOTAL = 200  # of worker spaces
MOST_LABEL = 4  # letters


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


@dataclass(frozen=True, slots=True)
class Figures:
    """D-16  Single numbers of the rulebook."""

    start_vp: int  # W-2.5
    start_resources: int  # of each kind, W-2.4
    start_omens: int  # W-2.10
    end_vp: int  # W-6.1
    unfulfilled: int  # points lost per unfulfilled pact, W-7.1 step 2
    others_pact: int  # points per fulfilled pact of another player in the own element, step 6
    set_size: int  # step 7: equal resources that make a set
    set_vp: int  # points for a set
    sets_most: int  # points for all sets together
    upgrade_vp: int  # the usual points of an upgrade, W-15.1
    recruit: tuple[int, ...]  # cost resources of the 1st to 4th additional worker, W-13.2
    special_cost: int  # cost resources of the special worker
    special_gold: int  # and his gold
    extreme_additional: int  # additional workers on the Extreme board, W-22.2


@dataclass(frozen=True, slots=True)
class Place:
    """D-4  One worker location on one side of the board."""

    id: str  # as the board numbers it: "7a"
    location: Location
    name: Text
    spaces: tuple[int, ...]  # with 2, 3, 4 players
    action: Effect  # NOTHING at a standard location, which has `amounts`
    amounts: tuple[int, ...]  # by level: resources collected, in the village workers recruited; () elsewhere
    upgrade_costs: tuple[int, ...]  # gold for levels 1 and 2; () where there is no upgrade
    owner_bonus: Dues  # W-15.6: per own marker, by Due
    source: str

    @property
    def is_bonus(self) -> bool:
        """W-4.5  Whether a visitor cannot refuse what the place gives."""
        return self.action.only_gives or FIRST_STANDARD <= self.location <= Location.GOLD_MARKET


@dataclass(frozen=True, slots=True)
class Level:
    """D-5  One level of the Pyramid of Doom."""

    room: int  # markers that fit
    cost: Dues
    rewards: tuple[Effect, Effect]  # by Board; that the fourth level ends the game is W-6.1, not an effect
    source: str


@dataclass(frozen=True, slots=True)
class TrackerSpace:
    """D-6  One space of the general pact tracker, in the order of the ring."""

    label: str
    players: int  # in use from so many players on
    effect: Effect
    source: str


@dataclass(frozen=True, slots=True)
class MasterBoard:
    """D-7  A masterboard; fields that its board does not show are empty."""

    id: str
    master: Master
    name: Text
    rating: Rating
    track: tuple[Effect, ...]  # ten positions, NOTHING where no symbol is
    action: Effect  # of its own place
    multipliers: tuple[int, ...]  # by position
    on_climb: Effect  # W-10.13: offered on each step up the pyramid
    source: str


@dataclass(frozen=True, slots=True)
class Skill:
    """D-8  A one-time skill marker."""

    id: str
    name: Text
    effect: Effect
    moment: Moment
    source: str


@dataclass(frozen=True, slots=True)
class CostMarker:
    """D-9  A cost marker."""

    id: str
    name: Text
    good: Good
    source: str


@dataclass(frozen=True, slots=True)
class ElementCard:
    """D-10, W-8.3  An element card."""

    id: str
    name: Text
    element: Element
    bonus: int  # points per own fulfilled pact of the element
    malus: int  # points lost per own claimed pact of its opposite
    source: str


@dataclass(frozen=True, slots=True)
class TowerUpgrade:
    """D-10  A tower upgrade: of an element (W-15.11) or of a kind of resource (W-15.12)."""

    id: str
    name: Text
    sort: Tower
    kind: int  # Element or Good
    cost: int  # gold
    bonus: int  # points per fulfilled pact, or more of its kind when collecting
    malus: int  # points lost per claimed pact of the opposite; 0 for a kind of resource
    source: str


@dataclass(frozen=True, slots=True)
class Pact:
    """D-11, W-17.1  A pact."""

    id: str
    name: Text
    element: Element
    cost: Dues
    reward: Effect
    source: str


@dataclass(frozen=True, slots=True)
class Omen:
    """D-12  An omen."""

    id: str
    name: Text
    kind: OmenKind
    effect: Effect
    edition: Edition
    source: str


@dataclass(frozen=True, slots=True)
class Revenge:
    """D-13, W-19.1  A revenge card: if its limit does not hold in the end, `loss` points are lost."""

    id: str
    name: Text
    limit: Condition
    loss: int
    source: str


@dataclass(frozen=True, slots=True)
class RoundCard:
    """D-14  A round card."""

    id: str
    name: Text
    kind: RoundKind
    effect: Effect
    source: str


@dataclass(frozen=True, slots=True)
class Secret:
    """D-15, W-21.1  A secret pact."""

    id: str
    name: Text
    condition: Condition
    vp: int
    source: str


AnyCard = Pact | Omen | Revenge | RoundCard | Secret | ElementCard | TowerUpgrade | CostMarker | Skill


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything printed on the material of Wutaki. Cards are numbered as they stand in their tuples."""

    name: str
    title: Text
    hash: str
    supply: tuple[int, ...]  # markers of each Good, D-3
    figures: Figures
    boards: tuple[tuple[Place, ...], ...]  # by Board, then Location 0 .. 17
    levels: tuple[Level, ...]
    display: tuple[tuple[int, ...], ...]  # by Board, then slot from left to right: gold received, or paid if below 0
    tracker: tuple[TrackerSpace, ...]
    masters: tuple[MasterBoard, ...]  # by Master
    skills: tuple[Skill, ...]
    cost_markers: tuple[CostMarker, ...]
    elements: tuple[ElementCard, ...]
    towers: tuple[TowerUpgrade, ...]
    pacts: tuple[Pact, ...]
    omens: tuple[Omen, ...]
    revenge: tuple[Revenge, ...]
    rounds: tuple[RoundCard, ...]
    secrets: tuple[Secret, ...]

    def deck(self, deck: Deck) -> Sequence[AnyCard]:
        """The cards of a deck."""
        return (
            self.pacts,
            self.omens,
            self.revenge,
            self.rounds,
            self.secrets,
            self.elements,
            self.towers,
            self.cost_markers,
            self.skills,
        )[deck]

    def ring(self, players: int) -> tuple[int, ...]:
        """W-14.2  The spaces of the tracker that are in use, in order."""
        return tuple(number for number, space in enumerate(self.tracker) if space.players <= players)


def _build(opened: Opened, fingerprint: str, faults: Faults) -> Pack:
    """Everything that the files of a pack say, with stand-ins for what is wrong."""
    reader = _PackReader(opened, faults)
    pack = Pack(
        name=opened.header.name,
        title=opened.header.title,
        hash=fingerprint,
        supply=reader.supply(),
        figures=reader.figures(),
        boards=reader.boards(),
        levels=reader.levels(),
        display=reader.display(),
        tracker=reader.tracker(),
        masters=reader.masters(),
        skills=reader.deck("skill", reader.skill),
        cost_markers=reader.deck("cost_marker", reader.cost_marker),
        elements=reader.deck("element", reader.element),
        towers=reader.deck("tower", reader.tower),
        pacts=reader.deck("pact", reader.pact),
        omens=reader.deck("omen", reader.omen),
        revenge=reader.deck("revenge", reader.revenge),
        rounds=reader.deck("round", reader.round),
        secrets=reader.deck("secret", reader.secret),
    )
    reader.check_english(pack.omens)
    reader.checksums(pack)
    return pack


LOADER = Loader(GAME, FORMAT, SECTIONS, _build)
load_pack, load_pack_bytes, load_pack_documents = LOADER.load, LOADER.from_files, LOADER.from_documents


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


class _PackReader:
    """Reads the sections of one pack; remembers names and ids, which must differ across all of them."""

    def __init__(self, opened: Opened, faults: Faults) -> None:
        self._opened = opened
        self._is_base = opened.header.name == BASE.name
        self._faults = faults
        self._ids = Unique(Reason.ID_TWICE)
        self._names = {language: Unique(Reason.NAME_TWICE) for language in LANGUAGES}
        self._once = _Once()

    # ---- the board --------------------------------------------------------------------------------------------------

    def supply(self) -> tuple[int, ...]:
        """D-3  The markers of each kind, 135 together."""
        entry = self._single("supply")
        if entry is None:
            return ()
        supply = tuple(entry.integer(word, 1, MARKERS) for word in KINDS)
        entry.source()
        entry.finish()
        if sum(supply) != MARKERS:
            entry.fault([], WutakiReason.MARKERS, found=sum(supply), wanted=MARKERS)
        return supply

    def figures(self) -> Figures:
        """D-16  Single numbers."""
        entry = self._single("figures") or self._nothing("figures")
        figures = Figures(
            start_vp=entry.integer("start_vp", 0, MOST_VP),
            start_resources=entry.integer("start_resources", 0, MOST_CARDS),
            start_omens=entry.integer("start_omens", 0, MOST_CARDS),
            end_vp=entry.integer("end_vp", 10, 1000),
            unfulfilled=entry.integer("unfulfilled", 0, MOST_VP),
            others_pact=entry.integer("others_pact", 0, MOST_VP),
            set_size=entry.integer("set_size", 1, MARKERS),
            set_vp=entry.integer("set_vp", 0, MOST_VP),
            sets_most=entry.integer("sets_most", 0, 1000),
            upgrade_vp=entry.integer("upgrade_vp", 0, MOST_VP),
            recruit=entry.integers("recruit", ADDITIONAL_WORKERS, 0, MOST_PRICE),
            special_cost=entry.integer("special_cost", 0, MOST_PRICE),
            special_gold=entry.integer("special_gold", 0, MOST_PRICE),
            extreme_additional=entry.integer("extreme_additional", 0, ADDITIONAL_WORKERS),
        )
        entry.source()
        entry.finish()
        return figures

    def boards(self) -> tuple[tuple[Place, ...], ...]:
        """D-4  The 18 locations of the normal board, and what is different on the Extreme board."""
        entries = list(tables(self._opened.documents, "location", self._faults))
        normal = {place.location: place for entry in entries if (place := self._place(entry)) is not None}
        missing = [word for word, location in PLACES.items() if location not in normal]
        if missing:
            self._section_fault("location", entries, WutakiReason.MISSING, names=", ".join(missing))
        extreme = dict(normal)
        for entry in tables(self._opened.documents, "extreme", self._faults):
            self._extreme(entry, extreme)
        return tuple(tuple(board[location] for location in sorted(board)) for board in (normal, extreme))

    def _place(self, entry: Entry) -> Place | None:
        word, location = self._place_word(entry, "location")
        name = self._name(entry)
        spaces = self._spaces(entry)
        action, bonus = NOTHING, _no_dues()
        amounts: tuple[int, ...] = ()
        costs: tuple[int, ...] = ()
        if location is None or not _is_standard(location):
            action = self._action(entry, location)
        else:
            amounts = entry.integers("amounts", LEVELS, 0, MOST_CARDS)
            costs = entry.integers("upgrade_costs", LEVELS - 1, 0, MOST_PRICE)
            bonus = self._dues(entry, "owner_bonus", Asked.BONUS)
        source = entry.source()
        entry.finish()
        if location is None:
            return None
        return Place(word, location, name, spaces, action, amounts, costs, bonus, source)

    def _extreme(self, entry: Entry, board: dict[Location, Place]) -> None:
        """W-22.1  Only what is different has to be said."""
        _, location = self._place_word(entry, "extreme")
        place = board.get(location) if location is not None else None
        if place is None:  # an unknown place, or one whose normal side is missing; both have been told
            return
        if "spaces" in entry.data:
            place = replace(place, spaces=self._spaces(entry))
        if not _is_standard(place.location) and "action" in entry.data:
            place = replace(place, action=self._action(entry, place.location))
        if _is_standard(place.location):
            place = self._extreme_standard(entry, place)
        board[place.location] = replace(place, source=entry.source())
        entry.finish()

    def _extreme_standard(self, entry: Entry, place: Place) -> Place:
        if "amounts" in entry.data:
            place = replace(place, amounts=entry.integers("amounts", LEVELS, 0, MOST_CARDS))
        if "upgrade_costs" in entry.data:
            place = replace(place, upgrade_costs=entry.integers("upgrade_costs", LEVELS - 1, 0, MOST_PRICE))
        if "owner_bonus" in entry.data:
            place = replace(place, owner_bonus=self._dues(entry, "owner_bonus", Asked.BONUS))
        return place

    def _place_word(self, entry: Entry, section: str) -> tuple[str, Location | None]:
        location = entry.choice("place", PLACES)
        word = next((word for word, known in PLACES.items() if known == location), "")
        if word:
            entry.label = f"{section} {word}"
        self._once.check(entry, "place", None if location is None else (section, location), word)
        return word, location

    def _spaces(self, entry: Entry) -> tuple[int, ...]:
        """W-11.4  More players never use fewer spaces."""
        spaces = entry.integers("spaces", COUNTS_OF_PLAYERS, 1, MOST_SPACES)
        if list(spaces) != sorted(spaces):
            entry.fault(["spaces"], WutakiReason.SPACES)
        return spaces

    def _action(self, entry: Entry, location: Location | None) -> Effect:
        patterns = ACTIONS[location] if location is not None else ()
        return self._shaped(entry, "action", patterns)

    def _shaped(self, entry: Entry, field: str, patterns: Sequence[str]) -> Effect:
        """R-W-2  An effect whose operations are settled by a rule; only its numbers are the pack's."""
        effect = self._effect(entry, field, Site.PLACE)
        if effect.rows and patterns and not any(follows(effect, pattern) for pattern in patterns):
            entry.fault([field], SymbolReason.SHAPE, column=1, pattern=" / ".join(patterns))
        return effect

    def levels(self) -> tuple[Level, ...]:
        """D-5  The four levels of the pyramid, from below."""
        entries = list(tables(self._opened.documents, "level", self._faults))
        if len(entries) != PYRAMID_LEVELS:
            self._count_fault("level", entries, PYRAMID_LEVELS)
        return tuple(self._level(entry) for entry in entries)

    def _level(self, entry: Entry) -> Level:
        room = entry.integer("room", 1, SEATS)
        cost = self._dues(entry, "cost", Asked.LEVEL)
        rewards = (self._effect(entry, "normal", Site.LEVEL), self._effect(entry, "extreme", Site.LEVEL))
        level = Level(room, cost, rewards, entry.source())
        entry.finish()
        return level

    def display(self) -> tuple[tuple[int, ...], ...]:
        """D-6, W-22.4  The gold of the four slots on both boards."""
        entry = self._single("display")
        if entry is None:
            return ()
        gold = tuple(
            entry.integers(board.name.lower(), DISPLAY_SLOTS, -MOST_CARDS if board else 0, MOST_CARDS)
            for board in Board
        )
        entry.source()
        entry.finish()
        return gold

    def tracker(self) -> tuple[TrackerSpace, ...]:
        """D-6, W-14.2  The ring: 6, 7 or 8 spaces with 2, 3 or 4 players."""
        entries = list(tables(self._opened.documents, "tracker", self._faults))
        spaces = tuple(self._tracker_space(entry) for entry in entries)
        if len(spaces) != TRACKER_SPACES:
            self._count_fault("tracker", entries, TRACKER_SPACES)
            return spaces
        for number, wanted in enumerate(TRACKER_RING):
            players = LEAST_PLAYERS + number
            found = sum(space.players <= players for space in spaces)
            if found != wanted:
                self._section_fault("tracker", entries, WutakiReason.RING, players=players, found=found, wanted=wanted)
        if spaces[0].players != LEAST_PLAYERS:  # W-2.5: the marker starts there in every game
            entries[0].fault(["players"], WutakiReason.START)
        return spaces

    def _tracker_space(self, entry: Entry) -> TrackerSpace:
        label = entry.text("label", MOST_LABEL)
        self._once.check(entry, "label", ("label", label) if label else None, label)
        players = entry.integer("players", LEAST_PLAYERS, SEATS)
        effect = self._effect(entry, "effect", Site.TRACKER) if "effect" in entry.data else NOTHING
        space = TrackerSpace(label, players, effect, entry.source())
        entry.finish()
        return space

    # ---- masterboards -----------------------------------------------------------------------------------------------

    def masters(self) -> tuple[MasterBoard, ...]:
        """D-7  Side A and the four sides B."""
        entries = list(tables(self._opened.documents, "master", self._faults))
        boards = {board.master: board for entry in entries if (board := self._master(entry)) is not None}
        missing = [word for word, master in MASTER_IDS.items() if master not in boards]
        if missing:
            self._section_fault("master", entries, WutakiReason.MISSING, names=", ".join(missing))
        return tuple(boards[master] for master in sorted(boards))

    def _master(self, entry: Entry) -> MasterBoard | None:
        master = entry.choice("id", MASTER_IDS)
        if master is None:
            return None
        id_, name = self._id_and_name(entry)
        fields = MASTER_FIELDS[master]
        rating = entry.choice("rating", RATINGS) or Rating.EASY
        track = self._track(entry) if "track" in fields else ()
        action = self._shaped(entry, "place", (OWN_PLACES[master],)) if "place" in fields else NOTHING
        multipliers = entry.integers("multiplier", MULTIPLIERS, 1, MOST_CARDS) if "multiplier" in fields else ()
        on_climb = self._shaped(entry, "climb", (ON_CLIMB,)) if "climb" in fields else NOTHING
        board = MasterBoard(id_, master, name, rating, track, action, multipliers, on_climb, entry.source())
        entry.finish()
        return board

    def _track(self, board: Entry) -> tuple[Effect, ...]:
        """W-10.1  Positions 1 to 9; those without a symbol are left out in the file."""
        entry = board.table("track")
        if entry is None:
            return ()
        effects = [NOTHING] + [
            self._effect(entry, str(position), Site.TRACK) if str(position) in entry.data else NOTHING
            for position in range(1, TRACK_END + 1)
        ]
        entry.finish()
        return tuple(effects)

    # ---- markers and cards ------------------------------------------------------------------------------------------

    def deck(self, section: str, read: Callable[[Entry], T]) -> tuple[T, ...]:
        """W-1.2, D-18  All cards of a deck. The base game has so many; others at least what the rules need."""
        entries = list(tables(self._opened.documents, section, self._faults))
        cards = tuple(read(entry) for entry in entries)
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
        skill = Skill(id_, name, effect, _moment(effect), entry.source())
        entry.finish()
        return skill

    def cost_marker(self, entry: Entry) -> CostMarker:
        """D-9"""
        id_, name = self._id_and_name(entry)
        good = self._one_each(entry, "resource", KINDS, "cost_marker")
        marker = CostMarker(id_, name, Good(good), entry.source())
        entry.finish()
        return marker

    def element(self, entry: Entry) -> ElementCard:
        """D-10"""
        id_, name = self._id_and_name(entry)
        element = self._one_each(entry, "element", ELEMENT_WORDS, "element")
        bonus, malus = entry.integer("bonus", 0, MOST_VP), entry.integer("malus", 0, MOST_VP)
        card = ElementCard(id_, name, Element(element), bonus, malus, entry.source())
        entry.finish()
        return card

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
        card = TowerUpgrade(id_, name, sort, kind, cost, bonus, malus, entry.source())
        entry.finish()
        return card

    def pact(self, entry: Entry) -> Pact:
        """D-11"""
        id_, name = self._id_and_name(entry)
        element = entry.choice("element", ELEMENT_WORDS) or Element.FIRE
        cost = self._dues(entry, "cost", Asked.PACT)
        reward = self._effect(entry, "reward", Site.PACT)
        pact = Pact(id_, name, element, cost, reward, entry.source())
        entry.finish()
        return pact

    def omen(self, entry: Entry) -> Omen:
        """D-12"""
        id_, name = self._id_and_name(entry)
        kind = entry.choice("kind", OMEN_KINDS)
        effect = self._effect(entry, "effect", None if kind is None else OMEN_SITES[kind])
        edition = (entry.choice("edition", EDITIONS) if "edition" in entry.data else None) or Edition.BOTH
        omen = Omen(id_, name, kind or OmenKind.ONCE, effect, edition, entry.source())
        entry.finish()
        return omen

    def revenge(self, entry: Entry) -> Revenge:
        """D-13"""
        id_, name = self._id_and_name(entry)
        limit = self._condition(entry, "limit", most=False)
        revenge = Revenge(id_, name, limit, entry.integer("loss", 1, MOST_VP), entry.source())
        entry.finish()
        return revenge

    def round(self, entry: Entry) -> RoundCard:
        """D-14"""
        id_, name = self._id_and_name(entry)
        kind = entry.choice("kind", ROUND_KINDS)
        effect = self._effect(entry, "effect", None if kind is None else ROUND_SITES[kind])
        card = RoundCard(id_, name, kind or RoundKind.PLACE, effect, entry.source())
        entry.finish()
        return card

    def secret(self, entry: Entry) -> Secret:
        """D-15"""
        id_, name = self._id_and_name(entry)
        condition = self._condition(entry, "condition", most=True)
        secret = Secret(id_, name, condition, entry.integer("vp", 1, MOST_VP), entry.source())
        entry.finish()
        return secret

    def check_english(self, omens: tuple[Omen, ...]) -> None:
        """W-1.2  Without the German cards 45 omens are left in the base game, and in others as many as are needed."""
        found = sum(omen.edition == Edition.BOTH for omen in omens)
        is_wrong = found != ENGLISH_OMENS if self._is_base else found < NEEDED[Deck.OMEN]
        wanted = ENGLISH_OMENS if self._is_base else NEEDED[Deck.OMEN]
        if is_wrong and len(omens) >= (PRINTED if self._is_base else NEEDED)[Deck.OMEN]:
            entries = list(tables(self._opened.documents, "omen", self._faults))
            self._section_fault("omen", entries, WutakiReason.ENGLISH, found=found, wanted=wanted)

    def checksums(self, pack: Pack) -> None:
        """D-18  Sums that the pack itself states, so that a slip while entering cards is noticed.

        The base pack states all of them, others those they like.
        """
        if not self._is_base and not any("checksum" in document.data for document in self._opened.documents):
            return
        entry = self._single("checksum")
        if entry is None:
            return
        sums = {
            "pacts": _tally((pact.element for pact in pack.pacts), ELEMENTS),
            "rounds": _tally((card.kind for card in pack.rounds), len(RoundKind)),
            **{f"spaces_{board.name.lower()}": _total_spaces(pack.boards[board]) for board in Board},
        }
        for field, found in sums.items():
            if field not in entry.data and not self._is_base:
                continue
            wanted = entry.integers(field, len(found), 0, MOST_TOTAL)
            if wanted and wanted != found:
                entry.fault([field], WutakiReason.CHECKSUM, found=_slashed(found), wanted=_slashed(wanted))
        entry.finish()

    # ---- help -------------------------------------------------------------------------------------------------------

    def _effect(self, entry: Entry, field: str, site: Site | None) -> Effect:
        text = entry.text(field, MOST_LETTERS)
        if not text or site is None:
            return NOTHING
        return self._compiled(entry, field, lambda: parse_effect(text, site), NOTHING)

    def _condition(self, entry: Entry, field: str, most: bool) -> Condition:
        text = entry.text(field, MOST_LETTERS)
        return self._compiled(entry, field, lambda: parse_condition(text, most), NEVER) if text else NEVER

    def _dues(self, entry: Entry, field: str, asked: Asked) -> Dues:
        text = entry.text(field, MOST_LETTERS)
        return self._compiled(entry, field, lambda: parse_dues(text, asked), _no_dues()) if text else _no_dues()

    def _compiled(self, entry: Entry, field: str, parse: Callable[[], T], otherwise: T) -> T:
        try:
            return parse()
        except EffectRefused as refused:
            entry.fault([field], refused.code, **refused.arguments)
            return otherwise

    def _one_each(self, entry: Entry, field: str, words: Mapping[str, int], what: str) -> int:
        """A word that no other entry of its sort may have."""
        value = entry.choice(field, words)
        word = next((word for word, known in words.items() if known == value), "")
        self._once.check(entry, field, None if value is None else (what, value), word)
        return value or 0

    def _single(self, section: str) -> Entry | None:
        return single_table(self._opened.documents, section, self._opened.first, self._faults)

    def _nothing(self, section: str) -> Entry:
        """Stands in for a section whose absence has been told: what it lacks is not told again."""
        return Entry(self._opened.first, (), {}, section, Faults())

    def _id_and_name(self, entry: Entry) -> tuple[str, Text]:
        id_ = entry.id()
        self._ids.check(entry, ["id"], id_)
        return id_, self._name(entry)

    def _name(self, entry: Entry) -> Text:
        name = entry.translated("name")
        for language, text in name.items():
            self._names[language].check(entry, ["name", language], text)
        return name

    def _count_fault(self, section: str, entries: list[Entry], wanted: int) -> None:
        self._section_fault(section, entries, WutakiReason.COUNT, section=section, found=len(entries), wanted=wanted)

    def _section_fault(
        self, section_: str, entries: Sequence[Entry], code: WutakiReason, **arguments: str | int
    ) -> None:
        """A fault of a whole section: reported where the section begins, or in pack.toml if it is nowhere."""
        document = entries[0].document if entries else self._opened.first
        line = document.line((section_,) if entries else ("files",))
        self._faults.add(document.name, line, section_, code, **arguments)


def _is_standard(location: Location) -> bool:
    return FIRST_STANDARD <= location < FIRST_STANDARD + STANDARD_LOCATIONS


def _no_dues() -> Dues:
    return (0,) * DUES


def _moment(effect: Effect) -> Moment:
    """W-4.11  When a skill can be used follows from what it does."""
    op = Op(effect.rows[0][Column.OP]) if effect.rows else Op.END
    return Moment.STEP_TWO if op == Op.FULFIL_FREE else MOMENTS.get(op, Moment.FREE)


def _tally(values: Iterable[int], kinds: int) -> tuple[int, ...]:
    found = list(values)
    return tuple(found.count(kind) for kind in range(kinds))


def _total_spaces(board: tuple[Place, ...]) -> tuple[int, ...]:
    """D-4  Worker spaces of a whole board with 2, 3, 4 players."""
    complete = [place.spaces for place in board if len(place.spaces) == COUNTS_OF_PLAYERS]
    return tuple(sum(spaces[count] for spaces in complete) for count in range(COUNTS_OF_PLAYERS))


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))
