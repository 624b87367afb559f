"""The network by itself, at one seat: it looks, and answers. And how it can be made to play like somebody weaker."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.game import Box
from ..core.rule import entry
from ..core.streams import new_stream
from ..games import find_game
from . import sight
from .network import Network, NetworkRefused, network_of
from .sight import new_sight
from .thumb import thumb_of

MOST_KEY = (1 << 62) - 1  # seeds of playouts are larger than machine code takes

choose = entry(sight.choose_by_sight)


@dataclass(frozen=True)
class Manner:
    """How a network answers: mistakes as people make them."""

    temperature: float = 0.0  # 0: always what it thinks best; 1: as often as it thinks it good
    favourites: float = 0.0  # how much it is taken with some things, others in every game, in logits
    overlooks: tuple[str, ...] = ()  # what it does not look at, by the words of the game (`Thumb.overlooked`)

    def array(self) -> Any:
        """What compiled code reads."""
        values = np.zeros(sight.MANNERS)
        values[sight.TEMPERATURE], values[sight.FAVOURITES] = self.temperature, self.favourites
        return values


def looking_network(game: str, file: str, overlooks: tuple[str, ...] = ()) -> Network:
    """A network that does not look at some things; NetworkRefused if there is none, or nothing of that name."""
    known = thumb_of(game).overlooked
    for word in overlooks:
        if word not in known:
            raise NetworkRefused("network-overlooks", game=game, word=word[:40], known=", ".join(known) or "–")
    return network_of(game, file, tuple(field for word in overlooks for field in known[word]))


class Bare:
    """A network at one seat. What it saw last makes its next look cheaper, and never different."""

    def __init__(self, game: str, file: str, manner: Manner, seed: int) -> None:
        network = looking_network(game, file, manner.overlooks)
        self.game, self.weights, self.manner = find_game(game), network.weights, manner.array()
        self.sight = new_sight(self.weights)
        self.out, self.worth = self.game.option_buffer(), np.zeros(self.game.things)
        self.seen = np.zeros(self.game.observation, np.float32)
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """As if just found with this seed."""
        self.key, self.stream = seed & MOST_KEY, new_stream(seed, 1)

    def answer(self, box: Box, s: Any) -> int:
        """The answer to the question that waits in a state, by what its seat may know."""
        n, seat = self.game.options(box.record, s, self.out), self.game.to_move(box.record, s)
        self.game.observe(box.record, s, seat, self.seen)
        manner, key = self.manner, self.key
        return int(choose(self.weights, self.sight, self.seen, self.out, n, self.worth, manner, key, self.stream))
