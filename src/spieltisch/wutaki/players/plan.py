"""What a player makes of an observation before every answer: how long the game may last, which pacts come first, and
what markers are worth for them.

A plan is an array of numbers. `prospects` values the markers and omens written in it; what something is worth is the
difference it makes there, so that no rule of thumb needs a table of prices of its own.
"""

from ...core.arrays import Floats
from ...core.rule import part, rule
from ..rules.observation import ELEMENT, END_VP, GOOD, GOOD_NUMBERS, HAND, LEVEL, TOWER, UNFULFILLED, VP
from ..rules.state import Box
from ..rules.words import (
    DUES,
    GOODS,
    LOYAL_WORKERS,
    MOST_ROWS,
    NO_CARD,
    NOWHERE,
    PYRAMID_LEVELS,
    Card,
    Column,
    Deck,
    Due,
    Good,
    Op,
    Source,
)
from .seen import head, is_last_turn, is_mine, kind_for_me, mine, my_cost_good, my_goods, my_workers, recruits_of, seat

MOST_PLANNED = 5  # pacts that are thought of; whoever has more open ones has other worries
MOST_OPEN = 16  # pacts that are read at all
ITEMS = GOODS + 1  # the five kinds, then omens
OMENS = GOODS

# where things stand in a plan
HELD = 0  # markers by kind, then omens: what is valued; questions of the kind "what if" change it for a while
LEFT = HELD + ITEMS  # scratch of `prospects`
BASE = LEFT + ITEMS  # what the true holdings are worth
ROUNDS_LEFT, PLACINGS_LEFT, REACH, FADE, COST_GOOD, WAGES = range(BASE + 1, BASE + 7)
BEST_OMEN, BEST_GROUP, PLANNED = range(BASE + 7, BASE + 10)
FIRST_PACT = BASE + 10
CARD, VALUE, MISSING, DUE = range(4)  # of a planned pact; DUE + Due: what it asks of me, the word `cost` resolved
PACT_NUMBERS = DUE + DUES
OPEN = FIRST_PACT + MOST_PLANNED * PACT_NUMBERS  # own open pacts that have no place in the plan yet
OPEN_VALUE = OPEN + MOST_OPEN  # what fulfilling each of them changes
GIVEN = OPEN_VALUE + MOST_OPEN  # by kind, while a payment or a trade is thought through: what one marker less changes
RECEIVED = GIVEN + GOODS  # and what one marker more changes
PLAN = RECEIVED + GOODS

# Weights, in points. By the arithmetic of D-17 a placing is worth 2.4 points, a resource 0.85 and an omen as payment
# 2.2; from there they were moved to where players with them win most games (docs/bots.md).
VP_PER_ROUND = 23.7  # of the leader, towards the end: the first rounds bring less
ROUNDS_PER_LEVEL = 1.2  # of a player on the pyramid who wants to reach the top
PLACING = 1.88
LABOUR = 1.62  # a placing of a further worker: the best places are taken by then
SPARE = 0.72  # a marker without a use yet
SPARE_GOLD = 0.78  # every upgrade wants it
WAGE = 1.39  # a cost resource for a worker who must be paid
HEAP = 7  # markers of one kind beyond this number are of little use
BEYOND = 0.34
SPARE_OMEN = 1.72
HAND_ENOUGH = 4  # further omens are worth less: there are not so many placings to play them
FURTHER_OMEN = 0.62
OMEN_EFFORT = 1.63  # an omen is harder to get than a marker
NEAR = 10.8  # so many missing items halve what a pact is worth today, as long as there is time
REACH_PLACING = 0.78  # each placing that is left brings so many missing items within reach
FADE_PLACINGS = 10.5  # with fewer placings left, what is spare loses its use
AT_ONCE = 0.77  # of a round: how much a new worker still does in this one
PAY_DAYS = 0.29  # in a round: so often a worker wants its wage
SURENESS = 0.88  # items that one placing brings, when it is asked whether a pact can still be paid
REVENGE = -1.19  # a revenge card: 5.9 points if its limit is broken (D-13), which happens one time in six
SECRET = 3.06
ABSOLUTION = 2.02  # a revenge card less
FREE_UPGRADE = 6.51
MOVED_AWAY = 0.72  # an item of the cost of a pact that is not mine yet


# --- the game ahead --------------------------------------------------------------------------------------------------


@rule
def rounds_left(box: Box, seen: Floats) -> float:
    """W-6.1  How many more rounds this may take: somebody reaches the points, or the top of the pyramid."""
    if is_last_turn(seen):
        return 0.0
    least = 99.0
    for player in range(box.players):
        points = (head(seen, END_VP) - seat(seen, player, VP)) / VP_PER_ROUND
        least = min(least, points)
        if seat(seen, player, LEVEL) >= 2:
            least = min(least, (PYRAMID_LEVELS - seat(seen, player, LEVEL)) * ROUNDS_PER_LEVEL)
    return max(0.1, least)


@rule
def worker_worth(plan: Floats) -> float:
    """W-13.4, W-14.5  A further worker acts at once and in every round to come, and wants its pay."""
    rounds = plan[ROUNDS_LEFT]
    return LABOUR * (AT_ONCE + rounds) - WAGE * PAY_DAYS * rounds if rounds > 0.0 else 0.0


# --- pacts -----------------------------------------------------------------------------------------------------------


@rule
def reward_worth(box: Box, plan: Floats, source: int) -> float:
    """What a reward brings by itself: points, and the rest by rules of thumb."""
    total = 0.0
    for i in range(MOST_ROWS):
        row = box.effect[source].row[i]
        op, n = int(row[Column.OP]), int(row[Column.N])
        if op == Op.END:
            break
        if op == Op.RECEIVE_VP:
            total += n
        elif op == Op.RECEIVE:
            total += n * (SPARE_GOLD if row[Column.GOOD] == Good.GOLD else SPARE)
        elif op == Op.DRAW_OMEN:
            total += n * SPARE_OMEN
        elif op == Op.DRAW_REVENGE:
            total += n * REVENGE
        elif op == Op.DRAW_SECRET:
            total += n * SECRET
        elif op == Op.RETURN_REVENGE or op == Op.GIVE_REVENGE:
            total += ABSOLUTION
        elif op == Op.RECRUIT_PAID or op == Op.RECRUIT_FREE:
            total += min(4.0, 0.6 * worker_worth(plan))
        elif op == Op.UPGRADE_FREE:
            total += FREE_UPGRADE
    return total


@rule
def element_bonus(box: Box, seen: Floats, pact: int) -> int:
    """W-8.3, W-15.11  Points at the end for having fulfilled this pact."""
    points, element, card, tower = 0, int(box.pact_element[pact]), mine(seen, ELEMENT), mine(seen, TOWER)
    if card >= 0 and box.element[card] == element:
        points += int(box.element_bonus[card])
    if tower >= 0 and box.tower_kind[tower] == element:
        points += int(box.tower_bonus[tower])
    return points


@rule
def element_malus(box: Box, seen: Floats, pact: int) -> int:
    """W-8.3, W-8.5, W-15.11  Points lost at the end for having claimed this pact, fulfilled or not."""
    points, opposite, card, tower = 0, int(box.pact_element[pact]) ^ 1, mine(seen, ELEMENT), mine(seen, TOWER)
    if card >= 0 and box.element[card] == opposite:
        points += int(box.element_malus[card])
    if tower >= 0 and box.tower_kind[tower] == opposite:
        points += int(box.tower_malus[tower])
    return points


@rule
def pact_value(box: Box, seen: Floats, plan: Floats, pact: int) -> float:
    """W-7.1, W-17.7  What fulfilling an own pact changes: its reward, the bonus, and no loss for an open pact."""
    return reward_worth(box, plan, Source.PACT + pact) + element_bonus(box, seen, pact) + int(box.unfulfilled)


@part
def due_of_me(box: Box, plan: Floats, pact: int, due: int) -> int:
    """W-2.9, W-17.12  What a pact asks of me, the word `cost` resolved."""
    n = int(box.pact_cost[pact, due])
    if due == Due.COST:
        return 0
    return n + int(box.pact_cost[pact, Due.COST]) if due == plan[COST_GOOD] else n


@rule
def missing_for(box: Box, plan: Floats, pact: int) -> float:
    """W-17.12  What is missing for a pact if it may take everything in LEFT; omens count as more than one item."""
    missing, rest = 0.0, 0.0
    for kind in range(GOODS):
        balance = plan[LEFT + kind] - due_of_me(box, plan, pact, kind)
        missing += max(0.0, -balance)
        rest += max(0.0, balance)
    missing += max(0.0, int(box.pact_cost[pact, Due.ANY]) - rest)
    return missing + OMEN_EFFORT * max(0.0, int(box.pact_cost[pact, Due.OMEN]) - plan[LEFT + OMENS])


@part
def reach(plan: Floats, missing: float) -> float:
    """How much of a pact's worth is there today when so much is missing; at the end only what is complete counts."""
    return 1.0 if missing <= 0.0 else plan[REACH] / (plan[REACH] + missing)


@rule
def lay_out(plan: Floats) -> None:
    """All holdings lie ready."""
    for item in range(ITEMS):
        plan[LEFT + item] = plan[HELD + item]


@rule
def set_aside(plan: Floats, at: int) -> float:
    """Take what a planned pact asks for out of LEFT, as far as it is there. Returns what is missing."""
    missing = 0.0
    for kind in range(GOODS):
        due = plan[at + DUE + kind]
        taken = min(due, plan[LEFT + kind])
        plan[LEFT + kind] -= taken
        missing += due - taken
    of_any = plan[at + DUE + Due.ANY]
    if of_any > 0.0:
        for kind in range(GOODS):  # gold is the last to go
            taken = min(of_any, plan[LEFT + kind])
            plan[LEFT + kind] -= taken
            of_any -= taken
    due = plan[at + DUE + Due.OMEN]
    if due > 0.0:
        taken = min(due, plan[LEFT + OMENS])
        plan[LEFT + OMENS] -= taken
        of_any += OMEN_EFFORT * (due - taken)
    return missing + of_any


@rule
def find_own_pacts(box: Box, seen: Floats, plan: Floats) -> int:
    """W-17.5  Write the own open pacts into the plan, in the order of their numbers. Returns how many."""
    n, open_pacts = 0, min(mine(seen, UNFULFILLED), MOST_OPEN)
    for pact in range(box.cards[Deck.PACT]):
        if n >= open_pacts:
            break
        if is_mine(seen, Card.PACT + pact):
            plan[OPEN + n] = pact
            plan[OPEN_VALUE + n] = pact_value(box, seen, plan, pact)
            n += 1
    return n


@rule
def next_pact(box: Box, plan: Floats, n: int) -> int:
    """The place among n own open pacts of the one that comes next: worth the most today, with what others leave."""
    best, most = NOWHERE, -1.0
    for i in range(n):
        pact = int(plan[OPEN + i])
        if pact != NO_CARD:
            today = plan[OPEN_VALUE + i] * reach(plan, missing_for(box, plan, pact))
            if today > most:
                best, most = i, today
    return best


@rule
def plan_pact(box: Box, plan: Floats, pact: int, value: float) -> None:
    """Write a pact behind the others of the plan and set aside what it asks for."""
    at = FIRST_PACT + int(plan[PLANNED]) * PACT_NUMBERS
    plan[at + CARD] = pact
    plan[at + VALUE] = value
    for due in range(DUES):
        plan[at + DUE + due] = due_of_me(box, plan, pact, due)
    plan[at + MISSING] = set_aside(plan, at)
    plan[PLANNED] += 1


# --- what holdings are worth -----------------------------------------------------------------------------------------


@rule
def spare_worth(box: Box, plan: Floats, kind: int, n: float) -> float:
    """Markers that no pact wants: for upgrades, wages and later pacts; at the end only sets of five count (W-7.3)."""
    first = SPARE_GOLD if kind == Good.GOLD else SPARE
    if kind == plan[COST_GOOD]:
        wages = min(n, plan[WAGES])
        useful = wages * WAGE + (min(n, HEAP) - min(wages, HEAP)) * first
    else:
        useful = min(n, HEAP) * first
    useful += max(0.0, n - HEAP) * BEYOND
    if plan[FADE] >= 1.0:
        return useful
    sets = int(n) // int(box.set_size) * int(box.set_vp)
    return plan[FADE] * useful + (1.0 - plan[FADE]) * sets


@rule
def prospects(box: Box, plan: Floats) -> float:
    """What the markers and omens in HELD are worth: for the pacts in their order, and what is left over."""
    lay_out(plan)
    total = 0.0
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        total += plan[at + VALUE] * reach(plan, set_aside(plan, at))
    for kind in range(GOODS):
        total += spare_worth(box, plan, kind, plan[LEFT + kind])
    omens = plan[LEFT + OMENS]
    few = min(omens, HAND_ENOUGH)
    return total + plan[FADE] * (few * SPARE_OMEN + (omens - few) * FURTHER_OMEN)


@rule
def read_holdings(seen: Floats, plan: Floats) -> None:
    """Write the true holdings into the plan."""
    for kind in range(GOODS):
        plan[HELD + kind] = my_goods(seen, kind)
    plan[HELD + OMENS] = mine(seen, HAND)


@rule
def look_ahead(box: Box, seen: Floats, plan: Floats) -> None:
    """How long the game may last, and what follows from that."""
    rounds = rounds_left(box, seen)
    plan[ROUNDS_LEFT] = rounds
    plan[PLACINGS_LEFT] = my_workers(seen) + rounds * (LOYAL_WORKERS + recruits_of(seen, 0))
    if is_last_turn(seen):
        plan[PLACINGS_LEFT] = 0.0
    plan[REACH] = min(NEAR, REACH_PLACING * plan[PLACINGS_LEFT])
    plan[FADE] = min(1.0, plan[PLACINGS_LEFT] / FADE_PLACINGS)
    plan[COST_GOOD] = my_cost_good(box, seen)
    plan[WAGES] = min(3, recruits_of(seen, 0))


@rule
def make_plan(box: Box, seen: Floats, plan: Floats) -> None:
    """Everything a player thinks about before they answer."""
    look_ahead(box, seen, plan)
    read_holdings(seen, plan)
    plan[PLANNED] = 0
    plan[BEST_OMEN] = 0.0
    plan[BEST_GROUP] = 0.0
    lay_out(plan)
    n = find_own_pacts(box, seen, plan)
    for _ in range(min(n, MOST_PLANNED)):
        i = next_pact(box, plan, n)
        if i == NOWHERE:
            break
        plan_pact(box, plan, int(plan[OPEN + i]), plan[OPEN_VALUE + i])
        plan[OPEN + i] = NO_CARD
    plan[BASE] = prospects(box, plan)


@rule
def is_changed(seen: Floats, plan: Floats) -> bool:
    """Are the holdings in the plan other than the true ones?"""
    for kind in range(GOODS):
        if plan[HELD + kind] != my_goods(seen, kind):
            return True
    return plan[HELD + OMENS] != mine(seen, HAND)


@rule
def gain(box: Box, seen: Floats, plan: Floats) -> float:
    """What the holdings in the plan are worth more than the true ones, which are written back."""
    if not is_changed(seen, plan):
        return 0.0
    worth = prospects(box, plan) - plan[BASE]
    read_holdings(seen, plan)
    return worth


@rule
def with_more(box: Box, plan: Floats, item: int, n: int) -> float:
    """What the holdings in the plan would be worth with n more, or fewer, of an item."""
    plan[HELD + item] += n
    worth = prospects(box, plan)
    plan[HELD + item] -= n
    return worth


@rule
def worth_of_one(box: Box, plan: Floats, item: int, n: int) -> float:
    """What n more or fewer of an item change, if one holds what one truly holds."""
    return with_more(box, plan, item, n) - plan[BASE]


@rule
def plan_for_claims(plan: Floats) -> float:
    """Leave in LEFT what the pacts of the plan do not want. Returns how much they lack together."""
    to_do = 0.0
    lay_out(plan)
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        set_aside(plan, at)
        to_do += plan[at + MISSING]
    return to_do


@rule
def claim_worth(box: Box, seen: Floats, plan: Floats, pact: int, to_do: float) -> float:
    """W-17.5, W-8.3, W-7.1  What it is worth to claim a pact: the more is open already, the less likely it is paid.

    An item of its cost stands for a third of a placing; whoever lacks the placings pays for an open pact in the end.
    LEFT and `to_do` as `plan_for_claims` leaves them.
    """
    items = 0.0
    for due in range(DUES):
        items += int(box.pact_cost[pact, due]) * (2.0 if due == Due.OMEN else 1.0)
    to_do += missing_for(box, plan, pact)
    sure = min(1.0, plan[PLACINGS_LEFT] * SURENESS / (to_do + 0.1)) if to_do > 0.0 else 1.0
    brings = reward_worth(box, plan, Source.PACT + pact) + element_bonus(box, seen, pact) - MOVED_AWAY * items
    return sure * brings - (1.0 - sure) * int(box.unfulfilled) - element_malus(box, seen, pact)


@rule
def take_best(box: Box, plan: Floats, n: int, heap: int, seen: Floats) -> None:
    """Take n markers of the kinds that are worth the most into HELD, from a heap: IN_SUPPLY or ON_MONSTER."""
    now = prospects(box, plan)
    for _ in range(n):
        best, most = -1, now
        for kind in range(GOODS):
            there = int(seen[GOOD + kind * GOOD_NUMBERS + heap]) - (plan[HELD + kind] - my_goods(seen, kind))
            if there >= 1:
                worth = with_more(box, plan, kind, 1)
                if worth > most:
                    best, most = kind, worth
        if best < 0:
            break
        plan[HELD + best] += 1
        now = most


@rule
def price_one(box: Box, plan: Floats, now: float, at: int, kind: int, n: int) -> None:
    """Write at `at` what one marker more (n 1) or less (n -1) of a kind changes, if the holdings are worth `now`."""
    plan[at + kind] = with_more(box, plan, kind, n) - now


@rule
def price_all(box: Box, plan: Floats, now: float, at: int, n: int) -> None:
    """Write at `at` what one marker more or less of each kind changes."""
    for kind in range(GOODS):
        price_one(box, plan, now, at, kind, n)


@rule
def give_least(box: Box, plan: Floats, n: int) -> bool:
    """Give n markers of the kinds that are missed the least out of HELD. False if there are not so many.

    How much a kind is missed is asked again only after one of it was given: that is near enough.
    """
    held = 0.0
    for kind in range(GOODS):
        held += plan[HELD + kind]
    if held < n:
        return False
    now = prospects(box, plan)
    price_all(box, plan, now, GIVEN, -1)
    for _ in range(n):
        best, most = NOWHERE, -999.0
        for kind in range(GOODS):
            if plan[HELD + kind] >= 1 and plan[GIVEN + kind] > most:
                best, most = kind, plan[GIVEN + kind]
        plan[HELD + best] -= 1
        now += most
        price_one(box, plan, now, GIVEN, best, -1)
    return True


@rule
def pay_from(plan: Floats, item: int, n: int) -> bool:
    """Pay n of one item out of HELD. False if there are not so many."""
    if plan[HELD + item] < n:
        return False
    plan[HELD + item] -= n
    return True


@rule
def pay_good(box: Box, seen: Floats, plan: Floats, good: int, n: int) -> bool:
    """Pay n markers of a kind, of any kind or of the own cost resource out of HELD."""
    if good == Good.ANY:
        return give_least(box, plan, n)
    return pay_from(plan, kind_for_me(box, seen, good), n)
