"""Runs the server until it is told to stop."""

import asyncio
import sys
import threading
from collections.abc import Callable
from socket import socket
from types import FrameType
from typing import Any

import uvicorn

from ..bots import warm_up, warm_up_search
from ..core.rule import getting_code
from ..games import shelf
from ..table.broken import trouble_with
from .app import house_of, make_app
from .doors import Config, Doors, quiet_accepting, raise_descriptors
from .holding import holding
from .logs import set_up_logs
from .security import Guarded
from .settings import Settings
from .settling import settle_down

KEEP_ALIVE_S = 130  # longer than proxies keep an idle line: else one is closed in the moment in which it is used again
SWITCH_S = 0.0005  # the loop gets its turn back soon after each send, whatever the threads compute


def run(settings: Settings, listening: socket, when_ready: Callable[[], None]) -> None:
    """Serve on an open port; `when_ready` is called as soon as requests are answered."""
    with holding(settings.database):
        _run(settings, listening, when_ready)


def _run(settings: Settings, listening: socket, when_ready: Callable[[], None]) -> None:
    set_up_logs(settings.log)
    sys.setswitchinterval(SWITCH_S)
    asyncio.run(_serve(server_of(settings), listening, when_ready, settings.awaited))


def server_of(settings: Settings) -> "Server":
    """A server that does not run yet."""
    app = make_app(settings)
    config = Config(
        _watched(app, settings),
        Doors(settings, raise_descriptors()),
        log_config=None,
        access_log=False,  # who looks at what is nobody's business
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # states are small, and compressing them for every viewer takes time
        lifespan="on",
        proxy_headers=False,  # `Guarded` reads them, if it may
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=1,
    )
    return Server(config, house_of(app.app).lanes.closing)


class Server(uvicorn.Server):
    """A server that tells those who work in threads when it is to end."""

    def __init__(self, config: Config, closing: threading.Event) -> None:
        super().__init__(config)
        self.closing = closing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants us to end."""
        self.closing.set()
        super().handle_exit(sig, frame)


def _watched(app: Guarded, settings: Settings) -> Any:
    """The application, measured if somebody wants that."""
    if settings.metrics is None:
        return app
    from .metrics import measured  # with an extra

    return measured(app, app.app.state.kit.house, settings.metrics)


async def _serve(
    server: uvicorn.Server, listening: socket, when_ready: Callable[[], None], awaited: frozenset[str]
) -> None:
    quiet_accepting(asyncio.get_running_loop())
    starting = asyncio.get_running_loop().create_task(_started(server, when_ready, awaited))
    await server.serve(sockets=[listening])
    starting.cancel()


async def _started(server: uvicorn.Server, when_ready: Callable[[], None], awaited: frozenset[str]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    threading.Thread(target=_warm, args=(awaited,), daemon=True, name="warming up").start()
    when_ready()


def _warm(awaited: frozenset[str]) -> None:
    """Load all games and their bots, so that nobody waits for them; those without machine code are seen to already."""
    playable = [name for name in shelf() if name not in awaited and trouble_with(name) is None]
    with getting_code():
        for make_ready in (warm_up, warm_up_search):  # what every table needs comes first
            for name in playable:
                make_ready(name)
    settle_down()
