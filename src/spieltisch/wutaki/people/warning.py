"""What an answer loses, told before it is given: a worker who only stands there, points against the own element."""

from __future__ import annotations

from ...texts.voice import Label
from ..rules.notes import DisplayNote
from ..rules.words import NO_CARD, Ask, Location, Purpose, Thing, Tower
from .asked import Asked
from .texts import split_thing
from .unusable import is_paid_as_owner, place_lacks


def labelled(asked: Asked, thing: int, text: str) -> Label:
    """The label of an option with everything that should be known before it is pointed at."""
    group, number = split_thing(thing)
    placed = asked.ask == Ask.PLACE and group == Thing.LOCATION and number != Location.ASIDE
    if placed and (missing := place_lacks(asked, number, thing)) and not is_paid_as_owner(asked, number, thing):
        return Label(text, warning=missing, idle=True)
    if group == Thing.PACT and _is_taken(asked) and (malus := _malus(asked, number)):
        return Label(text, warning=asked.say("against-element", n=malus))
    if asked.ask == Ask.STEP2 and thing == Thing.DONE and (pacts := _fulfillable(asked)):
        return Label(text, warning=asked.say("pacts-left", n=pacts))
    return Label(text)


def _is_taken(asked: Asked) -> bool:
    """Whether a pact that is pointed at becomes the own one."""
    gives = asked.ask == Ask.DISPLAY and asked.noted(DisplayNote.PURPOSE) == Purpose.GIVE_PACT
    return bool(asked.ask in (Ask.DISPLAY, Ask.DRAFT) and not gives)


def _malus(asked: Asked, pact: int) -> int:
    """W-8.3, W-15.11  What a claimed pact of the anti-element costs at the end."""
    printed, element = asked.record, int(asked.box.pack.pacts[pact].element)
    card, tower = int(asked.seat.element), int(asked.seat.tower[Tower.ELEMENTAL])
    points = 0
    if card != NO_CARD and int(printed.element[card]) ^ 1 == element:
        points += int(printed.element_malus[card])
    if tower != NO_CARD and int(printed.tower_kind[tower]) ^ 1 == element:
        points += int(printed.tower_malus[tower])
    return points


def _fulfillable(asked: Asked) -> int:
    """W-17.2  Pacts that could be fulfilled before the turn ends."""
    return sum(split_thing(thing)[0] == Thing.PACT for thing in asked.offered)
