"""A hint in the terminal: what a strong player would do, from what the seat that is asked may know."""

import secrets

from rich.table import Table as Grid
from rich.text import Text

from ..bots.advice import Hint, adviser, hints
from ..bots.thinking import Budget, Thinker
from ..table import Table
from ..texts import speak

THOUGHT = Budget(seconds=1.0, clock=2.5)


class Adviser:
    """Somebody who knows the game and remembers what they have thought about it."""

    def __init__(self, game: str, seed: int | None) -> None:
        self.thinker: Thinker = adviser(game, secrets.randbits(62) if seed is None else seed)

    def advise(self, table: Table) -> Grid:
        """The best options of the question that waits, with their numbers on the screen."""
        found = hints(self.thinker, table.box, table.position.state, THOUGHT)
        numbers = {option.thing: (number, option.text) for number, option in enumerate(table.options, 1)}
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column(style="dim")
        for hint in found:
            number, text = numbers[hint.thing]
            chance = speak(table.lang, "cli", "play-chance", percent=round(100 * hint.chance))
            grid.add_row(str(number), Text(text), chance, _reason(table, hint))
        return grid


def _reason(table: Table, hint: Hint) -> str:
    key = hint.compared if hint.reason is None else hint.reason
    return speak(table.lang, f"{table.game.name}.bots", f"reason-{key}")
