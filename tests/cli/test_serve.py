"""The web table that cannot be opened: one sentence says why."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from spieltisch.cli.serve import _bound
from spieltisch.server.migrate import upgrade

PLAY = "import sys; {first}; from spieltisch.cli import run; sys.exit(run(sys.argv[1:]))"


def refused(db: str, lang: str, first: str = "pass") -> str:
    """What is said by a table that does not open."""
    line = [sys.executable, "-c", PLAY.format(first=first), "play", "--no-browser", "--port", "0"]
    done = subprocess.run([*line, "--db", db, "--lang", lang], capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize(("lang", "told"), [("en", "A newer version"), ("de", "eine neuere Version")])
def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, lang: str, told: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = (tmp_path / "tables.db").read_bytes()
    assert told in refused(f"{tmp_path}/tables.db", lang)
    assert (tmp_path / "tables.db").read_bytes()[100:] == before[100:]  # but for counters in its head


@pytest.mark.parametrize(("lang", "told"), [("en", "comes with an extra"), ("de", "mit einem Zusatz kommt")])
def test_postgresql_without_its_package_is_explained(lang: str, told: str) -> None:
    assert told in refused("postgresql://127.0.0.1:1/nobody", lang, "sys.modules['psycopg'] = None")


def test_what_is_to_be_sent_is_sent_at_once() -> None:
    """Else every request over a connection that was used before takes 40 ms more: TCP would rather wait for more."""
    at_once: list[int] = []

    async def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        at_once.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def connect() -> None:
        async with await asyncio.start_server(accept, sock=_bound("127.0.0.1", 0)) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            await reader.read()
            writer.close()
            await writer.wait_closed()

    asyncio.run(connect())
    assert at_once == [1]
