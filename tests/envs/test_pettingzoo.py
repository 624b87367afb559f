"""PettingZoo: its own tests pass, and what an agent is handed is what the rules say."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from spieltisch import envs
from spieltisch.core.game import IllegalAnswer, OptionError
from spieltisch.envs.pettingzoo import AtOnce, Turns
from spieltisch.games import shelf

from ..toy import GAME as TOY

# PettingZoo gives these to every environment whose observations come with a mask
EVERY_MASK = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
GAMES = pytest.mark.parametrize("game", shelf())


def masked(test: Callable[..., None]) -> Callable[..., None]:
    """All warnings are errors, apart from those two."""
    for warning in EVERY_MASK:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


@GAMES
@masked
def test_api(game: str) -> None:
    api_test(envs.aec(game), num_cycles=400)


@GAMES
@masked
def test_api_with_chance_as_an_agent(game: str) -> None:
    api_test(envs.aec(game, players=3, chance="ask"), num_cycles=200)


@GAMES
def test_seeds(game: str) -> None:
    seed_test(lambda: envs.aec(game), num_cycles=60)


@GAMES
@masked
def test_all_at_once(game: str) -> None:
    parallel_api_test(envs.parallel(game), num_cycles=100)
    parallel_seed_test(lambda: envs.parallel(game, illegal="random"), num_cycles=30)


@GAMES
def test_cycles(game: str) -> None:
    """Actions of this test are not masked: a legal one stands in for those that are not allowed."""

    def parallel_env(max_cycles: int) -> AtOnce:
        return envs.parallel(game, illegal="random", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=lambda **own: parallel_to_aec(parallel_env(**own))))


@GAMES
def test_states(game: str) -> None:
    state_test(envs.aec(game, illegal="random"), envs.parallel(game), num_cycles=20)


@GAMES
def test_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.aec(game, render_mode=render_mode))
    assert capsys.readouterr().out


@GAMES
def test_a_picture_shows_the_table(game: str) -> None:
    env = envs.aec(game, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    play(env, 30, seed=1)
    second = env.render()
    assert first.shape == second.shape
    assert (first != second).any()
    assert len(np.unique(second.reshape(-1, 3), axis=0)) > 30  # something is drawn there


def play(env: Turns, steps: int, seed: int) -> list[tuple[str, bytes, int]]:
    """So many random steps: who acted, what they saw, and what they did."""
    random, told = np.random.default_rng(seed), list[tuple[str, bytes, int]]()
    for agent in env.agent_iter(steps):
        seen, _, over, cut, _ = env.last()
        thing = None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        told.append((agent, seen["observation"].tobytes(), -1 if thing is None else thing))
        env.step(thing)
    return told


@GAMES
@pytest.mark.parametrize("chance", ["auto", "ask"])
def test_masks_are_the_options(game: str, chance: str) -> None:
    env = envs.aec(game, chance=chance)
    env.reset(seed=5)
    run, asked = env.run, set()
    out = run.game.option_buffer()
    for agent in env.agent_iter(300):
        seen, _, over, cut, info = env.last()
        if over or cut:
            break
        n = run.game.options(run.box.record, run.state, out)
        assert np.flatnonzero(seen["action_mask"]).tolist() == out[:n].tolist()
        assert (info["action_mask"] == seen["action_mask"]).all()
        for other in env.agents:
            assert env.observation_space(other).contains(env.observe(other))
            assert other == agent or not env.observe(other)["action_mask"].any()
        asked.add(agent)
        env.step(int(out[n // 2]))
    assert asked == set(env.possible_agents)


def test_what_was_handed_out_stays_as_it_is_and_changes_nothing() -> None:
    env = envs.aec(TOY)
    env.reset(seed=2)
    first, *_ = env.last()
    before = first["observation"].copy()
    first["action_mask"][:] = 1  # allows nothing
    illegal = next(thing for thing in range(TOY.things) if not env.run.allows(thing))
    env.step(illegal)
    assert all(env.terminations.values())
    assert env._cumulative_rewards[env.possible_agents[env.run.mover]] == -1.0
    env.reset(seed=2)
    play(env, 3, seed=1)
    assert (first["observation"] == before).all()


@pytest.mark.parametrize("action", [-1, 10**6, None, "wait", 2.5e9])
def test_an_illegal_action_can_be_refused(action: Any) -> None:
    env = envs.aec(TOY, illegal="raise")
    env.reset(seed=1)
    before = env.run.state.tobytes()
    with pytest.raises(IllegalAnswer):
        env.step(action)
    assert env.run.state.tobytes() == before


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "points"])
def test_rewards_are_what_the_game_was_worth(reward: str) -> None:
    env = envs.aec(TOY, players=3, reward=reward)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        play(env, 1, seed=1)
    worth = TOY.returns(env.run.box.record, env.run.state, reward).tolist()
    assert [env.rewards[agent] for agent in env.possible_agents] == worth
    assert any(worth)


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    env = envs.aec(TOY, max_cycles=3)
    env.reset(seed=1)
    play(env, 3, seed=1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_chance_is_fair_and_sees_nothing() -> None:
    env = envs.aec(TOY, chance="ask")
    env.reset(seed=1)
    seen = [step for step in play(env, 12, seed=3) if step[0] == "chance_0"]
    assert len({observation for _, observation, _ in seen}) == 1
    assert len(seen) > 3


@pytest.mark.parametrize("wrong", [{"reward": "gold"}, {"chance": "me"}, {"players": 9}, {"nonsense": 1}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        envs.aec(TOY, **wrong)
