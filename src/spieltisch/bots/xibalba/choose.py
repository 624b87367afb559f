"""A rule of thumb for every question of Xibalba. It sees an observation and the options, and never a state."""

from ...core.rule import rule
from ...core.streams import pick
from ...xibalba.words import FIELDS, NO_CARD, Ask, Button, Die, Face, Kind, Place, Price, Thing
from .seen import (
    ASK,
    ATTACK_CRITICAL,
    ATTACK_FROM_ARK,
    ATTACK_NORMAL,
    ATTACK_STRENGTH,
    CONTROLLER,
    FACTION,
    LEVEL,
    LIFE_POINTS,
    PARAGON,
    REROLLS,
    RESOURCES,
    THRESHOLD,
    TURNS_LEFT,
    asked,
    base_of,
    head,
    kept,
    look_around,
    place_of,
    price_of,
    resistance_of,
    seat,
    strength_of,
    top,
)
from .worth import (
    DIE,
    IMPOSSIBLE,
    RESOURCE,
    attack_power,
    attack_worth,
    base_worth,
    best_base,
    best_in_squad,
    card_worth,
    effect_worth,
    field_price,
    fighter,
    lasting_worth,
    savings,
    soldier_worth,
    whole_power,
)

AT_ONCE = 50.0  # what is never better done later: exchanging dice
FIRST = 20.0  # an attack that succeeds: before money is spent on something else
ENOUGH_LIFE = 9  # life points in the ark that opponents seldom take away in one turn


# --- dice ------------------------------------------------------------------------------------------------------------


@rule
def pool_worth(box, seen, plan, pool):
    """X-8.1  Attack dice when there is somebody to attack with, resource dice when there is something to buy."""
    attack_dice = 2 + pool
    soldier = fighter(seen, plan)
    if soldier == NO_CARD:
        return -float(attack_dice)
    if head(seen, CONTROLLER) == 0:
        rich = 0
        for player in range(1, box.players):
            rich = max(rich, seat(seen, player, PARAGON))
        return float(attack_dice) if rich >= 4 and seat(seen, 0, RESOURCES) >= 6 else -abs(attack_dice - 2.5)
    if top(plan, Place.ARK) == NO_CARD:
        return -abs(attack_dice - 3.0)
    symbols = head(seen, LIFE_POINTS) / max(1.0, float(strength_of(box, seen, plan, 0, soldier)))
    return -abs(attack_dice - min(4.0, symbols * 1.4))


@rule
def keep_worth(box, seen, plan, face):
    """X-8.17  Keep what is better than another roll; a single resource only when one reroll is left."""
    if face == Face.RESOURCE_1:
        return 1.0 if head(seen, REROLLS) <= 1 else -1.0
    if face == Face.RESOURCE_BLANK or face == Face.ATTACK_BLANK:
        return -1.0
    return 1.0 + face


@rule
def face_worth(box, seen, plan, face):
    """X-10.1, X-14.4  Dice of the action pool: exchange everything, use attack symbols if that leads to something."""
    if face >= Face.PARAGON_BLANK:
        return AT_ONCE + face
    if face <= Face.RESOURCE_3:
        return AT_ONCE
    worth = attack_worth(box, seen, plan)
    if worth <= 0.5:
        return worth
    return FIRST + worth + (0.1 if face == Face.CRITICAL else 0.0)


# --- general actions -------------------------------------------------------------------------------------------------


@rule
def missing_power(box, seen, plan):
    """X-12.2, X-13.10  How much the attack lacks to succeed; 0 if nothing, or if there is nobody to attack."""
    soldier = fighter(seen, plan)
    if soldier == NO_CARD or top(plan, Place.ARK) == NO_CARD:
        return 0
    power = whole_power(box, seen, plan)
    if head(seen, CONTROLLER) != 0:
        return max(0, head(seen, LIFE_POINTS) - power)
    least = 99
    for player in range(1, box.players):
        if seat(seen, player, PARAGON) > 2:
            least = min(least, base_of(box, seen, plan, player) - power)
    return max(0, least) if least < 99 else 0


@rule
def success_worth(box, seen, plan):
    """What it would bring if the attack had enough power."""
    if head(seen, CONTROLLER) != 0:
        return 2.5
    return max(0.0, best_base(box, seen, plan, 99))


@rule
def tactical_worth(box, seen, plan):
    """X-15.21  A further attack die shows a symbol every second time."""
    missing = missing_power(box, seen, plan)
    if missing == 0:
        return IMPOSSIBLE
    strength = strength_of(box, seen, plan, 0, fighter(seen, plan))
    price = price_of(box, seen, plan, Price.TACTICAL, int(box.action_cost[Button.TACTICAL]))
    rolls = 2.0 * ((missing + max(1, strength) - 1) // max(1, strength))
    if strength == 0 or price * rolls > seat(seen, 0, RESOURCES):
        return IMPOSSIBLE
    return success_worth(box, seen, plan) - RESOURCE * price * rolls


@rule
def weapon_worth(box, seen, plan):
    """X-15.20  One more point of strength for each symbol turned, if that is enough."""
    missing = missing_power(box, seen, plan)
    price = price_of(box, seen, plan, Price.WEAPON, int(box.action_cost[Button.WEAPON]))
    if missing == 0 or missing > kept(seen, Face.ATTACK) or missing * price > seat(seen, 0, RESOURCES):
        return IMPOSSIBLE
    return success_worth(box, seen, plan) - RESOURCE * price * missing + 0.1


@rule
def medicine_worth(box, seen, plan):
    """X-15.18  Two life points: worth it while they decide whether the soldier lives to the next turn."""
    life = head(seen, LIFE_POINTS)
    price = price_of(box, seen, plan, Price.MEDICINE, int(box.action_cost[Button.MEDICINE]))
    return (0.55 if life < ENOUGH_LIFE else 0.2) - savings(box, seen, plan) * price


@rule
def harvest_worth(box, seen, plan):
    """X-15.23  A paragon die for what has no better use; everything if it may win the game."""
    price = price_of(box, seen, plan, Price.HARVEST, int(box.action_cost[Button.HARVEST]))
    missing = head(seen, THRESHOLD) - seat(seen, 0, PARAGON)
    if missing <= 2 * (seat(seen, 0, RESOURCES) // max(1, price)):
        return 3.0
    return DIE - savings(box, seen, plan) * price - 0.05


@rule
def expand_worth(box, seen, plan):
    """X-15.25  Productivity for the turns that are left, a field, a stronger base."""
    faction, level = seat(seen, 0, FACTION), seat(seen, 0, LEVEL)
    price = price_of(box, seen, plan, Price.LEVEL, int(box.level_cost[faction, level]))
    more = int(box.productivity[faction, level + 1]) - int(box.productivity[faction, level])
    walls = int(box.base_resistance[faction, level + 1]) - int(box.base_resistance[faction, level])
    safe = 0.02 * walls * seat(seen, 0, PARAGON)
    field = 0.06 * plan[TURNS_LEFT]
    return plan[TURNS_LEFT] * RESOURCE * more * 0.8 + safe + field - savings(box, seen, plan) * price


@rule
def reorganise_worth(box, seen, plan):
    """X-15.13  A much better soldier lies covered, and he could fight now."""
    best, now = best_in_squad(box, seen, plan), top(plan, Place.SQUAD)
    fights = kept(seen, Face.ATTACK) + kept(seen, Face.CRITICAL) > 0 and head(seen, CONTROLLER) != 0
    if best in (NO_CARD, now) or not fights:
        return IMPOSSIBLE
    better = soldier_worth(box, seen, plan, best) - soldier_worth(box, seen, plan, now)
    return FIRST + 5.0 if better > 1.0 else IMPOSSIBLE


@rule
def button_worth(box, seen, plan, button):
    """Section 15  The general actions."""
    if button == Button.TACTICAL:
        return tactical_worth(box, seen, plan)
    if button == Button.WEAPON:
        return weapon_worth(box, seen, plan)
    if button == Button.MEDICINE:
        return medicine_worth(box, seen, plan)
    if button == Button.HARVEST:
        return harvest_worth(box, seen, plan)
    if button == Button.EXPAND:
        return expand_worth(box, seen, plan)
    if button == Button.REORGANISE:
        return reorganise_worth(box, seen, plan)
    return IMPOSSIBLE  # to discard cards is no plan


@rule
def own_or_bought(box, seen, plan, card):
    """X-6.8, X-15.3  A card of the own base is activated, one of a slot is bought."""
    if place_of(seen, card) >= Place.SQUAD:
        worth = effect_worth(box, seen, plan, card)
        return FIRST + 10.0 + worth if worth > 0.0 else worth
    return card_worth(box, seen, plan, card)


@rule
def action_worth(box, seen, plan, thing):
    """X-23.40  Everything that can be done in the action phase; to end it is worth nothing."""
    if Thing.FACE <= thing < Thing.DIE_TYPE:
        return face_worth(box, seen, plan, thing - Thing.FACE)
    if thing >= Thing.BUTTON:
        return button_worth(box, seen, plan, thing - Thing.BUTTON)
    return own_or_bought(box, seen, plan, thing - Thing.CARD)


# --- attack and defence ----------------------------------------------------------------------------------------------


@rule
def more_dice_worth(box, seen, plan, thing):
    """X-11.13  Add symbols until the attack succeeds, and no more: what is left may serve for another one.

    A normal symbol is added before a critical hit if it is enough. What cannot succeed takes everything.
    """
    normal, critical = head(seen, ATTACK_NORMAL), head(seen, ATTACK_CRITICAL)
    strength = strength_of(box, seen, plan, 0, fighter(seen, plan))
    power = attack_power(strength, normal, critical)
    if head(seen, ATTACK_FROM_ARK):
        enough = best_base(box, seen, plan, power) > 0.0
    else:
        enough = power >= head(seen, LIFE_POINTS)
    return -1.0 if enough else 1.0 + (0.1 if thing == Thing.FACE + Face.CRITICAL else 0.0)


@rule
def block_worth(box, seen, plan, card):
    """X-13.3 - X-13.5  Block if the soldier survives; give him up only for more paragon than he is worth."""
    strength = head(seen, ATTACK_STRENGTH)
    if resistance_of(box, seen, plan, 0, card, 1) > strength:
        return 5.0
    if strength < base_of(box, seen, plan, 0):
        return -1.0
    lost = 0.0
    for field in range(FIELDS):
        if top(plan, Place.FIELD + field) != NO_CARD:
            lost = max(lost, lasting_worth(box, seen, plan, top(plan, Place.FIELD + field)))
    loot = min(1.0, float(seat(seen, 0, PARAGON)))
    return loot + 0.5 * lost - 0.5 * soldier_worth(box, seen, plan, card)


@rule
def from_me(box, own_seat, thing):
    """A seat that is pointed at, counted from oneself."""
    return (thing - Thing.SEAT - own_seat) % box.players


@rule
def target_worth(box, seen, plan, player):
    """X-13.2  Whose base to attack with the power of this attack."""
    soldier = fighter(seen, plan)
    if soldier == NO_CARD:
        return 0.1 * seat(seen, player, PARAGON)
    strength = strength_of(box, seen, plan, 0, soldier)
    power = attack_power(strength, head(seen, ATTACK_NORMAL), head(seen, ATTACK_CRITICAL))
    return base_worth(box, seen, plan, player, power) + 0.01 * seat(seen, player, PARAGON)


# --- all questions ---------------------------------------------------------------------------------------------------


@rule
def die_type_worth(seen, plan, die):
    """X-8.8  A further die of which type."""
    wants_attack = fighter(seen, plan) != NO_CARD and head(seen, CONTROLLER) != 0
    return 1.0 if (die == Die.ATTACK) == wants_attack else 0.0


@rule
def faction_worth(box, faction):
    """X-2.15  The faction with most productivity and the cheapest levels."""
    return (
        1.0 * int(box.productivity[faction, 1])
        + int(box.productivity[faction, 4])
        - 0.1 * int(box.level_cost[faction, 1])
    )


@rule
def field_worth(box, seen, plan, field):
    """X-16.2  Where to place a card: where it covers least."""
    covered = top(plan, Place.FIELD + field)
    return 0.0 if covered == NO_CARD else -field_price(box, seen, plan, field, int(box.kind[covered]))


@rule
def discard_worth(box, seen, plan, card):
    """X-15.9  Rather a card of the slots than an own one, the best one for others first."""
    return int(box.cost[card]) - (50.0 if place_of(seen, card) >= Place.SQUAD else 0.0)


@rule
def reorg_worth(box, seen, plan, card):
    """X-15.33  Only the best soldier goes on top."""
    return 1.0 if card == best_in_squad(box, seen, plan) and card != top(plan, Place.SQUAD) else -1.0


@rule
def thing_worth(box, seen, own_seat, plan, ask, thing):
    """What it is worth to point at a thing; *done* and *no* are worth nothing."""
    if thing == Thing.DONE or thing == Thing.NO:
        return 0.0
    if ask == Ask.ACTION:
        return action_worth(box, seen, plan, thing)
    if ask == Ask.KEEP:
        return keep_worth(box, seen, plan, thing - Thing.FACE)
    if ask == Ask.POOL:
        return pool_worth(box, seen, plan, thing - Thing.POOL)
    if ask == Ask.NEXT_EFFECT or ask == Ask.NEXT_DICE_EFFECT:
        return effect_worth(box, seen, plan, thing - Thing.CARD)
    if ask == Ask.ATTACK_DICE:
        return more_dice_worth(box, seen, plan, thing)
    if ask == Ask.BLOCK:
        return block_worth(box, seen, plan, thing - Thing.CARD)
    if ask == Ask.ATTACK_TARGET:
        return target_worth(box, seen, plan, from_me(box, own_seat, thing))
    if ask == Ask.EFFECT_PLAYER:
        return 1.0 + seat(seen, from_me(box, own_seat, thing), PARAGON)
    if ask == Ask.PLACE or ask == Ask.REORG_FIELD:
        return field_worth(box, seen, plan, thing - Thing.FIELD)
    if ask == Ask.REORG_CARD:
        return reorg_worth(box, seen, plan, thing - Thing.CARD)
    if ask == Ask.EXTRA_DIE:
        return die_type_worth(seen, plan, thing - Thing.DIE_TYPE)
    if ask == Ask.GIVE_UP:
        return -1.0 * (thing - Thing.FACE)
    if ask == Ask.DISCARD_CARD:
        return discard_worth(box, seen, plan, thing - Thing.CARD)
    if ask == Ask.FACTION:
        return faction_worth(box, thing - Thing.FACTION)
    if ask == Ask.DESTROY or ask == Ask.EFFECT_CARD:
        return 1.0 + int(box.cost[thing - Thing.CARD])
    return 1.0 + (1.0 if thing == Thing.KIND + Kind.SOLDIER else 0.0)  # EFFECT_MAY: yes; EFFECT_TYPE: soldiers


@rule
def choose(box, seen, own_seat, plan, out, n, stream):
    """The answer of a player who sits at `own_seat` and sees `seen`; `plan` is room to think in."""
    look_around(box, seen, plan)
    ask = asked(seen, ASK)
    best, most, equals = int(out[0]), -1.0e9, 0
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
