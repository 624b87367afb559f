"""The board of a pack: supply, single figures, places, pyramid, display and tracker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...packs.schema import Entry
from ..rules.words import (
    ADDITIONAL_WORKERS,
    COUNTS_OF_PLAYERS,
    DISPLAY_SLOTS,
    FIRST_STANDARD,
    LEAST_PLAYERS,
    LEVELS,
    MARKERS,
    MOST_SPACES,
    PYRAMID_LEVELS,
    SEATS,
    STANDARD_LOCATIONS,
    TRACKER_RING,
    TRACKER_SPACES,
    Board,
    Location,
)
from .printed import Figures, Level, Place, TrackerSpace
from .sections import MOST_CARDS, MOST_PRICE, MOST_VP, Sections, WutakiReason, no_dues
from .symbols import KINDS, NOTHING, Asked, Effect, Site

MOST_LABEL = 4  # letters
FIGURES: Mapping[str, tuple[int, int]] = {  # D-16: how small and how large each may be
    "start_vp": (0, MOST_VP),
    "start_resources": (0, MOST_CARDS),
    "start_omens": (0, MOST_CARDS),
    "end_vp": (10, 1000),
    "unfulfilled": (0, MOST_VP),
    "others_pact": (0, MOST_VP),
    "set_size": (1, MARKERS),
    "set_vp": (0, MOST_VP),
    "sets_most": (0, 1000),
    "upgrade_vp": (0, MOST_VP),
    "recruit": (0, MOST_PRICE),
    "special_cost": (0, MOST_PRICE),
    "special_gold": (0, MOST_PRICE),
    "extreme_additional": (0, ADDITIONAL_WORKERS),
}
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


class BoardSections(Sections):
    """Reads what belongs to the board."""

    def supply(self) -> tuple[int, ...]:
        """D-3  The markers of each kind, 135 together."""
        entry = self._table("supply")
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
        return self._whole(self._table("figures") or self._nothing("figures"), self._figures)

    def _figures(self, entry: Entry) -> Figures:
        numbers: dict[str, Any] = {}
        for name, (low, high) in FIGURES.items():
            several = name == "recruit"
            numbers[name] = (
                entry.integers(name, ADDITIONAL_WORKERS, low, high) if several else entry.integer(name, low, high)
            )
        entry.source()
        return Figures(**numbers)

    def boards(self) -> tuple[tuple[Place, ...], ...]:
        """D-4  The 18 locations of the normal board, and what is different on the Extreme board."""
        entries = self._entries("location")
        normal = {place.location: place for entry in entries if (place := self._place(entry)) is not None}
        missing = [word for word, location in PLACES.items() if location not in normal]
        if missing:
            self._section_fault("location", entries, WutakiReason.MISSING, names=", ".join(missing))
        extreme = dict(normal)
        for entry in self._entries("extreme"):
            self._extreme(entry, extreme)
        return tuple(tuple(board[location] for location in sorted(board)) for board in (normal, extreme))

    def _place(self, entry: Entry) -> Place | None:
        word, location = self._place_word(entry, "location")
        name = self._name(entry)
        spaces = self._spaces(entry)
        action, bonus = NOTHING, no_dues()
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

    def levels(self) -> tuple[Level, ...]:
        """D-5  The four levels of the pyramid, from below."""
        entries = self._entries("level")
        if len(entries) != PYRAMID_LEVELS:
            self._count_fault("level", entries, PYRAMID_LEVELS)
        return tuple(self._whole(entry, self._level) for entry in entries)

    def _level(self, entry: Entry) -> Level:
        room = entry.integer("room", 1, SEATS)
        cost = self._dues(entry, "cost", Asked.LEVEL)
        rewards = (self._effect(entry, "normal", Site.LEVEL), self._effect(entry, "extreme", Site.LEVEL))
        return Level(room, cost, rewards, entry.source())

    def display(self) -> tuple[tuple[int, ...], ...]:
        """D-6, W-22.4  The gold of the four slots on both boards."""
        return self._single("display", self._gold, ())

    def _gold(self, entry: Entry) -> tuple[tuple[int, ...], ...]:
        gold = tuple(
            entry.integers(board.name.lower(), DISPLAY_SLOTS, -MOST_CARDS if board else 0, MOST_CARDS)
            for board in Board
        )
        entry.source()
        return gold

    def tracker(self) -> tuple[TrackerSpace, ...]:
        """D-6, W-14.2  The ring: 6, 7 or 8 spaces with 2, 3 or 4 players."""
        entries = self._entries("tracker")
        spaces = tuple(self._whole(entry, self._tracker_space) for entry in entries)
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
        return TrackerSpace(label, players, effect, entry.source())


def _is_standard(location: Location) -> bool:
    return FIRST_STANDARD <= location < FIRST_STANDARD + STANDARD_LOCATIONS
