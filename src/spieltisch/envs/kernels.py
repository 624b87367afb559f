"""What a GPU runs for `cuda.vector`: a thread for each row. Written once and bound to each game (`bind`).

These are the functions of `rows.py`, each for a single row; the machine code is made by `machine_code.py`.
"""

from typing import TYPE_CHECKING, Any

import numba
from numba import cuda

from ..core.arrays import Array, Grid, Ints
from ..core.stack import AnyBox, States
from .rows import NOTHING_WRONG, ROW, THING, Plan, Rows, is_illegal, sample_row

if TYPE_CHECKING:
    THINGS = SEATS = STANDING = 0  # numbers of a game: how much room its options and its results take

    def advance(*arguments: Any) -> None:
        """`rows.advance`, bound to a game."""


def step(
    boxes: Array[AnyBox], plans: Array[Plan], fresh: States, states: States, rows: Rows, actions: Ints,
    listed: Grid[int], observation: Grid[float], mask: Grid[int], mover: Ints, reward: Grid[float], done: Ints,
    truncated: Ints, final: Grid[float], last: Grid[float], seen: Grid[float], notes: Grid[float], wrong: Ints
) -> None:  # fmt: skip
    """`advance`, unless an action was wrong: then nothing changes in any row, and the action is noted."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    if wrong[ROW] < states.shape[0]:
        if i == wrong[ROW] and wrong[THING] == NOTHING_WRONG:
            wrong[THING] = actions[i]
        return
    out = cuda.local.array(THINGS, numba.int16)
    points = cuda.local.array(STANDING, numba.int64)
    gains = cuda.local.array(SEATS, numba.float32)
    own = i + 1
    advance(
        boxes, plans, fresh, states[i:own], rows[i:own], actions[i:own], listed[i:own], observation[i:own],
        mask[i:own], mover[i:own], reward[i:own], done[i:own], truncated[i:own], final[i:own], last[i:own], out,
        points, gains, seen[i], notes[i], 1,
    )  # fmt: skip


def check(rows: Rows, actions: Ints, listed: Grid[int], wrong: Ints) -> None:
    """The first row whose action is not among its options, in `wrong`; what was wrong before stays there."""
    i = cuda.grid(1)
    if i < rows.shape[0] and wrong[THING] == NOTHING_WRONG and is_illegal(i, rows, actions, listed):
        cuda.atomic.min(wrong, ROW, i)


def sample(rows: Rows, listed: Grid[int], actions: Ints) -> None:
    """A random option for each row."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        sample_row(i, rows, listed, actions)


def kinds_of(arrays: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """The types of arguments of a kernel; tables are stored column by column, so that neighbours write side by side."""
    shapes = [arrays[name] for name in names]
    return [
        numba.types.Array(numba.from_dtype(dtype), len(shape), "F" if len(shape) > 1 else "C")
        for shape, dtype in shapes
    ]
