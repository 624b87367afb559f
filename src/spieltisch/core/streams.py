"""Random streams for drivers. They are never part of a state: chance is a seat, and a driver answers for it.

A multiply-with-carry generator of period 2**62, written so that Python's unbounded integers, Numba's 64-bit ones and a
GPU give the same numbers. No step leaves 63 bits: Numba tells LLVM that signed integers do not overflow, so that a mask
put on an overflown product may be optimised away.
"""

import numpy as np

from .arrays import Ints
from .rule import part, rule

_MASK32 = (1 << 32) - 1
_MASK30 = (1 << 30) - 1
_MULTIPLIER = 1966500504  # below 2**31, with m * 2**32 - 1 and m * 2**31 - 1 prime: the longest period


@part
def next_bits(stream: Ints) -> int:
    """The next 32 random bits of a stream."""
    old = int(stream[0])
    word, carry = old & _MASK32, old >> 32
    stream[0] = _MULTIPLIER * word + carry
    return word ^ carry


@part
def pick(stream: Ints, n: int) -> int:
    """A number from 0 to n - 1, all equally likely (up to n / 2**32)."""
    return (next_bits(stream) * n) >> 32


@rule
def start_stream(stream: Ints, seed: int, number: int) -> None:
    """Set a stream to the start of the `number`-th stream of a seed; neighbours do not resemble each other."""
    seed, number = int(seed), int(number)
    word, carry = 0x9E3779B9, 0x7F4A7C15
    for piece in (seed & _MASK32, (seed >> 32) & _MASK30, number & _MASK32, (number >> 32) & _MASK32):
        word ^= piece
        for _ in range(4):  # a Feistel network: different pieces stay different
            mixed = ((word ^ (word >> 16)) * 0x7FEB352D) & _MASK32
            mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & _MASK32
            word, carry = carry ^ mixed ^ (mixed >> 16), word
    stream[0] = ((carry & _MASK30) << 32) + max(word, 1)  # not 0, where a stream would stay


def new_stream(seed: int, number: int = 0) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """A stream for the game with this number under this seed."""
    stream = np.zeros(1, np.int64)
    start_stream(stream, seed % (1 << 62), number)
    return stream
