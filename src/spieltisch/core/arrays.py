"""Arrays as the types of rules see them: numbers are plain `int` and `float`, whatever their width.

NumPy's own types give `Any` for an element and know no fields of records. Every NumPy array fits these.
"""

from typing import Protocol, TypeVar, overload

T = TypeVar("T")


class Shaped(Protocol):
    """Whatever has sizes."""

    @property
    def shape(self) -> tuple[int, ...]: ...


class Array(Shaped, Protocol[T]):
    """A row of numbers or records."""

    @overload
    def __getitem__(self, at: int, /) -> T: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Array[T]": ...
    def __setitem__(self, at: int | slice, value: T, /) -> None: ...


class Grid(Shaped, Protocol[T]):
    """Rows of equal length."""

    @overload
    def __getitem__(self, at: tuple[int, int], /) -> T: ...
    @overload
    def __getitem__(self, at: int | tuple[int, slice], /) -> Array[T]: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Grid[T]": ...
    def __setitem__(self, at: slice | tuple[int, int | slice], value: T, /) -> None: ...


class Cube(Shaped, Protocol[T]):
    """Grids of equal size."""

    @overload
    def __getitem__(self, at: tuple[int, int, int], /) -> T: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> Array[T]: ...
    def __setitem__(self, at: slice | tuple[int, int, int], value: T, /) -> None: ...


Ints = Array[int]
Floats = Array[float]
