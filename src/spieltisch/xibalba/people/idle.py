"""X-6.11, X-13.10 for people: an event without effect, or an attack that would achieve nothing, says so before.

Both are legal and cost something. Whether anything would come of it is tried on a copy; what chance would answer there
does not matter, since a die or a card is something already, and only the absence of anything is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.events import FIRST_DETAIL, event_buffer, told
from ...core.records import clone
from ...core.stack import CHANCE
from ...texts.voice import Label
from ..rules.questions import answer
from ..rules.words import THINGS, Ask, Cause, Event, Kind, Outcome, Place, Thing
from .asked import Asked
from .texts import split_thing
from .why_not import effect_lacks

ENDS = frozenset({Event.TURN_ENDED, Event.GAME_ENDED})  # what follows is no work of this answer
# what happens whenever a card is bought or an attack is made, whatever comes of it
COURSE = frozenset(
    {
        Event.CARD_BOUGHT,
        Event.CARD_DISCARDED,
        Event.SLOT_FILLED,
        Event.SLOT_LEFT_EMPTY,
        Event.DECK_RENEWED,
        Event.EFFECT_STARTED,
        Event.EFFECT_PART_SKIPPED,
        Event.ATTACK_DECLARED,
        Event.ATTACK_STRENGTH,
        Event.BLOCK_DECIDED,
        Event.ATTACK_RESOLVED,
        Event.DIE_REMOVED,
        Event.DIE_TURNED,  # a die of the attack itself; one that stays in the pool is seen there
    }
)
ATTACKING = (Thing.DONE, Thing.FACE, Thing.SEAT)
Rows = Sequence[Sequence[int]]


def with_idleness(asked: Asked, thing: int, label: str) -> Label:
    """The label of an option, and that nothing would come of it."""
    rows = course(asked, thing)
    if rows is None:
        return Label(label)
    text = _sentence(asked, thing, label, rows).removesuffix(".")
    return Label(text, warning=text, idle=True)


def course(asked: Asked, thing: int) -> Rows | None:
    """What would be told of an answer of which nothing comes; None: something does, or it is no such answer."""
    return _course(asked, thing) if _may_be_idle(asked, thing) else None


def _may_be_idle(asked: Asked, thing: int) -> bool:
    """An event on offer, or a step that can be the last before an attack."""
    group, number = split_thing(thing)
    if asked.player == CHANCE or thing not in asked.offered:
        return False
    if asked.ask == Ask.ACTION and group == Thing.CARD:
        return int(asked.record.kind[number]) == Kind.EVENT and Place.SLOT <= asked.s.place[number] < Place.SQUAD
    if asked.ask == Ask.ACTION:
        return group == Thing.FACE and asked.s.controller == asked.player  # an attack on the ark always wounds
    return asked.ask in (Ask.ATTACK_DICE, Ask.ATTACK_TARGET) and group in ATTACKING and bool(asked.s.attack.from_ark)


def _course(asked: Asked, thing: int) -> Rows | None:
    """What would be told until somebody is asked, if nothing comes of it."""
    after, events, out = clone(asked.state), event_buffer(), np.empty(THINGS, np.int16)
    n, rows = int(answer(asked.box.record, after, thing, events, out)), list(told(events))
    while not after.over and n and after.stack[after.depth - 1].player == CHANCE and _is_course(rows):
        n = int(answer(asked.box.record, after, int(out[0]), events, out))
        rows += told(events)
    ended = any(row[0] in ENDS for row in rows)
    goes_on = not after.over and int(after.stack[after.depth - 1].ask) != Ask.ACTION  # something else is asked first
    if not _is_course(rows) or (goes_on and not ended) or (not ended and not _only_spent(asked, thing, after)):
        return None
    return rows


def _only_spent(asked: Asked, thing: int, after: Any) -> bool:
    """Is the pool as it was, but for the die that was pointed at?"""
    group, number = split_thing(thing)
    left = list(asked.s.kept)
    if group == Thing.FACE:
        left[number] -= 1
    return bool(left == after.kept.tolist())


def _is_course(rows: Rows) -> bool:
    """Has nothing been changed but what is spent?"""
    for row in rows:
        if row[0] in ENDS:
            return True
        paid = row[0] == Event.RESOURCES_CHANGED and row[FIRST_DETAIL + 4] == Cause.PRICE
        if row[0] not in COURSE and not paid:
            return False
    return True


def _sentence(asked: Asked, thing: int, label: str, rows: Rows) -> str:
    group, number = split_thing(thing)
    if group == Thing.CARD:
        return asked.say("idle-event", label=label, reason=effect_lacks(asked, number) or asked.why("no-change"))
    met = next((row for row in rows if row[0] == Event.ATTACK_STRENGTH), None)
    outcomes = [row[FIRST_DETAIL + 1] for row in rows if row[0] == Event.ATTACK_RESOLVED]
    if met is None or not outcomes:
        return label
    strength, against = met[FIRST_DETAIL + 1], met[FIRST_DETAIL + 3]
    held = Outcome.BASE_HELD in outcomes
    return asked.say("idle-held" if held else "idle-hit", label=label, strength=strength, against=against)
