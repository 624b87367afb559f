"""What a network says to the search (`search.py`): which options deserve to be tried, and what a leaf is worth.

It is asked in imagined worlds, and sees there what the seat sees that is asked. What it thinks of the options becomes
their prior as soon as there is a node. From a leaf it plays on until the next turn begins; its chances of winning there
are the value of the leaf. Games that end count as they ended.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.arrays import Floats, Grid
from ..core.rule import rule
from ..core.stack import CHANCE, OVER, AnyBox, AnyState
from ..core.streams import pick
from . import search
from .search import EXPLAINS, MARGIN, MARGIN_UNIT, NOTHING, STRETCH, Room, Tree, complete_edges
from .sight import Weights, foresee_end, logits, most_of, see

if TYPE_CHECKING:
    from ..core.bound import answer, features, observe, options, to_move, turn_of
    from .search import opine, reward_of_end


class Guide(NamedTuple):
    """A network, and what it has seen last from each seat."""

    weights: Weights
    sights: Grid[int]


def opine_by_network(box: AnyBox, s: AnyState, mover: int, n: int, room: Room, guide: Guide) -> None:
    """What the network thinks of the options, as the seat sees them that is asked."""
    observe(box, s, mover, room.seen)
    see(guide.weights, guide.sights, mover, room.seen)
    logits(guide.weights, guide.sights[mover], room.out, n, room.worth)


@rule
def mind_the_lead(players: int, expected: Floats, knobs: Floats, reward: Floats) -> None:
    """Chances of winning, and by how much, for those to whom that matters, too (`reward_of_end`)."""
    for seat in range(players):
        others = -1.0e9
        for other in range(players):
            if other != seat:
                others = max(others, float(expected[other]))
        lead = 1.0 / (1.0 + np.exp((others - expected[seat]) / knobs[MARGIN_UNIT]))
        reward[seat] = (1.0 - knobs[MARGIN]) * reward[seat] + knobs[MARGIN] * lead


def value_by_network(box: AnyBox, s: AnyState, room: Room, knobs: Floats, guide: Guide, reward: Floats) -> None:
    """What a position is worth to all seats, as the seat sees it that is asked."""
    players, mover, expected = int(box.players), to_move(box, s), room.expected
    if mover == OVER:
        reward_of_end(box, s, knobs, room.points, reward)
        for seat in range(players):
            expected[seat] = room.points[seat]
        return
    observe(box, s, mover, room.seen)
    see(guide.weights, guide.sights, mover, room.seen)
    foresee_end(guide.weights, guide.sights[mover], mover, players, reward, expected)
    if knobs[MARGIN] > 0.0:
        mind_the_lead(players, expected, knobs, reward)


def play_on_by_network(box: AnyBox, s: AnyState, room: Room, knobs: Floats, guide: Guide) -> int:
    """Go on as the network would, until a later turn begins. Returns the number of decisions.

    What it says at the beginning of a turn compares better than what it says amid one: there the options that leave
    something to be decided look better than those that have decided it.
    """
    stream, events, out, seen = room.stream, room.events, room.out, room.seen
    decisions, horizon = 0, -1.0
    n = options(box, s, out)
    mover = to_move(box, s)
    while mover != OVER:
        if mover == CHANCE or n == 1:
            thing = int(out[pick(stream, n)]) if n > 1 else int(out[0])
        else:
            observe(box, s, mover, seen)
            if horizon < 0.0:
                horizon = turn_of(seen) + knobs[STRETCH]
            elif turn_of(seen) >= horizon:
                return decisions
            decisions += 1
            see(guide.weights, guide.sights, mover, seen)
            logits(guide.weights, guide.sights[mover], out, n, room.worth)
            thing = int(out[most_of(room.worth, n)])
        n = answer(box, s, thing, events, out)
        mover = to_move(box, s)
    return decisions


def assess_by_network(
    box: AnyBox, s: AnyState, turn: int, leaf: int, tree: Tree, room: Room, knobs: Floats, guide: Guide
) -> int:
    """What the network thinks of a leaf, once it has played on from there as far as it is wanted."""
    mover, reward = to_move(box, s), room.reward
    if leaf != NOTHING:
        n = options(box, s, room.out)
        opine(box, s, mover, n, room, guide)
        complete_edges(tree.nodes[leaf], tree.edges, tree.used, room.out, n, room.worth)
    decisions = play_on_by_network(box, s, room, knobs, guide) if knobs[STRETCH] > 0.0 else 0
    value_by_network(box, s, room, knobs, guide, reward[0])
    if leaf != NOTHING:
        tree.nodes[leaf].visits, tree.nodes[leaf].value = 1, reward[0, mover]
    if knobs[EXPLAINS] > 0.0:
        for seat in range(box.players):
            observe(box, s, seat, room.seen)
            features(box, room.seen, seat, room.plan, room.x[seat])
    return decisions


# what calls rules of the game, by the names under which it is called, callees first (as in `search.py`)
GENERIC: dict[str, Callable[..., Any]] = {
    "reward_of_end": search.reward_of_end,
    "run_on": search.run_on,
    "opine": opine_by_network,
    "walk_down": search.walk_down,
    "value_by_network": value_by_network,
    "play_on_by_network": play_on_by_network,
    "assess": assess_by_network,
}
