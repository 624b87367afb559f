"""Section 8 and the dice of section 9: rolling, keeping, turning and giving up dice."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import part, rule
from ...core.stack import CHANCE, pop, push, top
from .ids import X
from .notes import DieNote, EffectNote, GiveUpNote, NewDieNote
from .state import Box, State
from .values import ACTIVE, active_source, holds
from .words import FACES, NO_CARD, Ask, Die, Event, Face, Left, Passive, Reason, Thing, Trigger, Verb

POOL_SIZE = 6
MOST_OF_A_TYPE = 4
REROLLS = 2


# --- faces -----------------------------------------------------------------------------------------------------------


@rule
def blank_of(die: int) -> int:
    """X-9.7  The blank face of a type of die."""
    if die == Die.RESOURCE:
        return Face.RESOURCE_BLANK
    return Face.ATTACK_BLANK if die == Die.ATTACK else Face.PARAGON_BLANK


@rule
def symbols_on(face: int) -> int:
    """X-9.8  How many resource or paragon symbols a face shows."""
    if face <= Face.RESOURCE_3:
        return face
    return max(0, face - Face.PARAGON_BLANK)


@rule
def packed_faces(counts: Ints) -> int:
    """Ten counts of faces in one number, for events."""
    packed = 0
    for face in range(FACES):
        packed |= int(counts[face]) << (6 * face)
    return packed


# --- rolling ---------------------------------------------------------------------------------------------------------


@part
def roll_dice(s: State, player: int, die: int, count: int, cause: int) -> None:
    """X-8.18, X-22.3  Chance rolls dice of one type for a player, one after the other; the cause says what for."""
    push(s, Ask.DIE, CHANCE, die, count, cause, player)
    top(s).note[DieNote.COUNT] = count


@part
def die_options(out: Ints) -> int:
    """X-23.34  The six faces of a die, all equally likely."""
    for i in range(6):
        out[i] = Thing.ROLL + i
    return 6


# --- the pool --------------------------------------------------------------------------------------------------------


@part
def pool_options(out: Ints) -> int:
    """X-8.1, X-8.2  Six dice: 4 + 2, 3 + 3 or 2 + 4."""
    for i in range(3):
        out[i] = Thing.POOL + i
    return 3


@part
def pool_answer(s: State, thing: int, events: Events) -> None:
    """X-8.1  The dice pool is chosen."""
    player = top(s).player
    attack_dice = thing - Thing.POOL + 2
    pop(s)
    s.dice[Die.RESOURCE] = POOL_SIZE - attack_dice
    s.dice[Die.ATTACK] = attack_dice
    tell(events, s, Event.POOL_CHOSEN, X(8, 1), player, POOL_SIZE - attack_dice, attack_dice)


@rule
def can_add_die(s: State, die: int) -> bool:
    """X-8.3, X-8.4, X-8.19  Never more than four dice of one type in the pool, hence eight; no paragon dice."""
    if die == Die.ANY:
        return s.dice[Die.RESOURCE] < MOST_OF_A_TYPE or s.dice[Die.ATTACK] < MOST_OF_A_TYPE
    return s.dice[die] < MOST_OF_A_TYPE


@rule
def add_die(s: State, player: int, die: int, source: int, events: Events) -> None:
    """X-8.3, X-8.8  One more die in the pool."""
    s.dice[die] += 1
    tell(events, s, Event.POOL_DIE_ADDED, X(8, 3), player, die, source)


@rule
def extra_die_options(s: State, out: Ints) -> int:
    """X-8.19, X-23.12  The types that still have room."""
    n = 0
    for die in range(2):
        if can_add_die(s, die):
            out[n] = Thing.DIE_TYPE + die
            n += 1
    return n


@rule
def extra_die_answer(s: State, thing: int, events: Events) -> None:
    """X-8.8  The type of a free die is chosen now."""
    player, source = top(s).player, top(s).note[EffectNote.SOURCE]
    pop(s)
    add_die(s, player, thing - Thing.DIE_TYPE, source, events)


@rule
def rerolls_taken(box: Box, s: State, opponent: int, events: Events) -> int:
    """X-8.8  What an opponent's PERMANENT effects change about the rerolls of who controls the ark, card by card."""
    total = 0
    for i in range(ACTIVE):
        source = active_source(s, opponent, i)
        if source != NO_CARD and box.passive[source, Passive.REROLLS_ARK] != 0 and holds(box, s, opponent, source):
            total += int(box.passive[source, Passive.REROLLS_ARK])
            tell(events, s, Event.EFFECT_STARTED, X(8, 8), opponent, source, Trigger.NONE, 0)
    return total


@part
def fix_rerolls(box: Box, s: State, events: Events) -> None:
    """X-8.8, X-8.14  The number of rerolls is fixed before the first roll; opponents weigh on who controls the ark."""
    player = s.active
    own = s.rerolls - REROLLS
    others = 0
    if s.controller == player:
        for step in range(1, box.players):  # clockwise
            others += rerolls_taken(box, s, (player + step) % box.players, events)
    s.rerolls = max(0, s.rerolls + others)
    tell(events, s, Event.REROLLS_FIXED, X(8, 14), player, s.rerolls, own, others)


@rule
def roll_pool(s: State, cause: int) -> None:
    """X-8.9, X-8.12, X-8.18  Roll all dice of the pool, resource dice first."""
    player, resource_dice, attack_dice = s.active, s.dice[Die.RESOURCE], s.dice[Die.ATTACK]
    s.dice[Die.RESOURCE] = 0
    s.dice[Die.ATTACK] = 0
    if attack_dice > 0:
        roll_dice(s, player, Die.ATTACK, attack_dice, cause)
    if resource_dice > 0:
        roll_dice(s, player, Die.RESOURCE, resource_dice, cause)


@part
def dice_in_pool(s: State) -> int:
    """X-8.15  How many rolled dice have not been kept."""
    count = 0
    for face in range(Face.PARAGON_BLANK):
        count += s.rolled[face]
    return count


@part
def take_back_pool(s: State) -> None:
    """X-8.12  The dice left in the pool are picked up to be rolled again."""
    for face in range(Face.PARAGON_BLANK):
        die = Die.RESOURCE if face < Face.ATTACK_BLANK else Die.ATTACK
        s.dice[die] += s.rolled[face]
        s.rolled[face] = 0


@part
def keep_options(s: State, out: Ints) -> int:
    """X-8.10, X-8.17  A face shown in the dice pool, or done: the rest is rolled again."""
    out[0] = Thing.DONE
    n = 1
    for face in range(Face.PARAGON_BLANK):
        out[n] = Thing.FACE + face
        n += int(s.rolled[face] > 0)  # no `if`: which faces show cannot be foreseen, and a wrong guess costs more
    return n


@part
def keep_answer(s: State, thing: int, events: Events) -> None:
    """X-8.10, X-8.11, X-8.17  One die moves to the action pool, where it stays."""
    if thing == Thing.DONE:
        pop(s)
        return
    face = thing - Thing.FACE
    s.rolled[face] -= 1
    s.kept[face] += 1
    tell(events, s, Event.DIE_KEPT, X(8, 10), s.active, face, 0)


@part
def keep_everything(s: State, events: Events) -> None:
    """X-8.13  After the last allowed reroll all dice go to the action pool."""
    for face in range(Face.PARAGON_BLANK):
        for _ in range(s.rolled[face]):
            tell(events, s, Event.DIE_KEPT, X(8, 13), s.active, face, 1)
        s.kept[face] += s.rolled[face]
        s.rolled[face] = 0


# --- the action pool -------------------------------------------------------------------------------------------------


@rule
def dice_of_type(box: Box, s: State, die: int) -> int:
    """X-9.5, X-11.14  Dice of a type in the action pool, those committed to an attack included."""
    count = 0
    for face in range(box.first_face[die], box.first_face[die + 1]):
        count += s.kept[face]
    if die == Die.ATTACK:
        count += s.attack.normal + s.attack.critical
    return count


@rule
def remove_die(s: State, face: int, why: int, cause_rule: int, events: Events) -> None:
    """X-9.3  A die leaves the action pool."""
    s.kept[face] -= 1
    tell(events, s, Event.DIE_REMOVED, cause_rule, s.active, face, why)


@rule
def new_die(box: Box, s: State, events: Events) -> None:
    """X-9.4, X-9.5, X-9.12  Roll new dice into the action pool, one by one, each after room has been made for it."""
    frame = top(s)
    player, note = frame.player, frame.note
    die, left = note[NewDieNote.DIE], note[NewDieNote.LEFT]
    cause, may_lapse = note[NewDieNote.CAUSE], note[NewDieNote.MAY_LAPSE]
    if left == 0:
        pop(s)
    elif dice_of_type(box, s, die) < box.room[die]:
        note[NewDieNote.LEFT] = left - 1
        roll_dice(s, player, die, 1, cause)
    elif s.kept[blank_of(die)] > 0:
        remove_die(s, blank_of(die), Left.GIVEN_UP, X(9, 5), events)
    else:
        push(s, Ask.GIVE_UP, player, die, may_lapse)


@rule
def give_up_options(box: Box, s: State, out: Ints) -> int:
    """X-9.12  A die of the full type, or done if the new die may lapse."""
    die, n = top(s).note[GiveUpNote.DIE], 0
    if top(s).note[GiveUpNote.MAY_LAPSE]:
        out[0] = Thing.DONE
        n = 1
    for face in range(box.first_face[die], box.first_face[die + 1]):
        if s.kept[face] > 0:
            out[n] = Thing.FACE + face
            n += 1
    return n


@rule
def give_up_answer(s: State, thing: int, events: Events) -> None:
    """X-9.6, X-9.12  Give up a die, or let the new one lapse."""
    player = top(s).player
    pop(s)
    if thing == Thing.DONE:
        frame = top(s)  # the new dice that wait
        frame.note[NewDieNote.LEFT] -= 1
        source = s.stack[s.depth - 2].note[EffectNote.SOURCE]  # the effect that grants them
        tell(events, s, Event.EFFECT_PART_SKIPPED, X(9, 12), player, source, Verb.ROLL, Reason.DIE_LIMIT)
    else:
        remove_die(s, thing - Thing.FACE, Left.GIVEN_UP, X(9, 12), events)


@rule
def turn_die(s: State, player: int, from_face: int, to_face: int, cause: int, source: int, events: Events) -> None:
    """X-15.20, X-11.14  Turn one die; in an attack an attack symbol committed to it comes first."""
    if from_face == Face.ATTACK and to_face == Face.CRITICAL and s.attack.normal > 0:
        s.attack.normal -= 1
        s.attack.critical += 1
    else:
        s.kept[from_face] -= 1
        s.kept[to_face] += 1
    tell(events, s, Event.DIE_TURNED, X(15, 20), player, from_face, to_face, cause, source)


@rule
def dice_to_turn(s: State, from_face: int, to_face: int) -> int:
    """X-11.14  How many dice an effect could turn now."""
    count = s.kept[from_face]
    if from_face == Face.ATTACK and to_face == Face.CRITICAL:
        count += s.attack.normal
    return count


@part
def clear_dice(s: State, events: Events) -> None:
    """X-9.11  All dice left in the action pool are removed without effect."""
    for face in range(FACES):
        for _ in range(s.kept[face]):
            tell(events, s, Event.DIE_REMOVED, X(9, 11), s.active, face, Left.LAPSED)
        s.kept[face] = 0
