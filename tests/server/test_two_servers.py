"""Two servers on one database: harmless, and each sees what happens at the other as soon as somebody asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.server.rooms import FORBIDDEN
from spieltisch.server.tokens import COOKIE

from .kit import Client, Server, new_id


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, one database."""
    path: Path = tmp_path_factory.mktemp("two") / "tables.db"
    one, two = Server(path), Server(path)
    yield one, two
    one.stop()
    two.stop()


@pytest.fixture
def clients(pair: tuple[Server, Server]) -> Iterator[tuple[Client, Client]]:
    """The same visitor at both."""
    one, two = (server.client() for server in pair)
    one.post("/api/me")
    two.http.cookies.set(COOKIE, one.http.cookies[COOKIE])
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
        ben.post("/api/join", {"code": code, "name": "Ben"})
        socket.send("sync")
        problem = socket.next("state", "problem")
        assert (problem["type"], problem.get("code")) == ("problem", "not-your-seat")
        assert socket.closed() == FORBIDDEN
    ben.close()


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
        state = socket.next("state")
        assert (state["title"], state["seats"][1]["name"]) == ("Again", "Ben")
        one.ask("PATCH", path, {"title": "Once more"})
        two.command(table, "chat", text="Hello")
        assert [line["text"] for line in socket.next("state")["chat"]] == ["Hello"]
    assert one.state(table)["title"] == two.state(table)["title"] == "Once more"
