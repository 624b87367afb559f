"""A bar that shows how far many games are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..texts import speak


@contextmanager
def progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Shows a bar on a terminal, and gives a function that tells how many more games are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speak(lang, "cli", "simulate-progress"), total=games)
        yield lambda count: bar.advance(task, count)
