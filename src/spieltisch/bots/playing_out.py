"""Playing out: what came of an answer, and what would have come of another one, many times and with the same luck.

Any player can do it. Those that answer at once are driven by compiled code (`playouts.py`), which does not hold the
interpreter; all others are asked one by one. What comes out depends on the seed and on the numbers of the playouts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.events import event_buffer
from ..core.game import Box
from ..core.rule import bind, rule
from ..core.stack import CHANCE, OVER
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from . import drivers, playouts
from .drivers import Brains
from .minds import Mind, find_mind
from .network import has_network, network_of
from .players import KINDS, compiled_driver, find_players, first_question, kind_of, kinds_of, new_desk
from .playouts import AS_IT_IS, NOBODY, TURNS
from .sight import new_sight
from .thumb import thumb_of

Shares = np.ndarray[tuple[int, int, int], np.dtype[np.float64]]

NETWORK = "network"  # the player that is a network by itself
STREAMS = 3
SALTS = 128  # series of luck that a seed has


def _spread(seed: int) -> int:
    """Seeds that are neighbours shall not share any of their series."""
    return 2 * SALTS * (seed * 0x9E3779B97F4A7C15 % (1 << 52))


@dataclass(frozen=True)
class Arm:
    """A way to go on: from a state, with an answer to what waits there, or with whatever the players answer."""

    s: Any
    thing: int = AS_IT_IS


@cache
def _driver(game: str) -> Any:
    rules = find_players(game).game.rules
    decide = rule(bind(drivers.decide_quickly, choose=thumb_of(game).choose))
    return compiled_driver(game, playouts.play_arms, decide=decide, options=rules.options, resample=rules.resample)


@cache
def _network_driver(game: str) -> Any:
    """The same, with the network of the game at all seats."""
    rules, decide = find_players(game).game.rules, rule(drivers.decide_by_network)
    return compiled_driver(game, playouts.play_arms, decide=decide, options=rules.options, resample=rules.resample)


def _brains(game: str) -> Brains:
    weights = network_of(game).weights
    sights = np.stack([new_sight(weights)] * max(find_game(game).seats))
    return Brains(weights, sights, np.zeros(find_game(game).things))


class PlayingOut:
    """One kind of player at all seats, who plays games to their end."""

    def __init__(self, game: str, by: str, seed: int) -> None:
        self.players, self.by, self.seed = find_players(game), by, _spread(seed)
        self.game = self.players.game
        self._brains = _brains(game) if by == NETWORK else None
        self.compiled = by in kinds_of(game) or by == NETWORK
        self._desk, self._ranking = new_desk(self.players, STREAMS), np.zeros(2 * max(self.game.seats), np.int64)
        self._minds: list[Mind] = []

    def wins(self, box: Box, seat: int, arms: Sequence[Arm], first: int, count: int, salt: int = 0) -> Shares:
        """The shares of the win, `[playout, arm, player]`, in playouts number `first` … `first + count - 1`.

        They begin in worlds that a seat may imagine; NOBODY: in the true one. Another salt is another series of luck.
        """
        shares = np.zeros((count, len(arms), box.players))
        seed = self.seed + 2 * salt  # the players' luck has the seed after chance's
        if self.compiled:
            self._compiled(box, seat, arms, seed, first, shares)
        else:
            self._asked(box, seat, arms, seed, first, shares)
        return shares

    def _compiled(self, box: Box, seat: int, arms: Sequence[Arm], seed: int, first: int, shares: Shares) -> None:
        starts = np.zeros(len(arms), self.game.state)
        for i, arm in enumerate(arms):
            starts[i] = arm.s
        things = np.array([arm.thing for arm in arms], np.int64)
        if self._brains is None:
            kinds, driver = np.full(box.players, KINDS[self.by], np.int64), _driver(self.game.name)
        else:
            kinds, driver = np.zeros(box.players, np.int64), _network_driver(self.game.name)
        luck = (seat, seed, first)
        driver(
            box.record, self._desk, self._brains or (), starts, things, *luck, shares, kinds, self._ranking,
            self.game.longest
        )  # fmt: skip

    # --- players that are asked one by one ---------------------------------------------------------------------------

    def _asked(self, box: Box, seat: int, arms: Sequence[Arm], seed: int, first: int, shares: Shares) -> None:
        while len(self._minds) < box.players:
            self._minds.append(find_mind(self.game.name, self.by, 0))
        for row in range(len(shares)):
            for i, arm in enumerate(arms):
                self._play(box, seat, arm, seed, first + row)
                places = self._ranking[len(self._ranking) // 2 :][: box.players]
                shares[row, i] = (places == 1) / (places == 1).sum()

    def _play(self, box: Box, seat: int, arm: Arm, seed: int, playout: int) -> None:
        """One playout by minds, to its end: the same as `play_arms`, asked and answered in Python."""
        game, printed, number = self.game, box.record, playout * TURNS
        world, out, events = np.zeros(1, game.state), game.option_buffer(), event_buffer(0)
        world[0] = arm.s
        s, luck, turn, last = world[0], seeded_stream(seed, number), -1, CHANCE
        if seat != NOBODY:
            game.resample(printed, s, seat, seeded_stream(seed, number))
        for player, mind in enumerate(self._minds):
            mind.restart((seed + 1) * 1_000_003 + number * len(self._minds) + player)
        n = game.options(printed, s, out)
        if arm.thing != AS_IT_IS:
            n = game.rules.answer(printed, s, arm.thing, events, out)
        for _ in range(game.longest):
            mover = int(game.to_move(printed, s))
            if mover == OVER:
                break
            if int(s.turn) != turn:
                turn = int(s.turn)
                luck = seeded_stream(seed, number + 1 + turn)
            if mover == CHANCE:
                thing = int(out[pick_from(luck, n)])
            else:
                thing = self._minds[mover].answer(box, s, mover != last) if n > 1 else int(out[0])
            last = mover
            n = game.rules.answer(printed, s, thing, events, out)
        game.standing(printed, s, self._ranking)


def strongest_at_once(game: str) -> str:
    """The strongest player that answers at once."""
    return NETWORK if has_network(game) else max(kinds_of(game), key=kind_of)


def warm_up_playing_out(name: str) -> None:
    """Compile, or load, what reviews of a game need."""
    box, s = first_question(find_players(name).game)
    PlayingOut(name, strongest_at_once(name), 1).wins(box, 0, [Arm(s)], 0, 1)
