"""Workers: recruiting (group 13), pay day (W-14.5 - W-14.9), chasing away (12.2), and those who are given up."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import pop, push, top
from .goods import cost_good, pay
from .ids import W
from .notes import LeaveNote, RecruitNote, RefusalNote
from .state import Box, State
from .things import location_in, location_thing
from .words import (
    BOARD_LOCATIONS,
    LOCATIONS,
    LOYAL_WORKERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    Ask,
    Event,
    Good,
    Home,
    Location,
    Op,
    Source,
    Special,
    Thing,
    Worker,
)


@rule
def is_any_available(s: State, player: int) -> bool:
    """W-3.6  Has this player an available worker?"""
    seat = s.seat[player]
    return seat.loyal > 0 or seat.additional > 0 or seat.special == Special.AVAILABLE


@rule
def has_worker(box: Box, s: State, player: int) -> bool:
    """W-3.6, W-3.8  Has this player an available worker, and turns left in this round?"""
    if box.max_turns > 0 and s.seat[player].turns >= box.max_turns:
        return False
    return is_any_available(s, player)


@rule
def recruits_of(s: State, player: int) -> int:
    """W-13.5  All recruited workers, the special one included, placed or not."""
    seat = s.seat[player]
    return int(seat.recruited) + int(seat.special != Special.HOME)


@rule
def passive(box: Box, s: State, player: int, op: int) -> int:
    """W-18.3  What the active permanent omen of a player has in force, 0 if nothing."""
    omen = s.seat[player].active
    return 0 if omen == NO_CARD else int(box.passive[omen, op])


# --- recruiting ------------------------------------------------------------------------------------------------------


@rule
def next_recruit(box: Box, s: State, player: int) -> int:
    """W-13.1, W-13.6  The next worker on the slots: from left to right, the special one last; NOBODY if none is."""
    seat = s.seat[player]
    if seat.recruited < box.additional:
        return Worker.ADDITIONAL.value
    return Worker.SPECIAL.value if seat.special == Special.HOME else NOBODY


@rule
def can_recruit_by(box: Box, s: State, player: int, op: int) -> bool:
    """W-4.13  Is there a worker to be recruited by this operation?"""
    return can_recruit(box, s, player, int(op == Op.RECRUIT_FREE))


@rule
def can_recruit(box: Box, s: State, player: int, free: int) -> bool:
    """W-13.2, W-13.3, W-13.8  Is there a next worker, and can its price be paid?"""
    worker = next_recruit(box, s, player)
    if worker == NOBODY or free:
        return worker != NOBODY
    seat, kind = s.seat[player], cost_good(box, s, player)
    if worker == Worker.ADDITIONAL:
        return seat.goods[kind] >= box.recruit[seat.recruited]
    gold = int(box.special_gold) + (int(box.special_cost) if kind == Good.GOLD else 0)
    return seat.goods[kind] >= box.special_cost and seat.goods[Good.GOLD] >= gold


@rule
def recruit(box: Box, s: State, player: int, free: int, events: Events) -> None:
    """W-13.2, W-13.4, W-13.8  The next worker leaves its slot, at its price or free, and is available at once."""
    seat, kind = s.seat[player], cost_good(box, s, player)
    worker = next_recruit(box, s, player)
    price = int(box.recruit[seat.recruited]) if worker == Worker.ADDITIONAL else int(box.special_cost)
    gold = 0 if worker == Worker.ADDITIONAL else int(box.special_gold)
    if free:
        price, gold = 0, 0
    pay(s, player, kind, price, W(13, 2), Source.NONE, events)
    pay(s, player, Good.GOLD, gold, W(13, 2), Source.NONE, events)
    if worker == Worker.ADDITIONAL:
        seat.recruited += 1
        seat.additional += 1
    else:
        seat.special = Special.AVAILABLE
    tell(events, s, Event.RECRUIT, W(13, 1), player, worker, price, gold)


@rule
def recruit_options(box: Box, s: State, out: Ints) -> int:
    """W-13.7, W-13.8  The next worker, or stop."""
    frame = top(s)
    player = int(frame.player)
    out[0] = Thing.DONE
    out[1] = Thing.WORKER + next_recruit(box, s, player)
    return 1 + int(can_recruit(box, s, player, int(frame.note[RecruitNote.FREE])))


# --- standing somewhere ----------------------------------------------------------------------------------------------


@rule
def is_free(box: Box, s: State, location: int) -> bool:
    """W-11.3, W-9.10  Has this location a free space? Two workers on one space still leave it occupied."""
    return s.workers[location] < box.spaces[location]


@rule
def stand(s: State, player: int, worker: int, location: int) -> None:
    """W-4.1, W-11.6  An available worker comes to stand on a space."""
    seat = s.seat[player]
    if worker == Worker.LOYAL:
        seat.loyal -= 1
        s.loyal_at[location, player] += 1
    elif worker == Worker.ADDITIONAL:
        seat.additional -= 1
        s.additional_at[location, player] += 1
    else:
        seat.special = Special.PLACED
        seat.special_at = location
    s.workers[location] += 1


@rule
def move_worker(s: State, player: int, worker: int, here: int, there: int) -> None:
    """W-12.2.4  The chasing worker changes its place."""
    if worker == Worker.LOYAL:
        s.loyal_at[here, player] -= 1
        s.loyal_at[there, player] += 1
    elif worker == Worker.ADDITIONAL:
        s.additional_at[here, player] -= 1
        s.additional_at[there, player] += 1
    else:
        s.seat[player].special_at = there
    s.workers[here] -= 1
    s.workers[there] += 1


@rule
def additional_home(s: State, player: int, location: int, why: int, events: Events) -> None:
    """W-13.6  A regular additional worker goes back to the playerboard, from a location or (NOWHERE) from the supply.

    W-4.12, W-11.7  Regular workers are interchangeable: the current one has left only when none of its kind stays.
    """
    seat = s.seat[player]
    seat.recruited -= 1
    if location == NOWHERE:
        seat.additional -= 1
    else:
        s.additional_at[location, player] -= 1
        s.workers[location] -= 1
        is_current = player == s.active and s.current == Worker.ADDITIONAL and s.current_at == location
        if is_current and s.additional_at[location, player] == 0:
            s.current_at = NOWHERE
    tell(events, s, Event.WORKER_HOME, W(13, 6), player, Worker.ADDITIONAL, location, why)


@rule
def special_home(s: State, player: int, why: int, events: Events) -> None:
    """W-13.6, W-14.6  The special worker goes back to its slot."""
    seat = s.seat[player]
    location = int(seat.special_at)
    if location != NOWHERE:
        s.workers[location] -= 1
        if player == s.active and s.current == Worker.SPECIAL:
            s.current_at = NOWHERE
    seat.special = Special.HOME
    seat.special_at = NOWHERE
    tell(events, s, Event.WORKER_HOME, W(13, 6), player, Worker.SPECIAL, location, why)


@rule
def everybody_home(box: Box, s: State) -> None:
    """W-5.2, W-5.3  All placed workers return to their owners' supplies; recruited workers stay recruited."""
    for location in range(LOCATIONS):
        if s.workers[location] > 0:
            s.workers[location] = 0
            for player in range(box.players):
                s.loyal_at[location, player] = 0
                s.additional_at[location, player] = 0
    for player in range(box.players):
        seat = s.seat[player]
        seat.loyal = LOYAL_WORKERS
        seat.additional = seat.recruited
        seat.special_at = NOWHERE
        if seat.special == Special.PLACED:
            seat.special = Special.AVAILABLE


# --- chasing away ----------------------------------------------------------------------------------------------------


@rule
def group_at(s: State, player: int, location: int) -> int:
    """W-12.2.1  How many additional workers of a player stand there, the special one included, loyal ones not."""
    return int(s.additional_at[location, player]) + int(s.seat[player].special_at == location)


@rule
def can_chase(box: Box, s: State, player: int, victim: int, location: int) -> bool:
    """W-12.2.2, W-12.2.7  An opponent's group that no bodyguard protects (O-48)."""
    return victim != player and group_at(s, victim, location) > 0 and not passive(box, s, victim, Op.BODYGUARD)


@rule
def is_on_master(location: int) -> bool:
    """W-10.3  The own place of B1 or B3, for its owner only."""
    return BOARD_LOCATIONS <= location < Location.ROUND_CARD


@rule
def is_hunting_ground(box: Box, s: State, player: int, location: int) -> bool:
    """W-12.2.5, W-12.2.7  A location with a group to chase: not place 2 itself, not aside, a masterboard by option."""
    if location == Location.CHASE_AWAY or s.workers[location] == 0 or location == Location.ASIDE:
        return False
    if is_on_master(location) and not box.chase_masters:
        return False
    for victim in range(box.players):
        if can_chase(box, s, player, victim, location):
            return True
    return False


@rule
def has_group_to_chase(box: Box, s: State, player: int) -> bool:
    """W-12.2.5  Is there a legal victim anywhere?"""
    for location in range(LOCATIONS):
        if is_hunting_ground(box, s, player, location):
            return True
    return False


@rule
def group_options(box: Box, s: State, out: Ints) -> int:
    """W-12.2.1, W-12.2.7  The locations with a group that can be chased."""
    frame = top(s)
    player, n = int(frame.player), 0
    if frame.note[RefusalNote.REFUSAL]:
        out[0] = Thing.NONE
        n = 1
    for location in range(LOCATIONS):
        out[n] = location_thing(location)
        n += int(is_hunting_ground(box, s, player, location))
    return n


@rule
def chase(s: State, player: int, victim: int, location: int, events: Events) -> None:
    """W-12.2.1, W-12.2.3  The whole group of that player at that location goes home; what it did stands."""
    special = int(s.seat[victim].special_at == location)
    tell(events, s, Event.CHASE, W(12, 2, 1), player, victim, location, group_at(s, victim, location), special)
    while s.additional_at[location, victim] > 0:
        additional_home(s, victim, location, Home.CHASED, events)
    if special:
        special_home(s, victim, Home.CHASED, events)


# --- pay day ---------------------------------------------------------------------------------------------------------


@rule
def pay_day(box: Box, s: State, player: int, source: int, events: Events) -> None:
    """W-14.5, W-14.7, W-14.9  One cost resource for each recruited worker, as far as possible; the unpaid leave."""
    due = 0 if passive(box, s, player, Op.NO_PAY) else recruits_of(s, player)
    kind = cost_good(box, s, player)
    paid = min(due, int(s.seat[player].goods[kind]))
    tell(events, s, Event.PAY_DAY, W(14, 5), player, due, paid, due - paid, 0, 0, 0, source + 1)
    pay(s, player, kind, paid, W(14, 9), source, events)
    if due > paid:
        push(s, Ask.PAY_DAY, player, due - paid)


@rule
def places_of_additional(s: State, player: int) -> int:
    """W-14.9  On how many locations regular additional workers of a player stand."""
    places = 0
    for location in range(LOCATIONS):
        places += int(s.additional_at[location, player] > 0)
    return places


@rule
def unpaid_leave(box: Box, s: State, events: Events) -> None:
    """W-14.6, W-14.8, W-14.9  The special worker leaves first, then placed workers, then available ones."""
    frame = top(s)
    player, leaving = int(frame.player), int(frame.note[LeaveNote.MORE])
    seat = s.seat[player]
    placed = int(seat.recruited) - int(seat.additional)
    if leaving == 0:
        pop(s)
    elif seat.special != Special.HOME:
        frame.note[LeaveNote.MORE] = leaving - 1
        special_home(s, player, Home.UNPAID, events)
    elif placed > leaving and places_of_additional(s, player) > 1:
        push(s, Ask.LEAVE, player, leaving)
    elif placed > 0:
        frame.note[LeaveNote.MORE] = leaving - 1
        additional_home(s, player, first_place_of_additional(s, player), Home.UNPAID, events)
    else:
        frame.note[LeaveNote.MORE] = leaving - 1
        additional_home(s, player, NOWHERE, Home.UNPAID, events)


@rule
def first_place_of_additional(s: State, player: int) -> int:
    """W-14.9  The first location where a regular additional worker of a player stands."""
    for location in range(LOCATIONS):
        if s.additional_at[location, player] > 0:
            return location
    return NOWHERE


@rule
def leave_options(s: State, out: Ints) -> int:
    """W-14.8, W-24.13  Who of the placed regular workers leaves is the owner's choice."""
    player, n = int(top(s).player), 0
    for location in range(LOCATIONS):
        out[n] = location_thing(location)
        n += int(s.additional_at[location, player] > 0)
    return n


@rule
def leave_answer(s: State, thing: int, events: Events) -> None:
    """W-14.8  One worker leaves; its action stands, its space is free."""
    player = int(top(s).player)
    pop(s)
    top(s).note[LeaveNote.MORE] -= 1
    additional_home(s, player, location_in(thing), Home.UNPAID, events)


# --- given up for B3 and B4 ------------------------------------------------------------------------------------------


@rule
def may_give_up_special(box: Box, s: State, player: int) -> bool:
    """W-10.10, W-10.11, W-10.14  The special worker, unless it is the visiting one; `available`: not if placed."""
    state = s.seat[player].special
    if state == Special.PLACED:
        is_current = player == s.active and s.current == Worker.SPECIAL and s.current_at != NOWHERE
        return not box.sacrifice_available and not is_current
    return state == Special.AVAILABLE


@rule
def may_give_up_at(box: Box, s: State, player: int, location: int) -> bool:
    """W-10.10, W-10.14, W-10.16  A placed additional worker anywhere, but not the visiting one."""
    here = int(s.additional_at[location, player])
    if player == s.active and s.current == Worker.ADDITIONAL and s.current_at == location:
        here -= 1
    return here > 0 and not box.sacrifice_available


@rule
def can_give_up(box: Box, s: State, player: int) -> bool:
    """W-10.9, W-10.17  Is there a worker that may be sacrificed?"""
    if s.seat[player].additional > 0 or may_give_up_special(box, s, player):
        return True
    for location in range(LOCATIONS):
        if may_give_up_at(box, s, player, location):
            return True
    return False


@rule
def give_up_options(box: Box, s: State, out: Ints) -> int:
    """W-10.10, W-10.14  An available additional worker, the special one, or one of those who stand somewhere."""
    frame = top(s)
    player, n = int(frame.player), 0
    out[n] = Thing.NONE
    n += int(frame.note[RefusalNote.REFUSAL] != 0)
    out[n] = Thing.WORKER + Worker.ADDITIONAL
    n += int(s.seat[player].additional > 0)
    out[n] = Thing.WORKER + Worker.SPECIAL
    n += int(may_give_up_special(box, s, player))
    for location in range(LOCATIONS):
        out[n] = location_thing(location)
        n += int(may_give_up_at(box, s, player, location))
    return n


@rule
def give_up(s: State, player: int, thing: int, events: Events) -> None:
    """W-10.11  The worker goes to the playerboard and can be recruited again; a placed one frees its space."""
    if thing == Thing.WORKER + Worker.SPECIAL:
        special_home(s, player, Home.SACRIFICED, events)
    elif thing == Thing.WORKER + Worker.ADDITIONAL:
        additional_home(s, player, NOWHERE, Home.SACRIFICED, events)
    else:
        additional_home(s, player, location_in(thing), Home.SACRIFICED, events)
