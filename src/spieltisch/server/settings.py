"""What can be set when the server is started."""

from dataclasses import dataclass
from pathlib import Path

PORT = 8765  # taken if nobody asks for another
PORTS_TRIED = 50


@dataclass(frozen=True)
class Settings:
    """How this server runs. `database` is a URL of SQLAlchemy."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    proxy: bool = False  # whether X-Forwarded-* come from a proxy of ours
    deflate: bool = False  # compress what goes over sockets: a proxy or a slow line may want it, loopback does not
    threads: int = 4  # for work that blocks: more would only queue for the interpreter

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "localhost", "::1")


def default_database() -> Path:
    """Where games are kept unless told otherwise: a file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("spieltisch", appauthor=False) / "tables.db"


def database_url(text: str | None) -> str:
    """What somebody calls his database, as a URL: nothing, a file or a URL already."""
    if text is not None and "://" in text:
        return text.replace("postgresql://", "postgresql+psycopg://", 1).replace(
            "postgres://", "postgresql+psycopg://", 1
        )
    path = default_database() if text is None else Path(text).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path.resolve().as_posix()}"
