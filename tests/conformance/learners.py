"""Very many games as learners get them: the mask is what the rules list, and every number is within its range.

`scripts/learners GAME --games 10000` plays at random, each case of the game in its turn, and looks at every decision;
the suite plays a few (`test_learners.py`).
"""

import argparse
import json
import time
from typing import Any

import numpy as np

from spieltisch import envs
from spieltisch.core.game import Game

from .kit import NAMES, Case, kit_of

ROWS = 64


def limits(game: Game) -> tuple[Any, Any]:
    """The lowest and the highest value of every number of an observation; any, of those that nobody describes."""
    low, high = np.full(game.observation, -np.inf, np.float32), np.full(game.observation, np.inf, np.float32)
    for field in game.observation_spec():
        low[field.slice], high[field.slice] = field.low, field.high
    return low, high


def check_rows(env: envs.Vector, low: Any, high: Any, out: Any) -> None:
    """Every row, as it is now."""
    wrong = np.argwhere((env.observation < low) | (env.observation > high))
    if len(wrong):
        row, number = wrong[0].tolist()
        named = [field.name for field in env.game.observation_spec() if field.start <= number < field.slice.stop]
        raise AssertionError(f"number {number}, {named}, is {env.observation[row, number]}")
    for row in range(env.n):
        n = env.game.options(env.box.record, env.states[row], out)
        assert n > 0, "nobody is asked"
        assert np.flatnonzero(env.mask[row]).tolist() == out[:n].tolist(), "the mask is not what the rules list"
        assert env.mover[row] == env.game.to_move(env.box.record, env.states[row])


def look(game: Game, case: Case, seed: int, games: int) -> tuple[int, int]:
    """Games of one case until so many have ended: how many there were, and how many decisions were looked at."""
    low, high = limits(game)
    ended = decisions = 0
    with envs.vector(game, ROWS, seed, players=case.players, **case.options) as env:
        out = game.option_buffer()
        while ended < games:
            check_rows(env, low, high, out)
            decisions += env.n
            env.step(env.sample())
            ended += int(env.done.sum())
            assert not env.truncated.any(), "a game was cut off"
    return ended, decisions


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/learners", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=10_000)
    arguments = parser.parse_args()
    kit, begin = kit_of(arguments.game), time.perf_counter()
    cases = [case for case in kit.cases if asks(kit.game, case)]
    counted = [look(kit.game, case, 51, -(-arguments.games // len(cases))) for case in cases]
    games, decisions = (sum(column) for column in zip(*counted, strict=True))
    told = {"game": arguments.game, "cases": len(cases), "games": games, "decisions": decisions, "wrong": 0}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin, 1)}))


def asks(game: Game, case: Case) -> bool:
    """Whether there is a decision at all: some cases end before the first one."""
    with envs.vector(game, 1, 1, players=case.players, **case.options) as env:
        return bool(env.mover[0] >= 0)


if __name__ == "__main__":
    main()
