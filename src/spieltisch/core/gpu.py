"""Whole games on a GPU, one game a thread. Nothing else in the house imports this: a GPU is never needed to play.

The rules are the same functions as on the CPU. This module adds what numba-cuda does not know yet, and a driver that
lets the 32 threads of a warp work together: games differ, so at any moment few threads list the long options of the
same question. Each thread therefore goes on to the game's `meeting` question, and there they list its options at once.
"""

import operator
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.core import types
from numba.cuda.extending import overload

from .drivers import ANSWERS, DECISIONS, DIGEST, STANDING, UNFINISHED, fold
from .game import Box, Game
from .stack import CHANCE, GO_ON, MEETING
from .streams import pick, start_stream

EVERYBODY = 0xFFFFFFFF  # all threads of a warp
NOWHERE = 0  # no question is 0: do not wait


@overload(operator.getitem)
def _look_up_by_name(array, index):
    """`s.top[Place.ARK]`, `box.passive[source, Passive.SHIELD_R]`: an array read at the number of an enum member."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):
        return lambda array, index: array[index.value]
    if isinstance(array, types.Array) and isinstance(index, types.BaseTuple) and len(index) == 2:
        if isinstance(index[1], types.IntEnumMember) and not isinstance(index[0], types.IntEnumMember):
            return lambda array, index: array[index[0], index[1].value]
    return None


@overload(operator.setitem)
def _write_by_name(array, index, value):
    """`s.dice[Die.ATTACK] = 2`: an array written at the number of an enum member."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):

        def write(array, index, value):
            array[index.value] = value

        return write
    return None


def kernel_of(game: Game, registers: int | None = None) -> Any:
    """A kernel that plays random games: thread t plays games t, t + threads, t + 2 threads …

    Each row of `results` is what `drivers.play_many` writes for the game of that number. With room for a state per game
    in `finals` the final states are kept, too.
    """
    new_game, to_move, standing = game.new_game, game.to_move, game.standing
    if game.proceed is None:
        raise ValueError(f"{game.name} has no meeting question and cannot run on a GPU")
    proceed: Any = game.proceed
    meeting = int(game.meeting)
    things, state = game.things, game.state
    width = next(width for width in (8, 4, 2, 1) if state.itemsize % width == 0)  # at least what its fields need
    words, word = state.itemsize // width, {8: numba.int64, 4: numba.int32, 2: numba.int16, 1: numba.int8}[width]

    def play(boxes: Any, fresh: Any, seed: int, first: int, results: Any, finals: Any, longest: int) -> None:
        out = cuda.local.array(things, numba.int16)
        stream = cuda.local.array(1, numba.int64)
        states = cuda.local.array(words, word).view(state)  # a local record by itself would lie on any byte
        box, s = boxes[0], states[0]
        row = cuda.grid(1)
        n, decisions, answers, digest = 0, 0, 0, 0
        playing, starting = row < results.shape[0], True
        while cuda.any_sync(EVERYBODY, playing):
            if playing and starting:
                states[0] = fresh[0]
                start_stream(stream, seed, first + row)
                n = new_game(box, s, None, out)
                decisions, answers, digest, starting = 0, 0, 0, False
            waiting = n == MEETING
            together = cuda.all_sync(EVERYBODY, waiting or not playing)
            if playing and (together or not waiting):
                thing = GO_ON
                if not waiting:
                    thing = int(out[pick(stream, n)])
                    answers += 1
                    digest = fold(digest, thing)
                    if to_move(box, s) != CHANCE:
                        decisions += 1
                n = proceed(box, s, thing, NOWHERE if waiting else meeting, None, out)
            if playing and (n == 0 or answers >= longest):
                results[row, DECISIONS] = decisions
                results[row, ANSWERS] = answers
                results[row, DIGEST] = digest
                results[row, UNFINISHED] = 0 if n == 0 else 1
                standing(box, s, results[row, STANDING:])
                if row < finals.shape[0]:
                    finals[row] = states[0]
                row += cuda.gridsize(1)
                playing, starting = row < results.shape[0], True

    return cuda.jit(play, max_registers=registers)


class Gpu:
    """One game on the device."""

    def __init__(self, game: Game, box: Box, registers: int | None = None) -> None:
        self.game, self.kernel = game, kernel_of(game, registers)
        self.boxes = cuda.to_device(np.array([box.record], game.box))
        self.fresh = cuda.to_device(np.zeros(1, game.state))
        self.columns = STANDING + 2 * max(game.seats)

    def play(self, seed: int, games: int, threads: int, block: int, keep: bool = False) -> tuple[Any, Any, float]:
        """Random games 0 … games - 1 under a seed: results, final states (if kept) and seconds on the device."""
        results = cuda.to_device(np.zeros((games, self.columns), np.int64))
        finals = cuda.to_device(np.zeros(games if keep else 1, self.game.state))
        start, end = cuda.event(), cuda.event()
        start.record()
        self.kernel[-(-min(threads, games) // block), block](
            self.boxes, self.fresh, seed, 0, results, finals if keep else finals[:0], self.game.longest
        )
        end.record()
        end.synchronize()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        return results.copy_to_host(), finals.copy_to_host() if keep else None, seconds
