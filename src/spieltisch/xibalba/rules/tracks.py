"""Sections 10, 14 and 20: resources, paragon, and winning."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import entry, rule
from .ids import X
from .state import Box, State
from .values import lootable, modifier
from .words import SEATS, Cause, Event, GameEnd, Passive

MOST_RESOURCES = 25
MOST_PARAGON = 40


@rule
def gain_resources(s: State, player: int, amount: int, cause: int, source: int, events: Events) -> None:
    """X-10.1 - X-10.3  Resources stay until spent; what exceeds 25 lapses at once."""
    seat = s.seat[player]
    room = MOST_RESOURCES - seat.resources
    gained = min(amount, room)
    seat.resources += gained
    tell(events, s, Event.RESOURCES_CHANGED, X(10, 3), player, gained, amount - gained, seat.resources, cause, source)


@rule
def lose_resources(s: State, player: int, amount: int, cause: int, source: int, events: Events) -> int:
    """X-10.5  Nobody has fewer than 0; who must lose more than they have loses all. Returns what was lost."""
    lost = min(amount, s.seat[player].resources)
    take_resources(s, player, lost, cause, source, X(10, 5), events)
    return lost


@rule
def take_resources(s: State, player: int, amount: int, cause: int, source: int, rule_id: int, events: Events) -> None:
    """Resources that a player has leave them; the event names the rule that wants it."""
    seat = s.seat[player]
    seat.resources -= amount
    tell(events, s, Event.RESOURCES_CHANGED, rule_id, player, -amount, 0, seat.resources, cause, source)


@rule
def pay(s: State, player: int, amount: int, source: int, rule_id: int, events: Events) -> None:
    """X-15.31  A price is paid at once, in one step."""
    if amount > 0:
        take_resources(s, player, amount, Cause.PRICE, source, rule_id, events)


@rule
def can_be_robbed(box: Box, s: State, player: int) -> bool:
    """`lose`, `steal`: a player with resources and without `shield(R)` (X-6.17)."""
    return s.seat[player].resources > 0 and modifier(box, s, player, Passive.SHIELD_R) == 0


@rule
def end_game(box: Box, s: State, how: int, events: Events) -> None:
    """X-20.1, X-20.5, X-20.7  The players with most paragon have won; everything still open is cancelled."""
    most = 0
    for player in range(box.players):
        most = max(most, s.seat[player].paragon)
    winners = 0
    for player in range(box.players):
        if s.seat[player].paragon == most:
            winners |= 1 << player
    s.over = 1
    s.winners = winners
    cause = X(20, 1) if how == GameEnd.THRESHOLD else X(20, 7)
    seat = s.seat
    tell(
        events, s, Event.GAME_ENDED, cause, winners, how,
        seat[0].paragon, seat[1].paragon, seat[2].paragon, seat[3].paragon,
    )  # fmt: skip


@rule
def gain_paragon(
    box: Box, s: State, player: int, amount: int, cause: int, other: int, bonus: int, source: int, events: Events
) -> None:
    """X-14.9, X-14.11, X-20.1 - X-20.3  Paragon is added in one step, up to 40; who reaches the threshold wins."""
    seat = s.seat[player]
    gained = min(amount, MOST_PARAGON - seat.paragon)
    if amount == 0:
        return
    seat.paragon += gained
    tell(
        events, s, Event.PARAGON_CHANGED, X(14, 11),
        player, gained, amount - gained, seat.paragon, cause, other, bonus, source,
    )  # fmt: skip
    if seat.paragon >= box.threshold:
        end_game(box, s, GameEnd.THRESHOLD, events)


@rule
def loot(box: Box, s: State, player: int, victim: int, amount: int, bonus: int, source: int, events: Events) -> None:
    """X-13.13, X-20.3, X-23.28  Take paragon from a player, at most what is not protected: they lose, then you gain.

    X-14.10, X-14.13  Nothing else takes paragon from anybody, and what is taken here stays in the game.
    """
    moved = min(amount, lootable(box, s, victim))
    if moved > 0:
        seat = s.seat[victim]
        seat.paragon -= moved
        tell(
            events, s, Event.PARAGON_CHANGED, X(13, 13),
            victim, -moved, 0, seat.paragon, Cause.LOOT, player, 0, source,
        )  # fmt: skip
    gain_paragon(box, s, player, moved + bonus, Cause.LOOT, victim, bonus, source, events)


@entry
def standing(box: Box, s: State, out: Ints) -> None:
    """X-20.5, X-20.7  Paragon of all seats, then their places; equal paragon shares the place."""
    for player in range(SEATS):
        if player < box.players:
            place = 1
            for other in range(box.players):
                if s.seat[other].paragon > s.seat[player].paragon:
                    place += 1
            out[player] = s.seat[player].paragon
            out[SEATS + player] = place
        else:
            out[player] = 0
            out[SEATS + player] = 0
