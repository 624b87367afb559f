"""What a seat sees, read out of its observation by name (`rules/observation.py`). Seats are counted from the observer.

The last part of the room to think in (`plan`) holds which card lies on top of every place.
"""

from ...core.arrays import Floats
from ...core.rule import part, rule
from ..rules.observation import (
    BENEATH,
    CARD,
    CONTROLLER,
    EXTRA_BENEATH,
    EXTRA_CARD,
    FACTION,
    FIRST_OF_KIND,
    FRAME,
    KEPT,
    LEVEL,
    PARAGON,
    SEAT,
    SEAT_NUMBERS,
    TURN,
)
from ..rules.state import Box
from ..rules.words import (
    FIELDS,
    FIRST_EXTRA,
    NO_CARD,
    PLACES,
    PRINTED_CARDS,
    THINGS,
    TRAIT,
    Condition,
    Passive,
    Place,
    Price,
    Stat,
)

ME = 0

# of a plan
TOP = 0  # + Place: the uppermost card, or NO_CARD
UNDER_TOP = TOP + PLACES  # how many cards lie in the own squad
TURNS_LEFT = UNDER_TOP + 1
WORTH = TURNS_LEFT + 1  # of each option
PLAN = WORTH + THINGS

PACE = 1.31  # paragon that the leader is reckoned to win between two turns of a player, who wins more
FASTER = 2.0  # times as much in Apocalypse mode

ACTIVE = 7  # squad, ark, four fields, faction trait


@part
def head(seen: Floats, field: int) -> int:
    """A number about the whole game."""
    return int(seen[field])


@part
def turn_of(seen: Floats) -> int:
    """X-5.1  Which turn of the game it is."""
    return head(seen, TURN)


@part
def asked(seen: Floats, field: int) -> int:
    """A field of the question that waits."""
    return int(seen[FRAME + field])


@part
def seat(seen: Floats, player: int, field: int) -> int:
    """A number in front of a player."""
    return int(seen[SEAT + SEAT_NUMBERS * player + field])


@part
def kept(seen: Floats, face: int) -> int:
    """Dice with a face in the action pool."""
    return int(seen[KEPT + face])


@part
def place_of(seen: Floats, card: int) -> int:
    """Where a card is, its owner counted from oneself."""
    return int(seen[CARD + card if card < PRINTED_CARDS else EXTRA_CARD + card - FIRST_EXTRA])


@part
def top(plan: Floats, place: int) -> int:
    """The uppermost card of a place, or NO_CARD."""
    return int(plan[TOP + place])


@rule
def look_around(box: Box, seen: Floats, plan: Floats) -> None:
    """Find the uppermost card of every place, the size of the own squad, and how many own turns may be left."""
    for place in range(PLACES):
        plan[TOP + place] = NO_CARD
    squad = 0
    # on the path of every answer: a function for one card would count references to both arrays for each of them
    for card in range(PRINTED_CARDS):
        place = int(seen[CARD + card])
        if place >= Place.PILE and int(seen[BENEATH + card]) == 0:
            plan[TOP + place] = card
        squad += int(place == Place.SQUAD)
    for i in range(box.extra_end - FIRST_EXTRA):
        place = int(seen[EXTRA_CARD + i])
        if place >= Place.PILE and int(seen[EXTRA_BENEATH + i]) == 0:
            plan[TOP + place] = FIRST_EXTRA + i
        squad += int(place == Place.SQUAD)
    plan[UNDER_TOP] = squad
    most = 0
    for player in range(box.players):
        most = max(most, seat(seen, player, PARAGON))
    pace = PACE * (FASTER if box.apocalypse else 1.0)
    plan[TURNS_LEFT] = max(0.5, (int(box.threshold) - most) / pace + 0.5)


@rule
def active_source(seen: Floats, plan: Floats, player: int, i: int) -> int:
    """X-6.9, X-6.10  The i-th active source of effects of a player, or NO_CARD."""
    if i == 0:
        return top(plan, Place.SQUAD + player)
    if i == 1:
        return top(plan, Place.ARK) if head(seen, CONTROLLER) == player else NO_CARD
    if i < ACTIVE - 1:
        return top(plan, Place.FIELD + FIELDS * player + i - 2)
    faction = seat(seen, player, FACTION)
    return TRAIT + faction if faction >= 0 else NO_CARD


@rule
def is_behind(box: Box, seen: Floats, player: int) -> bool:
    """`behind?`: nobody has less paragon and somebody has more."""
    own, more = seat(seen, player, PARAGON), False
    for other in range(box.players):
        if seat(seen, other, PARAGON) < own:
            return False
        if seat(seen, other, PARAGON) > own:
            more = True
    return more


@rule
def holds(box: Box, seen: Floats, plan: Floats, player: int, source: int) -> bool:
    """X-6.17  Is the condition in front of an effect true?"""
    condition = int(box.effect[source].condition)
    if condition == Condition.NONE:
        return True
    if condition == Condition.IN_ARK:
        return head(seen, CONTROLLER) == player
    if condition == Condition.NO_ARK:
        return head(seen, CONTROLLER) != player
    if condition == Condition.BEHIND:
        return is_behind(box, seen, player)
    if TRAIT <= source < FIRST_EXTRA:
        return False
    if condition == Condition.HOME:
        return box.faction[source] == seat(seen, player, FACTION)
    mates = 0
    for i in range(ACTIVE - 1):
        card = active_source(seen, plan, player, i)
        if card != NO_CARD and card != source and box.faction[card] == box.faction[source]:
            mates += 1
    return mates >= box.effect[source].condition_n


@rule
def modifier(box: Box, seen: Floats, plan: Floats, player: int, passive: int) -> int:
    """X-6.4, X-6.13  What a player's active PERMANENT effects add to a value."""
    total = 0
    for i in range(ACTIVE):
        source = active_source(seen, plan, player, i)
        if source != NO_CARD and box.passive[source, passive] != 0 and holds(box, seen, plan, player, source):
            total += int(box.passive[source, passive])
    return total


@rule
def strength_of(box: Box, seen: Floats, plan: Floats, player: int, soldier: int) -> int:
    """X-6.13  Strength of a player's soldier."""
    return max(0, int(box.strength[soldier]) + modifier(box, seen, plan, player, Passive.STAT + Stat.STRENGTH))


@rule
def resistance_of(box: Box, seen: Floats, plan: Floats, player: int, soldier: int, blocking: int) -> int:
    """X-6.13, X-13.5  Resistance of a player's soldier, while blocking or otherwise."""
    value = int(box.resistance[soldier]) + modifier(box, seen, plan, player, Passive.STAT + Stat.RESISTANCE)
    if blocking:
        value += modifier(box, seen, plan, player, Passive.STAT + Stat.BLOCK)
    return max(0, value)


@rule
def paragon_of(box: Box, seen: Floats, plan: Floats, player: int, soldier: int) -> int:
    """X-14.2  Paragon dice of a player's soldier."""
    return max(0, int(box.paragon[soldier]) + modifier(box, seen, plan, player, Passive.STAT + Stat.PARAGON))


@rule
def base_of(box: Box, seen: Floats, plan: Floats, player: int) -> int:
    """X-13.11  Resistance of a player's base."""
    value = int(box.base_resistance[seat(seen, player, FACTION), seat(seen, player, LEVEL)])
    return max(0, value + modifier(box, seen, plan, player, Passive.STAT + Stat.BASE_RESISTANCE))


@rule
def price_of(box: Box, seen: Floats, plan: Floats, price: int, printed: int) -> int:
    """X-15.31  What something costs oneself now."""
    change = modifier(box, seen, plan, ME, Passive.PRICE + price)
    if not (head(seen, FIRST_OF_KIND) >> price) & 1:
        change += modifier(box, seen, plan, ME, Passive.FIRST + price)
    cost = max(printed + change, min(printed, int(box.floor[price])))
    return max(0, cost - int(box.card_discount)) if price >= Price.SOLDIER else cost
