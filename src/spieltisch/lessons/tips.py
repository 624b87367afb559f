"""Tips: one sentence the first time that something matters, `lessons/tips.toml` in the folder of a game.

Which moment that is, pages find out from what a seat is asked, can point at and has heard anyway; nothing else is told.
"""

from functools import cache

from msgspec import Struct

from ..core.game import Box, Game
from ..table.declared import declared
from ..texts import speak
from .numbers import numbers_of
from .reading import BadLesson


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment: the seat is asked one of these, can point at one of these, has just heard one of these; empty: any.

    Anchors are written with the signs `*` and `?` of file names. Its text is the sentence `tip-ID` of the lessons.
    """

    id: str
    asks: tuple[str, ...] = ()
    anchors: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


class Tips(Struct, frozen=True, forbid_unknown_fields=True):
    """All tips of a game; of several at one moment the first is told."""

    tips: tuple[Tip, ...]


class Told(Struct, frozen=True):
    """A tip as it is told."""

    id: str
    asks: tuple[str, ...]
    anchors: tuple[str, ...]
    events: tuple[str, ...]
    text: str


@cache
def tips_of(game: Game) -> tuple[Tip, ...]:
    """The tips of a game; it may have none."""
    found = declared(game, "lessons/tips.toml", Tips, BadLesson)
    return found.tips if found else ()


def told_tips(game: Game, box: Box, lang: str) -> list[Told]:
    """The tips of a game in a language, with the numbers of a box."""
    numbers = numbers_of(box)
    return [
        Told(tip.id, tip.asks, tip.anchors, tip.events, speak(lang, f"{game.name}.lessons", f"tip-{tip.id}", **numbers))
        for tip in tips_of(game)
    ]
