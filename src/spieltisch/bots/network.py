"""A network that has taught itself a game, in whole numbers: what is in its file, and whether it fits the game.

Its first layer is sparse. Each number of an observation that it reads (a slot) has a feature for each value it can
have, a row of `w1`; values that are alike share one. The feature that a slot mostly has is its default, a row of zeros.
Two dense layers follow. All sums are of integers that fit 32 bits, up to three factors at the very end: whoever adds
them up, in whatever order, comes to the same. `sight.py` does so.

    acc = b1 + sum of w1[feature of every slot]
    h1 = min(max(acc >> shift1, 0), TOP)
    h2 = min(max((b2 + w2 @ h1) >> shift2, 0), TOP)
    out = b3 + w3 @ h2

With T things and M seats at most, `out[:T]` are the things, `out[T:T+M]` the chances of winning and the last M the
final points, seats counted clockwise from the observer; `scales` makes logits, logits and points of them.
"""

import hashlib
import json
import os
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from ..core.game import Game
from ..core.observation import named_numbers
from ..games import find_game
from .addresses import PlayerError
from .sight import TOP, Weights

FORMAT = 1
FILE = "network.npz"  # in the folder of a game's players
MOST_UNPACKED = 1 << 28  # bytes
MOST_SUM = (1 << 31) - 1
MOST_SHIFT = 31

Numbers = np.ndarray[Any, np.dtype[Any]]


class NetworkRefused(PlayerError):
    """A file that is no network, or one for another game."""


@dataclass(frozen=True, eq=False)
class Network:
    """What a network is made of. With S slots, F features, layers of H1 and H2, T things and M = most seats."""

    slots: Numbers  # int32[S]: which numbers of an observation are read
    low: Numbers  # int32[S]: a number is clamped to low … high
    high: Numbers  # int32[S]
    first: Numbers  # int32[S]: where the values of a slot begin in `rows`
    rows: Numbers  # int32[R]: feature of slot k at value v: rows[first[k] + v - low[k]]
    default: Numbers  # int32[S]: the feature that a slot mostly has
    w1: Numbers  # int8[F, H1]
    b1: Numbers  # int32[H1]
    shift1: int
    w2: Numbers  # int16[H2, H1]
    b2: Numbers  # int32[H2]
    shift2: int
    w3: Numbers  # int16[T + 2 * M, H2]
    b3: Numbers  # int32[T + 2 * M]
    scales: Numbers  # float64[3]: of policy, win, points
    names: tuple[str, ...]  # of the numbers at `slots`
    things: tuple[str, ...]  # names of all things
    about: str = ""  # how it was trained, as JSON

    kinds: ClassVar[dict[str, tuple[str, int]]] = {  # types and dimensions of the arrays
        **dict.fromkeys(("slots", "low", "high", "first", "rows", "default", "b1", "b2", "b3"), ("int32", 1)),
        "w1": ("int8", 2),
        "w2": ("int16", 2),
        "w3": ("int16", 2),
        "scales": ("float64", 1),
    }

    @property
    def seats(self) -> int:
        """The most seats it knows."""
        return (len(self.b3) - len(self.things)) // 2

    @cached_property
    def weights(self) -> Weights:
        """What compiled code reads."""
        columns = (self.slots, self.low, self.high, self.first, self.default)
        return Weights(
            slots=np.stack(columns, axis=1),
            rows=self.rows,
            w1=np.ascontiguousarray(self.w1),
            w2=np.ascontiguousarray(self.w2.T),
            w3=np.ascontiguousarray(self.w3),
            bias=np.concatenate([self.b1, self.b2, self.b3]),
            shift1=self.shift1,
            shift2=self.shift2,
            policy=float(self.scales[0]),
            win=float(self.scales[1]),
            points=float(self.scales[2]),
        )

    def write(self, path: Path | str) -> None:
        """Write it into a file, which is there as a whole or not at all."""
        path = Path(path)
        data: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        for name, (kind, _) in self.kinds.items():
            data[name] = np.ascontiguousarray(data[name], kind)
        for name in ("names", "things"):
            data[name] = np.array(data[name], np.str_)
        half = path.with_name(f"{path.name}.{os.getpid()}.half")
        try:
            with half.open("wb") as file:
                np.savez_compressed(file, format=np.array(FORMAT), **data)
            half.replace(path)
        finally:
            half.unlink(missing_ok=True)

    def blind_to(self, patterns: Iterable[str]) -> "Network":
        """The same network, but it does not look at some fields of an observation: it takes them for what is usual.

        A pattern is the name of a field without an index, such as `seat1.vp`, or one with `*` and so on.
        """
        bare = [name.partition("[")[0] for name in self.names]
        unseen = [any(fnmatchcase(name, pattern) for pattern in patterns) for name in bare]
        first, low, high = self.first.copy(), self.low.copy(), self.high.copy()
        rows = list(self.rows)
        for k in np.flatnonzero(unseen):
            first[k], low[k], high[k] = len(rows), 0, 0
            rows.append(self.default[k])
        return replace(self, first=first, low=low, high=high, rows=np.array(rows, np.int32))


def number_names(game: Game) -> tuple[str, ...]:
    """The name of every number of an observation; a game that does not name them has them by their place."""
    names = tuple(name for name, _ in named_numbers(game.observation_spec()))
    return names or tuple(f"number:{number}" for number in range(game.observation))


# --- reading ---------------------------------------------------------------------------------------------------------


def read_network(path: Path | str, game: Game | str) -> Network:
    """The network in a file; NetworkRefused if it is none, or none for this game."""
    path, game = Path(path), find_game(game) if isinstance(game, str) else game
    network = _network_of(path, _arrays_in(path))
    _need_sense(path, network)
    _need_fit(path, network, game)
    return network


def _arrays_in(path: Path) -> dict[str, Numbers]:
    """Everything in a file, and never an object."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(member.file_size for member in archive.infolist()) > MOST_UNPACKED:
                raise NetworkRefused("network-broken", path=str(path), reason="size")
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except FileNotFoundError:
        raise NetworkRefused("no-network-file", path=str(path)) from None
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile, zlib.error, NotImplementedError) as error:
        if isinstance(error, NetworkRefused):
            raise
        raise NetworkRefused("network-broken", path=str(path), reason=str(error)[:200]) from None


def _network_of(path: Path, data: dict[str, Numbers]) -> Network:
    """What a file says, with the types it must have."""

    def broken(name: str) -> NetworkRefused:
        return NetworkRefused("network-broken", path=str(path), reason=name)

    found: dict[str, Any] = {}
    if "format" not in data or data["format"].shape != () or data["format"] != FORMAT:
        raise broken("format")
    for field in fields(Network):
        value, name = data.get(field.name), field.name
        if value is None:
            raise broken(name)
        if name in Network.kinds:
            kind, dimensions = Network.kinds[name]
            if value.dtype != np.dtype(kind) or value.ndim != dimensions:
                raise broken(name)
            found[name] = value
        elif name in ("names", "things"):
            if value.dtype.kind != "U" or value.ndim != 1:
                raise broken(name)
            found[name] = tuple(value.tolist())
        else:
            if value.dtype.kind != ("U" if name == "about" else "i") or value.ndim:
                raise broken(name)
            found[name] = value.item()
    return Network(**found)


def _need_sense(path: Path, network: Network) -> None:
    """Refuse a network that would read or sum up beyond its room."""
    n = network
    slots, features, h1, h2 = len(n.slots), len(n.w1), n.w1.shape[1], len(n.w2)
    width = n.high.astype(np.int64) - n.low
    checks = {
        "slots": len({*n.slots.tolist()}) == slots == len(n.names) and (n.slots >= 0).all(),
        "low": len(n.low) == len(n.high) == slots and (width >= 0).all(),
        "first": len(n.first) == slots and (n.first >= 0).all() and (n.first + width < len(n.rows)).all(),
        "rows": ((n.rows >= 0) & (n.rows < features)).all(),
        "default": len(n.default) == slots
        and ((n.default >= 0) & (n.default < features)).all()
        and not n.w1[n.default].any(),
        "b1": len(n.b1) == h1 and np.abs(n.b1.astype(np.int64)).max(initial=0) + 128 * slots <= MOST_SUM,
        "w2": n.w2.shape[1] == h1 and len(n.b2) == h2 and _sums_fit(n.w2, n.b2),
        "w3": n.w3.shape[1] == h2 and len(n.b3) == len(n.w3) and _sums_fit(n.w3, n.b3),
        "shift1": 0 <= n.shift1 <= MOST_SHIFT,
        "shift2": 0 <= n.shift2 <= MOST_SHIFT,
        "scales": n.scales.shape == (3,) and np.isfinite(n.scales).all() and (n.scales > 0).all(),
        "about": _is_json(n.about),
    }
    for name, holds in checks.items():
        if not holds:
            raise NetworkRefused("network-broken", path=str(path), reason=name)


def _sums_fit(weights: Numbers, bias: Numbers) -> bool:
    """Whether no row can add up to more than 32 bits."""
    most = np.abs(weights.astype(np.int64)).sum(axis=1) * TOP + np.abs(bias.astype(np.int64))
    return bool((most <= MOST_SUM).all())


def _is_json(text: str) -> bool:
    try:
        json.loads(text or "null")
    except ValueError:
        return False
    return True


def _need_fit(path: Path, network: Network, game: Game) -> None:
    """Refuse a network for something else, or for other observations and things than the game has now."""
    names = number_names(game)
    for slot, name in zip(network.slots.tolist(), network.names, strict=True):
        if slot >= len(names) or names[slot] != name:
            raise NetworkRefused("network-number", path=str(path), game=game.name, name=name, number=slot)
    things = tuple(game.action_names())
    for number in range(max(len(things), len(network.things))):
        here, there = (of[number] if number < len(of) else "–" for of in (things, network.things))
        if here != there:
            raise NetworkRefused("network-thing", path=str(path), game=game.name, here=here, there=there, number=number)
    if len(network.b3) != len(things) + 2 * max(game.seats):
        raise NetworkRefused("network-seats", path=str(path), game=game.name)


# --- of the games on the shelf ---------------------------------------------------------------------------------------


def network_file(game: str) -> Path:
    """Where the network of a game lies, if it has one."""
    from .thumb import thumb_of  # imports games, which need not have players

    return thumb_of(game).folder / FILE


def network_hash(path: Path | str) -> str:
    """A short hash of a file of weights; NetworkRefused if there is none."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12]
    except OSError:
        raise NetworkRefused("no-network-file", path=str(path)) from None


def has_network(game: str) -> bool:
    """Does a game come with a network?"""
    return network_file(game).is_file()


def network_of(game: str, path: str = "", unseen: tuple[str, ...] = ()) -> Network:
    """The network of a game, or one of the same game in some file, blind to some fields; or NetworkRefused.

    A file that was written again is read again: a trainer writes to the same one.
    """
    if not path and not has_network(game):
        raise NetworkRefused("no-network", game=game)
    file = Path(path) if path else network_file(game)
    written = file.stat().st_mtime_ns if file.is_file() else 0
    return _network_at(file, written, game, unseen)


@lru_cache(16)
def _network_at(file: Path, written: int, game: str, unseen: tuple[str, ...]) -> Network:
    return _network_at(file, written, game, ()).blind_to(unseen) if unseen else read_network(file, game)
