"""Lanes: threads of their own for moves, for other writing, for reading and for costly work. None waits for another.

Inside a lane nobody goes before everybody else, either: whoever waits is called in turn, one address after the other,
and no address has all threads. Costly work is done in small pieces with pauses between them, because all threads share
one interpreter: it waits for moments in which nobody moves or looks, though not for ever. It ends when it has taken too
long, and at once when the server does.
"""

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

import anyio
from anyio.to_thread import run_sync

from .refusals import Refusal

T = TypeVar("T")

asking: ContextVar[str] = ContextVar("asking", default="")  # the address for which something is done; none: our own

MOST_WAITING = 4096  # of one address
MOST_COSTLY = 32  # pieces of costly work of one address that wait
COSTLY_THREADS = 2  # of which one address has one
COME_BACK_S = 5  # seconds after which there may be room again
PIECE_S = 0.004  # of costly work without a pause, …
PAUSE_S = 0.004  # … and how long that is, …
MOST_PAUSE_S = 0.1  # … or at most, while others are at work


class Turns:
    """Places of which an address has at most `each`; whoever waits for one is called in turn."""

    def __init__(self, places: int, each: int, most_waiting: int) -> None:
        self.places, self.each, self.most_waiting = places, each, most_waiting
        self.taken = 0  # places; others may look at it from their threads
        self._busy: Counter[str] = Counter()
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    async def take(self, key: str) -> None:
        """Wait for a place."""
        if self._busy.total() < self.places and self._busy[key] < self.each:
            self._begin(key)
            return
        line = self._lines.setdefault(key, deque())
        if len(line) >= self.most_waiting:
            raise Refusal(429, "crowded", seconds=COME_BACK_S)
        called = asyncio.get_running_loop().create_future()
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called in the same moment
                self.give_back(key)
            raise

    def _begin(self, key: str) -> None:
        self._busy[key] += 1
        self.taken += 1

    def give_back(self, key: str) -> None:
        """A place is free: the next one, please."""
        self.taken -= 1
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]
        while self._busy.total() < self.places and (next_key := self._next()) is not None:
            line = self._lines[next_key]
            called = line.popleft()
            if line:
                self._lines.move_to_end(next_key)
            else:
                del self._lines[next_key]
            if not called.done():  # else they have left
                self._begin(next_key)
                called.set_result(None)

    def _next(self) -> str | None:
        return next((key for key in self._lines if self._busy[key] < self.each), None)


class Lane:
    """Some threads, and whoever wants one of them."""

    def __init__(
        self,
        threads: int,
        each: int | None = None,
        most_waiting: int = MOST_WAITING,
        closing: threading.Event | None = None,
    ) -> None:
        self.closing = closing  # when nothing more is begun here
        self.turns = Turns(threads, each or max(1, threads - 1), most_waiting)
        self._threads = anyio.CapacityLimiter(threads)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Run something that blocks, in a thread."""
        key = asking.get()
        await self.turns.take(key)
        try:
            if self.closing is not None and self.closing.is_set():
                raise Refusal(503, "closing", seconds=COME_BACK_S)
            return await run_sync(lambda: function(*arguments), limiter=self._threads)
        finally:
            self.turns.give_back(key)


class Lanes:
    """All of them."""

    def __init__(self, threads: int) -> None:
        self.closing = threading.Event()  # whoever works in a thread should come to an end
        self.moves, self.reads, self.writes = Lane(threads), Lane(threads), Lane(2, each=2)
        self.costly = Lane(COSTLY_THREADS, 1, MOST_COSTLY, self.closing)
        self.workshop = Lane(COSTLY_THREADS, 1, MOST_COSTLY, self.closing)  # whoever edits a card waits for no review

    def toil(self, most_s: float) -> "Toil":
        """A measure for a piece of costly work that may take so much time of the processor."""
        return Toil(self.closing, most_s, lambda: self.moves.turns.taken + self.reads.turns.taken > 0)


class Toil:
    """Watches over costly work in a thread: it calls `step` again and again."""

    def __init__(self, closing: threading.Event, most_s: float, others: Callable[[], bool]) -> None:
        self._closing, self._most, self._others = closing, most_s, others
        self._begin: float | None = None  # by the clock of the thread that works
        self._piece = 0.0

    def step(self) -> None:
        """Go on, after a pause where it is time for one; or not at all."""
        now = time.thread_time()
        if self._begin is None:
            self._begin = self._piece = now
        if now - self._piece < PIECE_S:
            return
        if now - self._begin > self._most:
            raise Refusal(413, "too-long")
        self._pause()
        self._piece = now

    def _pause(self) -> None:
        """Wait a moment, and longer while others are at work, so that they do not notice."""
        end = time.monotonic() + MOST_PAUSE_S
        while True:
            if self._closing.wait(PAUSE_S):
                raise Refusal(503, "closing", seconds=COME_BACK_S)
            if not self._others() or time.monotonic() > end:
                return
