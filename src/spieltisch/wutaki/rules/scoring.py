"""Groups 7, 8 and 21: final scoring, line by line, and who has won."""

from ...core.arrays import Grid, Ints
from ...core.events import Events, tell
from ...core.rule import entry, rule
from ...core.stack import pop, push, top
from .goods import goods_of
from .ids import W
from .notes import WorthyNote
from .state import REVENGE, SECRETS, Box, Judged, State
from .upgrades import markers_at, upgrades_of
from .words import (
    CARDS,
    ELEMENTS,
    GOODS,
    NO_CARD,
    NOBODY,
    SEATS,
    Ask,
    Card,
    Column,
    Comparison,
    Count,
    Deck,
    Event,
    Item,
    Master,
    Op,
    Phase,
    Score,
    Source,
    Thing,
    Timing,
    Tower,
    Zone,
)
from .workers import recruits_of

STEPS = len(Score)


@rule
def fulfilled_of(s: State, player: int) -> int:
    """All fulfilled pacts of a player."""
    n = 0
    for element in range(ELEMENTS):
        n += int(s.seat[player].fulfilled[element])
    return n


@rule
def count_of(box: Box, s: State, player: int, count: int) -> int:
    """D-13, D-15  What cards count, always of one player."""
    seat = s.seat[player]
    if count < Count.ANY:
        return int(seat.goods[count])
    if count == Count.ANY:
        return goods_of(s, player)
    if count == Count.OMEN:
        return int(seat.omens) + int(seat.active != NO_CARD)
    if count == Count.HAND_OMEN:
        return int(seat.omens)
    if count == Count.UPGRADE:
        return upgrades_of(s, player)
    if count == Count.RECRUITED:
        return recruits_of(s, player)
    if count == Count.REVENGE:
        return int(seat.revenge)
    if count == Count.SECRET:
        return int(seat.secrets)
    if count == Count.VP:
        return int(seat.vp)
    if count == Count.START_MARKER:
        return int(s.start == player)
    if count == Count.FULFILLED:
        return fulfilled_of(s, player)
    if count < Count.UNFULFILLED:
        return int(seat.fulfilled[count - Count.FULFILLED_ELEMENT])
    if count == Count.UNFULFILLED:
        return int(seat.unfulfilled)
    return markers_at(s, player, count - Count.UPGRADE_AT)


@rule
def holds(box: Box, s: State, player: int, judged: Judged) -> bool:
    """W-19.1, W-21.1, W-21.2  Does a limit or a condition hold? "Most" means strictly more than everybody else."""
    own = count_of(box, s, player, int(judged.count))
    if judged.comparison == Comparison.AT_MOST:
        return own <= judged.n
    if judged.comparison == Comparison.AT_LEAST:
        return own >= judged.n
    for other in range(box.players):
        if other != player and count_of(box, s, other, int(judged.count)) >= own:
            return False
    return own > 0


@rule
def claimed_of(box: Box, s: State, player: int, element: int) -> int:
    """W-8.3, W-8.5  Pacts of an element in the private supply, fulfilled or not, however they came there."""
    n = int(s.seat[player].fulfilled[element])
    for pact in range(box.cards[Deck.PACT]):
        n += int(s.zone[Card.PACT + pact] == Zone.HELD + player and box.pact_element[pact] == element)
    return n


@rule
def line(
    s: State,
    out: Grid[int] | None,
    n: int,
    player: int,
    step: int,
    item: int,
    card: int,
    count: int,
    points: int,
    events: Events,
) -> int:
    """One line of the scoring: added up and reported, or (with `out`) only written down. Returns the next line."""
    if out is None:
        s.score[player, step] += points
        tell(events, s, Event.SCORE, W(7, 1), player, step, item, card, count, points)
    else:
        out[n, 0] = step
        out[n, 1] = item
        out[n, 2] = card
        out[n, 3] = count
        out[n, 4] = points
    return n + 1


@rule
def score_player(box: Box, s: State, player: int, out: Grid[int] | None, events: Events) -> int:
    """W-7.1, W-7.2, W-7.5  What lies on the track, then the seven steps, on the frozen state. Returns the lines."""
    n = line(s, out, 0, player, Score.TRACK, Item.TRACK, 0, 0, int(s.seat[player].vp), events)
    n = score_revenge(box, s, player, out, n, events)
    unfulfilled = int(s.seat[player].unfulfilled)
    if unfulfilled > 0:
        lost = -int(box.unfulfilled) * unfulfilled
        n = line(s, out, n, player, Score.UNFULFILLED, Item.UNFULFILLED, 0, unfulfilled, lost, events)
    n = score_secrets(box, s, player, out, n, events)
    n = score_elements(box, s, player, out, n, events)
    n = score_omen(box, s, player, out, n, events)
    n = score_others(box, s, player, out, n, events)
    return score_resources(box, s, player, out, n, events)


@rule
def score_revenge(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 1, W-19.1, W-19.2  Each revenge card whose limit is broken costs its printed loss."""
    for card in range(REVENGE):
        if s.zone[Card.REVENGE + card] == Zone.HELD + player:
            limit = box.limit[card]
            points = 0 if holds(box, s, player, limit) else -int(limit.vp)
            count = count_of(box, s, player, int(limit.count))
            n = line(s, out, n, player, Score.REVENGE, Item.REVENGE_CARD, card, count, points, events)
    return n


@rule
def score_secrets(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 3, W-21.1, W-21.4  The printed reward of each secret pact whose condition holds."""
    for card in range(SECRETS):
        if s.zone[Card.SECRET + card] == Zone.HELD + player:
            condition = box.condition[card]
            points = int(condition.vp) if holds(box, s, player, condition) else 0
            count = count_of(box, s, player, int(condition.count))
            n = line(s, out, n, player, Score.SECRETS, Item.SECRET, card, count, points, events)
    return n


@rule
def score_elements(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 4, W-8.3, W-8.4, W-15.11  Bonus and malus of the element card and of the elemental tower upgrade."""
    seat = s.seat[player]
    card, tower = int(seat.element), int(seat.tower[Tower.ELEMENTAL])
    element = int(box.element[card])
    own, against = int(seat.fulfilled[element]), claimed_of(box, s, player, element ^ 1)
    points = own * int(box.element_bonus[card])
    n = line(s, out, n, player, Score.ELEMENTS, Item.ELEMENT_BONUS, card, own, points, events)
    points = -against * int(box.element_malus[card])
    n = line(s, out, n, player, Score.ELEMENTS, Item.ELEMENT_MALUS, card, against, points, events)
    if tower != NO_CARD:
        element = int(box.tower_kind[tower])
        own, against = int(seat.fulfilled[element]), claimed_of(box, s, player, element ^ 1)
        points = own * int(box.tower_bonus[tower])
        n = line(s, out, n, player, Score.ELEMENTS, Item.TOWER_BONUS, tower, own, points, events)
        points = -against * int(box.tower_malus[tower])
        n = line(s, out, n, player, Score.ELEMENTS, Item.TOWER_MALUS, tower, against, points, events)
    return n


@rule
def score_omen(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 5, W-18.4, W-18.5  The own permanent omen, if it scores."""
    omen = int(s.seat[player].active)
    if omen == NO_CARD:
        return n
    effect = box.effect[Source.OMEN + omen]
    if effect.timing != Timing.END or effect.row[0, Column.OP] != Op.RECEIVE_VP_PER:
        return n
    count = count_of(box, s, player, int(effect.row[0, Column.COUNT]))
    points = int(effect.row[0, Column.N]) * (count // int(effect.row[0, Column.FOR_EVERY]))
    if effect.row[0, Column.AT_MOST] > 0:
        points = min(points, int(effect.row[0, Column.AT_MOST]))
    return line(s, out, n, player, Score.OMEN, Item.OMEN, omen, count, points, events)


@rule
def score_others(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 6, W-7.4, W-10.9  Others' fulfilled pacts in the own element, times the multiplier of B3."""
    seat = s.seat[player]
    element, tower = int(box.element[seat.element]), int(seat.tower[Tower.ELEMENTAL])
    worth = int(box.others_pact) * (int(box.multiplier[seat.track]) if seat.master == Master.INTELLIGENCE else 1)
    count = others_of(box, s, player, element)
    n = line(s, out, n, player, Score.OTHERS, Item.OTHERS, int(seat.element), count, count * worth, events)
    if box.tower_controls and tower != NO_CARD and box.tower_kind[tower] != element:
        count = others_of(box, s, player, int(box.tower_kind[tower]))
        n = line(s, out, n, player, Score.OTHERS, Item.TOWER_OTHERS, tower, count, count * worth, events)
    return n


@rule
def others_of(box: Box, s: State, player: int, element: int) -> int:
    """W-7.1 step 6  Pacts of an element that the other players have fulfilled."""
    n = 0
    for other in range(box.players):
        if other != player:
            n += int(s.seat[other].fulfilled[element])
    return n


@rule
def score_resources(box: Box, s: State, player: int, out: Grid[int] | None, n: int, events: Events) -> int:
    """W-7.1 step 7, W-7.3  Three points for every five of the same kind, fifteen at most, in total or of each kind."""
    total = 0
    for kind in range(GOODS):
        count = int(s.seat[player].goods[kind])
        points = count // int(box.set_size) * int(box.set_vp)
        if box.cap_by_kind:
            points = min(points, int(box.sets_most))
        if points > 0:
            total += points
            n = line(s, out, n, player, Score.RESOURCES, Item.SETS, kind, count, points, events)
    if total > box.sets_most and not box.cap_by_kind:
        points = int(box.sets_most) - total
        n = line(s, out, n, player, Score.RESOURCES, Item.SETS_LIMIT, 0, total, points, events)
    return n


@entry
def score_sheet(box: Box, s: State, player: int, out: Grid[int]) -> int:
    """W-7.1  The lines of a player's final scoring as rows (step, item, card or kind, count, points); their number."""
    return score_player(box, s, player, out, None)


@rule
def total_of(s: State, player: int) -> int:
    """W-7.6  The track and the seven steps together."""
    total = 0
    for step in range(STEPS):
        total += int(s.score[player, step])
    return total


# --- who has won -----------------------------------------------------------------------------------------------------


@rule
def tie_break(box: Box, s: State, player: int, second: int) -> int:
    """W-7.7, W-7.8  More upgrades, then more resources; or the other way round."""
    if bool(box.resources_first) != bool(second):
        return goods_of(s, player)
    return int(s.performed[player]) if box.performed_count else upgrades_of(s, player)


@rule
def is_better(box: Box, s: State, player: int, other: int) -> bool:
    """W-7.6, W-7.7  Is this player ahead of the other by total or tie-breaks?"""
    mine, theirs = total_of(s, player), total_of(s, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = tie_break(box, s, player, 0), tie_break(box, s, other, 0)
    if mine != theirs:
        return mine > theirs
    return tie_break(box, s, player, 1) > tie_break(box, s, other, 1)


@rule
def place_of(box: Box, s: State, player: int) -> int:
    """W-7.11  The place of a player; equals share it, except that the worthier one alone has won."""
    place = 1
    for other in range(box.players):
        if other != player and is_better(box, s, other, player):
            place += 1
    if place == 1 and s.winner != NOBODY and s.winner != player:
        place = 2
    return place


@rule
def best_players(box: Box, s: State) -> int:
    """W-7.7  Those whom nobody is ahead of, as a bit set."""
    seats = 0
    for player in range(box.players):
        if place_of(box, s, player) == 1:
            seats |= 1 << player
    return seats


@rule
def final_scoring(box: Box, s: State, events: Events) -> None:
    """W-7.1, W-7.2, W-7.6, W-23.3  Everything is revealed and scored; then the winner is found."""
    pop(s)
    s.phase = Phase.SCORING
    for player in range(box.players):
        reveal_all(box, s, player, events)
    for player in range(box.players):
        score_player(box, s, player, None, events)
    seats = best_players(box, s)
    if seats & (seats - 1):
        first = first_of(seats)
        tell(events, s, Event.TIE, W(7, 7), seats, tie_break(box, s, first, 0), tie_break(box, s, first, 1))
        push(s, Ask.WORTHY, s.start, seats)
    else:
        end_game(box, s, first_of(seats), events)


@rule
def first_of(seats: int) -> int:
    """The lowest seat of a bit set."""
    player = 0
    while not seats >> player & 1:
        player += 1
    return player


@rule
def reveal_all(box: Box, s: State, player: int, events: Events) -> None:
    """W-23.3  Hidden cards of a player are shown."""
    if events is None:
        return
    for card in range(CARDS):
        zone = int(s.zone[card])
        shown = zone == Zone.HELD + player or zone == Zone.LAID + player
        deck = deck_of(box, card)
        if shown and (deck < Deck.ROUND or deck == Deck.SECRET or deck == Deck.ELEMENT):
            number = card - int(box.first_card[deck])
            tell(events, s, Event.REVEAL, W(23, 3), player, deck, number, int(zone >= Zone.LAID))


@rule
def deck_of(box: Box, card: int) -> int:
    """The deck a card belongs to."""
    deck = 0
    while card >= box.first_card[deck + 1]:
        deck += 1
    return deck


@rule
def worthy_options(box: Box, s: State, out: Ints) -> int:
    """W-7.7, W-7.9  The tied players; the holder of the marker may choose themselves if tied."""
    tied, n = int(top(s).note[WorthyNote.TIED]), 0
    for player in range(box.players):
        out[n] = Thing.SEAT + player
        n += tied >> player & 1
    return n


@rule
def worthy_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-7.7, W-7.11  The starting player has decided who is the worthier."""
    pop(s)
    tell(events, s, Event.WORTHY, W(7, 9), thing - Thing.SEAT)
    end_game(box, s, thing - Thing.SEAT, events)


@rule
def end_game(box: Box, s: State, winner: int, events: Events) -> None:
    """W-7.6, W-7.11  The winner is known and the game is over."""
    s.winner = winner
    s.phase = Phase.OVER
    s.over = 1
    places = 0
    for player in range(box.players):
        places = places * 8 + place_of(box, s, player)
    tell(
        events, s, Event.GAME_OVER, W(7, 6), winner,
        total_of(s, 0), total_of(s, 1), total_of(s, 2), total_of(s, 3), places, s.ended_by,
    )  # fmt: skip


@entry
def standing(box: Box, s: State, out: Ints) -> None:
    """W-7.6, W-7.11  Points of all seats (before the end: those on the track), then their places."""
    for player in range(SEATS):
        out[player] = 0
        out[SEATS + player] = 0
        if player < box.players:
            if s.over:
                out[player] = total_of(s, player)
                out[SEATS + player] = place_of(box, s, player)
            else:
                out[player] = int(s.seat[player].vp)
                place = 1
                for other in range(box.players):
                    place += int(s.seat[other].vp > s.seat[player].vp)
                out[SEATS + player] = place
