"""Networks that nobody has trained, but well formed, and a plain evaluation of them to compare with."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.bots.network import Network, number_names
from spieltisch.core.events import event_buffer
from spieltisch.core.game import Game
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.games import find_game
from spieltisch.table.chance import pick_from, seeded_stream

WIDEST = 24  # values of a slot that have a feature of their own


def observations(game: Game, players: int, seed: int, most: int = 400) -> Any:
    """What those who were asked saw in a random game: `[question, number]`."""
    box, found = game.open_box(players, {}), []
    s, out, stream, events = game.blank_state(), game.option_buffer(), seeded_stream(seed), event_buffer(0)
    n = game.new_game(box.record, s, events, out)
    while (seat := game.to_move(box.record, s)) != OVER and len(found) < most:
        if seat != CHANCE:
            seen = np.zeros(game.observation, np.float32)
            game.observe(box.record, s, seat, seen)
            found.append(seen)
        n = game.rules.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
    return np.array(found)


@cache
def random_network(name: str, seed: int = 1, h1: int = 24, h2: int = 12) -> Network:
    """A network for a game on the shelf."""
    return random_network_of(find_game(name), seed, h1, h2)


def random_network_of(game: Game, seed: int = 1, h1: int = 24, h2: int = 12) -> Network:
    """A network for any game: what varies in some random games is read, and all weights are random."""
    rng = np.random.default_rng(seed)
    seen = np.concatenate([observations(game, players, seed) for players in game.seats]).astype(np.int64)
    slots = np.flatnonzero(seen.min(axis=0) < seen.max(axis=0))
    low, high, first, rows, default = [], [], [], list[int](), []
    for column in seen[:, slots].T:
        values, counts = np.unique(column, return_counts=True)
        low.append(int(values[0]))
        high.append(int(min(values[-1], values[0] + WIDEST)))
        first.append(len(rows))
        begin = rows[-1] + 1 if rows else 0
        rows += [begin + i // 2 for i in range(high[-1] - low[-1] + 1)]  # two neighbours each are alike
        usual = min(int(values[counts.argmax()]), high[-1]) - low[-1]
        default.append(rows[first[-1] + usual])
    w1 = rng.integers(-127, 128, (rows[-1] + 1, h1)).astype(np.int8)
    w1[default] = 0
    out = game.things + 2 * max(game.seats)
    names = number_names(game)
    return Network(
        slots=slots.astype(np.int32),
        low=np.array(low, np.int32),
        high=np.array(high, np.int32),
        first=np.array(first, np.int32),
        rows=np.array(rows, np.int32),
        default=np.array(default, np.int32),
        w1=w1,
        b1=rng.integers(-500, 2000, h1).astype(np.int32),
        shift1=1,
        w2=rng.integers(-511, 512, (h2, h1)).astype(np.int16),
        b2=rng.integers(-1000, 400_000, h2).astype(np.int32),
        shift2=8,
        w3=rng.integers(-2047, 2048, (out, h2)).astype(np.int16),
        b3=rng.integers(-1000, 1000, out).astype(np.int32),
        scales=np.array([2e-7, 1e-7, 3e-6]),
        names=tuple(names[slot] for slot in slots),
        things=tuple(game.action_names()),
        about=json.dumps({"seed": seed}),
    )


def written_network(folder: Path, game: str, seed: int = 1) -> Path:
    """The same in a file."""
    path = folder / f"{game}-{seed}.npz"
    random_network(game, seed).write(path)
    return path


def plainly(network: Network, seen: Any, players: int) -> tuple[Any, Any, Any]:
    """Logits of all things, chances and points of all seats, the observer's first: as the formula says."""
    value = np.clip(seen[network.slots].astype(np.int64), network.low, network.high)
    features = network.rows[network.first + value - network.low]
    acc = network.b1.astype(np.int64) + network.w1[features].astype(np.int64).sum(axis=0)
    first = np.clip(acc >> network.shift1, 0, 4095)
    second = np.clip((network.b2 + network.w2.astype(np.int64) @ first) >> network.shift2, 0, 4095)
    out = network.b3 + network.w3.astype(np.int64) @ second
    things, seats = len(network.things), network.seats
    win = out[things : things + players] * network.scales[1]
    odds = np.exp(win - win.max())
    points = out[things + seats : things + seats + players] * network.scales[2]
    return out[:things] * network.scales[0], odds / odds.sum(), points
