"""What the records, observations and things of every game on the shelf are made of: everything has a name, once."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from spieltisch.core.records import clone
from spieltisch.games import find_game, shelf

from .kit import cases_of
from .walk import Walk

on_the_shelf = pytest.mark.parametrize("game_name", shelf())


def positions(game_name: str, games: int, every: int) -> Iterator[Walk]:
    """Positions of random games of different cases."""
    game, cases = find_game(game_name), cases_of(game_name)
    for number in range(games):
        case = cases[number % len(cases)]
        walk = Walk(game, game.open_box(case.players, dict(case.options)), 3, number)
        while not walk.over and walk.answers < 1500:
            if walk.answers % every == 0:
                yield walk
            walk.answer(walk.pick())


def unnamed(dtype: "np.dtype[Any]") -> int:
    """How many bytes of a type belong to no field."""
    if dtype.subdtype is not None:
        return unnamed(dtype.subdtype[0])
    if dtype.fields is None:
        return 0
    kinds = [field[0] for field in dtype.fields.values()]
    return dtype.itemsize - sum(kind.itemsize for kind in kinds) + sum(map(unnamed, kinds))


@on_the_shelf
def test_no_byte_of_a_record_is_without_name(game_name: str) -> None:
    rules = find_game(game_name).rules
    assert (unnamed(rules.state), unnamed(rules.box)) == (0, 0)


def assigned(s: Any) -> Any:
    states = np.zeros(2, s.dtype)
    states.view(np.uint8)[:] = 255  # what lay there before
    states[1] = s
    return states[1]


COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": clone,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "np.array": np.array,
    "assignment": assigned,
    "pickle": lambda s: pickle.loads(pickle.dumps(s)),
}


@on_the_shelf
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_of_a_state_is_equal_bytes(game_name: str, way: str) -> None:
    for walk in positions(game_name, 2, 97):
        assert COPIES[way](walk.s).tobytes() == walk.s.tobytes()


@on_the_shelf
def test_every_number_of_an_observation_has_one_name(game_name: str) -> None:
    game = find_game(game_name)
    spec = game.observation_spec()
    indices = [index for field in spec for index in range(game.observation)[field.slice]]
    assert indices == list(range(game.observation))
    assert len({field.name for field in spec}) == len(spec)
    assert all(field.meaning and field.low < field.high for field in spec)


@on_the_shelf
def test_observations_are_within_their_ranges(game_name: str) -> None:
    game = find_game(game_name)
    spec, looked = game.observation_spec(), 0
    low = np.concatenate([np.full(field.size, field.low) for field in spec])
    high = np.concatenate([np.full(field.size, field.high) for field in spec])
    seen = np.zeros(game.observation, np.float32)
    for walk in positions(game_name, 12, 5):
        for seat in walk.seats:
            game.observe(walk.box.record, walk.s, seat, seen)
            wrong = np.nonzero((seen < low) | (seen > high))[0]
            assert not len(wrong), [(f.name, seen[f.slice]) for f in spec if f.start <= wrong[0] < f.slice.stop]
            looked += 1
    assert looked > 300


@on_the_shelf
def test_every_thing_has_a_name_of_its_own(game_name: str) -> None:
    game = find_game(game_name)
    names = game.action_names()
    assert len(names) == len(set(names)) == game.things
    assert not any(name.startswith("thing:") for name in names)
