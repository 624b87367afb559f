"""A seat's own situation in Xibalba as numbers of order 1, for the evaluation (`bots/evaluation.py`)."""

from enum import IntEnum

from ...core.arrays import Floats
from ...core.rule import rule
from ...texts.voice import key_of
from ..rules.observation import (
    ACTIVE_PLAYER,
    CONTROLLER,
    FACTION,
    LEVEL,
    LIFE_POINTS,
    PARAGON,
    RESOURCES,
    THRESHOLD,
    TURN,
)
from ..rules.state import Box
from ..rules.words import FIELDS, NO_CARD, Button, Column, Place, Price, Trigger, Verb
from .seen import ME, UNDER_TOP, base_of, head, look_around, paragon_of, price_of, resistance_of, seat, strength_of, top
from .worth import DIE, effect_worth, hold_rolls, income


class Feature(IntEnum):
    """What is said of a situation, by its place among the numbers."""

    PARAGON = 0
    NEAR_THE_GOAL = 1
    FINISH = 2
    ARK = 3
    ARK_INCOME = 4
    ARK_LIFE = 5
    STRENGTH = 6
    SQUAD_DICE = 7
    ARK_IN_REACH = 8
    SQUAD = 9
    BLOCKER = 10
    RESOURCES = 11
    FIRST_RESOURCES = 12
    NEXT_LEVEL = 13
    PRODUCTIVITY = 14
    LEVEL = 15
    WALLS = 16
    CARDS_RESOURCES = 17
    CARDS_PARAGON = 18
    CARDS_DICE = 19
    CARDS_SOLDIERS = 20
    CARDS_FIGHT = 21
    CARDS_PRICES = 22
    PLUNDER = 23
    TURN = 24


FEATURES = tuple(key_of(feature) for feature in Feature)

HIGHEST_LEVEL = 4
HITS = 2.2  # symbols that somebody who wants to fight has in a turn


@rule
def progress_of(box: Box, seen: Floats) -> float:
    """X-3.1, X-20.7  How far the game is: the leader's way to the threshold, or the turns that may be played."""
    most = 0
    for player in range(box.players):
        most = max(most, seat(seen, player, PARAGON))
    done = most / max(1.0, float(head(seen, THRESHOLD)))
    if box.max_turns > 0:
        done = max(done, head(seen, TURN) / float(box.max_turns))
    return min(1.0, done)


@rule
def write_ark(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-18.14  Control of the ark and what it will pay while the soldier may live; or how near it is."""
    mine, theirs = top(plan, Place.SQUAD), top(plan, Place.ARK)
    if head(seen, CONTROLLER) == ME:
        life = head(seen, LIFE_POINTS)
        x[Feature.ARK] = 1.0
        x[Feature.ARK_INCOME] = 0.2 * income(box, seen, plan, theirs, life) * hold_rolls(box, seen, plan, life)
        x[Feature.ARK_LIFE] = 0.1 * life
    elif mine != NO_CARD:
        power = HITS * strength_of(box, seen, plan, ME, mine)
        x[Feature.ARK_IN_REACH] = 1.0 if theirs == NO_CARD else min(1.0, power / head(seen, LIFE_POINTS))


@rule
def write_squad(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-16.1  The soldier on top of the squad, and how many there are."""
    soldier = top(plan, Place.SQUAD)
    if soldier != NO_CARD:
        x[Feature.STRENGTH] = 0.2 * strength_of(box, seen, plan, ME, soldier)
        x[Feature.SQUAD_DICE] = 0.5 * paragon_of(box, seen, plan, ME, soldier)
        x[Feature.BLOCKER] = 0.2 * resistance_of(box, seen, plan, ME, soldier, 1)
        x[Feature.SQUAD] = min(1.5, 0.33 * plan[UNDER_TOP])


@rule
def write_level(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-7.1, X-15.25  Resources, what the base produces, and how near its next level is."""
    resources, faction, level = seat(seen, ME, RESOURCES), seat(seen, ME, FACTION), seat(seen, ME, LEVEL)
    x[Feature.RESOURCES] = 0.1 * min(25, resources)
    x[Feature.FIRST_RESOURCES] = 0.1 * min(10, resources)
    x[Feature.PRODUCTIVITY] = 0.5 * int(box.productivity[faction, level])
    x[Feature.LEVEL] = 0.25 * level
    if level < HIGHEST_LEVEL:
        price = price_of(box, seen, plan, Price.LEVEL, int(box.level_cost[faction, level]))
        x[Feature.NEXT_LEVEL] = min(1.0, resources / max(1.0, float(price)))


@rule
def kind_of_card(verb: int) -> int:
    """For what an expansion card is good, by the first verb of its effect."""
    if verb in (Verb.GAIN, Verb.LOSE, Verb.STEAL):
        return Feature.CARDS_RESOURCES.value
    if verb in (Verb.ROLL_P, Verb.LOOT):
        return Feature.CARDS_PARAGON.value
    if verb in (Verb.ADD_DIE, Verb.REROLLS, Verb.TURN, Verb.ROLL):
        return Feature.CARDS_DICE.value
    if verb == Verb.MOD:
        return Feature.CARDS_SOLDIERS.value
    if verb in (Verb.COST, Verb.FREE, Verb.SALVAGE, Verb.REFRESH, Verb.REORG, Verb.LEVEL):
        return Feature.CARDS_PRICES.value
    return Feature.CARDS_FIGHT.value


@rule
def write_cards(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-16.2  What the cards on the fields do every turn."""
    for field in range(FIELDS):
        card = top(plan, Place.FIELD + field)
        if card != NO_CARD:
            often = 0.4 if box.effect[card].trigger != Trigger.NONE else 0.9
            kind = kind_of_card(int(box.effect[card].row[0][Column.VERB]))
            x[kind] += often * max(0.0, effect_worth(box, seen, plan, card))


@rule
def write_defence(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-13.10, X-13.13  The base, and what whoever holds the ark may take away from it in a turn."""
    walls = base_of(box, seen, plan, ME)
    x[Feature.WALLS] = 0.2 * walls
    holder = head(seen, CONTROLLER)
    if holder > ME:
        soldier = top(plan, Place.ARK)
        attacks = min(1.0, HITS * strength_of(box, seen, plan, holder, soldier) / max(1.0, float(walls)))
        loot = min(float(seat(seen, ME, PARAGON)), float(paragon_of(box, seen, plan, holder, soldier)))
        x[Feature.PLUNDER] = 0.5 * attacks * loot


@rule
def write_goal(box: Box, seen: Floats, plan: Floats, x: Floats) -> None:
    """X-20.1  The way to the threshold, and how much of what is missing the next turn may bring."""
    goal, have = float(head(seen, THRESHOLD)), float(seat(seen, ME, PARAGON))
    done = have / max(1.0, goal)
    x[Feature.PARAGON] = done
    x[Feature.NEAR_THE_GOAL] = done * done * done
    price = price_of(box, seen, plan, Price.HARVEST, int(box.action_cost[Button.HARVEST]))
    soon = DIE * (seat(seen, ME, RESOURCES) // max(1, price))
    if head(seen, CONTROLLER) == ME:
        soon += income(box, seen, plan, top(plan, Place.ARK), head(seen, LIFE_POINTS))
    x[Feature.FINISH] = min(1.0, soon / max(1.0, goal - have))


@rule
def features(box: Box, seen: Floats, own_seat: int, plan: Floats, x: Floats) -> float:
    """The situation of the observer, who sits at `own_seat`; returns how far the game is, 0.0 to 1.0."""
    for k in range(len(FEATURES)):
        x[k] = 0.0
    progress = progress_of(box, seen)
    if seat(seen, ME, FACTION) < 0:  # the table is still being set up
        return progress
    look_around(box, seen, plan)
    x[Feature.TURN] = 1.0 - head(seen, ACTIVE_PLAYER) / float(box.players)
    write_goal(box, seen, plan, x)
    write_ark(box, seen, plan, x)
    write_squad(box, seen, plan, x)
    write_level(box, seen, plan, x)
    write_cards(box, seen, plan, x)
    write_defence(box, seen, plan, x)
    return progress
