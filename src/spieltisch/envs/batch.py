"""`vector`: many games at once on the CPU, into arrays that the caller may own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, partial
from types import TracebackType
from typing import Any

import numpy as np

from ..bots import plain
from ..bots.thumb import Thumb
from ..core.game import Box, Game, IllegalAnswer, OptionError
from ..core.returns import REWARDS
from ..core.rule import bind, is_awaited, rule
from ..games import find_game
from .hands import CHECK, CLEAR, KEEP, ONCE, SAMPLE, Hands, obey, room
from .rows import (
    ALL,
    ASKED,
    PASS,
    RANDOM,
    START,
    THUMB,
    Plan,
    Row,
    advance,
    find_illegal,
    lay_out_rows,
    sample_rows,
)
from .stepping import compiled

# Rows of observations and masks of seats that are asked -> a thing for each
Policy = Callable[[Any, Any], Any]

AUTORESET = "same-step"  # as Gymnasium calls it
SEEDS = 1 << 62  # how many there are
MOST_TABLES = 1 << 15  # kinds of table side by side


@dataclass(frozen=True)
class Buffers:
    """What a step writes, a row for each game. The caller reads them, and may have made them."""

    observation: Any  # float32[n, numbers of an observation]: what the seat that is asked may know
    mask: Any  # int8[n, things]: 1 for what it may point at
    mover: Any  # int8[n]: which seat that is
    reward: Any  # float32[n, players]: what a game that ended in this step was worth to each seat, else 0
    done: Any  # bool[n]: a game ended in this step, and what is seen belongs to the next one
    truncated: Any  # bool[n]: it was cut off, for it was too long
    final: Any  # float32[n, players]: points of each seat at the end of the game that ended last

    @classmethod
    def of(cls, game: Game, n: int, players: int) -> "Buffers":
        """Room for so many games."""
        return cls(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes(game, n, players).items()})

    def check(self, game: Game, n: int, players: int) -> None:
        """A ValueError for arrays that do not fit."""
        for name, (shape, dtype) in shapes(game, n, players).items():
            array = getattr(self, name)
            fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == dtype
            if not fits or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name}: a writeable, contiguous array {np.dtype(dtype).name}{list(shape)} is needed")

    def rows(self, part: slice) -> tuple[Any, ...]:
        """Some rows of each."""
        return tuple(getattr(self, own.name)[part] for own in fields(self))


def shapes(game: Game, n: int, players: int) -> Mapping[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of each buffer."""
    return {
        "observation": ((n, game.observation), np.float32),
        "mask": ((n, game.things), np.int8),
        "mover": ((n,), np.int8),
        "reward": ((n, players), np.float32),
        "done": ((n,), np.bool_),
        "truncated": ((n,), np.bool_),
        "final": ((n, players), np.float32),
    }


class Vector:
    """Games side by side (`vector`). What a step has written is in `observation`, `mask`, `mover`, `reward`, …

    Autoreset is `same-step`: where `done` is set, `reward` tells of the game that ended, and observation, mask and
    mover belong to the next game already. Row i plays the games i, i + n, i + 2n … of its seed; chance in game g is
    stream 2g of the seed, opponents inside have stream 2g + 1 (`core.streams`). So each of them is the game that would
    be played alone, with any number of rows and threads.
    """

    autoreset = AUTORESET

    def __init__(
        self,
        game: Game,
        boxes: Sequence[Box],
        n: int,
        seed: int,
        *,
        threads: int,
        reward: str,
        opponents: str | Policy | None,
        kind: int,
        seat: int | None,
        buffers: Buffers | None,
        keep_last: bool,
    ) -> None:
        self.game, self.boxes, self.n, self.seed = game, tuple(boxes), n, seed
        players = most_players(boxes)
        self.buffers = buffers or Buffers.of(game, n, players)
        self.buffers.check(game, n, players)
        self.policy = opponents if callable(opponents) else None
        self._printed = printed(game, boxes)
        self._plans = plans_of(game, boxes, n, seed, reward, kind, seat, opponents is not None, keep_last)
        self._states, self._rows = np.zeros(n, game.state), np.zeros(n, Row.dtype)
        self._listed = np.zeros((n, game.things), np.int16)
        self.actions = np.zeros(n, np.int64)
        self.last_observation = np.zeros((n if keep_last else 0, game.observation), np.float32)
        advance, notes = bound(game, kind == THUMB)
        self._obey = obeying(advance)
        interpreted = not hasattr(self._obey, "py_func") or is_awaited(self._obey)
        first, *others = list(_slices(n, 1 if interpreted else threads))  # interpreted, threads wait for each other
        self._own = self._part(first, notes)
        self._hands = Hands([partial(self._obey, *self._part(rows, notes)) for rows in others])
        self._begins = [rows.start for rows in others]
        self._own_rows = self._rows[first], self.actions[first], self._listed[first]
        for own in fields(Buffers):
            setattr(self, own.name, getattr(self.buffers, own.name))
        self.reset()

    observation: Any
    mask: Any
    mover: Any
    reward: Any
    done: Any
    truncated: Any
    final: Any

    def _part(self, rows: slice, notes: int) -> tuple[Any, ...]:
        """What one thread works on: its rows, and room of its own."""
        game, keep = self.game, slice(0, 0) if not len(self.last_observation) else rows
        return (
            self._printed,
            self._plans,
            np.zeros(1, game.state),
            self._states[rows],
            self._rows[rows],
            self.actions[rows],
            self._listed[rows],
            *self.buffers.rows(rows),
            self.last_observation[keep],
            room(game.things, np.int16),
            room(2 * max(game.seats), np.int64),
            room(max(game.seats), np.float32),
            room(game.observation, np.float32),
            room(notes, np.float64),
        )

    @property
    def box(self) -> Box:
        """The box of the first kind of table."""
        return self.boxes[0]

    @property
    def numbers(self) -> Any:
        """The number of the game in each row."""
        return self._rows["number"]

    @property
    def tables(self) -> Any:
        """The number of the kind of table in each row."""
        return self._rows["table"]

    @property
    def seats(self) -> Any:
        """The seat of the learner in each row; -1 where all seats are asked."""
        return self._rows["seat"]

    @property
    def states(self) -> Any:
        """The whole truth of each game, for whoever runs it; no player may see it."""
        return self._states

    def reset(self) -> None:
        """Start the games 0 … n - 1 of the seed."""
        lay_out_rows(self._rows, self.seed % SEEDS, len(self.boxes))
        self.mask[:] = 0
        self.actions[:] = START
        self._run(CLEAR)
        self._ask_policy()

    def sample(self) -> Any:
        """A random option for each row, in `actions`."""
        rows, actions, listed = self._own_rows
        self._hands.begin(SAMPLE)
        sample_rows(rows, listed, actions)
        self._hands.finish()
        return self.actions

    def step(self, actions: Any) -> None:
        """Point at a thing in each row; -1 leaves it alone. IllegalAnswer if one may not, and nothing changed."""
        if actions is not self.actions:
            np.copyto(self.actions, actions, casting="same_kind")
        self._check()
        self._run(CLEAR)
        self._ask_policy()

    def _check(self) -> None:
        """IllegalAnswer if an action is."""
        self._hands.begin(CHECK)
        illegal = find_illegal(*self._own_rows)
        self._hands.finish()
        for begin, found in zip(self._begins, self._hands.found.tolist(), strict=True):
            illegal = begin + found if illegal < 0 <= found else illegal
        if illegal >= 0:
            raise IllegalAnswer(int(self.actions[illegal]))

    def _run(self, order: int) -> None:
        """All rows, each part of them in a thread."""
        self._hands.begin(order)
        try:
            self._obey(*self._own, self._hands.board, 0, ONCE + order)
        finally:
            self._hands.finish()

    def _ask_policy(self) -> None:
        """Opponents outside answer until the learner is asked in every row."""
        if self.policy is None:
            return
        while len(theirs := np.flatnonzero((self.mover != self.seats) & (self.mover >= 0))):
            self.actions[:] = PASS
            self.actions[theirs] = self.policy(self.observation[theirs], self.mask[theirs])
            self._check()
            self._run(KEEP)

    def close(self) -> None:
        """Let the threads go. Nobody can step after that."""
        self._hands.close()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def vector(
    game: str | Game,
    n: int,
    seed: int = 0,
    *,
    threads: int = 1,
    players: int | None = None,
    reward: str = "win",
    opponents: str | Policy | None = None,
    seat: int | None = None,
    pack: Any = None,
    buffers: Buffers | None = None,
    keep_last: bool = False,
    tables: Sequence[Mapping[str, Any]] = (),
    **options: Any,
) -> Vector:
    """So many games of a kind at once, stepped together; chance and forced answers are taken care of.

    Without `opponents` every seat is asked. With `"random"` or `"thumb"`, players inside the compiled loop, or with a
    function of observations and masks that gives a thing for each row, only one seat is asked: `seat`, or each in its
    turn. `reward` is one of `win`, `rank`, `margin`, `points` (`core.returns`). `buffers` are arrays of the caller's
    own, and `keep_last` keeps in `last_observation` what was seen last of a game that ended. All else are options of
    the game. With `tables`, several kinds of table stand side by side: each says what is different there, `players`
    and options, and gets an equal share of the rows, one kind after the other.
    """
    if n < 1 or not 1 <= threads <= n:
        raise ValueError(f"{n} games in {threads} threads: at least one game, and no more threads than games")
    found, boxes, kind = settle(game, n, players, reward, opponents, seat, pack, options, tables)
    return Vector(
        found, boxes, n, seed, threads=threads, reward=reward, opponents=opponents, kind=kind, seat=seat,
        buffers=buffers, keep_last=keep_last,
    )  # fmt: skip


def settle(
    game: str | Game,
    n: int,
    players: int | None,
    reward: str,
    opponents: str | Policy | None,
    seat: int | None,
    pack: Any,
    options: Mapping[str, Any],
    tables: Sequence[Mapping[str, Any]],
) -> tuple[Game, list[Box], int]:
    """The game, a box for each kind of table and what kind opponents are of, or an error that says what is wrong."""
    found = find_game(game) if isinstance(game, str) else game
    usual = {"players": found.seats.start if players is None else players, **options}
    if len(tables) > min(n, MOST_TABLES):
        raise ValueError(f"{len(tables)} kinds of tables for {n} games: at most {min(n, MOST_TABLES)}")
    boxes = [_open(found, pack, **{**usual, **own}) for own in tables or ({},)]
    kinds = ("random", "thumb") if _thumb_of(found) else ("random",)
    if reward not in REWARDS:
        raise OptionError("bad-value", key="reward", value=reward, allowed=", ".join(REWARDS))
    if opponents is not None and not callable(opponents) and opponents not in kinds:
        raise OptionError("bad-value", key="opponents", value=opponents, allowed=", ".join(kinds))
    fewest = min(box.players for box in boxes)
    if seat is not None and (opponents is None or seat not in range(fewest)):
        raise OptionError("bad-value", key="seat", value=seat, allowed=f"0-{fewest - 1}, with opponents")
    kind = ASKED if opponents is None or callable(opponents) else RANDOM if opponents == "random" else THUMB
    return found, boxes, kind


def _open(game: Game, pack: Any, players: int, **options: Any) -> Box:
    return game.open_box(players, options, pack)


def most_players(boxes: Sequence[Box]) -> int:
    """How many seats there are at the largest table."""
    return max(box.players for box in boxes)


def printed(game: Game, boxes: Sequence[Box]) -> Any:
    """The boxes as an array: a bare record costs time at each call and leaves garbage behind."""
    return np.array([box.record for box in boxes], game.rules.box)


def plans_of(
    game: Game, boxes: Sequence[Box], n: int, seed: int, reward: str, kind: int, seat: int | None, learner: bool,
    keep_last: bool
) -> Any:  # fmt: skip
    """A plan for each box."""
    plans = np.zeros(len(boxes), Plan.dtype)
    plans["seed"], plans["rows"] = seed % SEEDS, n
    plans["longest"] = [game.longest_for(box.players, box.options) for box in boxes]
    plans["reward"], plans["opponents"] = REWARDS.index(reward), kind
    plans["seat"], plans["learner"] = ALL if seat is None else seat, learner
    plans["keep"] = keep_last
    return plans


def _slices(n: int, threads: int) -> Iterator[slice]:
    ends = [n * i // threads for i in range(threads + 1)]
    return (slice(*ends[i : i + 2]) for i in range(threads))


def _thumb_of(game: Game) -> Thumb | None:
    """The rules of thumb of a game, if it has any."""
    return game.players() if game.players is not None else None


def bound(game: Game, with_thumb: bool) -> tuple[Callable[..., None], int]:
    """What steps many games of a kind, and how many numbers its opponents need to think."""
    thumb = _thumb_of(game) if with_thumb else None
    rules = game.rules
    names = ("new_game", "to_move", "answer", "standing", "observe")
    meaning = {name: getattr(rules, name) for name in names} | {"choose": thumb.choose if thumb else plain.choose}
    return _bound_to(tuple(meaning.items())), thumb.plan if thumb else 1


@cache
def _bound_to(meaning: tuple[tuple[str, Any], ...]) -> Callable[..., None]:
    """The same function for the same rules and players: it is made once."""
    function: Callable[..., None] = bind(advance, **dict(meaning))
    return rule(function) if all(hasattr(own, "py_func") for _, own in meaning) else function


@cache
def obeying(advance: Callable[..., None]) -> Callable[..., None]:
    """What a thread does for a game; it is loaded once."""
    return compiled(bind(obey, advance=advance), advance)
