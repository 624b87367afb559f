"""Group 15: upgrades of locations and towers, and omens that touch them (W-18.8)."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import top
from .goods import change_vp, pay
from .ids import W
from .notes import UpgradeNote
from .state import TOWERS, Box, State
from .words import (
    FIRST_STANDARD,
    LEVELS,
    NO_CARD,
    NOBODY,
    STANDARD_LOCATIONS,
    UPGRADE_MARKERS,
    Card,
    Event,
    Good,
    Op,
    Purpose,
    Thing,
    Zone,
)

TOP = LEVELS - 1  # W-15.3: the level of a location that cannot be upgraded any more


@rule
def level_of(s: State, standard: int) -> int:
    """W-15.4  The level of a standard location is the number of markers on it."""
    return int(s.marker[standard, 0] != NOBODY) + int(s.marker[standard, 1] != NOBODY)


@rule
def markers_at(s: State, player: int, standard: int) -> int:
    """W-15.6  How many markers of a player lie on a standard location."""
    return int(s.marker[standard, 0] == player) + int(s.marker[standard, 1] == player)


@rule
def upgrades_of(s: State, player: int) -> int:
    """W-7.8  A player's markers on standard locations and on the own tower; the pyramid never counts (W-12.1.6)."""
    seat = s.seat[player]
    return UPGRADE_MARKERS - int(seat.markers) - int(seat.level > 0)


@rule
def reduced(s: State, price: int, discount: int, free: int) -> int:
    """W-10.5, W-15.14  Discounts add up, never below 0; `free` waives the price altogether."""
    return 0 if free else max(0, price - discount - int(s.discount))


@rule
def can_upgrade_location(box: Box, s: State, player: int, standard: int, discount: int, free: int) -> bool:
    """W-15.3, W-15.14  A free upgrade space whose price can be paid."""
    level = level_of(s, standard)
    if level == TOP:
        return False
    return s.seat[player].goods[Good.GOLD] >= reduced(s, int(box.upgrade_cost[standard, level]), discount, free)


@rule
def can_upgrade_tower(box: Box, s: State, player: int, card: int, discount: int, free: int) -> bool:
    """W-15.10, W-15.14  A card that is still open, for an empty slot, whose price can be paid."""
    if s.zone[Card.TOWER + card] != Zone.OPEN or s.seat[player].tower[box.tower_sort[card]] != NO_CARD:
        return False
    return s.seat[player].goods[Good.GOLD] >= reduced(s, int(box.tower_cost[card]), discount, free)


@rule
def can_upgrade_by(box: Box, s: State, player: int, op: int, a: int) -> bool:
    """W-4.13  Is any upgrade legal by this operation, `a` gold off its price?"""
    return can_upgrade(box, s, player, a, int(op == Op.UPGRADE_FREE))


@rule
def can_upgrade(box: Box, s: State, player: int, discount: int, free: int) -> bool:
    """W-12.6.2, W-15.2, W-15.14  Is any upgrade legal?"""
    if s.seat[player].markers == 0:
        return False
    for standard in range(STANDARD_LOCATIONS):
        if can_upgrade_location(box, s, player, standard, discount, free):
            return True
    for card in range(TOWERS):
        if can_upgrade_tower(box, s, player, card, discount, free):
            return True
    return False


@rule
def upgrade_options(box: Box, s: State, out: Ints) -> int:
    """W-15.14  Every legal upgrade."""
    frame = top(s)
    player, discount, free = int(frame.player), int(frame.note[UpgradeNote.DISCOUNT]), int(frame.note[UpgradeNote.FREE])
    n = 0
    out[0] = Thing.NONE
    n += int(frame.note[UpgradeNote.REFUSAL] != 0)
    for standard in range(STANDARD_LOCATIONS):
        out[n] = Thing.LOCATION + FIRST_STANDARD + standard
        n += int(can_upgrade_location(box, s, player, standard, discount, free))
    for card in range(TOWERS):
        out[n] = Thing.TOWER + card
        n += int(can_upgrade_tower(box, s, player, card, discount, free))
    return n


@rule
def upgrade(
    box: Box, s: State, player: int, thing: int, discount: int, free: int, points: int, source: int, events: Events
) -> None:
    """W-12.6.1, W-15.1, W-15.9, W-15.14  Pay, lay the marker (and the card), receive the points; no visit (W-15.8)."""
    seat = s.seat[player]
    seat.markers -= 1
    s.performed[player] += 1  # W-7.8
    if thing >= Thing.TOWER:
        card = thing - Thing.TOWER
        price = reduced(s, int(box.tower_cost[card]), discount, free)
        pay(s, player, Good.GOLD, price, W(15, 9), source, events)
        s.zone[Card.TOWER + card] = Zone.HELD + player
        seat.tower[box.tower_sort[card]] = card
        tell(events, s, Event.UPGRADE, W(15, 9), player, -1, 0, card, price, points, 0, source + 1)
    else:
        standard = thing - Thing.LOCATION - FIRST_STANDARD
        level = level_of(s, standard)
        price = reduced(s, int(box.upgrade_cost[standard, level]), discount, free)
        pay(s, player, Good.GOLD, price, W(15, 3), source, events)
        s.marker[standard, level] = player
        tell(events, s, Event.UPGRADE, W(15, 3), player, standard, level + 1, -1, price, points, 0, source + 1)
    change_vp(box, s, player, points, W(15, 1), source, events)


# --- omens that touch other players' markers -------------------------------------------------------------------------


@rule
def is_opponents(s: State, player: int, standard: int, space: int) -> bool:
    """W-15.13, W-18.8  Does another player's marker lie here? Pyramid and towers are out of reach."""
    owner = s.marker[standard, space]
    return owner != NOBODY and owner != player


@rule
def has_opponents_marker(s: State, player: int) -> bool:
    """O-21, O-22  Is there a marker that could be hit?"""
    for standard in range(STANDARD_LOCATIONS):
        if is_opponents(s, player, standard, 0) or is_opponents(s, player, standard, 1):
            return True
    return False


@rule
def can_take_over(s: State, player: int) -> bool:
    """O-21  Is there a marker that could be hit, and an own one to take its place?"""
    return s.seat[player].markers > 0 and has_opponents_marker(s, player)


@rule
def marker_options(s: State, out: Ints) -> int:
    """O-21, O-22  The opponents' markers on standard locations; both levels can be hit."""
    player, n = int(top(s).player), 0
    for standard in range(STANDARD_LOCATIONS):
        for space in range(LEVELS - 1):
            out[n] = Thing.MARKER + (LEVELS - 1) * standard + space
            n += int(is_opponents(s, player, standard, space))
    return n


@rule
def hit_marker(s: State, player: int, thing: int, purpose: int, source: int, events: Events) -> None:
    """O-21, O-22, W-15.4, W-18.8  The marker goes home; an own one takes its place, or the other one slides down."""
    standard, space = (thing - Thing.MARKER) // (LEVELS - 1), (thing - Thing.MARKER) % (LEVELS - 1)
    owner = int(s.marker[standard, space])
    s.seat[owner].markers += 1
    tell(events, s, Event.MARKER_HOME, W(18, 8), owner, standard, space + 1, player, 0, 0, 0, source + 1)
    if purpose == Purpose.TAKE_OVER:
        s.marker[standard, space] = player
        s.seat[player].markers -= 1
        tell(events, s, Event.MARKER_REPLACED, W(18, 8), owner, player, standard, space + 1, 0, 0, 0, source + 1)
    else:
        if space == 0:
            s.marker[standard, 0] = s.marker[standard, 1]
        s.marker[standard, 1] = NOBODY
