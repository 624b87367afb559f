"""The standing of a game as a table."""

from collections.abc import Sequence

from rich.table import Table as Grid

from ..table import Place
from ..texts import speak


def standing_table(standing: Sequence[Place], lang: str, final: bool = True, seat: int | None = None) -> Grid:
    """Places, players and points, the best first; `seat` is one's own."""
    grid = Grid(title=speak(lang, "cli", "standing-title" if final else "standing-now"), title_justify="left", box=None)
    for key, justify in (("place", "right"), ("player", "left"), ("points", "right")):
        grid.add_column(speak(lang, "cli", f"column-{key}"), justify=justify)  # type: ignore[arg-type]
    for place in sorted(standing, key=lambda place: (place.place, place.seat)):
        name = speak(lang, "cli", "player-you" if place.seat == seat else "player", number=place.seat + 1)
        grid.add_row(str(place.place), name, str(place.points), style="bold" if place.place == 1 else None)
    return grid
