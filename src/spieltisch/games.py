"""The shelf: which games there are, and where they lie. It knows no game, it finds them.

A game announces itself with an entry point in the group `spieltisch.games`, whose name is the game's and whose value
is its `Game`. Ours do that, too.
"""

from __future__ import annotations

import copyreg
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # who only asks which games there are need not wait for the compiler
    from .core.game import Game

GROUP = "spieltisch.games"


class UnknownGame(ValueError):
    """A name that is not on the shelf."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; on the shelf: {', '.join(shelf())}")
        self.name = name


class BrokenGame(RuntimeError):
    """A game that is on the shelf and cannot be opened; all others can."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"the game {name!r} cannot be opened: {reason}")
        self.name, self.reason = name, reason


@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def shelf() -> tuple[str, ...]:
    """The names of all games that are installed."""
    return tuple(_announced())


@cache
def find_game(name: str) -> Game:
    """The game of this name, imported when it is first asked for."""
    if name not in _announced():
        raise UnknownGame(name)
    try:
        game: Game = _announced()[name].load()
    except Exception as error:  # somebody else's code: whatever is wrong with it stays there
        raise BrokenGame(name, f"{type(error).__name__}: {error}") from error
    copyreg.pickle(type(game), _by_name)
    return game


def _by_name(game: Game) -> Any:
    """A game on the shelf is copied and pickled as its name, under which another process finds it, too."""
    if game.name in shelf() and find_game(game.name) is game:
        return find_game, (game.name,)
    return game.__reduce_ex__(2)


@cache
def folder_of(name: str) -> Path:
    """The folder of a game, found without importing it."""
    if name not in _announced():
        raise UnknownGame(name)
    module = _announced()[name].module
    try:
        spec = find_spec(module)
    except Exception as error:  # the package around it is loaded, which is somebody else's code, too
        raise BrokenGame(name, f"{type(error).__name__}: {error}") from error
    if spec is None or spec.origin is None:
        raise BrokenGame(name, f"there is no module {module}")
    return Path(spec.origin).parent


def base_pack(name: str) -> Path:
    """Where the base pack of a game lies, if it has one."""
    return folder_of(name) / "packs" / "base"


def has_packs(name: str) -> bool:
    """Can a game be played with other cards than those it comes with?"""
    return base_pack(name).is_dir()
