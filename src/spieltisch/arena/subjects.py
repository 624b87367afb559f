"""What a report looks at in each game: which games are played for it, what is aimed at, what counts of a card."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from ..games import find_game

if TYPE_CHECKING:
    from ..core.game import Box
    from .logs import Array, Told


Columns = dict[str, "Array"]
Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Aim:
    """How long a game should last."""

    column: str  # of the table of games: rounds; or minutes, which are reckoned
    low: float
    high: float


@dataclass(frozen=True)
class Pace:
    """How turns become minutes: so many seconds for each turn, for each decision, and for setting up."""

    turn: float
    decision: float
    setup: float


@dataclass(frozen=True)
class Counts:
    """What is counted in games of one game: columns of the four tables (`facts.py`)."""

    points: Sequence[str]  # columns of players that add up to their points
    card_counts: Sequence[str]
    use_counts: Sequence[str]
    card_ids: "Callable[[Box], Sequence[str]]"  # the ids of all cards, in the order of their numbers here
    use_ids: "Callable[[Box], Sequence[str]]"  # the ids of all places and actions
    starters: "Callable[[Told], Array]"  # the seat that began each game
    of_games: "Callable[[Told], Columns]"  # columns that only this game has: one value per game
    of_players: "Callable[[Told], Columns]"  # one value per game and seat
    of_cards: "Callable[[Told], Columns]"  # one count per game, seat and card; the last seat stands for nobody
    of_uses: "Callable[[Told], Columns]"  # one count per game, seat and use
    # (game, seat, use, round) of each use
    used_when: "Callable[[Told], tuple[Array, Array, Array, Array]] | None" = None


@dataclass(frozen=True)
class Chapter:
    """What a page about strong play looks at by itself: places and actions that belong together, columns of players.

    Its words are `chapter-NAME` and `chapter-NAME-about` of the game, and `column-…` for the columns.
    """

    name: str
    uses: tuple[str, ...]
    columns: tuple[str, ...] = ()


@dataclass(frozen=True)
class Subject:
    """One game, as reports see it."""

    counts: Counts
    settings: tuple[tuple[int, Options], ...]  # the games that are played: number of players, options
    length: str  # the column that tells how long a game was
    lengths: tuple[str, ...] = ("rounds", "turns")  # all columns that do
    named: tuple[str, ...] = ()  # options that are named even where they are as usual
    aim: Aim | None = None
    pace: Pace | None = None  # where minutes are aimed at
    ends: Mapping[int, str] = field(default_factory=dict)  # by `ended_by`
    # by deck: what can become of a card; the first is what it is judged by
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    picked: str = ""  # what it means that an offered card was taken
    identities: tuple[str, ...] = ()  # decks that say who a player is
    used: str = "taken"  # what it means that a place or action was used
    use_names: Callable[..., Mapping[str, str]] | None = None  # (box, ids, lang): where texts and places have none
    numbers: tuple[str, ...] = ()  # parts of a pack that stand on no card and at no place
    of_places: tuple[str, ...] = ()  # those that stand at places, though not everything of them is shown
    of_cards: tuple[str, ...] = ()  # numbers printed on a card beside its text
    idle: tuple[str, ...] = ()  # uses that nobody is expected to choose
    race: bool = False  # is who ends the game its winner, by the rules?
    chapters: tuple[Chapter, ...] = ()  # of a page about strong play (`strategy.py`)
    # what a seat might have one more of: (box, s, seat) changes the state, and says whether it could
    extras: "Mapping[str, Callable[[Any, Any, int], bool]]" = field(default_factory=dict)
    fonts: Mapping[str, tuple[str, int]] = field(default_factory=dict)  # for headings: family and weight, by file

    @property
    def all_lengths(self) -> tuple[str, ...]:
        """All that tell how long a game was, reckoned minutes included."""
        return (*self.lengths, "minutes") if self.pace else self.lengths

    @property
    def measure(self) -> str:
        """The column by which games are long or short."""
        return self.length if self.aim is None else self.aim.column


@cache
def subject_of(game: str) -> Subject:
    """What reports look at in a game, or in any game."""
    found = find_game(game)
    if found.facts is not None:
        return found.facts()
    from .plain import plain_subject

    return plain_subject(found)
