"""A real server in a process of its own, and clients as browsers are: a cookie, an origin, a socket."""

import json
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from resource import RLIMIT_NOFILE, setrlimit
from typing import Any, cast

import httpx
from websockets.sync.client import ClientConnection, connect

from spieltisch.server.tokens import COOKIE
from spieltisch.table import Table

Json = dict[str, Any]
PATIENCE = 60.0  # seconds until something that should happen has not
GENEROUS = "1000"  # of what anybody may usually want: everybody here has the same address
EFFORT = "0.05"  # of what bots usually think: they need not play well here


class Server:
    """A server process on a free port."""

    def __init__(
        self,
        db: Path | str,
        *options: str,
        effort: str = EFFORT,
        env: Mapping[str, str] = os.environ,
        descriptors: int | None = None,
        compiled: bool = True,  # whether to wait until it runs as machine code
    ) -> None:
        self.db = str(db)
        command = [sys.executable, "-m", "spieltisch.cli", "play", "--port", "0", "--db", str(db), "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--lang", "en", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={"SPIELTISCH_LIMITS": GENEROUS, **env, "SPIELTISCH_EFFORT": effort},
            preexec_fn=None if descriptors is None else partial(setrlimit, RLIMIT_NOFILE, (descriptors, descriptors)),
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = next((line for line in self.process.stdout if "http://" in line), "")
        assert line, self.process.stderr.read()
        self.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        self._told: list[str] = [line]
        streams = (self.process.stdout, self.process.stderr)
        self._readers = [threading.Thread(target=self._told.extend, args=(stream,), daemon=True) for stream in streams]
        for reader in self._readers:
            reader.start()
        if compiled:
            self.await_code()

    def await_code(self) -> None:
        """Wait until everything runs as machine code."""
        with closing(self.client()) as client:
            while client.get("/api/machine-code")["share"] < 1:
                time.sleep(0.2)

    def client(self) -> "Client":
        """A browser that has not been here before."""
        return Client(self.address)

    def stop(self) -> str:
        """End the server as Ctrl-C does; what it has written meanwhile."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._ended()

    def kill(self) -> str:
        """The power goes out, if it has not."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        return self._ended()

    def _ended(self) -> str:
        self.process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return "".join(self._told)


class Client:
    """A browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)

    def close(self) -> None:
        """Close the window."""
        self.http.close()

    @property
    def token(self) -> str:
        """What this browser is known by."""
        return self.http.cookies[COOKIE]

    def become(self, token: str) -> None:
        """Be the same visitor as another browser."""
        self.http.cookies.set(COOKIE, token, domain=httpx.URL(self.address).host)  # there is one of this name only

    def get(self, path: str, status: int = 200) -> Any:
        """Ask for something."""
        return self.ask("GET", path, status=status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Send something."""
        return self.ask("POST", path, body, status)

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """A request, its status and its JSON."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:400]}"
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_json and answer.content else answer.text

    # --- tables ------------------------------------------------------------------------------------------------------

    def new_table(
        self, *kinds: str, game: str = "xibalba", pace: int = 0, hints: bool | None = None, **options: Any
    ) -> Json:
        """Set up a table; `bot:LEVEL` is a bot of that level."""
        seats: list[Json] = []
        for number, wish in enumerate(kinds):
            kind, _, level = wish.partition(":")
            seats.append({"kind": kind, "name": f"Seat{number}", **({"level": level} if level else {})})
        body = {"game": game, "seats": seats, "options": options, "pace": pace, "title": "A test", "hints": hints}
        return cast(Json, self.post("/api/tables", body, 201))

    def state(self, table: str, seat: int | None = None, lang: str = "en") -> Json:
        """The state for a seat of mine or a spectator."""
        through = "" if seat is None else f"&seat={seat}"
        return cast(Json, self.get(f"/api/tables/{table}/state?lang={lang}{through}"))

    def command(self, table: str, kind: str, status: int = 200, **fields: Any) -> Json:
        """A command by plain POST."""
        body = {"type": kind, "command": new_id(), **fields}
        return cast(Json, self.post(f"/api/tables/{table}/commands", body, status))

    def answer(self, state: Json, things: Sequence[int] | None = None, status: int = 200, **fields: Any) -> Json:
        """Answer what a state asks, at random unless told otherwise."""
        given = [state["options"][0]["thing"]] if things is None else list(things)
        body = {"seq": state["seq"], "seat": state["viewer"], "things": given, **fields}
        return self.command(state["table"], "answer", status, **body)

    def play(self, table: str, until: Callable[[Json], bool], most: int = 3000, seed: int = 1) -> Json:
        """Answer at random for whichever seat of mine is asked until a state is as wanted."""
        dice, asked = random.Random(seed), 0
        for _ in range(most):
            state = self.state(table, asked)
            if state["question"]["seat"] not in (None, asked):
                asked = state["question"]["seat"]
                state = self.state(table, asked)
            if until(state) or state["over"]:
                return state
            self.answer(state, [dice.choice(state["options"])["thing"]])
        raise AssertionError("it never happened")

    # --- sockets -----------------------------------------------------------------------------------------------------

    @contextmanager
    def live(
        self,
        table: str,
        seat: int | None = None,
        lang: str = "en",
        *,
        seq: object = None,
        number: object = None,
        **more: Any,
    ) -> "Iterator[Socket]":
        """A live connection; `seq` and `number`: of the last state that it had before."""
        said = {"seat": seat, "seq": seq, "number": number}
        through = "".join(f"&{key}={value}" for key, value in said.items() if value is not None)
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?lang={lang}{through}"
        headers = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"} if COOKIE in self.http.cookies else {}
        options: dict[str, Any] = {"origin": self.address, "additional_headers": headers, "max_size": None, **more}
        with connect(address, compression=None, **options) as connection:
            yield Socket(connection)


class Socket:
    """A live connection from the side of the browser."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; the id of the command."""
        ids = {} if kind in ("sync", "ping") else {"command": new_id()}
        body = {"type": kind, **ids, **fields}
        self.connection.send(json.dumps(body))
        return str(body.get("command", ""))

    def next(self, *kinds: str, **wanted: Any) -> Json:
        """The next message of these kinds with these values."""
        while True:
            message = cast(Json, json.loads(self.connection.recv(PATIENCE)))
            if (not kinds or message["type"] in kinds) and all(message.get(k) == v for k, v in wanted.items()):
                return message

    def closed(self) -> int:
        """The code with which the server hangs up, after whatever it had to say."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.connection.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


def new_id() -> str:
    """The id of a command."""
    return secrets.token_urlsafe(12)


def finished_record(game: str, players: int, seed: int = 3, names: Sequence[str] = (), **options: Any) -> str:
    """The record of a whole game, played at random."""
    table = random_game(game, players, seed, None, names, **options)
    return table.to_text()


def random_game(
    game: str, players: int, seed: int, answers: int | None, names: Sequence[str] = (), **options: Any
) -> Table:
    """A game played at random, to its end or so many answers far."""
    table, dice = Table(game, players, options, seed=seed, names=names), random.Random(seed)
    while not table.over and (answers is None or table.position.number < answers):
        table.answer(dice.choice(table.position.things))
    return table


SHORT: Mapping[str, Json] = {"wutaki": {"max_rounds": 1}, "xibalba": {"threshold": 10}}
