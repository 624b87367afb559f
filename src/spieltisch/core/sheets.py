"""A final scoring as sheets with sentences: what a game tells about its last steps."""

from msgspec import Struct


class ScoreLine(Struct, frozen=True):
    """What made up a part of the final score, as a sentence."""

    step: str
    text: str
    points: int
    card: str | None


class ScoreSheet(Struct, frozen=True):
    """What one seat scored: points of each step, and the lines they come from."""

    seat: int
    steps: dict[str, int]
    lines: list[ScoreLine]
    total: int


class Scoring(Struct, frozen=True):
    """The final scoring of a game, its steps in the order of the rulebook."""

    steps: list[str]
    step_texts: list[str]
    sheets: list[ScoreSheet]
