"""The words of Xibalba: everything that is counted, named or pointed at.

Numbers of enum members are part of saved games and of the action space: append, never renumber.

The printed game has 176 cards and eight factions; other packs may have fewer, and more up to a capacity. Saved games
point at things by number, so the numbers that the printed game takes stay its own: each deck has the places of the
printed one (`FIRST_CARD`), and what it has beyond them is numbered behind all things there were before capacities. That
a thing is always `Thing.CARD` + card leaves a gap in the numbers of cards, from 176 to 208. In it lie the traits of
factions (`TRAIT`), which have effects, too.
"""

from enum import IntEnum

from ...core.events import EventKind
from ..verbs import Verb as Verb

SEATS = 4
FIELDS = 4
BOARDS = 6  # room for them
FACTIONS = 2 * BOARDS
PRINTED_FACTIONS = 8
PRINTED_BOARDS = 4
NOBODY = -1
NO_CARD = -1
NOWHERE = -1  # the place of a number without card
LAPSED = 2  # an attack (1 while it goes on) whose soldier is gone


class Kind(IntEnum):
    """X-1.5 - X-1.8  The four types of cards."""

    SOLDIER = 0
    CIVILIAN = 1
    BUILDING = 2
    EVENT = 3


KINDS = 4
KIND_COUNT = (64, 48, 32, 32)  # X-1.5 - X-1.8
FIRST_CARD = (0, 64, 112, 144)  # of each kind; the printed game has KIND_COUNT from there on
PRINTED_CARDS = 176
TRAIT = 176  # + faction: the source of what its trait does
FIRST_EXTRA = 209  # cards beyond those places, of any kind
EXTRA_CARDS = 31
CARDS = FIRST_EXTRA + EXTRA_CARDS  # all numbers that a card, or a trait, can have
DECK_PARTS = 2  # a deck lies in its printed places, and beyond them


class Die(IntEnum):
    """X-1.10 - X-1.12  The three types of dice."""

    RESOURCE = 0
    ATTACK = 1
    PARAGON = 2
    ANY = 3  # only in effects: the owner chooses resource or attack


DICE = (4, 4, 2)  # X-1.10 - X-1.12: how many of each type are in the box
MOST_IN_POOL = 60  # dice of a type with option `dieLimit` none: what six bits of an event can count


class Face(IntEnum):
    """X-23.36  The ten faces that dice can show."""

    RESOURCE_BLANK = 0
    RESOURCE_1 = 1
    RESOURCE_2 = 2
    RESOURCE_3 = 3
    ATTACK_BLANK = 4
    ATTACK = 5
    CRITICAL = 6
    PARAGON_BLANK = 7
    PARAGON_1 = 8
    PARAGON_2 = 9
    BLANK = 10  # only in effects: the blank face of whatever die is turned


FACES = 10
FIRST_FACE = (0, 4, 7, 10)  # the faces of die d are FIRST_FACE[d] .. FIRST_FACE[d + 1] - 1


class Button(IntEnum):
    """Section 15  The general actions other than buying."""

    DISCARD = 0
    REORGANISE = 1
    MEDICINE = 2
    WEAPON = 3
    TACTICAL = 4
    HARVEST = 5
    EXPAND = 6


class Price(IntEnum):
    """What has a price (`digest/data.md` section 6); the first seven follow `Button`, the last four `Kind`."""

    DISCARD = 0
    REORG = 1
    MEDICINE = 2
    WEAPON = 3
    TACTICAL = 4
    HARVEST = 5
    LEVEL = 6
    SOLDIER = 7
    CIVILIAN = 8
    BUILDING = 9
    EVENT = 10


PRICES = 11


class Thing(IntEnum):
    """X-23.36  Everything that can be pointed at: the first number of each group of things."""

    DONE = 0
    YES = 1
    NO = 2
    FACE = 3  # + Face
    DIE_TYPE = 13  # + Die.RESOURCE or Die.ATTACK
    POOL = 15  # + 0: 4 resource + 2 attack, 1: 3 + 3, 2: 2 + 4
    CARD = 18  # + physical card
    FIELD = 194  # + field 0 .. 3
    SEAT = 198  # + seat 0 .. 3
    KIND = 202  # + Kind
    FACTION = 206  # + faction 0 .. 7, see EXTRA_FACTION
    BUTTON = 214  # + Button
    ROLL = 221  # + 0 .. 5: the faces 1 to 6 of a die, for chance
    EXTRA_CARD = 227  # + card - FIRST_EXTRA, which is CARD + card
    EXTRA_FACTION = 258  # + faction - 8


THINGS = 262


class Ask(IntEnum):
    """X-23.1 - X-23.35  Questions to seats and to chance; from `WORK` on, work that the rules carry on themselves."""

    NOTHING = 0
    NEXT_EFFECT = 1
    POOL = 2
    NEXT_DICE_EFFECT = 3
    KEEP = 4
    ACTION = 5
    ATTACK_DICE = 6
    BLOCK = 7
    DESTROY = 8
    PLACE = 9
    REORG_CARD = 10
    EXTRA_DIE = 11
    ATTACK_TARGET = 12
    REORG_FIELD = 13
    EFFECT_PLAYER = 14
    EFFECT_CARD = 15
    EFFECT_TYPE = 16
    GIVE_UP = 17
    EFFECT_MAY = 18
    DISCARD_CARD = 19
    FACTION = 20
    # to chance
    DRAW = 21
    DRAW_FACTION = 22
    DIE = 23
    DRAW_START = 24
    # to seats again
    MAY_ROLL = 25
    # work
    WORK = 32  # no frame of its own: everything above it is work
    SETUP = 33
    START_ROLLS = 34
    TURN = 35
    NEW_DIE = 36
    DRAW_CARD = 37
    REFILL = 38
    EFFECT = 39
    USED_EVENT = 40
    ATTACK = 41
    ARK_KILL = 42
    BLOCK_RESULT = 43


class Phase(IntEnum):
    """X-6.2  When an effect applies."""

    EFFECT = 0
    DICE = 1
    ACTION = 2
    PERMANENT = 3


class Trigger(IntEnum):
    """Section 7 of the data: what makes a clause happen; NONE: its phase does."""

    NONE = 0
    ATTACK = 1
    ARK = 2
    BASE = 3
    HIT = 4
    KILL = 5
    ENTER = 6
    BLOCK = 7
    LOST = 8


class Condition(IntEnum):
    """Section 7 of the data: conditions in front of a clause."""

    NONE = 0
    IN_ARK = 1
    NO_ARK = 2
    BEHIND = 3
    HOME = 4
    MATES = 5


class Who(IntEnum):
    """Section 7 of the data: selectors of players."""

    SELF = 0
    OPP = 1
    ALL = 2
    TARGET = 3
    ARK = 4


class Stat(IntEnum):
    """What `mod` changes."""

    STRENGTH = 0
    RESISTANCE = 1
    PARAGON = 2
    BLOCK = 3
    BASE_RESISTANCE = 4


class Column(IntEnum):
    """The columns of a row: a verb, and up to three numbers that mean what the verb makes of them."""

    VERB = 0
    AMOUNT = 1
    WHO = 1  # Who
    TAKEN = 2  # from them
    DIE = 1  # Die
    ROLLED = 2  # dice
    FROM = 1  # Face
    TO = 2  # Face
    TURNED = 3  # dice
    STAT = 1  # Stat
    PRICE = 1  # Price
    CHANGE = 2
    FIRST = 3  # 1 if only the first of each turn


COLUMNS = 4
MOST_VERBS = 4  # verbs in one clause


class BonusScope(IntEnum):
    """X-21.6  Which paragon is gained in the ark, in Apocalypse mode; each includes those before it."""

    INCOME = 0
    CONQUEST = 1
    ALL_ROLLS = 2


class Cause(IntEnum):
    """X-29.40  Why something changed, and what dice are rolled for."""

    PRODUCTIVITY = 0
    FIRST_ROLL = 1
    REROLL = 2
    DIE = 3
    PRICE = 4
    KILL = 5
    BLOCK_KILL = 6
    LOOT = 7
    INCOME = 8
    HARVEST = 9
    MEDICINE = 10
    TACTICAL = 11
    WEAPON = 12
    ATTACK = 13
    ENTER = 14
    EFFECT = 15
    SETUP = 16
    START = 17


class Reason(IntEnum):
    """X-29.14  Why a part of an effect was skipped."""

    CONDITION = 0
    NO_TARGET = 1
    NOTHING_TO_CHANGE = 2
    DIE_LIMIT = 3
    DECLINED = 4


class Left(IntEnum):
    """X-29.22  Why a die left the action pool."""

    GIVEN_UP = 0
    LAPSED = 1
    SPENT_IN_ATTACK = 2
    SPENT_TO_ENTER = 3


class Outcome(IntEnum):
    """X-29.34  How an attack ended."""

    ARK_DAMAGED = 0
    ARK_SOLDIER_DESTROYED = 1
    BLOCKED_AND_SURVIVED = 2
    BLOCKED_AND_DESTROYED = 3
    BASE_HELD = 4
    BASE_HIT = 5
    LAPSED = 6


class TurnEnd(IntEnum):
    """X-29.38  Why an action phase ended."""

    CHOSEN = 0
    AUTOMATIC = 1
    MAX_ACTIONS = 2


class GameEnd(IntEnum):
    """X-29.39  Why the game ended."""

    THRESHOLD = 0
    MAX_TURNS = 1


class Event(EventKind):
    """X-29.1 - X-29.40  What is reported for log and animation, with its details.

    `source` is a card, TRAIT + faction, or -1; `place` is a Place; `faces` packs ten counts of six bits, Face 0 lowest;
    `winners` is a bit set of seats.
    """

    GAME_STARTED = 1, "count threshold apocalypse"
    NEUTRAL_PLACED = 2, "card life_points"
    SLOT_FILLED = 3, "kind slot card"
    SLOT_LEFT_EMPTY = 4, "kind slot"
    DECK_RENEWED = 5, "kind count"
    FACTION_ASSIGNED = 6, "player faction"
    START_ROLLED = 7, "player sum round"
    START_DECIDED = 8, "player by_draw"
    TURN_STARTED = 9, "player number"
    PHASE_STARTED = 10, "player phase"
    RESOURCES_CHANGED = 11, "player amount lapsed total cause source"
    PARAGON_CHANGED = 12, "player amount lapsed total cause other bonus source"
    EFFECT_STARTED = 13, "player source trigger price"
    EFFECT_PART_SKIPPED = 14, "player source verb reason"
    POOL_CHOSEN = 15, "player resource_dice attack_dice"
    POOL_DIE_ADDED = 16, "player die source"
    REROLLS_FIXED = 17, "player number own_change others_change"
    DICE_ROLLED = 18, "player cause faces source"
    DIE_KEPT = 19, "player face automatic"
    DIE_EXCHANGED = 20, "player face amount"
    DIE_TURNED = 21, "player from_face to_face cause source"
    DIE_REMOVED = 22, "player face left"
    CARD_BOUGHT = 23, "player card price slot"
    CARD_GAINED = 24, "player card from_pile source"
    CARD_PLACED = 25, "player card place covers"
    CARD_UNCOVERED = 26, "player card place"
    CARD_DISCARDED = 27, "player card place"
    CARD_MOVED = 28, "player card from_place place"
    CARD_DESTROYED = 29, "owner card player cause source"
    LEVEL_RAISED = 30, "player level price field"
    ATTACK_DECLARED = 31, "player card from_ark target normal critical"
    ATTACK_STRENGTH = 32, "player strength bonus against"
    BLOCK_DECIDED = 33, "player card asked"
    ATTACK_RESOLVED = 34, "player outcome"
    LIFE_POINTS_CHANGED = 35, "amount lapsed total cause source"
    ARK_ENTERED = 36, "player card life_points by_kill"
    ARK_EMPTIED = 37, "owner cause source"
    TURN_ENDED = 38, "player turn_end"
    GAME_ENDED = 39, "winners game_end paragon_1 paragon_2 paragon_3 paragon_4"
    ROLL_DECLINED = 40, "player cause"


class Place(IntEnum):
    """X-23.20  Where a card can be: the first number of each group of places."""

    DECK = 0  # + Kind; a set, without order
    PILE = 4  # + Kind
    SLOT = 8  # + 2 * Kind + slot 0 .. 1
    SQUAD = 16  # + seat
    FIELD = 20  # + 4 * seat + field
    ARK = 36
    HAND = 37  # an event in resolution, or a card just bought


PLACES = 38


class Passive(IntEnum):
    """What PERMANENT effects without trigger change: the first number of each group of values."""

    STAT = 0  # + Stat
    PRICE = 5  # + Price
    FIRST = 16  # + Price: for the first action of its kind in a turn
    SHIELD_R = 27
    SHIELD_P = 28
    REROLLS_ARK = 29


PASSIVES = 30


class Mark(IntEnum):
    """X-6.19  What a physical card remembers until the end of the turn (bits)."""

    RESOLVED = 1
    USED = 2
    MOVED = 4
