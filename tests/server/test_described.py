"""The description of the API: every refusal has its place there. `scripts/schema-check` compares all of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch import server
from spieltisch.server.described import REFUSALS

from .inside import Guest, Inside, inside


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """An application."""
    with inside(f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db") as made:
        yield made


@pytest.fixture(scope="module")
def description(house: Inside) -> Any:
    """What it says of itself."""
    return Guest(house).get("/api/schema/openapi.json")


def test_whatever_the_server_refuses_with_has_its_place() -> None:
    """As the code of the server has it: too much, too often (429) as well as what is wrong with a request."""
    code = "".join(path.read_text("utf-8") for path in Path(server.__file__).parent.glob("*.py"))
    statuses = {int(status) for status in re.findall(r"Refusal\((\d{3}),", code)}
    assert {400, 403, 404, 409, 413, 421, 429, 503} <= statuses
    assert statuses - {500} <= set(REFUSALS), "a fault is none that anybody expects"


def test_every_route_says_how_it_may_be_refused(description: Any) -> None:
    trouble = {"$ref": "#/components/schemas/Trouble"}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            for status in REFUSALS:
                content = operation["responses"][str(status)]["content"]
                assert content["application/json"]["schema"] == trouble, (path, method, status)


def test_what_is_taken_says_that_nothing_else_is(description: Any) -> None:
    schemas = description["components"]["schemas"]
    for name in ("NewTable", "NewSeat", "Join", "AnswerMany", "TakeBack", "Plan", "AskHint", "Say", "Import", "Qr"):
        assert schemas[name]["additionalProperties"] is False, name
    assert "additionalProperties" not in schemas["State"]


def test_what_is_sent_as_bytes_is_described_as_what_it_is(description: Any) -> None:
    for what in ("catalogue", "rules", "sources"):
        answer = description["paths"][f"/api/games/{{game}}/{what}"]["get"]["responses"]["200"]["content"]
        assert answer["application/json"]["schema"] != {"type": "string"}
    for path in ("/api/me", "/api/tables/{table}"):
        assert not description["paths"][path]["delete"]["responses"]["204"].get("content")


@pytest.mark.parametrize("method", ["PUT", "OPTIONS", "TRACE", "WHATEVER", "POST"])
def test_a_method_that_a_route_does_not_have_is_told_of(house: Inside, method: str) -> None:
    answer = Guest(house).ask(method, "/api/health")
    assert (answer.status_code, answer.json()["code"]) == (405, "method")
    assert "GET" in answer.headers["allow"]
