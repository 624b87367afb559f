"""W-23.1  An observation, declared once: the name, place, range and meaning of every number that a seat may know.

`knowledge.py` writes the numbers at these places, players read them there. Seats are counted clockwise from the
observer, who is 0; NOBODY stays -1. What a seat may not know is UNKNOWN.
"""

from collections.abc import Sequence

from ...core.choices import add_options
from ...core.observation import Column, Field, Kind, Layout
from ...core.stack import DEPTH, NOTES
from .options import MOST_ROUNDS, TOLD
from .words import (
    ADDITIONAL_WORKERS,
    CAPACITY,
    CARDS,
    DISPLAY_SLOTS,
    DUES,
    ELEMENTS,
    GOODS,
    LEVELS,
    LOCATIONS,
    LOYAL_WORKERS,
    MARKERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    PYRAMID_LEVELS,
    SEATS,
    SOURCES,
    STANDARD_LOCATIONS,
    TRACK_END,
    TRACKER_SPACES,
    UPGRADE_MARKERS,
    Ask,
    Deck,
    GameEnd,
    Master,
    Phase,
    Score,
    Special,
    Worker,
    Zone,
)

UNKNOWN = -2  # there is something, but this seat may not know what
FRAMES = 3  # how many frames of the stack are seen, the topmost first

MOST_VP = 1000  # nobody comes near
MOST_TURNS = 1000  # of one player in one round
MOST_UPGRADES = 1000  # of one player in one game, those that were undone included
MOST_ANSWERS = 2**24  # as far as a float32 counts
LAST_SEAT = SEATS - 1
LAST_LOCATION = LOCATIONS - 1
PACTS, OMENS, REVENGE, ROUNDS, SECRETS, ELEMENT_CARDS, TOWERS, COST_MARKERS, SKILLS = CAPACITY
PLACES_OF_CARDS = 2 ** (1 + SEATS) - 1  # bit 0 the pile, bit 1 + seat: held by that seat


def columns_of(row: Layout) -> Sequence[Column]:
    """The numbers of a row of a table, laid out like an observation of their own."""
    return [Column(f.name, f.kind, f.low, f.high, f.meaning, f.size) for f in row.spec()]


_seen = Layout()

# ---- the whole game -------------------------------------------------------------------------------------------------

PLAYERS = _seen.add("players", Kind.COUNT, 2, SEATS, "players in this game")
EXTREME = _seen.add("extreme", Kind.FLAG, 0, 1, "the Extreme side of the board (W-2.1)")
MASTERS_B = _seen.add("masters_b", Kind.FLAG, 0, 1, "masterboards of side B (W-2.12)")
WITH_SKILLS = _seen.add("skills", Kind.FLAG, 0, 1, "with one-time skills (W-2.13)")
END_VP = _seen.add("end_vp", Kind.COUNT, 1, MOST_VP, "points that end the game (W-6.1)")
ROUND = _seen.add("round", Kind.COUNT, 0, MOST_ROUNDS, "number of the round, 0 in setup")
TURN = _seen.add("turn", Kind.COUNT, 0, MOST_ANSWERS, "turns taken in this game, the present one included")
PHASE = _seen.add("phase", Kind.CODE, 0, Phase.OVER, "Phase")
IS_OVER = _seen.add("over", Kind.FLAG, 0, 1, "the game is over")
ACTIVE_SEAT = _seen.add("active", Kind.CODE, NOBODY, LAST_SEAT, "whose turn it is")
WINNER = _seen.add("winner", Kind.CODE, NOBODY, LAST_SEAT, "winner")
START = _seen.add("start", Kind.CODE, NOBODY, LAST_SEAT, "holder of the starting player marker")
CLAIMANT = _seen.add("claimant", Kind.CODE, NOBODY, LAST_SEAT, "who claimed that marker in this round (W-12.16.1)")
NEXT_SEAT = _seen.add("next_seat", Kind.CODE, NOBODY, LAST_SEAT, "whose turn may come next")
TRIGGERER = _seen.add("triggerer", Kind.CODE, NOBODY, LAST_SEAT, "who ended the game (W-6.1)")
ENDED_BY = _seen.add("ended_by", Kind.CODE, 0, GameEnd.ROUNDS, "GameEnd")
ENDED_IN = _seen.add("ended_in", Kind.CODE, 0, Phase.OVER, "Phase in which the end was triggered")
CURRENT = _seen.add("current", Kind.CODE, NOBODY, Worker.SPECIAL, "type of the worker placed in this turn")
CURRENT_AT = _seen.add("current_at", Kind.CODE, NOWHERE, LAST_LOCATION, "Location where that worker stands")
CARRIED_OUT = _seen.add("carried_out", Kind.FLAG, 0, 1, "the last execution took place (W-16.6)")
PLACE_CARD = _seen.add("place_card", Kind.CODE, NO_CARD, ROUNDS - 1, "round card whose place is open")
DISCOUNT = _seen.add("discount", Kind.COUNT, 0, 127, "gold that every upgrade costs less in this round (C-10)")
TRACKER = _seen.add("tracker", Kind.CODE, 0, TRACKER_SPACES - 1, "where in its ring the general pact marker is")
WAITING = _seen.add("depth", Kind.COUNT, 0, DEPTH, "questions and pieces of work that wait")

# ---- the board ------------------------------------------------------------------------------------------------------

_good = Layout()
IN_SUPPLY = _good.add("supply", Kind.COUNT, 0, MARKERS, "markers of this Good in the supply")
ON_MONSTER = _good.add("monster", Kind.COUNT, 0, MARKERS, "markers of this Good on the monster")
GOOD_NUMBERS = _good.size
GOOD = _seen.table("good", GOODS, columns_of(_good))
DUE = _seen.add("due", Kind.COUNT, 0, MARKERS, "what the pact being paid still costs, by Due", DUES)
DISPLAY = _seen.add("display", Kind.CODE, NO_CARD, PACTS - 1, "pacts on the display, slot by slot", DISPLAY_SLOTS)
MARKER = _seen.add(
    "marker",
    Kind.CODE,
    NOBODY,
    LAST_SEAT,
    "whose upgrade marker lies on each space of the standard locations (W-15.3)",
    STANDARD_LOCATIONS * (LEVELS - 1),
)
_pile = Layout()
CARDS_LEFT = _pile.add("left", Kind.COUNT, 0, max(CAPACITY), "cards in the draw pile of this Deck")
DISCARDS = _pile.add("discarded", Kind.COUNT, 0, max(CAPACITY), "cards in its discard pile")
PILE_NUMBERS = _pile.size
PILE = _seen.table("pile", PILES, columns_of(_pile))

# ---- questions ------------------------------------------------------------------------------------------------------

_frame = Layout()
ASK = _frame.add("ask", Kind.CODE, 0, max(Ask), "Ask: what is asked, or what work waits; 0: nothing")
PLAYER = _frame.add("player", Kind.CODE, NOBODY, LAST_SEAT, "who is asked; chance and nobody: -1")
NOTE = _frame.add("note", Kind.CODE, UNKNOWN, SOURCES, "what it notes (`notes.py`), by its own names", NOTES)
FRAME_NUMBERS = _frame.size
FRAME = _seen.table("frame", FRAMES, columns_of(_frame))

# ---- players --------------------------------------------------------------------------------------------------------

_seat = Layout()
VP = _seat.add("vp", Kind.COUNT, 0, MOST_VP, "points on the track")
TURNS = _seat.add("turns", Kind.COUNT, 0, MOST_TURNS, "turns taken in this round (W-3.8)")
LOYAL = _seat.add("loyal", Kind.COUNT, 0, LOYAL_WORKERS, "available loyal workers")
ADDITIONAL = _seat.add("additional", Kind.COUNT, 0, ADDITIONAL_WORKERS, "available additional workers")
RECRUITED = _seat.add("recruited", Kind.COUNT, 0, ADDITIONAL_WORKERS, "recruited additional workers, placed or not")
SPECIAL = _seat.add("special", Kind.CODE, 0, Special.PLACED, "Special: where the special worker is")
SPECIAL_AT = _seat.add("special_at", Kind.CODE, NOWHERE, LAST_LOCATION, "Location where the special worker stands")
MARKERS_LEFT = _seat.add("markers", Kind.COUNT, 0, UPGRADE_MARKERS, "upgrade markers in the private supply")
PERFORMED = _seat.add("performed", Kind.COUNT, 0, MOST_UPGRADES, "upgrades performed in this game (W-7.8)")
LEVEL = _seat.add("level", Kind.COUNT, 0, PYRAMID_LEVELS, "level on the pyramid, 0: not there")
ELEMENT = _seat.add("element", Kind.CODE, UNKNOWN, ELEMENT_CARDS - 1, "element card")
COST_MARKER = _seat.add("cost_marker", Kind.CODE, NO_CARD, COST_MARKERS - 1, "cost marker")
SKILL = _seat.add("skill", Kind.CODE, NO_CARD, SKILLS - 1, "one-time skill")
SKILL_USED = _seat.add("skill_used", Kind.FLAG, 0, 1, "that skill is used up")
MASTER = _seat.add("master", Kind.CODE, NOBODY, Master.FATE, "Master: the masterboard")
TRACK = _seat.add("track", Kind.COUNT, 0, TRACK_END, "position of the private marker")
TOWER = _seat.add("tower", Kind.CODE, NO_CARD, TOWERS - 1, "tower upgrades, by Tower", 2)
ACTIVE = _seat.add("active_omen", Kind.CODE, NO_CARD, OMENS - 1, "the active permanent omen")
ACTIVE_USED = _seat.add("active_used", Kind.FLAG, 0, 1, "that omen has been used in this round (W-18.9)")
HAND = _seat.add("omens", Kind.COUNT, 0, OMENS, "omens in hand")
REVENGE_CARDS = _seat.add("revenge", Kind.COUNT, 0, REVENGE, "revenge cards")
SECRET_PACTS = _seat.add("secrets", Kind.COUNT, 0, SECRETS, "secret pacts")
UNFULFILLED = _seat.add("unfulfilled", Kind.COUNT, 0, PACTS, "unfulfilled pacts")
FULFILLED = _seat.add("fulfilled", Kind.COUNT, 0, PACTS, "fulfilled pacts")
FULFILLED_ELEMENT = _seat.add("fulfilled_by", Kind.COUNT, UNKNOWN, PACTS, "fulfilled pacts, by Element", ELEMENTS)
OWN_GOODS = _seat.add("goods", Kind.COUNT, 0, MARKERS, "markers, by Good", GOODS)
SCORE = _seat.add("score", Kind.COUNT, -MOST_VP, MOST_VP, "final scoring, by Score; 0 before it (W-7.1)", len(Score))
_here = Layout()
LOYAL_AT = _here.add("loyal", Kind.COUNT, 0, LOYAL_WORKERS, "loyal workers at this Location")
ADDITIONAL_AT = _here.add("additional", Kind.COUNT, 0, ADDITIONAL_WORKERS, "additional workers at this Location")
WORKER_NUMBERS = _here.size
WORKERS = _seat.table("location", LOCATIONS, columns_of(_here))
SEAT_NUMBERS = _seat.size
SEAT = _seen.table("seat", SEATS, columns_of(_seat))

# ---- cards ----------------------------------------------------------------------------------------------------------

CARD = _seen.size  # + card, numbered through all decks (`Card`)
for _deck in Deck:
    _seen.add(
        f"zone.{_deck.name.lower()}",
        Kind.CODE,
        UNKNOWN,
        Zone.DRAWN + LAST_SEAT,
        "Zone of each card of this deck",
        CAPACITY[_deck],
    )
MEMORY = _seen.size
for _deck in (Deck.OMEN, Deck.REVENGE, Deck.SECRET):
    _seen.add(
        f"may_be.{_deck.name.lower()}",
        Kind.BITS,
        0,
        PLACES_OF_CARDS,
        "where a card must be expected that is not seen: bit 0 the pile, bit 1 + seat",
        CAPACITY[_deck],
    )

# ---- the table ------------------------------------------------------------------------------------------------------

OPTION = add_options(_seen, TOLD)
OBSERVATION = _seen.size

assert MEMORY == CARD + CARDS


def observation_spec() -> Sequence[Field]:
    """What every number of an observation means."""
    return _seen.spec()
