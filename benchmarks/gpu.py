"""The same rules on a GPU: one game a thread. Compares with the CPU game by game, then measures.

    python benchmarks/gpu.py [--game xibalba] [--players 3] [--games 1000000] [--compare 10000]

Needs an NVIDIA GPU and numba-cuda (`pip install spieltisch[gpu]`). Chance answers come from the same numbered streams
on both sides, so every game must end in the same bytes.
"""

import argparse
import json
import time
import warnings

import numpy as np

# numba-cuda still imports names that NumPy 2.4 and later have dropped
for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

import numba  # noqa: E402
from numba import cuda  # noqa: E402

import spieltisch.core.gpu  # noqa: E402, F401
from spieltisch.core.drivers import ANSWERS, DECISIONS, STANDING, UNFINISHED  # noqa: E402
from spieltisch.core.events import silent  # noqa: E402
from spieltisch.core.game import Bench, Game  # noqa: E402
from spieltisch.games import find_game  # noqa: E402

warnings.filterwarnings("ignore", module="numba")


def kernels(game: Game):
    """Two kernels for a game: states in global memory, to look at them afterwards, or in local memory, for speed."""
    play_many, things, state = game.drivers.play_many, game.things, numba.from_dtype(game.state)

    @cuda.jit
    def in_view(boxes, fresh, states, seed, first, results, events, longest):
        i = cuda.grid(1)
        if i < results.shape[0]:
            out = cuda.local.array(things, numba.int16)
            stream = cuda.local.array(1, numba.int64)
            play_many(
                boxes[0], fresh, states[i : i + 1], stream, seed, first + i, results[i : i + 1], out, events, longest
            )

    @cuda.jit
    def fast(boxes, fresh, seed, first, each, results, events, longest):
        i = cuda.grid(1) * each
        if i < results.shape[0]:
            out = cuda.local.array(things, numba.int16)
            stream = cuda.local.array(1, numba.int64)
            states = cuda.local.array(1, state)
            play_many(boxes[0], fresh, states, stream, seed, first + i, results[i : i + each], out, events, longest)

    return in_view, fast


class Gpu:
    """A game on the device."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.box = game, game.open_box(players, {})
        self.in_view, self.fast = kernels(game)
        self.boxes = cuda.to_device(np.array([self.box.record], game.box))
        self.fresh = cuda.to_device(np.zeros(1, game.state))
        self.events = cuda.to_device(np.zeros((1, silent().shape[1]), np.int64))[:0]
        self.columns = STANDING + 2 * max(game.seats)

    def show(self, games: int, seed: int, block: int = 64):
        """Results and final states of games 0 … games - 1."""
        results = cuda.to_device(np.zeros((games, self.columns), np.int64))
        states = cuda.to_device(np.zeros(games, self.game.state))
        self.in_view[-(-games // block), block](
            self.boxes, self.fresh, states, seed, 0, results, self.events, self.game.longest
        )
        return results.copy_to_host(), states.copy_to_host()

    def measure(self, games: int, each: int, block: int, seed: int) -> dict[str, float]:
        """Decisions per second over this many games, each thread playing `each` of them."""
        results = cuda.to_device(np.zeros((games, self.columns), np.int64))
        threads = -(-games // each)
        start, end = cuda.event(), cuda.event()
        start.record()
        self.fast[-(-threads // block), block](
            self.boxes, self.fresh, seed, 0, each, results, self.events, self.game.longest
        )
        end.record()
        end.synchronize()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        rows = results.copy_to_host()
        assert rows[:, UNFINISHED].sum() == 0
        decisions, answers = int(rows[:, DECISIONS].sum()), int(rows[:, ANSWERS].sum())
        return {
            "games": games,
            "each": each,
            "block": block,
            "seconds": seconds,
            "decisions_per_second": decisions / seconds,
            "answers_per_second": answers / seconds,
            "games_per_second": games / seconds,
        }


def on_cpu(game: Game, players: int, games: int, seed: int):
    """The same on the CPU."""
    box, bench = game.open_box(players, {}), Bench.of(game)
    rows, states = [], np.zeros(games, game.state)
    for number in range(games):
        rows.append(bench.play_many(box, seed, number, 1)[0])
        states[number] = bench.states[0]
    return np.array(rows), states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="xibalba")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--compare", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    gpu = Gpu(game, arguments.players)
    begin = time.perf_counter()
    gpu.show(64, arguments.seed)
    print(json.dumps({"gpu": cuda.get_current_device().name.decode(), "compile_in_view": time.perf_counter() - begin}))

    rows, states = gpu.show(arguments.compare, arguments.seed)
    cpu_rows, cpu_states = on_cpu(game, arguments.players, arguments.compare, arguments.seed)
    equal = int(sum(a.tobytes() == b.tobytes() for a, b in zip(states, cpu_states, strict=True)))
    print(json.dumps({"compared": arguments.compare, "equal_final_states": equal, "equal_logs": int((rows == cpu_rows).all(1).sum())}))
    if equal != arguments.compare or not (rows == cpu_rows).all():
        raise SystemExit("GPU and CPU differ")

    begin = time.perf_counter()
    gpu.measure(1024, 1, 64, arguments.seed)
    print(json.dumps({"compile_fast": time.perf_counter() - begin}))
    best = None
    for block in (32, 64, 128, 256):
        for each in (1, 4, 16):
            figures = gpu.measure(arguments.games, each, block, arguments.seed)
            print(json.dumps(figures), flush=True)
            if best is None or figures["decisions_per_second"] > best["decisions_per_second"]:
                best = figures
    print(json.dumps({"best": best}))


if __name__ == "__main__":
    main()
