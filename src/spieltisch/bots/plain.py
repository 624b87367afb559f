"""What stands in for rules of thumb in a game that has none: no opinion at all, any answer, and no judgement.

Nobody counts turns here, so that a playout of the search never comes to its horizon: it goes on to the end of the game,
and what counts is how that ends.
"""

from ..core.rule import rule
from ..core.streams import pick


@rule
def choose(box, seen, seat, plan, out, n, stream):
    """Any option."""
    return int(out[pick(stream, n)])


@rule
def weigh(box, seen, seat, plan, out, n, worth):
    """All options look alike."""
    for i in range(n):
        worth[i] = 0.0


@rule
def features(box, seen, seat, plan, x):
    """There is nothing to say of a situation."""
    return 0.0


@rule
def turn_of(seen):
    """It is always the same turn."""
    return 0
