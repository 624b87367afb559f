"""The players of a game, and tables at which they play whole games."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ..core.events import event_buffer, silent
from ..core.game import Box, Game
from ..core.rule import bind, entry
from ..core.streams import new_stream
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from . import drivers
from .drivers import RANDOM, TALLIES, THUMB

KINDS = {"random": RANDOM, "thumb": THUMB}

Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]


class UnknownKind(ValueError):
    """A kind of player that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown kind of player {name!r}; there are: {', '.join(KINDS)}")
        self.name = name


def kind_of(name: str) -> int:
    """The number of a kind of player."""
    if name not in KINDS:
        raise UnknownKind(name)
    return KINDS[name]


@cache
def sources() -> str:
    """A short hash of all files here: Numba does not notice that a function called by another has changed."""
    digest = hashlib.sha256()
    folder = Path(__file__).resolve().parent
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _compiled(function: Any) -> Any:
    """An entry point whose name tells which version of the files here it was made of."""
    function.__qualname__ += f"_{sources()}"
    return entry(function)


@dataclass(frozen=True)
class Players:
    """What the players of one game are made of."""

    game: Game
    plan: int  # numbers a player needs to think
    tallies: int  # numbers that are counted in a game
    choose: Callable[..., int]  # (box, seen, seat, plan, out, n, stream) -> thing; compiled
    play_tables: Callable[..., None]

    def answer(self, kind: int, box: Box, s: Any, stream: Any) -> int:
        """The answer of a player to the question that waits in a state; he gets to see what his seat may know."""
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
    own = import_module(f"spieltisch.bots.{name}")
    play_tables = bind(
        drivers.play_tables,
        new_game=game.new_game,
        to_move=game.to_move,
        answer=game.answer,
        standing=game.standing,
        observe=game.observe,
        choose=own.choose,
        note=own.note,
        sum_up=own.sum_up,
    )
    choose = bind(getattr(own.choose, "py_func", own.choose))
    return Players(game, own.PLAN, own.NUMBERS, _compiled(choose), _compiled(play_tables))


def warm_up(name: str) -> None:
    """Compile, or load, what the players of a game need to answer at a table."""
    players = find_players(name)
    game = players.game
    box, s, stream = game.open_box(game.seats.start, {}), game.blank_state(), seeded_stream(1)
    out, events = game.option_buffer(), event_buffer()  # not `silent()`, for which the rules are compiled once more
    n = game.new_game(box.record, s, events, out)
    while game.to_move(box.record, s) < 0:  # chance sets up the table
        n = game.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
    players.answer(THUMB, box, s, stream)


class Tables:
    """Room to play whole games of one kind without allocating."""

    def __init__(self, players: Players, kinds: Sequence[str]) -> None:
        game = players.game
        self.players, self.kinds = players, np.array([kind_of(kind) for kind in kinds], np.int64)
        self.fresh, self.states = np.zeros(1, game.state), np.zeros(1, game.state)
        self.streams = np.stack([new_stream(0), new_stream(0)])
        self.out, self.seen, self.plan = (
            game.option_buffer(),
            np.zeros(game.observation, np.float32),
            np.zeros(players.plan),
        )

    def play(self, box: Box, seed: int, first: int, games: int) -> Rows:
        """Games number `first` … `first + games - 1` under a seed: a row of results each (`drivers.py`)."""
        if len(self.kinds) != box.players:
            raise ValueError(f"{len(self.kinds)} kinds of players for {box.players} seats")
        results = np.zeros((games, TALLIES + self.players.tallies), np.int64)
        self.players.play_tables(
            box.record,
            self.fresh,
            self.states,
            self.streams,
            seed,
            first,
            self.kinds,
            results,
            self.out,
            silent(),
            self.seen,
            self.plan,
            self.players.game.longest,
        )
        return results
