"""Sections 16 and 17: where cards lie, stacks, decks and discard piles."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import part, rule
from ...core.stack import CHANCE, pop, push, top
from .ids import X
from .notes import DrawNote
from .state import Box, State
from .words import CARDS, DECK_PARTS, FIELDS, KINDS, NO_CARD, NOWHERE, Ask, Event, Kind, Place, Thing


@rule
def squad_of(player: int) -> int:
    """X-16.1  The place of a player's combat squad."""
    return Place.SQUAD + player


@rule
def field_of(player: int, field: int) -> int:
    """X-1.16  The place of one of a player's expansion fields."""
    return Place.FIELD + FIELDS * player + field


@rule
def slot_of(kind: int, slot: int) -> int:
    """X-1.18  The place of a face-up slot."""
    return Place.SLOT + 2 * kind + slot


@rule
def squad_soldier(s: State, player: int) -> int:
    """X-6.9  The active soldier of a squad: the top one."""
    return s.top[Place.SQUAD + player]


@rule
def ark_soldier(s: State) -> int:
    """X-1.19, X-18.1  The soldier in the ark."""
    return s.top[Place.ARK]


@rule
def lay(s: State, card: int, place: int) -> None:
    """X-16.1, X-16.2, X-17.1  Put a card that lies nowhere on top of a place."""
    s.under[card] = s.top[place]
    s.top[place] = card
    s.place[card] = place


@rule
def lift(s: State, card: int) -> None:
    """X-16.7  Take a card out of its stack; what lay beneath a top card is on top now."""
    place = s.place[card]
    if s.top[place] == card:
        s.top[place] = s.under[card]
    else:
        above = s.top[place]
        while s.under[above] != card:
            above = s.under[above]
        s.under[above] = s.under[card]
    s.under[card] = NO_CARD
    s.place[card] = Place.HAND


@rule
def lift_of_player(s: State, player: int, card: int, events: Events) -> None:
    """X-16.7  Take a card from a player's stack and report what it uncovers."""
    place = s.place[card]
    was_top = s.top[place] == card
    lift(s, card)
    if was_top and s.top[place] != NO_CARD:
        tell(events, s, Event.CARD_UNCOVERED, X(16, 7), player, s.top[place], place)


@rule
def has_empty_slot(box: Box, s: State, kind: int) -> bool:
    """X-17.6  Is a slot of this type without card?"""
    for slot in range(box.slots):
        if s.top[slot_of(kind, slot)] == NO_CARD:
            return True
    return False


@rule
def to_pile(box: Box, s: State, card: int) -> None:
    """X-17.1, X-17.6  A card goes to the discard pile of its type; slots that had to stay empty are filled at once."""
    kind = box.kind[card]
    lay(s, card, Place.PILE + kind)
    if has_empty_slot(box, s, kind):
        push(s, Ask.REFILL, 0, kind)


@rule
def renew_deck(s: State, kind: int, events: Events) -> None:
    """X-17.5, X-17.8  The discard pile becomes the deck and its order is forgotten."""
    card = s.top[Place.PILE + kind]
    while card != NO_CARD:
        below = s.under[card]
        s.under[card] = NO_CARD
        s.place[card] = Place.DECK + kind
        s.left[kind] += 1
        card = below
    s.top[Place.PILE + kind] = NO_CARD
    if s.left[kind] > 0:
        tell(events, s, Event.DECK_RENEWED, X(17, 5), kind, s.left[kind])


@rule
def can_draw(s: State, kind: int) -> bool:
    """X-17.6  A card can be drawn while deck or discard pile hold one."""
    return s.left[kind] > 0 or s.top[Place.PILE + kind] != NO_CARD


@part
def refill(box: Box, s: State, events: Events) -> None:
    """X-15.4, X-17.6, X-17.7, X-17.9  Fill the empty slots of a type, slot 1 first."""
    kind = top(s).note[DrawNote.KIND]
    for slot in range(box.slots):
        if s.top[slot_of(kind, slot)] == NO_CARD:
            if can_draw(s, kind):
                push(s, Ask.DRAW_CARD, 0, kind, slot_of(kind, slot))
                return
            tell(events, s, Event.SLOT_LEFT_EMPTY, X(17, 6), kind, slot)
    pop(s)


@part
def draw_card(s: State, events: Events) -> None:
    """X-17.5, X-17.6  The moment a card is needed: an empty deck is renewed, then chance draws."""
    frame = top(s)
    if s.left[frame.note[DrawNote.KIND]] == 0:
        renew_deck(s, frame.note[DrawNote.KIND], events)
    frame.ask = Ask.DRAW
    frame.player = CHANCE


@part
def draw_options(box: Box, s: State, out: Ints) -> int:
    """X-17.8, X-23.32  Each physical card of the deck is equally likely."""
    kind, n = top(s).note[DrawNote.KIND], 0
    for part_of_deck in range(DECK_PARTS):
        for card in range(box.deck[kind, part_of_deck, 0], box.deck[kind, part_of_deck, 1]):
            out[n] = Thing.CARD + card
            n += int(s.place[card] == Place.DECK + kind)  # no `if`: what is left cannot be foreseen
    return n


@part
def take_from_deck(s: State, card: int, place: int) -> None:
    """X-17.8  A drawn card leaves the set of its deck and lies on top of a place."""
    s.left[s.place[card] - Place.DECK] -= 1
    lay(s, card, place)


@rule
def own_expansion_count(s: State, player: int, field: int) -> int:
    """X-15.32  0, 1 or 2 for none, one, several cards on a field."""
    card = s.top[field_of(player, field)]
    if card == NO_CARD:
        return 0
    return 1 if s.under[card] == NO_CARD else 2


@part
def field_takes(box: Box, s: State, player: int, field: int, kind: int) -> bool:
    """X-16.2 - X-16.6  An unlocked field takes a card if it is empty or holds that type."""
    if field >= s.seat[player].level:
        return False
    card = s.top[field_of(player, field)]
    return card == NO_CARD or box.kind[card] == kind


@part
def has_field_for(box: Box, s: State, player: int, kind: int) -> bool:
    """X-15.7  Is there a legal field for a card of this type?"""
    for field in range(FIELDS):
        if field_takes(box, s, player, field, kind):
            return True
    return False


@rule
def owner_of_place(place: int) -> int:
    """The seat whose squad or field this is, else -1."""
    if Place.SQUAD <= place < Place.FIELD:
        return place - Place.SQUAD
    if Place.FIELD <= place < Place.ARK:
        return (place - Place.FIELD) // FIELDS
    return -1


@rule
def shuffle_all(box: Box, s: State) -> None:
    """X-2.2, X-17.8  All cards in their decks: four sets."""
    for place in range(Place.HAND + 1):
        s.top[place] = NO_CARD
    for card in range(CARDS):
        s.place[card] = NOWHERE
        s.under[card] = NO_CARD
    for kind in range(KINDS):
        for part_of_deck in range(DECK_PARTS):
            first, end = box.deck[kind, part_of_deck, 0], box.deck[kind, part_of_deck, 1]
            for card in range(first, end):
                s.place[card] = Place.DECK + kind
            s.left[kind] += end - first


@part
def is_expansion(box: Box, card: int) -> bool:
    """X-6.16  Civilians and buildings live on expansion fields."""
    return box.kind[card] == Kind.CIVILIAN or box.kind[card] == Kind.BUILDING
