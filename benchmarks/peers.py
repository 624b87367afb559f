"""Our games beside those of our peers, measured by turns in one run, since machines are noisy.

    python benchmarks/peers.py [--rounds 5] [--seconds 1] [--json]

Prints the table that docs/performance.md holds. Every peer is optional, and named where it is missing: OpenSpiel
(`pip install 'spieltisch[research]'`), PettingZoo's classics (`pettingzoo[classic]`), Pgx (`pgx`), Catanatron
(`catanatron`). What is counted:

- decisions/s: random play of whole games without Python in the loop where a peer has such a thing; chance is not
  counted. OpenSpiel's rollouts run inside `pyspiel.RandomRolloutEvaluator`, called once for many of them. Pgx steps a
  batch of games, compiled by JAX; Catanatron plays in Python.
- choices/s: of these decisions those that leave a choice. Our games ask nothing that has one answer only, so there both
  are the same; OpenSpiel also counts moves that nobody could have made otherwise. The others' are not told apart.
- env steps/s: `agent_iter`, `last`, a random legal action, `step`, as users of PettingZoo write it.
- clones/s: copies of a state, from Python.
- search iterations/s: one thread of a tree search at an early position. What an iteration does differs: ours judges
  a position at its horizon, the peers' play games to their end.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from spieltisch import envs
from spieltisch.bots.players import first_question
from spieltisch.bots.thinking import Budget, Thinker
from spieltisch.core.drivers import DECISIONS
from spieltisch.core.game import Bench
from spieltisch.core.records import clone
from spieltisch.games import find_game, shelf

BATCH = 256  # games that Pgx steps side by side
Rate = Callable[[float, int], float]  # seconds, seed -> how many a second


@dataclass(frozen=True)
class Entry:
    """One line of the table: who, what is counted, and how to measure it."""

    who: str
    what: str
    rate: Rate


def repeated(once: Callable[[int], int]) -> Rate:
    """A rate from something that is done again and again until the time is over; it returns how much it did."""

    def rate(seconds: float, seed: int) -> float:
        done, begin = 0, time.perf_counter()
        while (took := time.perf_counter() - begin) < seconds:
            seed += 1000
            done += once(seed)
        return done / took

    return rate


# --- ours ------------------------------------------------------------------------------------------------------------


def ours() -> Iterator[Entry]:
    for name in shelf():
        game = find_game(name)
        box, bench = game.open_box(game.seats.start, {}), Bench.of(game)
        label, (_, s) = f"spieltisch {name}", first_question(game)
        bench.play_many(box, 1, 0, 1)
        for what in ("decisions", "choices"):
            yield Entry(label, what, repeated(_played(bench, box)))
        yield Entry(label, "env steps", stepped(envs.aec(name)))
        yield Entry(label, "clones", repeated(lambda seed, s=s: sum(1 for _ in range(1000) if clone(s) is not None)))
        yield Entry(label, "search iterations", repeated(_thought(name, box, s)))


def _played(bench: Bench, box: Any) -> Callable[[int], int]:
    return lambda seed: int(bench.play_many(box, seed, 0, 100)[:, DECISIONS].sum())


def _thought(name: str, box: Any, s: Any) -> Callable[[int], int]:
    thinker = Thinker(name, 1)

    def once(seed: int) -> int:
        thinker.restart(seed)
        return int(thinker.think(box, s, Budget(iterations=200)).spent.iterations)

    once(1)
    return once


def stepped(env: Any) -> Rate:
    """A rate from random play in an environment of PettingZoo."""
    env.reset(seed=1)

    def rate(seconds: float, seed: int) -> float:
        random, steps, begin = np.random.default_rng(seed), 0, time.perf_counter()
        while (took := time.perf_counter() - begin) < seconds:
            env.reset(seed=seed + steps)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                legal = mask.nonzero()[0]
                env.step(None if over or cut else legal[int(random.random() * len(legal))])
                steps += 1
        return steps / took

    return rate


# --- OpenSpiel -------------------------------------------------------------------------------------------------------

ROLLOUTS = 100


def open_spiel() -> Iterator[Entry]:
    import pyspiel

    for name in ("maedn", "backgammon"):
        game = pyspiel.load_game(name)
        state, label = with_a_choice(game), f"OpenSpiel {name}"
        for what, number in zip(("decisions", "choices"), mean_decisions(game, 100), strict=True):
            yield Entry(label, what, repeated(_rollouts(pyspiel, game, state, number)))
        yield Entry(label, "clones", repeated(lambda seed, state=state: sum(1 for _ in range(1000) if state.clone())))
        yield Entry(label, "search iterations", repeated(_searched(pyspiel, game, state)))


def with_a_choice(game: Any) -> Any:
    """The first state at which a player can choose: a search returns at once where there is nothing to choose."""
    random = np.random.default_rng(2)
    state = after_chance(game.new_initial_state(), random)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        after_chance(state, random)
    return state


def after_chance(state: Any, random: np.random.Generator) -> Any:
    """The state at which a player is to decide next."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[random.integers(len(outcomes))][0])
    return state


def mean_decisions(game: Any, games: int) -> tuple[float, float]:
    """How many decisions a random game of the peer has from its first decision on, and how many leave a choice."""
    random, total, choices = np.random.default_rng(1), 0, 0
    for _ in range(games):
        state = after_chance(game.new_initial_state(), random)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[random.integers(len(actions))])
            total += 1
            choices += len(actions) > 1
            if not state.is_terminal():
                after_chance(state, random)
    return total / games, choices / games


def _rollouts(pyspiel: Any, game: Any, state: Any, decisions: float) -> Callable[[int], int]:
    def once(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, seed, False).mcts_search(state)
        return round(ROLLOUTS * decisions)

    return once


def _searched(pyspiel: Any, game: Any, state: Any) -> Callable[[int], int]:
    def once(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        pyspiel.MCTSBot(game, evaluator, 1.4, 100, 100, False, seed, False).mcts_search(state)
        return 100

    return once


# --- PettingZoo, Pgx, Catanatron -------------------------------------------------------------------------------------


def pettingzoo() -> Iterator[Entry]:
    from importlib import import_module

    import_module("pettingzoo.classic")
    for name in ("connect_four_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:  # of what this one game needs
            continue
        yield Entry(f"PettingZoo {name}", "env steps", stepped(env))


def pgx() -> Iterator[Entry]:
    import jax
    import pgx

    for name in ("backgammon", "leduc_holdem"):
        env = pgx.make(name)

        @jax.jit
        def steps(states: Any, key: Any, env: Any = env) -> Any:
            def one(_: Any, carried: Any) -> Any:
                states, key = carried
                key, own, fresh = jax.random.split(key, 3)
                chosen = jax.random.categorical(own, jax.numpy.log(states.legal_action_mask.astype(float)), axis=-1)
                stepped = jax.vmap(env.step)(states, chosen, jax.random.split(own, BATCH))
                begun = jax.vmap(env.init)(jax.random.split(fresh, BATCH))
                over = stepped.terminated | stepped.truncated

                def either(new: Any, old: Any) -> Any:
                    return jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old)

                return jax.tree_util.tree_map(either, begun, stepped), key

            return jax.lax.fori_loop(0, 20, one, (states, key))

        yield Entry(f"Pgx {name}, {BATCH} games", "decisions", repeated(_batch(jax, env, steps)))


def _batch(jax: Any, env: Any, steps: Any) -> Callable[[int], int]:
    states = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), BATCH))

    def once(seed: int) -> int:
        jax.block_until_ready(steps(states, jax.random.PRNGKey(seed)))
        return 20 * BATCH

    once(1)
    return once


def catanatron() -> Iterator[Entry]:
    from catanatron import Color, Game, RandomPlayer

    @cache
    def under_way() -> Any:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)], seed=1)
        for _ in range(40):
            game.play_tick()
        return game

    def once(seed: int) -> int:
        game, ticks = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)], seed=seed % 2**31), 0
        while game.winning_color() is None and ticks < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    yield Entry("Catanatron", "decisions", repeated(once))
    yield Entry("Catanatron", "clones", repeated(lambda seed: sum(1 for _ in range(50) if under_way().copy())))


PEERS = {"OpenSpiel": open_spiel, "PettingZoo's classics": pettingzoo, "Pgx": pgx, "Catanatron": catanatron}


def found() -> tuple[list[Entry], list[str]]:
    """Everything that can be measured here, and which peers are missing."""
    entries, missing = list(ours()), []
    for name, peer in PEERS.items():
        try:
            entries += peer()
        except ImportError as error:
            missing.append(f"{name} ({error})")
    return entries, missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    entries, missing = found()
    rates: dict[tuple[str, str], list[float]] = {(entry.who, entry.what): [] for entry in entries}
    for number in range(1, arguments.rounds + 1):
        for entry in entries:
            rates[entry.who, entry.what].append(entry.rate(arguments.seconds, number))
    medians = {key: statistics.median(values) for key, values in rates.items()}
    if arguments.json:
        print(json.dumps({"missing": missing, **{f"{who}: {what}/s": rate for (who, what), rate in medians.items()}}))
        return
    columns = list(dict.fromkeys(what for _, what in medians))
    print(f"| | {' | '.join(f'{column}/s' for column in columns)} |\n|---|{'---|' * len(columns)}")
    for who in dict.fromkeys(who for who, _ in medians):
        cells = [f"{medians[who, what]:,.0f}" if (who, what) in medians else "" for what in columns]
        print(f"| {who} | {' | '.join(cells)} |")
    if missing:
        print("\nNot installed: " + "; ".join(missing))


if __name__ == "__main__":
    main()
