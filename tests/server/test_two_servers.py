"""Two servers on one PostgreSQL: what happens at one is seen at the other, and none of them is in the other's way."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.server.holding import Held, holding
from spieltisch.server.watching import FORBIDDEN, GONE

from .kit import PATIENCE, Client, Json, Server, Socket, new_id

SOON_S = 6.0  # until whoever was told nothing has found out


def plain(database: str) -> str:
    """The address of a database, without the name of its driver."""
    return database.replace("+psycopg", "")


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers, one database."""
    one, two = Server(plain(postgres)), Server(plain(postgres))
    yield one, two
    one.stop()
    two.stop()


@pytest.fixture
def clients(pair: tuple[Server, Server]) -> Iterator[tuple[Client, Client]]:
    """The same visitor at both."""
    one, two = (server.client() for server in pair)
    one.post("/api/me")
    two.become(one.token)
    yield one, two
    one.close()
    two.close()


def test_what_happens_at_one_is_seen_at_the_other(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="wutaki")["table"]
    for turn in range(8):
        here, there = (one, two) if turn % 2 else (two, one)
        state = here.play(table, lambda state: state["question"]["mine"], seed=turn)
        here.answer(state)
        mine, theirs = here.state(table, 0), there.state(table, 0)
        assert mine == theirs


def test_a_move_a_line_and_a_seat_at_one_are_shown_at_the_other(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="wutaki")["table"]
    state = one.play(table, lambda state: state["question"]["mine"])
    with two.live(table, 0) as socket:
        assert socket.next("state")["seq"] == state["seq"]
        one.answer(state)
        seen, known = socket.next("state"), one.state(table, 0)
        assert (seen["seq"], seen["view"], seen["question"]) == (known["seq"], known["view"], known["question"])
        assert seen["log_from"] > 0  # as news: the move is told, and not all of the game
        assert [move["number"] for move in seen["log"]] == list(range(state["number"] + 1, seen["number"] + 1))
        one.command(table, "chat", text="Hello")
        assert socket.next("chat", "state")["line"]["text"] == "Hello"
        one.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "Ben"})
        assert socket.next("state")["seats"][1]["name"] == "Ben"
        one.command(table, "undo", seq=one.state(table)["seq"], seat=state["viewer"])
        assert socket.next("state")["number"] == state["number"]
        one.ask("DELETE", f"/api/tables/{table}", status=204)
        assert socket.closed() != FORBIDDEN
    with two.live(table, 0) as socket:
        assert socket.closed() == GONE


def test_who_is_at_one_is_online_at_the_other(pair: tuple[Server, Server], clients: tuple[Client, Client]) -> None:
    one, _ = clients
    ben = pair[1].client()
    created = one.new_table("human", "open")
    table = created["table"]
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    with one.live(table, 0) as socket:
        assert not socket.next("state")["seats"][1]["online"]
        with ben.live(table, 1) as other:
            until_online(other, True, 0)
            until_online(socket, True)
            assert one.get(f"/api/tables/{table}")["seats"][1]["online"]
            assert ben.get("/api/tables")[0]["seats"][0]["online"]
        until_online(socket, False)
    ben.close()


def until_online(socket: Socket, online: bool, seat: int = 1) -> None:
    """Wait until somebody is there, or is not."""
    while socket.next("presence", "state")["seats"][seat]["online"] is not online:
        pass


def test_whoever_is_at_the_other_server_is_asked_before_their_cards_are_shown(
    pair: tuple[Server, Server], clients: tuple[Client, Client], postgres: str
) -> None:
    one, _ = clients
    ben, cora = (server.client() for server in pair)
    created = one.new_table("human", "open", game="wutaki")
    table, join = created["table"], {"code": created["invites"][0]["code"], "name": "Ben"}
    ben.post("/api/join", join)
    code = one.post(f"/api/tables/{table}/seats/1/invite", status=201)["code"]
    assert cora.post("/api/join", {"code": code, "name": "Cora"})["asking"]
    with psycopg.connect(plain(postgres), autocommit=True) as line:  # a day ago: whoever is away is not waited for
        line.execute("UPDATE requests SET asked = '2020-01-01T00:00:00.000Z' WHERE table_id = %s", (table,))
    with ben.live(table, 1) as socket:  # but Ben is there
        socket.next("state")
        assert cora.post("/api/join", {"code": code, "name": "Cora"})["asking"]
    for client in (ben, cora):
        client.close()


def test_one_server_thinks_for_a_table_at_a_time(pair: tuple[Server, Server], postgres: str) -> None:
    anna, ben = (server.client() for server in pair)
    table = anna.new_table("bot:random", "bot:thumb", threshold=12)["table"]  # played for whoever watches
    ben.post("/api/me")
    with anna.live(table) as here, ben.live(table) as there, psycopg.connect(plain(postgres)) as line:
        seen = [until_over(here), until_over(there)]
        assert seen[0]["seq"] == seen[1]["seq"]
        rows = line.execute("SELECT seq FROM log WHERE table_id = %s ORDER BY seq", (table,)).fetchall()
        assert [seq for (seq,) in rows] == list(range(1, seen[0]["seq"] + 1))
    for client in (anna, ben):
        client.close()


def until_over(socket: Socket) -> Json:
    """Watch a game to its end."""
    while not (state := socket.next("state"))["over"]:
        pass
    return state


def test_a_listener_that_is_cut_off_finds_out_what_it_missed(clients: tuple[Client, Client], postgres: str) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="wutaki")["table"]
    state = one.play(table, lambda state: state["question"]["mine"])
    with two.live(table, 0) as socket, psycopg.connect(plain(postgres), autocommit=True) as line:
        socket.next("state")
        for _ in range(5):
            listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            line.execute(listeners)
            began = time.monotonic()
            one.answer(state)
            known = one.play(table, lambda state: state["question"]["mine"])
            while socket.next("state")["seq"] != known["seq"]:
                pass
            assert time.monotonic() - began < SOON_S
            state = known


def test_a_server_that_is_killed_leaves_its_tables_to_the_other(postgres: str, pair: tuple[Server, Server]) -> None:
    doomed = Server(plain(postgres), effort="10")
    anna, ben = doomed.client(), pair[0].client()
    table = anna.new_table("bot:strong", "bot:strong", pace=200, threshold=10)["table"]
    ben.post("/api/me")
    with psycopg.connect(plain(postgres), autocommit=True) as line, ben.live(table) as there:
        with anna.live(table) as here:
            while here.next("presence", "state").get("thinking") is None:
                pass
        with line.cursor() as cursor:
            holders = cursor.execute("SELECT server FROM leases WHERE table_id = %s", (table,)).fetchall()
        assert len(holders) <= 1
        seq = there.next("state")["seq"]
        doomed.kill()
        until = time.monotonic() + PATIENCE
        while there.next("state")["seq"] <= seq + 1:
            assert time.monotonic() < until
    for client in (anna, ben):
        client.close()


def test_who_knows_only_one_of_them_is_stale_at_most(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="wutaki")["table"]
    state = one.play(table, lambda state: state["question"]["mine"])
    two.state(table)
    command = new_id()
    one.answer(state, command=command)
    assert two.answer(state, status=409)["code"] == "stale"
    assert two.answer(state, command=command)["seq"] == one.state(table)["seq"]
    with two.live(table, 0) as socket:
        socket.next("state")
        one.answer(one.play(table, lambda state: state["question"]["mine"]))
        socket.send("sync")
        assert socket.next("state")["seq"] == one.state(table)["seq"]


def test_two_who_answer_at_once_give_one_answer(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="xibalba")["table"]
    for turn in range(10):
        state = one.play(table, lambda state: state["question"]["mine"], seed=turn)
        body = {
            "type": "answer",
            "seq": state["seq"],
            "seat": state["viewer"],
            "things": [state["options"][0]["thing"]],
        }
        with one.live(table, 0) as here, two.live(table, 0) as there:
            for socket in (here, there):
                socket.next("state")
            for socket in (here, there):
                socket.send("answer", **{key: value for key, value in body.items() if key != "type"})
            replies = [socket.next("done", "problem") for socket in (here, there)]
        assert sorted(reply["type"] for reply in replies) == ["done", "problem"]
        assert next(reply for reply in replies if reply["type"] == "problem")["code"] == "stale"


def test_a_seat_given_away_at_one_is_seen_through_at_none(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat", game="wutaki")["table"]
    ben = Client(one.address)
    with two.live(table, 1) as socket:
        socket.next("state")
        code = one.post(f"/api/tables/{table}/seats/1/invite", status=201)["code"]
        before = one.state(table)["version"]
        ben.post("/api/join", {"code": code, "name": "Ben"})
        ben.close()
        with suppress(ConnectionClosed):  # they may have been told already
            socket.send("sync")
        while (told := socket.next("state", "problem"))["type"] == "state":
            assert told["version"] <= before  # that was on its way
        assert told["code"] == "not-your-seat"
        assert socket.closed() == FORBIDDEN


def test_what_one_changes_the_other_may_change_too(clients: tuple[Client, Client]) -> None:
    one, two = clients
    table = one.new_table("human", "hotseat")["table"]
    path = f"/api/tables/{table}"
    with two.live(table, 0) as socket:
        socket.next("state")
        one.ask("PATCH", path, {"title": "From one"})
        changed = two.ask("PATCH", path, {"pace": 7})
        assert (changed["title"], changed["pace"]) == ("From one", 7)
        assert socket.next("state")["title"] == "From one"
        one.ask("PATCH", path, {"title": "Again"})
        assert two.ask("PATCH", f"{path}/seats/1", {"name": "Ben"})["seats"][1]["name"] == "Ben"
        while (state := socket.next("state"))["seats"][1]["name"] != "Ben":
            pass
        assert state["title"] == "Again"
        one.ask("PATCH", path, {"title": "Once more"})
        two.command(table, "chat", text="Hello")
        while (told := socket.next("state", "chat"))["type"] == "state" and not told["chat"]:
            pass
        assert (told["line"] if told["type"] == "chat" else told["chat"][-1])["text"] == "Hello"
    assert one.state(table)["title"] == two.state(table)["title"] == "Once more"


def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db", compiled=False)
    with ExitStack() as stack:
        stack.callback(first.kill)
        second = ["play", "--port", "0", "--db", str(tmp_path / "tables.db"), "--no-browser", "--lang", "en"]
        command = [sys.executable, "-m", "spieltisch.cli", *second]  # it would run for ever, were it let
        told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert told.returncode == 2
        assert "Another process has" in told.stderr
        assert "tables.db" in told.stderr
        first.kill()  # nobody clears up after it
    Server(tmp_path / "tables.db", compiled=False).stop()


@pytest.mark.parametrize("name", ["tables.db", "a folder/another one.db"])
def test_whoever_has_a_file_has_it_alone_until_they_end(tmp_path: Path, name: str) -> None:
    url = f"sqlite:///{tmp_path}/{name}"
    for _ in range(2):
        with holding(url):
            with pytest.raises(Held, match=name), holding(url):
                pass
            with holding(f"sqlite:///{tmp_path}/other.db"), holding("sqlite://"), holding("sqlite://"):
                pass
