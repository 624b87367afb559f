"""`vector`: many games at once on the CPU, into arrays that the caller may own."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from types import TracebackType
from typing import Any

import numpy as np

from ..bots import plain
from ..bots.thumb import Thumb
from ..core.game import Box, Game, IllegalAnswer, OptionError
from ..core.returns import REWARDS
from ..core.rule import bind
from ..games import find_game
from .hands import Hand
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


@dataclass(frozen=True)
class Buffers:
    """What a step writes, a row for each game. The caller reads them, and may have made them."""

    observation: Any  # float32[n, numbers of an observation]: what the seat that is asked may know
    mask: Any  # int8[n, things]: 1 for what it may point at
    mover: Any  # int8[n]: which seat that is
    reward: Any  # float32[n, players]: what a game that ended in this step was worth to each seat, else 0
    done: Any  # bool[n]: a game ended in this step, and what is seen belongs to the next one
    truncated: Any  # bool[n]: it was cut off, for it was too long

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
        box: Box,
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
        self.game, self.box, self.n, self.seed = game, box, n, seed
        self.buffers = buffers or Buffers.of(game, n, box.players)
        self.buffers.check(game, n, box.players)
        self.longest = game.longest_for(box.players, box.options)
        self.policy = opponents if callable(opponents) else None
        self._plan = plan_of(n, seed, self.longest, reward, kind, seat, opponents is not None, keep_last)
        self._states, self._rows = np.zeros(n, game.state), np.zeros(n, Row.dtype)
        self._listed = np.zeros((n, game.things), np.int16)
        self.actions = np.zeros(n, np.int64)
        self.last_observation = np.zeros((n if keep_last else 0, game.observation), np.float32)
        self._advance, notes = bound(game, kind == THUMB)
        self._parts = [self._part(rows, notes) for rows in _slices(n, threads)]
        self._hands = [Hand() for _ in range(threads - 1)]
        for name in ("observation", "mask", "mover", "reward", "done", "truncated"):
            setattr(self, name, getattr(self.buffers, name))
        self.reset()

    observation: Any
    mask: Any
    mover: Any
    reward: Any
    done: Any
    truncated: Any

    def _part(self, rows: slice, notes: int) -> tuple[Any, ...]:
        """What one thread works on: its rows, and room of its own."""
        game, keep = self.game, slice(0, 0) if not len(self.last_observation) else rows
        return (
            np.array([self.box.record], game.rules.box),  # a bare record costs time and leaves garbage behind
            self._plan,
            np.zeros(1, game.state),
            self._states[rows],
            self._rows[rows],
            self.actions[rows],
            self._listed[rows],
            *self.buffers.rows(rows),
            self.last_observation[keep],
            game.option_buffer(),
            np.zeros(2 * max(game.seats), np.int64),
            np.zeros(self.box.players, np.float32),
            np.zeros(game.observation, np.float32),
            np.zeros(notes),
        )

    @property
    def numbers(self) -> Any:
        """The number of the game in each row."""
        return self._rows["number"]

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
        lay_out_rows(self._rows, self.seed % SEEDS)
        self.mask[:] = 0
        self.actions[:] = START
        self._run(1)
        self._ask_policy()

    def sample(self) -> Any:
        """A random option for each row, in `actions`."""
        sample_rows(self._rows, self._listed, self.actions)
        return self.actions

    def step(self, actions: Any) -> None:
        """Point at a thing in each row; -1 leaves it alone. IllegalAnswer if one may not, and nothing changed."""
        if actions is not self.actions:
            np.copyto(self.actions, actions, casting="same_kind")
        illegal = find_illegal(self._rows, self.actions, self._listed)
        if illegal >= 0:
            raise IllegalAnswer(int(self.actions[illegal]))
        self._run(1)
        self._ask_policy()

    def _run(self, clear: int) -> None:
        """All rows, each part of them in a thread."""
        first, *others = self._parts
        for hand, one in zip(self._hands, others, strict=True):
            hand.begin(self._advance, *one, clear)
        self._advance(*first, clear)
        for hand in self._hands:
            hand.finish()

    def _ask_policy(self) -> None:
        """Opponents outside answer until the learner is asked in every row."""
        if self.policy is None:
            return
        while len(theirs := np.flatnonzero((self.mover != self.seats) & (self.mover >= 0))):
            self.actions[:] = PASS
            self.actions[theirs] = self.policy(self.observation[theirs], self.mask[theirs])
            illegal = find_illegal(self._rows, self.actions, self._listed)
            if illegal >= 0:
                raise IllegalAnswer(int(self.actions[illegal]))
            self._run(0)

    def close(self) -> None:
        """Let the threads go."""
        for hand in self._hands:
            hand.close()

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
    **options: Any,
) -> Vector:
    """So many games of a kind at once, stepped together; chance and forced answers are taken care of.

    Without `opponents` every seat is asked. With `"random"` or `"thumb"`, players inside the compiled loop, or with a
    function of observations and masks that gives a thing for each row, only one seat is asked: `seat`, or each in its
    turn. `reward` is one of `win`, `rank`, `margin`, `points` (`core.returns`). `buffers` are arrays of the caller's
    own, and `keep_last` keeps in `last_observation` what was seen last of a game that ended. All else are options of
    the game.
    """
    if n < 1 or not 1 <= threads <= n:
        raise ValueError(f"{n} games in {threads} threads: at least one game, and no more threads than games")
    found, box, kind = settle(game, players, reward, opponents, seat, pack, options)
    return Vector(
        found, box, n, seed, threads=threads, reward=reward, opponents=opponents, kind=kind, seat=seat,
        buffers=buffers, keep_last=keep_last,
    )  # fmt: skip


def settle(
    game: str | Game,
    players: int | None,
    reward: str,
    opponents: str | Policy | None,
    seat: int | None,
    pack: Any,
    options: Mapping[str, Any],
) -> tuple[Game, Box, int]:
    """The game, its box and what kind opponents are of, or an error that says which argument is wrong."""
    found = find_game(game) if isinstance(game, str) else game
    box = found.open_box(found.seats.start if players is None else players, dict(options), pack)
    kinds = ("random", "thumb") if _thumb_of(found) else ("random",)
    if reward not in REWARDS:
        raise OptionError("bad-value", key="reward", value=reward, allowed=", ".join(REWARDS))
    if opponents is not None and not callable(opponents) and opponents not in kinds:
        raise OptionError("bad-value", key="opponents", value=opponents, allowed=", ".join(kinds))
    if seat is not None and (opponents is None or seat not in range(box.players)):
        raise OptionError("bad-value", key="seat", value=seat, allowed=f"0-{box.players - 1}, with opponents")
    kind = ASKED if opponents is None or callable(opponents) else RANDOM if opponents == "random" else THUMB
    return found, box, kind


def plan_of(
    n: int, seed: int, longest: int, reward: str, kind: int, seat: int | None, learner: bool, keep_last: bool
) -> Any:
    plan = np.zeros(1, Plan.dtype)
    plan["seed"], plan["rows"], plan["longest"] = seed % SEEDS, n, longest
    plan["reward"], plan["opponents"] = REWARDS.index(reward), kind
    plan["seat"], plan["learner"] = ALL if seat is None else seat, learner
    plan["keep"] = keep_last
    return plan


def _slices(n: int, threads: int) -> Iterator[slice]:
    ends = [n * i // threads for i in range(threads + 1)]
    return (slice(*ends[i : i + 2]) for i in range(threads))


def _thumb_of(game: Game) -> Thumb | None:
    """The rules of thumb of a game, if it has any."""
    return game.players() if game.players is not None else None


def bound(game: Game, with_thumb: bool) -> tuple[Callable[..., None], int]:
    """What steps many games of a kind, and how many numbers its opponents need to think."""
    thumb = _thumb_of(game) if with_thumb else None
    return _bound_to(game.rules, thumb.choose if thumb else plain.choose), thumb.plan if thumb else 1


_kept: dict[tuple[Any, ...], Callable[..., None]] = {}


def _bound_to(rules: Any, choose: Any) -> Callable[..., None]:
    """The same function for the same rules and players: it is made, and loaded, once."""
    names = ("new_game", "to_move", "answer", "standing", "observe")
    meaning = {name: getattr(rules, name) for name in names} | {"choose": choose}
    key = tuple(meaning.values())
    if key not in _kept:
        _kept[key] = compiled(bind(advance, **meaning), *meaning.values())
    return _kept[key]
