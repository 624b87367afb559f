"""`spieltisch warm-up`: compile now what would otherwise be compiled when it is first needed."""

from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..core.game import Game, warm_up_steps
from ..games import SHELF, find_game
from ..texts import speak


def warm_up(name: str | None, lang: str) -> int:
    """Compile one game or all of them."""
    for game in [find_game(name)] if name else [find_game(each) for each in SHELF]:
        seconds = compile_game(game, lang)
        print(speak(lang, "cli", "warm-up-done", game=game.name.capitalize(), seconds=f"{seconds:.1f}"))
    return 0


def compile_game(game: Game, lang: str) -> float:
    """Compile everything play and simulation need; how many seconds it took."""
    start, console = perf_counter(), Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        title = speak(lang, "cli", "warm-up-title", game=game.name.capitalize())
        steps = warm_up_steps(game)
        task = progress.add_task(title, total=len(steps))
        for step in steps:
            progress.update(task, description=f"{title}: {step.label}")
            step.run()
            progress.advance(task)
    return perf_counter() - start
