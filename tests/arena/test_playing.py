"""Games of the arena: the same whoever plays them, kept when something happens, gone on with, never mixed."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from spieltisch.arena.errors import NotAnArenaFolder, PlayerAtFault, ProcessLost, SettingChanged
from spieltisch.arena.keeping import open_folder, read
from spieltisch.arena.played import Played
from spieltisch.arena.playing import play, play_piece
from spieltisch.arena.pool import in_order
from spieltisch.arena.series import Series, pieces_of, rotated
from spieltisch.bots.minds import UnknownPlayer
from spieltisch.core.drivers import DIGEST
from spieltisch.core.game import Bench
from spieltisch.games import find_game
from tests.arena.kit import SHORT, contents, only_piece, played_by, questions

WHO = [("random", "random"), ("thumb", "random", "thumb"), ("search@4", "thumb")]


def series_of(who: tuple[str, ...], games: int = 12, seed: int = 3, logs: bool = True) -> Series:
    return rotated("xibalba", SHORT, None, seed, who, games, logs)


@pytest.mark.parametrize("who", WHO, ids="-".join)
def test_the_number_of_processes_does_not_matter(who: tuple[str, ...], tmp_path: Path) -> None:
    for jobs in (1, 2):
        played_by(series_of(who), jobs, tmp_path / str(jobs))
    one, two = contents(tmp_path / "1"), contents(tmp_path / "2")
    assert one == two
    assert len(one) >= 12  # several pieces, so that there was something to share


@pytest.mark.parametrize("who", WHO, ids="-".join)
def test_a_log_is_the_game(who: tuple[str, ...]) -> None:
    series = series_of(who, 3)
    played = play_piece(only_piece(series))
    for i, log in enumerate(played.logs()):
        asked = [0] * series.players
        for seat, possible, thing in questions(series, log):
            assert thing in possible
            if seat >= 0:
                asked[seat] += 1
        assert len(log) == played.answers[i]
        assert sum(asked) == played.decisions[i]
        if played.asked is not None:
            assert asked == played.asked[i].tolist()
            assert (played.moves[i] <= played.asked[i]).all()
        assert played.places[i].min() == 1
        assert played.points[i][played.places[i] == 1].min() == played.points[i].max()


def test_games_without_logs_are_the_same_games() -> None:
    for who in WHO:
        with_logs, without = (play_piece(only_piece(series_of(who, 3, logs=logs))) for logs in (True, False))
        assert (with_logs.digest == without.digest).all()
        assert len(without.log) == 0


def test_random_games_are_those_of_the_core() -> None:
    series = series_of(("random",) * 3)
    rows = Bench.of(find_game("xibalba")).play_many(series.open_box(), 3, 0, 12)
    assert np.concatenate([played.digest for played in played_by(series)]).tolist() == rows[:, DIGEST].tolist()


def test_seats_rotate_and_times_are_measured() -> None:
    series = series_of(("search@4", "thumb", "random"), 4)
    played = play_piece(only_piece(series))
    assert played.seating.tolist() == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    searching = played.seating == 0
    assert (played.longest_move >= played.longest).all()
    assert (played.seconds >= played.longest_move).all()
    assert played.seconds[searching].mean() > 5 * played.seconds[~searching].mean()


def test_a_player_who_sits_down_again_remembers_nothing() -> None:
    """The third game is the same whether two were played before in this process or none."""
    series = series_of(("search@4", "thumb"), 3)
    together = play_piece(only_piece(series))
    pieces = list(pieces_of([series]))
    assert [piece.count for piece in pieces] == [1, 1, 1]
    assert play_piece(pieces[2]).digest[0] == together.digest[2]


# --- folders ---------------------------------------------------------------------------------------------------------

KILLED = """
import os, signal, sys
from pathlib import Path
from spieltisch.arena.playing import play
from tests.arena.test_playing import series_of

if __name__ == "__main__":
    who, jobs, out, end = tuple(sys.argv[1].split(",")), int(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4])
    for number, _ in enumerate(play([series_of(who)], jobs, out)):
        if number == 3:
            os.kill(os.getpid(), end)
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("who", WHO[1:], ids="-".join)
def test_killed_in_the_middle_it_goes_on_where_it_was(who: tuple[str, ...], jobs: int, tmp_path: Path) -> None:
    script, out = tmp_path / "killed.py", tmp_path / "out"
    script.write_text(KILLED, "utf-8")
    root = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    line = [sys.executable, str(script), ",".join(who), str(jobs), str(out), str(int(signal.SIGKILL))]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": paths}, cwd=root, check=False)
    assert done.returncode == -signal.SIGKILL
    series = series_of(who)
    whole = open_folder([series], out).done()  # of a piece that was just being written some files may be missing
    assert len(whole) > 3
    before = {file: file.stat().st_mtime_ns for file in (out / "games").iterdir() if file.stem in whole}
    again = played_by(series, 1, out)
    assert sum(map(len, again)) == 12
    assert all(file.stat().st_mtime_ns == time for file, time in before.items())  # nothing was played twice
    played_by(series, 1, tmp_path / "whole")
    assert contents(out) == contents(tmp_path / "whole")


def test_what_was_read_is_what_was_played(tmp_path: Path) -> None:
    for who in WHO:
        series, out = series_of(who, 5), tmp_path / "-".join(who)
        fresh = played_by(series)
        played_by(series, 1, out)
        found = list(read(out))
        assert [piece.series.names for piece, _ in found] == [series.names] * len(fresh)
        for one, (_, other) in zip(fresh, found, strict=True):
            same(one, other)


def same(one: Played, other: Played) -> None:
    for field in ("seating", "points", "places", "decisions", "answers", "digest", "unfinished", "log", "ends"):
        assert getattr(one, field).tolist() == getattr(other, field).tolist(), field
    if one.asked is None:
        assert other.asked is None
    else:
        assert (one.asked.tolist(), one.moves.tolist()) == (other.asked.tolist(), other.moves.tolist())


def test_the_columns_say_who_won(tmp_path: Path) -> None:
    played_by(series_of(("thumb", "random"), 10, logs=False), 1, tmp_path / "out")
    games, players = pq.read_table(tmp_path / "out" / "games"), pq.read_table(tmp_path / "out" / "players")
    assert games["game"].to_pylist() == list(range(10))
    assert "log" not in games.column_names
    assert players["player"].to_pylist()[:4] == ["thumb", "random", "random", "thumb"]
    assert players["seat"].to_pylist()[:4] == [1, 2, 1, 2]
    assert sum(players["win"].to_pylist()) == 10
    won = [player for player, win in zip(players["player"].to_pylist(), players["win"].to_pylist(), strict=True) if win]
    assert won.count("thumb") >= 8


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (series_of(("thumb", "random"), seed=4), "seed: 3 → 4"),
        (series_of(("thumb", "random"), games=13), "games: 12 → 13"),
        (series_of(("random", "thumb")), 'who.0: "thumb" → "random"'),
        (rotated("xibalba", {"threshold": 6}, None, 3, ("thumb", "random"), 12, True), "threshold: 5 → 6"),
    ],
)
def test_another_setting_is_refused(changed: Series, named: str, tmp_path: Path) -> None:
    played_by(series_of(("thumb", "random")), 1, tmp_path / "out")
    before = contents(tmp_path / "out")
    with pytest.raises(SettingChanged) as refused:
        played_by(changed, 1, tmp_path / "out")
    assert named in refused.value.message("en")
    assert "anderen Einstellung" in refused.value.message("de")
    assert contents(tmp_path / "out") == before


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")
    with pytest.raises(NotAnArenaFolder, match="something else"):
        played_by(series_of(("random", "random")), 1, tmp_path)
    with pytest.raises(NotAnArenaFolder, match="no games"):
        list(read(tmp_path))
    (tmp_path / "setting.json").write_text("{}", "utf-8")
    with pytest.raises(NotAnArenaFolder, match="no games"):
        played_by(series_of(("random", "random")), 1, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"letter.txt", "setting.json"}


# --- processes -------------------------------------------------------------------------------------------------------


def test_whoever_stops_taking_results_ends_the_processes() -> None:
    work = play([series_of(("thumb", "random"), 400)], 2)
    next(work)
    assert len(active_children()) == 2
    work.close()
    assert active_children() == []


def test_results_come_in_order_and_mistakes_come_through() -> None:
    assert list(in_order(abs, range(-30, 0), 2)) == list(range(30, 0, -1))
    with pytest.raises(PlayerAtFault, match="game 7"):
        list(in_order(_at_fault, range(10), 2))


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(ProcessLost, match="unexpectedly"):
        list(in_order(os._exit, range(10), 2))


def _at_fault(number: int) -> int:
    if number == 7:
        raise PlayerAtFault("player-at-fault", game=number)
    return number


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="genius"):
        played_by(series_of(("genius", "thumb")))


def test_a_series_begun_under_a_former_fingerprint_goes_on(tmp_path: Path) -> None:
    """The values are the same; the folder keeps the name under which it was begun, and no other one will do."""
    series, out = series_of(("random", "random"), 8), tmp_path / "out"
    played_by(series, 1, out)
    fresh = contents(out)
    setting = out / "setting.json"
    present = series.data()["pack"]["hash"]
    former = next(iter(series.open_box().pack.former))
    begun = setting.read_text("utf-8").replace(present, former)
    setting.write_text(begun, "utf-8")
    next((out / "games").iterdir()).unlink()
    played_by(series, 1, out)
    assert contents(out) == fresh
    assert setting.read_text("utf-8") == begun
    assert len(list(read(out))) == len(list(pieces_of([series])))
    setting.write_text(begun.replace(former, "0" * 64), "utf-8")
    with pytest.raises(SettingChanged):
        played_by(series, 1, out)
    with pytest.raises(SettingChanged):
        list(read(out))
