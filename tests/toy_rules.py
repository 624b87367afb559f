"""The rules of the toy, a tiny game with everything a big one has.

T-1  Two to four birds share a die and twelve cards, a sun and a moon of each value from 1 to 6.
T-2  Each is dealt two cards that only it may see. One more card opens the pile; the rest is the deck.
T-3  In turn, a bird rolls the die, then shows a card (T-4), swaps one (T-5) or waits (T-6).
T-4  Show a card: it goes onto the pile and, if its value is at least the roll, scores it. Then draw one, if you can.
T-5  Swap, if the deck has a card: draw it, then discard any one of your cards face down, so that only you know which.
T-6  Wait: nothing happens. With the option `patience` this scores 1.
T-7  After `rounds` turns each, all is shown. Most points win, then the greater sum in hand; equals share a place.
T-8  What can be answered in one way only is not asked.
"""

from enum import IntEnum

from spieltisch.core.events import tell
from spieltisch.core.records import record
from spieltisch.core.rule import entry, rule
from spieltisch.core.stack import CHANCE, DEPTH, OVER, Frame, pop, push, top
from spieltisch.core.streams import pick

SEATS, CARDS, VALUES, MOST_ROUNDS = 4, 12, 6, 5  # T-1


class Place(IntEnum):
    DECK = 0
    PILE = 1
    HAND = 2  # + player
    DISCARDS = 6  # + player: face down


class Thing(IntEnum):
    WAIT = 0
    SWAP = 1
    CARD = 2  # + card
    ROLL = 14  # + face - 1


THINGS = 20


class Ask(IntEnum):
    NOTHING = 0
    ROLL = 1  # to chance
    DRAW = 2  # to chance; a: the place the card goes to, b: the rule that says so
    ACT = 3
    DISCARD = 4
    WORK = 8  # from here on the rules go on by themselves
    NEXT_TURN = 8


class Event(IntEnum):
    OPENED = 1  # card
    DREW = 2  # player, card: only this player sees which
    ROLLED = 3  # player, face
    SHOWED = 4  # player, card, points
    DISCARDED = 5  # player, card: only this player sees which
    WAITED = 6  # player, points
    ENDED = 7


BOX = record(("players", "i1"), ("rounds", "i1"), ("patience", "i1"), ("value", "i1", (CARDS,)))
STATE = record(
    ("turn", "i2"),
    ("points", "i2", (SEATS,)),
    ("stack", Frame.dtype, (DEPTH,)),
    ("active", "i1"),
    ("die", "i1"),
    ("depth", "i1"),
    ("place", "i1", (CARDS,)),
    ("spare", "u1"),
)


@rule
def cards_at(s, place):
    """How many cards lie in a place."""
    n = 0
    for card in range(CARDS):
        if s.place[card] == place:
            n += 1
    return n


@rule
def list_cards(s, place, out, n):
    """Add the cards in a place to the options."""
    for card in range(CARDS):
        if s.place[card] == place:
            out[n] = Thing.CARD + card
            n += 1
    return n


@rule
def is_over(s):
    """T-7  The game ends when nothing waits on the stack."""
    return s.depth == 0


@rule
def draw(s, place, cause):
    """T-2, T-4, T-5  Let chance say which card of the deck goes to a place."""
    if cards_at(s, Place.DECK) > 0:
        push(s, Ask.DRAW, CHANCE, place, cause)


@rule
def draw_answer(s, card, events):
    place, cause = top(s).note[0], top(s).note[1]  # read a frame before it is popped
    pop(s)
    s.place[card] = place
    if place == Place.PILE:
        tell(events, s, Event.OPENED, cause, card)
    else:
        tell(events, s, Event.DREW, cause, place - Place.HAND, card)


@rule
def roll_answer(s, face, events):
    """T-3  The roll counts until the next one."""
    pop(s)
    s.die = face
    tell(events, s, Event.ROLLED, 3, s.active, face)


@rule
def act_options(s, out):
    """T-3  Wait, swap or show."""
    out[0] = Thing.WAIT
    n = 1
    if cards_at(s, Place.DECK) > 0:  # T-5
        out[n] = Thing.SWAP
        n += 1
    return list_cards(s, Place.HAND + top(s).player, out, n)


@rule
def act_answer(box, s, thing, events):
    player = top(s).player
    pop(s)
    if thing == Thing.WAIT:
        s.points[player] += box.patience  # T-6
        tell(events, s, Event.WAITED, 6, player, box.patience)
    elif thing == Thing.SWAP:
        push(s, Ask.DISCARD, player)
        draw(s, Place.HAND + player, 5)
    else:
        show_card(box, s, player, thing - Thing.CARD, events)


@rule
def show_card(box, s, player, card, events):
    """T-4  A card of at least the roll scores its value."""
    points = 0
    if box.value[card] >= s.die:
        points = box.value[card]
    s.points[player] += points
    s.place[card] = Place.PILE
    tell(events, s, Event.SHOWED, 4, player, card, points)
    draw(s, Place.HAND + player, 4)


@rule
def discard_answer(s, card, events):
    """T-5  The discarded card lies face down."""
    player = top(s).player
    pop(s)
    s.place[card] = Place.DISCARDS + player
    tell(events, s, Event.DISCARDED, 5, player, card)


@rule
def next_turn(box, s, events):
    """T-3, T-7  This frame lies at the bottom until everybody had all turns."""
    if s.turn == box.rounds * box.players:
        pop(s)
        tell(events, s, Event.ENDED, 7)
    else:
        s.active = s.turn % box.players
        s.turn += 1
        push(s, Ask.ACT, s.active)
        push(s, Ask.ROLL, CHANCE)


@rule
def list_options(s, out):
    """What may be pointed at, whoever is asked."""
    ask = top(s).ask
    if ask == Ask.ROLL:
        for face in range(VALUES):
            out[face] = Thing.ROLL + face
        return VALUES
    if ask == Ask.DRAW:
        return list_cards(s, Place.DECK, out, 0)
    if ask == Ask.DISCARD:
        return list_cards(s, Place.HAND + top(s).player, out, 0)
    return act_options(s, out)


@rule
def carry_out(box, s, thing, events):
    """Do what was pointed at."""
    ask = top(s).ask
    if ask == Ask.ROLL:
        roll_answer(s, thing - Thing.ROLL + 1, events)
    elif ask == Ask.DRAW:
        draw_answer(s, thing - Thing.CARD, events)
    elif ask == Ask.DISCARD:
        discard_answer(s, thing - Thing.CARD, events)
    else:
        act_answer(box, s, thing, events)


@rule
def run_on(box, s, events, out):
    """T-8  Do the work that waits and whatever has no alternative, until somebody must choose."""
    while not is_over(s):
        if top(s).ask >= Ask.WORK:
            next_turn(box, s, events)
        else:
            n = list_options(s, out)
            if n > 1:
                return n
            carry_out(box, s, out[0], events)
    return 0


@entry
def new_game(box, s, events, out):
    """T-2  Set-up is a stack of draws: what is pushed last happens first."""
    push(s, Ask.NEXT_TURN, 0)
    push(s, Ask.DRAW, CHANCE, Place.PILE, 2)
    for i in range(2 * box.players):
        push(s, Ask.DRAW, CHANCE, Place.HAND + box.players - 1 - i // 2, 2)
    return run_on(box, s, events, out)


@entry
def to_move(box, s):
    """A seat, CHANCE or OVER."""
    if is_over(s):
        return OVER
    return int(top(s).player)


@entry
def options(box, s, out):
    """The things that may be pointed at, ascending."""
    if is_over(s):
        return 0
    return list_options(s, out)


@entry
def answer(box, s, thing, events, out):
    """Carry out an option, run on to the next question and list its options."""
    carry_out(box, s, thing, events)
    return run_on(box, s, events, out)


@rule
def merit(box, s, player):
    """T-7  Points first, then the hand; hands count only when they are shown, or else this would tell secrets."""
    hand = 0
    if is_over(s):
        for card in range(CARDS):
            if s.place[card] == Place.HAND + player:
                hand += box.value[card]
    return 100 * s.points[player] + hand


@entry
def standing(box, s, out):
    """T-7  The points of all seats, then their places."""
    for player in range(box.players):
        better = 0
        for other in range(box.players):
            if merit(box, s, other) > merit(box, s, player):
                better += 1
        out[player] = s.points[player]
        out[SEATS + player] = 1 + better


@rule
def sees(s, seat, card):
    """T-2, T-5, T-7  The one place that says what is secret. A spectator sits at no seat and sees no hand."""
    place = s.place[card]
    if place == Place.DECK:
        return False
    if place == Place.PILE or is_over(s):
        return True
    return seat >= 0 and (place == Place.HAND + seat or place == Place.DISCARDS + seat)


OBSERVATION = CARDS + 3 * SEATS + 4


@entry
def observe(box, s, seat, out):
    """Each card's place as far as it is known, then what lies open anyway."""
    for card in range(CARDS):
        out[card] = s.place[card] if sees(s, seat, card) else -1
    for player in range(SEATS):
        out[CARDS + player] = s.points[player]
        out[CARDS + SEATS + player] = cards_at(s, Place.HAND + player)
        out[CARDS + 2 * SEATS + player] = cards_at(s, Place.DISCARDS + player)
    out[OBSERVATION - 4] = s.turn
    out[OBSERVATION - 3] = s.die
    out[OBSERVATION - 2] = to_move(box, s)
    out[OBSERVATION - 1] = 0 if is_over(s) else top(s).ask


@entry
def resample(box, s, seat, stream):
    """Shuffle what this seat does not see: each hidden card changes places with itself or a later hidden one."""
    for card in range(CARDS):
        if not sees(s, seat, card):
            later = 0
            for other in range(card, CARDS):
                if not sees(s, seat, other):
                    later += 1
            steps = pick(stream, later)
            other = card
            while steps > 0:
                other += 1
                if not sees(s, seat, other):
                    steps -= 1
            s.place[card], s.place[other] = s.place[other], s.place[card]


@entry
def check(box, s):
    """Broken invariants, a bit each."""
    bits = 0
    if s.depth < 0 or s.depth >= DEPTH or s.turn > box.rounds * box.players:
        bits |= 1
    if not 0 <= s.die <= VALUES:
        bits |= 2
    for card in range(CARDS):
        if not (0 <= s.place[card] < Place.HAND + box.players or 0 <= s.place[card] - Place.DISCARDS < box.players):
            bits |= 4
    for player in range(box.players):
        if cards_at(s, Place.HAND + player) > 3 or s.points[player] < 0:
            bits |= 8
    return bits
