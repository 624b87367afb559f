"""Every route and every message against everybody who could try it. What has no row, or no request here, fails."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute

from spieltisch.server import messages as m
from spieltisch.server.access import ACCESS, ASKED, ASKER, HOST, OTHER, OWN, SPECTATOR, STRANGER, Role
from spieltisch.server.app import make_litestar
from spieltisch.server.settings import Settings
from spieltisch.server.tokens import COOKIE

from .kit import Client, Server, finished_record, new_id

SUBJECT = 0  # the seat that everything is about
PAGES = {"GET /", "GET /{path}"}  # the front end: the same for everybody
REFUSALS = ("forbidden", "not-your-seat")
PEOPLE = tuple(role for role in Role if role != ASKED)  # everybody at the table is asked
WAITING = " waiting"


@dataclass(frozen=True)
class Cast:
    """Who tries, at a running game and at one that is over."""

    server: Server
    clients: Mapping[Role, Client]
    running: str
    over: str
    waiting: str

    def new_table(self, waiting: bool = False) -> str:
        """Another table with the same people."""
        return waits(self.clients) if waiting else seated(self.clients)


def seated(clients: Mapping[Role, Client]) -> str:
    """A table of a host without a seat, at which two others sit."""
    created = clients[HOST].new_table("open", "open", game="wutaki")
    for invite, role in zip(created["invites"], (OWN, OTHER), strict=True):
        clients[role].post("/api/join", {"code": invite["code"], "name": role})
    code = clients[HOST].post(f"/api/tables/{created['table']}/seats/{SUBJECT}/invite", status=201)["code"]
    assert clients[ASKER].post("/api/join", {"code": code, "name": "x"})["asking"]
    return str(created["table"])


def waits(clients: Mapping[Role, Client]) -> str:
    """A table at which one is still to come."""
    created = clients[HOST].new_table("open", "open", "open", game="wutaki")
    for invite, role in zip(created["invites"], (OWN, OTHER), strict=False):
        clients[role].post("/api/join", {"code": invite["code"], "name": role})
    return str(created["table"])


@pytest.fixture(scope="module")
def cast(server: Server) -> Iterator[Cast]:
    """Everybody, each in a browser of their own."""
    clients = {role: server.client() for role in PEOPLE}
    for role, client in clients.items():
        if role != STRANGER:
            client.post("/api/me")
    record = finished_record("wutaki", 2, 3, max_rounds=1)
    over = clients[HOST].post("/api/tables/import", {"record": record}, 201)["table"]
    yield Cast(server, clients, seated(clients), over, waits(clients))
    for client in clients.values():
        client.close()


Try = Callable[[Cast, Client], str | None]  # the code of a refusal, or None


def http(
    method: str, path: str, body: object = None, over: bool = False, fresh: bool = False, waiting: bool = False
) -> Try:
    """A request; what it would do does not matter."""

    def attempt(cast: Cast, client: Client) -> str | None:
        table = cast.new_table(waiting) if fresh else cast.over if over else cast.running
        answer = client.http.request(method, path.replace("TABLE", table), json=body)
        assert answer.status_code < 500, answer.text
        told = answer.json() if "json" in answer.headers.get("content-type", "") and answer.content else {}
        return str(told.get("code")) if answer.status_code >= 400 else None

    return attempt


def forgetting(cast: Cast, client: Client) -> str | None:
    """Wanting to be forgotten; somebody like them does, so that they are still there for the next request."""
    other = cast.server.client()
    if COOKIE in client.http.cookies:
        other.post("/api/me")
    answer = other.http.delete("/api/me")
    other.close()
    return str(answer.json()["code"]) if answer.status_code >= 400 else None


def socket(path: str = "", over: bool = False) -> Try:
    """A live connection."""

    def attempt(cast: Cast, client: Client) -> str | None:
        with client.live(cast.over if over else cast.running, SUBJECT if path else None) as live:
            message = live.next("state", "problem")
            return str(message["code"]) if message["type"] == "problem" else None

    return attempt


def early(kind: str, **fields: object) -> Try:
    """A message that is too early for everybody."""

    def attempt(cast: Cast, client: Client) -> str | None:
        body = {"type": kind, "command": new_id(), "seq": 0, "seat": SUBJECT, **fields}
        code = client.http.post(f"/api/tables/{cast.waiting}/commands", json=body).json()["code"]
        return REFUSALS[0] if code == "waiting" else str(code)

    return attempt


def message(kind: str, **fields: object) -> Try:
    """A message over the socket of a spectator, and the same by plain POST: both must be refused, or none."""

    def attempt(cast: Cast, client: Client) -> str | None:
        state = client.state(cast.running)
        body = {
            **fields,
            **({"seq": state["seq"], "seat": SUBJECT} if "things" in fields or kind in ("undo", "hint") else {}),
        }
        with client.live(cast.running) as live:
            live.next("state")
            live.send(kind, **body)
            reply = live.next("done", "problem", "state", "hints", "pong")
        code = str(reply["code"]) if reply["type"] == "problem" else None
        if kind not in ("sync", "ping"):
            path = f"/api/tables/{cast.running}/commands"
            posted = client.http.post(path, json={"type": kind, "command": new_id(), **body})
            again = posted.json().get("code") if posted.status_code != 200 else None
            assert (again in REFUSALS) == (code in REFUSALS)
        return code

    return attempt


TABLE = "/api/tables/TABLE"
PACK = "/api/packs/none"
THINGS = {"things": [9999]}
REQUESTS: Mapping[str, Try] = {
    "GET /api/schema": http("GET", "/api/schema"),
    "GET /api/schema/{path}": http("GET", "/api/schema/x"),
    "GET /api/schema/openapi.json": http("GET", "/api/schema/openapi.json"),
    "GET /api/health": http("GET", "/api/health"),
    "GET /api/ready": http("GET", "/api/ready"),
    "GET /api/machine-code": http("GET", "/api/machine-code"),
    "GET /api/me/data": http("GET", "/api/me/data"),
    "GET /api/games": http("GET", "/api/games"),
    "GET /api/games/{game}/catalogue": http("GET", "/api/games/wutaki/catalogue"),
    "GET /api/games/{game}/rules": http("GET", "/api/games/wutaki/rules"),
    "GET /api/games/{game}/sources": http("GET", "/api/games/wutaki/sources"),
    "GET /api/games/{game}/texts/{lang}": http("GET", "/api/games/wutaki/texts/en"),
    "GET /api/me": http("GET", "/api/me"),
    "POST /api/me": http("POST", "/api/me"),
    "DELETE /api/me": forgetting,
    "POST /api/qr": http("POST", "/api/qr", {"text": "x"}),
    "GET /api/packs": http("GET", "/api/packs"),
    "POST /api/packs": http("POST", "/api/packs", {"game": "none", "title": "x"}),
    "POST /api/packs/import": http("POST", "/api/packs/import", {"zip": ""}),
    "GET /api/packs/{pack}": http("GET", PACK),
    "PATCH /api/packs/{pack}": http("PATCH", PACK, {"version": 1}),
    "DELETE /api/packs/{pack}": http("DELETE", PACK),
    "POST /api/packs/{pack}/undo": http("POST", f"{PACK}/undo", {"version": 1}),
    "POST /api/packs/{pack}/redo": http("POST", f"{PACK}/redo", {"version": 1}),
    "POST /api/packs/{pack}/preview": http("POST", f"{PACK}/preview", {"version": 1}),
    "GET /api/packs/{pack}/diff": http("GET", f"{PACK}/diff"),
    "GET /api/packs/{pack}/export": http("GET", f"{PACK}/export"),
    "POST /api/packs/{pack}/trial": http("POST", f"{PACK}/trial", {}),
    "GET /api/packs/{pack}/trial": http("GET", f"{PACK}/trial"),
    "DELETE /api/packs/{pack}/trial": http("DELETE", f"{PACK}/trial"),
    "GET /api/tables": http("GET", "/api/tables"),
    "POST /api/tables": http("POST", "/api/tables", {"game": "none", "seats": [{"kind": "bot"}]}),
    "POST /api/tables/import": http("POST", "/api/tables/import", {"record": "none"}),
    "POST /api/invitation": http("POST", "/api/invitation", {"code": "none"}),
    "GET /api/addresses": http("GET", "/api/addresses"),
    "POST /api/tables/lesson": http("POST", "/api/tables/lesson", {"game": "none"}),
    "POST /api/join": http("POST", "/api/join", {"code": "none", "name": "x"}),
    "GET /api/tables/{table}": http("GET", TABLE),
    "PATCH /api/tables/{table}": http("PATCH", TABLE, {"title": "x"}),
    "DELETE /api/tables/{table}": http("DELETE", TABLE, fresh=True),
    "GET /api/tables/{table}/state": http("GET", f"{TABLE}/state"),
    "GET /api/tables/{table}/state?seat": http("GET", f"{TABLE}/state?seat={SUBJECT}"),
    "GET /api/tables/{table}/state?seat over": http("GET", f"{TABLE}/state?seat={SUBJECT}", over=True),
    "POST /api/tables/{table}/commands": http(
        "POST", f"{TABLE}/commands", {"type": "chat", "command": "a-chat-line", "text": "x"}
    ),
    "POST /api/tables/{table}/rematch": http("POST", f"{TABLE}/rematch"),
    "DELETE /api/tables/{table}/chat/{line}": http("DELETE", f"{TABLE}/chat/99"),
    "POST /api/tables/{table}/chat/{line}/hush": http("POST", f"{TABLE}/chat/99/hush"),
    "DELETE /api/tables/{table}/hushed": http("DELETE", f"{TABLE}/hushed"),
    "POST /api/tables/{table}/chat/{line}/remove": http("POST", f"{TABLE}/chat/99/remove"),
    "DELETE /api/tables/{table}/removed": http("DELETE", f"{TABLE}/removed"),
    "POST /api/tables/{table}/seats/{seat}/remove?seat": http("POST", f"{TABLE}/seats/0/remove", fresh=True),
    "GET /api/tables/{table}/record": http("GET", f"{TABLE}/record"),
    "GET /api/tables/{table}/replay/{number}": http("GET", f"{TABLE}/replay/1"),
    "GET /api/tables/{table}/replay/{number}?seat": http("GET", f"{TABLE}/replay/1?seat={SUBJECT}"),
    "GET /api/tables/{table}/replay/{number}?seat over": http("GET", f"{TABLE}/replay/1?seat={SUBJECT}", over=True),
    "GET /api/tables/{table}/why/{number}": http("GET", f"{TABLE}/why/1"),
    "GET /api/tables/{table}/why/{number}?seat": http("GET", f"{TABLE}/why/1?seat={SUBJECT}"),
    "GET /api/tables/{table}/why/{number}?seat over": http("GET", f"{TABLE}/why/1?seat={SUBJECT}", over=True),
    "GET /api/tables/{table}/moves": http("GET", f"{TABLE}/moves"),
    "GET /api/tables/{table}/moves?seat": http("GET", f"{TABLE}/moves?seat={SUBJECT}"),
    "GET /api/tables/{table}/moves?seat over": http("GET", f"{TABLE}/moves?seat={SUBJECT}", over=True),
    "GET /api/tables/{table}/story": http("GET", f"{TABLE}/story"),
    "GET /api/tables/{table}/scoring": http("GET", f"{TABLE}/scoring"),
    "GET /api/tables/{table}/review": http("GET", f"{TABLE}/review"),
    "PATCH /api/tables/{table}/seats/{seat}?seat": http(
        "PATCH", f"{TABLE}/seats/{SUBJECT}", {"stand_in": True}, fresh=True
    ),
    "POST /api/tables/{table}/seats/{seat}/invite?seat": http("POST", f"{TABLE}/seats/{SUBJECT}/invite"),
    "POST /api/tables/{table}/seats/{seat}/invite?seat waiting": http(
        "POST", f"{TABLE}/seats/{SUBJECT}/invite", fresh=True, waiting=True
    ),
    "POST /api/tables/{table}/seats/{seat}/recovery?seat": http("POST", f"{TABLE}/seats/{SUBJECT}/recovery"),
    "POST /api/tables/{table}/seats/{seat}/leave?seat": http("POST", f"{TABLE}/seats/{SUBJECT}/leave", fresh=True),
    "POST /api/tables/{table}/seats/{seat}/leave?seat waiting": http(
        "POST", f"{TABLE}/seats/{SUBJECT}/leave", fresh=True, waiting=True
    ),
    "POST /api/tables/{table}/seats/{seat}/consent?seat": http(
        "POST", f"{TABLE}/seats/{SUBJECT}/consent", {"agree": True}, fresh=True
    ),
    "POST /api/tables/{table}/start": http("POST", f"{TABLE}/start", fresh=True, waiting=True),
    "WS /api/tables/{table}/live": socket(),
    "WS /api/tables/{table}/live?seat": socket("?seat"),
    "WS /api/tables/{table}/live?seat over": socket("?seat", over=True),
    "message answer?seat": message("answer", **THINGS),
    "message undo?seat": message("undo"),
    "message plan?seat": message("plan", **THINGS),
    "message hint?seat": message("hint"),
    "message answer?seat waiting": early("answer", **THINGS),
    "message undo?seat waiting": early("undo"),
    "message plan?seat waiting": early("plan", **THINGS),
    "message hint?seat waiting": early("hint"),
    "message chat": message("chat", text="x"),
    "message sync": message("sync"),
    "message ping": message("ping"),
}


def roles(role: Role, row: str) -> set[Role]:
    """What somebody is as far as a row is concerned; who sits here sits in their own seat if it is about none."""
    if role == HOST:
        return {HOST, SPECTATOR}
    if role == ASKER:
        return {ASKER, SPECTATOR} if "?seat" in row and WAITING not in row else {SPECTATOR}
    if role == OTHER and "?seat" not in row:
        return {OWN}
    return {role, ASKED} if role in (OWN, OTHER) else {role}


@pytest.mark.parametrize("row", ACCESS)
def test_everybody_may_do_what_the_table_says_and_nothing_else(cast: Cast, row: str) -> None:
    for role, client in cast.clients.items():
        if row == "POST /api/me" and role == STRANGER:
            continue  # it makes a visitor of them; `test_seats.py`
        if role == STRANGER and row.startswith("POST") and "{table}" not in row:
            client.http.cookies.clear()  # the request before may have made a visitor of them
        refused = REQUESTS[row](cast, client) in REFUSALS
        assert refused == (not roles(role, row) & ACCESS[row]), f"{row}: {role}"


def test_every_route_and_every_message_has_a_row(tmp_path: Path) -> None:
    app = make_litestar(Settings(f"sqlite:///{tmp_path}/x.db"))
    found = set()
    for route in app.routes:
        methods = sorted(route.methods - {"OPTIONS"}) if isinstance(route, HTTPRoute) else ["WS"]
        found |= {f"{method} {route.path_format}" for method in methods}
    found |= {f"message {kind.__struct_config__.tag}" for kind in get_args(m.FromClient)}
    assert found - PAGES == {row.split("?")[0] for row in ACCESS}
    app.state.kit.house.storage.engine.dispose()


def test_every_row_has_a_request_here() -> None:
    assert set(REQUESTS) == set(ACCESS)


def test_a_seat_that_does_not_exist_is_nobody_s(cast: Cast) -> None:
    client = cast.clients[HOST]
    for seat in ("9", "-1", "x", "99999999999"):
        answer = client.http.get(f"/api/tables/{cast.running}/state?seat={seat}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-such-seat"
