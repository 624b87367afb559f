"""`spieltisch simulate`: many random games, in as many processes as you like, always with the same result."""

import hashlib
import json
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core.drivers import ANSWERS, DECISIONS, DIGEST, STANDING, UNFINISHED
from ..core.game import Bench, Box, Game
from ..games import find_game
from ..table.record import pack_of
from ..texts import speak
from .errors import INTERRUPTED
from .numbers import number
from .setup import need_positive, need_seed, open_game

MOST_AT_ONCE = 500  # games in one piece of work: often enough a step of the progress bar
MOST_JOBS = 256
SHARES = 12  # a win is twelve shares, which two, three or four winners can divide without a fraction


@dataclass
class Tally:
    """What many games add up to: whole numbers only, so that the order of adding cannot matter."""

    game: Game
    players: int
    games: int = 0
    decisions: int = 0
    answers: int = 0
    unfinished: int = 0
    shared: int = 0
    shares: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    digest: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.shares, self.points = [0] * self.players, [0] * self.players

    def add(self, rows: Any) -> None:
        """Count the next games, which must come in the order of their numbers."""
        self.games += len(rows)
        self.decisions += int(rows[:, DECISIONS].sum())
        self.answers += int(rows[:, ANSWERS].sum())
        self.unfinished += int(rows[:, UNFINISHED].sum())
        self.digest.update(rows[:, DIGEST].astype("<i8").tobytes())
        self._add_standing(rows)

    def _add_standing(self, rows: Any) -> None:
        first = STANDING + max(self.game.seats)  # points of all seats come first, then their places
        points, places = rows[:, STANDING : STANDING + self.players], rows[:, first : first + self.players]
        won = (places == 1) & (rows[:, UNFINISHED] == 0)[:, None]
        winners = won.sum(axis=1)
        share = SHARES // np.maximum(winners, 1)
        self.shared += int((winners > 1).sum())
        for seat in range(self.players):
            self.points[seat] += int(points[:, seat].sum())
            self.shares[seat] += int((won[:, seat] * share).sum())


# --- pieces of work --------------------------------------------------------------------------------------------------

_worker: tuple[Bench, Box, int] | None = None  # of a process that plays


def _prepare(game: str, players: int, options: Mapping[str, Any], pack: str | None, seed: int) -> None:
    """Open the box once in each process. Ctrl-C is for the process that waits, not for those that play."""
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()
    found = find_game(game)
    _worker = Bench.of(found), found.open_box(players, options, None if pack is None else Path(pack)), seed


def _leave_with_parent() -> None:
    """A process that plays for nobody would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(first: int, count: int) -> Any:
    assert _worker is not None
    bench, box, seed = _worker
    return bench.play_many(box, seed, first, count)


def _pieces(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MOST_AT_ONCE, games // (jobs * 20)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play_here(game: Game, box: Box, games: int, seed: int) -> Iterator[Any]:
    """All games in this process."""
    bench = Bench.of(game)
    for first, count in _pieces(games, 1):
        yield bench.play_many(box, seed, first, count)


def play_in_processes(game: Game, box: Box, games: int, seed: int, jobs: int, pack: Path | None) -> Iterator[Any]:
    """All games in several processes; what they bring is given out in the order of the games."""
    folder = None if pack is None else str(pack.resolve())
    setting = (game.name, box.players, dict(box.options), folder, seed)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _prepare, setting) as pool:
        waiting: deque[Future[Any]] = deque()
        try:
            for first, count in _pieces(games, jobs):
                waiting.append(pool.submit(_play, first, count))
                if len(waiting) > 4 * jobs:  # enough to keep all busy, and not a million results in memory
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# --- the command -----------------------------------------------------------------------------------------------------


def simulate(
    name: str,
    lang: str,
    games: int,
    players: int | None,
    seed: int,
    jobs: int,
    option: Sequence[str],
    pack: Path | None,
    as_json: bool,
) -> int:
    """Play and report."""
    need_positive(games=games, jobs=jobs)
    need_seed(seed)
    game, box = open_game(name, players, option, pack, lang)
    Bench.of(game).play_many(box, 0, 0, 0)  # compiles, so that neither the clock nor each process has to
    start, tally = perf_counter(), Tally(game, box.players)
    jobs = min(jobs, games, MOST_JOBS)
    work = play_here(game, box, games, seed) if jobs == 1 else play_in_processes(game, box, games, seed, jobs, pack)
    try:
        with _progress(games, lang) as step:
            for rows in work:
                tally.add(rows)
                step(len(rows))
    except KeyboardInterrupt:
        print(speak(lang, "cli", "simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    result = report(tally, box, seed, jobs, perf_counter() - start)
    if as_json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        _print(result, lang)
    return 0


@contextmanager
def _progress(games: int, lang: str) -> Iterator[Any]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(speak(lang, "cli", "simulate-progress"), total=games)
        yield lambda count: progress.advance(task, count)


def report(tally: Tally, box: Box, seed: int, jobs: int, seconds: float) -> dict[str, Any]:
    """The result as data; everything but jobs, seconds and speeds depends on the seed alone."""
    pack_name, pack_hash = pack_of(box)
    return {
        "game": tally.game.name,
        "players": box.players,
        "options": dict(box.options),
        "pack": {"name": pack_name, "hash": pack_hash},
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "answers": tally.answers,
        "mean_decisions": tally.decisions / tally.games,
        "mean_answers": tally.answers / tally.games,
        "wins": [shares / SHARES for shares in tally.shares],
        "shared_wins": tally.shared,
        "mean_points": [points / tally.games for points in tally.points],
        "digest": tally.digest.hexdigest(),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def _print(result: Mapping[str, Any], lang: str) -> None:
    def label(key: str, **arguments: int) -> str:
        return speak(lang, "cli", f"simulate-row-{key}", **arguments)

    title = speak(
        lang,
        "cli",
        "simulate-title",
        games=result["games"],
        game=result["game"].capitalize(),
        players=result["players"],
        seed=str(result["seed"]),
    )
    table = Table(title=title, title_justify="left", show_header=False, box=None)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(label("decisions"), number(result["decisions"], lang))
    table.add_row(label("mean-decisions"), number(result["mean_decisions"], lang, 1))
    table.add_row(label("mean-answers"), number(result["mean_answers"], lang, 1))
    for seat, (wins, points) in enumerate(zip(result["wins"], result["mean_points"], strict=True), 1):
        percent = number(100 * wins / result["games"], lang, 1)
        table.add_row(label("wins", seat=seat), f"{number(wins, lang, 1)}  ({percent} %)")
        table.add_row(label("points", seat=seat), number(points, lang, 2))
    table.add_row(label("shared"), number(result["shared_wins"], lang))
    table.add_row(label("unfinished"), number(result["unfinished"], lang))
    table.add_row(label("seconds"), number(result["seconds"], lang, 2))
    table.add_row(label("games-per-second"), number(result["games_per_second"], lang, 1))
    table.add_row(label("decisions-per-second"), number(result["decisions_per_second"], lang))
    table.add_row(label("digest"), result["digest"][:16])
    Console(highlight=False).print(table)
