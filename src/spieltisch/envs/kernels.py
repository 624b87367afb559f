"""What a GPU runs for `cuda.vector`: a thread for each row. Written once and bound to each game (`bind`).

Threads go together in groups of 32 and are fast as long as all of a group do the same. So before a step rows are put
in order by what is answered to which question (`count`, `add_up`, `sort`): rows side by side then mostly need the same
rules (`step`). What is seen then is written in the order of the rows, as neighbours write side by side (`look`).

These are the functions of `rows.py`, each for a single row; the machine code is made by `machine_code.py`.
"""

from typing import TYPE_CHECKING, Any

import numba
from numba import cuda

from ..core.arrays import Array, Grid, Ints
from ..core.stack import AnyBox, States
from .cuda import ADDING, KINDS
from .rows import NOTHING_WRONG, PASS, ROW, THING, Plan, Rows, is_illegal, sample_row

if TYPE_CHECKING:
    from ..core.bound import observe

    THINGS = SEATS = STANDING = 0  # numbers of a game: how much room its options and its results take

    def advance(*arguments: Any) -> None:
        """`rows.advance`, bound to a game."""


def count(states: States, actions: Ints, begins: Ints, kinds: Ints, ranks: Ints) -> None:
    """The kind of step of each row, and how many of that kind came before it; so far nobody was counted."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        depth = int(states[i].depth)
        asked = int(states[i].stack[depth - 1].ask) if depth > 0 else 0
        kind = (asked * THINGS + int(actions[i])) % KINDS
        kinds[i] = kind
        ranks[i] = cuda.atomic.add(begins, kind, 1)


def add_up(begins: Ints) -> None:
    """Numbers of rows of each kind become the places where each kind begins. One block; each thread has its kinds."""
    sums = cuda.shared.array(ADDING, numba.int32)
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    total = 0
    for kind in range(me, begins.shape[0], threads):
        total += begins[kind]
    sums[me] = total
    cuda.syncthreads()
    if me == 0:
        at = 0
        for thread in range(threads):
            own = int(sums[thread])
            sums[thread] = at
            at += own
    cuda.syncthreads()
    at = int(sums[me])
    for kind in range(me, begins.shape[0], threads):
        own = int(begins[kind])
        begins[kind] = at
        at += own


def sort(kinds: Ints, ranks: Ints, begins: Ints, order: Ints) -> None:
    """Rows in the order of their kinds."""
    i = cuda.grid(1)
    if i < kinds.shape[0]:
        order[begins[kinds[i]] + ranks[i]] = i


def step(
    boxes: Array[AnyBox], plans: Array[Plan], fresh: States, states: States, rows: Rows, actions: Ints, order: Ints,
    listed: Grid[int], observation: Grid[float], mask: Grid[int], mover: Ints, reward: Grid[float], done: Ints,
    truncated: Ints, final: Grid[float], last: Grid[float], seen: Grid[float], notes: Grid[float], wrong: Ints
) -> None:  # fmt: skip
    """`advance`, unless an action was wrong: then nothing changes in any row, and the action is noted."""
    thread = cuda.grid(1)
    if thread >= states.shape[0]:
        return
    i = int(order[thread])
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
        points, gains, seen[i], notes[i], 1, 0,
    )  # fmt: skip


def look(
    boxes: Array[AnyBox], states: States, rows: Rows, actions: Ints, observation: Grid[float], wrong: Ints
) -> None:
    """What whoever is asked sees now."""
    i = cuda.grid(1)
    if i < states.shape[0] and actions[i] != PASS and wrong[ROW] >= states.shape[0]:
        observe(boxes[rows[i].table], states[i], int(rows[i].asked), observation[i])


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
