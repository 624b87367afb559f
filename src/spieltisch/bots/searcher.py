"""The search (`search.py`) bound to a game, and room for a tree to grow in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.events import silent
from ..core.game import Box, Game
from ..core.rule import bind, entry, rule
from ..core.streams import new_stream
from ..games import find_game
from . import guided, search
from .bare import looking_network
from .evaluation import Numbers, weights_of
from .guided import Guide
from .knobs import Knobs, knobs_of, network_knobs_of
from .network import Network
from .search import Room, Tree
from .sight import new_sight
from .thumb import Thumb, thumb_of

OUTCOMES = 512  # edges at the root for which is summed up what they lead to: more than any question has options
EDGES_PER_NODE = 4  # most nodes are seen once and never get any …
EDGES_PER_GUIDED_NODE = 12  # … unless a network has said at once what it thinks of them


@dataclass(frozen=True)
class Searching:
    """The search, bound to one game and to the players who guide it."""

    game: Game
    plan: int
    features: tuple[str, ...]
    weights: Numbers
    knobs: Knobs
    network: Network | None  # what guides it instead of rules of thumb
    search: Callable[..., int]
    begin: Callable[..., int]
    find_root: Callable[..., int]
    keep_subtree: Callable[..., None]


def bind_search(game: Game, thumb: Thumb, weights: Numbers, knobs: Knobs, network: Network | None = None) -> Searching:
    """The search for any game that keeps the contract, guided by rules of thumb or by a network."""
    bound = _bound(game, thumb, guided.GENERIC if network else search.GENERIC)
    return Searching(game, thumb.plan, thumb.feature_names, weights, knobs, network, *bound)


def _bound(game: Game, thumb: Thumb, generic: Mapping[str, Callable[..., Any]]) -> list[Callable[..., Any]]:
    """The entry points of the search."""
    rules = {
        key: getattr(game.rules, key) for key in ("options", "to_move", "answer", "standing", "observe", "resample")
    }
    rules |= {key: getattr(thumb, key) for key in ("choose", "weigh", "features", "turn_of")}
    for name, function in generic.items():
        rules[name] = rule(bind(function, **rules))
    return [entry(bind(function, **rules)) for function in ENTRIES]


ENTRIES = (search.search, search.begin, search.find_root, search.keep_subtree)


@cache
def _by_thumb(name: str) -> Searching:
    return bind_search(find_game(name), thumb_of(name), weights_of(name), knobs_of(name))


@cache
def _by_network(name: str) -> list[Callable[..., Any]]:
    return _bound(find_game(name), thumb_of(name), guided.GENERIC)


def find_searching(name: str, file: str | None = None, overlooks: tuple[str, ...] = ()) -> Searching:
    """The search for a game on the shelf, guided by rules of thumb or by a network: "" is the game's own."""
    if file is None:
        return _by_thumb(name)
    thumb, network = thumb_of(name), looking_network(name, file, overlooks)
    knobs = network_knobs_of(name)
    return Searching(
        find_game(name), thumb.plan, thumb.feature_names, weights_of(name), knobs, network, *_by_network(name)
    )


# --- room ------------------------------------------------------------------------------------------------------------


def new_tree(nodes: int, edges: int = EDGES_PER_NODE) -> Tree:
    """Room for so many nodes, and edges for each on average."""
    return Tree(
        np.zeros(nodes, search.Node.dtype),
        np.zeros(edges * nodes, search.Edge.dtype),
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
        path=np.zeros((depth + 1, 2), np.int32),
        outcomes=np.zeros((OUTCOMES, 2, features)),
        gains=np.zeros((OUTCOMES, 2)),
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
        expected=np.zeros(most),
    )


def guide_of(searching: Searching) -> Any:
    """What guides a search; a network remembers what it has seen, so each tree has one of its own."""
    if searching.network is None:
        return searching.weights
    weights = searching.network.weights
    return Guide(weights, np.stack([new_sight(weights)] * max(searching.game.seats)))


class Searcher:
    """One tree and the room to grow it; a thread of its own may run it."""

    def __init__(self, searching: Searching, nodes: int, depth: int) -> None:
        self.searching = searching
        edges = EDGES_PER_NODE if searching.network is None else EDGES_PER_GUIDED_NODE
        self.tree, self.spare = new_tree(nodes, edges), new_tree(nodes, edges)
        self.room, self.guide = new_room(searching, depth), guide_of(searching)
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
        self.room.gains[:] = 0
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
        guide = self.guide
        found = self.searching.search(box.record, self.worlds, seat, iterations, self.tree, self.room, knobs, guide)
        return int(found)
