"""Section 14: rolls of paragon dice, and what every finished roll of dice leads to."""

from ...core.events import Events, tell
from ...core.rule import part, rule
from ...core.stack import pop, push, top
from .cards import ark_soldier
from .dice import roll_dice
from .ids import X
from .notes import DieNote, EffectNote, NewDieNote, RollNote, StartNote
from .state import Box, State
from .tracks import gain_paragon, loot
from .values import paragon_of
from .words import NO_CARD, NOBODY, Ask, BonusScope, Cause, Die, Event, Face, Thing


@rule
def apocalypse_bonus(box: Box, s: State, player: int, cause: int) -> int:
    """X-21.5, X-21.6, X-21.10  In Apocalypse mode paragon gained in the ark grows by 1, or by 2 with 6 or more LP."""
    if not box.apocalypse:
        return 0
    counts = cause == Cause.INCOME
    if box.bonus_scope != BonusScope.INCOME and s.controller == player:
        counts = counts or cause == Cause.KILL  # the ark was conquered
    if box.bonus_scope == BonusScope.ALL_ROLLS and s.controller == player:
        base_looted = cause == Cause.LOOT and top(s).ask == Ask.ATTACK  # not a card's `loot`
        counts = counts or cause == Cause.BLOCK_KILL or base_looted
    if not counts:
        return 0
    return 1 if s.life_points <= 5 else 2


@rule
def effect_source(s: State) -> int:
    """The card or trait whose effect is being carried out, directly or through the new dice it grants."""
    frame = top(s)
    if frame.ask == Ask.NEW_DIE and frame.note[NewDieNote.CAUSE] == Cause.EFFECT:
        frame = s.stack[s.depth - 2]
    return frame.note[EffectNote.SOURCE] if frame.ask == Ask.EFFECT else NO_CARD


@rule
def roll_for_soldier(box: Box, s: State, player: int, soldier: int, cause: int, events: Events) -> None:
    """X-14.2, X-14.3, X-14.7, X-14.8  Roll as many paragon dice as the soldier's P says, however many that are."""
    count = paragon_of(box, s, player, soldier)
    if count > 0 and box.ask_rolls:
        push(s, Ask.MAY_ROLL, player, count, cause)
    elif count > 0:
        roll_dice(s, player, Die.PARAGON, count, cause)
    else:
        take_paragon_roll(box, s, player, cause, 0, events)


@rule
def may_roll_answer(s: State, thing: int, events: Events) -> None:
    """X-14.8, X-23.41  Who may roll may also leave it: nothing is gained, nothing is looted, no bonus is added."""
    frame = top(s)
    player, count, cause = frame.player, frame.note[RollNote.COUNT], frame.note[RollNote.CAUSE]
    pop(s)
    if thing == Thing.YES:
        roll_dice(s, player, Die.PARAGON, count, cause)
    else:
        tell(events, s, Event.ROLL_DECLINED, X(14, 8), player, cause)


@rule
def take_paragon_roll(box: Box, s: State, player: int, cause: int, total: int, events: Events) -> None:
    """X-14.1, X-14.3, X-14.11, X-18.16  An immediate roll goes straight to the paragon track, in one step."""
    bonus = apocalypse_bonus(box, s, player, cause)
    frame, source = top(s), effect_source(s)
    if cause == Cause.LOOT:
        victim = frame.note[EffectNote.VICTIM] if frame.ask == Ask.EFFECT else s.attack.target
        loot(box, s, player, victim, total, bonus, source, events)
    else:
        gain_paragon(box, s, player, total + bonus, cause, NOBODY, bonus, source, events)


@rule
def control_income(box: Box, s: State, events: Events) -> None:
    """X-18.14, X-18.15, X-14.3  Whoever controls the ark rolls for their soldier there."""
    if s.controller != NOBODY:
        roll_for_soldier(box, s, s.controller, ark_soldier(s), Cause.INCOME, events)


@part
def die_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-22.3  A die has fallen; after the last one of the roll its purpose is served."""
    note = top(s).note
    die, left, cause, player = note[DieNote.DIE], note[DieNote.LEFT] - 1, note[DieNote.CAUSE], note[DieNote.PLAYER]
    face = int(box.face[die, thing - Thing.ROLL])
    note[DieNote.LEFT] = left
    if cause == Cause.FIRST_ROLL or cause == Cause.REROLL:
        s.rolled[face] += 1
        if left == 0:
            pop(s)
        return
    note[DieNote.ONES] += face == Face.PARAGON_1
    note[DieNote.TWOS] += face == Face.PARAGON_2
    if left == 0:
        ones, twos = int(note[DieNote.ONES]), int(note[DieNote.TWOS])
        blanks = int(note[DieNote.COUNT]) - ones - twos
        pop(s)
        finish_roll(box, s, player, face, cause, blanks, ones, twos, events)


@rule
def finish_roll(
    box: Box, s: State, player: int, face: int, cause: int, blanks: int, ones: int, twos: int, events: Events
) -> None:
    """X-14.3, X-14.4, X-15.21, X-15.23  Immediate rolls are added, others go to the pool or decide who starts."""
    if cause == Cause.START:
        s.start[player] = ones + 2 * twos  # added to nobody's paragon
        tell(events, s, Event.START_ROLLED, X(4, 1), player, s.start[player], top(s).note[StartNote.ROUND])
    elif cause == Cause.TACTICAL or cause == Cause.HARVEST or top(s).ask == Ask.NEW_DIE:
        s.kept[face] += 1
        rule_id = X(15, 21) if cause == Cause.TACTICAL else X(15, 23) if cause == Cause.HARVEST else X(9, 5)
        tell(events, s, Event.DICE_ROLLED, rule_id, player, cause, 1 << (6 * face), effect_source(s))
    else:
        faces = (blanks << 6 * Face.PARAGON_BLANK) | (ones << 6 * Face.PARAGON_1) | (twos << 6 * Face.PARAGON_2)
        tell(events, s, Event.DICE_ROLLED, X(14, 3), player, cause, faces, effect_source(s))
        take_paragon_roll(box, s, player, cause, ones + 2 * twos, events)
