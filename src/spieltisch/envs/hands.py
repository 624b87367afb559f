"""Other threads that lend a hand, again and again.

A step takes some 50 µs, and waking a thread half of that. So a hand looks out for its next order for a while before it
goes to sleep, without the interpreter (`look_out`), and so does whoever waits for it.
"""

import time
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.arrays import Array, Floats, Grid, Ints
from ..core.rule import entry, part
from ..core.stack import AnyBox, States
from .atomic import exchange, exchange_if, load, store
from .rows import Plan, Rows, find_illegal, sample_rows

if TYPE_CHECKING:

    def advance(*arguments: Any) -> None:
        """`rows.advance`, bound to a game."""


LINE = 16  # numbers between those of two hands, so that their processors do not share a line of their caches
ASLEEP, IDLE, KEEP, CLEAR, SAMPLE, CHECK = range(6)  # what a hand is at; from KEEP on it is an order
FOUND = 1  # of the numbers of a hand: the first of its rows whose action is illegal
ONCE = 1 << 8  # added to an order that somebody carries out who is no hand
LOOKS = 500_000  # so often a hand looks for an order before it goes to sleep: some 50 to 200 µs


@part
def look_out(board: Ints, hand: int) -> int:
    """The order of a hand, or ASLEEP: nobody needed it for a while, and it has to be woken for the next one."""
    for _ in range(LOOKS):
        order = load(board, hand * LINE)
        if order >= KEEP:
            return order
    if exchange_if(board, hand * LINE, IDLE, ASLEEP):
        return ASLEEP
    return load(board, hand * LINE)


def obey(
    boxes: Array[AnyBox], plans: Array[Plan], fresh: States, states: States, rows: Rows, actions: Ints,
    listed: Grid[int], observation: Grid[float], mask: Grid[int], mover: Ints, reward: Grid[float], done: Ints,
    truncated: Ints, final: Grid[float], last: Grid[float], out: Ints, points: Ints, gains: Floats, seen: Floats,
    notes: Floats, board: Ints, hand: int, order: int
) -> None:  # fmt: skip
    """Carry out one order; or, for a hand, all of them until nobody needed it for a while.

    One function for both, and one place in it for steps: a game is long, and would be compiled twice. Hands sample and
    check for their rows, too, for these are in the caches of their processors.
    """
    if order < ONCE:
        order = look_out(board, hand)
    while order >= KEEP:
        if order == SAMPLE:
            sample_rows(rows, listed, actions)
        elif order == CHECK:
            board[hand * LINE + FOUND] = find_illegal(rows, actions, listed)
        else:
            advance(
                boxes, plans, fresh, states, rows, actions, listed, observation, mask, mover, reward, done, truncated,
                final, last, out, points, gains, seen, notes, order % ONCE - KEEP, 1,
            )  # fmt: skip
        if order < ONCE:
            store(board, hand * LINE, IDLE)
            order = look_out(board, hand)
        else:
            order = ASLEEP


@entry
def give_order(board: Ints, hand: int, order: int) -> int:
    """Let a hand do something; what it was at before."""
    return exchange(board, hand * LINE, order)


@entry
def someone_works(board: Ints) -> bool:
    """Whether a hand is still at its order, after waiting for a while."""
    for hand in range(board.shape[0] // LINE):
        looks = 0
        while load(board, hand * LINE) >= KEEP:
            looks += 1
            if looks == LOOKS:
                return True
    return False


Task = Callable[[Any, int, int], None]  # board, hand, order


class Hands:
    """Threads that all carry out orders at once. They end when they are closed, or when nobody holds them any more."""

    def __init__(self, tasks: list[Task]) -> None:
        """A hand for each task: `obey` with what it works on."""
        self.board = room(LINE * len(tasks), np.int64)
        self.found = self.board[FOUND::LINE]  # by each of them when they checked: a row of its own, or -1
        self._wakes = [SimpleQueue[bool]() for _ in tasks]
        self._errors: list[BaseException] = []
        for hand, task in enumerate(tasks):
            given = (self._wakes[hand], task, self.board, hand, self._errors)
            Thread(target=_serve, args=given, name="vector", daemon=True).start()
        self._end = weakref.finalize(self, _dismiss, self._wakes)

    def begin(self, order: int) -> None:
        """Let them all carry out an order; a ValueError if they have gone."""
        if not self._end.alive:
            raise ValueError("closed")
        for hand, wake in enumerate(self._wakes):
            if give_order(self.board, hand, order) == ASLEEP:
                wake.put(True)

    def finish(self) -> None:
        """Wait until they have; what was raised there is raised here."""
        while someone_works(self.board):
            time.sleep(0)  # there may be fewer processors than threads
        if self._errors:
            error, self._errors[:] = self._errors[0], []
            raise error

    def close(self) -> None:
        """Let them go."""
        self._end()


def room(size: int, dtype: Any) -> Any:
    """Numbers that share no line of a cache with others."""
    kind, line = np.dtype(dtype), LINE * 8
    length = -(-max(size, 1) * kind.itemsize // line) * line
    block = np.zeros(length + line, np.uint8)
    start = -block.ctypes.data % line
    return block[start : start + length].view(kind)[:size]


def _dismiss(wakes: list[SimpleQueue[bool]]) -> None:
    for wake in wakes:
        wake.put(False)


def _serve(wake: SimpleQueue[bool], task: Task, board: Any, hand: int, errors: list[BaseException]) -> None:
    while wake.get():
        try:
            task(board, hand, ASLEEP)
        except BaseException as error:  # it belongs to whoever waits
            errors.append(error)
            board[hand * LINE] = ASLEEP
