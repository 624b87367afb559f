"""Threads that lend a hand carry out each order once, awake or asleep, and what goes wrong there is heard of."""

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.core.game import IllegalAnswer
from spieltisch.core.rule import JIT
from spieltisch.envs.hands import ASLEEP, CLEAR, IDLE, KEEP, LINE, Hands, look_out, room

from ..toy import GAME as TOY

pytestmark = pytest.mark.skipif(not JIT, reason="interpreted, nobody lends a hand")


def obedient(carry_out: Callable[[int, int], None]) -> Any:
    """A task in plain Python: do something at each order, until nobody needed it for a while."""

    def task(board: Any, hand: int, _: int) -> None:
        while (order := look_out(board, hand)) >= KEEP:
            carry_out(hand, order)
            board[hand * LINE] = IDLE

    return task


def test_every_hand_carries_out_every_order_once() -> None:
    done: list[list[int]] = [[], []]
    hands = Hands([obedient(lambda hand, order: done[hand].append(order))] * 2)
    orders = [KEEP + number % 2 for number in range(300)]
    for order in orders:
        hands.begin(order)
        hands.finish()
    hands.close()
    assert done == [orders, orders]


def test_a_hand_that_fell_asleep_is_woken() -> None:
    done: list[int] = []
    hands = Hands([obedient(lambda hand, order: done.append(order))])
    for order in (KEEP, CLEAR, KEEP):
        while hands.board[0] != ASLEEP:
            pass
        hands.begin(order)
        hands.finish()
    hands.close()
    assert done == [KEEP, CLEAR, KEEP]


def test_what_a_hand_raises_is_raised_where_somebody_waits_and_it_goes_on() -> None:
    done: list[int] = []

    def careful(_: int, order: int) -> None:
        if order == KEEP:
            raise ArithmeticError
        done.append(order)

    hands = Hands([obedient(careful)])
    hands.begin(KEEP)
    with pytest.raises(ArithmeticError):
        hands.finish()
    hands.begin(CLEAR)
    hands.finish()
    hands.close()
    assert done == [CLEAR]


def test_hands_end_when_nobody_holds_them() -> None:
    before = set(threading.enumerate())
    env = envs.vector(TOY, 4, 1, threads=2)
    (own,) = set(threading.enumerate()) - before
    env.step(env.sample())
    del env
    own.join(20)
    assert not own.is_alive()


def test_nobody_steps_what_is_closed() -> None:
    env = envs.vector(TOY, 4, 1, threads=2)
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.step(env.sample())


def test_games_stepped_without_a_pause_are_the_same_in_any_number_of_threads() -> None:
    with envs.vector(TOY, 64, 3) as one, envs.vector(TOY, 64, 3, threads=3) as three:
        for _ in range(500):
            one.step(one.sample())
            three.step(three.sample())
        assert one.states.tobytes() == three.states.tobytes()
        assert one.observation.tobytes() == three.observation.tobytes()
        assert one.actions.tolist() == three.actions.tolist()


@pytest.mark.parametrize("row", [0, 2, 5])
def test_an_illegal_action_is_found_in_every_threads_rows_and_changes_nothing(row: int) -> None:
    with envs.vector(TOY, 6, 3, threads=3) as env:
        before = env.states.tobytes()
        actions = env.sample().copy()
        actions[row] = 99
        with pytest.raises(IllegalAnswer, match="99"):
            env.step(actions)
        assert env.states.tobytes() == before
        env.step(env.sample())
        assert env.states.tobytes() != before


@pytest.mark.parametrize(("size", "dtype"), [(0, np.int16), (3, np.float32), (200, np.int64)])
def test_rooms_share_no_line_of_a_cache(size: int, dtype: Any) -> None:
    own = [room(size, dtype) for _ in range(3)]
    lines = [range(one.ctypes.data // (8 * LINE), -(-(one.ctypes.data + one.nbytes) // (8 * LINE))) for one in own]
    assert all(one.shape == (size,) and one.dtype == dtype and not one.any() for one in own)
    assert all(one.ctypes.data % (8 * LINE) == 0 for one in own)
    assert len({line for one in lines for line in one}) == sum(len(one) for one in lines)
