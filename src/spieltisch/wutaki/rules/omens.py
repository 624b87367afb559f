"""Group 18: playing omens, paying with them; group 19: revenge cards; W-21.4: secret pacts."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import Frame, pop, push, top
from .goods import change_vp
from .ids import W, under_way
from .memory import saw_omen_leave, saw_revenge_given, saw_revenge_returned, saw_secret_returned
from .notes import DiscardNote, EffectNote, PutAwayNote, RevengeNote
from .piles import back_into_pile, draw, to_discards
from .state import OMENS, REVENGE, SECRETS, Box, State
from .things import omen_in, omen_thing, revenge_thing, secret_in, secret_thing
from .words import NO_CARD, Ask, Card, Column, Deck, Draw, Event, Off, Purpose, Source, Thing, Zone

# --- omens -----------------------------------------------------------------------------------------------------------


@rule
def play_omen(box: Box, s: State, player: int, omen: int, events: Events) -> None:
    """W-18.2, W-18.3, W-18.10, W-18.11  Lay a permanent omen open instead of the active one; or carry it out."""
    seat = s.seat[player]
    saw_omen_leave(s, omen)
    seat.omens -= 1
    tell(events, s, Event.PLAY_OMEN, W(18, 2), player, omen)
    if box.is_permanent[omen]:
        if seat.active != NO_CARD:
            tell(events, s, Event.OMEN_OFF, W(18, 3), player, seat.active, Off.REPLACED)
            to_discards(s, Deck.OMEN, Card.OMEN + int(seat.active))
        s.zone[Card.OMEN + omen] = Zone.LAID + player
        seat.active = omen
        seat.active_used = 0
    else:
        s.zone[Card.OMEN + omen] = Zone.IN_PLAY
        push(s, Ask.PUT_AWAY, player, omen)
        push(s, Ask.EFFECT, player, Source.OMEN + omen)


@rule
def put_away(s: State) -> None:
    """W-18.2, W-18.11  A one-time omen goes to the discards when it has been carried out."""
    omen = int(top(s).note[PutAwayNote.OMEN])
    pop(s)
    to_discards(s, Deck.OMEN, Card.OMEN + omen)


@rule
def discard_options(s: State, out: Ints) -> int:
    """W-17.12, W-18.7  An omen of the hand; where the number is free, the player may stop after the first."""
    frame = top(s)
    player, n = int(frame.player), 0
    out[0] = Thing.DONE
    n += int(frame.note[DiscardNote.MAY_STOP] > 0 and frame.note[DiscardNote.SO_FAR] > 0)
    for omen in range(OMENS):
        out[n] = omen_thing(omen)
        n += int(s.zone[Card.OMEN + omen] == Zone.HELD + player)
    return n


@rule
def discard_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-9.11, W-17.12, O-29  One omen goes to the discards: as payment, for points, or to draw others afterwards."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[DiscardNote.PURPOSE])
    if thing != Thing.DONE:
        omen = omen_in(thing)
        saw_omen_leave(s, omen)
        s.seat[player].omens -= 1
        to_discards(s, Deck.OMEN, Card.OMEN + omen)
        why = Off.BURNED if purpose == Purpose.BURN else (Off.EXCHANGED if purpose == Purpose.EXCHANGE else Off.PAID)
        tell(events, s, Event.OMEN_OFF, W(18, 1), player, omen, why, 0, 0, 0, 0, under_way(s, events) + 1)
        frame.note[DiscardNote.MORE] -= 1
        frame.note[DiscardNote.SO_FAR] += 1
        if frame.note[DiscardNote.MORE] > 0 and s.seat[player].omens > 0:
            if purpose == Purpose.BURN:
                burn(box, s, player, s.stack[s.depth - 2], events)
            return
    number = int(frame.note[DiscardNote.SO_FAR])
    pop(s)
    if purpose == Purpose.BURN and thing != Thing.DONE:
        burn(box, s, player, top(s), events)
    elif purpose == Purpose.EXCHANGE:
        draw(s, player, Deck.OMEN, number + number_asked(box, top(s)), Draw.KEEP)


@rule
def number_asked(box: Box, asking: Frame) -> int:
    """O-29, W-9.11  The number in the row that an effect has just carried out: omens more, points for each."""
    return int(box.effect[asking.note[EffectNote.SOURCE]].row[asking.note[EffectNote.ROW] - 1, Column.A])


@rule
def burn(box: Box, s: State, player: int, asking: Frame, events: Events) -> None:
    """W-9.11  Points for one burned omen."""
    change_vp(box, s, player, number_asked(box, asking), W(9, 11), int(asking.note[EffectNote.SOURCE]), events)


# --- revenge cards ---------------------------------------------------------------------------------------------------


@rule
def revenge_options(s: State, out: Ints) -> int:
    """W-19.4, W-12.11.2  An own revenge card."""
    frame = top(s)
    player, n = int(frame.player), 0
    out[0] = Thing.NONE
    n += int(frame.note[RevengeNote.REFUSAL] != 0)
    for card in range(REVENGE):
        out[n] = revenge_thing(card)
        n += int(s.zone[Card.REVENGE + card] == Zone.HELD + player)
    return n


@rule
def return_revenge(s: State, player: int, card: int, source: int, events: Events) -> None:
    """W-19.4, W-24.10  A revenge card is shuffled in, unseen by the others."""
    saw_revenge_returned(s, player, card)
    back_into_pile(s, Deck.REVENGE, Card.REVENGE + card)
    s.seat[player].revenge -= 1
    tell(events, s, Event.RETURN_REVENGE, W(19, 4), player, card, 0, 0, 0, 0, 0, source + 1)


@rule
def give_revenge(s: State, player: int, receiver: int, card: int, source: int, events: Events) -> None:
    """W-12.11.2, W-19.3  Giver and receiver know the card; the receiver cannot refuse."""
    saw_revenge_given(s, player, receiver, card)
    s.zone[Card.REVENGE + card] = Zone.HELD + receiver
    s.seat[player].revenge -= 1
    s.seat[receiver].revenge += 1
    tell(events, s, Event.GIVE_REVENGE, W(12, 11, 2), player, receiver, card, 0, 0, 0, 0, source + 1)


# --- secret pacts ----------------------------------------------------------------------------------------------------


@rule
def secret_options(s: State, out: Ints) -> int:
    """W-2.7, O-27  The secret pacts just drawn: which one is kept?"""
    player, n = int(top(s).player), 0
    for card in range(SECRETS):
        out[n] = secret_thing(card)
        n += int(s.zone[Card.SECRET + card] == Zone.DRAWN + player)
    return n


@rule
def secret_answer(s: State, thing: int, events: Events) -> None:
    """W-2.7, W-2.8, O-27  One is kept; the others go back, in setup only after everybody has chosen."""
    player = int(top(s).player)
    pop(s)
    s.zone[Card.SECRET + secret_in(thing)] = Zone.HELD + player
    s.seat[player].secrets += 1
    if s.round_number > 0:
        return_secrets(s, player, events)


@rule
def return_secrets(s: State, player: int, events: Events) -> None:
    """W-2.7, O-27  The secret pacts that were not kept are shuffled back unseen."""
    for card in range(SECRETS):
        if s.zone[Card.SECRET + card] == Zone.DRAWN + player:
            saw_secret_returned(s, player, card)
            back_into_pile(s, Deck.SECRET, Card.SECRET + card)
            tell(events, s, Event.RETURN_SECRET, W(2, 7), player, card, 0, 0, 0, 0, 0, under_way(s, events) + 1)
