"""Many games at once: each is the game that would be played alone, whatever the threads, and nothing is allocated."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.core.events import silent
from spieltisch.core.game import Game, IllegalAnswer, OptionError
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream
from spieltisch.envs.stepping import find_stepping, stepping_of
from spieltisch.games import find_game, shelf

from ..core.processes import python
from ..toy import GAME as TOY

GAMES = ("toy", *shelf())


def game_of(name: str) -> Game:
    return TOY if name == "toy" else find_game(name)


class Alone:
    """One row of games, played one by one with the stepping functions."""

    def __init__(self, name: str, box: Any, seed: int, number: int, reward: str) -> None:
        self.own = stepping_of(TOY) if name == "toy" else find_stepping(name)
        self.game, self.box, self.seed, self.number, self.reward = self.own.game, box.record, seed, number, reward
        self.seen = np.zeros(self.game.observation, np.float32)
        self.mask = np.zeros(self.game.things, np.int8)
        self.start()

    def start(self) -> None:
        self.s, self.out = self.game.blank_state(), self.game.option_buffer()
        self.chance = new_stream(self.seed, 2 * self.number)
        self.look(self.own.begin(self.box, self.s, self.chance, silent(), self.out))

    def look(self, n: int) -> None:
        self.n, self.mover = n, int(self.game.to_move(self.box, self.s))
        if self.mover != OVER:
            self.own.look(self.box, self.s, self.mover, self.out, n, self.seen, self.mask)

    def step(self, thing: int, games: int) -> list[float] | None:
        """Answer; what the game was worth if it ended, and the next one has begun then."""
        self.look(self.own.step(self.box, self.s, thing, self.chance, silent(), self.out))
        if self.mover != OVER:
            return None
        worth = list(self.game.returns(self.box, self.s, self.reward).tolist())
        self.number += games
        self.start()
        return worth


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_games_side_by_side_are_games_played_alone(name: str, threads: int) -> None:
    players = max(game_of(name).seats)
    with envs.vector(game_of(name), 5, 9, threads=threads, players=players, reward="margin") as env:
        alone = [Alone(name, env.box, 9, row, "margin") for row in range(5)]
        ended = 0
        for _ in range(1200):
            for row, single in enumerate(alone):
                assert env.states[row].tobytes() == single.s.tobytes()
                assert env.mover[row] == single.mover
                assert env.observation[row].tobytes() == single.seen.tobytes()
                assert env.mask[row].tobytes() == single.mask.tobytes()
            env.step(env.sample())
            for row, single in enumerate(alone):
                worth = single.step(int(env.actions[row]), 5)
                assert bool(env.done[row]) == (worth is not None)
                assert env.reward[row].tolist() == (worth or [0] * players)
                ended += worth is not None
            assert not env.truncated.any()
        assert ended > 4
        assert env.numbers.tolist() == [single.number for single in alone]


def test_the_buffers_are_the_callers() -> None:
    mine = envs.Buffers.of(TOY, 4, 2)
    env = envs.vector(TOY, 4, 1, buffers=mine)
    assert env.observation is mine.observation
    before = mine.observation.copy()
    env.step(env.sample())
    assert (mine.observation != before).any()


@pytest.mark.parametrize("broken", ["observation", "mask", "mover", "reward", "done", "truncated", "final"])
def test_buffers_that_do_not_fit_are_refused(broken: str) -> None:
    mine = {name: getattr(envs.Buffers.of(TOY, 4, 2), name) for name in envs.Buffers.__annotations__}
    mine[broken] = mine[broken].astype(np.float64)
    with pytest.raises(ValueError, match=broken):
        envs.vector(TOY, 4, 1, buffers=envs.Buffers(**mine))


def test_a_step_allocates_nothing() -> None:
    env = envs.vector(TOY, 64, 1)
    for _ in range(3000):  # Python keeps up to 2,000 tuples of arguments for the next calls
        env.step(env.sample())
    kept, peaks = zip(*(memory_of_steps(env) for _ in range(5)), strict=True)
    assert min(kept) < 1000  # of several turns the least: other threads of the process allocate now and then
    assert min(peaks) < 4000  # arguments of calls; the observations of one row have more


def memory_of_steps(env: envs.Vector) -> tuple[int, int]:
    """Bytes that some steps leave behind, and that they needed at most."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(50):
            env.step(env.sample())
        now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return now - before, peak - before


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = envs.vector(TOY, 6, 3)
    before = env.states.tobytes(), env.observation.tobytes(), env.mask.tobytes()
    for wrong in (-3, -2, TOY.things, int(np.flatnonzero(env.mask[4] == 0)[0])):
        actions = env.sample().copy()
        actions[4] = wrong
        with pytest.raises(IllegalAnswer):
            env.step(actions)
        assert (env.states.tobytes(), env.observation.tobytes(), env.mask.tobytes()) == before


def test_a_row_can_be_left_alone() -> None:
    env = envs.vector(TOY, 3, 3)
    before = env.states[1].tobytes()
    actions = env.sample().copy()
    actions[1] = -1
    env.step(actions)
    assert env.states[1].tobytes() == before


def test_a_game_that_takes_too_long_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "longest_for", lambda *_: 3)
    env = envs.vector(TOY, 2, 3, keep_last=True)
    for number in range(3):
        for _ in range(2):
            env.step(env.sample())
            assert not env.done.any()
        env.step(env.sample())
        assert env.done.all()
        assert env.truncated.all()
        assert not env.reward.any()
        assert env.numbers.tolist() == [2 * number + 2, 2 * number + 3]
        assert (env.last_observation != env.observation).any()


@pytest.mark.parametrize("seat", [None, 1])
def test_opponents_answer_inside_and_the_learner_is_asked_alone(seat: int | None) -> None:
    env = envs.vector(TOY, 4, 3, players=3, opponents="random", seat=seat)
    asked = set()
    for _ in range(100):
        assert (env.mover == env.seats).all()
        assert (env.seats == (env.numbers % 3 if seat is None else seat)).all()
        asked |= set(env.mover.tolist())
        env.step(env.sample())
    assert asked == ({0, 1, 2} if seat is None else {1})


def test_opponents_outside_get_what_their_seats_may_know() -> None:
    given = []

    def first_option(observation: Any, mask: Any) -> Any:
        given.append((observation.shape, mask.shape))
        assert mask.any(axis=1).all()
        return mask.argmax(axis=1)

    env = envs.vector(TOY, 4, 3, players=2, opponents=first_option, reward="points")
    ended = 0
    for _ in range(60):
        assert (env.mover == env.seats).all()
        env.step(env.mask.argmax(axis=1))
        ended += int(env.done.sum())
        assert (env.reward[~env.done] == 0).all()
    assert ended > 4
    assert all(
        seen == (rows, TOY.observation) and mask == (rows, TOY.things) for (seen, mask) in given for rows in seen[:1]
    )
    with pytest.raises(IllegalAnswer):
        envs.vector(TOY, 4, 3, opponents=lambda observation, mask: np.full(len(mask), TOY.things))


def test_rules_of_thumb_answer_inside() -> None:
    """They are the players that tournaments have: the same answers from the same streams."""
    code = """
import numpy as np
from spieltisch import envs
from spieltisch.bots.players import THUMB, find_players
from spieltisch.core.events import silent
from spieltisch.core.streams import new_stream, pick
from spieltisch.games import shelf
for name in shelf():
    env = envs.vector(name, 1, 4, opponents="thumb", seat=1, players=2)
    game, box = env.game, env.box
    s, out = game.blank_state(), game.option_buffer()
    chance, own, players = new_stream(4, 0), new_stream(4, 1), find_players(name)
    n = game.new_game(box.record, s, silent(), out)
    for _ in range(12):
        while (mover := game.to_move(box.record, s)) != 1:
            thing = int(out[pick(chance, n)]) if mover < 0 else players.answer(THUMB, box, s, own)
            game.options(box.record, s, out)
            n = game.rules.answer(box.record, s, thing, silent(), out)
        assert env.states[0].tobytes() == s.tobytes()
        n = game.rules.answer(box.record, s, int(env.sample()[0]), silent(), out)
        env.step(env.actions)
    print(name)
"""
    assert python(code, SPIELTISCH_JIT="0").split() == list(shelf())


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "glory"},
        {"opponents": "strongest"},
        {"opponents": "thumb"},  # the toy has none
        {"seat": 0},
        {"seat": 2, "opponents": "random"},
        {"players": 9},
        {"colour": "red"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        envs.vector(TOY, 4, **wrong)


@pytest.mark.parametrize(("n", "threads"), [(0, 1), (2, 3), (2, 0)])
def test_more_threads_than_games_are_refused(n: int, threads: int) -> None:
    with pytest.raises(ValueError, match="threads"):
        envs.vector(TOY, n, threads=threads)


@pytest.mark.parametrize("name", shelf())
def test_kinds_of_tables_stand_side_by_side_and_each_plays_its_own_games(name: str) -> None:
    game = find_game(name)
    kinds = [{"players": players} for players in game.seats]
    together = envs.vector(game, 7, 4, reward="points", tables=kinds)
    assert together.tables.tolist() == [0, 0, 0, 1, 1, 2, 2]
    assert together.reward.shape == together.final.shape == (7, max(game.seats))
    apart = [envs.vector(game, 7, 4, reward="points", players=kind["players"]) for kind in kinds]
    ended = 0
    for _ in range(1500):
        together.step(together.sample())
        for row, kind in enumerate(together.tables):
            alone = apart[kind]
            actions = np.full(7, -1)
            actions[row] = together.actions[row]
            alone.step(actions)
            players = alone.box.players
            assert alone.states[row].tobytes() == together.states[row].tobytes()
            assert alone.observation[row].tobytes() == together.observation[row].tobytes()
            assert alone.reward[row].tolist() == together.reward[row, :players].tolist()
            assert not together.reward[row, players:].any()
            if together.done[row]:
                ended += 1
                assert together.final[row, :players].tolist() == together.reward[row, :players].tolist()
    assert ended >= 7


def test_more_kinds_of_tables_than_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="3 kinds of tables for 2 games"):
        envs.vector(TOY, 2, 1, tables=[{}] * 3)
