"""The players of a game, and tables at which they play whole games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.events import event_buffer, silent
from ..core.game import Box, Game
from ..core.rule import bind, entry
from ..core.streams import new_stream
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from . import drivers
from .drivers import CHANCE_NUMBER, KINDS_AT, PER_SEAT, PLAYERS_NUMBER, RANDOM, STANDING, THUMB, Desk
from .thumb import has_thumb, thumb_of

KINDS = {"random": RANDOM, "thumb": THUMB}

LOG_ROOM = 1 << 20  # answers; a log is handed over when it might have no room for one more game

Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Log = np.ndarray[tuple[int], np.dtype[np.int16]]


class UnknownKind(ValueError):
    """A kind of player that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown kind of player {name!r}; there are: {', '.join(KINDS)}")
        self.name = name


def kinds_of(game: str) -> set[str]:
    """The kinds of players that answer at once: without rules of thumb it is only the one that does not care."""
    return set(KINDS) if has_thumb(game) else {"random"}


def kind_of(name: str) -> int:
    """The number of a kind of player."""
    if name not in KINDS:
        raise UnknownKind(name)
    return KINDS[name]


def compiled_driver(name: str, driver: Callable[..., Any], *parts: str, **others: Any) -> Any:
    """What plays whole games, bound to the rules of a game, to parts of its players, by name, and to something else."""
    rules, thumb = find_game(name).rules, thumb_of(name)
    meaning = {key: getattr(rules, key) for key in ("new_game", "to_move", "answer", "standing", "observe")}
    return entry(bind(driver, **meaning, **{part: getattr(thumb, part) for part in parts}, **others))


@dataclass(frozen=True)
class Players:
    """What the players of one game are made of."""

    game: Game
    plan: int  # numbers a player needs to think
    choose: Callable[..., int]  # (box, seen, seat, plan, out, n, stream) -> thing; compiled
    play_tables: Callable[..., int]

    def answer(self, kind: int, box: Box, s: Any, stream: Any) -> int:
        """The answer of a player to the question that waits in a state; they get to see what their seat may know."""
        out = self.game.option_buffer()
        n, seat = self.game.options(box.record, s, out), self.game.to_move(box.record, s)
        if kind == RANDOM:
            return int(out[pick_from(stream, n)])
        seen, plan = np.zeros(self.game.observation, np.float32), np.zeros(self.plan)
        self.game.observe(box.record, s, seat, seen)
        return int(self.choose(box.record, seen, seat, plan, out, n, stream))


@cache
def find_players(name: str) -> Players:
    """The players of a game on the shelf."""
    game = find_game(name)
    thumb = thumb_of(name)
    choose = entry(bind(getattr(thumb.choose, "py_func", thumb.choose)))
    return Players(game, thumb.plan, choose, compiled_driver(name, drivers.play_tables, "choose"))


def first_question(game: Game) -> tuple[Box, Any]:
    """A game in which chance has set up the table, for trying something out."""
    box, s, stream = game.open_box(game.seats.start, {}), game.blank_state(), seeded_stream(1)
    out, events = game.option_buffer(), event_buffer()  # not `silent()`, for which the rules are compiled once more
    n = game.new_game(box.record, s, events, out)
    while game.to_move(box.record, s) < 0:  # chance sets up the table
        n = game.rules.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
    return box, s


def seated(kinds: Rows, chance: Any, own: Any) -> Rows:
    """Tables to play at: the kinds of players on their seats, and the numbers of the streams of chance and players."""
    tables = np.zeros((len(kinds), KINDS_AT + kinds.shape[1]), np.int64)
    tables[:, CHANCE_NUMBER], tables[:, PLAYERS_NUMBER], tables[:, KINDS_AT:] = chance, own, kinds
    return tables


def rotated(kinds: Sequence[str], first: int, games: int) -> Rows:
    """Tables of games numbered from `first`: seat i of game g is for `kinds[(i + g) % players]`.

    So everybody sits everywhere; every game has streams of its own.
    """
    numbers = np.arange(first, first + games)
    row = np.array([kind_of(kind) for kind in kinds], np.int64)
    seats = (np.arange(len(row))[None, :] + numbers[:, None]) % len(row)
    return seated(row[seats], 2 * numbers, 2 * numbers + 1)


def new_desk(players: Players, streams: int = 2) -> Desk:
    """Room for the players of a game."""
    game = players.game
    return Desk(
        fresh=np.zeros(1, game.state),
        states=np.zeros(1, game.state),
        streams=np.stack([new_stream(0)] * streams),
        events=silent(),
        out=game.option_buffer(),
        seen=np.zeros(game.observation, np.float32),
        plan=np.zeros(players.plan),
    )


class Tables:
    """Room to play whole games without allocating."""

    def __init__(self, players: Players) -> None:
        self.players, self.desk = players, new_desk(players)
        self.log = np.zeros(LOG_ROOM, np.int16)

    def play(self, box: Box, seed: int, tables: Rows) -> Rows:
        """One game at each table (`seated`): a row of results each (`drivers.py`)."""
        results = self._results(box, tables)
        self._play(box, seed, tables, results, self.log[:0], np.zeros(len(tables), np.int64))
        return results

    def play_logged(self, box: Box, seed: int, tables: Rows) -> tuple[Rows, list[Log]]:
        """The same, and of each game all its answers."""
        results, logs = self._results(box, tables), list[Log]()
        while len(logs) < len(tables):
            done, ends = len(logs), np.zeros(len(tables) - len(logs), np.int64)
            played = self._play(box, seed, tables[done:], results[done:], self.log, ends)
            logs += np.split(self.log[: ends[played - 1]].copy(), ends[: played - 1])
        return results, logs

    def _results(self, box: Box, tables: Rows) -> Rows:
        if tables.shape[1] != KINDS_AT + box.players:
            raise ValueError(f"{tables.shape[1] - KINDS_AT} kinds of players for {box.players} seats")
        return np.zeros((len(tables), STANDING + PER_SEAT * max(self.players.game.seats)), np.int64)

    def _play(self, box: Box, seed: int, tables: Rows, results: Rows, log: Log, ends: Any) -> int:
        longest = self.players.game.longest
        return self.players.play_tables(box.record, self.desk, seed, tables, results, log, ends, longest)
