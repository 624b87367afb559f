"""Many evenings of hosts and guests who do everything in any order: `scripts/seat-leaks`. See `test_secrets.py`."""

import argparse
import json
import random
import tempfile
import time

from .inside import inside
from .test_secrets import KINDS, PEOPLE, SEATS, WAYS, opened

STEPS = 24


def main() -> None:
    """`scripts/seat-leaks`."""
    parser = argparse.ArgumentParser(prog="scripts/seat-leaks", description=__doc__)
    parser.add_argument("--evenings", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begin, steps, compared, notes = time.perf_counter(), 0, 0, 0
    with tempfile.TemporaryDirectory() as folder, inside(f"sqlite:///{folder}/tables.db") as house:
        house.house.limits.rows["codes"] = []
        people = [house.guest() for _ in range(PEOPLE)]
        for number in range(arguments.evenings):
            chance = random.Random(f"{arguments.seed} {number}")
            book = opened(house, people, chance.choice(WAYS))
            book.check()
            for _ in range(STEPS):
                kind = chance.choice((*KINDS, "answer", "sync", "rematch"))
                book.step(kind, chance.randrange(PEOPLE), chance.randrange(SEATS), chance.randrange(3))
                book.check()
                steps += 1
            compared += sum(book.compare(who) for who in range(PEOPLE))
            notes += len(book.notes)
            house.house.rooms.clear()
    told = {"evenings": arguments.evenings, "steps": steps, "notes": notes, "bytes": compared, "leaks": 0}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin)}))


if __name__ == "__main__":
    main()
