"""Short games for tests of the arena, and what to look at in them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from spieltisch.arena.playing import play
from spieltisch.arena.series import Piece, Series
from spieltisch.core.events import event_buffer
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.games import find_game
from spieltisch.table.chance import pick_from, seeded_stream

SHORT = {"threshold": 5}  # games of Xibalba that are over soon


def played_by(series: Series, jobs: int = 1, out: Path | None = None) -> list[Any]:
    """The pieces of one series."""
    return [played for _, played in play([series], jobs, out)]


def contents(folder: Path) -> dict[str, pa.Table]:
    """All tables that depend on nothing but the setting.

    Their bytes do not: pyarrow leaves a few that mean nothing unset. A file that was being written when its process
    was killed begins with a dot and is no result.
    """
    return {
        file.relative_to(folder).as_posix(): pq.read_table(file)
        for table in ("games", "players")
        for file in sorted((folder / table).glob("[!.]*"))
    }


def questions(series: Series, log: Any) -> Iterator[tuple[int, list[int], int]]:
    """Replay a log: who was asked, what was possible, what was answered. Ends where the game is over."""
    game, box = find_game(series.game), series.open_box()
    s, events, out = game.blank_state(), event_buffer(), game.option_buffer()
    n = game.new_game(box.record, s, events, out)
    for thing in log.tolist():
        yield game.to_move(box.record, s), out[:n].tolist(), thing
        events[0, 0] = 0
        n = game.answer(box.record, s, thing, events, out)
    assert game.to_move(box.record, s) == OVER


def chance_answers_from(series: Series, log: Any, number: int) -> bool:
    """Are all answers of chance in a log those of the stream with this number?"""
    stream = seeded_stream(series.seed, number)
    asked = [(possible, thing) for seat, possible, thing in questions(series, log) if seat == CHANCE]
    return all(possible[pick_from(stream, len(possible))] == thing for possible, thing in asked)


def only_piece(series: Series) -> Piece:
    """A whole series as one piece."""
    return Piece(series, 0, 0, series.games)
