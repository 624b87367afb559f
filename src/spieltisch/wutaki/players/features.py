"""A situation as numbers: what lies in front of the observer and what may become of it.

A fitted evaluation (`evaluation.toml`) weighs them. What final scoring counts is measured in points, so that the seven
steps of W-7.1 and the plan speak one language; everything is divided so that it stays around 1.
"""

from enum import IntEnum

from ...core.arrays import Floats
from ...core.rule import rule
from ...texts.voice import key_of
from ..rules.observation import (
    ACTIVE,
    ADDITIONAL,
    CLAIMANT,
    ELEMENT,
    END_VP,
    FULFILLED,
    FULFILLED_ELEMENT,
    HAND,
    LEVEL,
    LOYAL,
    MASTER,
    NEXT_SEAT,
    OWN_GOODS,
    REVENGE_CARDS,
    SECRET_PACTS,
    SKILL,
    SKILL_USED,
    SPECIAL,
    START,
    TOWER,
    TRACK,
    UNFULFILLED,
    VP,
)
from ..rules.state import Box
from ..rules.words import (
    ELEMENTS,
    GOODS,
    LEVELS,
    LOYAL_WORKERS,
    MOST_ROWS,
    NOBODY,
    PYRAMID_LEVELS,
    Card,
    Column,
    Comparison,
    Count,
    Deck,
    Good,
    Location,
    Master,
    Op,
    Source,
    Special,
    Timing,
)
from . import seen as look
from .plan import (
    CARD,
    COST_GOOD,
    FIRST_PACT,
    HELD,
    LEFT,
    MISSING,
    OMENS,
    PACT_NUMBERS,
    PLANNED,
    VALUE,
    element_malus,
    make_plan,
    reach,
)
from .seen import head, is_last_turn, is_mine, mine, my_goods, my_workers, recruits_of, seat
from .worth import my_count


class Feature(IntEnum):
    """What is said of a situation, by its place among the numbers."""

    POINTS = 0
    SURE_POINTS = 1
    SECRET_PACTS = 2
    REVENGE_CARDS = 3
    OPEN_PACTS = 4
    NEAR_PACTS = 5
    READY_PACTS = 6
    FULFILLED_PACTS = 7
    GOODS = 8
    GOLD = 9
    COST_GOODS = 10
    SETS = 11
    OMENS = 12
    LASTING_OMEN = 13
    RECRUITS = 14
    SPECIAL_WORKER = 15
    WORKERS_LEFT = 16
    UPGRADES = 17
    TOWER = 18
    PYRAMID = 19
    FIRST_NEXT = 20
    MONSTER = 21
    TRACK = 22
    MULTIPLIER = 23
    SKILL = 24


FEATURES = tuple(key_of(feature) for feature in Feature)

UNIT = 30.0  # so many points or markers make 1
SYMBOLS_AHEAD = 2  # of the private track that are thought of
ROBBERY = 0.6  # of what lies on the monster now: what a robbery to come may find
LONG = 0.97  # progress of a game that nobody has ended yet is at most this


# --- how far the game is ---------------------------------------------------------------------------------------------


@rule
def progress_of(box: Box, seen: Floats) -> float:
    """W-6.1  How far the game is: by the points of the leader or by the pyramid; 1 when somebody has ended it."""
    if is_last_turn(seen):
        return 1.0
    most = 0.0
    for player in range(box.players):
        most = max(most, (seat(seen, player, VP) - int(box.start_vp)) / (head(seen, END_VP) - int(box.start_vp)))
        if seat(seen, player, LEVEL) >= 2:
            most = max(most, seat(seen, player, LEVEL) / (PYRAMID_LEVELS + 1.0))
    return min(LONG, most)


# --- points of the final scoring -------------------------------------------------------------------------------------


@rule
def element_points(box: Box, seen: Floats) -> int:
    """W-7.1 step 4  Bonus and malus of the element card and of the elemental tower upgrade, as things are."""
    points, card, tower = 0, mine(seen, ELEMENT), mine(seen, TOWER)
    if card >= 0:
        element = int(box.element[card])
        points += int(box.element_bonus[card]) * mine(seen, FULFILLED_ELEMENT + element)
        points -= int(box.element_malus[card]) * mine(seen, FULFILLED_ELEMENT + (element ^ 1))
    if tower >= 0:
        element = int(box.tower_kind[tower])
        points += int(box.tower_bonus[tower]) * mine(seen, FULFILLED_ELEMENT + element)
        points -= int(box.tower_malus[tower]) * mine(seen, FULFILLED_ELEMENT + (element ^ 1))
    return points


@rule
def omen_points(box: Box, seen: Floats, plan: Floats) -> int:
    """W-7.1 step 5  The own permanent omen, if it scores."""
    omen = mine(seen, ACTIVE)
    if omen < 0:
        return 0
    effect = box.effect[Source.OMEN + omen]
    row = effect.row[0]
    if effect.timing != Timing.END or row[Column.OP] != Op.RECEIVE_VP_PER:
        return 0
    points = int(row[Column.N]) * (my_count(box, seen, plan, int(row[Column.COUNT])) // int(row[Column.FOR_EVERY]))
    return min(points, int(row[Column.AT_MOST])) if row[Column.AT_MOST] > 0 else points


@rule
def set_points(box: Box, seen: Floats) -> int:
    """W-7.1 step 7, W-7.3  Points for every five of the same kind."""
    points = 0
    for kind in range(GOODS):
        points += my_goods(seen, kind) // int(box.set_size) * int(box.set_vp)
    return min(points, int(box.sets_most))


@rule
def others_count(box: Box, seen: Floats, player: int, count: int) -> int:
    """D-15  What cards count, of an opponent; -1 where only they know."""
    if count < GOODS:
        return seat(seen, player, OWN_GOODS + count)
    if count == Count.ANY:
        return look.goods_of(seen, player)
    if count == Count.OMEN:
        return seat(seen, player, HAND) + int(seat(seen, player, ACTIVE) >= 0)
    if count == Count.UPGRADE:
        return look.upgrades_of(seen, player)
    if count == Count.RECRUITED:
        return recruits_of(seen, player)
    if count == Count.REVENGE:
        return seat(seen, player, REVENGE_CARDS)
    if count == Count.SECRET:
        return seat(seen, player, SECRET_PACTS)
    if count == Count.VP:
        return seat(seen, player, VP)
    if count == Count.FULFILLED:
        return seat(seen, player, FULFILLED)
    return -1


@rule
def lead(box: Box, seen: Floats, plan: Floats, count: int) -> float:
    """W-21.2  By how much one has more of something than every other player; unknown counts are the usual share."""
    own, least = my_count(box, seen, plan, count), 99.0
    for player in range(1, box.players):
        theirs = float(others_count(box, seen, player, count))
        if theirs < 0.0:
            theirs = seat(seen, player, FULFILLED) / ELEMENTS
        least = min(least, own - theirs)
    return least


@rule
def secret_points(box: Box, seen: Floats, plan: Floats) -> float:
    """W-7.1 step 3  Own secret pacts: those that hold now whole, others as far as they are near."""
    total = 0.0
    for card in range(box.cards[Deck.SECRET]):
        if is_mine(seen, Card.SECRET + card):
            condition = box.condition[card]
            count, n = int(condition.count), int(condition.n)
            if condition.comparison == Comparison.MOST:
                ahead = lead(box, seen, plan, count)
                share = 1.0 if ahead > 0.0 else 0.5 / (1.0 - ahead)
            else:
                short = n - my_count(box, seen, plan, count)
                share = 1.0 if short <= 0 else 0.5 / (1.0 + short)
            total += share * int(condition.vp)
    return total


@rule
def revenge_points(box: Box, seen: Floats, plan: Floats) -> float:
    """W-7.1 step 1  Own revenge cards: those whose limit is broken whole, others as far as that is near."""
    total = 0.0
    for card in range(box.cards[Deck.REVENGE]):
        if is_mine(seen, Card.REVENGE + card):
            limit = box.limit[card]
            over = my_count(box, seen, plan, int(limit.count)) - int(limit.n)
            total += float(limit.vp) if over > 0 else float(limit.vp) * 0.4 / (1 - over)
    return total


# --- what is to come -------------------------------------------------------------------------------------------------


@rule
def write_pacts(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """W-7.1 step 2, W-17  Open pacts: how many, what they promise today, and what can be paid for already."""
    near, ready, malus = 0.0, 0.0, 0
    for i in range(int(plan[PLANNED])):
        at = FIRST_PACT + i * PACT_NUMBERS
        near += plan[at + VALUE] * reach(plan, plan[at + MISSING])
        if plan[at + MISSING] <= 0.0:
            ready += plan[at + VALUE]
        malus += element_malus(box, seen, int(plan[at + CARD]))
    x[Feature.OPEN_PACTS] = (mine(seen, UNFULFILLED) * int(box.unfulfilled) + malus) / UNIT
    x[Feature.NEAR_PACTS] = near / UNIT
    x[Feature.READY_PACTS] = ready / UNIT
    x[Feature.FULFILLED_PACTS] = mine(seen, FULFILLED) / UNIT


@rule
def write_goods(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """Markers that the plan leaves over, by what they are good for."""
    spare = 0.0
    for kind in range(GOODS):
        if kind != Good.GOLD and kind != plan[COST_GOOD]:
            spare += plan[LEFT + kind]
    x[Feature.GOODS] = spare / UNIT
    x[Feature.GOLD] = plan[LEFT + Good.GOLD] / UNIT
    x[Feature.COST_GOODS] = plan[LEFT + int(plan[COST_GOOD])] / UNIT
    x[Feature.SETS] = set_points(box, seen) / UNIT
    x[Feature.OMENS] = plan[HELD + OMENS] / 4.0
    x[Feature.LASTING_OMEN] = int(mine(seen, ACTIVE) >= 0)


@rule
def turns_until(box: Box, seen: Floats) -> int:
    """W-3.5  How many others with workers have their turn before oneself."""
    others, player = 0, head(seen, NEXT_SEAT)
    for _ in range(box.players):
        if player == 0 or player == NOBODY:
            break
        workers = seat(seen, player, LOYAL) + seat(seen, player, ADDITIONAL)
        others += int(workers > 0)
        player = (player + 1) % int(box.players)
    return others


@rule
def is_first_next(seen: Floats) -> bool:
    """W-5.2  Does one begin the next round, as things are?"""
    claimant = head(seen, CLAIMANT)
    return claimant == 0 if claimant != NOBODY else head(seen, START) == 0


@rule
def monster_chance(box: Box, seen: Floats) -> float:
    """W-12.12.1  How likely one is the next to pillage: the place is open to one worker a round."""
    if not look.is_full(box, seen, Location.PILLAGE) and my_workers(seen) > 0:
        return 1.0 / (1.0 + turns_until(box, seen))
    return 0.8 if is_first_next(seen) else 0.0


@rule
def write_people(box: Box, seen: Floats, x: Floats) -> None:
    """Workers, and who goes first to the monster."""
    x[Feature.RECRUITS] = recruits_of(seen, 0) / 4.0
    x[Feature.SPECIAL_WORKER] = int(mine(seen, SPECIAL) != Special.HOME)
    x[Feature.WORKERS_LEFT] = my_workers(seen) / float(LOYAL_WORKERS)
    x[Feature.FIRST_NEXT] = int(is_first_next(seen))
    x[Feature.MONSTER] = monster_chance(box, seen) * look.on_monster(seen) / UNIT


@rule
def symbol_points(box: Box, seen: Floats, source: int) -> float:
    """W-10.6, W-10.7  What a symbol of the private track may bring."""
    total = 0.0
    for i in range(MOST_ROWS):
        row = box.effect[source].row[i]
        op, n = int(row[Column.OP]), int(row[Column.N])
        if op == Op.END:
            break
        if op == Op.RECEIVE_VP:
            total += n
        elif op == Op.RECEIVE:
            total += 0.9 * n
        elif op == Op.PAY:
            total -= 0.9 * n
        elif op == Op.DRAW_OMEN:
            total += 1.5 * n
        elif op == Op.DRAW_REVENGE:
            total -= 1.5 * n
        elif op == Op.DRAW_SECRET:
            total += 4.0 * n
        elif op == Op.ROB:
            total += 4.0 + ROBBERY * look.on_monster(seen)
    return total


@rule
def write_boards(box: Box, seen: Floats, x: Floats) -> None:
    """W-9, W-10, W-15  Upgrades, tower, pyramid and the masterboard."""
    master, position, symbols = mine(seen, MASTER), mine(seen, TRACK), 0.0
    if master >= 0 and box.has_track[master]:
        for i in range(position + 1, min(10, position + 1 + SYMBOLS_AHEAD)):
            symbols += symbol_points(box, seen, Source.TRACK + 10 * master + i)
    others = 0
    for player in range(1, box.players):
        others += seat(seen, player, FULFILLED)
    factor = int(box.multiplier[position]) if master == Master.INTELLIGENCE else 1
    x[Feature.TRACK] = symbols / UNIT
    x[Feature.MULTIPLIER] = factor * others * int(box.others_pact) / (ELEMENTS * UNIT)
    x[Feature.SKILL] = int(mine(seen, SKILL) >= 0 and mine(seen, SKILL_USED) == 0)
    x[Feature.UPGRADES] = look.upgrades_of(seen, 0) / float(LEVELS)
    x[Feature.TOWER] = int(mine(seen, TOWER) >= 0) + int(mine(seen, TOWER + 1) >= 0)
    x[Feature.PYRAMID] = mine(seen, LEVEL) / float(PYRAMID_LEVELS)


@rule
def features(box: Box, seen: Floats, own_seat: int, plan: Floats, x: Floats) -> float:
    """Write the observer's situation into `x`, in the order of FEATURES. Returns how far the game is, 0.0 to 1.0."""
    make_plan(box, seen, plan)
    x[Feature.POINTS] = mine(seen, VP) / UNIT
    x[Feature.SURE_POINTS] = (element_points(box, seen) + omen_points(box, seen, plan)) / UNIT
    x[Feature.SECRET_PACTS] = secret_points(box, seen, plan) / UNIT
    x[Feature.REVENGE_CARDS] = revenge_points(box, seen, plan) / UNIT
    write_pacts(box, seen, plan, x)
    write_goods(box, seen, plan, x)
    write_people(box, seen, x)
    write_boards(box, seen, x)
    return progress_of(box, seen)
