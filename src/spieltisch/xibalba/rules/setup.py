"""Sections 2, 3 and 4: setting up, factions, and who starts."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import part, rule
from ...core.stack import CHANCE, pop, push, top
from .ark import entering_life_points
from .cards import shuffle_all, squad_soldier, take_from_deck
from .dice import roll_dice
from .ids import X
from .notes import DrawNote, FactionNote, SetupNote, StartNote
from .state import Box, State
from .turn import start_turn
from .words import KINDS, NOBODY, PRINTED_FACTIONS, SEATS, Ask, Cause, Die, Event, Kind, Place, Thing

MOST_REROLLS = 10
SLOTS = 0
FACTIONS_FROM = SLOTS + KINDS


@rule
def lay_out(box: Box, s: State, events: Events) -> None:
    """X-2.2, X-2.9 - X-2.13, X-3.1  Decks shuffled, everybody at level 1 with n resources and no paragon."""
    shuffle_all(box, s)
    s.controller = NOBODY
    for player in range(SEATS):
        seat = s.seat[player]
        seat.faction = NOBODY
        if player < box.players:
            seat.resources = box.players
            seat.level = 1
    tell(events, s, Event.GAME_STARTED, X(3, 1), box.players, box.threshold, box.apocalypse)
    push(s, Ask.SETUP, 0, SLOTS)
    push(s, Ask.DRAW, CHANCE, Kind.SOLDIER, Place.ARK)


@rule
def setup(box: Box, s: State, events: Events) -> None:
    """X-2.14  After the neutral soldier: slots, factions in seat order, then the starting player."""
    frame = top(s)
    step = frame.note[SetupNote.STEP]
    frame.note[SetupNote.STEP] = step + 1
    if step < FACTIONS_FROM:
        push(s, Ask.REFILL, 0, step - SLOTS)
    elif step < FACTIONS_FROM + box.players:
        player = step - FACTIONS_FROM
        if box.free_factions:
            push(s, Ask.FACTION, player, player)
        else:
            push(s, Ask.DRAW_FACTION, CHANCE, player)
    else:
        pop(s)
        s.tied = (1 << box.players) - 1
        push(s, Ask.START_ROLLS, 0)


@part
def draw_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-2.3, X-2.4, X-15.4, X-17.10  A drawn card becomes the neutral soldier, fills a slot or joins a squad."""
    note, card = top(s).note, thing - Thing.CARD
    kind, place, source = note[DrawNote.KIND], note[DrawNote.PLACE], note[DrawNote.SOURCE]
    pop(s)
    if place == Place.ARK:
        s.life_points = entering_life_points(box, box.resistance[card])
        tell(events, s, Event.NEUTRAL_PLACED, X(2, 3), card, s.life_points)
    elif place < Place.SQUAD:
        tell(events, s, Event.SLOT_FILLED, X(2, 6) if s.turn == 0 else X(15, 4), kind, (place - Place.SLOT) % 2, card)
    else:
        player = place - Place.SQUAD
        tell(events, s, Event.CARD_GAINED, X(17, 10), player, card, 0, source)
        tell(events, s, Event.CARD_PLACED, X(16, 1), player, card, place, squad_soldier(s, player))
    take_from_deck(s, card, place)


# --- factions --------------------------------------------------------------------------------------------------------


@rule
def board_is_free(box: Box, s: State, faction: int) -> bool:
    """X-2.7, X-1.21  At most one faction of each board is in play."""
    for player in range(box.players):
        other = s.seat[player].faction
        if other != NOBODY and box.board[other] == box.board[faction]:
            return False
    return True


@part
def thing_of_faction(faction: int) -> int:
    """X-23.31  Factions beyond the printed eight have things of their own."""
    return (Thing.FACTION if faction < PRINTED_FACTIONS else Thing.EXTRA_FACTION - PRINTED_FACTIONS) + faction


@part
def faction_of_thing(thing: int) -> int:
    """X-23.31  The faction that is pointed at."""
    return thing - (Thing.FACTION if thing < Thing.EXTRA_FACTION else Thing.EXTRA_FACTION - PRINTED_FACTIONS)


@rule
def faction_options(box: Box, s: State, out: Ints) -> int:
    """X-2.8, X-2.15, X-23.31, X-23.33  The factions whose board is not yet taken."""
    n = 0
    for faction in range(box.factions):
        if board_is_free(box, s, faction):
            out[n] = thing_of_faction(faction)
            n += 1
    return n


@rule
def faction_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """X-2.8, X-2.9  The player receives the board of their faction."""
    player = top(s).note[FactionNote.PLAYER]
    pop(s)
    s.seat[player].faction = faction_of_thing(thing)
    tell(events, s, Event.FACTION_ASSIGNED, X(2, 15) if box.free_factions else X(2, 8), player, s.seat[player].faction)


# --- starting player -------------------------------------------------------------------------------------------------


@rule
def start_rolls(box: Box, s: State, events: Events) -> None:
    """X-4.1, X-4.2, X-4.5  Who is still in rolls two paragon dice, in seat order; then the sums are compared."""
    frame = top(s)
    for player in range(frame.note[StartNote.NEXT], box.players):
        if s.tied & (1 << player):
            frame.note[StartNote.NEXT] = player + 1
            roll_dice(s, player, Die.PARAGON, 2, Cause.START)
            return
    s.tied = highest_rolls(box, s)
    if s.tied & (s.tied - 1) == 0:
        decide_start(box, s, only_seat(s.tied), 0, events)
    elif frame.note[StartNote.ROUND] == MOST_REROLLS:
        frame.ask = Ask.DRAW_START
        frame.player = CHANCE
    else:
        frame.note[StartNote.NEXT] = 0
        frame.note[StartNote.ROUND] += 1


@rule
def highest_rolls(box: Box, s: State) -> int:
    """X-4.2  Exactly those with the highest sum, as a bit set."""
    highest, seats = -1, 0
    for player in range(box.players):
        if s.tied & (1 << player):
            if s.start[player] > highest:
                highest, seats = s.start[player], 0
            if s.start[player] == highest:
                seats |= 1 << player
    return seats


@rule
def only_seat(seats: int) -> int:
    """The seat of a bit set of one."""
    player = 0
    while seats > 1:
        seats >>= 1
        player += 1
    return player


@rule
def draw_start_options(box: Box, s: State, out: Ints) -> int:
    """X-4.5, X-23.35  The players who are still tied."""
    n = 0
    for player in range(box.players):
        if s.tied & (1 << player):
            out[n] = Thing.SEAT + player
            n += 1
    return n


@rule
def decide_start(box: Box, s: State, player: int, by_draw: int, events: Events) -> None:
    """X-4.1, X-4.5  The starting player is known and begins."""
    pop(s)
    tell(events, s, Event.START_DECIDED, X(4, 5) if by_draw else X(4, 1), player, by_draw)
    s.tied = 0
    for seat in range(SEATS):
        s.start[seat] = 0
    start_turn(s, player, 1)
