"""Section 23: which question is asked, which answers are legal, and how the game runs on to the next question."""

from ...core.game import Steps
from ...core.rule import entry, part, rule
from ...core.stack import GO_ON, OVER, pop, top
from .actions import (
    action_answer,
    action_options,
    discard_card_answer,
    discard_card_options,
    place_answer,
    place_options,
    used_event,
)
from .ark import ark_kill
from .attack import FINISHED as ATTACK_FINISHED
from .attack import (
    attack,
    attack_dice_answer,
    attack_dice_options,
    attack_target_answer,
    attack_target_options,
    block_answer,
    block_options,
    block_result,
    clear_attack,
    destroy_answer,
    destroy_options,
)
from .cards import draw_card, draw_options, refill
from .dice import (
    die_options,
    extra_die_answer,
    extra_die_options,
    give_up_answer,
    give_up_options,
    keep_answer,
    keep_options,
    new_die,
    pool_answer,
    pool_options,
)
from .effects import (
    effect_card_answer,
    effect_card_options,
    effect_may_answer,
    effect_player_answer,
    effect_player_options,
    effect_type_answer,
    effect_type_options,
    may_options,
    next_effect_answer,
    next_effect_options,
    run_effect,
)
from .notes import AttackNote, TurnNote
from .paragon import die_answer, may_roll_answer
from .reorganise import reorg_card_answer, reorg_card_options, reorg_field_answer, reorg_field_options
from .setup import (
    decide_start,
    draw_answer,
    draw_start_options,
    faction_answer,
    faction_options,
    lay_out,
    setup,
    start_rolls,
)
from .tracks import standing as standing_of
from .turn import NEXT as NEXT_TURN
from .turn import turn
from .words import Ask, Phase, Thing


@rule
def list_options(box, s, out):
    """X-23.1 - X-23.35  What may be pointed at now, ascending."""
    ask = top(s).ask
    if ask == Ask.DIE:
        return die_options(out)
    if ask == Ask.ACTION:
        return action_options(box, s, out)
    if ask == Ask.KEEP:
        return keep_options(s, out)
    if ask == Ask.DRAW:
        return draw_options(box, s, out)
    if ask == Ask.POOL:
        return pool_options(out)
    if ask == Ask.NEXT_EFFECT:
        return next_effect_options(box, s, Phase.EFFECT, out)
    if ask == Ask.NEXT_DICE_EFFECT:
        return next_effect_options(box, s, Phase.DICE, out)
    if ask == Ask.ATTACK_DICE:
        return attack_dice_options(s, out)
    if ask == Ask.ATTACK_TARGET:
        return attack_target_options(box, s, out)
    if ask == Ask.BLOCK:
        return block_options(s, out)
    if ask == Ask.DESTROY:
        return destroy_options(box, s, out)
    if ask == Ask.PLACE:
        return place_options(box, s, out)
    if ask == Ask.REORG_CARD:
        return reorg_card_options(box, s, out)
    if ask == Ask.REORG_FIELD:
        return reorg_field_options(box, s, out)
    if ask == Ask.EXTRA_DIE:
        return extra_die_options(s, out)
    if ask == Ask.EFFECT_PLAYER:
        return effect_player_options(box, s, out)
    if ask == Ask.EFFECT_CARD:
        return effect_card_options(box, s, out)
    if ask == Ask.EFFECT_TYPE:
        return effect_type_options(box, s, out)
    if ask == Ask.EFFECT_MAY or ask == Ask.MAY_ROLL:
        return may_options(out)
    if ask == Ask.GIVE_UP:
        return give_up_options(box, s, out)
    if ask == Ask.DISCARD_CARD:
        return discard_card_options(box, s, out)
    if ask == Ask.FACTION or ask == Ask.DRAW_FACTION:
        return faction_options(box, s, out)
    return draw_start_options(box, s, out)


@rule
def carry_out(box, s, thing, asked, events):
    """X-23.1 - X-23.35  Carry out an answer; `asked` tells whether anybody had a choice (X-23.37)."""
    ask = top(s).ask
    if ask == Ask.DIE:
        die_answer(box, s, thing, events)
    elif ask == Ask.ACTION:
        action_answer(box, s, thing, asked, events)
    elif ask == Ask.KEEP:
        keep_answer(s, thing, events)
    elif ask == Ask.DRAW:
        draw_answer(box, s, thing, events)
    elif ask == Ask.POOL:
        pool_answer(s, thing, events)
    elif ask == Ask.NEXT_EFFECT or ask == Ask.NEXT_DICE_EFFECT:
        next_effect_answer(box, s, thing, events)
    elif ask == Ask.ATTACK_DICE:
        attack_dice_answer(s, thing)
    elif ask == Ask.ATTACK_TARGET:
        attack_target_answer(s, thing)
    elif ask == Ask.BLOCK:
        block_answer(s, thing, events)
    elif ask == Ask.DESTROY:
        destroy_answer(box, s, thing, events)
    elif ask == Ask.PLACE:
        place_answer(s, thing, events)
    elif ask == Ask.REORG_CARD:
        reorg_card_answer(box, s, thing, events)
    elif ask == Ask.REORG_FIELD:
        reorg_field_answer(s, thing, events)
    elif ask == Ask.EXTRA_DIE:
        extra_die_answer(s, thing, events)
    elif ask == Ask.EFFECT_PLAYER:
        effect_player_answer(box, s, thing, events)
    elif ask == Ask.EFFECT_CARD:
        effect_card_answer(box, s, thing, events)
    elif ask == Ask.EFFECT_TYPE:
        effect_type_answer(box, s, thing, events)
    elif ask == Ask.EFFECT_MAY:
        effect_may_answer(box, s, thing, events)
    elif ask == Ask.MAY_ROLL:
        may_roll_answer(s, thing, events)
    elif ask == Ask.GIVE_UP:
        give_up_answer(s, thing, events)
    elif ask == Ask.DISCARD_CARD:
        discard_card_answer(box, s, thing, events)
    elif ask == Ask.FACTION or ask == Ask.DRAW_FACTION:
        faction_answer(box, s, thing, events)
    else:
        decide_start(box, s, thing - Thing.SEAT, 1, events)


@part
def work(box, s, events):
    """Carry on the topmost piece of work until it needs an answer, something above it, or is done."""
    ask = top(s).ask
    if ask == Ask.TURN:
        turn(box, s, events)
    elif ask == Ask.EFFECT:
        run_effect(box, s, events)
    elif ask == Ask.REFILL:
        refill(box, s, events)
    elif ask == Ask.DRAW_CARD:
        draw_card(s, events)
    elif ask == Ask.ATTACK:
        attack(box, s, events)
    elif ask == Ask.ARK_KILL:
        ark_kill(box, s, events)
    elif ask == Ask.BLOCK_RESULT:
        block_result(box, s, events)
    elif ask == Ask.NEW_DIE:
        new_die(box, s, events)
    elif ask == Ask.USED_EVENT:
        used_event(box, s, events)
    elif ask == Ask.START_ROLLS:
        start_rolls(box, s, events)
    else:
        setup(box, s, events)


@part
def is_asked_anyway(box, s):
    """X-23.37, X-9.10  Without `autoEnd` the end of the action phase is asked even if nothing else is possible."""
    return top(s).ask == Ask.ACTION and not box.auto_end and s.actions < box.max_actions


@rule
def cancel_everything(s):
    """X-20.2  The game is over: open actions, rolls and effects are cancelled."""
    while s.depth > 0:
        pop(s)
    clear_attack(s)


@part
def proceed(box, s, thing, events, out):
    """X-5.5, X-23.37  Carry out an answer and run on; a single legal answer is carried out without asking.

    Instead of an answer, `GO_ON` only runs on, from a position that was set up by hand.
    """
    asked = 1
    while True:
        if thing != GO_ON:
            carry_out(box, s, thing, asked, events)
        while not s.over and top(s).ask > Ask.WORK:
            work(box, s, events)
        if s.over:
            cancel_everything(s)
            return 0
        n = list_options(box, s, out)
        if n != 1 or is_asked_anyway(box, s):
            return n
        thing, asked = int(out[0]), 0


# --- the contract ----------------------------------------------------------------------------------------------------


@entry
def new_game(box, s, events, out):
    """Set up a game on a state of zeros; chance draws the neutral soldier first. Returns the number of options."""
    lay_out(box, s, events)
    return draw_options(box, s, out)


@entry
def to_move(box, s):
    """Who is asked: a seat, CHANCE or OVER."""
    return OVER if s.over else int(top(s).player)


@entry
def options(box, s, out):
    """The things that may be pointed at, ascending; 0 when the game is over."""
    return 0 if s.over else list_options(box, s, out)


@entry
def answer(box, s, thing, events, out):
    """Carry out an answer, run on to the next question with a choice, and list its options. `GO_ON` only runs on."""
    return proceed(box, s, thing, events, out)


@entry
def standing(box, s, out):
    """Paragon and place of each seat."""
    standing_of(box, s, out)


# --- single steps ----------------------------------------------------------------------------------------------------

# Turns and attacks go on in steps that have little in common, so each of these is a kind of its own.
TURN_KINDS = max(Ask) + 1
ATTACK_KINDS = TURN_KINDS + NEXT_TURN + 1
KINDS = ATTACK_KINDS + ATTACK_FINISHED + 1


@part
def kind(box, s):
    """Which piece of the rules comes next; 0 when the game is over."""
    if s.over:
        return 0
    frame = top(s)
    if frame.ask == Ask.TURN:
        return TURN_KINDS + int(frame.note[TurnNote.STEP])
    if frame.ask == Ask.ATTACK:
        return ATTACK_KINDS + int(frame.note[AttackNote.STEP])
    return int(frame.ask)


STEPS = Steps(
    kinds=KINDS,
    first_work=Ask.WORK,
    kind=kind,
    list_options=list_options,
    is_asked_anyway=is_asked_anyway,
    carry_out=carry_out,
    work=work,
    clear=cancel_everything,
)
