"""Who asks: a browser with a token of ours, or a stranger."""

from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .rooms import House
from .tokens import COOKIE, hashed, new_token

YEAR = 365 * 24 * 3600
MOST_REMEMBERED = 10_000


class Visitors:
    """Finds visitors by their cookies."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[str, int] = OrderedDict()

    async def find(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> int | None:
        """The visitor of a request, None for a stranger."""
        token = connection.cookies.get(COOKIE, "")
        if not 40 <= len(token) <= 60:
            return None
        key = hashed(token)
        if key not in self._known:
            found = await self.house.work(self.house.storage.visitor, key)
            if found is None:
                return None
            self._remember(key, found)
        return self._known[key]

    async def greet(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> tuple[int, list[Cookie]]:
        """The visitor of a request; a stranger becomes one and gets a cookie."""
        visitor = await self.find(connection)
        if visitor is not None:
            return visitor, []
        token = new_token()
        visitor = await self.house.work(self.house.storage.new_visitor, hashed(token))
        self._remember(hashed(token), visitor)
        return visitor, [cookie_of(token, connection.scope["scheme"] == "https")]

    def _remember(self, key: str, visitor: int) -> None:
        self._known[key] = visitor
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def cookie_of(token: str, secure: bool) -> Cookie:
    """The cookie with a visitor's token: no script can read it, and no other site can send it."""
    return Cookie(key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=secure)
