"""The shape of a view: the table as a seat sees it (X-22.1). `scripts/web-types` writes it down for the pages.

Views are made for every viewer after every answer, so they are cheap: frozen, and of no concern to the garbage
collector, because nothing in them points back.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal["soldier", "civilian", "building", "event"]
Phase = Literal["effect", "dice", "action"]


class Held(Struct, frozen=True, gc=False):
    """A physical card: its number, and its id in anchors (id of the card and letter of the copy)."""

    card: int
    id: str


class Offer(Struct, frozen=True, gc=False):
    """A card in a slot of the market, with its price for the viewer."""

    card: int
    id: str
    price: int


class MarketRow(Struct, frozen=True, gc=False):
    """X-1.18  A type of cards: its slots, how many are left in its deck, its discard pile."""

    kind: Kind
    slots: list[Offer | None]
    deck: int
    pile: list[Held]


class Actions(Struct, frozen=True, gc=False):
    """X-15.1  What the general actions cost the viewer; None: not possible at all."""

    discard: int | None
    reorganise: int | None
    medicine: int | None
    weapon: int | None
    tactical: int | None
    harvest: int | None
    expand: int | None


class Ark(Struct, frozen=True, gc=False):
    """X-18.7  The ark; values are strength, resistance and paragon value of its soldier."""

    soldier: Held | None
    controller: int | None
    life_points: int
    cap: int
    values: list[int] | None


class Base(Struct, frozen=True, gc=False):
    """X-1.16  A base; fields that are not unlocked are None."""

    seat: int
    faction: str | None
    level: int
    resources: int
    paragon: int
    resistance: int | None
    productivity: int | None
    squad: list[Held]
    squad_values: list[int] | None
    fields: list[list[Held] | None]


class Pool(Struct, frozen=True, gc=False):
    """X-8.1  Dice by type."""

    resource: int
    attack: int


class Committed(Struct, frozen=True, gc=False):
    """X-11.14  The dice of an attack."""

    attack: int
    critical: int


class Dice(Struct, frozen=True, gc=False):
    """The dice on the table; faces by name, without those that did not turn up."""

    chosen: Pool
    rolled: dict[str, int]
    kept: dict[str, int]
    committed: Committed
    rerolls: int
    pools: list[Pool]  # what can be chosen from, while it is


class Addend(Struct, frozen=True, gc=False):
    """A part of a strength or of what it meets, by its symbol."""

    what: Literal["attack", "critical", "power", "life_points", "base-resistance", "cards", "block", "pierce"]
    n: int


class Comparison(Struct, frozen=True, gc=False):
    """X-11.6, X-12.2, X-13.5, X-13.10  An attack and what it meets, with everything that counts.

    Until the strength is final it is what it would be now.
    """

    strength: int
    strength_from: list[Addend]  # empty when it is final and can no longer be told apart
    against: int
    against_from: list[Addend]
    enough: bool
    short: int  # what is missing


class Block(Struct, frozen=True, gc=False):
    """X-13.5  Who may block an attack, with what, and whether they would hold it."""

    soldier: Held
    resistance: int
    holds: bool


class Gain(Struct, frozen=True, gc=False):
    """X-12.7, X-13.12, X-13.13  What an attack brings if it succeeds."""

    enters: int | None  # the life points with which the soldier takes the ark; None: it attacks a base
    dice: int  # paragon dice that are rolled
    takes: int  # paragon of the base that is not protected: no more is taken, whatever the dice show
    destroys: int  # expansion cards, one of which may be destroyed
    shield: str | None  # the card or faction that protects all paragon of the base


class Strike(Struct, frozen=True, gc=False):
    """X-11.1 - X-13.2  An attack that the viewer can make now: the answers that make it, and what would come of it."""

    chosen: Committed  # the dice to choose for it now
    dice: Committed  # all that are in it then
    target: int | None  # None: the ark
    things: list[int]
    soldier: Held
    comparison: Comparison
    block: Block | None  # None: nobody is asked to block it
    gain: Gain


class Attack(Struct, frozen=True, gc=False):
    """X-11.5  The attack that is going on; its strength is 0 until it is final."""

    soldier: Held
    from_ark: bool
    target: int | None
    strength: int
    reached: int  # what the dice and effects come to so far
    comparison: Comparison | None  # None: it has nothing to meet yet, or no longer
    block: Block | None  # while somebody is asked to block


class View(Struct, frozen=True, gc=False, kw_only=True):
    """X-22.1 - X-22.4  The table as a seat, or a spectator, sees it. Prices are theirs, or of who is active."""

    game: str = "xibalba"
    players: int
    you: int | None = None
    threshold: int
    apocalypse: bool
    turn: int
    phase: Phase | None
    active: int | None
    asked: int | None
    question: str
    over: bool
    winners: list[int]
    ark: Ark
    market: list[MarketRow] = []
    actions: Actions
    too_dear: list[str] = []  # actions that the viewer, whose turn it is, cannot pay for
    seats: list[Base]
    dice: Dice
    attack: Attack | None
    strikes: list[Strike] = []  # of the viewer, who is asked
