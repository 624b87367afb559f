"""Who sits opposite in the terminal: the levels of the web table, by id or by name, and players of anybody."""

from collections.abc import Iterator, Sequence

from rich.table import Table as Grid
from rich.text import Text

from ..bots.at_table import Bot
from ..bots.levels import RANDOM, levels_of
from ..bots.thumb import has_thumb
from ..texts import LANGUAGES, has, speak
from .errors import Refused
from .setup import read_who

USUAL = "thumb"  # as at the web table


def usual_for(game: str) -> str:
    """Who plays if nobody is named; a game without rules of thumb has nobody who answers well and at once."""
    return USUAL if has_thumb(game) else RANDOM.name


def named_in(text: str, game: str) -> tuple[str, ...]:
    """Players by name, between commas; a level may be called as people call it, in any language."""
    names = {called(level, game, lang).casefold(): level for level in _levels(game) for lang in LANGUAGES}
    return read_who(",".join(names.get(name.strip().casefold(), name) for name in text.split(",")), game)


def seated(named: Sequence[str], players: int, own: int, seed: int | None) -> dict[int, Bot]:
    """Who sits on the other seats: one name stands for everybody."""
    others = [seat for seat in range(players) if seat != own]
    if len(named) not in (1, len(others)):
        raise Refused("text-who", who=len(named), others=len(others))
    names = named if len(named) == len(others) else [named[0]] * len(others)
    return {seat: sitting(name, seat, seed) for seat, name in zip(others, names, strict=True)}


def sitting(name: str, seat: int, seed: int | None) -> Bot:
    """A player on a seat; a seed decides what they do."""
    return Bot(name, None if seed is None else seed + 1000 * (seat + 1))


def called(name: str, game: str, lang: str) -> str:
    """What people call a player."""
    return speak(lang, f"{game}.levels", name) if has(lang, f"{game}.levels", name) else name


def thinks_ahead(name: str, game: str) -> bool:
    """Whether a player of ours searches, which nobody should wait for without machine code."""
    from ..bots.minds import parse_player
    from ..bots.sitting import is_ours

    return is_ours(name) and parse_player(name, game).searches


def _levels(game: str) -> Iterator[str]:
    yield from (level.name for level in (RANDOM, *levels_of(game)))


def level_table(game: str, lang: str) -> Grid:
    """All levels, the weakest first, and what is to be expected of them."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold cyan")
    grid.add_column(style="bold")
    grid.add_column()
    for name in _levels(game):
        grid.add_row(name, called(name, game, lang), Text(speak(lang, f"{game}.levels", f"{name}-is")))
    return grid
