"""Runs the server until it is told to stop."""

import asyncio
import gc
import sys
import threading
from collections.abc import Callable
from socket import socket
from types import FrameType

import uvicorn

from ..bots import warm_up, warm_up_search
from ..games import shelf
from ..table.broken import trouble_with
from .app import house_of, make_app
from .doors import Config, Doors, quiet_accepting, raise_descriptors
from .holding import holding
from .logs import set_up_logs
from .settings import Settings

GARBAGE = (50_000, 20, 50)  # a state for a client is thousands of objects, and none of them is garbage for long
SWITCH_S = 0.0005  # the loop gets its turn back soon after each send, whatever the threads compute


def run(settings: Settings, listening: socket, when_ready: Callable[[], None]) -> None:
    """Serve on an open port; `when_ready` is called as soon as requests are answered."""
    with holding(settings.database):
        _run(settings, listening, when_ready)


def _run(settings: Settings, listening: socket, when_ready: Callable[[], None]) -> None:
    set_up_logs(settings.log)
    app = make_app(settings)
    config = Config(
        app,
        Doors(settings, raise_descriptors()),
        log_config=None,
        access_log=False,  # who looks at what is nobody's business
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # states are small, and compressing them for every viewer takes time
        lifespan="on",
        proxy_headers=False,  # `Guarded` reads them, if it may
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    sys.setswitchinterval(SWITCH_S)
    asyncio.run(_serve(Server(config, house_of(app.app).lanes.closing), listening, when_ready))


class Server(uvicorn.Server):
    """A server that tells those who work in threads when it is to end."""

    def __init__(self, config: Config, closing: threading.Event) -> None:
        super().__init__(config)
        self.closing = closing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants us to end."""
        self.closing.set()
        super().handle_exit(sig, frame)


async def _serve(server: uvicorn.Server, listening: socket, when_ready: Callable[[], None]) -> None:
    quiet_accepting(asyncio.get_running_loop())
    starting = asyncio.get_running_loop().create_task(_started(server, when_ready))
    await server.serve(sockets=[listening])
    starting.cancel()


async def _started(server: uvicorn.Server, when_ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    threading.Thread(target=_warm, daemon=True, name="warming up").start()
    when_ready()


def _warm() -> None:
    """Load all games and their bots, so that nobody waits for them."""
    playable = [name for name in shelf() if trouble_with(name) is None]
    for make_ready in (warm_up, warm_up_search):  # what every table needs comes first
        for name in playable:
            make_ready(name)
    gc.collect()
    gc.freeze()  # compilers and rules stay for good: no need to look through them again and again
    gc.set_threshold(*GARBAGE)
