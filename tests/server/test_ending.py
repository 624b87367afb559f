"""How a server ends: at once, whatever is under way. With real signals: `test_limits.py`, `scripts/chaos stop`."""

import json
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spieltisch.cli.serve import _bound as bound
from spieltisch.server.running import Server, server_of
from spieltisch.server.settings import Settings

from .inside import GENEROUS
from .kit import PATIENCE, random_game
from .test_limits import answered, under_way

AT_ONCE_S = 15.0  # two seconds, on a machine that has much else to do


class Running:
    """A server as `spieltisch play` makes it, in a thread of ours."""

    def __init__(self, database: str) -> None:
        self.server: Server = server_of(Settings(database, limits=GENEROUS))
        listening = bound("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()

    def end(self) -> None:
        """As a signal does."""
        self.server.handle_exit(signal.SIGTERM, None)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """A server with nothing to do."""
    made = Running(f"sqlite:///{tmp_path}/tables.db")
    yield made
    made.end()
    made.thread.join(PATIENCE)


def test_costly_work_hears_that_the_server_ends(running: Running) -> None:
    """Nobody is cut off here, so that it must end by itself; unheard, all six games would be read to their ends."""
    running.server.config.timeout_graceful_shutdown = None
    body = json.dumps({"record": random_game("xibalba", 4, 1, 1500, threshold=40).to_text()}).encode()
    with ExitStack() as stack:
        lines = [stack.enter_context(under_way(running.address, "/api/tables/import", body)) for _ in range(6)]
        running.end()
        answers = [answered(line) for line in lines]
    assert [told["code"] for status, told in answers if status == 503].count("closing") > 3


def test_a_request_that_never_ends_does_not_keep_a_server(running: Running) -> None:
    """It is heard for a minute otherwise."""
    where = urlsplit(running.address)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {running.address}\r\n"
    with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
        line.sendall(
            f"{head}Content-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n".encode()
        )
        assert b"100 Continue" in line.recv(1000)
        running.end()
        running.thread.join(AT_ONCE_S)
        assert not running.thread.is_alive()
