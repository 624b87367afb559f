"""Events: what happened and why, for the log and for animations.

The rules write rows into a buffer beside the state; row 0 holds the number of rows written in its first column.
Playouts and search pass `silent()` instead of a buffer: code compiled for it contains no word of what happens, which
makes it a third faster.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Self

import numpy as np

from .arrays import Grid
from .rule import rule
from .stack import AnyState

COLUMNS = 12  # kind, rule, turn, active player, then what the kind says
FIRST_DETAIL = 4
Events = Grid[int] | None  # None: nobody listens
HIDDEN = -1  # instead of a detail, in the row of an event as it is seen by somebody who may not know the detail


class EventKind(IntEnum):
    """What can happen in a game, with the names of its details: `PAY = 12, "player kind amount"`."""

    details: tuple[str, ...]

    def __new__(cls, number: int, details: str = "") -> Self:
        """A number that knows its details."""
        kind = int.__new__(cls, number)
        kind._value_, kind.details = number, tuple(details.split())
        return kind

    def read(self, row: Sequence[int]) -> dict[str, int]:
        """The details of a row by their names."""
        return {name: int(row[FIRST_DETAIL + column]) for column, name in enumerate(self.details)}

    def head(self, row: Sequence[int], rule_id: str) -> dict[str, Any]:
        """What all events have in common, as data."""
        return {"event": self.name.lower(), "rule": rule_id, "turn": int(row[2]), "active": int(row[3])}


def event_buffer(rows: int = 1024) -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """A buffer for the events of one answer."""
    return np.zeros((rows + 1, COLUMNS), np.int64)


def silent() -> Any:
    """Instead of a buffer: nobody listens."""
    return None


@rule
def tell(
    events: Events, s: AnyState, kind: int, cause_rule: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0,
    e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:  # fmt: skip
    """Report an event, unless nobody listens."""
    if events is None:  # settled when the caller is compiled: nothing is left of the call
        return
    n = events[0, 0] + 1
    events[0, 0] = n
    if n >= events.shape[0]:
        return  # `told` finds that rows are missing
    events[n, 0] = kind
    events[n, 1] = cause_rule
    events[n, 2] = s.turn
    events[n, 3] = s.active
    events[n, 4] = a
    events[n, 5] = b
    events[n, 6] = c
    events[n, 7] = d
    events[n, 8] = e
    events[n, 9] = f
    events[n, 10] = g
    events[n, 11] = h


def told(events: "np.ndarray[tuple[int, int], np.dtype[np.int64]] | None") -> list[list[int]]:
    """The rows written since the last call, and an empty buffer again."""
    if events is None:
        return []
    written = int(events[0, 0])
    events[0, 0] = 0
    if written >= events.shape[0]:
        raise OverflowError(f"{written} events do not fit into {events.shape[0] - 1} rows")
    rows: list[list[int]] = events[1 : written + 1].tolist()
    return rows
