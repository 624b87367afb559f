"""What strangers may try, at length: `scripts/attacks`. Bounded, on loopback, against a server of its own.

scripts/attacks frames --count 1000000    malformed frames over sockets and requests: no fault, no hang, flat memory;
                                          in pieces, others in each: --count 50000 --seed 0, --seed 1, …
scripts/attacks races --count 1000        as many races for one sequence number: each has one winner
scripts/attacks lines --count 10000       moves over a line that drops, doubles, delays and reorders 10 % of frames
scripts/attacks floods --seconds 10       one flooder per route beside a table: how much longer its moves take
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spieltisch.server.live import load
from spieltisch.server.looking import Lookout, Viewer
from spieltisch.server.packs import Packs
from spieltisch.server.settings import database_url
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.tokens import COOKIE, hashed

from .kit import PATIENCE, Json, Server, new_id, random_game

SIGNS = ['"', "{", "}", "[", "]", ":", ",", "0", "-1", "1e999", "true", "null", "\u0000", "\ud83d", "é", "\\u0000", " "]
GOOD = [
    {"type": "answer", "command": "abcdefgh", "seq": 1, "seat": 0, "things": [1]},
    {"type": "undo", "command": "abcdefgh", "seq": 1, "seat": 0},
    {"type": "plan", "command": "abcdefgh", "seq": 1, "seat": 0, "things": [1]},
    {"type": "chat", "command": "abcdefgh", "text": "x"},
    {"type": "sync"},
    {"type": "ping"},
]
BURST = 12  # frames without waiting: after ten that are none the server hangs up
MOST_SAID = 20_000  # signs of the server's log, when something went wrong
BAD = 0.1  # of all frames: dropped, doubled, delayed or put behind the next one
ASK_AGAIN_S = 0.15  # after which somebody who hears nothing asks again
BAD_LINES = 8  # games side by side: mostly they wait for what was lost


class Person:
    """A browser, for a loop."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.server = server
        way = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(
            transport=way, base_url=server.address, headers={"Origin": server.address}, timeout=PATIENCE
        )
        self.address = address

    async def come(self) -> "Person":
        """Become known."""
        (await self.http.post("/api/me")).raise_for_status()
        return self

    async def table(self, *kinds: str, game: str = "wutaki") -> str:
        """Set up a table."""
        seats = [{"kind": kind, "name": f"Seat{number}"} for number, kind in enumerate(kinds)]
        made = await self.http.post("/api/tables", json={"game": game, "seats": seats, "pace": 0})
        made.raise_for_status()
        return str(made.json()["table"])

    def live(self, table: str, seat: int | None = None) -> connect:
        """A socket."""
        query = "" if seat is None else f"&seat={seat}"
        cookie = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"} if COOKIE in self.http.cookies else {}
        return connect(
            f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/live?lang=en{query}",
            additional_headers=cookie,
            origin=self.server.address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            local_addr=(self.address, 0),
        )


def memory(server: Server) -> int:
    """Megabytes that a server has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


# --- frames --------------------------------------------------------------------------------------------------------


def garbage(dice: random.Random) -> str | bytes:
    """A frame that is none, or nearly one."""
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randbytes(dice.randrange(60))
    text = json.dumps(dice.choice(GOOD))
    if kind == 1:
        return "".join(dice.choice(SIGNS) for _ in range(dice.randrange(40))).encode("utf-8", "replace").decode()
    if kind == 2:
        return text[: dice.randrange(len(text))]
    where = dice.randrange(len(text))
    if kind == 3:
        return (text[:where] + dice.choice(SIGNS) + text[where:]).encode("utf-8", "replace").decode()
    return json.dumps(
        {**dice.choice(GOOD), dice.choice(["seq", "seat", "things", "type", "text", "x"]): dice.choice(ODD)}
    )


FIELDS = ["seq", "seat", "things", "type", "text", "x"]
ODD: list[object] = [None, -1, 2**70, 1.5, "", "x" * 600, [], {}, [[]], [1] * 300, True, "\u202e"]


async def send_frames(
    person: Person, table: str, until: Callable[[], bool], count: Callable[[], None], seed: int
) -> int:
    """Talk nonsense over one socket after the other; how many of them there were."""
    dice, sockets = random.Random(seed), 0
    while not until():
        sockets += 1
        try:
            async with person.live(table, 0) as socket:
                heard = asyncio.Event()
                reading = asyncio.ensure_future(read_all(socket, heard))
                while not until() and not reading.done():
                    for _ in range(BURST):
                        await socket.send(garbage(dice))
                        count()
                    await socket.send('{"type": "ping"}')
                    async with asyncio.timeout(PATIENCE):  # else it hangs
                        await heard.wait()
                    heard.clear()
        except ConnectionClosed:
            continue
    return sockets


async def read_all(socket: ClientConnection, heard: asyncio.Event) -> None:
    """Read whatever comes until the server hangs up; tell of the answer to a ping, or of the end."""
    try:
        async for raw in socket:
            if raw == '{"type":"pong"}':
                heard.set()
    except ConnectionClosed:
        pass
    finally:
        heard.set()


async def post_garbage(
    person: Person, table: str, until: Callable[[], bool], count: Callable[[], None], seed: int
) -> int:
    """Talk nonsense in requests; how many of them were a fault."""
    dice, faults = random.Random(seed), 0
    while not until():
        frame = garbage(dice)
        body = frame.encode() if isinstance(frame, str) else frame
        answer = await person.http.post(f"/api/tables/{table}/commands", content=body)
        faults += answer.status_code >= 500
        count()
    return faults


async def frames(server: Server, arguments: argparse.Namespace) -> Json:
    """Malformed frames."""
    people = [await Person(server).come() for _ in range(4)]
    table = await people[0].table("human", "hotseat")
    seeds = range(7 * arguments.seed, 7 * arguments.seed + 7)
    sent, begin, seen = 0, time.monotonic(), [memory(server)]

    def over() -> bool:
        return sent >= arguments.count

    def count() -> None:
        nonlocal sent
        sent += 1
        if sent % max(1, arguments.count // 20) == 0:
            seen.append(memory(server))

    talking = [send_frames(people[0], table, over, count, seed) for seed in seeds[:4]]
    posting = [
        post_garbage(person, table, over, count, seed) for seed, person in zip(seeds[4:], people[1:], strict=True)
    ]
    found = await asyncio.gather(*talking, *posting)
    alive = await people[0].http.get(f"/api/tables/{table}/state?seat=0")
    half = len(seen) // 2
    return {
        "frames": sent,
        "sockets": sum(found[:4]),
        "faults": sum(found[4:]) + (alive.status_code != 200),
        "seconds": round(time.monotonic() - begin),
        "memory_mb": [seen[0], seen[half], seen[-1]],
        "ok": not sum(found[4:]) and alive.status_code == 200 and seen[-1] <= seen[half] + 20,
    }


# --- races ---------------------------------------------------------------------------------------------------------


async def races(server: Server, arguments: argparse.Namespace) -> Json:
    """Several sockets of one seat answer the same question at once: one answer counts, the others are told."""
    anna = await Person(server).come()
    wins: list[int] = []
    while len(wins) < arguments.count:
        table = await anna.table("human", "hotseat")
        sockets = [await anna.live(table, None) for _ in range(4)]
        try:
            while len(wins) < arguments.count:
                state = (await anna.http.get(f"/api/tables/{table}/state?seat=0")).json()
                asked = state["question"]["seat"]
                if asked is None:
                    break
                state = (await anna.http.get(f"/api/tables/{table}/state?seat={asked}")).json()
                wins.append(await race(sockets, state))
        finally:
            for socket in sockets:
                await socket.close()
    return {"races": len(wins), "winners": sorted(set(wins)), "ok": set(wins) == {1}}


async def race(sockets: list[ClientConnection], state: Json) -> int:
    """How many of those who answer at once are told that it was done."""
    thing = [state["options"][0]["thing"]]
    commands = [new_id() for _ in sockets]
    bodies = [
        {"type": "answer", "command": command, "seq": state["seq"], "seat": state["viewer"], "things": thing}
        for command in commands
    ]
    await asyncio.gather(*(socket.send(json.dumps(body)) for socket, body in zip(sockets, bodies, strict=True)))
    replies = await asyncio.gather(*(reply(socket, one) for socket, one in zip(sockets, commands, strict=True)))
    return sum(one["type"] == "done" for one in replies)


async def reply(socket: ClientConnection, command: str) -> Json:
    """What somebody is told about a command."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Json = json.loads(await socket.recv())
            if message.get("command") == command:
                return message


# --- lines ---------------------------------------------------------------------------------------------------------


class Trouble:
    """What happens to frames on their way: they are lost, come twice, late, or behind the next one."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self._behind: list[str] = []

    def __call__(self, frame: str) -> list[str]:
        """What arrives when a frame is sent."""
        chance = self.dice.random()
        waiting, self._behind = self._behind, []
        if chance < BAD / 4:
            return waiting
        if chance < BAD / 2:
            return [frame, frame, *waiting]
        if chance < BAD:
            self._behind = [*waiting, frame]
            return []
        return [frame, *waiting]


class BadLine:
    """A socket with trouble both ways."""

    def __init__(self, socket: ClientConnection, dice: random.Random) -> None:
        self.socket = socket
        self.arrived: asyncio.Queue[str] = asyncio.Queue()
        self._there, self._back = Trouble(dice), Trouble(dice)

    async def send(self, frame: str) -> None:
        """Send a frame, perhaps."""
        for one in self._there(frame):
            await self.socket.send(one)

    async def listen(self) -> None:
        """Let frames arrive, or not."""
        async for raw in self.socket:
            for one in self._back(str(raw)):
                self.arrived.put_nowait(one)


class Follower:
    """What a page does with what comes: states replace what is known, gaps are asked for, commands are sent again."""

    def __init__(self, line: BadLine) -> None:
        self.line = line
        self.state: Json | None = None
        self.log: dict[int, str] = {}
        self.done: set[str] = set()
        self.problems: dict[str, str] = {}

    def take(self, raw: str) -> bool:
        """A frame; False: something is missing."""
        message = json.loads(raw)
        if message["type"] == "done":
            self.done.add(message["command"])
        if message["type"] == "problem" and message["command"]:
            self.problems[message["command"]] = message["code"]
        state = message if message["type"] == "state" else message.get("state")
        return state is None or self.apply(state)

    def apply(self, state: Json) -> bool:
        """A state replaces what is known, if it is no older."""
        if self.state is not None and state["seq"] < self.state["seq"]:
            return True
        first = state["log"][0]["number"] if state["log"] else state["number"] + 1
        if state["log_from"]:
            kept = {number: text for number, text in self.log.items() if number < first}
            if max(kept, default=0) != first - 1:
                return False
            self.log = kept
        else:
            self.log = {}
        self.log.update({move["number"]: move["text"] for move in state["log"]})
        self.state = state
        return True

    async def until(self, wanted: Callable[[], bool], again: Callable[[], Awaitable[None]]) -> None:
        """Listen until something is known; ask again when nothing comes."""
        async with asyncio.timeout(PATIENCE):  # else it hangs
            while not wanted():
                try:
                    async with asyncio.timeout(ASK_AGAIN_S):
                        raw = await self.line.arrived.get()
                except TimeoutError:
                    await again()
                    continue
                if not self.take(raw):
                    await self.line.send('{"type": "sync"}')


async def play(person: Person, dice: random.Random, most: int) -> tuple[int, str, Follower]:
    """Play a game over a bad line; how many moves, where, and what is known in the end."""
    table = await person.table("human", "hotseat")
    moves = 0
    async with person.live(table, 0) as socket:
        line = BadLine(socket, dice)
        follower = Follower(line)
        listening = asyncio.ensure_future(line.listen())

        async def sync() -> None:
            await line.send('{"type": "sync"}')

        await follower.until(lambda: follower.state is not None, sync)
        while moves < most and follower.state is not None and not follower.state["over"]:
            seq, asked = follower.state["seq"], follower.state["question"]["seat"]
            through = (await person.http.get(f"/api/tables/{table}/state?seat={asked}")).json()
            command = new_id()
            body = {"type": "answer", "command": command, "seq": through["seq"], "seat": asked}
            frame = json.dumps({**body, "things": [dice.choice(through["options"])["thing"]]})

            async def again(frame: str = frame) -> None:
                await line.send(frame)
                await sync()

            await line.send(frame)
            await follower.until(lambda c=command: c in follower.done or c in follower.problems, again)
            await follower.until(lambda s=seq: follower.state is not None and follower.state["seq"] > s, sync)
            moves += command in follower.done
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        # the line is good again: whatever was under way is asked for once more
        await socket.send('{"type": "sync"}')
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "state" and message["log_from"] == 0:
                before = dict(follower.log), follower.state
                follower.apply(message)
                assert before[1] is not None
                if message["seq"] == before[1]["seq"]:
                    told = {move["number"]: move["text"] for move in message["log"]}
                    assert {number: before[0].get(number) for number in told} == told, "the client knew something else"
                break
    return moves, table, follower


async def lines(server: Server, arguments: argparse.Namespace) -> Json:
    """Play over bad lines, several games side by side, and compare what clients know with the log."""
    storage, dice = Storage(open_engine(database_url(server.db))), random.Random(1)
    found: list[tuple[int, bool]] = []  # of each game: how many moves, and whether its client knows what the log says

    async def games(seed: float, share: int) -> None:
        anna, own = await Person(server).come(), random.Random(seed)
        while share > 0:
            moves, table, follower = await play(anna, random.Random(own.random()), share)
            share -= moves
            found.append((moves, await asyncio.to_thread(equals_log, storage, table, anna, follower)))
            print(f"{sum(moves for moves, _ in found)} moves, {len(found)} games", file=sys.stderr, flush=True)

    shares = [arguments.count // BAD_LINES + (number < arguments.count % BAD_LINES) for number in range(BAD_LINES)]
    await asyncio.gather(*(games(dice.random(), share) for share in shares))
    storage.engine.dispose()
    wrong = sum(not same for _, same in found)
    return {"moves": sum(moves for moves, _ in found), "games": len(found), "divergences": wrong, "ok": not wrong}


def equals_log(storage: Storage, table: str, person: Person, follower: Follower) -> bool:
    """Whether a client knows what the log of its table says."""
    visitor = storage.visitor(hashed(person.http.cookies[COOKIE]))
    truth = Lookout(load(storage, Packs(storage), table), frozenset()).whole(Viewer(0, "en", visitor))
    told = {move.number: move.text for move in truth.log}
    assert follower.state is not None
    return bool(follower.state["seq"] == truth.seq) and {n: follower.log.get(n) for n in told} == told


# --- floods --------------------------------------------------------------------------------------------------------


async def answering(person: Person, table: str, seconds: float) -> list[float]:
    """Answer again and again, ten times a second; how long each answer took."""
    took, end = list[float](), time.monotonic() + seconds
    while time.monotonic() < end:
        state = (await person.http.get(f"/api/tables/{table}/state?seat=0")).json()
        asked = state["question"]["seat"]
        if asked is None:
            table = await person.table("human", "hotseat")
            continue
        if asked:
            state = (await person.http.get(f"/api/tables/{table}/state?seat={asked}")).json()
        body = {"type": "answer", "command": new_id(), "seq": state["seq"], "seat": asked}
        begin = time.perf_counter()
        answer = await person.http.post(
            f"/api/tables/{table}/commands", json={**body, "things": [state["options"][0]["thing"]]}
        )
        took.append(time.perf_counter() - begin)
        answer.raise_for_status()
        await asyncio.sleep(0.1)
    return took


async def flood(ask: Callable[[], Coroutine[Any, Any, httpx.Response]], codes: dict[int, int]) -> None:
    """Ask without a pause, in eight lines at once."""

    async def line() -> None:
        while True:
            try:
                code = (await ask()).status_code
            except httpx.HTTPError:
                code = 0
            codes[code] = codes.get(code, 0) + 1

    await asyncio.gather(*(line() for _ in range(8)))


async def floods(server: Server, arguments: argparse.Namespace) -> Json:
    """One flooder per route, from an address of its own, beside somebody who plays."""
    anna = await Person(server).come()
    table = await anna.table("human", "hotseat")
    record = random_game("xibalba", 4, 1, 1800, threshold=40).to_text()
    flooder = await Person(server, "127.0.0.2").come()
    theirs = (await flooder.http.post("/api/tables/import", json={"record": record})).json()["table"]
    http = flooder.http
    routes: dict[str, Callable[[], Coroutine[Any, Any, httpx.Response]]] = {
        "health": lambda: http.get("/api/health"),
        "games": lambda: http.get("/api/games"),
        "catalogue": lambda: http.get("/api/games/wutaki/catalogue"),
        "qr": lambda: http.post("/api/qr", json={"text": secrets.token_hex(100)}),
        "me": lambda: httpx_once(server),
        "tables": lambda: http.post("/api/tables", json={"game": "wutaki", "seats": [{"kind": "human"}] * 2}),
        "import": lambda: http.post("/api/tables/import", json={"record": record}),
        "state": lambda: http.get(f"/api/tables/{theirs}/state"),
        "state-seat": lambda: http.get(f"/api/tables/{theirs}/state?seat=0"),
        "moves": lambda: http.get(f"/api/tables/{theirs}/moves?first=1000"),
        "replay": lambda: http.get(f"/api/tables/{theirs}/replay/{random.randrange(1000)}"),
        "story": lambda: http.get(f"/api/tables/{theirs}/story"),
        "record": lambda: http.get(f"/api/tables/{theirs}/record"),
        "chat": lambda: http.post(
            f"/api/tables/{theirs}/commands", json={"type": "chat", "command": new_id(), "text": "x"}
        ),
    }
    told, worst = {}, 0.0
    chosen = {name: ask for name, ask in routes.items() if not arguments.route or name in arguments.route}
    for name, ask in chosen.items():
        codes: dict[int, int] = {}
        alone = await answering(anna, table, arguments.seconds)
        flooding = asyncio.ensure_future(flood(ask, codes))
        beside = await answering(anna, table, arguments.seconds)
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
        again = await answering(anna, table, arguments.seconds)  # the machine may have been busy otherwise
        ratio = centile(beside) / max(centile(alone), centile(again))
        worst = max(worst, ratio)
        figures = {"alone": ms(alone), "beside": ms(beside), "after": ms(again), "ratio": round(ratio, 2)}
        told[name] = {**figures, "answers": codes}
        print(json.dumps({name: told[name]}), file=sys.stderr, flush=True)
    return {"p95_ms": told, "worst": round(worst, 2), "ok": worst <= 1.2}


async def httpx_once(server: Server) -> httpx.Response:
    """A browser that nobody has seen before."""
    way = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(transport=way, base_url=server.address, timeout=PATIENCE) as client:
        return await client.post("/api/me", headers={"Origin": server.address})


def centile(took: list[float]) -> float:
    """What 95 of 100 stay below."""
    return statistics.quantiles(took, n=20, method="inclusive")[-1]


def ms(took: list[float]) -> float:
    """The same in milliseconds."""
    return round(centile(took) * 1000, 1)


ATTACKS = {"frames": frames, "races": races, "lines": lines, "floods": floods}


def main() -> int:
    """`scripts/attacks`."""
    parser = argparse.ArgumentParser(
        prog="scripts/attacks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the frames")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--route", action="append", help="only these, of the floods")
    arguments = parser.parse_args()
    # who wants too much is refused sooner than they could do any harm: only floods are about that
    generous = {**os.environ, "SPIELTISCH_LIMITS": "1" if arguments.attack == "floods" else "1000"}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", env=generous)
        try:
            told = asyncio.run(ATTACKS[arguments.attack](server, arguments))
        finally:
            said = server.stop()
    faults = said.count("Traceback")
    print(json.dumps({arguments.attack: told, "tracebacks": faults}))
    if told["ok"] and not faults:
        return 0
    print(said[-MOST_SAID:], file=sys.stderr)  # a fault that nobody can read cannot be mended
    return 1


if __name__ == "__main__":
    sys.exit(main())
