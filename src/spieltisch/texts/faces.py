"""What a game looks like in the terminal. A game without a face of its own is drawn from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..games import find_game
from . import has, speak
from .printed import SAID, dashed

FACE_DOWN = "▯"

if TYPE_CHECKING:  # showing cards needs no compiler
    from ..core.game import Box
    from ..packs.reader import Files


@dataclass(frozen=True)
class Face:
    """How to draw a game."""

    board: Callable[[Box, Any, int | None, str], RenderableType]  # box, view, own seat, language
    status: Callable[[Box, Any, int | None, str], RenderableType | None]  # what matters at every question
    minor: Callable[[dict[str, Any]], bool] = lambda event: False  # events that play does not tell, but the log does
    load_pack: Callable[[Path | Files | None], Any] | None = None  # None: the base pack
    summary: Callable[[Any, str], dict[str, str | int]] | None = None  # of a pack: title, cards, hash
    all_cards: Callable[[Any, str], RenderableType] | None = None
    card: Callable[[Any, str, str], RenderableType] | None = None  # pack, id or name, language; Refused if unknown
    picture: Callable[[Any, str, str], RenderableType] | None = None  # the same as those who play see it: in words


def face_of(game: str) -> Face:
    """The face of a game."""
    terminal = find_game(game).terminal
    return Face(partial(plain_board, game), no_status) if terminal is None else terminal()


def no_status(box: Box, view: Any, seat: int | None, lang: str) -> RenderableType | None:
    """Nothing in particular."""
    return None


def plain_board(game: str, box: Box, view: Any, seat: int | None, lang: str) -> RenderableType:
    """A view as tables: numbers in a line, each zone with what lies there, and a row for each seat."""
    return Group(*PlainBoard(game, box, seat, lang).parts(msgspec.to_builtins(view)))


class PlainBoard:
    """Draws whatever a view holds, by the words of the game where it has any."""

    def __init__(self, game: str, box: Box, seat: int | None, lang: str) -> None:
        self.game, self.box, self.seat, self.lang = game, box, seat, lang
        catalogue = find_game(game).people.catalogue
        self.cards = {} if catalogue is None else catalogue(box, lang)["cards"]

    def parts(self, view: dict[str, Any]) -> Iterator[RenderableType]:
        """First what is counted, then what lies somewhere, then everything that has rows."""
        view = self.shown(view)
        rows = {key: value for key, value in view.items() if _has_rows(value)}
        zones = {key: value for key, value in view.items() if key not in rows and isinstance(value, list | dict)}
        counts = {key: value for key, value in view.items() if key not in rows and key not in zones}
        if counts:
            yield Text("   ").join(self._counted(key, value) for key, value in counts.items())
        if zones:
            yield self._zones(zones)
        for key, value in rows.items():
            yield self._table(key, value)

    def shown(self, data: dict[str, Any]) -> dict[str, Any]:
        """A part of a view without what is said anyway; `hand_count` beside `hand` says how many lie there in all."""
        kept = {key: value for key, value in data.items() if key not in SAID}
        for key in [key for key in kept if isinstance(kept.get(f"{key}_count"), int) and isinstance(kept[key], list)]:
            count = kept.pop(f"{key}_count")
            kept[key] = [*kept[key], *[None] * max(0, count - len(kept[key]))]
        return kept

    def word(self, key: str) -> str:
        """What a part of a view is called."""
        name = f"label-{dashed(key)}"
        known = has(self.lang, self.game, name)
        return speak(self.lang, self.game, name) if known else key.replace("_", " ").capitalize()

    def _counted(self, key: str, value: Any) -> Text:
        return Text.assemble((f"{self.word(key)} ", "dim"), (self.said(value), "bold"))

    def _zones(self, zones: dict[str, Any]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column()
        for key, value in zones.items():
            grid.add_row(self.word(key), self.said(value))
        return grid

    def _table(self, key: str, rows: list[dict[str, Any]]) -> Grid:
        seats, rows = len(rows) == self.box.players, [self.shown(row) for row in rows]
        grid = Grid(title=None if seats else self.word(key), title_justify="left", box=None, padding=(0, 2, 0, 0))
        columns = list(dict.fromkeys(column for row in rows for column in row))
        grid.add_column()
        for column in columns:
            counted = all(isinstance(row.get(column, 0), int) for row in rows)
            grid.add_column(self.word(column), justify="right" if counted else "left", header_style="dim")
        for number, row in enumerate(rows):
            label = self._player(number) if seats else str(number + 1)
            style = "bold" if seats and number == self.seat else None
            grid.add_row(label, *(self.said(row.get(column)) for column in columns), style=style)
        return grid

    def _player(self, seat: int) -> str:
        if self.box.names:
            return self.box.names[seat]
        return speak(self.lang, "cli", "player-you" if seat == self.seat else "player", number=seat + 1)

    def said(self, value: Any) -> str:
        """A value in a few words; a card by its name."""
        if value is None:
            return "?"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, dict):
            return ", ".join(f"{self.word(key)} {self.said(part)}" for key, part in value.items()) or "–"
        if isinstance(value, list):
            return " ".join(FACE_DOWN if part is None else self.said(part) + "," for part in value).rstrip(",") or "–"
        return str(self.cards[value]["name"]) if isinstance(value, str) and value in self.cards else str(value)


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)
