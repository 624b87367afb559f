"""Who answers for chance at a table of people: the operating system, or a stream that a seed determines."""

import secrets
from collections.abc import Callable

import numpy as np

from ..core.streams import pick, start_stream
from ..texts.interpret import interpreted

Chance = Callable[[int], int]  # a number of equally likely answers -> the number of one of them


_pick, _start_stream = interpreted(pick), interpreted(start_stream)  # a handful of numbers is not worth compiling for


def seeded_stream(seed: int, number: int = 0) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The stream that `new_stream` gives, made without compiling anything."""
    stream = np.zeros(1, np.int64)
    _start_stream(stream, seed % (1 << 62), number)
    return stream


def pick_from(stream: "np.ndarray[tuple[int], np.dtype[np.int64]]", n: int) -> int:
    """One of `n` equally likely numbers from 0 on, as the compiled `pick` gives it."""
    return int(_pick(stream, n))


class Seeded:
    """Chance that a seed determines: the same answers to the same questions."""

    def __init__(self, stream: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> None:
        self.stream = stream

    def __call__(self, n: int) -> int:
        return pick_from(self.stream, n)


def seeded(seed: int) -> Chance:
    """Chance that a seed determines."""
    return Seeded(seeded_stream(seed))


def honest() -> Chance:
    """Chance from the operating system's randomness, which nobody can foresee."""
    return secrets.randbelow
