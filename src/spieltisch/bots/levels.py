"""How strong a bot plays: levels from a first game to a master."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache

from .bare import Manner
from .network import has_network
from .thinking import Budget
from .thumb import has_thumb, thumb_of

USUAL = Manner()


@dataclass(frozen=True)
class Level:
    """A way to play: by rules of thumb, or by searching as long as the budget allows."""

    name: str
    randomness: float = 0.0  # how often it takes any answer instead of a considered one
    budget: Budget | None = None  # for a move, which is all that a seat answers in a row; None: rules of thumb
    knobs: tuple[tuple[str, float], ...] = ()  # of the search, if set differently
    network: str | None = None  # file of the network it plays with, "" for that of the game; None: it has none
    manner: Manner = USUAL  # how the network answers

    def rating(self, game: str) -> int | None:
        """How strong it is at a game, as measured; None: nobody has measured it."""
        return ratings(game).get(self.name)

    @property
    def searches(self) -> bool:
        """Does it think ahead?"""
        return self.budget is not None

    @property
    def remembers(self) -> bool:
        """Does it play as before only if it stays the same mind from answer to answer?"""
        return self.searches or self.network is not None


RANDOM = Level("random", randomness=1.0)

# Guided by rules of thumb, for games without a network
LEVELS = (
    Level("first-game", randomness=0.4),
    Level("careless", randomness=0.2),
    Level("steady", randomness=0.08),
    Level("thumb"),
    Level("keen", budget=Budget(seconds=0.01)),
    Level("strong", budget=Budget(seconds=0.1)),
    Level("master", budget=Budget(seconds=1.0)),
)

# With a network. The weak ones make mistakes as people do: they choose by mood, are taken with favourites of the day,
# do not watch the others. What can be overlooked each game says itself.
GUIDED = (
    Level("first-game", network="", manner=Manner(8.0, 5.0, ("opponents", "tracker", "ark", "cards"))),
    Level("careless", network="", manner=Manner(5.0, 5.0, ("opponents", "tracker", "ark", "cards"))),
    Level("steady", network="", manner=Manner(5.0, overlooks=("opponents",))),
    Level("thumb"),
    Level("keen", network="", manner=Manner(3.2)),
    Level("strong", budget=Budget(seconds=0.1), network=""),
    Level("master", budget=Budget(seconds=1.0), network=""),
)
NAMES = tuple(level.name for level in GUIDED)  # the weakest first; all levels there are have one of these

# Without rules of thumb even a beginner has to think ahead a little: nobody plays any answer all the time.
SEARCHING = {
    "first-game": Budget(iterations=20),
    "careless": Budget(iterations=40),
    "steady": Budget(iterations=80),
    "thumb": Budget(iterations=160),
}


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    if has_network(game):
        return tuple(_as_can_be(level, game) for level in GUIDED)
    if has_thumb(game):
        return LEVELS
    return tuple(replace(level, budget=SEARCHING.get(level.name, level.budget)) for level in LEVELS)


def _as_can_be(level: Level, game: str) -> Level:
    """A level in the moods of a game, which overlooks no more than there is to be overlooked."""
    thumb, manner = thumb_of(game), level.manner
    overlooks = tuple(word for word in manner.overlooks if word in thumb.overlooked)
    own = Manner(thumb.mood * manner.temperature, thumb.mood * manner.favourites, overlooks)
    return replace(level, manner=own)


def level_of(name: str, game: str | None = None) -> Level | None:
    """How a level of this name plays a game, or most games; None: there is no such level."""
    levels = (*LEVELS, *GUIDED) if game is None else levels_of(game)
    return next((level for level in (RANDOM, *levels) if level.name == name), None)


@cache
def ratings(game: str) -> dict[str, int]:
    """The strength of the levels at a game; shown to people who choose an opponent."""
    file = thumb_of(game).folder / "ratings.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
