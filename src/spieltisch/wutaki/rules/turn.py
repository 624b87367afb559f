"""Group 4: a turn; W-9.6 - W-9.13: one-time skills; W-16.4 - W-16.6: acting twice."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import rule
from ...core.stack import pop, push, top
from .ids import W
from .notes import ActNote, TurnNote
from .pacts import can_fulfil, start_fulfilling
from .places import MUST, SECOND, has_skill_for
from .state import Box, State
from .things import is_pact, is_skill, omen_thing, pact_in, pact_thing, skill_thing
from .usable import can_use_active_omen, can_use_source, seems_usable
from .words import (
    NOBODY,
    NOWHERE,
    Ask,
    Card,
    Deck,
    Event,
    FulfilMode,
    Moment,
    Phase,
    Source,
    Special,
    Thing,
    Worker,
    Zone,
)
from .workers import is_any_available

BEGIN, ASK_WORKER, AFTER_ACTION, STEP_TWO, END = range(5)


@rule
def turn(box: Box, s: State, events: Events) -> None:
    """W-4.1, W-4.11  Free moment, worker, action, second execution, then pacts and free moments until the end."""
    frame = top(s)
    player, stage = int(frame.player), int(frame.note[TurnNote.STAGE])
    if stage == BEGIN:
        begin_turn(s, player, int(frame.note[TurnNote.IS_LAST]), events)
        frame.note[TurnNote.STAGE] = ASK_WORKER
    elif stage == END or (box.end_at_once and s.triggerer == player):  # W-6.3
        end_turn(s)
    elif stage == ASK_WORKER and not is_any_available(s, player):  # R-W-12
        end_turn(s)
    elif stage == ASK_WORKER:
        push(s, Ask.WORKER, player)
    elif stage == AFTER_ACTION and not frame.note[TurnNote.ACTED_TWICE] and may_act_again(box, s, player):
        frame.note[TurnNote.ACTED_TWICE] = 1
        push(s, Ask.AGAIN, player, s.current_at)
    else:
        frame.note[TurnNote.STAGE] = STEP_TWO
        s.phase = Phase.STEP_TWO
        push(s, Ask.STEP2, player)


@rule
def begin_turn(s: State, player: int, last: int, events: Events) -> None:
    """W-3.5, W-3.8, W-6.2  Somebody's turn begins."""
    s.active = player
    s.turn += 1
    s.phase = Phase.STEP_ONE
    s.seat[player].turns += 1
    tell(events, s, Event.TURN_BEGINS, W(3, 5), player, last)


@rule
def end_turn(s: State) -> None:
    """W-4.11  The turn is over, and with it the current worker."""
    pop(s)
    s.current = NOBODY
    s.current_at = NOWHERE
    s.carried_out = 0


# --- free moments ----------------------------------------------------------------------------------------------------


@rule
def can_use_skill(box: Box, s: State, player: int, step_two: int) -> int:
    """W-4.10, W-4.11, W-9.9 - W-9.13  S-2, S-4, S-5 in a free moment, S-6 in step 2, if usable."""
    fits = has_skill_for(box, s, player, Moment.FREE) or (step_two and has_skill_for(box, s, player, Moment.STEP_TWO))
    return fits and can_use_source(box, s, player, Source.SKILL + int(s.seat[player].skill))


@rule
def might_use_skill(box: Box, s: State, player: int) -> bool:
    """R-W-10  An unused skill that plays an omen, and a hand that might hold a playable one."""
    if not has_skill_for(box, s, player, Moment.FREE) or s.seat[player].omens == 0:
        return False
    return box.effect[Source.SKILL + int(s.seat[player].skill)].plays > 0


@rule
def free_moment_options(box: Box, s: State, player: int, step_two: int, out: Ints, n: int) -> int:
    """W-4.11  The active once-per-round omen and the skill."""
    if can_use_active_omen(box, s, player):
        n = put_in_order(out, n, omen_thing(int(s.seat[player].active)))
    if can_use_skill(box, s, player, step_two):
        n = put_in_order(out, n, skill_thing(int(s.seat[player].skill)))
    return n


@rule
def use_free_moment(s: State, player: int, thing: int, events: Events) -> None:
    """W-4.11, W-9.6, W-18.9  A skill marker is turned over, or the active omen is used for this round."""
    seat = s.seat[player]
    if is_skill(thing):
        seat.skill_used = 1
        tell(events, s, Event.SKILL, W(9, 6), player, seat.skill)
        push(s, Ask.EFFECT, player, Source.SKILL + int(seat.skill))
    else:
        seat.active_used = 1
        push(s, Ask.EFFECT, player, Source.OMEN + int(seat.active))


# --- step 1 ----------------------------------------------------------------------------------------------------------


@rule
def worker_options(box: Box, s: State, out: Ints) -> int:
    """W-4.2 - W-4.4, W-4.11  A type of worker that is available, or a free moment; pacts come after placing."""
    player, n = int(top(s).player), 0
    seat = s.seat[player]
    out[n] = Thing.WORKER + Worker.LOYAL
    n += int(seat.loyal > 0)
    out[n] = Thing.WORKER + Worker.ADDITIONAL
    n += int(seat.additional > 0)
    out[n] = Thing.WORKER + Worker.SPECIAL
    n += int(seat.special == Special.AVAILABLE)
    return free_moment_options(box, s, player, 0, out, n)


@rule
def worker_answer(s: State, thing: int, events: Events) -> None:
    """W-4.3, W-4.11  The worker is chosen, or a free moment is used and the question comes again."""
    player = int(top(s).player)
    pop(s)
    if thing >= Thing.PACT:
        use_free_moment(s, player, thing, events)
    else:
        top(s).note[TurnNote.STAGE] = AFTER_ACTION
        push(s, Ask.PLACE, player, thing - Thing.WORKER)


# --- acting twice ----------------------------------------------------------------------------------------------------


@rule
def may_act_again(box: Box, s: State, player: int) -> bool:
    """W-4.12, W-9.8, W-12.2.6, W-16.6  By the special worker or with S-1, if the first execution took place, the worker

    still stands there and the second is usable by itself.
    """
    if not s.carried_out or s.current_at == NOWHERE:
        return False
    if s.current != Worker.SPECIAL and not has_skill_for(box, s, player, Moment.AFTER_ACTION):
        return False
    return seems_usable(box, s, player, int(s.current_at))


@rule
def again_answer(s: State, thing: int, events: Events) -> None:
    """W-9.8, W-16.6  A second execution, which can no longer be declined; for another worker it turns S-1 over."""
    frame = top(s)
    player, location = int(frame.player), int(frame.note[ActNote.LOCATION])
    pop(s)
    if thing == Thing.YES:
        if s.current != Worker.SPECIAL:
            s.seat[player].skill_used = 1
            tell(events, s, Event.SKILL, W(9, 8), player, s.seat[player].skill)
        push(s, Ask.ACT, player, location, SECOND | MUST)


# --- step 2 ----------------------------------------------------------------------------------------------------------


@rule
def step2_options(box: Box, s: State, out: Ints) -> int:
    """W-4.8, W-4.9, W-4.11  Own pacts that can be fulfilled, free moments, or the end of the turn."""
    player = int(top(s).player)
    out[0] = Thing.DONE
    n = 1
    if s.seat[player].unfulfilled > 0:
        for pact in range(box.cards[Deck.PACT]):
            if s.zone[Card.PACT + pact] == Zone.HELD + player and can_fulfil(box, s, player, pact):
                out[n] = pact_thing(pact)
                n += 1
    return free_moment_options(box, s, player, 1, out, n)


@rule
def step2_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-4.8, W-4.11  One pact, one free moment, or the end of the turn."""
    player = int(top(s).player)
    pop(s)
    if thing == Thing.DONE:
        top(s).note[TurnNote.STAGE] = END
    elif is_pact(thing):
        start_fulfilling(box, s, player, pact_in(thing), FulfilMode.FULL, 0, events)
    else:
        use_free_moment(s, player, thing, events)
