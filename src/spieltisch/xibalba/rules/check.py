"""Section 23.2: the invariants, as bits; 0 when a state is sound."""

from ...core.rule import entry, rule
from ...core.stack import DEPTH, top
from .cards import can_draw, field_of, slot_of, squad_of
from .dice import dice_of_type
from .state import Box, State
from .tracks import MOST_PARAGON, MOST_RESOURCES
from .words import CARDS, DECK_PARTS, FACES, FIELDS, KINDS, NO_CARD, NOBODY, PLACES, SEATS, Ask, Die, Kind, Place

CARD_PLACES = 1
TRACKS = 2
LIFE_POINTS = 4
STACKS = 8
SLOTS = 16
DICE_LIMIT = 32
THRESHOLD = 64
ARK = 128
STACK = 256  # the question stack
NEGATIVE = 512  # a count below zero


@rule
def cards_are_in_one_place(box: Box, s: State) -> bool:
    """X-23.20  Following every stack meets each card outside the decks exactly once, where it says it is."""
    met, held, size = 0, 0, 0
    for place in range(Place.PILE, PLACES):
        card = s.top[place]
        while card != NO_CARD:
            met += 1
            if s.place[card] != place or met > CARDS:
                return False
            card = s.under[card]
    for kind in range(KINDS):
        left = 0
        for part_of_deck in range(DECK_PARTS):
            for card in range(box.deck[kind, part_of_deck, 0], box.deck[kind, part_of_deck, 1]):
                if box.kind[card] != kind:
                    return False
                left += s.place[card] == Place.DECK + kind
                held += s.place[card] == Place.HAND
                size += 1
        if left != s.left[kind]:
            return False
        met += left
    return met + held == size and held <= 1


@rule
def tracks_are_sound(box: Box, s: State) -> bool:
    """X-23.21  Resources, paragon and levels are within their tracks."""
    for player in range(box.players):
        seat = s.seat[player]
        if not 0 <= seat.resources <= MOST_RESOURCES or not 0 <= seat.paragon <= MOST_PARAGON:
            return False
        if not 1 <= seat.level <= 4:
            return False
    return True


@rule
def life_points_are_sound(box: Box, s: State) -> bool:
    """X-23.22  Ark occupied: 1 to cap life points. Ark empty: no life points, no controller."""
    if s.top[Place.ARK] == NO_CARD:
        return s.life_points == 0 and s.controller == NOBODY
    dying = top(s).ask == Ask.ARK_KILL  # between the last life point and the discard pile
    return dying or 1 <= s.life_points <= box.life_point_cap


@rule
def ark_holds_one_soldier(box: Box, s: State) -> bool:
    """X-23.27  The ark holds at most one card, and it is a soldier."""
    card = s.top[Place.ARK]
    return card == NO_CARD or (box.kind[card] == Kind.SOLDIER and s.under[card] == NO_CARD)


@rule
def stacks_are_sound(box: Box, s: State) -> bool:
    """X-23.23  Locked fields are empty, a field has one type, a squad soldiers only."""
    for player in range(SEATS):
        card = s.top[squad_of(player)]
        while card != NO_CARD:
            if box.kind[card] != Kind.SOLDIER:
                return False
            card = s.under[card]
        for field in range(FIELDS):
            card = s.top[field_of(player, field)]
            if card != NO_CARD and field >= s.seat[player].level:
                return False
            while card != NO_CARD:
                kind = box.kind[card]
                if kind != box.kind[s.top[field_of(player, field)]] or kind == Kind.SOLDIER or kind == Kind.EVENT:
                    return False
                card = s.under[card]
    return True


@rule
def slots_are_filled(box: Box, s: State) -> bool:
    """X-23.24  Whenever ACTION is asked, slots are empty only when nothing can be drawn."""
    if s.over or top(s).ask != Ask.ACTION:
        return True
    for kind in range(KINDS):
        for slot in range(box.slots):
            if s.top[slot_of(kind, slot)] == NO_CARD and can_draw(s, kind):
                return False
    return True


@rule
def dice_are_within_limits(box: Box, s: State) -> bool:
    """X-23.25  No more dice of a type than the pools hold (X-9.5); none in the setup and in the effect phase."""
    no_dice_yet = not s.over and (s.turn == 0 or top(s).ask == Ask.NEXT_EFFECT)
    for die in range(3):
        count = dice_of_type(box, s, die)
        for face in range(box.first_face[die], box.first_face[die + 1]):
            count += s.rolled[face]
        if die != Die.PARAGON:
            count += s.dice[die]
        if count > (0 if no_dice_yet else box.room[die]):
            return False
    return True


@rule
def counts_are_not_negative(s: State) -> bool:
    """No count wrapped or went below zero."""
    for face in range(FACES):
        if s.rolled[face] < 0 or s.kept[face] < 0:
            return False
    return s.attack.normal >= 0 and s.attack.critical >= 0 and s.life_points >= 0


@rule
def nobody_has_won(box: Box, s: State) -> bool:
    """X-23.26  Nobody has reached the threshold while the game goes on."""
    for player in range(box.players):
        if s.seat[player].paragon >= box.threshold:
            return False
    return True


@entry
def check(box: Box, s: State) -> int:
    """The broken invariants of section 23.2, as bits. X-23.28, X-23.29 speak of changes: tests follow whole games."""
    if not cards_are_in_one_place(box, s):
        return CARD_PLACES  # walking the stacks would not be safe
    bits = 0 if tracks_are_sound(box, s) else TRACKS
    bits |= 0 if s.over == 1 or life_points_are_sound(box, s) else LIFE_POINTS
    bits |= 0 if ark_holds_one_soldier(box, s) else ARK
    bits |= 0 if stacks_are_sound(box, s) else STACKS
    bits |= 0 if slots_are_filled(box, s) else SLOTS
    bits |= 0 if dice_are_within_limits(box, s) else DICE_LIMIT
    bits |= 0 if s.over == 1 or nobody_has_won(box, s) else THRESHOLD
    bits |= 0 if 0 <= s.depth < DEPTH and (s.depth == 0) == (s.over == 1) else STACK
    bits |= 0 if counts_are_not_negative(s) else NEGATIVE
    return bits
