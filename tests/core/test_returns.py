"""What a game was worth: every way to count, with sole and shared places."""

import numpy as np
import pytest

from spieltisch.core.game import OptionError
from spieltisch.core.returns import REWARDS, write_returns
from spieltisch.core.streams import new_stream, pick

from ..toy import GAME


def returns(reward: str, points: list[int], places: list[int], most: int = 4) -> list[float]:
    """The returns of seats with these points and places."""
    standing, out = np.zeros(2 * most, np.int64), np.zeros(len(points), np.float32)
    standing[: len(points)], standing[most : most + len(points)] = points, places
    write_returns(standing, len(points), REWARDS.index(reward), out)
    return out.tolist()


THIRD = pytest.approx(1 / 3)
MINUS_A_THIRD = pytest.approx(-1 / 3)


@pytest.mark.parametrize(
    ("reward", "points", "places", "expected"),
    [
        ("win", [30, 20], [1, 2], [1, -1]),
        ("win", [30, 30], [1, 1], [0, 0]),
        ("win", [5, 9, 7, 1], [3, 1, 2, 4], [MINUS_A_THIRD, 1, MINUS_A_THIRD, MINUS_A_THIRD]),
        ("win", [9, 9, 7, 1], [1, 1, 3, 4], [THIRD, THIRD, MINUS_A_THIRD, MINUS_A_THIRD]),
        ("rank", [20, 30], [2, 1], [-1, 1]),
        ("rank", [7, 7], [1, 1], [0, 0]),
        ("rank", [5, 9, 7], [3, 1, 2], [-1, 1, 0]),
        ("rank", [9, 7, 7, 1], [1, 2, 2, 4], [1, 0, 0, -1]),
        ("rank", [9, 9, 9, 1], [1, 1, 1, 4], [THIRD, THIRD, THIRD, -1]),
        ("margin", [30, 20], [1, 2], [10, -10]),
        ("margin", [9, 6, 3], [1, 2, 3], [4.5, 0, -4.5]),
        ("points", [9, -6, 3], [1, 3, 2], [9, -6, 3]),
    ],
)
def test_what_seats_get(reward: str, points: list[int], places: list[int], expected: list[float]) -> None:
    assert returns(reward, points, places) == expected


@pytest.mark.parametrize("reward", [reward for reward in REWARDS if reward != "points"])
def test_nothing_is_won_that_nobody_loses(reward: str) -> None:
    stream = np.random.default_rng(1)
    for players in (2, 3, 4):
        for _ in range(50):
            points = stream.integers(0, 6, players)
            places = [1 + int((points > own).sum()) for own in points]
            assert sum(returns(reward, points.tolist(), places)) == pytest.approx(0, abs=1e-5)


def test_a_game_is_worth_nothing_until_it_is_over() -> None:
    box, s, out = GAME.open_box(3, {}), GAME.blank_state(), GAME.option_buffer()
    n = GAME.new_game(box.record, s, None, out)
    for reward in REWARDS:
        assert GAME.returns(box.record, s, reward).tolist() == [0, 0, 0]
    stream = new_stream(4)
    while n:
        n = GAME.answer(box.record, s, int(out[pick(stream, n)]), None, out)
    assert GAME.returns(box.record, s, "points").tolist() == s.points[:3].tolist()
    assert GAME.returns(box.record, s).max() > 0


def test_another_way_to_count_is_refused() -> None:
    box, s = GAME.open_box(2, {}), GAME.blank_state()
    with pytest.raises(OptionError, match="reward"):
        GAME.returns(box.record, s, "glory")


def test_a_game_that_says_nothing_is_cut_off_where_none_gets_to() -> None:
    assert GAME.longest_for(2) == GAME.longest
    with pytest.raises(OptionError):
        GAME.longest_for(9)
