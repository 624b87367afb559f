"""Games that were played, as arrays and as columns of Parquet files.

`games` has one row per game, `players` one row per seat of each game, `times` the same with what was measured. Apart
from `times`, tables depend on the setting alone, value by value, unless a player has a budget of time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as changed
from typing import Any

import numpy as np
import pyarrow as pa

from ..bots.outsiders import FAULTS
from .series import Piece

TABLES = ("times", "players", "games")
BY_GAME = ("decisions", "answers", "digest", "unfinished")


@dataclass(frozen=True)
class Played:
    """Some games, one row each in the order of their numbers; columns of seats where there are two dimensions."""

    first: int  # number of the first game
    seating: Any  # int8[games, players]: who sat where, as numbers into the names of the series
    points: Any  # int32[games, players]
    places: Any  # int8[games, players]
    decisions: Any  # int32[games]: answers of seats
    answers: Any  # int32[games]: all answers, those of chance included
    digest: Any  # int64[games]: of all answers
    unfinished: Any  # bool[games]
    asked: Any  # int32[games, players]: answers of each seat; None where nobody but random players sat
    moves: Any  # int32[games, players]: moves of each seat, all that it answers in a row; None as above
    seconds: Any  # float64[games, players]: processor time of each seat
    longest: Any  # float64[games, players]: its longest answer; NaN where single answers are not measured
    longest_move: Any  # float64[games, players]: the same for moves
    log: Any  # int16: all answers, one game after the other
    ends: Any  # int64[games + 1]: where games begin and end in `log`; zeros where logs are not kept
    faults: Any = None  # int32[games, players, FAULTS]: answers forfeited by players of somebody else, if there are any

    def __len__(self) -> int:
        return len(self.places)

    def logs(self) -> Iterator[Any]:
        """All answers of each game."""
        for i in range(len(self)):
            yield self.log[self.ends[i] : self.ends[i + 1]]

    def without_log(self) -> "Played":
        """The same games, told in fewer bytes."""
        return changed(self, log=np.zeros(0, np.int16), ends=np.zeros(len(self) + 1, np.int64))

    def wins(self) -> Any:
        """Which share of the win each seat has; nobody wins a game that was not finished."""
        won = (self.places == 1) & ~self.unfinished[:, None]
        return won / np.maximum(won.sum(axis=1), 1)[:, None]


def log_of(answers: Sequence[Any]) -> tuple[Any, Any]:
    """Logs of single games as `log` and `ends`."""
    ends = np.zeros(len(answers) + 1, np.int64)
    np.cumsum([len(log) for log in answers], out=ends[1:])
    return np.concatenate([np.zeros(0, np.int16), *answers]), ends


def tables_of(piece: Piece, played: Played) -> dict[str, pa.Table]:
    """The columns of files."""
    series, games, seats = piece.series, len(played), piece.series.players
    numbers = np.arange(played.first, played.first + games)
    by_seat = {
        "series": np.full(games * seats, piece.number, np.int16),
        "game": np.repeat(numbers, seats),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.int8), games),
    }
    columns: dict[str, Any] = {
        "series": np.full(games, piece.number, np.int16),
        "game": numbers,
        "players": np.full(games, seats, np.int8),
        "chance": series.chance(played.first, games),
        **{column: getattr(played, column) for column in BY_GAME},
    }
    if series.logs:
        columns["log"] = pa.ListArray.from_arrays(pa.array(played.ends, pa.int32()), pa.array(played.log))
    who = pa.DictionaryArray.from_arrays(played.seating.ravel(), pa.array(series.names))
    own = {
        "player": who,
        "points": played.points.ravel(),
        "place": played.places.ravel(),
        "win": played.wins().ravel(),
        "answers": _counted(played.asked, games * seats),
        "moves": _counted(played.moves, games * seats),
    }
    if played.faults is not None:
        own |= {kind: played.faults[:, :, number].ravel() for number, kind in enumerate(FAULTS)}
    times = {
        "seconds": played.seconds.ravel(),
        "longest": pa.array(played.longest.ravel(), from_pandas=True),
        "longest_move": pa.array(played.longest_move.ravel(), from_pandas=True),
    }
    return {
        "games": pa.table(columns),
        "players": pa.table(by_seat | own),
        "times": pa.table(by_seat | times),
    }


def _counted(numbers: Any, rows: int) -> Any:
    return pa.nulls(rows, pa.int32()) if numbers is None else numbers.ravel()


def played_of(piece: Piece, games: pa.Table, players: pa.Table, times: pa.Table) -> Played:
    """The games of such columns."""
    series, rows = piece.series, games.num_rows

    def by_seat(table: pa.Table, column: str) -> Any:
        return table[column].to_numpy().reshape(rows, series.players)

    if "log" in games.column_names:
        log, ends = log_of([np.array(answers, np.int16) for answers in games["log"].to_numpy()])
    else:
        log, ends = np.zeros(0, np.int16), np.zeros(rows + 1, np.int64)
    had_guests = FAULTS[0] in players.column_names
    return Played(
        first=piece.first,
        seating=series.seating(piece.first, piece.count),
        points=by_seat(players, "points"),
        places=by_seat(players, "place"),
        **{column: games[column].to_numpy() for column in BY_GAME},
        asked=None if series.only_random else by_seat(players, "answers"),
        moves=None if series.only_random else by_seat(players, "moves"),
        **{column: by_seat(times, column) for column in ("seconds", "longest", "longest_move")},
        log=log,
        ends=ends,
        faults=np.stack([by_seat(players, kind) for kind in FAULTS], axis=2) if had_guests else None,
    )
