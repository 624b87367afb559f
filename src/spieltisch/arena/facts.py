"""Facts of games that were played: four tables of columns, for games, players, cards and uses.

They come from logs alone (`logs.py`), so that games of any players give the same facts. `docs/guide/arena.md` explains
every column; those that belong to one game stand in its own `facts.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np

from ..core.game import Box, Game
from ..core.stack import OVER
from ..games import find_game
from .drama import drama
from .logs import Array, Logs, Told, tell
from .played import Played
from .series import Piece
from .subjects import Columns, Counts, subject_of

TABLES = ("games", "players", "cards", "uses")
ROUNDS = 12  # that uses are counted in one by one
AT_ONCE = 50  # games whose events are held in memory together


@dataclass(frozen=True)
class Facts:
    """The four tables. Cards and uses are sparse: a row stands for something that happened."""

    games: Columns
    players: Columns
    cards: Columns
    uses: Columns

    def table(self, name: str) -> Columns:
        """One of the tables."""
        return cast(Columns, getattr(self, name))


def tally(shape: tuple[int, ...], *index: Array, weight: Array | int = 1) -> Array:
    """How often each place of an array is pointed at, or the sum of weights there."""
    flat = np.ravel_multi_index(index, shape) if len(index[0]) else np.zeros(0, np.int64)
    weights = np.broadcast_to(np.asarray(weight, float), flat.shape)
    return np.bincount(flat, weights, int(np.prod(shape))).reshape(shape).astype(np.int32)


def facts_of(game: Game, box: Box, logs: Logs, who: Array) -> Facts:
    """The facts of some games; `who` says for each game and seat which player sat there, as a number."""
    parts = []
    for start in range(0, logs.games, AT_ONCE):
        stop = min(start + AT_ONCE, logs.games)
        first, last = int(logs.ends[start]), int(logs.ends[stop])
        some = Logs(logs.first + start, logs.log[first:last], logs.ends[start : stop + 1] - first)
        parts.append(_facts(game, tell(game, box, some), who[start:stop]))
    return joined(parts)


def facts_of_played(piece: Piece, played: Played) -> Facts:
    """The facts of games that were played with their logs kept."""
    logs = Logs(played.first, np.asarray(played.log), np.asarray(played.ends))
    return facts_of(find_game(piece.series.game), piece.series.open_box(), logs, np.asarray(played.seating))


def joined(parts: Sequence[Facts]) -> Facts:
    """The facts of several samples of games as one."""
    return Facts(*({key: np.concatenate([getattr(part, name)[key] for part in parts]) for key in
                    getattr(parts[0], name)} for name in TABLES))  # fmt: skip


def _facts(game: Game, told: Told, who: Array) -> Facts:
    own = subject_of(game.name).counts
    points, places = _standing(game, told)
    over = np.array([game.to_move(told.box.record, s) == OVER for s in told.states], bool)
    starter = own.starters(told)
    numbers = told.first + np.arange(told.games)
    return Facts(
        _of_games(told, own, numbers, points, places, starter, over),
        _of_players(told, own, numbers, points, places, starter, over, who),
        _sparse(numbers, "card", own.of_cards(told)),
        _sparse(numbers, "use", _with_rounds(told, own, own.of_uses(told))),
    )


def _standing(game: Game, told: Told) -> tuple[Array, Array]:
    most = max(game.seats)
    out = np.zeros((told.games, 2 * most), np.int64)
    for number in range(told.games):
        game.standing(told.box.record, told.states[number], out[number])
    return out[:, : told.box.players], out[:, most : most + told.box.players]


def shares(places: Array, over: Array) -> Array:
    """The share of the win of each seat: those on the first place share it."""
    won = (places == 1) & over[:, None]
    return np.asarray(won / np.maximum(won.sum(axis=1), 1)[:, None])


def _of_games(
    told: Told, own: Counts, numbers: Array, points: Array, places: Array, starter: Array, over: Array
) -> Columns:
    decided = np.bincount(told.questions[told.asked, 0], minlength=told.games)
    ranked = np.sort(points, axis=1)
    return {
        "game": numbers.astype(np.int64),
        "answers": np.bincount(told.questions[:, 0], minlength=told.games).astype(np.int32),
        "decisions": decided.astype(np.int32),
        "finished": over,
        "starter": starter.astype(np.int8),
        "winners": (places == 1).sum(axis=1).astype(np.int8),
        "most_points": ranked[:, -1].astype(np.int16),
        "margin": (ranked[:, -1] - ranked[:, -2:][:, 0]).astype(np.int16),
        **drama(told, points, places),
        **own.of_games(told),
    }


def _of_players(
    told: Told, own: Counts, numbers: Array, points: Array, places: Array, starter: Array, over: Array, who: Array
) -> Columns:
    seats = told.box.players
    seat = np.tile(np.arange(seats), told.games)
    return {
        "game": np.repeat(numbers, seats).astype(np.int64),
        "seat": seat.astype(np.int8),
        "turn_order": ((seat - np.repeat(starter, seats)) % seats).astype(np.int8),
        "who": who[:, :seats].reshape(-1).astype(np.int8),
        "points": points.reshape(-1).astype(np.int16),
        "place": places.reshape(-1).astype(np.int8),
        "win": shares(places, over).reshape(-1).astype(np.float32),
        **{key: column[:, :seats].reshape(-1) for key, column in own.of_players(told).items()},
    }


def _with_rounds(told: Told, own: Counts, counts: Columns) -> Columns:
    """The uses of each round beside those of the whole game, and what each seat did first of all.

    The last column of rounds is for that round and all later ones.
    """
    if own.used_when is None:
        return counts
    shape = next(iter(counts.values())).shape
    game, seat, use, when = own.used_when(told)
    last = np.clip(when, 1, ROUNDS)
    for number in range(1, ROUNDS + 1):
        rows = last == number
        counts[f"round_{number}"] = tally(shape, game[rows], seat[rows], use[rows])
    _, first = np.unique(game * shape[1] + seat, return_index=True)
    counts["first"] = tally(shape, game[first], seat[first], use[first])
    return counts


def _sparse(numbers: Array, about: str, counts: Columns) -> Columns:
    """Rows of all (game, seat, thing) of which anything was counted. Seat -1 is nobody."""
    if not counts:
        return {"game": np.zeros(0, np.int64), "seat": np.zeros(0, np.int8), about: np.zeros(0, np.int16)}
    some = np.zeros_like(next(iter(counts.values())), bool)
    for column in counts.values():
        some |= column != 0
    game, seat, thing = np.nonzero(some)
    seats = some.shape[1] - 1
    return {
        "game": numbers[game].astype(np.int64),
        "seat": np.where(seat == seats, -1, seat).astype(np.int8),
        about: thing.astype(np.int16),
        **{key: column[some].astype(np.int16) for key, column in counts.items()},
    }
