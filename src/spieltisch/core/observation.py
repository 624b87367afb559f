"""What numbers mean: every number of an observation and every thing has a name, for players, learners and documents."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """How a number is to be read."""

    COUNT = "count"  # more is more
    FLAG = "flag"  # 0 or 1
    CODE = "code"  # one of several, in no order: a card, a place, a seat, a question
    BITS = "bits"  # a set


@dataclass(frozen=True)
class Field:
    """A number of an observation, or several alike in a row."""

    name: str
    start: int
    size: int
    kind: Kind
    low: int
    high: int  # inclusive
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it stands."""
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Column:
    """A number that each row of a table has."""

    name: str
    kind: Kind
    low: int
    high: int
    meaning: str
    size: int = 1


class Layout:
    """Lays the fields of an observation out one after another, and says where each begins.

    A game declares its observation once: what `add` and `table` return, its `observe` and its players use as indices.
    """

    def __init__(self) -> None:
        self._fields: list[Field] = []

    @property
    def size(self) -> int:
        """How many numbers there are so far."""
        return self._fields[-1].slice.stop if self._fields else 0

    def add(self, name: str, kind: Kind, low: int, high: int, meaning: str, size: int = 1) -> int:
        """A field behind all others; returns where it begins."""
        start = self.size
        self._fields.append(Field(name, start, size, kind, low, high, meaning))
        return start

    def table(self, name: str, rows: int, columns: Sequence[Column]) -> int:
        """Rows of the same columns, `name0.column` and so on; returns where the first row begins."""
        start = self.size
        for row in range(rows):
            for column in columns:
                kind, low, high = column.kind, column.low, column.high
                self.add(f"{name}{row}.{column.name}", kind, low, high, column.meaning, column.size)
        return start

    def spec(self) -> tuple[Field, ...]:
        """All fields, in their order."""
        return tuple(self._fields)


def named_numbers(spec: Sequence[Field]) -> Iterator[tuple[str, Field]]:
    """Every number of an observation by name, in order: several alike in a row are told apart by an index."""
    for field in spec:
        for index in range(field.size):
            yield (f"{field.name}[{index}]" if field.size > 1 else field.name), field


def nothing_named() -> Sequence[Field]:
    """A game that does not say what its observations mean."""
    return ()


def names_of(*groups: tuple[str, int, int | Sequence[str]]) -> tuple[str, ...]:
    """The names of all things: `word` for a single one, `word:0` or `word:name` for those of a group.

    A group is its word, the number of its first thing, and how many there are or what each is called.
    """
    names: dict[int, str] = {}
    for word, first, members in groups:
        if members == 1:
            names[first] = word
        else:
            called = range(members) if isinstance(members, int) else members
            names |= {first + i: f"{word}:{name}" for i, name in enumerate(called)}
    return tuple(names[thing] for thing in sorted(names))
