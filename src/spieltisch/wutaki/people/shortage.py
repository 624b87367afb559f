"""W-1.3 for people: what an answer brings less of than it says, because the supply does not have it, told before."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.events import FIRST_DETAIL, event_buffer, told
from ...core.records import clone
from ...core.stack import CHANCE
from ..rules.questions import answer, options
from ..rules.words import THINGS, Ask, Event, Good, Thing
from .asked import Asked

GIVING = frozenset({Ask.PLACE, Ask.USE, Ask.AGAIN, Ask.MOVE, Ask.OMEN, Ask.DISCARD, Ask.STEP2, Ask.DISPLAY})
PLENTY = 16  # of every kind: nothing gives more of one at once
ENDS = frozenset({Event.TURN_BEGINS, Event.TURN_SKIPPED})  # what follows is no work of this answer


def with_shortage(asked: Asked, thing: int, label: str) -> str:
    """The label of an option, and what of it the supply cannot give."""
    short = [_sentence(asked, kind, got) for kind, got in _short_of(asked, thing)]
    return " ".join([f"{label.removesuffix('.')}.", *short]).removesuffix(".") if short else label


def _sentence(asked: Asked, kind: int, got: int) -> str:
    if got == 0:
        return asked.why("supply-out", good=asked.say(f"good-{Good(kind).name.lower()}"))
    return asked.say("supply-short", goods=asked.voice.goods(kind, got))


def _short_of(asked: Asked, thing: int) -> Iterator[tuple[int, int]]:
    """Kinds that come in part or not at all, and how many come: tried on a copy, until the turn is over."""
    if asked.player == CHANCE or asked.ask not in GIVING or thing == Thing.NONE or min(asked.s.supply) >= PLENTY:
        return
    out = np.empty(THINGS, np.int16)
    if thing not in out[: options(asked.record, asked.s, out)]:
        return
    after, events = clone(asked.s), event_buffer()
    answer(asked.record, after, thing, events, out)
    for row in told(events):
        if row[0] in ENDS:
            return
        player, kind, wanted, got = row[FIRST_DETAIL : FIRST_DETAIL + 4]
        if row[0] == Event.RECEIVE and player == asked.player and got < wanted and kind < Good.ANY:
            yield kind, got
