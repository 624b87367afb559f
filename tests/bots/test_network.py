"""Networks: their file, and that compiled code evaluates them to the last bit as the formula says."""

import io
import json
import os
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.bots.network import Network, NetworkRefused, has_network, network_file, read_network
from spieltisch.bots.sight import foresee_end, logits, look, new_sight
from spieltisch.core.rule import entry
from spieltisch.games import find_game, shelf

from .networks import observations, plainly, random_network, written_network

GAMES = ("wutaki", "xibalba")


@entry
def evaluate(
    weights: Any, sight: Any, seen: Any, seat: int, players: int, out: Any, worth: Any, chances: Any, points: Any
) -> None:
    """Everything that a network says of an observation."""
    look(weights, sight, seen)
    logits(weights, sight, out, out.shape[0], worth)
    foresee_end(weights, sight, seat, players, chances, points)


def told(network: Network, sight: Any, seen: Any, seat: int, players: int) -> tuple[Any, Any, Any]:
    """The same from outside: logits of all things, chances and points by seat."""
    out, worth = np.arange(len(network.things), dtype=np.int16), np.zeros(len(network.things))
    chances, points = np.zeros(network.seats), np.zeros(network.seats)
    evaluate(network.weights, sight, seen, seat, players, out, worth, chances, points)
    return worth, chances[:players], points[:players]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_network_is_evaluated_as_the_formula_says(name: str, players: int) -> None:
    network = random_network(name)
    sight, live = new_sight(network.weights), 0
    for number, seen in enumerate(observations(find_game(name), players, 77, 60)):
        seat = number % players
        expected = plainly(network, seen, players)
        for found in (
            told(network, sight, seen, seat, players),
            told(network, new_sight(network.weights), seen, seat, players),
        ):
            assert (found[0] == expected[0]).all()
            assert np.roll(found[1], -seat) == pytest.approx(expected[1], rel=1e-12)
            assert (np.roll(found[2], -seat) == expected[2]).all()
        live += int((sight[-12:] > 0).any() and len(set(expected[0].tolist())) > 1)
    assert live > 30, "a network that is dead says nothing about its evaluation"


def test_a_sight_can_be_changed_as_often_as_one_likes() -> None:
    """Beyond the range of a slot, too: what it was updated from leaves nothing behind."""
    network, rng = random_network("xibalba"), np.random.default_rng(3)
    sight = new_sight(network.weights)
    for _ in range(200):
        seen = rng.integers(-300, 300, find_game("xibalba").observation).astype(np.float32)
        told(network, sight, seen, 0, 2)
    usual = observations(find_game("xibalba"), 2, 1, 1)[0]
    fresh = new_sight(network.weights)
    assert all(
        (one == two).all()
        for one, two in zip(told(network, sight, usual, 0, 2), told(network, fresh, usual, 0, 2), strict=True)
    )
    assert (sight == fresh).all()


def walk(name: str, path: str) -> list[Any]:
    """What a network in a file says of some observations, changing from one to the next."""
    network = read_network(path, name)
    sight = new_sight(network.weights)
    found = [told(network, sight, seen, 1, 2) for seen in observations(find_game(name), 2, 5, 6)]
    return [[logits.tolist(), chances.tolist(), points.tolist()] for logits, chances, points in found]


def test_compiled_interpreted_and_threaded_say_the_same(tmp_path: Path) -> None:
    path = str(written_network(tmp_path, "xibalba"))
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import json; from tests.bots.test_network import walk; print(json.dumps(walk('xibalba', {path!r})))",
        ],
        env={**os.environ, "SPIELTISCH_JIT": "0", "PYTHONPATH": os.pathsep.join([str(root), str(root / "src")])},
        capture_output=True,
        text=True,
        check=True,
    )
    here = walk("xibalba", path)
    there = json.loads(done.stdout)
    assert [(row[0], row[2]) for row in there] == [(row[0], row[2]) for row in here]
    assert [row[1] for row in there] == [pytest.approx(row[1], rel=1e-12) for row in here]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda _: walk("xibalba", path), range(4))) == [here] * 4


# --- the file --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_network_is_read_as_it_was_written(name: str, tmp_path: Path) -> None:
    network, path = random_network(name), written_network(tmp_path, name)
    found = read_network(path, name)
    for key, (kind, _) in Network.kinds.items():
        assert getattr(found, key).dtype == kind
        assert (getattr(found, key) == getattr(network, key)).all()
    assert (found.names, found.things, found.about) == (network.names, network.things, network.about)
    assert [*tmp_path.iterdir()] == [path]
    before = path.read_bytes()
    found.write(path)
    assert path.read_bytes() == before


def with_part(path: Path, name: str, value: Any) -> None:
    """A file in which one part is another one."""
    with np.load(path, allow_pickle=False) as file:
        data = {key: file[key] for key in file.files}
    if value is None:
        del data[name]
    else:
        data[name] = value
    with path.open("wb") as file:
        np.savez_compressed(file, **data)


def spoilt() -> list[tuple[str, Any]]:
    """Parts that would make compiled code read or sum up beyond its room, or that are no part of a network."""
    n = random_network("xibalba")
    w1 = n.w1.copy()
    w1[n.default[0], 0] = 1
    return [
        ("w1", None),
        ("w1", w1),
        ("w1", n.w1.astype(np.int32)),
        ("w1", n.w1[:-1]),
        ("b1", np.full_like(n.b1, 2**31 - 1)),
        ("b1", n.b1[:-1]),
        ("w2", np.full_like(n.w2, 2**15 - 1)),
        ("w3", np.full((len(n.w3), 2000), 2047, np.int16)),
        ("b3", n.b3[:-1]),
        ("shift1", np.array(32)),
        ("shift2", np.array(-1)),
        ("slots", n.slots - n.slots.min() - 1),
        ("slots", np.full_like(n.slots, n.slots[0])),
        ("first", n.first + 1),
        ("low", n.high + 1),
        ("high", n.high + 1000),
        ("rows", n.rows - 1),
        ("default", n.default + len(n.w1)),
        ("scales", np.array([1.0, np.nan, 1.0])),
        ("scales", np.ones(4)),
        ("names", np.array(n.names[:-1])),
        ("about", np.array("{")),
        ("format", np.array(2)),
    ]


@pytest.mark.parametrize(("part", "value"), spoilt(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_network_is_refused(part: str, value: Any, tmp_path: Path) -> None:
    path = written_network(tmp_path, "xibalba")
    with_part(path, part, value)
    with pytest.raises(NetworkRefused) as refused:
        read_network(path, "xibalba")
    assert refused.value.code in ("network-broken", "network-number")
    for lang in ("en", "de"):
        assert str(path) in refused.value.message(lang)


def test_what_is_no_network_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.npz"
    with pytest.raises(NetworkRefused, match="no file"):
        read_network(path, "xibalba")
    pickled = io.BytesIO()
    np.savez(pickled, w1=np.array([{}], object))
    whole = written_network(tmp_path, "xibalba").read_bytes()
    for data in (b"", b"nothing", whole[:2000], whole[:-2000], pickled.getvalue()):
        path.write_bytes(data)
        with pytest.raises(NetworkRefused) as refused:
            read_network(path, "xibalba")
        assert refused.value.code == "network-broken"


def test_a_file_that_unpacks_to_too_much_is_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "bomb.npz"
    with (
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open("w1.npy", "w", force_zip64=True) as file,
    ):
        for _ in range(300):
            file.write(bytes(1 << 20))
    with pytest.raises(NetworkRefused, match="size"):
        read_network(path, "xibalba")


def test_a_network_whose_names_do_not_stand_where_it_expects_them_is_refused(tmp_path: Path) -> None:
    network, path = random_network("xibalba"), tmp_path / "x.npz"
    replace(network, names=("luck", *network.names[1:])).write(path)
    with pytest.raises(NetworkRefused, match="luck") as refused:
        read_network(path, "xibalba")
    assert refused.value.code == "network-number"
    replace(network, things=("luck", *network.things[1:])).write(path)
    with pytest.raises(NetworkRefused, match="luck") as refused:
        read_network(path, "xibalba")
    assert refused.value.code == "network-thing"
    with pytest.raises(NetworkRefused, match="wutaki"):
        read_network(written_network(tmp_path, "xibalba"), "wutaki")


def test_a_network_may_be_blind_to_fields() -> None:
    """Whatever stands there, it takes it for what it usually is."""
    network = random_network("xibalba")
    field = network.names[5].partition("[")[0]
    blind = network.blind_to([field])
    hidden = [k for k, name in enumerate(network.names) if name.partition("[")[0] == field]
    seen = observations(find_game("xibalba"), 2, 9, 1)[0]
    other = seen.copy()
    other[network.slots[hidden]] = network.low[hidden] + 1 - (seen[network.slots[hidden]] > network.low[hidden])
    other[network.slots[hidden]] += 50
    told_here, told_there = (told(blind, new_sight(blind.weights), one, 0, 2) for one in (seen, other))
    assert all((one == two).all() for one, two in zip(told_here, told_there, strict=True))
    assert (
        told(network, new_sight(network.weights), seen, 0, 2)[0]
        != told(network, new_sight(network.weights), other, 0, 2)[0]
    ).any()


def test_networks_that_come_with_games_fit_them_and_are_small() -> None:
    for game in shelf():
        if has_network(game):
            assert network_file(game).stat().st_size <= 4_000_000
            assert json.loads(read_network(network_file(game), game).about)
