"""Records as plain Python."""

from typing import Any

import numpy as np

from spieltisch.core.plain import part, plain
from spieltisch.core.records import record

INNER = record(("b", "i2"), ("a", "i1"), ("row", "i1", (3,)))
OUTER = record(
    ("big", "i8"),
    ("word", "i4"),
    ("cube", "i2", (2, 2, 2)),
    ("inner", INNER),
    ("inners", INNER, (2,)),
    ("grid", "i1", (2, 3)),
    ("small", "u1"),
    ("spare", "u1", (3,)),
)


def random_record(seed: int) -> Any:
    return np.frombuffer(bytearray(np.random.default_rng(seed).bytes(OUTER.itemsize)), OUTER)[0]


def test_every_field_has_its_value() -> None:
    for seed in range(20):
        s = random_record(seed)
        p = plain(s)
        assert (p.big, p.small, p.word) == (s.big, s.small, s.word)
        assert (p.inner.a, p.inner.b, p.inner.row) == (s.inner.a, s.inner.b, tuple(s.inner.row))
        assert [(each.a, each.b, each.row) for each in p.inners] == [(i.a, i.b, tuple(i.row)) for i in s.inners]
        assert p.grid == tuple(map(tuple, s.grid.tolist()))
        assert [[list(row) for row in layer] for layer in p.cube] == s.cube.tolist()


def test_numbers_are_pythons() -> None:
    p = plain(random_record(1))
    assert {type(number) for number in (p.big, p.small, p.inner.a, p.inner.row[0], p.grid[1][2])} == {int}


def test_a_plain_record_does_not_change_with_the_record() -> None:
    s = random_record(2)
    p, before = plain(s), int(s.word)
    s.word = before ^ 1
    assert p.word == before


def test_a_part_is_what_the_whole_says() -> None:
    for seed in range(20):
        s = random_record(seed)
        assert [part(s, "inners", index) for index in range(2)] == list(plain(s).inners)
        assert part(s.copy(), "inners", 1) == plain(s.inners[1])
