"""The same games interpreted, compiled, and compiled with checks of array bounds: equal in every byte at every step.

`scripts/three-speeds GAME --games 200` runs the whole; the suite a sample. Each speed is a process of its own, because
it is fixed when the rules are imported.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from spieltisch.core.game import Game
from spieltisch.core.rule import JIT, bind, entry
from tests.breaking import broken_game

from .kit import NAMES, ROOT, kit_of
from .walk import Walk

SEED = 200
GAMES_A_PROCESS = 20
SPEEDS = {
    "interpreted": {"SPIELTISCH_JIT": "0"},
    "compiled": {"SPIELTISCH_JIT": "1", "NUMBA_BOUNDSCHECK": "0"},
    # less optimised, so that it is compiled sooner: nobody plays with it
    "bounds checked": {"SPIELTISCH_JIT": "1", "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},
}


BEGIN = -100  # no thing
# what `bind` gives a meaning
new_game: Any = None
answer: Any = None


def begin_or_answer(box, s, thing, events, out):
    """Both in one, because each of them has all rules in it, and compiling takes most of the time here."""
    if thing == BEGIN:
        return new_game(box, s, events, out)
    return answer(box, s, thing, events, out)


@cache
def game_here(name: str) -> Game:
    """The game at the speed of this process; with checks of bounds, which nobody plays with, as one entry point."""
    game = kit_of(name).game
    if not JIT or os.environ.get("NUMBA_BOUNDSCHECK") != "1":
        return game
    both = entry(bind(begin_or_answer, new_game=game.rules.new_game, answer=game.rules.answer))
    return broken_game(game, answer=both, new_game=lambda box, s, events, out: both(box, s, BEGIN, events, out))


def steps(name: str, number: int, most: int) -> Iterator[bytes]:
    """One game, as the bytes of everything the rules computed at each step."""
    kit = kit_of(name)
    game = Walk(game_here(name), kit.box(kit.cases[number % len(kit.cases)]), SEED, number)
    while True:
        numbers = [game.answers, game.mover, *game.things, -1, *game.fresh_options(), -1]
        numbers += [part for pair in game.standing() for part in pair]
        numbers += (
            [game.bits()] if game.answers % 4 == 0 else []
        )  # interpreted, this and observing take most of the time
        events = np.array(game.told, np.int64).tobytes()
        seen = game.seen(game.answers % game.box.players)
        yield game.s.tobytes() + np.array(numbers, np.int64).tobytes() + events + seen
        if game.over or game.answers == most:
            return
        game.answer(game.pick())


def digest_of_game(name: str, number: int, most: int) -> str:
    """One line for one game: its number, its steps, and a digest over all of them."""
    digest, count = hashlib.sha256(), 0
    for step in steps(name, number, most):
        digest.update(step)
        count += 1
    return f"{number} {count} {digest.hexdigest()}"


def run_at(speed: str, arguments: Sequence[str]) -> list[str]:
    """The lines another process prints that runs at this speed."""
    command = [sys.executable, "-m", "tests.conformance.speeds", *arguments]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, **SPEEDS[speed], "PYTHONPATH": path}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{speed}: {done.stderr[-3000:]}")
    return done.stdout.splitlines()


def first_difference(name: str, number: int, most: int) -> str:
    """Where a game goes two ways, for people who have to find out why."""
    traces = {speed: run_at(speed, [name, "--trace", str(number), "--answers", str(most)]) for speed in SPEEDS}
    for step, lines in enumerate(zip(*traces.values(), strict=False)):
        if len(set(lines)) > 1:
            return f"{name}, game {number}, differs after {step} answers: {dict(zip(traces, lines, strict=True))}"
    return f"{name}, game {number}: lengths differ: { {speed: len(trace) for speed, trace in traces.items()} }"


def digests(name: str, games: int, most: int, jobs: int) -> dict[str, list[str]]:
    """The lines of all games at each speed, some at a time, `jobs` processes at once."""
    firsts = range(0, games, GAMES_A_PROCESS)
    tasks = [(speed, first) for first in firsts for speed in SPEEDS]

    def play(task: tuple[str, int]) -> list[str]:
        speed, first = task
        end = min(games, first + GAMES_A_PROCESS)
        return run_at(speed, [name, "--play", str(first), str(end), "--answers", str(most)])

    lines: dict[str, list[str]] = {speed: [] for speed in SPEEDS}
    with ThreadPoolExecutor(jobs) as pool:
        for (speed, _), printed in zip(tasks, pool.map(play, tasks), strict=True):
            lines[speed] += printed
    return lines


def compare(name: str, games: int, most: int, jobs: int = 2) -> tuple[int, int]:
    """Play the same games at three speeds. Returns games and steps compared; RuntimeError where two differ."""
    lines = digests(name, games, most, jobs)
    for number, same in enumerate(zip(*lines.values(), strict=True)):
        if len(set(same)) > 1:
            raise RuntimeError(first_difference(name, number, most))
    expected = lines["interpreted"]
    return len(expected), sum(int(line.split()[1]) for line in expected)


def main() -> None:
    """Either one of the three processes, or the comparison."""
    parser = argparse.ArgumentParser(prog="scripts/three-speeds", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--answers", type=int, default=1_000_000, help="most answers of a game")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    parser.add_argument("--play", type=int, nargs=2, metavar=("FIRST", "END"), help="print digests of these games")
    parser.add_argument("--trace", type=int, metavar="GAME", help="print a digest of each step of this game")
    asked = parser.parse_args()
    if asked.play:
        for number in range(*asked.play):
            print(digest_of_game(asked.game, number, asked.answers), flush=True)
    elif asked.trace is not None:
        for step in steps(asked.game, asked.trace, asked.answers):
            print(hashlib.sha256(step).hexdigest()[:16])
    else:
        games, compared = compare(asked.game, asked.games, asked.answers, asked.jobs)
        print(
            json.dumps({"game": asked.game, "games": games, "steps": compared, "speeds": list(SPEEDS), "equal": True})
        )


if __name__ == "__main__":
    main()
