"""Helpers: processes beside the server that write letters when many tables move at once (ADR 24).

One interpreter computes one thing at a time, and what watchers are sent of a move takes three quarters of its cost.
Moves stay here: what a helper does can be lost at any moment, and the server then does it itself.
"""

import asyncio
import logging
import os
import pickle
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary
from zlib import crc32

from ..table.log import Entry
from .helper import SIZE, Job, packed
from .letters import Letter, need_eyes
from .live import LiveTable, pack_of
from .looking import Viewer
from .refusals import Refusal

if TYPE_CHECKING:
    from .packs import Packs

log = logging.getLogger("spieltisch.server")

MANY = 60.0  # letters a second from which on helpers are worth their memory
WINDOW_S = 2.0  # over which they are counted
QUIET_S = 300.0  # after which helpers go home
AGAIN_S = 30.0  # between two attempts to start one
PATIENCE_S = 5.0  # for a letter
MOST_PENDING = 32  # jobs of a helper: what is more, the server does itself meanwhile
MOST_HELPERS, MOST_WANTED = 3, 16  # by itself, and if somebody says so
RUN = "import sys; from spieltisch.server.helper import main; main(sys.argv[1:])"


def helpers_usual() -> int:
    """One core is the server's own."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_HELPERS, cores - 1)


async def hear(source: asyncio.StreamReader) -> list[bytes] | None:
    """The next message of a helper."""
    size = SIZE.unpack(await source.readexactly(SIZE.size))[0]
    said: list[bytes] | None = pickle.loads(await source.readexactly(size))  # of a process that we have started
    return said


@dataclass(frozen=True)
class Errand:
    """Letters that a helper is to write."""

    helper: "Helper"
    job: bytes
    viewers: Sequence[Viewer]
    refused: dict[Viewer, Letter]  # those who may not see the table any more


class Helper:
    """One process, from our side."""

    def __init__(self) -> None:
        self.ready = False
        self.began = -AGAIN_S
        self.pid: int | None = None  # of the process
        self._sink: asyncio.StreamWriter | None = None
        self._running: asyncio.Task[None] | None = None
        self._pending: deque[asyncio.Future[list[bytes] | None]] = deque()
        self._known: WeakKeyDictionary[LiveTable, tuple[int, Entry | None]] = WeakKeyDictionary()

    @property
    def free(self) -> bool:
        """Whether it can take something on."""
        return self.ready and len(self._pending) < MOST_PENDING

    # --- starting and ending -----------------------------------------------------------------------------------------

    def start(self, games: Sequence[str]) -> None:
        """Start the process, unless it runs or has just failed."""
        now = time.monotonic()
        if (self._running is None or self._running.done()) and now - self.began >= AGAIN_S:
            self.began = now
            self._running = asyncio.get_running_loop().create_task(self._run(games))

    async def end(self) -> None:
        """Send the process home."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def _run(self, games: Sequence[str]) -> None:
        self._known = WeakKeyDictionary()
        ours, theirs = socket.socketpair()
        with theirs:  # in a session of its own: Ctrl-C is for us
            process = subprocess.Popen(
                [sys.executable, "-c", RUN, *games], stdin=theirs.fileno(), start_new_session=True
            )
        self.pid = process.pid
        try:
            source, self._sink = await asyncio.open_connection(sock=ours)
            await hear(source)
            self.ready = True
            while True:
                made = await hear(source)
                waiting = self._pending.popleft()
                if not waiting.done():  # else somebody has lost patience
                    waiting.set_result(made)
        except (OSError, asyncio.IncompleteReadError):
            log.warning("a helper has ended")
        finally:
            self.ready = False
            self._give_up()
            (self._sink or ours).close()
            process.kill()  # it has nothing that could be lost
            process.wait()
            self.pid = self._sink = None

    def _give_up(self) -> None:
        while self._pending:
            if not (waiting := self._pending.popleft()).done():
                waiting.set_result(None)

    # --- working -----------------------------------------------------------------------------------------------------

    def job(self, live: LiveTable, online: frozenset[int], viewers: Sequence[Viewer], packs: "Packs") -> bytes:
        """What it must know to write these letters; whoever calls this holds the table's lock until they are there."""
        entries = live.table.log_entries
        known, last = self._known.get(live, (0, None))
        new = last is None or known > len(entries) or entries[known - 1] is not last  # or something was taken back
        known = 0 if new else known
        self._known[live] = len(entries), entries[-1] if entries else None
        pack = pack_of(packs, live.sheet) if new else None
        answers = live.table.given(known)
        return packed(Job(live.sheet, live.seq, live.notes, live.before, known, answers, online, tuple(viewers), pack))

    async def letters(self, errand: Errand) -> list[bytes] | None:
        """The letters, or None: it could not do it."""
        if not self.ready or self._sink is None:
            return None
        made: asyncio.Future[list[bytes] | None] = asyncio.get_running_loop().create_future()
        self._pending.append(made)
        self._sink.write(errand.job)
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await made
        except TimeoutError:
            log.warning("a helper does not answer")
            self._sink.close()  # which ends it
            return None


class Helpers:
    """All helpers of a server, who come when there is much to do."""

    def __init__(self, most: int) -> None:
        self.many = MANY
        self._all = [Helper() for _ in range(most)]
        self._count, self._since, self._busy = 0, 0.0, 0.0

    @property
    def ready(self) -> int:
        """How many are there."""
        return sum(helper.ready for helper in self._all)

    def count(self, letters: int, games: Callable[[], Sequence[str]]) -> None:
        """So many letters were written that helpers could write; if there are many, they come for these games."""
        now = time.monotonic()
        self._count += letters
        if now - self._since < WINDOW_S:
            return
        if self._all and self._count / (now - self._since) >= self.many:
            self._busy, names = now, games()
            for helper in self._all if names else ():
                helper.start(names)
        self._count, self._since = 0, now

    def errand(
        self, live: LiveTable, online: frozenset[int], viewers: Iterable[Viewer], packs: "Packs"
    ) -> Errand | None:
        """An errand for a helper, if one is free; the same table always goes to the same one."""
        if not self._all or not (helper := self._all[crc32(live.id.encode()) % len(self._all)]).free:
            return None
        eyes, refused = list[Viewer](), dict[Viewer, Letter]()
        for viewer in viewers:
            try:
                need_eyes(live, viewer)
                eyes.append(viewer)
            except Refusal as refusal:
                refused[viewer] = refusal
        return Errand(helper, helper.job(live, online, eyes, packs), eyes, refused) if eyes else None

    async def letters(self, errand: Errand) -> dict[Viewer, Letter] | None:
        """What came of an errand; None: nothing."""
        made = await errand.helper.letters(errand)
        return None if made is None else errand.refused | dict(zip(errand.viewers, made, strict=True))

    async def tidy(self) -> None:
        """Send them home when there has been little to do for a while."""
        if time.monotonic() - self._busy > QUIET_S:
            await self.close()

    async def close(self) -> None:
        """Nobody needs them any more."""
        for helper in self._all:
            await helper.end()
