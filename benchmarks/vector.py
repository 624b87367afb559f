"""How fast environments step: decisions per second, observations and masks included, by turns in one run.

    python benchmarks/vector.py [--games wutaki,xibalba] [--rows 256] [--seconds 2] [--rounds 5]

Prints JSON. `per_core` is what a step gives per second of processor time of its thread, which other programs on the
machine disturb little; `per_second` is by the clock, with one thread and with two. `play_many` plays the same games
without looking at them. Of all rounds the best counts.
"""

import argparse
import json
import time
from typing import Any

from spieltisch import envs
from spieltisch.core.drivers import DECISIONS
from spieltisch.core.game import Bench
from spieltisch.games import find_game, shelf


def stepped(env: envs.Vector, seconds: float) -> tuple[float, float]:
    """Decisions per second of processor time, and by the clock."""
    steps, wall, cpu = 0, time.perf_counter(), time.thread_time()
    while time.perf_counter() - wall < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20
    wall, cpu = time.perf_counter() - wall, time.thread_time() - cpu
    return env.n * steps / cpu, env.n * steps / wall


def played(bench: Bench, box: Any, seconds: float, number: int) -> float:
    """Decisions of whole random games per second of processor time."""
    decisions, wall, cpu = 0, time.perf_counter(), time.thread_time()
    while time.perf_counter() - wall < seconds:
        decisions += int(bench.play_many(box, 1, number, 50)[:, DECISIONS].sum())
        number += 50
    return decisions / (time.thread_time() - cpu)


def measured(name: str, players: int, rows: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Everything about one game, by turns."""
    one = envs.vector(name, rows, 1, players=players)
    two = envs.vector(name, rows, 1, players=players, threads=2)
    bench, best = Bench.of(one.game), dict[str, float]()
    for number in range(rounds):
        core, alone = stepped(one, seconds)
        _, both = stepped(two, seconds)
        found = {
            "per_core": core,
            "per_second_1_thread": alone,
            "per_second_2_threads": both,
            "play_many_per_core": played(bench, one.box, seconds, 1000 * number),
        }
        best = {key: max(value, best.get(key, 0.0)) for key, value in found.items()}
    two.close()
    return {"game": name, "players": players, "rows": rows} | {key: round(value) for key, value in best.items()}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for name in given.games.split(","):
        for players in find_game(name).seats:
            print(json.dumps(measured(name, players, given.rows, given.seconds, given.rounds)), flush=True)


if __name__ == "__main__":
    main()
