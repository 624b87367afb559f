"""What a network reads of an observation: which numbers, and which values of them it tells apart.

They are found by looking at many observations. A number that is always the same says nothing and is left out. All
others become features, one for each value (`Network` in `bots/network.py`); of an amount with very many values,
neighbours share one. An amount goes on beyond what was seen, as strong players come to where others never were.

Who learns does not meet each feature by itself, which would be slow to multiply and slow to learn, but a few columns
for each number: what is alike in several features is learned once. `exporting.py` adds them up to rows of features.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.observation import Field, Kind, named_numbers
from ..envs.batch import vector
from .tables import tables_for

FILE = "inputs.npz"  # in the folder of a training
ROWS = 192  # games side by side
STEPS = 2000
EVERY = 9  # steps between two looks
MOST_FEATURES = 160  # of one amount
MANY = 16  # amounts alike in a row, such as one for each card
MOST_OF_MANY = 10  # features of each of these
FEW = 8  # what has so few values has all of them, seen or not
MOST_BITS = 11  # a set of so many has all of its values, seen or not
LEAST_SPREAD = 0.05  # of an amount, by which it is scaled
FARTHEST = 4.0  # that a scaled amount may be from its mean
COMMON = 0.001  # share of observations from which on an amount is a mark by itself
MOST_MARKS = 9  # of one amount; between two marks it is a bit of both
MARKS_OF_MANY = 3
FEW_MARKS = 4  # what has fewer needs no scale
BEYOND = 0.25  # share of what was seen that an amount may go beyond
BATCHES = ((None, STEPS), ("random", STEPS // 4), ("thumb", STEPS // 2))  # who plays


@dataclass(frozen=True, eq=False)
class Inputs:
    """The features of observations, and the columns that describe them; the first seven as in a `Network`.

    Features of a slot stand in a row, and so do its columns, the slots one after another.
    """

    slots: Any  # int32[S]
    low: Any  # int32[S]
    high: Any  # int32[S]
    first: Any  # int32[S]
    rows: Any  # int32[R]
    names: tuple[str, ...]  # of the slots
    features: int
    slot_of: Any  # int32[F]: which slot a feature belongs to
    amounts: Any  # int32[A]: the slots that are amounts
    column_slot: Any  # int32[C]: which slot a column belongs to
    begins: Any  # int32[C]: what column c says of feature f is said[begins[c] + f]
    said: Any  # float32[…]
    strength: float  # mean sum of the squares of all columns
    unit: float  # points that a seat has on average at the end

    def features_of(self, seen: Any) -> Any:
        """int32[n, S]: the features of some observations."""
        values = np.clip(np.asarray(seen)[:, self.slots].astype(np.int32), self.low, self.high)
        return self.rows[self.first + values - self.low]

    def write(self, path: Path) -> None:
        """Into a file, which is there as a whole or not at all: to look around takes minutes."""
        half = path.with_suffix(f".half{path.suffix}")
        arrays: dict[str, Any] = {own.name: np.asarray(getattr(self, own.name)) for own in fields(self)}
        np.savez_compressed(half, **arrays)
        half.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Inputs":
        """What `write` wrote."""
        with np.load(path, allow_pickle=False) as file:
            found: dict[str, Any] = {name: file[name] for name in file.files}
        for name in ("features", "strength", "unit"):
            found[name] = found[name].item()
        return cls(**{**found, "names": tuple(found["names"].tolist())})

    def blocks(self) -> Iterator[tuple[slice, slice, Any]]:
        """For each slot its features, its columns, and what these say of those: float32[features, columns]."""
        features = _ends(self.slot_of, len(self.slots))
        columns = _ends(self.column_slot, len(self.slots))
        for slot in range(len(self.slots)):
            own, theirs = slice(*features[slot : slot + 2]), slice(*columns[slot : slot + 2])
            at = self.begins[theirs, None] + np.arange(own.start, own.stop)
            yield own, theirs, self.said[at].T


def _ends(slot_of: Any, slots: int) -> Any:
    """Where what belongs to each slot begins, and the end of it all."""
    return np.searchsorted(slot_of, np.arange(slots + 1))


def inputs_in(folder: Path, game: Game) -> Inputs:
    """The inputs that lie in a folder, found first if there are none."""
    file = folder / FILE
    if not file.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        find_inputs(game).write(file)
    return Inputs.read(file)


def find_inputs(game: Game, seed: int = 1) -> Inputs:
    """The inputs for a game; the same ones for a seed."""
    return inputs_of(game, *look_around(game, seed))


def look_around(game: Game, seed: int = 1) -> tuple[Any, float]:
    """int32[n, numbers]: observations from many games at all kinds of tables; and the mean points of a seat."""
    found, points, seats = [], 0.0, 0
    for number, (opponents, steps) in enumerate(BATCHES):
        if opponents == "thumb" and game.players is None:
            continue
        env = vector(game, ROWS, seed + number, opponents=opponents, tables=tables_for(game))
        for step in range(steps):
            env.step(env.sample())
            points += float(env.final[env.done].sum())
            seats += sum(env.boxes[table].players for table in env.tables[env.done])
            if step % EVERY == 0:
                found.append(env.observation.astype(np.int32))
    return np.concatenate(found), max(1.0, points / max(seats, 1))


def inputs_of(game: Game, seen: Any, unit: float) -> Inputs:
    """The inputs that tell some observations apart."""
    found = [
        _slot(number, name, field, seen[:, number])
        for number, (name, field) in enumerate(named_numbers(game.observation_spec()))
        if (seen[:, number] != seen[0, number]).any()
    ]
    starts = np.cumsum([0, *(slot.said.shape[1] for slot in found)])
    numbers = np.repeat(np.arange(len(found), dtype=np.int32), [len(slot.said) for slot in found])
    inside = np.concatenate([np.arange(len(slot.said)) * slot.said.shape[1] for slot in found])
    blocks = np.cumsum([0, *(slot.said.size for slot in found)])
    return Inputs(
        slots=np.array([slot.number for slot in found], np.int32),
        low=np.array([slot.low for slot in found], np.int32),
        high=np.array([slot.low + len(slot.groups) - 1 for slot in found], np.int32),
        first=np.cumsum([0, *(len(slot.groups) for slot in found[:-1])]).astype(np.int32),
        rows=np.concatenate([slot.groups + start for slot, start in zip(found, starts, strict=False)]).astype(np.int32),
        names=tuple(slot.name for slot in found),
        features=int(starts[-1]),
        slot_of=np.repeat(np.arange(len(found), dtype=np.int32), [slot.said.shape[1] for slot in found]),
        amounts=np.array([i for i, slot in enumerate(found) if slot.is_amount], np.int32),
        column_slot=numbers,
        begins=(blocks[numbers] + inside - starts[numbers]).astype(np.int32),
        said=np.concatenate([slot.said.ravel() for slot in found]).astype(np.float32),
        strength=float(sum(slot.strength for slot in found)),
        unit=unit,
    )


@dataclass(frozen=True, eq=False)
class _Slot:
    """A number of an observation: from which value on it is read, and the group that each value belongs to."""

    number: int
    name: str
    low: int
    groups: Any  # int64[values]
    said: Any  # float64[columns, groups]
    strength: float  # mean sum of the squares of its columns
    is_amount: bool


def _slot(number: int, name: str, field: Field, column: Any) -> _Slot:
    is_amount = field.kind == Kind.COUNT
    most = MOST_OF_MANY if field.size > MANY else MOST_FEATURES
    if field.kind == Kind.BITS and field.high < 1 << MOST_BITS:
        low, groups = field.low, np.arange(field.high - field.low + 1)
    else:
        low, groups = _groups(np.unique(column), field.low, field.high, most if is_amount else 0)
    share = np.bincount(groups[column - low], minlength=groups.max() + 1) / len(column)
    middles = np.bincount(groups, np.arange(low, low + len(groups))) / np.bincount(groups)
    if is_amount:
        said = _amount(middles, share, column, MARKS_OF_MANY if field.size > MANY else MOST_MARKS)
    elif field.kind == Kind.BITS:
        said = _bits(middles.astype(np.int64))
    else:
        said = _one_by_one(share)
    return _Slot(number, name, low, groups, said, float((share * said**2).sum()), is_amount)


def _one_by_one(share: Any) -> Any:
    """A column for each group but the usual one, which all others are compared with."""
    return np.delete(np.eye(len(share)), share.argmax(), axis=0)


def _bits(values: Any) -> Any:
    """A column for each member of a set that is not always there, or never."""
    said = values >> np.arange(int(values.max()).bit_length())[:, None] & 1
    return said[said.min(1) < said.max(1)].astype(np.float64)


def _amount(values: Any, share: Any, column: Any, most: int) -> Any:
    """Marks, and between two of them a bit of both; of an amount with many, how much it is as well."""
    marks = np.flatnonzero(share >= min(COMMON, share.max()))
    if len(marks) > most:
        rising = np.cumsum(share[marks]) / share[marks].sum()
        marks = marks[np.unique(np.searchsorted(rising, np.linspace(0, 1, most)).clip(max=len(marks) - 1))]
    marks = np.unique([*marks.tolist(), int(share.argmax()), len(values) - 1])
    near = np.stack([np.interp(values, values[marks], own) for own in np.eye(len(marks))])
    near = np.delete(near, share[marks].argmax(), axis=0)
    if len(marks) < FEW_MARKS:
        return near
    scaled = ((values - column.mean()) / max(column.std(), LEAST_SPREAD)).clip(-FARTHEST, FARTHEST)
    return np.vstack([near, scaled])


def _groups(values: Any, lowest: int, highest: int, most: int) -> tuple[int, Any]:
    """From which value on a number is read, and the group that each of them belongs to; `most` of an amount."""
    low, high = int(values[0]), int(values[-1])
    if highest - lowest < FEW:
        return lowest, np.arange(highest - lowest + 1)
    if most:
        more = int(BEYOND * (high - low)) + 1
        low, high = max(lowest, low - more * (low < 0)), min(highest, high + more)
        size = -(-(high - low + 1) // most)
        return low, np.arange(high - low + 1) // size
    groups = np.full(high - low + 1, len(values))  # the last group: never seen
    groups[values - low] = np.arange(len(values))
    return low, groups if (groups == len(values)).any() else groups.clip(max=len(values) - 1)
