"""Sections 6 and 7: card effects, when they are usable, and how they are carried out.

An effect is a clause: condition, price, and verbs carried out from left to right (X-6.20). It runs as a frame on the
stack, so whatever a verb has to ask comes above it and the next verb follows when that is answered.
"""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import part, rule
from ...core.stack import pop, push, top
from .ark import ark_is_hostile, heal_ark_soldier, hurt_ark_soldier
from .cards import can_draw, field_of, lay, lift, slot_of, squad_of, squad_soldier
from .destruction import attack_is_lapsed, destroy_card
from .dice import add_die, can_add_die, dice_to_turn, roll_dice, turn_die
from .ids import X
from .notes import EffectNote, MayNote
from .reorganise import can_reorganise, start_reorganising
from .state import Box, State
from .tracks import MOST_RESOURCES, can_be_robbed, gain_resources, lose_resources, pay
from .values import ACTIVE, action_price, active_source, changes_of, holds, lootable
from .words import (
    FIELDS,
    KINDS,
    NO_CARD,
    NOBODY,
    Ask,
    Button,
    Cause,
    Column,
    Die,
    Event,
    Kind,
    Mark,
    Place,
    Reason,
    Thing,
    Trigger,
    Verb,
    Who,
)

SETTLED = 1  # condition true and price paid
FOR_PRICE, FOR_LEVEL = 0, 1  # what EFFECT_MAY asks for


# --- aiming ----------------------------------------------------------------------------------------------------------


@rule
def is_aimed_at_base(s: State, trigger: int) -> int:
    """X-13.15, X-23.16  Is this clause part of an attack on a base?"""
    return s.attack.on and s.attack.from_ark and Trigger.ATTACK <= trigger <= Trigger.KILL


@rule
def can_rob(box: Box, s: State, verb: int, victim: int) -> bool:
    """X-6.17  Would this verb change something for this player?"""
    if verb == Verb.LOOT:
        return lootable(box, s, victim) > 0
    return can_be_robbed(box, s, victim)


@rule
def is_selected(box: Box, s: State, player: int, who: int, candidate: int) -> bool:
    """The selectors of the effect language: whom could this verb of a player mean?"""
    if who == Who.SELF:
        return candidate == player
    if candidate == player:
        return False
    if who == Who.TARGET:
        return candidate == s.attack.target
    if who == Who.ARK:
        return candidate == s.controller
    return candidate < box.players


@rule
def has_victim(box: Box, s: State, player: int, verb: int, who: int, purse: int) -> bool:
    """X-6.17  Is there anybody on whom the verb would change something?"""
    if who == Who.SELF:
        return purse > 0  # ignores the shield
    for candidate in range(box.players):
        if is_selected(box, s, player, who, candidate) and can_rob(box, s, verb, candidate):
            return True
    return False


@rule
def can_destroy_expansion(box: Box, s: State, player: int, trigger: int, card: int) -> bool:
    """`destroy(exp)`: a top card on a field of the attacked base in an attack on it, else of any opponent."""
    place = s.place[card]
    if not Place.FIELD <= place < Place.ARK or s.top[place] != card:
        return False
    owner = (place - Place.FIELD) // FIELDS
    if is_aimed_at_base(s, trigger):
        return owner == s.attack.target
    return owner != player


@rule
def can_destroy_squad(s: State, player: int, card: int) -> bool:
    """`destroy(squad)`: the top squad soldier of an opponent."""
    place = s.place[card]
    return Place.SQUAD <= place < Place.FIELD and place != squad_of(player) and s.top[place] == card


@rule
def has_expansion_to_destroy(box: Box, s: State, player: int, trigger: int) -> bool:
    """X-6.17  Is there a card that `destroy(exp)` could name?"""
    for owner in range(box.players):
        for field in range(FIELDS):
            card = s.top[field_of(owner, field)]
            if card != NO_CARD and can_destroy_expansion(box, s, player, trigger, card):
                return True
    return False


@rule
def has_squad_to_destroy(box: Box, s: State, player: int) -> bool:
    """X-6.17  Has an opponent a soldier in their squad?"""
    for owner in range(box.players):
        if owner != player and squad_soldier(s, owner) != NO_CARD:
            return True
    return False


@rule
def slots_hold(box: Box, s: State, kind: int) -> bool:
    """`refresh`: does a slot of this type hold a card?"""
    for slot in range(box.slots):
        if s.top[slot_of(kind, slot)] != NO_CARD:
            return True
    return False


@rule
def level_price(box: Box, s: State, player: int, discount: int) -> int:
    """`level(n)`: n less than the price of X-15.31, here not below 0."""
    return max(0, action_price(box, s, player, Button.EXPAND, changes_of(box, s, player)) - discount)


@rule
def can_raise_level(box: Box, s: State, player: int, discount: int, purse: int) -> bool:
    """X-15.26, X-15.27  Below level 4, not raised this turn, and the price can be paid."""
    if s.seat[player].level >= 4 or s.raised:
        return False
    return purse >= level_price(box, s, player, discount)


# --- usable ----------------------------------------------------------------------------------------------------------


@rule
def verb_is_usable(
    box: Box, s: State, player: int, trigger: int, row: Ints | tuple[int, int, int, int], purse: int
) -> int:
    """X-6.17  Would this verb change something or roll a die? `purse` is what the owner has after paying the price."""
    verb = row[Column.VERB]
    if verb == Verb.GAIN:
        return purse < MOST_RESOURCES
    if verb == Verb.LOSE or verb == Verb.STEAL or verb == Verb.LOOT:
        return has_victim(box, s, player, verb, row[Column.WHO], purse)
    if verb == Verb.ADD_DIE:
        return can_add_die(s, row[Column.DIE])
    if verb == Verb.TURN:
        return dice_to_turn(s, row[Column.FROM], row[Column.TO]) > 0
    if verb == Verb.DAMAGE or verb == Verb.DESTROY_ARK:
        return ark_is_hostile(s, player)
    if verb == Verb.HEAL:
        return s.controller == player and s.life_points < box.life_point_cap
    if verb == Verb.DESTROY_EXP:
        return has_expansion_to_destroy(box, s, player, trigger)
    if verb == Verb.DESTROY_SQUAD:
        return has_squad_to_destroy(box, s, player)
    if verb == Verb.REFRESH:
        for kind in range(KINDS):
            if slots_hold(box, s, kind):
                return True
        return False
    if verb == Verb.FREE:
        return can_draw(s, Kind.SOLDIER)
    if verb == Verb.SALVAGE:
        return s.top[Place.PILE + Kind.SOLDIER] != NO_CARD
    if verb == Verb.REORG:
        return can_reorganise(box, s, player)
    if verb == Verb.LEVEL:
        return can_raise_level(box, s, player, row[Column.AMOUNT], purse)
    return True  # rolls, rerolls, and what is settled in the attack: nothing to choose, always applied


@rule
def is_usable(box: Box, s: State, player: int, source: int, trigger: int) -> bool:
    """X-6.17  Condition true, price payable, and at least one verb that would do something."""
    effect = box.effect[source]
    purse = s.seat[player].resources - effect.pay
    if purse < 0 or not holds(box, s, player, source):
        return False
    for i in range(effect.n):
        if verb_is_usable(box, s, player, trigger, effect.row[i], purse):
            return True
    return False


# --- effect phase and dice phase -------------------------------------------------------------------------------------


@part
def can_resolve(box: Box, s: State, player: int, card: int, phase: int) -> bool:
    """X-6.3, X-7.10, X-8.19  An active card of this phase, not resolved this turn and usable now."""
    return (
        box.effect[card].phase == phase
        and not s.mark[card] & Mark.RESOLVED
        and is_usable(box, s, player, card, Trigger.NONE)
    )


@rule
def next_effect_options(box: Box, s: State, phase: int, out: Ints) -> int:
    """X-7.3 - X-7.10, X-8.5, X-8.6  Any usable card, in free order; done only when all that is left has a price."""
    player, n, mandatory = top(s).player, 0, False
    out[0] = Thing.DONE
    n = 1
    for i in range(ACTIVE - 1):
        card = active_source(s, player, i)
        if card != NO_CARD and can_resolve(box, s, player, card, phase):
            n = put_in_order(out, n, Thing.CARD + card)
            if box.effect[card].pay == 0:
                mandatory = True
    if mandatory:
        for i in range(1, n):
            out[i - 1] = out[i]
        n -= 1
    return n


@rule
def next_effect_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-7.3, X-7.6, X-7.11, X-8.7  Resolve one card completely, once per turn; a price is paid by pointing."""
    player = top(s).player
    if thing == Thing.DONE:
        pop(s)
        return
    card = thing - Thing.CARD
    s.mark[card] |= Mark.RESOLVED
    start_settled_effect(box, s, player, card, events)


@rule
def start_settled_effect(box: Box, s: State, player: int, source: int, events: Events) -> None:
    """X-6.12  Carry out an effect that was pointed at: its price is paid in full first."""
    price = box.effect[source].pay
    pay(s, player, price, source, X(6, 12), events)
    tell(events, s, Event.EFFECT_STARTED, X(6, 12), player, source, Trigger.NONE, price)
    push(s, Ask.EFFECT, player, source, 0, Trigger.NONE, NOBODY)
    top(s).note[EffectNote.SETTLED] = SETTLED


# --- carrying out ----------------------------------------------------------------------------------------------------


@rule
def belongs_to_attack(s: State, player: int, trigger: int) -> int:
    """X-11.15  Is this an effect of the attacking soldier's side for its attack?"""
    return s.attack.on and player == s.active and Trigger.ATTACK <= trigger <= Trigger.ENTER


@rule
def why_skipped(verb: int) -> int:
    """X-29.14  A verb that is not usable has no target, no room for its die, or nothing to change."""
    if verb == Verb.LOSE or verb == Verb.STEAL or verb == Verb.LOOT or verb == Verb.DAMAGE:
        return Reason.NO_TARGET
    if Verb.DESTROY_EXP <= verb <= Verb.DESTROY_ARK:
        return Reason.NO_TARGET
    return Reason.DIE_LIMIT if verb == Verb.ADD_DIE else Reason.NOTHING_TO_CHANGE


@rule
def settle_effect(box: Box, s: State, events: Events) -> None:
    """X-6.12, X-6.17  Before the first verb of an effect that was not pointed at: condition, then price."""
    frame = top(s)
    player, source, trigger = frame.player, frame.note[EffectNote.SOURCE], frame.note[EffectNote.TRIGGER]
    effect = box.effect[source]
    if not holds(box, s, player, source):
        tell(
            events, s, Event.EFFECT_PART_SKIPPED, X(6, 17), player, source, effect.row[0][Column.VERB], Reason.CONDITION
        )
        pop(s)
    elif effect.pay == 0:
        frame.note[EffectNote.SETTLED] = SETTLED
        tell(events, s, Event.EFFECT_STARTED, X(6, 6), player, source, trigger, 0)
    elif is_usable(box, s, player, source, trigger):
        push(s, Ask.EFFECT_MAY, player, source, FOR_PRICE)
    else:
        verb = effect.row[0][Column.VERB]
        tell(events, s, Event.EFFECT_PART_SKIPPED, X(6, 11), player, source, verb, why_skipped(verb))
        pop(s)


@rule
def run_effect(box: Box, s: State, events: Events) -> None:
    """X-6.11, X-6.20  The next verb of the topmost effect; what is not usable is skipped without compensation."""
    frame = top(s)
    player, source = frame.player, frame.note[EffectNote.SOURCE]
    i, trigger = frame.note[EffectNote.ROW], frame.note[EffectNote.TRIGGER]
    effect = box.effect[source]
    if i >= effect.n or (belongs_to_attack(s, player, trigger) and attack_is_lapsed(s)):
        pop(s)
    elif frame.note[EffectNote.SETTLED] != SETTLED:
        settle_effect(box, s, events)
    else:
        frame.note[EffectNote.ROW] = i + 1
        row = effect.row[i]
        if verb_is_usable(box, s, player, trigger, row, s.seat[player].resources):
            carry_out_verb(box, s, player, source, trigger, i, events)
        elif frame.note[EffectNote.ROUND] > 0:
            frame.note[EffectNote.ROUND] = 0  # `loot(all)` has been round the table
        else:
            verb = row[Column.VERB]
            tell(events, s, Event.EFFECT_PART_SKIPPED, X(6, 11), player, source, verb, why_skipped(verb))


@rule
def carry_out_verb(box: Box, s: State, player: int, source: int, trigger: int, i: int, events: Events) -> None:
    """Section 7 of the data: what each verb does."""
    row = box.effect[source].row[i]
    verb = row[Column.VERB]
    if verb == Verb.GAIN:
        gain_resources(s, player, row[Column.AMOUNT], Cause.EFFECT, source, events)
    elif verb == Verb.LOSE or verb == Verb.STEAL or verb == Verb.LOOT:
        aim(box, s, player, source, i, events)
    elif verb == Verb.ROLL_P:
        roll_dice(s, player, Die.PARAGON, row[Column.AMOUNT], Cause.EFFECT)
    elif verb == Verb.ADD_DIE:
        if row[Column.DIE] == Die.ANY:
            push(s, Ask.EXTRA_DIE, player, source)
        else:
            add_die(s, player, row[Column.DIE], source, events)
    elif verb == Verb.REROLLS:
        s.rerolls += row[Column.CHANGE]
    elif verb == Verb.TURN:
        from_face, to_face = row[Column.FROM], row[Column.TO]
        for _ in range(min(row[Column.TURNED], dice_to_turn(s, from_face, to_face))):
            turn_die(s, player, from_face, to_face, Cause.EFFECT, source, events)
    elif verb == Verb.ROLL:
        push(s, Ask.NEW_DIE, player, row[Column.DIE], row[Column.ROLLED], Cause.EFFECT, 1)
    elif verb == Verb.MOD:
        if s.attack.on:  # this attack only; entering with a symbol is none
            s.attack.mod[row[Column.STAT]] += row[Column.CHANGE]
    elif verb == Verb.POWER:
        s.attack.power += row[Column.AMOUNT]
    elif verb == Verb.PIERCE:
        s.attack.pierce += row[Column.AMOUNT]
    elif verb == Verb.UNBLOCKABLE:
        s.attack.unblockable = 1
    elif verb == Verb.DAMAGE:
        hurt_ark_soldier(box, s, player, row[Column.AMOUNT], trigger, source, events)
    elif verb == Verb.DESTROY_ARK:
        hurt_ark_soldier(box, s, player, s.life_points, trigger, source, events)
    elif verb == Verb.HEAL:
        heal_ark_soldier(box, s, row[Column.AMOUNT], Cause.EFFECT, source, events)
    elif verb == Verb.DESTROY_EXP or verb == Verb.DESTROY_SQUAD:
        push(s, Ask.EFFECT_CARD, player, source, i, trigger)
    elif verb == Verb.REFRESH:
        push(s, Ask.EFFECT_TYPE, player, source)
    elif verb == Verb.FREE:
        push(s, Ask.DRAW_CARD, 0, Kind.SOLDIER, squad_of(player), source)
    elif verb == Verb.SALVAGE:
        salvage(s, player, source, events)
    elif verb == Verb.REORG:
        start_reorganising(s, player, 1)
    elif verb == Verb.LEVEL:
        push(s, Ask.EFFECT_MAY, player, source, FOR_LEVEL, row[Column.AMOUNT])


@rule
def aim(box: Box, s: State, player: int, source: int, i: int, events: Events) -> None:
    """Selectors: `opp` asks the owner, the others are clear; `all` goes clockwise from the owner."""
    row = box.effect[source].row[i]
    verb, who = row[Column.VERB], row[Column.WHO]
    if who == Who.OPP:
        push(s, Ask.EFFECT_PLAYER, player, source, i)
    elif who == Who.SELF:
        lose_resources(s, player, row[Column.TAKEN], Cause.EFFECT, source, events)
    else:
        frame = top(s)
        for step in range(frame.note[EffectNote.ROUND] + 1, box.players):
            victim = (player + step) % box.players
            if is_selected(box, s, player, who, victim) and can_rob(box, s, verb, victim):
                if verb == Verb.LOOT:  # a roll of its own for each: come back for the next player
                    frame.note[EffectNote.ROUND] = step
                    frame.note[EffectNote.ROW] = i
                    rob(box, s, player, source, i, victim, events)
                    return
                rob(box, s, player, source, i, victim, events)
        frame.note[EffectNote.ROUND] = 0


@rule
def rob(box: Box, s: State, player: int, source: int, i: int, victim: int, events: Events) -> None:
    """`lose`, `steal`, `loot` on one player (X-10.5, X-13.20)."""
    row = box.effect[source].row[i]
    verb, amount = row[Column.VERB], row[Column.TAKEN]
    if verb == Verb.LOSE:
        lose_resources(s, victim, amount, Cause.EFFECT, source, events)
    elif verb == Verb.STEAL:
        taken = lose_resources(s, victim, amount, Cause.EFFECT, source, events)
        gain_resources(s, player, taken, Cause.EFFECT, source, events)
    else:
        top(s).note[EffectNote.VICTIM] = victim
        roll_dice(s, player, Die.PARAGON, amount, Cause.LOOT)


@rule
def salvage(s: State, player: int, source: int, events: Events) -> None:
    """`salvage(S)`, X-17.10  The top discarded soldier joins the own squad."""
    card = s.top[Place.PILE + Kind.SOLDIER]
    lift(s, card)
    tell(events, s, Event.CARD_GAINED, X(17, 10), player, card, 1, source)
    tell(events, s, Event.CARD_PLACED, X(16, 1), player, card, squad_of(player), squad_soldier(s, player))
    lay(s, card, squad_of(player))


@rule
def raise_level(box: Box, s: State, player: int, price: int, events: Events) -> None:
    """X-15.25 - X-15.29  The base marker moves up one level and one more field is unlocked."""
    pay(s, player, price, NO_CARD, X(15, 25), events)
    seat = s.seat[player]
    seat.level += 1
    s.raised = 1
    tell(events, s, Event.LEVEL_RAISED, X(15, 25), player, seat.level, price, seat.level - 1)


# --- questions inside effects ----------------------------------------------------------------------------------------


@rule
def effect_player_options(box: Box, s: State, out: Ints) -> int:
    """X-23.15  An opponent on whom the verb would change something."""
    frame = top(s)
    player, n = frame.player, 0
    row = box.effect[frame.note[EffectNote.SOURCE]].row[frame.note[EffectNote.ROW]]
    for victim in range(box.players):
        if is_selected(box, s, player, row[Column.WHO], victim) and can_rob(box, s, row[Column.VERB], victim):
            out[n] = Thing.SEAT + victim
            n += 1
    return n


@rule
def effect_player_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-23.15  The verb is carried out on the player named."""
    frame = top(s)
    player, source, i = frame.player, frame.note[EffectNote.SOURCE], frame.note[EffectNote.ROW]
    pop(s)
    rob(box, s, player, source, i, thing - Thing.SEAT, events)


@rule
def effect_card_options(box: Box, s: State, out: Ints) -> int:
    """X-23.16  A legal card of an opponent."""
    frame = top(s)
    player, trigger, n = frame.player, frame.note[EffectNote.TRIGGER], 0
    verb = box.effect[frame.note[EffectNote.SOURCE]].row[frame.note[EffectNote.ROW]][Column.VERB]
    for owner in range(box.players):
        if verb == Verb.DESTROY_SQUAD:
            card = squad_soldier(s, owner)
            if card != NO_CARD and can_destroy_squad(s, player, card):
                n = put_in_order(out, n, Thing.CARD + card)
        else:
            for field in range(FIELDS):
                card = s.top[field_of(owner, field)]
                if card != NO_CARD and can_destroy_expansion(box, s, player, trigger, card):
                    n = put_in_order(out, n, Thing.CARD + card)
    return n


@rule
def effect_card_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-14.5, X-17.2  The card named is destroyed; without an attacking soldier nobody rolls for it."""
    player, source = top(s).player, top(s).note[EffectNote.SOURCE]
    pop(s)
    destroy_card(box, s, thing - Thing.CARD, player, Cause.EFFECT, source, events)


@rule
def effect_type_options(box: Box, s: State, out: Ints) -> int:
    """X-23.17  A card type with at least one slot card."""
    n = 0
    for kind in range(KINDS):
        if slots_hold(box, s, kind):
            out[n] = Thing.KIND + kind
            n += 1
    return n


@rule
def effect_type_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """`refresh`, X-17.9, X-21.3  All slot cards of the type are discarded, slot 1 first, then replaced."""
    player, kind = top(s).player, thing - Thing.KIND
    pop(s)
    for slot in range(box.slots):
        place = slot_of(kind, slot)
        card = s.top[place]
        if card != NO_CARD:
            lift(s, card)
            lay(s, card, Place.PILE + kind)
            tell(events, s, Event.CARD_DISCARDED, X(17, 9), player, card, place)
    push(s, Ask.REFILL, 0, kind)


@rule
def effect_may_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-6.12, X-23.19  What has a price may be declined."""
    frame = top(s)
    player, source = frame.player, frame.note[MayNote.SOURCE]
    purpose, discount = frame.note[MayNote.PURPOSE], frame.note[MayNote.DISCOUNT]
    pop(s)
    if purpose == FOR_LEVEL:
        if thing == Thing.YES:
            raise_level(box, s, player, level_price(box, s, player, discount), events)
        return
    if thing == Thing.YES:
        price = box.effect[source].pay
        pay(s, player, price, source, X(6, 12), events)
        top(s).note[EffectNote.SETTLED] = SETTLED
        tell(events, s, Event.EFFECT_STARTED, X(6, 12), player, source, top(s).note[EffectNote.TRIGGER], price)
    else:
        tell(
            events,
            s,
            Event.EFFECT_PART_SKIPPED,
            X(6, 12),
            player,
            source,
            box.effect[source].row[0][Column.VERB],
            Reason.DECLINED,
        )
        pop(s)


@rule
def may_options(out: Ints) -> int:
    """X-23.19  Yes or no."""
    out[0] = Thing.YES
    out[1] = Thing.NO
    return 2
