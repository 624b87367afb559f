"""What effects, places, omens and upgrades are worth to a player, in points, read off the box row by row."""

from ...core.arrays import Floats
from ...core.rule import rule
from ..rules.observation import (
    ACTIVE,
    COST_MARKER,
    DISCOUNT,
    ELEMENT,
    FULFILLED,
    FULFILLED_ELEMENT,
    HAND,
    IN_SUPPLY,
    LEVEL,
    MARKERS_LEFT,
    ON_MONSTER,
    OWN_GOODS,
    PLACE_CARD,
    RECRUITED,
    REVENGE_CARDS,
    SECRET_PACTS,
    SPECIAL,
    START,
    TOWER,
    UNFULFILLED,
    VP,
)
from ..rules.observation import CARD as SEEN_CARD
from ..rules.state import Box
from ..rules.things import place_on
from ..rules.usable import end_of_cost, source_of
from ..rules.words import (
    BOARD_LOCATIONS,
    CAPACITY,
    DISPLAY_SLOTS,
    ELEMENTS,
    FIRST_STANDARD,
    GOODS,
    LEVELS,
    NO_CARD,
    NOWHERE,
    PYRAMID_LEVELS,
    RESOURCE_LOCATIONS,
    STANDARD_LOCATIONS,
    Card,
    Column,
    Comparison,
    Count,
    Deck,
    Due,
    Good,
    Location,
    Op,
    Source,
    Special,
    Timing,
    Tower,
    Who,
    Zone,
)
from . import seen as look
from .plan import (
    ABSOLUTION,
    BASE,
    BEST_GROUP,
    BEST_OMEN,
    CARD,
    COST_GOOD,
    DUE,
    FADE,
    FIRST_PACT,
    GIVEN,
    HELD,
    MISSING,
    OMENS,
    PACT_NUMBERS,
    PLACING,
    PLACINGS_LEFT,
    PLANNED,
    RECEIVED,
    REVENGE,
    ROUNDS_LEFT,
    SECRET,
    SPARE,
    VALUE,
    claim_worth,
    gain,
    pay_from,
    pay_good,
    plan_for_claims,
    price_all,
    prospects,
    reach,
    read_holdings,
    reward_worth,
    take_best,
    with_more,
    worker_worth,
)
from .seen import (
    head,
    is_mine,
    kind_for_me,
    level_at,
    markers_at,
    mine,
    monster,
    my_goods,
    my_hand_has,
    recruits_of,
    seat,
    supply,
    upgrades_of,
)

TOWERS = CAPACITY[Deck.TOWER]
IMPOSSIBLE = -1000.0
NO_PRICE = -1
POINTLESS = -500.0  # whatever is worth less than this contains something impossible

ENOUGH_PACTS = 3  # open at the same time; each further one is a burden
CROWD = 2.0  # what it costs to claim one more than that
FEW_PACTS = 1.1  # gained by claiming while there is hardly anything to work for
VISITS_PER_ROUND = 0.22  # of each player at each resource location
OWN_YIELD = 0.5  # further markers a round from a higher level of a location that I visit as well
START_MARKER = 8.69  # to be the first in the next round: whoever comes first pillages the monster
WAITING = 0.15  # and for each marker that lies there already and stays until then
DENIED = 0.06  # a marker of the monster that nobody else gets
CHASED = 0.77  # an opponent's worker less
TAKEN = 0.5  # a marker less for an opponent
TOPPLED = 1.5  # an opponent's upgrade marker less
FORCED_PACT = 5.0  # what an open pact costs the opponent who gets it in the end
NO_USE = -0.22  # a worker that only stands there: rather than a loss
LEADING = 3.0  # for ending the game while ahead
TRAILING = -12.0  # and while behind
EACH_ROUND = 0.45  # of the rounds that are left, in which an omen is used once a round
EXCHANGED = 0.76  # other omens for those in hand
SLOT_GOLD = 0.76  # a gold marker of the display
UNKNOWN_PACT = 3.05  # the best of four pacts nobody has seen yet
CLIMB_ON = 0.26  # a round that is left, for being one level higher
TWICE = 0.49  # the second execution of an action, compared with the first
SPECIAL_WORTH = 1.23  # of another worker: it acts twice, but costs gold as well
PLAY_IT = 0.66  # of an omen's worth: it could be played in another placing just as well
OWN_BONUS = 0.64  # an owner bonus
SWAP_HELPS = 0.05  # a swap that brings no more is not worth the while
MOST_SWAPS = 2  # thought of in advance; more make trading look better than it turns out


# --- counts and conditions -------------------------------------------------------------------------------------------


@rule
def my_count(box: Box, seen: Floats, plan: Floats, count: int) -> int:
    """D-13, D-15  What cards count, of oneself, with the markers and omens in the plan."""
    if count < GOODS:
        return int(plan[HELD + count])
    if count == Count.ANY:
        total = 0
        for kind in range(GOODS):
            total += int(plan[HELD + kind])
        return total
    if count == Count.OMEN:
        return int(plan[HELD + OMENS]) + int(mine(seen, ACTIVE) >= 0)
    if count == Count.HAND_OMEN:
        return int(plan[HELD + OMENS])
    if count == Count.UPGRADE:
        return upgrades_of(seen, 0)
    if count == Count.RECRUITED:
        return recruits_of(seen, 0)
    if count == Count.REVENGE:
        return mine(seen, REVENGE_CARDS)
    if count == Count.SECRET:
        return mine(seen, SECRET_PACTS)
    if count == Count.VP:
        return mine(seen, VP)
    if count == Count.START_MARKER:
        return int(head(seen, START) == 0)
    if count == Count.FULFILLED:
        return mine(seen, FULFILLED)
    if Count.FULFILLED_ELEMENT <= count < Count.UNFULFILLED:
        return mine(seen, FULFILLED_ELEMENT + count - Count.FULFILLED_ELEMENT)
    if count == Count.UNFULFILLED:
        return mine(seen, UNFULFILLED)
    return markers_at(seen, 0, count - Count.UPGRADE_AT)


@rule
def revenge_loss(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """W-19.1  What an own revenge card will cost: all of it if its limit is broken now, some if that is near."""
    limit = box.limit[card]
    over = my_count(box, seen, plan, int(limit.count)) - int(limit.n)
    if over > 0:
        return float(limit.vp)
    return float(limit.vp) * 0.3 / (1 - over)


@rule
def secret_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """W-21.1, W-21.2  What a secret pact may bring: a count of one's own is sure enough, being first is not."""
    condition = box.condition[card]
    vp, count = float(condition.vp), int(condition.count)
    if condition.comparison != Comparison.MOST:
        return 0.7 * vp
    chance = 1.0 / int(box.players)
    element = count - Count.FULFILLED_ELEMENT
    mine_is = mine(seen, ELEMENT)
    if 0 <= element < ELEMENTS and mine_is >= 0:
        if box.element[mine_is] == element:
            chance += 0.3
        elif box.element[mine_is] == element ^ 1:
            chance -= 0.25
    if count == Count.FULFILLED:
        chance += 0.1
    return chance * vp


# --- upgrades, recruiting, pyramid -----------------------------------------------------------------------------------


@rule
def secret_wants(box: Box, seen: Floats, count: int, so_far: int) -> float:
    """W-21.1  Points of own secret pacts that ask for one more of this count."""
    points, left = 0.0, mine(seen, SECRET_PACTS)
    for card in range(box.cards[Deck.SECRET]):
        if left == 0:
            break
        if is_mine(seen, Card.SECRET + card):
            left -= 1
            condition = box.condition[card]
            if condition.count == count and condition.comparison == Comparison.AT_LEAST and so_far < condition.n:
                points += int(condition.vp) / (int(condition.n) - so_far)
            elif condition.count == count and condition.comparison == Comparison.MOST:
                points += 1.5
    return points


@rule
def location_upgrade_worth(box: Box, seen: Floats, plan: Floats, standard: int) -> float:
    """W-15.5, W-15.6  More for every visitor, the owner bonus at every visit, and what secret pacts ask for."""
    own = markers_at(seen, 0, standard)
    bonus = 0.0
    for due in range(GOODS):
        bonus += int(box.owner_bonus[standard, due]) * SPARE
    visits = VISITS_PER_ROUND * int(box.players) * 2.0
    better = int(box.amount[standard, level_at(seen, standard) + 1]) - int(
        box.amount[standard, level_at(seen, standard)]
    )
    yields = OWN_YIELD * better * (SPARE if standard < RESOURCE_LOCATIONS else PLACING * 0.5)
    return plan[ROUNDS_LEFT] * (visits * bonus + yields) + secret_wants(box, seen, Count.UPGRADE_AT + standard, own)


@rule
def tower_upgrade_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """W-15.11, W-15.12  Elemental: points for pacts, fulfilled and to come; resource: one more at each collecting."""
    kind = int(box.tower_kind[card])
    if box.tower_sort[card] == Tower.RESOURCE:
        return plan[ROUNDS_LEFT] * SPARE * 0.8
    fulfilled = mine(seen, FULFILLED_ELEMENT + kind)
    opposite = mine(seen, FULFILLED_ELEMENT + (kind ^ 1))
    points = float(int(box.tower_bonus[card]) * fulfilled - int(box.tower_malus[card]) * opposite)
    for i in range(int(plan[PLANNED])):
        element = int(box.pact_element[int(plan[FIRST_PACT + i * PACT_NUMBERS + CARD])])
        if element == kind:
            points += int(box.tower_bonus[card]) * 0.7
        elif element == kind ^ 1:
            points -= int(box.tower_malus[card])
    return points + 0.2 * plan[ROUNDS_LEFT]


@rule
def upgrade_price(box: Box, seen: Floats, standard: int, card: int, discount: int, free: int) -> int:
    """W-15.14  Gold for an upgrade of a location (`standard` >= 0) or of the tower; NO_PRICE if it cannot be had."""
    if mine(seen, MARKERS_LEFT) == 0:
        return NO_PRICE
    if standard >= 0:
        level = level_at(seen, standard)
        if level >= LEVELS - 1:
            return NO_PRICE
        price = int(box.upgrade_cost[standard, level])
    else:
        if int(seen[SEEN_CARD + Card.TOWER + card]) != Zone.OPEN or mine(seen, TOWER + int(box.tower_sort[card])) >= 0:
            return NO_PRICE
        price = int(box.tower_cost[card])
    return 0 if free else max(0, price - discount - head(seen, DISCOUNT))


@rule
def upgrade_yield(box: Box, seen: Floats, plan: Floats, standard: int, card: int) -> float:
    """W-15.5, W-15.9  What an upgrade brings besides its points."""
    if standard >= 0:
        return location_upgrade_worth(box, seen, plan, standard)
    return tower_upgrade_worth(box, seen, plan, card)


@rule
def upgrade_worth(
    box: Box, seen: Floats, plan: Floats, standard: int, card: int, discount: int, free: int, points: int
) -> float:
    """W-15.14  An upgrade of a location (`standard` >= 0) or of the tower, or IMPOSSIBLE."""
    price = upgrade_price(box, seen, standard, card, discount, free)
    if price == NO_PRICE or plan[HELD + Good.GOLD] < price:
        return IMPOSSIBLE
    paid = prospects(box, plan) - with_more(box, plan, Good.GOLD, -price)
    asked_for = secret_wants(box, seen, Count.UPGRADE, upgrades_of(seen, 0))
    return points + upgrade_yield(box, seen, plan, standard, card) - paid + asked_for


@rule
def best_upgrade(box: Box, seen: Floats, plan: Floats, discount: int, free: int, points: int) -> float:
    """W-15.14  The best upgrade there is. Many have the same price, and what is paid is thought of once for each."""
    best, known, paid, now = IMPOSSIBLE, NO_PRICE, 0.0, prospects(box, plan)
    for i in range(STANDARD_LOCATIONS + TOWERS):
        standard, card = (i, NO_CARD) if i < STANDARD_LOCATIONS else (-1, i - STANDARD_LOCATIONS)
        price = upgrade_price(box, seen, standard, card, discount, free)
        if price != NO_PRICE and plan[HELD + Good.GOLD] >= price:
            if price != known:
                known, paid = price, now - with_more(box, plan, Good.GOLD, -price)
            best = max(best, upgrade_yield(box, seen, plan, standard, card) - paid)
    if best <= IMPOSSIBLE:
        return IMPOSSIBLE
    return points + best + secret_wants(box, seen, Count.UPGRADE, upgrades_of(seen, 0))


@rule
def recruit_one(box: Box, seen: Floats, plan: Floats, so_far: int, free: int) -> float:
    """W-13.2  Pay the next worker out of HELD: what it is worth itself, 0 if there is none or it cannot be paid."""
    recruited = mine(seen, RECRUITED) + so_far
    if recruited < box.additional:
        if not free and not pay_from(plan, int(plan[COST_GOOD]), int(box.recruit[recruited])):
            return 0.0
        return worker_worth(plan)
    if mine(seen, SPECIAL) != Special.HOME or recruited > box.additional:
        return 0.0
    if not free:
        if plan[HELD + Good.GOLD] < box.special_gold or not pay_from(plan, int(plan[COST_GOOD]), int(box.special_cost)):
            return 0.0
        plan[HELD + Good.GOLD] -= box.special_gold
    return SPECIAL_WORTH * worker_worth(plan)


@rule
def recruit_worth(box: Box, seen: Floats, plan: Floats, n: int, free: int) -> float:
    """W-13.7  Up to n workers, as long as they can be paid."""
    total = 0.0
    for i in range(n):
        worth = recruit_one(box, seen, plan, i, free)
        if worth <= 0.0:
            break
        total += worth
    return total


@rule
def is_crowded(box: Box, seen: Floats, level: int) -> bool:
    """W-12.1.3  Is there no room on this level?"""
    there = 0
    for player in range(1, box.players):
        there += int(seat(seen, player, LEVEL) == level + 1)
    return there >= box.room[level]


@rule
def climb_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """W-12.1.2, W-12.1.5  The next level: its reward for its cost. The top ends the game, which suits who is ahead."""
    level = mine(seen, LEVEL)
    if level >= PYRAMID_LEVELS or is_crowded(box, seen, level) or (level == 0 and mine(seen, MARKERS_LEFT) == 0):
        return IMPOSSIBLE
    for due in range(Due.OMEN):
        n = int(box.level_cost[level, due])
        if n > 0 and not pay_good(box, seen, plan, due, n):
            return IMPOSSIBLE
    worth = reward_worth(box, plan, Source.LEVEL + level)
    if level == PYRAMID_LEVELS - 1:
        ahead = mine(seen, VP) + worth - seat(seen, look.best_opponent(box, seen), VP)
        worth += LEADING if ahead >= 0.0 else TRAILING
    return worth + CLIMB_ON * plan[ROUNDS_LEFT]  # and a step towards the better ones


# --- pacts of the display --------------------------------------------------------------------------------------------


@rule
def slot_worth(box: Box, seen: Floats, plan: Floats, slot: int, with_gold: int, to_do: float) -> float:
    """W-12.3.1, W-22.4  A displayed pact, with the gold of its slot; `to_do` is what `plan_for_claims` returned."""
    pact = look.displayed(seen, slot)
    if pact == NO_CARD:
        return IMPOSSIBLE
    gold = int(box.slot_gold[slot]) if with_gold else 0
    if my_goods(seen, Good.GOLD) + gold < 0:
        return IMPOSSIBLE
    return claim_worth(box, seen, plan, pact, to_do) + SLOT_GOLD * gold


@rule
def another_pact(seen: Floats) -> float:
    """How welcome one more pact is: one needs something to work for, but not too much of it."""
    open_pacts = mine(seen, UNFULFILLED)
    if open_pacts < 2:
        return FEW_PACTS
    return -CROWD * max(0, open_pacts - ENOUGH_PACTS + 1)


@rule
def best_claim(box: Box, seen: Floats, plan: Floats, with_gold: int) -> float:
    """W-12.3  The best displayed pact, for somebody with so many open pacts."""
    best, to_do = IMPOSSIBLE, plan_for_claims(plan)
    for slot in range(DISPLAY_SLOTS):
        best = max(best, slot_worth(box, seen, plan, slot, with_gold, to_do))
    return best + another_pact(seen)


@rule
def unknown_claim(box: Box, seen: Floats, plan: Floats) -> float:
    """W-12.5  The best of four pacts nobody has seen: a good one, if there is time for it."""
    time = min(1.0, plan[PLACINGS_LEFT] / 10.0)
    return UNKNOWN_PACT * time - 8.0 * (1.0 - time) + another_pact(seen)


# --- one row of an effect --------------------------------------------------------------------------------------------


@rule
def goods_row(box: Box, seen: Floats, plan: Floats, op: int, good: int, n: int, is_cost: int) -> float:
    """Markers that come and go: they change HELD. Returns IMPOSSIBLE if a cost cannot be paid."""
    if op == Op.RECEIVE and good == Good.ANY:
        take_best(box, plan, n, IN_SUPPLY, seen)
    elif op == Op.RECEIVE:
        kind = kind_for_me(box, seen, good)
        plan[HELD + kind] += min(n, supply(seen, kind))
    elif op == Op.RECEIVE_FROM_MONSTER:
        take_best(box, plan, n, ON_MONSTER, seen)
    elif op == Op.PILLAGE or op == Op.ROB:
        for kind in range(GOODS):
            plan[HELD + kind] += monster(seen, kind)
        return DENIED * look.on_monster(seen)
    elif not pay_good(box, seen, plan, good, n) and is_cost:
        return IMPOSSIBLE
    return 0.0


@rule
def others_row(box: Box, seen: Floats, plan: Floats, op: int, n: int) -> float:
    """What happens to others: a little of it is a gain."""
    total = 0.0
    if op == Op.TITHE:
        for player in range(1, box.players):
            total += (TAKEN + SPARE) * int(look.goods_of(seen, player) > 0)
    elif op == Op.STEAL:
        richest = 0
        for player in range(1, box.players):
            richest = max(richest, look.goods_of(seen, player))
        total = min(n, richest) * (TAKEN + 0.9)
    elif op == Op.PAY_DAY:
        for player in range(1, box.players):
            kind = int(box.cost_good[seat(seen, player, COST_MARKER)])
            paid = min(recruits_of(seen, player), seat(seen, player, OWN_GOODS + kind))
            total += TAKEN * paid + CHASED * (recruits_of(seen, player) - paid)
    elif op == Op.TAKE_OVER or op == Op.RETURN_UPGRADE:
        theirs = 0
        for standard in range(STANDARD_LOCATIONS):
            for space in range(LEVELS - 1):
                theirs += int(look.marker_at(seen, standard, space) > 0)
        if theirs == 0:
            return IMPOSSIBLE
        total = TOPPLED + (2.5 if op == Op.TAKE_OVER else 0.0)
    return total / max(1, int(box.players) - 1) if op == Op.PAY_DAY else total


@rule
def free_pact_worth(box: Box, seen: Floats, plan: Floats, most: int, missing: float) -> float:
    """W-9.13, O-34, O-35  The own pact that gains most from being fulfilled without its resources, or with fewer."""
    best = IMPOSSIBLE
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        pact = int(plan[at + CARD])
        omens_there = plan[HELD + OMENS] >= int(box.pact_cost[pact, Due.OMEN])
        if omens_there and (most == 0 or box.effect[Source.PACT + pact].vp <= most) and plan[at + MISSING] <= missing:
            items = 0.0
            for due in range(Due.OMEN):
                items += plan[at + DUE + due]
            kept = min(items, missing) * 0.5
            best = max(best, plan[at + VALUE] * (1.0 - reach(plan, plan[at + MISSING])) + kept)
    return best


@rule
def worst_pact(box: Box, seen: Floats, plan: Floats) -> float:
    """O-33  What it is worth to be rid of the own open pact that will hardly be fulfilled."""
    best = IMPOSSIBLE
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        left_open = 1.0 - reach(plan, plan[at + MISSING])
        short = 1.0 - plan[FADE]
        best = max(best, int(box.unfulfilled) * left_open * short)
    return best


@rule
def worst_revenge(box: Box, seen: Floats, plan: Floats) -> float:
    """W-19.4  The own revenge card that costs most."""
    worst, left = 0.0, mine(seen, REVENGE_CARDS)
    for card in range(box.cards[Deck.REVENGE]):
        if left == 0:
            break
        if is_mine(seen, Card.REVENGE + card):
            left -= 1
            worst = max(worst, revenge_loss(box, seen, plan, card))
    return worst


@rule
def cards_row(box: Box, seen: Floats, plan: Floats, op: int, n: int, a: int) -> float:
    """Omens, revenge cards and secret pacts."""
    if op == Op.DRAW_OMEN:
        plan[HELD + OMENS] += n
        return 0.0
    if op == Op.DRAW_REVENGE:
        return REVENGE * n
    if op == Op.DRAW_SECRET:
        return SECRET * n
    if op == Op.CHOOSE_SECRET:
        return SECRET + 1.0
    if op == Op.DISCARD_OMEN:
        return 0.0 if pay_from(plan, OMENS, n) else IMPOSSIBLE
    if op == Op.EXCHANGE_OMENS:
        return EXCHANGED if plan[HELD + OMENS] > 1 else IMPOSSIBLE
    if op == Op.BURN_OMENS:
        burnt = min(n, int(plan[HELD + OMENS]))
        plan[HELD + OMENS] -= burnt
        return float(a * burnt)
    if op == Op.PLAY_OMEN:
        return max(0.0, plan[BEST_OMEN]) * PLAY_IT
    if mine(seen, REVENGE_CARDS) == 0:
        return IMPOSSIBLE
    worst = worst_revenge(box, seen, plan)
    return worst + (ABSOLUTION if op == Op.GIVE_REVENGE else 0.0)


@rule
def pacts_row(box: Box, seen: Floats, plan: Floats, op: int, n: int, a: int) -> float:
    """The display and own pacts."""
    if op == Op.CLAIM_WITH_GOLD:
        return best_claim(box, seen, plan, 1)
    if op == Op.CLAIM:
        return unknown_claim(box, seen, plan)
    if op == Op.GIVE_PACT:
        return FORCED_PACT * (1.0 - plan[FADE]) / (int(box.players) - 1) - 1.0
    if op == Op.RETURN_PACT:
        return worst_pact(box, seen, plan)
    if op == Op.FULFIL_FREE:
        return free_pact_worth(box, seen, plan, a, 99.0)
    if op == Op.FULFIL_REDUCED:
        return free_pact_worth(box, seen, plan, 0, float(n))
    return 0.0


@rule
def swaps_worth(box: Box, seen: Floats, plan: Floats) -> None:
    """W-12.15.3  Exchange what is missed least for what is wanted most, as long as that helps. Changes HELD."""
    now = prospects(box, plan)
    for _ in range(MOST_SWAPS):
        price_all(box, plan, now, GIVEN, -1)
        price_all(box, plan, now, RECEIVED, 1)
        best, one, other = SWAP_HELPS, NOWHERE, NOWHERE
        for given in range(GOODS):
            if plan[HELD + given] >= 1 and plan[HELD + given] <= my_goods(seen, given):
                for taken in range(GOODS):
                    fits = plan[HELD + taken] >= my_goods(seen, taken) and supply(seen, taken) > 0
                    better = plan[GIVEN + given] + plan[RECEIVED + taken]
                    if taken != given and fits and better > best:
                        best, one, other = better, given, taken
        if one == NOWHERE:
            break
        plan[HELD + one] -= 1
        plan[HELD + other] += 1
        now = prospects(box, plan)


@rule
def purchase_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """W-12.15.3  Points for markers, only as far as each brings more than its point. Changes HELD."""
    paid, before = 0.0, prospects(box, plan)
    for _ in range(min(MOST_SWAPS, mine(seen, VP))):
        best, most = -1, 1.0
        for kind in range(GOODS):
            if supply(seen, kind) > plan[HELD + kind] - my_goods(seen, kind):
                worth = with_more(box, plan, kind, 1) - before
                if worth > most:
                    best, most = kind, worth
        if best < 0:
            break
        plan[HELD + best] += 1
        paid += 1.0
        before = prospects(box, plan)
    return -paid if paid > 0.0 else IMPOSSIBLE


@rule
def multiplier_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """W-10.9  One step more: as many points as pacts of others in the own element, of which a quarter is likely."""
    theirs = 0
    for player in range(1, box.players):
        theirs += seat(seen, player, FULFILLED)
    return 0.25 * (theirs + plan[ROUNDS_LEFT] * (int(box.players) - 1)) * int(box.others_pact)


@rule
def workers_row(box: Box, seen: Floats, plan: Floats, op: int, n: int) -> float:
    """Recruiting, chasing, giving up, borrowing."""
    if op == Op.RECRUIT_PAID or op == Op.RECRUIT_FREE:
        if n == 0:
            n = int(box.amount[STANDARD_LOCATIONS - 1, level_at(seen, STANDARD_LOCATIONS - 1)])
        worth = recruit_worth(box, seen, plan, n, int(op == Op.RECRUIT_FREE))
        return worth if worth > 0.0 else IMPOSSIBLE
    if op == Op.RETURN_WORKER:
        return -worker_worth(plan) if recruits_of(seen, 0) > 0 else IMPOSSIBLE
    if op == Op.CHASE:
        return plan[BEST_GROUP] if plan[BEST_GROUP] > 0.0 else IMPOSSIBLE
    return PLACING if op == Op.BORROW else 0.0


@rule
def start_marker_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """W-12.16.1  To be the first in the next round: then one pillages what lies on the monster until then."""
    waiting = look.on_monster(seen) if look.is_full(box, seen, Location.PILLAGE) else 0
    return (START_MARKER + WAITING * waiting) * plan[FADE]


@rule
def rest_row(box: Box, seen: Floats, plan: Floats, op: int, n: int) -> float:
    """The starting player marker, pyramid, multiplier, trade, lasting effects."""
    if op == Op.CLAIM_START:
        return start_marker_worth(box, seen, plan)
    if op == Op.CLIMB:
        return climb_worth(box, seen, plan)
    if op == Op.ADVANCE:
        return multiplier_worth(box, seen, plan)
    if op == Op.EXCHANGE:
        swaps_worth(box, seen, plan)
    elif op == Op.PURCHASE:
        return purchase_worth(box, seen, plan)
    elif op == Op.NO_PAY:
        return 0.5 * plan[ROUNDS_LEFT]
    elif op == Op.BODYGUARD:
        return 0.2 * plan[ROUNDS_LEFT]
    elif op == Op.COLLECT_MORE:
        return 0.8 * n * plan[ROUNDS_LEFT]
    elif op == Op.ACT_TWICE or op == Op.CROWD_IN:
        return PLACING
    return 0.0


@rule
def row_worth(box: Box, seen: Floats, plan: Floats, source: int, i: int, is_cost: int) -> float:
    """One part of an effect: what it brings besides what it does to HELD; IMPOSSIBLE for a cost one cannot pay."""
    row = box.effect[source].row[i]
    op, who, n, a = int(row[Column.OP]), int(row[Column.WHO]), int(row[Column.N]), int(row[Column.A])
    b, c = int(row[Column.B]), int(row[Column.C])
    if who == Who.OTHERS and op != Op.PAY_DAY:
        return 0.0
    if op == Op.RECEIVE_VP:
        return float(n)
    if op == Op.RECEIVE_VP_PER:
        points = n * (my_count(box, seen, plan, a) // b)
        return float(min(points, c) if c > 0 else points)
    if op == Op.LOSE_VP:
        return -float(n) if mine(seen, VP) >= n else IMPOSSIBLE
    if op == Op.RECEIVE or Op.PAY <= op <= Op.RECEIVE_FROM_MONSTER:
        return goods_row(box, seen, plan, op, a, n, is_cost)
    if op == Op.TITHE or op == Op.STEAL or op == Op.PAY_DAY or op == Op.TAKE_OVER or op == Op.RETURN_UPGRADE:
        return others_row(box, seen, plan, op, n)
    if op <= Op.RETURN_REVENGE:
        return cards_row(box, seen, plan, op, n, a)
    if op <= Op.BORROW:
        return workers_row(box, seen, plan, op, n)
    if op == Op.UPGRADE_PAID:
        return best_upgrade(box, seen, plan, a, 0, int(box.upgrade_vp) if b < 0 else b)
    if op == Op.UPGRADE_FREE:
        return best_upgrade(box, seen, plan, 0, 1, int(box.upgrade_vp))
    if op <= Op.FULFIL_REDUCED:
        return pacts_row(box, seen, plan, op, n, a)
    return rest_row(box, seen, plan, op, n)


# --- whole effects ---------------------------------------------------------------------------------------------------


@rule
def lacks_revenge(box: Box, seen: Floats, source: int, begin: int) -> bool:
    """W-12.11.2, W-19.4  Is an alternative about an own revenge card while one has none?"""
    if mine(seen, REVENGE_CARDS) > 0:
        return False
    i = begin
    while box.effect[source].row[i, Column.OP] != Op.END and box.effect[source].row[i, Column.OP] != Op.OR:
        op = box.effect[source].row[i, Column.OP]
        if op == Op.GIVE_REVENGE or op == Op.RETURN_REVENGE:
            return True
        i += 1
    return False


@rule
def clause_worth(box: Box, seen: Floats, plan: Floats, source: int, begin: int) -> float:
    """One alternative of an effect, all parts and their costs together."""
    if lacks_revenge(box, seen, source, begin):
        return IMPOSSIBLE
    then = end_of_cost(box, source, begin)
    total, i = 0.0, begin
    while box.effect[source].row[i, Column.OP] != Op.END and box.effect[source].row[i, Column.OP] != Op.OR:
        if box.effect[source].row[i, Column.OP] != Op.THEN:
            total += row_worth(box, seen, plan, source, i, i < then)
        if total < POINTLESS:
            read_holdings(seen, plan)
            return IMPOSSIBLE
        i += 1
    return max(IMPOSSIBLE, total + gain(box, seen, plan))


@rule
def effect_worth(box: Box, seen: Floats, plan: Floats, source: int) -> float:
    """An effect, the better of its alternatives."""
    worth = clause_worth(box, seen, plan, source, 0)
    other = int(box.effect[source].alternative)
    if other > 0:
        worth = max(worth, clause_worth(box, seen, plan, source, other))
    return worth


# --- omens -----------------------------------------------------------------------------------------------------------


@rule
def omen_worth(box: Box, seen: Floats, plan: Floats, omen: int, kept: float) -> float:
    """W-18.2, W-18.3  What it is worth to play an omen instead of keeping it as payment; a new lasting one ends the

    old one.
    """
    worth = effect_worth(box, seen, plan, Source.OMEN + omen)
    if box.is_permanent[omen]:
        if box.effect[Source.OMEN + omen].timing == Timing.PER_ROUND and worth > 0.0 and not look.is_last_turn(seen):
            worth *= max(1.0, EACH_ROUND * plan[ROUNDS_LEFT])
        if mine(seen, ACTIVE) >= 0:
            worth -= max(0.0, effect_worth(box, seen, plan, Source.OMEN + mine(seen, ACTIVE)))
    return worth - kept


@rule
def kept_omen_worth(box: Box, plan: Floats) -> float:
    """W-17.12  What one omen of the hand is worth as payment."""
    return plan[BASE] - with_more(box, plan, OMENS, -1)


@rule
def find_best_omen(box: Box, seen: Floats, plan: Floats) -> None:
    """W-18.6  Write into the plan what the best omen of the hand is worth."""
    best, left, kept = IMPOSSIBLE, mine(seen, HAND), kept_omen_worth(box, plan)
    for omen in range(box.cards[Deck.OMEN]):
        if left == 0:
            break
        if my_hand_has(seen, omen):
            left -= 1
            best = max(best, omen_worth(box, seen, plan, omen, kept))
    plan[BEST_OMEN] = best


# --- places ----------------------------------------------------------------------------------------------------------


@rule
def collect_worth(box: Box, seen: Floats, plan: Floats, standard: int, times: int) -> float:
    """W-12.7.1, W-15.12  What a resource location yields to oneself."""
    amount = int(box.amount[standard, level_at(seen, standard)])
    tower = mine(seen, TOWER + 1)
    if tower >= 0 and box.tower_kind[tower] == standard:
        amount += int(box.tower_bonus[tower])
    plan[HELD + standard] += min(amount * times, supply(seen, standard))
    return gain(box, seen, plan)


@rule
def owner_bonus_worth(box: Box, seen: Floats, plan: Floats, standard: int) -> float:
    """W-15.6  What a visit brings to oneself as an owner, less what it brings to others."""
    total = 0.0
    for space in range(LEVELS - 1):
        owner = look.marker_at(seen, standard, space)
        if owner == 0:
            total += OWN_BONUS
        elif owner > 0:
            total -= 0.15
    return total


@rule
def place_worth(box: Box, seen: Floats, plan: Floats, location: int, times: int) -> float:
    """What the action of a place is worth, done once or (special worker) twice; not using it is possible, too."""
    if location == Location.ASIDE:
        return NO_USE
    standard = location - FIRST_STANDARD
    if 0 <= standard < RESOURCE_LOCATIONS:
        return collect_worth(box, seen, plan, standard, times) + owner_bonus_worth(box, seen, plan, standard)
    worth = max(NO_USE, effect_worth(box, seen, plan, source_of(location)))
    if standard == RESOURCE_LOCATIONS:
        worth += owner_bonus_worth(box, seen, plan, standard)
    return worth * (1.0 + TWICE * (times - 1))


@rule
def group_worth(box: Box, seen: Floats, plan: Floats, location: int) -> float:
    """W-12.2.1, W-12.2.4  Chase the largest group away from a place, then act there oneself."""
    largest = 0
    for player in range(1, box.players):
        largest = max(largest, look.group_at(seen, player, location))
    if largest == 0:
        return IMPOSSIBLE
    return CHASED * largest + max(0.0, place_worth(box, seen, plan, location, 1))


@rule
def somebody_can_be_chased(box: Box, seen: Floats) -> bool:
    """W-12.2.1  Has an opponent recruited workers at all?"""
    for player in range(1, box.players):
        if recruits_of(seen, player) > 0:
            return True
    return False


@rule
def find_best_group(box: Box, seen: Floats, plan: Floats) -> None:
    """W-12.2.5  Write into the plan what the best chase is worth."""
    best = 0.0
    if somebody_can_be_chased(box, seen):
        for location in range(BOARD_LOCATIONS):
            if location != Location.CHASE_AWAY:
                best = max(best, group_worth(box, seen, plan, location))
        if head(seen, PLACE_CARD) != NO_CARD:
            place = place_on(head(seen, PLACE_CARD))
            best = max(best, group_worth(box, seen, plan, place))
    plan[BEST_GROUP] = best
