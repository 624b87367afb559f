"""Games of quick players, asked one by one, so that something about them can be different from usual.

`without`: things that nobody points at as long as there is anything else. `dice`: another stream of chance from the
first decision on, so that the same cards are played with other dice.
"""

from collections.abc import Collection
from functools import cache
from typing import Any

import numpy as np

from ..bots.drivers import RANDOM, THUMB
from ..bots.players import Players, find_players
from ..core.events import event_buffer
from ..core.game import Box
from ..core.stack import CHANCE, OVER
from ..table.chance import pick_from, seeded_stream
from .facts import facts_of
from .logs import Array, Logs
from .samples import Sample


class ByHand:
    """Games with one box, all seats played alike: by rules of thumb, or at random where there are none."""

    def __init__(self, name: str, box: Box, seed: int) -> None:
        self.players: Players = _players(name)
        self.game, self.box, self.seed = self.players.game, box, seed
        self.kind = THUMB if self.game.players is not None else RANDOM
        self._out, self._events = self.game.option_buffer(), event_buffer()
        self._seen, self._plan = np.zeros(self.game.observation, np.float32), np.zeros(self.players.plan)

    def log(self, number: int, without: Collection[int] = (), dice: int | None = None) -> Array:
        """All answers of a game; its number decides what chance and players draw, as in a series."""
        chance, own = seeded_stream(self.seed, 2 * number), seeded_stream(self.seed, 2 * number + 1)
        later = None if dice is None else seeded_stream(self.seed + 1, dice)
        game, box, s, answers = self.game, self.box.record, self.game.blank_state(), list[int]()
        n = game.new_game(box, s, self._events, self._out)
        while (mover := game.to_move(box, s)) != OVER and len(answers) < game.longest:
            if mover == CHANCE:
                thing = int(self._out[pick_from(chance, n)])
            else:
                chance, later = (chance, None) if later is None else (later, None)
                thing = self._answer(mover, s, n, without, own)
            answers.append(thing)
            self._events[0, 0] = 0  # nobody listens
            n = game.rules.answer(box, s, thing, self._events, self._out)
        return np.array(answers, np.int16)

    def _answer(self, mover: int, s: Any, n: int, without: Collection[int], own: Any) -> int:
        left = self._out[:n].copy()
        allowed = left[~np.isin(left, list(without))]
        if len(allowed) == 1:
            return int(allowed[0])
        things = self.game.option_buffer()
        count = len(allowed) or n
        things[:count] = allowed if len(allowed) else left
        if self.kind == RANDOM:
            return int(things[pick_from(own, count)])
        self.game.observe(self.box.record, s, mover, self._seen)
        return int(self.players.choose(self.box.record, self._seen, mover, self._plan, things, count, own))

    def sample(self, games: int, without: Collection[int] = ()) -> Sample:
        """So many games, as reports see them."""
        logs = Logs.of([self.log(number, without) for number in range(games)])
        who = np.zeros((games, max(self.game.seats)), np.int8)
        return Sample(self.box.players, (), self.box, facts_of(self.game, self.box, logs, who))


@cache
def _players(name: str) -> Players:
    return find_players(name)
