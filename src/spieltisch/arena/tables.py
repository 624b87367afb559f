"""Games that were played, as the columns of Parquet files.

`games` has one row per game, `players` one row per seat of each game, `times` the same with what was measured. Apart
from `times`, tables depend on the setting alone, value by value, unless a player has a budget of time.
"""

from typing import Any

import numpy as np
import pyarrow as pa

from ..bots.outsiders import FAULTS
from .played import BY_GAME, Played, log_of
from .series import Piece

TABLES = ("times", "players", "games")


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
