"""Why somebody may have answered as they did, judged by somebody else who saw it.

Before anything else the state in which it was answered is exchanged for others that the one who asks cannot tell from
it, and in which the answer was possible. There the seat that answered is thought for as in a hint. What it really held
is in none of them but by chance, so that nothing that is said depends on it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..core.game import Box
from .advice import Hint, judged
from .plans import imagined
from .thinking import Budget, Thinker

WORLDS = 4  # that are thought about
TRIES = 2000  # worlds that are looked at for those in which the answer was possible


def why(
    thinker: Thinker, box: Box, s: Any, seat: int, asker: int, thing: int, stream: Any, budget: Budget
) -> Hint | None:
    """What speaks for an answer of a seat, as far as the one who asks could know; None: nothing can be said."""
    found = list(_thoughts(thinker, box, s, seat, asker, thing, stream, budget))
    if not found:
        return None
    reasons, compared = (Counter(column) for column in zip(*((one.reason, one.compared) for one in found), strict=True))
    chance = sum(one.chance for one in found) / len(found)
    visits = sum(one.visits for one in found)
    return Hint(thing, chance, visits, reasons.most_common(1)[0][0], compared.most_common(1)[0][0])


def _thoughts(
    thinker: Thinker, box: Box, s: Any, seat: int, asker: int, thing: int, stream: Any, budget: Budget
) -> Iterator[Hint]:
    """The answer as it looks in several worlds. A seat that asks about itself knows what it held."""
    game, out, thoughts = thinker.game, thinker.game.option_buffer(), 0
    for _ in range(TRIES):
        world = imagined(game, box, s, asker, stream)
        if game.to_move(box.record, world) != seat:
            continue
        if thing in out[: game.options(box.record, world, out)]:
            yield judged(thinker, box, world, thing, budget)
            thoughts += 1
        if thoughts == WORLDS:
            return
