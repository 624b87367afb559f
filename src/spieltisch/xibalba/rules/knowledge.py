"""Section 22: what a seat may know, as numbers. Xibalba hides nothing but the future."""

from ...core.arrays import Floats, Ints
from ...core.rule import entry, part
from ...core.stack import NOTES
from . import observation
from .cards import squad_soldier
from .state import Box, State
from .values import action_price, base_resistance, card_price, changes_of, paragon_of, resistance_of, strength_of
from .words import (
    EXTRA_CARDS,
    FACES,
    FIRST_EXTRA,
    KINDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PRINTED_CARDS,
    SEATS,
    Button,
    Place,
)

BUTTON_PRICES, SLOT_PRICES, RESISTANCE, SQUAD_VALUES, ARK_VALUES = 0, 7, 15, 16, 19
FIGURES = 22
NEVER_NEGATIVE = 127  # of a small number: then nobody has to look whether an index counts from the end


@part
def seen_from(box: Box, seat: int, player: int) -> int:
    """A seat counted clockwise from the observer: 0 is the observer; NOBODY stays NOBODY."""
    if player < 0:
        return NOBODY
    return player - seat if player >= seat else player - seat + box.players


@part
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


@part
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


@part
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


@part
def write_seats(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1  What lies open in front of every player, the observer first."""
    for i in range(SEATS):
        n = observation.SEAT + observation.SEAT_NUMBERS * i
        own = s.seat[(seat + i) % box.players if i < box.players else i]
        out[n + observation.RESOURCES] = own.resources
        out[n + observation.PARAGON] = own.paragon
        out[n + observation.LEVEL] = own.level
        out[n + observation.FACTION] = own.faction


@part
def write_cards(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1, X-22.2  Where every card is, how deep in its stack, and what it has done this turn.

    Each loop does one thing, which a compiler can turn into code that does it for many cards at once.
    """
    if seat == 0:  # as it counts, so does the state
        for card in range(PRINTED_CARDS):
            out[observation.CARD + card] = s.place[card]
    else:
        for card in range(PRINTED_CARDS):
            out[observation.CARD + card] = box.seen_place[seat, (s.place[card] - NOWHERE) & NEVER_NEGATIVE]
    for card in range(PRINTED_CARDS):
        out[observation.BENEATH + card] = 0
    for card in range(PRINTED_CARDS):
        out[observation.MARK + card] = s.mark[card]
    for i in range(EXTRA_CARDS):
        out[observation.EXTRA_CARD + i] = box.seen_place[seat, (s.place[FIRST_EXTRA + i] - NOWHERE) & NEVER_NEGATIVE]
    for i in range(EXTRA_CARDS):
        out[observation.EXTRA_BENEATH + i] = 0
    for i in range(EXTRA_CARDS):
        out[observation.EXTRA_MARK + i] = s.mark[FIRST_EXTRA + i]
    write_depths(s, out)


@part
def write_depths(s: State, out: Floats) -> None:
    """X-22.2  How many cards lie on each card that is not the uppermost of its stack."""
    for place in range(Place.PILE, Place.HAND):
        card = s.top[place]
        depth = 0
        while card != NO_CARD:
            if depth > 0:
                at = observation.BENEATH + card
                if card >= FIRST_EXTRA:
                    at = observation.EXTRA_BENEATH + card - FIRST_EXTRA
                out[at] = depth
            depth += 1
            card = s.under[card]


@part
def write_options(box: Box, out: Floats) -> None:
    """X-25  What was chosen for this table."""
    for i in range(box.option.shape[0]):
        out[observation.OPTION + i] = box.option[i]


@entry
def observe(box: Box, s: State, seat: int, out: Floats) -> None:
    """X-22.1 - X-22.4  Everything a seat may know, which in this game is everything there is; own seat first."""
    write_head(box, s, seat, out)
    write_attack(box, s, seat, out)
    write_frames(box, s, seat, out)
    write_seats(box, s, seat, out)
    write_cards(box, s, seat, out)
    write_options(box, out)


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
