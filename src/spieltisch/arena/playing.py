"""Whole games by anybody at the table: in pieces, in as many processes as you like, always with the same result.

Random players are driven by the core, random players and rules of thumb by a compiled driver of whole games
(`bots/drivers.py`), everybody else by the loop in `thinking.py`. Chance has a stream of its own in all games with a
player who is not random: what somebody thinks does not change what is drawn.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from time import thread_time
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import __version__
from ..bots.drivers import ILLEGAL, PER_SEAT, STANDING
from ..bots.players import KINDS, Tables, find_players, seated
from ..bots.sitting import made_of
from ..bots.versions import compiled_hash, files_of, rules_hash
from ..core import drivers
from ..core.game import Bench
from ..core.streams import new_stream
from ..games import find_game
from .errors import PlayerAtFault
from .played import Played, log_of
from .pool import Engine, in_order
from .series import Piece, Series, pieces_of

if TYPE_CHECKING:
    from .thinking import Thinkers

_NO_LOG = np.zeros(0, np.int16)


def play(series: Sequence[Series], engine: Engine | int = 1, out: Path | None = None) -> Iterator[tuple[Piece, Played]]:
    """All games of some series, piece by piece in their order.

    A number as engine stands for so many processes. With a folder, pieces that are done lie there, are not played
    again, and come without their logs.
    """
    series = [one.with_these_cards() for one in series]
    if out is not None:
        from .keeping import play_into  # here, because its tables are an extra (`spieltisch[arena]`)

        yield from play_into(series, engine, out)
        return
    pieces = list(pieces_of(series))
    yield from zip(pieces, in_order(play_piece, pieces, engine), strict=True)


def done_in(series: Sequence[Series], out: Path | None) -> int:
    """How many games of some series lie in a folder already."""
    if out is None:
        return 0
    from .keeping import open_folder

    done = open_folder(series, out).done()
    return sum(piece.count for piece in pieces_of(series) if piece.name in done)


def prepare(series: Sequence[Series]) -> None:
    """Compile or load what the games need, so that neither the clock nor each process has to."""
    for one in series:
        if one.compiled:
            play_piece(Piece(one, 0, 0, 1))
        else:
            _thinkers().prepare(one)


def rules_of(series: Sequence[Series]) -> dict[str, str]:
    """Of what the rules are made, by game."""
    return {one.game: rules_hash(one.game) for one in series}


def versions(series: Sequence[Series]) -> dict[str, Any]:
    """Of what rules and players are made: others would play other games, so this is part of a setting."""
    bots = {one.game: compiled_hash(one.game) for one in series if not one.only_random}
    thinking = {one.game: files_of(one.game) for one in series if not one.compiled}
    outside = made_of(sorted({name for one in series for name in one.names}))
    others = {"players": outside} if outside else {}
    return {"version": __version__, "rules": rules_of(series), "bots": bots | thinking, **others}


def play_piece(piece: Piece) -> Played:
    """The games of a piece, played here."""
    if piece.series.only_random:
        return _play_random(piece)
    if piece.series.compiled:
        return _play_compiled(piece)
    return _thinkers().play(piece)


@cache
def _thinkers() -> "Thinkers":
    """One for each process: players who think may hold much memory."""
    from .thinking import Thinkers  # here, because most games do without them and their machine code

    return Thinkers()


@cache
def _bench(game: str) -> Bench:
    return Bench.of(find_game(game))


@cache
def _tables(game: str) -> Tables:
    return Tables(find_players(game))


def _play_random(piece: Piece) -> Played:
    """Nobody but random players: the driver of the core, whose players and chance have one stream."""
    series, start = piece.series, thread_time()
    rows = _bench(series.game).play_many(series.open_box(), series.seed, piece.first, piece.count)
    seconds = thread_time() - start
    return _told_by(rows, drivers.STANDING, 2, piece, seconds, _random_logs(piece) if series.logs else [])


def _random_logs(piece: Piece) -> list[Any]:
    """The same games once more, by the driver that writes down what was answered."""
    series, bench = piece.series, _bench(piece.series.game)
    box, game = series.open_box(), bench.game
    room, logs = np.zeros(game.longest, np.int16), []
    for number in range(piece.first, piece.first + piece.count):
        stream = new_stream(series.seed, number)
        answers = game.drivers.play_logged(box.record, game.blank_state(), stream, bench.events, bench.out, room)
        logs.append(room[:answers].copy())
    return logs


def _play_compiled(piece: Piece) -> Played:
    """Random players and rules of thumb: whole games without Python in between."""
    series, tables = piece.series, _tables(piece.series.game)
    box, seating = series.open_box(), series.seating(piece.first, piece.count)
    kinds = np.array([KINDS[name] for name in series.names], np.int64)[seating]
    numbers = np.arange(piece.first, piece.first + piece.count)
    rows_of_tables = seated(kinds, 2 * series.chance(piece.first, piece.count), 2 * numbers + 1)
    start, logs = thread_time(), list[Any]()
    if series.logs:
        rows, logs = tables.play_logged(box, series.seed, rows_of_tables)
    else:
        rows = tables.play(box, series.seed, rows_of_tables)
    if rows[:, ILLEGAL].any():
        raise PlayerAtFault("player-at-fault", game=piece.first + int(rows[:, ILLEGAL].argmax()))
    return _told_by(rows, STANDING, PER_SEAT, piece, thread_time() - start, logs)


def _told_by(rows: Any, standing: int, parts: int, piece: Piece, seconds: float, logs: Sequence[Any]) -> Played:
    """Whole games as a driver tells them: from column `standing` on there are some parts with a column for each seat.

    The time of whole games, rules and dice included, is shared out by answers: single ones are not measured.
    """
    by_seat = np.split(rows[:, standing:], parts, axis=1)
    points, places, *counted = (part[:, : piece.series.players].astype(np.int32) for part in by_seat)
    asked, moves = counted or (None, None)
    shares = np.ones(points.shape) if asked is None else asked
    shared = shares * (seconds / max(shares.sum(), 1))
    log, ends = log_of(logs or [_NO_LOG] * piece.count)
    return Played(
        first=piece.first,
        seating=piece.series.seating(piece.first, piece.count),
        points=points,
        places=places.astype(np.int8),
        decisions=rows[:, drivers.DECISIONS].astype(np.int32),
        answers=rows[:, drivers.ANSWERS].astype(np.int32),
        digest=rows[:, drivers.DIGEST],
        unfinished=rows[:, drivers.UNFINISHED] > 0,
        asked=asked,
        moves=moves,
        seconds=shared,
        longest=np.full_like(shared, np.nan),
        longest_move=np.full_like(shared, np.nan),
        log=log,
        ends=ends,
    )
