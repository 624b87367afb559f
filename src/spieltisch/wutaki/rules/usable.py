"""W-4.13: an action, card or skill is usable if its whole cost can be paid and something would change."""

from ...core.arrays import Ints
from ...core.rule import rule
from ...core.stack import top
from .by_verb import by_verb
from .goods import goods_of, kind_of
from .notes import EffectNote, RefusalNote
from .piles import can_draw
from .scoring import count_of
from .state import Box, State
from .things import card_at, omen_thing
from .words import (
    BOARD_LOCATIONS,
    FIRST_STANDARD,
    GOODS,
    MULTIPLIERS,
    NOWHERE,
    RESOURCE_LOCATIONS,
    Ask,
    Card,
    Column,
    Count,
    Deck,
    Good,
    Location,
    Op,
    Source,
    Thing,
    Timing,
    Who,
    Zone,
)
from .workers import can_give_up, passive, recruits_of


@rule
def end_of_cost(box: Box, source: int, begin: int) -> int:
    """The row of THEN in the alternative that begins here, or `begin`: what stands between is its cost."""
    i = begin
    while box.effect[source].row[i, Column.OP] > Op.OR or box.effect[source].row[i, Column.OP] == Op.THEN:
        if box.effect[source].row[i, Column.OP] == Op.THEN:
            return i
        i += 1
    return begin


@rule
def named_need(box: Box, s: State, player: int, source: int, begin: int, end: int, kind: int) -> int:
    """How many markers of one kind a cost asks for by name."""
    need = 0
    for i in range(begin, end):
        row = box.effect[source].row[i]
        is_payment = row[Column.OP] == Op.PAY or row[Column.OP] == Op.SACRIFICE
        if is_payment and kind_of(box, s, player, row[Column.GOOD]) == kind:
            need += int(row[Column.N])
    return need


@rule
def can_pay(box: Box, s: State, player: int, source: int, begin: int, end: int, hand: int) -> bool:
    """W-24.2  Can the whole cost in these rows be paid, `hand` being the omens that may be discarded?"""
    rest = 0
    for kind in range(GOODS):
        balance = int(s.seat[player].goods[kind]) - named_need(box, s, player, source, begin, end, kind)
        if balance < 0:
            return False
        rest += balance
    for i in range(begin, end):
        row = box.effect[source].row[i]
        op, n = row[Column.OP], int(row[Column.N])
        if (op == Op.PAY or op == Op.SACRIFICE) and row[Column.GOOD] == Good.ANY:
            rest -= n
        elif op == Op.DISCARD_OMEN:
            hand -= n
        elif op == Op.LOSE_VP and s.seat[player].vp < n:
            return False
        elif op == Op.RETURN_WORKER and not can_give_up(box, s, player):
            return False
    return rest >= 0 and hand >= 0


@rule
def opponent_has_goods(box: Box, s: State, player: int) -> bool:
    """O-25, O-26  Has an opponent anything to pay or to lose?"""
    for other in range(box.players):
        if other != player and goods_of(s, other) > 0:
            return True
    return False


@rule
def always() -> bool:
    """W-4.13  Points can always be received."""
    return True


@rule
def has_omens(hand: int) -> bool:
    """W-4.13, W-18.11  Are there omens that could be discarded?"""
    return hand > 0


@rule
def has_revenge(s: State, player: int) -> bool:
    """W-12.11.2, W-19.4  Has the player a revenge card to give away or to return?"""
    return s.seat[player].revenge > 0


@rule
def can_claim_start(s: State, player: int) -> bool:
    """W-12.16.2, W-12.16.3, W-16.5  By every visitor, the latest counts, once."""
    return s.claimant != player


@rule
def can_advance(s: State, player: int) -> bool:
    """W-10.9  Is the multiplier below its highest?"""
    return s.seat[player].track < MULTIPLIERS - 1


@rule
def counted(box: Box, s: State, player: int, count: int, for_every: int, hand: int) -> int:
    """W-4.13, W-18.11  How often an effect counts its full number; of omens only those in `hand` are there."""
    number = count_of(box, s, player, count)
    if count == Count.OMEN or count == Count.HAND_OMEN:
        number -= int(s.seat[player].omens) - hand
    return number // for_every


@rule
def would_lose(box: Box, s: State, other: int, source: int, i: int) -> bool:
    """W-4.13, O-24  Would an opponent lose something by this part? What is a penalty for oneself is an effect then."""
    op, good = int(box.effect[source].row[i, Column.OP]), int(box.effect[source].row[i, Column.GOOD])
    if op == Op.PAY or op == Op.SACRIFICE:
        return goods_of(s, other) > 0 if good == Good.ANY else s.seat[other].goods[kind_of(box, s, other, good)] > 0
    if op == Op.LOSE_VP:
        return s.seat[other].vp > 0
    if op == Op.DRAW_REVENGE:
        return can_draw(s, Deck.REVENGE)
    return op == Op.PAY_DAY and recruits_of(s, other) > 0 and not passive(box, s, other, Op.NO_PAY)


@rule
def would_change(box: Box, s: State, player: int, source: int, i: int, hand: int) -> bool:
    """W-4.13  Would this part change anything for those whom it concerns?"""
    who = box.effect[source].row[i, Column.WHO]
    if who != Who.OTHERS and would_gain(box, s, player, source, i, hand):
        return True
    if who != Who.ME:
        for other in range(box.players):
            if other != player:
                if would_gain(box, s, other, source, i, 0) or would_lose(box, s, other, source, i):
                    return True
    return False


# W-4.13  Would this part change anything? Penalties do not count; PLAY_OMEN and BORROW are judged by others.
would_gain = by_verb("would_gain", "box, s, player, source, i, hand", lambda verb: verb.usable, "False")


@rule
def clause_is_usable(box: Box, s: State, player: int, source: int, begin: int, hand: int) -> bool:
    """W-4.13  One alternative: its cost can be paid and one of its gains would change something."""
    then = end_of_cost(box, source, begin)
    if not can_pay(box, s, player, source, begin, then, hand):
        return False
    i = then
    while box.effect[source].row[i, Column.OP] > Op.OR or box.effect[source].row[i, Column.OP] == Op.THEN:
        if would_change(box, s, player, source, i, hand):
            return True
        i += 1
    return False


@rule
def is_usable(box: Box, s: State, player: int, source: int, hand: int) -> bool:
    """W-4.13  Any alternative of an effect."""
    if clause_is_usable(box, s, player, source, 0, hand):
        return True
    other = int(box.effect[source].alternative)
    return other > 0 and clause_is_usable(box, s, player, source, other, hand)


# --- omens and borrowed actions --------------------------------------------------------------------------------------


@rule
def source_of(location: int) -> int:
    """The effect of a place: of the board, of a masterboard or of a round card."""
    if location >= Location.ROUND_CARD:
        return Source.ROUND + card_at(location)
    return Source.LOCATION + location


@rule
def is_plain_and_playable(box: Box, s: State, player: int, omen: int, hand: int) -> bool:
    """W-18.6  Playable, and not an omen that borrows an action; `hand` counts it. Permanent omens always are."""
    source = Source.OMEN + omen
    if box.is_permanent[omen]:
        return True
    return not box.effect[source].borrows and is_usable(box, s, player, source, hand - 1)


@rule
def can_play_plain(box: Box, s: State, player: int, hand: int) -> bool:
    """R-W-3  Is there an omen in hand that can be played within a borrowed action?"""
    if hand == 0:
        return False
    for omen in range(box.cards[Deck.OMEN]):
        if s.zone[Card.OMEN + omen] == Zone.HELD + player and is_plain_and_playable(box, s, player, omen, hand):
            return True
    return False


@rule
def can_lend(box: Box, s: State, player: int, location: int) -> bool:
    """O-36  A location whose action can be borrowed while the omen is being carried out."""
    return would_lend(box, s, player, location, int(s.seat[player].omens))


@rule
def would_lend(box: Box, s: State, player: int, location: int, hand: int) -> bool:
    """O-36, W-20.7  A full board location, not the own one, not places 2 and 12, whose action can be carried out.

    W-18.11  `hand` counts the omens without the one that borrows.
    """
    if s.workers[location] < box.spaces[location] or location == s.current_at:
        return False
    if location == Location.CHASE_AWAY or location == Location.PILLAGE:
        return False
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return s.supply[location - FIRST_STANDARD] > 0
    if location == Location.PLAY_OMEN:
        return can_play_plain(box, s, player, hand)
    return is_usable(box, s, player, Source.LOCATION + location, hand)


@rule
def borrowings(box: Box, s: State) -> int:
    """R-W-3  How many omens that borrow an action are being carried out."""
    n = 0
    for depth in range(s.depth):
        frame = s.stack[depth]
        if frame.ask == Ask.EFFECT and box.effect[frame.note[EffectNote.SOURCE]].borrows:
            n += 1
    return n


@rule
def can_borrow(box: Box, s: State, player: int, own: int) -> bool:
    """O-36, W-18.13, R-W-3  A current worker, a location that lends its action, and no other borrowing under way.

    `own` is 1 while the omen itself is being carried out.
    """
    if s.current_at == NOWHERE or borrowings(box, s) > own:
        return False
    hand = int(s.seat[player].omens) - 1 + own
    for location in range(BOARD_LOCATIONS):
        if would_lend(box, s, player, location, hand):
            return True
    return False


@rule
def borrow_options(box: Box, s: State, out: Ints) -> int:
    """O-36  The locations that lend their action."""
    player, n = int(top(s).player), 0
    for location in range(BOARD_LOCATIONS):
        out[n] = Thing.LOCATION + location
        n += int(can_lend(box, s, player, location))
    return n


@rule
def is_playable(box: Box, s: State, player: int, omen: int) -> bool:
    """W-18.6, W-18.13  Can this omen of the hand be played now?"""
    source = Source.OMEN + omen
    if not box.is_permanent[omen] and box.effect[source].borrows:
        then = end_of_cost(box, source, 0)
        hand = int(s.seat[player].omens) - 1
        return can_pay(box, s, player, source, 0, then, hand) and can_borrow(box, s, player, 0)
    return is_plain_and_playable(box, s, player, omen, int(s.seat[player].omens))


@rule
def can_play_omen(box: Box, s: State, player: int) -> bool:
    """W-12.13.2  Is there a playable omen in hand?"""
    if s.seat[player].omens == 0:
        return False
    for omen in range(box.cards[Deck.OMEN]):
        if s.zone[Card.OMEN + omen] == Zone.HELD + player and is_playable(box, s, player, omen):
            return True
    return False


@rule
def omen_options(box: Box, s: State, out: Ints) -> int:
    """W-18.6  The playable omens of the hand."""
    frame = top(s)
    player, n = int(frame.player), 0
    if frame.note[RefusalNote.REFUSAL]:
        out[0] = Thing.NONE
        n = 1
    for omen in range(box.cards[Deck.OMEN]):
        if s.zone[Card.OMEN + omen] == Zone.HELD + player and is_playable(box, s, player, omen):
            out[n] = omen_thing(omen)
            n += 1
    return n


@rule
def can_use_source(box: Box, s: State, player: int, source: int) -> bool:
    """W-4.13  Usable, playing an omen included."""
    hand = int(s.seat[player].omens)
    if is_usable(box, s, player, source, hand):
        return True
    if not box.effect[source].plays:
        return False
    return can_pay(box, s, player, source, 0, end_of_cost(box, source, 0), hand) and can_play_omen(box, s, player)


@rule
def can_use_place(box: Box, s: State, player: int, location: int) -> bool:
    """W-4.5, W-16.6  Can the action of this place be carried out?"""
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return s.supply[location - FIRST_STANDARD] > 0
    return can_use_source(box, s, player, source_of(location))


@rule
def seems_usable(box: Box, s: State, player: int, location: int) -> bool:
    """R-W-10  As far as everybody can tell: like `can_use_place`, but any omen in hand might be playable."""
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return s.supply[location - FIRST_STANDARD] > 0
    source, hand = source_of(location), int(s.seat[player].omens)
    if is_usable(box, s, player, source, hand):
        return True
    if hand == 0 or not box.effect[source].plays:
        return False
    return can_pay(box, s, player, source, 0, end_of_cost(box, source, 0), hand)


@rule
def can_use_active_omen(box: Box, s: State, player: int) -> bool:
    """W-18.9  An active once-per-round omen that does not work by itself, unused in this round and usable."""
    seat = s.seat[player]
    if seat.active < 0 or seat.active_used:
        return False
    source = Source.OMEN + int(seat.active)
    if box.effect[source].timing != Timing.PER_ROUND or box.passive[seat.active, Op.COLLECT_MORE]:
        return False
    return is_usable(box, s, player, source, int(seat.omens))
