"""Many games, with a bar that shows how far they are."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.played import Played
from ..arena.playing import done_in, play, prepare
from ..arena.pool import Engine
from ..arena.series import Piece, Series
from ..texts import speak
from .wishes import Simulation, Tournament


@dataclass(frozen=True)
class Run:
    """How games were played: it depends on the machine and the moment."""

    engine: str
    jobs: int
    resumed: int  # games that lay in the folder already
    seconds: float


@contextmanager
def progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Shows a bar on a terminal, and gives a function that tells how many more games are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speak(lang, "cli", "simulate-progress"), total=games)
        yield lambda count: bar.advance(task, count)


def play_all(
    series: Sequence[Series],
    engine: Engine,
    wish: Simulation | Tournament,
    lang: str,
    add: Callable[[Piece, Played], None],
) -> Run | None:
    """Play all games of some series; None if somebody has stopped that, who is told where everything lies."""
    games = sum(one.games for one in series)
    resumed = done_in(series, wish.out)
    prepare(series)
    start = perf_counter()
    try:
        with progress(games, lang) as step:
            for piece, played in play(series, engine, wish.out):
                add(piece, played)
                step(len(played))
    except KeyboardInterrupt:
        key = "simulate-stopped" if wish.out is None else "simulate-stopped-kept"
        print(speak(lang, "cli", key, folder=str(wish.out)), file=sys.stderr)
        return None
    return Run(engine.name, min(engine.jobs(), games), resumed, perf_counter() - start)
