"""Threads for what blocks: handing something over to them and back takes a tenth of what usual pools take.

A move is little work, and each goes to a thread and back: so a queue without locks of its own, and nothing else.
"""

import asyncio
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar, cast

T = TypeVar("T")
Work = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[..., Any], tuple[object, ...]]


class Threads:
    """So many threads at most, which begin when they are needed and end with whoever has them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._begun = 0
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        weakref.finalize(self, _send_home, self._work, most)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Do something in a thread; what nobody waits for any more is not begun."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if self._begun < self.most:
            self._begun += 1
            threading.Thread(target=_serve, args=(self._work,), daemon=True, name="lane").start()
        self._work.put((loop, done, function, arguments))
        return cast(T, await done)


def _serve(work: "SimpleQueue[Work | None]") -> None:
    while (item := work.get()) is not None:
        _do(*item)
        del item  # what was done is not kept until the next one comes


def _do(
    loop: asyncio.AbstractEventLoop, done: "asyncio.Future[Any]", function: Callable[..., Any], arguments: Any
) -> None:
    if done.cancelled():
        return
    result, error = None, None
    try:
        result = function(*arguments)
    except BaseException as raised:
        error = raised
    with suppress(RuntimeError):  # the loop has ended: nobody waits
        loop.call_soon_threadsafe(_settle, done, result, error)


def _settle(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    elif isinstance(error, StopIteration):  # futures do not take it
        done.set_exception(RuntimeError("work ended in StopIteration"))
    else:
        done.set_exception(error)


def _send_home(work: "SimpleQueue[Work | None]", most: int) -> None:
    for _ in range(most):
        work.put(None)
