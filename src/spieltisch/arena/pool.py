"""Pieces of work over processes: what they bring comes in the order of the pieces, whoever has done them."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from .errors import ProcessLost

MOST_JOBS = 256
LOOK_UP_S = 0.2  # how often somebody who waits asks whether the work is still wanted
AHEAD = 4  # pieces per process that wait: enough to keep all busy, and not a million results in memory

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    jobs: int,
    niceness: int = 0,
    stop: Callable[[], bool] | None = None,
) -> Generator[Result, None, None]:
    """What `work` makes of each piece. With one job everything happens in this process, unless it shall be nice.

    `work` and the pieces travel to other processes: a function of a module, and plain data. Whoever stops taking
    results, or is interrupted, ends the processes at once; `stop` says in the middle of a piece that nobody wants it.
    """
    if jobs <= 1 and not niceness:
        yield from map(work, pieces)
    else:
        yield from _in_processes(work, pieces, min(max(jobs, 1), MOST_JOBS), niceness, stop)


def _in_processes(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    jobs: int,
    niceness: int,
    stop: Callable[[], bool] | None,
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
