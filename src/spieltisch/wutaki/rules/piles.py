"""Draw piles and discard piles: W-2.2, W-24.8 - W-24.12, W-26.4."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import CHANCE, pop, push, top
from .ids import W
from .memory import saw_omens_reshuffled
from .notes import DrawingNote, DrawNote
from .state import Box, State
from .things import card_thing
from .words import PILES, Ask, Deck, Draw, Event, Op, Thing, Zone


@rule
def can_draw(s: State, deck: int) -> bool:
    """W-4.13, W-24.8 - W-24.12  A pile that is not empty, discards included; only three decks have discards."""
    return s.left[deck] > 0 or s.discarded[deck] > 0


@rule
def deck_of(op: int) -> int:
    """W-25  From which pile an operation draws."""
    if op == Op.DRAW_OMEN:
        return Deck.OMEN.value
    if op == Op.DRAW_REVENGE:
        return Deck.REVENGE.value
    return Deck.PACT.value if op == Op.DEAL else Deck.SECRET.value


@rule
def has_cards_for(s: State, op: int) -> bool:
    """W-4.13  Can this operation draw anything?"""
    return can_draw(s, deck_of(op))


@rule
def draw_for(s: State, player: int, op: int, n: int) -> None:
    """W-25  Draw cards and keep them."""
    draw(s, player, deck_of(op), n, Draw.KEEP)


@rule
def reshuffle(box: Box, s: State, deck: int, events: Events) -> None:
    """W-20.6, W-24.8, W-24.9, W-24.11  The discards become the draw pile; cards in play or in force stay."""
    if deck == Deck.OMEN:
        saw_omens_reshuffled(s)
    for card in range(box.first_card[deck], box.first_card[deck] + box.cards[deck]):
        if s.zone[card] == Zone.DISCARD:
            s.zone[card] = Zone.DECK
    cause = W(24, 9)
    if deck == Deck.PACT:
        cause = W(24, 8)
    elif deck == Deck.ROUND:
        cause = W(24, 11)
    tell(events, s, Event.RESHUFFLE, cause, deck, s.discarded[deck])
    s.left[deck] += s.discarded[deck]
    s.discarded[deck] = 0


@rule
def draw(s: State, player: int, deck: int, number: int, purpose: int) -> None:
    """W-25.2  A player (or NOBODY: the board) draws so many cards, one after the other."""
    push(s, Ask.DRAWING, player, deck, number, purpose)


@rule
def drawing(box: Box, s: State, events: Events) -> None:
    """W-24.8 - W-24.12  One more card, if there is one: an empty pile is renewed first, then chance draws."""
    frame = top(s)
    player, deck, number = int(frame.player), int(frame.note[DrawingNote.DECK]), int(frame.note[DrawingNote.MORE])
    purpose = int(frame.note[DrawingNote.PURPOSE])
    if number == 0 or (deck < PILES and not can_draw(s, deck)):
        pop(s)
        return
    frame.note[DrawingNote.MORE] = number - 1
    if deck < PILES and s.left[deck] == 0:
        reshuffle(box, s, deck, events)
    push(s, Ask.DRAW, CHANCE, deck, player, purpose)


@rule
def draw_options(box: Box, s: State, out: Ints) -> int:
    """W-26.4  Every card of the pile is equally likely; nobody knows the order of a shuffled pile."""
    deck, n = int(top(s).note[DrawNote.DECK]), 0
    first, printed = int(box.first_card[deck]), int(box.printed[deck])
    thing, behind = card_thing(box, deck, 0), card_thing(box, deck, printed) - printed
    for number in range(box.cards[deck]):
        out[n] = number + (thing if number < printed else behind)
        n += int(s.zone[first + number] == Zone.DECK)  # no `if`: what is left cannot be foreseen
    return n


@rule
def draw_start_options(box: Box, out: Ints) -> int:
    """W-2.11  Any seat may begin."""
    for player in range(box.players):
        out[player] = Thing.SEAT + player
    return int(box.players)


@rule
def to_discards(s: State, deck: int, card: int) -> None:
    """W-12.5.2, W-18.2, W-20.4  A card goes on the discard pile of its deck."""
    s.zone[card] = Zone.DISCARD
    s.discarded[deck] += 1


@rule
def back_into_pile(s: State, deck: int, card: int) -> None:
    """W-19.4, W-24.10  A card is shuffled into its pile."""
    s.zone[card] = Zone.DECK
    s.left[deck] += 1
