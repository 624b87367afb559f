"""Engines: who does the work makes no difference. Ray itself is tried by `scripts/ray-check`."""

import pickle
import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from spieltisch.arena.dataset import write
from spieltisch.arena.errors import OtherVersion
from spieltisch.arena.gathering import gather
from spieltisch.arena.on_ray import _do, _need_answer, fingerprint
from spieltisch.arena.playing import play
from spieltisch.arena.report import series_of
from spieltisch.arena.series import rotated
from tests.arena.kit import SHORT, contents


class Elsewhere:
    """Works as machines do that share nothing with us: pieces and results travel, and come back in any order."""

    name = "elsewhere"

    def jobs(self) -> int:
        return 3

    def in_order(
        self, work: Callable[[Any], Any], keep: Callable[[Any, Any], Any], pieces: Sequence[Any]
    ) -> Iterator[Any]:
        there = {}
        for number, piece in reversed(list(enumerate(pieces))):
            work_there, piece_there = pickle.loads(pickle.dumps((work, piece)))
            there[number] = keep(piece, pickle.loads(pickle.dumps(work_there(piece_there))))
        yield from (there[number] for number in range(len(pieces)))


def tables(folder: Path) -> dict[str, Any]:
    return {file.relative_to(folder).as_posix(): pq.read_table(file) for file in sorted(folder.rglob("[!.]*.parquet"))}


def test_games_kept_in_a_folder_are_the_same(tmp_path: Path) -> None:
    series = rotated("xibalba", SHORT, None, 3, ("thumb", "random"), 12, True)
    here = list(play([series], 1, tmp_path / "here"))
    there = list(play([series], Elsewhere(), tmp_path / "there"))
    assert [played.digest.tolist() for _, played in here] == [played.digest.tolist() for _, played in there]
    assert contents(tmp_path / "here") == contents(tmp_path / "there")
    assert len(contents(tmp_path / "there")) == 24


def test_facts_are_the_same(tmp_path: Path) -> None:
    series = series_of("xibalba", "random", 4, [2], 1, None, {})
    totals = [sum(gather(series, tmp_path / name, engine)) for name, engine in (("one", 1), ("two", Elsewhere()))]
    assert totals[0] == totals[1] > 0
    assert tables(tmp_path / "one") == tables(tmp_path / "two") != {}


def test_decisions_are_the_same(tmp_path: Path) -> None:
    series = rotated("xibalba", SHORT, None, 3, ("thumb", "random"), 2, True)
    for name, engine in (("one", 1), ("two", Elsewhere())):
        assert sum(write(series, engine, tmp_path / name)) == 2
    assert tables(tmp_path / "one") == tables(tmp_path / "two") != {}


def test_another_version_plays_nothing() -> None:
    assert _do(abs, -3, "xibalba", fingerprint("xibalba")) == 3
    with pytest.raises(OtherVersion, match="another version"):
        _do(abs, -3, "xibalba", fingerprint("wutaki") + "?")


def test_a_cluster_that_is_not_there_is_noticed_at_once() -> None:
    with socket.socket() as taken:  # nobody listens at this port, and nobody else gets it
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(ConnectionRefusedError):
            _need_answer(f"127.0.0.1:{taken.getsockname()[1]}")
    for elsewhere in (None, "auto"):
        _need_answer(elsewhere)  # Ray knows where these are
