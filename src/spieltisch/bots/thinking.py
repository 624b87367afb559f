"""Searching for an answer: budgets, worlds, threads. The search itself is in `search.py`.

The only thing ever done with the state of a table is to imagine another that the seat cannot tell from it
(`Thinker.imagine`). Everything else sees that one.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Any

import numpy as np

from ..core.game import Box
from ..core.streams import new_stream
from .knobs import Knobs
from .search import Tree
from .searcher import Searcher, Searching, at_root, find_searching

AT_ONCE = 8  # iterations between two looks at the clock
TICK_S = 1e-6  # the clock of a processor may stand still for a while
LOOKED_AT = 16  # visits that two options need before one of them can be surely better
RUIN = -1e9  # what an option seems to have brought that must not be tried: no wish to explore makes up for it


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds of processor time per thread, or iterations in all.

    `clock` is for tables at which somebody waits: so many seconds, and no more, however busy the machine is.
    """

    seconds: float = 0.0
    iterations: int = 0
    clock: float = inf

    def part(self, share: float, least: "Budget") -> "Budget":
        """A share of this, and not less than something."""
        return Budget(
            max(share * self.seconds, least.seconds),
            max(round(share * self.iterations), least.iterations),
        )

    def without(self, spent: "Budget") -> "Budget":
        """What is left of it."""
        return Budget(max(0.0, self.seconds - spent.seconds), max(0, self.iterations - spent.iterations))


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one option."""

    thing: int
    visits: int
    chance: float  # of winning, roughly: the mean reward
    fresh: int = 0  # visits of this thought, without those that earlier ones left
    # means of the fresh visits, if they were noted (`Knobs.explains`): own and others' features, own and others' final
    # points as a network expects them
    outcomes: Any = field(compare=False, repr=False, default=None)
    points: tuple[float, float] | None = None


@dataclass(frozen=True)
class Thought:
    """What came out of thinking: opinions, the best first."""

    opinions: tuple[Opinion, ...]
    chances: tuple[float, ...]  # of every seat, in this thought
    spent: Budget
    decisions: int  # in playouts


def is_settled(tree: Tree, left: float, sure: float, trusted: float = 1.0) -> bool:
    """Whether so many iterations more can hardly change which option is the best."""
    edges = at_root(tree)
    if len(edges) < 2:
        return True
    first, second = sorted(edges, key=lambda edge: edge[2], reverse=True)[:2]
    if trusted * first[2] - second[2] > left:
        return True
    if min(first[2], second[2]) < LOOKED_AT:
        return False
    means = [edge[3] / edge[2] for edge in (first, second)]
    error = sqrt(sum(max(mean * (1 - mean), 0.01) / edge[2] for mean, edge in zip(means, (first, second), strict=True)))
    return means[0] - means[1] > sure * error


@contextmanager
def only_option(tree: Tree, thing: int) -> Iterator[None]:
    """As long as this lasts, a search follows only one of the options of the root: all others look like ruin."""
    others = [tree.edges[edge] for edge, other, _, _ in at_root(tree) if other != thing]
    kept = [(edge.visits, edge.value) for edge in others]
    for edge in others:
        edge.visits, edge.value = 1, RUIN
    try:
        yield
    finally:
        for edge, (visits, value) in zip(others, kept, strict=True):
            edge.visits, edge.value = visits, value


class Thinker:
    """Thinks about the questions of one seat at one table; what it thought helps with the next one.

    With several trees, each has its own stream and world, and what they found is added up. The number of threads
    that grow them makes no difference to what comes out, as long as iterations are counted and not seconds.
    """

    def __init__(
        self,
        game: str | Searching,
        seed: int,
        trees: int = 1,
        threads: int = 1,
        knobs: Knobs | None = None,
        nodes: int = 1 << 15,
        network: str | None = None,
        overlooks: tuple[str, ...] = (),
    ) -> None:
        """A game by name may be searched with a network: a file of weights, or "" for its own."""
        self.searching = find_searching(game, network, overlooks) if isinstance(game, str) else game
        self.game, self.knobs = self.searching.game, knobs or self.searching.knobs
        self.seed, self.questions = seed, 0
        depth = int(self.knobs.depth)
        self.searchers = [Searcher(self.searching, nodes, depth) for _ in range(trees)]
        self.pool = ThreadPoolExecutor(threads, "thinking") if threads > 1 else None

    def restart(self, seed: int) -> None:
        """Forget everything, as if just made with this seed; the room is kept."""
        self.seed, self.questions = seed, 0
        for searcher in self.searchers:
            searcher.forget()

    def imagine(self, box: Box, s: Any, seat: int, number: int) -> Any:
        """A world that the seat cannot tell from the true one, every such world equally likely."""
        world = np.zeros(1, self.game.state)
        world[0] = s
        self.game.resample(box.record, world[0], seat, new_stream(self.seed, number))
        return world[0]

    def think(self, box: Box, s: Any, budget: Budget) -> Thought:
        """What the seat that is asked thinks of its options."""
        seat, known, knobs = self.game.to_move(box.record, s), 0, self.knobs.array()
        for searcher in self.searchers:
            self.questions += 1
            number = 2 * self.questions
            world = self.imagine(box, s, seat, number)
            known += searcher.start(box, world, seat, new_stream(self.seed, number + 1), self.knobs.reuse > 0)
        grow = self._by_iterations if budget.iterations else self._by_seconds
        work = self._each(lambda searcher: grow(searcher, box, seat, budget, knobs))
        opinions = self.opinions()
        done = sum(opinion.visits for opinion in opinions) - known
        spent = Budget(max(seconds for _, seconds in work), done)
        return Thought(opinions, self._chances(box), spent, sum(decisions for decisions, _ in work))

    def look_closer(self, box: Box, thing: int, iterations: int) -> float:
        """Go on with the latest thought, but along one of its options only; what these visits alone brought.

        What the seat thinks best gets most of a thought, and what it thinks bad next to nothing. This is for judging
        something as thoroughly as the best, however bad it looks.
        """
        knobs, before = self.knobs.array(), self._found(thing)
        each = -(-iterations // len(self.searchers))
        for searcher in self.searchers:
            seat = int(searcher.tree.nodes[0].mover)  # the root is the question of the latest thought
            with only_option(searcher.tree, thing):
                searcher.run(box, seat, each, knobs)
        after = self._found(thing)
        return (after[1] - before[1]) / (after[0] - before[0])

    def _found(self, thing: int) -> tuple[int, float]:
        """Visits of an option, and the sum of what they brought."""
        edges = [edge for searcher in self.searchers for edge in at_root(searcher.tree) if edge[1] == thing]
        return sum(edge[2] for edge in edges), sum(edge[3] for edge in edges)

    def _chances(self, box: Box) -> tuple[float, ...]:
        total = np.sum([searcher.room.total for searcher in self.searchers], axis=0)
        return tuple((total / total.sum())[: box.players].tolist())

    def _each(self, work: Callable[[Searcher], tuple[int, float]]) -> list[tuple[int, float]]:
        if self.pool is None:
            return [work(searcher) for searcher in self.searchers]
        return list(self.pool.map(work, self.searchers))

    def _by_iterations(self, searcher: Searcher, box: Box, seat: int, budget: Budget, knobs: Any) -> tuple[int, float]:
        start = time.thread_time()
        decisions = searcher.run(box, seat, -(-budget.iterations // len(self.searchers)), knobs)
        return decisions, time.thread_time() - start

    def _by_seconds(self, searcher: Searcher, box: Box, seat: int, budget: Budget, knobs: Any) -> tuple[int, float]:
        """Until the time is over, or the answer is settled."""
        start, late, done, decisions = time.thread_time(), time.monotonic() + budget.clock, 0, 0
        while True:
            decisions += searcher.run(box, seat, AT_ONCE, knobs)
            done += AT_ONCE
            used = time.thread_time() - start
            if used >= budget.seconds or time.monotonic() >= late:
                return decisions, used
            left = done * (budget.seconds / max(used, TICK_S) - 1.0)
            if is_settled(searcher.tree, left, self.knobs.sure, self.knobs.trusted):
                return decisions, used

    def opinions(self) -> tuple[Opinion, ...]:
        """What the latest thought found, and what closer looks have added to it; what it would answer comes first."""
        visits: dict[int, int] = {}
        fresh: dict[int, int] = {}
        values: dict[int, float] = {}
        outcomes: dict[int, Any] = {}
        gains: dict[int, Any] = {}
        for searcher in self.searchers:
            for edge, thing, n, value in at_root(searcher.tree):
                visits[thing] = visits.get(thing, 0) + n
                fresh[thing] = fresh.get(thing, 0) + n - searcher.known.get(thing, 0)
                values[thing] = values.get(thing, 0.0) + value
                outcomes[thing] = outcomes.get(thing, 0.0) + searcher.room.outcomes[edge]
                gains[thing] = gains.get(thing, 0.0) + searcher.room.gains[edge]
        found = []
        for thing, n in visits.items():
            seen, most = max(fresh[thing], 1), max(n, 1)
            points = tuple((gains[thing] / seen).tolist()) if self.searching.network else None
            found.append(Opinion(thing, n, values[thing] / most, fresh[thing], outcomes[thing] / seen, points))
        found.sort(key=lambda opinion: (-opinion.visits, -opinion.chance, opinion.thing))
        trusted = self.knobs.trusted * found[0].visits
        best = max((opinion for opinion in found if opinion.visits >= trusted), key=lambda opinion: opinion.chance)
        return (best, *(opinion for opinion in found if opinion is not best))
