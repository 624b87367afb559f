"""A socket from our side: what is to be sent, bounded in bytes, however slowly it is read."""

import asyncio
from collections import deque
from typing import Any

import msgspec

from . import messages as m
from .looking import Viewer
from .refusals import Refusal

FORBIDDEN, GONE, TRY_AGAIN = 4403, 4404, 1013  # codes with which we close sockets
MOST_QUEUED = 262_144  # bytes for a client that does not read them …
MOST_QUEUED_STRANGER = 65_536  # … and for one that we do not know
OVERHEAD = 100  # bytes that a message takes besides its own
encode = msgspec.json.Encoder().encode


class Watcher:
    """What a client is to be sent. The latest state wins: who does not keep up gets everything anew when they do.

    Replies to what the client itself has asked are never left out: whoever does not read them is not heard any more
    (`drained`). So a socket holds so many bytes, and one message, at most.
    """

    def __init__(self, viewer: Viewer, client: str = "") -> None:
        self.viewer, self.client = viewer, client
        self.most = MOST_QUEUED if viewer.visitor is not None else MOST_QUEUED_STRANGER
        self.dropped = False
        self.owed = False  # everything is to be sent, when the rest has been
        self.hint: asyncio.Task[Any] | None = None  # the one that is being worked out for it
        self.bytes = 0  # that are queued
        self._queue: deque[tuple[bytes, bool]] = deque()  # with each message: whether it may be left out
        self._code: int | None = None  # with which to hang up
        self._something, self._less, self._gone = asyncio.Event(), asyncio.Event(), asyncio.Event()

    # --- what is to be sent ------------------------------------------------------------------------------------------

    def send(self, message: bytes, whole: bool = False) -> None:
        """Queue something that everybody is told; `whole`: it says everything, and nothing before it is needed."""
        if self.dropped or (self.owed and not whole):
            return
        if whole:
            self._leave_out()
            self.owed = False
        elif self._queue and self.bytes + len(message) + OVERHEAD > self.most:
            self._leave_out()
            self.owe()
            return
        self._put(message, True)

    def reply(self, message: bytes) -> None:
        """Queue an answer to something that this client has asked."""
        if not self.dropped:
            self._put(message, False)

    def owe(self) -> None:
        """Send everything, when what is queued has been read."""
        if not self.dropped:
            self.owed = True
            self._something.set()

    def refuse(self, refusal: Refusal) -> None:
        """Say why nothing more goes to this client, and hang up."""
        code = {404: GONE, 429: TRY_AGAIN, 503: TRY_AGAIN}.get(refusal.status, FORBIDDEN)
        self.drop(code, encode(problem_of(refusal, self.viewer)))

    def drop(self, code: int = TRY_AGAIN, *last: bytes) -> None:
        """Nothing more goes to this client, except for a last word."""
        if self.dropped:
            return  # what is said first holds
        self._queue.clear()
        self.bytes, self.owed = 0, False
        for message in last:
            self._put(message, False)
        self.dropped, self._code = True, code
        for event in (self._something, self._less, self._gone):
            event.set()

    def _put(self, message: bytes, may_go: bool) -> None:
        self._queue.append((message, may_go))
        self.bytes += len(message) + OVERHEAD
        self._something.set()

    def _leave_out(self) -> None:
        kept = [(message, may_go) for message, may_go in self._queue if not may_go]
        self._queue = deque(kept)
        self.bytes = sum(len(message) + OVERHEAD for message, _ in kept)

    # --- sending it --------------------------------------------------------------------------------------------------

    async def next(self) -> bytes | int | None:
        """What to send next; a number: hang up with this code; None: send everything anew."""
        await self._something.wait()
        if self._queue:
            message, _ = self._queue.popleft()
            self.bytes -= len(message) + OVERHEAD
            if self.bytes <= self.most:
                self._less.set()
            if not self._queue and not self.owed and self._code is None:
                self._something.clear()
            return message
        if self._code is not None:
            return self._code
        self._something.clear()
        self.owed = False
        return None

    async def drained(self) -> None:
        """Wait until there is room for answers."""
        while self.bytes > self.most and not self.dropped:
            self._less.clear()
            await self._less.wait()

    async def rest(self, seconds: float) -> None:
        """Wait a while, or until the client has gone."""
        try:
            async with asyncio.timeout(seconds):
                await self._gone.wait()
        except TimeoutError:
            pass

    def queued(self) -> list[bytes]:
        """Everything that is queued, taken out."""
        found = [message for message, _ in self._queue]
        self._queue.clear()
        self.bytes = 0
        return found


def problem_of(refusal: Refusal, viewer: Viewer, command: str | None = None) -> m.Problem:
    """A refusal as a viewer is told of it; `command` is what they had asked for."""
    return m.Problem(refusal.code, refusal.sentence(viewer.lang), command, retry=refusal.retry)
