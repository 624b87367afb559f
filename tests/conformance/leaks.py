"""Very many positions, each seat of each: what is hidden from it is exchanged, and nothing it is given may change.

`scripts/leaks GAME --positions 2000` looks at views, observations, options, their texts, notation and forecasts, at the
events and log lines of the next answers, at what a player by anybody is sent, and in every fifth position at everything
a table says: log, looks, refusals, undo. The suite runs a sample (`test_secrets.py`).
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from spieltisch.core.streams import new_stream

from .checks import check_blind, check_lines_blind, check_table_blind
from .kit import NAMES, kit_of
from .walk import sample

PER_GAME = 20  # positions taken from one game
SEED = 41


def look(name: str, number: int, steps: int) -> tuple[int, int, int]:
    """The positions of one game: how many there were, how many seats were looked at and how many answers compared."""
    kit = kit_of(name)
    case = kit.cases[number % len(kit.cases)]
    stream = new_stream(SEED, number)
    positions = seats = answers = 0
    for position in sample(kit, case, PER_GAME, seed=SEED, number=number):
        positions += 1
        for seat in position.seats:
            seats += 1
            answers += check_blind(kit, position, seat, stream, steps)
            check_lines_blind(kit, position, seat, stream)
            if positions % 5 == 0:
                check_table_blind(kit, position, seat, stream, 1)
    return positions, seats, answers


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/leaks", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--steps", type=int, default=2, help="answers that follow each position")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    games = -(-arguments.positions // PER_GAME)
    look(arguments.game, 0, 1)  # compiles before the processes start
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(look, [arguments.game] * games, range(games), [arguments.steps] * games, chunksize=1))
    positions, seats, answers = (sum(column) for column in zip(*found, strict=True))
    told = {"game": arguments.game, "positions": positions, "seats": seats, "answers": answers, "leaks": 0}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin, 1)}))


if __name__ == "__main__":
    main()
