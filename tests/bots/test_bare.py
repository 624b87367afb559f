"""Networks as players: named, legal, always the same, and weaker in the ways that people are."""

import json
import pickle
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.arena.playing import play, versions
from spieltisch.arena.series import rotated
from spieltisch.bots import bot
from spieltisch.bots.addresses import PlayerError, address_of
from spieltisch.bots.bare import Bare, Manner
from spieltisch.bots.levels import GUIDED, LEVELS, NAMES, level_of, levels_of
from spieltisch.bots.minds import Mind, UnknownPlayer, find_mind, parse_player
from spieltisch.bots.network import NetworkRefused, has_network, network_of
from spieltisch.bots.sitting import is_ours, made_of, need_player
from spieltisch.bots.thinking import Budget
from spieltisch.bots.thumb import thumb_of
from spieltisch.core.records import clone
from spieltisch.core.streams import new_stream
from spieltisch.games import find_game
from spieltisch.table import Table

from .networks import plainly, random_network, written_network
from .test_search import questions

GAMES = ("wutaki", "xibalba")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(written_network(tmp_path, "xibalba"))


# --- names -----------------------------------------------------------------------------------------------------------


def test_a_network_is_named_by_itself_by_a_file_and_by_a_manner() -> None:
    assert parse_player("network").network == ""
    assert parse_player("network:a/b.npz").network == "a/b.npz"
    manner = Manner(temperature=0.5, favourites=1.0, overlooks=("tracker", "opponents"))
    assert parse_player("network:temperature=0.5:favourites=1:overlooks=tracker+opponents").manner == manner
    both = parse_player("network:C:/odd@name.npz:temperature=2")
    assert (both.network, both.manner) == ("C:/odd@name.npz", Manner(temperature=2.0))


def test_weights_are_told_from_a_class_in_a_module() -> None:
    assert address_of("network:weights.npz") is None
    assert address_of("network:weights.npz@0.2s") is None
    assert is_ours("network:weights.npz")
    address = address_of("network:Player")
    assert address is not None
    assert address.place == "network:Player"
    assert not is_ours("network:Player")


@pytest.mark.parametrize(
    "name",
    [
        "network:",
        "network:temperature",
        "network:temperature=-1",
        "network:luck=2",
        "network:temperature=hot",
        "networks",
    ],
)
def test_a_manner_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        parse_player(name)


def test_whoever_has_no_network_hears_of_it(tmp_path: Path, file: str) -> None:
    for name, code in (
        (f"network:{tmp_path}/none.npz", "no-network-file"),
        (f"network:{file}:overlooks=luck", "network-overlooks"),
        (f"network:{written_network(tmp_path, 'wutaki')}", "network-number"),
    ):
        with pytest.raises(PlayerError) as refused:
            find_mind("xibalba", name, 1)
        assert refused.value.code == code
        assert {*map(refused.value.message, ("en", "de"))} != {str(refused.value)}
        assert pickle.loads(pickle.dumps(refused.value)).message("de") == refused.value.message("de")
    with pytest.raises(NetworkRefused, match=r"none\.npz"):
        need_player(f"network:{tmp_path}/none.npz", "xibalba")
    need_player(f"network:{file}", "xibalba")


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_it_answers_what_it_thinks_best_of_what_is_allowed(name: str, tmp_path: Path) -> None:
    game, network = find_game(name), random_network(name)
    box, out = game.open_box(3, {}), game.option_buffer()
    mind = find_mind(name, f"network:{written_network(tmp_path, name)}", 1)
    seen, answers = np.zeros(game.observation, np.float32), set()
    for s in list(questions(game, box, 4, 5))[:40]:
        n = game.options(box.record, s, out)
        game.observe(box.record, s, game.to_move(box.record, s), seen)
        wanted = plainly(network, seen, 3)[0][out[:n]]
        thing = mind.answer(box, s)
        assert thing == out[wanted.argmax()]
        answers.add(thing)
    assert len(answers) > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_depends_on_the_observation_only(name: str, tmp_path: Path) -> None:
    game, looked = find_game(name), 0
    box = game.open_box(3, {})
    path = written_network(tmp_path, name)
    for number, s in enumerate(list(questions(game, box, 6, 9))[:40]):
        minds = [find_mind(name, f"network:{path}:temperature=1:favourites=1", 3) for _ in range(2)]
        other = clone(s)
        game.resample(box.record, other, game.to_move(box.record, s), new_stream(8, number))
        assert minds[0].answer(box, s) == minds[1].answer(box, other)
        looked += 1
    assert looked > 20


def test_temperature_answers_as_often_as_it_thinks_an_answer_good(file: str) -> None:
    game, network = find_game("xibalba"), random_network("xibalba")
    box, out = game.open_box(2, {}), game.option_buffer()
    seen = np.zeros(game.observation, np.float32)
    s = next(s for s in questions(game, box, 4) if game.options(box.record, s, out) in (3, 4, 5))
    n = game.options(box.record, s, out)
    game.observe(box.record, s, game.to_move(box.record, s), seen)
    wanted = plainly(network, seen, 2)[0][out[:n]]
    mild = Bare("xibalba", file, Manner(temperature=float(np.ptp(wanted))), 1)
    given = [mild.answer(box, s) for _ in range(3000)]
    odds = np.exp((wanted - wanted.max()) / np.ptp(wanted))
    counted = np.array([given.count(int(thing)) for thing in out[:n]]) / 3000
    assert counted == pytest.approx(odds / odds.sum(), abs=0.04)
    mild.restart(1)
    assert [mild.answer(box, s) for _ in range(100)] == given[:100]
    mild.restart(2)
    assert [mild.answer(box, s) for _ in range(100)] != given[:100]


def test_favourites_are_others_in_every_game_and_stay_for_one(file: str) -> None:
    game = find_game("xibalba")
    box = game.open_box(2, {})
    asked = list(questions(game, box, 4, 7))[:30]

    def answers(seed: int, favourites: float) -> list[int]:
        taken = Bare("xibalba", file, Manner(favourites=favourites), seed)
        return [taken.answer(box, s) for s in asked]

    assert answers(1, 50.0) == answers(1, 50.0) != answers(2, 50.0)
    assert answers(1, 0.0) == answers(2, 0.0)


def test_a_bot_at_a_table_may_be_a_network(file: str) -> None:
    table = Table("xibalba", seed=3)
    one = bot(f"network:{file}")
    while not table.over and table.position.number < 60:
        assert one.answer(table).thing >= 0


@pytest.mark.parametrize("name", GAMES)
def test_every_level_with_a_network_plays(name: str, tmp_path: Path) -> None:
    game, path = find_game(name), str(written_network(tmp_path, name))
    box, out = game.open_box(3, {}), game.option_buffer()
    s = list(questions(game, box, 4, 9))[10]
    things = out[: game.options(box.record, s, out)].tolist()
    known = thumb_of(name).overlooked
    assert {word for level in GUIDED for word in level.manner.overlooks} >= set(known)
    for level in GUIDED:
        words = tuple(word for word in level.manner.overlooks if word in known)
        short = level.budget and Budget(iterations=20)
        own = replace(level, network=None if level.network is None else path, budget=short)
        mind = Mind(name, replace(own, manner=replace(level.manner, overlooks=words)), 1)
        assert mind.answer(box, s) in things
    for words in known.values():
        network = random_network(name)
        assert any(fnmatchcase(name.partition("[")[0], word) for word in words for name in network.names), words


def test_levels_are_those_of_a_network_only_where_there_is_one() -> None:
    for game in GAMES:
        assert levels_of(game) == LEVELS or has_network(game)
        assert [level.name for level in levels_of(game)] == [name for name in NAMES if level_of(name, game)]
        assert {level.name for level in LEVELS} == set(NAMES)


# --- whole games -----------------------------------------------------------------------------------------------------


def test_whole_games_of_networks_are_the_same_every_time(tmp_path: Path) -> None:
    one, two = (f"network:{written_network(tmp_path, 'xibalba', seed)}" for seed in (1, 2))
    options = {"threshold": 5, "maxTurns": 40}
    series = rotated("xibalba", options, None, 5, (one, two), 4, True)
    first, again = ([int(digest) for _, each in play([series]) for digest in each.digest] for _ in range(2))
    assert first == again
    assert len(set(first)) == 4


def test_what_is_played_is_told_by_its_weights(tmp_path: Path) -> None:
    one, two = (f"network:{written_network(tmp_path, 'xibalba', seed)}" for seed in (1, 2))
    hashes = made_of((one, two, "thumb", "network"))
    assert set(hashes) == {one, two}
    assert hashes[one] != hashes[two]
    assert versions([rotated("xibalba", {}, None, 5, (one, two), 2)])["players"] == hashes


def test_a_file_that_is_written_again_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "x.npz"
    random_network("xibalba", 1).write(path)
    assert json_of(path)["seed"] == 1
    random_network("xibalba", 2).write(path)
    assert json_of(path)["seed"] == 2


def json_of(path: Path) -> Any:
    return json.loads(network_of("xibalba", str(path)).about)
