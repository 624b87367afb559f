"""What the suite has to know about a game beyond the contract: which cases to play, and what is secret.

A game brings `cases_<name>.py` with `CASES`; everything else in it is optional and named after a field of `Kit`. It
does not import a game from the shelf, so that a game that cannot be imported fails in its own tests and no others.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from spieltisch.core.game import Box, Game
from spieltisch.games import find_game, folder_of, shelf

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("toy", *shelf())


@dataclass(frozen=True)
class Case:
    """A number of players and the options that differ from their defaults."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([f"{self.players}p", *(f"{key}={json.dumps(value)}" for key, value in self.options.items())])


@dataclass(frozen=True)
class Position:
    """The position of a random game after so many answers."""

    case: Case
    seed: int
    after: int


@dataclass(frozen=True)
class Playthrough:
    """A game to be kept as a readable text, beginning after so many answers."""

    name: str
    case: Case
    seed: int
    lang: str = "en"
    after: int = 0


def no_worlds(game: Game, box: Box, s: Any, seat: int) -> None:
    """The game does not enumerate what a seat may think possible."""


def nothing_shown(game: Game, box: Box, s: Any, seat: int, thing: int) -> Iterable[int]:
    """Answers show a seat nothing that it did not know."""
    return ()


def no_sentences(w: Any) -> int:
    """The buttons of this game say nothing about what follows."""
    return 0


def resampled(game: Game, box: Box, s: Any, seat: int, stream: Any) -> Mapping[int, int]:
    """Another world for this seat in which everybody else can do what they can do in this one."""
    game.resample(box.record, s, seat, stream)
    return {}


@dataclass(frozen=True)
class Kit:
    """A game and its cases."""

    game: Game
    cases: Sequence[Case]
    # every state, as bytes, that this seat must think possible, or None where there are too many
    worlds: Callable[[Game, Box, Any, int], set[bytes] | None] = no_worlds
    # exchange in place what this seat may not know; returns which thing now stands for which (the rest for itself)
    permute: Callable[[Game, Box, Any, int, Any], Mapping[int, int]] = resampled
    # the things of whose whereabouts this seat learns when this answer is given
    shown: Callable[[Game, Box, Any, int, int], Iterable[int]] = nothing_shown
    # check the sentences on the buttons of a question against what follows; how many there were
    sentences: Callable[[Any], int] = no_sentences
    # finite lists of values for options with many, for pairwise trials
    trial_values: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    rules: Path | str = ""  # where its rule ids are explained: a file, or the text itself
    perft: Sequence[Position] = ()
    playthroughs: Sequence[Playthrough] = ()
    speed_sample: tuple[int, int] = (20, 10_000)  # games, and answers of each, that the suite plays at three speeds

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.name

    def box(self, case: Case) -> Box:
        """The box opened for a case."""
        return self.game.open_box(case.players, dict(case.options))

    def rule_ids(self) -> frozenset[str]:
        """Every rule id that the rules mention."""
        text = self.rules.read_text(encoding="utf-8") if isinstance(self.rules, Path) else self.rules
        return frozenset(re.findall(rf"\b{self.game.prefix}-\d+(?:\.\d+)*\b", text))


def _cases_module(name: str) -> ModuleType:
    return import_module(f"{__package__}.cases_{name}")


def cases_of(name: str) -> Sequence[Case]:
    """The cases of a game, without importing the game."""
    cases: Sequence[Case] = _cases_module(name).CASES
    return cases


def game_of(name: str) -> Game:
    """A game on the shelf, or the toy."""
    game: Game = import_module("tests.toy").GAME if name == "toy" else find_game(name)
    return game


@cache
def kit_of(name: str) -> Kit:
    """A game with everything its cases file says about it."""
    module = _cases_module(name)
    hooks = {key: getattr(module, key) for key in ("worlds", "permute", "shown", "sentences") if hasattr(module, key)}
    data = {
        key: getattr(module, key.upper())
        for key in ("trial_values", "perft", "playthroughs", "speed_sample", "rules")
        if hasattr(module, key.upper())
    }
    data.setdefault("rules", folder_of(name) / "digest/en.md" if name in shelf() else ROOT / "no-rules")
    return Kit(game_of(name), module.CASES, **hooks, **data)
