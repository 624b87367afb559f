"""What the faces of games share when they show cards in the terminal."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .errors import Refused


class Named(Protocol):
    """Anything with an id and a name: a card, a place, a faction."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...


T = TypeVar("T", bound=Named)
CARD_WIDTH = 44


def find_named(things: Iterable[T], name: str) -> T:
    """The one with this id or name in any language; otherwise a refusal that names those most like it."""
    wanted, alike = name.casefold().strip(), dict[str, str]()
    for thing in things:
        words = {text.casefold(): text for text in (thing.id, *thing.name.values())}
        if wanted in words:
            return thing
        alike |= words
    near = difflib.get_close_matches(wanted, alike, n=3) or [text for text in alike if wanted and wanted in text][:3]
    if near:
        raise Refused("no-such-card-near", name=name[:80], near=", ".join(alike[text] for text in near))
    raise Refused("no-such-card", name=name[:80])


def drawn(
    name: str, corner: str, kind: str, sentence: str, facts: Iterable[tuple[str, str]] = (), colour: str = ""
) -> Panel:
    """A card as it lies on the table, in words: its name and price, what it is, what it does, its values."""
    head = Grid.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    head.add_row(Text(name, style=f"bold {colour}".strip()), Text(corner, style="bold"))
    foot = Grid.grid(expand=True, padding=(0, 1))
    for label, value in facts:
        foot.add_row(Text(label, style="dim"), Text(value, justify="right"))
    line = Rule(style=colour or "dim")
    body: list[RenderableType] = [head, Text(kind, style="dim"), line, Text(sentence)]
    if foot.row_count:
        body += [line, foot]
    return Panel(Group(*body), border_style=colour or "none", width=CARD_WIDTH)
