"""Gymnasium: its own checker finds nothing, opponents sit inside, every game on the shelf has an id."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spieltisch import envs
from spieltisch.core.game import IllegalAnswer, OptionError
from spieltisch.core.stack import OVER
from spieltisch.envs.registering import id_of
from spieltisch.games import shelf
from tests.core.processes import python

from ..toy import GAME as TOY


@pytest.mark.parametrize("game", shelf())
def test_the_checker_finds_nothing(game: str) -> None:
    env = gymnasium.make(id_of(game), opponents="random", disable_env_checker=True)
    check_env(env.unwrapped)


def test_every_game_on_the_shelf_has_an_id() -> None:
    assert {name for name in gymnasium.registry if name.startswith("Spieltisch/")} == {id_of(game) for game in shelf()}


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("opponents", ["thumb", "random", "search@8"])
def test_opponents_answer_and_the_learner_is_asked(game: str, opponents: str) -> None:
    env = envs.single(game, opponents=opponents, seat=1)
    for _ in range(2):
        env.reset(seed=4)
        played = []
        for _ in range(12):
            assert env.run.mover == 1
            seen, reward, over, cut, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
            assert (info["action_mask"] == env.action_masks()).all()
            assert (reward, over, cut) == (0.0, False, False)
            played.append(seen.tobytes())
    again = [played]
    assert again[0] == played


def first(seen: Any, mask: Any) -> int:
    """The first that is allowed."""
    return int(np.flatnonzero(mask)[0])


def test_a_whole_game_against_a_function() -> None:
    env = envs.single(TOY, opponents=[first, first], players=3, seat=None)
    rewards, seats = [], set()
    for game in range(12):
        env.reset(seed=game)
        seats.add(env.seat)
        over = False
        while not over:
            _, reward, over, cut, _ = env.step(first(None, env.action_masks()))
            assert not cut
        assert env.run.mover == OVER
        assert reward == env.run.returns()[env.seat or 0]
        assert not env.action_masks().any()
        rewards.append(reward)
    assert seats == {0, 1, 2}
    assert max(rewards) > 0 > min(rewards)


def test_a_function_gets_what_its_seat_may_know() -> None:
    got: list[tuple[bytes, bytes]] = []

    def watch(seen: Any, mask: Any) -> int:
        own = np.zeros(TOY.observation, np.float32)
        TOY.observe(env.run.box.record, env.run.state, env.run.mover, own)
        got.append((seen.tobytes(), own.tobytes()))
        return first(seen, mask)

    env = envs.single(TOY, opponents=watch, seat=0)
    env.reset(seed=1)
    env.step(first(None, env.action_masks()))
    assert got
    assert all(seen == own for seen, own in got)


def test_an_opponent_that_cheats_is_refused() -> None:
    env = envs.single(TOY, opponents=lambda seen, mask: -1, seat=1)
    with pytest.raises(IllegalAnswer):
        env.reset(seed=1)


def test_an_illegal_action_loses_the_game() -> None:
    env = envs.single(TOY, opponents=first)
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert not env.action_masks().any()


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"opponents": [first, first]}, {"chance": "ask"}, {"render_mode": "3d"}]
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        envs.single(TOY, **{"opponents": first, **wrong})


@pytest.mark.parametrize(
    ("door", "module", "extra"),
    [
        ("aec('toy')", "pettingzoo", "rl"),
        ("parallel('toy')", "pettingzoo", "rl"),
        ("single('toy')", "gymnasium", "rl"),
        ("open_spiel.register()", "pyspiel", "research"),
    ],
)
def test_one_sentence_says_what_to_install(door: str, module: str, extra: str) -> None:
    lines = f"""
import sys
sys.modules[{module!r}] = None
try:
    from spieltisch import envs
    {"from spieltisch.envs import open_spiel" if "open_spiel" in door else ""}
    {door if "open_spiel" in door else "envs." + door}
except ImportError as error:
    print(type(error).__name__, error)
"""
    told = python(lines, SPIELTISCH_JIT="0")
    assert told.startswith("MissingExtra ")
    assert told.endswith(f"needs {module}, which is not installed: pip install 'spieltisch[{extra}]'")
