"""Flat records: the state of a game and everything printed on its material."""

from typing import Any

import numpy as np

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def _alignment(dtype: np.dtype[Any]) -> int:
    """The natural alignment of a type; NumPy forgets it for records of type `np.record`."""
    if dtype.subdtype is not None:
        return _alignment(dtype.subdtype[0])
    if dtype.fields is not None:
        return max(_alignment(field[0]) for field in dtype.fields.values())
    return dtype.alignment


def record(*fields: Field) -> np.dtype[Any]:
    """A record type with attribute access, compiled or not, whose fields a GPU can read aligned."""
    names, formats, offsets, end, widest = [], [], [], 0, 1
    for name, kind, *shape in fields:
        if hasattr(np.record, name):  # `s.size` would be the field compiled, and NumPy's own attribute interpreted
            raise ValueError(f"a field cannot be called {name!r}: NumPy's records have an attribute of that name")
        dtype = np.dtype((kind, shape[0])) if shape else np.dtype(kind)
        align = _alignment(dtype)
        start = -(-end // align) * align
        names.append(name)
        formats.append(dtype)
        offsets.append(start)
        end, widest = start + dtype.itemsize, max(widest, align)
    size = -(-end // widest) * widest
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


def blank(dtype: np.dtype[Any]) -> Any:
    """One record, all zeros, padding included, so that equal records are equal bytes."""
    return np.zeros(1, dtype)[0]


def clone(s: Any) -> Any:
    """An independent copy of a record."""
    copy = np.zeros(1, s.dtype)
    copy[0] = s
    return copy[0]
