"""What holds for every request before anything else looks at it: where it comes from, and what browsers may do with us.

A plain ASGI wrapper around the application, so that no route can be forgotten.
"""

import asyncio
import ipaddress
import math
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from . import messages as m
from .calm import Calm
from .lanes import COME_BACK_S, asking
from .language import language_of
from .limits import MOST_TURN_S, Limits, Who
from .refusals import Refusal
from .settings import Settings, name_of

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"x-frame-options": b"DENY",
}
LOCKED = (b"strict-transport-security", b"max-age=31536000")  # for a year nothing but TLS, at this name alone
HARMLESS = ("GET", "HEAD")
METHODS = (*HARMLESS, "POST", "PATCH", "DELETE")
MOST_BYTES = 65_536
MOST_BYTES_IMPORT = 4_500_000
IMPORTS = ("/api/tables/import", "/api/packs/import")
TOO_FAST = 429
MOST_HEARD, HEARD_S = 20_000_000, 10.0  # bytes and seconds of somebody who is refused anyway


class Guarded:
    """The application behind its guard."""

    def __init__(self, app: Any, settings: Settings, limits: Limits | None = None) -> None:
        self.app, self.settings, self.names = app, settings, settings.names
        self.limits, self.calm = limits or Limits(settings.limits), Calm()
        self.locked_names = settings.locked_names

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = client_of(scope, self.settings.proxy)
        wait, turn = self._waits(scope, client)
        if wait > 0:  # before anything else is looked at
            await self._calm_down(scope, client, receive, send, math.ceil(wait))
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if self.settings.proxy:
            _trust_proxy(scope, headers)
        scope["state"] = {**scope.get("state", {}), "client": client}
        asking.set(client)
        if scope["scheme"] == "https" and name_of(headers.get("host", "")) in self.locked_names:
            send = _with_lock(send)
        if (refusal := self._refused(scope, headers)) is not None:
            await _refuse(scope, headers, receive, send, refusal)
        elif scope["type"] == "websocket":
            if turn > 0:
                await asyncio.sleep(turn)
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, headers, receive, send, turn)

    def _waits(self, scope: Any, client: str) -> tuple[float, float]:
        """How long somebody stays away who asks for more than anybody can look at, and else until their turn."""
        who, api = Who(client), scope["path"].startswith("/api/")
        if api and (wait := self.limits.take_now("requests", who)) > 0:
            return wait, 0.0
        turn = self.limits.turn("pace" if api else "files", who)
        return (turn, 0.0) if turn > MOST_TURN_S else (0.0, turn)

    async def _calm_down(self, scope: Any, client: str, receive: Any, send: Any, seconds: int) -> None:
        """Refuse somebody who asks too fast, with words that lie ready."""
        if scope["type"] == "http":
            await _hear_out(receive)
        with suppress(asyncio.CancelledError):  # the server ends: they hear it now
            await self.calm.hold(client)
        start, body = _ready(scope["type"], _lang_of(scope), seconds)
        await send(start)
        await send(body)

    async def _answer(self, scope: Any, headers: Mapping[str, str], receive: Any, send: Any, turn: float) -> None:
        """Answer a request in its turn. One that is cut off because the server ends is told so."""
        begun = False

        async def noticed(message: Any) -> None:
            nonlocal begun
            if not begun and message.get("status") == TOO_FAST:  # whichever limit it was
                await self.calm.hold(scope["state"]["client"])
            begun = True
            await send(message)

        try:
            if turn > 0:
                await asyncio.sleep(turn)
            if int(headers.get("content-length", "0")) <= MOST_BYTES:
                await self.app(scope, receive, _with_headers(scope, noticed))
            else:
                await self._upload(scope, headers, receive, noticed)
        except asyncio.CancelledError:
            if begun:
                raise
            await _tell(scope, headers, send, Refusal(503, "closing", seconds=COME_BACK_S))

    async def _upload(self, scope: Any, headers: Mapping[str, str], receive: Any, send: Any) -> None:
        """A request with more than usual in it: whoever sends several of them at once fills the memory."""
        try:
            with self.limits.holding("uploads", Who(scope["state"]["client"]), "crowded"):
                await self.app(scope, receive, _with_headers(scope, send))
        except Refusal as refusal:  # the application has told of its own ones itself
            await _refuse(scope, headers, receive, send, refusal)

    def _refused(self, scope: Any, headers: Mapping[str, str]) -> Refusal | None:
        host = headers.get("host", "")
        if not self._goes_by(name_of(host)):
            return Refusal(421, "host")  # a foreign name that leads to this machine (DNS rebinding)
        if scope["type"] == "websocket":
            return None if _same_origin(scope, headers, host) else Refusal(403, "origin")
        if scope["method"] not in METHODS:
            scope["method"] = "OTHER"  # no route has it: the application says which ones it has
            return _too_big(scope, headers)
        if scope["method"] not in HARMLESS and not _same_origin(scope, headers, host):
            return Refusal(403, "origin")
        return _too_big(scope, headers)

    def _goes_by(self, name: str) -> bool:
        """Whether this is a name of ours. Nobody else can let an address in numbers lead here, whatever it is."""
        anything = not self.settings.loopback and not self.settings.listed
        return name in self.names or (anything and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def _too_big(scope: Any, headers: Mapping[str, str]) -> Refusal | None:
    """Bodies must say how long they are, and not be too long."""
    most = MOST_BYTES_IMPORT if scope["path"] in IMPORTS else MOST_BYTES
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not (length.isascii() and length.isdigit()):
        return Refusal(411, "no-length")
    return Refusal(413, "too-big") if int(length) > most else None


def _same_origin(scope: Any, headers: Mapping[str, str], host: str) -> bool:
    """Whether a request comes from a page of ours. Browsers say so with every request that can change something."""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return headers.get("origin", "").lower() == f"{scheme}://{host}".lower()


def _trust_proxy(scope: Any, headers: dict[str, str]) -> None:
    """A proxy of ours says what the browser sees."""
    if (proto := headers.get("x-forwarded-proto", "").split(",")[0].strip()) in ("http", "https"):
        scope["scheme"] = proto.replace("http", "ws") if scope["type"] == "websocket" else proto
    if host := headers.get("x-forwarded-host", "").split(",")[0].strip():
        headers["host"] = host


def client_of(scope: Any, proxy: bool) -> str:
    """Whose tries are counted: an address; of IPv6 the part that belongs to one connection."""
    told = _header(scope, b"x-forwarded-for").split(",")[-1].strip() if proxy else ""
    return _counted(told or (scope.get("client") or ("?", 0))[0])


@lru_cache(maxsize=4096)
def _counted(address: str) -> str:
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return str(address)
    return str(ipaddress.ip_network((number, 64), strict=False)) if number.version == 6 else str(number)


def _header(scope: Any, name: bytes) -> str:
    """A header as it was said last; what is not there is empty."""
    return next((value.decode("latin-1") for key, value in reversed(scope["headers"]) if key == name), "")


def _lang_of(scope: Any) -> str:
    return language_of(scope.get("query_string", b"").decode("latin-1"), _header(scope, b"accept-language"))


def _with_headers(scope: Any, send: Any) -> Any:
    """Add what every answer of ours tells browsers."""

    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            extra = dict(HEADERS)
            if scope["path"].startswith("/api/"):
                extra[b"cache-control"] = b"no-store"
            has = {key.lower() for key, _ in message["headers"]}
            added = [(key, value) for key, value in extra.items() if key not in has]
            message = {**message, "headers": [*message["headers"], *added]}
        await send(message)

    return wrapped


def _with_lock(send: Any) -> Any:
    """Let browsers come by TLS alone from now on."""

    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], LOCKED]}
        await send(message)

    return wrapped


async def _refuse(scope: Any, headers: Mapping[str, str], receive: Any, send: Any, refusal: Refusal) -> None:
    if scope["type"] == "websocket" and refusal.status != 429:
        await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP status 403
        return
    if scope["type"] == "http":
        await _hear_out(receive)
    await _tell(scope, headers, send, refusal)


async def _tell(scope: Any, headers: Mapping[str, str], send: Any, refusal: Refusal) -> None:
    """Say why not, in the language of a request."""
    lang = language_of(scope.get("query_string", b"").decode("latin-1"), headers.get("accept-language", ""))
    start, body = _said(scope["type"], lang, refusal)
    wrapped = _with_headers(scope, send)
    await wrapped(start)
    await wrapped(body)


def _said(kind: str, lang: str, refusal: Refusal) -> tuple[dict[str, Any], dict[str, Any]]:
    """A refusal as the two messages of a response."""
    what = "http.response" if kind == "http" else "websocket.http.response"
    body = msgspec.json.encode(m.Trouble(refusal.code, refusal.sentence(lang), refusal.retry))
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start += [(b"connection", b"close")] if refusal.status in (411, 413) else []
    start += [(key.encode(), value.encode()) for key, value in refusal.headers.items()]
    head = {"type": f"{what}.start", "status": refusal.status, "headers": start}
    return head, {"type": f"{what}.body", "body": body}


@lru_cache(maxsize=256)
def _ready(kind: str, lang: str, seconds: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What whoever asks too fast is told, with all headers."""
    start, body = _said(kind, lang, Refusal(TOO_FAST, "too-fast", seconds=seconds))
    extra = [*HEADERS.items(), (b"cache-control", b"no-store")]
    return {**start, "headers": [*start["headers"], *extra]}, body


async def _hear_out(receive: Any) -> None:
    """Let somebody finish, within limits: whoever is hung up on while they are talking may not hear why."""
    heard, more = 0, True
    try:
        async with asyncio.timeout(HEARD_S):
            while more and heard < MOST_HEARD:
                message = await receive()
                heard += len(message.get("body", b""))
                more = message.get("more_body", False)  # not when they have gone, either
    except TimeoutError:
        pass
