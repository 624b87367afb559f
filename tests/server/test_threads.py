"""Threads that moves are handed over to: what comes back, what is not begun any more, and that they end."""

import asyncio
import gc
import threading
from collections.abc import Iterator

import pytest

from spieltisch.server.threads import Threads

PATIENCE = 20.0


def run(threads: Threads, *functions: object) -> list[object]:
    """What functions came to, or what they raised."""

    async def all_of_them() -> list[object]:
        works = (threads.run(function) for function in functions)  # type: ignore[arg-type]
        return await asyncio.gather(*works, return_exceptions=True)

    return asyncio.run(all_of_them())


def test_what_comes_of_work_comes_back() -> None:
    def ends() -> Iterator[int]:
        raise StopIteration

    def fails() -> None:
        raise ValueError("no")

    done = run(Threads(2), lambda: 7, fails, ends, threading.get_ident)
    assert done[0] == 7
    assert isinstance(done[1], ValueError)
    assert isinstance(done[2], RuntimeError)
    assert done[3] != threading.get_ident()


def test_no_more_at_once_than_there_are_threads() -> None:
    most, now, lock = [0], [0], threading.Lock()

    def work() -> None:
        with lock:
            now[0] += 1
            most[0] = max(most[0], now[0])
        sum(range(20_000))
        with lock:
            now[0] -= 1

    run(Threads(2), *([work] * 20))
    assert most[0] <= 2


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    begun, go, done = threading.Event(), threading.Event(), list[str]()

    def first() -> None:
        begun.set()
        go.wait(PATIENCE)

    async def leave() -> None:
        threads = Threads(1)
        busy = asyncio.ensure_future(threads.run(first))
        waiting = asyncio.ensure_future(threads.run(lambda: done.append("too late")))
        await asyncio.to_thread(begun.wait, PATIENCE)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        go.set()
        await busy
        await threads.run(lambda: done.append("next"))

    asyncio.run(leave())
    assert done == ["next"]


def test_threads_end_with_whoever_has_them() -> None:
    found = list[threading.Thread]()
    threads = Threads(3)
    run(threads, lambda: found.append(threading.current_thread()))
    assert found[0].is_alive()
    del threads
    gc.collect()
    found[0].join(PATIENCE)
    assert not found[0].is_alive()
