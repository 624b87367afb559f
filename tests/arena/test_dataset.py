"""Games as data for learners: every row is what its seat knew, could do and did."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from spieltisch.arena.dataset import decisions_of, write
from spieltisch.arena.playing import play_piece
from spieltisch.arena.series import Piece, Series, rotated
from spieltisch.core.events import event_buffer
from spieltisch.core.stack import CHANCE
from spieltisch.games import find_game
from spieltisch.table.chance import seeded_stream

GAMES = ("wutaki", "xibalba")
EVENTS = event_buffer()  # nobody listens; as large as at a table, for which the rules are compiled already


def some(game: str, games: int = 3, who: tuple[str, ...] = ("thumb", "random")) -> Series:
    return rotated(game, {}, None, 5, who, games, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_what_a_seat_sees_may_do_and_does(game: str) -> None:
    series = some(game)
    piece = Piece(series, 0, 1, 2)
    played = play_piece(piece)
    rows = decisions_of(piece, played).to_pylist()
    rules, box = find_game(game), series.open_box().record
    seen, out, found = np.zeros(rules.observation, np.float32), rules.option_buffer(), iter(rows)
    for number, log in enumerate(played.logs(), 1):
        s, mine = rules.blank_state(), []
        rules.new_game(box, s, EVENTS, out)
        for place, thing in enumerate(log):
            n, mover = rules.options(box, s, out), rules.to_move(box, s)
            if mover != CHANCE and n > 1:
                row = next(found)
                mine.append(row)
                assert (row["game"], row["number"], row["seat"], row["answer"]) == (number, place, mover, thing)
                assert row["options"] == out[:n].tolist()
                rules.observe(box, s, mover, seen)
                assert row["observation"] == seen.tolist()
            EVENTS[0, 0] = 0
            rules.rules.answer(box, s, int(thing), EVENTS, out)
        for reward in ("win", "rank", "margin", "points"):
            worth = rules.returns(box, s, reward)
            assert all(row[f"return_{reward}"] == worth[row["seat"]] for row in mine)
    assert next(found, None) is None


def test_another_world_that_a_seat_cannot_tell_apart_gives_the_same_row() -> None:
    series = some("wutaki", who=("thumb", "thumb"))
    piece = Piece(series, 0, 0, 1)
    played = play_piece(piece)
    (log,), rows = played.logs(), {row["number"]: row for row in decisions_of(piece, played).to_pylist()}
    rules, box = find_game("wutaki"), series.open_box().record
    s, out = rules.blank_state(), rules.option_buffer()
    seen, changed = np.zeros(rules.observation, np.float32), 0
    rules.new_game(box, s, EVENTS, out)
    for place, thing in enumerate(log):
        if place in rows and place % 7 == 0:
            other = s.copy()
            rules.resample(box, other, rows[place]["seat"], seeded_stream(place))
            changed += other.tobytes() != s.tobytes()
            rules.observe(box, other, rows[place]["seat"], seen)
            assert rows[place]["observation"] == seen.tolist()
        EVENTS[0, 0] = 0
        rules.rules.answer(box, s, int(thing), EVENTS, out)
    assert changed > 5


def test_the_folder_is_read_without_us_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    series = replace(some("xibalba", 3), games=3)
    assert sum(write(series, 1, tmp_path / "data")) == 3
    about = json.loads((tmp_path / "data" / "dataset.json").read_text("utf-8"))
    table = pq.read_table(tmp_path / "data" / "decisions")
    game = find_game("xibalba")
    assert sorted(set(table["game"].to_pylist())) == [0, 1, 2]
    assert table.schema.names == list(about["columns"])
    assert sum(field["size"] for field in about["observation"]) == table["observation"].type.list_size
    assert about["actions"] == list(game.action_names())
    assert "pl.read_parquet" in (tmp_path / "data" / "README.md").read_text("utf-8")
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "data" / "decisions").iterdir()}
    assert list(write(series, 1, tmp_path / "data")) == [3]  # nothing is played again
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert json.loads((tmp_path / "data" / "dataset.json").read_text("utf-8"))["sha256"] == about["sha256"]
