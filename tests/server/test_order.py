"""Order at a table: its host deletes lines of the chat and mutes people; nobody else can, and everybody sees it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.server.people import data_of

from .inside import Guest, Inside, inside
from .kit import new_id


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    """An application."""
    with inside(f"sqlite:///{tmp_path}/tables.db") as made:
        yield made


def say(guest: Guest, table: str, text: str = "hello", status: int = 200) -> str:
    """Say something; the code of a refusal."""
    body = {"type": "chat", "command": new_id(), "text": text}
    return str(guest.post(f"/api/tables/{table}/commands", body, status).get("code", ""))


def heard(guest: Guest, table: str) -> list[str]:
    """What somebody reads in the chat."""
    return [line["text"] for line in guest.state(table)["chat"]]


def order(guest: Guest, method: str, path: str) -> tuple[int, str]:
    """Keep order, or try to."""
    answer = guest.ask(method, path)
    return answer.status_code, answer.json()["code"] if answer.content else ""


def test_a_host_takes_a_line_away_for_everybody_wherever_they_are_connected(house: Inside, tmp_path: Path) -> None:
    anna, watching = house.guest(), house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(watching, table, "first")
    say(watching, table, "second")
    with inside(f"sqlite:///{tmp_path}/tables.db") as other:
        reader = Guest(other)
        assert heard(reader, table) == ["first", "second"]
        assert order(watching, "DELETE", f"/api/tables/{table}/chat/1") == (403, "forbidden")
        assert order(anna, "DELETE", f"/api/tables/{table}/chat/1") == (204, "")
        assert order(anna, "DELETE", f"/api/tables/{table}/chat/1") == (404, "no-such-line")
        assert heard(watching, table) == heard(reader, table) == ["second"]
    say(anna, table, "third")
    assert [line["number"] for line in anna.state(table)["chat"]] == [2, 3]


def test_whoever_is_muted_watches_and_says_nothing_here(house: Inside) -> None:
    anna, watching, other = house.guest(), house.guest(), house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(watching, table)
    assert order(watching, "POST", f"/api/tables/{table}/chat/1/hush") == (403, "forbidden")
    assert order(anna, "POST", f"/api/tables/{table}/chat/1/hush") == (204, "")
    assert say(watching, table, status=403) == "hushed"
    assert heard(watching, table) == ["hello"]
    assert say(other, table) == ""
    assert say(watching, other.new_table("human", "hotseat")["table"]) == "", "at other tables they may"
    assert anna.state(table, 0)["hushed"] == 1
    assert watching.state(table)["hushed"] == 0
    assert order(watching, "DELETE", f"/api/tables/{table}/hushed") == (403, "forbidden")
    assert order(anna, "DELETE", f"/api/tables/{table}/hushed") == (204, "")
    assert say(watching, table) == ""


def out(guest: Guest, table: str) -> set[str]:
    """What somebody is told at every door of a table."""
    doors = (
        ("GET", ""), ("GET", "/state"), ("GET", "/state?seat=1"), ("GET", "/moves"), ("GET", "/story"),
        ("GET", "/record"), ("POST", "/rematch"), ("POST", "/seats/1/recovery"),
    )  # fmt: skip
    answers = [guest.ask(method, f"/api/tables/{table}{path}") for method, path in doors]
    return {str(answer.json().get("code", answer.status_code)) for answer in answers}


def test_whoever_is_shown_out_of_a_running_game_sees_nothing_more_anywhere(house: Inside, tmp_path: Path) -> None:
    anna, ben, carl = house.guest(), house.guest(), house.guest()
    made = anna.new_table("human", "open", "open")
    table, code = made["table"], made["invites"][0]["code"]
    ben.join(code, "Ben")
    carl.join(made["invites"][1]["code"], "Carl")
    way_back = ben.post(f"/api/tables/{table}/seats/1/recovery", status=201)["code"]
    another = anna.invite(table, 2)
    with inside(f"sqlite:///{tmp_path}/tables.db") as other:
        there = Guest(other)
        there.http.cookies = ben.http.cookies
        assert there.state(table, 1)["viewer"] == 1
        assert order(carl, "POST", f"/api/tables/{table}/seats/1/remove") == (403, "not-your-seat")
        assert order(anna, "POST", f"/api/tables/{table}/seats/0/remove") == (409, "hush-host")
        assert order(anna, "POST", f"/api/tables/{table}/seats/1/remove") == (204, "")
        assert out(ben, table) == out(there, table) == {"removed"}
    for old in (code, way_back, another):
        assert ben.ask("POST", "/api/join", {"code": old, "name": "Ben"}).status_code in (403, 404)
    assert ben.get("/api/tables") == []
    state = anna.state(table, 0)
    assert (state["seats"][1]["kind"], state["seats"][1]["name"], state["removed"]) == ("bot", "Ben", 1)
    assert anna.notes(table) == carl.notes(table) == [("removed", 1)]
    assert carl.state(table, 2)["removed"] == 0
    assert order(anna, "POST", f"/api/tables/{table}/seats/1/remove") == (409, "nobody-sits")
    assert carl.join(another, "Carl")["seat"] == 2, "the code was not used up by somebody who may not come"
    second = house.guest()  # another browser of the host, who would like to see Ben's cards
    tried = second.ask("POST", "/api/join", {"code": anna.invite(table, 1), "name": "Anna"})
    assert (tried.status_code, tried.json()["code"]) == (409, "seat-guarded")
    assert order(anna, "DELETE", f"/api/tables/{table}/removed") == (204, "")
    assert ben.state(table)["viewer"] is None


def test_a_seat_is_free_again_before_the_game_begins(house: Inside) -> None:
    anna, ben = house.guest(), house.guest()
    made = anna.new_table("human", "open", "open")
    ben.join(made["invites"][0]["code"], "Ben")
    assert order(anna, "POST", f"/api/tables/{made['table']}/seats/1/remove") == (204, "")
    assert anna.get(f"/api/tables/{made['table']}")["seats"][1]["kind"] == "open"
    assert ben.join(made["invites"][1]["code"], "Ben", 403)["code"] == "removed"
    assert house.guest().join(made["invites"][1]["code"], "Carl")["seat"] == 2


def test_a_spectator_is_known_by_what_they_say_and_shown_out(house: Inside) -> None:
    anna, watching = house.guest(), house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(watching, table)
    say(anna, table)
    assert order(watching, "POST", f"/api/tables/{table}/chat/2/remove") == (403, "forbidden")
    assert order(anna, "POST", f"/api/tables/{table}/chat/2/remove") == (409, "hush-host")
    assert order(anna, "POST", f"/api/tables/{table}/chat/1/remove") == (204, "")
    assert out(watching, table) == {"removed"}
    assert say(watching, table, status=403) == "removed"
    assert watching.new_table("human", "hotseat"), "elsewhere they are as welcome as ever"


def test_a_host_does_not_mute_themselves(house: Inside) -> None:
    anna = house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(anna, table)
    assert order(anna, "POST", f"/api/tables/{table}/chat/1/hush") == (409, "hush-host")
    assert order(anna, "POST", f"/api/tables/{table}/chat/9/hush") == (404, "no-such-line")


def test_nobody_reads_who_said_a_line(house: Inside) -> None:
    anna, watching = house.guest(), house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(watching, table)
    for guest in (anna, watching):
        assert set(guest.state(table)["chat"][0]) == {"number", "seat", "name", "text", "at"}


def test_what_spectators_said_goes_with_them(house: Inside) -> None:
    anna, watching = house.guest(), house.guest()
    table = anna.new_table("human", "hotseat")["table"]
    say(watching, table, "mine")
    say(anna, table, "Anna's")
    assert data_of(house.house.storage, anna.visitor)["tables"][0]["said"][0]["text"] == "Anna's"
    assert watching.ask("DELETE", "/api/me").status_code == 204
    assert heard(anna, table) == ["Anna's"]
