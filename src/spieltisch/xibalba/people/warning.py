"""X-9.11 for people: what an answer lets lapse, told before it is given, and what may be taken at one go."""

from __future__ import annotations

from collections.abc import Iterator

from ...texts.voice import Label
from ..rules.tracks import MOST_PARAGON, MOST_RESOURCES
from ..rules.words import Ask, Die, Face, Thing
from .asked import Asked
from .idle import course, with_idleness
from .texts import die_of, split_thing


def labelled(asked: Asked, thing: int, text: str) -> Label:
    """The label of an option with everything that should be known before it is pointed at."""
    if asked.ask == Ask.ACTION and thing == Thing.DONE:
        lapsing = list(_lapsing(asked))
        return Label(text, warning=asked.say("turn-lapses", what=asked.voice.both(lapsing)) if lapsing else "")
    group, number = split_thing(thing)
    if asked.ask == Ask.ACTION and group == Thing.FACE and die_of(Face(number)) != Die.ATTACK:
        return Label(text, gathers=True)
    return with_idleness(asked, thing, text)


def _lapsing(asked: Asked) -> Iterator[str]:
    """X-9.11  What the dice of the action pool could still bring, in words."""
    faces = [(Face(number), int(asked.s.kept[number])) for number in map(_face, asked.offered) if number is not None]
    for die, key, room in (
        (Die.RESOURCE, "lapse-resources", MOST_RESOURCES - int(asked.seat.resources)),
        (Die.PARAGON, "lapse-paragon", MOST_PARAGON - int(asked.seat.paragon)),
    ):
        shown = sum(count * (face - _BLANKS[die]) for face, count in faces if die_of(face) == die)
        if min(shown, room) > 0:
            yield asked.say(key, n=min(shown, room))
    attacking = [(face, count) for face, count in faces if die_of(face) == Die.ATTACK]
    if any(course(asked, Thing.FACE + face) is None for face, _ in attacking):
        yield asked.say("lapse-attack", n=sum(count for _, count in attacking))


def _face(thing: int) -> int | None:
    group, number = split_thing(thing)
    return number if group == Thing.FACE else None


_BLANKS = {Die.RESOURCE: Face.RESOURCE_BLANK, Die.PARAGON: Face.PARAGON_BLANK}
