"""What an environment renders: the table as a spectator sees it, as text or as a picture. It tells no secret.

Text is the face of the game in the terminal. The picture is drawn from the view of any game: numbers as labels, what
lies somewhere as chips, what comes in rows as tiles, and a panel for each seat, in colours of the seats.
"""

import zlib
from collections.abc import Iterator
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from rich.console import Console

from ..core.stack import CHANCE
from ..texts import speak
from ..texts.faces import PlainBoard, face_of
from ..texts.printed import SAID, name_of
from .extras import need
from .run import Run

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

Picture = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]
Colour = tuple[int, int, int]

WIDTH, HEIGHT = 1280, 960
MARGIN = 18
LANG = "en"
PAPER, INK, DIM, LINE, TILE = (247, 243, 234), (43, 38, 33), (122, 112, 100), (214, 205, 190), (255, 253, 248)
SEATS: tuple[Colour, ...] = ((190, 70, 54), (44, 99, 156), (70, 130, 76), (190, 140, 36))
WHOSE = ("seat", "seats", "owner", "controller", "start", "active", "asked", "winner", "claimant", "winners")
NAMES = ("id", "key", "kind", "name")  # what something is called needs no label
LEFT_OUT = (*(key for key in SAID if key != "seat"), "options", "players", "location", "card")


def render(run: Run, mode: str | None) -> str | Picture | None:
    """The table in one of the modes of environments."""
    if mode is None:
        raise ValueError("nothing to render: choose render_mode='ansi', 'human' or 'rgb_array' when you make it")
    if mode == "rgb_array":
        return picture(run)
    if mode == "ansi":
        return text(run)
    print(text(run))
    return None


def asked(run: Run) -> str:
    """Who is asked what."""
    if run.over:
        return speak(LANG, "table", "game-over")
    return run.game.people.question_text(run.box, run.state, LANG)


def text(run: Run) -> str:
    """The board as the terminal shows it, with the question that waits."""
    view = run.game.people.view(run.box, run.state, None)
    console = Console(width=120, record=True, file=StringIO(), color_system=None)
    console.print(face_of(run.game.name).board(run.box, view, None, LANG))
    console.print(asked(run))
    return console.export_text()


def picture(run: Run) -> Picture:
    """A picture of always the same size, drawn as large as everything fits."""
    need("PIL", "a picture of a table")
    from PIL import Image

    for size in (20, 18, 16, 15, 14, 13, 12, 11, 10, 9):
        image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        if Page(image, run, size).draw() <= HEIGHT:
            break
    return np.asarray(image).copy()


@cache
def _font(size: int) -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    from PIL import ImageFont

    return ImageFont.load_default(size)


def tint(name: str) -> Colour:
    """A light colour that belongs to a name."""
    mixed = zlib.crc32(name.encode())
    return 205 + mixed % 40, 205 + (mixed >> 8) % 40, 205 + (mixed >> 16) % 40


def whose(key: str, value: Any) -> list[int] | None:
    """The seats that a value stands for, if it stands for seats."""
    found = value if isinstance(value, list) else [value]
    if key not in WHOSE or any(isinstance(one, bool) or not isinstance(one, int) for one in found):
        return None
    return [one for one in found if one >= 0]


class Page:
    """A picture under way: a place to write next, and letters of one size."""

    def __init__(self, image: Any, run: Run, size: int) -> None:
        from PIL import ImageDraw

        self.pen: ImageDraw.ImageDraw = ImageDraw.Draw(image)
        self.run, self.size, self.font = run, size, _font(size)
        self.words = PlainBoard(run.game.name, run.box, None, LANG)
        self.row = round(size * 1.5)

    def draw(self) -> int:
        """Everything, from top to bottom; how much room it takes."""
        view: dict[str, Any] = msgspec.to_builtins(self.run.game.people.view(self.run.box, self.run.state, None))
        y = self._head(view)
        view = self._shown(view)
        seats = view.pop("seats", None)
        plain = {key: value for key, value in view.items() if not isinstance(value, list | dict)}
        rows = {key: value for key, value in view.items() if _has_rows(value)}
        zones = {key: value for key, value in view.items() if key not in plain and key not in rows}
        y = self._flow(MARGIN, y, WIDTH - MARGIN, [(key, value) for key, value in plain.items() if value is not None])
        for key, value in zones.items():
            y = self._zone(key, value, y)
        for key, value in rows.items():
            y = self._tiles(key, value, y)
        return self._seats(seats, y) if _has_rows(seats) else y

    def _head(self, view: dict[str, Any]) -> int:
        height, title = self.row * 2, _font(round(self.size * 1.5))
        mover = self.run.mover
        self.pen.rectangle((0, 0, WIDTH, height), fill=SEATS[mover % len(SEATS)] if mover >= 0 else INK)
        name = name_of(self.run.game.name, LANG)
        self.pen.text((MARGIN, height / 2), name, TILE, title, anchor="lm")
        question = "…" if mover == CHANCE else asked(self.run).replace("–", "-")  # not in the font
        self.pen.text((WIDTH - MARGIN, height / 2), question, TILE, self.font, anchor="rm")
        return height + self.size

    def _shown(self, data: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in data.items() if key not in LEFT_OUT}

    def _width(self, said: str) -> int:
        return round(self.pen.textlength(said, self.font))

    def _flow(self, left: int, y: int, right: int, parts: list[tuple[str, Any]]) -> int:
        """Words and values one after the other, as many lines as they need."""
        x = left
        for key, value in parts:
            word = () if key in NAMES else (self._word(self.words.word(key)),)
            for width, put in (*word, *self._pieces(key, value)):
                if x + width > right and x > left:
                    x, y = left, y + self.row
                put(x, y)
                x += width + self.size // 3
            x += self.size // 2
        return y + self.row

    def _word(self, word: str) -> tuple[int, Any]:
        return self._width(word), lambda x, y: self.pen.text((x, y + self.row / 2), word, DIM, self.font, anchor="lm")

    def _pieces(self, key: str, value: Any) -> Iterator[tuple[int, Any]]:
        """What a value is drawn as: discs for seats, chips for everything else."""
        seats = whose(key, value)
        if seats is not None:
            for seat in seats:
                yield self._disc(seat, 1)
        elif isinstance(value, dict) and "seat" in value:
            counts = [one for other, one in value.items() if other != "seat" and isinstance(one, int)]
            yield self._disc(value["seat"], sum(counts) or 1)
        elif isinstance(value, dict):
            for other, one in value.items():
                if other not in LEFT_OUT and one not in (None, [], {}):
                    if other not in NAMES:
                        yield self._word(self.words.word(other))
                    yield from self._pieces(other, one)
        elif isinstance(value, list):
            for one in value:
                yield from self._pieces("", one)
        elif value is not None:
            yield self._chip(self._said(value))

    def _said(self, value: Any) -> str:
        """A value in letters that the font has; a card by its name, one of several copies as well."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        said = self.words.said(value)
        if said == value and said[:-1] in self.words.cards:
            said = self.words.said(said[:-1])
        return said.replace("_", " ")

    def _chip(self, said: str) -> tuple[int, Any]:
        pad = self.size // 3
        width = self._width(said) + 2 * pad

        def put(x: int, y: int) -> None:
            box = (x, y + 2, x + width, y + self.row - 2)
            self.pen.rounded_rectangle(box, self.size // 4, TILE if said.isdigit() else tint(said), LINE)
            self.pen.text((x + pad, y + self.row / 2), said, INK, self.font, anchor="lm")

        return width, put

    def _disc(self, seat: int, count: int) -> tuple[int, Any]:
        width = self.row - 4

        def put(x: int, y: int) -> None:
            self.pen.ellipse((x, y + 2, x + width, y + 2 + width), SEATS[seat % len(SEATS)], LINE)
            said = str(count) if count > 1 else ""
            self.pen.text((x + width / 2, y + self.row / 2), said, TILE, self.font, anchor="mm")

        return width, put

    def _zone(self, key: str, value: Any, y: int) -> int:
        if value in ([], {}):
            return y
        return self._flow(MARGIN, y, WIDTH - MARGIN, [(key, value)])

    def _tiles(self, key: str, rows: list[dict[str, Any]], y: int) -> int:
        """Rows as tiles side by side; each says what it is and what of it is not empty."""
        self.pen.text((MARGIN, y + self.row / 2), self.words.word(key), DIM, self.font, anchor="lm")
        y, across = y + self.row, max(1, min(len(rows), WIDTH // (self.size * 17)))
        width = (WIDTH - 2 * MARGIN) // across
        for start in range(0, len(rows), across):
            y = self._row_of_tiles(rows[start : start + across], y, width, None)
        return y

    def _seats(self, seats: list[dict[str, Any]], y: int) -> int:
        width = (WIDTH - 2 * MARGIN) // len(seats)
        return self._row_of_tiles(seats, y + self.size // 2, width, SEATS)

    def _row_of_tiles(self, rows: list[dict[str, Any]], y: int, width: int, heads: tuple[Colour, ...] | None) -> int:
        ends = [self._tile(row, MARGIN + number * width, y, width, False) for number, row in enumerate(rows)]
        end = max(ends)
        for number, row in enumerate(rows):
            x = MARGIN + number * width
            self.pen.rounded_rectangle((x, y, x + width - 6, end), self.size // 3, TILE, LINE)
            if heads is not None:
                head = (x, y, x + width - 6, y + self.size // 2)
                self.pen.rounded_rectangle(head, self.size // 4, heads[row.get("seat", number) % len(heads)])
            self._tile(row, x, y, width, True)
        return end + 6

    def _tile(self, row: dict[str, Any], x: int, y: int, width: int, drawn: bool) -> int:
        """The contents of a tile; where it ends. It is laid out once to know that, and once to be drawn."""
        parts = [(key, value) for key, value in self._shown(row).items() if value not in (None, [], {}, [None, None])]
        pen, top = self.pen, y + self.size // 2
        if not drawn:
            self.pen = _Invisible(pen)  # type: ignore[assignment]
        try:
            return self._flow(x + self.size // 2, top, x + width - self.size, parts) + self.size // 3
        finally:
            self.pen = pen


class _Invisible:
    """A pen that measures and leaves no trace."""

    def __init__(self, pen: "ImageDraw.ImageDraw") -> None:
        self.textlength = pen.textlength

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments, **more: None


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)
