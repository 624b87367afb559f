"""Groups 11 and 12: placing a worker, arriving, and carrying out the action of a place."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import pop, push, top
from .goods import kind_of, receive
from .ids import W
from .notes import ActNote, EffectNote, PlaceNote
from .state import Box, State
from .things import location_in, location_thing, place_on
from .upgrades import level_of, markers_at
from .usable import can_use_place, seems_usable, source_of
from .words import (
    BOARD_LOCATIONS,
    FIRST_STANDARD,
    NO_CARD,
    RESOURCE_LOCATIONS,
    STANDARD_LOCATIONS,
    Ask,
    Due,
    Event,
    Location,
    Master,
    Moment,
    Op,
    Opening,
    Refusal,
    Source,
    Thing,
    Tower,
    Worker,
)
from .workers import is_free, is_on_master, move_worker, passive, stand

# flags of an execution
SECOND, MUST, BORROWED = 1, 2, 4


@rule
def is_own_place(s: State, player: int, location: int) -> bool:
    """W-10.3  The special location of the own masterboard."""
    if location == Location.ARCHITECTURE:
        return s.seat[player].master == Master.ARCHITECTURE
    return s.seat[player].master == Master.INTELLIGENCE


@rule
def has_skill_for(box: Box, s: State, player: int, moment: int) -> bool:
    """W-9.6  Is the one-time skill of this moment there and unused?"""
    seat = s.seat[player]
    return seat.skill != NO_CARD and not seat.skill_used and box.skill_moment[seat.skill] == moment


@rule
def place_options(box: Box, s: State, out: Ints) -> int:
    """W-4.4, W-9.10, W-10.3, W-11.7, W-20.2, R-W-4  Every location with a free space; with S-3 also a full one."""
    player, n = int(top(s).player), 0
    crowd_in = has_skill_for(box, s, player, Moment.PLACING)
    crowd_own = crowd_in and box.crowd_own != 0
    for location in range(BOARD_LOCATIONS):
        out[n] = Thing.LOCATION + location
        n += int((crowd_in or is_free(box, s, location)) and box.spaces[location] > 0)
    for location in range(Location.ARCHITECTURE, Location.ROUND_CARD):
        out[n] = Thing.LOCATION + location
        n += int(is_own_place(s, player, location) and (crowd_own or is_free(box, s, location)))
    if s.place_card != NO_CARD:
        location = place_on(int(s.place_card))
        out[n] = location_thing(location)
        n += int(crowd_in or is_free(box, s, location))
    if n == 0:  # W-4.6
        out[0] = Thing.LOCATION + Location.ASIDE
        n = 1
    return n


@rule
def place_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-4.1, W-4.6, W-9.10  The worker comes to stand there; pointing at a full location uses S-3."""
    frame = top(s)
    player, worker, location = int(frame.player), int(frame.note[PlaceNote.WORKER]), location_in(thing)
    pop(s)
    crowded = int(not is_free(box, s, location))
    stand(s, player, worker, location)
    s.current = worker
    s.current_at = location
    tell(events, s, Event.PLACE, W(4, 1), player, worker, location, crowded)
    if crowded:
        s.seat[player].skill_used = 1
        tell(events, s, Event.SKILL, W(9, 10), player, s.seat[player].skill)
    s.carried_out = 0
    if location != Location.ASIDE:
        arrive(box, s, player, location, events)


@rule
def arrive(box: Box, s: State, player: int, location: int, events: Events) -> None:
    """W-11.5, W-11.6, W-15.6, W-15.7  A visit: owner bonuses first, then the action."""
    standard = location - FIRST_STANDARD
    if 0 <= standard < STANDARD_LOCATIONS:
        for step in range(box.players):
            owner = (int(s.start) + step) % int(box.players)
            owner_bonus(box, s, owner, standard, events)
    push(s, Ask.ACT, player, location, 0)


@rule
def owner_bonus(box: Box, s: State, owner: int, standard: int, events: Events) -> None:
    """W-15.6, W-15.7  The printed bonus once per own marker, as far as the supply goes; compulsory."""
    markers = markers_at(s, owner, standard)
    if markers == 0:
        return
    bonus = box.owner_bonus[standard]
    for due in range(Due.OMEN):
        amount = int(bonus[due]) * markers
        if amount > 0 and due != Due.ANY:
            kind = kind_of(box, s, owner, due)
            got = receive(s, owner, kind, amount, W(15, 6), Source.LOCATION + FIRST_STANDARD + standard, events)
            tell(events, s, Event.OWNER_BONUS, W(15, 6), owner, standard, kind, got)


@rule
def act(box: Box, s: State, events: Events) -> None:
    """W-4.5, W-4.7, W-12  One execution: what only gives is received, anything else is used or not."""
    frame = top(s)
    player, location, flags = int(frame.player), int(frame.note[ActNote.LOCATION]), int(frame.note[ActNote.FLAGS])
    pop(s)
    if not flags & BORROWED:
        s.carried_out = 1
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        execution_event(s, player, location, flags, events)
        collect(box, s, player, location - FIRST_STANDARD, flags, events)
        return
    source = source_of(location)
    opening = box.effect[source].opening
    if flags & MUST or opening == Opening.BONUS:
        execution_event(s, player, location, flags, events)
        push(s, Ask.EFFECT, player, source)
    elif not seems_usable(box, s, player, location):
        no_use(s, player, location, events)
    elif opening == Opening.USE:
        push(s, Ask.USE, player, location, flags)
    else:
        push(s, Ask.EFFECT, player, source, 0, 0, Refusal.ACTION)


@rule
def execution_event(s: State, player: int, location: int, flags: int, events: Events) -> None:
    """W-27.1  The action of a place is carried out."""
    tell(events, s, Event.EXECUTION, W(11, 5), player, location, flags & SECOND, int(flags & BORROWED > 0))


@rule
def no_use(s: State, player: int, location: int, events: Events) -> None:
    """W-4.5  The worker only blocks its space."""
    s.carried_out = 0
    tell(events, s, Event.NO_USE, W(4, 5), player, location)


@rule
def use_options(box: Box, s: State, location: int, out: Ints) -> int:
    """W-4.7, W-16.6, R-W-10  No, and yes if the action of the place can be carried out."""
    out[0] = Thing.NONE
    out[1] = Thing.YES
    return 1 + int(can_use_place(box, s, int(top(s).player), location))


@rule
def use_answer(s: State, thing: int, events: Events) -> None:
    """W-4.7  A plain yes or no; an action once begun is carried through."""
    frame = top(s)
    player, location, flags = int(frame.player), int(frame.note[ActNote.LOCATION]), int(frame.note[ActNote.FLAGS])
    pop(s)
    if thing == Thing.YES:
        execution_event(s, player, location, flags, events)
        push(s, Ask.EFFECT, player, source_of(location))
    else:
        no_use(s, player, location, events)


@rule
def location_of(source: int) -> int:
    """The place that an effect belongs to."""
    if source >= Source.LOCATION:
        return source - Source.LOCATION
    return place_on(source - Source.ROUND)


@rule
def decline(s: State, player: int, refusal: int, events: Events) -> None:
    """W-4.7, W-26.3  A choice is declined: the part is skipped, the action is not used, or the offer not taken."""
    if refusal == Refusal.ACTION:
        location = location_of(int(top(s).note[EffectNote.SOURCE]))
        pop(s)
        no_use(s, player, location, events)
    elif refusal == Refusal.WHOLE:
        pop(s)


@rule
def begin(s: State, player: int, refusal: int, events: Events) -> None:
    """W-4.7, W-27.1  The first choice of an action has been made: now it is being carried out."""
    if refusal == Refusal.ACTION:
        execution_event(s, player, location_of(int(top(s).note[EffectNote.SOURCE])), 0, events)


# --- resource locations ----------------------------------------------------------------------------------------------


@rule
def tower_bonus(box: Box, s: State, player: int, kind: int, flags: int) -> int:
    """W-15.12, W-16.5  One more with the own resource upgrade; `doubled`: not when the special worker acts again."""
    card = s.seat[player].tower[Tower.RESOURCE]
    if card == NO_CARD or box.tower_kind[card] != kind or flags & BORROWED:
        return 0
    if box.doubled and flags & SECOND and s.current == Worker.SPECIAL:
        return 0
    return int(box.tower_bonus[card])


@rule
def collect(box: Box, s: State, player: int, kind: int, flags: int, events: Events) -> None:
    """W-12.7.1, W-15.5, O-49  The visitor collects the amount of the current level, with what their cards add."""
    amount = int(box.amount[kind, level_of(s, kind)]) + tower_bonus(box, s, player, kind, flags)
    receive(s, player, kind, amount, W(12, 7, 1), Source.LOCATION + FIRST_STANDARD + kind, events)
    seat = s.seat[player]
    more = passive(box, s, player, Op.COLLECT_MORE)
    if more > 0 and not seat.active_used and not flags & BORROWED:
        seat.active_used = 1
        receive(s, player, kind, more, W(18, 9), Source.OMEN + int(seat.active), events)


# --- moving in after a chase -----------------------------------------------------------------------------------------


@rule
def can_move_in(box: Box, s: State, location: int) -> bool:
    """W-10.3, W-12.2.4, W-12.2.7  The chasing worker stands somewhere and a space is free there, of no masterboard."""
    return s.current_at >= 0 and is_free(box, s, location) and not is_on_master(location)


@rule
def move_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-12.2.4  The chasing worker may move onto a free space; the move is a visit."""
    frame = top(s)
    player, location = int(frame.player), int(frame.note[ActNote.LOCATION])
    pop(s)
    if thing == Thing.YES:
        move_worker(s, player, int(s.current), int(s.current_at), location)
        tell(events, s, Event.MOVE, W(12, 2, 4), player, s.current_at, location)
        s.current_at = location
        arrive(box, s, player, location, events)
