"""Two checkouts of Spieltisch against each other, by turns in one run: what a change costs, or brings.

    git worktree add ../before v0.1.0
    python benchmarks/compare.py ../before . [--turns 3] [--seconds 1] [--games ...] [--players 2] [--cold]

Both run with the Python and the packages of whoever calls this, each with a cache of its own in a temporary folder.
What is counted is processor time, so that a machine that does something else meanwhile is fair, too; still, believe
ratios rather than rates. `--cold` compiles everything anew at every turn (minutes); else only the first time.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from spieltisch.games import shelf

# Both sides measure with the functions of their own `spieltisch bench`, by the processor's clock instead of the wall's.
RATES = """
import hashlib, json, sys
from time import process_time
from spieltisch.cli import bench, bench_search
from spieltisch.core.game import Bench
from spieltisch.games import find_game
name, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
bench.perf_counter = bench_search.perf_counter = process_time
game = find_game(name)
box = game.open_box(players, {})
rows = Bench.of(game).play_many(box, 7, 0, 200)
print(json.dumps({
    "games": hashlib.sha256(rows.tobytes()).hexdigest()[:12],
    "decisions/s": bench.random_play(game, box, seconds, 3)["decisions_per_second"],
    "search iterations/s": bench_search.measure(game, box, seconds, 3)["iterations_per_second_1"],
}))
"""


class Side:
    """One of the two checkouts, with a cache of its own."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.source, self.folder = checkout.resolve() / "src", folder

    def run(self, cache: str, *arguments: str) -> tuple[str, float]:
        """What a fresh process of this side says, and the processor seconds that it took."""
        path = os.pathsep.join([str(self.source), *filter(None, [os.environ.get("PYTHONPATH")])])
        own = {"PYTHONPATH": path, "SPIELTISCH_CACHE": str(self.folder / cache), "PYTHONDONTWRITEBYTECODE": "1"}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [sys.executable, *arguments], env={**os.environ, **own}, stdout=subprocess.PIPE, text=True, check=True
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def compiled(self, cache: str, game: str) -> float:
        """Seconds until everything that play needs is compiled, or loaded."""
        return self.run(cache, "-m", "spieltisch.cli.probe", "warm-up", game)[1]

    def figures(self, game: str, players: int, seconds: float) -> dict[str, float | str]:
        """What is measured at every turn, when everything is compiled."""
        rates: dict[str, float | str] = json.loads(self.run("warm", "-c", RATES, game, str(players), str(seconds))[0])
        start = self.run("warm", "-m", "spieltisch.cli.probe", "first-answer", game)[1]
        return rates | {"cached start s": round(start, 2)}


def compare(sides: list[Side], game: str, turns: int, players: int, seconds: float, cold: bool) -> None:
    """Print every figure of one game: both sides, turn for turn, and the ratio of the medians."""
    found: dict[str, list[list[float | str]]] = defaultdict(lambda: [[], []])
    for turn in range(turns):
        for side in (0, 1) if turn % 2 == 0 else (1, 0):
            if turn == 0 or cold:
                cache = "warm" if turn == 0 else f"cold-{turn}"
                found["cold compile s"][side].append(round(sides[side].compiled(cache, game), 1))
            for name, figure in sides[side].figures(game, players, seconds).items():
                found[name][side].append(figure)
    for name, (before, after) in found.items():
        if name == "games":
            same = "the same" if len({*before, *after}) == 1 else "NOT the same"
            print(f"{game:10} {name:20} {same}", flush=True)
        else:
            ratio = median(map(float, after)) / median(map(float, before))
            print(f"{game:10} {name:20} {before} -> {after}: {ratio:.3f}", flush=True)


def main() -> None:
    """Compare game by game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=shelf())
    parser.add_argument("--cold", action="store_true")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        sides = [Side(path, Path(folder, side)) for side, path in (("0", wanted.before), ("1", wanted.after))]
        for game in wanted.games:
            compare(sides, game, wanted.turns, wanted.players, wanted.seconds, wanted.cold)


if __name__ == "__main__":
    main()
