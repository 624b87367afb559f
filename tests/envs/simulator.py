"""The kernels of `envs.cuda` in Numba's simulator of a GPU, beside `envs.vector`; `test_cuda.py` runs it.

python -m tests.envs.simulator GAME OPPONENTS ROWS STEPS   (with NUMBA_ENABLE_CUDASIM=1 and SPIELTISCH_JIT=0)
"""

import sys
from itertools import pairwise
from typing import Any

import numpy as np
from numba import cuda

from spieltisch import envs
from spieltisch.core.rule import bind
from spieltisch.envs import kernels
from spieltisch.envs.batch import bound, most_players, plans_of, printed, settle
from spieltisch.envs.cuda import ADVANCING, ARGUMENTS, GIVEN, layout_of, meaning_for
from spieltisch.envs.rows import NOTHING_WRONG, START, THUMB, lay_out_rows
from spieltisch.games import find_game

from ..toy import GAME as TOY

SEED = 5
ADDERS = 4  # threads that add up


def tables_of(game: Any) -> list[dict[str, int]]:
    """Tables of two sizes side by side."""
    return [{"players": players} for players in (game.seats.start, max(game.seats))]


class Simulated:
    """What `CudaVector` does, with arrays of NumPy that are stored as on the GPU."""

    def __init__(self, game: Any, rows: int, opponents: str | None) -> None:
        game, boxes, kind = settle(game, rows, None, "margin", opponents, None, None, {}, tables_of(game))
        advance, notes = bound(game, kind == THUMB)
        layout = layout_of(game, rows, most_players(boxes), notes, True, kind == THUMB, len(boxes))
        self.rows = rows
        self.arrays = {name: np.zeros(shape, dtype, order="F") for name, (shape, dtype) in layout.items()}
        self.arrays["boxes"][:] = printed(game, boxes)
        given = (boxes, rows, SEED, "margin", kind, None, opponents is not None, True)
        self.arrays["plans"][:] = plans_of(game, *given)
        lay_out_rows(self.arrays["rows"], SEED, len(boxes))
        self.arrays["wrong"][:] = rows, NOTHING_WRONG
        self.arrays["actions"][:] = START
        meaning = meaning_for(game, advance)
        self.kernels = {name: cuda.jit(bind(getattr(kernels, name), **meaning)) for name in ARGUMENTS}
        self.advance()

    def run(self, name: str) -> None:
        shape = (1, ADDERS) if name == "add_up" else (2, -(-self.rows // 2))
        self.kernels[name][shape](*(self.arrays[own] for own in ARGUMENTS[name]))

    def advance(self) -> None:
        """A step, and beside it whether rows were put in order."""
        self.arrays["begins"][:] = 0
        for name in ADVANCING:
            self.run(name)
        order, kinds = self.arrays["order"], self.arrays["kinds"]
        assert sorted(order.tolist()) == list(range(self.rows))
        found = kinds[order].tolist()  # rows of a kind stand side by side
        assert sum(one != two for one, two in pairwise(found)) == len(set(found)) - 1


def main(name: str, opponents: str, rows: int, steps: int) -> None:
    game, whose = TOY if name == "toy" else find_game(name), None if opponents == "none" else opponents
    gpu, cpu = (
        Simulated(game, rows, whose),
        envs.vector(game, rows, SEED, reward="margin", opponents=whose, keep_last=True, tables=tables_of(game)),
    )
    ended = 0
    for step in range(steps):
        for own in GIVEN:
            same = np.ascontiguousarray(gpu.arrays[own]).tobytes() == getattr(cpu, own).tobytes()
            assert same, f"{own} differs after step {step}"
        assert gpu.arrays["states"].tobytes() == cpu.states.tobytes()
        assert np.ascontiguousarray(gpu.arrays["last"]).tobytes() == cpu.last_observation.tobytes()
        ended += int(cpu.done.sum())
        cpu.step(cpu.sample())
        gpu.run("sample")
        assert gpu.arrays["actions"].tolist() == cpu.actions.tolist()
        gpu.run("check")
        gpu.advance()
    refuse(gpu)
    print(f"{steps} steps of {rows} rows equal, {ended} games ended")


def refuse(gpu: Simulated) -> None:
    """Two illegal actions in one step: nothing changes, and the first row is named until somebody asks."""
    aside = ("actions", "wrong", "begins", "kinds", "ranks", "order")
    before = {name: array.tobytes() for name, array in gpu.arrays.items() if name not in aside}
    for things in ([-7, -8], [-9, -7]):
        gpu.arrays["actions"][:] = -1
        gpu.arrays["actions"][1:3] = things
        gpu.run("check")
        gpu.advance()
        assert gpu.arrays["wrong"].tolist() == [1, -7]
    assert before == {name: array.tobytes() for name, array in gpu.arrays.items() if name in before}


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
