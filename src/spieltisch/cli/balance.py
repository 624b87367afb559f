"""`spieltisch balance`: thousands of games between players of rules of thumb, as figures and as a document."""

import json
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.balance import Setting, figures, play, settings_of
from ..games import find_game
from ..texts import speak
from .balance_document import document, insert
from .errors import INTERRUPTED, Refused
from .setup import need_positive, need_seed

AT_ONCE = 250  # games in one piece of work
MOST_JOBS = 256

Piece = tuple[Setting, int, int, int]


def balance(
    game: str,
    lang: str,
    games: int,
    players: int | None,
    seed: int,
    jobs: int,
    write: Path | None,
    as_json: bool,
) -> int:
    """Play, report and, if asked to, write the document."""
    need_positive(games=games, jobs=jobs)
    need_seed(seed)
    settings = _settings(game, players)
    try:
        results = _results(settings, games, seed, min(jobs, MOST_JOBS), lang)
    except KeyboardInterrupt:
        print(speak(lang, "cli", "simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    report = {"game": game, "games": games, "seed": seed, "settings": results}
    text = document(report, _command(game, games, players, seed, lang), lang)
    if write is not None:
        write.write_text(insert(text, write.read_text("utf-8") if write.exists() else "", lang), "utf-8")
        print(speak(lang, "cli", "balance-written", file=str(write)), file=sys.stderr)
    if as_json:
        print(json.dumps(report, indent=2, ensure_ascii=False))
    elif write is None:
        print(text)
    return 0


def _settings(game: str, players: int | None) -> list[Setting]:
    seats = find_game(game).seats
    if players is not None and players not in seats:
        raise Refused("option-players", value=str(players), least=str(seats.start), most=str(seats.stop - 1))
    return [setting for setting in settings_of(game) if players in (None, setting.players)]


def _command(game: str, games: int, players: int | None, seed: int, lang: str) -> str:
    """The command that gives these figures again."""
    chosen = "" if players is None else f" --players {players}"
    return f"spieltisch balance {game} --games {games}{chosen} --seed {seed} --lang {lang}"


# --- pieces of work --------------------------------------------------------------------------------------------------


def _prepare() -> None:
    """Ctrl-C is for the process that waits, not for those that play; those leave with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(piece: Piece) -> Any:
    setting, seed, first, count = piece
    return play(setting, seed, first, count)


def _pieces(settings: Sequence[Setting], games: int, seed: int) -> Iterator[Piece]:
    for setting in settings:
        for first in range(0, setting.games(games), AT_ONCE):
            yield setting, seed, first, min(AT_ONCE, setting.games(games) - first)


def _play_in_processes(pieces: Iterator[Piece], jobs: int) -> Iterator[Any]:
    """What the pieces bring, in their order, whoever plays them."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), _prepare) as pool:
        waiting: deque[Future[Any]] = deque()
        try:
            for piece in pieces:
                waiting.append(pool.submit(_play, piece))
                if len(waiting) > 4 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _results(settings: Sequence[Setting], games: int, seed: int, jobs: int, lang: str) -> list[dict[str, Any]]:
    play(settings[0], 0, 0, 0)  # compiles, so that not every process has to
    pieces = _pieces(settings, games, seed)
    work = map(_play, pieces) if jobs == 1 else _play_in_processes(pieces, jobs)
    results = []
    with _progress(sum(setting.games(games) for setting in settings), lang) as step:
        for setting in settings:
            rows: list[Any] = []
            while sum(map(len, rows)) < setting.games(games):
                rows.append(next(work))
                step(len(rows[-1]))
            results.append(figures(setting, np.concatenate(rows)))
    return results


@contextmanager
def _progress(games: int, lang: str) -> Iterator[Any]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(speak(lang, "cli", "simulate-progress"), total=games)
        yield lambda count: progress.advance(task, count)
