"""Section 17: destroying cards, and effects that wait for something to happen to a soldier or card."""

from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import push
from .cards import lift_of_player, owner_of_place, to_pile
from .ids import X
from .state import Box, State
from .words import LAPSED, NOBODY, TRAIT, Ask, Event, Trigger

MOST_WAITING = 12  # R-X-6


@rule
def effects_waiting(s: State) -> int:
    """R-X-6  How many effects are under way, each waiting for the one it has set off."""
    count = 0
    for depth in range(s.depth):
        count += s.stack[depth].ask == Ask.EFFECT
    return count


@rule
def attack_is_lapsed(s: State) -> bool:
    """X-11.15  The attacking soldier was destroyed in the course of its attack; coming back does not undo that."""
    return s.attack.on == LAPSED


@rule
def wait_for_effect(box: Box, s: State, player: int, source: int, trigger: int) -> None:
    """X-6.6  An effect whose moment has come waits on the stack."""
    if box.effect[source].trigger == trigger and effects_waiting(s) < MOST_WAITING:
        push(s, Ask.EFFECT, player, source, 0, trigger, NOBODY)


@rule
def trigger_effects(box: Box, s: State, player: int, soldier: int, trigger: int) -> None:
    """X-6.6, X-6.18  The soldier's own effect comes first, then the faction trait; so the trait is pushed first."""
    wait_for_effect(box, s, player, TRAIT + int(s.seat[player].faction), trigger)
    wait_for_effect(box, s, player, soldier, trigger)


@rule
def bury(
    box: Box, s: State, card: int, owner: int, was_active: bool, by: int, cause: int, source: int, events: Events
) -> None:
    """X-17.1, X-17.6, X-6.9  A destroyed card, already lifted, goes to its pile; `@lost` happens if it was active."""
    tell(events, s, Event.CARD_DESTROYED, X(17, 1), owner, card, by, cause, source)
    if s.attack.on and s.attack.soldier == card:
        s.attack.on = LAPSED
    if was_active:
        wait_for_effect(box, s, owner, card, Trigger.LOST)
    to_pile(box, s, card)


@rule
def destroy_card(box: Box, s: State, card: int, by: int, cause: int, source: int, events: Events) -> None:
    """X-17.1, X-17.2  Destroy a card of a squad or an expansion field."""
    owner = owner_of_place(s.place[card])
    was_active = s.top[s.place[card]] == card
    lift_of_player(s, owner, card, events)
    bury(box, s, card, owner, was_active, by, cause, source, events)
