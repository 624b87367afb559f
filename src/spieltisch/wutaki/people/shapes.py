"""The shape of a view: what a seat may know of the table (W-23.1). `scripts/web-types` writes it down for the pages.

Views are made for every viewer after every answer, so they are cheap: frozen, and of no concern to the garbage
collector, because nothing in them points back.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Kind = Literal["stone", "wood", "sheep", "oil", "gold"]
WorkerType = Literal["loyal", "additional", "special"]


class Goods(Struct, frozen=True, gc=False):
    """Resources by kind."""

    stone: int
    wood: int
    sheep: int
    oil: int
    gold: int


class Group(Struct, frozen=True, gc=False):
    """The workers of a seat at a place."""

    seat: int
    loyal: int
    additional: int
    special: int


class Standing(Struct, frozen=True, gc=False):
    """A worker and where they stand."""

    seat: int
    type: WorkerType
    at: str


class Placing(Struct, frozen=True, gc=False):
    """The worker for whom a place is being chosen."""

    seat: int
    type: WorkerType


class Place(Struct, frozen=True, gc=False, kw_only=True):
    """W-11.1  A place; own places have an owner, standard locations what can be upgraded."""

    id: str
    key: str
    location: int
    spaces: int | None
    workers: list[Group]
    free: int | None  # spaces that nobody stands on; None: there is no limit
    most: int  # worker spaces on the printed board; those beyond `spaces` are not in use
    owner: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    upgrades: list[int | None] | UnsetType = UNSET  # whose markers they are
    upgrade_price: int | UnsetType | None = UNSET
    upgrade_prices: list[int] | UnsetType = UNSET
    amounts: list[int] | UnsetType = UNSET
    owner_bonus: dict[str, int] | UnsetType = UNSET
    yields: str | UnsetType = UNSET  # a kind of resource, or `recruit`


class Level(Struct, frozen=True, gc=False):
    """W-12.1.1  A level of the pyramid."""

    level: int
    room: int
    cost: dict[str, int]
    seats: list[int]


class Slot(Struct, frozen=True, gc=False):
    """W-17.2  A slot of the display; gold below 0 is paid."""

    pact: str | None
    gold: int


class Tracker(Struct, frozen=True, gc=False):
    """W-14.2  The spaces of the general pact tracker in use, clockwise, and where its marker lies."""

    ring: list[str]
    at: int
    marks: list[str | None]  # the symbol of what happens on a space


class RoundCards(Struct, frozen=True, gc=False):
    """W-20.4  The round cards in force."""

    in_force: list[str]
    place: str | None
    discount: int


class Pile(Struct, frozen=True, gc=False):
    """W-23.1  How many cards a pile holds; discards lie face up."""

    left: int
    discards: list[str]


class Piles(Struct, frozen=True, gc=False):
    """The piles."""

    pact: Pile
    omen: Pile
    revenge: Pile
    round: Pile
    secret: Pile


class TowerOffer(Struct, frozen=True, gc=False):
    """W-2.3  A tower upgrade; its price in this round while nobody has it."""

    id: str
    sort: Literal["elemental", "resource"]
    kind: str
    price: int | None
    owner: int | None


class Crew(Struct, frozen=True, gc=False):
    """Workers by type."""

    loyal: int
    additional: int
    special: int


class Slots(Struct, frozen=True, gc=False):
    """W-13.6  Who still stands on the slots of a playerboard."""

    additional: int
    special: int


class Recruit(Struct, frozen=True, gc=False):
    """W-13.6  Who is recruited next, and what that costs."""

    type: WorkerType
    cost: int
    gold: int


class Workers(Struct, frozen=True, gc=False):
    """The workers of a seat."""

    available: Crew
    recruited: int
    slots: Slots
    next: Recruit | None
    placed: Crew


class Master(Struct, frozen=True, gc=False):
    """W-10.1  A masterboard, the position of its marker, and the multiplier of B3."""

    id: str
    position: int | None
    multiplier: int | None


class Skill(Struct, frozen=True, gc=False):
    """W-9.6  A one-time skill."""

    id: str
    used: bool


class Towers(Struct, frozen=True, gc=False):
    """W-9.3, W-9.4  The upgrades of a tower."""

    elemental: str | None
    resource: str | None


class Seat(Struct, frozen=True, gc=False, kw_only=True):
    """W-23.1  What lies in front of a player; None where it is hidden from the viewer."""

    seat: int
    vp: int
    goods: Goods
    cost: Kind | None
    cost_marker: str | None
    workers: Workers
    markers: int
    upgrades_performed: int  # W-7.8: may break a tie
    level: int
    master: Master | None
    skill: Skill | None
    towers: Towers
    active_omen: str | None
    active_omen_used: bool
    unfulfilled: list[str] = []
    fulfilling: list[str]
    lacking: dict[str, dict[str, int]] = {}  # what is missing for each unfulfilled pact, by the symbols of its cost
    fulfilled_number: int
    fulfilled: list[str] | None = None
    fulfilled_elements: list[int] | None = None
    omens_number: int
    omens: list[str] | None = None
    revenge_number: int
    revenge: list[str] | None = None
    secrets_number: int
    secrets: list[str] | None = None
    secrets_drawn_number: int
    secrets_drawn: list[str] | None = None
    has_element: bool
    element: str | None = None


class ScoreLine(Struct, frozen=True, gc=False):
    """W-7.1  One line of the final scoring."""

    step: str
    item: str
    card: str | None
    count: int
    points: int


class Score(Struct, frozen=True, gc=False):
    """W-7.1  The final scoring of a player."""

    seat: int
    lines: list[ScoreLine]
    steps: dict[str, int]
    total: int


class View(Struct, frozen=True, gc=False, kw_only=True):
    """W-23.1 - W-23.3  The table as a seat, or a spectator, sees it."""

    game: str = "wutaki"
    players: int
    you: int | None = None
    options: dict[str, str | int]
    round: int
    turn: int
    phase: str
    active: int | None
    asked: int | None
    question: str
    over: bool
    winner: int | None
    ended_by: str | None
    triggerer: int | None
    start: int | None
    claimant: int | None
    worker: Standing | None  # W-4.1: of the running turn; None before they are placed and when they have left
    placing: Placing | None
    locations: list[Place]
    pyramid: list[Level]
    display: list[Slot]
    tracker: Tracker
    monster: Goods
    supply: Goods
    round_cards: RoundCards
    piles: Piles
    towers: list[TowerOffer]
    masters: list[str]  # W-2.12: masterboards that can still be chosen
    omens_in_play: list[str]
    due: dict[str, int]
    seats: list[Seat] = []
    scoring: list[Score] | None
