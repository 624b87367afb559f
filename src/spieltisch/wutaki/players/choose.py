"""A rule of thumb for every question of Wutaki. It sees an observation and the options, and never a state."""

from ...core.arrays import Floats, Ints
from ...core.rule import rule
from ...core.streams import pick
from ..rules.notes import (
    ActNote,
    DiscardNote,
    DisplayNote,
    EffectNote,
    OpponentNote,
    OwnPactNote,
    PlaceNote,
    RecruitNote,
    SwapNote,
    UpgradeNote,
)
from ..rules.observation import ASK, CURRENT, VP
from ..rules.state import Box
from ..rules.things import is_pact, is_skill, location_in, omen_in, pact_in, revenge_in, secret_in, skill_in
from ..rules.usable import source_of
from ..rules.words import (
    DISPLAY_SLOTS,
    FIRST_STANDARD,
    GOODS,
    Ask,
    Due,
    Location,
    Master,
    Purpose,
    Source,
    Thing,
    Worker,
)
from . import seen as look
from .plan import (
    BASE,
    CARD,
    FADE,
    FIRST_PACT,
    HELD,
    MISSING,
    PACT_NUMBERS,
    PLANNED,
    REVENGE,
    claim_worth,
    gain,
    make_plan,
    pact_value,
    plan_for_claims,
    prospects,
    reach,
    worth_of_one,
)
from .seen import asked, head, noted, noted_below, seat
from .worth import (
    IMPOSSIBLE,
    SWAP_HELPS,
    TAKEN,
    another_pact,
    clause_worth,
    effect_worth,
    find_best_group,
    find_best_omen,
    group_worth,
    kept_omen_worth,
    omen_worth,
    place_worth,
    recruit_one,
    revenge_loss,
    secret_worth,
    slot_worth,
    upgrade_worth,
)

SKILL_WORTH = 2.92  # a one-time skill is kept for something that is worth as much, until the end is near
LESS_FOR_OTHERS = 0.01  # a marker that has no use for me is still one less for others
# W-10.3 - W-10.15  Which masterboard to take, measured with boards dealt at random (docs/balance.md)
MASTER_WORTH = (1.0, 4.0, 3.0, 0.0, 2.0)
THIEVES_OF_FOUR = 2.0  # among four there is more to rob


# --- the turn --------------------------------------------------------------------------------------------------------


@rule
def skill_threshold(plan: Floats) -> float:
    """W-9.6  What a one-time skill must bring to be used now: less and less towards the end."""
    return 0.3 + SKILL_WORTH * plan[FADE]


@rule
def free_moment_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-4.11  A skill or the once-per-round omen, compared with doing nothing."""
    if is_skill(thing):
        return effect_worth(box, seen, plan, Source.SKILL + skill_in(thing)) - skill_threshold(plan)
    return effect_worth(box, seen, plan, Source.OMEN + omen_in(thing))


@rule
def worker_thing_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-4.3, W-4.11  Useful free moments first; then the special worker while there is room, the loyal one, and last

    the additional one, who can be chased away.
    """
    if thing >= Thing.PACT:
        return free_moment_worth(box, seen, plan, thing)
    if thing == Thing.WORKER + Worker.SPECIAL:
        return 0.0
    return -1.0 if thing == Thing.WORKER + Worker.LOYAL else -2.0


@rule
def location_worth(box: Box, seen: Floats, plan: Floats, location: int) -> float:
    """W-4.4, W-9.10  A place for the worker; on a full one the skill S-3 is used up."""
    times = 2 if noted(seen, PlaceNote.WORKER) == Worker.SPECIAL else 1
    worth = place_worth(box, seen, plan, location, times)
    if location != Location.ASIDE and look.is_full(box, seen, location):
        worth -= skill_threshold(plan)
    return worth


@rule
def again_worth(box: Box, seen: Floats, plan: Floats, location: int) -> float:
    """W-16.6, W-9.8  A second execution; with S-1 it must be worth the skill."""
    worth = place_worth(box, seen, plan, location, 1)
    return worth if head(seen, CURRENT) == Worker.SPECIAL else worth - skill_threshold(plan)


@rule
def fulfil_worth(box: Box, seen: Floats, plan: Floats, pact: int) -> float:
    """W-4.8  Fulfil whatever can be fulfilled, first what brings most for the markers it takes from others."""
    items = 0.0
    for due in range(Due.OMEN + 1):
        items += int(box.pact_cost[pact, due])
    return 1.0 + pact_value(box, seen, plan, pact) - 0.3 * items


@rule
def step2_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-4.8, W-4.11  Pacts, free moments, or the end of the turn."""
    if is_pact(thing):
        return fulfil_worth(box, seen, plan, pact_in(thing))
    return free_moment_worth(box, seen, plan, thing)


# --- inside actions --------------------------------------------------------------------------------------------------


@rule
def from_me(box: Box, own_seat: int, thing: int) -> int:
    """A seat that is pointed at, counted from oneself."""
    return (thing - Thing.SEAT - own_seat) % box.players


@rule
def opponent_worth(box: Box, seen: Floats, plan: Floats, player: int) -> float:
    """W-12.2.7, W-12.4.3, O-26  Whom to harm: the largest group, the richest, and otherwise who is ahead."""
    purpose = noted(seen, OpponentNote.PURPOSE)
    worth = 0.1 * seat(seen, player, VP)
    if purpose == Purpose.CHASE:
        worth += 10.0 * look.group_at(seen, player, noted(seen, OpponentNote.ABOUT))
    elif purpose == Purpose.STEAL:
        worth += look.goods_of(seen, player)
    return worth


@rule
def display_worth(box: Box, seen: Floats, plan: Floats, pact: int) -> float:
    """W-12.3, W-12.4  Claim what is worth most to oneself; give away what is worth least."""
    if noted(seen, DisplayNote.PURPOSE) == Purpose.GIVE_PACT:
        items = 0
        for due in range(Due.OMEN + 1):
            items += int(box.pact_cost[pact, due])
        return items - 1.0 * int(box.effect[Source.PACT + pact].vp) + 20.0
    for slot in range(DISPLAY_SLOTS):
        if look.displayed(seen, slot) == pact:
            with_gold = noted(seen, DisplayNote.WITH_GOLD)
            return slot_worth(box, seen, plan, slot, with_gold, plan_for_claims(plan)) + another_pact(seen)
    return IMPOSSIBLE


@rule
def upgrade_thing_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-15.14  A location or a tower card."""
    discount, free = noted(seen, UpgradeNote.DISCOUNT), noted(seen, UpgradeNote.FREE)
    points = noted(seen, UpgradeNote.POINTS)
    if thing >= Thing.TOWER:
        return upgrade_worth(box, seen, plan, -1, thing - Thing.TOWER, discount, free, points)
    standard = thing - Thing.LOCATION - FIRST_STANDARD
    return upgrade_worth(box, seen, plan, standard, -1, discount, free, points)


@rule
def recruit_thing_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """W-13.7  The next worker, for its price."""
    worth = recruit_one(box, seen, plan, 0, noted(seen, RecruitNote.FREE))
    return worth + gain(box, seen, plan)


@rule
def alternative_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-12.11.1, W-12.15.1  The alternatives of a place."""
    source = noted_below(seen, EffectNote.SOURCE)
    begin = int(box.effect[source].alternative) if thing == Thing.CHOICE + 1 else 0
    return clause_worth(box, seen, plan, source, begin)


@rule
def best_swap_with(box: Box, seen: Floats, plan: Floats, given: int) -> float:
    """W-12.15.3  What the best swap of one marker of this kind gains."""
    received, best = noted(seen, SwapNote.RECEIVED), IMPOSSIBLE
    handed_in = noted(seen, SwapNote.HANDED_IN) | (1 << given)
    plan[HELD + given] -= 1
    for taken in range(GOODS):
        if not (handed_in >> taken) & 1 and look.supply(seen, taken) > 0:
            plan[HELD + taken] += 1
            best = max(best, prospects(box, plan) - plan[BASE])
            plan[HELD + taken] -= 1
    plan[HELD + given] += 1
    return best if not (received >> given) & 1 else IMPOSSIBLE


@rule
def discard_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-17.12, W-9.11, O-29  Discard the omen one would play last; go on only as long as that is a gain."""
    purpose = noted(seen, DiscardNote.PURPOSE)
    if thing == Thing.DONE:
        return -1.2 if purpose == Purpose.EXCHANGE else -2.0
    return -max(0.0, omen_worth(box, seen, plan, omen_in(thing), kept_omen_worth(box, plan)))


@rule
def own_pact_worth(box: Box, seen: Floats, plan: Floats, pact: int) -> float:
    """W-9.13, O-33 - O-35  Fulfil what is dear and far away; return what will not be fulfilled."""
    value = pact_value(box, seen, plan, pact)
    missing, items = 12.0, 0.0
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        if int(plan[at + CARD]) == pact:
            missing = plan[at + MISSING]
    for due in range(Due.OMEN):
        items += int(box.pact_cost[pact, due])
    if noted(seen, OwnPactNote.PURPOSE) == Purpose.RETURN:
        return missing - 0.5 * value
    return value * (1.0 - reach(plan, missing)) + 0.5 * min(items, float(max(3, noted(seen, OwnPactNote.NUMBER))))


@rule
def waive_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """O-34  Waive the kind one would miss most, and what may be anything last."""
    kind = thing - Thing.GOOD
    return -1.0 if kind >= GOODS else -worth_of_one(box, plan, kind, -1)


@rule
def give_up_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """W-10.10, W-10.14  A worker for B3 or for a revenge card: only when it has little left to do."""
    if thing == Thing.NONE:
        return 0.0
    source = noted_below(seen, EffectNote.SOURCE)
    worth = effect_worth(box, seen, plan, source)
    placed = 0.1 if thing >= Thing.LOCATION else 0.0
    return worth + placed - (0.2 if thing == Thing.WORKER + Worker.SPECIAL else 0.0)


@rule
def marker_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """O-21, O-22  The marker of the opponent who is ahead, rather where one collects oneself if it stays."""
    standard, space = (thing - Thing.MARKER) // 2, (thing - Thing.MARKER) % 2
    return 0.1 * seat(seen, look.marker_at(seen, standard, space), VP)


@rule
def worthy_worth(box: Box, own_seat: int, thing: int) -> float:
    """W-7.7  Nobody is worthier than oneself."""
    return 1.0 if thing == Thing.SEAT + own_seat else 0.0


# --- all questions ---------------------------------------------------------------------------------------------------


@rule
def thing_worth(box: Box, seen: Floats, own_seat: int, plan: Floats, ask: int, thing: int) -> float:
    """What it is worth to point at a thing; to decline is worth nothing, and not to use a place almost nothing."""
    if ask == Ask.DISCARD:
        return discard_worth(box, seen, plan, thing)
    if thing == Thing.DONE or thing == Thing.NONE:
        return 0.0
    if ask == Ask.PLACE:
        return location_worth(box, seen, plan, location_in(thing))
    if ask == Ask.STEP2:
        return step2_worth(box, seen, plan, thing)
    if ask == Ask.WORKER:
        return worker_thing_worth(box, seen, plan, thing)
    if ask == Ask.OMEN:
        return omen_worth(box, seen, plan, omen_in(thing), kept_omen_worth(box, plan))
    if ask == Ask.USE:
        return effect_worth(box, seen, plan, source_of(noted(seen, ActNote.LOCATION)))
    if ask == Ask.AGAIN:
        return again_worth(box, seen, plan, noted(seen, ActNote.LOCATION))
    if ask == Ask.DISPLAY:
        return display_worth(box, seen, plan, pact_in(thing))
    if ask == Ask.UPGRADE:
        return upgrade_thing_worth(box, seen, plan, thing)
    if ask == Ask.RECRUIT:
        return recruit_thing_worth(box, seen, plan)
    if ask == Ask.ELEVEN or ask == Ask.TRADE:
        return alternative_worth(box, seen, plan, thing)
    if ask == Ask.SWAP_IN:
        return best_swap_with(box, seen, plan, thing - Thing.GOOD) - SWAP_HELPS
    if ask == Ask.BUY:
        return worth_of_one(box, plan, thing - Thing.GOOD, 1) - 1.0
    if ask == Ask.PAY:
        return worth_of_one(box, plan, thing - Thing.GOOD, -1)
    if ask == Ask.TAKE or ask == Ask.SWAP_OUT:
        return worth_of_one(box, plan, thing - Thing.GOOD, 1) + LESS_FOR_OTHERS
    if ask == Ask.STEAL:
        return worth_of_one(box, plan, thing - Thing.GOOD, 1) + TAKEN
    return rare_worth(box, seen, own_seat, plan, ask, thing)


@rule
def master_worth(box: Box, master: int) -> float:
    """W-10.3  Architects come first, but thieves where there are many to be robbed."""
    return MASTER_WORTH[master] + (THIEVES_OF_FOUR if master == Master.THIEVES and box.players == 4 else 0.0)


@rule
def rare_worth(box: Box, seen: Floats, own_seat: int, plan: Floats, ask: int, thing: int) -> float:
    """Questions that are seldom put."""
    if ask == Ask.GROUP:
        return group_worth(box, seen, plan, location_in(thing)) + REVENGE
    if ask == Ask.OPPONENT:
        return opponent_worth(box, seen, plan, from_me(box, own_seat, thing))
    if ask == Ask.MOVE or ask == Ask.BORROW:
        location = noted(seen, ActNote.LOCATION) if ask == Ask.MOVE else location_in(thing)
        return place_worth(box, seen, plan, location, 1)
    if ask == Ask.SECRET:
        return secret_worth(box, seen, plan, secret_in(thing))
    if ask == Ask.MASTER:
        return master_worth(box, thing - Thing.MASTER)
    if ask == Ask.DRAFT:
        return claim_worth(box, seen, plan, pact_in(thing), plan_for_claims(plan))
    if ask == Ask.REVENGE:
        return revenge_loss(box, seen, plan, revenge_in(thing)) - 1.0
    if ask == Ask.GIVEUP:
        return give_up_worth(box, seen, plan, thing)
    if ask == Ask.MARKER:
        return marker_worth(box, seen, plan, thing)
    if ask == Ask.OWNPACT:
        return own_pact_worth(box, seen, plan, pact_in(thing))
    if ask == Ask.WAIVE:
        return waive_worth(box, seen, plan, thing)
    if ask == Ask.WORTHY:
        return worthy_worth(box, own_seat, thing)
    return 1.0  # ROB: yes; LEAVE: anybody


@rule
def is_about_actions(ask: int, out: Ints, n: int) -> bool:
    """Is there an action among the options that plays an omen or chases somebody away?"""
    if ask == Ask.WORKER or ask == Ask.STEP2:
        return out[n - 1] >= Thing.OMEN
    return ask == Ask.PLACE or ask == Ask.USE or ask == Ask.AGAIN


@rule
def think(box: Box, seen: Floats, plan: Floats, ask: int, out: Ints, n: int) -> None:
    """What has to be known before the options of a question can be compared."""
    make_plan(box, seen, plan)
    if is_about_actions(ask, out, n):
        find_best_group(box, seen, plan)
        find_best_omen(box, seen, plan)


@rule
def weigh(box: Box, seen: Floats, own_seat: int, plan: Floats, out: Ints, n: int, worth: Floats) -> None:
    """What each option is worth to a player who sits at `own_seat` and sees `seen`, in points."""
    ask = asked(seen, ASK)
    think(box, seen, plan, ask, out, n)
    for i in range(n):
        worth[i] = thing_worth(box, seen, own_seat, plan, ask, int(out[i]))


@rule
def choose(box: Box, seen: Floats, own_seat: int, plan: Floats, out: Ints, n: int, stream: Ints) -> int:
    """The option that is worth most to this player; among equals the stream decides. `plan` is room to think in."""
    best, most, equals = int(out[0]), -1.0e9, 0
    if n == 1:
        return best
    ask = asked(seen, ASK)
    think(box, seen, plan, ask, out, n)
    for i in range(n):
        thing = int(out[i])
        worth = thing_worth(box, seen, own_seat, plan, ask, thing)
        if worth > most:
            best, most, equals = thing, worth, 1
        elif worth == most:
            equals += 1
            if pick(stream, equals) == 0:
                best = thing
    return best
