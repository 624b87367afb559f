"""A position: one state of a game and everything people want to know about it, in their language."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.records import clone
from ..core.stack import OVER
from ..texts import speak


@dataclass(frozen=True)
class Question:
    """Who is asked what. `seat` counts from 0, is `CHANCE` for dice and draws, and None when the game is over."""

    name: str
    seat: int | None
    text: str


@dataclass(frozen=True)
class Option:
    """A thing that may be pointed at: its number, what it means, where it lies and how it is written."""

    thing: int
    text: str
    anchor: str
    say: str


@dataclass(frozen=True)
class Place:
    """How a seat stands: its points and its place, 1 for the best; equal seats share a place."""

    seat: int
    points: int
    place: int


@dataclass(frozen=True)
class Position:
    """A state nobody changes any more. `number` answers led here."""

    game: Game
    box: Box
    state: Any
    number: int
    lang: str

    @cached_property
    def to_move(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return int(self.game.to_move(self.box.record, self.state))

    @cached_property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @cached_property
    def things(self) -> tuple[int, ...]:
        """The numbers of all things that may be pointed at."""
        if self.over:
            return ()
        out = self.game.option_buffer()
        n = self.game.options(self.box.record, self.state, out)
        return tuple(int(thing) for thing in out[:n])

    @cached_property
    def name(self) -> str:
        """The name of the question that waits."""
        return "OVER" if self.over else self.game.question(self.box, self.state)

    @cached_property
    def question(self) -> Question:
        """The question that waits."""
        if self.over:
            return Question(self.name, None, speak(self.lang, "table", "game-over"))
        return Question(self.name, self.to_move, self.game.question_text(self.box, self.state, self.lang))

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The answers that are possible, none when the game is over."""
        return tuple(self._option(thing) for thing in self.things)

    def _option(self, thing: int) -> Option:
        game, box, s = self.game, self.box, self.state
        text = game.thing_text(box, s, thing, self.lang)
        return Option(thing, text, game.anchor(box, s, thing), game.say(box, s, thing, self.lang))

    def after(self, thing: int) -> "Position":
        """The position that this answer leads to, as if it had been given."""
        state = clone(self.state)
        self.game.answer(self.box.record, state, thing, event_buffer(0), self.game.option_buffer())
        return Position(self.game, self.box, state, self.number + 1, self.lang)

    def say(self, thing: int, lang: str | None = None) -> str:
        """How an answer is written; in the language `id` as in game records."""
        return self.game.say(self.box, self.state, thing, lang or self.lang)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may know; None: what everybody may know."""
        return self.game.view(self.box, self.state, seat)

    def standing(self) -> tuple[Place, ...]:
        """How the seats stand now."""
        return read_standing(self.game, self.box, self.state)


def read_standing(game: Game, box: Box, state: Any) -> tuple[Place, ...]:
    """The standing of all seats, from the columns in which the rules write it."""
    out = np.zeros(2 * max(game.seats), np.int64)
    game.standing(box.record, state, out)
    return places(game, box.players, out)


def places(game: Game, players: int, row: Any) -> tuple[Place, ...]:
    """The standing as the rules write it into a row of numbers: points of all seats, then their places."""
    first = max(game.seats)
    return tuple(Place(seat, int(row[seat]), int(row[first + seat])) for seat in range(players))
