"""Sections 11, 12 and 13: attacks on the ark and on bases, and blocking."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import part, rule
from ...core.stack import pop, push, top
from .ark import ark_is_hostile, enter_ark, take_life_points
from .cards import ark_soldier, field_of, squad_soldier
from .destruction import attack_is_lapsed, destroy_card, trigger_effects, wait_for_effect
from .ids import X
from .notes import AttackNote, BlockNote
from .paragon import roll_for_soldier, take_paragon_roll
from .state import Box, State
from .values import base_resistance, blocking_resistance, lootable, strength_of
from .words import FIELDS, NO_CARD, NOBODY, TRAIT, Ask, Cause, Event, Face, Left, Outcome, Thing, Trigger

# The steps of an attack.
TARGET, EFFECTS, STRENGTH, COMPARE, DESTROY, LOOT, FINISHED = range(7)
# The steps of a block.
COMPARISON, REWARD, BLOCK_EFFECTS, KILL_EFFECTS, BLOCK_FINISHED = range(5)


# --- starting --------------------------------------------------------------------------------------------------------


@part
def can_use_attack_symbol(s: State, player: int) -> bool:
    """X-11.2, X-11.12, X-12.10, X-18.3  An own soldier in the ark or in the squad, however new it is there."""
    return s.controller == player or squad_soldier(s, player) != NO_CARD


@rule
def use_attack_die(box: Box, s: State, player: int, face: int, events: Events) -> None:
    """X-11.3, X-11.7, X-11.13, X-12.9, X-18.2, X-18.12  What a symbol does follows from who holds the ark now."""
    if s.controller != player and ark_soldier(s) == NO_CARD:
        s.kept[face] -= 1
        tell(events, s, Event.DIE_REMOVED, X(18, 3), player, face, Left.SPENT_TO_ENTER)
        enter_ark(box, s, player, squad_soldier(s, player), 0, events)
        return
    from_ark = s.controller == player
    s.attack.on = 1
    s.attack.from_ark = from_ark
    s.attack.soldier = ark_soldier(s) if from_ark else squad_soldier(s, player)
    s.attack.target = NOBODY
    s.attack.blocker = NO_CARD
    commit_die(s, face)
    push(s, Ask.ATTACK, player, TARGET)
    push(s, Ask.ATTACK_DICE, player)


@rule
def commit_die(s: State, face: int) -> None:
    """X-11.14  A die committed to the attack lies apart."""
    s.kept[face] -= 1
    if face == Face.ATTACK:
        s.attack.normal += 1
    else:
        s.attack.critical += 1


@rule
def attack_dice_options(s: State, out: Ints) -> int:
    """X-11.1, X-11.13, X-23.6  Further attack symbols or critical hits, or done."""
    out[0] = Thing.DONE
    n = 1
    for face in range(Face.ATTACK, Face.CRITICAL + 1):
        if s.kept[face] > 0:
            out[n] = Thing.FACE + face
            n += 1
    return n


@rule
def attack_dice_answer(s: State, thing: int) -> None:
    """X-11.13  One more die, or no more."""
    if thing == Thing.DONE:
        pop(s)
    else:
        commit_die(s, thing - Thing.FACE)


@rule
def attack_target_options(box: Box, s: State, out: Ints) -> int:
    """X-11.4, X-11.10, X-13.2, X-13.17, X-23.13  Any enemy base: also an empty, a too strong, or the same one again."""
    n = 0
    for player in range(box.players):
        if player != top(s).player:
            out[n] = Thing.SEAT + player
            n += 1
    return n


@rule
def attack_target_answer(s: State, thing: int) -> None:
    """X-13.1  The target is one enemy base."""
    pop(s)
    s.attack.target = thing - Thing.SEAT


# --- the steps of an attack ------------------------------------------------------------------------------------------


@rule
def attack_strength(box: Box, s: State, player: int) -> int:
    """X-11.6  S for every attack symbol, S + 1 for every critical hit, and the bonus of this attack."""
    symbols = int(s.attack.normal) + int(s.attack.critical)
    plain = symbols * strength_of(box, s, player, s.attack.soldier) + int(s.attack.critical)
    return max(0, plain + int(s.attack.power))


@rule
def resistance_met(box: Box, s: State) -> int:
    """X-13.10, X-13.21  The resistance of the attacked base that counts for this attack."""
    return max(0, base_resistance(box, s, s.attack.target) - s.attack.pierce)


@rule
def attack(box: Box, s: State, events: Events) -> None:
    """X-11.5, X-13.19  The next step of the attack; if its soldier is gone only the dice are removed (X-11.15)."""
    frame = top(s)
    player, step = frame.player, frame.note[AttackNote.STEP]
    if step != FINISHED and attack_is_lapsed(s):
        tell(events, s, Event.ATTACK_RESOLVED, X(11, 15), player, Outcome.LAPSED)
        frame.note[AttackNote.STEP] = FINISHED
        return
    frame.note[AttackNote.STEP] = step + 1
    if step == TARGET:
        if s.attack.from_ark:
            push(s, Ask.ATTACK_TARGET, player)
    elif step == EFFECTS:
        declare_attack(box, s, player, events)
    elif step == STRENGTH:
        settle_strength(box, s, player, events)
    elif step == COMPARE:
        compare_with_base(box, s, player, events)
    elif step == DESTROY:
        push(s, Ask.DESTROY, player)
    elif step == LOOT:
        loot_base(box, s, player, events)
    else:
        finish_attack(s, player, events)


@rule
def declare_attack(box: Box, s: State, player: int, events: Events) -> None:
    """X-11.5 (3), X-6.6  The soldier is used: its effect for attacking comes into force."""
    a = s.attack
    tell(
        events, s, Event.ATTACK_DECLARED, X(11, 5),
        player, a.soldier, a.from_ark, a.target, a.normal, a.critical,
    )  # fmt: skip
    special = Trigger.BASE if a.from_ark else Trigger.ARK
    soldier, trait = a.soldier, TRAIT + int(s.seat[player].faction)
    wait_for_effect(box, s, player, trait, special)  # pushed last comes first
    wait_for_effect(box, s, player, trait, Trigger.ATTACK)
    wait_for_effect(box, s, player, soldier, special)
    wait_for_effect(box, s, player, soldier, Trigger.ATTACK)


@rule
def settle_strength(box: Box, s: State, player: int, events: Events) -> None:
    """X-11.5 (4), X-12.2, X-13.4  The strength is final: it hits the ark, or the attacked player may block."""
    if not s.attack.from_ark and not ark_is_hostile(s, player):
        strength_is_lost(s, player, events)
        return
    strength = attack_strength(box, s, player)
    s.attack.strength = strength
    against = resistance_met(box, s) if s.attack.from_ark else s.life_points
    top(s).note[AttackNote.MET] = against  # people are shown what it met, also when that has changed
    tell(events, s, Event.ATTACK_STRENGTH, X(11, 6), player, strength, s.attack.power, against)
    if s.attack.from_ark:
        ask_for_block(box, s, strength < against, events)
    else:
        hit_ark(s, player, strength, events)


@rule
def strength_is_lost(s: State, player: int, events: Events) -> None:
    """X-12.11, R-X-4  Effects have destroyed the soldier in the ark before the strength could: its target is gone."""
    top(s).note[AttackNote.STEP] = FINISHED
    outcome = Outcome.ARK_SOLDIER_DESTROYED if s.controller == player else Outcome.LAPSED
    tell(events, s, Event.ATTACK_RESOLVED, X(12, 11), player, outcome)


@rule
def hit_ark(s: State, player: int, strength: int, events: Events) -> None:
    """X-12.2 - X-12.6  The soldier in the ark loses life points; at 0 it is destroyed. Nobody can block."""
    top(s).note[AttackNote.STEP] = FINISHED
    take_life_points(s, strength, Cause.ATTACK, s.attack.soldier, events)
    if s.life_points > 0:
        tell(events, s, Event.ATTACK_RESOLVED, X(12, 2), player, Outcome.ARK_DAMAGED)
    else:
        tell(events, s, Event.ATTACK_RESOLVED, X(12, 4), player, Outcome.ARK_SOLDIER_DESTROYED)
        push(s, Ask.ARK_KILL, player)


@rule
def has_block_effect(box: Box, s: State, player: int, soldier: int) -> bool:
    """X-13.4  Would something happen when this soldier blocks or is destroyed?"""
    own = box.effect[soldier].trigger
    trait = box.effect[TRAIT + int(s.seat[player].faction)].trigger
    return own == Trigger.BLOCK or own == Trigger.LOST or trait == Trigger.BLOCK


@rule
def ask_for_block(box: Box, s: State, will_fail: bool, events: Events) -> None:
    """X-13.3, X-13.4  The attacked player is asked, unless they cannot block or need not."""
    defender = s.attack.target
    soldier = squad_soldier(s, defender)
    needless = (
        will_fail and box.auto_block_skip and soldier != NO_CARD and not has_block_effect(box, s, defender, soldier)
    )
    if soldier == NO_CARD or s.attack.unblockable or needless:
        tell(events, s, Event.BLOCK_DECIDED, X(13, 4), defender, NO_CARD, 0)
    else:
        push(s, Ask.BLOCK, defender)


@rule
def block_options(s: State, out: Ints) -> int:
    """X-13.3, X-13.9, X-23.7  The active squad soldier, or no block."""
    out[0] = Thing.DONE
    out[1] = Thing.CARD + squad_soldier(s, top(s).player)
    return 2


@rule
def block_answer(s: State, thing: int, events: Events) -> None:
    """X-13.3, X-13.8  One block per attack, by the top soldier of the squad."""
    defender = top(s).player
    pop(s)
    soldier = NO_CARD if thing == Thing.DONE else thing - Thing.CARD
    s.attack.blocker = soldier
    tell(events, s, Event.BLOCK_DECIDED, X(13, 3), defender, soldier, 1)


@rule
def compare_with_base(box: Box, s: State, player: int, events: Events) -> None:
    """X-13.5, X-13.10, X-13.15  Blocked, held, or hit; a hit brings the attacker's effects for it."""
    if s.attack.blocker != NO_CARD:
        top(s).note[AttackNote.STEP] = FINISHED
        top(s).note[AttackNote.MET] = blocking_resistance(box, s, s.attack.target, s.attack.blocker)
        push(s, Ask.BLOCK_RESULT, player, COMPARISON)
    elif resistance_met(box, s) > s.attack.strength:
        top(s).note[AttackNote.STEP] = FINISHED
        tell(events, s, Event.ATTACK_RESOLVED, X(13, 10), player, Outcome.BASE_HELD)
    else:
        tell(events, s, Event.ATTACK_RESOLVED, X(13, 10), player, Outcome.BASE_HIT)
        trigger_effects(box, s, player, s.attack.soldier, Trigger.HIT)


@rule
def destroy_options(box: Box, s: State, out: Ints) -> int:
    """X-13.12, X-23.8  An active expansion card of the base (`destroyScope` any: covered ones too), or none."""
    defender = s.attack.target
    out[0] = Thing.DONE
    n = 1
    for field in range(FIELDS):
        card = s.top[field_of(defender, field)]
        while card != NO_CARD:
            n = put_in_order(out, n, Thing.CARD + card)
            card = s.under[card] if box.destroy_any else NO_CARD
    return n


@rule
def destroy_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-13.12, X-13.14  The attacker may destroy one card; the one beneath becomes active before the looting."""
    player = top(s).player
    pop(s)
    if thing != Thing.DONE:
        destroy_card(box, s, thing - Thing.CARD, player, Cause.ATTACK, s.attack.soldier, events)


@rule
def loot_base(box: Box, s: State, player: int, events: Events) -> None:
    """X-13.13, X-13.16, X-13.20  Roll for the loot, unless nothing could be taken."""
    if lootable(box, s, s.attack.target) > 0:
        roll_for_soldier(box, s, player, s.attack.soldier, Cause.LOOT, events)
    else:
        take_paragon_roll(box, s, player, Cause.LOOT, 0, events)  # the bonus of `allRollsInArk`, else nothing


@rule
def finish_attack(s: State, player: int, events: Events) -> None:
    """X-11.5 (6), X-11.8, X-11.9  The dice are spent whatever the outcome."""
    normal, critical = s.attack.normal, s.attack.critical
    for _ in range(normal):
        tell(events, s, Event.DIE_REMOVED, X(11, 9), player, Face.ATTACK, Left.SPENT_IN_ATTACK)
    for _ in range(critical):
        tell(events, s, Event.DIE_REMOVED, X(11, 9), player, Face.CRITICAL, Left.SPENT_IN_ATTACK)
    clear_attack(s)
    pop(s)


@rule
def clear_attack(s: State) -> None:
    """No attack is going on."""
    a = s.attack
    a.soldier = 0
    a.blocker = 0
    a.strength = 0
    a.power = 0
    a.pierce = 0
    a.on = 0
    a.from_ark = 0
    a.target = 0
    a.normal = 0
    a.critical = 0
    a.unblockable = 0
    for stat in range(3):
        a.mod[stat] = 0


# --- blocking --------------------------------------------------------------------------------------------------------


@rule
def block_result(box: Box, s: State, events: Events) -> None:
    """X-13.5 - X-13.8, X-13.18  Comparison, destruction, reward, effects of the blocker, then of the attacker."""
    frame = top(s)
    player, step, destroyed = frame.player, frame.note[BlockNote.STEP], frame.note[BlockNote.DESTROYED]
    blocker, defender = s.attack.blocker, s.attack.target
    frame.note[BlockNote.STEP] = step + 1
    if step == COMPARISON:
        if blocking_resistance(box, s, defender, blocker) <= s.attack.strength:
            frame.note[BlockNote.DESTROYED] = 1
            tell(events, s, Event.ATTACK_RESOLVED, X(13, 5), player, Outcome.BLOCKED_AND_DESTROYED)
            destroy_card(box, s, blocker, player, Cause.ATTACK, s.attack.soldier, events)
        else:
            tell(events, s, Event.ATTACK_RESOLVED, X(13, 5), player, Outcome.BLOCKED_AND_SURVIVED)
    elif step == BLOCK_FINISHED or attack_is_lapsed(s):
        pop(s)
    elif step == REWARD:
        if destroyed and box.block_kill_reward:
            roll_for_soldier(box, s, player, s.attack.soldier, Cause.BLOCK_KILL, events)
    elif step == BLOCK_EFFECTS:
        trigger_effects(box, s, defender, blocker, Trigger.BLOCK)
    elif destroyed:
        trigger_effects(box, s, player, s.attack.soldier, Trigger.KILL)
