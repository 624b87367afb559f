"""What cards, attacks and actions are worth to a player, in paragon."""

from ...core.rule import rule
from ...xibalba.words import (
    FIELDS,
    NO_CARD,
    Die,
    Face,
    Kind,
    Place,
    Price,
    Stat,
    Trigger,
    Verb,
    Who,
)
from .seen import (
    ATTACK_CRITICAL,
    ATTACK_NORMAL,
    CONTROLLER,
    LEVEL,
    LIFE_POINTS,
    PARAGON,
    RESOURCES,
    THRESHOLD,
    TURNS_LEFT,
    UNDER_TOP,
    base_of,
    head,
    holds,
    kept,
    paragon_of,
    place_of,
    price_of,
    resistance_of,
    seat,
    strength_of,
    top,
)

# Weights, in paragon. A paragon die brings 0.67; harvesting turns four resources into one.
DIE = 0.67
RESOURCE = 0.18
NEIGHBOUR = 0.07  # a resource less for an opponent
ATTACK_DIE = 0.3
LONG = 8  # turns for which a lasting effect is worth buying; the game seldom leaves more
CARD = 0.8  # an opponent's card less
SOLDIER = 0.9  # an opponent's soldier less
STRENGTH, RESISTANCE, DICE = 0.45, 0.25, 1.1  # what a soldier's S, W and P are worth to have on top of the squad
USEFUL_STRENGTH = 2  # a soldier below this strength conquers nothing
WHOLE_SQUAD = 3  # soldiers beyond this number only lie there
IMPOSSIBLE = -100.0


# --- effects ---------------------------------------------------------------------------------------------------------


@rule
def ark_is_hostile(plan, seen):
    """X-2.5  Does somebody else's or the neutral soldier hold the ark?"""
    return top(plan, Place.ARK) != NO_CARD and head(seen, CONTROLLER) != 0


@rule
def stat_worth(stat, change):
    """`mod`: a value of all own soldiers, or of the base."""
    if stat == Stat.STRENGTH:
        return 0.3 * change
    if stat == Stat.PARAGON:
        return 0.5 * change
    return 0.12 * change


@rule
def verb_worth(box, seen, plan, verb, a, b, c):
    """One verb of an effect, carried out once; a lasting one for one turn."""
    if verb == Verb.GAIN:
        return RESOURCE * a
    if verb == Verb.LOSE:
        return -RESOURCE * b if a == Who.SELF else NEIGHBOUR * b
    if verb == Verb.STEAL:
        return (RESOURCE + NEIGHBOUR) * b
    if verb == Verb.ROLL_P:
        return DIE * a
    if verb == Verb.LOOT:
        return 1.3 * DIE * b
    if verb == Verb.ADD_DIE:
        return 0.33 if a != Die.ATTACK else ATTACK_DIE
    if verb == Verb.REROLLS:
        return 0.3 * b if a == Who.SELF else -0.15 * b
    if verb == Verb.TURN:
        return 0.2 * c
    if verb == Verb.ROLL:
        return b * (DIE if a == Die.PARAGON else RESOURCE if a == Die.RESOURCE else 0.2)
    if verb == Verb.MOD:
        return stat_worth(a, b)
    if verb == Verb.POWER or verb == Verb.PIERCE:
        return 0.1 * a
    if verb == Verb.UNBLOCKABLE or verb == Verb.SHIELD_R:
        return 0.15
    if verb == Verb.DAMAGE:
        return 0.15 * a if ark_is_hostile(plan, seen) else 0.0
    if verb == Verb.HEAL:
        return 0.12 * a if head(seen, CONTROLLER) == 0 else 0.0
    if verb == Verb.DESTROY_EXP:
        return CARD
    if verb == Verb.DESTROY_SQUAD:
        return SOLDIER
    if verb == Verb.DESTROY_ARK:
        return 1.8 if head(seen, CONTROLLER) > 0 else 0.6 if ark_is_hostile(plan, seen) else 0.0
    if verb == Verb.SHIELD_P:
        return 0.04 * a
    if verb == Verb.COST:
        return -0.1 * b
    if verb == Verb.FREE or verb == Verb.SALVAGE:
        return SOLDIER
    if verb == Verb.LEVEL:
        return 0.5 + RESOURCE * a
    return 0.05


@rule
def effect_worth(box, seen, plan, source):
    """An effect carried out once, its price taken off; a condition that does not hold halves the hope for it."""
    effect = box.effect[source]
    total = 0.0
    for i in range(effect.n):
        row = effect.row[i]
        total += verb_worth(box, seen, plan, int(row[0]), int(row[1]), int(row[2]), int(row[3]))
    total -= RESOURCE * int(effect.pay)
    return total if holds(box, seen, plan, 0, source) else 0.5 * total


@rule
def lasting_worth(box, seen, plan, card):
    """An expansion card: what it does every turn, for the turns that may be left."""
    turns = min(float(LONG), plan[TURNS_LEFT])
    often = 0.4 if box.effect[card].trigger != Trigger.NONE else 0.9
    return often * max(0.0, effect_worth(box, seen, plan, card)) * turns


# --- soldiers --------------------------------------------------------------------------------------------------------


@rule
def soldier_worth(box, seen, plan, card):
    """A soldier on top of the squad: strength opens the ark, resistance holds it, paragon dice are what it is for."""
    worth = STRENGTH * int(box.strength[card]) + RESISTANCE * int(box.resistance[card]) + DICE * int(box.paragon[card])
    if box.strength[card] < USEFUL_STRENGTH:
        worth -= 1.0
    return worth + 0.5 * max(0.0, effect_worth(box, seen, plan, card))


@rule
def best_in_squad(box, seen, plan):
    """X-15.13  The best soldier of the own squad, covered or not, or NO_CARD."""
    best, most = NO_CARD, -1.0
    for card in range(box.first_card[Kind.SOLDIER], box.first_card[Kind.SOLDIER + 1]):
        if place_of(seen, card) == Place.SQUAD:
            worth = soldier_worth(box, seen, plan, card)
            if worth > most:
                best, most = card, worth
    return best


@rule
def new_soldier_worth(box, seen, plan, card):
    """X-15.5  A soldier to buy: he fights at once if the squad is empty or he is better than the one on top."""
    have = top(plan, Place.SQUAD)
    worth = soldier_worth(box, seen, plan, card)
    if have == NO_CARD:
        return worth
    if plan[UNDER_TOP] >= WHOLE_SQUAD:
        return 0.5 * (worth - soldier_worth(box, seen, plan, have))
    return 0.35 * worth + 0.65 * (worth - soldier_worth(box, seen, plan, have))


# --- attacks ---------------------------------------------------------------------------------------------------------


@rule
def fighter(seen, plan):
    """X-11.3  The soldier who would attack now, or NO_CARD."""
    return top(plan, Place.ARK) if head(seen, CONTROLLER) == 0 else top(plan, Place.SQUAD)


@rule
def attack_power(strength, normal, critical):
    """X-11.6  What so many symbols do."""
    return (normal + critical) * strength + critical


@rule
def whole_power(box, seen, plan):
    """X-11.6  What all symbols of the action pool and of the attack that goes on would do together."""
    soldier = fighter(seen, plan)
    if soldier == NO_CARD:
        return 0
    normal = kept(seen, Face.ATTACK) + head(seen, ATTACK_NORMAL)
    critical = kept(seen, Face.CRITICAL) + head(seen, ATTACK_CRITICAL)
    return attack_power(strength_of(box, seen, plan, 0, soldier), normal, critical)


@rule
def base_worth(box, seen, plan, player, power):
    """X-13.10 - X-13.13  An attack of this power on a base: paragon taken counts twice, a card destroyed once.

    The attacked player may block with the soldier on top of his squad, which costs him the soldier if he is weak.
    """
    if power < base_of(box, seen, plan, player):
        return IMPOSSIBLE
    loot = min(DIE * paragon_of(box, seen, plan, 0, top(plan, Place.ARK)), float(seat(seen, player, PARAGON)))
    close = 1.0 + seat(seen, player, PARAGON) / (1.0 + head(seen, THRESHOLD))
    worth = 2.0 * loot * close
    for field in range(FIELDS):
        if top(plan, Place.FIELD + FIELDS * player + field) != NO_CARD:
            worth += CARD / 2
    blocker = top(plan, Place.SQUAD + player)
    if blocker != NO_CARD and resistance_of(box, seen, plan, player, blocker, 1) > power:
        worth *= 0.2
    return worth


@rule
def best_base(box, seen, plan, power):
    """X-13.2  The best base to attack with this power."""
    best = IMPOSSIBLE
    for player in range(1, box.players):
        best = max(best, base_worth(box, seen, plan, player, power))
    return best


@rule
def hold_worth(box, seen, plan, soldier):
    """X-18.14  Control of the ark: a roll at the end of this turn, and of others' while the soldier lives."""
    dice = DIE * paragon_of(box, seen, plan, 0, soldier) + (1.3 if box.apocalypse else 0.0)
    return dice * (1.0 + 0.12 * resistance_of(box, seen, plan, 0, soldier, 0)) + 0.5


@rule
def ark_worth(box, seen, plan):
    """X-12.2, X-12.7  Attack the ark with everything: conquer it, or at least wound its soldier."""
    soldier = top(plan, Place.SQUAD)
    power = whole_power(box, seen, plan)
    if power >= head(seen, LIFE_POINTS):
        kill = DIE * paragon_of(box, seen, plan, 0, soldier)
        stop = 1.0 if head(seen, CONTROLLER) > 0 else 0.0
        return kill + hold_worth(box, seen, plan, soldier) + stop
    return 0.02 * power if head(seen, CONTROLLER) > 0 else 0.01 * power


@rule
def attack_worth(box, seen, plan):
    """X-11.13  What pointing at an attack symbol leads to."""
    if head(seen, CONTROLLER) == 0:
        return max(0.0, best_base(box, seen, plan, whole_power(box, seen, plan)))
    if top(plan, Place.ARK) == NO_CARD:
        return hold_worth(box, seen, plan, top(plan, Place.SQUAD))
    return ark_worth(box, seen, plan)


# --- money -----------------------------------------------------------------------------------------------------------


@rule
def savings(box, seen, plan):
    """What a resource is worth now: the more there are, the less; at the end only harvest uses them."""
    resources = seat(seen, 0, RESOURCES)
    return RESOURCE if resources < 12 else 0.12 if resources < 18 else 0.06


@rule
def card_worth(box, seen, plan, card):
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
def field_price(box, seen, plan, field, kind):
    """X-16.2, X-16.3  What a card on this field covers; IMPOSSIBLE (as a price: much) for the other type."""
    covered = top(plan, Place.FIELD + field)
    if covered == NO_CARD:
        return 0.0
    return lasting_worth(box, seen, plan, covered) if box.kind[covered] == kind else -IMPOSSIBLE


@rule
def cheapest_field(box, seen, plan, kind):
    """X-16.2  What is covered at least."""
    least = -IMPOSSIBLE
    for field in range(seat(seen, 0, LEVEL)):
        least = min(least, field_price(box, seen, plan, field, kind))
    return least
