"""Games that have no machine code yet: they are played all the same, interpreted, while it is being made (ADR 19).

Answers, options and bots that do not think ahead are quick enough like that. What is not, waits: forecasts of options
where worlds have to be compared (`table.position`), bots that think ahead, hints and reviews.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ..games import shelf
from ..table.broken import trouble_with
from .refusals import Refusal

if TYPE_CHECKING:
    from .rooms import House

log = logging.getLogger("spieltisch.server")

Tell = Callable[[str, float], object]  # a game, and the share of its machine code that is there
GetCode = Callable[[Tell], None]  # gets it, which takes a minute or more


class MachineCode:
    """How far each game is; the loop alone looks at it and changes it."""

    def __init__(self, games: Collection[str]) -> None:
        self._shares = dict.fromkeys(games, 0.0)
        self._settled = {game: asyncio.Event() for game in games}

    @property
    def share(self) -> float:
        """How much of the machine code of all games is there."""
        return sum(self._shares.values()) / len(self._shares) if self._shares else 1.0

    def all_games(self) -> Sequence[str]:
        """All games that can be played, once the machine code of all is there; none before."""
        return [name for name in shelf() if trouble_with(name) is None] if self.share == 1.0 else ()

    def has(self, game: str) -> bool:
        """Whether a game has its machine code."""
        return self._shares.get(game, 1.0) == 1.0

    def need(self, game: str) -> None:
        """Refuse what would take too long without machine code."""
        if not self.has(game):
            raise Refusal(503, "no-code", percent=int(100 * self._shares[game]))

    def is_awaited(self, game: str) -> bool:
        """Whether the machine code of a game is still on its way."""
        return game in self._settled and not self._settled[game].is_set()

    async def wait(self, game: str, seconds: float | None = None) -> None:
        """Until a game has its machine code, or will never have it, or for so long."""
        if game in self._settled:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._settled[game].wait()

    def note(self, game: str, share: float) -> bool:
        """A game has come so far; whether it is ready now."""
        self._shares[game] = share
        if share == 1.0:
            self._settled[game].set()
        return share == 1.0

    def give_up(self) -> None:
        """Nothing more comes: what is not there now, goes on without."""
        for settled in self._settled.values():
            settled.set()


async def get_code(house: "House", get: GetCode) -> None:
    """Have the machine code made, in a thread; tables go over to it by themselves, and are shown with all forecasts."""
    loop = asyncio.get_running_loop()

    def note(game: str, share: float) -> None:
        if house.code.note(game, share):
            house.beside(_show_again(house, game))

    def run() -> None:
        try:
            get(lambda game, share: loop.call_soon_threadsafe(note, game, share))
        except Exception:
            log.exception("the games could not be compiled; they are played interpreted")
        loop.call_soon_threadsafe(house.code.give_up)

    threading.Thread(target=run, daemon=True, name="getting machine code").start()


async def _show_again(house: "House", game: str) -> None:
    """What could not be foreseen until now is seen by everybody at a table of this game."""
    for room in list(house.rooms.values()):
        if room.live is not None and room.live.sheet.game == game:
            try:
                await house.reread(room.id)
            except Exception:
                log.exception("a table could not be shown again")
