"""Who sits where: codes, joining, hot-seat, spectators, bots that stand in, names."""

from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

from spieltisch.server.limits import LIMITS
from spieltisch.server.tokens import ALPHABET, CODE_LENGTH, COOKIE, LOCKED
from spieltisch.server.watching import FORBIDDEN

from .kit import Client, Server

MOST_TRIES = next(limit.most for limit in LIMITS if limit.name == "codes")


def test_a_code_is_good_for_one_friend(anna: Client, ben: Client, stranger: Client) -> None:
    created = anna.new_table("human", "open")
    table, code = created["table"], created["invites"][0]["code"]
    assert ben.post("/api/join", {"code": f" {code[:5].lower()}-{code[5:]}", "name": "Ben"}) == {
        "table": table,
        "seat": 1,
        "asking": False,
    }
    assert stranger.post("/api/join", {"code": code, "name": "Carl"}, 404)["code"] == "no-such-code"
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in seats] == [
        ("Seat0", "human", True),
        ("Ben", "human", False),
    ]
    assert ben.state(table, 1)["viewer"] == 1


def test_a_code_says_what_it_is_good_for_without_being_used_up(anna: Client, ben: Client) -> None:
    code = anna.new_table("human", "open", game="wutaki")["invites"][0]["code"]
    told = [ben.post("/api/invitation", {"code": written}) for written in (code, code.lower())]
    assert told[0] == told[1]
    assert (told[0]["game"], told[0]["host"], told[0]["names"]) == ("wutaki", "Seat0", ["Seat0"])
    assert (told[0]["waiting"], told[0]["own"], told[0]["players"]) == (True, False, 2)
    assert ben.post("/api/join", {"code": code, "name": "Ben"})["seat"] == 1
    assert ben.post("/api/invitation", {"code": code}, 404)["code"] == "no-such-code"


def test_whoever_never_heard_that_it_worked_may_use_his_code_again(anna: Client, ben: Client, stranger: Client) -> None:
    created = anna.new_table("human", "open")
    table, code = created["table"], created["invites"][0]["code"]
    joined = ben.post("/api/join", {"code": code, "name": "Ben"})
    version = ben.state(table, 1)["version"]
    assert ben.post("/api/join", {"code": code, "name": "Benjamin"}) == joined
    state = ben.state(table, 1)
    assert (state["seats"][1]["name"], state["version"]) == ("Ben", version)
    moved = ben.post(f"/api/tables/{table}/seats/1/invite", status=201)["code"]
    assert stranger.post("/api/join", {"code": moved, "name": "Carl"})["asking"]
    anna.post(f"/api/tables/{table}/seats/1/consent", {"agree": True})
    for old in (code, moved):
        assert ben.post("/api/join", {"code": old, "name": "Ben"}, 404)["code"] == "no-such-code"


def test_whoever_gives_a_seat_away_sees_through_it_no_more(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    with anna.live(table, 0) as own, anna.live(table, 1) as given, anna.live(table) as spectator:
        for socket in (own, given, spectator):
            socket.next("state")
        code = anna.post(f"/api/tables/{table}/seats/1/invite", status=201)["code"]
        ben.post("/api/join", {"code": code, "name": "Ben"})
        problem = given.next("state", "problem")
        assert (problem["type"], problem.get("code")) == ("problem", "not-your-seat")
        assert given.closed() == FORBIDDEN
        for socket in (own, spectator):
            assert socket.next("state", "problem")["seats"][1]["name"] == "Ben"


def test_codes_are_long_and_easy_to_read() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("01IO")
    assert CODE_LENGTH * 5 >= 40


def test_a_new_code_makes_the_old_one_void(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "open")
    old = created["invites"][0]["code"]
    new = anna.post(f"/api/tables/{created['table']}/seats/1/invite", status=201)
    assert new["code"] != old
    assert ben.post("/api/join", {"code": old, "name": "Ben"}, 404)["code"] == "no-such-code"
    assert ben.post("/api/join", {"code": new["code"], "name": "Ben"})["seat"] == 1


def test_nobody_tries_out_codes(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("tries") / "tables.db")
    try:
        client = server.client()
        ways = (("join", {"name": "x"}), ("invitation", {}))  # looking at a code is trying it, too
        tried = [(*ways[n % 2], f"AAAA{n:04}") for n in range(MOST_TRIES + 2)]
        codes = [client.http.post(f"/api/{way}", json={"code": code, **more}) for way, more, code in tried]
        assert [answer.status_code for answer in codes[:MOST_TRIES]] == [404] * MOST_TRIES
        assert codes[-1].status_code == 429
        assert codes[-1].json()["code"] == "too-many-tries"
        client.close()
    finally:
        server.stop()


def test_the_cookie_is_for_us_alone(stranger: Client) -> None:
    answer = stranger.http.post("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/"))
    assert len(stranger.http.cookies[COOKIE]) >= 43  # 256 bits
    again = stranger.http.post("/api/me").headers["set-cookie"].lower()
    assert again == cookie  # the same one, for another year
    assert stranger.get("/api/me") == {"visitor": True}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with two names, at an address that others could reach."""
    names = ("--public-url", "https://games.example", "--public-url", "http://games.lan")
    server = Server(tmp_path_factory.mktemp("proxy") / "tables.db", "--proxy", "--host", "0.0.0.0", *names)
    yield server
    server.stop()


def by_proxy(
    server: Server, path: str, cookie: str = "", host: str = "games.example", proto: str = "https", **more: str
) -> httpx.Response:
    """A request as a proxy hands it on; one with an origin changes something."""
    headers = {"X-Forwarded-Proto": proto, "X-Forwarded-Host": host, **more}
    if cookie:
        headers["Cookie"] = cookie
    with httpx.Client(base_url=server.address) as client:
        return client.request("POST" if "Origin" in more else "GET", path, headers=headers)


def test_over_tls_the_cookie_is_locked_to_the_host(public: Server) -> None:
    ours = {"Origin": "https://games.example"}
    answer = by_proxy(public, "/api/me", **ours)
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{LOCKED}=")
    assert all(part in cookie.lower() for part in ("; secure", "; path=/", "httponly", "samesite=strict"))
    assert "domain" not in cookie.lower()  # else browsers refuse it
    token = cookie.partition(";")[0]
    assert by_proxy(public, "/api/me", token).json() == {"visitor": True}
    assert not by_proxy(public, "/api/me", token, host="games.lan", proto="http").json()["visitor"]
    assert by_proxy(public, "/api/me", Origin="http://games.example").status_code == 403


def test_whoever_has_a_cookie_of_earlier_days_keeps_their_seats(public: Server) -> None:
    plain = by_proxy(public, "/api/me", host="games.lan", proto="http", Origin="http://games.lan")
    old = plain.headers["set-cookie"].partition(";")[0]
    assert old.startswith(f"{COOKIE}=")
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert by_proxy(public, "/api/me", old).json() == {"visitor": True}
    renewed = by_proxy(public, "/api/me", old, Origin="https://games.example").headers.get_list("set-cookie")
    new = next(line for line in renewed if line.startswith(LOCKED))
    assert new.partition(";")[0] == f"{LOCKED}={old.partition('=')[2]}"  # the same person
    assert any(line.startswith(f"{COOKIE}=") and "Max-Age=0" in line for line in renewed)
    other = by_proxy(public, "/api/me", Origin="https://games.example").headers["set-cookie"].partition(";")[0]
    data = by_proxy(public, "/api/me/data", f"{old}; {other}")  # a plain one, which others may set, goes behind
    assert data.json() == by_proxy(public, "/api/me/data", other).json()
    gone = by_proxy(public, "/api/me/data", f"{COOKIE}={'x' * 43}; {other}")
    assert gone.status_code == 200


def test_browsers_are_told_to_come_by_tls_where_that_is_how_people_come(public: Server) -> None:
    for path, status in (("/", 200), ("/api/games", 200), ("/api/nothing", 404)):
        answer = by_proxy(public, path)
        assert (answer.status_code, answer.headers["strict-transport-security"]) == (status, "max-age=31536000")
    assert "strict-transport-security" not in by_proxy(public, "/", host="games.lan", proto="http").headers
    assert "strict-transport-security" not in by_proxy(public, "/", host="games.lan").headers  # nobody said so


def test_a_public_server_goes_by_its_listed_names_alone(public: Server) -> None:
    for host in ("games.example", "games.example:443", "games.lan"):
        assert by_proxy(public, "/api/games", host=host).status_code == 200
    for host in ("evil.example", "games.example.evil", "192.168.1.5", "203.0.113.7:8765", "", "["):
        answer = by_proxy(public, "/api/games", host=host or "x y")
        assert (answer.status_code, answer.json()["code"]) == (421, "host"), host
    with httpx.Client(base_url=public.address) as nearby:  # whoever watches over it on its own machine
        assert nearby.get("/api/health").status_code == 200


def test_without_a_proxy_nobody_believes_forwarded_headers(anna: Client) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example", "Origin": "https://evil.example"}
    assert anna.http.post("/api/me", headers=headers).status_code == 403


def test_hot_seat_looks_through_one_seat_at_a_time(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", "hotseat", game="wutaki")["table"]
    for seat in range(3):
        state = anna.state(table, seat)
        assert (state["viewer"], state["view"]["you"]) == (seat, seat)
    asked = anna.state(table)["question"]["seat"]
    anna.answer(anna.state(table, asked))
    other = anna.state(table, (asked + 1) % 3)
    if other["question"]["seat"] != other["viewer"]:
        things = anna.state(table, other["question"]["seat"])["options"]
        assert anna.answer(other, [things[0]["thing"]], 409)["code"] == "answer-turn"


def test_a_spectator_sees_the_public_view_and_may_talk(anna: Client, ben: Client, stranger: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    for client in (ben, stranger):
        state = client.state(table)
        assert (state["viewer"], state["options"], state["view"]["you"]) == (None, [], None)
        assert client.get(f"/api/tables/{table}/state?seat=0", 403)["code"] == "not-your-seat"
    ben.command(table, "chat", text="Nice move")
    assert stranger.command(table, "chat", 403, text="Hello")["code"] == "forbidden"
    (line,) = anna.state(table, 0)["chat"]
    assert (line["seat"], line["name"], line["text"]) == (None, "Spectator", "Nice move")


def test_a_seat_is_handed_to_a_bot_and_back(anna: Client) -> None:
    table = anna.new_table("human", "bot", game="wutaki", pace=10)["table"]
    with anna.live(table, 0) as socket:
        state = socket.next("state")
        changed = anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": True, "level": "random"})
        assert (changed["seats"][0]["standing_in"], changed["seats"][0]["level"]) == (True, "random")
        first = state["number"]
        while state["number"] < first + 6:
            state = socket.next("state")
        changed = anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": False})
        assert not changed["seats"][0]["standing_in"]
        while not (state["question"]["mine"] and not state["seats"][0]["standing_in"]):
            state = socket.next("state")
        done = socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
        assert socket.next("done", "problem")["command"] == done
    assert anna.ask("PATCH", f"/api/tables/{table}/seats/1", {"stand_in": True}, 409)["code"] == "is-bot"


def test_a_new_name_is_in_every_sentence(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "open", game="wutaki")
    table = created["table"]
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    assert "Ben" in str(anna.state(table, 0)["log"])
    ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "Benjamin"})
    assert "Benjamin" in str(anna.state(table, 0)["log"])
    assert anna.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "Loser"}, 403)["code"] == "not-your-seat"


def test_a_code_can_be_drawn(anna: Client) -> None:
    drawing = anna.http.post("/api/qr", json={"text": f"{anna.address}/join#ABCDEFGH"})
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(drawing.content).tag.endswith("svg")
    assert anna.post("/api/qr", {"text": "x" * 301}, 400)["code"] == "bad-request"


def test_where_friends_find_the_server_is_told_at_its_machine(anna: Client) -> None:
    told = anna.get("/api/addresses")
    assert told["reachable"] is False  # it listens to this machine only
    port = anna.http.base_url.port
    assert all(address.startswith("http://") and address.endswith(f":{port}") for address in told["addresses"])
    assert not any("127.0.0.1" in address for address in told["addresses"])
