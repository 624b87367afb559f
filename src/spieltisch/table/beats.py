"""Beats: what happened, in the few steps that a person can follow (ADR 18).

A game tells many small events. Here they are grouped, once and for everybody: for the table as it is told live, the
log, the summary since somebody's last turn, and the replay. A beat has one headline, the sentence of the event that
leads it; what else belongs to it is folded below. A game says in `people/beats.toml` which events are moments, how much
they weigh, and what joins what. One that says nothing is told answer by answer.

Grouping reads what a spectator may know, so that it is the same for all seats and tells none of them a secret.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import takewhile
from typing import Any, Literal

from msgspec import Struct

from ..core.game import Game
from ..core.stack import CHANCE
from ..texts import Argument, speak
from .declared import declared
from .log import Viewer
from .table import Table

Weight = Literal["silent", "normal", "drama"]
Data = Mapping[str, Any]


class BadBeats(ValueError):
    """Declarations that cannot be read."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of moment. Those further down in the file are greater: in one beat, the greatest gives the headline.

    Events are written as their names, or `name/word` for those that have this word among their details. Within one
    answer moments join each other, unless one stands `apart`; across answers, a moment begins another beat unless the
    one that is open is of a moment that it `joins`.
    """

    name: str
    events: tuple[str, ...]
    weight: Weight = "normal"
    joins: tuple[str, ...] = ()
    apart: bool = False
    follows: bool = False  # it joins, but never gives the headline
    own: tuple[str, ...] | None = None  # the headline is the sentence `beat-name`, given sums of these details …
    who: tuple[str, ...] = ()  # … and the names of the seats that these details of its events tell


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says about its beats."""

    moment: tuple[Moment, ...]
    remarks: str = ""  # `module:function` (box, s before, rows, lang) -> sentences that no event says


@cache
def declared_by(game: Game) -> Declared | None:
    """The declarations of a game; None: it has none."""
    return declared(game, "people/beats.toml", Declared, BadBeats)


@dataclass
class Beat:
    """Events from number `nth` of answer `first` on, `count` of them; the last is one of answer `last`."""

    first: int
    nth: int
    turn: int
    active: int | None  # whose turn it is
    count: int = 0
    last: int = 0
    rank: int = -1  # of its moment, -1: silent so far
    lead: tuple[int, int] = (0, 0)  # the event that gives the headline: its answer, and its number there
    kinds: list[str] = field(default_factory=list)  # names of its moments, in order


def _turn(data: Data) -> tuple[int, int | None]:
    return data.get("turn", 0), data.get("active")


class Grouping:
    """Puts events into beats, one answer after the other. Only the last beat may still grow."""

    def __init__(self, declared: Declared | None) -> None:
        self.declared = declared
        self.beats: list[Beat] = []
        self._ranks = {
            event: rank for rank, one in enumerate(declared.moment if declared else ()) for event in one.events
        }

    def add(self, number: int, by_chance: bool, events: Sequence[Data]) -> None:
        """The events of an answer, as a spectator may know them."""
        ranks = [self.rank(data) for data in events]
        for nth, data in enumerate(events):
            ahead = self._ahead(events, ranks, nth)
            if self._begins(data, ahead, number, nth, by_chance):
                self.beats.append(Beat(number, nth, *_turn(data), lead=(number, nth)))
            self._join(self.beats[-1], ranks[nth], number, nth)

    def _ahead(self, events: Sequence[Data], ranks: Sequence[int], nth: int) -> int:
        """The moment that an event belongs to: silent ones at the head of an answer go with its first."""
        if any(_turn(one) == _turn(events[nth]) for one in events[:nth]):
            return ranks[nth]
        own = (rank for one, rank in zip(events[nth:], ranks[nth:], strict=True) if _turn(one) == _turn(events[nth]))
        ahead = next((rank for rank in own if rank >= 0), -1)
        return ranks[nth] if self.declared and ahead >= 0 and self.declared.moment[ahead].apart else ahead

    def moment(self, beat: Beat) -> Moment | None:
        """The greatest moment of a beat; None: it has none."""
        return self.declared.moment[beat.rank] if self.declared and beat.rank >= 0 else None

    def rank(self, data: Data) -> int:
        """The moment of an event; of a word among its details, if one makes it another moment."""
        name = data.get("event")
        words = (value for value in data.values() if isinstance(value, str))
        found = (self._ranks[key] for word in words if (key := f"{name}/{word}") in self._ranks)
        return next(found, self._ranks.get(str(name), -1))

    def _begins(self, data: Data, rank: int, number: int, nth: int, by_chance: bool) -> bool:
        if not self.beats:
            return True
        beat = self.beats[-1]
        if (beat.turn, beat.active) != _turn(data):
            return True
        if self.declared is None:  # an answer is a beat, with whatever chance brings
            return nth == 0 and not by_chance
        if rank < 0 or beat.rank < 0:  # what is silent goes along, before a moment as well as behind it
            return False
        moment, open_ = self.declared.moment[rank], self.declared.moment[beat.rank]
        if any(name in moment.joins for name in beat.kinds):
            return False
        return number != beat.last or moment.apart or open_.apart

    def _join(self, beat: Beat, rank: int, number: int, nth: int) -> None:
        beat.count, beat.last = beat.count + 1, number
        if rank < 0:
            return
        moment = self.declared.moment[rank] if self.declared else None
        if moment and moment.name not in beat.kinds:
            beat.kinds.append(moment.name)
        if rank > beat.rank and not (moment and moment.follows and beat.rank >= 0):
            beat.rank, beat.lead = rank, (number, nth)


@dataclass(frozen=True)
class Headline:
    """A beat as one viewer is told of it."""

    text: str
    lead: int  # which of its events it is the sentence of
    rule: str
    seat: int | None  # whom it is about
    remarks: tuple[str, ...]


class Beats:
    """The beats of a table, kept up with its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._begin()

    def _begin(self) -> None:
        self._grouping = Grouping(declared_by(self.table.game))
        self._grouping.add(0, True, [data for data, _ in self.table.opening(None)])
        self._known = 0  # how many entries of the log are grouped, and the last of them
        self._last: object = None

    @property
    def all(self) -> Sequence[Beat]:
        """All of them, the oldest first."""
        entries = self.table.log_entries
        if self._known > len(entries) or (self._known and entries[self._known - 1] is not self._last):
            self._begin()  # something was taken back
        if self._known < len(entries):
            people, box = self.table.game.people, self.table.box
            for number, entry in enumerate(entries[self._known :], self._known + 1):
                seen = [people.event_data(box, people.seen_by(box, row, None)) for row in entry.rows]
                self._grouping.add(number, entry.seat == CHANCE, seen)
            self._known, self._last = len(entries), entries[-1]
        return self._grouping.beats

    def between(self, first: int, last: int) -> list[Beat]:
        """Those that begin with an answer from `first` to `last`."""
        newest = takewhile(lambda beat: first <= beat.first, reversed(self.all))
        return [beat for beat in newest if beat.first <= last][::-1]

    def ending(self, first: int, last: int) -> list[Beat]:
        """Those that end with an answer from `first` to `last`."""
        newest = takewhile(lambda beat: first <= beat.last, reversed(self.all))
        return [beat for beat in newest if beat.last <= last][::-1]

    def open_at(self, number: int) -> int:
        """The answer with which the beat began that was open after so many answers: it may have grown since."""
        open_ = next((beat for beat in reversed(self.all) if beat.first <= number), None)
        return number + 1 if open_ is None or open_.last <= number else open_.first

    def weight(self, beat: Beat) -> Weight:
        """How much attention it wants."""
        moment = self._grouping.moment(beat)
        if moment is not None:
            return moment.weight
        return "silent" if self._grouping.declared else "normal"

    def moment(self, beat: Beat) -> str:
        """The name of its greatest moment."""
        moment = self._grouping.moment(beat)
        return moment.name if moment else ""

    def decided(self, beat: Beat) -> int | None:
        """The answer that led to a beat: the last one in it, up to its headline, that chance has not given."""
        entries = self.table.log_entries
        numbers = range(beat.lead[0], max(beat.first, 1) - 1, -1)
        return next((number for number in numbers if entries[number - 1].seat != CHANCE), None)

    def headline(self, beat: Beat, viewer: Viewer, lang: str) -> Headline:
        """What a viewer reads of it."""
        number, nth = beat.lead
        data, text = self._of(number, viewer, lang)[nth]
        lead = next(at for at, place in enumerate(self._places(beat)) if place == beat.lead)
        moment = self._grouping.moment(beat)
        seat = data.get("player")
        about = seat if isinstance(seat, int) and 0 <= seat < self.table.players else beat.active
        if moment is not None and moment.own is not None:
            events = [one for one, _ in self._events(beat, viewer, lang)]
            text = self._own(moment, events, beat.rank, about, lang)
        return Headline(text, lead, str(data.get("rule", "")), about, tuple(self._remarks(beat, lang)))

    def _own(self, moment: Moment, events: Sequence[Data], rank: int, about: int | None, lang: str) -> str:
        leading = [one for one in events if self._grouping.rank(one) == rank]
        args: dict[str, Argument] = {name: sum(int(one.get(name) or 0) for one in leading) for name in moment.own or ()}
        for name in moment.who:
            args[name] = self._name(next((one[name] for one in events if one.get(name) is not None), None), lang)
        args |= {"player": self._name(about, lang), "count": len(leading)}
        return speak(lang, f"{self.table.game.name}.beats", f"beat-{moment.name}", **args)

    def _name(self, seat: int | None, lang: str) -> str:
        return "" if seat is None or seat < 0 else self.table.seat_name(seat, lang)

    def _remarks(self, beat: Beat, lang: str) -> Iterable[str]:
        """What no event says; a game that has such sentences knows which."""
        declared = self._grouping.declared
        if declared is None or not declared.remarks or beat.rank < 0 or beat.first == 0:
            return ()
        module, _, name = declared.remarks.partition(":")
        entries = self.table.log_entries[beat.first - 1 : beat.last]
        rows = [row for entry in entries for row in entry.rows][beat.nth :][: beat.count]
        before = self.table.log_entries[beat.lead[0] - 1].before
        told: Iterable[str] = getattr(import_module(module), name)(self.table.box, before, rows, lang)
        return told

    def _places(self, beat: Beat) -> Iterable[tuple[int, int]]:
        """Where its events stand: the answer, and the number there."""
        for number in range(beat.first, beat.last + 1):
            count = len(self.table.log_entries[number - 1].rows) if number else len(self.table.opening(None))
            yield from ((number, nth) for nth in range(beat.nth if number == beat.first else 0, count))

    def _events(self, beat: Beat, viewer: Viewer, lang: str) -> Iterable[tuple[Data, str]]:
        skip, left = beat.nth, beat.count
        for number in range(beat.first, beat.last + 1):
            found = self._of(number, viewer, lang)[skip:]
            yield from found[:left]
            skip, left = 0, left - len(found)

    def _of(self, number: int, viewer: Viewer, lang: str) -> Sequence[tuple[Data, str]]:
        """The events of an answer; number 0 is what happened before the first."""
        if number == 0:
            return self.table.opening(viewer, lang=lang)
        return self.table.moves(viewer, number - 1, until=number, lang=lang)[0].events
