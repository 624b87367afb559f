"""What an answer shows to whom: the way back is closed, and a batch of answers ends, where something becomes known.

A seat learns nothing from an answer if, in every world it cannot tell from the true one, everything it is given looks
the same afterwards. Worlds are sampled, so that this holds beyond reasonable doubt and not beyond all of it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..core.events import event_buffer, told
from ..core.game import Box, Game
from ..core.records import clone
from ..core.stack import OVER
from .chance import seeded_stream
from .position import has_secrets

WORLDS = 16  # a secret with two possibilities slips through with probability 2**-16
VIEWED_WORLDS = 3  # in which views are compared, too: they take a hundred times as long as observations
OTHER_WORLDS = 8  # of the seat that asks …
FEWER_WORLDS = 4  # … and of the others in each of these


@dataclass(frozen=True)
class Witness:
    """Judges answers of one game; `seed` settles which worlds are looked at."""

    game: Game
    box: Box
    seed: int

    def reveals(self, before: Any, thing: int, asker: int) -> bool:
        """Whether an answer showed anybody what they could not know before, as far as the asker may hear of it.

        If that depends on what the asker may not know, the answer is yes: a no would tell them something.
        """
        stream = seeded_stream(self.seed)
        if any(self._shows_here(before, thing, seat, stream) for seat in self._seats):
            return True
        return any(
            self._shows(world, thing, seat, self._worlds(world, seat, FEWER_WORLDS, stream))
            for world in self._worlds(before, asker, OTHER_WORLDS, stream)
            for seat in self._seats
            if thing in self._options(world)
        )

    def shows(self, before: Any, thing: int, seat: int) -> bool:
        """Whether an answer shows this seat what it could not know before."""
        return self._shows_here(before, thing, seat, seeded_stream(self.seed))

    @property
    def _seats(self) -> range:
        return range(self.box.players)

    def _shows_here(self, before: Any, thing: int, seat: int, stream: Any) -> bool:
        worlds = list(self._worlds(before, seat, WORLDS, stream))
        return self._shows(before, thing, seat, worlds) or self._shows(
            before, thing, seat, worlds[:VIEWED_WORLDS], closely=True
        )

    def _shows(self, before: Any, thing: int, seat: int, worlds: Iterable[Any], closely: bool = False) -> bool:
        given = None
        for world in worlds:
            given = given or self._given(before, thing, seat, closely)
            if not self._possible(given, world, seat, closely):
                return True
        return False

    def _worlds(self, s: Any, seat: int, count: int, stream: Any) -> Iterator[Any]:
        """Some states other than this one that the seat cannot tell from it; none where everything lies open."""
        for _ in range(count if has_secrets(self.game) else 0):
            world = clone(s)
            self.game.resample(self.box.record, world, seat, stream)
            if world.tobytes() != s.tobytes():
                yield world

    def _possible(self, given: dict[str, Any], world: Any, seat: int, closely: bool) -> bool:
        """Whether the seat could have been given this in another world; a secret answer may be any other there."""
        known, things = given["answer"], self._options(world)
        candidates = things if known is None else [thing for thing in things if thing == known]
        return any(self._given(world, thing, seat, closely) == given for thing in candidates)

    def _given(self, before: Any, thing: int, seat: int, closely: bool) -> dict[str, Any]:
        """Everything a seat is given when an answer is carried out; what lies on the table as numbers, or closely."""
        game, box, after = self.game, self.box, clone(before)
        events, out = self._room
        n = game.rules.answer(box.record, after, thing, events, out)
        asked = int(game.to_move(box.record, after))
        return {
            "answer": thing if game.people.answer_seen_by(box, before, thing, seat) else None,
            "events": [game.people.seen_by(box, row, seat) for row in told(events)],
            "asked": asked,
            "question": "" if asked == OVER else game.people.question(box, after),
            "options": out[:n].tolist() if asked == seat else [],
            "table": game.people.view(box, after, seat) if closely else self._observed(after, seat),
        }

    @cached_property
    def _room(self) -> tuple[Any, Any]:
        """Buffers for the events of an answer and for options: there are hundreds of answers to try."""
        return event_buffer(), self.game.option_buffer()

    def _observed(self, s: Any, seat: int) -> bytes:
        out = np.zeros(self.game.observation, np.float32)
        self.game.observe(self.box.record, s, seat, out)
        return out.tobytes()

    def _options(self, s: Any) -> list[int]:
        out = self._room[1]
        things: list[int] = out[: self.game.options(self.box.record, s, out)].tolist()
        return things
