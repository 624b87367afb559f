"""Playing a game step by step in plain Python, for checks that look at every side of a position."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256

import numpy as np

from spieltisch.core.encoding import Encoding, encoding_of
from spieltisch.core.events import event_buffer, told
from spieltisch.core.game import Box, Game
from spieltisch.core.observation import Field
from spieltisch.core.records import clone
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream, pick

from .kit import Case, Kit

LANGUAGES = ("en", "de")
NOTATIONS = (*LANGUAGES, "id")


@cache
def _encoding(name: str, spec: Callable[[], Sequence[Field]]) -> Encoding:
    """The encoding of a game: made once, for its columns have many names."""
    return encoding_of(spec())


class Walk:
    """One game under way. `things` may be pointed at now; `told` is what the last answer, or the set-up, reported."""

    def __init__(self, game: Game, box: Box, seed: int = 1, number: int = 0) -> None:
        self.game, self.box = game, box
        self.stream = new_stream(seed, number)
        self.s = game.blank_state()
        self.answers = 0
        self._out = game.option_buffer()
        self._events = event_buffer()
        self._take(game.new_game(box.record, self.s, self._events, self._out))

    def _take(self, n: int) -> None:
        self.things: list[int] = self._out[:n].tolist()
        self.told = told(self._events)

    @property
    def mover(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        return int(self.game.to_move(self.box.record, self.s))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == OVER

    @property
    def seats(self) -> range:
        """The seats that are taken."""
        return range(self.box.players)

    def pick(self) -> int:
        """The thing that the driver of random games would point at."""
        return self.things[int(pick(self.stream, len(self.things)))]

    def answer(self, thing: int) -> list[list[int]]:
        """Point at a thing; the events that follow."""
        self.answers += 1
        self._take(self.game.rules.answer(self.box.record, self.s, thing, self._events, self._out))
        return self.told

    def twin(self) -> "Walk":
        """An independent game in the same position."""
        twin = object.__new__(Walk)
        twin.game, twin.box, twin.answers = self.game, self.box, self.answers
        twin.s, twin.stream = clone(self.s), self.stream.copy()
        twin.things, twin.told = list(self.things), list(self.told)
        twin._out, twin._events = self.game.option_buffer(), event_buffer()
        return twin

    def fresh_options(self) -> list[int]:
        """What may be pointed at, asked anew."""
        out = self.game.option_buffer()
        return list(out[: self.game.options(self.box.record, self.s, out)].tolist())

    def bits(self) -> int:
        """Broken invariants."""
        return int(self.game.check(self.box.record, self.s))

    def standing(self) -> list[tuple[int, int]]:
        """Points and place of each seat."""
        most = max(self.game.seats)
        out = np.zeros(2 * most, np.int64)
        self.game.standing(self.box.record, self.s, out)
        return [(int(out[seat]), int(out[most + seat])) for seat in self.seats]

    def seen(self, seat: int) -> bytes:
        """The observation of a seat."""
        out = np.zeros(self.game.observation, np.float32)
        self.game.observe(self.box.record, self.s, seat, out)
        return out.tobytes()

    def encoded(self, seat: int) -> bytes:
        """A digest of what networks get instead."""
        seen = np.frombuffer(self.seen(seat), np.float32)
        return sha256(_encoding(self.game.name, self.game.observation_spec).encode(seen).tobytes()).digest()


def walk(kit: Kit, case: Case, seed: int = 1, number: int = 0) -> Iterator[Walk]:
    """A random game, halted at each of its questions and once more at its end."""
    game = Walk(kit.game, kit.box(case), seed, number)
    yield game
    while not game.over:
        game.answer(game.pick())
        yield game


def sample(kit: Kit, case: Case, about: int, seed: int = 1, number: int = 0) -> Iterator[Walk]:
    """About so many positions of a random game, spread over it, the first and the last among them."""
    kept: list[Walk] = []
    every = 1
    for position in walk(kit, case, seed, number):
        if position.answers % every == 0 or position.over:
            kept.append(position.twin())
        if len(kept) > 4 * about and not position.over:  # nobody knows yet how long the game is
            kept, every = kept[::2], 2 * every
    last = kept.pop()
    yield from kept[:: max(1, len(kept) // about)]
    yield last
