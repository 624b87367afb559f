"""What a network expects of a position, with every number in it as it is or as it might be."""

from typing import Any

import numpy as np

from ..core.arrays import Floats, Ints
from ..core.game import Box
from ..core.rule import entry, rule
from ..games import find_game
from .network import network_of
from .sight import Weights, foresee_end, look, new_sight


@rule
def expect(
    weights: Weights, sight: Ints, seen: Floats, seat: int, players: int, chances: Floats, points: Floats
) -> int:
    """The chances of winning and the final points of all seats, as far as one seat can see."""
    look(weights, sight, seen)
    foresee_end(weights, sight, seat, players, chances, points)
    return players


_expect = entry(expect)


class Expectation:
    """What the network of a game, or of a file, expects. What it saw last makes its next look cheaper."""

    def __init__(self, game: str, file: str = "") -> None:
        self.game, self.weights = find_game(game), network_of(game, file).weights
        self.sight, self.seen = new_sight(self.weights), np.zeros(self.game.observation, np.float32)
        self.chances, self.points = np.zeros(max(self.game.seats)), np.zeros(max(self.game.seats))

    def chance(self, box: Box, s: Any, seat: int) -> float:
        """The chance that a seat wins, by what it knows."""
        self.game.observe(box.record, s, seat, self.seen)
        _expect(self.weights, self.sight, self.seen, seat, box.players, self.chances, self.points)
        return float(self.chances[seat])
