"""A question that waits, as sentences look at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ...core.events import event_buffer, told
from ...core.records import clone
from ...core.stack import CHANCE, top
from ...texts import asked
from ...texts.asked import Interpreted
from ...texts.notation import spoken_in
from ..rules import effects, goods, pacts, places, pyramid, scoring, things, trade, turn, upgrades, usable, workers
from ..rules.notes import NOTES_OF, ActNote, EffectNote, FulfilNote
from ..rules.questions import answer, options
from ..rules.words import THINGS, Ask, Refusal, Source
from .texts import Voice, source_of_location

T = TypeVar("T")

RULES = Interpreted(effects, goods, pacts, places, pyramid, scoring, things, trade, turn, upgrades, usable, workers)


class Tried(NamedTuple):
    """An answer tried on a copy: what is told of it, how many things may be pointed at then, the first, and by whom."""

    told: list[list[int]]
    things: int
    first: int
    player: int


@dataclass(frozen=True)
class Asked(asked.Asked):
    """A question of Wutaki that waits, with everything its sentences are about."""

    asks = Ask

    @cached_property
    def voice(self) -> Voice:
        """A voice that knows the cost resource of who is asked."""
        marker = int(self.seat.cost_marker)
        cost = int(self.record.cost_good[marker]) if self.player != CHANCE and marker >= 0 else None
        return Voice(self.box.pack, spoken_in(self.lang), self.box.names, cost)

    def phrase(self, make: Callable[[Voice], T], *about: object) -> T:
        """Words about what is printed, kept with the box: they are the same whenever this seat's cost resource is."""
        kept = self.box.kept.setdefault("phrases", {})
        key = (self.voice.lang, self.voice.cost, *about)
        if key not in kept:
            kept[key] = make(self.voice)
        words: T = kept[key]
        return words

    @cached_property
    def source(self) -> int:
        """The card, place or position that asks: the nearest effect, action or pact beneath the question."""
        for depth in range(int(self.s.depth) - 2, -1, -1):
            frame = self.s.stack[depth]
            if frame.ask == Ask.EFFECT:
                return int(frame.note[EffectNote.SOURCE])
            if frame.ask == Ask.ACT:
                return source_of_location(int(frame.note[ActNote.LOCATION]))
            if frame.ask == Ask.FULFIL:
                return Source.PACT + int(frame.note[FulfilNote.PACT])
        return Source.NONE

    @cached_property
    def offered(self) -> list[int]:
        """What may be pointed at."""
        things: list[int] = self._out[: options(self.box.record, self.state, self._out)].tolist()
        return things

    def tried(self, thing: int) -> Tried:
        """What comes of an answer that is legal, found out once."""
        if thing not in self._tried:
            after, events, out = clone(self.state), self._events, self._out
            n = int(answer(self.box.record, after, thing, events, out))
            self._tried[thing] = Tried(told(events), n, int(out[0]), int(top(after).player))
        return self._tried[thing]

    @cached_property
    def _events(self) -> Any:
        return event_buffer()

    @cached_property
    def _out(self) -> Any:
        return np.zeros(THINGS, np.int16)

    @cached_property
    def _tried(self) -> dict[int, Tried]:
        return {}

    @cached_property
    def refusal(self) -> Refusal:
        """What declining means here."""
        if self.ask == Ask.USE:
            return Refusal.ACTION
        where = self.note_called("REFUSAL")
        return Refusal.PART if where is None else Refusal(self.noted(where))

    def note_called(self, name: str) -> int | None:
        """The index of a note by its name, where this question has one of that name."""
        return NOTES_OF[self.ask].__members__.get(name) if self.ask in NOTES_OF else None
