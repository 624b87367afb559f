"""Flat records: the state of a game and everything printed on its material."""

from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, overload

import numpy as np

from .arrays import Array, Cube, Grid

T = TypeVar("T")
R = TypeVar("R", bound="Record")
Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def _alignment(dtype: np.dtype[Any]) -> int:
    """The natural alignment of a type; NumPy forgets it for records of type `np.record`."""
    if dtype.subdtype is not None:
        return _alignment(dtype.subdtype[0])
    if dtype.fields is not None:
        return max(_alignment(field[0]) for field in dtype.fields.values())
    return dtype.alignment


class FlatRecord(np.record):  # type: ignore[misc]  # its own kind of record is the way that NumPy offers
    """A record as Python has it in hand. NumPy's own is slow where it matters here.

    Compiled code asks a record for `data`; NumPy then describes every field of it anew, which takes ten times as long
    as most rules do. And NumPy looks every attribute up in Python, methods included.
    """

    __slots__ = ()
    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (KeyError, ValueError):
            raise AttributeError(f"record has no field {name!r}") from None

    @property
    def data(self) -> Any:
        """Its bytes, to be read and written."""
        return self.getfield(_bytes(self.itemsize))


@cache
def _bytes(size: int) -> np.dtype[Any]:
    return np.dtype((np.uint8, (size,)))


def record(*fields: Field) -> np.dtype[Any]:
    """A record type with attribute access, compiled or not, whose fields a GPU can read aligned.

    Every byte belongs to a field, so that copies made in any way are equal bytes. What would need room between two
    fields or at the end is refused.
    """
    names, formats, offsets, end, widest = [], [], [], 0, 1
    for name, kind, *shape in fields:
        if hasattr(np.record, name):  # `s.size` would be the field compiled, and NumPy's own attribute interpreted
            raise ValueError(f"a field cannot be called {name!r}: NumPy's records have an attribute of that name")
        dtype = np.dtype((kind, shape[0])) if shape else np.dtype(kind)
        align = _alignment(dtype)
        _refuse_gap(-end % align, f"before {name!r}")
        names.append(name)
        formats.append(dtype)
        offsets.append(end)
        end, widest = end + dtype.itemsize, max(widest, align)
    _refuse_gap(-end % widest, "at the end")
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": end}
    return np.dtype((FlatRecord, np.dtype(layout, align=True)))  # type: ignore[call-overload]


def _refuse_gap(size: int, where: str) -> None:
    """Bytes without a name are left out by some ways of copying a record, and kept by others."""
    if size:
        raise ValueError(f"unnamed bytes {where} ({size}): put wide fields first, or name them, spare = u1({size})")


class Record:
    """A record declared once, for the machine (`dtype`) and for types: `class Seat(Record): gold = i2(); hand = i1(5)`.

    Functions that take a `Seat` are given NumPy's records of that `dtype`; there are no instances of these classes.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [(name, field.dtype, field.shape) for name, field in vars(cls).items() if isinstance(field, Kind)]
        cls.dtype = record(*((name, dtype, *([shape] if shape else [])) for name, dtype, shape in fields))


class Kind(Generic[T]):
    """What a field holds: `i1()` a number, `i1(6)` a row of six, `i1(6, 2)` six rows of two."""

    def __init__(self, dtype: Any, *shape: int) -> None:
        self.dtype, self.shape = dtype, shape

    @overload
    def __call__(self) -> T: ...
    @overload
    def __call__(self, size: int, /) -> Array[T]: ...
    @overload
    def __call__(self, rows: int, size: int, /) -> Grid[T]: ...
    @overload
    def __call__(self, grids: int, rows: int, size: int, /) -> Cube[T]: ...
    def __call__(self, *shape: int) -> Any:
        return Kind[T](self.dtype, *shape)


i1, i2, i4, i8, u1 = (Kind[int](code) for code in ("i1", "i2", "i4", "i8", "u1"))
f4, f8 = (Kind[float](code) for code in ("f4", "f8"))


def one(kind: type[R]) -> R:
    """A field that holds a record."""
    return Kind[R](kind.dtype)()


def many(kind: type[R], size: int) -> Array[R]:
    """A field that holds a row of records."""
    return Kind[R](kind.dtype)(size)


def blank(dtype: np.dtype[Any]) -> Any:
    """One record, all zeros."""
    return np.zeros(1, dtype)[0]


def clone(s: Any) -> Any:
    """An independent copy of a record."""
    copy = np.zeros(1, s.dtype)
    copy[0] = s
    return copy[0]
