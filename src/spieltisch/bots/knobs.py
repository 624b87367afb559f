"""What can be turned at the search. Each game says with its rules of thumb what it sets differently."""

from dataclasses import dataclass, fields, replace
from functools import cache

import numpy as np

from . import search
from .thumb import thumb_of


@dataclass(frozen=True)
class Knobs:
    """All of them, with what is good for any game; those in capitals in `search.py` are explained there."""

    exploration: float = 0.6
    temperature: float = 1.0
    open_mind: float = 0.3
    first_play: float = 0.1
    horizon: float = 2.0
    judgements: float = 1.0
    patience: float = 1000.0
    winning: float = 0.8
    rank: float = 0.05
    margin: float = 0.15
    margin_unit: float = 10.0
    randomness: float = 0.0
    open_below: float = 0.0
    reach: float = 0.0
    explains: float = 1.0
    stretch: float = 0.0
    depth: float = 400.0  # decisions on the way down the tree; 1: only the question itself is searched
    reuse: float = 1.0  # 0: what was thought about one question is forgotten before the next
    sure: float = 4.0  # standard errors by which the best option must be ahead to be taken before the time is over
    trusted: float = 1.0  # visits, in shares of the most, from which on an option is taken for what it brought
    share: float = 0.3  # of what is left of a move's budget, for its next question

    def array(self) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """Those that the compiled search reads."""
        values = np.zeros(search.KNOBS)
        for field in fields(self):
            number = getattr(search, field.name.upper(), None)
            if number is not None:
                values[number] = getattr(self, field.name)
        values[search.REACH] = self.reach or self.horizon
        return values

    def turned(self, **values: float) -> "Knobs":
        """With some of them set differently; KeyError names one that does not exist."""
        known = {field.name for field in fields(self)}
        for name in values:
            if name not in known:
                raise KeyError(name)
        return replace(self, **values)


@cache
def knobs_of(game: str) -> Knobs:
    """What is good for a game."""
    return Knobs().turned(**thumb_of(game).knobs)


# With a network: its opinion is a probability, it sees to the end, and it plays on for a turn before it judges.
NETWORK = Knobs(
    exploration=0.5,
    temperature=1.0,
    open_mind=0.1,
    first_play=0.05,
    reach=1e9,
    explains=0.0,
    stretch=1.0,
    trusted=0.5,
    winning=1.0,
    rank=0.0,
    margin=0.0,
)


@cache
def network_knobs_of(game: str) -> Knobs:
    """What is good for a game with a network."""
    own = thumb_of(game)
    units = {key: value for key, value in own.knobs.items() if key == "margin_unit"}
    return NETWORK.turned(**units, **own.network_knobs)
