"""Section 6: active cards, conditions, and the values that PERMANENT effects change.

Nothing here is stored: a value is worked out when it is needed (X-6.13), so a card that is covered or destroyed has
no say a moment later.
"""

from ...core.rule import part, rule
from .cards import ark_soldier, field_of, squad_soldier
from .state import Box, State
from .words import NO_CARD, NOBODY, TRAIT, Condition, Passive, Price, Stat

ACTIVE = 7  # what can have an effect for one player: squad, ark, four fields, faction trait


@part
def active_source(s: State, player: int, i: int) -> int:
    """X-6.9, X-6.10, X-6.18  The i-th active source of effects of a player, in the order of the rules, or NO_CARD."""
    if i == 0:
        return squad_soldier(s, player)
    if i == 1:
        return ark_soldier(s) if s.controller == player else NO_CARD
    if i < ACTIVE - 1:
        return s.top[field_of(player, i - 2)]
    faction = int(s.seat[player].faction)
    return TRAIT + faction if faction != NOBODY else NO_CARD


@rule
def is_behind(box: Box, s: State, player: int) -> bool:
    """`behind?`: nobody has less paragon than the owner and somebody has more."""
    own = s.seat[player].paragon
    someone_has_more = False
    for other in range(box.players):
        if s.seat[other].paragon < own:
            return False
        if s.seat[other].paragon > own:
            someone_has_more = True
    return someone_has_more


@rule
def mates_of(box: Box, s: State, player: int, source: int) -> int:
    """`mates`: the other active own cards of this card's faction."""
    mates = 0
    for i in range(ACTIVE - 1):
        card = active_source(s, player, i)
        if card != NO_CARD and card != source and box.faction[card] == box.faction[source]:
            mates += 1
    return mates


@rule
def holds(box: Box, s: State, player: int, source: int) -> bool:
    """X-6.17  Is the condition in front of this effect true?"""
    condition = box.effect[source].condition
    if condition == Condition.NONE:
        return True
    if condition == Condition.IN_ARK:
        return s.controller == player
    if condition == Condition.NO_ARK:
        return s.controller != player
    if condition == Condition.BEHIND:
        return is_behind(box, s, player)
    if condition == Condition.HOME:
        return box.faction[source] == s.seat[player].faction
    return mates_of(box, s, player, source) >= box.effect[source].condition_n


@rule
def modifier(box: Box, s: State, player: int, passive: int) -> int:
    """X-6.4, X-6.13  The sum of what a player's active PERMANENT effects add to a value."""
    total = 0
    for i in range(ACTIVE):
        source = active_source(s, player, i)
        if source != NO_CARD and box.passive[source, passive] != 0 and holds(box, s, player, source):
            total += int(box.passive[source, passive])
    return total


@part
def changes_of(box: Box, s: State, player: int) -> int:
    """A bit set of the values that a player's active PERMANENT effects might change: a quick look before adding up."""
    changes = 0
    for i in range(ACTIVE):
        source = active_source(s, player, i)
        if source != NO_CARD:
            changes |= int(box.changes[source])
    return changes


@rule
def attack_modifier(s: State, player: int, stat: int) -> int:
    """`mod` in an `@` clause counts for the attacker in this attack only."""
    if s.attack.on and player == s.active:
        return s.attack.mod[stat]
    return 0


@rule
def strength_of(box: Box, s: State, player: int, soldier: int) -> int:
    """X-6.13  Current strength of a player's soldier."""
    value = int(box.strength[soldier]) + modifier(box, s, player, Passive.STAT + Stat.STRENGTH)
    return max(0, value + attack_modifier(s, player, Stat.STRENGTH))


@rule
def resistance_of(box: Box, s: State, player: int, soldier: int) -> int:
    """X-6.13, X-18.8  Current resistance of a player's soldier."""
    value = int(box.resistance[soldier]) + modifier(box, s, player, Passive.STAT + Stat.RESISTANCE)
    return max(0, value + attack_modifier(s, player, Stat.RESISTANCE))


@rule
def blocking_resistance(box: Box, s: State, player: int, soldier: int) -> int:
    """X-13.5  Resistance while blocking."""
    value = int(box.resistance[soldier]) + modifier(box, s, player, Passive.STAT + Stat.RESISTANCE)
    return max(0, value + modifier(box, s, player, Passive.STAT + Stat.BLOCK))


@rule
def paragon_of(box: Box, s: State, player: int, soldier: int) -> int:
    """X-14.2, X-14.12  Paragon value of a player's soldier: how many dice are rolled for it."""
    value = int(box.paragon[soldier]) + modifier(box, s, player, Passive.STAT + Stat.PARAGON)
    return max(0, value + attack_modifier(s, player, Stat.PARAGON))


@rule
def base_resistance(box: Box, s: State, player: int) -> int:
    """X-13.11  Resistance of a base: its level and modifiers."""
    seat = s.seat[player]
    value = int(box.base_resistance[seat.faction, seat.level])
    return max(0, value + modifier(box, s, player, Passive.STAT + Stat.BASE_RESISTANCE))


@rule
def protected_paragon(box: Box, s: State, player: int) -> int:
    """`shield(P,n)`: paragon that opponents cannot take; of several only the highest counts."""
    highest = 0
    for i in range(ACTIVE):
        source = active_source(s, player, i)
        if source != NO_CARD and box.passive[source, Passive.SHIELD_P] > highest and holds(box, s, player, source):
            highest = box.passive[source, Passive.SHIELD_P]
    return highest


@rule
def lootable(box: Box, s: State, player: int) -> int:
    """X-13.13, X-13.20  What can be taken from a player: what is not protected."""
    return max(0, s.seat[player].paragon - protected_paragon(box, s, player))


@part
def price(box: Box, s: State, player: int, what: int, printed: int, changes: int) -> int:
    """X-15.31  Printed cost and modifiers, not below the floor (nor below a printed cost that is lower still)."""
    change = 0
    if changes & (1 << (Passive.PRICE + what)):
        change = modifier(box, s, player, Passive.PRICE + what)
    if changes & (1 << (Passive.FIRST + what)) and not s.first & (1 << what):
        change += modifier(box, s, player, Passive.FIRST + what)
    if change == 0:
        return printed
    return max(printed + change, min(printed, box.floor[what]))


@part
def card_price(box: Box, s: State, player: int, card: int, changes: int) -> int:
    """X-15.3, X-21.2, X-21.10  The price of a slot card; Apocalypse takes its 1 off last."""
    return max(
        0, price(box, s, player, Price.SOLDIER + int(box.kind[card]), int(box.cost[card]), changes) - box.card_discount
    )


@part
def action_price(box: Box, s: State, player: int, button: int, changes: int) -> int:
    """X-15.1  The price of a general action; base expansion costs what the faction's next level says (X-15.25)."""
    seat = s.seat[player]
    printed = box.level_cost[seat.faction, seat.level] if button == Price.LEVEL else box.action_cost[button]
    return price(box, s, player, button, int(printed), changes)
