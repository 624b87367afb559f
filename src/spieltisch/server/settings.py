"""What can be set when the server is started."""

import os
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from ..bots.guests import Guest

PORT = 8765  # taken if nobody asks for another
PORTS_TRIED = 50
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


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
    public: tuple[str, ...] = ()  # addresses by which people come here: whole ones, or names
    log: Literal["text", "json"] = "text"  # how lines of the log are written
    effort: float = 1.0  # how long bots, hints and reviews think, compared with what is usual
    limits: float = 1.0  # how much anybody may want, compared with what is usual
    guests: "tuple[Guest, ...]" = ()  # players by anybody that can be chosen as opponents

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOCAL_NAMES

    @property
    def names(self) -> frozenset[str]:
        """The names that this server goes by. Addresses in numbers are no names: see `security.py`."""
        known = {name_of(urlsplit(address).netloc or address) for address in self.public} | set(LOCAL_NAMES)
        if not self.loopback:
            own = socket.gethostname().lower()
            known |= {name_of(self.host), own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        return frozenset(known - {""})


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
