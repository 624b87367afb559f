"""Xibalba's random play beside OpenSpiel's C++ rollouts, measured by turns in one run, since machines are noisy.

    python benchmarks/peers.py [--peer maedn] [--rounds 7] [--json]

Needs OpenSpiel (`pip install spieltisch[research]`). Both sides are counted in decisions of players; chance is not
counted. OpenSpiel's rollouts run inside `pyspiel.RandomRolloutEvaluator`, called once for many rollouts, so that no
Python is in its loop; how many decisions a rollout has is counted beforehand on games of the same peer.
"""

import argparse
import json
import statistics
import time

import numpy as np
import pyspiel

from spieltisch.core.drivers import DECISIONS
from spieltisch.core.game import Bench
from spieltisch.games import find_game

ROLLOUTS = 400


def after_chance(state: pyspiel.State, random: np.random.Generator) -> pyspiel.State:
    """The state at which a player is to decide next."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[random.integers(len(outcomes))][0])
    return state


def mean_decisions(game: pyspiel.Game, games: int) -> float:
    """How many decisions a random game of the peer has from its first decision on."""
    random, total = np.random.default_rng(1), 0
    for _ in range(games):
        state = after_chance(game.new_initial_state(), random)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[random.integers(len(actions))])
            total += 1
            if not state.is_terminal():
                after_chance(state, random)
    return total / games


class Peer:
    """Random rollouts of an OpenSpiel game."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.decisions = mean_decisions(self.game, 200)
        self.state = after_chance(self.game.new_initial_state(), np.random.default_rng(2))

    def per_second(self, seed: int) -> float:
        """Decisions per second: a search of one simulation evaluates its one leaf with ROLLOUTS rollouts."""
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 10, False, seed, False)
        begin = time.perf_counter()
        bot.mcts_search(self.state)
        return ROLLOUTS * self.decisions / (time.perf_counter() - begin)


class Ours:
    """Random play of Xibalba."""

    def __init__(self, players: int) -> None:
        game = find_game("xibalba")
        self.box, self.bench = game.open_box(players, {}), Bench.of(game)
        self.bench.play_many(self.box, 1, 0, 1)

    def per_second(self, seed: int) -> float:
        begin = time.perf_counter()
        rows = self.bench.play_many(self.box, seed, 0, 1000)
        return float(rows[:, DECISIONS].sum()) / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", default="maedn")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    ours, peer = Ours(arguments.players), Peer(arguments.peer)
    measured = [(ours.per_second(seed), peer.per_second(seed)) for seed in range(1, arguments.rounds + 1)]
    figures = {
        "xibalba_decisions_per_second": statistics.median(mine for mine, _ in measured),
        f"{arguments.peer}_decisions_per_second": statistics.median(theirs for _, theirs in measured),
        f"{arguments.peer}_decisions_per_game": peer.decisions,
        "ratio": statistics.median(mine / theirs for mine, theirs in measured),
        "rounds": arguments.rounds,
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        for key, value in figures.items():
            print(f"{key:36} {value:>16,.2f}")


if __name__ == "__main__":
    main()
