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
