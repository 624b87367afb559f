"""A final scoring as sheets with sentences: what a game tells about its last steps."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One line of a sheet."""

    step: str
    text: str
    points: int
    card: str | None


@dataclass(frozen=True)
class Sheet:
    """What one seat scored: points of each step, and the lines they come from."""

    seat: int
    steps: dict[str, int]
    lines: list[Line]
    total: int


@dataclass(frozen=True)
class Scoring:
    """The final scoring of a game, its steps in the order of the rulebook."""

    steps: list[str]
    step_texts: list[str]
    sheets: list[Sheet]
