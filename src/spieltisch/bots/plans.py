"""A plan: what to do with this turn, in a few steps, thought through answer by answer.

Before anything else the state of the table is exchanged for another that the seat cannot tell from it, and everything
is tried there. The plan ends where chance decides, where somebody else is asked, and where the seat would learn
something: whatever it rests on is known to the seat, and what it says of other worlds would be the same there.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ..core.game import Box, Folding, Game
from ..core.records import clone
from ..core.stack import CHANCE, OVER
from ..table.answers import gathering
from ..table.position import Position
from ..table.reveal import Witness
from ..texts import ENGLISH
from ..texts.voice import label_of
from .advice import Hint, hints
from .thinking import Budget, Thinker

MOST_STEPS = 3
MOST_ANSWERS = 32
EACH_S = 0.1  # of processor time for a thought about what to do next …
EACH_CLOCK_S = 0.25  # … and no more than this on the clock


class End(StrEnum):
    """Why a plan goes no further."""

    CHANCE = "chance"  # dice or cards decide
    OTHERS = "others"  # somebody else is asked
    NEWS = "news"  # the seat will know more then
    OVER = "over"  # the game is over
    LATER = "later"  # there is more to do in this turn


@dataclass(frozen=True)
class Answered:
    """An answer of a plan: where it is given, and what is known to come of it, if anything is."""

    position: Position
    hint: Hint
    after: Position | None

    @property
    def thing(self) -> int:
        """What is pointed at."""
        return self.hint.thing

    @property
    def gathers(self) -> bool:
        """Whether it only takes what lies there for its seat."""
        here = self.position
        return label_of(here.game.people.thing_text(here.box, here.state, self.thing, ENGLISH)).gathers


Step = tuple[Answered, ...]


@dataclass(frozen=True)
class Plan:
    """Steps, and why there are no more of them."""

    steps: tuple[Step, ...]
    end: End


def plan(thinker: Thinker, box: Box, s: Any, first: Hint, stream: Any, budget: Budget) -> Plan:
    """How to go on from what a hint recommends, as long as the clock of the budget allows.

    With none at all it is the answer that was recommended, which takes no thought.
    """
    game = thinker.game
    world = imagined(game, box, s, int(game.to_move(box.record, s)), stream)
    position, late = Position(game, box, world, 0, ENGLISH), time.monotonic() + budget.clock
    steps, end = list[list[Answered]](), End.LATER
    for answered in _answers(thinker, position, first, budget.seconds, late):
        if _begins(game.people.folding, steps, answered):
            if len(steps) == MOST_STEPS:
                return Plan(_frozen(steps), End.LATER)
            steps.append([])
        steps[-1].append(answered)
        end = _end(answered)
    return Plan(_frozen(steps), end)


def imagined(game: Game, box: Box, s: Any, seat: int, stream: Any) -> Any:
    """A world that the seat cannot tell from the true one."""
    world = clone(s)
    game.resample(box.record, world, seat, stream)
    return world


def _frozen(steps: list[list[Answered]]) -> tuple[Step, ...]:
    return tuple(map(tuple, steps))


def _answers(thinker: Thinker, position: Position, first: Hint, seconds: float, late: float) -> Iterator[Answered]:
    """What to answer, one after the other: first what was recommended, then what a short thought finds best."""
    hint: Hint | None = first
    for _ in range(MOST_ANSWERS):
        if hint is None:
            return
        answered = tried(position, hint)
        yield answered
        if _end(answered) != End.LATER or answered.after is None:
            return
        position, hint = answered.after, _next(thinker, answered, seconds, late)


def tried(position: Position, hint: Hint) -> Answered:
    """An answer that is given in a world of the seat, as far as the seat may know what comes of it."""
    witness = Witness(position.game, position.box, position.number)
    shows = witness.shows(position.state, hint.thing, position.to_move)
    return Answered(position, hint, None if shows else position.after(hint.thing))


def _next(thinker: Thinker, answered: Answered, seconds: float, late: float) -> Hint | None:
    """What to do then; None: there is no time left. What only lies there is taken without a thought."""
    position = answered.after
    assert position is not None
    if answered.gathers and (taken := gathering(position)):
        return Hint(taken.things[0], answered.hint.chance, answered.hint.visits, None)
    left = late - time.monotonic()
    if left <= 0:
        return None
    thought = Budget(seconds=min(EACH_S, seconds), clock=min(EACH_CLOCK_S, left))
    return hints(thinker, position.box, position.state, thought, most=1)[0]


def _end(answered: Answered) -> End:
    if answered.after is None:
        return End.NEWS
    asked = answered.after.to_move
    if asked == OVER:
        return End.OVER
    if asked == CHANCE:
        return End.CHANCE
    return End.LATER if asked == answered.position.to_move else End.OTHERS


def _begins(folding: Folding, steps: list[list[Answered]], answered: Answered) -> bool:
    """Whether a step begins with an answer."""
    if not steps:
        return True
    step, name = steps[-1], answered.position.name
    if not folding.leads or name in folding.opens:
        return True
    if name not in folding.leads or all(one.position.name in folding.opens for one in step):
        return False
    return not (answered.gathers and step[-1].gathers)
