"""Sections 9, 10 and 15: the action phase and everything that can be chosen in it (X-23.40)."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import part, rule
from ...core.stack import pop, push, top
from .ark import heal_ark_soldier
from .attack import can_use_attack_symbol, use_attack_die
from .cards import (
    field_of,
    field_takes,
    has_field_for,
    is_expansion,
    lay,
    lift,
    lift_of_player,
    slot_of,
    squad_of,
    squad_soldier,
    to_pile,
)
from .dice import symbols_on, turn_die
from .effects import is_usable, raise_level, start_settled_effect
from .ids import X
from .notes import CardNote
from .reorganise import can_reorganise, start_reorganising
from .state import Box, State
from .tracks import MOST_RESOURCES, gain_paragon, gain_resources, pay
from .values import action_price, card_price, changes_of
from .words import (
    FIELDS,
    FIRST_EXTRA,
    KINDS,
    NO_CARD,
    NOBODY,
    Ask,
    Button,
    Cause,
    Die,
    Event,
    Face,
    Kind,
    Mark,
    Phase,
    Place,
    Price,
    Thing,
    Trigger,
    TurnEnd,
)

PRICE_RULES = (1508, 1512, 1518, 1520, 1521, 1523, 1525)  # by Button: … name the prices of section 15

# --- what may be chosen ----------------------------------------------------------------------------------------------


@part
def can_buy(box: Box, s: State, player: int, card: int, changes: int) -> bool:
    """X-15.3, X-15.7  The price can be paid, and a civilian or building has a legal field."""
    if s.seat[player].resources < card_price(box, s, player, card, changes):
        return False
    return not is_expansion(box, card) or has_field_for(box, s, player, box.kind[card])


@part
def can_activate(box: Box, s: State, player: int, card: int) -> bool:
    """X-6.3, X-6.5, X-6.7, X-6.8, X-6.19  An ACTION effect, usable, not used up: free and `once` mean once a turn.

    X-6.15  Since when the card is active does not matter.
    """
    effect = box.effect[card]
    if effect.phase != Phase.ACTION or effect.trigger != Trigger.NONE:
        return False
    if s.mark[card] & Mark.USED and (effect.once or effect.pay == 0):
        return False
    return is_usable(box, s, player, card, Trigger.NONE)


@part
def has_card_to_discard(box: Box, s: State, player: int) -> bool:
    """X-15.34, X-21.3  A slot card (not in Apocalypse mode) or an own top card."""
    if squad_soldier(s, player) != NO_CARD:
        return True
    for field in range(FIELDS):
        if s.top[field_of(player, field)] != NO_CARD:
            return True
    if not box.apocalypse:
        for kind in range(KINDS):
            for slot in range(box.slots):
                if s.top[slot_of(kind, slot)] != NO_CARD:
                    return True
    return False


@part
def would_change_something(box: Box, s: State, player: int, button: int) -> bool:
    """X-15.2, X-15.32, X-15.35  Is there anything for this general action to do?"""
    if button == Button.DISCARD:
        return has_card_to_discard(box, s, player)
    if button == Button.REORGANISE:
        return can_reorganise(box, s, player)
    if button == Button.MEDICINE:
        return s.controller == player and s.life_points < box.life_point_cap
    if button == Button.WEAPON:
        return s.kept[Face.ATTACK] > 0
    if button == Button.EXPAND:
        return s.seat[player].level < 4 and not s.raised
    return True


@rule
def can_exchange(s: State, player: int, face: int) -> bool:
    """X-10.1, X-10.7, X-14.4  A die with resource or paragon symbols; not for resources that would all lapse."""
    return s.kept[face] > 0 and (face > Face.RESOURCE_3 or s.seat[player].resources < MOST_RESOURCES)


@part
def action_options(box: Box, s: State, out: Ints) -> int:
    """X-9.1, X-9.2, X-23.40  What can be chosen in the action phase; after `maxActions` only the end (X-9.14).

    X-10.6  Nothing here gives anything to another player.
    """
    player = top(s).player
    resources, changes = s.seat[player].resources, changes_of(box, s, player)
    out[0] = Thing.DONE
    n = 1
    if s.actions >= box.max_actions:
        return n
    for face in range(Face.RESOURCE_1, Face.ATTACK_BLANK):
        out[n] = Thing.FACE + face
        n += int(can_exchange(s, player, face))
    if can_use_attack_symbol(s, player):
        for face in range(Face.ATTACK, Face.PARAGON_BLANK):
            out[n] = Thing.FACE + face
            n += int(s.kept[face] > 0)
    for face in range(Face.PARAGON_1, Face.PARAGON_2 + 1):
        out[n] = Thing.FACE + face
        n += int(can_exchange(s, player, face))
    for kind in range(KINDS):
        for slot in range(box.slots):
            card = s.top[slot_of(kind, slot)]
            if card != NO_CARD and can_buy(box, s, player, card, changes):
                n = put_in_order(out, n, Thing.CARD + card)
    for field in range(s.seat[player].level):
        card = s.top[field_of(player, field)]
        if card != NO_CARD and can_activate(box, s, player, card):
            n = put_in_order(out, n, Thing.CARD + card)
    for button in range(Button.EXPAND + 1):
        affordable = resources >= action_price(box, s, player, button, changes)
        out[n] = Thing.BUTTON + button
        n += int(affordable and would_change_something(box, s, player, button))
    if box.extra_end > FIRST_EXTRA:  # cards beyond the printed ones are numbered behind the buttons
        for i in range(1, n):
            put_in_order(out, i, out[i])
    return n


# --- carrying it out -------------------------------------------------------------------------------------------------


@part
def action_answer(box: Box, s: State, thing: int, asked: int, events: Events) -> None:
    """X-9.13  One choice is carried out completely before the next; nothing begun can be cancelled (X-23.39)."""
    player = top(s).player
    if thing == Thing.DONE:
        end_action_phase(box, s, player, asked, events)
        return
    s.actions += 1
    if thing < Thing.CARD:
        use_die(box, s, player, thing - Thing.FACE, events)
    elif Thing.BUTTON <= thing < Thing.ROLL:
        general_action(box, s, player, thing - Thing.BUTTON, events)
    else:
        card = thing - Thing.CARD
        if Place.SLOT <= s.place[card] < Place.SQUAD:
            buy(box, s, player, card, events)
        else:
            s.mark[card] |= Mark.USED
            start_settled_effect(box, s, player, card, events)


@rule
def end_action_phase(box: Box, s: State, player: int, asked: int, events: Events) -> None:
    """X-9.9, X-9.10, X-9.14  The phase ends by choice, because nothing else is possible, or at the limit."""
    how, cause = TurnEnd.CHOSEN, X(9, 9)
    if s.actions >= box.max_actions:
        how, cause = TurnEnd.MAX_ACTIONS, X(9, 14)
    elif not asked:
        how, cause = TurnEnd.AUTOMATIC, X(9, 10)
    pop(s)
    tell(events, s, Event.TURN_ENDED, cause, player, how)


@part
def use_die(box: Box, s: State, player: int, face: int, events: Events) -> None:
    """X-9.3, X-9.8, X-10.1, X-10.4, X-14.4, X-11.13  One die is used as a whole and leaves the pool."""
    if face == Face.ATTACK or face == Face.CRITICAL:
        use_attack_die(box, s, player, face, events)
        return
    s.kept[face] -= 1
    amount = symbols_on(face)
    if face < Face.ATTACK_BLANK:
        tell(events, s, Event.DIE_EXCHANGED, X(10, 1), player, face, amount)
        gain_resources(s, player, amount, Cause.DIE, NO_CARD, events)
    else:
        tell(events, s, Event.DIE_EXCHANGED, X(14, 4), player, face, amount)
        gain_paragon(box, s, player, amount, Cause.DIE, NOBODY, 0, NO_CARD, events)


@rule
def buy(box: Box, s: State, player: int, card: int, events: Events) -> None:
    """X-15.3 - X-15.6  Pay and take the card; placed ones are placed before the refill, events resolved after it."""
    kind, place, cost = int(box.kind[card]), s.place[card], card_price(box, s, player, card, changes_of(box, s, player))
    pay(s, player, cost, card, X(15, 3), events)
    s.first |= 1 << (Price.SOLDIER + kind)
    tell(events, s, Event.CARD_BOUGHT, X(15, 3), player, card, cost, (place - Place.SLOT) % 2)
    lift(s, card)
    if kind == Kind.EVENT:
        push(s, Ask.USED_EVENT, player, card)
        push(s, Ask.EFFECT, player, card, 0, Trigger.NONE, NOBODY)
        push(s, Ask.REFILL, 0, kind)
    else:
        push(s, Ask.REFILL, 0, kind)
        if kind == Kind.SOLDIER:
            place_card(s, player, card, squad_of(player), events)
        else:
            push(s, Ask.PLACE, player, card)


@rule
def place_card(s: State, player: int, card: int, place: int, events: Events) -> None:
    """X-15.5, X-16.1, X-16.2  A card goes face up on top of a stack."""
    tell(events, s, Event.CARD_PLACED, X(15, 5), player, card, place, s.top[place])
    lay(s, card, place)


@rule
def place_options(box: Box, s: State, out: Ints) -> int:
    """X-16.2 - X-16.6, X-23.9  An unlocked field, empty or with this type only."""
    player, kind, n = top(s).player, box.kind[top(s).note[CardNote.CARD]], 0
    for field in range(FIELDS):
        if field_takes(box, s, player, field, kind):
            out[n] = Thing.FIELD + field
            n += 1
    return n


@rule
def place_answer(s: State, thing: int, events: Events) -> None:
    """X-15.5  The card goes on the field chosen."""
    player, card = top(s).player, top(s).note[CardNote.CARD]
    pop(s)
    place_card(s, player, card, field_of(player, thing - Thing.FIELD), events)


@rule
def used_event(box: Box, s: State, events: Events) -> None:
    """X-15.6, X-17.4  A resolved event goes to the event discard pile."""
    player, card = top(s).player, top(s).note[CardNote.CARD]
    pop(s)
    tell(events, s, Event.CARD_DISCARDED, X(17, 4), player, card, Place.HAND)
    to_pile(box, s, card)


@rule
def general_action(box: Box, s: State, player: int, button: int, events: Events) -> None:
    """X-15.1, X-15.31  Paid at once, then carried out."""
    cost = action_price(box, s, player, button, changes_of(box, s, player))
    s.first |= 1 << button
    if button == Button.EXPAND:
        raise_level(box, s, player, cost, events)
        return
    pay(s, player, cost, NO_CARD, PRICE_RULES[button], events)
    if button == Button.DISCARD:
        push(s, Ask.DISCARD_CARD, player)
    elif button == Button.REORGANISE:
        start_reorganising(s, player, 0)
    elif button == Button.MEDICINE:
        heal_ark_soldier(box, s, box.medicine, Cause.MEDICINE, NO_CARD, events)
    elif button == Button.WEAPON:
        turn_die(s, player, Face.ATTACK, Face.CRITICAL, Cause.WEAPON, NO_CARD, events)
    elif button == Button.TACTICAL:
        push(s, Ask.NEW_DIE, player, Die.ATTACK, 1, Cause.TACTICAL, 0)
    else:
        push(s, Ask.NEW_DIE, player, Die.PARAGON, 1, Cause.HARVEST, 0)


@rule
def discard_card_options(box: Box, s: State, out: Ints) -> int:
    """X-15.9, X-15.11, X-15.34, X-21.3  A slot card (not in Apocalypse mode) or an own top card, never the ark's."""
    player, n = top(s).player, 0
    if not box.apocalypse:
        for kind in range(KINDS):
            for slot in range(box.slots):
                card = s.top[slot_of(kind, slot)]
                if card != NO_CARD:
                    n = put_in_order(out, n, Thing.CARD + card)
    if squad_soldier(s, player) != NO_CARD:
        n = put_in_order(out, n, Thing.CARD + squad_soldier(s, player))
    for field in range(FIELDS):
        card = s.top[field_of(player, field)]
        if card != NO_CARD:
            n = put_in_order(out, n, Thing.CARD + card)
    return n


@rule
def discard_card_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-14.6, X-15.9  The card goes to its pile, a slot is refilled; discarding is not destroying."""
    player, card = top(s).player, thing - Thing.CARD
    place = s.place[card]
    pop(s)
    lift_of_player(s, player, card, events)
    tell(events, s, Event.CARD_DISCARDED, X(15, 9), player, card, place)
    to_pile(box, s, card)
