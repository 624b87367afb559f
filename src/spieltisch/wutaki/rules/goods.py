"""Resources and points: W-1.3, W-6.1, W-24.1 - W-24.7."""

from ...core.events import Events, tell
from ...core.rule import rule
from .ids import W
from .state import Box, State
from .words import GOODS, NOBODY, Event, From, GameEnd, Good


@rule
def cost_good(box: Box, s: State, player: int) -> int:
    """W-2.9  A player's cost resource."""
    return int(box.cost_good[s.seat[player].cost_marker])


@rule
def kind_of(box: Box, s: State, player: int, good: int) -> int:
    """W-17.9  The kind a word of the symbol language means for a player; ANY stays ANY."""
    return cost_good(box, s, player) if good == Good.COST else int(good)


@rule
def goods_of(s: State, player: int) -> int:
    """All markers of a player together."""
    total = 0
    for kind in range(GOODS):
        total += int(s.seat[player].goods[kind])
    return total


@rule
def supply_of(s: State) -> int:
    """All markers of the general supply together."""
    total = 0
    for kind in range(GOODS):
        total += int(s.supply[kind])
    return total


@rule
def can_receive(box: Box, s: State, player: int, good: int) -> bool:
    """W-4.13  Is there such a marker in the supply?"""
    return supply_of(s) > 0 if good == Good.ANY else s.supply[kind_of(box, s, player, good)] > 0


@rule
def monster_of(s: State) -> int:
    """W-12.17.1  All markers on the monster together."""
    total = 0
    for kind in range(GOODS):
        total += int(s.monster[kind])
    return total


@rule
def receive(s: State, player: int, kind: int, wanted: int, cause: int, source: int, events: Events) -> int:
    """W-1.3, W-24.1, W-27.2  Take from the supply as far as it goes; what is missing is lost. Returns what came."""
    got = min(wanted, int(s.supply[kind]))
    s.supply[kind] -= got
    s.seat[player].goods[kind] += got
    tell(events, s, Event.RECEIVE, cause, player, kind, wanted, got, From.SUPPLY, NOBODY, 0, source + 1)
    return got


@rule
def receive_from_monster(
    s: State, player: int, kind: int, amount: int, cause: int, source: int, events: Events
) -> None:
    """W-12.12.1, W-12.17.1  Markers move from the monster into a private supply."""
    s.monster[kind] -= amount
    s.seat[player].goods[kind] += amount
    tell(events, s, Event.RECEIVE, cause, player, kind, amount, amount, From.MONSTER, NOBODY, 0, source + 1)


@rule
def pay(s: State, player: int, kind: int, amount: int, cause: int, source: int, events: Events) -> None:
    """Section 0  Put markers into the general supply."""
    if amount > 0:
        s.seat[player].goods[kind] -= amount
        s.supply[kind] += amount
        tell(events, s, Event.PAY, cause, player, kind, amount, 0, 0, 0, 0, source + 1)


@rule
def sacrifice(s: State, player: int, kind: int, amount: int, cause: int, source: int, events: Events) -> None:
    """Section 0, W-12.17.1  Put markers on the monster."""
    if amount > 0:
        s.seat[player].goods[kind] -= amount
        s.monster[kind] += amount
        tell(events, s, Event.SACRIFICE, cause, player, kind, amount, 0, 0, 0, 0, source + 1)


@rule
def trigger_end(s: State, player: int, how: int, events: Events) -> None:
    """W-6.1, W-6.6  The end of the game is triggered once and cannot be revoked."""
    if s.triggerer == NOBODY:
        s.triggerer = player
        s.ended_by = how
        s.ended_in = s.phase
        tell(events, s, Event.END_TRIGGERED, W(6, 1), player, how)


@rule
def change_vp(box: Box, s: State, player: int, change: int, cause: int, source: int, events: Events) -> None:
    """W-6.10, W-24.6, W-24.7  Move a marker on the track, never below 0; who has 100 points triggers the end."""
    seat = s.seat[player]
    before = int(seat.vp)
    after = max(0, before + change)
    seat.vp = after
    tell(events, s, Event.VP, cause, player, after - before, after, 0, 0, 0, 0, source + 1)
    if after >= box.end_vp:
        trigger_end(s, player, GameEnd.POINTS, events)


@rule
def pillage(s: State, player: int, cause: int, source: int, events: Events) -> None:
    """W-12.12.1, W-12.12.2  The monster's whole content moves into the private supply."""
    for kind in range(GOODS):
        if s.monster[kind] > 0:
            receive_from_monster(s, player, kind, int(s.monster[kind]), cause, source, events)


@rule
def empty_monster(s: State) -> None:
    """C-20  Everything on the monster goes back to the supply."""
    for kind in range(GOODS):
        s.supply[kind] += s.monster[kind]
        s.monster[kind] = 0
