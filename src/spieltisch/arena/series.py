"""What is to be played: series of games, cut into pieces of work."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.players import kinds_of
from ..core.game import Box
from ..games import find_game
from ..table.record import is_pack_of, pack_of
from .errors import SettingChanged

RANDOM = "random"
MOST_AT_ONCE = 1000  # games in one piece of work: often enough a step of the progress bar, and not too many files
LEAST_PIECES = 40  # so that several processes get their share

Seating = tuple[int, ...]
Packed = tuple[tuple[str, bytes], ...]  # the files of a pack that lies in no folder


@dataclass(frozen=True)
class Series:
    """Games of one kind, numbered from 0. A game depends on its number and on nothing but what stands here."""

    game: str
    players: int  # seats at the table
    options: tuple[tuple[str, Any], ...]
    pack: str | Packed | None  # folder of a card pack, or what is in it; None: the base pack
    seed: int
    names: tuple[str, ...]  # who takes part
    seatings: tuple[Seating, ...]  # who sits where, as numbers into `names`; used by turns
    shared_chance: bool  # do as many games running as there are seatings have the same chance?
    games: int
    logs: bool = False  # is every answer kept?
    cards: str | None = None  # hash of the pack with which playing began; None: as it lies there

    @property
    def group(self) -> int:
        """So many games running have the same chance."""
        return len(self.seatings) if self.shared_chance else 1

    @property
    def only_random(self) -> bool:
        """Does nobody but random players take part?"""
        return set(self.names) == {RANDOM}

    @property
    def compiled(self) -> bool:
        """Are whole games played by compiled code?"""
        return set(self.names) <= kinds_of(self.game)

    @property
    def quick(self) -> bool:
        """Does everybody answer at once, so that many games are one piece of work?"""
        if self.compiled:
            return True
        from ..bots.sitting import thinks_ahead  # here, because most games do without thinkers and their machine code

        return not any(thinks_ahead(name, self.game) for name in self.names)

    def seating(self, first: int, count: int) -> Any:
        """Who sits where in games numbered from `first`."""
        seatings = np.array(self.seatings, np.int8)
        return seatings[np.arange(first, first + count) % len(seatings)]

    def chance(self, first: int, count: int) -> Any:
        """The number of chance in games numbered from `first`: the same number, the same answers of chance."""
        return np.arange(first, first + count) // self.group

    def open_box(self) -> Box:
        """The box, opened once in each process."""
        box = _open_box(self.game, self.players, self.options, self.pack)
        if self.cards not in (None, pack_of(box)[1]):
            raise SettingChanged("pack-edited", pack=pack_of(box)[0])
        return box

    def with_these_cards(self) -> "Series":
        """The same games, with the pack as it is now: who edits it while processes open it hears of it."""
        return replace(self, cards=pack_of(self.open_box())[1])

    def data(self) -> dict[str, Any]:
        """Everything that stands here as plain data; a pack is known by its hash, wherever its folder lies."""
        name, digest = pack_of(self.open_box())
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.open_box().options),
            "pack": {"name": name, "hash": digest},
            "seed": self.seed,
            "who": list(self.names),
            "seatings": [list(seating) for seating in self.seatings],
            "shared_chance": self.shared_chance,
            "games": self.games,
            "logs": self.logs,
        }

    def data_as_begun(self, begun: Mapping[str, Any]) -> dict[str, Any]:
        """The same, with the pack named as playing began, if its values were those of today (`former` fingerprints)."""
        return {**self.data(), **({"pack": begun["pack"]} if self.plays(begun["pack"]) else {})}

    def plays(self, pack: Mapping[str, str]) -> bool:
        """Are these the cards that are played with, under this fingerprint or a former one?"""
        return is_pack_of(self.open_box(), pack["name"], pack["hash"])

    @classmethod
    def of(cls, data: Mapping[str, Any], pack: str | Packed | None) -> "Series":
        """What `data` has told."""
        return cls(
            data["game"],
            data["players"],
            tuple(data["options"].items()),
            pack,
            data["seed"],
            tuple(data["who"]),
            tuple(tuple(seating) for seating in data["seatings"]),
            data["shared_chance"],
            data["games"],
            data["logs"],
        )

    def at_once(self) -> int:
        """Games in one piece: whole groups."""
        return max(1, min(MOST_AT_ONCE, self.games // LEAST_PIECES) // self.group) * self.group


@dataclass(frozen=True)
class Piece:
    """Some games of a series; `number` says which of several series it is."""

    series: Series
    number: int
    first: int
    count: int

    @property
    def name(self) -> str:
        """A name for files, in whose order pieces are played."""
        return f"{self.number:04d}-{self.first:09d}"


def pieces_of(series: Sequence[Series], at_once: int = 0) -> Iterator[Piece]:
    """All games of some series, so many at once (0: whole groups); of players who think ahead, one game.

    How they are cut does not depend on how many processes play.
    """
    for number, one in enumerate(series):
        size = (at_once or one.at_once()) if one.quick else 1
        for first in range(0, one.games, size):
            yield Piece(one, number, first, min(size, one.games - first))


def rotations(players: int) -> tuple[Seating, ...]:
    """Everybody sits on each seat once: seat i of game g is for player (i + g) % players."""
    return tuple(tuple((seat + game) % players for seat in range(players)) for game in range(players))


def mixed_tables(players: int) -> tuple[Seating, ...]:
    """All tables at which two players, 0 and 1, meet: each sits on each seat equally often, alone and in company."""
    return tuple(seating for seating in product((0, 1), repeat=players) if 0 < sum(seating) < players)


def rotated(
    game: str,
    options: Mapping[str, Any],
    pack: Path | None,
    seed: int,
    who: Sequence[str],
    games: int,
    logs: bool = False,
) -> Series:
    """Games of players who change seats from game to game; every game has chance of its own."""
    alike = len(set(who)) == 1
    names, seatings = (tuple(who[:1]), ((0,) * len(who),)) if alike else (tuple(who), rotations(len(who)))
    return Series(game, len(who), tuple(options.items()), folder_of(pack), seed, names, seatings, False, games, logs)


def folder_of(pack: Path | None) -> str | None:
    """Where a pack lies, also for processes in another folder."""
    return None if pack is None else str(pack.resolve())


@lru_cache(64)  # as many as the settings of a report, twice
def _open_box(game: str, players: int, options: tuple[tuple[str, Any], ...], pack: str | Packed | None) -> Box:
    return find_game(game).open_box(
        players, dict(options), Path(pack) if isinstance(pack, str) else pack and dict(pack)
    )
