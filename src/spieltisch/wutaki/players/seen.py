"""What a seat sees, read out of its observation by name. Seats are counted from the observer: 0 is oneself."""

from ...core.arrays import Floats
from ...core.rule import part, rule
from ..rules.observation import (
    ADDITIONAL,
    ADDITIONAL_AT,
    CARD,
    COST_MARKER,
    DISPLAY,
    FRAME,
    FRAME_NUMBERS,
    GOOD,
    GOOD_NUMBERS,
    IN_SUPPLY,
    LOYAL,
    LOYAL_AT,
    MARKER,
    NOTE,
    ON_MONSTER,
    OWN_GOODS,
    RECRUITED,
    SEAT,
    SEAT_NUMBERS,
    SPECIAL,
    SPECIAL_AT,
    TOWER,
    TRIGGERER,
    TURN,
    VP,
    WORKER_NUMBERS,
    WORKERS,
)
from ..rules.state import Box
from ..rules.words import GOODS, LEVELS, NOBODY, STANDARD_LOCATIONS, Card, Good, Special, Zone

ME = 0


@part
def head(seen: Floats, field: int) -> int:
    """A number about the whole game."""
    return int(seen[field])


@part
def turn_of(seen: Floats) -> int:
    """W-3.5  Which turn of the game it is."""
    return head(seen, TURN)


@part
def asked(seen: Floats, field: int) -> int:
    """A field of the question that waits."""
    return int(seen[FRAME + field])


@part
def noted(seen: Floats, note: int) -> int:
    """What the question that waits notes (`notes.py`)."""
    return int(seen[FRAME + NOTE + note])


@part
def noted_below(seen: Floats, note: int) -> int:
    """What the work notes for which that question is asked."""
    return int(seen[FRAME + FRAME_NUMBERS + NOTE + note])


@part
def seat(seen: Floats, player: int, field: int) -> int:
    """A number in front of a player."""
    return int(seen[SEAT + player * SEAT_NUMBERS + field])


@part
def mine(seen: Floats, field: int) -> int:
    """A number in front of oneself."""
    return int(seen[SEAT + field])


@part
def my_goods(seen: Floats, kind: int) -> int:
    """Own markers of a kind."""
    return int(seen[SEAT + OWN_GOODS + kind])


@part
def supply(seen: Floats, kind: int) -> int:
    """Markers of a kind in the general supply."""
    return int(seen[GOOD + kind * GOOD_NUMBERS + IN_SUPPLY])


@part
def monster(seen: Floats, kind: int) -> int:
    """Markers of a kind on the monster."""
    return int(seen[GOOD + kind * GOOD_NUMBERS + ON_MONSTER])


@rule
def on_monster(seen: Floats) -> int:
    """All markers on the monster."""
    n = 0
    for kind in range(GOODS):
        n += monster(seen, kind)
    return n


@part
def displayed(seen: Floats, slot: int) -> int:
    """The pact in a slot of the display, or NO_CARD."""
    return int(seen[DISPLAY + slot])


@part
def marker_at(seen: Floats, standard: int, space: int) -> int:
    """Whose upgrade marker lies on a space of a standard location, or NOBODY."""
    return int(seen[MARKER + standard * (LEVELS - 1) + space])


@part
def is_mine(seen: Floats, card: int) -> bool:
    """Is this card, numbered through all decks, in the own hand or in front of oneself, and not used yet?"""
    return int(seen[CARD + card]) == Zone.HELD


@rule
def level_at(seen: Floats, standard: int) -> int:
    """W-15.4  The level of a standard location: the markers on it."""
    level = 0
    for space in range(LEVELS - 1):
        level += int(marker_at(seen, standard, space) != NOBODY)
    return level


@rule
def markers_at(seen: Floats, player: int, standard: int) -> int:
    """W-15.6  Upgrade markers of a player on a standard location."""
    n = 0
    for space in range(LEVELS - 1):
        n += int(marker_at(seen, standard, space) == player)
    return n


@rule
def upgrades_of(seen: Floats, player: int) -> int:
    """W-7.8  Upgrade markers of a player on locations and tower."""
    n = int(seat(seen, player, TOWER) >= 0) + int(seat(seen, player, TOWER + 1) >= 0)
    for standard in range(STANDARD_LOCATIONS):
        n += markers_at(seen, player, standard)
    return n


@rule
def group_at(seen: Floats, player: int, location: int) -> int:
    """W-12.2.1  Additional workers of a player at a location, the special one included."""
    additional = seat(seen, player, WORKERS + location * WORKER_NUMBERS + ADDITIONAL_AT)
    return additional + int(seat(seen, player, SPECIAL_AT) == location)


@rule
def workers_at(box: Box, seen: Floats, location: int) -> int:
    """W-11.3  All workers at a location."""
    n = 0
    for player in range(box.players):
        n += seat(seen, player, WORKERS + location * WORKER_NUMBERS + LOYAL_AT) + group_at(seen, player, location)
    return n


@rule
def is_full(box: Box, seen: Floats, location: int) -> bool:
    """W-11.3  Has a location no free space?"""
    return workers_at(box, seen, location) >= box.spaces[location]


@rule
def recruits_of(seen: Floats, player: int) -> int:
    """W-13.5  Recruited workers, the special one included."""
    return seat(seen, player, RECRUITED) + int(seat(seen, player, SPECIAL) != Special.HOME)


@rule
def my_workers(seen: Floats) -> int:
    """W-4.3  Own workers that can still be placed in this round."""
    return mine(seen, LOYAL) + mine(seen, ADDITIONAL) + int(mine(seen, SPECIAL) == Special.AVAILABLE)


@rule
def goods_of(seen: Floats, player: int) -> int:
    """All markers of a player."""
    n = 0
    for kind in range(GOODS):
        n += seat(seen, player, OWN_GOODS + kind)
    return n


@rule
def my_cost_good(box: Box, seen: Floats) -> int:
    """W-2.9  The kind on the own cost marker; the first one until it is drawn."""
    marker = mine(seen, COST_MARKER)
    return int(box.cost_good[marker]) if marker >= 0 else 0


@rule
def kind_for_me(box: Box, seen: Floats, good: int) -> int:
    """W-2.9  A kind of resource, the word `cost` replaced by the own cost resource; ANY stays."""
    return my_cost_good(box, seen) if good == Good.COST else good


@rule
def best_opponent(box: Box, seen: Floats) -> int:
    """The opponent with the most points on the track."""
    best = 1
    for player in range(2, box.players):
        if seat(seen, player, VP) > seat(seen, best, VP):
            best = player
    return best


@rule
def my_hand_has(seen: Floats, omen: int) -> bool:
    """Is this omen in the own hand?"""
    return is_mine(seen, Card.OMEN + omen)


@rule
def is_last_turn(seen: Floats) -> bool:
    """W-6.2  Has somebody ended the game, so that this is the last turn?"""
    return head(seen, TRIGGERER) != NOBODY
