"""A sample of `scripts/kill-test`."""

import random
from pathlib import Path

from .killing import Evening


def test_a_server_that_is_killed_loses_nothing_it_confirmed(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "tables.db", dice=random.Random(7))
    for _ in range(2):
        evening.round()
    assert sum(len(table.confirmed) for table in evening.tables) > 3
