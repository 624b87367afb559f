"""W-24.15: the invariants, as bits; 0 when a state is sound."""

from ...core.rule import entry, rule
from ...core.stack import CHANCE, DEPTH, NOTES, top
from .knowledge import hidden_place, may_be
from .notes import FulfilNote, PutAwayNote
from .pacts import GENERAL
from .state import COST_MARKERS, OMENS, PACTS, REVENGE, ROUNDS, SECRETS, SKILLS, TOWERS, Box, State
from .things import is_on_card, place_on
from .upgrades import level_of
from .words import (
    DECKS,
    DISPLAY_SLOTS,
    DUES,
    ELEMENTS,
    GOODS,
    LEVELS,
    LOCATIONS,
    LOYAL_WORKERS,
    MULTIPLIERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    PYRAMID_LEVELS,
    SEATS,
    STANDARD_LOCATIONS,
    TRACK_END,
    UPGRADE_MARKERS,
    Ask,
    Card,
    Deck,
    GameEnd,
    Location,
    Master,
    Moment,
    Phase,
    Score,
    Special,
    Tower,
    Worker,
    Zone,
)

GOODS_LOST = 1  # resource markers are neither made nor lost
ZONES = 2  # a card is where cards of its deck can be
PILE_SIZES = 4  # the piles have as many cards as is said
HANDS = 8  # every player has the cards they are said to have
WORKERS = 16  # every player has their workers, each in one place
SPACES = 32  # one worker per space
MARKERS = 64  # every player has their six upgrade markers
PYRAMID = 128  # the levels of the pyramid hold the markers on them
TRACKER = 256  # the general marker has moved once per fulfilled pact
POINTS = 512  # points and counts that cannot be
STACK = 1024  # the question stack
DISPLAY = 2048  # the display shows the pacts that lie there
TURN = 4096  # the worker of this turn, and the cards of this round
MEMORY = 8192  # what is remembered excludes the truth
PHASE = 16384  # phase, end and winner

SCORES = len(Score)
LAST_QUESTION = Ask.DRAW_START
FIRST_WORK, LAST_WORK = Ask.SETUP, Ask.SCORING


# ---- markers and cards ----------------------------------------------------------------------------------------------


@rule
def goods_are_complete(box: Box, s: State) -> bool:
    """W-24.15, W-1.3  Of every kind, supply, monster and private supplies together hold what is printed."""
    for kind in range(GOODS):
        total = int(s.supply[kind]) + int(s.monster[kind])
        if s.supply[kind] < 0 or s.monster[kind] < 0:
            return False
        for player in range(SEATS):
            amount = int(s.seat[player].goods[kind])
            if amount < 0 or (amount > 0 and player >= box.players):
                return False
            total += amount
        if total != box.supply[kind]:
            return False
    return True


@rule
def can_be_in(box: Box, deck: int, card: int, zone: int) -> bool:
    """W-24.15  Whether a card of this deck can be in this zone at all, whoever it belongs to."""
    if card >= box.cards[deck]:  # there is room for it, but this pack has no such card
        return zone == Zone.OUT
    if deck == Deck.OMEN and (zone == Zone.OUT) == (box.in_deck[card] == 1):
        return False
    if zone == Zone.DECK:
        return deck != Deck.TOWER
    if zone == Zone.DISCARD:
        return deck == Deck.PACT or deck == Deck.OMEN or deck == Deck.ROUND
    if zone == Zone.OPEN:
        return deck == Deck.PACT or deck == Deck.ROUND or deck == Deck.TOWER
    if zone == Zone.OUT:
        return deck == Deck.OMEN or deck == Deck.ELEMENT or deck == Deck.COST_MARKER or deck == Deck.SKILL
    if zone == Zone.IN_PLAY:
        return deck == Deck.PACT or deck == Deck.OMEN
    if zone < Zone.HELD:
        return False
    owner = (zone - Zone.HELD) % SEATS
    if owner >= box.players or zone >= Zone.DRAWN + SEATS:
        return False
    if zone >= Zone.DRAWN:
        return deck == Deck.SECRET
    if zone >= Zone.LAID:
        return deck == Deck.PACT or deck == Deck.OMEN
    return deck != Deck.ROUND


@rule
def zones_are_legal(box: Box, s: State) -> bool:
    """W-24.15  Every card is in a zone where cards of its deck can be."""
    for deck in range(DECKS):
        first = int(box.first_card[deck])
        for card in range(int(box.first_card[deck + 1]) - first):
            if not can_be_in(box, deck, card, int(s.zone[first + card])):
                return False
    return True


@rule
def cards_in(s: State, first: int, size: int, zone: int) -> int:
    """How many cards of a deck are in a zone."""
    n = 0
    for card in range(size):
        n += int(s.zone[first + card] == zone)
    return n


@rule
def piles_are_counted(box: Box, s: State) -> bool:
    """W-24.15  Draw piles and discard piles hold as many cards as is said."""
    for deck in range(PILES):
        first, size = int(box.first_card[deck]), int(box.first_card[deck + 1]) - int(box.first_card[deck])
        if s.left[deck] != cards_in(s, first, size, Zone.DECK):
            return False
        if s.discarded[deck] != cards_in(s, first, size, Zone.DISCARD):
            return False
    return True


@rule
def has_just(s: State, first: int, size: int, zone: int, card: int) -> bool:
    """Whether a zone holds this one card of a deck, or none for NO_CARD."""
    if card == NO_CARD:
        return cards_in(s, first, size, zone) == 0
    return 0 <= card < size and s.zone[first + card] == zone and cards_in(s, first, size, zone) == 1


@rule
def hand_is_sound(box: Box, s: State, player: int) -> bool:
    """W-24.15  The cards of one player, counted and named, are those in their zones."""
    seat, held, laid = s.seat[player], Zone.HELD + player, Zone.LAID + player
    if seat.omens != cards_in(s, Card.OMEN, OMENS, held) or seat.revenge != cards_in(s, Card.REVENGE, REVENGE, held):
        return False
    if seat.secrets != cards_in(s, Card.SECRET, SECRETS, held):
        return False
    if seat.unfulfilled != cards_in(s, Card.PACT, PACTS, held):
        return False
    for element in range(ELEMENTS):
        n = 0
        for pact in range(PACTS):
            n += int(box.pact_element[pact] == element and s.zone[Card.PACT + pact] == laid)
        if seat.fulfilled[element] != n:
            return False
    if not has_just(s, Card.OMEN, OMENS, laid, seat.active):
        return False
    if seat.active != NO_CARD and not box.is_permanent[seat.active]:
        return False
    if not has_just(s, Card.ELEMENT, ELEMENTS, held, seat.element):
        return False
    if not has_just(s, Card.COST_MARKER, COST_MARKERS, held, seat.cost_marker):
        return False
    return has_just(s, Card.SKILL, SKILLS, held, seat.skill) and tower_is_sound(box, s, player)


@rule
def tower_is_sound(box: Box, s: State, player: int) -> bool:
    """W-15.9, W-15.10  At most one tower upgrade of each sort, each in its slot."""
    seat, n = s.seat[player], 0
    for sort in range(2):
        card = seat.tower[sort]
        if card != NO_CARD:
            n += 1
            if not 0 <= card < TOWERS or box.tower_sort[card] != sort:
                return False
            if s.zone[Card.TOWER + card] != Zone.HELD + player:
                return False
    return n == cards_in(s, Card.TOWER, TOWERS, Zone.HELD + player)


@rule
def hands_are_sound(box: Box, s: State) -> bool:
    """W-24.15  Every player has the cards they are said to have."""
    for player in range(box.players):
        if not hand_is_sound(box, s, player):
            return False
    return True


# ---- workers, upgrade markers, pyramid ------------------------------------------------------------------------------


@rule
def workers_are_complete(box: Box, s: State) -> bool:
    """W-24.15, W-1.4, W-13.6  Four loyal, the additional and the special worker of a player, each in one place."""
    for player in range(box.players):
        seat = s.seat[player]
        loyal, additional = int(seat.loyal), int(seat.additional)
        if loyal < 0 or additional < 0:
            return False
        for location in range(LOCATIONS):
            if s.loyal_at[location, player] < 0 or s.additional_at[location, player] < 0:
                return False
            loyal += int(s.loyal_at[location, player])
            additional += int(s.additional_at[location, player])
        if loyal != LOYAL_WORKERS or additional != seat.recruited or seat.recruited > box.additional:
            return False
        if not Special.HOME <= seat.special <= Special.PLACED:
            return False
        if seat.special == Special.PLACED:
            if not 0 <= seat.special_at < LOCATIONS:
                return False
        elif seat.special_at != NOWHERE:
            return False
    return True


@rule
def may_stand(box: Box, s: State, player: int, location: int) -> bool:
    """W-10.3, W-20.2  Whether workers of a player can be there: masterboards are for their owners."""
    if location == Location.ARCHITECTURE:
        return s.seat[player].master == Master.ARCHITECTURE
    if location == Location.INTELLIGENCE:
        return s.seat[player].master == Master.INTELLIGENCE
    if is_on_card(location):
        return s.place_card != NO_CARD and location == place_on(int(s.place_card))
    return True


@rule
def has_crowded_in(box: Box, s: State, player: int) -> int:
    """W-9.10  Whether a player has used S-3."""
    seat = s.seat[player]
    return 0 <= seat.skill < SKILLS and seat.skill_used and box.skill_moment[seat.skill] == Moment.PLACING


@rule
def spaces_are_respected(box: Box, s: State) -> bool:
    """W-24.15, W-11.3, W-9.10  One worker per space, but for one more by each S-3 that has been used."""
    crowded = 0
    for player in range(box.players):
        crowded += int(has_crowded_in(box, s, player))
    for location in range(LOCATIONS):
        n = 0
        for player in range(SEATS):
            here = int(s.loyal_at[location, player]) + int(s.additional_at[location, player])
            if player < box.players:
                here += int(s.seat[player].special_at == location)
            if here > 0 and (player >= box.players or not may_stand(box, s, player, location)):
                return False
            n += here
        if s.workers[location] != n:
            return False
        crowded -= max(0, n - int(box.spaces[location]))
    return crowded >= 0


@rule
def markers_are_complete(box: Box, s: State) -> bool:
    """W-24.15, W-15.2, W-15.4  Six upgrade markers of each player; at a location the first space is taken first."""
    for player in range(box.players):
        seat = s.seat[player]
        n = int(seat.markers) + int(seat.level > 0)
        n += int(seat.tower[Tower.ELEMENTAL] != NO_CARD) + int(seat.tower[Tower.RESOURCE] != NO_CARD)
        for standard in range(STANDARD_LOCATIONS):
            for space in range(LEVELS - 1):
                n += int(s.marker[standard, space] == player)
        if seat.markers < 0 or n != UPGRADE_MARKERS:
            return False
    for standard in range(STANDARD_LOCATIONS):
        for space in range(LEVELS - 1):
            if not NOBODY <= s.marker[standard, space] < box.players:
                return False
        if level_of(s, standard) == 1 and s.marker[standard, 0] == NOBODY:
            return False
    return True


@rule
def pyramid_has_room(box: Box, s: State) -> bool:
    """W-12.1.1, W-12.1.3  No level holds more markers than it has room for."""
    for level in range(1, PYRAMID_LEVELS + 1):
        n = 0
        for player in range(box.players):
            n += int(s.seat[player].level == level)
        if n > box.room[level - 1]:
            return False
    for player in range(box.players):
        if not 0 <= s.seat[player].level <= PYRAMID_LEVELS:
            return False
    return True


# ---- pacts ----------------------------------------------------------------------------------------------------------


@rule
def tracker_follows_pacts(box: Box, s: State) -> bool:
    """W-24.15, W-14.1  One space per fulfilled pact; one just turned over may not have moved the marker yet."""
    n = 0
    for player in range(box.players):
        for element in range(ELEMENTS):
            n += int(s.seat[player].fulfilled[element])
    for i in range(s.depth):
        n -= int(s.stack[i].ask == Ask.FULFIL and s.stack[i].note[FulfilNote.STAGE] == GENERAL)
    return 0 <= s.tracker < box.ring_size and n % int(box.ring_size) == s.tracker


@rule
def display_is_sound(s: State) -> bool:
    """W-17.2  The slots show every open pact once."""
    n = 0
    for slot in range(DISPLAY_SLOTS):
        pact = s.display[slot]
        if pact != NO_CARD:
            n += 1
            if not 0 <= pact < PACTS or s.zone[Card.PACT + pact] != Zone.OPEN:
                return False
            for other in range(slot):
                if s.display[other] == pact:
                    return False
    return n == cards_in(s, Card.PACT, PACTS, Zone.OPEN)


@rule
def cards_in_play_are_waited_for(s: State) -> bool:
    """W-17.7, W-18.11  For each pact being fulfilled and each omen being carried out, work waits on the stack."""
    pacts, omens = 0, 0
    for i in range(s.depth):
        frame = s.stack[i]
        if frame.ask == Ask.FULFIL and 0 <= frame.note[FulfilNote.PACT] < PACTS:
            pacts += int(s.zone[Card.PACT + frame.note[FulfilNote.PACT]] == Zone.IN_PLAY)
        if frame.ask == Ask.PUT_AWAY and 0 <= frame.note[PutAwayNote.OMEN] < OMENS:
            omens += int(s.zone[Card.OMEN + frame.note[PutAwayNote.OMEN]] == Zone.IN_PLAY)
    if pacts != cards_in(s, Card.PACT, PACTS, Zone.IN_PLAY):
        return False
    return omens == cards_in(s, Card.OMEN, OMENS, Zone.IN_PLAY)


# ---- turn, questions, end -------------------------------------------------------------------------------------------


@rule
def stack_is_sound(box: Box, s: State) -> bool:
    """W-26.1  Known questions and work of players at the table, a question on top, zeros above."""
    if not 0 <= s.depth < DEPTH or (s.depth == 0) != (s.over == 1):
        return False
    for i in range(DEPTH):
        frame = s.stack[i]
        if i >= s.depth:
            if frame.ask or frame.player:
                return False
            for note in range(NOTES):
                if frame.note[note]:
                    return False
        elif not (Ask.SECRET <= frame.ask <= LAST_QUESTION or FIRST_WORK <= frame.ask <= LAST_WORK):
            return False
        elif not CHANCE <= frame.player < box.players:
            return False
    return s.depth == 0 or (top(s).ask < Ask.WORK and cards_in_play_are_waited_for(s))


@rule
def is_there(s: State, player: int, worker: int, location: int) -> bool:
    """Whether a worker of this type and player stands on a location."""
    if worker == Worker.LOYAL:
        return s.loyal_at[location, player] > 0
    if worker == Worker.ADDITIONAL:
        return s.additional_at[location, player] > 0
    return s.seat[player].special_at == location


@rule
def turn_is_sound(box: Box, s: State) -> bool:
    """W-4.1, W-3.5  The worker of this turn stands where it is said; seats are at the table; the place is in force."""
    if not NOBODY <= s.active < box.players or not NOBODY <= s.start < box.players:
        return False
    if not NOBODY <= s.claimant < box.players or not NOBODY <= s.next_seat < box.players:
        return False
    if not NOBODY <= s.current <= Worker.SPECIAL or not NOWHERE <= s.current_at < LOCATIONS:
        return False
    if s.current_at != NOWHERE:
        if s.current == NOBODY or not is_there(s, int(s.active), int(s.current), int(s.current_at)):
            return False
    if s.place_card != NO_CARD:
        return 0 <= s.place_card < ROUNDS and s.zone[Card.ROUND + s.place_card] == Zone.OPEN
    return True


@rule
def points_are_sound(box: Box, s: State) -> bool:
    """W-24.7, W-10.2  Points never fall below 0 in play, no marker leaves its track, nothing owed is negative."""
    for player in range(box.players):
        seat = s.seat[player]
        if seat.vp < 0 or seat.turns < 0 or not 0 <= seat.skill_used <= 1 or not 0 <= seat.active_used <= 1:
            return False
        most = MULTIPLIERS - 1 if seat.master == Master.INTELLIGENCE else TRACK_END
        if not 0 <= seat.track <= most or not NOBODY <= seat.master <= Master.FATE:
            return False
    for due in range(DUES):
        if s.due[due] < 0:
            return False
    return s.turn >= 0 and s.round_number >= 0 and s.discount >= 0


@rule
def end_is_sound(box: Box, s: State) -> bool:
    """W-6.1, W-7.6  The game is over in its last phase, with a winner; before the scoring nothing is scored."""
    if not Phase.SETUP <= s.phase <= Phase.OVER or (s.over == 1) != (s.phase == Phase.OVER):
        return False
    if s.over:
        return 0 <= s.winner < box.players and s.ended_by != GameEnd.NOTHING
    if s.winner != NOBODY or not NOBODY <= s.triggerer < box.players:
        return False
    if not GameEnd.NOTHING <= s.ended_by <= GameEnd.ROUNDS or (s.triggerer != NOBODY and s.ended_by == GameEnd.NOTHING):
        return False
    if s.phase < Phase.SCORING:
        for player in range(SEATS):
            for step in range(SCORES):
                if s.score[player, step] != 0:
                    return False
    return True


# ---- memory ---------------------------------------------------------------------------------------------------------


@rule
def remembers_truly(box: Box, s: State, deck: int, observer: int) -> bool:
    """W-23.1  A seat thinks every hidden card possible where it is, and knows exactly what it holds itself."""
    first = int(box.first_card[deck])
    for card in range(int(box.first_card[deck + 1]) - first):
        place, places = hidden_place(int(s.zone[first + card]), NOBODY), may_be(s, deck, observer, card)
        if places < 0 or places >> (1 + SEATS) != 0:
            return False
        if place == NOWHERE:
            if deck == Deck.OMEN and s.zone[first + card] != Zone.OUT and places != 0:
                return False
        elif (places >> place) & 1 == 0:
            return False
        elif deck != Deck.OMEN and place == 1 + observer and places != 1 << place:
            return False
    return True


@rule
def memory_is_sound(box: Box, s: State) -> bool:
    """W-23.1  What can be remembered never excludes the truth, for nobody."""
    if not remembers_truly(box, s, Deck.OMEN, 0):
        return False
    for observer in range(SEATS):
        if not remembers_truly(box, s, Deck.REVENGE, observer) or not remembers_truly(box, s, Deck.SECRET, observer):
            return False
    return True


@entry
def check(box: Box, s: State) -> int:
    """W-24.15  The broken invariants, as bits. That occupied slots form one block (W-13.6) lies in counting them."""
    if not stack_is_sound(box, s):
        return STACK  # looking at its frames would not be safe
    if not zones_are_legal(box, s):
        return ZONES
    bits = 0 if goods_are_complete(box, s) else GOODS_LOST
    bits |= 0 if piles_are_counted(box, s) else PILE_SIZES
    bits |= 0 if hands_are_sound(box, s) else HANDS
    bits |= 0 if workers_are_complete(box, s) else WORKERS
    bits |= 0 if spaces_are_respected(box, s) else SPACES
    bits |= 0 if markers_are_complete(box, s) else MARKERS
    bits |= 0 if pyramid_has_room(box, s) else PYRAMID
    bits |= 0 if tracker_follows_pacts(box, s) else TRACKER
    bits |= 0 if points_are_sound(box, s) else POINTS
    bits |= 0 if display_is_sound(s) else DISPLAY
    bits |= 0 if turn_is_sound(box, s) else TURN
    bits |= 0 if memory_is_sound(box, s) else MEMORY
    bits |= 0 if end_is_sound(box, s) else PHASE
    return bits
