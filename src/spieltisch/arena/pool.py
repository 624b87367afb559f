"""Pieces of work, done by an engine: what they bring comes in the order of the pieces, whoever has done them."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol, TypeVar

from .errors import ProcessLost

MOST_JOBS = 256
LOOK_UP_S = 0.2  # how often somebody who waits asks whether the work is still wanted
AHEAD = 4  # pieces per process that wait: enough to keep all busy, and not a million results in memory

Piece = TypeVar("Piece")
Made = TypeVar("Made")
Result = TypeVar("Result")


class Engine(Protocol):
    """Somebody who works: processes of this machine, or many machines (`on_ray.py`).

    `work` and the pieces travel: a function of a module, and plain data. `keep` may write files: it is called where the
    files of this machine are at hand, as soon as a piece is made and whatever its turn. Whoever stops taking results,
    or is interrupted, ends the work at once.
    """

    name: str

    def jobs(self) -> int:
        """How many pieces are worked on at the same time."""
        ...

    def in_order(
        self, work: Callable[[Piece], Made], keep: Callable[[Piece, Made], Result], pieces: Sequence[Piece]
    ) -> Iterator[Result]:
        """What `keep` makes of what `work` makes of each piece."""
        ...


def in_order(work: Callable[[Piece], Made], pieces: Sequence[Piece], engine: Engine | int) -> Iterator[Made]:
    """What `work` makes of each piece; a number stands for so many processes."""
    return kept_in_order(work, _as_it_is, pieces, engine)


def kept_in_order(
    work: Callable[[Piece], Made],
    keep: Callable[[Piece, Made], Result],
    pieces: Sequence[Piece],
    engine: Engine | int,
) -> Iterator[Result]:
    """The same, and everything is kept as soon as it is there."""
    return (Processes(engine) if isinstance(engine, int) else engine).in_order(work, keep, pieces)


def _as_it_is(piece: Piece, made: Made) -> Made:
    return made


def _both(work: Callable[[Piece], Made], keep: Callable[[Piece, Made], Result], piece: Piece) -> Result:
    return keep(piece, work(piece))


class Processes:
    """Processes of this machine; with one job everything happens in this process."""

    name = "processes"

    def __init__(self, jobs: int) -> None:
        self._jobs = min(jobs, MOST_JOBS)

    def jobs(self) -> int:
        """As many as were wanted, within reason."""
        return self._jobs

    def in_order(
        self, work: Callable[[Piece], Made], keep: Callable[[Piece, Made], Result], pieces: Sequence[Piece]
    ) -> Iterator[Result]:
        """They share a disk: who has made something keeps it."""
        both, jobs = partial(_both, work, keep), min(self._jobs, len(pieces))
        if jobs <= 1:
            yield from map(both, pieces)
        else:
            yield from _in_processes(both, pieces, jobs)


def while_wanted(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    jobs: int,
    niceness: int = 0,
    stop: Callable[[], bool] | None = None,
) -> Generator[Result, None, None]:
    """What `work` makes of pieces that are thought of on the way, by processes here that make way for others.

    With one job everything happens in this process, unless it shall be nice. `stop` says in the middle of a piece that
    nobody wants it any more.
    """
    if jobs <= 1 and not niceness:
        yield from map(work, pieces)
    else:
        yield from _in_processes(work, pieces, min(max(jobs, 1), MOST_JOBS), niceness, stop)


def _in_processes(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    jobs: int,
    niceness: int = 0,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Result]:
    spawn = get_context("spawn")
    listener, lifeline = spawn.Pipe(duplex=False)
    with lifeline, listener:
        pool = ProcessPoolExecutor(jobs, spawn, _prepare, (listener, niceness))
        try:
            waiting: deque[Future[Result]] = deque()
            for piece in pieces:
                waiting.append(pool.submit(work, piece))
                if len(waiting) > AHEAD * jobs:
                    yield _result(waiting.popleft(), stop)
            while waiting:
                yield _result(waiting.popleft(), stop)
        except Stopped:
            lifeline.close()
        except BrokenProcessPool:
            raise ProcessLost("process-lost") from None
        except BaseException:
            lifeline.close()  # a piece may take minutes: those that play shall not finish it
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class Stopped(Exception):
    """Nobody wants what is being done."""


def _result(future: Future[Result], stop: Callable[[], bool] | None) -> Result:
    while stop is not None and not future.done():
        wait([future], LOOK_UP_S)
        if stop():
            raise Stopped
    return future.result()


def _prepare(listener: Connection, niceness: int) -> None:
    """Ctrl-C is for the process that waits, not for those that play; those leave with it, and make way for others."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, args=(listener,), daemon=True).start()


def _leave_with_parent(listener: Connection) -> None:
    """A process that plays for nobody would wait for ever: nothing is ever sent, but the other end closes."""
    try:
        listener.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)
