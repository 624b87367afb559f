"""`spieltisch warm-up`: compile now what would otherwise be compiled when it is first needed.

Games are compiled side by side, each in a process of its own: the compiler uses one core.
"""

import multiprocessing
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ..core.rule import JIT, cache_folder
from ..games import UnknownGame, find_game, shelf
from ..table.broken import broken_text, trouble_with
from ..texts import speak
from ..texts.printed import name_of
from .errors import NO, NOT_UNDERSTOOD


@dataclass(frozen=True)
class Step:
    """How far a game is: what is compiled next, as the `number`th of `total` steps."""

    game: str
    label: str
    number: int
    total: int


def warm_up(name: str | None, lang: str) -> int:
    """Compile one game or all of them."""
    games = [name] if name else list(shelf())
    broken = say_broken(games, lang)
    if name and broken:
        return NOT_UNDERSTOOD
    games = [game for game in games if game not in broken]
    spawn = multiprocessing.get_context("spawn")
    news: Any = spawn.Queue()
    workers = [spawn.Process(target=compile_game, args=(game, news), daemon=True) for game in games]
    start = perf_counter()
    for worker in workers:
        worker.start()
    missing = follow(news, workers, games, lang, start)
    for worker in workers:
        worker.join()
    if JIT and not missing:
        for game in games:
            _stamp(game).touch()
    return NO if missing or broken else 0


def say_broken(games: Iterable[str], lang: str) -> set[str]:
    """Say of each game that cannot be played why; whoever asked for others gets them."""
    found = {game: trouble for game in games if (trouble := trouble_with(game)) is not None}
    for game, trouble in found.items():
        if isinstance(trouble, UnknownGame):
            raise trouble
        print(broken_text(game, trouble, lang), file=sys.stderr, flush=True)
    return set(found)


def warm_up_if_needed(games: Iterable[str], lang: str) -> None:
    """Somebody who plays for the first time sees why they wait; the next time nothing is to be done."""
    if JIT:
        cold = [game for game in games if trouble_with(game) is None and not _stamp(game).is_file()]
        if len(cold) == len(shelf()):
            warm_up(None, lang)
        else:
            for game in cold:
                warm_up(game, lang)


def _stamp(game: str) -> Path:
    """A file that is there when everything has been compiled of these very sources, where they lie now.

    Machine code is found by the place and the date of a source as well: the same sources installed elsewhere, or once
    more, are compiled again. That must not happen at a table where somebody waits.
    """
    from ..bots.versions import compiled_hash, place_hash, rules_hash

    return cache_folder() / f"{game}-{rules_hash(game)}-{compiled_hash(game)}-{place_hash(game)}-is-warm"


def compile_game(name: str, news: Any) -> None:
    """Compile everything that play and simulation need, and tell how far it is."""
    from .. import bots
    from ..core.game import WarmUp, warm_up_steps

    steps = [
        *warm_up_steps(find_game(name)),
        WarmUp("bots", lambda: bots.warm_up(name)),
        WarmUp("search", lambda: bots.warm_up_search(name)),
    ]
    for number, step in enumerate(steps):
        news.put(Step(name, step.label, number, len(steps)))
        step.run()
    news.put(Step(name, "", len(steps), len(steps)))


def follow(news: Any, workers: list[Any], games: list[str], lang: str, start: float) -> set[str]:
    """Show how far the games are until all are ready; those that were not made ready."""
    from queue import Empty

    console, waiting = Console(stderr=True), set(games)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bars: dict[str, TaskID] = {game: progress.add_task(title_of(game, lang), total=None) for game in games}
        while waiting:
            try:
                step: Step = news.get(timeout=0.5)
            except Empty:
                if not any(worker.is_alive() for worker in workers) and news.empty():
                    break  # something went wrong there, and has been said there
                continue
            title = f"{title_of(step.game, lang)}: {step.label}"
            progress.update(bars[step.game], description=title, completed=step.number, total=step.total)
            if step.number == step.total:
                waiting.discard(step.game)
                seconds = f"{perf_counter() - start:.1f}"
                print(speak(lang, "cli", "warm-up-done", game=name_of(step.game, lang), seconds=seconds), flush=True)
    return waiting


def title_of(game: str, lang: str) -> str:
    """What is going on."""
    return speak(lang, "cli", "warm-up-title", game=name_of(game, lang))
