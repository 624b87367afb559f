"""A lesson as it is written down, and the game that it begins with."""

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from ..core.game import Box, Game
from ..table import Table
from ..table.declared import declared


class BadLesson(ValueError):
    """A lesson that cannot be read, or whose opening is not a legal game."""


class Slip(Struct, frozen=True, forbid_unknown_fields=True):
    """Other answers than those a step hopes for, and what to say then."""

    answers: tuple[str, ...]
    text: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. Answers are written `QUESTION/anchor`, or only `anchor`, with the signs `*` and `?` of file names.

    Its text is the sentence with its id. `id-question`, `id-lacking` (nothing it hopes for is possible) and `id-wait`
    (others are asked) stand in for it where they exist.
    """

    id: str
    asks: tuple[str, ...]  # the questions at which it speaks
    wants: tuple[str, ...]  # answers that do what it says, those to point at first in front
    times: int = 1  # so many of them finish it; 0: all that there are
    until: str = ""  # the event that finishes it, if the learner brings it about
    waits: bool = False  # it comes back until it is done; others are passed over once their moment is gone
    otherwise: tuple[str, ...] = ()  # what to point at when nothing that it wants is possible
    luck: tuple[str, ...] = ()  # answers of chance while it is the current step, `words of the question = notation`
    slips: tuple[Slip, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game. The learner has seat 0, bots have all others."""

    players: int
    level: str
    opening: tuple[str, ...]  # answers as in records, those of chance included
    steps: tuple[Step, ...]
    options: dict[str, str | int | bool] = {}
    asides: dict[str, str] = {}  # by question: what to say where no step speaks
    patience: int = 80  # after so many answers of the learner it ends, wherever it stands


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, None if it has none."""
    return declared(game, "lessons/first.toml", Lesson, BadLesson)


def opened(game: Game, lesson: Lesson, box: Box | None = None, names: tuple[str, ...] = ()) -> Table:
    """A table at which the opening of a lesson has been played."""
    return played(game, lesson.players, lesson.options, lesson.opening, box, names)


def played(
    game: Game,
    players: int,
    options: Mapping[str, str | int | bool],
    answers: Sequence[str],
    box: Box | None = None,
    names: Sequence[str] = (),
) -> Table:
    """A table at which these answers have been given, those of chance included."""
    table = Table(game, players, options, box=box, chance="ask", names=names)
    for note in answers:
        thing = next((thing for thing in table.position.things if _written(table, thing) == note), None)
        if thing is None:
            raise BadLesson(f"the opening of {game.name} cannot go on with {note!r}")
        table.answer(thing)
    return table


def _written(table: Table, thing: int) -> str:
    """An answer as an opening writes it: without who gave it."""
    return table.position.say(thing, "id").partition(": ")[2]
