"""Who asks: a browser with a token of ours, or a stranger."""

import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .rooms import House
from .tokens import COOKIE, LOCKED, hashed, new_token

YEAR = 365 * 24 * 3600
MOST_REMEMBERED = 10_000
LOOK_AGAIN_S = 30.0  # whether they are still known: another server may have forgotten them


class Visitors:
    """Finds visitors by their cookies."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[str, tuple[int, float]] = OrderedDict()

    async def find(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> int | None:
        """The visitor of a request, None for a stranger."""
        token = token_of(connection)
        if not 40 <= len(token) <= 60:
            return None
        key = hashed(token)
        known, since = self._known.get(key, (None, 0.0))
        if known is None or time.monotonic() - since > LOOK_AGAIN_S:
            found = await self.house.work(self.house.storage.visitor, key)
            if found is None:
                self._known.pop(key, None)
                return None
            self._remember(key, found)
            return found
        return known

    def forget(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> list[Cookie]:
        """Somebody wants to be known no more: the cookie that ends theirs."""
        self._known.pop(hashed(token_of(connection)), None)
        return [ended(name, is_locked(connection)) for name in (COOKIE, LOCKED) if name in connection.cookies]

    async def greet(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> tuple[int, list[Cookie]]:
        """The visitor of a request; a stranger becomes one and gets a cookie."""
        visitor, token = await self.find(connection), token_of(connection)
        if visitor is not None:  # whoever comes again is known for another year
            await self.house.write(self.house.storage.was_here, visitor)
        else:
            token = new_token()
            visitor = await self.house.write(self.house.storage.new_visitor, hashed(token))
            self._remember(hashed(token), visitor)
        return visitor, cookies_of(connection, token)

    def _remember(self, key: str, visitor: int) -> None:
        self._known[key] = (visitor, time.monotonic())
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def is_locked(connection: "ASGIConnection[Any, Any, Any, Any]") -> bool:
    """Whether a request has come over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def token_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """The token in a request. One that only this host can have set goes before the plain one of earlier days."""
    locked = connection.cookies.get(LOCKED, "") if is_locked(connection) else ""
    return locked or connection.cookies.get(COOKIE, "")


def cookies_of(connection: "ASGIConnection[Any, Any, Any, Any]", token: str) -> list[Cookie]:
    """What a browser is to keep from now on: over TLS one that nobody else can set, in the place of the plain one."""
    if not is_locked(connection):
        return [cookie_of(COOKIE, token, False)]
    old = [ended(COOKIE, True)] if COOKIE in connection.cookies else []
    return [cookie_of(LOCKED, token, True), *old]


def cookie_of(name: str, token: str, secure: bool) -> Cookie:
    """The cookie with a visitor's token: no script can read it, and no other site can send it."""
    return Cookie(key=name, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=secure)


def ended(name: str, secure: bool) -> Cookie:
    """What lets a browser forget a cookie."""
    return replace(cookie_of(name, "", secure), max_age=0)
