"""Other servers on the same database: what happens anywhere is seen everywhere (ADR 17).

PostgreSQL tells every server of every change when it is committed. That is quick, and nothing relies on it: whoever has
not listened for a while, or was told nothing, finds out by comparing versions. A server alone, on SQLite, compares as
well: whoever runs it may have changed a table from the command line.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import anyio
from anyio.to_thread import run_sync

from .shared import ALIVE_S, BEAT_S, Shared
from .storage import CHANNEL, GONE, PATIENT

if TYPE_CHECKING:
    from .rooms import House, Room

log = logging.getLogger("spieltisch.server")
T = TypeVar("T")

SWEEP_S = 3.0  # how often the versions of watched tables are compared
LISTEN_AGAIN_S = 0.5  # after the line was cut
LEASE_AGAIN_S = 2.0  # after which a server asks again whether it may think for a table
TIDY_S = 3600.0


class Alone:
    """No other servers: what is asked of neighbours is answered at once."""

    @property
    def lag(self) -> float:
        """Seconds until others hear what has happened here."""
        return 0.0

    async def run(self) -> None:
        """Nothing to do beside."""

    async def lease(self, table: str) -> bool:
        """Whether bots may think for a table here."""
        return True

    async def release(self, table: str) -> None:
        """They have thought enough."""

    def attend(self, room: "Room") -> None:
        """Somebody has come to a room or left it."""

    async def meet(self, room: "Room") -> None:
        """Look who else is there, wherever."""

    async def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        """The visitors who are connected to tables by way of other servers."""
        return {}

    async def compare(self, rooms: "Collection[Room]") -> None:
        """Look who is in rooms, whatever we were told."""

    async def close(self) -> None:
        """This server ends."""


class Neighbours(Alone):
    """Several servers on one PostgreSQL."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.shared = Shared(house.storage, secrets.token_hex(8))
        self.threads = anyio.CapacityLimiter(2)  # its own ones: whatever else goes on, a server says that it is there
        self.beaten = -ALIVE_S
        self._held: set[str] = set()
        self._announced: dict[str, frozenset[int]] = {}
        self._leasing, self._attending = asyncio.Lock(), asyncio.Lock()
        self._meeting: set[str] = set()
        self._called: float | None = None  # when we called ourselves last, and have not heard it
        self._lag = 0.0

    async def _work(self, function: Callable[..., T], *arguments: object) -> T:
        return await run_sync(lambda: function(*arguments), limiter=self.threads)

    async def run(self) -> None:
        """Listen, and say now and then that we are there."""
        await asyncio.gather(self._beat(), self._listen(), self._tidy())

    # --- being there -------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            began = time.monotonic()
            self._called = self._called or began
            try:
                if not await self._work(self.shared.beat):
                    self._held.clear()
                    self._announced.clear()
                    for room in list(self.house.rooms.values()):
                        self.attend(room)
                self.beaten = began
            except Exception:
                log.exception("other servers cannot be told that this one is there")
            await asyncio.sleep(BEAT_S)

    @property
    def lag(self) -> float:
        """How long the last call to ourselves took; or how long we have been waiting for it, if that is longer."""
        return self._lag if self._called is None else max(self._lag, time.monotonic() - self._called)

    def _heard_ourselves(self) -> None:
        if self._called is not None:
            self._lag, self._called = time.monotonic() - self._called, None

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_S)
            try:
                await self._work(self.shared.forget_counts)
            except Exception:
                log.exception("old counts could not be forgotten")

    @property
    def counted(self) -> bool:
        """Whether others can take us for being there."""
        return time.monotonic() - self.beaten < ALIVE_S

    async def close(self) -> None:
        """This server ends: what it holds is free at once."""
        try:
            async with asyncio.timeout(2):
                await self._work(self.shared.leave)
        except Exception:
            log.exception("other servers cannot be told that this one ends")

    async def take(self, key: str, most: float, per_second: float, cost: float) -> float:
        """Count something together with all servers (`Limits`)."""
        return await self.house.write(self.shared.take, key, most, per_second, cost)

    # --- thinking ----------------------------------------------------------------------------------------------------

    async def lease(self, table: str) -> bool:
        """Whether bots may think for a table here: one server at a time. Should two do so, one answer counts."""
        if table not in self._held or not self.counted:
            async with self._leasing:
                self._held.discard(table)
                if await self._work(self.shared.lease, table):
                    self._held.add(table)
        return table in self._held

    async def release(self, table: str) -> None:
        """They have thought enough."""
        async with self._leasing:
            if table in self._held:
                self._held.discard(table)
                await self._work(self.shared.release, table)

    # --- who is there ------------------------------------------------------------------------------------------------

    def attend(self, room: "Room") -> None:
        """Somebody has come to a room or left it: let others know."""
        if room.here != self._announced.get(room.id, frozenset()):
            self.house.beside(self._attend(room))

    async def _attend(self, room: "Room") -> None:
        async with self._attending:
            here = room.here
            if here == self._announced.get(room.id, frozenset()):
                return  # somebody was faster, or has left again
            try:
                await self._work(self.shared.attend, room.id, here)
                self._announced[room.id] = here
                if not here:
                    del self._announced[room.id]
            except Exception:  # the next one who comes, or the next sweep, tries again
                log.exception("other servers cannot be told who is at a table")

    async def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        """The visitors who are connected to tables by way of other servers."""
        return await self._work(self.shared.present, tables) if tables else {}

    async def meet(self, room: "Room") -> None:
        """Look who else is there, wherever."""
        self._met(room, (await self.present([room.id])).get(room.id, frozenset()))

    def _met(self, room: "Room", elsewhere: frozenset[int]) -> None:
        if room.elsewhere != elsewhere:
            room.elsewhere = elsewhere
            self.house.tell_presence(room)

    async def compare(self, rooms: "Collection[Room]") -> None:
        """Look who is in rooms, whatever we were told."""
        present = await self.present([room.id for room in rooms])
        for room in rooms:
            self.attend(room)
            self._met(room, present.get(room.id, frozenset()))

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what PostgreSQL tells; whenever the line is cut, listen anew and look at what was missed."""
        from psycopg import AsyncConnection, Error, sql

        engine = self.house.storage.engine
        _, arguments = engine.dialect.create_connect_args(engine.url)
        while True:
            try:
                line: AsyncConnection[Any]
                async with await AsyncConnection.connect(**{**arguments, **PATIENT}, autocommit=True) as line:
                    await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    await sweep(self.house)
                    async for notice in line.notifies():
                        self._hear(notice.payload)
            except (Error, OSError) as error:
                log.warning("the line to PostgreSQL is cut: %s", str(error).partition("\n")[0])  # some say nothing
            except Exception:
                log.exception("what other servers tell cannot be heard")
            await asyncio.sleep(LISTEN_AGAIN_S)

    def _hear(self, news: str) -> None:
        table, _, version = news.partition(":")
        if table == self.shared.call:
            self._heard_ourselves()
        room = self.house.rooms.get(table)
        if room is None:
            return
        if version:
            self.house.heard(table, int(version))
        elif room.watchers and table not in self._meeting:
            self._meeting.add(table)
            self.house.beside(self._meet_soon(room))

    async def _meet_soon(self, room: "Room") -> None:
        self._meeting.discard(room.id)  # whoever comes from now on is looked for again
        try:
            await self.meet(room)
        except Exception:  # the next sweep tries again
            log.exception("who is at a table could not be read")


async def sweep(house: "House") -> None:
    """Compare what we know of watched tables with the database: whatever we were not told, we find out."""
    rooms = {room.id: room for room in list(house.rooms.values()) if room.watchers}
    versions = await house.work(house.storage.versions, list(rooms)) if rooms else {}
    for table in rooms:
        house.heard(table, versions.get(table, GONE))
    await house.neighbours.compare(rooms.values())


async def keep_sweeping(house: "House") -> None:
    """Sweep for as long as the server runs."""
    while True:
        await asyncio.sleep(SWEEP_S)
        try:
            await sweep(house)
        except Exception:
            log.exception("tables could not be compared with the database")
