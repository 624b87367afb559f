"""A rulebook for players: `guide/en.md` in the folder of a game, other languages beside it. A game may have none.

It is Markdown in pages, each with a heading `# …`. A program fills in these things, so that a book fits every pack:

    {end_vp}, {threshold@3}             a number of the box, or of that for three players
    {price.harvest.cost}                a number of the pack, by kind, id and field
    :stone:                             a symbol, by its key in the catalogue
    ![What is seen](board place:7d)     a line by itself: a picture made of the parts of the table, and its caption

Pictures are `cards`, `places` and `symbols` with ids of the catalogue, and `board`, `side`, `me` and `other` of a
sample game, `guide/sample.toml`; anchors behind them are what to look at.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from msgspec import Struct

from ..core.game import Box, Game
from ..packs.sources import numbers_of as numbers_of_pack
from ..table import Table, TableError
from ..table.declared import declared
from ..texts import ENGLISH
from .numbers import numbers_of
from .reading import BadLesson, played

GUIDE, STRATEGY = "guide", "strategy"  # folders of a game
PICTURES = ("cards", "places", "symbols", "board", "side", "now", "me", "other")
OF_THE_TABLE = ("board", "side", "now", "me", "other")

_PAGE = re.compile(r"^# (.+)$", re.MULTILINE)
_PICTURE = re.compile(r"^!\[([^\]]*)\]\(([a-z]+)([^)]*)\)$", re.MULTILINE)
_NUMBER = re.compile(r"\{([\w.*-]+)(?:@(\d))?\}")
OpenBox = Callable[[int, Mapping[str, object]], Box]


class BadGuide(ValueError):
    """A rulebook that asks for something that there is not."""


@dataclass(frozen=True)
class Block:
    """A piece of a page: Markdown, or a picture with its caption."""

    text: str
    picture: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page of a rulebook."""

    title: str
    blocks: tuple[Block, ...]


class Sample(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for pictures: its answers as in records, those of chance included, and whose eyes see it."""

    players: int
    answers: tuple[str, ...]
    options: dict[str, str | int | bool] = {}
    seat: int = 0


def pages_of(game: Game, open_box: OpenBox, lang: str) -> list[Page]:
    """The rulebook of a game with the numbers of a pack; empty if it has none."""
    file = _file(game, lang, GUIDE)
    if file is None:
        return []

    box_for = cache(lambda players: open_box(players, {}))

    def number(found: "re.Match[str]") -> str:
        return _number(found[1], game, box_for(int(found[2] or game.seats.start)), lang)

    text = _NUMBER.sub(number, file.read_text("utf-8"))
    _, *parts = _PAGE.split(text)
    return [Page(title.strip(), tuple(_blocks(body))) for title, body in zip(parts[::2], parts[1::2], strict=True)]


def strategy_of(game: Game, lang: str) -> Page | None:
    """What the strongest player knows, as `spieltisch strategy` wrote it: `strategy/en.md`; None if it did not yet."""
    file = _file(game, lang, STRATEGY)
    if file is None:
        return None
    _, title, text = _PAGE.split(file.read_text("utf-8"), maxsplit=1)
    return Page(title.strip(), (Block(text.strip()),))


def sample_of(game: Game, open_box: OpenBox) -> tuple[Table, int] | None:
    """The game that pictures show, and whose eyes see it; None if there is none, or the pack does not allow it."""
    sample = _sample(game)
    if sample is None:
        return None
    try:
        box = open_box(sample.players, sample.options)
        return played(game, sample.players, sample.options, sample.answers, box), sample.seat
    except (BadLesson, TableError):
        return None


def _file(game: Game, lang: str, name: str) -> Path | None:
    folder = game.folder / name
    return next((file for one in (lang, ENGLISH) if (file := folder / f"{one}.md").is_file()), None)


@cache
def _sample(game: Game) -> Sample | None:
    return declared(game, f"{GUIDE}/sample.toml", Sample, BadGuide)


def _blocks(text: str) -> Sequence[Block]:
    found: list[Block] = []
    at = 0
    for match in _PICTURE.finditer(text):
        found.append(Block(text[at : match.start()].strip()))
        if match[2] not in PICTURES:
            raise BadGuide(f"no picture {match[2]!r}")
        found.append(Block(match[1], match[2], tuple(match[3].split())))
        at = match.end()
    found.append(Block(text[at:].strip()))
    return [block for block in found if block.text]


def _number(name: str, game: Game, box: Box, lang: str) -> str:
    if "." in name:
        told = numbers_of_pack(getattr(box.pack, "origins", {}), [name], game.name, lang)
    else:
        told = str(numbers_of(box).get(name, ""))
    if not told:
        raise BadGuide(f"no number {name!r}")
    return told
