"""Information-set Monte-Carlo tree search, written once and bound to each game (`bind`).

Each iteration imagines a world that the searching seat cannot tell from the true one, walks down the tree in it, judges
where that leads, and adds the result to everything on its way. What guides it is bound, too: `opine` says which options
deserve to be tried, `assess` what a leaf is worth. Here they are rules of thumb, which play on until later turns begin;
in `guided.py` they are a network.

A node is what the searching seat *sees*: after every answer, chance's included, its observation says which node comes
next. What it cannot see, a card that somebody else draws or an answer given in secret, does not split the tree, so that
no plan can depend on it. Every seat chooses for its own good: an edge, which is an answer of the seat that is asked,
counts what it brought to that seat.

All room is handed in (`searcher.py` makes it); nothing is allocated here.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.arrays import Array, Cube, Floats, Grid, Ints
from ..core.events import Events
from ..core.records import Record, f4, f8, i2, i4, i8, u1
from ..core.rule import part, rule
from ..core.stack import CHANCE, OVER, AnyBox, AnyState, States
from ..core.streams import next_bits, pick

if TYPE_CHECKING:
    from ..core.bound import answer, choose, features, observe, options, resample, standing, to_move, turn_of, weigh
    from .evaluation import Numbers

    def opine(box: AnyBox, s: AnyState, mover: int, n: int, room: "Room", guide: Any) -> None:
        """What the options are worth at first sight, `room.worth`, to the seat that is asked."""

    def assess(
        box: AnyBox, s: AnyState, turn: int, leaf: int, tree: "Tree", room: "Room", knobs: Floats, guide: Any
    ) -> int:
        """What a leaf is worth to all seats, `room.reward[0]`. Returns the number of decisions in playouts."""


NOTHING = -1


class Node(Record):
    """What the searching seat sees."""

    seen = i8()  # digest of it
    parent = i4()
    first = i4()  # its first edge, NOTHING while nobody has come here a second time
    visits = i4()
    mover = i4()  # who is asked
    value = f8()  # what came out for the seat that is asked, in sum


class Edge(Record):
    """An answer of the seat that is asked."""

    value = f8()
    worth = f4()  # by rule of thumb
    next = i4()  # the next edge of the same node; edges are in the order of their things
    visits = i4()
    available = i4()  # how often it could have been chosen
    thing = i2()
    spare = u1(6)


NODES, EDGES = range(2)  # what `used` counts


class Tree(NamedTuple):
    """A tree, and room for it to grow."""

    nodes: Array[Node]
    edges: Array[Edge]  # those of the root are the first
    table: Ints  # numbers of nodes, found by what is seen there
    used: Ints  # how many nodes and edges there are


class Room(NamedTuple):
    """What a search writes on; `most` is the greatest number of players."""

    path: Grid[int]  # [depth + 1, NODES and EDGES]: the edges followed, and the nodes they leave; then a new node
    outcomes: "Numbers"  # [edge of the root, own and others', feature]: what playouts led to at the first look, in sum
    gains: "Numbers"  # [edge of the root, own and others']: final points that were expected, in sum
    total: "Numbers"  # [most]: what came out for each seat, in sum
    stream: Ints
    events: Events
    out: Ints
    seen: Floats  # an observation
    plan: Floats  # what rules of thumb think on
    worth: Floats  # of each option
    x: Grid[float]  # [2 * most, feature]: first what was seen at the first look, then what at others
    points: Ints  # [2 * most]: a standing
    reward: Grid[float]  # [2, most]: of a playout, and of one look
    expected: Floats  # [most]: final points, by whoever can foresee them


# What can be turned to make the search stronger: `knobs`
EXPLORATION = 0  # how much weight the rule of thumb's opinion has against what was seen
TEMPERATURE = 1  # differences of worth that count as small
OPEN_MIND = 2  # share of the prior that is spread evenly at the root
FIRST_PLAY = 3  # how much worse than its node an answer is taken to be that was never tried
HORIZON = 4  # so many turns later a playout is judged, when that turn begins
WINNING, RANK, MARGIN = 5, 6, 7  # shares of the reward; together 1
MARGIN_UNIT = 8  # points by which one must be ahead to be clearly ahead
RANDOMNESS = 9  # how often a playout takes any answer instead of the one by rule of thumb
OPEN_BELOW = 10  # the same as OPEN_MIND below the root, where trying bad answers spoils what good ones are worth
JUDGEMENTS = 11  # how often a playout is judged at most, HORIZON turns apart
PATIENCE = 12  # visits of the root after which it is judged twice, thrice after twice as many, and so on
REACH = 13  # so many turns later the tree ends; 0: as far as playouts go
EXPLAINS = 14  # whether it is noted what options are good for: for people
STRETCH = 15  # turns that a network plays on from a leaf before it says what came of it
KNOBS = 16

_MASK42 = (1 << 42) - 1
_FACTOR = 1032427


# --- the tree --------------------------------------------------------------------------------------------------------


@part
def digest_of(seen: Floats) -> int:
    """A digest of an observation; two different ones practically never agree.

    Each number has to wait for the one before it in its chain, so there are four of these, side by side.
    """
    a, b, c, d = 1, 2, 3, 4
    whole = seen.shape[0] - seen.shape[0] % 4
    for i in range(0, whole, 4):
        a = ((a ^ (int(seen[i]) + 131)) * _FACTOR) & _MASK42
        b = ((b ^ (int(seen[i + 1]) + 131)) * _FACTOR) & _MASK42
        c = ((c ^ (int(seen[i + 2]) + 131)) * _FACTOR) & _MASK42
        d = ((d ^ (int(seen[i + 3]) + 131)) * _FACTOR) & _MASK42
        a, b, c, d = a ^ (a >> 21), b ^ (b >> 21), c ^ (c >> 21), d ^ (d >> 21)
    for i in range(whole, seen.shape[0]):
        a = ((a ^ (int(seen[i]) + 131)) * _FACTOR) & _MASK42
        a ^= a >> 21
    for other in (b, c, d):
        a = ((a ^ other) * _FACTOR) & _MASK42
        a ^= a >> 21
    return a


@rule
def new_node(nodes: Array[Node], used: Ints, parent: int, seen: int, mover: int) -> int:
    """A node without edges, NOTHING if there is no more room."""
    number = int(used[NODES])
    if number >= nodes.shape[0]:
        return NOTHING
    used[NODES] = number + 1
    node = nodes[number]
    node.seen = seen
    node.parent = parent
    node.first = NOTHING
    node.visits = 0
    node.mover = mover
    node.value = 0.0
    return number


@rule
def slot_of(nodes: Array[Node], table: Ints, parent: int, seen: int) -> int:
    """Where in the table a child of a node is, or would be entered."""
    size = table.shape[0]
    slot = ((seen ^ (parent * 40503)) * _FACTOR & _MASK42) % size
    while table[slot] != NOTHING:
        node = nodes[table[slot]]
        if node.parent == parent and node.seen == seen:
            break
        slot = (slot + 1) % size
    return slot


@rule
def start_tree(nodes: Array[Node], table: Ints, used: Ints, seen: int, seat: int) -> None:
    """An empty tree: a root at which a seat sees something."""
    table[:] = NOTHING
    used[:] = 0
    new_node(nodes, used, NOTHING, seen, seat)


@rule
def add_edge(edges: Array[Edge], used: Ints, thing: int, after: int, worth: float) -> int:
    """A new edge in front of the edge `after`, NOTHING if there is no more room."""
    number = int(used[EDGES])
    if number >= edges.shape[0]:
        return NOTHING
    used[EDGES] = number + 1
    edge = edges[number]
    edge.thing = thing
    edge.next = after
    edge.visits = 0
    edge.available = 0
    edge.value = 0.0
    edge.worth = worth
    return number


@rule
def lacks_edge(node: Node, edges: Array[Edge], out: Ints, n: int) -> bool:
    """Is there an option that has never been one at this node? (In another world other things may be possible.)"""
    edge = int(node.first)
    for i in range(n):
        while edge != NOTHING and edges[edge].thing < out[i]:
            edge = int(edges[edge].next)
        if edge == NOTHING or edges[edge].thing != out[i]:
            return True
    return False


@rule
def complete_edges(node: Node, edges: Array[Edge], used: Ints, out: Ints, n: int, worth: Floats) -> None:
    """Give a node an edge for each option."""
    last, edge = NOTHING, int(node.first)
    for i in range(n):
        while edge != NOTHING and edges[edge].thing < out[i]:
            last, edge = edge, int(edges[edge].next)
        if edge == NOTHING or edges[edge].thing != out[i]:
            added = add_edge(edges, used, int(out[i]), edge, worth[i])
            if added == NOTHING:
                return
            if last == NOTHING:
                node.first = added
            else:
                edges[last].next = added
            edge = added


@rule
def prior_sum(node: Node, edges: Array[Edge], out: Ints, n: int, knobs: Floats, chances: Floats) -> float:
    """What a rule of thumb thinks of the options: `chances[i]` by option; their sum, to divide by."""
    most, edge = -1.0e300, int(node.first)
    for i in range(n):
        while edge != NOTHING and edges[edge].thing < out[i]:
            edge = int(edges[edge].next)
        if edge != NOTHING and edges[edge].thing == out[i]:
            most = max(most, float(edges[edge].worth))
    total, edge = 0.0, int(node.first)
    for i in range(n):
        while edge != NOTHING and edges[edge].thing < out[i]:
            edge = int(edges[edge].next)
        chances[i] = 0.0
        if edge != NOTHING and edges[edge].thing == out[i]:
            chances[i] = np.exp((edges[edge].worth - most) / knobs[TEMPERATURE])
            total += chances[i]
    return total


@rule
def select(node: Node, edges: Array[Edge], out: Ints, n: int, knobs: Floats, open_mind: float, chances: Floats) -> int:
    """The edge to follow: what has done well for the seat that is asked, and what deserves to be tried."""
    total = prior_sum(node, edges, out, n, knobs, chances)
    mean = node.value / node.visits if node.visits > 0 else 0.5
    even = open_mind / n
    best, most, edge = NOTHING, -1.0e300, int(node.first)
    for i in range(n):
        while edge != NOTHING and edges[edge].thing < out[i]:
            edge = int(edges[edge].next)
        if edge == NOTHING or edges[edge].thing != out[i]:
            continue
        e = edges[edge]
        prior = even + (1.0 - open_mind) * chances[i] / total
        value = e.value / e.visits if e.visits > 0 else mean - knobs[FIRST_PLAY]
        score = value + knobs[EXPLORATION] * prior * np.sqrt(1.0 + e.available) / (1.0 + e.visits)
        e.available += 1
        if score > most:
            best, most = edge, score
    return best


# --- what a game is worth --------------------------------------------------------------------------------------------


def reward_of_end(box: AnyBox, s: AnyState, knobs: Floats, points: Ints, reward: Floats) -> None:
    """To win is most of it; then the place, then by how much."""
    players, most = int(box.players), points.shape[0] // 2
    standing(box, s, points)
    winners = 0
    for seat in range(players):
        winners += int(points[most + seat] == 1)
    for seat in range(players):
        others = -1.0e9
        for other in range(players):
            if other != seat:
                others = max(others, float(points[other]))
        lead = 1.0 / (1.0 + np.exp((others - points[seat]) / knobs[MARGIN_UNIT]))
        win = 1.0 / winners if points[most + seat] == 1 else 0.0
        rank = (players - points[most + seat]) / max(players - 1.0, 1.0)
        reward[seat] = knobs[WINNING] * win + knobs[RANK] * rank + knobs[MARGIN] * lead


def judge(
    box: AnyBox, s: AnyState, weights: Cube[float], seen: Floats, plan: Floats, x: Grid[float], reward: Floats
) -> None:
    """The chances of all seats in a game that goes on, each seat's situation judged by what it sees itself."""
    players = int(box.players)
    most = -1.0e300
    for seat in range(players):
        observe(box, s, seat, seen)
        progress = features(box, seen, seat, plan, x[seat])
        total = 0.0
        for k in range(weights.shape[2]):
            weight = (1.0 - progress) * weights[players - 2, 0, k] + progress * weights[players - 2, 1, k]
            total += weight * x[seat, k]
        reward[seat] = total
        most = max(most, total)
    total = 0.0
    for seat in range(players):
        reward[seat] = np.exp(reward[seat] - most)
        total += reward[seat]
    for seat in range(players):
        reward[seat] /= total


# --- an iteration ----------------------------------------------------------------------------------------------------


def run_on(box: AnyBox, s: AnyState, n: int, events: Events, out: Ints, stream: Ints) -> int:
    """Chance and answers without alternative, up to the next decision or the end: the number of options then."""
    mover = to_move(box, s)
    while mover != OVER and (mover == CHANCE or n == 1):
        thing = int(out[pick(stream, n)]) if n > 1 else int(out[0])
        n = answer(box, s, thing, events, out)
        mover = to_move(box, s)
    return n


def opine_by_thumb(box: AnyBox, s: AnyState, mover: int, n: int, room: Room, guide: Any) -> None:
    """By rules of thumb."""
    observe(box, s, mover, room.seen)
    weigh(box, room.seen, mover, room.plan, room.out, n, room.worth)


def walk_down(
    box: AnyBox, s: AnyState, seat: int, horizon: float, tree: Tree, room: Room, knobs: Floats, guide: Any
) -> int:
    """From the root to a node that is new, to the horizon, to the end of the game, or to where there is no more room.

    `path` gets the edges followed and the nodes they leave, then the new node or NOTHING. Returns how many edges.
    """
    nodes, edges, table, used = tree.nodes, tree.edges, tree.table, tree.used
    path, stream, events, out = room.path, room.stream, room.events, room.out
    seen, worth = room.seen, room.worth
    n = options(box, s, out)
    at, length = 0, 0
    mover = to_move(box, s)
    while length < path.shape[0] - 1:
        node = nodes[at]
        path[length, NODES] = NOTHING
        if lacks_edge(node, edges, out, n):
            opine(box, s, mover, n, room, guide)
            complete_edges(node, edges, used, out, n, worth)
        edge = select(node, edges, out, n, knobs, knobs[OPEN_MIND] if at == 0 else knobs[OPEN_BELOW], worth)
        if edge == NOTHING:
            return length
        path[length, NODES] = at
        path[length, EDGES] = edge
        length += 1
        path[length, NODES] = NOTHING
        n = answer(box, s, int(edges[edge].thing), events, out)
        n = run_on(box, s, n, events, out, stream)
        mover = to_move(box, s)
        if mover == OVER:
            return length
        observe(box, s, seat, seen)
        if turn_of(seen) >= horizon:
            return length
        digest = digest_of(seen)
        slot = slot_of(nodes, table, at, digest)
        if table[slot] == NOTHING:
            added = new_node(nodes, used, at, digest, mover)
            path[length, NODES] = added
            if added != NOTHING:
                table[slot] = added
            return length
        at = int(table[slot])
    return length


def play_on(box: AnyBox, s: AnyState, horizon: float, room: Room, knobs: Floats) -> int:
    """Go on by rules of thumb, to the end or as far as the horizon. Returns the number of decisions.

    The horizon is the beginning of a turn: amid one, situations would be judged by how much of it has been played.
    """
    stream, events, out, seen, plan = room.stream, room.events, room.out, room.seen, room.plan
    decisions = 0
    n = options(box, s, out)
    mover = to_move(box, s)
    while mover != OVER:
        if mover == CHANCE or n == 1:
            thing = int(out[pick(stream, n)]) if n > 1 else int(out[0])
        else:
            observe(box, s, mover, seen)
            if turn_of(seen) >= horizon:
                return decisions
            decisions += 1
            if knobs[RANDOMNESS] > 0.0 and next_bits(stream) < knobs[RANDOMNESS] * 4294967296.0:
                thing = int(out[pick(stream, n)])
            else:
                thing = int(choose(box, seen, mover, plan, out, n, stream))
        n = answer(box, s, thing, events, out)
        mover = to_move(box, s)
    return decisions


@part
def judgements_of(visits: int, knobs: Floats) -> int:
    """How often a playout is judged: far ahead, luck counts for more, and only many visits make up for that."""
    judgements = 1
    while judgements < knobs[JUDGEMENTS] and visits >= knobs[PATIENCE] * (1 << (judgements - 1)):
        judgements += 1
    return judgements


def assess_by_playouts(
    box: AnyBox, s: AnyState, turn: int, leaf: int, tree: Tree, room: Room, knobs: Floats, weights: Cube[float]
) -> int:
    """Go on by rules of thumb, judging on the way; what comes out is the mean."""
    x, reward = room.x, room.reward
    most = reward.shape[1]
    judgements = judgements_of(tree.nodes[0].visits, knobs)
    decisions = 0
    reward[0, :] = 0.0
    for look in range(judgements):
        if look == 0 or to_move(box, s) != OVER:
            horizon = turn + (look + 1) * knobs[HORIZON]
            decisions += play_on(box, s, horizon, room, knobs)
            judge(box, s, weights, room.seen, room.plan, x[:most] if look == 0 else x[most:], reward[1])
        if to_move(box, s) == OVER:
            reward_of_end(box, s, knobs, room.points, reward[1])
        for seat in range(box.players):
            reward[0, seat] += reward[1, seat] / judgements
    return decisions


@rule
def back_up(nodes: Array[Node], edges: Array[Edge], path: Grid[int], length: int, reward: Floats) -> None:
    """Add what came out to everything on the way."""
    for i in range(length):
        node, edge = nodes[path[i, NODES]], edges[path[i, EDGES]]
        value = reward[node.mover]
        node.visits += 1
        node.value += value
        edge.visits += 1
        edge.value += value


def search(
    box: AnyBox,
    worlds: States,
    seat: int,
    iterations: int,
    tree: Tree,
    room: Room,
    knobs: Floats,
    guide: Any,
) -> int:
    """So many iterations from a world that a seat thinks possible, `worlds[0]`; `worlds[1]` is room for another.

    The tree's root is the question that waits there. Returns the number of decisions in playouts.
    """
    path, outcomes, total, stream, x, reward = room.path, room.outcomes, room.total, room.stream, room.x, room.reward
    gains, expected = room.gains, room.expected
    decisions = 0
    observe(box, worlds[0], seat, room.seen)
    turn = turn_of(room.seen)
    for _ in range(iterations):
        resample(box, worlds[0], seat, stream)
        worlds[1] = worlds[0]
        s = worlds[1]
        length = walk_down(box, s, seat, turn + knobs[REACH], tree, room, knobs, guide)
        decisions += assess(box, s, turn, int(path[length, NODES]), tree, room, knobs, guide)
        back_up(tree.nodes, tree.edges, path, length, reward[0])
        for player in range(box.players):
            total[player] += reward[0, player]
        first = int(path[0, EDGES])
        if length > 0 and first < outcomes.shape[0] and knobs[EXPLAINS] > 0.0:
            for player in range(box.players):
                whose = 0 if player == seat else 1
                share = 1.0 if player == seat else 1.0 / (box.players - 1)
                gains[first, whose] += share * expected[player]
                for k in range(outcomes.shape[2]):
                    outcomes[first, whose, k] += share * x[player, k]
    return decisions


def keep_subtree(tree: Tree, root: int, spare: Tree, moved: Ints) -> None:
    """Copy what lies under a node into another tree, of which it becomes the root. `moved` is room for the numbers."""
    nodes, new_nodes, new_table, new_used = tree.nodes, spare.nodes, spare.table, spare.used
    new_table[:] = NOTHING
    new_used[:] = 0
    for number in range(tree.used[NODES]):
        node = nodes[number]
        parent = NOTHING
        if number != root:
            parent = int(moved[node.parent]) if number > root else NOTHING
            if parent == NOTHING:
                moved[number] = NOTHING
                continue
        added = new_node(new_nodes, new_used, parent, int(node.seen), int(node.mover))
        moved[number] = added
        new_nodes[added].visits = node.visits
        new_nodes[added].value = node.value
        copy_edges(node, tree.edges, new_nodes[added], spare.edges, new_used)
        if parent != NOTHING:
            new_table[slot_of(new_nodes, new_table, parent, int(node.seen))] = added


@rule
def copy_edges(node: Node, edges: Array[Edge], target: Node, new_edges: Array[Edge], new_used: Ints) -> None:
    """The edges of a node, in their order, one after another."""
    last, edge = NOTHING, int(node.first)
    while edge != NOTHING:
        old = edges[edge]
        added = add_edge(new_edges, new_used, int(old.thing), NOTHING, old.worth)
        new_edges[added].visits = old.visits
        new_edges[added].available = old.available
        new_edges[added].value = old.value
        if last == NOTHING:
            target.first = added
        else:
            new_edges[last].next = added
        last, edge = added, int(old.next)


def begin(box: AnyBox, s: AnyState, seat: int, tree: Tree, seen: Floats) -> int:
    """A tree for the question that waits in a world. Returns the digest of what the seat sees."""
    observe(box, s, seat, seen)
    digest = digest_of(seen)
    start_tree(tree.nodes, tree.table, tree.used, digest, seat)
    return digest


def find_root(box: AnyBox, s: AnyState, seat: int, tree: Tree, seen: Floats) -> int:
    """The node, if there is one, at which the seat sees what it sees in this world: the most visited one."""
    observe(box, s, seat, seen)
    digest = digest_of(seen)
    best, most = NOTHING, 0
    for number in range(tree.used[NODES]):
        node = tree.nodes[number]
        if node.seen == digest and node.mover == seat and node.first != NOTHING and node.visits > most:
            best, most = number, int(node.visits)
    return best


# what calls rules of the game, by the names under which it is called, callees first
GENERIC: dict[str, Callable[..., Any]] = {
    "reward_of_end": reward_of_end,
    "judge": judge,
    "run_on": run_on,
    "opine": opine_by_thumb,
    "walk_down": walk_down,
    "play_on": play_on,
    "assess": assess_by_playouts,
}
