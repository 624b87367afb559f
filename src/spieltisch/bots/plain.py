"""What stands in for rules of thumb in a game that has none: no opinion at all, any answer, and no judgement.

Nobody counts turns here, so that a playout of the search never comes to its horizon: it goes on to the end of the game,
and what counts is how that ends.
"""

from ..core.arrays import Floats, Ints
from ..core.rule import rule
from ..core.stack import AnyBox
from ..core.streams import pick


@rule
def choose(box: AnyBox, seen: Floats, seat: int, plan: Floats, out: Ints, n: int, stream: Ints) -> int:
    """Any option."""
    return int(out[pick(stream, n)])


@rule
def weigh(box: AnyBox, seen: Floats, seat: int, plan: Floats, out: Ints, n: int, worth: Floats) -> None:
    """All options look alike."""
    for i in range(n):
        worth[i] = 0.0


@rule
def features(box: AnyBox, seen: Floats, seat: int, plan: Floats, x: Floats) -> float:
    """There is nothing to say of a situation."""
    return 0.0


@rule
def turn_of(seen: Floats) -> int:
    """It is always the same turn."""
    return 0
