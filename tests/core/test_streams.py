"""Random streams: the same everywhere, even, and unlike their neighbours."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.streams import _MULTIPLIER, new_stream, next_bits, pick, start_stream

from .processes import python

SEEDS = [0, 1, 2, 7, 12345, (1 << 31) - 1, 1 << 32, (1 << 61) + 3, (1 << 62) - 1]


def bits(seed: int, number: int, n: int) -> list[int]:
    stream = new_stream(seed, number)
    return [int(next_bits(stream)) for _ in range(n)]


def excess(counts: np.ndarray) -> float:
    """Chi-square of equal chances, as standard deviations above what is expected."""
    expected = counts.sum() / counts.size
    return float((((counts - expected) ** 2 / expected).sum() - counts.size + 1) / np.sqrt(2 * (counts.size - 1)))


def test_interpreted_and_compiled_streams_are_the_same() -> None:
    code = f"""
from spieltisch.core.streams import new_stream, next_bits, pick
for seed in {SEEDS}:
    for number in (0, 1, 99_999, 1 << 33):
        stream = new_stream(seed, number)
        print(seed, number, [int(next_bits(stream)) for _ in range(50)], [int(pick(stream, 7)) for _ in range(50)])
"""
    assert python(code, SPIELTISCH_JIT="0") == python(code, SPIELTISCH_JIT="1")


@given(st.integers(0, (1 << 62) - 1), st.integers(0, (1 << 63) - 1))
def test_no_step_leaves_63_bits(seed: int, number: int) -> None:
    """An overflow would be undefined in machine code; negative numbers would be its trace."""
    stream = new_stream(seed, number)
    for _ in range(20):
        assert 0 < stream[0] < _MULTIPLIER << 32
        assert 0 <= next_bits(stream) < 1 << 32


@given(st.integers(), st.integers(0, 1 << 40))
def test_any_integer_is_a_seed(seed: int, number: int) -> None:
    assert bits(seed, number, 3) == bits(seed % (1 << 62), number, 3)


@given(st.integers(0, (1 << 62) - 1), st.integers(0, 1 << 40), st.integers(1, 1 << 15))
def test_pick_stays_in_range(seed: int, number: int, n: int) -> None:
    stream = new_stream(seed, number)
    assert all(0 <= pick(stream, n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 3, 6, 16])
def test_numbers_pairs_and_triples_are_even(n: int) -> None:
    stream = new_stream(2, n)
    drawn = np.array([pick(stream, n) for _ in range(60_000)])
    assert excess(np.bincount(drawn, minlength=n)) < 5
    assert excess(np.bincount(drawn[:-1] * n + drawn[1:], minlength=n * n)) < 5
    assert excess(np.bincount((drawn[:-2] * n + drawn[1:-1]) * n + drawn[2:], minlength=n**3)) < 5


def first_picks(starts: list[tuple[int, int]]) -> np.ndarray:
    stream, drawn = new_stream(0), np.zeros((len(starts), 3), np.int64)
    for row, (seed, number) in enumerate(starts):
        start_stream(stream, seed, number)
        drawn[row] = [pick(stream, 6) for _ in range(3)]
    return drawn


@pytest.mark.parametrize("lag", [1, 2, 256])
@pytest.mark.parametrize(
    "starts",
    [[(5, number) for number in range(20_000)], [(seed, 5) for seed in range(20_000)]],
    ids=["numbers", "seeds"],
)
def test_neighbours_do_not_resemble_each_other(starts: list[tuple[int, int]], lag: int) -> None:
    drawn = first_picks(starts)
    for column in drawn.T:
        assert excess(np.bincount(column, minlength=6)) < 5
        assert excess(np.bincount(column[:-lag] * 6 + column[lag:], minlength=36)) < 5


def test_streams_start_in_different_places() -> None:
    starts = {int(new_stream(seed, number)[0]) for seed in range(20) for number in range(500)}
    assert len(starts) == 20 * 500


def test_every_bit_is_a_coin() -> None:
    drawn = np.array(bits(3, 4, 40_000))
    for bit in range(32):
        heads = int(((drawn >> bit) & 1).sum())
        assert abs(heads - 20_000) < 5 * 100  # five standard deviations
