"""W-26.1 for people: of everything a player might want to point at, why it cannot be pointed at now.

For every question there is one list of candidates and one function that finds the reason. The rules decide what is
legal; a reason asks the same functions and quantities that they ask. It is told to the seat that is asked and speaks
only of what lies open and of this seat's own cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...core.game import Box
from ...core.stack import CHANCE
from ...texts.interpret import interpreted
from ..rules.effects import is_victim
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
from ..rules.pacts import can_fulfil, can_take_slot, due_shortage, slot_of, suits
from ..rules.places import has_skill_for, is_own_place
from ..rules.questions import options
from ..rules.state import TOWERS
from ..rules.things import (
    card_thing,
    is_pact,
    is_skill,
    location_in,
    location_thing,
    omen_in,
    omen_thing,
    pact_in,
    pact_thing,
    skill_thing,
)
from ..rules.trade import can_hand_in
from ..rules.turn import can_use_skill
from ..rules.upgrades import can_upgrade_location, can_upgrade_tower, is_opponents
from ..rules.usable import can_lend, can_use_active_omen, can_use_place
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
from ..rules.workers import (
    can_chase,
    can_recruit,
    group_at,
    is_free,
    is_hunting_ground,
    is_on_master,
    may_give_up_at,
    may_give_up_special,
    passive,
)
from .describe import Asked
from .notation import anchor
from .texts import PLACE_ON, source_of_location
from .unusable import (
    LEVEL_OF,
    NEXT_RECRUIT,
    PRICE,
    SHORTAGE,
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

CAN_CHASE, CAN_RECRUIT, GROUP_AT, IS_FREE = map(interpreted, (can_chase, can_recruit, group_at, is_free))
IS_HUNTING_GROUND, IS_ON_MASTER, PASSIVE = map(interpreted, (is_hunting_ground, is_on_master, passive))
MAY_GIVE_UP_AT, MAY_GIVE_UP_SPECIAL = map(interpreted, (may_give_up_at, may_give_up_special))
CAN_UPGRADE_LOCATION, CAN_UPGRADE_TOWER = map(interpreted, (can_upgrade_location, can_upgrade_tower))
CAN_LEND, CAN_USE_PLACE, CAN_USE_ACTIVE_OMEN = map(interpreted, (can_lend, can_use_place, can_use_active_omen))
CAN_FULFIL, CAN_TAKE_SLOT, DUE_SHORTAGE = map(interpreted, (can_fulfil, can_take_slot, due_shortage))
SLOT_OF, SUITS, IS_VICTIM, IS_OPPONENTS = map(interpreted, (slot_of, suits, is_victim, is_opponents))
HAS_SKILL_FOR, IS_OWN_PLACE, CAN_USE_SKILL = map(interpreted, (has_skill_for, is_own_place, can_use_skill))
CAN_HAND_IN = interpreted(can_hand_in)
CARD_THING, PACT_THING, OMEN_THING = map(interpreted, (card_thing, pact_thing, omen_thing))
SKILL_THING, LOCATION_THING = map(interpreted, (skill_thing, location_thing))
PACT_IN, OMEN_IN, LOCATION_IN = map(interpreted, (pact_in, omen_in, location_in))
IS_PACT, IS_SKILL = map(interpreted, (is_pact, is_skill))

OWN_PLACES = ((Location.ARCHITECTURE, Master.ARCHITECTURE), (Location.INTELLIGENCE, Master.INTELLIGENCE))
B_MASTERS = range(Master.ARCHITECTURE, Master.FATE + 1)


class Look(NamedTuple):
    """How a question is looked at: the things it is about, and why one of them is not legal (None: it is)."""

    candidates: Callable[[Asked], Iterable[int]]
    reason: Callable[[Asked, int], str | None]


def why_not(box: Box, s: Any, lang: str, names: Sequence[str] = ()) -> dict[str, str]:
    """W-26.1  For the seat that is asked: by the place where it lies, why a thing cannot be pointed at now."""
    if s.over or int(s.stack[int(s.depth) - 1].player) == CHANCE:
        return {}
    asked = Asked(box, s, lang, names)
    look, out = LOOKS[asked.ask], np.zeros(THINGS, np.int16)
    legal = frozenset(out[: options(box.record, s, out)].tolist())
    reasons = {}
    for thing in look.candidates(asked):
        if thing not in legal:
            reasons[anchor(box, s, thing)] = look.reason(asked, thing) or asked.say("why-not-no-change")
    return reasons


def judged(box: Box, s: Any, lang: str = "en", names: Sequence[str] = ()) -> dict[int, str | None]:
    """W-26.1  Every candidate of the question that waits, with its reason, or None if the rules allow it."""
    asked = Asked(box, s, lang, names)
    look = LOOKS[asked.ask]
    return {thing: look.reason(asked, thing) for thing in look.candidates(asked)}


# ---------------------------------------------------------------------------------------------------------------------
# Things that several questions are about


def _nothing(asked: Asked) -> list[int]:
    """A question all of whose answers are buttons that are always there."""
    return []


def _fine(asked: Asked, thing: int) -> str | None:
    """Every candidate is legal."""
    return None


def _yes(asked: Asked) -> list[int]:
    return [Thing.YES]


def _goods(asked: Asked) -> list[int]:
    return [Thing.GOOD + kind for kind in range(GOODS)]


def _held(asked: Asked, deck: Deck, zone: int = Zone.HELD) -> list[int]:
    """The asked player's own cards of a deck."""
    first, size = Card[deck.name], len(asked.box.pack.deck(deck))
    held = [number for number in range(size) if asked.s.zone[first + number] == zone + asked.player]
    return [int(CARD_THING(asked.box.record, deck, number)) for number in held]


def _own_pacts(asked: Asked) -> list[int]:
    return _held(asked, Deck.PACT)


def _hand(asked: Asked) -> list[int]:
    return _held(asked, Deck.OMEN)


def _active_omen(asked: Asked) -> list[int]:
    return [int(OMEN_THING(int(asked.seat.active)))] if asked.seat.active != NO_CARD else []


def _skill(asked: Asked) -> list[int]:
    return [int(SKILL_THING(int(asked.seat.skill)))] if asked.seat.skill != NO_CARD else []


def _others(asked: Asked) -> list[int]:
    return [Thing.SEAT + seat for seat in range(asked.box.players) if seat != asked.player]


def _displayed(asked: Asked) -> list[int]:
    return [int(PACT_THING(int(pact))) for pact in asked.s.display if pact != NO_CARD]


def _board(asked: Asked) -> list[int]:
    return [Thing.LOCATION + location for location in range(BOARD_LOCATIONS)]


def _places(asked: Asked) -> list[int]:
    """W-11.1, W-10.3, W-20.2  Every place on the table: of the board, of masterboards in play, of the round card."""
    masters = {int(asked.s.seat[seat].master) for seat in range(asked.box.players)}
    places = [*range(BOARD_LOCATIONS), *(location for location, master in OWN_PLACES if master in masters)]
    if asked.s.place_card != NO_CARD:
        places.append(PLACE_ON(int(asked.s.place_card)))
    return [int(LOCATION_THING(location)) for location in places]


def _owner_of(asked: Asked, location: int) -> int:
    """W-10.3  Whose masterboard a place lies on."""
    master = dict(OWN_PLACES)[Location(location)]
    return next(seat for seat in range(asked.box.players) if asked.s.seat[seat].master == master)


def _standing(asked: Asked, location: int) -> str:
    """Those who have workers on a location."""
    s = asked.s
    there = [
        asked.name(seat)
        for seat in range(asked.box.players)
        if s.loyal_at[location, seat] or GROUP_AT(s, seat, location)
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
    if IS_PACT(thing):
        return asked.say("why-not-pacts-later")
    if thing >= Thing.OMEN:
        return _free_moment(asked, thing, step_two=False)
    seat, worker = asked.seat, Worker(thing - Thing.WORKER)
    if worker == Worker.SPECIAL:
        if seat.special == Special.AVAILABLE:
            return None
        return asked.say("why-not-special-home" if seat.special == Special.HOME else "why-not-special-placed")
    if worker == Worker.LOYAL:
        return None if seat.loyal else asked.say("why-not-loyal-placed")
    if seat.additional:
        return None
    recruited = int(seat.recruited)
    return asked.say("why-not-additional-placed", n=recruited) if recruited else asked.say("why-not-additional-home")


def _step2_reason(asked: Asked, thing: int) -> str | None:
    """W-4.8, W-17.12"""
    if IS_PACT(thing):
        return pact_lacks(asked, int(PACT_IN(thing)))
    return _free_moment(asked, thing, step_two=True)


def _free_moment(asked: Asked, thing: int, step_two: bool) -> str | None:
    """W-4.11  A skill, the active omen, or an omen of the hand, which nobody plays just so."""
    if IS_SKILL(thing):
        return _skill_reason(asked, step_two)
    if OMEN_IN(thing) != asked.seat.active:
        place = asked.voice.place(Location.PLAY_OMEN)
        return asked.say("why-not-omen-just-so", place=place)
    return _active_reason(asked)


def _active_reason(asked: Asked) -> str | None:
    """W-18.9"""
    if CAN_USE_ACTIVE_OMEN(asked.box.record, asked.s, asked.player):
        return None
    omen, source = int(asked.seat.active), Source.OMEN + int(asked.seat.active)
    timing = asked.box.record.effect[source].timing
    if timing == Timing.END:
        return asked.say("why-not-scored-later")
    if timing != Timing.PER_ROUND:
        return asked.say("why-not-by-itself")
    if asked.seat.active_used:
        return asked.say("why-not-used-this-round")
    if asked.box.record.passive[omen, Op.COLLECT_MORE]:
        return asked.say("why-not-by-itself")
    return clause_lacks(asked, source, 0, int(asked.seat.omens))


_MOMENTS = {
    Moment.AFTER_ACTION: "why-not-skill-after-action",
    Moment.PLACING: "why-not-skill-placing",
    Moment.STEP_TWO: "why-not-skill-step-two",
}


def _skill_reason(asked: Asked, step_two: bool) -> str | None:
    """W-9.6, W-9.8 - W-9.13"""
    if CAN_USE_SKILL(asked.box.record, asked.s, asked.player, int(step_two)):
        return None
    if asked.seat.skill_used:
        return asked.say("why-not-skill-used")
    moment = Moment(int(asked.box.record.skill_moment[asked.seat.skill]))
    if moment in _MOMENTS and not (step_two and moment == Moment.STEP_TWO):
        return asked.say(_MOMENTS[moment])
    return source_lacks(asked, Source.SKILL + int(asked.seat.skill))


def _place_reason(asked: Asked, thing: int) -> str | None:
    """W-4.4, W-9.10, W-10.3, W-11.3"""
    location = int(LOCATION_IN(thing))
    box, s = asked.box.record, asked.s
    if IS_ON_MASTER(location) and not IS_OWN_PLACE(s, asked.player, location):
        return asked.say("why-not-others-place", player=asked.name(_owner_of(asked, location)))
    spaces = int(box.spaces[location])
    if spaces == 0:
        return asked.say("why-not-no-spaces", n=asked.box.players)
    crowds = HAS_SKILL_FOR(box, s, asked.player, Moment.PLACING) and (box.crowd_own or not IS_ON_MASTER(location))
    if IS_FREE(box, s, location) or crowds:
        return None
    return asked.say("why-not-full", n=spaces, players=_standing(asked, location))


def _use_reason(asked: Asked, thing: int) -> str | None:
    """W-4.5, W-16.6, R-W-10  The action of the place where the worker stands."""
    location = asked.noted(ActNote.LOCATION)
    if CAN_USE_PLACE(asked.box.record, asked.s, asked.player, location):
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
    location = int(LOCATION_IN(thing))
    box, s = asked.box.record, asked.s
    if IS_HUNTING_GROUND(box, s, asked.player, location):
        return None
    if location == Location.CHASE_AWAY:
        return asked.say("why-not-chase-here")
    if IS_ON_MASTER(location) and not box.chase_masters:
        return asked.say("why-not-chase-masterboard")
    if s.workers[location] == 0:
        return asked.say("why-not-nobody-here")
    victims = [seat for seat in range(asked.box.players) if seat != asked.player and GROUP_AT(s, seat, location)]
    if victims:  # everybody there is protected
        return asked.say("why-not-protected", player=asked.voice.both([asked.name(seat) for seat in victims]))
    loyal = any(s.loyal_at[location, seat] for seat in range(asked.box.players) if seat != asked.player)
    return asked.say("why-not-loyal-stay" if loyal else "why-not-own-workers")


def _opponent_reason(asked: Asked, thing: int) -> str | None:
    """W-12.2.7, O-26"""
    other, purpose, about = thing - Thing.SEAT, asked.noted(OpponentNote.PURPOSE), asked.noted(OpponentNote.ABOUT)
    if IS_VICTIM(asked.box.record, asked.s, asked.player, other, purpose, about):
        return None
    name = asked.name(other)
    if purpose == Purpose.STEAL:
        return asked.say("why-not-has-nothing", player=name)
    if GROUP_AT(asked.s, other, about):
        return asked.say("why-not-protected", player=name)
    return asked.say("why-not-no-group", player=name)


def _recruits(asked: Asked) -> list[int]:
    return [Thing.WORKER + Worker.ADDITIONAL, Thing.WORKER + Worker.SPECIAL]


def _recruit_reason(asked: Asked, thing: int) -> str | None:
    """W-13.1, W-13.2, W-13.6"""
    box, s, player, free = asked.box.record, asked.s, asked.player, asked.noted(RecruitNote.FREE)
    worker, following = thing - Thing.WORKER, int(NEXT_RECRUIT(box, s, player))
    if worker == following:
        return None if CAN_RECRUIT(box, s, player, free) else recruit_lacks(asked, bool(free))
    if worker == Worker.SPECIAL and asked.seat.special == Special.HOME:
        return asked.say("why-not-special-last", n=int(box.additional) - int(asked.seat.recruited))
    return asked.say("why-not-recruited-special" if worker == Worker.SPECIAL else "why-not-recruited-additional")


def _to_give_up(asked: Asked) -> list[int]:
    """W-10.10  All own workers: by type those who can be told apart by it, the others by where they stand."""
    placed = [int(LOCATION_THING(at)) for at in range(LOCATIONS) if asked.s.additional_at[at, asked.player]]
    return [*(Thing.WORKER + worker for worker in Worker), *placed]


def _give_up_reason(asked: Asked, thing: int) -> str | None:
    """W-10.10, W-10.14"""
    box, s, player, seat = asked.box.record, asked.s, asked.player, asked.seat
    if thing >= Thing.LOCATION:
        if MAY_GIVE_UP_AT(box, s, player, int(LOCATION_IN(thing))):
            return None
        return asked.say("why-not-only-available" if box.sacrifice_available else "why-not-visiting")
    worker = thing - Thing.WORKER
    if worker == Worker.LOYAL:
        return asked.say("why-not-loyal-given-up")
    if worker == Worker.ADDITIONAL:
        return None if seat.additional else asked.say("why-not-none-available")
    if MAY_GIVE_UP_SPECIAL(box, s, player):
        return None
    if seat.special == Special.HOME:
        return asked.say("why-not-special-home")
    return asked.say("why-not-only-available" if box.sacrifice_available else "why-not-visiting")


def _own_standing(asked: Asked) -> list[int]:
    s, player = asked.s, asked.player
    there = [at for at in range(LOCATIONS) if s.loyal_at[at, player] or s.additional_at[at, player]]
    return [int(LOCATION_THING(at)) for at in there]


def _leave_reason(asked: Asked, thing: int) -> str | None:
    """W-14.8"""
    there = asked.s.additional_at[int(LOCATION_IN(thing)), asked.player]
    return None if there else asked.say("why-not-loyal-unpaid")


def _everybody(asked: Asked) -> list[int]:
    return [Thing.SEAT + seat for seat in range(asked.box.players)]


def _worthy_reason(asked: Asked, thing: int) -> str | None:
    """W-7.7, W-7.9"""
    seat = thing - Thing.SEAT
    return None if asked.noted(WorthyNote.TIED) >> seat & 1 else asked.say("why-not-not-tied", player=asked.name(seat))


def _masters(asked: Asked) -> list[int]:
    return [Thing.MASTER + master for master in B_MASTERS]


def _master_reason(asked: Asked, thing: int) -> str | None:
    """W-2.12"""
    for seat in range(asked.box.players):
        if asked.s.seat[seat].master == thing - Thing.MASTER:
            return asked.say("why-not-master-taken", player=asked.name(seat))
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
    standard, box = thing - Thing.LOCATION - FIRST_STANDARD, asked.box.record
    if CAN_UPGRADE_LOCATION(box, asked.s, asked.player, standard, discount, free):
        return None
    level = int(LEVEL_OF(asked.s, standard))
    if level == LEVELS - 1:
        return asked.say("why-not-highest-level", n=level)
    return _too_dear(asked, int(PRICE(asked.s, int(box.upgrade_cost[standard, level]), discount, free)))


def _tower_reason(asked: Asked, card: int, discount: int, free: int) -> str | None:
    """W-15.10"""
    box, s = asked.box.record, asked.s
    if CAN_UPGRADE_TOWER(box, s, asked.player, card, discount, free):
        return None
    zone = int(s.zone[Card.TOWER + card])
    if zone == Zone.HELD + asked.player:
        return asked.say("why-not-own-tower")
    if zone != Zone.OPEN:
        return asked.say("why-not-others-tower", player=asked.name(zone - Zone.HELD))
    if asked.seat.tower[box.tower_sort[card]] != NO_CARD:
        return asked.say("why-not-tower-slot")
    return _too_dear(asked, int(PRICE(s, int(box.tower_cost[card]), discount, free)))


def _too_dear(asked: Asked, gold: int) -> str:
    return asked.say("why-not-needs", needs=asked.voice.goods(Good.GOLD, gold), has=str(_gold(asked)))


def _markers(asked: Asked) -> list[int]:
    """W-15.4  The upgrade markers that lie on locations."""
    spaces = LEVELS - 1
    owners = asked.s.marker.reshape(STANDARD_LOCATIONS * spaces).tolist()
    return [Thing.MARKER + number for number, owner in enumerate(owners) if owner != NOBODY]


def _marker_reason(asked: Asked, thing: int) -> str | None:
    """O-21, O-22"""
    standard, space = divmod(thing - Thing.MARKER, LEVELS - 1)
    return None if IS_OPPONENTS(asked.s, asked.player, standard, space) else asked.say("why-not-own-marker")


def _display_reason(asked: Asked, thing: int) -> str | None:
    """W-12.3.3, W-22.4"""
    slot, with_gold = int(SLOT_OF(asked.s, PACT_IN(thing))), asked.noted(DisplayNote.WITH_GOLD)
    if CAN_TAKE_SLOT(asked.box.record, asked.s, asked.player, slot, with_gold):
        return None
    return slot_costs(asked, -int(asked.box.record.slot_gold[slot]))


def _own_pact_reason(asked: Asked, thing: int) -> str | None:
    """W-9.13, O-34, O-35"""
    box, s, pact = asked.box.record, asked.s, int(PACT_IN(thing))
    purpose, number, hand = asked.noted(OwnPactNote.PURPOSE), asked.noted(OwnPactNote.NUMBER), int(asked.seat.omens)
    if SUITS(box, s, asked.player, pact, purpose, number, hand):
        return None
    points = int(box.effect[Source.PACT + pact].vp)
    if purpose == Purpose.FULFIL_FREE and 0 < number < points:
        return asked.say("why-not-reward-too-large", n=number, points=points)
    omens = lacking(asked, [0] * Due.OMEN + pact_dues(asked, pact)[Due.OMEN :], hand)
    if omens or purpose == Purpose.FULFIL_FREE:
        return omens
    short = int(SHORTAGE(box, s, asked.player, pact))
    return asked.say("why-not-even-reduced", n=number, short=short)


def _waived(asked: Asked) -> list[int]:
    return [Thing.GOOD + kind for kind in range(GOODS + 1)]


def _waive_reason(asked: Asked, thing: int) -> str | None:
    """O-34"""
    kind, more = thing - Thing.GOOD, asked.noted(WaiveNote.MORE)
    if asked.s.due[kind] <= 0:
        return asked.say("why-not-not-due")
    if DUE_SHORTAGE(asked.s, asked.player, kind) <= more - 1:
        return None
    return asked.say("why-not-rest-not-payable")


def _borrow_reason(asked: Asked, thing: int) -> str | None:
    """O-36, W-20.7"""
    location = int(LOCATION_IN(thing))
    box, s = asked.box.record, asked.s
    if CAN_LEND(box, s, asked.player, location):
        return None
    if location in (Location.CHASE_AWAY, Location.PILLAGE):
        return asked.say("why-not-never-lent")
    if location == s.current_at:
        return asked.say("why-not-stands-here")
    free = int(box.spaces[location]) - int(s.workers[location])
    if free > 0:
        return asked.say("why-not-not-full", n=free, spaces=int(box.spaces[location]))
    if location == Location.PLAY_OMEN:
        return asked.say("why-not-no-playable-omen" if asked.seat.omens else "why-not-no-omens")
    return _place_lacks(asked, location)


def _alternatives(asked: Asked) -> list[int]:
    return [Thing.CHOICE, Thing.CHOICE + 1]


def _alternative_reason(asked: Asked, thing: int) -> str | None:
    """W-12.11.1, W-12.15.1"""
    source = int(asked.s.stack[int(asked.s.depth) - 2].note[EffectNote.SOURCE])
    begin = int(asked.box.record.effect[source].alternative) if thing > Thing.CHOICE else 0
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
    return (
        None if asked.seat.goods[thing - Thing.GOOD] > 0 else asked.say("why-not-have-none", none=_none(asked, thing))
    )


def _take_reason(asked: Asked, thing: int) -> str | None:
    """W-24.4, O-12"""
    kind = thing - Thing.GOOD
    if asked.noted(TakeNote.FROM_MONSTER):
        return None if asked.s.monster[kind] > 0 else asked.say("why-not-not-on-monster", good=_kind(asked, thing))
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _steal_reason(asked: Asked, thing: int) -> str | None:
    """O-26"""
    victim = asked.noted(StealNote.VICTIM)
    if asked.s.seat[victim].goods[thing - Thing.GOOD] > 0:
        return None
    return asked.say("why-not-has-none", player=asked.name(victim), none=_none(asked, thing))


def _swap_in_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    kind, received, handed_in = thing - Thing.GOOD, asked.noted(SwapNote.RECEIVED), asked.noted(SwapNote.HANDED_IN)
    if CAN_HAND_IN(asked.s, asked.player, kind, received, handed_in):
        return None
    if asked.seat.goods[kind] <= 0:
        return asked.say("why-not-have-none", none=_none(asked, thing))
    return asked.say("why-not-just-received" if received >> kind & 1 else "why-not-nothing-to-exchange")


def _swap_out_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    kind, handed_in = thing - Thing.GOOD, asked.noted(SwapNote.HANDED_IN)
    if handed_in >> kind & 1:
        return asked.say("why-not-handed-in")
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _buy_reason(asked: Asked, thing: int) -> str | None:
    """W-12.15.3"""
    if asked.seat.vp <= 0:
        return asked.say("why-not-no-vp")
    kind = thing - Thing.GOOD
    return None if asked.s.supply[kind] > 0 else supply_out_of(asked, kind)


def _omen_reason(asked: Asked, thing: int) -> str | None:
    return omen_lacks(asked, int(OMEN_IN(thing)))


def _hand_and_active(asked: Asked) -> list[int]:
    return [*_hand(asked), *_active_omen(asked)]


def _discard_reason(asked: Asked, thing: int) -> str | None:
    """W-18.7"""
    return asked.say("why-not-active-no-payment") if OMEN_IN(thing) == asked.seat.active else None


def _drawn_secrets(asked: Asked) -> list[int]:
    return _held(asked, Deck.SECRET, Zone.DRAWN)


LOOKS: Mapping[Ask, Look] = {
    Ask.SECRET: Look(_drawn_secrets, _fine),
    Ask.MASTER: Look(_masters, _master_reason),
    Ask.DRAFT: Look(_displayed, _fine),
    Ask.WORKER: Look(_workers, _worker_reason),
    Ask.PLACE: Look(_places, _place_reason),
    Ask.USE: Look(_yes, _use_reason),
    Ask.AGAIN: Look(_yes, _use_reason),
    Ask.STEP2: Look(_turn_things, _step2_reason),
    Ask.GROUP: Look(_places, _group_reason),
    Ask.OPPONENT: Look(_others, _opponent_reason),
    Ask.MOVE: Look(_nothing, _fine),
    Ask.DISPLAY: Look(_displayed, _display_reason),
    Ask.UPGRADE: Look(_upgrades, _upgrade_reason),
    Ask.RECRUIT: Look(_recruits, _recruit_reason),
    Ask.ELEVEN: Look(_alternatives, _alternative_reason),
    Ask.TRADE: Look(_alternatives, _alternative_reason),
    Ask.SWAP_IN: Look(_goods, _swap_in_reason),
    Ask.SWAP_OUT: Look(_goods, _swap_out_reason),
    Ask.BUY: Look(_goods, _buy_reason),
    Ask.OMEN: Look(_hand, _omen_reason),
    Ask.DISCARD: Look(_hand_and_active, _discard_reason),
    Ask.PAY: Look(_goods, _have_none),
    Ask.TAKE: Look(_goods, _take_reason),
    Ask.STEAL: Look(_goods, _steal_reason),
    Ask.REVENGE: Look(_nothing, _fine),
    Ask.GIVEUP: Look(_to_give_up, _give_up_reason),
    Ask.ROB: Look(_nothing, _fine),
    Ask.MARKER: Look(_markers, _marker_reason),
    Ask.OWNPACT: Look(_own_pacts, _own_pact_reason),
    Ask.WAIVE: Look(_waived, _waive_reason),
    Ask.BORROW: Look(_board, _borrow_reason),
    Ask.LEAVE: Look(_own_standing, _leave_reason),
    Ask.WORTHY: Look(_everybody, _worthy_reason),
}
