"""Flat records: aligned fields, equal bytes, attribute access compiled or not."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.records import blank, clone, record
from spieltisch.core.rule import rule

INNER = record(("flag", "i1"), ("large", "i4"))
OUTER = record(("a", "i1"), ("inner", INNER, (3,)), ("b", "i1"), ("c", "i2", (2,)), ("d", "i8"))

kinds = st.sampled_from(["i1", "u1", "i2", "i4", "i8", "f4"])
leaves = st.lists(st.tuples(kinds, st.integers(0, 3)), min_size=1, max_size=6)


def build(parts: list[tuple[Any, int]]) -> np.dtype[Any]:
    """A record of numbered fields; a length of 0 stands for a single value."""
    return record(*((f"f{i}", kind, (n,)) if n else (f"f{i}", kind) for i, (kind, n) in enumerate(parts)))


def natural(dtype: np.dtype[Any]) -> int:
    """The width of the widest number in a type."""
    base = dtype.subdtype[0] if dtype.subdtype else dtype
    return max(natural(field[0]) for field in base.fields.values()) if base.fields else base.itemsize


def assert_aligned(dtype: np.dtype[Any]) -> None:
    end = 0
    for kind, offset, *_ in (dtype.fields or {}).values():
        assert offset % natural(kind) == 0
        assert offset >= end, "fields overlap"
        end = offset + kind.itemsize
    assert dtype.itemsize >= end
    assert dtype.itemsize % natural(dtype) == 0


@given(leaves, leaves)
def test_every_field_is_aligned_also_in_nested_records(
    inner: list[tuple[str, int]], outer: list[tuple[str, int]]
) -> None:
    nested = build([("i1", 0), (build(inner), 2), *outer])
    assert_aligned(build(inner))
    assert_aligned(nested)


@given(leaves)
def test_the_layout_is_that_of_a_c_compiler(parts: list[tuple[str, int]]) -> None:
    fields = [(f"f{i}", kind, (n,)) if n else (f"f{i}", kind) for i, (kind, n) in enumerate(parts)]
    c_layout = np.dtype(fields, align=True)
    ours = build(parts)
    assert ours.itemsize == c_layout.itemsize
    assert offsets(ours) == offsets(c_layout)


def offsets(dtype: np.dtype[Any]) -> list[int]:
    return [field[1] for field in (dtype.fields or {}).values()]


@rule
def scribble(s):
    """Reads and writes every kind of field."""
    s.a = 1
    for i in range(3):
        inner = s.inner[i]
        inner.flag = -i
        inner.large = 100_000 * i
    s.c[1] = s.a + s.inner[2].flag
    s.d = 1 << 40


def test_attributes_are_the_same_compiled_and_interpreted() -> None:
    compiled, plain = blank(OUTER), blank(OUTER)
    scribble(compiled)
    getattr(scribble, "py_func", scribble)(plain)
    assert compiled.tobytes() == plain.tobytes()
    assert plain.inner[2].large == 200_000
    assert plain.c.tolist() == [0, -1]
    assert plain.d == 1 << 40


@pytest.mark.parametrize("name", ["size", "round", "max", "dtype"])
def test_a_name_that_numpy_uses_itself_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        record((name, "i1"))


def test_a_blank_record_is_all_zeros() -> None:
    assert blank(OUTER).tobytes() == bytes(OUTER.itemsize)


def test_equal_records_are_equal_bytes_whatever_the_way() -> None:
    one, two = blank(OUTER), blank(OUTER)
    for i in (2, 0, 1):
        two.inner[i].large = 5 * i
    for i in (0, 1, 2):
        one.inner[i].large = 7
        one.inner[i].large = 5 * i
    assert one.tobytes() == two.tobytes()


def test_a_clone_is_equal_and_independent() -> None:
    s = blank(OUTER)
    scribble(s)
    copy = clone(s)
    assert copy.tobytes() == s.tobytes()
    copy.inner[1].large += 1
    copy.c[0] = 9
    assert s.inner[1].large == 100_000
    assert s.c[0] == 0


def test_a_clone_of_a_record_in_an_array_leaves_the_array() -> None:
    states = np.zeros(2, OUTER)
    copy = clone(states[0])
    copy.d = 4
    assert states[0].d == 0


def test_a_record_survives_its_bytes() -> None:
    s = blank(OUTER)
    scribble(s)
    restored = np.frombuffer(bytearray(s.tobytes()), OUTER)[0]
    assert restored.inner[2].large == 200_000
    restored.d = 1
    assert s.d == 1 << 40
