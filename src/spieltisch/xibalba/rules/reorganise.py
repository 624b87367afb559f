"""Section 15, reorganise: rearrange the own stacks in single moves."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import rule
from ...core.stack import pop, push, top
from .cards import (
    field_of,
    field_takes,
    is_expansion,
    lay,
    lift_of_player,
    own_expansion_count,
    squad_of,
    squad_soldier,
)
from .ids import X
from .notes import CardNote, ReorgNote
from .state import Box, State
from .words import FIELDS, NO_CARD, Ask, Event, Kind, Mark, Thing

OWN_STACKS = 1 + FIELDS


@rule
def can_reorganise(box: Box, s: State, player: int) -> bool:
    """X-15.32  Some rearrangement matters: two soldiers, two cards on a field, or two fields of the same type."""
    soldier = squad_soldier(s, player)
    if soldier != NO_CARD and s.under[soldier] != NO_CARD:
        return True
    civilians, buildings = 0, 0
    for field in range(FIELDS):
        if own_expansion_count(s, player, field) > 1:
            return True
        card = s.top[field_of(player, field)]
        if card != NO_CARD:
            if box.kind[card] == Kind.CIVILIAN:
                civilians += 1
            else:
                buildings += 1
    return civilians > 1 or buildings > 1


@rule
def own_stack(player: int, i: int) -> int:
    """X-15.13  The own stacks: the squad, then the four fields."""
    return squad_of(player) if i == 0 else field_of(player, i - 1)


@rule
def start_reorganising(s: State, player: int, granted: int) -> None:
    """X-15.13  One payment, or one effect, allows any rearrangement of the own stacks."""
    for stack in range(OWN_STACKS):
        card = s.top[own_stack(player, stack)]
        while card != NO_CARD:
            s.mark[card] &= ~Mark.MOVED  # what was used this turn stays used
            card = s.under[card]
    push(s, Ask.REORG_CARD, player, granted)


@rule
def is_destination(box: Box, s: State, player: int, card: int, field: int) -> bool:
    """X-15.14, X-15.33  A field that takes the card's type and that the card does not top already."""
    return field_takes(box, s, player, field, box.kind[card]) and s.top[field_of(player, field)] != card


@rule
def can_pick(box: Box, s: State, player: int, card: int) -> bool:
    """X-15.33, X-18.6  An own card of squad or fields, not moved yet, with somewhere to go."""
    if s.mark[card] & Mark.MOVED:
        return False
    if not is_expansion(box, card):
        return squad_soldier(s, player) != card
    for field in range(FIELDS):
        if is_destination(box, s, player, card, field):
            return True
    return False


@rule
def reorg_card_options(box: Box, s: State, out: Ints) -> int:
    """X-15.33, X-23.10  A card that can be picked; done after the first move, or at once if granted by an effect."""
    frame = top(s)
    player, granted, moves = frame.player, frame.note[ReorgNote.GRANTED], frame.note[ReorgNote.MOVES]
    out[0] = Thing.DONE
    n = 1
    for stack in range(OWN_STACKS):
        card = s.top[own_stack(player, stack)]
        while card != NO_CARD:
            if can_pick(box, s, player, card):
                n = put_in_order(out, n, Thing.CARD + card)
            card = s.under[card]
    if n > 1 and not granted and moves == 0:
        for i in range(1, n):
            out[i - 1] = out[i]
        n -= 1
    return n


@rule
def move_card(s: State, player: int, card: int, place: int, events: Events) -> None:
    """X-15.15, X-15.16, X-15.33  A card goes on top of a stack, where it is active; nothing else changes an order."""
    from_place = s.place[card]
    lift_of_player(s, player, card, events)
    tell(events, s, Event.CARD_MOVED, X(15, 33), player, card, from_place, place)
    lay(s, card, place)
    s.mark[card] |= Mark.MOVED
    top(s).note[ReorgNote.MOVES] += 1


@rule
def reorg_card_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-15.33  A soldier goes on top of the squad, an expansion card to a field of choice."""
    player = top(s).player
    if thing == Thing.DONE:
        pop(s)
        return
    card = thing - Thing.CARD
    if is_expansion(box, card):
        push(s, Ask.REORG_FIELD, player, card)
    else:
        move_card(s, player, card, squad_of(player), events)


@rule
def reorg_field_options(box: Box, s: State, out: Ints) -> int:
    """X-15.33, X-23.14  A legal field for the card that was picked."""
    player, card, n = top(s).player, top(s).note[CardNote.CARD], 0
    for field in range(FIELDS):
        if is_destination(box, s, player, card, field):
            out[n] = Thing.FIELD + field
            n += 1
    return n


@rule
def reorg_field_answer(s: State, thing: int, events: Events) -> None:
    """X-15.33  The card moves there."""
    player, card = top(s).player, top(s).note[CardNote.CARD]
    pop(s)
    move_card(s, player, card, field_of(player, thing - Thing.FIELD), events)
