"""The words of Wutaki: everything that is counted, named or pointed at.

Numbers of enum members are part of saved games and of the action space: append, never renumber.
"""

from enum import IntEnum

from ...core.events import EventKind
from ..verbs import OPS as OPS
from ..verbs import Op as Op

SEATS = 4  # W-1.1
NOBODY = -1
NO_CARD = -1
NOWHERE = -1
COUNTS_OF_PLAYERS = 3  # 2, 3 or 4: triples a/b/c of the data
LEAST_PLAYERS = 2

# Pieces of one player (W-1.2)
LOYAL_WORKERS = 4
ADDITIONAL_WORKERS = 4
UPGRADE_MARKERS = 6

# Setup (W-2.7, W-2.15)
SECRETS_DRAWN = 2
DISPLAY_SLOTS = 4
DRAFTED_PACTS = 2

MARKERS = 135  # W-1.3: resource markers of all kinds


class Good(IntEnum):
    """Section 0, W-25.1  The five kinds of resources, and the two words that stand for a kind."""

    STONE = 0
    WOOD = 1
    SHEEP = 2
    OIL = 3
    GOLD = 4
    ANY = 5  # only in effects and costs: whoever pays or receives chooses, marker by marker (W-24.4)
    COST = 6  # only in effects and costs: the kind on the player's cost marker (W-2.9)


GOODS = 5


class Due(IntEnum):
    """W-17.1  What a pact or a level of the pyramid asks for; the first seven follow `Good`."""

    STONE = 0
    WOOD = 1
    SHEEP = 2
    OIL = 3
    GOLD = 4
    ANY = 5
    COST = 6
    OMEN = 7  # from the hand, discarded


DUES = 8


class Element(IntEnum):
    """W-8.1, W-8.2  The four elements; the opposite of an element is `element ^ 1`."""

    FIRE = 0
    WATER = 1
    EARTH = 2
    WIND = 3


ELEMENTS = 4


class Location(IntEnum):
    """W-11.1  Where workers can be placed: the 18 of the board, then own masterboards, then places on round cards."""

    PYRAMID = 0
    CHASE_AWAY = 1
    CLAIM_PACT = 2
    GIVE_PACT = 3
    RENEW_PACTS = 4
    UPGRADE = 5
    QUARRY = 6
    FOREST = 7
    MEADOW = 8
    OIL_SPRING = 9
    GOLD_MARKET = 10
    VILLAGE = 11
    PRESENT = 12
    PILLAGE = 13
    PLAY_OMEN = 14
    DRAW_OMEN = 15
    TRADE = 16
    STARTING_PLAYER = 17
    ARCHITECTURE = 18  # B1, W-10.5: for its owner only
    INTELLIGENCE = 19  # B3, W-10.9: likewise
    ROUND_CARD = 20  # + round card 0 .. 19, W-20.2
    ASIDE = 40  # W-4.6: where a worker goes when no space is free; no place at all
    MORE_PLACES = 41  # + round card - 20: on cards that the base game does not have


BOARD_LOCATIONS = 18
LOCATIONS = 45  # with masterboards, the places on round cards, and ASIDE
FIRST_STANDARD = Location.QUARRY
STANDARD_LOCATIONS = 6  # W-12.7.1: five resource locations, in the order of `Good`, and the village
RESOURCE_LOCATIONS = 5
LEVELS = 3  # of a standard location: 0, 1, 2 (W-15.3)
MOST_SPACES = 5  # W-11.2


class Board(IntEnum):
    """W-2.1  The two sides of the gameboard."""

    NORMAL = 0
    EXTREME = 1


class Worker(IntEnum):
    """W-16.1 - W-16.3  The three types of workers."""

    LOYAL = 0
    ADDITIONAL = 1
    SPECIAL = 2


class Special(IntEnum):
    """W-9.5, W-16.3  Where the special worker is."""

    HOME = 0
    AVAILABLE = 1
    PLACED = 2


class Deck(IntEnum):
    """W-1.2  Cards that lie in a pile of their own."""

    PACT = 0
    OMEN = 1
    REVENGE = 2
    ROUND = 3
    SECRET = 4
    ELEMENT = 5
    TOWER = 6
    COST_MARKER = 7
    SKILL = 8


# Cards by Deck: how many the base game has (W-1.2; omens: the German edition), for how many there is room, and how many
# the rules need with four players: for display and draft, for hands, to choose secret pacts from. Element cards, cost
# markers and tower upgrades are one for each element or kind (W-8.1, W-15.10), so no pack has more or fewer.
PRINTED = (68, 50, 19, 20, 20, 4, 9, 4, 6)
CAPACITY = (76, 58, 23, 24, 24, 4, 9, 4, 8)
NEEDED = (12, 4, 1, 1, 8, 4, 9, 4, 4)
CARDS = 230  # for how many cards of all decks together there is room
DECKS = 9
PILES = 5  # the first five decks are drawn from all through the game


class Card(IntEnum):
    """The cards of all decks, numbered through, as many as there is room for: the first card of each.

    Packs and states count like this, and nothing that is saved does (`things.py`).
    """

    PACT = 0
    OMEN = 76
    REVENGE = 134
    ROUND = 157
    SECRET = 181
    ELEMENT = 205
    TOWER = 209
    COST_MARKER = 218
    SKILL = 222


ENGLISH_OMENS = 45  # W-1.2, option `omen_deck`


class Edition(IntEnum):
    """Which editions have a card."""

    BOTH = 0
    GERMAN = 1  # the German one only


class OmenKind(IntEnum):
    """W-18.2, W-18.3  How often an omen is used."""

    ONCE = 0
    PERMANENT = 1


class RoundKind(IntEnum):
    """W-20.1 - W-20.3, D-14  What a round card brings."""

    PLACE = 0
    UPGRADE = 1
    INSTANT = 2
    CHAIN = 3  # instant, then a further card is revealed


class Tower(IntEnum):
    """W-9.3, W-9.4  The two sorts of tower upgrades, each with its slot."""

    ELEMENTAL = 0
    RESOURCE = 1


class Master(IntEnum):
    """W-10.1 - W-10.18  The masterboards: side A, and the four sides B."""

    NEUTRALITY = 0
    ARCHITECTURE = 1
    THIEVES = 2
    INTELLIGENCE = 3
    FATE = 4


MASTERS = 5
TRACK_END = 9  # W-10.2: the last position of a private track
MULTIPLIERS = 5  # D-7: positions of the multiplier of B3, 0 to 4


class Rating(IntEnum):
    """W-10.4  How hard a masterboard is to play; for people only."""

    EASY = 0
    MEDIUM = 1
    HARD = 2


class Moment(IntEnum):
    """W-4.10, W-4.11  When a one-time skill can be used."""

    FREE = 0  # S-2, S-4, S-5: in any free moment of the own turn
    AFTER_ACTION = 1  # S-1: after the first execution, W-9.8
    PLACING = 2  # S-3: when a location is chosen, W-9.10
    STEP_TWO = 3  # S-6: W-9.13


PYRAMID_LEVELS = 4  # W-12.1.1
TRACKER_SPACES = 8  # W-14.2
TRACKER_RING = (6, 7, 8)  # spaces in use with 2, 3, 4 players


class Phase(IntEnum):
    """W-3.2, W-4.1  The parts of a game, of a round and of a turn."""

    SETUP = 0
    ROUND_CARD = 1
    STEP_ONE = 2
    STEP_TWO = 3
    END_OF_ROUND = 4
    SCORING = 5
    OVER = 6


class Score(IntEnum):
    """W-7.1  The seven steps of final scoring, after what lies on the track."""

    TRACK = 0
    REVENGE = 1
    UNFULFILLED = 2
    SECRETS = 3
    ELEMENTS = 4
    OMEN = 5
    OTHERS = 6
    RESOURCES = 7


class Count(IntEnum):
    """D-13, D-15  What cards count, always of one player; the first five follow `Good`."""

    STONE = 0
    WOOD = 1
    SHEEP = 2
    OIL = 3
    GOLD = 4
    ANY = 5  # all five kinds together
    OMEN = 6  # hand and active permanent omen (W-18.7)
    HAND_OMEN = 7  # hand alone
    UPGRADE = 8  # markers on locations and tower, never the pyramid (W-7.8)
    RECRUITED = 9  # recruited additional workers, the special one included, placed or not
    REVENGE = 10
    SECRET = 11
    VP = 12  # on the track
    START_MARKER = 13  # 1 or 0
    FULFILLED = 14  # fulfilled pacts of all elements
    FULFILLED_ELEMENT = 15  # + Element
    UNFULFILLED = 19
    UPGRADE_AT = 20  # + standard location 0 .. 5: own markers there


COUNTS = 26


class Comparison(IntEnum):
    """W-19.1, W-21.1, W-21.2  How a count is judged."""

    AT_MOST = 0  # own X <= n
    AT_LEAST = 1  # own X >= n
    MOST = 2  # more than every other player, and not 0


class Who(IntEnum):
    """W-25.1  Whom a part of an effect concerns; several players: from the starting player clockwise (W-24.5)."""

    ME = 0
    OTHERS = 1
    ALL = 2


class Timing(IntEnum):
    """D-1  When an effect counts: the word in front of it."""

    NOW = 0  # no word: carried out when card, place, level or position comes into play
    PLACE = 1  # `place:` a new location with one worker space, for this round (W-20.2)
    THIS_ROUND = 2  # `this round:` in force until the end of the round
    PER_ROUND = 3  # `per_round:` once from one round card to the next (W-18.9)
    END = 4  # `@end:` scored in step 5 (W-18.4)
    ALWAYS = 5  # no word, on a permanent omen: in force while it is active


MOST_ROWS = 12  # of one effect, marks included


class Column(IntEnum):
    """W-25  The columns of a row of the symbol language; what A, B and C mean, `Op` says.

    Below them, the names that A, B and C have in rows that count (RECEIVE_VP_PER) or concern markers of a kind.
    """

    OP = 0
    WHO = 1
    N = 2
    A = 3
    B = 4
    C = 5
    GOOD = 3
    COUNT = 3
    FOR_EVERY = 4
    AT_MOST = 5


COLUMNS = 6


class Zone(IntEnum):
    """W-24.15  Where a card is; every card of every deck is in exactly one zone."""

    DECK = 0
    DISCARD = 1
    OPEN = 2  # pact: on the display; round card: in force; tower upgrade: nobody's yet
    OUT = 3  # has left the game, or is not part of it
    IN_PLAY = 4  # a one-time omen while it is carried out (W-18.11), a pact while it is being fulfilled
    HELD = 8  # + seat: hand omen, unfulfilled pact, revenge card, secret pact, tower upgrade, cards for the whole game
    LAID = 12  # + seat: active permanent omen, fulfilled pact
    DRAWN = 16  # + seat: secret pact just drawn, of which one is kept (W-2.7)


ZONES = Zone.DRAWN + SEATS


class Source(IntEnum):
    """What can have an effect in the symbol language: the first number of each group; nothing that is saved has it."""

    NONE = -1
    PACT = 0  # + pact: its reward
    OMEN = 76  # + omen
    ROUND = 134  # + round card
    LOCATION = 158  # + location of the board or of a masterboard
    ON_CLIMB = 178  # + master: offered on each step up the pyramid (W-10.13)
    TRACK = 183  # + 10 * master + position
    LEVEL = 233  # + level of the pyramid 0 .. 3
    TRACKER = 237  # + space of the general pact tracker 0 .. 7
    SKILL = 245  # + skill


SOURCES = 253
TRACK_POSITIONS = 10


class Opening(IntEnum):
    """W-4.5, W-4.7  How a visitor decides whether the action of a place is used."""

    BONUS = 0  # not at all: what only gives cannot be refused
    USE = 1  # by yes or no (Q-USE)
    CHOICE = 2  # by making or declining the first choice of the action


class Thing(IntEnum):
    """W-26.1  Everything that can be pointed at: the first number of each group of things.

    `things.py` tells which thing a card or a place is.
    """

    DONE = 0  # ends a repeated question
    NONE = 1  # declines
    YES = 2
    GOOD = 3  # + Good, STONE .. ANY
    WORKER = 9  # + Worker
    LOCATION = 12  # + Location, ASIDE included
    SEAT = 53  # + seat
    MASTER = 57  # + Master
    PACT = 62  # + pact; this and the next eight groups are the cards of all decks in the order of `Deck`
    OMEN = 130  # + omen
    REVENGE = 180  # + revenge card
    ROUND = 199  # + round card
    SECRET = 219  # + secret pact
    ELEMENT = 239  # + element card
    TOWER = 243  # + tower upgrade
    COST_MARKER = 252  # + cost marker
    SKILL = 256  # + one-time skill
    MARKER = 262  # + 2 * standard location + upgrade space 0 or 1
    CHOICE = 274  # + 0 or 1: the alternatives of a place, in printed order
    MORE_PLACES = 276  # + place on a round card that the base game does not have, and such cards of the other decks
    MORE_PACTS = 280
    MORE_OMENS = 288
    MORE_REVENGE = 296
    MORE_ROUNDS = 300
    MORE_SECRETS = 304
    MORE_SKILLS = 308


THINGS = 310


class Ask(IntEnum):
    """W-26.3, W-26.4  Questions to seats and to chance; from `WORK` on, work that the rules carry on themselves.

    What the frame of each notes is named in `notes.py`.
    """

    NOTHING = 0
    # setup
    SECRET = 1  # player; keep one of the secret pacts just drawn
    MASTER = 2
    DRAFT = 3
    # the turn
    WORKER = 4
    PLACE = 5
    USE = 6
    AGAIN = 7
    STEP2 = 8
    # inside actions and effects; below each lies the EFFECT that asks
    GROUP = 9
    OPPONENT = 10
    MOVE = 11
    DISPLAY = 12
    UPGRADE = 13
    RECRUIT = 14
    ELEVEN = 15  # alternatives of a bonus place
    TRADE = 16  # alternatives of an action place
    SWAP_IN = 17
    SWAP_OUT = 18
    BUY = 19
    OMEN = 20
    DISCARD = 21
    PAY = 22
    TAKE = 23
    STEAL = 24
    REVENGE = 25
    GIVEUP = 26
    ROB = 27
    MARKER = 28
    OWNPACT = 29
    WAIVE = 30
    BORROW = 31
    # other players
    LEAVE = 32
    WORTHY = 33
    # chance
    DRAW = 34
    DRAW_START = 35
    WORK = 64
    SETUP = 65
    ROUND = 66
    TURN = 67
    ACT = 68  # one execution
    EFFECT = 69
    DRAWING = 70
    REFILL = 71
    PUT_AWAY = 72
    FULFIL = 73
    PAY_DAY = 74
    GIFT = 75
    SCORING = 76


class Refusal(IntEnum):
    """W-4.7, W-26.3  What declining a choice means."""

    NO = 0  # it cannot be declined
    PART = 1  # this part of the effect is skipped
    ACTION = 2  # the worker only blocks its space: place without use
    WHOLE = 3  # the whole effect is skipped, without a word (B4)


class Purpose(IntEnum):
    """What the thing pointed at is wanted for, where one question serves several."""

    CHASE = 0
    GIVE_PACT = 1
    GIVE_REVENGE = 2
    STEAL = 3
    CLAIM = 4
    RETURN = 5
    PAY = 6
    EXCHANGE = 7
    BURN = 8
    TAKE_OVER = 9
    FULFIL_FREE = 10
    FULFIL_REDUCED = 11


class Draw(IntEnum):
    """What becomes of a drawn card."""

    SETUP = 0
    KEEP = 1
    CHOOSE = 2  # secret pacts of which one is kept
    DISPLAY = 3
    REVEAL = 4
    CHAINED = 5  # a further round card


class From(IntEnum):
    """Where received markers come from."""

    SUPPLY = 0
    MONSTER = 1
    OPPONENT = 2


class Home(IntEnum):
    """Why a worker goes back to the playerboard."""

    CHASED = 0
    UNPAID = 1
    SACRIFICED = 2


class Off(IntEnum):
    """Why an omen leaves a player without being played."""

    PAID = 0
    REPLACED = 1
    BURNED = 2
    EXCHANGED = 3


class GameEnd(IntEnum):
    """W-6.1, W-6.8  What ended the game."""

    NOTHING = 0
    POINTS = 1
    PYRAMID = 2
    ROUNDS = 3


class FulfilMode(IntEnum):
    """How a pact was paid for."""

    FULL = 0
    REDUCED = 1
    FREE = 2


class Item(IntEnum):
    """W-7.1  What a line of the final scoring is about; beside it stand a card or kind, a count and points."""

    TRACK = 0
    REVENGE_CARD = 1  # card: revenge card, count: what its limit looked at
    UNFULFILLED = 2  # count: unfulfilled pacts
    SECRET = 3  # card: secret pact, count: what its condition looked at
    ELEMENT_BONUS = 4  # card: element card, count: own fulfilled pacts of it
    ELEMENT_MALUS = 5  # card: element card, count: own claimed pacts of the opposite
    TOWER_BONUS = 6  # card: tower upgrade
    TOWER_MALUS = 7
    OMEN = 8  # card: omen, count: what it counts
    OTHERS = 9  # card: element card, count: fulfilled pacts of others in it, before the multiplier
    SETS = 10  # card: kind of resource, count: markers
    SETS_LIMIT = 11  # what exceeds the limit of step 7 is taken off again
    TOWER_OTHERS = 12  # card: tower upgrade, count: as with OTHERS, in its element


class Event(EventKind):
    """W-27.1  Everything that can happen, with its details. The last detail of all is the Source + 1, 0 if none.

    A detail marked * is a card that only the seats named see (`seen.py`).
    """

    SETUP = 1, "player deck card"  # card*: the owner; cost marker and skill: all
    MASTERBOARD = 2, "player master"
    DRAFT = 3, "player pact slot"
    ROUND_BEGINS = 4, "round player"  # player: who starts
    ROUND_CARD = 5, "round_card chained"
    TURN_BEGINS = 6, "player last"
    TURN_SKIPPED = 7, "player limit"  # limit 0: no worker is left
    PLACE = 8, "player worker location crowded"
    NO_USE = 9, "player location"
    EXECUTION = 10, "player location second borrowed"
    RECEIVE = 11, "player kind wanted got origin opponent"  # origin: From
    PAY = 12, "player kind amount"
    SACRIFICE = 13, "player kind amount"
    VP = 14, "player change total"  # total: afterwards
    CHASE = 15, "player victim location number special"  # special: included
    MOVE = 16, "player from_location location"
    RECRUIT = 17, "player worker cost gold"  # cost, gold: paid
    WORKER_HOME = 18, "player worker location reason"  # location NOWHERE: it was available; reason: Home
    CLAIM = 19, "player pact slot gold"
    GIVE_PACT = 20, "player receiver pact"
    DISCARD_PACT = 21, "player pact"  # player NOBODY: from the display
    DISPLAY = 22, "slot_0 slot_1 slot_2 slot_3"
    UPGRADE = 23, "player standard level tower price points"  # standard or tower is -1
    MARKER_HOME = 24, "owner standard level player"  # player: by whom
    MARKER_REPLACED = 25, "owner player standard level"  # owner: of the old marker
    CLIMB = 26, "player level"  # level 1 .. 4
    OWNER_BONUS = 27, "player standard kind got"
    DRAW_OMEN = 28, "player omen"  # omen*
    PLAY_OMEN = 29, "player omen"
    OMEN_OFF = 30, "player omen off"
    DRAW_REVENGE = 31, "player revenge"  # revenge*
    RETURN_REVENGE = 32, "player revenge"  # revenge*
    GIVE_REVENGE = 33, "player receiver revenge"  # revenge*: both
    DRAW_SECRET = 34, "player secret"  # secret*
    RETURN_SECRET = 35, "player secret"  # secret*
    FULFIL = 36, "player pact mode"
    PRIVATE_TRACK = 37, "player master position"
    GENERAL_TRACK = 38, "space"  # of the tracker, 0 .. 7
    PAY_DAY = 39, "player due paid leaving"
    MULTIPLIER = 40, "player position factor"
    ROB = 41, "player stone wood sheep oil gold"
    START_CLAIM = 42, "player"
    START_MOVES = 43, "player"
    SKILL = 44, "player skill"
    RESHUFFLE = 45, "deck number"
    END_TRIGGERED = 46, "player game_end"  # player may be NOBODY
    REVEAL = 47, "player deck card laid"  # laid: fulfilled or active
    SCORE = 48, "player step item about count points"  # about: a card or a kind
    TIE = 49, "seats first second"  # seats: a bit set; counts of the tie-breaks
    WORTHY = 50, "player"
    GAME_OVER = 51, "player total_0 total_1 total_2 total_3 places game_end"  # player: the winner; places in base 8
