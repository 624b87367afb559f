"""Sections 11 to 13 for people: every attack that a seat can make now, with all that counts.

Each is tried on a copy, answer by answer as the rules ask for them, up to where somebody else or chance comes in. So an
attack can be looked at as a whole, and given at one go, before the first die is spent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...core.events import FIRST_DETAIL, event_buffer, told
from ...core.game import Box
from ...core.records import clone
from ...texts.interpret import interpreted
from ..rules.ark import entering_life_points
from ..rules.questions import answer
from ..rules.values import (
    ACTIVE,
    active_source,
    base_resistance,
    blocking_resistance,
    holds,
    lootable,
    paragon_of,
    resistance_of,
)
from ..rules.words import (
    FIELDS,
    NO_CARD,
    THINGS,
    TRAIT,
    Ask,
    Event,
    Face,
    Passive,
    Place,
    Thing,
)
from . import shapes
from .notation import card_id

ATTACKING = frozenset({Ask.ACTION, Ask.ATTACK_DICE, Ask.ATTACK_TARGET})
Rows = list[list[int]]


@dataclass(frozen=True)
class Tried:
    """An attack that was tried: the answers that make it, what was told of the last of them, and what came of it."""

    things: list[int]
    rows: Rows
    after: Any

    def told(self, event: Event) -> list[int] | None:
        """The details of the first event of a kind."""
        return next((row[FIRST_DETAIL:] for row in self.rows if row[0] == event), None)


def strikes(box: Box, s: Any, player: int) -> list[shapes.Strike]:
    """X-11.1 - X-13.2  The attacks of the seat that is asked: which dice, on what, and what would come of each."""
    if int(s.stack[s.depth - 1].ask) not in ATTACKING or not _can_attack(s, player):
        return []
    found = []
    for normal in range(int(s.kept[Face.ATTACK]) + 1):
        for critical in range(int(s.kept[Face.CRITICAL]) + 1):
            faces = [Face.ATTACK] * normal + [Face.CRITICAL] * critical
            if not faces and not s.attack.on:
                continue
            for tried in _try(box, s, player, faces, [], []):
                strike = _strike(box, s, player, shapes.Committed(normal, critical), tried)
                found += [strike] if strike else []
    return found


def _can_attack(s: Any, player: int) -> bool:
    """X-11.2, X-18.3  A soldier who can attack; into an empty ark it walks without a fight."""
    if s.controller == player or s.attack.on:
        return True
    return bool(s.top[Place.SQUAD + player] != NO_CARD and s.top[Place.ARK] != NO_CARD)


def _try(box: Box, s: Any, player: int, faces: Sequence[int], things: list[int], rows: Rows) -> Iterator[Tried]:
    """Give the dice one by one, then what else is asked; once for each target that can be chosen."""
    frame = s.stack[s.depth - 1]
    ask = int(frame.ask) if not s.over and int(frame.player) == player else None
    if ask == Ask.ATTACK_TARGET:
        choices = [Thing.SEAT + other for other in range(box.players) if other != player]
    elif ask == Ask.ATTACK_DICE or (ask == Ask.ACTION and not things):
        choices = [Thing.FACE + faces[0] if faces else Thing.DONE]
    else:
        yield Tried(things, rows, s)
        return
    for thing in choices:
        after, events = clone(s), event_buffer()
        answer(box.record, after, int(thing), events, np.empty(THINGS, np.int16))
        left = faces[1:] if ask != Ask.ATTACK_TARGET else faces
        yield from _try(box, after, player, left, [*things, int(thing)], [list(row) for row in told(events)])


def _strike(box: Box, s: Any, player: int, chosen: shapes.Committed, tried: Tried) -> shapes.Strike | None:
    declared, met = tried.told(Event.ATTACK_DECLARED), tried.told(Event.ATTACK_STRENGTH)
    if declared is None or met is None:  # an effect asks something before the strength is known
        return None
    soldier, from_ark, target = declared[1], bool(declared[2]), declared[3]
    strength, bonus, against = met[1:4]
    state = tried.after if tried.after.attack.on else s
    dice = shapes.Committed(int(s.attack.normal) + chosen.attack, int(s.attack.critical) + chosen.critical)
    critical = int(state.attack.critical) if tried.after.attack.on else dice.critical
    comparison = shapes.Comparison(
        strength,
        _strength_from(strength, bonus, critical),
        against,
        _resistance_from(box, s, target, against) if from_ark else [shapes.Addend("life_points", against)],
        strength >= against,
        max(0, against - strength),
    )
    return shapes.Strike(
        chosen,
        dice,
        target if from_ark else None,
        tried.things,
        shapes.Held(soldier, card_id(box, soldier)),
        comparison,
        block_of(box, state, target, strength) if from_ark and _may_block(tried.after) else None,
        _base_gain(box, state, player, soldier, target) if from_ark else _ark_gain(box, state, player, soldier),
    )


def _strength_from(strength: int, bonus: int, critical: int) -> list[shapes.Addend]:
    """X-11.6  The strength of the soldier for every symbol, critical hits, the bonus of this attack."""
    symbols = strength - bonus - critical
    if symbols < 0:  # it is never below 0
        return []
    addends = (shapes.Addend("attack", symbols), shapes.Addend("critical", critical), shapes.Addend("power", bonus))
    return [addend for addend in addends if addend.n]


def _resistance_from(box: Box, s: Any, target: int, against: int) -> list[shapes.Addend]:
    """X-13.11, X-13.21  What the level of the base gives, what cards and traits change, and what pierces it."""
    seat, whole = s.seat[target], int(_BASE_RESISTANCE(box.record, s, target))
    printed = int(box.record.base_resistance[seat.faction, seat.level])
    addends = [
        shapes.Addend("base-resistance", printed),
        shapes.Addend("cards", whole - printed),
        shapes.Addend("pierce", against - whole),
    ]
    return [addend for addend in addends if addend.n or addend.what == "base-resistance"]


def _may_block(after: Any) -> bool:
    """X-13.3  Whether the attacked player is asked."""
    return not after.over and int(after.stack[after.depth - 1].ask) == Ask.BLOCK


def block_of(box: Box, s: Any, target: int, strength: int) -> shapes.Block:
    """X-13.5  Who would block, and whether that holds."""
    soldier = int(s.top[Place.SQUAD + target])
    resistance = int(_BLOCKING(box.record, s, target, soldier))
    return shapes.Block(shapes.Held(soldier, card_id(box, soldier)), resistance, resistance > strength)


def _ark_gain(box: Box, s: Any, player: int, soldier: int) -> shapes.Gain:
    """X-12.7, X-18.8  Whoever destroys the soldier in the ark enters it and rolls."""
    life_points = int(_ENTERING(box.record, int(_RESISTANCE(box.record, s, player, soldier))))
    return shapes.Gain(life_points, int(_PARAGON(box.record, s, player, soldier)), 0, 0, None)


def _base_gain(box: Box, s: Any, player: int, soldier: int, target: int) -> shapes.Gain:
    """X-13.12, X-13.13, X-13.20  One expansion card is destroyed, paragon that is not protected is taken."""
    takes = int(_LOOTABLE(box.record, s, target))
    dice = int(_PARAGON(box.record, s, player, soldier)) if takes else 0
    fields = range(Place.FIELD + FIELDS * target, Place.FIELD + FIELDS * (target + 1))
    cards = sum(int(s.top[field]) != NO_CARD for field in fields)
    return shapes.Gain(None, dice, takes, cards, None if takes else _shield(box, s, target))


def _shield(box: Box, s: Any, target: int) -> str | None:
    """What protects the paragon of a base, if there is any: a card, or the trait of the faction."""
    if not s.seat[target].paragon:
        return None
    for i in range(ACTIVE):
        source = int(_SOURCE(s, target, i))
        if source != NO_CARD and box.record.passive[source, Passive.SHIELD_P] and _HOLDS(box.record, s, target, source):
            return box.pack.factions[source - TRAIT].id if source >= TRAIT and i == ACTIVE - 1 else card_id(box, source)
    return None


_BASE_RESISTANCE, _BLOCKING, _ENTERING, _LOOTABLE, _PARAGON, _RESISTANCE, _SOURCE, _HOLDS = map(
    interpreted,
    (
        base_resistance,
        blocking_resistance,
        entering_life_points,
        lootable,
        paragon_of,
        resistance_of,
        active_source,
        holds,
    ),
)
