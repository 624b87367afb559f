"""Sections 5, 7, 8 and 19: the course of a turn from phase to phase."""

from ...core.events import Events, tell
from ...core.rule import part, rule
from ...core.stack import push, top
from .dice import (
    REROLLS,
    clear_dice,
    dice_in_pool,
    fix_rerolls,
    keep_everything,
    packed_faces,
    roll_pool,
    take_back_pool,
)
from .ids import X
from .notes import TurnNote
from .paragon import control_income
from .state import Box, State
from .tracks import end_game, gain_resources
from .words import CARDS, NO_CARD, Ask, Cause, Event, GameEnd, Phase

# The steps of a turn.
BEGIN, EFFECT_PHASE, DICE_PHASE, DICE_EFFECTS, FIRST_ROLL, ROLLED, KEPT, ACTION_PHASE, INCOME, NEXT = range(10)


@rule
def start_turn(s: State, player: int, number: int) -> None:
    """X-4.4, X-5.1  A player's turn begins."""
    s.active = player
    s.turn = number
    s.actions = 0
    push(s, Ask.TURN, player, BEGIN)


@part
def turn(box: Box, s: State, events: Events) -> None:
    """X-5.3, X-5.4, X-5.6, X-19.1  The next step of the turn; what it starts is finished before the one after it."""
    frame = top(s)
    player, step = frame.player, frame.note[TurnNote.STEP]
    frame.note[TurnNote.STEP] = step + 1
    if step == BEGIN:
        begin_turn(box, s, player, events)
    elif step == EFFECT_PHASE:
        effect_phase(box, s, player, events)
    elif step == DICE_PHASE:
        tell(events, s, Event.PHASE_STARTED, X(5, 3), player, Phase.DICE)
        s.rerolls = REROLLS
        push(s, Ask.POOL, player)
    elif step == DICE_EFFECTS:
        push(s, Ask.NEXT_DICE_EFFECT, player)
    elif step == FIRST_ROLL:
        fix_rerolls(box, s, events)
        roll_pool(s, Cause.FIRST_ROLL)
        frame.note[TurnNote.CAUSE] = Cause.FIRST_ROLL
    elif step == ROLLED:
        after_roll(s, player, events)
    elif step == KEPT:
        after_keeping(s)
    elif step == ACTION_PHASE:
        tell(events, s, Event.PHASE_STARTED, X(5, 3), player, Phase.ACTION)
        push(s, Ask.ACTION, player)
    elif step == INCOME:
        clear_dice(s, events)
        if not box.income_at_round_end:
            control_income(box, s, events)
    else:
        next_turn(box, s, player, events)


@part
def begin_turn(box: Box, s: State, player: int, events: Events) -> None:
    """X-5.2, X-19.2  With `arkIncomeAt` roundEnd the income comes here, but not before anybody's round has ended."""
    tell(events, s, Event.TURN_STARTED, X(5, 1), player, s.turn)
    if box.income_at_round_end and s.turn > box.players:
        control_income(box, s, events)


@part
def effect_phase(box: Box, s: State, player: int, events: Events) -> None:
    """X-7.1, X-7.2  Productivity first, then the effects of the active cards."""
    tell(events, s, Event.PHASE_STARTED, X(5, 3), player, Phase.EFFECT)
    seat = s.seat[player]
    productivity = box.productivity[seat.faction, seat.level]
    if productivity > 0:
        gain_resources(s, player, productivity, Cause.PRODUCTIVITY, NO_CARD, events)
    push(s, Ask.NEXT_EFFECT, player)


@part
def after_roll(s: State, player: int, events: Events) -> None:
    """X-8.10, X-8.13  While a reroll is left the player may keep dice; after the last one all are kept."""
    frame = top(s)
    tell(events, s, Event.DICE_ROLLED, X(8, 9), player, frame.note[TurnNote.CAUSE], packed_faces(s.rolled), NO_CARD)
    if s.rerolls > 0:
        push(s, Ask.KEEP, player)
    else:
        keep_everything(s, events)
        frame.note[TurnNote.STEP] = ACTION_PHASE


@part
def after_keeping(s: State) -> None:
    """X-8.12, X-8.15, X-8.16  The rest is rolled again; with nothing left the dice phase is over, rerolls lapse."""
    frame = top(s)
    if dice_in_pool(s) == 0:
        s.rerolls = 0
        frame.note[TurnNote.STEP] = ACTION_PHASE
        return
    s.rerolls -= 1
    frame.note[TurnNote.STEP] = ROLLED
    frame.note[TurnNote.CAUSE] = Cause.REROLL
    take_back_pool(s)
    roll_pool(s, Cause.REROLL)


@part
def forget_the_turn(s: State) -> None:
    """X-5.7, X-6.19, X-19.1 (4)  Marks of cards and of the player last to the end of the turn, which is their round."""
    for card in range(CARDS):
        s.mark[card] = 0
    s.first = 0
    s.raised = 0
    s.rerolls = 0
    s.actions = 0


@part
def next_turn(box: Box, s: State, player: int, events: Events) -> None:
    """X-4.4, X-5.4, X-19.1 (5), X-20.4, X-20.7  The turn passes to the left, past nobody; or it was the last."""
    forget_the_turn(s)
    if s.turn == box.max_turns:
        end_game(box, s, GameEnd.MAX_TURNS, events)
        return
    following = (player + 1) % box.players
    frame = top(s)
    frame.player = following
    frame.note[TurnNote.STEP] = BEGIN
    frame.note[TurnNote.CAUSE] = 0
    s.active = following
    s.turn += 1
