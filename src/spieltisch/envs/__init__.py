"""Doors for learners: environments made of any game that keeps the contract.

Each is made by one function. What it needs beyond the house comes with the extra `rl` (`research` for OpenSpiel) and is
loaded when somebody calls the function.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from . import cuda
from .batch import Buffers, Vector, vector
from .extras import MissingExtra, need

if find_spec("gymnasium"):
    from .registering import register

    register()  # `gymnasium.make` finds every game from now on

if TYPE_CHECKING:
    from ..core.game import Game
    from .gymnasium import Single
    from .pettingzoo import AtOnce, Turns

__all__ = ["Buffers", "MissingExtra", "Vector", "aec", "cuda", "parallel", "single", "vector"]


def aec(game: "str | Game", **settings: Any) -> "Turns":
    """A game for PettingZoo, one agent after the other (`pettingzoo.Turns`).

    Settings: `players`; `reward`: win, rank, margin or points; `chance`: auto, or ask, which makes it an agent;
    `illegal`: what becomes of an action that is not allowed, lose (the default), raise or random; `max_cycles`: answers
    after which a game is cut off; `render_mode`: ansi, human or rgb_array; `pack`; and every option of the game.
    """
    need("pettingzoo", "spieltisch.envs.aec")
    from .pettingzoo import Turns

    return Turns(game, **settings)


def parallel(game: "str | Game", **settings: Any) -> "AtOnce":
    """The same for libraries in which all agents step at once: only the answer of the agent that is asked counts."""
    need("pettingzoo", "spieltisch.envs.parallel")
    from .pettingzoo import AtOnce

    return AtOnce(game, **settings)


def single(game: "str | Game", **settings: Any) -> "Single":
    """A game for one learner (Gymnasium), with opponents inside (`gymnasium.Single`).

    Settings are those of `aec` without `chance`, and `opponents`: the name of a player, a function of observation and
    mask, or one of them for each other seat; `seat`: the learner's, None for another one in each game.
    """
    need("gymnasium", "spieltisch.envs.single")
    from .gymnasium import Single

    return Single(game, **settings)
