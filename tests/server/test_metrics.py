"""What a server is measured by: at an address of its own, nothing about people, and all that the dashboard shows."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event

from spieltisch.cli import run
from spieltisch.server.metrics import Measured, Metrics
from spieltisch.server.settings import database_url

from .inside import inside
from .kit import Client, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
Found = dict[str, list[tuple[dict[str, str], float]]]


def free_port() -> int:
    """A port that nobody has."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        return int(listening.getsockname()[1])


def read(text: str) -> Found:
    """Metrics by name."""
    found: Found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, []).append((sample.labels, sample.value))
    return found


def one(found: Found, name: str, **labels: str) -> float:
    """A number; 0 where there is none yet."""
    return sum(value for has, value in found.get(name, []) if labels.items() <= has.items())


@pytest.fixture(scope="module")
def port() -> int:
    """Where metrics are."""
    return free_port()


@pytest.fixture(scope="module")
def house(postgres: str, port: int) -> Iterator[Server]:
    """A server that is measured."""
    running = Server(postgres.replace("+psycopg", ""), "--metrics", str(port))
    yield running
    running.stop()


def test_a_server_tells_what_happens_there(house: Server, guest: Client, port: int) -> None:
    table = guest.new_table("human", "bot:thumb", game="xibalba")["table"]
    with guest.live(table, 0) as socket:
        state = socket.next("state")
        while not state["question"]["mine"]:
            state = socket.next("state")
        socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
        socket.next("done")
        guest.get("/api/nothing", 404)
        guest.http.request("BREW", "/api/games")
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    found = read(text)
    assert one(found, "spieltisch_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert one(found, "spieltisch_requests_total", method="other", status="405") == 1
    assert one(found, "spieltisch_request_seconds_count", route="/api/me") >= 1
    assert one(found, "spieltisch_moves_total", by="person") == 1
    assert one(found, "spieltisch_move_seconds_count", by="person") == 1
    assert one(found, "spieltisch_sockets") == 1
    assert one(found, "spieltisch_tables_in_memory") == 1
    assert one(found, "spieltisch_queued_bytes") >= 0
    assert 0 < one(found, "spieltisch_notification_lag_seconds") < 5
    assert one(found, "process_resident_memory_bytes") > 10**7
    assert table not in text  # nothing is told about anybody
    assert guest.token not in text
    assert "127.0.0.1" not in text


def test_metrics_are_not_where_people_come(house: Server, guest: Client) -> None:
    for path in ("/metrics", "/api/metrics"):
        assert "spieltisch_requests" not in guest.http.get(path).text


def shown() -> set[str]:
    """The metrics that the dashboard and the alarms are made of."""
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return set(re.findall(r"\b(?:spieltisch|process)_\w+", " ".join([*asked, *(rule["expr"] for rule in rules)])))


def test_the_dashboard_and_the_alarms_ask_for_what_is_there(house: Server, port: int) -> None:
    text = httpx.get(f"http://127.0.0.1:{port}/").text
    there = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    there |= {f"{name}_bucket" for name in there}
    assert len(shown()) > 10
    assert shown() <= there


def test_trouble_with_the_database_is_counted_by_its_kind(tmp_path: Path) -> None:
    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        metrics = Metrics(house.house)
        engine = house.house.storage.engine
        engine.dispose()

        def hinder(connection: Connection, _: object) -> None:
            connection.execute("PRAGMA query_only=ON")

        event.listen(engine, "connect", hinder)

        async def ask() -> int:
            us = "http://localhost"
            transport = httpx.ASGITransport(Measured(house.app, metrics))
            async with httpx.AsyncClient(transport=transport, base_url=us, headers={"Origin": us}) as client:
                return (await client.post("/api/me")).status_code

        assert house.run(ask()) == 503
        count = metrics.registry.get_sample_value
        assert count("spieltisch_database_errors_total", {"trouble": "storage-read-only"}) == 1
        refused = {"method": "POST", "route": "/api/me", "status": "503"}
        assert count("spieltisch_requests_total", refused) == 1


@pytest.mark.parametrize("address", ["x", "0", "70000", "127.0.0.1:", "-1"])
def test_where_metrics_are_is_checked_before_anything_starts(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--no-browser", f"--metrics={address}", "--lang", "en"]) == 2
    assert "HOST:PORT" in capsys.readouterr().err
