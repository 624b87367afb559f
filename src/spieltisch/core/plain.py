"""Records as plain Python: whatever reads many fields for people takes all of them out at one go.

An attribute of a NumPy record takes as long as fifty of a tuple, and views read some hundred of them.
"""

import struct
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import prod
from typing import Any

import numpy as np

_LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B"}  # of `struct`
_Take = Callable[[Sequence[Any], int], Any]  # from the flat numbers of a record, where a field begins -> its value


class Rows(tuple[Any, ...]):
    """The rows of an array; what lies in one of them is found as in the array: `rows[1, 2]`."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if type(at) is not tuple:
            return tuple.__getitem__(self, at)
        row = tuple.__getitem__(self, at[0])
        return row[at[1]] if len(at) == 2 else row[at[1:]]


def plain(s: Any) -> Any:
    """A record as a named tuple: numbers are Python's, arrays are tuples, of tuples where they have rows."""
    return _plain(s.dtype, s.tobytes())


def part(s: Any, field: str, index: int) -> Any:
    """One of the records that lie in a field of a record, as a named tuple: the rest is left alone."""
    kind, size, at = _where(s.dtype, field)
    return _plain(kind, s.tobytes()[at + size * index :][:size])


@cache
def _where(dtype: "np.dtype[Any]", field: str) -> "tuple[np.dtype[Any], int, int]":
    """The type of the records in a field, how long one is, and where the first begins."""
    assert dtype.fields is not None
    kind, at, *_ = dtype.fields[field]
    return kind.base, kind.base.itemsize, at


@lru_cache(256)
def _plain(dtype: "np.dtype[Any]", data: bytes) -> Any:
    """All sentences about a position read the same numbers."""
    return reader(dtype)(data)


@cache
def reader(dtype: "np.dtype[Any]") -> Callable[[bytes], Any]:
    """What makes a named tuple of the bytes of such a record."""
    letters, take, _ = _described(dtype)
    unpack = struct.Struct(f"={letters}").unpack
    return lambda data: take(unpack(data), 0)


def _described(dtype: "np.dtype[Any]") -> tuple[str, _Take, int]:
    """The letters of a type, how its value is taken from flat numbers, and how many of these it has."""
    if dtype.subdtype is not None:
        return _array(*dtype.subdtype)
    if dtype.fields is not None:
        return _record(dtype)
    return _LETTERS[dtype.str[1:]], lambda flat, at: flat[at], 1


def _array(kind: "np.dtype[Any]", shape: tuple[int, ...]) -> tuple[str, _Take, int]:
    letters, take_one, size = _described(kind)
    total = prod(shape)
    if len(shape) > 1:
        _, take_row, row = _array(kind, shape[1:])
        return letters * total, lambda flat, at: Rows([take_row(flat, at + row * i) for i in range(shape[0])]), total
    if kind.fields is None:
        return letters * total, lambda flat, at: flat[at : at + total], total
    return letters * total, lambda flat, at: tuple([take_one(flat, at + size * i) for i in range(total)]), size * total


def _record(dtype: "np.dtype[Any]") -> tuple[str, _Take, int]:
    fields = dict(dtype.fields or {})
    make: Any = namedtuple("Plain", fields)  # type: ignore[misc]  # its fields are known when it runs
    letters, takes, count = "", list[tuple[_Take, int]](), 0
    for kind, *_ in fields.values():
        own, take, size = _described(kind)
        letters += own
        takes.append((take, count))
        count += size
    if count == len(fields):  # nothing but numbers
        return letters, lambda flat, at: make._make(flat[at : at + count]), count
    return letters, lambda flat, at: make._make([take(flat, at + first) for take, first in takes]), count
