"""Where there is thinking: a few threads beside the server, for bots, hints and reviews, and what they remember.

A search leaves the interpreter alone while it runs, so that nobody else waits for it; and it is given copies of states,
so that no table is locked meanwhile. What is kept between two questions (the minds of bots, the thinkers behind hints)
takes some megabytes each: only those used last stay.

There may be more to think about than threads. The clock of a question runs from the moment it is asked, so that waiting
for a thread shortens the thought and not the patience of people; and nobody's tables may take up all the threads.
"""

import asyncio
import os
import secrets
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Generic, TypeVar

from ..bots.advice import Hint, adviser, hints
from ..bots.guests import Guest
from ..bots.levels import Level
from ..bots.minds import Mind, UnknownPlayer, parse_player
from ..bots.outsiders import Outsider, PlayerFault
from ..bots.plans import Plan, plan
from ..bots.thinking import Budget, Thinker
from ..bots.whys import why
from ..core.game import Box
from ..table.chance import seeded_stream

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

MOST_MINDS = 64
MOST_HINTS = 256
HINT_S = 1.0  # of processor time for a hint
HINT_CLOCK_S = 2.5  # and no more than this on the clock …
PLAN_S = 1.2  # on the clock for how to go on from there
WHY_S, WHY_CLOCK_S = 0.15, 0.35  # for each world in which an answer of somebody else is judged
HINT_LEAST_S = 0.2  # … of which so much must be left to think: what is found in less helps nobody
MOST_EACH = 2  # thoughts per thread for all tables of one host, those that wait included
MOST_GUESTS = 16  # processes of players by anybody …
GUEST_THREADS = 8  # … and threads that wait for them, which keeps no processor busy
GUEST_START_S = 20.0  # until such a player must be ready: people are waiting
MOST_THOUGHTS = 32  # per thread, whoever wants them


class Crowded(Exception):
    """There is too much to think about already."""


@dataclass(frozen=True)
class Case:
    """A question that waits at a table, and everything that thinking about it takes; the state is a copy."""

    table: str
    host: int
    seq: int
    seat: int
    game: str
    box: Box
    state: Any
    asked: float = field(default_factory=time.monotonic)  # when: whoever waits, waits from then on

    @property
    def waited(self) -> float:
        """Seconds since it was asked."""
        return time.monotonic() - self.asked


class Latest(Generic[K, T]):
    """Things by name, of which only those used last are kept. Threads may share it."""

    def __init__(self, most: int, let_go: Callable[[T], object] = lambda thing: None) -> None:
        self._most, self._lock, self._let_go = most, threading.Lock(), let_go
        self._things: OrderedDict[K, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: K) -> T | None:
        """What is kept under a name."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
            return self._things.get(key)

    def put(self, key: K, thing: T) -> T:
        """Keep something; what has not been used for longest may have to go."""
        with self._lock:
            self._things[key] = thing
            self._things.move_to_end(key)
            while len(self._things) > self._most:
                self._let_go(self._things.popitem(last=False)[1])
            return thing

    def each(self, do: Callable[[T], object]) -> None:
        """Do something with all of them."""
        with self._lock:
            for thing in self._things.values():
                do(thing)

    def drop(self, which: Callable[[K], bool]) -> None:
        """Let go of some of them."""
        with self._lock:
            for key in [key for key in self._things if which(key)]:
                self._let_go(self._things.pop(key))


class Thinking:
    """Threads to think in. `effort` makes everybody think longer or shorter than usual."""

    def __init__(self, effort: float = 1.0, guests: Sequence[Guest] = ()) -> None:
        self.effort = effort
        self.guests = {guest.name: guest for guest in guests}
        self.waiting = ThreadPoolExecutor(GUEST_THREADS, "guests")
        self.threads = os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads, "thinking")
        self.under_way: Counter[int] = Counter()  # thoughts by host, those that wait for a thread included
        self._minds: Latest[tuple[str, int, str], Mind] = Latest(MOST_MINDS)
        self._outsiders: Latest[tuple[str, int, str], Outsider] = Latest(MOST_GUESTS, self._end)
        self._thinkers: Latest[tuple[str, int], Thinker] = Latest(MOST_MINDS)
        self._hints: Latest[tuple[str, int], tuple[int, list[Hint]]] = Latest(MOST_HINTS)
        self._plans: Latest[tuple[str, int], tuple[int, bool, Plan]] = Latest(MOST_HINTS)
        self._whys: Latest[tuple[str, int, int, int, int], tuple[Hint | None]] = Latest(MOST_HINTS)
        self._asking: dict[tuple[str, int], asyncio.Lock] = {}

    async def work(self, function: Callable[..., T], *arguments: object, pool: ThreadPoolExecutor | None = None) -> T:
        """Think about something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(pool or self.pool, lambda: function(*arguments))

    async def think(
        self, function: Callable[..., T], case: Case, *arguments: object, pool: ThreadPoolExecutor | None = None
    ) -> T:
        """Think about a question in one of the threads; `Crowded` if its host, or all together, have enough already."""
        here = self.under_way[case.host]
        if here >= MOST_EACH * self.threads or self.under_way.total() >= MOST_THOUGHTS * self.threads:
            raise Crowded
        self.under_way[case.host] += 1
        try:
            return await self.work(function, case, *arguments, pool=pool)
        finally:
            self.under_way[case.host] -= 1
            self.under_way = +self.under_way  # hosts come and go

    # --- bots --------------------------------------------------------------------------------------------------------

    async def answer(self, case: Case, level: str, begins_move: bool) -> int:
        """What a bot answers; `Crowded`: there is no time to think about it. Players by anybody may fail to."""
        if is_level(case.game, level):
            return await self.think(self._answer, case, level, begins_move)
        return await self.think(self._answer_of_guest, case, level, begins_move, pool=self.waiting)

    def _answer(self, case: Case, level: str, begins_move: bool) -> int:
        key = (case.table, case.seat, level)
        mind = self._minds.get(key)
        if mind is None:
            how = with_effort(level_of(case.game, level), self.effort)
            mind = self._minds.put(key, Mind(case.game, how, secrets.randbits(62), awaited=True))
        return mind.answer(case.box, case.state, begins_move, case.waited)

    def _answer_of_guest(self, case: Case, name: str, begins_move: bool) -> int:
        key = (case.table, case.seat, name)
        outsider = self._outsiders.get(key)
        if outsider is None:
            guest = self.guests.get(name)
            if guest is None or not guest.plays(case.game):
                raise PlayerFault("failed", "it is not offered here any more")
            made = Outsider(case.game, guest.address, secrets.randbits(62), GUEST_START_S)
            outsider = self._outsiders.put(key, made)
        return outsider.answer(case.box, case.state, begins_move)

    def _end(self, outsider: Outsider) -> None:
        self.waiting.submit(outsider.close)  # it may be in the middle of an answer

    def send_home(self, table: str) -> None:
        """A game is over: players by anybody are needed there no more."""
        self._outsiders.drop(lambda key: key[0] == table)

    # --- hints -------------------------------------------------------------------------------------------------------

    async def hints(self, case: Case) -> list[Hint]:
        """The best options of a question. A seat gets one answer at a time, and the same one to the same question.

        `Crowded`: there is no time to think about it.
        """
        key = (case.table, case.seat)
        async with self._asking.setdefault(key, asyncio.Lock()):
            known = self._hints.get(key)
            if known is not None and known[0] == case.seq:
                return known[1]
            found = await self.think(self._advise, case)
            self._hints.put(key, (case.seq, found))
            return found

    def _advise(self, case: Case) -> list[Hint]:
        clock = HINT_CLOCK_S - case.waited
        if clock < HINT_LEAST_S:
            raise Crowded
        return hints(self._thinker(case), case.box, case.state, Budget(seconds=HINT_S * self.effort, clock=clock))

    async def plan(self, case: Case, whole: bool) -> Plan:
        """How to go on from what the hint for a question recommends; if not `whole`, that answer alone."""
        key, (best, *_) = (case.table, case.seat), await self.hints(case)
        async with self._asking.setdefault(key, asyncio.Lock()):
            known = self._plans.get(key)
            if known is not None and known[0] == case.seq and known[1] >= whole:
                return known[2]
            made = await self.think(self._plan, case, best, whole)
            self._plans.put(key, (case.seq, whole, made))
            return made

    def _plan(self, case: Case, best: Hint, whole: bool) -> Plan:
        budget = Budget(seconds=HINT_S * self.effort, clock=PLAN_S if whole else 0.0)
        return plan(self._thinker(case), case.box, case.state, best, seeded_stream(secrets.randbits(62)), budget)

    async def why(self, case: Case, asker: int, thing: int) -> Hint | None:
        """What speaks for an answer that was given in a case, as far as somebody else at the table can judge."""
        key = (case.table, asker, case.seq, thing, hash(case.state.tobytes()))
        async with self._asking.setdefault((case.table, asker), asyncio.Lock()):
            known = self._whys.get(key)
            if known is None:
                known = self._whys.put(key, (await self.think(self._why, case, asker, thing),))
            return known[0]

    def _why(self, case: Case, asker: int, thing: int) -> Hint | None:
        budget = Budget(seconds=WHY_S * self.effort, clock=WHY_CLOCK_S)
        thinker, stream = adviser(case.game, secrets.randbits(62)), seeded_stream(secrets.randbits(62))
        return why(thinker, case.box, case.state, case.seat, asker, thing, stream, budget)

    def _thinker(self, case: Case) -> Thinker:
        key = (case.table, case.seat)
        return self._thinkers.get(key) or self._thinkers.put(key, adviser(case.game, secrets.randbits(62)))

    # --- leaving -----------------------------------------------------------------------------------------------------

    def forget(self, table: str) -> None:
        """A table at which nobody plays any more."""
        for kept in (self._minds, self._outsiders, self._thinkers, self._hints, self._plans, self._whys):
            kept.drop(lambda key: key[0] == table)
        self._asking = {key: lock for key, lock in self._asking.items() if key[0] != table or lock.locked()}

    def close(self) -> None:
        """No more thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self._outsiders.each(Outsider.kill)  # nobody waits for them to finish their thoughts
        self._outsiders.drop(lambda key: True)
        self.waiting.shutdown(wait=False)


@cache
def level_of(game: str, name: str) -> Level:
    """How a bot plays a game; tables of older databases name levels that can no longer be chosen."""
    return parse_player(name, game)


def is_level(game: str, name: str) -> bool:
    """Whether this is one of our levels, and not the name of somebody else's player."""
    try:
        return level_of(game, name) is not None
    except UnknownPlayer:
        return False


def with_effort(level: Level, effort: float) -> Level:
    """The same level, thinking longer or shorter."""
    if level.budget is None or effort == 1.0:
        return level
    return replace(level, budget=level.budget.part(effort, Budget(iterations=min(1, level.budget.iterations))))
