#!/usr/bin/env python3
"""Many tables at once on a real server: how long until every seat sees an answer, and does everybody see the same?

    .venv/bin/python benchmarks/load.py --tables 100 --seconds 120 --game wutaki

Every table has four people, each in a browser of their own: a cookie and a socket. At every table one of them answers
once a second, at random among the options that it shows. The clock runs from the moment an answer leaves until the
last of the four sockets has the new state. In the end what each client knows is compared with the log in the database,
played anew: `divergences` counts clients that know anything else. There are no bots. Server and clients share the
machine.
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
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.server.live import load
from spieltisch.server.looking import Lookout, Viewer
from spieltisch.server.packs import Packs
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.tokens import COOKIE, hashed

SEATS = 4
LATE_S = 10.0  # an answer that not everybody has seen by then is lost


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
    over: bool = False
    question: Question | None = None
    options: list[Option] = []
    log: list[Move] = []
    log_from: int = 0
    code: str = ""


read = msgspec.json.Decoder(Message).decode


@dataclass
class Person:
    """One browser at a table."""

    cookie: str
    seat: int
    socket: ClientConnection | None = None
    last: str = ""
    state: Message | None = None
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


async def start(db: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A server process, and where it listens."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "spieltisch.cli", "play", "--port", "0", "--db", str(db), "--no-browser"),
        stdout=asyncio.subprocess.PIPE,
        env={"SPIELTISCH_LIMITS": "1000", **os.environ},  # everybody here has one address
    )
    assert process.stdout is not None
    while line := (await process.stdout.readline()).decode():  # it may say that it compiles first
        for word in line.split():
            if word.startswith("http://"):
                return process, word.rstrip("/")
    raise SystemExit("the server does not start")


async def set_up(address: str, game: str, number: int) -> Game:
    """A table of four people."""
    headers = {"Origin": address}
    seats = [{"kind": "human" if seat == 0 else "open", "name": f"P{seat}"} for seat in range(SEATS)]
    people = []
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=120) as host:
        made = (await host.post("/api/tables", json={"game": game, "seats": seats, "title": f"Load {number}"})).json()
        people.append(Person(host.cookies[COOKIE], 0))
    for invite in made["invites"]:
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=120) as friend:
            name = {"code": invite["code"], "name": f"P{invite['seat']}"}
            (await friend.post("/api/join", json=name)).raise_for_status()
            people.append(Person(friend.cookies[COOKIE], invite["seat"]))
    return Game(made["table"], people)


async def watch(address: str, game: Game, person: Person) -> None:
    """Read everything that one socket is sent."""
    url = f"{address.replace('http', 'ws')}/api/tables/{game.table}/live?seat={person.seat}&lang=en"
    cookie = {"Cookie": f"{COOKIE}={person.cookie}"}
    async with connect(url, additional_headers=cookie, origin=address, compression=None, max_size=None) as socket:  # type: ignore[arg-type]
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


def compare(db: Path, games: list[Game]) -> int:
    """How many clients know anything else than what the log says."""
    engine = open_engine(f"sqlite:///{db}")
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


async def run(arguments: argparse.Namespace, db: Path) -> dict[str, Any]:
    """The whole measurement."""
    process, address = await start(db)
    tasks: list[asyncio.Task[None]] = []
    try:
        games = await gather(8, [set_up(address, arguments.game, number) for number in range(arguments.tables)])
        for game in games:
            tasks += [asyncio.create_task(watch(address, game, person)) for person in game.people]
        while not all(person.state for game in games for person in game.people):
            await asyncio.sleep(0.05)
        for game in games:
            game.seen.clear()
        begin_cpu, begin = _cpu(process.pid), time.perf_counter()
        until = begin + arguments.seconds
        dice = random.Random(arguments.seed)
        playing = [play(game, n / len(games), until, random.Random(dice.random())) for n, game in enumerate(games)]
        took = sorted(second for one in await asyncio.gather(*playing) for second in one)
        seconds, cpu = time.perf_counter() - begin, _cpu(process.pid) - begin_cpu
        await asyncio.sleep(1.0)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        process.send_signal(signal.SIGINT)
        await process.wait()
    centiles = statistics.quantiles(took, n=100, method="inclusive")
    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "sockets": arguments.tables * SEATS,
        "seconds": round(seconds, 1),
        "answers": len(took),
        "answers_per_second": round(len(took) / seconds, 1),
        "p50_ms": round(centiles[49] * 1000, 1),
        "p95_ms": round(centiles[94] * 1000, 1),
        "p99_ms": round(centiles[98] * 1000, 1),
        "most_ms": round(took[-1] * 1000, 1),
        "server_cpu_ms_per_answer": round(cpu / len(took) * 1000, 2),
        "problems": sum(len(game.problems) for game in games),
        "divergences": await asyncio.to_thread(compare, db, games),
    }


def _cpu(pid: int) -> float:
    """Processor seconds that a process has used (Linux; 0 elsewhere)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Measure, print JSON; the status tells whether anybody knew anything wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--game", default="wutaki", choices=("wutaki", "xibalba"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--db", type=Path, help="where to put the database; a folder that is deleted unless told otherwise"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(run(arguments, arguments.db or Path(folder) / "load.db"))
    print(json.dumps(told))
    return 1 if told["divergences"] else 0


if __name__ == "__main__":
    sys.exit(main())
