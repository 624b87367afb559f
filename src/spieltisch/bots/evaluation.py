"""The chance of winning, by the numbers that `features` gives of a seat's situation, without looking ahead.

The chance of seat i is the softmax over all seats of `u_i = sum_k ((1 - g) * start_k + g * end_k) * x_ik`, where `x_i`
is what seat i finds in its own observation and `g` how far the game is. The weights lie in `evaluation.toml` beside the
game's players, written by `scripts/fit-evaluation`, by name: a feature that was added, dropped or renamed without a new
fit is found when the file is read.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .thumb import thumb_of

Numbers = np.ndarray[Any, np.dtype[np.float64]]

FEWEST = 2  # players
MOST = 4
STAGES = ("start", "end")


class EvaluationRefused(ValueError):
    """A file of weights that does not fit the features of its game."""


def evaluation_file(game: str) -> Path:
    """Where the weights of a game lie."""
    return thumb_of(game).folder / "evaluation.toml"


@cache
def weights_of(game: str) -> Numbers:
    """The weights of a game, `[players - 2, 0: start, 1: end, feature]`; none if it has no features."""
    names = thumb_of(game).feature_names
    return read_weights(evaluation_file(game), names) if names else np.zeros((MOST - FEWEST + 1, len(STAGES), 0))


def read_weights(file: Path, names: tuple[str, ...]) -> Numbers:
    """The weights in a file, in the order of the names; every one must be there, and nothing else."""
    data = tomllib.loads(file.read_text("utf-8"))
    weights = np.zeros((MOST - FEWEST + 1, len(STAGES), len(names)))
    for players in range(FEWEST, MOST + 1):
        for stage, row in enumerate(STAGES):
            table = data.get("players", {}).get(str(players), {}).get(row, {})
            if set(table) != set(names):
                odd = ", ".join(sorted(set(table) ^ set(names)))
                raise EvaluationRefused(f"{file}: players.{players}.{row} does not fit the features: {odd}")
            weights[players - FEWEST, stage] = [table[name] for name in names]
    return weights


def utilities(weights: Numbers, situations: Numbers, progress: Numbers) -> Numbers:
    """What speaks for every seat: `weights[stage, feature]`, `situations[..., seat, feature]`, `progress[...]`."""
    start, end = situations @ weights[0], situations @ weights[1]
    late = progress[..., None]
    return np.asarray((1 - late) * start + late * end)


def chances(weights: Numbers, situations: Numbers, progress: Numbers) -> Numbers:
    """The chance of every seat to win."""
    worth = utilities(weights, situations, progress)
    odds = np.exp(worth - worth.max(axis=-1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=-1, keepdims=True))
