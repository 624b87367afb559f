"""Group 17: pacts, their display, claiming and fulfilling; group 14: the general pact tracker."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.offer import put_in_order
from ...core.rule import rule
from ...core.stack import Frame, pop, push, top
from .goods import cost_good, pay, receive, sacrifice
from .ids import W
from .notes import DisplayNote, FulfilNote, OwnPactNote, RefillNote, WaiveNote
from .piles import can_draw, draw, to_discards
from .state import Box, State
from .things import pact_thing
from .words import (
    DISPLAY_SLOTS,
    GOODS,
    NO_CARD,
    NOBODY,
    TRACK_END,
    TRACK_POSITIONS,
    Ask,
    Card,
    Column,
    Deck,
    Draw,
    Due,
    Event,
    FulfilMode,
    Good,
    Op,
    Purpose,
    Source,
    Thing,
    Zone,
)

# --- the display -----------------------------------------------------------------------------------------------------


@rule
def displayed(s: State) -> int:
    """W-17.2  How many pacts lie on the display."""
    n = 0
    for slot in range(DISPLAY_SLOTS):
        n += int(s.display[slot] != NO_CARD)
    return n


@rule
def slot_of(s: State, pact: int) -> int:
    """W-12.3.2  The slot a displayed pact lies in."""
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] == pact:
            return slot
    return NOBODY


@rule
def slide(s: State) -> None:
    """W-17.3  The pacts slide to the right."""
    target = DISPLAY_SLOTS - 1
    for step in range(DISPLAY_SLOTS):
        pact = s.display[DISPLAY_SLOTS - 1 - step]
        if pact != NO_CARD:
            s.display[target] = pact
            target -= 1
    for slot in range(target + 1):
        s.display[slot] = NO_CARD


@rule
def refill(s: State, events: Events) -> None:
    """W-17.3, W-17.4, W-17.13  Gaps on the left are filled, the rightmost one first, as long as there are cards."""
    frame = top(s)
    number = int(frame.note[RefillNote.MORE])
    slide(s)
    if number > 0 and s.display[0] == NO_CARD and can_draw(s, Deck.PACT):
        frame.note[RefillNote.MORE] = number - 1
        draw(s, NOBODY, Deck.PACT, 1, Draw.DISPLAY)
    else:
        pop(s)
        d = s.display
        tell(events, s, Event.DISPLAY, W(17, 3), d[0], d[1], d[2], d[3])


@rule
def put_on_display(s: State, pact: int) -> None:
    """W-17.13  A drawn pact goes to the rightmost empty slot."""
    slot = DISPLAY_SLOTS - 1
    while s.display[slot] != NO_CARD:
        slot -= 1
    s.display[slot] = pact
    s.zone[Card.PACT + pact] = Zone.OPEN


@rule
def clear_display(s: State, source: int, events: Events) -> None:
    """W-12.5.1  All displayed pacts go to the discards."""
    for slot in range(DISPLAY_SLOTS):
        pact = int(s.display[slot])
        if pact != NO_CARD:
            to_discards(s, Deck.PACT, Card.PACT + pact)
            s.display[slot] = NO_CARD
            tell(events, s, Event.DISCARD_PACT, W(12, 5, 1), NOBODY, pact, 0, 0, 0, 0, 0, source + 1)


# --- claiming and giving away ----------------------------------------------------------------------------------------


@rule
def can_take_slot(box: Box, s: State, player: int, slot: int, with_gold: int) -> bool:
    """W-12.3.3, W-22.4  A displayed pact whose slot cost, if any, can be paid."""
    if s.display[slot] == NO_CARD:
        return False
    return not with_gold or int(s.seat[player].goods[Good.GOLD]) + int(box.slot_gold[slot]) >= 0


@rule
def can_claim_with_gold(box: Box, s: State, player: int) -> bool:
    """W-22.4  Is there a displayed pact to take with the gold of its slot?"""
    return can_claim(box, s, player, 1)


@rule
def can_claim(box: Box, s: State, player: int, with_gold: int) -> bool:
    """W-12.3.3, W-17.4  Is there a displayed pact to take?"""
    for slot in range(DISPLAY_SLOTS):
        if can_take_slot(box, s, player, slot, with_gold):
            return True
    return False


@rule
def display_options(box: Box, s: State, out: Ints) -> int:
    """W-12.3.1, W-12.4.1, W-12.5.1  The displayed pacts that can be taken, with the gold of the slot or without."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[DisplayNote.REFUSAL])
    with_gold, n = int(frame.note[DisplayNote.WITH_GOLD]), 0
    if refusal:
        out[0] = Thing.NONE
        n = 1
    for slot in range(DISPLAY_SLOTS):
        if can_take_slot(box, s, player, slot, with_gold):
            n = put_in_order(out, n, pact_thing(int(s.display[slot])))
    return n


@rule
def draft_options(s: State, out: Ints) -> int:
    """W-2.15  The displayed pacts."""
    n = 0
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            n = put_in_order(out, n, pact_thing(int(s.display[slot])))
    return n


@rule
def take_from_display(s: State, player: int, pact: int) -> int:
    """W-17.5  A pact leaves the display and lies face up in a private supply. Returns the slot it lay in."""
    slot = slot_of(s, pact)
    s.display[slot] = NO_CARD
    s.zone[Card.PACT + pact] = Zone.HELD + player
    s.seat[player].unfulfilled += 1
    return slot


@rule
def claim(box: Box, s: State, player: int, pact: int, with_gold: int, source: int, events: Events) -> None:
    """W-12.3.1, W-12.3.2, W-22.4  Take a pact with the gold of its slot, or without; then the display is refilled."""
    slot = take_from_display(s, player, pact)
    gold = int(box.slot_gold[slot]) if with_gold else 0
    tell(events, s, Event.CLAIM, W(17, 6), player, pact, slot, gold, 0, 0, 0, source + 1)
    if gold > 0:
        receive(s, player, Good.GOLD, gold, W(12, 3, 1), source, events)
    elif gold < 0:
        pay(s, player, Good.GOLD, -gold, W(22, 4), source, events)
    push(s, Ask.REFILL, NOBODY, DISPLAY_SLOTS)


@rule
def hand_over(s: State, giver: int, receiver: int, pact: int, source: int, events: Events) -> None:
    """W-12.4.1, W-12.4.2  The receiver cannot refuse; there is no gold for anybody."""
    take_from_display(s, receiver, pact)
    tell(events, s, Event.GIVE_PACT, W(12, 4, 1), giver, receiver, pact, 0, 0, 0, 0, source + 1)
    push(s, Ask.REFILL, NOBODY, DISPLAY_SLOTS)


@rule
def return_pact(s: State, player: int, pact: int, source: int, events: Events) -> None:
    """O-33, W-8.5  An own unfulfilled pact goes to the discards and no longer counts for anything."""
    s.seat[player].unfulfilled -= 1
    to_discards(s, Deck.PACT, Card.PACT + pact)
    tell(events, s, Event.DISCARD_PACT, W(8, 5), player, pact, 0, 0, 0, 0, 0, source + 1)
    if displayed(s) < DISPLAY_SLOTS:  # W-17.4: a gap that could not be filled before
        push(s, Ask.REFILL, NOBODY, DISPLAY_SLOTS)


# --- what a pact costs -----------------------------------------------------------------------------------------------


@rule
def due_of(box: Box, s: State, player: int, pact: int, kind: int) -> int:
    """W-17.9  Markers of one kind that a pact asks this player for: by name and as their cost resource."""
    cost = box.pact_cost[pact]
    return int(cost[kind]) + (int(cost[Due.COST]) if kind == cost_good(box, s, player) else 0)


@rule
def shortage(box: Box, s: State, player: int, pact: int) -> int:
    """W-17.12  How many markers are missing for a pact: of named kinds, and of any kind in what remains."""
    missing, rest = 0, 0
    for kind in range(GOODS):
        balance = int(s.seat[player].goods[kind]) - due_of(box, s, player, pact, kind)
        if balance < 0:
            missing -= balance
        else:
            rest += balance
    return missing + max(0, int(box.pact_cost[pact, Due.ANY]) - rest)


@rule
def has_omens_for(box: Box, pact: int, hand: int) -> bool:
    """W-17.12, W-18.7, W-18.11  Does the hand hold the omens a pact asks for? A card being played is not in it."""
    return hand >= box.pact_cost[pact, Due.OMEN]


@rule
def can_fulfil(box: Box, s: State, player: int, pact: int) -> bool:
    """W-17.9, W-17.12  The full cost is needed."""
    return has_omens_for(box, pact, int(s.seat[player].omens)) and shortage(box, s, player, pact) == 0


@rule
def can_fulfil_free(box: Box, pact: int, most: int, hand: int) -> int:
    """W-9.13, O-35  Without resources; omens as `free_pact_omens` says; `most` limits the printed points (0: not)."""
    if most > 0 and box.effect[Source.PACT + pact].vp > most:
        return False
    return box.free_omens or has_omens_for(box, pact, hand)


@rule
def can_fulfil_reduced(box: Box, s: State, player: int, pact: int, fewer: int, hand: int) -> bool:
    """O-34  The resources fall short by no more than the markers that are waived."""
    return has_omens_for(box, pact, hand) and shortage(box, s, player, pact) <= fewer


@rule
def suits(box: Box, s: State, player: int, pact: int, purpose: int, number: int, hand: int) -> int:
    """W-26.3  Is this own unfulfilled pact legal for what an effect does to one, `hand` being the omens to pay with?"""
    if purpose == Purpose.FULFIL_FREE:
        return can_fulfil_free(box, pact, number, hand)
    if purpose == Purpose.FULFIL_REDUCED:
        return can_fulfil_reduced(box, s, player, pact, number, hand)
    return True


@rule
def has_pact_for(box: Box, s: State, player: int, purpose: int, number: int, hand: int) -> bool:
    """W-4.13  Is there an own unfulfilled pact for which it is legal?"""
    if s.seat[player].unfulfilled == 0:
        return False
    for pact in range(box.cards[Deck.PACT]):
        if s.zone[Card.PACT + pact] == Zone.HELD + player and suits(box, s, player, pact, purpose, number, hand):
            return True
    return False


@rule
def has_pact(s: State, player: int) -> bool:
    """O-33  Has the player an unfulfilled pact?"""
    return s.seat[player].unfulfilled > 0


@rule
def has_pact_to_fulfil(box: Box, s: State, player: int, op: int, n: int, a: int, hand: int) -> bool:
    """W-9.13, O-34, O-35  Is there an own pact that can be fulfilled without its resources, or with fewer?"""
    if op == Op.FULFIL_FREE:
        return has_pact_for(box, s, player, Purpose.FULFIL_FREE, a, hand)
    return has_pact_for(box, s, player, Purpose.FULFIL_REDUCED, n, hand)


@rule
def own_pact_options(box: Box, s: State, out: Ints) -> int:
    """W-9.13, O-33, O-34, O-35  The own unfulfilled pacts for which it is legal."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[OwnPactNote.PURPOSE])
    number, n = int(frame.note[OwnPactNote.NUMBER]), 0
    hand = int(s.seat[player].omens)
    for pact in range(box.cards[Deck.PACT]):
        if s.zone[Card.PACT + pact] == Zone.HELD + player and suits(box, s, player, pact, purpose, number, hand):
            out[n] = pact_thing(pact)
            n += 1
    return n


# --- fulfilling ------------------------------------------------------------------------------------------------------

PAY_NAMED, PAY_OMENS, REWARD, FACE_DOWN, GENERAL, FULFILLED = range(6)


@rule
def start_fulfilling(box: Box, s: State, player: int, pact: int, mode: int, fewer: int, events: Events) -> None:
    """W-17.7, W-17.12  Write down what the pact costs and begin; with O-34 markers are waived first."""
    free = mode == FulfilMode.FREE
    total = 0
    for kind in range(GOODS):
        s.due[kind] = 0 if free else due_of(box, s, player, pact, kind)
        total += int(s.due[kind])
    s.due[Due.ANY] = 0 if free else box.pact_cost[pact, Due.ANY]
    s.due[Due.OMEN] = 0 if free and box.free_omens else box.pact_cost[pact, Due.OMEN]
    total += int(s.due[Due.ANY])
    s.zone[Card.PACT + pact] = Zone.IN_PLAY
    s.seat[player].unfulfilled -= 1
    tell(events, s, Event.FULFIL, W(17, 7), player, pact, mode)
    push(s, Ask.FULFIL, player, pact)
    if min(fewer, total) > 0:
        push(s, Ask.WAIVE, player, min(fewer, total))


@rule
def sacrificed(frame: Frame, kind: int) -> int:
    """W-10.8  What this pact has put on the monster."""
    return int(frame.note[FulfilNote.SACRIFICED + kind])


@rule
def note_sacrifice(frame: Frame, kind: int, amount: int) -> None:
    """W-10.7, W-10.8  Remember what this pact puts on the monster."""
    frame.note[FulfilNote.SACRIFICED + kind] += amount


@rule
def fulfil(box: Box, s: State, events: Events) -> None:
    """W-17.7, W-17.8, W-4.8  Payment, reward, face down, private marker, general marker: one after the other."""
    frame = top(s)
    player, pact, stage = int(frame.player), int(frame.note[FulfilNote.PACT]), int(frame.note[FulfilNote.STAGE])
    frame.note[FulfilNote.STAGE] = stage + 1
    if stage == PAY_NAMED:
        pay_named(s, player, pact, events)
    elif stage == PAY_OMENS:
        omens = int(s.due[Due.OMEN])
        s.due[Due.OMEN] = 0
        if omens > 0:
            push(s, Ask.DISCARD, player, omens, 0, 0, Purpose.PAY)
    elif stage == REWARD:
        push(s, Ask.EFFECT, player, Source.PACT + pact)
    elif stage == FACE_DOWN:
        s.zone[Card.PACT + pact] = Zone.LAID + player
        s.seat[player].fulfilled[box.pact_element[pact]] += 1
        advance_private(box, s, player, events)
    elif stage == GENERAL:
        advance_general(box, s, player, events)
    else:
        pop(s)


@rule
def pay_named(s: State, player: int, pact: int, events: Events) -> None:
    """W-17.7, W-17.12  The named kinds go on the monster at once, those of any kind one by one."""
    frame = top(s)
    for kind in range(GOODS):
        amount = int(s.due[kind])
        s.due[kind] = 0
        sacrifice(s, player, kind, amount, W(17, 7), Source.PACT + pact, events)
        note_sacrifice(frame, kind, amount)
    of_any_kind = int(s.due[Due.ANY])
    s.due[Due.ANY] = 0
    if of_any_kind > 0:
        push(s, Ask.PAY, player, of_any_kind, 1)


@rule
def advance_private(box: Box, s: State, player: int, events: Events) -> None:
    """W-10.1, W-10.2, W-10.6, W-10.7, W-10.18, W-17.8  The private marker goes on and yields what it covers."""
    seat = s.seat[player]
    if box.has_track[seat.master] and seat.track < TRACK_END:
        seat.track += 1
        tell(events, s, Event.PRIVATE_TRACK, W(10, 1), player, seat.master, seat.track)
        source = Source.TRACK + TRACK_POSITIONS * int(seat.master) + int(seat.track)
        if box.effect[source].row[0, Column.OP] != Op.END:
            push(s, Ask.EFFECT, player, source)


@rule
def advance_general(box: Box, s: State, player: int, events: Events) -> None:
    """W-14.1 - W-14.5  The general marker goes on round the ring of this number of players."""
    s.tracker = (int(s.tracker) + 1) % int(box.ring_size)
    space = int(box.ring[s.tracker])
    tell(events, s, Event.GENERAL_TRACK, W(14, 1), space)
    if box.effect[Source.TRACKER + space].row[0, Column.OP] != Op.END:
        push(s, Ask.EFFECT, player, Source.TRACKER + space)


# --- O-34 ------------------------------------------------------------------------------------------------------------


@rule
def due_shortage(s: State, player: int, kind_waived: int) -> int:
    """O-34  What is missing for the rest of the cost if one marker of this kind were waived."""
    missing, rest = 0, 0
    for kind in range(GOODS):
        due = int(s.due[kind]) - int(kind == kind_waived)
        balance = int(s.seat[player].goods[kind]) - due
        if balance < 0:
            missing -= balance
        else:
            rest += balance
    return missing + max(0, int(s.due[Due.ANY]) - int(kind_waived == Good.ANY) - rest)


@rule
def waive_options(s: State, out: Ints) -> int:
    """O-34  A kind (or any) still in the cost, so that the rest stays payable."""
    frame = top(s)
    player, more, n = int(frame.player), int(frame.note[WaiveNote.MORE]), 0
    for kind in range(GOODS + 1):
        out[n] = Thing.GOOD + kind
        n += int(s.due[kind] > 0 and due_shortage(s, player, kind) <= more - 1)
    return n


@rule
def waive_answer(s: State, thing: int) -> None:
    """O-34  One marker less."""
    frame = top(s)
    s.due[thing - Thing.GOOD] -= 1
    frame.note[WaiveNote.MORE] -= 1
    if frame.note[WaiveNote.MORE] == 0:
        pop(s)


# --- B2 --------------------------------------------------------------------------------------------------------------


@rule
def lay_before(s: State, fulfilling: Frame, kind: int) -> int:
    """W-10.8  What lay on the monster before this pact's sacrifice."""
    return max(0, int(s.monster[kind]) - sacrificed(fulfilling, kind))


@rule
def can_rob(s: State, fulfilling: Frame) -> bool:
    """W-10.18  Did anything lie on the monster before this pact?"""
    for kind in range(GOODS):
        if lay_before(s, fulfilling, kind) > 0:
            return True
    return False


@rule
def rob(s: State, player: int, fulfilling: Frame, events: Events) -> None:
    """W-10.7, W-10.8  Take everything that lay there before; no revenge card."""
    got0 = lay_before(s, fulfilling, 0)
    got1 = lay_before(s, fulfilling, 1)
    got2 = lay_before(s, fulfilling, 2)
    got3 = lay_before(s, fulfilling, 3)
    got4 = lay_before(s, fulfilling, 4)
    for kind in range(GOODS):
        amount = lay_before(s, fulfilling, kind)
        s.monster[kind] -= amount
        s.seat[player].goods[kind] += amount
    tell(events, s, Event.ROB, W(10, 7), player, got0, got1, got2, got3, got4)
