"""A hint in the terminal: what a strong player would do, from what the seat that is asked may know."""

import secrets
from collections.abc import Iterator

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from ..bots.advice import Hint, adviser, hints
from ..bots.plans import Plan, plan
from ..bots.telling import reason_for, said, told
from ..bots.thinking import Budget, Thinker
from ..table import Table
from ..table.chance import seeded_stream
from ..texts import speak

THOUGHT = Budget(seconds=1.0, clock=2.5)
FURTHER = Budget(seconds=1.0, clock=1.2)  # for the rest of the plan


class Adviser:
    """Somebody who knows the game and remembers what they have thought about it."""

    def __init__(self, game: str, seed: int | None) -> None:
        self.thinker: Thinker = adviser(game, secrets.randbits(62) if seed is None else seed)

    def advise(self, table: Table) -> Group:
        """What to do with this turn, then the best options of the question that waits."""
        found = hints(self.thinker, table.box, table.position.state, THOUGHT)
        stream = seeded_stream(secrets.randbits(62))
        further = plan(self.thinker, table.box, table.position.state, found[0], stream, FURTHER)
        return Group(*_steps(further, table.lang), Text(), _numbers(table, further, found))


def _steps(further: Plan, lang: str) -> Iterator[Text]:
    """The steps of a plan, and what comes then."""
    spoken = told(further, lang)
    for number, step in enumerate(spoken.steps, 1):
        yield Text(f"{number}. {said(step, lang)}" if len(spoken.steps) > 1 else said(step, lang))
    yield Text(spoken.end, style="dim")


def _numbers(table: Table, further: Plan, found: list[Hint]) -> Grid:
    """The best options with their numbers on the screen."""
    numbers = {option.thing: (number, option.text) for number, option in enumerate(table.options, 1)}
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="dim")
    for hint in found:
        number, text = numbers[hint.thing]
        chance = speak(table.lang, "cli", "play-chance", percent=round(100 * hint.chance))
        grid.add_row(str(number), Text(text), chance, reason_for(further, hint, table.lang))
    return grid
