"""`spieltisch play`: the web table on this machine, in the browser."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

from ..games import shelf
from ..texts import speak
from .errors import Refused
from .warm_up import say_broken, warm_up_if_needed
from .wishes import Serving

if TYPE_CHECKING:
    from ..bots.guests import Guest


def serve(wish: Serving, lang: str) -> int:
    """Run the web table until Ctrl-C."""
    from ..server.settings import Settings, database_url, default_packs, effort_wanted, limits_wanted

    if wish.packs is not None and not wish.packs.is_dir():
        raise Refused("no-packs-folder", folder=str(wish.packs))
    offered = _guests(wish.player, lang)
    say_broken(shelf(), lang)
    warm_up_if_needed(shelf(), lang)
    listening = _listen(wish.host, wish.port)
    settings = Settings(
        database_url(wish.db),
        wish.host,
        listening.getsockname()[1],
        wish.packs or default_packs(),
        lang,
        wish.proxy,
        public=wish.public_url,
        log=wish.log,
        effort=effort_wanted(),
        limits=limits_wanted(),
        guests=offered,
    )
    address = _address(wish.host, settings.port)

    def when_ready() -> None:
        print(speak(lang, "server", "serving", address=address), flush=True)
        if not wish.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _run(settings, listening, when_ready)
    print(speak(lang, "server", "serving-stopped"))
    return 0


def _guests(player: tuple[str, ...], lang: str) -> "tuple[Guest, ...]":
    """Players by anybody: those named here must be able to play, others are left out with a word."""
    from ..bots.addresses import PlayerError
    from ..bots.guests import guests

    def left_out(name: str, error: PlayerError) -> None:
        print(speak(lang, "players", "left-out", name=name, reason=error.message(lang)), file=sys.stderr)

    return guests(player, left_out)


def _run(settings: object, listening: socket.socket, when_ready: object) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from ..server import running
    from ..server.holding import Held
    from ..server.migrate import DatabaseTooNew

    with suppress(KeyboardInterrupt):  # which is how it is meant to end
        try:
            running.run(settings, listening, when_ready)  # type: ignore[arg-type]
        except SQLAlchemyError as error:
            raise Refused("no-database", reason=str(getattr(error, "orig", error)).splitlines()[0]) from None
        except Held as held:
            raise Refused("database-held", file=str(held)) from None
        except DatabaseTooNew:
            raise Refused("database-too-new") from None


def _listen(host: str, port: int | None) -> socket.socket:
    """An open port: the one asked for, else the usual one or the next that is free."""
    from ..server.settings import PORT, PORTS_TRIED

    for number in [port] if port is not None else range(PORT, PORT + PORTS_TRIED):
        try:
            return _bound(host, number)
        except (OSError, OverflowError) as error:  # a port number that is none
            if not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
                reason = getattr(error, "strerror", None) or str(error)
                raise Refused("cannot-listen", host=host, port=str(number), reason=reason) from None
    raise Refused("port-taken", port=str(PORT if port is None else port))


def _bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name != "nt":  # there it would share the port with another server
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
