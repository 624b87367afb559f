"""How long it takes to open a game again from its log, and to write the catalogue of a game.

    python benchmarks/opening.py [--answers 700] [--rounds 9]

A server does the first whenever somebody comes back to a game, and the second once for each pack and language.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from spieltisch.games import find_game
from spieltisch.table import Table
from spieltisch.texts import LANGUAGES

GAMES = ("wutaki", "xibalba")


def median_ms(work: Callable[[], object], rounds: int) -> float:
    """Milliseconds of processor time; what happens the first time only is not counted."""
    work()
    took = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return 1000 * statistics.median(took)


def played(game: str, answers: int) -> Table:
    """A game of four with random answers, so many at most."""
    table, choice = Table(game, 4, seed=9), random.Random(9)
    while not table.over and table.position.number < answers:
        table.answer(choice.choice(table.position.things))
    return table


def opened_again(table: Table) -> Table:
    """The same game, from its answers."""
    again = Table(table.game, table.players, table.box.options, chance="ask")
    again.follow(table.given())
    return again


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--answers", type=int, default=700)
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args()
    for name in GAMES:
        table = played(name, chosen.answers)
        took = median_ms(partial(opened_again, table), chosen.rounds)
        print(f"{name}: {took:.1f} ms for a log of {table.position.number} answers")
        catalogue = find_game(name).catalogue
        assert catalogue is not None
        for lang in LANGUAGES:
            took = median_ms(partial(catalogue, table.box, lang), chosen.rounds)
            print(f"{name}: {took:.1f} ms for the catalogue ({lang})")


if __name__ == "__main__":
    main()
