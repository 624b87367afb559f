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

from .refusals import Refusal
from .threads import Threads

T = TypeVar("T")

asking: ContextVar[str] = ContextVar("asking", default="")  # the address for which something is done; none: our own

MOST_WAITING = 4096  # of one address
MOST_COSTLY = 32  # pieces of costly work of one address that wait
COSTLY_THREADS = 2  # of which one address has one
COME_BACK_S = 5  # seconds after which there may be room again
FREE_S = 0.5  # of processor that an address may use at once for costly work while others are here, …
SHARE = 0.05  # … and of a second, after that: one move in twenty meets it; …
MOST_REST_S = 2.0  # … but many people may share an address, and a long piece is slow by itself
LATELY_S = 2.0  # in which somebody has wanted something who is here
MOST_KEPT = 20_000  # addresses that we remember
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
        if self.taken < self.places and self._busy[key] < self.each:
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

    def give_back(self, key: str, rest: float = 0.0) -> None:
        """A place is free: the next one, please. Whoever had it has another one after so many seconds."""
        self.taken -= 1
        if rest > 0:
            asyncio.get_running_loop().call_later(rest, self._rested, key)
            self._call()
        else:
            self._rested(key)

    def _rested(self, key: str) -> None:
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]
        self._call()

    def _call(self) -> None:
        while self.taken < self.places and (next_key := self._next()) is not None:
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


class Company:
    """Which addresses have wanted something lately, as far as it matters whether anybody else is here."""

    def __init__(self) -> None:
        self._last: tuple[str, float] = ("", -LATELY_S)
        self._before: tuple[str, float] = ("", -LATELY_S)  # somebody else

    def came(self, key: str) -> None:
        """Somebody wants something."""
        if key != self._last[0]:
            self._before = self._last
        self._last = key, time.monotonic()

    def beside(self, key: str) -> bool:
        """Whether anybody else is here."""
        _, at = self._before if self._last[0] == key else self._last
        return time.monotonic() - at < LATELY_S


class Budget:
    """How much of the processor costly work of an address takes: much at once, but not for long while others are here.

    All threads share one interpreter, so whatever computes in one of them makes moves a little slower.
    """

    def __init__(self, company: Company) -> None:
        self.company = company
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was so

    def spend(self, key: str, seconds: float) -> float:
        """So much was used; for how long there should be a rest."""
        if not self.company.beside(key):
            return 0.0
        now = time.monotonic()
        left, at = self._left.get(key, (FREE_S, now))
        left = min(FREE_S, left + SHARE * (now - at)) - seconds
        self._left[key] = left, now
        self._left.move_to_end(key)
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)
        return min(MOST_REST_S, max(0.0, -left / SHARE))


class Lane:
    """Some threads, and whoever wants one of them."""

    def __init__(
        self,
        threads: int,
        each: int | None = None,
        most_waiting: int = MOST_WAITING,
        closing: threading.Event | None = None,
        budget: Budget | None = None,
        company: Company | None = None,
    ) -> None:
        self.closing = closing  # when nothing more is begun here
        self.budget, self.company = budget, company
        self.turns = Turns(threads, each or max(1, threads - 1), most_waiting)
        self._threads = Threads(threads)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Run something that blocks, in a thread."""
        key, used = asking.get(), 0.0
        if self.company is not None:
            self.company.came(key)

        def measured() -> T:
            nonlocal used
            begin = time.thread_time()
            try:
                return function(*arguments)
            finally:
                used = time.thread_time() - begin

        await self.turns.take(key)
        try:
            if self.closing is not None and self.closing.is_set():
                raise Refusal(503, "closing", seconds=COME_BACK_S)
            if self.budget is None:
                return await self._threads.run(function, *arguments)
            return await self._threads.run(measured)
        finally:
            self.turns.give_back(key, 0.0 if self.budget is None else self.budget.spend(key, used))


class Lanes:
    """All of them."""

    def __init__(self, threads: int) -> None:
        self.closing = threading.Event()  # whoever works in a thread should come to an end
        company = Company()
        self.moves, self.reads = Lane(threads, company=company), Lane(threads, company=company)
        self.writes = Lane(2, each=2)
        budget = Budget(company)
        self.costly = Lane(COSTLY_THREADS, 1, MOST_COSTLY, self.closing, budget)
        self.workshop = Lane(
            COSTLY_THREADS, 1, MOST_COSTLY, self.closing, budget
        )  # who edits a card waits for no review

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
