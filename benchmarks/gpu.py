"""The same rules on a GPU: compares with the CPU game by game, then measures.

    python benchmarks/gpu.py [--game xibalba] [--players 3] [--games 3000000] [--compare 10000]

Needs an NVIDIA GPU and numba-cuda (`pip install spieltisch[gpu]`). Chance answers come from the same numbered streams
on both sides, so every game must be the same log and end in the same bytes.
"""

import argparse
import json
import time
import warnings
from typing import Any

import numpy as np

# numba-cuda still imports names that newer NumPy versions have dropped
for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from numba import cuda  # noqa: E402

from spieltisch.core.drivers import ANSWERS, DECISIONS, UNFINISHED  # noqa: E402
from spieltisch.core.game import Bench, Box, Game  # noqa: E402
from spieltisch.core.gpu import Gpu  # noqa: E402
from spieltisch.games import find_game  # noqa: E402

warnings.filterwarnings("ignore", module="numba")

RUNS = 3  # measurements, each with games of its own


def on_cpu(game: Game, box: Box, games: int, seed: int) -> tuple[Any, Any]:
    """Results and final states of the same games on the CPU."""
    bench, rows, states = Bench.of(game), [], np.zeros(games, game.state)
    for number in range(games):
        rows.append(bench.play_many(box, seed, number, 1)[0])
        states[number] = bench.states[0]
    return np.array(rows), states


def compare(gpu: Gpu, box: Box, games: int, seed: int) -> dict[str, int]:
    """How many games are the same, answer by answer and byte by byte at their end."""
    rows, states, _ = gpu.play(seed, games, keep=True)
    cpu_rows, cpu_states = on_cpu(gpu.game, box, games, seed)
    logs = int((rows == cpu_rows).all(1).sum())
    finals = sum(a.tobytes() == b.tobytes() for a, b in zip(states, cpu_states, strict=True))
    return {"compared": games, "equal_logs": logs, "equal_final_states": finals}


def measure(gpu: Gpu, games: int, seed: int) -> dict[str, float]:
    """Decisions per second, from the start of the first game to the end of the last."""
    rows, _, seconds = gpu.play(seed, games)
    assert not rows[:, UNFINISHED].any()
    return {
        "games": games,
        "seconds": seconds,
        "decisions_per_second": int(rows[:, DECISIONS].sum()) / seconds,
        "answers_per_second": int(rows[:, ANSWERS].sum()) / seconds,
        "games_per_second": games / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="xibalba")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=3_000_000)
    parser.add_argument("--compare", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    box = game.open_box(arguments.players, {})
    gpu = Gpu(game, box)
    begin = time.perf_counter()
    gpu.play(arguments.seed, 64)
    seconds = time.perf_counter() - begin
    print(json.dumps({"gpu": str(cuda.get_current_device().name), "compile_seconds": seconds}), flush=True)
    same = compare(gpu, box, arguments.compare, arguments.seed)
    print(json.dumps(same), flush=True)
    if not same["compared"] == same["equal_logs"] == same["equal_final_states"]:
        raise SystemExit("GPU and CPU differ")
    for seed in range(arguments.seed, arguments.seed + RUNS):
        print(json.dumps(measure(gpu, arguments.games, seed)), flush=True)


if __name__ == "__main__":
    main()
