"""Foreign pages, headers, garbage, sizes, and what never leaves the server or gets into its log."""

import asyncio
import http.client
import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from spieltisch.server.access import ACCESS
from spieltisch.server.security import MOST_BYTES, MOST_HEARD, POLICY, Guarded
from spieltisch.server.settings import Settings

from .kit import Client, Server

FOREIGN = ("https://evil.example", "null", "", "http://127.0.0.1", "http://localhost.evil.example")
CHANGING = sorted(
    {tuple(row.split("?")[0].split(" ")) for row in ACCESS if row.startswith(("POST", "PATCH", "DELETE"))}
)


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(("method", "path"), CHANGING)
def test_a_foreign_page_changes_nothing(anna: Client, method: str, path: str, origin: str) -> None:
    address = path.replace("{table}", "t").replace("{seat}", "0")
    answer = anna.http.request(method, address, headers={"Origin": origin}, json={})
    assert answer.status_code == 403
    assert answer.json()["code"] == "origin"


@pytest.mark.parametrize("origin", FOREIGN[:2])
def test_a_foreign_page_opens_no_socket(anna: Client, origin: str) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with pytest.raises(InvalidStatus) as refused, anna.live(table, 0, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus), anna.live(table, 0, origin=None):
        pass


def test_a_foreign_name_that_leads_here_is_refused(anna: Client) -> None:
    answer = anna.http.get("/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    name = anna.address.replace("127.0.0.1", "localhost").removeprefix("http://")
    assert anna.http.post("/api/me", headers={"Host": name, "Origin": f"http://{name}"}).status_code == 200


def test_every_answer_carries_the_policy(anna: Client) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("GET", "/api/nothing"), ("PUT", "/api/me")):
        answer = anna.http.request(method, path)
        assert answer.headers["content-security-policy"] == POLICY, path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in POLICY
    assert anna.http.get("/api/games").headers["cache-control"] == "no-store"
    assert anna.http.request("PUT", "/api/me").status_code == 405


def test_too_much_at_once_is_refused(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    body = {"type": "chat", "command": "a-long-one", "text": "x" * MOST_BYTES}
    assert anna.post(f"/api/tables/{table}/commands", body, 413)["code"] == "too-big"
    assert anna.post("/api/tables/import", {"record": "x" * 4_600_000}, 413)["code"] == "too-big"
    assert anna.http.post("/api/me", content=iter([b"x"])).json()["code"] == "no-length"
    with anna.live(table, 0) as socket:
        socket.next("state")
        socket.connection.send("x" * 20_000)
        assert socket.next("problem")["code"] == "too-big"
        socket.connection.send("x" * 200_000)
        assert socket.closed() == 1009


def refused_after(parts: list[bytes]) -> tuple[int, int]:
    """Somebody says too much, part by part: how many parts were heard before the refusal, and its status."""
    left, told = iter(parts), list[int]()
    heard = 0

    async def receive() -> dict[str, Any]:
        nonlocal heard
        heard += 1
        return {"type": "http.request", "body": next(left), "more_body": heard < len(parts)}

    async def send(message: dict[str, Any]) -> None:
        if "status" in message:
            told.append(message["status"])

    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"content-length", b"99999999")]
    scope = {"type": "http", "method": "POST", "scheme": "http", "path": "/api/me", "headers": headers}
    asyncio.run(Guarded(None, Settings("sqlite://"))(scope, receive, send))
    return heard, told[0]


def test_who_says_too_much_is_heard_out_so_that_he_hears_why() -> None:
    """Hung up on while they are still sending, they would see a broken connection. But nobody listens for ever."""
    assert refused_after([b"x" * 1000] * 5) == (5, 413)
    assert refused_after([b"x" * (MOST_HEARD // 4)] * 9) == (4, 413)


def test_a_client_that_talks_nonsense_is_let_go(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as socket:
        before = socket.next("state")
        for nonsense in ("", "{", "[]", '{"type": "king"}', '{"type": "answer"}', "null", '"' * 99, "[" * 9000, "\x00"):
            socket.connection.send(nonsense)
            assert socket.next("problem")["code"] == "bad-message"
        socket.connection.send(b"\xff\xfe")
        assert socket.closed() in (1007, 1013)
    assert anna.state(table, 0)["seq"] == before["seq"]


WEIRD = [None, True, -1, 2**70, 1.5, "", "x", "\u202e", "' OR 1=1 --", "<script>", "\ud83d\ude00" * 50, [], {}, [[]]]


@pytest.mark.parametrize("seed", range(4))
def test_garbage_is_refused_and_never_a_fault(anna: Client, seed: int) -> None:
    dice = random.Random(seed)
    table = anna.new_table("human", "hotseat")["table"]
    before = anna.state(table, 0)
    good = {
        "/api/tables": {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "options": {}, "pace": 0},
        f"/api/tables/{table}/commands": {"type": "answer", "command": "garbage1", "seq": 1, "seat": 0, "things": [1]},
        f"/api/tables/{table}/seats/1/invite": {},
        "/api/join": {"code": "ABCD", "name": "x"},
        "/api/qr": {"text": "x"},
    }
    for _ in range(40):
        path = dice.choice(sorted(good))
        body = dict(good[path])
        for key in dice.sample(sorted(body), min(len(body), 2)):
            body[key] = dice.choice(WEIRD)
        if path == "/api/tables":
            body["game"] = dice.choice(WEIRD)
        raw = dice.choice([json.dumps(body), json.dumps(dice.choice(WEIRD)), "{", "", "\x00", "[" * 5000])
        answer = anna.http.post(path, content=raw.encode(), headers={"content-type": "application/json"})
        assert answer.status_code < 500, (path, raw[:200], answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) >= {"code", "text"}
    assert anna.state(table, 0)["seq"] == before["seq"]


@settings(max_examples=60)
@given(tail=st.text(max_size=40), query=st.text(max_size=40))
def test_no_address_is_a_fault(server: Server, tail: str, query: str) -> None:
    from urllib.parse import quote

    parts = urlsplit(server.address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
    try:
        connection.request("GET", f"/api/tables/{quote(tail, safe='/')}?seat={quote(query)}&lang={quote(query)}")
        assert connection.getresponse().status < 500
    finally:
        connection.close()


def test_nothing_secret_is_logged_or_kept(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    client, friend = server.client(), server.client()
    created = client.new_table("human", "open", game="wutaki")
    code = created["invites"][0]["code"]
    friend.post("/api/join", {"code": code, "name": "Ben"})
    client.get(f"/api/tables/{created['table']}/state?seat=1", 403)
    with friend.live(created["table"], 1) as socket:
        socket.next("state")
    tokens = [one.http.cookies["spieltisch"] for one in (client, friend)]
    client.close()
    friend.close()
    told = server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (code, *tokens):
        assert secret not in told
        assert secret.encode() not in kept


def test_pages_lie_in_one_folder(anna: Client) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "/.made-of", "/a\\..\\app.py"):
        answer = anna.http.get(path)
        assert b"import" not in answer.content
        assert answer.status_code in (200, 404, 503)


def test_an_unknown_route_is_no_page(anna: Client) -> None:
    assert anna.get("/api/nothing", 404)["code"] == "no-such-route"
    assert anna.get("/nothing.js", 404)["code"] == "no-such-route"


def test_names_that_no_file_can_have_are_not_found(anna: Client) -> None:
    for path in (
        "x" * 300 + ".js",
        "assets/" + "x" * 300 + ".js",
        "/".join(["x" * 200] * 30) + ".js",
        "ü" * 200 + ".js",
    ):
        assert anna.get(f"/{path}", 404)["code"] == "no-such-route"
    assert anna.http.get("/" + "x" * 300).status_code == anna.http.get("/settings").status_code
