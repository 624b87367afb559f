"""Observations for networks: what each kind of number becomes, and that every column is named and within its bounds."""

import numpy as np
import pytest

from spieltisch.core.encoding import encoding_of
from spieltisch.core.observation import Kind, Layout
from spieltisch.games import find_game, shelf


def encoded(kind: Kind, low: int, high: int, value: int) -> dict[str, float]:
    """A number of such a field as columns by name."""
    layout = Layout()
    layout.add("x", kind, low, high, "a number")
    encoding = encoding_of(layout.spec())
    return dict(zip(encoding.names, encoding.encode(np.array([value], np.float32)).tolist(), strict=True))


def test_a_code_has_a_column_for_each_value() -> None:
    assert encoded(Kind.CODE, -1, 2, -1) == {"x=-1": 1, "x=0": 0, "x=1": 0, "x=2": 0}
    assert encoded(Kind.CODE, -1, 2, 2) == {"x=-1": 0, "x=0": 0, "x=1": 0, "x=2": 1}


def test_bits_are_spread_out() -> None:
    assert encoded(Kind.BITS, 0, 7, 5) == {"x&1": 1, "x&2": 0, "x&4": 1}


def test_a_flag_stays_what_it_is() -> None:
    assert encoded(Kind.FLAG, 0, 1, 1) == {"x": 1}


@pytest.mark.parametrize(
    ("low", "high", "value", "expected"),
    [(0, 20, 5, 0.25), (-2, 10, -2, -0.2), (0, 30_000, 30_000, 1), (0, 30_000, 0, 0), (-30_000, 30_000, -30_000, -1)],
)
def test_a_count_is_scaled(low: int, high: int, value: int, expected: float) -> None:
    assert encoded(Kind.COUNT, low, high, value) == {"x": pytest.approx(expected)}


def test_small_amounts_of_a_wide_range_can_be_told_apart() -> None:
    one, two = (encoded(Kind.COUNT, 0, 2_000_000_000, value)["x"] for value in (1, 2))
    assert 0.01 < one < two - 0.01


def test_several_in_a_row_and_several_rows() -> None:
    layout = Layout()
    layout.add("a", Kind.CODE, 0, 1, "a code", 2)
    layout.add("b", Kind.COUNT, 0, 4, "a count")
    encoding = encoding_of(layout.spec())
    assert encoding.names == ("a[0]=0", "a[0]=1", "a[1]=0", "a[1]=1", "b")
    room = np.full((2, 5), 9, np.float32)
    assert encoding.encode(np.array([[0, 1, 2], [1, 1, 4]], np.float32), room) is room
    assert room.tolist() == [[1, 0, 0, 1, 0.5], [0, 1, 0, 1, 1]]
    with pytest.raises(ValueError, match="needed"):
        encoding.encode(np.zeros(3, np.float32), np.zeros(4, np.float32))


@pytest.mark.parametrize("name", shelf())
def test_every_column_has_a_name_of_its_own(name: str) -> None:
    encoding = find_game(name).encoding()
    assert len(set(encoding.names)) == encoding.size > find_game(name).observation
