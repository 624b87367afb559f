"""A player of the toy game: enough for the search to be bound to it."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.bots.knobs import Knobs
from spieltisch.bots.searcher import Searching, bind_search
from spieltisch.bots.thumb import Thumb
from spieltisch.core.rule import rule
from spieltisch.core.streams import pick

from .. import toy
from ..toy_rules import CARDS, Thing


@rule
def choose(box: Any, seen: Any, seat: Any, plan: Any, out: Any, n: Any, stream: Any) -> Any:
    """Anything."""
    return int(out[pick(stream, n)])


@rule
def weigh(box: Any, seen: Any, seat: Any, plan: Any, out: Any, n: Any, worth: Any) -> None:
    """To wait is least."""
    for i in range(n):
        worth[i] = 0.0 if out[i] == Thing.WAIT else 1.0


@rule
def features(box: Any, seen: Any, seat: Any, plan: Any, x: Any) -> Any:
    """What one has scored."""
    x[0] = seen[CARDS + seat] / 10.0
    return 0.5


@rule
def turn_of(seen: Any) -> Any:
    """Nobody counts turns: a playout goes on to the end."""
    return 0


PLAYER = Thumb((), Path(), 1, choose, weigh, features, turn_of, ("points",))


@cache
def search_for_toy() -> Searching:
    """The search, bound to the toy game."""
    return bind_search(toy.GAME, PLAYER, np.ones((3, 2, 1)), Knobs(margin_unit=3.0))
