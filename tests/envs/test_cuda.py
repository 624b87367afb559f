"""`envs.cuda`, as far as it can be seen without a GPU: the kernels in Numba's simulator, and all that is refused."""

import subprocess
import sys
from inspect import signature
from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.envs import cuda
from spieltisch.games import find_game, shelf

from ..core.processes import ROOT, python

RUN = "import sys; from tests.envs.simulator import main; main(*{})"


@pytest.mark.parametrize(
    ("name", "opponents", "steps"),
    [("toy", "none", 60), ("toy", "random", 60), *((game, "thumb", 4) for game in shelf())],
)
def test_kernels_write_the_bytes_that_the_cpu_writes(name: str, opponents: str, steps: int) -> None:
    said = python(RUN.format((name, opponents, 3, steps)), NUMBA_ENABLE_CUDASIM="1", SPIELTISCH_JIT="0")
    assert f"{steps} steps of 3 rows equal" in said


def test_it_is_called_like_the_vector_of_the_cpu() -> None:
    ours, theirs = signature(cuda.vector).parameters, signature(envs.vector).parameters
    assert [name for name in ours if name != "stream"] == list(theirs)


class Tensor:
    """An array of anybody's on a GPU, as far as its face tells."""

    def __init__(self, shape: tuple[int, ...], dtype: str, strides: tuple[int, ...] | None = None) -> None:
        self.__cuda_array_interface__ = {"shape": shape, "typestr": dtype, "data": (4096, False), "strides": strides}


@pytest.mark.parametrize(
    ("tensor", "by_column"),
    [
        (Tensor((3, 2), "<f4"), True),
        (Tensor((3, 2), "<f8", (8, 24)), True),
        (Tensor((2, 3), "<f4", (4, 8)), True),
        (np.zeros((3, 2), np.float32), True),
    ],
)
def test_arrays_that_do_not_fit_are_refused(tensor: Any, by_column: bool) -> None:
    with pytest.raises(ValueError, match="observation: float32"):
        cuda.check_array("observation", tensor, (3, 2), np.float32, by_column)


def test_an_array_is_handed_over_as_numba_takes_it() -> None:
    tensor = Tensor((3, 2), "<f4", (4, 12))
    cuda.check_array("observation", tensor, (3, 2), np.float32, True)
    assert cuda.words_of(tensor, (3, 2), np.float32) == [0, 0, 6, 4, 4096, 3, 2, 4, 12]
    assert cuda.words_of(Tensor((3,), "<i8"), (3,), np.int64) == [0, 0, 3, 8, 4096, 3, 8]


def test_without_what_a_gpu_needs_one_sentence_says_what_to_install() -> None:
    code = f"from spieltisch.envs import cuda; cuda.vector({next(iter(shelf()))!r}, 4)"
    hidden = "import sys; sys.modules['cuda'] = sys.modules['cuda.core'] = None; " + code
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False, cwd=ROOT)
    assert "pip install 'spieltisch[gpu]'" in done.stderr.splitlines()[-1]


def test_a_vector_has_room_for_all_that_its_kernels_write() -> None:
    game = find_game(next(iter(shelf())))
    layout = cuda.layout_of(game, 8, 2, 5, keep_last=False, thinks=True)
    assert {name for names in cuda.ARGUMENTS.values() for name in names} == set(layout)
    assert layout["observation"] == ((8, game.observation), np.float32)
    assert layout["last"][0] == (0, game.observation)
    assert layout["notes"][0] == (8, 5)
