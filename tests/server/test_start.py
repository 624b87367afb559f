"""A table opens at once, whether or not anything is compiled: rules are interpreted until there is machine code."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from spieltisch.core.rule import JIT
from tests.guests import PROJECTS, environment, install

from .kit import PATIENCE, Client, Json, Server

pytestmark = pytest.mark.skipif(not JIT, reason="needs compiled rules")

PROJECT = PROJECTS[0]  # a small game with secrets
GAME = PROJECT.name
MANY = 12  # hands, with most of which something can be foreseen
ALONE = f"""
from spieltisch import games
found = games._announced()
games._announced = lambda: {{name: entry for name, entry in found.items() if name == "{GAME}"}}
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with one small game on the shelf, of which nothing is compiled."""
    folder = tmp_path_factory.mktemp("shelf")
    (folder / "sitecustomize.py").write_text(ALONE, "utf-8")
    paths = install(PROJECT, folder)
    return {**environment(*paths), "SPIELTISCH_CACHE": str(folder / "code")}


def compiled(env: dict[str, str]) -> set[str]:
    """The pieces of machine code on the disk."""
    return {path.name for path in Path(env["SPIELTISCH_CACHE"]).rglob("*.nbc")}


def alone(client: Client, *kinds: str) -> Json:
    """A table at which the first seat is asked."""
    while True:
        table = client.new_table("human", *kinds, game=GAME, hints=True)["table"]
        state = client.state(table, 0)
        if state["question"]["mine"] and len(state["options"]) > 1:
            return state


@contextmanager
def serving(db: Path, env: dict[str, str]) -> Iterator[tuple[Server, Client]]:
    """A server that has just begun, and a browser."""
    server = Server(db, env=env, compiled=False)
    try:
        with closing(server.client()) as client:
            yield server, client
    finally:
        server.stop()


def hinted(client: Client, state: Json, status: int = 200) -> Json:
    """What comes back to somebody who asks for a hint."""
    return client.command(state["table"], "hint", status, seq=state["seq"], seat=0)


def foreseen(state: Json) -> bool:
    """Whether anything is said of options beforehand."""
    return any(option["change"] or option["again"] or not option["final"] for option in state["options"])


def test_from_interpreted_to_machine_code(shelf: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", shelf) as (server, client):
        assert not compiled(shelf)  # the page is there, and nothing has been compiled
        assert client.get("/api/machine-code")["share"] < 1
        mine, other = alone(client, "hotseat"), alone(client, "bot:keen")
        # one plays, and what would take too long waits
        assert not any(foreseen(alone(client, "hotseat")) for _ in range(MANY))
        assert hinted(client, mine, 503)["code"] == "no-code"
        client.answer(mine)
        after = client.state(mine["table"])
        assert after["number"] > mine["number"]
        with client.live(other["table"], 0) as watching, client.live(mine["table"]) as socket:
            first = socket.next("state")
            client.answer(other)
            watching.next("presence", thinking=1)
            server.await_code()
            # it all goes on by itself
            again = socket.next("state")
            assert (again["seq"], again["log"]) == (first["seq"], first["log"])
            while watching.next("state")["question"]["seat"] == 1:
                pass
        assert any(foreseen(alone(client, "hotseat")) for _ in range(MANY))
        assert hinted(client, alone(client, "hotseat"))["best"]
    told = "".join(server._told)
    shares = [int(found) for found in re.findall(rf"{GAME.capitalize()}: (\d+) % compiled, now ", told)]
    assert shares == sorted(shares)
    assert len(shares) >= 10  # without a terminal one line for each step
    assert told.count(f"{GAME.capitalize()}: ready after") == 1

    known = compiled(shelf)
    assert len(known) >= 10
    with serving(tmp_path / "tables.db", shelf) as (server, client):
        assert client.get("/api/machine-code") == {"share": 1.0}
        assert client.state(mine["table"])["number"] == after["number"]  # nothing was lost in between
        assert any(foreseen(alone(client, "hotseat")) for _ in range(MANY))
        assert hinted(client, alone(client, "hotseat"))["best"]
    assert "compiled" not in "".join(server._told)
    assert compiled(shelf) == known  # the second start compiles nothing


# --- nobody is left behind -------------------------------------------------------------------------------------------


@pytest.fixture
def cold(shelf: dict[str, str], tmp_path: Path) -> dict[str, str]:
    """The same with another empty cache."""
    return {**shelf, "SPIELTISCH_CACHE": str(tmp_path / "code")}


def running(
    command: str, env: dict[str, str], tmp_path: Path, stdout: int = subprocess.DEVNULL
) -> "subprocess.Popen[str]":
    """A process that has begun to have something compiled."""
    options = {
        "play": ["--no-browser", "--port", "0", "--db", str(tmp_path / "tables.db")],
        "text": [GAME, "--who", "random"],
    }
    return subprocess.Popen(
        [sys.executable, "-m", "spieltisch.cli", command, *options.get(command, []), "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        cwd=tmp_path,
    )


def children(pid: int) -> Iterator[int]:
    """All processes below one, from `/proc`."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield int(child)
            yield from children(int(child))


def alive(pid: int) -> bool:
    """Whether a process is there, and no corpse."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_text_begins_at_once_too(cold: dict[str, str], tmp_path: Path) -> None:
    process = running("text", cold, tmp_path, stdout=subprocess.PIPE)
    told, _ = process.communicate("hint\n1\nsave evening\nq\n", timeout=PATIENCE)
    assert process.returncode == 0
    assert "Meanwhile the rules are compiled" in told
    assert "Your answer (machine code 0 %):" in told
    assert "a hint needs the machine code" in told
    assert (tmp_path / "evening.game").is_file()


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc")
@pytest.mark.parametrize(
    ("command", "how"),
    [
        ("play", signal.SIGTERM),
        ("play", signal.SIGKILL),
        ("text", signal.SIGTERM),
        ("warm-up", signal.SIGINT),
    ],
)
def test_no_process_is_left_behind(command: str, how: signal.Signals, cold: dict[str, str], tmp_path: Path) -> None:
    process = running(command, cold, tmp_path)
    assert process.stderr is not None
    assert any("compiled, now" in line for line in process.stderr)
    below = set(children(process.pid))
    assert below
    os.kill(process.pid, how)
    process.wait(PATIENCE)
    end = time.monotonic() + 2.0
    while any(map(alive, below)) and time.monotonic() < end:
        time.sleep(0.02)
    assert not [pid for pid in below if alive(pid)]
    process.communicate()
