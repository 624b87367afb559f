"""A question that waits, as sentences need it: what is asked and of whom, and why a thing cannot be pointed at now.

The rules decide what is legal. A game names for every question the things it is about and a function that finds the
reason; that function asks the same rules and quantities, as plain Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Self, cast

import numpy as np

from ..core.game import Box
from ..core.plain import plain
from ..core.stack import CHANCE
from . import Argument
from .interpret import interpreted
from .notation import waiting
from .voice import Voice

MOST_KEPT = 64  # questions: more than are answered at the same time


class Interpreted:
    """The rules of some modules as plain Python, by their names: `rules.can_buy(box, s, …)`."""

    def __init__(self, *modules: ModuleType) -> None:
        self._modules = modules

    def __getattr__(self, name: str) -> Any:
        module = next((module for module in self._modules if hasattr(module, name)), None)
        if module is None:
            raise AttributeError(name)
        setattr(self, name, interpreted(getattr(module, name)))
        return getattr(self, name)


@dataclass(frozen=True)
class Asked:
    """A question that waits, with everything its sentences are about."""

    asks: ClassVar[type[IntEnum]]

    box: Box
    state: Any
    lang: str

    @classmethod
    def of(cls, box: Box, s: Any, lang: str) -> Self:
        """The question of a state, kept for the next sentence about it: there are dozens."""
        kind: Any = cls
        return cast(Self, _kept(kind, box, lang, s.dtype, s.tobytes()))

    @cached_property
    def s(self) -> Any:
        """The state as sentences read it; rules that are compiled want `state` and `box.record`."""
        return plain(self.state)

    @cached_property
    def frame(self) -> Any:
        """The frame of the question."""
        return waiting(self.s)

    @cached_property
    def ask(self) -> Any:
        """Which question it is."""
        return self.asks(int(self.frame.ask))

    @cached_property
    def player(self) -> int:
        """The seat that is asked, or CHANCE."""
        return int(self.frame.player)

    @cached_property
    def seat(self) -> Any:
        """What this seat has."""
        return self.s.seat[max(0, self.player)]

    @cached_property
    def record(self) -> Any:
        """What is printed."""
        return self.box.plain

    @property
    def voice(self) -> Voice:
        """Who speaks about it."""
        raise NotImplementedError

    def noted(self, note: int) -> int:
        """What the frame of the question notes at an index (`rules/notes.py`)."""
        return int(self.frame.note[note])

    def say(self, key: str, **args: Argument) -> str:
        """A sentence, or a part of one."""
        return self.voice.say(key, **args)

    def why(self, key: str, **args: Argument) -> str:
        """A reason."""
        return self.say(f"why-not-{key}", **args)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.voice.seat(seat)


@lru_cache(MOST_KEPT)
def _kept(kind: Any, box: Box, lang: str, dtype: np.dtype[Any], data: bytes) -> Asked:
    asked: Asked = kind(box, np.frombuffer(bytearray(data), dtype)[0], lang)  # nobody else changes that
    return asked


class About(NamedTuple):
    """What is said of a question: the things it is about, and why one of them is not legal (None: it is)."""

    candidates: Callable[[Any], Iterable[int]] = lambda asked: ()
    reason: Callable[[Any, int], str | None] = lambda asked, thing: None


ALWAYS = About()  # a question all of whose answers are always there


@dataclass(frozen=True)
class Reasons:
    """For every question of a game what is said of it."""

    asked: type[Asked]
    questions: Mapping[Any, About]
    anchor: Callable[[Box, Any, int], str]
    options: Callable[[Any, Any, Any], int]
    things: int

    def why_not(self, box: Box, s: Any, lang: str) -> dict[str, str]:
        """For the seat that is asked: by the place where it lies, why a thing cannot be pointed at now."""
        asked, out = self.asked.of(box, s, lang), np.zeros(self.things, np.int16)
        if asked.s.over or asked.player == CHANCE:
            return {}
        about, legal = self.questions[asked.ask], frozenset(out[: self.options(box.record, s, out)].tolist())
        return {
            self.anchor(box, s, thing): about.reason(asked, thing) or asked.why("no-change")
            for thing in about.candidates(asked)
            if thing not in legal
        }

    def judged(self, box: Box, s: Any, lang: str = "en") -> dict[int, str | None]:
        """Every candidate of the question that waits, with its reason, or None if the rules allow it."""
        asked = self.asked.of(box, s, lang)
        about = self.questions[asked.ask]
        return {thing: about.reason(asked, thing) for thing in about.candidates(asked)}
