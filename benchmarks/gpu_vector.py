"""`envs.cuda.vector`: the same games as on the CPU, byte by byte, then how fast they are, with torch.

    python benchmarks/gpu_vector.py [--games wutaki,xibalba] [--rows 32768] [--steps 600] [--compare 256]

Needs an NVIDIA GPU, torch, and `pip install 'spieltisch[gpu]'`. Prints JSON, a line for each thing that was seen:

- `equal`: states, observations, masks, movers, rewards and ends of all rows after every step, for each number of
  players and each kind of opponents; the same random actions on both sides. One difference ends the run.
- `decisions_per_second`: steps of all rows, observations and masks in torch tensors that torch reads.
- `start_seconds`: from nothing to the first observation, in a process of its own, with machine code on disk.

    python benchmarks/gpu_vector.py --compile 9.0

needs no GPU: it makes the machine code for such a one and says how large it is.
"""

import argparse
import json
import subprocess
import sys
import time
from typing import Any

import numpy as np

from spieltisch import envs
from spieltisch.envs import cuda
from spieltisch.games import find_game, shelf

OPPONENTS = (None, "random", "thumb")
COMPARED = ("observation", "mask", "mover", "reward", "done", "truncated")


def compile_all(names: list[str], capability: tuple[int, int]) -> None:
    """Machine code for all kernels, and the size of each."""
    for name in names:
        for opponents in (None, "thumb"):
            begin = time.process_time()
            files = cuda.prepare(find_game(name), opponents, capability)
            found = {kernel: file.stat().st_size for kernel, file in files.items()}
            seconds = round(time.process_time() - begin, 1)
            print(
                json.dumps({"game": name, "opponents": opponents, "bytes": found, "cpu_seconds": seconds}), flush=True
            )


def same_bytes(ours: Any, theirs: Any) -> bool:
    """Whether two arrays are equal byte by byte."""
    return np.ascontiguousarray(ours).tobytes() == np.ascontiguousarray(theirs).tobytes()


def compare(name: str, players: int, opponents: str | None, rows: int, steps: int) -> dict[str, Any]:
    """Both sides step by step; SystemExit where they differ."""
    given: dict[str, Any] = {"players": players, "opponents": opponents, "reward": "margin"}
    cpu, gpu = envs.vector(name, rows, 7, **given), cuda.vector(name, rows, 7, **given)
    ended = 0
    for step in range(steps):
        for own in COMPARED:
            if not same_bytes(getattr(cpu, own), getattr(gpu, own).numpy()):
                raise SystemExit(f"{name}, {players} players, {opponents}: {own} differs after step {step}")
        if not same_bytes(cpu.states, gpu.states.numpy()):
            raise SystemExit(f"{name}, {players} players, {opponents}: states differ after step {step}")
        ended += int(cpu.done.sum())
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
        gpu.check()
    return {"game": name, **given, "rows": rows, "steps": steps, "games_ended": ended, "equal": True}


def measure(name: str, players: int, opponents: str | None, rows: int, steps: int) -> dict[str, Any]:
    """Steps of all rows; torch reads each observation and mask, on its own stream."""
    import torch

    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        env = cuda.vector(name, rows, 1, players=players, opponents=opponents, stream=stream)
        observation = torch.as_tensor(env.observation, device="cuda")
        mask = torch.as_tensor(env.mask, device="cuda")
        assert observation.data_ptr() == env.observation.pointer  # shared, not copied
        best, read = 0.0, torch.zeros((), device="cuda")
        for _ in range(3):
            start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            start.record()
            for _ in range(steps):
                env.step(env.sample())
                read += observation[:, 0].sum() + mask[:, 0].sum()
            end.record()
            end.synchronize()
            best = max(best, rows * steps / (start.elapsed_time(end) / 1000))
        env.check()
    return {
        "game": name, "players": players, "opponents": opponents, "rows": rows, "decisions_per_second": round(best)
    }  # fmt: skip


def started(name: str) -> dict[str, Any]:
    """How long a new process takes to its first observation."""
    code = f"from spieltisch.envs import cuda; cuda.vector({name!r}, 1024).observation.numpy()"
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return {"game": name, "start_seconds": round(time.perf_counter() - begin, 2)}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--rows", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--compare", type=int, default=256, help="rows that are compared")
    parser.add_argument("--compile", help="only compile, for GPUs of this compute capability, such as 9.0")
    given = parser.parse_args()
    names = given.games.split(",")
    if given.compile:
        major, minor = map(int, given.compile.split("."))
        compile_all(names, (major, minor))
        return
    for name in names:
        for players in find_game(name).seats:
            for opponents in OPPONENTS:
                print(json.dumps(compare(name, players, opponents, given.compare, given.steps)), flush=True)
        print(json.dumps(started(name)), flush=True)
    for name in names:
        for players in find_game(name).seats:
            for opponents in OPPONENTS:
                print(json.dumps(measure(name, players, opponents, given.rows, given.steps)), flush=True)


if __name__ == "__main__":
    main()
