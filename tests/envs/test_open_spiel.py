"""OpenSpiel: its own tests pass, and its search runs on worlds that we imagine."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from spieltisch.core.stack import CHANCE
from spieltisch.envs import open_spiel
from spieltisch.envs.open_spiel import TableState, game_type, parameter, resampler
from spieltisch.games import find_game, shelf
from spieltisch.table.position import has_secrets

GAMES = pytest.mark.parametrize("game", shelf())
SECRET = pytest.mark.parametrize("game", [game for game in shelf() if has_secrets(find_game(game))])


@pytest.fixture(autouse=True)
def registered() -> None:
    open_spiel.register()


def under_way(game: str, answers: int, seed: int = 1, parameters: str = "") -> TableState:
    """A random game after so many answers, and at a question to a seat."""
    random, state = np.random.default_rng(seed), pyspiel.load_game(f"spieltisch_{game}{parameters}").new_initial_state()
    while answers > 0 or state.is_chance_node():
        state.apply_action(int(random.choice(state.legal_actions())))
        answers -= 1
    return state


@GAMES
def test_random_games_with_all_checks(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"spieltisch_{game}"), num_sims=1, serialize=False, verbose=False)


@GAMES
def test_serialising(game: str) -> None:
    """OpenSpiel writes and reads every state of a game here: it starts near the end of one."""
    loaded = pyspiel.load_game(f"spieltisch_{game}(players=3)")
    state, random = loaded.new_initial_state(), np.random.default_rng(3)
    history = []
    while not state.is_terminal():
        history.append(int(random.choice(state.legal_actions())))
        state.apply_action(history[-1])
    late = loaded.new_initial_state()
    for action in history[:-25]:
        late.apply_action(action)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False, specific_initial_state=late)


@GAMES
def test_parameters_are_players_rewards_and_all_options(game: str) -> None:
    found = find_game(game)
    for option in found.options_of:
        default = parameter(option)
        for value in option.values[-1:]:  # of a range as well, which may be long
            given = value if isinstance(default, bool | int) else str(value).lower()
            loaded = pyspiel.load_game(f"spieltisch_{game}", {"players": max(found.seats), option.key: given})
            assert loaded.setting.box.options[option.key] == value, option
    for players in found.seats:
        assert pyspiel.load_game(f"spieltisch_{game}", {"players": players}).num_players() == players
    assert pyspiel.load_game(f"spieltisch_{game}", {"reward": "points"}).get_type().utility != game_type(found).utility


@pytest.mark.parametrize("wrong", ["players=9", "reward=gold"])
def test_wrong_parameters_are_refused(wrong: str) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(f"spieltisch_{shelf()[0]}({wrong})")


@GAMES
def test_copies_and_saved_states_know_the_same_and_go_their_own_way(game: str) -> None:
    state = under_way(game, 40)
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    copies = [state.clone(), saved]
    for seat in range(state.num_players()):
        for copy in copies:
            assert copy.information_state_string(seat) == state.information_state_string(seat)
            assert copy.information_state_tensor(seat) == state.information_state_tensor(seat)
    before = str(state)
    for copy in copies:
        copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copies[0])
    assert str(copies[0]) == str(copies[1])


@GAMES
def test_recall_grows_and_the_tensor_holds_every_decision(game: str) -> None:
    state = under_way(game, 30)
    seat, thing = state.current_player(), state.legal_actions()[0]
    before = state.information_state_string(seat)
    loaded = state.get_game()
    state.apply_action(thing)
    assert state.information_state_string(seat).startswith(before[: before.index(" #")])
    rows = np.array(state.information_state_tensor(seat))[loaded.setting.game.observation :].reshape(-1, 2)
    assert rows[state.held.decisions - 1].tolist() == [1 + seat, 1 + thing]
    assert not rows[state.held.decisions :].any()


@GAMES
def test_a_playthrough_can_be_written_and_played_again(game: str) -> None:
    short = f"spieltisch_{game}(max_decisions=12)"  # whole games, with all that seats recall, take minutes
    lines = generate_playthrough.playthrough_lines(short, seed=1)
    assert any(line.startswith("InformationStateString(0)") for line in lines)
    history = next(line for line in reversed(lines) if line.startswith("History()")).split("[")[1].rstrip("]")
    again = [int(action) for action in history.split(", ")]
    assert generate_playthrough.playthrough_lines(short, action_sequence=again, seed=1) == lines


@SECRET
def test_an_imagined_world_holds_what_its_seat_knows_and_no_true_answer(game: str) -> None:
    state = under_way(game, 60)
    seat = state.current_player()
    worlds = [resampler(seed)(state, seat) for seed in range(8)]
    assert len({world.held.s.tobytes() for world in worlds}) > 1
    for world in worlds:
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.history() == []
        kept = pickle.loads(pickle.dumps(world.held))
        assert kept.answers == []
        assert kept.known.keys() == {seat}


@SECRET
def test_ismcts_searches_worlds_of_ours(game: str) -> None:
    state = under_way(game, 60)
    bot = ismcts.ISMCTSBot(state.get_game(), Halfway(), 2.0, 12, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler(7))
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


class Halfway(mcts.Evaluator):
    """Nobody is ahead: playing to the end of a game is not what is tested."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@GAMES
def test_chance_is_fair(game: str) -> None:
    state = pyspiel.load_game(f"spieltisch_{game}").new_initial_state()
    while state.held.mover != CHANCE:
        state.apply_action(state.legal_actions()[0])
    chances = [chance for _, chance in state.chance_outcomes()]
    assert len(set(chances)) == 1
    assert sum(chances) == pytest.approx(1.0)
