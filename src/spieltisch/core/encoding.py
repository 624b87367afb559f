"""An observation for networks: every column is a number from -1 to 1, and has a name.

An observation itself is short and exact, but a network must not read a card's number as an amount. So each of its
numbers becomes one column or several, by the kind that its field has in `observation_spec`:

- a CODE becomes one column for each value it can have, 1 at the value it has: `active=2`;
- BITS become one column each: `winners&1`;
- a FLAG stays what it is;
- a COUNT is scaled so that its range becomes 0 to 1, or -1 to 1 if it can be negative. Where the range is wider than
  `WIDE`, what matters is the small end of it, so it is the logarithm of 1 + its amount that is scaled.

Several numbers in a row are told apart by an index: `card.place[17]=36`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log1p
from typing import Any

import numpy as np

from .arrays import Floats, Grid
from .observation import Field, Kind, named_numbers
from .rule import entry

WIDE = 1000

CODE, BITS, SCALED, LOG = range(4)  # how a number is written
HOW, COLUMN, LOW, WIDTH = range(4)  # columns of a plan: for each number of an observation


@entry
def encode_many(plan: Grid[int], scale: Floats, seen: Grid[float], out: Grid[float]) -> None:
    """Write the encoding of each row of `seen` into the same row of `out`."""
    for row in range(seen.shape[0]):
        for column in range(out.shape[1]):
            out[row, column] = 0.0
        for i in range(plan.shape[0]):
            how, at, value = plan[i, HOW], plan[i, COLUMN], seen[row, i]
            if how == CODE:
                out[row, at + int(value) - plan[i, LOW]] = 1.0
            elif how == BITS:
                bits = int(value)
                for bit in range(plan[i, WIDTH]):
                    out[row, at + bit] = (bits >> bit) & 1
            elif how == SCALED:
                out[row, at] = value * scale[i]
            elif value < 0:
                out[row, at] = -np.log1p(-value) * scale[i]
            else:
                out[row, at] = np.log1p(value) * scale[i]


@dataclass(frozen=True)
class Encoding:
    """How the observations of a game become columns for networks."""

    names: tuple[str, ...]  # of all columns
    plan: Any  # int64[numbers of an observation, 4]
    scale: Any  # float64[numbers of an observation]

    @property
    def size(self) -> int:
        """How many columns there are."""
        return len(self.names)

    def encode(self, seen: Any, out: Any = None) -> Any:
        """The encoding of an observation, or of a row of them; written into `out` if the caller has room for it."""
        seen = np.asarray(seen)
        if out is None:
            out = np.empty((*seen.shape[:-1], self.size), np.float32)
        if out.shape != (*seen.shape[:-1], self.size):
            raise ValueError(f"room for {out.shape} numbers, {(*seen.shape[:-1], self.size)} are needed")
        encode_many(self.plan, self.scale, np.atleast_2d(seen), np.atleast_2d(out))
        return out


def encoding_of(spec: Sequence[Field]) -> Encoding:
    """The encoding for observations with these fields."""
    names, plan, scales = list[str](), list[tuple[int, int, int, int]](), list[float]()
    for name, field in named_numbers(spec):
        how, endings, scale = _columns_of(field)
        plan.append((how, len(names), field.low, len(endings)))
        scales.append(scale)
        names += [name + ending for ending in endings]
    return Encoding(tuple(names), np.array(plan, np.int64).reshape(-1, 4), np.array(scales, np.float64))


def _columns_of(field: Field) -> tuple[int, list[str], float]:
    """How a number of a field is written, the endings of the names of its columns, and its scale."""
    if field.kind == Kind.CODE:
        return CODE, [f"={value}" for value in range(field.low, field.high + 1)], 1.0
    if field.kind == Kind.BITS:
        return BITS, [f"&{1 << bit}" for bit in range(field.high.bit_length())], 1.0
    most = max(abs(field.low), abs(field.high))
    if field.high - field.low > WIDE:
        return LOG, [""], 1.0 / log1p(most)
    return SCALED, [""], 1.0 / most
