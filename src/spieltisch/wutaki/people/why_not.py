"""W-26.1 for people: of everything a player might want to point at, why it cannot be pointed at now.

For every question there is one list of candidates and one function that finds the reason. The rules decide what is
legal; a reason asks the same functions and quantities that they ask. It is told to the seat that is asked and speaks
only of what lies open and of this seat's own cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from ...texts.asked import ALWAYS, About, Reasons
from ..rules.notes import (
    ActNote,
    DisplayNote,
    EffectNote,
    OpponentNote,
    OwnPactNote,
    RecruitNote,
    StealNote,
    SwapNote,
    TakeNote,
    UpgradeNote,
    WaiveNote,
    WorthyNote,
)
from ..rules.questions import options
from ..rules.state import TOWERS
from ..rules.words import (
    BOARD_LOCATIONS,
    FIRST_STANDARD,
    GOODS,
    LEVELS,
    LOCATIONS,
    NO_CARD,
    NOBODY,
    RESOURCE_LOCATIONS,
    STANDARD_LOCATIONS,
    THINGS,
    Ask,
    Card,
    Deck,
    Due,
    Good,
    Location,
    Master,
    Moment,
    Op,
    Purpose,
    Source,
    Special,
    Thing,
    Timing,
    Worker,
    Zone,
)
from .asked import RULES, Asked
from .notation import anchor
from .texts import OWN_PLACES, PLACE_ON, source_of_location
from .unusable import (
    clause_lacks,
    lacking,
    omen_lacks,
    pact_dues,
    pact_lacks,
    recruit_lacks,
    slot_costs,
    source_lacks,
    supply_out_of,
)

B_MASTERS = range(Master.ARCHITECTURE, Master.FATE + 1)


# ---------------------------------------------------------------------------------------------------------------------
# Things that several questions are about


def _goods(asked: Asked) -> list[int]:
    return [Thing.GOOD + kind for kind in range(GOODS)]


def _held(asked: Asked, deck: Deck, zone: int = Zone.HELD) -> list[int]:
    """The asked player's own cards of a deck."""
    first, size = Card[deck.name], len(asked.box.pack.deck(deck))
    held = [number for number in range(size) if asked.s.zone[first + number] == zone + asked.player]
    return [int(RULES.card_thing(asked.record, deck, number)) for number in held]


def _own_pacts(asked: Asked) -> list[int]:
    return _held(asked, Deck.PACT)


def _hand(asked: Asked) -> list[int]:
    return _held(asked, Deck.OMEN)


def _active_omen(asked: Asked) -> list[int]:
    return [int(RULES.omen_thing(int(asked.seat.active)))] if asked.seat.active != NO_CARD else []


def _skill(asked: Asked) -> list[int]:
    return [int(RULES.skill_thing(int(asked.seat.skill)))] if asked.seat.skill != NO_CARD else []


def _displayed(asked: Asked) -> list[int]:
    return [int(RULES.pact_thing(int(pact))) for pact in asked.s.display if pact != NO_CARD]


def _places(asked: Asked) -> list[int]:
    """W-11.1, W-10.3, W-20.2  Every place on the table: of the board, of masterboards in play, of the round card."""
    masters = {int(asked.s.seat[seat].master) for seat in range(asked.box.players)}
    places = [*range(BOARD_LOCATIONS), *(location for location, master in OWN_PLACES.items() if master in masters)]
    if asked.s.place_card != NO_CARD:
        places.append(PLACE_ON(int(asked.s.place_card)))
    return [int(RULES.location_thing(location)) for location in places]


def _owner_of(asked: Asked, location: int) -> int:
    """W-10.3  Whose masterboard a place lies on."""
    master = OWN_PLACES[location]
    return next(seat for seat in range(asked.box.players) if asked.s.seat[seat].master == master)


def _standing(asked: Asked, location: int) -> str:
    """Those who have workers on a location."""
    s = asked.s
    there = [
        asked.name(seat)
        for seat in range(asked.box.players)
        if s.loyal_at[location, seat] or RULES.group_at(s, seat, location)
    ]
    return asked.voice.both(there)


def _gold(asked: Asked) -> int:
    return int(asked.seat.goods[Good.GOLD])


# ---------------------------------------------------------------------------------------------------------------------
# The turn


def _turn_things(asked: Asked) -> list[int]:
    """W-4.11  What lies in front of a player and could be used in a free moment."""
    return [*_own_pacts(asked), *_hand(asked), *_active_omen(asked), *_skill(asked)]


def _workers(asked: Asked) -> list[int]:
    return [*(Thing.WORKER + worker for worker in Worker), *_turn_things(asked)]


def _worker_reason(asked: Asked, thing: int) -> str | None:
    """W-4.2, W-4.3"""
    if RULES.is_pact(thing):
        return asked.why("pacts-later")
    if thing >= Thing.OMEN:
        return _free_moment(asked, thing, step_two=False)
    seat, worker = asked.seat, Worker(thing - Thing.WORKER)
    if worker == Worker.SPECIAL:
        if seat.special == Special.AVAILABLE:
            return None
        return asked.why("special-home" if seat.special == Special.HOME else "special-placed")
    if worker == Worker.LOYAL:
        return None if seat.loyal else asked.why("loyal-placed")
    if seat.additional:
        return None
    recruited = int(seat.recruited)
    return asked.why("additional-placed", n=recruited) if recruited else asked.why("additional-home")


def _step2_reason(asked: Asked, thing: int) -> str | None:
    """W-4.8, W-17.12"""
    if RULES.is_pact(thing):
        return pact_lacks(asked, int(RULES.pact_in(thing)))
    return _free_moment(asked, thing, step_two=True)


def _free_moment(asked: Asked, thing: int, step_two: bool) -> str | None:
    """W-4.11  A skill, the active omen, or an omen of the hand, which nobody plays just so."""
    if RULES.is_skill(thing):
        return _skill_reason(asked, step_two)
    if RULES.omen_in(thing) != asked.seat.active:
        place = asked.voice.place(Location.PLAY_OMEN)
        return asked.why("omen-just-so", place=place)
    return _active_reason(asked)


def _active_reason(asked: Asked) -> str | None:
    """W-18.9"""
    if RULES.can_use_active_omen(asked.record, asked.s, asked.player):
        return None
    omen, source = int(asked.seat.active), Source.OMEN + int(asked.seat.active)
    timing = asked.record.effect[source].timing
    if timing == Timing.END:
        return asked.why("scored-later")
    if timing != Timing.PER_ROUND:
        return asked.why("by-itself")
    if asked.seat.active_used:
        return asked.why("used-this-round")
    if asked.record.passive[omen, Op.COLLECT_MORE]:
        return asked.why("by-itself")
    return clause_lacks(asked, source, 0, int(asked.seat.omens))


_MOMENTS = {
    Moment.AFTER_ACTION: "why-not-skill-after-action",
    Moment.PLACING: "why-not-skill-placing",
    Moment.STEP_TWO: "why-not-skill-step-two",
}


def _skill_reason(asked: Asked, step_two: bool) -> str | None:
    """W-9.6, W-9.8 - W-9.13"""
    if RULES.can_use_skill(asked.record, asked.s, asked.player, int(step_two)):
        return None
    if asked.seat.skill_used:
        return asked.why("skill-used")
    moment = Moment(int(asked.record.skill_moment[asked.seat.skill]))
    if moment in _MOMENTS and not (step_two and moment == Moment.STEP_TWO):
        return asked.say(_MOMENTS[moment])
    return source_lacks(asked, Source.SKILL + int(asked.seat.skill))


def _place_reason(asked: Asked, thing: int) -> str | None:
    """W-4.4, W-9.10, W-10.3, W-11.3"""
    location = int(RULES.location_in(thing))
    box, s = asked.record, asked.s
    if RULES.is_on_master(location) and not RULES.is_own_place(s, asked.player, location):
        return asked.why("others-place", player=asked.name(_owner_of(asked, location)))
    spaces = int(box.spaces[location])
    if spaces == 0:
        return asked.why("no-spaces", n=asked.box.players)
    crowds = RULES.has_skill_for(box, s, asked.player, Moment.PLACING)
    if RULES.is_free(box, s, location) or (crowds and (box.crowd_own or not RULES.is_on_master(location))):
        return None
    return asked.why("full", n=spaces, players=_standing(asked, location))


def _use_reason(asked: Asked, thing: int) -> str | None:
    """W-4.5, W-16.6, R-W-10  The action of the place where the worker stands."""
    location = asked.noted(ActNote.LOCATION)
    if RULES.can_use_place(asked.record, asked.s, asked.player, location):
        return None
    return _place_lacks(asked, location)


def _place_lacks(asked: Asked, location: int) -> str | None:
    """W-4.13  Why the action of a place cannot be carried out."""
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return supply_out_of(asked, location - FIRST_STANDARD)
    return source_lacks(asked, source_of_location(location))


# ---------------------------------------------------------------------------------------------------------------------
# Workers and players


def _group_reason(asked: Asked, thing: int) -> str | None:
    """W-12.2.1, W-12.2.2, W-12.2.5, W-12.2.7"""
    location = int(RULES.location_in(thing))
    box, s = asked.record, asked.s
    if RULES.is_hunting_ground(box, s, asked.player, location):
        return None
    if location == Location.CHASE_AWAY:
        return asked.why("chase-here")
    if RULES.is_on_master(location) and not box.chase_masters:
        return asked.why("chase-masterboard")
    if s.workers[location] == 0:
        return asked.why("nobody-here")
    victims = [seat for seat in range(asked.box.players) if seat != asked.player and RULES.group_at(s, seat, location)]
    if victims:  # everybody there is protected
        return asked.why("protected", player=asked.voice.both([asked.name(seat) for seat in victims]))
    loyal = any(s.loyal_at[location, seat] for seat in range(asked.box.players) if seat != asked.player)
    return asked.why("loyal-stay" if loyal else "own-workers")


def _opponent_reason(asked: Asked, thing: int) -> str | None:
    """W-12.2.7, O-26"""
    other, purpose, about = thing - Thing.SEAT, asked.noted(OpponentNote.PURPOSE), asked.noted(OpponentNote.ABOUT)
    if RULES.is_victim(asked.record, asked.s, asked.player, other, purpose, about):
        return None
    name = asked.name(other)
    if purpose == Purpose.STEAL:
        return asked.why("has-nothing", player=name)
    if RULES.group_at(asked.s, other, about):
        return asked.why("protected", player=name)
    return asked.why("no-group", player=name)


def _recruit_reason(asked: Asked, thing: int) -> str | None:
    """W-13.1, W-13.2, W-13.6"""
    box, s, player, free = asked.record, asked.s, asked.player, asked.noted(RecruitNote.FREE)
    worker, following = thing - Thing.WORKER, int(RULES.next_recruit(box, s, player))
    if worker == following:
        return None if RULES.can_recruit(box, s, player, free) else recruit_lacks(asked, bool(free))
    if worker == Worker.SPECIAL and asked.seat.special == Special.HOME:
        return asked.why("special-last", n=int(box.additional) - int(asked.seat.recruited))
    return asked.why("recruited-special" if worker == Worker.SPECIAL else "recruited-additional")


def _to_give_up(asked: Asked) -> list[int]:
    """W-10.10  All own workers: by type those who can be told apart by it, the others by where they stand."""
    placed = [int(RULES.location_thing(at)) for at in range(LOCATIONS) if asked.s.additional_at[at, asked.player]]
    return [*(Thing.WORKER + worker for worker in Worker), *placed]


def _give_up_reason(asked: Asked, thing: int) -> str | None:
    """W-10.10, W-10.14"""
    box, s, player, seat = asked.record, asked.s, asked.player, asked.seat
    if thing >= Thing.LOCATION:
        if RULES.may_give_up_at(box, s, player, int(RULES.location_in(thing))):
            return None
        return asked.why("only-available" if box.sacrifice_available else "visiting")
    worker = thing - Thing.WORKER
    if worker == Worker.LOYAL:
        return asked.why("loyal-given-up")
    if worker == Worker.ADDITIONAL:
        return None if seat.additional else asked.why("none-available")
    if RULES.may_give_up_special(box, s, player):
        return None
    if seat.special == Special.HOME:
        return asked.why("special-home")
    return asked.why("only-available" if box.sacrifice_available else "visiting")


def _own_standing(asked: Asked) -> list[int]:
    s, player = asked.s, asked.player
    there = [at for at in range(LOCATIONS) if s.loyal_at[at, player] or s.additional_at[at, player]]
    return [int(RULES.location_thing(at)) for at in there]


def _leave_reason(asked: Asked, thing: int) -> str | None:
    """W-14.8"""
    there = asked.s.additional_at[int(RULES.location_in(thing)), asked.player]
    return None if there else asked.why("loyal-unpaid")


def _worthy_reason(asked: Asked, thing: int) -> str | None:
    """W-7.7, W-7.9"""
    seat = thing - Thing.SEAT
    return None if asked.noted(WorthyNote.TIED) >> seat & 1 else asked.why("not-tied", player=asked.name(seat))


def _master_reason(asked: Asked, thing: int) -> str | None:
    """W-2.12"""
    for seat in range(asked.box.players):
        if asked.s.seat[seat].master == thing - Thing.MASTER:
            return asked.why("master-taken", player=asked.name(seat))
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Places, upgrades and pacts


def _upgrades(asked: Asked) -> list[int]:
    places = [Thing.LOCATION + FIRST_STANDARD + standard for standard in range(STANDARD_LOCATIONS)]
    return [*places, *(Thing.TOWER + card for card in range(TOWERS))]


def _upgrade_reason(asked: Asked, thing: int) -> str | None:
    """W-15.3, W-15.10, W-15.14"""
    discount, free = asked.noted(UpgradeNote.DISCOUNT), asked.noted(UpgradeNote.FREE)
    if thing >= Thing.TOWER:
        return _tower_reason(asked, thing - Thing.TOWER, discount, free)
    standard, box = thing - Thing.LOCATION - FIRST_STANDARD, asked.record
    if RULES.can_upgrade_location(box, asked.s, asked.player, standard, discount, free):
        return None
    level = int(RULES.level_of(asked.s, standard))
    if level == LEVELS - 1:
        return asked.why("highest-level", n=level)
    return _too_dear(asked, int(RULES.reduced(asked.s, int(box.upgrade_cost[standard, level]), discount, free)))


def _tower_reason(asked: Asked, card: int, discount: int, free: int) -> str | None:
    """W-15.10"""
    box, s = asked.record, asked.s
    if RULES.can_upgrade_tower(box, s, asked.player, card, discount, free):
        return None
    zone = int(s.zone[Card.TOWER + card])
    if zone == Zone.HELD + asked.player:
        return asked.why("own-tower")
    if zone != Zone.OPEN:
        return asked.why("others-tower", player=asked.name(zone - Zone.HELD))
    if asked.seat.tower[box.tower_sort[card]] != NO_CARD:
        return asked.why("tower-slot")
    return _too_dear(asked, int(RULES.reduced(s, int(box.tower_cost[card]), discount, free)))


def _too_dear(asked: Asked, gold: int) -> str:
    return asked.why("needs", needs=asked.voice.goods(Good.GOLD, gold), has=str(_gold(asked)))


def _markers(asked: Asked) -> list[int]:
    """W-15.4  The upgrade markers that lie on locations."""
    owners = chain.from_iterable(asked.s.marker)
    return [Thing.MARKER + number for number, owner in enumerate(owners) if owner != NOBODY]


def _marker_reason(asked: Asked, thing: int) -> str | None:
    """O-21, O-22"""
    standard, space = divmod(thing - Thing.MARKER, LEVELS - 1)
    return None if RULES.is_opponents(asked.s, asked.player, standard, space) else asked.why("own-marker")


def _display_reason(asked: Asked, thing: int) -> str | None:
    """W-12.3.3, W-22.4"""
    slot, with_gold = int(RULES.slot_of(asked.s, RULES.pact_in(thing))), asked.noted(DisplayNote.WITH_GOLD)
    if RULES.can_take_slot(asked.record, asked.s, asked.player, slot, with_gold):
        return None
    return slot_costs(asked, -int(asked.record.slot_gold[slot]))


def _own_pact_reason(asked: Asked, thing: int) -> str | None:
    """W-9.13, O-34, O-35"""
    box, s, pact = asked.record, asked.s, int(RULES.pact_in(thing))
    purpose, number, hand = asked.noted(OwnPactNote.PURPOSE), asked.noted(OwnPactNote.NUMBER), int(asked.seat.omens)
    if RULES.suits(box, s, asked.player, pact, purpose, number, hand):
        return None
    points = int(box.effect[Source.PACT + pact].vp)
    if purpose == Purpose.FULFIL_FREE and 0 < number < points:
        return asked.why("reward-too-large", n=number, points=points)
    omens = lacking(asked, [0] * Due.OMEN + pact_dues(asked, pact)[Due.OMEN :], hand)
    if omens or purpose == Purpose.FULFIL_FREE:
        return omens
    short = int(RULES.shortage(box, s, asked.player, pact))
    return asked.why("even-reduced", n=number, short=short)


def _waive_reason(asked: Asked, thing: int) -> str | None:
    """O-34"""
    kind, more = thing - Thing.GOOD, asked.noted(WaiveNote.MORE)
    if asked.s.due[kind] <= 0:
        return asked.why("not-due")
    if RULES.due_shortage(asked.s, asked.player, kind) <= more - 1:
        return None
    return asked.why("rest-not-payable")


def _borrow_reason(asked: Asked, thing: int) -> str | None:
    """O-36, W-20.7"""
    location = int(RULES.location_in(thing))
    box, s = asked.record, asked.s
    if RULES.can_lend(box, s, asked.player, location):
        return None
    if location in (Location.CHASE_AWAY, Location.PILLAGE):
        return asked.why("never-lent")
    if location == s.current_at:
        return asked.why("stands-here")
    free = int(box.spaces[location]) - int(s.workers[location])
    if free > 0:
        return asked.why("not-full", n=free, spaces=int(box.spaces[location]))
    if location == Location.PLAY_OMEN:
        return asked.why("no-playable-omen" if asked.seat.omens else "no-omens")
    return _place_lacks(asked, location)


def _alternative_reason(asked: Asked, thing: int) -> str | None:
    """W-12.11.1, W-12.15.1"""
    source = int(asked.s.stack[int(asked.s.depth) - 2].note[EffectNote.SOURCE])
    begin = int(asked.record.effect[source].alternative) if thing > Thing.CHOICE else 0
    return clause_lacks(asked, source, begin, int(asked.seat.omens))


# ---------------------------------------------------------------------------------------------------------------------
# Resources and cards


def _kind(asked: Asked, thing: int) -> str:
    return asked.say(f"good-{Good(thing - Thing.GOOD).name.lower()}")


def _none(asked: Asked, thing: int) -> str:
    """No markers of a kind, as an object."""
    return asked.say(f"count-{Good(thing - Thing.GOOD).name.lower()}", n=0)


def _have_none(asked: Asked, thing: int) -> str | None:
    """W-24.4"""
    return None if asked.seat.goods[thing - Thing.GOOD] > 0 else asked.why("have-none", none=_none(asked, thing))


def _take_reason(asked: Asked, thing: int) -> str | None:
    """W-24.4, O-12"""
    kind = thing - Thing.GOOD
    if asked.noted(TakeNote.FROM_MONSTER):
        return None if asked.s.monster[kind] > 0 else asked.why("not-on-monster", good=_kind(asked, thing))
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _steal_reason(asked: Asked, thing: int) -> str | None:
    """O-26"""
    victim = asked.noted(StealNote.VICTIM)
    if asked.s.seat[victim].goods[thing - Thing.GOOD] > 0:
        return None
    return asked.why("has-none", player=asked.name(victim), none=_none(asked, thing))


def _swap_in_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    kind, received, handed_in = thing - Thing.GOOD, asked.noted(SwapNote.RECEIVED), asked.noted(SwapNote.HANDED_IN)
    if RULES.can_hand_in(asked.s, asked.player, kind, received, handed_in):
        return None
    if asked.seat.goods[kind] <= 0:
        return asked.why("have-none", none=_none(asked, thing))
    return asked.why("just-received" if received >> kind & 1 else "nothing-to-exchange")


def _swap_out_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    kind, handed_in = thing - Thing.GOOD, asked.noted(SwapNote.HANDED_IN)
    if handed_in >> kind & 1:
        return asked.why("handed-in")
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _buy_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    if asked.seat.vp <= 0:
        return asked.why("no-vp")
    kind = thing - Thing.GOOD
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _discard_reason(asked: Asked, thing: int) -> str | None:
    """W-18.7"""
    return asked.why("active-no-payment") if RULES.omen_in(thing) == asked.seat.active else None


QUESTIONS: Mapping[Ask, About] = {
    Ask.SECRET: About(lambda asked: _held(asked, Deck.SECRET, Zone.DRAWN)),
    Ask.MASTER: About(lambda asked: [Thing.MASTER + master for master in B_MASTERS], _master_reason),
    Ask.DRAFT: About(_displayed),
    Ask.WORKER: About(_workers, _worker_reason),
    Ask.PLACE: About(_places, _place_reason),
    Ask.USE: About(lambda asked: [Thing.YES], _use_reason),
    Ask.AGAIN: About(lambda asked: [Thing.YES], _use_reason),
    Ask.STEP2: About(_turn_things, _step2_reason),
    Ask.GROUP: About(_places, _group_reason),
    Ask.OPPONENT: About(
        lambda asked: [Thing.SEAT + seat for seat in range(asked.box.players) if seat != asked.player], _opponent_reason
    ),
    Ask.MOVE: ALWAYS,
    Ask.DISPLAY: About(_displayed, _display_reason),
    Ask.UPGRADE: About(_upgrades, _upgrade_reason),
    Ask.RECRUIT: About(
        lambda asked: [Thing.WORKER + Worker.ADDITIONAL, Thing.WORKER + Worker.SPECIAL], _recruit_reason
    ),
    Ask.ELEVEN: About(lambda asked: [Thing.CHOICE, Thing.CHOICE + 1], _alternative_reason),
    Ask.TRADE: About(lambda asked: [Thing.CHOICE, Thing.CHOICE + 1], _alternative_reason),
    Ask.SWAP_IN: About(_goods, _swap_in_reason),
    Ask.SWAP_OUT: About(_goods, _swap_out_reason),
    Ask.BUY: About(_goods, _buy_reason),
    Ask.OMEN: About(_hand, lambda asked, thing: omen_lacks(asked, int(RULES.omen_in(thing)))),
    Ask.DISCARD: About(lambda asked: [*_hand(asked), *_active_omen(asked)], _discard_reason),
    Ask.PAY: About(_goods, _have_none),
    Ask.TAKE: About(_goods, _take_reason),
    Ask.STEAL: About(_goods, _steal_reason),
    Ask.REVENGE: ALWAYS,
    Ask.GIVEUP: About(_to_give_up, _give_up_reason),
    Ask.ROB: ALWAYS,
    Ask.MARKER: About(_markers, _marker_reason),
    Ask.OWNPACT: About(_own_pacts, _own_pact_reason),
    Ask.WAIVE: About(lambda asked: [Thing.GOOD + kind for kind in range(GOODS + 1)], _waive_reason),
    Ask.BORROW: About(lambda asked: [Thing.LOCATION + location for location in range(BOARD_LOCATIONS)], _borrow_reason),
    Ask.LEAVE: About(_own_standing, _leave_reason),
    Ask.WORTHY: About(lambda asked: [Thing.SEAT + seat for seat in range(asked.box.players)], _worthy_reason),
}
REASONS = Reasons(Asked, QUESTIONS, anchor, options, THINGS)
why_not, judged = REASONS.why_not, REASONS.judged
