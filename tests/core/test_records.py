"""Flat records: aligned fields, equal bytes, attribute access compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.records import Record, blank, clone, i1, i2, i4, i8, many, one, record, u1
from spieltisch.core.rule import rule

INNER = record(("large", "i4"), ("flag", "i1"), ("spare", "u1", (3,)))
OUTER = record(("d", "i8"), ("inner", INNER, (3,)), ("c", "i2", (2,)), ("a", "i1"), ("b", "i1"), ("spare", "u1", (2,)))


class Inner(Record):
    large = i4()
    flag = i1()
    spare = u1(3)


class Outer(Record):
    d = i8()
    inner = many(Inner, 3)
    c = i2(2)
    a = i1()
    b = i1()
    spare = u1(2)


kinds = st.sampled_from(["i1", "u1", "i2", "i4", "i8", "f4"])
leaves = st.lists(st.tuples(kinds, st.integers(0, 3)), min_size=1, max_size=6)


def fields_of(parts: list[tuple[Any, int]]) -> list[Any]:
    """Numbered fields; a length of 0 stands for a single value."""
    return [(f"f{i}", kind, (n,)) if n else (f"f{i}", kind) for i, (kind, n) in enumerate(parts)]


def build(parts: list[tuple[Any, int]]) -> np.dtype[Any]:
    """A record of such fields, the widest first, and of what is then left at the end."""
    fields = fields_of(sorted(parts, key=lambda part: -natural(np.dtype(part[0]))))
    try:
        return record(*fields)
    except ValueError as refused:
        return record(*fields, ("spare", "u1", (int(str(refused).split("(")[1].split(")")[0]),)))


def natural(dtype: np.dtype[Any]) -> int:
    """The width of the widest number in a type."""
    base = dtype.subdtype[0] if dtype.subdtype else dtype
    return max(natural(field[0]) for field in base.fields.values()) if base.fields else base.itemsize


def assert_aligned_without_gaps(dtype: np.dtype[Any]) -> None:
    end = 0
    for kind, offset, *_ in (dtype.fields or {}).values():
        assert offset % natural(kind) == 0
        assert offset == end, "fields overlap, or bytes have no name"
        end = offset + kind.itemsize
    assert dtype.itemsize == end
    assert dtype.itemsize % natural(dtype) == 0


@given(leaves, leaves)
def test_every_field_is_aligned_and_every_byte_named_also_in_nested_records(
    inner: list[tuple[str, int]], outer: list[tuple[str, int]]
) -> None:
    nested = build([("i1", 0), (build(inner), 2), *outer])
    assert_aligned_without_gaps(build(inner))
    assert_aligned_without_gaps(nested)


@given(leaves)
def test_the_layout_is_that_of_a_c_compiler_or_refused_where_that_has_gaps(parts: list[tuple[str, int]]) -> None:
    c_layout = np.dtype(fields_of(parts), align=True)
    if c_layout.itemsize == np.dtype(fields_of(parts)).itemsize:
        ours = record(*fields_of(parts))
        assert ours.itemsize == c_layout.itemsize
        assert offsets(ours) == offsets(c_layout)
    else:
        with pytest.raises(ValueError, match="unnamed bytes"):
            record(*fields_of(parts))


def offsets(dtype: np.dtype[Any]) -> list[int]:
    return [field[1] for field in (dtype.fields or {}).values()]


def test_a_class_declares_the_record_that_its_fields_list() -> None:
    class Everything(Record):
        inner = one(Inner)
        grid = i2(3, 2)
        cube = i1(2, 2, 2)
        rest = i4()

    assert (Inner.dtype, Outer.dtype) == (INNER, OUTER)
    assert Everything.dtype == record(
        ("inner", INNER), ("grid", "i2", (3, 2)), ("cube", "i1", (2, 2, 2)), ("rest", "i4")
    )


def test_a_class_with_unnamed_bytes_is_refused() -> None:
    with pytest.raises(ValueError, match="unnamed bytes before 'large'"):

        class Gap(Record):
            flag = i1()
            large = i4()


def test_a_refusal_says_what_to_write() -> None:
    with pytest.raises(ValueError, match=r"unnamed bytes before 'large' \(3\): .* spare = u1\(3\)"):
        record(("flag", "i1"), ("large", "i4"))
    with pytest.raises(ValueError, match=r"unnamed bytes at the end \(1\)"):
        record(("large", "i2"), ("flag", "i1"))


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


def into_an_array(s: Any) -> Any:
    states = np.full(2, 0, s.dtype)
    states.view(np.uint8)[:] = 255  # what lay there before
    states[1] = s
    return states[1]


COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": clone,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "np.array": np.array,
    "assignment": into_an_array,
    "pickle": lambda s: pickle.loads(pickle.dumps(s)),
    "s.copy": lambda s: s.copy(),
}


@pytest.mark.parametrize("way", COPIES)
def test_copies_are_equal_bytes(way: str) -> None:
    s = blank(OUTER)
    scribble(s)
    assert COPIES[way](s).tobytes() == s.tobytes()


def test_a_clone_is_equal_and_independent() -> None:
    s = blank(OUTER)
    scribble(s)
    other = clone(s)
    assert other.tobytes() == s.tobytes()
    other.inner[1].large += 1
    other.c[0] = 9
    assert s.inner[1].large == 100_000
    assert s.c[0] == 0


def test_a_clone_of_a_record_in_an_array_leaves_the_array() -> None:
    states = np.zeros(2, OUTER)
    other = clone(states[0])
    other.d = 4
    assert states[0].d == 0


def test_a_record_survives_its_bytes() -> None:
    s = blank(OUTER)
    scribble(s)
    restored = np.frombuffer(bytearray(s.tobytes()), OUTER)[0]
    assert restored.inner[2].large == 200_000
    restored.d = 1
    assert s.d == 1 << 40


def test_the_data_of_a_record_is_the_record_itself() -> None:
    s = blank(OUTER)
    s.b, s.inner[1].large = 5, -7
    assert bytes(s.data) == s.tobytes()
    s.data[:] = 1
    assert (s.a, s.b, s.c[1], s.inner[2].flag) == (1, 1, 0x0101, 1)


def test_a_record_has_its_fields_and_no_others() -> None:
    s = blank(OUTER)
    assert s.inner[0].flag == 0
    assert not hasattr(s, "nothing")
    with pytest.raises(AttributeError, match="nothing"):
        _ = s.inner[0].nothing
