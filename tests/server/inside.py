"""The whole application in this process, without its bots: what people do happens, and nothing else."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import httpx
from litestar import Litestar

from spieltisch.server.app import make_app
from spieltisch.server.kit import Kit
from spieltisch.server.rooms import House
from spieltisch.server.settings import Settings
from spieltisch.server.tokens import COOKIE, hashed

from .kit import Json

US = "http://localhost"
GENEROUS = 1000.0  # who wants too much is for tests about that
T = TypeVar("T")


class Inside:
    """An application and a loop for it."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.kit = cast(Kit, cast(Litestar, self.app.app).state.kit)
        self._loop = asyncio.new_event_loop()

    @property
    def house(self) -> House:
        """Its tables."""
        return self.kit.house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there."""
        return self._loop.run_until_complete(work)

    def guest(self, address: str = "127.0.0.1") -> "Guest":
        """A browser that is known there."""
        guest = Guest(self, address)
        guest.post("/api/me")
        return guest

    def close(self) -> None:
        """It was used for the last time."""
        self._loop.close()
        self.house.storage.engine.dispose()


class Guest:
    """A browser."""

    def __init__(self, inside: Inside, address: str = "127.0.0.1") -> None:
        self.inside = inside
        way = httpx.ASGITransport(inside.app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=way, base_url=US, headers={"Origin": US})

    @property
    def visitor(self) -> int:
        """The number under which the server knows it."""
        found = self.inside.house.storage.visitor(hashed(self.http.cookies[COOKIE]))
        assert found is not None
        return found

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request, whatever comes of it: but never a fault."""
        answer = self.inside.run(self.http.request(method, path, json=body))
        assert answer.status_code < 500, (method, path, answer.text)
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        """Ask for something."""
        return _json(self.ask("GET", path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Send something."""
        return _json(self.ask("POST", path, body), status)

    def new_table(self, *kinds: str, game: str = "wutaki", **more: object) -> Json:
        """Set up a table."""
        seats = [{"kind": kind, "name": f"Seat{number}"} for number, kind in enumerate(kinds)]
        return cast(Json, self.post("/api/tables", {"game": game, "seats": seats, "pace": 0, **more}, 201))

    def join(self, code: str, name: str = "Guest", status: int = 200) -> Json:
        """Use a code."""
        return cast(Json, self.post("/api/join", {"code": code, "name": name}, status))

    def invite(self, table: str, seat: int, status: int = 201) -> str:
        """A code for a seat."""
        return str(self.post(f"/api/tables/{table}/seats/{seat}/invite", status=status).get("code"))

    def state(self, table: str, seat: int | None = None, status: int = 200) -> Json:
        """The table through a seat."""
        return cast(Json, self.get(f"/api/tables/{table}/state" + ("" if seat is None else f"?seat={seat}"), status))

    def notes(self, table: str) -> list[tuple[str, int]]:
        """What the log tells besides answers, as everybody reads it."""
        moves = self.get(f"/api/tables/{table}/moves")
        return [(note["kind"], note["seat"]) for move in moves for note in move["notes"]]


def _json(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


@contextmanager
def inside(settings: Settings | str, limits: float = GENEROUS) -> Iterator[Inside]:
    """An application for as long as it is needed; where its database is can be all there is to say."""
    made = Inside(Settings(settings, limits=limits) if isinstance(settings, str) else settings)
    yield made
    made.close()
