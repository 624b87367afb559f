"""The rules of Magpies (`digest/en.md`), as machine code and as plain Python."""

from spieltisch.core.events import tell
from spieltisch.core.observation import Kind, Layout
from spieltisch.core.questions import questions_of
from spieltisch.core.records import Record, i1, i2, many
from spieltisch.core.rule import entry, rule
from spieltisch.core.stack import CHANCE, DEPTH, OVER, Frame, pop, push, top
from spieltisch.core.streams import pick

from .words import CARDS, MOST_ROUNDS, SEATS, VALUES, Ask, Draw, Event, Place, Thing


class Box(Record):
    """What is printed."""

    players = i1()
    rounds = i1()
    patience = i1()
    value = i1(CARDS)


class State(Record):
    """What lies on the table."""

    turn = i2()
    points = i2(SEATS)
    stack = many(Frame, DEPTH)
    active = i1()
    die = i1()
    depth = i1()
    place = i1(CARDS)
    over = i1()


BOX, STATE = Box.dtype, State.dtype


@rule
def T(section, number):  # noqa: N802 - reads like the id it stands for
    """The number of a rule id, for events."""
    return 100 * section + number


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


# --- chance ----------------------------------------------------------------------------------------------------------


@rule
def draw(s, place, cause):
    """T-2.1, T-3.2, T-3.3  Let chance say which card of the deck goes to a place."""
    if cards_at(s, Place.DECK) > 0:
        push(s, Ask.DRAW, CHANCE, place, cause)


@rule
def draw_options(s, out):
    """Any card of the deck, all equally likely."""
    return list_cards(s, Place.DECK, out, 0)


@rule
def draw_answer(s, thing, events):
    card = thing - Thing.CARD
    place, cause = top(s).note[Draw.PLACE], top(s).note[Draw.CAUSE]  # read a frame before it is popped
    pop(s)
    s.place[card] = place
    if place == Place.PILE:
        tell(events, s, Event.OPENED, cause, card)
    else:
        tell(events, s, Event.DREW, cause, place - Place.HAND, card)


@rule
def roll_options(out):
    """T-3.1  The faces of the die."""
    for face in range(VALUES):
        out[face] = Thing.ROLL + face
    return VALUES


@rule
def roll_answer(s, thing, events):
    """T-3.1  The roll counts until the next one."""
    pop(s)
    s.die = thing - Thing.ROLL + 1
    tell(events, s, Event.ROLLED, T(3, 1), s.active, s.die)


# --- a turn ----------------------------------------------------------------------------------------------------------


@rule
def act_options(s, out):
    """T-3.1  Wait, swap or show."""
    out[0] = Thing.WAIT
    n = 1
    if cards_at(s, Place.DECK) > 0:  # T-3.3
        out[n] = Thing.SWAP
        n += 1
    return list_cards(s, Place.HAND + top(s).player, out, n)


@rule
def act_answer(box, s, thing, events):
    player = top(s).player
    pop(s)
    if thing == Thing.WAIT:
        s.points[player] += box.patience  # T-3.4
        tell(events, s, Event.WAITED, T(3, 4), player, box.patience)
    elif thing == Thing.SWAP:
        push(s, Ask.DISCARD, player)
        draw(s, Place.HAND + player, T(3, 3))
    else:
        show_card(box, s, player, thing - Thing.CARD, events)


@rule
def show_card(box, s, player, card, events):
    """T-3.2  A card of at least the roll scores its value."""
    points = 0
    if box.value[card] >= s.die:
        points = box.value[card]
    s.points[player] += points
    s.place[card] = Place.PILE
    tell(events, s, Event.SHOWED, T(3, 2), player, card, points)
    draw(s, Place.HAND + player, T(3, 2))


@rule
def discard_options(s, out):
    """T-3.3  Any card in hand."""
    return list_cards(s, Place.HAND + top(s).player, out, 0)


@rule
def discard_answer(s, thing, events):
    """T-3.3  The discarded card lies face down."""
    player, card = top(s).player, thing - Thing.CARD
    pop(s)
    s.place[card] = Place.DISCARDS + player
    tell(events, s, Event.DISCARDED, T(3, 3), player, card)


@rule
def next_turn(box, s, events):
    """T-3.1, T-4.1  This frame lies at the bottom until everybody had all turns."""
    if s.turn == box.rounds * box.players:
        s.over = True
        tell(events, s, Event.ENDED, T(4, 1))
    else:
        s.active = s.turn % box.players
        s.turn += 1
        push(s, Ask.ACT, s.active)
        push(s, Ask.ROLL, CHANCE)


# --- questions and answers -------------------------------------------------------------------------------------------


@rule
def lay_out(box, s, events):
    """T-2.1  Set-up is a stack of draws: what is pushed last happens first."""
    push(s, Ask.NEXT_TURN, 0)
    push(s, Ask.DRAW, CHANCE, Place.PILE, T(2, 2))
    for i in range(2 * box.players):
        push(s, Ask.DRAW, CHANCE, Place.HAND + box.players - 1 - i // 2, T(2, 1))


# T-3.5  What may be pointed at, ascending, and what an answer does; what has one answer only is not asked.
QUESTIONS = {
    Ask.ROLL: (roll_options, roll_answer),
    Ask.DRAW: (draw_options, draw_answer),
    Ask.ACT: (act_options, act_answer),
    Ask.DISCARD: (discard_options, discard_answer),
}
new_game, to_move, options, answer, STEPS = questions_of(Ask, QUESTIONS, lay_out=lay_out, work=next_turn)


# --- how it stands ---------------------------------------------------------------------------------------------------


@rule
def merit(box, s, player):
    """T-4.2  Points first, then the hand; hands count only when they are shown, or else this would tell secrets."""
    hand = 0
    if s.over:
        for card in range(CARDS):
            if s.place[card] == Place.HAND + player:
                hand += box.value[card]
    return 100 * s.points[player] + hand


@entry
def standing(box, s, out):
    """T-4.2  The points of all seats, then their places."""
    for player in range(box.players):
        better = 0
        for other in range(box.players):
            if merit(box, s, other) > merit(box, s, player):
                better += 1
        out[player] = s.points[player]
        out[SEATS + player] = 1 + better


# --- what a seat may know --------------------------------------------------------------------------------------------


@rule
def sees(s, seat, card):
    """T-2.1, T-3.3, T-4.1  The one place that says what is secret. A spectator sits at no seat and sees no hand."""
    place = s.place[card]
    if place == Place.DECK:
        return False
    if place == Place.PILE or s.over:
        return True
    return seat >= 0 and (place == Place.HAND + seat or place == Place.DISCARDS + seat)


LAYOUT = Layout()
PLACE = LAYOUT.add("place", Kind.CODE, -1, 9, "where each card lies, -1 where that is not known", CARDS)
POINTS = LAYOUT.add("points", Kind.COUNT, 0, VALUES * MOST_ROUNDS, "what each seat has scored", SEATS)
HAND = LAYOUT.add("hand", Kind.COUNT, 0, 3, "how many cards each seat holds", SEATS)
DISCARDS = LAYOUT.add("discards", Kind.COUNT, 0, MOST_ROUNDS, "how many each seat has discarded", SEATS)
TURN = LAYOUT.add("turn", Kind.COUNT, 0, SEATS * MOST_ROUNDS, "which turn it is")
DIE = LAYOUT.add("die", Kind.COUNT, 0, VALUES, "what was rolled, 0 before the first roll")
ASKED = LAYOUT.add("asked", Kind.CODE, OVER, SEATS - 1, "who is asked")
ASK = LAYOUT.add("ask", Kind.CODE, 0, Ask.DISCARD, "what is asked")
OBSERVATION = LAYOUT.size


@entry
def observe(box, s, seat, out):
    """Each card's place as far as it is known, then what lies open anyway."""
    for card in range(CARDS):
        out[PLACE + card] = s.place[card] if sees(s, seat, card) else -1
    for player in range(SEATS):
        out[POINTS + player] = s.points[player]
        out[HAND + player] = cards_at(s, Place.HAND + player)
        out[DISCARDS + player] = cards_at(s, Place.DISCARDS + player)
    out[TURN] = s.turn
    out[DIE] = s.die
    out[ASKED] = to_move(box, s)
    out[ASK] = 0 if s.over else top(s).ask


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
