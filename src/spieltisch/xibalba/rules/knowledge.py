"""Section 22: what a seat may know, as numbers. Xibalba hides nothing but the future."""

from ...core.rule import entry, rule
from .cards import squad_soldier
from .values import (
    action_price,
    base_resistance,
    card_price,
    changes_of,
    paragon_of,
    resistance_of,
    strength_of,
)
from .words import CARDS, FACES, FIELDS, KINDS, NO_CARD, NOBODY, SEATS, Button, Place

FRAMES = 3  # how many frames of the stack an observation shows, the topmost first
FRAME_NUMBERS = 9
HEAD = 21 + 11 + 2 + 2 * FACES + KINDS
OBSERVATION = HEAD + FRAMES * FRAME_NUMBERS + 4 * SEATS + 3 * CARDS

BUTTON_PRICES, SLOT_PRICES, RESISTANCE, SQUAD_VALUES, ARK_VALUES = 0, 7, 15, 16, 19
FIGURES = 22


@rule
def seen_from(box, seat, player):
    """A seat counted clockwise from the observer: 0 is the observer himself; NOBODY stays NOBODY."""
    return NOBODY if player < 0 else (player - seat) % box.players


@rule
def place_seen_from(box, seat, place):
    """A place whose owner is counted from the observer."""
    if Place.SQUAD <= place < Place.FIELD:
        return Place.SQUAD + seen_from(box, seat, place - Place.SQUAD)
    if Place.FIELD <= place < Place.ARK:
        owner, field = (place - Place.FIELD) // FIELDS, (place - Place.FIELD) % FIELDS
        return Place.FIELD + FIELDS * seen_from(box, seat, owner) + field
    return int(place)


@rule
def write_head(box, s, seat, out):
    """X-22.1  Turn, tracks, ark, attack and dice."""
    a = s.attack
    out[0] = box.players
    out[1] = box.threshold
    out[2] = box.apocalypse
    out[3] = box.life_point_cap
    out[4] = box.slots
    out[5] = s.turn
    out[6] = seen_from(box, seat, s.active)
    out[7] = s.over
    out[8] = s.winners
    out[9] = s.life_points
    out[10] = seen_from(box, seat, s.controller)
    out[11] = s.raised
    out[12] = s.rerolls
    out[13] = s.actions
    out[14] = s.first
    out[15] = s.tied
    for player in range(SEATS):
        out[16 + player] = s.start[player]
    out[20] = s.depth
    out[21] = a.on
    out[22] = a.from_ark
    out[23] = seen_from(box, seat, a.target) if a.on else NOBODY
    out[24] = a.soldier
    out[25] = a.blocker
    out[26] = a.normal
    out[27] = a.critical
    out[28] = a.strength
    out[29] = a.power
    out[30] = a.pierce
    out[31] = a.unblockable
    out[32] = s.dice[0]
    out[33] = s.dice[1]
    for face in range(FACES):
        out[34 + face] = s.rolled[face]
        out[34 + FACES + face] = s.kept[face]
    for kind in range(KINDS):
        out[34 + 2 * FACES + kind] = s.left[kind]


@rule
def write_frames(box, s, seat, at, out):
    """X-23.1  Who is asked what, and what waits beneath."""
    for i in range(FRAMES):
        n = at + FRAME_NUMBERS * i
        if i < s.depth:
            frame = s.stack[s.depth - 1 - i]
            out[n] = frame.ask
            out[n + 1] = seen_from(box, seat, frame.player)
            out[n + 2] = frame.note[0]
            out[n + 3] = frame.note[1]
            out[n + 4] = frame.note[2]
            out[n + 5] = frame.note[3]
            out[n + 6] = frame.note[4]
            out[n + 7] = frame.note[5]
            out[n + 8] = frame.note[6]
        else:
            for k in range(FRAME_NUMBERS):
                out[n + k] = 0


@rule
def write_cards(box, s, seat, at, out):
    """X-22.1, X-22.2  Where every card is, how deep in its stack, and what it has done this turn."""
    for card in range(CARDS):
        out[at + card] = place_seen_from(box, seat, s.place[card])
        out[at + CARDS + card] = 0
        out[at + 2 * CARDS + card] = s.mark[card]
    for place in range(Place.PILE, Place.HAND):
        depth, card = 0, s.top[place]
        while card != NO_CARD:
            out[at + CARDS + card] = depth
            depth += 1
            card = s.under[card]


@entry
def observe(box, s, seat, out):
    """X-22.1 - X-22.4  Everything a seat may know, which in this game is everything there is; own seat first."""
    write_head(box, s, seat, out)
    write_frames(box, s, seat, HEAD, out)
    at = HEAD + FRAMES * FRAME_NUMBERS
    for i in range(SEATS):
        player = (seat + i) % box.players if i < box.players else i
        out[at + 4 * i] = s.seat[player].resources
        out[at + 4 * i + 1] = s.seat[player].paragon
        out[at + 4 * i + 2] = s.seat[player].level
        out[at + 4 * i + 3] = s.seat[player].faction
    write_cards(box, s, seat, at + 4 * SEATS, out)


@entry
def resample(box, s, seat, stream):
    """X-17.8, X-22.4  Decks are sets and everything else is public: there is exactly one world a seat can think of."""


@entry
def figures(box, s, player, out):
    """For people: what things cost this player now, what his soldiers and his base are worth; -1: nothing there."""
    known = s.seat[player].faction != NOBODY
    changes = changes_of(box, s, player)
    for button in range(Button.EXPAND + 1):
        level_4 = button == Button.EXPAND and s.seat[player].level >= 4
        out[BUTTON_PRICES + button] = action_price(box, s, player, button, changes) if known and not level_4 else -1
    for slot in range(2 * KINDS):
        card = s.top[Place.SLOT + slot]
        out[SLOT_PRICES + slot] = card_price(box, s, player, card, changes) if card != NO_CARD else -1
    out[RESISTANCE] = base_resistance(box, s, player) if known else -1
    for i in range(2):
        at = SQUAD_VALUES if i == 0 else ARK_VALUES
        soldier = squad_soldier(s, player) if i == 0 else s.top[Place.ARK]
        own = soldier != NO_CARD and (i == 0 or s.controller == player)
        out[at] = strength_of(box, s, player, soldier) if own else -1
        out[at + 1] = resistance_of(box, s, player, soldier) if own else -1
        out[at + 2] = paragon_of(box, s, player, soldier) if own else -1
