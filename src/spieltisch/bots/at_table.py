"""A player for tables in plain Python: `bot("strong").answer(table)`."""

import secrets

from ..core.stack import CHANCE, OVER
from ..table import GameOver, Option, Table
from .minds import Mind
from .outsiders import Outsider
from .sitting import find_player, need_player


class Bot:
    """Somebody who answers for whichever seat is asked, from what that seat may know.

    It remembers its thoughts, for each seat of each table by itself. A seed makes it answer the same again, unless it
    thinks by the clock.
    """

    def __init__(self, name: str, seed: int | None = None) -> None:
        need_player(name)
        self.name, self.seed = name, secrets.randbits(62) if seed is None else seed
        self._minds: dict[int, Mind | Outsider] = {}
        self._game = ""

    def __repr__(self) -> str:
        return f"bot({self.name!r})"

    def choose(self, table: Table) -> Option:
        """What it would answer now; nothing is changed."""
        position = table.position
        if position.to_move == OVER:
            raise GameOver("answer-over", table.lang)
        if position.to_move == CHANCE:
            raise ValueError("chance is asked: a table with chance='ask' answers for it, no player does")
        mind = self._mind(table.game.name, position.to_move)
        thing = mind.answer(table.box, position.state, table.decided_last != position.to_move)
        return next(option for option in position.options if option.thing == thing)

    def answer(self, table: Table) -> Option:
        """Answer the question that waits at a table, and say what it was."""
        option = self.choose(table)
        table.answer(option)
        return option

    def close(self) -> None:
        """End the processes of somebody else's player."""
        for mind in self._minds.values():
            if isinstance(mind, Outsider):
                mind.close()
        self._minds = {}

    def _mind(self, game: str, seat: int) -> Mind | Outsider:
        if game != self._game:
            self.close()
            self._game = game
        if seat not in self._minds:
            self._minds[seat] = find_player(game, self.name, self.seed + seat)
        return self._minds[seat]


def bot(name: str, seed: int | None = None) -> Bot:
    """A player by name: a level (`first-game` … `master`), `network`, `search@500`, `random`, or one of somebody else.

    >>> from spieltisch.table import Table
    >>> table = Table(GAME, seed=1)
    >>> bot("random", seed=2).choose(table) in table.options
    True
    """
    return Bot(name, seed)
