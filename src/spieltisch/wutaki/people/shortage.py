"""W-1.3 for people: what an answer brings less of than it says, because the supply does not have it, told before."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from ...core.events import FIRST_DETAIL
from ...core.stack import CHANCE
from ..rules.words import GOODS, Ask, Column, Deck, Event, Good, Location, Op, Thing
from .asked import Asked
from .texts import source_of_location, split_thing

GIVING = frozenset({Ask.PLACE, Ask.USE, Ask.AGAIN, Ask.MOVE, Ask.OMEN, Ask.DISCARD, Ask.STEP2, Ask.DISPLAY})
PLENTY = 16  # of every kind: nothing gives more of one at once
ENDS = frozenset({Event.TURN_BEGINS, Event.TURN_SKIPPED})  # what follows is no work of this answer


def with_shortage(asked: Asked, thing: int, label: str) -> str:
    """The label of an option, and what of it the supply cannot give."""
    short = [_sentence(asked, kind, got) for kind, got in _short_of(asked, thing)]
    group, number = split_thing(thing)
    if asked.ask == Ask.PLACE and group == Thing.LOCATION and _draws_in_vain(asked, number):
        short.append(asked.why("no-omen-left"))
    return " ".join([f"{label.removesuffix('.')}.", *short]).removesuffix(".") if short else label


def _draws_in_vain(asked: Asked, location: int) -> bool:
    """W-24.9  Would an omen be drawn there, and none is left, neither in the pile nor among the discards?"""
    if location == Location.ASIDE or asked.s.left[Deck.OMEN] + asked.s.discarded[Deck.OMEN] > 0:
        return False
    rows = asked.record.effect[source_of_location(location)].row
    return any(row[Column.OP] == Op.DRAW_OMEN for row in rows)


def _sentence(asked: Asked, kind: int, got: int) -> str:
    if got == 0:
        return asked.why("supply-out", good=asked.say(f"good-{Good(kind).name.lower()}"))
    return asked.say("supply-short", goods=asked.voice.goods(kind, got))


def _short_of(asked: Asked, thing: int) -> Iterator[tuple[int, int]]:
    """Kinds of which less comes than is due, and how many come in all: tried on a copy, until the turn is over."""
    if asked.player == CHANCE or asked.ask not in GIVING or thing == Thing.NONE or min(asked.s.supply) >= PLENTY:
        return
    if thing not in asked.offered:
        return
    due, come = [0] * GOODS, [0] * GOODS
    for row in takewhile(lambda row: row[0] not in ENDS, asked.tried(thing).told):
        player, kind, wanted, got = row[FIRST_DETAIL : FIRST_DETAIL + 4]
        if row[0] == Event.RECEIVE and player == asked.player and kind < GOODS:
            due[kind] += wanted
            come[kind] += got
    yield from ((kind, come[kind]) for kind in range(GOODS) if come[kind] < due[kind])
