"""The table as somebody sees it, as data to be looked at: in a console as a line, in a notebook as a drawing.

It is made of copies and points at no table: whoever is handed one learns what its viewer may know, and no more.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ..core.game import Box, Game
from ..texts import speak
from ..texts.printed import name_of
from ..texts.voice import capital
from .drawing import Drawing


@dataclass(frozen=True, repr=False)
class Seen:
    """What one viewer sees of a table at one moment."""

    game: str
    lang: str
    viewer: int | None  # a seat, or None: a spectator
    names: tuple[str, ...]  # of the seats
    number: int  # of answers that led here
    asked: str  # who; empty when the game is over
    question: str
    options: tuple[str, ...]  # in words, if the viewer is asked
    view: Mapping[str, Any]
    cards: Mapping[str, str] = field(compare=False)  # names of what is printed

    def __repr__(self) -> str:
        who = "spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<Seen by {who}: {told_in_a_line(self)}>"

    def svg(self) -> str:
        """The table as a drawing: seats, zones, cards and counters, whatever the game."""
        drawing = Drawing(self.game, self.lang, self.names, self.viewer, self.cards)
        return drawing.svg(name_of(self.game, self.lang), _asked(self), self.options, self.view)

    def _repr_html_(self) -> str:
        return f'<div role="img" aria-label="{escape(told_in_a_line(self))}">{self.svg()}</div>'


def told_in_a_line(seen: Seen) -> str:
    """Game, players, turn, and who is asked what."""
    turn = [f"{key} {seen.view[key]}" for key in ("round", "turn") if isinstance(seen.view.get(key), int)]
    about = ", ".join([seen.game, f"{len(seen.names)} players", *turn, f"{seen.number} answers"])
    return f"{about}; {_asked(seen)}"


def _asked(seen: Seen) -> str:
    """Who is asked what; some questions say themselves whom they are for."""
    said = not seen.asked or seen.question.casefold().startswith(seen.asked.casefold())
    return seen.question if said else speak(seen.lang, "table", "asks", who=capital(seen.asked), question=seen.question)


def printed_cards(game: Game, box: Box, lang: str) -> Mapping[str, str]:
    """The names of everything printed, by id."""
    if game.people.catalogue is None:
        return {}
    kept = box.kept.setdefault("names of cards", {})
    if lang not in kept:
        kept[lang] = {key: card["name"] for key, card in game.people.catalogue(box, lang)["cards"].items()}
    names: Mapping[str, str] = kept[lang]
    return names
