"""Section 23: what a seat may know, as numbers, and the worlds it must think possible."""

from ...core.arrays import Floats, Ints
from ...core.rule import entry, part, rule
from ...core.stack import NOTES, Frame, top
from ...core.streams import pick
from . import observation as look
from .notes import DrawNote, GiftNote, OpponentNote, RefusalNote, StealNote, WorthyNote
from .observation import UNKNOWN
from .secrets import hidden_zones
from .state import OMENS, REVENGE, SECRETS, TOWERS, Box, State
from .upgrades import level_of, reduced
from .usable import can_lend, is_playable
from .words import (
    BOARD_LOCATIONS,
    DECKS,
    DISPLAY_SLOTS,
    DUES,
    ELEMENTS,
    GOODS,
    LEVELS,
    LOCATIONS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    SEATS,
    STANDARD_LOCATIONS,
    Ask,
    Card,
    Deck,
    Phase,
    Purpose,
    Refusal,
    Score,
    Worker,
    Zone,
)
from .workers import next_recruit

RINGS = 12  # per card of a deck: how often cards are offered to change places when a world is imagined
SCORES = len(Score)
NEVER_NEGATIVE = 127  # of a small number: then nobody has to look whether an index counts from the end

# what `prices` says
PRICES = STANDARD_LOCATIONS + TOWERS + 3
UPGRADE_PRICES, TOWER_PRICES, NEXT_RECRUIT = 0, STANDARD_LOCATIONS, STANDARD_LOCATIONS + TOWERS

# ---- secrets --------------------------------------------------------------------------------------------------------


@rule
def is_revealed(s: State) -> bool:
    """W-23.3  Final scoring reveals everything."""
    return s.phase >= Phase.SCORING


@rule
def hidden_place(zone: int, seat: int) -> int:
    """W-23.1  Where a card is that a seat cannot see: 0 the pile, 1 + the seat that holds it; NOWHERE: it is seen."""
    if zone == Zone.DECK:
        return 0
    holder = zone - Zone.HELD if zone < Zone.LAID else zone - Zone.DRAWN
    return NOWHERE if holder < 0 or holder == seat else 1 + holder


@rule
def sees_zone(s: State, seat: int, deck: int, zone: int) -> bool:
    """W-23.1  Whether a seat sees that a card of a deck is in a zone."""
    return is_revealed(s) or (hidden_zones(seat, deck) >> zone) & 1 == 0


@rule
def hides_gift(frame: Frame, seat: int) -> int:
    """W-19.3  While the receiver of a revenge card is chosen, only the giver knows the card."""
    is_gift = frame.ask == Ask.OPPONENT and frame.note[OpponentNote.PURPOSE] == Purpose.GIVE_REVENGE
    return is_gift and frame.player != seat


# ---- worlds a seat must think possible ------------------------------------------------------------------------------


@rule
def may_be(s: State, deck: int, seat: int, card: int) -> int:
    """W-23.1  The places where a seat that remembers everything must expect a card, as bits (`memory.py`)."""
    if deck == Deck.OMEN:
        return int(s.omen_may_be[card])
    if deck == Deck.REVENGE:
        return int(s.revenge_may_be[seat, card])
    return int(s.secret_may_be[seat, card])


@rule
def places_of(s: State, first: int, size: int, seat: int) -> int:
    """The places where cards of a deck are that a seat (NOBODY: a spectator) cannot see, as bits."""
    places = 0
    for card in range(size):
        place = hidden_place(int(s.zone[first + card]), seat)
        if place != NOWHERE:
            places |= 1 << place
    return places


@rule
def is_loose(s: State, first: int, deck: int, seat: int, card: int, places: int) -> bool:
    """Whether a seat does not see a card and cannot conclude where it is either, if cards are at these places."""
    zone = int(s.zone[first + card])
    if deck == Deck.ELEMENT:
        return not sees_zone(s, seat, deck, zone)
    place = hidden_place(zone, seat)
    return place != NOWHERE and may_be(s, deck, seat, card) & places != 1 << place


@rule
def is_anything_possible(s: State, first: int, size: int, deck: int, seat: int, places: int) -> bool:
    """Whether every loose card may be wherever a loose card is."""
    everywhere, loose = -1, 0
    for card in range(size):
        if is_loose(s, first, deck, seat, card, places):
            loose |= 1 << hidden_place(int(s.zone[first + card]), seat)
            everywhere &= may_be(s, deck, seat, card)
    return everywhere & loose == loose


@rule
def shuffle(s: State, first: int, size: int, deck: int, seat: int, places: int, stream: Ints) -> None:
    """Each loose card changes places with itself or a later loose one: every order is equally likely."""
    for card in range(size):
        if is_loose(s, first, deck, seat, card, places):
            other = card + pick(stream, size - card)
            while not is_loose(s, first, deck, seat, other, places):
                other = card + pick(stream, size - card)
            zone = int(s.zone[first + card])
            s.zone[first + card] = s.zone[first + other]
            s.zone[first + other] = zone


@rule
def may_follow(s: State, first: int, deck: int, seat: int, card: int, other: int) -> bool:
    """Whether one card may be where another one is, neither of which the seat sees."""
    place = hidden_place(int(s.zone[first + other]), seat)
    return place != NOWHERE and (may_be(s, deck, seat, card) >> place) & 1 == 1


@rule
def turn_ring(s: State, first: int, length: int, one: int, two: int, three: int, four: int) -> None:
    """Two to four cards change places: each goes where the next one is, the last one where the first was."""
    zone = s.zone[first + one]
    s.zone[first + one] = s.zone[first + two]
    last = two
    if length > 2:
        s.zone[first + two] = s.zone[first + three]
        last = three
    if length > 3:
        s.zone[first + three] = s.zone[first + four]
        last = four
    s.zone[first + last] = zone


@rule
def may_turn(
    s: State, first: int, deck: int, seat: int, length: int, one: int, two: int, three: int, four: int
) -> bool:
    """Whether so many hidden cards may each be where the next one is."""
    last = two if length == 2 else three if length == 3 else four
    if not may_follow(s, first, deck, seat, one, two) or not may_follow(s, first, deck, seat, last, one):
        return False
    if length > 2 and not may_follow(s, first, deck, seat, two, three):
        return False
    return length < 4 or may_follow(s, first, deck, seat, three, four)


@rule
def hidden_place_number(box: Box, seat: int, number: int) -> int:
    """The places that hide cards from a seat, counted from 0: the pile, then the other seats clockwise."""
    return 0 if number == 0 else 1 + (seat + number) % int(box.players)


@rule
def any_card_at(s: State, first: int, size: int, seat: int, place: int, stream: Ints) -> int:
    """A random card among those that a seat cannot see at a place where there is one."""
    card = pick(stream, size)
    while hidden_place(int(s.zone[first + card]), seat) != place:
        card = pick(stream, size)
    return card


@rule
def tells_of_hand(s: State, seat: int) -> bool:
    """W-26.2, R-W-10  Whether the question that waits can only be put to another hand that holds a playable omen."""
    frame = top(s)
    if frame.player < 0 or frame.player == seat:
        return False
    return frame.ask == Ask.BORROW or (frame.ask == Ask.OMEN and frame.note[RefusalNote.REFUSAL] == Refusal.NO)


@rule
def is_asked_rightly(box: Box, s: State) -> bool:
    """W-26.2  Whether the question that waits would be put in this world."""
    player = int(top(s).player)
    if top(s).ask == Ask.OMEN:
        return playable_omens(box, s, player) > 0
    return lending_locations(box, s, player) > 1


@rule
def playable_omens(box: Box, s: State, player: int) -> int:
    """W-18.6  How many omens of a hand can be played now."""
    n = 0
    for omen in range(box.cards[Deck.OMEN]):
        n += int(s.zone[Card.OMEN + omen] == Zone.HELD + player and is_playable(box, s, player, omen))
    return n


@rule
def lending_locations(box: Box, s: State, player: int) -> int:
    """O-36  How many locations lend their action to a player."""
    n = 0
    for location in range(BOARD_LOCATIONS):
        n += int(can_lend(box, s, player, location))
    return n


@rule
def try_ring(
    box: Box, s: State, first: int, size: int, deck: int, seat: int, places: int, length: int, tells: int, stream: Ints
) -> None:
    """Cards of different places, one of each, change places in a ring, if the seat thinks that possible.

    A ring is as likely as the same ring turned the other way, so no world is preferred. (A ring of two may be one of
    the same place: of two secret pacts that somebody holds, one may be just drawn.)
    """
    players = int(box.players)
    at_one, at_two = pick(stream, players), pick(stream, players)
    at_three, at_four = pick(stream, players), pick(stream, players)
    while length > 2 and at_two == at_one:
        at_two = pick(stream, players)
    while length > 2 and at_three in (at_one, at_two):
        at_three = pick(stream, players)
    while length > 3 and at_four in (at_one, at_two, at_three):
        at_four = pick(stream, players)
    at_one, at_two = hidden_place_number(box, seat, at_one), hidden_place_number(box, seat, at_two)
    at_three = hidden_place_number(box, seat, at_three) if length > 2 else at_one
    at_four = hidden_place_number(box, seat, at_four) if length > 3 else at_one
    if ((places >> at_one) & (places >> at_two) & (places >> at_three) & (places >> at_four)) & 1 == 0:
        return
    one = any_card_at(s, first, size, seat, at_one, stream)
    two = any_card_at(s, first, size, seat, at_two, stream)
    three = any_card_at(s, first, size, seat, at_three, stream) if length > 2 else one
    four = any_card_at(s, first, size, seat, at_four, stream) if length > 3 else one
    if one != two and may_turn(s, first, deck, seat, length, one, two, three, four):
        turn_ring(s, first, length, one, two, three, four)
        if tells and not is_asked_rightly(box, s):
            for _ in range(length - 1):
                turn_ring(s, first, length, one, two, three, four)


@rule
def deal_anew(box: Box, s: State, deck: int, seat: int, stream: Ints) -> None:
    """W-23.1  Lay the cards of a deck that a seat cannot see as they may lie, each such world equally likely.

    Two worlds differ by rings of cards, each of which goes to the place of the next. A ring that comes twice to one
    place is two rings, so none is longer than the number of places, which are the pile and the other seats. Trying such
    rings again and again therefore reaches every world. Two per card leave no trace of the true one that could be
    measured; there are six times as many, and `tests/wutaki/test_knowledge.py` measures again.
    """
    first, size = int(box.first_card[deck]), int(box.cards[deck])
    tells = deck == Deck.OMEN and tells_of_hand(s, seat)
    places = places_of(s, first, size, seat)
    if not tells and is_anything_possible(s, first, size, deck, seat, places):
        shuffle(s, first, size, deck, seat, places, stream)
        return
    for i in range(RINGS * size):
        try_ring(box, s, first, size, deck, seat, places, 2 + i % (int(box.players) - 1), tells, stream)


@rule
def deal_elements_anew(box: Box, s: State, seat: int, stream: Ints) -> None:
    """W-2.6, W-8.6  Element cards of others and those out of the game can be exchanged at will."""
    shuffle(s, Card.ELEMENT, ELEMENTS, Deck.ELEMENT, seat, 0, stream)
    for card in range(ELEMENTS):
        zone = int(s.zone[Card.ELEMENT + card])
        if zone >= Zone.HELD:
            s.seat[zone - Zone.HELD].element = card


@rule
def one_of(s: State, first: int, size: int, zone: int, stream: Ints) -> int:
    """A random card among those of a deck in a zone, NO_CARD if there is none."""
    chosen, n = NO_CARD, 0
    for card in range(size):
        if s.zone[first + card] == zone:
            n += 1
            if pick(stream, n) == 0:
                chosen = card
    return chosen


@rule
def choose_gifts_anew(s: State, seat: int, stream: Ints) -> None:
    """W-12.11.3, W-19.3  A revenge card that another seat is about to give may be any it has."""
    for i in range(s.depth):
        frame = s.stack[i]
        if hides_gift(frame, seat):
            frame.note[OpponentNote.ABOUT] = one_of(s, Card.REVENGE, REVENGE, Zone.HELD + int(frame.player), stream)


@rule
def imagine_memories(box: Box, s: State, seat: int) -> None:
    """W-23.1  What the others remember is hidden, too: in an imagined world they know their own cards and no others.

    Their true memory would tell what they drew, gave and put back. This one depends on nothing but the imagined world.
    """
    revenge = places_of(s, Card.REVENGE, REVENGE, NOBODY)
    secrets = places_of(s, Card.SECRET, SECRETS, NOBODY)
    for observer in range(box.players):
        if observer != seat:
            own = 1 << (1 + observer)
            for card in range(box.cards[Deck.REVENGE]):
                is_own = hidden_place(int(s.zone[Card.REVENGE + card]), NOBODY) == 1 + observer
                s.revenge_may_be[observer, card] = own if is_own else revenge & ~own
            for card in range(box.cards[Deck.SECRET]):
                is_own = hidden_place(int(s.zone[Card.SECRET + card]), NOBODY) == 1 + observer
                s.secret_may_be[observer, card] = own if is_own else secrets & ~own


@entry
def resample(box: Box, s: State, seat: int, stream: Ints) -> None:
    """W-23.1  Another state that this seat cannot tell from this one, every such state equally likely.

    Fulfilled pacts lie face down, but everybody saw them (W-23.2): they are remembered. In the end nothing is hidden.
    """
    if is_revealed(s):
        return
    deal_elements_anew(box, s, seat, stream)
    deal_anew(box, s, Deck.OMEN, seat, stream)
    deal_anew(box, s, Deck.REVENGE, seat, stream)
    deal_anew(box, s, Deck.SECRET, seat, stream)
    choose_gifts_anew(s, seat, stream)
    imagine_memories(box, s, seat)


# ---- an observation -------------------------------------------------------------------------------------------------


@part
def seen_from(box: Box, seat: int, player: int) -> int:
    """A seat counted clockwise from the observer: 0 is the observer; NOBODY stays NOBODY."""
    if player < 0:
        return NOBODY
    return player - seat if player >= seat else player - seat + box.players


@part
def seats_seen_from(box: Box, seat: int, players: int) -> int:
    """A bit set of seats, counted from the observer: it is turned."""
    everybody = (1 << int(box.players)) - 1
    seated = int(players) & everybody
    return (seated >> seat | seated << (int(box.players) - seat)) & everybody


@part
def write_head(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-23.1  Options that matter, round, turn, tracker: all of it is public."""
    out[look.PLAYERS] = box.players
    out[look.EXTREME] = box.extreme
    out[look.MASTERS_B] = box.masters_b
    out[look.WITH_SKILLS] = box.skills
    out[look.END_VP] = box.end_vp
    out[look.ROUND] = s.round_number
    out[look.TURN] = s.turn
    out[look.PHASE] = s.phase
    out[look.IS_OVER] = s.over
    out[look.ACTIVE_SEAT] = seen_from(box, seat, s.active)
    out[look.WINNER] = seen_from(box, seat, s.winner)
    out[look.START] = seen_from(box, seat, s.start)
    out[look.CLAIMANT] = seen_from(box, seat, s.claimant)
    out[look.NEXT_SEAT] = seen_from(box, seat, s.next_seat)
    out[look.TRIGGERER] = seen_from(box, seat, s.triggerer)
    out[look.ENDED_BY] = s.ended_by
    out[look.ENDED_IN] = s.ended_in
    out[look.CURRENT] = s.current
    out[look.CURRENT_AT] = s.current_at
    out[look.CARRIED_OUT] = s.carried_out
    out[look.PLACE_CARD] = s.place_card
    out[look.DISCOUNT] = s.discount
    out[look.TRACKER] = s.tracker
    out[look.WAITING] = s.depth


@part
def write_board(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-23.1  Supply, monster, display, upgrade markers and the sizes of the piles."""
    for good in range(GOODS):
        at = look.GOOD + good * look.GOOD_NUMBERS
        out[at + look.IN_SUPPLY] = s.supply[good]
        out[at + look.ON_MONSTER] = s.monster[good]
    for due in range(DUES):
        out[look.DUE + due] = s.due[due]
    for slot in range(DISPLAY_SLOTS):
        out[look.DISPLAY + slot] = s.display[slot]
    for standard in range(STANDARD_LOCATIONS):
        for space in range(LEVELS - 1):
            owner = seen_from(box, seat, s.marker[standard, space])
            out[look.MARKER + standard * (LEVELS - 1) + space] = owner
    for deck in range(PILES):
        at = look.PILE + deck * look.PILE_NUMBERS
        out[at + look.CARDS_LEFT] = s.left[deck]
        out[at + look.DISCARDS] = s.discarded[deck]


@rule
def write_frame(box: Box, frame: Frame, seat: int, at: int, out: Floats) -> None:
    """W-26.1  A question or a piece of work; seats are counted from the observer, a hidden card is left out."""
    ask = int(frame.ask)
    out[at + look.ASK] = ask
    out[at + look.PLAYER] = seen_from(box, seat, frame.player)
    at += look.NOTE
    for note in range(NOTES):
        out[at + note] = frame.note[note]
    if ask == Ask.WORTHY:
        out[at + WorthyNote.TIED] = seats_seen_from(box, seat, frame.note[WorthyNote.TIED])
    elif ask == Ask.STEAL:
        out[at + StealNote.VICTIM] = seen_from(box, seat, frame.note[StealNote.VICTIM])
    elif ask == Ask.GIFT:
        out[at + GiftNote.RECEIVER] = seen_from(box, seat, frame.note[GiftNote.RECEIVER])
    elif ask == Ask.DRAW:
        out[at + DrawNote.DRAWER] = seen_from(box, seat, frame.note[DrawNote.DRAWER])
    elif hides_gift(frame, seat):
        out[at + OpponentNote.ABOUT] = UNKNOWN


@part
def write_frames(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-26.1  Who is asked what, and what waits beneath."""
    for i in range(look.FRAMES):
        at = look.FRAME + i * look.FRAME_NUMBERS
        if i < s.depth:
            write_frame(box, s.stack[s.depth - 1 - i], seat, at, out)
        else:
            for k in range(look.FRAME_NUMBERS):
                out[at + k] = 0


@rule
def element_seen(s: State, seat: int, player: int) -> int:
    """W-8.6  The element card of a player: UNKNOWN to others until the final scoring; NO_CARD while there is none."""
    card = int(s.seat[player].element)
    return card if card == NO_CARD or player == seat or is_revealed(s) else UNKNOWN


@part
def write_seat(box: Box, s: State, seat: int, player: int, at: int, out: Floats) -> None:
    """W-23.1  What lies in front of a player; others see how many pacts are fulfilled, not which."""
    own = s.seat[player]
    out[at + look.VP] = own.vp
    out[at + look.TURNS] = own.turns
    out[at + look.LOYAL] = own.loyal
    out[at + look.ADDITIONAL] = own.additional
    out[at + look.RECRUITED] = own.recruited
    out[at + look.SPECIAL] = own.special
    out[at + look.SPECIAL_AT] = own.special_at
    out[at + look.MARKERS_LEFT] = own.markers
    out[at + look.PERFORMED] = s.performed[player]
    out[at + look.LEVEL] = own.level
    out[at + look.ELEMENT] = element_seen(s, seat, player)
    out[at + look.COST_MARKER] = own.cost_marker
    out[at + look.SKILL] = own.skill
    out[at + look.SKILL_USED] = own.skill_used
    out[at + look.MASTER] = own.master
    out[at + look.TRACK] = own.track
    out[at + look.TOWER] = own.tower[0]
    out[at + look.TOWER + 1] = own.tower[1]
    out[at + look.ACTIVE] = own.active
    out[at + look.ACTIVE_USED] = own.active_used
    out[at + look.HAND] = own.omens
    out[at + look.REVENGE_CARDS] = own.revenge
    out[at + look.SECRET_PACTS] = own.secrets
    out[at + look.UNFULFILLED] = own.unfulfilled
    fulfilled, sees = 0, player == seat or is_revealed(s)
    for element in range(ELEMENTS):
        fulfilled += int(own.fulfilled[element])
        out[at + look.FULFILLED_ELEMENT + element] = own.fulfilled[element] if sees else UNKNOWN
    out[at + look.FULFILLED] = fulfilled
    for good in range(GOODS):
        out[at + look.OWN_GOODS + good] = own.goods[good]
    for step in range(SCORES):
        out[at + look.SCORE + step] = s.score[player, step]


@part
def write_workers(s: State, player: int, at: int, out: Floats) -> None:
    """W-23.1  Where a player's loyal and additional workers stand."""
    for location in range(LOCATIONS):
        here = at + look.WORKERS + location * look.WORKER_NUMBERS
        out[here + look.LOYAL_AT] = s.loyal_at[location, player]
        out[here + look.ADDITIONAL_AT] = s.additional_at[location, player]


@part
def write_cards(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-23.1  Where every card is, as far as the seat sees it (`Box.seen_zone`)."""
    revealed = is_revealed(s)
    for deck in range(DECKS):
        row = DECKS if revealed else deck
        first, behind = int(box.first_card[deck]), int(box.first_card[deck]) + int(box.cards[deck])
        for card in range(first, behind):
            out[look.CARD + card] = box.seen_zone[seat, row, s.zone[card] & NEVER_NEGATIVE]
        for card in range(behind, int(box.first_card[deck + 1])):
            out[look.CARD + card] = Zone.OUT.value


@part
def write_memory(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-23.1  Where the seat must expect the cards that it does not see: bit 0 the pile, 1 + seats from the own one."""
    everybody = (1 << int(box.players)) - 1
    left = int(box.players) - seat
    at = look.MEMORY
    for card in range(OMENS):
        places = int(s.omen_may_be[card])
        held = (places >> 1) & everybody  # turned as in `seats_seen_from`
        out[at + card] = (places & 1) | ((held >> seat | held << left) & everybody) << 1
    for card in range(box.cards[Deck.OMEN], OMENS):
        out[at + card] = 0
    at += OMENS
    for card in range(REVENGE):
        places = int(s.revenge_may_be[seat, card])
        held = (places >> 1) & everybody
        out[at + card] = (places & 1) | ((held >> seat | held << left) & everybody) << 1
    for card in range(box.cards[Deck.REVENGE], REVENGE):
        out[at + card] = 0
    at += REVENGE
    for card in range(SECRETS):
        places = int(s.secret_may_be[seat, card])
        held = (places >> 1) & everybody
        out[at + card] = (places & 1) | ((held >> seat | held << left) & everybody) << 1
    for card in range(box.cards[Deck.SECRET], SECRETS):
        out[at + card] = 0


@part
def write_options(box: Box, out: Floats) -> None:
    """Appendix C  What was chosen for this table."""
    for i in range(box.option.shape[0]):
        out[look.OPTION + i] = box.option[i]


@entry
def observe(box: Box, s: State, seat: int, out: Floats) -> None:
    """W-23.1 - W-23.3  Everything a seat may know, own seat first."""
    write_head(box, s, seat, out)
    write_board(box, s, seat, out)
    write_frames(box, s, seat, out)
    for i in range(SEATS):
        player = (seat + i) % box.players if i < box.players else i
        write_seat(box, s, seat, player, look.SEAT + i * look.SEAT_NUMBERS, out)
        write_workers(s, player, look.SEAT + i * look.SEAT_NUMBERS, out)
    write_cards(box, s, seat, out)
    write_memory(box, s, seat, out)
    write_options(box, out)


# ---- for people -----------------------------------------------------------------------------------------------------


@entry
def see_cards(box: Box, s: State, seat: int, out: Ints) -> None:
    """W-23.1  The zone of every card, UNKNOWN where the seat does not see it. A spectator sits at no seat: NOBODY."""
    for deck in range(DECKS):
        for card in range(box.first_card[deck], box.first_card[deck + 1]):
            zone = int(s.zone[card])
            out[card] = zone if sees_zone(s, seat, deck, zone) else UNKNOWN


@entry
def prices(box: Box, s: State, player: int, out: Ints) -> None:
    """W-15.14, W-13.2  What upgrades cost at place 6 now, and a player's next worker: type, cost resources, gold."""
    for standard in range(STANDARD_LOCATIONS):
        level = level_of(s, standard)
        is_free = level < LEVELS - 1
        out[UPGRADE_PRICES + standard] = reduced(s, int(box.upgrade_cost[standard, level]), 0, 0) if is_free else -1
    for card in range(TOWERS):
        out[TOWER_PRICES + card] = reduced(s, int(box.tower_cost[card]), 0, 0)
    worker = next_recruit(box, s, player)
    is_special = worker == Worker.SPECIAL
    out[NEXT_RECRUIT] = worker
    out[NEXT_RECRUIT + 1] = box.special_cost if is_special else box.recruit[s.seat[player].recruited]
    out[NEXT_RECRUIT + 2] = box.special_gold if is_special else 0
