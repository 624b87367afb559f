"""What is printed on the material of Wutaki, piece by piece, as a pack says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...packs.provenance import Origins
from ...packs.schema import Text
from ..rules.words import (
    Deck,
    Edition,
    Element,
    Good,
    Location,
    Master,
    Moment,
    OmenKind,
    Rating,
    RoundKind,
    Tower,
)
from .symbols import Condition, Dues, Effect


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
    special_gold: int  # and its gold
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
    former: frozenset[str]  # hashes it had when words about its sources were other ones
    origins: Origins  # where all of it comes from
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
