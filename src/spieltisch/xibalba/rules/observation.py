"""Section 22: what an observation tells, field by field. Seats are counted clockwise from the observer, who is 0.

`observe` writes at the indices that are declared here, players read at them, and `SPEC` says what they mean.
"""

from ...core.choices import add_options
from ...core.observation import Column, Kind, Layout
from ...core.stack import CHANCE, DEPTH, NOTES
from .dice import MOST_OF_A_TYPE, POOL_SIZE
from .options import TOLD
from .tracks import MOST_PARAGON, MOST_RESOURCES
from .words import (
    CARDS,
    EXTRA_CARDS,
    FACES,
    FACTIONS,
    KIND_COUNT,
    KINDS,
    LAPSED,
    MOST_IN_POOL,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PLACES,
    PRICES,
    PRINTED_CARDS,
    SEATS,
    Ask,
    Mark,
)

FRAMES = 3  # how many frames of the stack an observation shows, the topmost first
ALL_SEATS = (1 << SEATS) - 1
ALL_MARKS = (Mark.MOVED << 1) - 1
MOST_DICE = POOL_SIZE + 2
WORD = 32_767  # what a number of two bytes can be

_layout = Layout()
_add = _layout.add

PLAYERS = _add("players", Kind.COUNT, 2, SEATS, "players")
THRESHOLD = _add("threshold", Kind.COUNT, 1, MOST_PARAGON, "X-3.1: paragon that wins")
APOCALYPSE = _add("apocalypse", Kind.FLAG, 0, 1, "X-21.1: the mode")
LIFE_POINT_CAP = _add("life_point_cap", Kind.COUNT, 10, 20, "X-18.9: most life points in the ark")
SLOTS = _add("slots", Kind.COUNT, 1, 2, "X-1.18: face-up cards of each type")
TURN = _add("turn", Kind.COUNT, 0, 2_000_000_000, "turns begun; 0 while the table is set up")
ACTIVE_PLAYER = _add("active", Kind.CODE, 0, SEATS - 1, "X-5.1: whose turn it is")
OVER = _add("over", Kind.FLAG, 0, 1, "the game is over")
WINNERS = _add("winners", Kind.BITS, 0, ALL_SEATS, "seats at the table (not counted from the observer) that have won")
LIFE_POINTS = _add("life_points", Kind.COUNT, 0, 20, "of the soldier in the ark")
CONTROLLER = _add("controller", Kind.CODE, NOBODY, SEATS - 1, "X-18.7: who holds the ark; -1: nobody")
RAISED = _add("raised", Kind.FLAG, 0, 1, "X-15.27: a level was raised this turn")
REROLLS = _add("rerolls", Kind.COUNT, -WORD, WORD, "X-8.14: still allowed")
ACTIONS = _add("actions", Kind.COUNT, 0, WORD, "X-9.14: choices made in this action phase")
FIRST_OF_KIND = _add("first", Kind.BITS, 0, (1 << PRICES) - 1, "X-6.19: prices that were paid this turn")
TIED = _add("tied", Kind.BITS, 0, ALL_SEATS, "X-4.2: seats at the table that still roll for the start")
START = _add("start", Kind.COUNT, 0, 4, "section 4: sums of the starting rolls, by seat at the table", SEATS)
STACK_DEPTH = _add("depth", Kind.COUNT, 0, DEPTH, "questions and pieces of work that wait")
ATTACK = _add("attack.on", Kind.CODE, 0, LAPSED, "1: an attack goes on; 2: its soldier is gone (X-11.15)")
ATTACK_FROM_ARK = _add("attack.from_ark", Kind.FLAG, 0, 1, "X-13.1: on a base")
ATTACK_TARGET = _add("attack.target", Kind.CODE, NOBODY, SEATS - 1, "whose base is attacked; -1: none")
ATTACK_SOLDIER = _add("attack.soldier", Kind.CODE, 0, CARDS - 1, "the attacking card")
ATTACK_BLOCKER = _add("attack.blocker", Kind.CODE, NO_CARD, CARDS - 1, "X-13.3: the blocking card; -1: none")
ATTACK_NORMAL = _add("attack.normal", Kind.COUNT, 0, MOST_IN_POOL, "X-11.14: committed attack symbols")
ATTACK_CRITICAL = _add("attack.critical", Kind.COUNT, 0, MOST_IN_POOL, "X-11.14: committed critical hits")
ATTACK_STRENGTH = _add("attack.strength", Kind.COUNT, 0, WORD, "X-11.6: once it is final")
ATTACK_POWER = _add("attack.power", Kind.COUNT, -WORD, WORD, "X-11.6: bonus of this attack")
PIERCE = _add("attack.pierce", Kind.COUNT, -WORD, WORD, "X-13.21: resistance that does not count")
UNBLOCKABLE = _add("attack.unblockable", Kind.FLAG, 0, 1, "X-13.4: nobody may block")
CHOSEN = _add("dice", Kind.COUNT, 0, MOST_OF_A_TYPE, "X-8.1: resource and attack dice before they are rolled", 2)
ROLLED = _add("rolled", Kind.COUNT, 0, MOST_DICE, "X-8.9: dice of the pool, by face", FACES)
KEPT = _add("kept", Kind.COUNT, 0, MOST_IN_POOL, "X-8.10: dice of the action pool, by face", FACES)
LEFT = _add("left", Kind.COUNT, 0, max(KIND_COUNT) + EXTRA_CARDS, "X-17.8: cards in the deck, by type", KINDS)

ASK, PLAYER, NOTE = range(3)  # columns of a frame
FRAME_COLUMNS = (
    Column("ask", Kind.CODE, 0, max(Ask), "X-23.1: the question, or the work"),
    Column("player", Kind.CODE, CHANCE, SEATS - 1, "who is asked; -1: chance"),
    Column("note", Kind.CODE, NOBODY, CARDS - 1, "what it notes (`notes.py`)", NOTES),
)
FRAME_NUMBERS = 2 + NOTES
FRAME = _layout.table("frame", FRAMES, FRAME_COLUMNS)

RESOURCES, PARAGON, LEVEL, FACTION = range(4)  # columns of a seat
SEAT_COLUMNS = (
    Column("resources", Kind.COUNT, 0, MOST_RESOURCES, "X-10.3"),
    Column("paragon", Kind.COUNT, 0, MOST_PARAGON, "X-14.9"),
    Column("level", Kind.COUNT, 0, 4, "X-15.25: of the base; 0: nobody sits here"),
    Column("faction", Kind.CODE, NOBODY, FACTIONS - 1, "X-2.8: -1 until it is known"),
)
SEAT_NUMBERS = len(SEAT_COLUMNS)
SEAT = _layout.table("seat", SEATS, SEAT_COLUMNS)

_PLACE = (Kind.CODE, NOWHERE, PLACES - 1, "where each card is (`words.Place`); -1: the pack has none of this number")
_BENEATH = (Kind.COUNT, 0, CARDS, "X-22.2: how many cards lie on it")
_MARK = (Kind.BITS, 0, ALL_MARKS, "X-6.19: what it did this turn (`words.Mark`)")
CARD = _add("card.place", *_PLACE, PRINTED_CARDS)
BENEATH = _add("card.beneath", *_BENEATH, PRINTED_CARDS)
MARK = _add("card.mark", *_MARK, PRINTED_CARDS)
EXTRA_CARD = _add("extra_card.place", *_PLACE, EXTRA_CARDS)
EXTRA_BENEATH = _add("extra_card.beneath", *_BENEATH, EXTRA_CARDS)
EXTRA_MARK = _add("extra_card.mark", *_MARK, EXTRA_CARDS)

OPTION = add_options(_layout, TOLD)

SPEC = _layout.spec()
OBSERVATION = _layout.size
