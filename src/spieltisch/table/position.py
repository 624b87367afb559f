"""A position: one state of a game and everything people want to know about it, in their language."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from typing import Any

import msgspec
import numpy as np

from ..core.events import event_buffer
from ..core.game import Box, Game, View, foreseen, open_answer, whole_row
from ..core.records import clone
from ..core.rule import is_awaited
from ..core.stack import OVER
from ..texts import speak
from ..texts.voice import label_of
from .chance import seeded_stream

WORLDS = 16  # in which answers are tried: a secret with two possibilities slips through with probability 2**-16


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
    warning: str = ""  # what speaks against it, read before it is pointed at in earnest
    idle: bool = False  # nothing would come of it
    gathers: bool = False  # it only takes what lies there for the seat


class Place(msgspec.Struct, frozen=True):
    """How a seat stands: its points and its place, 1 for the best; equal seats share a place."""

    seat: int
    points: int
    place: int


def plain_view(view: View) -> dict[str, Any]:
    """A view as plain data: for those who know no shapes."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    return found


def has_secrets(game: Game) -> bool:
    """Whether anything of a game is hidden from anybody."""
    return game.people.seen_by is not whole_row or game.people.answer_seen_by is not open_answer


@dataclass(frozen=True)
class Forecast:
    """What the seat that is asked may know of an answer before it gives it."""

    change: dict[str, int]  # of the numbers in front of it (`Game.tally`)
    final: bool  # somebody else is asked then, or the seat learns something
    again: bool  # the same seat is asked the same question then
    foreseen: bool = True  # else nobody has looked yet, and it may be otherwise


UNKNOWN = Forecast({}, final=True, again=False)  # an answer of which nothing may be said beforehand
NOT_YET = Forecast({}, final=True, again=False, foreseen=False)  # one that machine code will tell more of


@dataclass(frozen=True)
class Facts:
    """What a state is in any language, found out once and when somebody asks."""

    game: Game
    box: Box
    state: Any

    @cached_property
    def to_move(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return int(self.game.to_move(self.box.record, self.state))

    @cached_property
    def things(self) -> tuple[int, ...]:
        """The numbers of all things that may be pointed at."""
        if self.to_move == OVER:
            return ()
        out = self.game.option_buffer()
        n = self.game.options(self.box.record, self.state, out)
        return tuple(out[:n].tolist())

    @cached_property
    def name(self) -> str:
        """The name of the question that waits."""
        return "OVER" if self.to_move == OVER else self.game.people.question(self.box, self.state)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        if seat not in self._views:
            self._views[seat] = self._sight(seat)
        return self._views[seat]

    @cached_property
    def _views(self) -> dict[int | None, View]:
        return {}

    @cached_property
    def _sight(self) -> Callable[[int | None], View]:
        if self.game.people.sight is not None:
            return self.game.people.sight(self.box, self.state)
        return partial(self.game.people.view, self.box, self.state)

    @cached_property
    def standing(self) -> tuple[Place, ...]:
        """How the seats stand."""
        return read_standing(self.game, self.box, self.state)

    @property
    def foresees(self) -> bool:
        """Whether answers are tried in other worlds already: without machine code that would take seconds."""
        return not (has_secrets(self.game) and is_awaited(self.game.drivers.foresee))

    @cached_property
    def forecasts(self) -> tuple[Forecast, ...]:
        """What the seat that is asked may know of each of its answers; nothing of those of chance."""
        if self.to_move < 0:
            return ()
        game, box, seat = self.game, self.box, self.to_move
        stream = seeded_stream(len(self.things))  # a seed that tells nothing: the seat knows its options
        worlds = WORLDS if has_secrets(game) else 0
        if not self.foresees:
            return (NOT_YET,) * len(self.things)
        results, states = foreseen(game, box, self.state, seat, self.things, stream, worlds)
        before = game.people.tally(box, self.state, seat)
        return tuple(
            self._forecast(before, asked, bool(shows), state)
            for (asked, shows), state in zip(results, states, strict=True)
        )

    def _forecast(self, before: dict[str, int], asked: int, shows: bool, state: Any) -> Forecast:
        if shows:  # what follows is not the same in all worlds: saying it would tell a secret
            return UNKNOWN
        after = self.game.people.tally(self.box, state, self.to_move)
        change = {key: after[key] - before.get(key, 0) for key in after if after[key] != before.get(key, 0)}
        mine = asked == self.to_move
        return Forecast(change, not mine, mine and self.game.people.question(self.box, state) == self.name)


@dataclass(frozen=True)
class Position:
    """A state nobody changes any more. `number` answers led here."""

    game: Game
    box: Box
    state: Any
    number: int
    lang: str

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # the rest is found out again

    @cached_property
    def facts(self) -> Facts:
        """What is true here in any language."""
        return Facts(self.game, self.box, self.state)

    def spoken(self, lang: str) -> "Position":
        """The same position in a language."""
        if lang == self.lang:
            return self
        if lang not in self._spoken:
            other = replace(self, lang=lang)
            other.__dict__["facts"] = self.facts
            self._spoken[lang] = other
        return self._spoken[lang]

    @cached_property
    def _spoken(self) -> "dict[str, Position]":
        return {}

    @property
    def to_move(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.facts.to_move

    @property
    def foresees(self) -> bool:
        """Whether answers can be looked at before they are given."""
        return self.facts.foresees

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.facts.to_move == OVER

    @property
    def things(self) -> tuple[int, ...]:
        """The numbers of all things that may be pointed at."""
        return self.facts.things

    @property
    def name(self) -> str:
        """The name of the question that waits."""
        return self.facts.name

    @cached_property
    def question(self) -> Question:
        """The question that waits."""
        if self.over:
            return Question(self.name, None, speak(self.lang, "table", "game-over"))
        return Question(self.name, self.to_move, self.game.people.question_text(self.box, self.state, self.lang))

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The answers that are possible, none when the game is over."""
        return tuple(self._option(thing) for thing in self.things)

    def _option(self, thing: int) -> Option:
        game, box, s = self.game, self.box, self.state
        label = label_of(game.people.thing_text(box, s, thing, self.lang))
        anchor, say = game.people.anchor(box, s, thing), game.people.say(box, s, thing, self.lang)
        return Option(thing, str(label), anchor, say, label.warning, label.idle, label.gathers)

    @cached_property
    def why_not(self) -> dict[str, str]:
        """By anchor, why what lies there cannot be pointed at now: for the seat that is asked."""
        return {} if self.over else self.game.people.why_not(self.box, self.state, self.lang)

    def after(self, thing: int) -> "Position":
        """The position that this answer leads to, as if it had been given."""
        state = clone(self.state)
        self.game.rules.answer(self.box.record, state, thing, event_buffer(0), self.game.option_buffer())
        return Position(self.game, self.box, state, self.number + 1, self.lang)

    def say(self, thing: int, lang: str | None = None) -> str:
        """How an answer is written; in the language `id` as in game records."""
        return self.game.people.say(self.box, self.state, thing, lang or self.lang)

    def view(self, seat: int | None = None) -> View:
        """What this seat may know; None: what everybody may know. It is to be read, not to be changed."""
        return self.facts.view(seat)

    def standing(self) -> tuple[Place, ...]:
        """How the seats stand now."""
        return self.facts.standing


def read_standing(game: Game, box: Box, state: Any) -> tuple[Place, ...]:
    """The standing of all seats, from the columns in which the rules write it."""
    out = np.zeros(2 * max(game.seats), np.int64)
    game.standing(box.record, state, out)
    return places(game, box.players, out)


def places(game: Game, players: int, row: Any) -> tuple[Place, ...]:
    """The standing as the rules write it into a row of numbers: points of all seats, then their places."""
    first = max(game.seats)
    return tuple(Place(seat, int(row[seat]), int(row[first + seat])) for seat in range(players))
