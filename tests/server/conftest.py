"""One server for a whole file of tests."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from .kit import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a database of its own."""
    running = Server(tmp_path_factory.mktemp("db") / "tables.db")
    yield running
    running.stop()


def visiting(server: Server) -> Iterator[Client]:
    """Somebody whom a server knows."""
    with closing(server.client()) as client:
        client.post("/api/me")
        yield client


@pytest.fixture
def anna(server: Server) -> Iterator[Client]:
    """A visitor."""
    yield from visiting(server)


@pytest.fixture
def ben(server: Server) -> Iterator[Client]:
    """Another one."""
    yield from visiting(server)


@pytest.fixture
def guest(house: Server) -> Iterator[Client]:
    """A visitor of a server that a file of tests has set up in its own way."""
    yield from visiting(house)


@pytest.fixture
def stranger(server: Server) -> Iterator[Client]:
    """A browser without a cookie."""
    with closing(server.client()) as client:
        yield client


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """Where files for tests lie."""
    return Path(__file__).parent
