"""The search (`search.py`) bound to a game, and room for a tree to grow in."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.events import silent
from ..core.game import Box, Game
from ..core.rule import bind, entry, rule
from ..core.streams import new_stream
from ..games import find_game
from . import search
from .evaluation import Numbers, weights_of
from .knobs import Knobs, knobs_of
from .search import Room, Tree
from .thumb import Thumb, thumb_of

OUTCOMES = 512  # edges at the root for which is summed up what they lead to: more than any question has options
EDGES_PER_NODE = 4  # most nodes are seen once and never get any


@dataclass(frozen=True)
class Searching:
    """The search, bound to one game and to the players who guide it."""

    game: Game
    plan: int
    features: tuple[str, ...]
    weights: Numbers
    knobs: Knobs
    search: Callable[..., int]
    begin: Callable[..., int]
    find_root: Callable[..., int]
    keep_subtree: Callable[..., None]


def bind_search(game: Game, thumb: Thumb, weights: Numbers, knobs: Knobs) -> Searching:
    """The search for any game that keeps the contract."""
    rules = {
        key: getattr(game.rules, key) for key in ("options", "to_move", "answer", "standing", "observe", "resample")
    }
    rules |= {key: getattr(thumb, key) for key in ("choose", "weigh", "features", "turn_of")}
    for function in search.GENERIC:
        rules[function.__name__] = rule(bind(function, **rules))
    entries = (search.search, search.begin, search.find_root, search.keep_subtree)
    return Searching(
        game,
        thumb.plan,
        thumb.feature_names,
        weights,
        knobs,
        *(entry(bind(function, **rules)) for function in entries),
    )


@cache
def find_searching(name: str) -> Searching:
    """The search for a game on the shelf."""
    return bind_search(find_game(name), thumb_of(name), weights_of(name), knobs_of(name))


# --- room ------------------------------------------------------------------------------------------------------------


def new_tree(nodes: int) -> Tree:
    """Room for so many nodes."""
    return Tree(
        np.zeros(nodes, search.Node.dtype),
        np.zeros(EDGES_PER_NODE * nodes, search.Edge.dtype),
        np.full(2 * nodes, search.NOTHING, np.int32),
        np.zeros(2, np.int64),
    )


def at_root(tree: Tree) -> list[tuple[int, int, int, float]]:
    """The edges of the root: number, thing, visits, sum of rewards."""
    found, edge = [], int(tree.nodes[0].first) if tree.used[search.NODES] else search.NOTHING
    while edge != search.NOTHING:
        e = tree.edges[edge]
        found.append((edge, int(e.thing), int(e.visits), float(e.value)))
        edge = int(e.next)
    return found


def new_room(searching: Searching, depth: int) -> Room:
    """What a search of a game writes on."""
    game, features, most = searching.game, searching.weights.shape[2], max(searching.game.seats)
    return Room(
        path=np.zeros((depth, 2), np.int32),
        outcomes=np.zeros((OUTCOMES, 2, features)),
        total=np.zeros(most),
        stream=new_stream(0),
        events=silent(),
        out=game.option_buffer(),
        seen=np.zeros(game.observation, np.float32),
        plan=np.zeros(searching.plan),
        worth=np.zeros(game.things),
        x=np.zeros((2 * most, features)),
        points=np.zeros(2 * most, np.int64),
        reward=np.zeros((2, most)),
    )


class Searcher:
    """One tree and the room to grow it; a thread of its own may run it."""

    def __init__(self, searching: Searching, nodes: int, depth: int) -> None:
        self.searching = searching
        self.tree, self.spare, self.room = new_tree(nodes), new_tree(nodes), new_room(searching, depth)
        self.known: dict[int, int] = {}  # visits that an earlier thought has left at the options of the root
        self.moved = np.zeros(nodes, np.int32)
        self.worlds = np.zeros(2, searching.game.state)

    def forget(self) -> None:
        """Leave nothing of earlier thoughts."""
        self.tree.used[:] = 0

    def start(self, box: Box, world: Any, seat: int, stream: Any, reuse: bool) -> int:
        """Begin to think about the question that waits in a world; how many visits an earlier thought left there."""
        self.worlds[0] = world
        self.room.stream[:] = stream
        self.room.outcomes[:] = 0
        self.room.total[:] = 0
        self.known = {}
        here = (box.record, self.worlds[0], seat, self.tree, self.room.seen)
        root = self.searching.find_root(*here) if reuse else search.NOTHING
        if root == search.NOTHING:
            self.searching.begin(*here)
            return 0
        self.searching.keep_subtree(self.tree, root, self.spare, self.moved)
        self.tree, self.spare = self.spare, self.tree
        self.known = {thing: visits for _, thing, visits, _ in at_root(self.tree)}
        return int(self.tree.nodes[0].visits)

    def run(self, box: Box, seat: int, iterations: int, knobs: Any) -> int:
        """So many iterations; the number of decisions in playouts."""
        weights = self.searching.weights
        found = self.searching.search(box.record, self.worlds, seat, iterations, self.tree, self.room, knobs, weights)
        return int(found)
