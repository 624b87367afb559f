"""Doors: every connection is counted when it comes, and whoever says nothing does not stand in anybody's way.

A process has so many descriptors. We take as many as we are given, keep a reserve for files and databases, and share
the rest: an address has at most half of it. Where all places are taken, the connection that has waited longest without
a whole request makes room; only where every one of them is in use is somebody refused, with a word on when to come
back. Whoever takes too long to say what they want, or to read what they wanted, is hung up on.
"""

import asyncio
import logging
import resource
import struct
from collections import Counter, OrderedDict
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from .limits import LIMITS
from .settings import Settings

log = logging.getLogger("spieltisch.server")

MOST_DESCRIPTORS = 65_536
RESERVE = 128  # descriptors for everything else: files, the database, players in processes of their own
HEAD_S, BODY_S = 10.0, 60.0  # to say what one wants, and to send what belongs to it
STALL_S = 30.0  # without reading what one wanted
LINGER_S = 5.0  # until a connection that is closed is gone, whether the other side has read everything or not
MOST_PARTS = 64  # of one message over a socket
TEXT = 0x81  # the first byte of a frame: a text, and all of it
COME_BACK_S = 5
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    b"retry-after: %d\r\nconnection: close\r\n\r\n%b"
)
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SENTENCES = {  # nobody has said yet which language they speak
    "en": f"Too many connections are open. Try again in {COME_BACK_S} seconds.",
    "de": f"Es sind zu viele Verbindungen offen. Versuche es in {COME_BACK_S} Sekunden noch einmal.",
}


def raise_descriptors() -> int:
    """Take as many descriptors as we may have; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


class Doors:
    """All connections of a server."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.most = max(16, descriptors - min(RESERVE, descriptors // 2))
        usual = next(limit.most for limit in LIMITS if limit.name == "connections")
        shared = settings.proxy  # all connections are the proxy's
        self.each = self.most if shared else max(8, min(round(usual * settings.limits), self.most // 2))
        self._from: dict[asyncio.BaseTransport, str] = {}
        self._count: Counter[str] = Counter()
        self._idle: OrderedDict[asyncio.BaseTransport, str] = OrderedDict()  # without a whole request, longest first

    def __len__(self) -> int:
        return len(self._from)

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Somebody comes; False: there is no room for them."""
        if self._count[address] >= self.each and not self._make_room(address):
            return False
        if len(self._from) >= self.most and not self._make_room(None):
            return False
        self._from[transport] = address
        self._count[address] += 1
        self._idle[transport] = address
        return True

    def _make_room(self, address: str | None) -> bool:
        """Let go of the connection that has been idle for longest; of one address, or of all."""
        idle = next((one for one, where in self._idle.items() if address in (None, where)), None)
        if idle is None:
            return False
        self.leave(idle)
        cast(asyncio.Transport, idle).abort()
        return True

    def busy(self, transport: asyncio.BaseTransport) -> None:
        """A whole request has come: it is worth a place."""
        self._idle.pop(transport, None)

    def idle(self, transport: asyncio.BaseTransport) -> None:
        """It was answered: the next one may come, or not."""
        if transport in self._from and transport not in self._idle:
            self._idle[transport] = self._from[transport]

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has gone."""
        self._idle.pop(transport, None)
        address = self._from.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]


class Config(uvicorn.Config):
    """Uvicorn's settings, and our doors."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:
        super().__init__(app, http=Request, ws=Socket, **more)
        self.doors = doors


class Request(H11Protocol):
    """A connection for requests, which must come, and be read, in time."""

    config: Config
    _deadline: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _awaits: object = None  # what the clock runs for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        if self.config.doors.enter(transport, self.client[0] if self.client else "?"):
            self._look()
        else:
            transport.write(_busy())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """They say something."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._look()
        else:  # a socket from now on
            self._set(None)
            self.config.doors.busy(self.transport)

    def on_response_complete(self) -> None:
        """They have their answer."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self.config.doors.idle(self.transport)
            self._look()

    def _look(self) -> None:
        """Let the clock run for what is missing; it does not start anew with every byte."""
        state = self.conn.their_state
        if state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._set(h11.IDLE, HEAD_S)
        elif state is h11.SEND_BODY:
            self._set(h11.SEND_BODY, BODY_S)
        else:
            self._set(None)
            if state is not h11.IDLE:
                self.config.doors.busy(self.transport)

    def _set(self, awaits: object, seconds: float = 0.0) -> None:
        if awaits is self._awaits:
            return
        self._awaits = awaits
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if awaits is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self.conn.our_state is h11.IDLE:  # nothing was said yet
            self.transport.write(TOO_LATE)
        self.transport.close()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def pause_writing(self) -> None:
        """They do not read."""
        self.flow.pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALL_S, self.transport.abort)

    def resume_writing(self) -> None:
        """They read again."""
        self.flow.resume_writing()
        self._no_stall()

    def _no_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.config.doors.leave(self.transport)
        self._set(None)
        self._no_stall()
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A connection that stays. What we answer by ourselves does not pile up where nobody reads it."""

    config: Config

    async def send(self, message: Any) -> None:
        """Send a message; a text on an open line, which is nearly all there is, goes the short way."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            await super().send(message)
        else:
            data = text.encode()
            self.transport.write(_head(len(data)) + data)

    def handle_ping(self) -> None:
        """Are you there? Whoever asks again before they have read the answer knows."""
        output = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(output)

    def handle_cont(self, event: Any) -> None:
        """Another part of a message, which cannot have any number of them."""
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(1009)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """They do not answer: whatever is still to be sent will not be read."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """We have nothing more to say: after the last word the connection goes, whether it was read or not."""
        super().on_task_complete(task)
        self.loop.call_later(self.close_timeout + LINGER_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)


def _head(size: int) -> bytes:
    """What stands before a text that is sent as one frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 65_536 else struct.pack("!BBQ", TEXT, 127, size)


def _busy() -> bytes:
    text = " ".join(SENTENCES.values())
    body = f'{{"code":"too-many","text":"{text}","retry":{COME_BACK_S}}}'.encode()
    return BUSY % (len(body), COME_BACK_S, body)


def quiet_accepting(loop: asyncio.AbstractEventLoop) -> None:
    """Where there are no descriptors left after all, asyncio tries again every second; one line is enough to say so."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if str(context.get("message", "")).startswith("socket.accept()"):
            log.error("no connection can be accepted: %s", context.get("exception"))
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
