"""Group 26: which question is asked, which answers are legal, and how the game runs on to the next question."""

from ...core.arrays import Ints
from ...core.events import Events
from ...core.questions import by_ask, questions_of
from ...core.rule import part, rule
from ...core.stack import Frame, top
from . import effects, omens, pacts, piles, places, rounds, scoring, setup, trade, turn, upgrades, usable, workers
from .notes import ActNote, DrawNote, EffectNote, FulfilNote, RoundNote, StealNote
from .state import Box, State
from .words import BOARD_LOCATIONS, FIRST_STANDARD, OPS, PILES, RESOURCE_LOCATIONS, Ask, Column, Op, Thing


@rule
def yes_or_none(out: Ints) -> int:
    """W-26.1  Yes, or decline."""
    out[0] = Thing.NONE
    out[1] = Thing.YES
    return 2


@part
def use_options(box: Box, s: State, out: Ints) -> int:
    """W-4.7  Use the place where the worker stands, or not."""
    return places.use_options(box, s, int(top(s).note[ActNote.LOCATION]), out)


@part
def pay_options(s: State, out: Ints) -> int:
    """W-24.4  What the player has."""
    return effects.kinds_of_player(s, int(top(s).player), out)


@part
def steal_options(s: State, out: Ints) -> int:
    """O-26  What the victim has."""
    return effects.kinds_of_player(s, int(top(s).note[StealNote.VICTIM]), out)


# W-26.1 - W-26.4  What may be pointed at, ascending, and what an answer does; what is asked often stands first.
QUESTIONS = {
    Ask.DRAW: (piles.draw_options, setup.draw_answer),
    Ask.WORKER: (turn.worker_options, turn.worker_answer),
    Ask.PLACE: (places.place_options, places.place_answer),
    Ask.STEP2: (turn.step2_options, turn.step2_answer),
    Ask.USE: (use_options, places.use_answer),
    Ask.PAY: (pay_options, effects.pay_answer),
    Ask.TAKE: (effects.take_options, effects.take_answer),
    Ask.SWAP_IN: (trade.swap_in_options, trade.swap_in_answer),
    Ask.SWAP_OUT: (trade.swap_out_options, trade.swap_out_answer),
    Ask.BUY: (trade.buy_options, trade.buy_answer),
    Ask.DISPLAY: (pacts.display_options, effects.display_answer),
    Ask.UPGRADE: (upgrades.upgrade_options, effects.upgrade_answer),
    Ask.RECRUIT: (workers.recruit_options, effects.recruit_answer),
    Ask.OMEN: (usable.omen_options, effects.omen_answer),
    Ask.DISCARD: (omens.discard_options, omens.discard_answer),
    Ask.OPPONENT: (effects.opponent_options, effects.opponent_answer),
    Ask.GROUP: (workers.group_options, effects.group_answer),
    Ask.MOVE: (yes_or_none, places.move_answer),
    Ask.AGAIN: (use_options, turn.again_answer),
    Ask.ELEVEN: (effects.alternative_options, effects.alternative_answer),
    Ask.TRADE: (effects.alternative_options, effects.alternative_answer),
    Ask.REVENGE: (omens.revenge_options, effects.revenge_answer),
    Ask.STEAL: (steal_options, effects.steal_answer),
    Ask.GIVEUP: (workers.give_up_options, effects.give_up_answer),
    Ask.LEAVE: (workers.leave_options, workers.leave_answer),
    Ask.ROB: (yes_or_none, effects.rob_answer),
    Ask.MARKER: (upgrades.marker_options, effects.marker_answer),
    Ask.OWNPACT: (pacts.own_pact_options, effects.own_pact_answer),
    Ask.WAIVE: (pacts.waive_options, pacts.waive_answer),
    Ask.BORROW: (usable.borrow_options, effects.borrow_answer),
    Ask.DRAFT: (pacts.draft_options, setup.draft_answer),
    Ask.SECRET: (omens.secret_options, omens.secret_answer),
    Ask.MASTER: (setup.master_options, setup.master_answer),
    Ask.WORTHY: (scoring.worthy_options, scoring.worthy_answer),
    Ask.DRAW_START: (piles.draw_start_options, setup.draw_start_answer),
}

# The topmost piece of work is carried on until it needs an answer, something above it, or is done.
WORK = {
    Ask.TURN: turn.turn,
    Ask.EFFECT: effects.run_effect,
    Ask.ACT: places.act,
    Ask.DRAWING: piles.drawing,
    Ask.ROUND: rounds.play_round,
    Ask.FULFIL: pacts.fulfil,
    Ask.REFILL: pacts.refill,
    Ask.PUT_AWAY: omens.put_away,
    Ask.PAY_DAY: workers.unpaid_leave,
    Ask.GIFT: effects.gift,
    Ask.SCORING: scoring.final_scoring,
    Ask.SETUP: setup.setup,
}


@rule
def is_asked_anyway(box: Box, s: State) -> int:
    """R-W-10, W-23.1  What depends on the omens in hand is asked even if only one answer is possible.

    Otherwise everybody could see from the question that is not asked what the hand does not hold.
    """
    frame = top(s)
    if frame.ask == Ask.WORKER or frame.ask == Ask.STEP2:
        return turn.might_use_skill(box, s, int(frame.player))
    return frame.ask == Ask.OMEN or frame.ask == Ask.USE or frame.ask == Ask.AGAIN


# --- single steps ----------------------------------------------------------------------------------------------------

# Operations of effects with which a new kind begins: those up to the next one share their code, or are rare.
FIRST_OF_KIND = (
    Op.RECEIVE,
    Op.RECEIVE_VP,
    Op.RECEIVE_VP_PER,
    Op.PAY,
    Op.SACRIFICE,
    Op.LOSE_VP,
    Op.PILLAGE,
    Op.DRAW_OMEN,
    Op.CHOOSE_SECRET,
    Op.PLAY_OMEN,
    Op.GIVE_REVENGE,
    Op.RECRUIT_PAID,
    Op.PAY_DAY,
    Op.CHASE,
    Op.MOVE_IN,
    Op.UPGRADE_PAID,
    Op.CLAIM,
    Op.CLEAR_DISPLAY,
    Op.DEAL,
    Op.GIVE_PACT,
    Op.RETURN_PACT,
    Op.CLAIM_START,
    Op.CLIMB,
    Op.EXCHANGE,
)
KIND_OF_OP = tuple(sum(op >= first for first in FIRST_OF_KIND) for op in range(OPS))

# What is drawn, where somebody acts, what an effect does and how far a pact is fulfilled: kinds of their own.
DRAW_KINDS = max(ask for ask in Ask if ask < Ask.WORK) + 1
WORK_KINDS = DRAW_KINDS + PILES + 1
ACT_KINDS = WORK_KINDS + max(Ask) - Ask.WORK
FULFIL_KINDS = ACT_KINDS + BOARD_LOCATIONS + 1
EFFECT_KINDS = FULFIL_KINDS + pacts.FULFILLED + 1
KINDS = EFFECT_KINDS + len(FIRST_OF_KIND) + 1


@part
def next_op(box: Box, frame: Frame) -> int:
    """The operation with which an effect goes on."""
    return int(box.effect[frame.note[EffectNote.SOURCE]].row[frame.note[EffectNote.ROW], Column.OP])


@part
def is_short_stage(stage: int) -> bool:
    """W-17.7  The stages of fulfilling a pact that take but a moment."""
    return pacts.PAY_OMENS <= stage <= pacts.REWARD or stage == pacts.FULFILLED


@part
def kind(box: Box, s: State) -> int:
    """Which piece of the rules comes next; 0 when the game is over."""
    if s.over:
        return 0
    frame = top(s)
    ask = int(frame.ask)
    if ask == Ask.DRAW:
        return DRAW_KINDS + min(int(frame.note[DrawNote.DECK]), PILES)
    if ask < Ask.WORK:
        return ask
    if ask == Ask.EFFECT:
        return EFFECT_KINDS + KIND_OF_OP[next_op(box, frame)]
    if ask == Ask.ACT and not FIRST_STANDARD <= frame.note[ActNote.LOCATION] < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return ACT_KINDS + min(int(frame.note[ActNote.LOCATION]), BOARD_LOCATIONS)
    if ask == Ask.FULFIL:
        return FULFIL_KINDS + int(frame.note[FulfilNote.STAGE])
    return WORK_KINDS + ask - Ask.WORK - 1


@part
def short_work(box: Box, s: State, events: Events) -> bool:
    """Carry on the topmost piece of work if it takes but a moment; returns whether it did."""
    frame = top(s)
    ask = frame.ask
    if ask == Ask.TURN:
        turn.turn(box, s, events)
    elif ask == Ask.EFFECT and frame.note[EffectNote.ROW] > 0 and next_op(box, frame) <= Op.OR:
        effects.pass_mark(s, next_op(box, frame))
    elif ask == Ask.DRAWING:
        piles.drawing(box, s, events)
    elif ask == Ask.ROUND and frame.note[RoundNote.STAGE] != rounds.END:
        rounds.play_round(box, s, events)
    elif ask == Ask.FULFIL and is_short_stage(frame.note[FulfilNote.STAGE]):
        pacts.fulfil(box, s, events)
    elif ask == Ask.REFILL:
        pacts.refill(s, events)
    elif ask == Ask.PUT_AWAY:
        omens.put_away(s)
    else:
        return False
    return True


@rule
def run_on(box: Box, s: State, events: Events) -> None:
    """Carry out short pieces of work: half of all there is, and none of them worth a step of its own."""
    while not s.over and short_work(box, s, events):
        pass


# --- the contract: what has one legal answer is not asked (W-26.2, R-W-10) --------------------------------------------

new_game, to_move, options, answer, STEPS = questions_of(
    Ask,
    QUESTIONS,
    lay_out=setup.lay_out,
    first=Ask.DRAW,
    work=rule(by_ask("work", "box, s, events", WORK)),
    is_asked_anyway=is_asked_anyway,
    run_on=run_on,
    kind=kind,
    kinds=KINDS,
    first_work=WORK_KINDS,
)
