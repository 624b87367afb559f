"""What is said of an answer before it is given is what follows, in every position and for every option.

A forecast (`Facts.forecasts`) promises how the numbers in front of a seat will change, whether it goes on being asked,
and whether it is asked the same; a plan (`suppose`) promises what the table will look like. Here each option of a
position is foretold and then given, and both are compared. Where the seat would learn something, nothing may be
promised at all.

`scripts/promises --game wutaki --positions 2000` does it for many positions; the suite runs a sample.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator

from spieltisch.games import shelf
from spieltisch.table import look, suppose

from .checks import table_at
from .kit import Kit, kit_of
from .walk import Walk, sample

SEED = 1421
PER_GAME = 40  # positions taken from one game
LANG = "en"


def check_promises(w: Walk) -> Counter[str]:
    """Every option of a position: what was promised, and whether it came true."""
    counted: Counter[str] = Counter(positions=1)
    seat, people = w.mover, w.game.people
    before, name = people.tally(w.box, w.s, seat), people.question(w.box, w.s)
    table = table_at(w)
    for option in look(table, seat, LANG).options:
        after = w.twin()
        after.answer(option.thing)
        told = f"{name}: {option.text}"
        counted["options"] += 1
        mine = after.mover == seat
        assert option.final or mine, f"{told}: somebody else is asked"
        assert option.again == (not option.final and people.question(w.box, after.s) == name), f"{told}: asked again"
        change = changed(before, people.tally(w.box, after.s, seat))
        if mine and option.final:
            assert not option.change, f"{told}: foretells what cannot be known"
            counted["unforeseen"] += 1
            continue
        if option.final and not option.change:
            counted["handed over"] += 1
            counted["handed over, changed"] += bool(change)
            continue
        assert option.change == change, f"{told}: {option.change} was promised, {change} came"
        counted["changes"] += bool(change)
        if mine:
            assert suppose(table, seat, [option.thing], LANG).view == people.view(w.box, after.s, seat), f"{told}: view"
            counted["plans"] += 1
    return counted


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The numbers that are not what they were."""
    return {key: value - before.get(key, 0) for key, value in after.items() if value != before.get(key, 0)}


def positions(kit: Kit, first: int = 0) -> Iterator[Walk]:
    """Positions in which a seat is asked, of game after game with all kinds of options."""
    number = first
    while True:
        case = kit.cases[number % len(kit.cases)]
        yield from (w for w in sample(kit, case, PER_GAME, SEED, number) if w.mover >= 0)
        number += 1


def main() -> None:
    """`scripts/promises`."""
    parser = argparse.ArgumentParser(prog="scripts/promises", description=__doc__)
    parser.add_argument("--game", default="wutaki", choices=shelf())
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    begin, counted, kit = time.perf_counter(), Counter[str](), kit_of(arguments.game)
    broken = 0
    for w, number in zip(positions(kit, arguments.first), range(arguments.positions), strict=False):
        try:
            counted += check_promises(w)
            counted["sentences"] += kit.sentences(w)
        except AssertionError as reason:
            broken += 1
            print(f"position {number} ({w.answers} answers, {dict(w.box.options)}): {reason}", flush=True)
    seconds = round(time.perf_counter() - begin)
    print(json.dumps({"game": arguments.game, **counted, "broken": broken, "seconds": seconds}))
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
