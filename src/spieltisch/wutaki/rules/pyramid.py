"""12.1: the Pyramid of Doom; W-10.13: the Master of Fate; W-22.3, W-22.10: the Extreme board."""

from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import push
from .goods import cost_good, pay, trigger_end
from .ids import W
from .state import Box, State
from .words import GOODS, PYRAMID_LEVELS, Ask, Column, Due, Event, GameEnd, Location, Op, Refusal, Source


@rule
def markers_on(box: Box, s: State, level: int) -> int:
    """W-12.1.1  How many players' markers lie on a level."""
    n = 0
    for player in range(box.players):
        n += int(s.seat[player].level == level)
    return n


@rule
def can_climb(box: Box, s: State, player: int) -> bool:
    """W-12.1.3, W-12.1.7  The next level has room, its cost can be paid; for the entry a marker is left."""
    seat = s.seat[player]
    level = int(seat.level)
    if level == PYRAMID_LEVELS or (level == 0 and seat.markers == 0):
        return False
    if markers_on(box, s, level + 1) >= box.room[level]:
        return False
    rest = -int(box.level_cost[level, Due.ANY])
    for kind in range(GOODS):
        balance = int(seat.goods[kind]) - level_due(box, s, player, level, kind)
        if balance < 0:
            return False
        rest += balance
    return rest >= 0


@rule
def level_due(box: Box, s: State, player: int, level: int, kind: int) -> int:
    """W-12.1.2, W-17.9  Markers of one kind that a level asks this player for: by name and as their cost resource."""
    cost = box.level_cost[level]
    return int(cost[kind]) + (int(cost[Due.COST]) if kind == cost_good(box, s, player) else 0)


@rule
def climb(box: Box, s: State, player: int, events: Events) -> None:
    """W-12.1.2 - W-12.1.5, W-10.17, W-22.3  Pay to the supply, move the marker up, then the level's reward, then B4."""
    seat = s.seat[player]
    level = int(seat.level)
    place = Source.LOCATION + Location.PYRAMID
    for kind in range(GOODS):
        pay(s, player, kind, level_due(box, s, player, level, kind), W(12, 1, 4), place, events)
    if level == 0:
        seat.markers -= 1
    seat.level = level + 1
    tell(events, s, Event.CLIMB, W(12, 1, 2), player, level + 1)
    if level + 1 == PYRAMID_LEVELS:
        trigger_end(s, player, GameEnd.PYRAMID, events)
    if box.effect[Source.ON_CLIMB + int(seat.master)].row[0, Column.OP] != Op.END:
        push(s, Ask.EFFECT, player, Source.ON_CLIMB + int(seat.master), 0, 0, Refusal.WHOLE)
    push(s, Ask.EFFECT, player, Source.LEVEL + level)
    if box.level_cost[level, Due.ANY] > 0:  # a level of another pack: what is of any kind is paid one by one
        push(s, Ask.PAY, player, int(box.level_cost[level, Due.ANY]), 0)
