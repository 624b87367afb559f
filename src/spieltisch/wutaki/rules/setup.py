"""Group 2: setting up, in the order of the rules; and what becomes of drawn cards."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import CHANCE, pop, push, top
from .ids import W, under_way
from .memory import remember_nothing, saw_omen_drawn, saw_revenge_drawn, saw_secret_drawn
from .notes import DrawNote, RoundNote, SetupNote
from .omens import return_secrets
from .pacts import put_on_display, take_from_display
from .piles import draw
from .rounds import reveal
from .state import OMENS, Box, State
from .things import card_in, pact_in
from .words import (
    CARDS,
    DECKS,
    DISPLAY_SLOTS,
    DRAFTED_PACTS,
    GOODS,
    LEVELS,
    LOYAL_WORKERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    SEATS,
    SECRETS_DRAWN,
    STANDARD_LOCATIONS,
    UPGRADE_MARKERS,
    Ask,
    Card,
    Deck,
    Draw,
    Event,
    Master,
    Phase,
    Thing,
    Zone,
)

ELEMENTS, SECRETS, CHOOSE, GIVE_BACK, COSTS, OMENS_DRAWN, START, MASTERBOARDS, SKILLS, DISPLAY, DRAFT, READY = range(12)


@rule
def lay_out(box: Box, s: State, events: Events) -> None:
    """W-2.1 - W-2.5, W-2.17, W-22.2  Everything in its place: piles, supply, playerboards, tracks."""
    for deck in range(DECKS):
        first, behind = int(box.first_card[deck]), int(box.first_card[deck]) + int(box.cards[deck])
        for card in range(first, int(box.first_card[deck + 1])):
            s.zone[card] = Zone.DECK if card < behind else Zone.OUT
    for omen in range(OMENS):
        if not box.in_deck[omen]:
            s.zone[Card.OMEN + omen] = Zone.OUT
    for card in range(Card.TOWER, Card.COST_MARKER):
        s.zone[card] = Zone.OPEN  # W-2.3
    for deck in range(PILES):
        left = 0
        for card in range(box.first_card[deck], box.first_card[deck + 1]):
            left += int(s.zone[card] == Zone.DECK)
        s.left[deck] = left
    for kind in range(GOODS):
        s.supply[kind] = box.supply[kind] - box.players * box.start_resources
    for slot in range(DISPLAY_SLOTS):
        s.display[slot] = NO_CARD
    for standard in range(STANDARD_LOCATIONS):
        for space in range(LEVELS - 1):
            s.marker[standard, space] = NOBODY
    for player in range(SEATS):
        lay_out_seat(box, s, player)
    s.phase = Phase.SETUP
    s.winner = NOBODY
    s.claimant = NOBODY
    s.triggerer = NOBODY
    s.current = NOBODY
    s.current_at = NOWHERE
    s.place_card = NO_CARD
    remember_nothing(s)
    push(s, Ask.SETUP, NOBODY, ELEMENTS, 1)
    push(s, Ask.DRAW, CHANCE, Deck.ELEMENT, 0, Draw.SETUP)  # W-2.6: the first player draws


@rule
def lay_out_seat(box: Box, s: State, player: int) -> None:
    """W-2.4, W-2.5  One player's pieces; seats that nobody takes have none."""
    seat = s.seat[player]
    seat.special_at = NOWHERE
    seat.element = NO_CARD
    seat.cost_marker = NO_CARD
    seat.skill = NO_CARD
    seat.master = NOBODY
    seat.tower[0] = NO_CARD
    seat.tower[1] = NO_CARD
    seat.active = NO_CARD
    if player < box.players:
        seat.vp = box.start_vp
        seat.loyal = LOYAL_WORKERS
        seat.markers = UPGRADE_MARKERS
        for kind in range(GOODS):
            seat.goods[kind] = box.start_resources


@rule
def setup(box: Box, s: State, events: Events) -> None:
    """W-2.6 - W-2.16  One step for one player after the other."""
    frame = top(s)
    stage, step = int(frame.note[SetupNote.STAGE]), int(frame.note[SetupNote.STEP])
    is_for_each = stage != GIVE_BACK and stage != START and stage != DISPLAY and stage != READY
    if is_for_each and step == box.players:
        frame.note[SetupNote.STAGE] = stage + 1
        frame.note[SetupNote.STEP] = 0
        return
    if is_for_each:
        frame.note[SetupNote.STEP] = step + 1
    else:
        frame.note[SetupNote.STAGE] = stage + 1
    in_turn = (int(s.start) + step) % int(box.players)
    if stage <= OMENS_DRAWN:
        set_up_secrets(box, s, stage, step, events)
    elif stage == START:
        choose_start(box, s, events)
    elif stage == MASTERBOARDS:
        if box.masters_b:
            push(s, Ask.MASTER, in_turn)
        else:
            take_masterboard(s, in_turn, Master.NEUTRALITY, events)
    elif stage == SKILLS:
        if box.skills:  # W-2.13
            draw(s, in_turn, Deck.SKILL, 1, Draw.SETUP)
    elif stage == DISPLAY:
        push(s, Ask.REFILL, NOBODY, DISPLAY_SLOTS)
    elif stage == DRAFT:
        push(s, Ask.REFILL, NOBODY, DISPLAY_SLOTS)  # W-2.15: only after both
        for _ in range(DRAFTED_PACTS):
            push(s, Ask.DRAFT, in_turn)
    else:
        start_game(s)


@rule
def set_up_secrets(box: Box, s: State, stage: int, step: int, events: Events) -> None:
    """W-2.6 - W-2.10  Element cards, secret pacts, cost markers and omens."""
    if stage == ELEMENTS:
        draw(s, step, Deck.ELEMENT, 1, Draw.SETUP)
    elif stage == SECRETS:
        draw(s, step, Deck.SECRET, SECRETS_DRAWN, Draw.CHOOSE)
    elif stage == CHOOSE:
        push(s, Ask.SECRET, step)
    elif stage == GIVE_BACK:
        for player in range(box.players):
            return_secrets(s, player, events)
    elif stage == COSTS:
        draw(s, step, Deck.COST_MARKER, 1, Draw.SETUP)
    else:
        draw(s, step, Deck.OMEN, int(box.start_omens), Draw.SETUP)


@rule
def choose_start(box: Box, s: State, events: Events) -> None:
    """W-2.11  The host has picked a seat, or chance draws one."""
    if box.start_player == NOBODY:
        push(s, Ask.DRAW_START, CHANCE)
    else:
        s.start = box.start_player
        tell(events, s, Event.START_MOVES, W(2, 11), s.start)


@rule
def draw_start_answer(s: State, thing: int, events: Events) -> None:
    """W-2.11  The starting player takes the marker."""
    pop(s)
    s.start = thing - Thing.SEAT
    tell(events, s, Event.START_MOVES, W(2, 11), s.start)


@rule
def start_game(s: State) -> None:
    """W-2.6, W-2.12, W-2.13, W-3.1  What nobody has taken leaves the game; the first round begins."""
    for card in range(Card.ELEMENT, Card.TOWER):
        leave_game(s, card)
    for card in range(Card.COST_MARKER, CARDS):
        leave_game(s, card)
    frame = top(s)
    frame.ask = Ask.ROUND
    frame.note[RoundNote.STAGE] = 0
    frame.note[RoundNote.LAST_TURNS] = 0


@rule
def leave_game(s: State, card: int) -> None:
    """W-2.6  A card left over goes out of the game unseen."""
    if s.zone[card] == Zone.DECK:
        s.zone[card] = Zone.OUT


# --- masterboards and draft ------------------------------------------------------------------------------------------


@rule
def master_options(box: Box, s: State, out: Ints) -> int:
    """W-2.12  The masterboards that nobody has taken."""
    n = 0
    for master in range(Master.ARCHITECTURE, Master.FATE + 1):
        taken = False
        for player in range(box.players):
            if s.seat[player].master == master:
                taken = True
        out[n] = Thing.MASTER + master
        n += int(not taken)
    return n


@rule
def take_masterboard(s: State, player: int, master: int, events: Events) -> None:
    """W-2.12, W-2.14  A masterboard with its marker on 0."""
    s.seat[player].master = master
    tell(events, s, Event.MASTERBOARD, W(2, 12), player, master)


@rule
def master_answer(s: State, thing: int, events: Events) -> None:
    """W-2.12  The chosen masterboard."""
    player = int(top(s).player)
    pop(s)
    take_masterboard(s, player, thing - Thing.MASTER, events)


@rule
def draft_answer(s: State, thing: int, events: Events) -> None:
    """W-2.15, W-2.16  A displayed pact, without gold; the display is refilled after both."""
    player = int(top(s).player)
    pop(s)
    pact = pact_in(thing)
    slot = take_from_display(s, player, pact)
    tell(events, s, Event.DRAFT, W(2, 15), player, pact, slot)


# --- drawn cards -----------------------------------------------------------------------------------------------------


@rule
def draw_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-26.4  Chance has drawn a card: it goes where it was wanted."""
    frame = top(s)
    deck, player = int(frame.note[DrawNote.DECK]), int(frame.note[DrawNote.DRAWER])
    purpose = int(frame.note[DrawNote.PURPOSE])
    pop(s)
    number = card_in(box, deck, thing)
    if deck < PILES:
        s.left[deck] -= 1
    if deck == Deck.PACT:
        put_on_display(s, number)
    elif deck == Deck.ROUND:
        reveal(box, s, number, int(purpose == Draw.CHAINED), events)
    elif deck == Deck.OMEN:
        take_omen(s, player, number, purpose, events)
    elif deck == Deck.REVENGE:
        saw_revenge_drawn(s, player, number)
        s.zone[Card.REVENGE + number] = Zone.HELD + player
        s.seat[player].revenge += 1
        cause = under_way(s, events)
        tell(events, s, Event.DRAW_REVENGE, W(12, 10, 1), player, number, 0, 0, 0, 0, 0, cause + 1)
    elif deck == Deck.SECRET:
        take_secret(s, player, number, purpose, events)
    else:
        take_for_good(s, player, deck, number, int(box.first_card[deck]) + number, events)


@rule
def take_omen(s: State, player: int, omen: int, purpose: int, events: Events) -> None:
    """W-2.10, W-12.14.1, W-18.1  An omen comes into the hand; there is no limit to it."""
    saw_omen_drawn(s, player)
    s.zone[Card.OMEN + omen] = Zone.HELD + player
    s.seat[player].omens += 1
    if purpose == Draw.SETUP:
        tell(events, s, Event.SETUP, W(2, 10), player, Deck.OMEN, omen)
    else:
        tell(events, s, Event.DRAW_OMEN, W(12, 14, 1), player, omen, 0, 0, 0, 0, 0, under_way(s, events) + 1)


@rule
def take_secret(s: State, player: int, card: int, purpose: int, events: Events) -> None:
    """W-2.7, W-10.2, W-21.4  A secret pact is kept, or one of those of which one is kept."""
    saw_secret_drawn(s, player, card)
    if purpose == Draw.KEEP:
        s.zone[Card.SECRET + card] = Zone.HELD + player
        s.seat[player].secrets += 1
    else:
        s.zone[Card.SECRET + card] = Zone.DRAWN + player
    if s.round_number == 0:
        tell(events, s, Event.SETUP, W(2, 7), player, Deck.SECRET, card)
    else:
        tell(events, s, Event.DRAW_SECRET, W(21, 4), player, card, 0, 0, 0, 0, 0, under_way(s, events) + 1)


@rule
def take_for_good(s: State, player: int, deck: int, number: int, card: int, events: Events) -> None:
    """W-2.6, W-2.9, W-2.13  Element card, cost marker or skill: one for the whole game."""
    s.zone[card] = Zone.HELD + player
    seat = s.seat[player]
    cause = W(2, 6)
    if deck == Deck.ELEMENT:
        seat.element = number
    elif deck == Deck.COST_MARKER:
        seat.cost_marker = number
        cause = W(2, 9)
    else:
        seat.skill = number
        cause = W(2, 13)
    tell(events, s, Event.SETUP, cause, player, deck, number)
