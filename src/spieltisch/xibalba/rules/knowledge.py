"""Section 22: what a seat may know, as numbers. Xibalba hides nothing but the future."""

from ...core.arrays import Floats, Ints
from ...core.rule import entry, rule
from ...core.stack import NOTES
from . import observation
from .cards import squad_soldier
from .state import Box, State
from .values import action_price, base_resistance, card_price, changes_of, paragon_of, resistance_of, strength_of
from .words import EXTRA_CARDS, FACES, FIELDS, FIRST_EXTRA, KINDS, NO_CARD, NOBODY, PRINTED_CARDS, SEATS, Button, Place

BUTTON_PRICES, SLOT_PRICES, RESISTANCE, SQUAD_VALUES, ARK_VALUES = 0, 7, 15, 16, 19
FIGURES = 22


@rule
def seen_from(box: Box, seat: int, player: int) -> int:
    """A seat counted clockwise from the observer: 0 is the observer; NOBODY stays NOBODY."""
    return NOBODY if player < 0 else (player - seat) % box.players


@rule
def place_seen_from(box: Box, seat: int, place: int) -> int:
    """A place whose owner is counted from the observer."""
    if Place.SQUAD <= place < Place.FIELD:
        return Place.SQUAD + seen_from(box, seat, place - Place.SQUAD)
    if Place.FIELD <= place < Place.ARK:
        owner, field = (place - Place.FIELD) // FIELDS, (place - Place.FIELD) % FIELDS
        return Place.FIELD + FIELDS * seen_from(box, seat, owner) + field
    return int(place)


@rule
def write_head(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1  Turn, tracks, ark and dice."""
    out[observation.PLAYERS] = box.players
    out[observation.THRESHOLD] = box.threshold
    out[observation.APOCALYPSE] = box.apocalypse
    out[observation.LIFE_POINT_CAP] = box.life_point_cap
    out[observation.SLOTS] = box.slots
    out[observation.TURN] = s.turn
    out[observation.ACTIVE_PLAYER] = seen_from(box, seat, s.active)
    out[observation.OVER] = s.over
    out[observation.WINNERS] = s.winners
    out[observation.LIFE_POINTS] = s.life_points
    out[observation.CONTROLLER] = seen_from(box, seat, s.controller)
    out[observation.RAISED] = s.raised
    out[observation.REROLLS] = s.rerolls
    out[observation.ACTIONS] = s.actions
    out[observation.FIRST_OF_KIND] = s.first
    out[observation.TIED] = s.tied
    for player in range(SEATS):
        out[observation.START + player] = s.start[player]
    out[observation.STACK_DEPTH] = s.depth
    for die in range(2):
        out[observation.CHOSEN + die] = s.dice[die]
    for face in range(FACES):
        out[observation.ROLLED + face] = s.rolled[face]
        out[observation.KEPT + face] = s.kept[face]
    for kind in range(KINDS):
        out[observation.LEFT + kind] = s.left[kind]


@rule
def write_attack(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-11.5  The attack that is going on."""
    a = s.attack
    out[observation.ATTACK] = a.on
    out[observation.ATTACK_FROM_ARK] = a.from_ark
    out[observation.ATTACK_TARGET] = seen_from(box, seat, a.target) if a.on else NOBODY
    out[observation.ATTACK_SOLDIER] = a.soldier
    out[observation.ATTACK_BLOCKER] = a.blocker
    out[observation.ATTACK_NORMAL] = a.normal
    out[observation.ATTACK_CRITICAL] = a.critical
    out[observation.ATTACK_STRENGTH] = a.strength
    out[observation.ATTACK_POWER] = a.power
    out[observation.PIERCE] = a.pierce
    out[observation.UNBLOCKABLE] = a.unblockable


@rule
def write_frames(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-23.1  Who is asked what, and what waits beneath."""
    for i in range(observation.FRAMES):
        n = observation.FRAME + observation.FRAME_NUMBERS * i
        if i < s.depth:
            frame = s.stack[s.depth - 1 - i]
            out[n + observation.ASK] = frame.ask
            out[n + observation.PLAYER] = seen_from(box, seat, frame.player)
            for k in range(NOTES):
                out[n + observation.NOTE + k] = frame.note[k]
        else:
            for k in range(observation.FRAME_NUMBERS):
                out[n + k] = 0


@rule
def write_seats(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1  What lies open in front of every player, the observer first."""
    for i in range(SEATS):
        n = observation.SEAT + observation.SEAT_NUMBERS * i
        own = s.seat[(seat + i) % box.players if i < box.players else i]
        out[n + observation.RESOURCES] = own.resources
        out[n + observation.PARAGON] = own.paragon
        out[n + observation.LEVEL] = own.level
        out[n + observation.FACTION] = own.faction


@rule
def write_cards(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1, X-22.2  Where every card is, how deep in its stack, and what it has done this turn."""
    for card in range(PRINTED_CARDS):
        out[observation.CARD + card] = place_seen_from(box, seat, s.place[card])
        out[observation.BENEATH + card] = 0
        out[observation.MARK + card] = s.mark[card]
    for i in range(EXTRA_CARDS):
        out[observation.EXTRA_CARD + i] = place_seen_from(box, seat, s.place[FIRST_EXTRA + i])
        out[observation.EXTRA_BENEATH + i] = 0
        out[observation.EXTRA_MARK + i] = s.mark[FIRST_EXTRA + i]
    for place in range(Place.PILE, Place.HAND):
        depth, card = 0, s.top[place]
        while card != NO_CARD:
            if card < PRINTED_CARDS:
                out[observation.BENEATH + card] = depth
            else:
                out[observation.EXTRA_BENEATH + card - FIRST_EXTRA] = depth
            depth += 1
            card = s.under[card]


@entry
def observe(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1 - X-22.4  Everything a seat may know, which in this game is everything there is; own seat first."""
    write_head(box, s, seat, out)
    write_attack(box, s, seat, out)
    write_frames(box, s, seat, out)
    write_seats(box, s, seat, out)
    write_cards(box, s, seat, out)


@entry
def resample(box: Box, s: State, seat: int, stream: Ints) -> None:
    """X-17.8, X-22.4  Decks are sets and everything else is public: there is exactly one world a seat can think of."""


@entry
def figures(box: Box, s: State, player: int, out: Ints) -> None:
    """For people: what things cost this player now, what their soldiers and their base are worth; -1: nothing there."""
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
