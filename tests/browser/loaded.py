"""`spieltisch` with loaded dice: every table draws the same numbers, and bots think from the same seed.

A page that is tried with other cards each time fails now and then, and nobody knows why; what is found with these is
found again. `SPIELTISCH_TEST_SEED` names other dice, for somebody who looks for faults.
"""

import os
import secrets

import spieltisch.table.table as tables
from spieltisch.cli import main
from spieltisch.table.chance import Chance, seeded

SEED = int(os.environ.get("SPIELTISCH_TEST_SEED", "2026"))


def honest() -> Chance:
    """The same numbers for every table."""
    return seeded(SEED)


if __name__ == "__main__":
    tables.honest = honest
    secrets.randbits = lambda bits: SEED % 2**bits
    main()
