"""Section 23: which question is asked, which answers are legal, and how the game runs on to the next question."""

from ...core.arrays import Ints
from ...core.events import Events
from ...core.questions import by_ask, questions_of
from ...core.rule import part, rule
from ...core.stack import clear_stack, top
from . import actions, ark, attack, cards, dice, effects, paragon, reorganise, setup, turn
from .notes import AttackNote, TurnNote
from .state import Box, State
from .words import Ask, Phase, Thing


@part
def next_effect_options(box: Box, s: State, out: Ints) -> int:
    """X-7.10  Effects of the effect phase."""
    return effects.next_effect_options(box, s, Phase.EFFECT, out)


@part
def next_dice_effect_options(box: Box, s: State, out: Ints) -> int:
    """X-8.5  Effects of the dice phase."""
    return effects.next_effect_options(box, s, Phase.DICE, out)


@part
def draw_start_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-4.5  The starting player is drawn."""
    setup.decide_start(box, s, thing - Thing.SEAT, 1, events)


# X-23.1 - X-23.41  What may be pointed at, ascending, and what an answer does; what is asked often stands first.
QUESTIONS = {
    Ask.DIE: (dice.die_options, paragon.die_answer),
    Ask.ACTION: (actions.action_options, actions.action_answer),
    Ask.KEEP: (dice.keep_options, dice.keep_answer),
    Ask.DRAW: (cards.draw_options, setup.draw_answer),
    Ask.POOL: (dice.pool_options, dice.pool_answer),
    Ask.NEXT_EFFECT: (next_effect_options, effects.next_effect_answer),
    Ask.NEXT_DICE_EFFECT: (next_dice_effect_options, effects.next_effect_answer),
    Ask.ATTACK_DICE: (attack.attack_dice_options, attack.attack_dice_answer),
    Ask.ATTACK_TARGET: (attack.attack_target_options, attack.attack_target_answer),
    Ask.BLOCK: (attack.block_options, attack.block_answer),
    Ask.DESTROY: (attack.destroy_options, attack.destroy_answer),
    Ask.PLACE: (actions.place_options, actions.place_answer),
    Ask.REORG_CARD: (reorganise.reorg_card_options, reorganise.reorg_card_answer),
    Ask.REORG_FIELD: (reorganise.reorg_field_options, reorganise.reorg_field_answer),
    Ask.EXTRA_DIE: (dice.extra_die_options, dice.extra_die_answer),
    Ask.EFFECT_PLAYER: (effects.effect_player_options, effects.effect_player_answer),
    Ask.EFFECT_CARD: (effects.effect_card_options, effects.effect_card_answer),
    Ask.EFFECT_TYPE: (effects.effect_type_options, effects.effect_type_answer),
    Ask.EFFECT_MAY: (effects.may_options, effects.effect_may_answer),
    Ask.MAY_ROLL: (effects.may_options, paragon.may_roll_answer),
    Ask.GIVE_UP: (dice.give_up_options, dice.give_up_answer),
    Ask.DISCARD_CARD: (actions.discard_card_options, actions.discard_card_answer),
    Ask.FACTION: (setup.faction_options, setup.faction_answer),
    Ask.DRAW_FACTION: (setup.faction_options, setup.faction_answer),
    Ask.DRAW_START: (setup.draw_start_options, draw_start_answer),
}

# The topmost piece of work is carried on until it needs an answer, something above it, or is done.
WORK = {
    Ask.TURN: turn.turn,
    Ask.EFFECT: effects.run_effect,
    Ask.REFILL: cards.refill,
    Ask.DRAW_CARD: cards.draw_card,
    Ask.ATTACK: attack.attack,
    Ask.ARK_KILL: ark.ark_kill,
    Ask.BLOCK_RESULT: attack.block_result,
    Ask.NEW_DIE: dice.new_die,
    Ask.USED_EVENT: actions.used_event,
    Ask.START_ROLLS: setup.start_rolls,
    Ask.SETUP: setup.setup,
}


@part
def is_asked_anyway(box: Box, s: State) -> bool:
    """X-23.37, X-9.10  Without `autoEnd` the end of the action phase is asked even if nothing else is possible."""
    return top(s).ask == Ask.ACTION and not box.auto_end and s.actions < box.max_actions


@rule
def cancel_everything(s: State) -> None:
    """X-20.2  The game is over: open actions, rolls and effects are cancelled."""
    clear_stack(s)
    attack.clear_attack(s)


# --- single steps ----------------------------------------------------------------------------------------------------

# Turns and attacks go on in steps that have little in common, so each of these is a kind of its own.
TURN_KINDS = max(Ask) + 1
ATTACK_KINDS = TURN_KINDS + turn.NEXT + 1
KINDS = ATTACK_KINDS + attack.FINISHED + 1


@part
def kind(box: Box, s: State) -> int:
    """Which piece of the rules comes next; 0 when the game is over."""
    if s.over:
        return 0
    frame = top(s)
    if frame.ask == Ask.TURN:
        return TURN_KINDS + int(frame.note[TurnNote.STEP])
    if frame.ask == Ask.ATTACK:
        return ATTACK_KINDS + int(frame.note[AttackNote.STEP])
    return int(frame.ask)


# --- the contract: what has one legal answer is not asked (X-5.5, X-23.37) -------------------------------------------

new_game, to_move, options, answer, STEPS = questions_of(
    Ask,
    QUESTIONS,
    lay_out=setup.lay_out,
    first=Ask.DRAW,
    work=part(by_ask("work", "box, s, events", WORK)),
    is_asked_anyway=is_asked_anyway,
    clear=cancel_everything,
    kind=kind,
    kinds=KINDS,
)
