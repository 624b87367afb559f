"""One notation for tests, logs and replays, written alike in all games that bring their words in `notation.ftl`.

The language "id" names cards by their ids and is what game records are written in; all others name them in words.
`parse` understands all of them, with or without the seat in front.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from ..core.game import Box, NotationError
from ..core.stack import CHANCE, OVER
from . import LANGUAGES, speak

NOTATIONS = ("id", *sorted(LANGUAGES, reverse=True))

Said = Callable[[Box, Any, Any, int, str], str]  # (box, s, question, number in its group, notation)


def waiting(s: Any) -> Any:
    """The frame of the question that waits."""
    return s.stack[int(s.depth) - 1]


def spoken_in(notation: str) -> str:
    """Sentences exist for people; the language of records is as good as English to them."""
    return "en" if notation == "id" else notation


def named(printed: Any, notation: str) -> str:
    """What is printed with a name and an id."""
    return str(printed.id if notation == "id" else printed.name[notation])


def word_in(game: str, key: str, notation: str) -> str:
    """A word of a game's notation."""
    return speak(spoken_in(notation), f"{game}.notation", key)


@dataclass(frozen=True)
class Notation:
    """How the answers of a game are written and read."""

    game: str
    asks: type[IntEnum]
    things: int
    seats: int  # at most
    to_move: Callable[[Any, Any], int]
    options: Callable[[Any, Any, Any], int]
    split: Callable[[int], tuple[Any, int]]  # a thing -> its group, and which of the group it is
    exists: Callable[[Any, int], bool]  # (pack, thing)
    groups: Mapping[Any, Said]
    alike: Callable[[Any, str], str | None] = lambda group, said: None  # another way to say it, if there is one

    def question(self, box: Box, s: Any) -> str:
        """The name of the question that waits, `OVER` when none does."""
        return "OVER" if s.over else self.asks(int(waiting(s).ask)).name

    def what(self, box: Box, s: Any, thing: int, lang: str) -> str:
        """What is pointed at."""
        group, number = self.split(thing)
        return self.groups[group](box, s, self.asks(int(waiting(s).ask)), number, lang)

    def who(self, mover: int, lang: str) -> str:
        """Who points at it."""
        return word_in(self.game, "chance", lang) if mover == CHANCE else str(mover + 1)

    def say(self, box: Box, s: Any, thing: int, lang: str = "en") -> str:
        """The answer as text: who, and what they point at."""
        return f"{self.who(int(waiting(s).player), lang)}: {self.what(box, s, int(thing), lang)}"

    def parse(self, box: Box, s: Any, text: str) -> int:
        """The thing a text points at, legal or not; a NotationError if there is none or somebody else is asked."""
        mover = int(self.to_move(box.record, s))
        if mover == OVER:
            raise NotationError("over", text=text)
        who, colon, what = text.strip().partition(": ")  # names of cards may have a colon, too
        if not colon or who not in {self.who(seat, lang) for seat in range(CHANCE, self.seats) for lang in NOTATIONS}:
            what = text.strip()
        elif who not in {self.who(mover, lang) for lang in NOTATIONS}:
            raise NotationError("not-asked", text=text, asked=self.who(mover, "en"))
        out = np.zeros(self.things, np.int16)
        legal = out[: self.options(box.record, s, out)].tolist()
        rest = sorted({thing for thing in range(self.things) if self.exists(box.pack, thing)} - set(legal))
        for things in (legal, rest):  # what is legal is meant first
            for is_said in (self._is_said, self._is_said_alike):
                for thing in things:
                    if is_said(box, s, thing, what):
                        return int(thing)
        raise NotationError("unknown", text=text)

    def _is_said(self, box: Box, s: Any, thing: int, what: str) -> bool:
        return any(self.what(box, s, thing, lang) == what for lang in NOTATIONS)

    def _is_said_alike(self, box: Box, s: Any, thing: int, what: str) -> bool:
        group = self.split(thing)[0]
        return any(self.alike(group, self.what(box, s, thing, lang)) == what for lang in NOTATIONS[1:])


def saying(game: str, default: str, verbs: Mapping[Any, str], name: Callable[[Box, int, str], object]) -> Said:
    """`pay stone`: a verb, which depends on the question, and the name of a thing."""

    def said(box: Box, s: Any, ask: Any, number: int, lang: str) -> str:
        return f"{word_in(game, verbs.get(ask, default), lang)} {name(box, number, lang)}"

    return said


def button(game: str, key: str) -> Said:
    """A thing that is a word by itself."""
    return lambda box, s, ask, number, lang: word_in(game, key, lang)
