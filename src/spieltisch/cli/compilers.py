"""The compilers: processes that compile games, each in one of its own, because the compiler uses one core.

They can make way for those who play, and they end when whoever started them ends, however that happens: each holds one
end of a pipe whose other end nobody else has. Nothing is imported here that takes long, so that they listen at once.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..core.game import WarmUp

MAKING_WAY = 5  # how nice they are to somebody who plays meanwhile
TERMINATED_S = 1.0  # until a process that was told to end is ended

# How long the steps take, compared with each other, as measured with both of our games: for a bar that moves evenly.
WEIGHTS = {
    "options": 9,
    "answer": 28,
    "check": 4,
    "foresee": 26,
    "play_many": 14,
    "bots": 13,
    "search": 26,
    "reviews": 20,
}


@dataclass(frozen=True)
class Step:
    """How far a game is: what is compiled next, and the share that is done; 1 when nothing is left."""

    game: str
    label: str
    share: float


def compile_game(name: str, tell: Callable[[Step], object]) -> None:
    """Compile, or load, everything that playing a game needs, and tell how far it is."""
    steps = steps_of(name)
    weights = [WEIGHTS.get(step.label, 1) for step in steps]
    for number, step in enumerate(steps):
        tell(Step(name, step.label, sum(weights[:number]) / sum(weights)))
        step.run()
    tell(Step(name, "", 1.0))


def steps_of(name: str) -> "list[WarmUp]":
    """What has to be called once so that everything is there that tables, bots and searches call."""
    from .. import bots
    from ..core.game import WarmUp, warm_up_steps
    from ..games import find_game
    from ..table import Table, look

    def look_around() -> None:  # what games have compiled for their views
        table = Table(name, seed=1)
        for seat in (None, table.position.to_move):
            look(table, seat, "en")

    return [
        *warm_up_steps(find_game(name)),
        WarmUp("look", look_around),
        WarmUp("bots", lambda: bots.warm_up(name)),
        WarmUp("search", lambda: bots.warm_up_search(name)),
        WarmUp("reviews", lambda: bots.warm_up_playing_out(name)),
    ]


class Compilers:
    """Games that are being compiled."""

    def __init__(self, games: Iterable[str], niceness: int = 0) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.missing = set(games)  # those that are not ready
        self._workers: list[Any] = []
        self._news: dict[Connection, str] = {}
        for game in sorted(self.missing):
            hears, tells = spawn.Pipe(duplex=False)
            worker = spawn.Process(target=_work, args=(game, tells, niceness), daemon=True, name=f"compiling {game}")
            worker.start()
            tells.close()  # it is the worker's alone: when it ends, we hear that
            self._workers.append(worker)
            self._news[hears] = game

    def steps(self) -> Iterator[Step]:
        """What happens there, until all have ended; games that failed stay `missing`, and have said why themselves."""
        while self._news:
            for line in wait(list(self._news)):
                assert isinstance(line, Connection)
                try:
                    step: Step = line.recv()
                except (EOFError, OSError):
                    del self._news[line]
                    continue
                if step.share == 1.0:
                    self.missing.discard(step.game)
                yield step

    def close(self) -> None:
        """Whatever is not compiled by now is left for another time."""
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(TERMINATED_S)
            if worker.exitcode is None:
                worker.kill()


def _work(game: str, tells: Connection, niceness: int) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, and we go with it
    if hasattr(os, "nice"):
        os.nice(niceness)
    compile_game(game, tells.send)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
