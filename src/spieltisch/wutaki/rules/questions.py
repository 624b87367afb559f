"""Group 26: which question is asked, which answers are legal, and how the game runs on to the next question."""

from ...core.questions import questions_of
from ...core.rule import part, rule
from ...core.stack import top
from .effects import (
    alternative_answer,
    alternative_options,
    borrow_answer,
    display_answer,
    gift,
    give_up_answer,
    group_answer,
    kinds_of_player,
    marker_answer,
    omen_answer,
    opponent_answer,
    opponent_options,
    own_pact_answer,
    pass_mark,
    pay_answer,
    recruit_answer,
    revenge_answer,
    rob_answer,
    run_effect,
    steal_answer,
    take_answer,
    take_options,
    upgrade_answer,
)
from .notes import ActNote, DrawNote, EffectNote, FulfilNote, RoundNote, StealNote
from .omens import discard_answer, discard_options, put_away, revenge_options, secret_answer, secret_options
from .pacts import (
    FULFILLED,
    PAY_OMENS,
    REWARD,
    display_options,
    draft_options,
    fulfil,
    own_pact_options,
    refill,
    waive_answer,
    waive_options,
)
from .piles import draw_options, draw_start_options, drawing
from .places import act, move_answer, place_answer, place_options, use_answer, use_options
from .rounds import END as END_OF_ROUND
from .rounds import play_round
from .scoring import final_scoring, worthy_answer, worthy_options
from .setup import (
    draft_answer,
    draw_answer,
    draw_start_answer,
    lay_out,
    master_answer,
    master_options,
    setup,
)
from .trade import (
    buy_answer,
    buy_options,
    swap_in_answer,
    swap_in_options,
    swap_out_answer,
    swap_out_options,
)
from .turn import again_answer, might_use_skill, step2_answer, step2_options, turn, worker_answer, worker_options
from .upgrades import marker_options, upgrade_options
from .usable import borrow_options, omen_options
from .words import BOARD_LOCATIONS, FIRST_STANDARD, OPS, PILES, RESOURCE_LOCATIONS, Ask, Column, Op, Thing
from .workers import give_up_options, group_options, leave_answer, leave_options, recruit_options, unpaid_leave


@rule
def yes_or_none(out):
    """W-26.1  Yes, or decline."""
    out[0] = Thing.NONE
    out[1] = Thing.YES
    return 2


@rule
def list_options(box, s, out):
    """W-26.1 - W-26.4  What may be pointed at now, ascending."""
    ask = top(s).ask
    if ask == Ask.DRAW:
        return draw_options(box, s, out)
    if ask == Ask.WORKER:
        return worker_options(box, s, out)
    if ask == Ask.PLACE:
        return place_options(box, s, out)
    if ask == Ask.STEP2:
        return step2_options(box, s, out)
    if ask == Ask.USE or ask == Ask.AGAIN:
        return use_options(box, s, int(top(s).note[ActNote.LOCATION]), out)
    if ask == Ask.MOVE or ask == Ask.ROB:
        return yes_or_none(out)
    if ask == Ask.PAY:
        return kinds_of_player(s, int(top(s).player), out)
    if ask == Ask.TAKE:
        return take_options(s, out)
    if ask == Ask.SWAP_IN:
        return swap_in_options(s, out)
    if ask == Ask.SWAP_OUT:
        return swap_out_options(s, out)
    if ask == Ask.BUY:
        return buy_options(s, out)
    if ask == Ask.DISPLAY:
        return display_options(box, s, out)
    if ask == Ask.UPGRADE:
        return upgrade_options(box, s, out)
    if ask == Ask.RECRUIT:
        return recruit_options(box, s, out)
    if ask == Ask.OMEN:
        return omen_options(box, s, out)
    if ask == Ask.DISCARD:
        return discard_options(s, out)
    if ask == Ask.OPPONENT:
        return opponent_options(box, s, out)
    if ask == Ask.GROUP:
        return group_options(box, s, out)
    if ask == Ask.ELEVEN or ask == Ask.TRADE:
        return alternative_options(box, s, out)
    if ask == Ask.REVENGE:
        return revenge_options(s, out)
    if ask == Ask.STEAL:
        return kinds_of_player(s, int(top(s).note[StealNote.VICTIM]), out)
    if ask == Ask.GIVEUP:
        return give_up_options(box, s, out)
    if ask == Ask.LEAVE:
        return leave_options(s, out)
    if ask == Ask.MARKER:
        return marker_options(s, out)
    if ask == Ask.OWNPACT:
        return own_pact_options(box, s, out)
    if ask == Ask.WAIVE:
        return waive_options(s, out)
    if ask == Ask.BORROW:
        return borrow_options(box, s, out)
    if ask == Ask.DRAFT:
        return draft_options(s, out)
    if ask == Ask.SECRET:
        return secret_options(s, out)
    if ask == Ask.MASTER:
        return master_options(box, s, out)
    if ask == Ask.WORTHY:
        return worthy_options(box, s, out)
    return draw_start_options(box, out)


@rule
def carry_out(box, s, thing, asked, events):
    """W-26.1 - W-26.4  Carry out an answer, whether or not anybody had a choice (W-26.2)."""
    ask = top(s).ask
    if ask == Ask.DRAW:
        draw_answer(box, s, thing, events)
    elif ask == Ask.WORKER:
        worker_answer(s, thing, events)
    elif ask == Ask.PLACE:
        place_answer(box, s, thing, events)
    elif ask == Ask.STEP2:
        step2_answer(box, s, thing, events)
    elif ask == Ask.USE:
        use_answer(s, thing, events)
    elif ask == Ask.PAY:
        pay_answer(s, thing, events)
    elif ask == Ask.TAKE:
        take_answer(s, thing, events)
    elif ask == Ask.SWAP_IN:
        swap_in_answer(s, thing, events)
    elif ask == Ask.SWAP_OUT:
        swap_out_answer(s, thing, events)
    elif ask == Ask.BUY:
        buy_answer(box, s, thing, events)
    elif ask == Ask.DISPLAY:
        display_answer(box, s, thing, events)
    elif ask == Ask.UPGRADE:
        upgrade_answer(box, s, thing, events)
    elif ask == Ask.RECRUIT:
        recruit_answer(box, s, thing, events)
    elif ask == Ask.OMEN:
        omen_answer(box, s, thing, events)
    elif ask == Ask.DISCARD:
        discard_answer(box, s, thing, events)
    elif ask == Ask.OPPONENT:
        opponent_answer(s, thing, events)
    elif ask == Ask.GROUP:
        group_answer(s, thing, events)
    elif ask == Ask.MOVE:
        move_answer(box, s, thing, events)
    elif ask == Ask.AGAIN:
        again_answer(s, thing, events)
    elif ask == Ask.ELEVEN or ask == Ask.TRADE:
        alternative_answer(box, s, thing, events)
    elif ask == Ask.REVENGE:
        revenge_answer(s, thing, events)
    elif ask == Ask.STEAL:
        steal_answer(s, thing, events)
    elif ask == Ask.GIVEUP:
        give_up_answer(s, thing, events)
    elif ask == Ask.LEAVE:
        leave_answer(s, thing, events)
    elif ask == Ask.ROB:
        rob_answer(s, thing, events)
    elif ask == Ask.MARKER:
        marker_answer(s, thing, events)
    elif ask == Ask.OWNPACT:
        own_pact_answer(box, s, thing, events)
    elif ask == Ask.WAIVE:
        waive_answer(s, thing)
    elif ask == Ask.BORROW:
        borrow_answer(s, thing)
    elif ask == Ask.DRAFT:
        draft_answer(s, thing, events)
    elif ask == Ask.SECRET:
        secret_answer(s, thing, events)
    elif ask == Ask.MASTER:
        master_answer(s, thing, events)
    elif ask == Ask.WORTHY:
        worthy_answer(box, s, thing, events)
    else:
        draw_start_answer(s, thing, events)


@rule
def work(box, s, events):
    """Carry on the topmost piece of work until it needs an answer, something above it, or is done."""
    ask = top(s).ask
    if ask == Ask.TURN:
        turn(box, s, events)
    elif ask == Ask.EFFECT:
        run_effect(box, s, events)
    elif ask == Ask.ACT:
        act(box, s, events)
    elif ask == Ask.DRAWING:
        drawing(box, s, events)
    elif ask == Ask.ROUND:
        play_round(box, s, events)
    elif ask == Ask.FULFIL:
        fulfil(box, s, events)
    elif ask == Ask.REFILL:
        refill(s, events)
    elif ask == Ask.PUT_AWAY:
        put_away(s)
    elif ask == Ask.PAY_DAY:
        unpaid_leave(box, s, events)
    elif ask == Ask.GIFT:
        gift(box, s, events)
    elif ask == Ask.SCORING:
        final_scoring(box, s, events)
    else:
        setup(box, s, events)


@rule
def is_asked_anyway(box, s):
    """R-W-10, W-23.1  What depends on the omens in hand is asked even if only one answer is possible.

    Otherwise everybody could see from the question that is not asked what the hand does not hold.
    """
    frame = top(s)
    if frame.ask == Ask.WORKER or frame.ask == Ask.STEP2:
        return might_use_skill(box, s, int(frame.player))
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
EFFECT_KINDS = FULFIL_KINDS + FULFILLED + 1
KINDS = EFFECT_KINDS + len(FIRST_OF_KIND) + 1


@part
def next_op(box, frame):
    """The operation with which an effect goes on."""
    return int(box.effect[frame.note[EffectNote.SOURCE]].row[frame.note[EffectNote.ROW], Column.OP])


@part
def is_short_stage(stage):
    """W-17.7  The stages of fulfilling a pact that take but a moment."""
    return PAY_OMENS <= stage <= REWARD or stage == FULFILLED


@part
def kind(box, s):
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
def short_work(box, s, events):
    """Carry on the topmost piece of work if it takes but a moment; returns whether it did."""
    frame = top(s)
    ask = frame.ask
    if ask == Ask.TURN:
        turn(box, s, events)
    elif ask == Ask.EFFECT and frame.note[EffectNote.ROW] > 0 and next_op(box, frame) <= Op.OR:
        pass_mark(s, next_op(box, frame))
    elif ask == Ask.DRAWING:
        drawing(box, s, events)
    elif ask == Ask.ROUND and frame.note[RoundNote.STAGE] != END_OF_ROUND:
        play_round(box, s, events)
    elif ask == Ask.FULFIL and is_short_stage(frame.note[FulfilNote.STAGE]):
        fulfil(box, s, events)
    elif ask == Ask.REFILL:
        refill(s, events)
    elif ask == Ask.PUT_AWAY:
        put_away(s)
    else:
        return False
    return True


@rule
def run_on(box, s, events):
    """Carry out short pieces of work: half of all there is, and none of them worth a step of its own."""
    while not s.over and short_work(box, s, events):
        pass


# --- the contract: what has one legal answer is not asked (W-26.2, R-W-10) --------------------------------------------

new_game, to_move, options, answer, STEPS = questions_of(
    Ask,
    lay_out=lay_out,
    list_options=list_options,
    carry_out=carry_out,
    work=work,
    is_asked_anyway=is_asked_anyway,
    run_on=run_on,
    kind=kind,
    kinds=KINDS,
    first_work=WORK_KINDS,
)
