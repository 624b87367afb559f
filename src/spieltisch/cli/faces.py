"""What a game looks like in the terminal. A game without a face of its own is shown as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import RenderableType
from rich.tree import Tree

from ..games import find_game

if TYPE_CHECKING:  # showing cards needs no compiler
    from ..core.game import Box, View


@dataclass(frozen=True)
class Face:
    """How to draw a game."""

    board: Callable[[Box, Any, int | None, str], RenderableType]  # box, view, own seat, language
    status: Callable[[Box, Any, int | None, str], RenderableType | None]  # what matters at every question
    minor: Callable[[dict[str, Any]], bool] = lambda event: False  # events that play does not tell, but the log does
    load_pack: Callable[[Path | None], Any] | None = None  # None: the base pack
    summary: Callable[[Any, str], dict[str, str | int]] | None = None  # of a pack: title, cards, hash
    all_cards: Callable[[Any, str], RenderableType] | None = None
    card: Callable[[Any, str, str], RenderableType] | None = None  # pack, id or name, language; Refused if unknown


def face_of(game: str) -> Face:
    """The face of a game."""
    terminal = find_game(game).terminal
    return Face(plain_board, plain_status) if terminal is None else terminal()


def plain_board(box: Box, view: View, seat: int | None, lang: str) -> RenderableType:
    """A view as a tree of words and numbers."""
    tree = Tree("", hide_root=True)
    _grow(tree, msgspec.to_builtins(view))
    return tree


def plain_status(box: Box, view: View, seat: int | None, lang: str) -> RenderableType | None:
    """Nothing in particular."""
    return None


def _grow(tree: Tree, value: dict[str, Any]) -> None:
    for key, part in value.items():
        if isinstance(part, dict):
            _grow(tree.add(key), part)
        elif isinstance(part, list) and any(isinstance(item, dict) for item in part):
            _grow(tree.add(key), {str(number): item for number, item in enumerate(part, 1)})
        else:
            tree.add(f"{key}: {part}")
