"""What can be set when the server is started."""

import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from ..bots.guests import Guest
    from .machine_code import GetCode

PORT = 8765  # taken if nobody asks for another
PORTS_TRIED = 50
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Retention:
    """After how many days without a change, or a visit, something is deleted; None: never."""

    finished: int | None = None
    abandoned: int | None = None
    visitors: int | None = None


@dataclass(frozen=True)
class Settings:
    """How this server runs. `database` is a URL of SQLAlchemy."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    packs: Path | None = None  # the folder of own packs
    lang: str = "en"  # of what is said on the console
    proxy: bool = False  # whether X-Forwarded-* come from a proxy of ours
    threads: int = 4  # for work that blocks: more would only queue for the interpreter
    helpers: int = 0  # processes that write letters when many tables move at once
    public: tuple[str, ...] = ()  # addresses by which people come here: whole ones, or names
    log: Literal["text", "json"] = "text"  # how lines of the log are written
    metrics: tuple[str, int] | None = None  # where Prometheus may ask
    keep: Retention = Retention()  # for good, unless told otherwise
    effort: float = 1.0  # how long bots, hints and reviews think, compared with what is usual
    limits: float = 1.0  # how much anybody may want, compared with what is usual
    guests: "tuple[Guest, ...]" = ()  # players by anybody that can be chosen as opponents
    awaited: frozenset[str] = frozenset()  # games that have no machine code yet …
    get_code: "GetCode | None" = None  # … and what gets it for them

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOCAL_NAMES

    @property
    def listed(self) -> bool:
        """Whether every name is told with `--public-url`: behind a proxy there is no other way here for people."""
        return self.proxy and bool(self.public)

    @property
    def locked_names(self) -> frozenset[str]:
        """The names of ours that people reach by TLS alone, as whoever runs this server says."""
        return frozenset(name_of(urlsplit(address).netloc) for address in self.public if address.startswith("https://"))

    @property
    def names(self) -> frozenset[str]:
        """The names that this server goes by. Addresses in numbers are no names: see `security.py`."""
        known = {name_of(urlsplit(address).netloc or address) for address in self.public} | set(LOCAL_NAMES)
        if not self.loopback and not self.listed:
            own = socket.gethostname().lower()
            known |= {name_of(self.host), own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        return frozenset(known - {""})


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that it would use first in front."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says by which address it would go
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def effort_wanted() -> float:
    """What the environment says about how long to think: slow machines, and tests, may want it shorter."""
    try:
        return min(10.0, max(0.01, float(os.environ.get("SPIELTISCH_EFFORT", "1"))))
    except ValueError:
        return 1.0


def limits_wanted() -> float:
    """What the environment says about how much anybody may want: a school behind one address may want more."""
    try:
        return min(1000.0, max(0.01, float(os.environ.get("SPIELTISCH_LIMITS", "1"))))
    except ValueError:
        return 1.0


def default_database() -> Path:
    """Where games are kept unless told otherwise: a file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("spieltisch", appauthor=False) / "tables.db"


def default_packs() -> Path:
    """Where own packs lie unless told otherwise: beside the games."""
    return default_database().parent / "packs"


def database_url(text: str | None) -> str:
    """What somebody calls their database, as a URL: nothing, a file or a URL already."""
    if text is not None and "://" in text:
        return text.replace("postgresql://", "postgresql+psycopg://", 1).replace(
            "postgres://", "postgresql+psycopg://", 1
        )
    path = default_database() if text is None else Path(text).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path.resolve().as_posix()}"
