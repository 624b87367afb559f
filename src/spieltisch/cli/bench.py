"""`spieltisch bench`: how fast the rules are here. Everything is measured now, on this machine, in this run."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from .. import __version__
from ..core.drivers import ANSWERS, DECISIONS
from ..core.game import Bench, Box, Game
from ..core.rule import JIT
from ..texts import speak
from ..texts.printed import name_of
from .errors import Refused
from .numbers import number
from .setup import give, need_positive, open_game
from .wishes import Benchmark

CLONED_STATES = 64  # enough to leave no doubt that bytes are moved, few enough to stay in the cache


def bench(name: str, wish: Benchmark, lang: str) -> int:
    """Measure and report."""
    need_positive(repetitions=wish.repetitions)
    if not 0 < wish.seconds <= 600:
        raise Refused("bench-bad-seconds")
    game, box = open_game(name, wish.players, (), None, lang)
    if wish.search:
        from .bench_search import bench_search

        return bench_search(game, box, wish, lang)
    console = Console(stderr=True)
    with console.status("") as status:
        result = measure(game, box, wish.seconds, wish.repetitions, lambda what: status.update(_step(what, lang)))
    return give(result, wish.as_json, lambda: print_figures(result, "bench-title", ROWS, lang))


def measure(
    game: Game, box: Box, seconds: float, repetitions: int, tell: Callable[[str], None] = lambda what: None
) -> dict[str, Any]:
    """All figures, medians of several repetitions."""
    tell("decisions-per-second")
    result: dict[str, Any] = {"game": game.name, "players": box.players, "state_bytes": game.state.itemsize}
    result |= random_play(game, box, seconds, repetitions)
    tell("clones-per-second")
    result["clones_per_second"] = clones(game, box, seconds, repetitions)
    tell("interpreted-decisions-per-second")
    result["interpreted_decisions_per_second"] = interpreted(game, box, seconds, repetitions)
    result["compiled_over_interpreted"] = round(
        result["decisions_per_second"] / max(1, result["interpreted_decisions_per_second"]), 1
    )
    tell("cold-compile-seconds")
    result |= start_up(game, repetitions)
    return result | {"compiled": JIT, "repetitions": repetitions, "seconds_each": seconds, "machine": machine()}


def random_play(game: Game, box: Box, seconds: float, repetitions: int) -> dict[str, int | float]:
    """Random games: how many decisions, answers and games a second."""
    buffers = Bench.of(game)
    buffers.play_many(box, 0, 0, 1)  # compiles
    rates: dict[str, list[float]] = {"decisions": [], "answers": [], "games": []}
    size, played = 1, 0
    for _ in range(repetitions):
        counted, start = np.zeros(3), perf_counter()
        while (spent := perf_counter() - start) < seconds:
            rows = buffers.play_many(box, 1, played, size)
            played += size
            counted += [rows[:, DECISIONS].sum(), rows[:, ANSWERS].sum(), size]
            size = min(10_000, size * 2) if perf_counter() - start < seconds / 20 else size
        for rate, count in zip(rates.values(), counted, strict=True):
            rate.append(count / spent)
    return {
        "decisions_per_second": round(median(rates["decisions"])),
        "answers_per_second": round(median(rates["answers"])),
        "games_per_second": round(median(rates["games"]), 1),
    }


def clones(game: Game, box: Box, seconds: float, repetitions: int) -> int:
    """Copies of a state a second."""
    source, target = np.zeros(CLONED_STATES, game.state), np.zeros(CLONED_STATES, game.state)
    events, out = Bench.of(game).events, game.option_buffer()
    for s in source:
        game.new_game(box.record, s, events, out)
    copy, times = game.drivers.copy_many, 1000
    copy(source, target, times)  # compiles
    while _timed(copy, source, target, times) < seconds / 2:
        times *= 2
    return round(median(times / _timed(copy, source, target, times) for _ in range(repetitions)))


def _timed(function: Callable[..., object], *arguments: object) -> float:
    start = perf_counter()
    function(*arguments)
    return perf_counter() - start


def interpreted(game: Game, box: Box, seconds: float, repetitions: int) -> int:
    """Decisions a second of the same rules without a compiler."""
    rates = []
    for _ in range(repetitions):
        line = probe({"SPIELTISCH_JIT": "0"}, "interpreted", game.name, str(box.players), str(seconds))
        decisions, spent = line.split()
        rates.append(int(decisions) / float(spent))
    return round(median(rates))


def start_up(game: Game, repetitions: int) -> dict[str, float]:
    """How long one waits: the very first time, and from then on. Whole processes are timed, Python's own start too."""
    with TemporaryDirectory() as folder:
        cache = {"SPIELTISCH_CACHE": folder}
        cold = _timed(probe, cache, "warm-up", game.name)
        _timed(probe, cache, "first-answer", game.name)  # writes nothing new, but warms the disk for the others
        warm = median(_timed(probe, cache, "warm-up", game.name) for _ in range(repetitions))
        first = median(_timed(probe, cache, "first-answer", game.name) for _ in range(repetitions))
    return {
        "cold_compile_seconds": round(cold, 2),
        "cached_warm_up_seconds": round(warm, 3),
        "cached_load_seconds": round(first, 3),
    }


def probe(environment: Mapping[str, str], *arguments: str) -> str:
    """What a fresh process says (`probe.py`)."""
    command = [sys.executable, "-m", "spieltisch.cli.probe", *arguments]
    # the child finds the package where we found it, installed or not
    path = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def machine() -> dict[str, str | int]:
    """What the figures were measured on."""
    versions = {"python": platform.python_version(), "numpy": np.__version__, "spieltisch": __version__}
    if JIT:
        import numba

        versions["numba"] = numba.__version__
    return {"processor": _processor(), "cores": os.cpu_count() or 0, "system": platform.platform(), **versions}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:  # not Linux
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _step(what: str, lang: str) -> str:
    return speak(lang, "cli", "bench-step", what=speak(lang, "cli", f"bench-row-{what}"))


ROWS = {
    "decisions_per_second": 0,
    "answers_per_second": 0,
    "games_per_second": 1,
    "clones_per_second": 0,
    "state_bytes": 0,
    "interpreted_decisions_per_second": 0,
    "compiled_over_interpreted": 0,
    "cold_compile_seconds": 1,
    "cached_warm_up_seconds": 2,
    "cached_load_seconds": 2,
}


def print_figures(result: Mapping[str, Any], title: str, rows: Mapping[str, int], lang: str) -> None:
    """A table of figures, each with so many digits, and the machine they were measured on."""
    heading = speak(lang, "cli", title, game=name_of(result["game"], lang), players=result["players"])
    table = Table(title=heading, title_justify="left", show_header=False, box=None)
    table.add_column()
    table.add_column(justify="right")
    for key, digits in rows.items():
        table.add_row(speak(lang, "cli", f"bench-row-{key.replace('_', '-')}"), number(result[key], lang, digits))
    console = Console(highlight=False)
    console.print(table)
    described = ", ".join(f"{key} {value}" for key, value in result["machine"].items())
    console.print(speak(lang, "cli", "bench-machine", machine=described), style="dim")
