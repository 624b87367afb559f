"""Notation of a game that puts its answers into words itself: one text for tests, logs and replays, in every language.

The language "id" names cards by their ids and is what game records are written in. Its other words are the English
ones in `notation.ftl`, which therefore must not change.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from ..core.game import Box, NotationError
from ..core.plain import part, plain
from ..core.stack import CHANCE, OVER
from . import ENGLISH, LANGUAGES, speak

SPOKEN = ("id", *LANGUAGES)

Said = Callable[[Box, Any, Any, int, str], str]  # (box, s, question, number in its group, lang)


def waiting(s: Any) -> Any:
    """The frame of the question that waits; of a record it alone is taken out."""
    top = int(s.depth) - 1
    return part(s, "stack", top) if hasattr(s, "dtype") else s.stack[top]


def spoken_in(lang: str) -> str:
    """Sentences exist for people; the language of records is as good as English to them."""
    return ENGLISH if lang == "id" else lang


def word_in(game: str, key: str, lang: str) -> str:
    """A word of a game's `notation.ftl`."""
    return speak(spoken_in(lang), f"{game}.notation", key)


def named(printed: Any, lang: str) -> str:
    """What is printed with a name and an id."""
    return str(printed.id if lang == "id" else printed.name[lang])


def saying(game: str, default: str, verbs: Mapping[Any, str], name: Callable[[Box, int, str], object]) -> Said:
    """`pay stone`: a verb, which depends on the question, and the name of a thing."""

    def said(box: Box, s: Any, ask: Any, number: int, lang: str) -> str:
        return f"{word_in(game, verbs.get(ask, default), lang)} {name(box, number, lang)}"

    return said


def button(game: str, key: str) -> Said:
    """A thing that is a word by itself."""
    return lambda box, s, ask, number, lang: word_in(game, key, lang)


def as_said(thing: int, lang: str, text: str) -> str:
    """A thing is meant by what it is called."""
    return text


@dataclass(frozen=True)
class Notation:
    """Who points at what. `parse` understands every language, with or without the seat in front."""

    game: str
    asks: type[IntEnum]
    seats: int
    things: int
    to_move: Callable[..., int]
    options: Callable[..., int]
    split: Callable[[int], tuple[Any, int]]  # a thing -> its group, and which of the group it is
    groups: Mapping[Any, Said]
    is_printed: Callable[[Any, int], bool]  # (pack, thing): is it in the box?
    forms: tuple[Callable[[int, str, str], str], ...] = (as_said,)  # (thing, lang, text): what else means the same

    def question(self, box: Box, s: Any) -> str:
        """The name of the question that waits, `OVER` when none does."""
        return "OVER" if s.over else self.asks(int(waiting(s).ask)).name

    def what(self, box: Box, s: Any, thing: int, lang: str) -> str:
        """What is pointed at."""
        group, number = self.split(thing)
        return self.groups[group](box, s, self.asks(int(waiting(s).ask)), number, lang)

    def say(self, box: Box, s: Any, thing: int, lang: str = ENGLISH) -> str:
        """The answer as text: who, and what they point at."""
        return f"{self._who(waiting(s).player, lang)}: {self.what(box, s, int(thing), lang)}"

    def parse(self, box: Box, s: Any, text: str) -> int:
        """The thing a text points at, legal or not; NotationError if it points at nothing or somebody else is asked."""
        mover = int(self.to_move(box.record, s))
        if mover == OVER:
            raise NotationError("over", text=text)
        who, colon, what = text.strip().partition(": ")  # names of cards may have a colon, too
        if not colon or who not in {name for seat in range(CHANCE, self.seats) for name in self._names(seat)}:
            what = text.strip()
        elif who not in self._names(mover):
            raise NotationError("not-asked", text=text, asked=self._who(mover, ENGLISH))
        candidates = self._things(box, s)
        s = plain(s)  # a thousand texts are made of it
        for things in candidates:
            for form in self.forms:
                for thing in things:
                    if any(form(thing, lang, self.what(box, s, thing, lang)) == what for lang in SPOKEN):
                        return thing
        raise NotationError("unknown", text=text)

    def _things(self, box: Box, s: Any) -> Iterator[list[int]]:
        """What is legal is meant first."""
        out = np.zeros(self.things, np.int16)
        legal = out[: self.options(box.record, s, out)].tolist()
        yield legal
        yield [thing for thing in range(self.things) if thing not in legal and self.is_printed(box.pack, thing)]

    def _who(self, mover: int, lang: str) -> str:
        return word_in(self.game, "chance", lang) if mover == CHANCE else str(mover + 1)

    def _names(self, mover: int) -> set[str]:
        return {self._who(mover, lang) for lang in SPOKEN}
