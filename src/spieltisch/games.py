"""The games on the shelf."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # who only asks which games there are need not wait for the compiler
    from .core.game import Game

SHELF = ("wutaki", "xibalba")


class UnknownGame(ValueError):
    """A name that is not on the shelf."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; on the shelf: {', '.join(SHELF)}")
        self.name = name


def find_game(name: str) -> Game:
    """The game of this name, imported when it is first asked for."""
    if name not in SHELF:
        raise UnknownGame(name)
    game: Game = import_module(f"spieltisch.{name}").GAME
    return game
