"""From a network that learns to one that plays: whole numbers, and only what was ever met (`bots/network.py`).

A layer with `relu` may be scaled neuron by neuron, if the next one takes it back. So each neuron uses all of its eight
or ten bits.
"""

import json
from typing import Any

import numpy as np

from ..bots.network import Network
from ..bots.sight import TOP
from ..core.game import Game
from .inputs import Inputs

MOST1, MOST2, MOST3 = 127, 511, 2047  # weights of the three layers
RARE = 1e-7  # what is met in a smaller share of positions has taught nothing
ROOM = 1.25  # how much further than on the sample a sum may go before it is cut off


def network_of_net(
    game: Game, inputs: Inputs, weights: dict[str, Any], met: Any, sample: Any, about: dict[str, Any]
) -> tuple[Network, dict[str, float]]:
    """The network for players, and what its whole numbers cost, measured on `sample`, features of some positions.

    `met` says how often each feature was met while it learned.
    """
    rows, bias = _table(inputs, weights)
    used, default, table_rows = _thinned(inputs, met)
    bias = bias + rows[default].sum(0)
    rows = (rows - rows[default][inputs.slot_of])[used]
    position = np.full(inputs.features, -1)
    position[used] = np.arange(len(used))

    sample = position[np.where(position[sample] >= 0, sample, default)]
    sums = _sums(rows, sample) + bias
    exact = np.maximum(sums, 0)
    scale1 = MOST1 / np.maximum(np.abs(rows).max(0), 1e-6)
    w1 = np.rint(rows * scale1).astype(np.int8)
    b1 = np.rint((sums * scale1 - _sums(w1, sample)).mean(0))  # what rounding costs on average is given back
    shift1 = _shift((exact * scale1).max() * ROOM)
    kept1 = scale1 / (1 << shift1)

    w2, b2 = weights["w2"] / kept1, weights["b2"][:, 0]
    second = np.maximum(exact @ weights["w2"].T + b2, 0)
    scale2 = MOST2 / np.maximum(np.abs(w2).max(1), 1e-9)
    shift2 = _shift((second * scale2).max() * ROOM)
    kept2 = scale2 / (1 << shift2)

    parts = [
        slice(0, game.things),
        slice(game.things, game.things + max(game.seats)),
        slice(game.things + max(game.seats), None),
    ]
    w3, b3 = weights["w3"] / kept2, weights["b3"][:, 0]
    scale3 = np.concatenate([np.full(len(b3[part]), MOST3 / max(np.abs(w3[part]).max(), 1e-9)) for part in parts])
    scales = np.array([1 / scale3[part.start] for part in parts])
    scales[2] *= inputs.unit
    network = Network(
        slots=inputs.slots, low=inputs.low, high=inputs.high, first=inputs.first,
        rows=position[table_rows].astype(np.int32), default=position[default].astype(np.int32), w1=w1,
        b1=(b1 + _half(shift1)).astype(np.int32), shift1=shift1,
        w2=np.rint(w2 * scale2[:, None]).astype(np.int16), b2=(np.rint(b2 * scale2) + _half(shift2)).astype(np.int32),
        shift2=shift2, w3=np.rint(w3 * scale3[:, None]).astype(np.int16), b3=np.rint(b3 * scale3).astype(np.int32),
        scales=scales, names=inputs.names, things=tuple(game.action_names()), about="",
    )  # fmt: skip
    lost = _loss(network, sample, second @ weights["w3"].T + b3, game, inputs.unit)
    about = {**about, "lost": lost}
    return Network(**{**vars(network), "about": json.dumps(about, sort_keys=True)}), lost


def _table(inputs: Inputs, weights: dict[str, Any]) -> tuple[Any, Any]:
    """A row for each feature, all that its columns say added up; and the bias."""
    w1 = weights["w1"].astype(np.float64)
    rows = np.zeros((inputs.features, w1.shape[1]))
    for features, columns, said in inputs.blocks():
        rows[features] = said @ w1[columns]
    return rows, weights["b1"][:, 0].astype(np.float64)


def _thinned(inputs: Inputs, met: Any) -> tuple[Any, Any, Any]:
    """Which features stay, the usual one of each slot, and the table of values: what was hardly met is left out.

    Such a value means the nearest one that was met, of an amount; of a code, what is usual.
    """
    count = np.where(met < met.sum() / len(inputs.slots) * RARE, 0, met)
    default = np.zeros(len(inputs.slots), np.int64)
    instead = np.arange(inputs.features)
    is_amount = np.isin(np.arange(len(inputs.slots)), inputs.amounts)
    for slot in range(len(inputs.slots)):
        own = np.flatnonzero(inputs.slot_of == slot)
        default[slot] = own[count[own].argmax()]
        met = own[count[own] > 0]
        for feature in own[count[own] == 0]:
            near = met[np.abs(met - feature).argmin()] if is_amount[slot] and len(met) else default[slot]
            instead[feature] = near
    used = np.unique(np.concatenate([instead, default]))
    return used, default, instead[inputs.rows]


def _sums(rows: Any, features: Any) -> Any:
    """What the first layer adds up, without its bias."""
    return np.stack([rows[one].sum(0, dtype=np.float64) for one in features])


def _shift(most: float) -> int:
    """By how many bits sums are cut so that the largest still fits."""
    return max(0, int(np.ceil(np.log2(max(most, 1) / TOP))))


def _half(shift: int) -> int:
    """Cutting off bits rounds down; with this added, it rounds to the nearest."""
    return (1 << shift) >> 1


def _loss(network: Network, features: Any, exact: Any, game: Game, unit: float) -> dict[str, float]:
    """How often the best thing is another one (allowed or not), and how far chances and points are off."""
    acc = np.stack([network.w1[one].astype(np.int64).sum(0) for one in features]) + network.b1
    h1 = np.clip(acc >> network.shift1, 0, TOP)
    h2 = np.clip((h1 @ network.w2.T.astype(np.int64) + network.b2) >> network.shift2, 0, TOP)
    out = h2 @ network.w3.T.astype(np.int64) + network.b3
    things, seats = game.things, max(game.seats)
    same = out[:, :things].argmax(1) == exact[:, :things].argmax(1)
    win = _softmax(out[:, things : things + seats] * network.scales[1]) - _softmax(exact[:, things : things + seats])
    points = out[:, things + seats :] * network.scales[2] - exact[:, things + seats :] * unit
    return {
        "other_choice": round(float(1 - same.mean()), 4),
        "chance": round(float(np.abs(win).mean()), 5),
        "points": round(float(np.abs(points).mean()), 4),
        "cut_off": round(float((h1 == TOP).mean() + (h2 == TOP).mean()), 6),
    }


def _softmax(x: Any) -> Any:
    odds = np.exp(x - x.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)
