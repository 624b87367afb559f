"""Gymnasium's spaces, made of what a game says about its observations and things."""

import numpy as np
from gymnasium import spaces

from ..core.game import Game


def bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The least and the greatest value of every number of an observation."""
    low = np.full(game.observation, np.finfo(np.float32).min, np.float32)
    high = np.full(game.observation, np.finfo(np.float32).max, np.float32)
    for field in game.observation_spec():
        low[field.slice], high[field.slice] = field.low, field.high
    return low, high


def observation_space(game: Game) -> spaces.Box:
    """All observations of a game."""
    return spaces.Box(*bounds(game), dtype=np.float32)


def mask_space(game: Game) -> spaces.Box:
    """All masks."""
    return spaces.Box(0, 1, (game.things,), np.int8)


def masked_space(game: Game) -> spaces.Dict:
    """An observation with the mask of what may be answered."""
    return spaces.Dict({"observation": observation_space(game), "action_mask": mask_space(game)})


def joint_space(game: Game, players: int) -> spaces.Box:
    """The observations of all seats, one after the other."""
    low, high = bounds(game)
    return spaces.Box(np.tile(low, players), np.tile(high, players), dtype=np.float32)


def action_space(game: Game) -> "spaces.Discrete":
    """All things that can ever be pointed at."""
    return spaces.Discrete(game.things)
