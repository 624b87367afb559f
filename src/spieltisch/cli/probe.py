"""What `spieltisch bench` lets other processes do, because it can only be measured in a fresh one.

    python -m spieltisch.cli.probe interpreted GAME 3 1.0    random play, for a process with SPIELTISCH_JIT=0
    python -m spieltisch.cli.probe warm-up GAME                 compile everything, or load it
    python -m spieltisch.cli.probe first-answer GAME            get ready and give one answer

Each prints one line when it is done, and leaves.
"""

import sys
from collections.abc import Callable
from time import perf_counter

from ..core.drivers import DECISIONS
from ..core.game import Bench, warm_up_steps
from ..games import find_game
from ..table import Table


def interpreted(name: str, players: str, seconds: str) -> str:
    """Decisions of players and the seconds they took."""
    game = find_game(name)
    box, bench = game.open_box(int(players), {}), Bench.of(game)
    start, decisions, number = perf_counter(), 0, 0
    while perf_counter() - start < float(seconds):
        decisions += int(bench.play_many(box, 1, number, 1)[0, DECISIONS])
        number += 1
    return f"{decisions} {perf_counter() - start}"


def warm_up(name: str) -> str:
    """Everything that play and simulation need."""
    for step in warm_up_steps(find_game(name)):
        step.run()
    return "ready"


def first_answer(name: str) -> str:
    """As a player would: a table, a question, an answer."""
    table = Table(find_game(name))
    table.answer(table.options[0])
    return "ready"


if __name__ == "__main__":
    tasks: dict[str, Callable[..., str]] = {
        "interpreted": interpreted,
        "warm-up": warm_up,
        "first-answer": first_answer,
    }
    print(tasks[sys.argv[1]](*sys.argv[2:]), flush=True)
