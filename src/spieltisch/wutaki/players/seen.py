"""What a seat sees, read out of its observation by name. Seats are counted from the observer: 0 is oneself.

The places of the numbers are those of `spieltisch.wutaki.knowledge.observe`; `tests/bots` compares them with states.
"""

from ...core.rule import part, rule
from ..rules.knowledge import BOARD, FRAME_NUMBERS, FRAMES, HEAD, SEAT_NUMBERS
from ..rules.words import (
    DISPLAY_SLOTS,
    DUES,
    GOODS,
    LEVELS,
    LOCATIONS,
    NOBODY,
    SEATS,
    STANDARD_LOCATIONS,
    Card,
    Good,
    Special,
    Zone,
)

ME = 0

PLAYERS, END_VP, ROUND, TURN, START, CLAIMANT, NEXT_SEAT, TRIGGERER, ENDED_BY = 0, 4, 5, 6, 11, 12, 13, 14, 15
CURRENT, CURRENT_AT, PLACE_CARD, DISCOUNT, TRACKER = 17, 18, 20, 21, 22
SUPPLY = HEAD  # supply and monster take turns
MONSTER = HEAD + 1
DUE = HEAD + 2 * GOODS
DISPLAY = DUE + DUES
MARKER = DISPLAY + DISPLAY_SLOTS
PILE = MARKER + STANDARD_LOCATIONS * (LEVELS - 1)  # left and discarded, by Deck
FRAME = HEAD + BOARD
SEAT = FRAME + FRAMES * FRAME_NUMBERS
CARD = SEAT + SEATS * SEAT_NUMBERS

# of a frame
ASK, PLAYER, A, B, C, D = range(6)

# of a seat
VP, TURNS, LOYAL, ADDITIONAL, RECRUITED, SPECIAL, SPECIAL_AT, MARKERS, LEVEL, ELEMENT, COST_MARKER = range(11)
SKILL, SKILL_USED, MASTER, TRACK, TOWER, ACTIVE, ACTIVE_USED = 11, 12, 13, 14, 15, 17, 18
HAND, REVENGE_CARDS, SECRET_PACTS, UNFULFILLED, FULFILLED, FULFILLED_ELEMENT = 19, 20, 21, 22, 23, 24
OWN_GOODS = 28
SCORE = OWN_GOODS + GOODS
WORKERS = SEAT_NUMBERS - 2 * LOCATIONS  # loyal and additional take turns, by Location


@part
def head(seen, field):
    """A number about the whole game."""
    return int(seen[field])


@part
def turn_of(seen):
    """W-3.5  Which turn of the game it is."""
    return head(seen, TURN)


@part
def asked(seen, field):
    """A field of the question that waits."""
    return int(seen[FRAME + field])


@part
def seat(seen, player, field):
    """A number in front of a player."""
    return int(seen[SEAT + player * SEAT_NUMBERS + field])


@part
def mine(seen, field):
    """A number in front of oneself."""
    return int(seen[SEAT + field])


@part
def my_goods(seen, kind):
    """Own markers of a kind."""
    return int(seen[SEAT + OWN_GOODS + kind])


@part
def supply(seen, kind):
    """Markers of a kind in the general supply."""
    return int(seen[SUPPLY + 2 * kind])


@part
def monster(seen, kind):
    """Markers of a kind on the monster."""
    return int(seen[MONSTER + 2 * kind])


@rule
def on_monster(seen):
    """All markers on the monster."""
    n = 0
    for kind in range(GOODS):
        n += monster(seen, kind)
    return n


@part
def displayed(seen, slot):
    """The pact in a slot of the display, or NO_CARD."""
    return int(seen[DISPLAY + slot])


@part
def marker_at(seen, standard, space):
    """Whose upgrade marker lies on a space of a standard location, or NOBODY."""
    return int(seen[MARKER + standard * (LEVELS - 1) + space])


@part
def is_mine(seen, card):
    """Is this card, numbered through all decks, in the own hand or in front of oneself, and not used yet?"""
    return int(seen[CARD + card]) == Zone.HELD


@rule
def level_at(seen, standard):
    """W-15.4  The level of a standard location: the markers on it."""
    level = 0
    for space in range(LEVELS - 1):
        level += int(marker_at(seen, standard, space) != NOBODY)
    return level


@rule
def markers_at(seen, player, standard):
    """W-15.6  Upgrade markers of a player on a standard location."""
    n = 0
    for space in range(LEVELS - 1):
        n += int(marker_at(seen, standard, space) == player)
    return n


@rule
def upgrades_of(seen, player):
    """W-7.8  Upgrade markers of a player on locations and tower."""
    n = int(seat(seen, player, TOWER) >= 0) + int(seat(seen, player, TOWER + 1) >= 0)
    for standard in range(STANDARD_LOCATIONS):
        n += markers_at(seen, player, standard)
    return n


@rule
def group_at(seen, player, location):
    """W-12.2.1  Additional workers of a player at a location, the special one included."""
    additional = seat(seen, player, WORKERS + 2 * location + 1)
    return additional + int(seat(seen, player, SPECIAL_AT) == location)


@rule
def workers_at(box, seen, location):
    """W-11.3  All workers at a location."""
    n = 0
    for player in range(box.players):
        n += seat(seen, player, WORKERS + 2 * location) + group_at(seen, player, location)
    return n


@rule
def is_full(box, seen, location):
    """W-11.3  Has a location no free space?"""
    return workers_at(box, seen, location) >= box.spaces[location]


@rule
def recruits_of(seen, player):
    """W-13.5  Recruited workers, the special one included."""
    return seat(seen, player, RECRUITED) + int(seat(seen, player, SPECIAL) != Special.HOME)


@rule
def my_workers(seen):
    """W-4.3  Own workers that can still be placed in this round."""
    return mine(seen, LOYAL) + mine(seen, ADDITIONAL) + int(mine(seen, SPECIAL) == Special.AVAILABLE)


@rule
def goods_of(seen, player):
    """All markers of a player."""
    n = 0
    for kind in range(GOODS):
        n += seat(seen, player, OWN_GOODS + kind)
    return n


@rule
def my_cost_good(box, seen):
    """W-2.9  The kind on the own cost marker; the first one until it is drawn."""
    marker = mine(seen, COST_MARKER)
    return int(box.cost_good[marker]) if marker >= 0 else 0


@rule
def kind_for_me(box, seen, good):
    """W-2.9  A kind of resource, the word `cost` replaced by the own cost resource; ANY stays."""
    return my_cost_good(box, seen) if good == Good.COST else good


@rule
def best_opponent(box, seen):
    """The opponent with the most points on the track."""
    best = 1
    for player in range(2, box.players):
        if seat(seen, player, VP) > seat(seen, best, VP):
            best = player
    return best


@rule
def my_hand_has(seen, omen):
    """Is this omen in the own hand?"""
    return is_mine(seen, Card.OMEN + omen)


@rule
def is_last_turn(seen):
    """W-6.2  Has somebody ended the game, so that this is the last turn?"""
    return head(seen, TRIGGERER) != NOBODY
