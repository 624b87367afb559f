"""Groups 3, 5, 6 and 20: rounds, round cards, the end of a round, end conditions and last turns."""

from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import pop, push, top
from .ids import W
from .notes import RoundNote
from .piles import draw, to_discards
from .state import ROUNDS, Box, State
from .words import NO_CARD, NOBODY, Ask, Card, Column, Deck, Draw, Event, GameEnd, Op, Phase, Source, Timing, Zone
from .workers import everybody_home, has_worker

BEGIN, FIRST_TURN, TURNS, LAST_TURNS, END = range(5)


@rule
def play_round(box: Box, s: State, events: Events) -> None:
    """W-3.1 - W-3.3  Round card, turns, end of the round; round after round."""
    frame = top(s)
    stage = int(frame.note[RoundNote.STAGE])
    if stage == BEGIN:
        begin_round(box, s, events)
        frame.note[RoundNote.STAGE] = FIRST_TURN
        draw(s, NOBODY, Deck.ROUND, 1, Draw.REVEAL)
    elif stage == FIRST_TURN:
        s.next_seat = s.start
        s.active = s.start
        frame.note[RoundNote.STAGE] = TURNS
    elif stage == END:
        frame.note[RoundNote.STAGE] = BEGIN
        end_round(box, s, events)
    elif s.triggerer != NOBODY:
        grant_last_turns(box, s, events)
    elif somebody_has_a_worker(box, s):
        next_turn(box, s, events)
    else:
        frame.note[RoundNote.STAGE] = END


@rule
def begin_round(box: Box, s: State, events: Events) -> None:
    """W-3.2, W-18.9, W-27.2  A new round: once-per-round omens are fresh, nobody has taken a turn."""
    s.round_number += 1
    s.phase = Phase.ROUND_CARD
    s.active = s.start
    for player in range(box.players):
        s.seat[player].turns = 0
        s.seat[player].active_used = 0
    tell(events, s, Event.ROUND_BEGINS, W(3, 2), s.round_number, s.start)


@rule
def reveal(box: Box, s: State, card: int, chained: int, events: Events) -> None:
    """W-3.4, W-20.1 - W-20.3  A place to visit, a change for this round, or something carried out at once."""
    s.zone[Card.ROUND + card] = Zone.OPEN
    tell(events, s, Event.ROUND_CARD, W(20, 3) if chained else W(3, 3), card, chained)
    timing = box.effect[Source.ROUND + card].timing
    if timing == Timing.PLACE:
        s.place_card = card
    elif timing == Timing.THIS_ROUND:
        s.discount += discount_of(box, card)
    else:
        push(s, Ask.EFFECT, s.start, Source.ROUND + card)


@rule
def discount_of(box: Box, card: int) -> int:
    """C-10  What every upgrade costs less in this round."""
    row = box.effect[Source.ROUND + card].row[0]
    return int(row[Column.N]) if row[Column.OP] == Op.UPGRADE_DISCOUNT else 0


@rule
def somebody_has_a_worker(box: Box, s: State) -> bool:
    """W-5.1, W-5.4  A round goes on as long as anybody has an available worker."""
    for player in range(box.players):
        if has_worker(box, s, player):
            return True
    return False


@rule
def next_turn(box: Box, s: State, events: Events) -> None:
    """W-3.5 - W-3.7  The next seat in clockwise order; who has no worker is skipped, for now."""
    player = int(s.next_seat)
    s.next_seat = (player + 1) % int(box.players)
    if has_worker(box, s, player):
        push(s, Ask.TURN, player, 0, 0)
    else:
        skip(box, s, player, events)


@rule
def skip(box: Box, s: State, player: int, events: Events) -> None:
    """W-3.6, W-3.8  No placement, no pacts, no skill."""
    limited = int(box.max_turns > 0 and s.seat[player].turns >= box.max_turns)
    tell(events, s, Event.TURN_SKIPPED, W(3, 8) if limited else W(3, 6), player, limited)


@rule
def grant_last_turns(box: Box, s: State, events: Events) -> None:
    """W-6.2, W-6.4, W-6.5, W-6.7  One last turn for each other player with a worker, clockwise; then final scoring.

    A running turn has been completed and was its player's last. After a round card the order begins with the starting
    player.
    """
    frame = top(s)
    if frame.note[RoundNote.STAGE] != LAST_TURNS:
        frame.note[RoundNote.STAGE] = LAST_TURNS
        frame.note[RoundNote.LAST_TURNS] = int(box.players) - int(s.ended_in != Phase.ROUND_CARD)
    if frame.note[RoundNote.LAST_TURNS] == 0:
        frame.ask = Ask.SCORING
        frame.note[RoundNote.STAGE] = 0
        frame.note[RoundNote.LAST_TURNS] = 0
        return
    frame.note[RoundNote.LAST_TURNS] -= 1
    player = int(s.next_seat)
    s.next_seat = (player + 1) % int(box.players)
    if player != s.triggerer:
        if has_worker(box, s, player):
            push(s, Ask.TURN, player, 0, 1)
        else:
            skip(box, s, player, events)


@rule
def end_round(box: Box, s: State, events: Events) -> None:
    """W-5.2, W-5.3, W-6.8, W-20.4  Starting player marker, workers home, round cards away; or the round limit."""
    s.phase = Phase.END_OF_ROUND
    if s.claimant != NOBODY:
        s.start = s.claimant
        s.claimant = NOBODY
        tell(events, s, Event.START_MOVES, W(5, 2), s.start)
    if s.round_number == box.max_rounds:
        s.ended_by = GameEnd.ROUNDS
        tell(events, s, Event.END_TRIGGERED, W(6, 8), NOBODY, GameEnd.ROUNDS)
        pop(s)
        push(s, Ask.SCORING, s.start)
        return
    everybody_home(box, s)
    for card in range(ROUNDS):
        if s.zone[Card.ROUND + card] == Zone.OPEN:
            to_discards(s, Deck.ROUND, Card.ROUND + card)
    s.place_card = NO_CARD
    s.discount = 0
