"""`spieltisch warm-up`: compile now what would otherwise be compiled when it is first needed.

`play` and `text` do not wait for that: they begin interpreted (`meanwhile.py`).
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ..core.rule import JIT, cache_folder
from ..games import UnknownGame, shelf
from ..table.broken import broken_text, trouble_with
from ..texts import speak
from ..texts.printed import name_of
from .compilers import Compilers, Step
from .errors import NO, NOT_UNDERSTOOD


def warm_up(name: str | None, lang: str) -> int:
    """Compile one game or all of them."""
    games = [name] if name else list(shelf())
    broken = say_broken(games, lang)
    if name and broken:
        return NOT_UNDERSTOOD
    compilers, show = Compilers(game for game in games if game not in broken), Shown(lang)
    try:
        with show:
            for step in compilers.steps():
                show(step)
                if step.share == 1.0:
                    mark_warm(step.game)
    finally:
        compilers.close()
    return NO if compilers.missing or broken else 0


def say_broken(games: Iterable[str], lang: str) -> set[str]:
    """Say of each game that cannot be played why; whoever asked for others gets them."""
    found = {game: trouble for game in games if (trouble := trouble_with(game)) is not None}
    for game, trouble in found.items():
        if isinstance(trouble, UnknownGame):
            raise trouble
        print(broken_text(game, trouble, lang), file=sys.stderr, flush=True)
    return set(found)


# --- what is compiled -------------------------------------------------------------------------------------------------


def cold(games: Iterable[str]) -> frozenset[str]:
    """Those that can be played, and of which not everything has been compiled."""
    return frozenset(game for game in games if JIT and trouble_with(game) is None and not stamp(game).is_file())


def mark_warm(game: str) -> None:
    """Everything of a game has been compiled: the next start need not look for anything."""
    if JIT:
        stamp(game).parent.mkdir(parents=True, exist_ok=True)
        stamp(game).touch()


def stamp(game: str) -> Path:
    """A file that is there when everything has been compiled of these very sources, where they lie now.

    Machine code is found by the place and the date of a source as well: the same sources installed elsewhere, or once
    more, are compiled again. That must not happen at a table where somebody waits.
    """
    from ..bots.versions import compiled_hash, place_hash, rules_hash

    return cache_folder() / f"{game}-{rules_hash(game)}-{compiled_hash(game)}-{place_hash(game)}-is-warm"


# --- what is shown ----------------------------------------------------------------------------------------------------


class _Screen(Console):
    """A terminal that keeps its cursor: whoever is killed in the middle of something could not give it back."""

    def show_cursor(self, show: bool = True) -> bool:
        """Nothing changes."""
        return False


class Shown:
    """How far the compilers are: bars in a terminal, else a line for each step."""

    def __init__(self, lang: str) -> None:
        self.lang, self.start = lang, perf_counter()
        self.console = _Screen(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self.bars = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self._known: dict[str, TaskID] = {}

    def __enter__(self) -> "Shown":
        self.bars.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.bars.stop()

    def __call__(self, step: Step) -> None:
        """A step of a game."""
        if step.share == 1.0:
            seconds = f"{perf_counter() - self.start:.1f}"
            print(
                speak(self.lang, "cli", "warm-up-done", game=name_of(step.game, self.lang), seconds=seconds), flush=True
            )
        elif not self.console.is_terminal:
            print(step_line(step, self.lang), file=sys.stderr, flush=True)
        if step.game not in self._known:
            self._known[step.game] = self.bars.add_task("", total=1.0)
        title = speak(self.lang, "cli", "warm-up-title", game=name_of(step.game, self.lang))
        self.bars.update(self._known[step.game], description=f"{title}: {step.label}", completed=step.share)


def step_line(step: Step, lang: str) -> str:
    """What is going on, as one line."""
    percent = int(100 * step.share)
    return speak(lang, "cli", "warm-up-step", game=name_of(step.game, lang), percent=percent, label=step.label)
