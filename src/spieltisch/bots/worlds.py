"""Worlds for players by anybody: states that their seat cannot tell from the true one, drawn by `resample`.

They stay here and have numbers there. The stream they are drawn from is not known to the player: who knew it could
find out from where it was drawn.
"""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.records import clone
from ..core.stack import CHANCE, OVER
from ..player import protocol
from ..player.protocol import MOST_WORLDS, Message
from ..table.chance import pick_from, seeded_stream
from ..table.position import read_standing
from .players import KINDS, find_players


class NoSuchWorld(ValueError):
    """A request that makes no sense."""


class Worlds:
    """The worlds of one player at one question."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.stream = game, seeded_stream(seed)
        self._room, self._events = np.zeros(1, game.state), event_buffer()
        self._worlds: dict[int, Any] = {}
        self._count = 0
        self._box: Box | None = None
        self._seat = 0

    def begin(self, box: Box, s: Any, seat: int) -> None:
        """Another question: worlds of earlier ones are gone."""
        self._box, self._seat = box, seat
        self._room[0] = s
        self._worlds.clear()

    def warm_up(self) -> None:
        """Load all machine code that worlds need."""
        assert self._box is not None
        world = self.sample()
        self._answer(world, find_players(self.game.name).answer(KINDS[protocol.THUMB], self._box, world, self.stream))

    def reply(self, message: Message) -> Message:
        """What a player is told that asks for something; NoSuchWorld if it cannot be done."""
        for number in message.get("drop") or ():
            self._worlds.pop(number, None)
        if message["type"] == "sample":
            return self._keep(self.sample())
        do = self._requests.get(message["type"])
        number = message.get("world")
        if do is None or not isinstance(number, int) or number not in self._worlds:
            raise NoSuchWorld(f"no {message['type']} of world {number}")
        return do(self, number, message)

    def sample(self) -> Any:
        """A world, every one equally likely."""
        assert self._box is not None
        world = clone(self._room[0])
        self.game.resample(self._box.record, world, self._seat, self.stream)
        return world

    def _keep(self, world: Any) -> Message:
        if len(self._worlds) >= MOST_WORLDS:
            raise NoSuchWorld(f"more than {MOST_WORLDS} worlds")
        self._count += 1
        self._worlds[self._count] = world
        return self._told(self._count)

    def _told(self, number: int) -> Message:
        asked = self._mover(self._worlds[number])
        names = {CHANCE: protocol.CHANCE, OVER: None}
        return {"type": "world", "world": number, "asked": names.get(asked, asked), "options": self._options(number)}

    def _mover(self, world: Any) -> int:
        assert self._box is not None
        return int(self.game.to_move(self._box.record, world))

    def _options(self, number: int) -> list[int]:
        assert self._box is not None
        world = self._worlds[number]
        if self._mover(world) == OVER:
            return []
        out = self.game.option_buffer()
        things: list[int] = out[: self.game.options(self._box.record, world, out)].tolist()
        return things

    def _copy(self, number: int, message: Message) -> Message:
        return self._keep(clone(self._worlds[number]))

    def _try(self, number: int, message: Message) -> Message:
        options, thing = self._options(number), message.get("thing")
        if not options or (thing is not None and thing not in options):
            raise NoSuchWorld(f"{thing} is not among the options of world {number}")
        self._answer(self._worlds[number], options[pick_from(self.stream, len(options))] if thing is None else thing)
        return self._told(number)

    def _answer(self, world: Any, thing: int) -> None:
        assert self._box is not None
        self._events[0, 0] = 0  # nobody listens
        self.game.rules.answer(self._box.record, world, thing, self._events, self.game.option_buffer())

    def _observe(self, number: int, message: Message) -> Message:
        assert self._box is not None
        seat = self._seat if message.get("seat") is None else message["seat"]
        if not isinstance(seat, int) or seat not in range(self._box.players):
            raise NoSuchWorld(f"no seat {seat}")
        return {"type": "seen", "observation": seen_by(self.game, self._box, self._worlds[number], seat)}

    def _standing(self, number: int, message: Message) -> Message:
        assert self._box is not None
        places = read_standing(self.game, self._box, self._worlds[number])
        return {"type": "standing", "points": [p.points for p in places], "places": [p.place for p in places]}

    def _play(self, number: int, message: Message) -> Message:
        """Play on to the end, which no game is without."""
        by = message.get("by", protocol.RANDOM)
        if by not in KINDS:
            raise NoSuchWorld(f"nobody plays as {by}")
        assert self._box is not None
        players, world = find_players(self.game.name), self._worlds[number]
        for _ in range(self.game.longest):
            mover = self._mover(world)
            if mover == OVER:
                break
            kind = KINDS[protocol.RANDOM] if mover == CHANCE else KINDS[by]
            self._answer(world, players.answer(kind, self._box, world, self.stream))
        return self._standing(number, message)

    _requests: ClassVar[dict[str, Callable[["Worlds", int, Message], Message]]] = {
        "copy": _copy,
        "try": _try,
        "observe": _observe,
        "standing": _standing,
        "play": _play,
    }


def seen_by(game: Game, box: Box, s: Any, seat: int) -> list[float]:
    """What a seat sees, as numbers for a line: whole ones without a point."""
    seen = np.zeros(game.observation, np.float32)
    game.observe(box.record, s, seat, seen)
    whole = seen.astype(np.int64)
    numbers: Any = whole if np.array_equal(whole, seen) else seen.astype(np.float64)
    return list(numbers.tolist())
