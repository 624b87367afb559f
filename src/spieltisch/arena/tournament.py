"""Tournaments: everybody meets everybody, or only neighbours, at tables of two, three and four.

A group is all tables at which two players can meet (`mixed_tables`: AB BA; AAB ABA BAA ABB BAB BBA; …), played with the
same chance. The score of A against B is the share of pairs (a seat of A, a seat of B) at one table in which A is placed
better; ties count half. Tables of a group are not independent of each other, groups are: intervals look at groups.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.outsiders import FAULTS
from .errors import ArenaError
from .played import Played
from .ratings import Rating, rate
from .scores import Score, comparisons, score_of
from .series import Series, folder_of, mixed_tables
from .strengths import Strength, strengths


class BadField(ArenaError):
    """Players between whom no tournament can be played."""


@dataclass(frozen=True)
class Meeting:
    """All games of two players at tables of one size."""

    a: int
    b: int
    series: Series


def meetings(
    game: str,
    names: Sequence[str],
    games: int,
    sizes: Sequence[int],
    seed: int,
    options: Mapping[str, Any],
    pack: Path | None,
    logs: bool = False,
    neighbours: bool = False,
) -> list[Meeting]:
    """Every two of the players, or only neighbours: at least so many games at each size of table, in whole groups."""
    _need_field(names)
    everybody = range(len(names))
    pairs = list(pairwise(everybody) if neighbours else combinations(everybody, 2))
    found = []
    for players in sizes:
        tables = mixed_tables(players)
        rounded = -(-games // len(tables)) * len(tables)
        for a, b in pairs:
            series = Series(
                game,
                players,
                tuple(options.items()),
                folder_of(pack),
                seed,
                (names[a], names[b]),
                tables,
                True,
                rounded,
                logs,
            )
            found.append(Meeting(a, b, series))
    return found


def _need_field(names: Sequence[str]) -> None:
    if len(set(names)) < 2:
        raise BadField("too-few-players")
    for name in names:
        if names.count(name) > 1:
            raise BadField("player-twice", name=name)


@dataclass
class Clock:
    """What a player took for their answers, in seconds of processor time. A move is all that they answer in a row."""

    games: int = 0  # seats, to be exact: at some tables a player sits several times
    answers: int = 0
    moves: int = 0
    seconds: float = 0.0
    longest: float | None = None  # None: nobody has looked at single answers
    longest_move: float | None = None
    faults: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))  # of somebody else's players

    def add(self, played: Played, own: Any) -> None:
        """Count the answers of seats."""
        self.games += int(own.sum())
        self.answers += int(played.asked[own].sum())
        self.moves += int(played.moves[own].sum())
        self.seconds += float(played.seconds[own].sum())
        self.longest = _longer(self.longest, played.longest[own])
        self.longest_move = _longer(self.longest_move, played.longest_move[own])
        for number, kind in enumerate(FAULTS if played.faults is not None else ()):
            self.faults[kind] += int(played.faults[:, :, number][own].sum())


def _longer(longest: float | None, times: Any) -> float | None:
    """The longest of some times, some of which may not have been measured."""
    measured = times[~np.isnan(times)]
    return longest if not len(measured) else max(longest or 0.0, float(measured.max()))


@dataclass
class Book:
    """The results of a tournament, filled in piece by piece; what is kept of a game are a few bytes."""

    names: Sequence[str]
    meetings: Sequence[Meeting]
    clocks: list[Clock] = field(default_factory=list)
    unfinished: int = 0
    _places: dict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))
    _seatings: dict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))

    def __post_init__(self) -> None:
        self.clocks = [Clock() for _ in self.names]

    def add(self, number: int, played: Played) -> None:
        """The next games of a meeting, in their order."""
        meeting = self.meetings[number]
        for side, player in enumerate((meeting.a, meeting.b)):
            self.clocks[player].add(played, played.seating == side)
        self.unfinished += int(played.unfinished.sum())
        # a game that nobody has finished nobody has won
        self._places[number].append(np.where(played.unfinished[:, None], np.int8(1), played.places))
        self._seatings[number].append(played.seating)

    def places(self, number: int) -> Any:
        """The places of all seats in all games of a meeting."""
        return np.concatenate(self._places[number])

    def seating(self, number: int) -> Any:
        """Who sat where in them: 0 is the first of the two, 1 the second."""
        return np.concatenate(self._seatings[number])

    def scores(self) -> list[Score]:
        """Head to head, for each meeting."""
        results = []
        for number, meeting in enumerate(self.meetings):
            hits, pairs = comparisons(self.places(number), self.seating(number))
            results.append(score_of(hits, pairs, meeting.series.group))
        return results

    def strengths(self) -> list[Strength]:
        """Of each player, in points."""
        scores = zip(self.meetings, self.scores(), strict=True)
        return strengths(self.names, [(meeting.a, meeting.b, score) for meeting, score in scores])

    def ratings(self) -> list[Rating]:
        """Of each player, from all games in an order that never changes: first games first, meeting by meeting."""
        games: list[tuple[int, int, Any, Any]] = []
        for number, meeting in enumerate(self.meetings):
            players = np.array([meeting.a, meeting.b])[self.seating(number)]
            rows = zip(players.tolist(), self.places(number).tolist(), strict=True)
            games += [(game, number, seats, places) for game, (seats, places) in enumerate(rows)]
        games.sort(key=lambda entry: entry[:2])
        return rate(self.names, [(seats, places) for _, _, seats, places in games])
