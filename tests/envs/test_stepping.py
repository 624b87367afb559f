"""Stepping: from decision to decision, the same game as the drivers play."""

from typing import Any

import numpy as np
import pytest

from spieltisch.core.events import event_buffer, silent
from spieltisch.core.game import Game
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.envs.stepping import Stepping, find_stepping, stepping_of
from spieltisch.games import shelf

from ..breaking import broken_game
from ..toy import GAME as TOY

GAMES = ("toy", *shelf())


def stepping(name: str) -> Stepping:
    return stepping_of(TOY) if name == "toy" else find_stepping(name)


def answered_singly(game: Game, box: Any, seed: int) -> tuple[bytes, int]:
    """The last state of a random game, and how often seats decided; chance and seats have a stream each."""
    s, out, chance, seats = game.blank_state(), game.option_buffer(), new_stream(seed), new_stream(seed, 1)
    events = event_buffer()  # not `silent()`, for which the rules would be compiled once more
    n, decisions = game.new_game(box, s, events, out), 0
    while (mover := game.to_move(box, s)) != OVER:
        decisions += mover != CHANCE
        thing = int(out[pick(chance if mover == CHANCE else seats, n)])
        n = game.rules.answer(box, s, thing, events, out)
    return s.tobytes(), decisions


@pytest.mark.parametrize("name", GAMES)
def test_stepping_is_answering_without_chance(name: str) -> None:
    own = stepping(name)
    game = own.game
    box = game.open_box(max(game.seats), {}).record
    s, out, chance, seats = game.blank_state(), game.option_buffer(), new_stream(3), new_stream(3, 1)
    seen, mask = np.zeros(game.observation, np.float32), np.zeros(game.things, np.int8)
    again = np.zeros(game.observation, np.float32)
    n, decisions = own.begin(box, s, chance, silent(), out), 0
    while (mover := game.to_move(box, s)) != OVER:
        assert 0 <= mover < max(game.seats)
        own.look(box, s, mover, out, n, seen, mask)
        game.observe(box, s, mover, again)
        assert (seen == again).all()
        assert np.flatnonzero(mask).tolist() == out[:n].tolist() == out[: game.options(box, s, out)].tolist()
        assert mask.max() == 1
        decisions += 1
        n = own.step(box, s, int(out[pick(seats, n)]), chance, silent(), out)
    assert n == 0
    assert (s.tobytes(), decisions) == answered_singly(game, box, 3)


def test_a_seat_that_is_not_asked_may_point_at_nothing() -> None:
    own = stepping("toy")
    box, s, out = TOY.open_box(2, {}).record, TOY.blank_state(), TOY.option_buffer()
    seen, mask = np.zeros(TOY.observation, np.float32), np.ones(TOY.things, np.int8)
    own.begin(box, s, new_stream(1), silent(), out)
    own.look(box, s, 1, out, 0, seen, mask)
    assert not mask.any()


def test_a_game_in_plain_python_is_stepped_as_well() -> None:
    plain = {name: getattr(getattr(TOY.rules, name), "py_func", getattr(TOY.rules, name)) for name in ("answer",)}
    own = stepping_of(broken_game(TOY, **plain))
    assert not hasattr(own.step, "py_func")
    box, s, out, chance = TOY.open_box(2, {}).record, TOY.blank_state(), TOY.option_buffer(), new_stream(5)
    n = own.begin(box, s, chance, silent(), out)
    while n:
        n = own.step(box, s, int(out[0]), chance, silent(), out)
    assert TOY.to_move(box, s) == OVER
