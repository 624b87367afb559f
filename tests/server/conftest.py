"""One server for a whole file of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .kit import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a database of its own."""
    running = Server(tmp_path_factory.mktemp("db") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def anna(server: Server) -> Iterator[Client]:
    """A visitor."""
    client = server.client()
    client.post("/api/me")
    yield client
    client.close()


@pytest.fixture
def ben(server: Server) -> Iterator[Client]:
    """Another one."""
    client = server.client()
    client.post("/api/me")
    yield client
    client.close()


@pytest.fixture
def stranger(server: Server) -> Iterator[Client]:
    """A browser without a cookie."""
    client = server.client()
    yield client
    client.close()


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """Where files for tests lie."""
    return Path(__file__).parent
