"""What can stand in a field of a pack, as the reader of a game asks for it.

A game's reader is the only place that knows which fields an entry has and what each may hold. Whoever wants to show an
entry as a form lets the reader note what it asks for (`Faults.asked`), and needs no second description.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .lines import Steps


@dataclass(frozen=True, slots=True)
class Word:
    """A short name for logs and links: an id."""


@dataclass(frozen=True, slots=True)
class Line:
    """A text in one language."""

    most: int


@dataclass(frozen=True, slots=True)
class Translated:
    """A text in every language that the pack speaks."""

    most: int


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Wholes:
    """So many whole numbers."""

    count: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """So many words."""

    count: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where an entry comes from, in a word."""


@dataclass(frozen=True, slots=True)
class Symbols:
    """A text that means something to the rules; `parse` refuses what could not be carried out there."""

    language: str  # one of those that the game writes in (`language.py`)
    parse: Callable[[str], Any]


Kind = Word | Line | Translated | Whole | Wholes | Choice | Choices | Source | Symbols


@dataclass(frozen=True, slots=True)
class Asked:
    """A field that a reader has asked for."""

    file: str
    steps: Steps  # from the top of the file
    kind: Kind
    needed: bool = True  # whether it must be there
