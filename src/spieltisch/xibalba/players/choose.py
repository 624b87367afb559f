"""A rule of thumb for every question of Xibalba. It sees an observation and the options, and never a state."""

from ...core.arrays import Floats, Ints
from ...core.rule import rule
from ...core.streams import pick
from ..rules.observation import (
    ASK,
    ATTACK_CRITICAL,
    ATTACK_FROM_ARK,
    ATTACK_NORMAL,
    ATTACK_STRENGTH,
    CONTROLLER,
    FACTION,
    LEVEL,
    LIFE_POINT_CAP,
    LIFE_POINTS,
    PARAGON,
    REROLLS,
    RESOURCES,
    THRESHOLD,
)
from ..rules.setup import faction_of_thing
from ..rules.state import Box
from ..rules.words import DECK_PARTS, FIELDS, NO_CARD, Ask, Button, Die, Face, Kind, Place, Price, Thing
from .seen import (
    ME,
    TURNS_LEFT,
    WORTH,
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
    CRITICAL_SHARE,
    DIE,
    IMPOSSIBLE,
    RESOURCE,
    attack_power,
    attack_worth,
    base_worth,
    best_base,
    card_worth,
    effect_worth,
    enter_worth,
    field_price,
    fight_worth,
    fighter,
    hold_worth,
    lasting_worth,
    savings,
    soldier_worth,
    take_worth,
    whole_power,
)

# Weights, in paragon, compared in games (docs/bots.md).
AT_ONCE = 12.0  # what is never better done later: exchanging dice
FIRST = 3.0  # an attack that succeeds: before money is spent on something else
MOST = 6.0  # more than this no action is worth before those that come first
LEAST_ATTACK = 0.45  # an attack that brings less waits until nothing else is left
POOR = 3  # with less money no weapons can be reckoned with
RESOURCES_OF_A_DIE = 1.51  # a resource die brings 1.83 with two rerolls, but not all of it is needed
FIGHT, RAID = 1.28, 0.74  # how much the hope for a fight counts when dice are chosen, for the ark and for a base
TACTICAL_ROLLS = 1.24  # rolls that are reckoned with for one more symbol
TACTICAL_SHARE = 0.61  # how much of the success they are worth: rolls may fail
WEAPON_FIRST = 0.1  # weapons do not fail
HEALING, LIFE_POINT = 0.67, 0.079  # medicine: rolls of the ark that it may save, and what a life point is worth besides
LAST_HARVEST = 1.84  # paragon of a harvest when it is about the last ones
HARVEST_WAITS = 0.14  # what else might be done with the resources
CRATES = 1.89  # one more resource a turn, for each turn left: the sooner, the more it buys in its turn
FIELD = 0.14  # a field, for each turn left
WALLS = 0.026  # a point of base resistance, for each own paragon
MUCH_BETTER = 1.35  # for less a squad is not reorganised
ENOUGH = 0.72  # part of the best raid for which no more symbols are added
BLOCK_LOOT, BLOCK_LOST, BLOCK_SOLDIER = (
    0.65,
    0.46,
    0.53,
)  # what a block saves, and the part of the soldier that it costs


# --- dice ------------------------------------------------------------------------------------------------------------


@rule
def at_least(dice: int, rerolls: int, blanks: int, need: int) -> float:
    """How likely so many attack dice show so many symbols, blanks being rolled again as often as possible."""
    miss = 1.0
    for _ in range(rerolls + 1):
        miss *= blanks / 6.0
    # the terms of a binomial distribution, from all symbols downwards
    total, term = 0.0, 1.0
    for _ in range(dice):
        term *= 1.0 - miss
    for symbols in range(dice, need - 1, -1):
        total += term
        term *= symbols * miss / ((dice - symbols + 1) * (1.0 - miss))
    return total


@rule
def attack_blanks(box: Box) -> int:
    """X-1.20  Blank faces of an attack die."""
    blanks = 0
    for i in range(6):
        blanks += int(box.face[Die.ATTACK, i] == Face.ATTACK_BLANK)
    return min(5, blanks)


@rule
def symbols_needed(strength: int, life: int, money: int) -> int:
    """X-11.6  Symbols for so much power, some of them turned for money."""
    each = strength + (1.0 if money >= POOR else CRITICAL_SHARE)
    return 9 if each <= 0.0 else int(-(-life // each))


@rule
def pool_worth(box: Box, seen: Floats, plan: Floats, pool: int) -> float:
    """X-8.1  What attack dice may win against what resource dice bring."""
    dice = 2 + pool
    worth = (6 - dice) * RESOURCES_OF_A_DIE * savings(box, seen, plan)
    soldier = fighter(seen, plan)
    money = seat(seen, ME, RESOURCES)
    blanks = attack_blanks(box)
    if soldier == NO_CARD:
        return worth
    strength = strength_of(box, seen, plan, ME, soldier)
    if head(seen, CONTROLLER) != ME:
        if top(plan, Place.ARK) == NO_CARD:
            return worth + enter_worth(box, seen, plan, soldier) * at_least(dice, 2, blanks, 1)
        need = symbols_needed(strength, head(seen, LIFE_POINTS), money)
        return worth + FIGHT * take_worth(box, seen, plan, soldier) * at_least(dice, 2, blanks, need)
    best = 0.0
    for player in range(1, box.players):
        need = symbols_needed(strength, base_of(box, seen, plan, player), money)
        once = max(0.0, base_worth(box, seen, plan, player, 99))
        chance = at_least(dice, 2, blanks, need) + at_least(dice, 2, blanks, 2 * need)
        best = max(best, once * chance)
    return worth + RAID * best


@rule
def keep_worth(box: Box, seen: Floats, plan: Floats, face: int) -> float:
    """X-8.17  Keep what is better than another roll; a single resource only when one reroll is left."""
    if face == Face.RESOURCE_1:
        return 1.0 if head(seen, REROLLS) <= 1 else -1.0
    if face == Face.RESOURCE_BLANK or face == Face.ATTACK_BLANK:
        return -1.0
    return 1.0 + face


@rule
def face_worth(box: Box, seen: Floats, plan: Floats, face: int) -> float:
    """X-10.1, X-14.4  Dice of the action pool: exchange everything, use attack symbols if that leads to something."""
    if face >= Face.PARAGON_BLANK:
        return AT_ONCE + face
    if face <= Face.RESOURCE_3:
        return AT_ONCE
    worth = attack_worth(box, seen, plan)
    if worth <= LEAST_ATTACK:
        return worth
    return FIRST + worth + (0.1 if face == Face.CRITICAL else 0.0)


# --- general actions -------------------------------------------------------------------------------------------------


@rule
def missing_power(box: Box, seen: Floats, plan: Floats) -> int:
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
def success_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """What it would bring if the attack had enough power."""
    if head(seen, CONTROLLER) != ME:
        return take_worth(box, seen, plan, top(plan, Place.SQUAD))
    return max(0.0, best_base(box, seen, plan, 99))


@rule
def tactical_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.21  A further attack die shows a symbol every second time."""
    missing = missing_power(box, seen, plan)
    if missing == 0:
        return IMPOSSIBLE
    strength = strength_of(box, seen, plan, ME, fighter(seen, plan))
    price = price_of(box, seen, plan, Price.TACTICAL, int(box.action_cost[Button.TACTICAL]))
    rolls = TACTICAL_ROLLS * ((missing + max(1, strength) - 1) // max(1, strength))
    if strength == 0 or price * rolls > seat(seen, ME, RESOURCES):
        return IMPOSSIBLE
    return TACTICAL_SHARE * success_worth(box, seen, plan) - RESOURCE * price * rolls


@rule
def weapon_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.20  One more point of strength for each symbol turned, if that is enough."""
    missing = missing_power(box, seen, plan)
    price = price_of(box, seen, plan, Price.WEAPON, int(box.action_cost[Button.WEAPON]))
    if missing == 0 or missing > kept(seen, Face.ATTACK) or missing * price > seat(seen, ME, RESOURCES):
        return IMPOSSIBLE
    return success_worth(box, seen, plan) - RESOURCE * price * missing + WEAPON_FIRST


@rule
def medicine_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.18  Two life points: worth it while they decide whether the soldier lives to the next turn."""
    life = head(seen, LIFE_POINTS)
    price = price_of(box, seen, plan, Price.MEDICINE, int(box.action_cost[Button.MEDICINE]))
    soldier = top(plan, Place.ARK)
    more = min(head(seen, LIFE_POINT_CAP), life + int(box.medicine))
    gain = hold_worth(box, seen, plan, soldier, more) - hold_worth(box, seen, plan, soldier, life)
    return HEALING * gain + LIFE_POINT * (more - life) - savings(box, seen, plan) * price


@rule
def harvest_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.23  A paragon die for what has no better use; everything if it may win the game."""
    price = price_of(box, seen, plan, Price.HARVEST, int(box.action_cost[Button.HARVEST]))
    missing = head(seen, THRESHOLD) - seat(seen, ME, PARAGON)
    if missing <= LAST_HARVEST * (seat(seen, ME, RESOURCES) // max(1, price)):
        return 3.0
    return DIE - savings(box, seen, plan) * price - HARVEST_WAITS


@rule
def expand_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.25  Productivity for the turns that are left, a field, a stronger base."""
    faction, level = seat(seen, ME, FACTION), seat(seen, ME, LEVEL)
    price = price_of(box, seen, plan, Price.LEVEL, int(box.level_cost[faction, level]))
    more = int(box.productivity[faction, level + 1]) - int(box.productivity[faction, level])
    walls = int(box.base_resistance[faction, level + 1]) - int(box.base_resistance[faction, level])
    safe = WALLS * walls * seat(seen, ME, PARAGON)
    field = FIELD * plan[TURNS_LEFT]
    return plan[TURNS_LEFT] * RESOURCE * more * CRATES + safe + field - savings(box, seen, plan) * price


@rule
def front_worth(box: Box, seen: Floats, plan: Floats, soldier: int) -> float:
    """A soldier of the squad on top of it: what it wins at once, and what it is worth there."""
    now = fight_worth(box, seen, plan, soldier, seat(seen, ME, RESOURCES) - 1)
    return now + soldier_worth(box, seen, plan, soldier)


@rule
def best_in_squad(box: Box, seen: Floats, plan: Floats) -> int:
    """X-15.13  The best soldier of the own squad, covered or not, or NO_CARD."""
    best, most = NO_CARD, -1.0
    for part_of_deck in range(DECK_PARTS):
        for card in range(box.deck[Kind.SOLDIER, part_of_deck, 0], box.deck[Kind.SOLDIER, part_of_deck, 1]):
            if place_of(seen, card) == Place.SQUAD:
                worth = front_worth(box, seen, plan, card)
                if worth > most:
                    best, most = card, worth
    return best


@rule
def reorganise_worth(box: Box, seen: Floats, plan: Floats) -> float:
    """X-15.13  A much better soldier lies covered, and it could fight now."""
    best, now = best_in_squad(box, seen, plan), top(plan, Place.SQUAD)
    fights = kept(seen, Face.ATTACK) + kept(seen, Face.CRITICAL) > 0 and head(seen, CONTROLLER) != ME
    if best in (NO_CARD, now) or not fights:
        return IMPOSSIBLE
    better = front_worth(box, seen, plan, best) - front_worth(box, seen, plan, now)
    return FIRST + MOST + better if better > MUCH_BETTER else IMPOSSIBLE


@rule
def button_worth(box: Box, seen: Floats, plan: Floats, button: int) -> float:
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
    return IMPOSSIBLE  # to discard cards is no plan


@rule
def own_or_bought(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-6.8, X-15.3  A card of the own base is activated, one of a slot is bought."""
    if place_of(seen, card) >= Place.SQUAD:
        worth = effect_worth(box, seen, plan, card)
        return FIRST + MOST + worth if worth > 0.0 else worth
    return min(MOST, card_worth(box, seen, plan, card))


@rule
def action_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """X-23.40  Everything that can be done in the action phase; to end it is worth nothing."""
    if Thing.FACE <= thing < Thing.DIE_TYPE:
        return face_worth(box, seen, plan, thing - Thing.FACE)
    if thing == Thing.BUTTON + Button.REORGANISE:
        return reorganise_worth(box, seen, plan)
    if Thing.BUTTON <= thing < Thing.ROLL:
        return min(MOST, button_worth(box, seen, plan, thing - Thing.BUTTON))
    return own_or_bought(box, seen, plan, thing - Thing.CARD)


# --- attack and defence ----------------------------------------------------------------------------------------------


@rule
def more_dice_worth(box: Box, seen: Floats, plan: Floats, thing: int) -> float:
    """X-11.13  Add symbols until the attack succeeds, and no more: what is left may serve for another one.

    A normal symbol is added before a critical hit if it is enough. What cannot succeed takes everything.
    """
    normal, critical = head(seen, ATTACK_NORMAL), head(seen, ATTACK_CRITICAL)
    strength = strength_of(box, seen, plan, 0, fighter(seen, plan))
    power = attack_power(strength, normal, critical)
    if head(seen, ATTACK_FROM_ARK):
        best = best_base(box, seen, plan, whole_power(box, seen, plan))
        enough = best_base(box, seen, plan, power) > max(0.0, ENOUGH * best)
    else:
        enough = power >= head(seen, LIFE_POINTS)
    return -1.0 if enough else 1.0 + (0.1 if thing == Thing.FACE + Face.CRITICAL else 0.0)


@rule
def block_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-13.3 - X-13.5  Block if the soldier survives; give it up only for more paragon than it is worth."""
    strength = head(seen, ATTACK_STRENGTH)
    if resistance_of(box, seen, plan, 0, card, 1) > strength:
        return 5.0
    if strength < base_of(box, seen, plan, 0):
        return -1.0
    lost = 0.0
    for field in range(FIELDS):
        if top(plan, Place.FIELD + field) != NO_CARD:
            lost = max(lost, lasting_worth(box, seen, plan, top(plan, Place.FIELD + field)))
    loot = min(BLOCK_LOOT, float(seat(seen, 0, PARAGON)))
    return loot + BLOCK_LOST * lost - BLOCK_SOLDIER * soldier_worth(box, seen, plan, card)


@rule
def from_me(box: Box, own_seat: int, thing: int) -> int:
    """A seat that is pointed at, counted from oneself."""
    return (thing - Thing.SEAT - own_seat) % box.players


@rule
def target_worth(box: Box, seen: Floats, plan: Floats, player: int) -> float:
    """X-13.2  Whose base to attack with the power of this attack."""
    soldier = fighter(seen, plan)
    if soldier == NO_CARD:
        return 0.1 * seat(seen, player, PARAGON)
    strength = strength_of(box, seen, plan, 0, soldier)
    power = attack_power(strength, head(seen, ATTACK_NORMAL), head(seen, ATTACK_CRITICAL))
    return base_worth(box, seen, plan, player, power) + 0.01 * seat(seen, player, PARAGON)


# --- all questions ---------------------------------------------------------------------------------------------------


@rule
def die_type_worth(seen: Floats, plan: Floats, die: int) -> float:
    """X-8.8  A further die of which type."""
    wants_attack = fighter(seen, plan) != NO_CARD and head(seen, CONTROLLER) != 0
    return 1.0 if (die == Die.ATTACK) == wants_attack else 0.0


@rule
def faction_worth(box: Box, faction: int) -> float:
    """X-2.15  The faction with most productivity and the cheapest levels."""
    return (
        1.0 * int(box.productivity[faction, 1])
        + int(box.productivity[faction, 4])
        - 0.1 * int(box.level_cost[faction, 1])
    )


@rule
def field_worth(box: Box, seen: Floats, plan: Floats, field: int) -> float:
    """X-16.2  Where to place a card: where it covers least."""
    covered = top(plan, Place.FIELD + field)
    return 0.0 if covered == NO_CARD else -field_price(box, seen, plan, field, int(box.kind[covered]))


@rule
def discard_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-15.9  Rather a card of the slots than an own one, the best one for others first."""
    return int(box.cost[card]) - (50.0 if place_of(seen, card) >= Place.SQUAD else 0.0)


@rule
def reorg_worth(box: Box, seen: Floats, plan: Floats, card: int) -> float:
    """X-15.33  Only the best soldier goes on top."""
    return 1.0 if card == best_in_squad(box, seen, plan) and card != top(plan, Place.SQUAD) else -1.0


@rule
def thing_worth(box: Box, seen: Floats, own_seat: int, plan: Floats, ask: int, thing: int) -> float:
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
        return faction_worth(box, faction_of_thing(thing))
    if ask == Ask.DESTROY or ask == Ask.EFFECT_CARD:
        return 1.0 + int(box.cost[thing - Thing.CARD])
    return 1.0 + (1.0 if thing == Thing.KIND + Kind.SOLDIER else 0.0)  # soldiers; what one may do: yes


@rule
def weigh(box: Box, seen: Floats, own_seat: int, plan: Floats, out: Ints, n: int, worth: Floats) -> None:
    """What each of the n options is worth to a player who sits at `own_seat` and sees `seen`, in paragon."""
    look_around(box, seen, plan)
    ask = asked(seen, ASK)
    for i in range(n):
        worth[i] = thing_worth(box, seen, own_seat, plan, ask, int(out[i]))


@rule
def choose(box: Box, seen: Floats, own_seat: int, plan: Floats, out: Ints, n: int, stream: Ints) -> int:
    """The option that is worth most; of equal ones the stream chooses. `plan` is room to think in."""
    worth = plan[WORTH:]
    weigh(box, seen, own_seat, plan, out, n, worth)
    best, equals = 0, 1
    for i in range(1, n):
        if worth[i] > worth[best]:
            best, equals = i, 1
        elif worth[i] == worth[best]:
            equals += 1
            if pick(stream, equals) == 0:
                best = i
    return int(out[best])
