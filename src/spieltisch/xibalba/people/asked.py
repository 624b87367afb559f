"""A question that waits, as sentences look at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...texts import asked
from ...texts.interpret import interpreted
from ...texts.notation import spoken_in
from ..rules.notes import EffectNote
from ..rules.questions import options
from ..rules.values import changes_of
from ..rules.words import NO_CARD, THINGS, Ask
from .texts import Voice
from .view import figures_of

CHANGES_OF = interpreted(changes_of)


@dataclass(frozen=True)
class Asked(asked.Asked):
    """A question of Xibalba that waits, with everything its sentences are about."""

    asks = Ask

    @cached_property
    def voice(self) -> Voice:
        """Who speaks about it."""
        return Voice(self.box.pack, spoken_in(self.lang), self.box.names)

    @cached_property
    def figures(self) -> list[int]:
        """What things cost the seat that is asked, and what its soldiers and its base are worth."""
        return figures_of(self.box, self.state, self.player)

    @cached_property
    def offered(self) -> list[int]:
        """What may be pointed at."""
        out = np.zeros(THINGS, np.int16)
        things: list[int] = out[: options(self.box.record, self.state, out)].tolist()
        return things

    @cached_property
    def source(self) -> int | None:
        """The card or trait whose effect asks: the nearest effect beneath the question."""
        for depth in range(int(self.s.depth) - 1, -1, -1):
            if self.s.stack[depth].ask == Ask.EFFECT:
                return int(self.s.stack[depth].note[EffectNote.SOURCE])
        return None

    @cached_property
    def row(self) -> Any:
        """The verb that asks."""
        return self.record.effect[self.noted(EffectNote.SOURCE)].row[self.noted(EffectNote.ROW)]

    @cached_property
    def changes(self) -> int:
        """The values that this seat's cards might change."""
        return int(CHANGES_OF(self.record, self.s, self.player))

    def stack(self, place: int) -> list[int]:
        """The cards of a place, the top one first."""
        cards, card = [], int(self.s.top[place])
        while card != NO_CARD:
            cards.append(card)
            card = int(self.s.under[card])
        return cards
