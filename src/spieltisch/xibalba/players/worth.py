"""What cards, attacks and actions are worth to a player, in paragon."""

from ...core.arrays import Floats, Ints
from ...core.rule import rule
from ..rules.observation import (
    ATTACK_CRITICAL,
    ATTACK_NORMAL,
    CONTROLLER,
    LEVEL,
    LIFE_POINT_CAP,
    LIFE_POINTS,
    PARAGON,
    RESOURCES,
    THRESHOLD,
)
from ..rules.state import Box
from ..rules.words import FIELDS, NO_CARD, Button, Column, Die, Face, Kind, Place, Price, Stat, Trigger, Verb, Who
from .seen import (
    ME,
    TURNS_LEFT,
    UNDER_TOP,
    base_of,
    head,
    holds,
    kept,
    paragon_of,
    price_of,
    resistance_of,
    seat,
    strength_of,
    top,
)

# Weights, in paragon, compared in games (docs/bots.md). A paragon die brings 0.67; harvesting turns four resources into
# one, but as long as there are few, they are worth more than that.
DIE = 0.67
RESOURCE, SAVINGS_RICH, SAVINGS_VERY_RICH = 0.57, 0.13, 0.052  # a resource of few, of many and of very many
RICH, VERY_RICH = 9, 20
NEIGHBOUR = 0.059  # a resource less for an opponent
CARD_LESS = 0.56  # an opponent's card less
SOLDIER_LESS = 0.76  # an opponent's soldier less
# a soldier: what S, W and P are worth to have on top of the squad, and part of its effect
STRENGTH, RESISTANCE, DICE, SOLDIER_EFFECT = 0.17, 0.18, 1.57, 0.73
USEFUL_STRENGTH, WEAKLING = 2.0, 0.94  # a soldier below this strength conquers nothing
WHOLE_SQUAD = 4  # soldiers beyond this number only lie there
ANOTHER, BETTER, LATE_BETTER = 0.23, 0.85, 0.41  # parts of what a new soldier is worth, and of how much better it is
NOW = 1.35  # what it can win at once
# how likely an opponent destroys the soldier in the ark in their turn: without a soldier, or with one that needs 1, 2,
# 3, 4 or more symbols for it
UNARMED, THREAT_1, THREAT_2, THREAT_3, THREAT_4, THREAT_5 = 0.28, 0.92, 0.55, 0.5, 0.28, 0.07
CRITICAL_SHARE = 0.29  # of symbols that are critical hits
AFTERWARDS = 1.04  # rolls of the ark when it has been held for a whole round
IN_THE_ARK = 0.74  # what else it is good for: raids on bases
STOP, STOP_LEADER = 0.93, 0.45  # an end to somebody's income, and more if they are near the threshold
LOOT, LOOT_LEADER = 1.59, 3.42  # paragon taken from somebody, and more if they are near the threshold
BLOCKED = 0.16  # part of an attack that a blocker can stop
WOUND, WOUND_NEUTRAL = 0.02, 0.004  # a life point taken from a soldier who stays in the ark
LONG = 3.92  # turns for which a lasting effect is worth buying
OFTEN, SELDOM = 0.29, 0.36  # part of that for an effect of every turn, and for one that waits for something
# verbs: values of soldiers, further dice and rerolls, dice turned and rolled
SQUAD_STRENGTH, SQUAD_DICE, SQUAD_RESISTANCE = 0.25, 0.67, 0.15
RESOURCE_DIE, ATTACK_DIE, REROLL, REROLL_LESS, TURNED, ROLLED = 0.37, 0.28, 0.18, 0.13, 0.2, 0.21
# power and pierce, unblockable and shields, damage, healing, emptying the ark, protected paragon, a discount, a level
POWER, SAFE, DAMAGE, HEAL, ARK_EMPTIED, NEUTRAL_GONE = 0.1, 0.15, 0.15, 0.12, 1.8, 0.6
SHIELDED, DISCOUNT, LEVEL_UP, SURE_LOOT, OTHERWISE = 0.04, 0.1, 0.5, 1.3, 0.05
IMPOSSIBLE = -100.0


# --- effects ---------------------------------------------------------------------------------------------------------


@rule
def ark_is_hostile(plan: Floats, seen: Floats) -> bool:
    """X-2.5  Does somebody else's or the neutral soldier hold the ark?"""
    return top(plan, Place.ARK) != NO_CARD and head(seen, CONTROLLER) != 0


@rule
def stat_worth(stat: int, change: int) -> float:
    """`mod`: a value of all own soldiers, or of the base."""
    if stat == Stat.STRENGTH:
        return SQUAD_STRENGTH * change
    if stat == Stat.PARAGON:
        return SQUAD_DICE * change
    return SQUAD_RESISTANCE * change


@rule
def verb_worth(seen: Floats, plan: Floats, row: Ints) -> float:
    """One verb of an effect, carried out once; a lasting one for one turn."""
    verb, amount = int(row[Column.VERB]), int(row[Column.AMOUNT])
    if verb == Verb.GAIN:
        return RESOURCE * amount
    if verb == Verb.LOSE:
        taken = int(row[Column.TAKEN])
        return -RESOURCE * taken if row[Column.WHO] == Who.SELF else NEIGHBOUR * taken
    if verb == Verb.STEAL:
        return (RESOURCE + NEIGHBOUR) * int(row[Column.TAKEN])
    if verb == Verb.ROLL_P:
        return DIE * amount
    if verb == Verb.LOOT:
        return SURE_LOOT * DIE * int(row[Column.TAKEN])
    if verb == Verb.ADD_DIE:
        return RESOURCE_DIE if row[Column.DIE] != Die.ATTACK else ATTACK_DIE
    if verb == Verb.REROLLS:
        change = int(row[Column.CHANGE])
        return REROLL * change if row[Column.WHO] == Who.SELF else -REROLL_LESS * change
    if verb == Verb.TURN:
        return TURNED * int(row[Column.TURNED])
    if verb == Verb.ROLL:
        die = int(row[Column.DIE])
        return int(row[Column.ROLLED]) * (DIE if die == Die.PARAGON else RESOURCE if die == Die.RESOURCE else ROLLED)
    if verb == Verb.MOD:
        return stat_worth(int(row[Column.STAT]), int(row[Column.CHANGE]))
    if verb == Verb.POWER or verb == Verb.PIERCE:
        return POWER * amount
    if verb == Verb.UNBLOCKABLE or verb == Verb.SHIELD_R:
        return SAFE
    if verb == Verb.DAMAGE:
        return DAMAGE * amount if ark_is_hostile(plan, seen) else 0.0
    if verb == Verb.HEAL:
        return HEAL * amount if head(seen, CONTROLLER) == 0 else 0.0
    if verb == Verb.DESTROY_EXP:
        return CARD_LESS
    if verb == Verb.DESTROY_SQUAD:
        return SOLDIER_LESS
    if verb == Verb.DESTROY_ARK:
        return ARK_EMPTIED if head(seen, CONTROLLER) > 0 else NEUTRAL_GONE if ark_is_hostile(plan, seen) else 0.0
    if verb == Verb.SHIELD_P:
        return SHIELDED * amount
    if verb == Verb.COST:
        return -DISCOUNT * int(row[Column.CHANGE])
    if verb == Verb.FREE or verb == Verb.SALVAGE:
        return SOLDIER_LESS
    if verb == Verb.LEVEL:
        return LEVEL_UP + RESOURCE * amount
    return OTHERWISE


@rule
def effect_worth(box: Box, seen: Floats, plan: Floats, source: int) -> float:
    """An effect carried out once, its price taken off; a condition that does not hold halves the hope for it."""
    effect = box.effect[source]
    total = 0.0
    for i in range(effect.n):
        total += verb_worth(seen, plan, effect.row[i])
    total -= RESOURCE * int(effect.pay)
    return total if holds(box, seen, plan, 0, source) else 0.5 * total


@rule
def lasting_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """An expansion card: what it does every turn, for the turns that may be left."""
    turns = min(LONG, plan[TURNS_LEFT])
    often = SELDOM if box.effect[card].trigger != Trigger.NONE else OFTEN
    return often * max(0.0, effect_worth(box, seen, plan, card)) * turns


# --- soldiers --------------------------------------------------------------------------------------------------------


@rule
def soldier_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """A soldier on top of the squad: strength opens the ark, resistance holds it, paragon dice are what it is for."""
    worth = STRENGTH * int(box.strength[card]) + RESISTANCE * int(box.resistance[card]) + DICE * int(box.paragon[card])
    if box.strength[card] < USEFUL_STRENGTH:
        worth -= WEAKLING
    return worth + SOLDIER_EFFECT * max(0.0, effect_worth(box, seen, plan, card))


@rule
def new_soldier_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-15.5  A soldier to buy: it may win the ark at once, and it is better than the one on top or joins it."""
    price = price_of(box, seen, plan, Price.SOLDIER, int(box.cost[card]))
    money = seat(seen, ME, RESOURCES)
    have = top(plan, Place.SQUAD)
    worth = soldier_worth(box, seen, plan, card)
    now = fight_worth(box, seen, plan, card, money - price)
    if have == NO_CARD:
        return worth + NOW * now
    now -= fight_worth(box, seen, plan, have, money)
    better = worth - soldier_worth(box, seen, plan, have)
    if plan[UNDER_TOP] >= WHOLE_SQUAD:
        worth = LATE_BETTER * better
    else:
        worth = ANOTHER * worth + BETTER * better
    return worth + NOW * max(0.0, now)


# --- the ark ---------------------------------------------------------------------------------------------------------


@rule
def fighter(seen: Floats, plan: Floats) -> int:
    """X-11.3  The soldier who would attack now, or NO_CARD."""
    return top(plan, Place.ARK) if head(seen, CONTROLLER) == ME else top(plan, Place.SQUAD)


@rule
def attack_power(strength: int, normal: int, critical: int) -> int:
    """X-11.6  What so many symbols do."""
    return (normal + critical) * strength + critical


@rule
def threat(box: Box, seen: Floats, plan: Floats, player: int, life: int) -> float:
    """X-12.2  How likely a player takes so many life points in their turn, by the symbols they need for it."""
    soldier = top(plan, Place.SQUAD + player)
    if soldier == NO_CARD:
        return UNARMED
    strength = strength_of(box, seen, plan, player, soldier) + CRITICAL_SHARE
    need = life / strength
    if need <= 1.0:
        return THREAT_1
    if need <= 2.0:
        return THREAT_2
    if need <= 3.0:
        return THREAT_3
    return THREAT_4 if need <= 4.0 else THREAT_5


@rule
def hold_rolls(box: Box, seen: Floats, plan: Floats, life: int) -> float:
    """X-18.14  How often the ark pays after the own turn while a soldier with so many life points may live in it."""
    total, alive = 0.0, 1.0
    for player in range(1, box.players):
        alive *= 1.0 - threat(box, seen, plan, player, life)
        total += alive
    return min(total + AFTERWARDS * alive, plan[TURNS_LEFT] * int(box.players))


@rule
def income(box: Box, seen: Floats, plan: Floats, soldier: int, life: int) -> float:
    """X-18.14, X-21.5  What the ark pays at the end of a turn."""
    bonus = 0.0
    if box.apocalypse:
        bonus = 1.0 if life <= 5 else 2.0
    return DIE * paragon_of(box, seen, plan, ME, soldier) + bonus


@rule
def hold_worth(box: Box, seen: Floats, plan: Floats, soldier: int, life: int) -> float:
    """X-18.14  Control of the ark: a roll at the end of this turn, and of others' while the soldier lives."""
    return income(box, seen, plan, soldier, life) * (1.0 + hold_rolls(box, seen, plan, life)) + IN_THE_ARK


@rule
def enter_worth(box: Box, seen: Floats, plan: Floats, soldier: int) -> float:
    """X-18.8  A soldier enters the ark."""
    life = resistance_of(box, seen, plan, ME, soldier, 0) + int(box.players)
    return hold_worth(box, seen, plan, soldier, min(life, head(seen, LIFE_POINT_CAP)))


@rule
def take_worth(box: Box, seen: Floats, plan: Floats, soldier: int) -> float:
    """X-12.7  A soldier destroys the one in the ark: a roll for that, the ark, and an end to somebody's income."""
    worth = DIE * paragon_of(box, seen, plan, ME, soldier) + enter_worth(box, seen, plan, soldier)
    holder = head(seen, CONTROLLER)
    if holder > ME:
        worth += STOP + STOP_LEADER * seat(seen, holder, PARAGON) / max(1, head(seen, THRESHOLD))
    return worth


@rule
def weapons(box: Box, seen: Floats, plan: Floats, normal: int, money: int) -> int:
    """X-15.20  How many of so many normal symbols can be turned for so much money."""
    price = price_of(box, seen, plan, Price.WEAPON, int(box.action_cost[Button.WEAPON]))
    return normal if price == 0 else max(0, min(normal, money // price))


@rule
def fight_worth(box: Box, seen: Floats, plan: Floats, soldier: int, money: int) -> float:
    """What a soldier of the squad, were it on top, could win in the ark at once, with so much money for weapons."""
    normal, critical = kept(seen, Face.ATTACK), kept(seen, Face.CRITICAL)
    if normal + critical == 0 or head(seen, CONTROLLER) == ME:
        return 0.0
    if top(plan, Place.ARK) == NO_CARD:
        return enter_worth(box, seen, plan, soldier)
    power = attack_power(strength_of(box, seen, plan, ME, soldier), normal, critical)
    missing = head(seen, LIFE_POINTS) - power
    if missing <= 0:
        return take_worth(box, seen, plan, soldier)
    if missing > weapons(box, seen, plan, normal, money):
        return 0.0
    return take_worth(box, seen, plan, soldier) - RESOURCE * missing


@rule
def whole_power(box: Box, seen: Floats, plan: Floats) -> int:
    """X-11.6  What all symbols of the action pool and of the attack that goes on would do together."""
    soldier = fighter(seen, plan)
    if soldier == NO_CARD:
        return 0
    normal = kept(seen, Face.ATTACK) + head(seen, ATTACK_NORMAL)
    critical = kept(seen, Face.CRITICAL) + head(seen, ATTACK_CRITICAL)
    return attack_power(strength_of(box, seen, plan, ME, soldier), normal, critical)


# --- bases -----------------------------------------------------------------------------------------------------------


@rule
def base_worth(box: Box, seen: Floats, plan: Floats, player: int, power: int) -> float:
    """X-13.10 - X-13.13  An attack of this power on a base: paragon won, and lost by somebody, most of all the leader.

    The attacked player may block with the soldier on top of their squad. Whoever is too weak dies, which brings a roll.
    """
    if power < base_of(box, seen, plan, player):
        return IMPOSSIBLE
    have = float(seat(seen, player, PARAGON))
    dice = DIE * paragon_of(box, seen, plan, ME, top(plan, Place.ARK))
    close = have / (1.0 + head(seen, THRESHOLD))
    worth = min(dice, have) * (LOOT + LOOT_LEADER * close)
    for field in range(FIELDS):
        if top(plan, Place.FIELD + FIELDS * player + field) != NO_CARD:
            worth += CARD_LESS / 2
    blocker = top(plan, Place.SQUAD + player)
    if blocker != NO_CARD and resistance_of(box, seen, plan, player, blocker, 1) > power:
        return BLOCKED * worth
    return worth


@rule
def best_base(box: Box, seen: Floats, plan: Floats, power: int) -> float:
    """X-13.2  The best base to attack with this power."""
    best = IMPOSSIBLE
    for player in range(1, box.players):
        best = max(best, base_worth(box, seen, plan, player, power))
    return best


@rule
def ark_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-12.2, X-12.7  Attack the ark with everything: conquer it, or at least wound its soldier."""
    power = whole_power(box, seen, plan)
    if power >= head(seen, LIFE_POINTS):
        return take_worth(box, seen, plan, top(plan, Place.SQUAD))
    return (WOUND if head(seen, CONTROLLER) > ME else WOUND_NEUTRAL) * power


@rule
def attack_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-11.13  What pointing at an attack symbol leads to."""
    if head(seen, CONTROLLER) == ME:
        return max(0.0, best_base(box, seen, plan, whole_power(box, seen, plan)))
    if top(plan, Place.ARK) == NO_CARD:
        return enter_worth(box, seen, plan, top(plan, Place.SQUAD))
    return ark_worth(box, seen, plan)


# --- money -----------------------------------------------------------------------------------------------------------


@rule
def savings(box: Box, seen: Floats, plan: Floats) -> float:
    """What a resource is worth now: the more there are, the less; at the end only harvest uses them."""
    resources = seat(seen, 0, RESOURCES)
    return RESOURCE if resources < RICH else SAVINGS_RICH if resources < VERY_RICH else SAVINGS_VERY_RICH


@rule
def card_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-15.3  Buy a card for its price."""
    kind = int(box.kind[card])
    price = price_of(box, seen, plan, Price.SOLDIER + kind, int(box.cost[card]))
    if kind == Kind.SOLDIER:
        worth = new_soldier_worth(box, seen, plan, card)
    elif kind == Kind.EVENT:
        worth = effect_worth(box, seen, plan, card)
    else:
        worth = lasting_worth(box, seen, plan, card) - cheapest_field(box, seen, plan, kind)
    return worth - savings(box, seen, plan) * price


@rule
def field_price(box: Box, seen: Floats, plan: Floats, field: int, kind: int) -> float:
    """X-16.2, X-16.3  What a card on this field covers; IMPOSSIBLE (as a price: much) for the other type."""
    covered = top(plan, Place.FIELD + field)
    if covered == NO_CARD:
        return 0.0
    return lasting_worth(box, seen, plan, covered) if box.kind[covered] == kind else -IMPOSSIBLE


@rule
def cheapest_field(box: Box, seen: Floats, plan: Floats, kind: int) -> float:
    """X-16.2  What is covered at least."""
    least = -IMPOSSIBLE
    for field in range(seat(seen, 0, LEVEL)):
        least = min(least, field_price(box, seen, plan, field, kind))
    return least
