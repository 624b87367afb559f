"""Evaluating a network (`network.py`), compiled: a sight is what it sees of one position, and changes with it.

Between two positions few numbers of an observation change, and of the first layer only their features are exchanged.
As all sums are of integers, it makes no difference from where a sight came to a position. All room is handed in.
"""

from typing import Any, NamedTuple

import numpy as np

from ..core.arrays import Floats, Grid, Ints
from ..core.rule import part, rule
from ..core.streams import next_bits

TOP = 4095  # the most that a hidden neuron says

# How it answers by itself: columns of a manner
TEMPERATURE = 0  # 0: what it thinks best; 1: as often as it would itself; above that more carelessly
FAVOURITES = 1  # how much it is taken with some things, in logits: others every game
MANNERS = 2

_MASK42 = (1 << 42) - 1
_FACTOR = 1032427
_FULL = 1 << 32  # a stream gives numbers below this


class Weights(NamedTuple):
    """What is read of a network."""

    slots: Grid[int]  # [S, columns below]
    rows: Ints
    w1: Grid[int]
    w2: Grid[int]  # [H1, H2]: each row is what one neuron below says to all above
    w3: Grid[int]
    bias: Ints  # b1, b2, b3
    shift1: int
    shift2: int
    policy: float  # scales
    win: float
    points: float


AT, LOW, HIGH, FIRST, USUAL = range(5)  # columns of slots


def new_sight(weights: Weights) -> Any:
    """What a network sees if all is as usual: one row of numbers, int32[S + H1 + H2].

    They are the features of all slots, the sums of their rows, and what the neurons of the second layer say.
    """
    h1, h2 = weights.w2.shape
    sight = np.zeros(weights.slots.shape[0] + h1 + h2, np.int32)
    for k in range(weights.slots.shape[0]):
        sight[k] = weights.slots[k, USUAL]
    for j in range(h1):
        sight[weights.slots.shape[0] + j] = weights.bias[j]
    return sight


@part
def look(weights: Weights, sight: Ints, seen: Floats) -> None:
    """See an observation: the features that have changed are exchanged, and what the hidden neurons say is found."""
    slots, rows, w1, w2, bias = weights.slots, weights.rows, weights.w1, weights.w2, weights.bias
    n, h1, h2 = slots.shape[0], w2.shape[0], w2.shape[1]
    sums, second = sight[n : n + h1], sight[n + h1 : n + h1 + h2]
    for k in range(n):
        value = min(max(int(seen[slots[k, AT]]), int(slots[k, LOW])), int(slots[k, HIGH])) - slots[k, LOW]
        new, old, usual = int(rows[slots[k, FIRST] + value]), int(sight[k]), int(slots[k, USUAL])
        if new != old:
            sight[k] = new
            if old != usual:
                for j in range(h1):
                    sums[j] -= w1[old, j]
            if new != usual:
                for j in range(h1):
                    sums[j] += w1[new, j]
    for i in range(h2):
        second[i] = bias[h1 + i]
    for j in range(h1):
        says: Any = np.int32(min(sums[j] >> weights.shift1, TOP))
        if says > 0:
            for i in range(h2):
                second[i] += w2[j, i] * says
    for i in range(h2):
        second[i] = min(max(second[i] >> weights.shift2, 0), TOP)


@rule
def see(weights: Weights, sights: Grid[int], seat: int, seen: Floats) -> None:
    """Look at an observation of a seat."""
    look(weights, sights[seat], seen)


@part
def logits(weights: Weights, sight: Ints, out: Ints, n: int, worth: Floats) -> None:
    """What the network thinks of the options: `worth[i]` is the logit of option i."""
    w3, bias, below = weights.w3, weights.bias, weights.slots.shape[0] + weights.w2.shape[0]
    h2, first = weights.w2.shape[1], weights.w2.shape[0] + weights.w2.shape[1]
    for i in range(n):
        thing = int(out[i])
        total: Any = np.int32(bias[first + thing])
        for j in range(h2):
            total = np.int32(total + w3[thing, j] * sight[below + j])
        worth[i] = total * weights.policy


@part
def most_of(worth: Floats, n: int) -> int:
    """The first of the options that are worth most."""
    best = 0
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
    return best


@part
def foresee_end(weights: Weights, sight: Ints, seat: int, players: int, chances: Floats, points: Floats) -> None:
    """The chances of winning and the final points of all seats, by their own numbers; the sight is that of `seat`."""
    w3, bias, below = weights.w3, weights.bias, weights.slots.shape[0] + weights.w2.shape[0]
    h2, first = weights.w2.shape[1], weights.w2.shape[0] + weights.w2.shape[1]
    most = chances.shape[0]
    things = w3.shape[0] - 2 * most
    greatest = -1.0e300
    for ahead in range(players):
        at = (seat + ahead) % players
        for kind in range(2):
            row = things + kind * most + ahead
            total: Any = np.int32(bias[first + row])
            for j in range(h2):
                total = np.int32(total + w3[row, j] * sight[below + j])
            if kind == 0:
                chances[at] = total * weights.win
                greatest = max(greatest, chances[at])
            else:
                points[at] = total * weights.points
    whole = 0.0
    for at in range(players):
        chances[at] = np.exp(chances[at] - greatest)
        whole += chances[at]
    for at in range(players):
        chances[at] /= whole


@part
def liking(key: int, thing: int) -> float:
    """How much somebody likes a thing, from -1 to 1, whatever it is good for; the key says who, and in which game."""
    mixed = ((key & _MASK42) ^ ((thing + 1) * 40503)) * _FACTOR & _MASK42
    mixed = (mixed ^ (mixed >> 21)) * _FACTOR & _MASK42
    mixed = (mixed ^ (mixed >> 21)) * _FACTOR & _MASK42
    return ((mixed >> 10) & 65535) / 32767.5 - 1.0


@rule
def choose_by_sight(
    weights: Weights, sight: Ints, seen: Floats, out: Ints, n: int, worth: Floats, manner: Floats, key: int,
    stream: Ints,
) -> int:  # fmt: skip
    """The network's own answer to a question, in some manner. `worth` is room for what it thinks of the options."""
    look(weights, sight, seen)
    logits(weights, sight, out, n, worth)
    best, most = 0, -1.0e300
    for i in range(n):
        if manner[FAVOURITES] > 0.0:
            worth[i] += manner[FAVOURITES] * liking(key, int(out[i]))
        if worth[i] > most:
            best, most = i, float(worth[i])
    if manner[TEMPERATURE] > 0.0:
        total = 0.0
        for i in range(n):
            worth[i] = np.exp((worth[i] - most) / manner[TEMPERATURE])
            total += worth[i]
        left = next_bits(stream) / _FULL * total
        for i in range(n):
            left -= worth[i]
            if left < 0.0:
                return int(out[i])
    return int(out[best])
