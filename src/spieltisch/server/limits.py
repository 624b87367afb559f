"""How much anybody may want: one table of limits, and who has used up how much of them.

A limit is so many at once, or so many in a while: who has used them up gets them back little by little, and is told
when to come back. What is seldom and dear is counted by all servers of a database together (`Shared.take`); what comes
many times a second by each of them, because counting it elsewhere would take longer than doing it. A request is
counted for its address, for its visitor, and, where it has none, for the strangers of its address.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from .refusals import Refusal

Per = Literal["address", "visitor", "stranger", "table", "server"]
Take = Callable[[str, float, float, float], Awaitable[float]]  # key, most, per second, cost: seconds to wait

MOST_KEPT = 20_000  # that we remember
MOST_TURN_S = 10.0  # until somebody's turn


@dataclass(frozen=True)
class Limit:
    """So many of something, for each of those it is counted for."""

    name: str
    per: Per
    most: int
    window: float  # seconds in which they come back; 0: so many at once
    shared: bool = False  # counted by all servers together
    fixed: bool = False  # the same however generous a server is told to be


LIMITS = (
    Limit("connections", "address", 256, 0),  # not behind a proxy, which makes them for everybody
    Limit("sockets", "address", 128, 0),
    Limit("sockets", "visitor", 24, 0),
    Limit("sockets", "stranger", 24, 0),
    Limit("requests", "address", 600, 10),  # that are not for a file of the pages
    Limit("pace", "address", 60, 0.6),  # of those: whoever wants more at once gets it one after the other, …
    Limit("files", "address", 300, 1.5),  # … and so it is with files of the pages
    Limit("uploads", "server", 16, 0),  # of more than a usual request
    Limit("uploads", "address", 2, 0),
    Limit("looks", "address", 400, 10),  # states, moves, replays, stories; over a socket they are only slowed down
    Limit("looks", "visitor", 150, 10),
    Limit("looks", "stranger", 150, 10),
    Limit("commands", "address", 400, 10),
    Limit("commands", "visitor", 120, 10),
    Limit("visitors", "address", 40, 60, shared=True),
    Limit("tables", "address", 60, 60, shared=True),
    Limit("tables", "visitor", 20, 60, shared=True),
    Limit("imports", "address", 12, 60, shared=True),
    Limit("imports", "visitor", 6, 60, shared=True),
    Limit("packs", "address", 60, 60, shared=True),  # that are begun
    Limit("packs", "visitor", 20, 60, shared=True),
    Limit("workshop", "address", 200, 10),  # looks, changes and previews there
    Limit("workshop", "visitor", 80, 10),
    Limit("trials", "server", 8, 0),  # that are played or wait for it; one is played at a time
    Limit("trials", "address", 2, 0),
    Limit("trials", "visitor", 1, 0),
    Limit("reviews", "address", 4, 0),
    Limit("reviews", "visitor", 2, 0),
    Limit("hints", "visitor", 20, 10),
    Limit("chat", "visitor", 20, 10, shared=True),
    Limit("chat-watching", "table", 20, 10, shared=True),  # of all who have no seat at the table …
    Limit("chat-watching", "visitor", 4, 10, shared=True),  # … and of each of them
    Limit("codes", "address", 20, 600, shared=True, fixed=True),  # that are wrong
    Limit("pictures", "address", 30, 60),  # QR codes that nobody has wanted before
)


@dataclass(frozen=True)
class Who:
    """Whose wish is counted."""

    client: str  # an address
    visitor: int | None = None
    table: str | None = None

    def key(self, per: Per) -> str | None:
        """Under what a wish is counted; None: it is not."""
        match per:
            case "address":
                return self.client or None
            case "visitor":
                return None if self.visitor is None else str(self.visitor)
            case "stranger":
                return self.client if self.visitor is None else None
            case "table":
                return self.table
            case "server":
                return "all"


class Limits:
    """What everybody has used up. `generous` makes all limits wider, or narrower, than usual."""

    def __init__(self, generous: float = 1.0) -> None:
        self.rows: dict[str, list[Limit]] = {}
        for limit in LIMITS:
            self.rows.setdefault(limit.name, []).append(limit)
        self.generous = generous
        self.elsewhere: Take | None = None  # where servers on one database count together
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was so
        self._held: Counter[str] = Counter()

    def most(self, limit: Limit) -> int:
        """How many there are here."""
        return limit.most if limit.fixed else max(1, round(limit.most * self.generous))

    # --- so many in a while ------------------------------------------------------------------------------------------

    async def need(self, name: str, who: Who, code: str = "too-fast") -> None:
        """Count a wish; refuse it if there are too many of its kind, and say when there are not."""
        if (wait := await self.wait(name, who)) > 0:
            raise Refusal(429, code, seconds=math.ceil(wait))

    async def wait(self, name: str, who: Who) -> float:
        """Count a wish; the seconds after which it may be tried again, 0: it is all right."""
        for limit, key in self._kinds(name, who):
            wait = await self._take(limit, key, 1.0)
            if wait > 0:
                return wait
        return 0.0

    async def give_back(self, name: str, who: Who) -> None:
        """The last wish was a good one: it does not count."""
        for limit, key in self._kinds(name, who):
            await self._take(limit, key, -1.0)

    async def _take(self, limit: Limit, key: str, cost: float) -> float:
        most = float(self.most(limit))
        if limit.shared and self.elsewhere is not None:
            return await self.elsewhere(key, most, most / limit.window, cost)
        return self._take_here(key, most, most / limit.window, cost)

    def _take_here(self, key: str, most: float, per_second: float, cost: float) -> float:
        """As `Shared.take`, in memory."""
        now = time.monotonic()
        left = self._left(key, most, per_second, now)
        if left < cost:
            return max(0.1, (cost - left) / per_second)
        self._keep(key, left - cost, now)
        return 0.0

    def _left(self, key: str, most: float, per_second: float, now: float) -> float:
        units, at = self._buckets.get(key, (most, now))
        return min(most, units + per_second * (now - at))

    def _keep(self, key: str, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)

    def take_now(self, name: str, who: Who) -> float:
        """The same as `wait` for what each server counts by itself, at once."""
        for limit, key in self._kinds(name, who):
            wait = self._take_here(key, float(self.most(limit)), self.most(limit) / limit.window, 1.0)
            if wait > 0:
                return wait
        return 0.0

    def turn(self, name: str, who: Who) -> float:
        """Count a wish that is granted in its turn; the seconds until then. More than `MOST_TURN_S`: not at all.

        Whoever wants much at once gets it one after the other, so that others come in between.
        """
        now, wait = time.monotonic(), 0.0
        for limit, key in self._kinds(name, who):
            most = float(self.most(limit))
            left = self._left(key, most, most / limit.window, now) - 1.0
            wait = max(wait, -left * limit.window / most)
            if wait <= MOST_TURN_S:
                self._keep(key, left, now)
        return wait

    # --- so many at once ---------------------------------------------------------------------------------------------

    def may_hold(self, name: str, who: Who) -> bool:
        """Whether somebody may have one more of what there may be so many of at once."""
        return all(self._held[key] < self.most(limit) for limit, key in self._kinds(name, who))

    @contextmanager
    def holding(self, name: str, who: Who, code: str = "too-many") -> Iterator[None]:
        """Have one of those for a while; refused if there are too many."""
        if not self.may_hold(name, who):
            raise Refusal(429, code, seconds=5)
        keys = [key for _, key in self._kinds(name, who)]
        self._held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]

    def _kinds(self, name: str, who: Who) -> Iterable[tuple[Limit, str]]:
        """The limits that a wish is counted by, the narrowest first: who has too many takes nothing from others."""
        for limit in reversed(self.rows[name]):
            if (key := who.key(limit.per)) is not None:
                yield limit, f"{name}/{limit.per}/{key}"
