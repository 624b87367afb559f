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
from .compilers import Step
from .databases import explained
from .errors import Refused
from .meanwhile import Meanwhile
from .warm_up import Shown, cold, say_broken
from .wishes import Serving

if TYPE_CHECKING:
    from ..bots.guests import Guest
    from ..server.machine_code import GetCode, Tell
    from ..server.settings import Retention


def serve(wish: Serving, lang: str) -> int:
    """Run the web table until Ctrl-C."""
    from ..server.settings import Settings, database_url, default_packs, effort_wanted, limits_wanted

    if wish.packs is not None and not wish.packs.is_dir():
        raise Refused("no-packs-folder", folder=str(wish.packs))
    metrics, keep = _metrics(wish.metrics), retention(wish.keep_finished, wish.keep_abandoned, wish.keep_visitors)
    offered = _guests(wish.player, lang)
    say_broken(shelf(), lang)
    meanwhile, opened = Meanwhile(cold(shelf())), threading.Event()
    listening = _listen(wish.host, wish.port)
    settings = Settings(
        database_url(wish.db),
        wish.host,
        listening.getsockname()[1],
        wish.packs or default_packs(),
        lang,
        wish.proxy,
        helpers=_helpers(wish.helpers),
        public=wish.public_url,
        log=wish.log,
        metrics=metrics,
        keep=keep,
        effort=effort_wanted(),
        limits=limits_wanted(),
        guests=offered,
        awaited=meanwhile.games,
        get_code=_get_code(meanwhile, opened, lang) if meanwhile.games else None,
    )
    address = _address(wish.host, settings.port)

    def when_ready() -> None:
        print(speak(lang, "server", "serving", address=address), flush=True)
        opened.set()
        if not wish.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        _run(settings, listening, when_ready)
    finally:
        meanwhile.close()
    print(speak(lang, "server", "serving-stopped"))
    return 0


def _get_code(meanwhile: Meanwhile, opened: threading.Event, lang: str) -> "GetCode":
    """Has the rules compiled as soon as the table is open, says here how far that is, and tells the server."""

    def get(tell: "Tell") -> None:
        from ..server.settling import settle_down

        opened.wait()
        print(speak(lang, "cli", "warm-up-meanwhile"), flush=True)
        with Shown(lang) as show:

            def heard(step: Step) -> None:
                show(step)
                tell(step.game, step.share)

            meanwhile(heard)
        settle_down()

    return get


def _guests(player: tuple[str, ...], lang: str) -> "tuple[Guest, ...]":
    """Players by anybody: those named here must be able to play, others are left out with a word."""
    from ..bots.addresses import PlayerError
    from ..bots.guests import guests

    def left_out(name: str, error: PlayerError) -> None:
        print(speak(lang, "players", "left-out", name=name, reason=error.message(lang)), file=sys.stderr)

    return guests(player, left_out)


def retention(*days: int | None) -> "Retention":
    """How long finished games, abandoned ones and visitors are kept."""
    from ..server.settings import Retention

    if any(number is not None and not 1 <= number <= 36_500 for number in days):
        raise Refused("admin-days")
    return Retention(*days)


def _helpers(wish: int | None) -> int:
    """How many processes may come to help the server."""
    from ..server.helpers import MOST_WANTED, helpers_usual

    if wish is not None and not 0 <= wish <= MOST_WANTED:
        raise Refused("helpers-number", most=MOST_WANTED)
    return helpers_usual() if wish is None else wish


def _metrics(address: str | None) -> tuple[str, int] | None:
    """Where Prometheus may ask: a port of this machine, or `HOST:PORT`."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65_536):
        raise Refused("bad-metrics", address=address[:80])
    host = host.strip("[]") or "127.0.0.1"
    _bound_or_refused(host, int(port)).close()
    return host, int(port)


def _run(settings: object, listening: socket.socket, when_ready: object) -> None:
    from ..server import running

    with suppress(KeyboardInterrupt), explained():  # an interruption is how it is meant to end
        running.run(settings, listening, when_ready)  # type: ignore[arg-type]


def _listen(host: str, port: int | None) -> socket.socket:
    """An open port: the one asked for, else the usual one or the next that is free."""
    from ..server.settings import PORT, PORTS_TRIED

    for number in [port] if port is not None else range(PORT, PORT + PORTS_TRIED):
        with suppress(Taken):
            return _bound_or_refused(host, number)
    raise Taken("port-taken", port=str(PORT if port is None else port))


class Taken(Refused):
    """Somebody else listens there."""


def _bound_or_refused(host: str, port: int) -> socket.socket:
    try:
        return _bound(host, port)
    except (OSError, OverflowError) as error:  # a port number that is none
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Taken("port-taken", port=str(port)) from None
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("cannot-listen", host=host, port=str(port), reason=reason) from None


def _bound(host: str, port: int) -> socket.socket:
    # only of a socket that says it is TCP does asyncio send at once what is to be sent, instead of 40 ms later
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
