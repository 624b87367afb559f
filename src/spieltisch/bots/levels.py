"""How strong a bot plays: levels from a first game to a master."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache

from .thinking import Budget
from .thumb import has_thumb, thumb_of


@dataclass(frozen=True)
class Level:
    """A way to play: by rules of thumb, or by searching as long as the budget allows."""

    name: str
    randomness: float = 0.0  # how often it takes any answer instead of a considered one
    budget: Budget | None = None  # for a move, which is all that a seat answers in a row; None: rules of thumb
    knobs: tuple[tuple[str, float], ...] = ()  # of the search, if set differently

    def rating(self, game: str) -> int | None:
        """How strong it is at a game, as measured; None: nobody has measured it."""
        return ratings(game).get(self.name)

    @property
    def searches(self) -> bool:
        """Does it think ahead?"""
        return self.budget is not None


LEVELS = (
    Level("first-game", randomness=0.4),
    Level("careless", randomness=0.2),
    Level("steady", randomness=0.08),
    Level("thumb"),
    Level("keen", budget=Budget(seconds=0.01)),
    Level("strong", budget=Budget(seconds=0.1)),
    Level("master", budget=Budget(seconds=1.0)),
)
RANDOM = Level("random", randomness=1.0)

# Without rules of thumb even a beginner has to think ahead a little: nobody plays any answer all the time.
SEARCHING = {
    "first-game": Budget(iterations=20),
    "careless": Budget(iterations=40),
    "steady": Budget(iterations=80),
    "thumb": Budget(iterations=160),
}


def level_of(name: str, game: str | None = None) -> Level | None:
    """How a level of this name plays a game; None: there is no such level."""
    level = next((level for level in (RANDOM, *LEVELS) if level.name == name), None)
    if level is None or name not in SEARCHING or game is None or has_thumb(game):
        return level
    return replace(level, budget=SEARCHING[name])


@cache
def ratings(game: str) -> dict[str, int]:
    """The strength of the levels at a game; shown to people who choose an opponent."""
    file = thumb_of(game).folder / "ratings.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
