"""Who wants too much is told when to come back, and nobody else notices: `limits.py`, `lanes.py`, `doors.py`."""

import asyncio
import http.client
import json
import os
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from spieltisch.cli.serve import _bound as bound
from spieltisch.server import routes_seats, setting_up
from spieltisch.server.app import house_of, make_app
from spieltisch.server.calm import FIRST_S, FORGOTTEN_S, MOST_S, Calm
from spieltisch.server.doors import Config, Doors, Request, _head
from spieltisch.server.lanes import FREE_S, MOST_REST_S, SHARE, Budget, Company, Lane, Lanes, Toil, Turns, asking
from spieltisch.server.limits import LIMITS, MOST_TURN_S, Limit, Limits, Who
from spieltisch.server.looking import Viewer
from spieltisch.server.refusals import Refusal
from spieltisch.server.rooms import House, Room
from spieltisch.server.running import KEEP_ALIVE_S
from spieltisch.server.security import Guarded
from spieltisch.server.settings import Settings
from spieltisch.server.watching import MOST_QUEUED, MOST_QUEUED_STRANGER, OVERHEAD, Watcher

from .inside import Guest, Inside, inside
from .kit import PATIENCE, Client, Server, new_id, random_game

STRICT = {**os.environ, "SPIELTISCH_LIMITS": "1"}
DESCRIPTORS = 256
PROXIES_KEEP_S = 120  # how long those that are usual keep an idle line at most
SPECTATORS = 40
TURNS = ("pace", "files")  # limits behind which people are served one after the other


def most(name: str, per: str) -> int:
    """A number of the table of limits."""
    return next(limit.most for limit in LIMITS if (limit.name, limit.per) == (name, per))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that strangers have, and few descriptors, behind a proxy that tells addresses."""
    running = Server(tmp_path_factory.mktemp("db") / "tables.db", "--proxy", env=STRICT, descriptors=DESCRIPTORS)
    yield running
    for client in clients:
        client.close()
    running.stop()


clients: list[Client] = []  # that are closed in the end


def stranger(server: Server, address: str) -> Client:
    """A browser from an address."""
    client = server.client()
    client.http.headers["X-Forwarded-For"] = address
    clients.append(client)
    return client


def person(server: Server, address: str) -> Client:
    """A visitor from an address."""
    client = stranger(server, address)
    client.post("/api/me")
    return client


# --- rates ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def frozen(tmp_path: Path) -> Iterator[Inside]:
    """An application with the limits that everybody has, where nothing that was used up comes back."""
    with inside(f"sqlite:///{tmp_path}/tables.db", limits=1.0) as house:
        for name, rows in house.house.limits.rows.items():
            if name not in TURNS:  # nobody is refused those: they come later
                rows[:] = [replace(row, window=row.window and 1e6) for row in rows]
        yield house


def wish(number: int = 0) -> dict[str, Any]:
    """A table to be set up."""
    return {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "hotseat"}], "title": str(number)}


def test_a_visitor_who_wants_too_many_tables_is_told_when_to_come_back(frozen: Inside) -> None:
    anna, allowed = frozen.guest("10.0.0.1"), most("tables", "visitor")
    answers = [anna.ask("POST", "/api/tables?lang=de", wish(number)) for number in range(allowed + 1)]
    assert [answer.status_code for answer in answers] == [201] * allowed + [429]
    seconds = int(answers[-1].headers["retry-after"])
    assert answers[-1].json()["code"] == "too-fast"
    assert answers[-1].json()["retry"] == seconds > 0
    assert f"{seconds} Sekunden" in answers[-1].json()["text"].replace(".", "")
    frozen.guest("10.0.0.1").post("/api/tables", wish(), 201)


def test_an_address_becomes_so_many_visitors_and_no_more(frozen: Inside) -> None:
    allowed = most("visitors", "address")
    codes = [Guest(frozen, "10.0.1.1").ask("POST", "/api/me").status_code for _ in range(allowed + 2)]
    assert codes == [200] * allowed + [429] * 2
    assert Guest(frozen, "10.0.1.2").ask("POST", "/api/me").status_code == 200
    assert Guest(frozen, "10.0.1.1").ask("POST", "/api/tables", wish()).status_code == 429


def test_whoever_looks_too_often_is_not_shown_anything(frozen: Inside) -> None:
    table = frozen.guest().new_table("human", "hotseat")["table"]
    stranger = Guest(frozen, "10.0.1.3")
    codes = [stranger.ask("GET", f"/api/tables/{table}").status_code for _ in range(most("looks", "stranger") + 1)]
    assert codes == [200] * most("looks", "stranger") + [429]
    assert stranger.ask("GET", "/api/health").status_code == 200


def test_spectators_say_less_than_players_and_all_of_them_together_too(frozen: Inside) -> None:
    anna = frozen.guest()
    table = anna.new_table("human", "hotseat")["table"]
    each, together = most("chat-watching", "visitor"), most("chat-watching", "table")

    def say(guest: Guest) -> int:
        body = {"type": "chat", "command": new_id(), "text": "hello"}
        answer = guest.ask("POST", f"/api/tables/{table}/commands", body)
        assert answer.status_code == 200 or int(answer.headers["retry-after"]) == answer.json()["retry"]
        return answer.status_code

    watching = [frozen.guest(f"10.0.4.{number}") for number in range(together // each + 1)]
    said = [[say(guest) for _ in range(each + 1)] for guest in watching]
    assert said == [[200] * each + [429]] * (together // each) + [[429] * (each + 1)]
    assert [say(anna) for _ in range(most("chat", "visitor") + 1)] == [200] * most("chat", "visitor") + [429]


def test_commands_over_a_socket_are_counted(strict: Server) -> None:
    anna = person(strict, "10.0.2.1")
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as live:
        live.next("state")
        sent = [live.send("hint", seq=1, seat=9) for _ in range(2 * most("commands", "visitor"))]
        told = [live.next("problem") for _ in sent]
    assert [one["command"] for one in told] == sent
    assert told[0]["code"] == "no-such-seat"
    refused = [one for one in told if one["code"] == "too-fast"]
    assert refused
    assert all(one["retry"] >= 1 for one in refused)


def test_reviews_of_one_address_leave_places_to_others() -> None:
    limits, who = Limits(), [Who("1.1.1.1", visitor) for visitor in range(8)]
    with ExitStack() as held:
        for visitor in range(most("reviews", "address")):
            held.enter_context(limits.holding("reviews", who[visitor]))
        with pytest.raises(Refusal, match="crowded"), limits.holding("reviews", who[7], "crowded"):
            pass
        held.enter_context(limits.holding("reviews", Who("2.2.2.2", 9)))
    assert limits.may_hold("reviews", who[7])


def test_what_was_used_up_comes_back_little_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, who, now = Limits(), Who("1.1.1.1"), 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for _ in range(most("pictures", "address")):
        assert limits.take_now("pictures", who) == 0
    assert limits.take_now("pictures", who) == pytest.approx(2.0)
    now += 2.0
    assert limits.take_now("pictures", who) == 0
    assert limits.take_now("pictures", who) > 0


@pytest.mark.parametrize("name", TURNS)
def test_whoever_wants_much_at_once_gets_it_one_after_the_other(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits, who, now = Limits(), Who("1.1.1.1"), 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    (limit,) = limits.rows[name]
    between = limit.window / limit.most
    assert [limits.turn(name, who) for _ in range(limit.most)] == [0.0] * limit.most
    assert [limits.turn(name, who) for _ in range(3)] == pytest.approx([between, 2 * between, 3 * between])
    assert limits.turn(name, Who("2.2.2.2")) == 0.0
    queued = 4
    while limits.turn(name, who) <= MOST_TURN_S:
        queued += 1
    assert queued == pytest.approx(MOST_TURN_S / between, abs=1.5)
    assert limits.turn(name, who) == pytest.approx(MOST_TURN_S, abs=2 * between), "whoever is refused does not queue"
    now += MOST_TURN_S + limit.window + 1
    assert limits.turn(name, who) == 0.0


@pytest.mark.parametrize(("path", "name"), [("/api/games", "pace"), ("/", "files")])
def test_a_crowd_of_one_address_comes_in_between_others(frozen: Inside, path: str, name: str) -> None:
    """Eight requests at once, of which two are free: the others come in turn, and somebody else does not wait."""
    frozen.house.limits.rows[name] = [Limit(name, "address", 2, 0.2)]
    served: list[str] = []

    async def answered(scope: Any, receive: Any, send: Any) -> None:
        served.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def crowd(house: Inside) -> float:
        guard = Guarded(answered, house.house.settings, house.house.limits)

        async def ask(address: str) -> None:
            await guard({**scope_of("GET", path), "client": (address, 1)}, nobody_speaks, noting([]))

        begin = time.monotonic()
        many = [asyncio.ensure_future(ask("10.9.9.1")) for _ in range(8)]
        await asyncio.sleep(0)
        await ask("10.9.9.2")
        await asyncio.gather(*many)
        return time.monotonic() - begin

    assert frozen.run(crowd(frozen)) >= 0.55
    assert served == ["10.9.9.1"] * 2 + ["10.9.9.2"] + ["10.9.9.1"] * 6


def test_whoever_waits_for_their_turn_while_the_server_ends_is_told_so(frozen: Inside) -> None:
    frozen.house.limits.rows["pace"] = [Limit("pace", "address", 1, 5.0)]
    told: list[dict[str, Any]] = []

    async def ended(house: Inside) -> None:
        guard = Guarded(nobody_speaks, house.house.settings, house.house.limits)
        asked = [
            asyncio.ensure_future(guard(scope_of("GET", "/api/games"), nobody_speaks, noting(told))) for _ in range(2)
        ]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        asked[1].cancel()
        await asked[1]

    frozen.run(ended(frozen))
    assert [message["status"] for message in told if "status" in message] == [503]


async def nobody_speaks(*_: object) -> dict[str, Any]:
    """What a request that has been heard to its end says."""
    return {"type": "http.request"}


def test_servers_on_one_database_count_together(postgres: str) -> None:
    client = f"address {new_id()}"

    async def flood() -> list[float]:
        return [await one.house.limits.wait("tables", Who(client)) for one in (first, second) for _ in range(40)]

    with inside(postgres, limits=1.0) as first, inside(postgres, limits=1.0) as second:
        waits = first.run(flood())
    assert waits[:40] == [0.0] * 40
    assert waits[40:].count(0.0) in range(most("tables", "address") - 40, most("tables", "address") - 30)
    assert waits[-1] > 0


def test_the_guide_prints_every_limit() -> None:
    guide = (Path(__file__).parents[2] / "docs/guide/hosting.md").read_text()
    for limit in LIMITS:
        window = "at once" if not limit.window else f"in {limit.window:g} s"
        assert f"| {limit.name} | {limit.per} | {limit.most} {window} |" in guide, limit


# --- queues --------------------------------------------------------------------------------------------------------


def test_a_client_that_does_not_read_pins_little_and_gets_the_latest_state() -> None:
    watcher = Watcher(Viewer(None, "en", 1))
    for number in range(1000):
        watcher.send(b"%0100000d" % number, whole=True)
    watcher.reply(b"done")
    assert [message[-3:] for message in watcher.queued()] == [b"999", b"one"]
    for number in range(1000):
        watcher.send(b"%01000d" % number)
        assert watcher.bytes <= MOST_QUEUED
    assert watcher.owed
    assert watcher.queued() == []
    assert asyncio.run(watcher.next()) is None, "everything is sent anew, once"
    assert not watcher.owed


def test_a_stranger_has_less() -> None:
    watcher = Watcher(Viewer(None, "en", None))
    for _ in range(1000):
        watcher.send(b"x" * 1000)
        assert watcher.bytes <= MOST_QUEUED_STRANGER
    assert MOST_QUEUED_STRANGER < MOST_QUEUED


def test_who_does_not_read_replies_is_not_heard() -> None:
    async def listen() -> bool:
        watcher = Watcher(Viewer(None, "en", None))
        while watcher.bytes <= watcher.most:
            watcher.reply(b"x" * OVERHEAD)
        waiting = asyncio.ensure_future(watcher.drained())
        await asyncio.sleep(0)
        heard = waiting.done()
        while watcher.bytes > watcher.most:
            await watcher.next()
        await waiting
        return heard

    assert not asyncio.run(listen())


@contextmanager
def serving(database: str, **how: Any) -> Iterator[tuple[str, House, Doors]]:
    """A server in a thread of ours, with the limits that everybody has, so that we can look inside."""
    settings = Settings(database)
    app, doors = make_app(settings), Doors(settings, DESCRIPTORS)
    config = Config(app, doors, log_config=None, access_log=False, ws_per_message_deflate=False, **how)
    server = uvicorn.Server(config)
    listening = bound("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", house_of(app.app), doors
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def test_syncs_that_nobody_reads_cost_nothing(tmp_path: Path) -> None:
    """Without a cookie, 220 of them once pinned 23 MB per socket."""
    with serving(f"sqlite:///{tmp_path}/tables.db") as (address, house, doors), ExitStack() as stack:
        anna, somebody = (stack.enter_context(closing(Client(address))) for _ in range(2))
        table = anna.new_table("human", "hotseat", game="wutaki")["table"]
        lives = [stack.enter_context(somebody.live(table)) for _ in range(2)]
        state = max(len(live.connection.recv(PATIENCE)) for live in lives)
        held = list[int]()
        for live in lives:
            small(live.connection.socket)
            for number in range(100):
                live.send("sync")
                if number % 20 == 0:
                    held.append(most_held(house.rooms[table], doors))
        for _ in range(5):
            anna.answer(anna.play(table, lambda state: state["question"]["mine"]))
            held.append(most_held(house.rooms[table], doors))
        number = anna.state(table, 0)["number"]
        for live in lives:
            assert live.next("state", number=number)["number"] == number
    assert max(held) < 6 * state + MOST_QUEUED_STRANGER, "of 100 states that each wanted"


def most_held(room: Room, doors: Doors) -> int:
    """The bytes that wait for the client for which most of them do: in its queue, and on their way out."""
    queued = max(watcher.bytes for watcher in list(room.watchers))
    return queued + max(cast(asyncio.Transport, line).get_write_buffer_size() for line in list(doors._from))


def small(line: socket.socket) -> None:
    """Take in little at a time."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)


def asked_over(line: socket.socket) -> int | None:
    """The status of a request over a line that is open already; None: somebody has hung up."""
    with suppress(ConnectionError, http.client.RemoteDisconnected):
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return answered(line)[0]
    return None


def test_a_line_that_is_kept_too_short_is_closed_under_a_request(tmp_path: Path) -> None:
    """Whoever keeps lines as long as we do asks over one that is closed: a request is lost, "connection reset"."""
    with serving(f"sqlite:///{tmp_path}/tables.db", timeout_keep_alive=0.01) as (address, _, _):
        where = urlsplit(address)
        with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
            assert asked_over(line) == 200
            assert line.recv(1) == b"", "it is closed"
            assert asked_over(line) is None


def test_idle_lines_are_kept_longer_than_anybody_else_keeps_them(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", timeout_keep_alive=KEEP_ALIVE_S) as (address, _, doors):
        where = urlsplit(address)
        with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
            assert asked_over(line) == 200
            (kept,) = [cast(asyncio.Transport, one).get_protocol() for one in list(doors._from)]
            assert isinstance(kept, Request)
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), kept.loop).result(PATIENCE)  # it has answered to the end
            assert kept._deadline is None, "nobody has begun to say anything"
            assert kept.timeout_keep_alive_task is not None
            assert kept.timeout_keep_alive_task.when() - kept.loop.time() > PROXIES_KEEP_S


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_one_frame(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(_head(size) + b"x" * size)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)


def test_whoever_asks_too_fast_hears_so_after_a_while_and_others_at_once(frozen: Inside) -> None:
    """Answering a flood at once would be work for everybody but the flooder."""

    async def answered(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def heard_out() -> dict[str, Any]:
        return {"type": "http.request"}

    async def flood(house: Inside) -> list[int]:
        guard, told = Guarded(answered, house.house.settings, house.house.limits), list[dict[str, Any]]()

        async def ask(address: str) -> None:
            scope = {**scope_of("GET", "/api/games"), "client": (address, 1)}
            await guard(scope, heard_out, noting(told))

        for _ in range(most("requests", "address")):
            await ask("10.9.9.1")
        told.clear()
        too_many = asyncio.ensure_future(ask("10.9.9.1"))
        await asyncio.sleep(0)
        await ask("10.9.9.2")
        await too_many
        return [message["status"] for message in told if "status" in message]

    assert frozen.run(flood(frozen)) == [200, 429]


def test_whoever_uses_up_a_limit_of_a_route_hears_so_after_a_while_too(frozen: Inside) -> None:
    async def refused(scope: Any, receive: Any, send: Any) -> None:
        status = 429 if scope["client"][0] == "10.9.9.3" else 200
        await send({"type": "http.response.start", "status": status, "headers": []})

    async def two(house: Inside) -> list[int]:
        guard, told = Guarded(refused, house.house.settings, house.house.limits), list[dict[str, Any]]()
        asked = [
            asyncio.ensure_future(
                guard({**scope_of("GET", "/api/me"), "client": (f"10.9.9.{last}", 1)}, None, noting(told))
            )
            for last in (3, 4)
        ]
        await asyncio.gather(*asked)
        return [message["status"] for message in told if "status" in message]

    assert frozen.run(two(frozen)) == [200, 429]


def test_a_flood_hears_later_and_later_and_everything_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    calm = Calm()
    waits = [calm.count("10.9.9.1") for _ in range(200)]
    assert waits[0] == FIRST_S
    assert waits == sorted(waits)
    assert waits[-1] == MOST_S
    assert calm.count("10.9.9.2") == FIRST_S
    clock[0] += 20 * FORGOTTEN_S
    assert calm.count("10.9.9.1") == pytest.approx(FIRST_S, rel=0.01)


def test_so_many_answers_are_held_back_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.calm.MOST_HELD", 3)

    async def hold() -> tuple[int, int]:
        calm = Calm()
        waiting = [asyncio.ensure_future(calm.hold(f"10.9.8.{last}")) for last in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done = sum(one.done() for one in waiting)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done, calm.held

    assert asyncio.run(hold()) == (2, 0)


def test_whoever_asks_too_fast_hears_in_their_language_what_every_answer_tells(frozen: Inside) -> None:
    stranger = Guest(frozen, "10.9.7.1")
    for _ in range(most("requests", "address")):
        frozen.house.limits.take_now("requests", Who("10.9.7.1"))
    answer = stranger.ask("GET", "/api/health?lang=de")
    assert answer.status_code == 429
    assert f"{answer.headers['retry-after']} Sekunde" in answer.json()["text"].replace(".", "")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


# --- lanes ---------------------------------------------------------------------------------------------------------


def test_nobody_waits_for_all_that_another_address_wants() -> None:
    done: list[str] = []

    async def want(lane: Lane, address: str) -> None:
        asking.set(address)
        await lane.run(lambda: (time.sleep(0.002), done.append(address)))

    async def crowd() -> None:
        lane = Lane(2)
        flood = [asyncio.ensure_future(want(lane, "flooder")) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(*(want(lane, f"guest {number}") for number in range(3)))
        assert done.count("flooder") < 20
        await asyncio.gather(*flood)

    asyncio.run(crowd())
    assert len(done) == 103


def test_no_address_has_all_threads_however_much_it_wants() -> None:
    """Two threads, of which an address has one: the other one is free for whoever comes."""

    async def crowd() -> tuple[int, int, int]:
        turns = Turns(2, 1, 99)
        flood = [asyncio.ensure_future(turns.take("flooder")) for _ in range(5)]
        await asyncio.sleep(0)
        alone = turns.taken
        await turns.take("guest")
        turns.give_back("guest")
        await asyncio.sleep(0)
        beside = turns.taken
        turns.give_back("flooder", rest=60.0)
        await asyncio.sleep(0)
        resting = turns.taken
        for one in flood:
            one.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        return alone, beside, resting

    assert asyncio.run(crowd()) == (1, 1, 0)


def test_costly_work_of_an_address_takes_a_twentieth_of_a_core_while_others_are_here() -> None:
    company = Company()
    budget = Budget(company)
    company.came("10.0.0.1")
    assert [budget.spend("10.0.0.1", FREE_S) for _ in range(3)] == [0.0] * 3, "nobody else is here"
    company.came("10.0.0.2")
    company.came("10.0.0.1")
    assert budget.spend("10.0.0.1", FREE_S) == 0.0
    assert budget.spend("10.0.0.1", 0.08) == pytest.approx(0.08 / SHARE, rel=0.05)
    assert budget.spend("10.0.0.1", 60.0) == MOST_REST_S, "many people may share an address"
    assert budget.spend("10.0.0.3", 0.1) == 0.0


def test_whoever_has_used_up_their_share_of_costly_work_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.lanes.FREE_S", 0.01)
    company = Company()
    lane, begun = Lane(2, 1, budget=Budget(company), company=company), dict[str, list[float]]()

    def toil(address: str) -> None:
        begun.setdefault(address, []).append(time.monotonic())
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass

    async def work(address: str) -> None:
        asking.set(address)
        await lane.run(toil, address)

    async def crowd() -> None:
        await asyncio.gather(*(work(address) for address in ("guest", "flooder", "flooder")))

    asyncio.run(crowd())
    first, second = begun["flooder"]
    assert second - first > 0.01 / SHARE
    assert begun["guest"][0] < second


def test_who_stops_waiting_leaves_no_hole() -> None:
    async def crowd() -> list[int]:
        lane, go = Lane(1, 1), threading.Event()
        first = asyncio.ensure_future(lane.run(go.wait, PATIENCE))
        others = [asyncio.ensure_future(lane.run(lambda number=number: number)) for number in range(10)]
        await asyncio.sleep(0.01)
        for one in others[::2]:
            one.cancel()
        go.set()
        await first
        found = await asyncio.gather(*others, return_exceptions=True)
        assert lane.turns.waiting == 0
        return [one for one in found if isinstance(one, int)]

    assert asyncio.run(crowd()) == [1, 3, 5, 7, 9]


def test_costly_work_ends_when_it_takes_too_long_or_the_server_ends() -> None:
    def toil(lanes: Lanes, most_s: float) -> str:
        work = lanes.toil(most_s)
        try:
            while True:
                work.step()
        except Refusal as refusal:
            return refusal.code

    lanes = Lanes(4)
    assert toil(lanes, 0.02) == "too-long"
    lanes.closing.set()
    assert toil(lanes, PATIENCE) == "closing"


def looks(work: Toil, monkeypatch: pytest.MonkeyPatch, enough: Callable[[int], bool]) -> list[bool]:
    """One pause of costly work: whenever it looked, whether others were at work. Who saw enough ends the server."""
    seen, at_work = list[bool](), work._others

    def look() -> bool:
        seen.append(at_work())
        if enough(len(seen)):
            work._closing.set()
        return seen[-1]

    monkeypatch.setattr(work, "_others", look)
    monkeypatch.setattr("spieltisch.server.lanes.PIECE_S", 0.0)
    with suppress(Refusal):
        work.step()
    return seen


@pytest.mark.parametrize("lane", ["moves", "reads"])
def test_costly_work_waits_while_others_are_at_work(lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.lanes.MOST_PAUSE_S", PATIENCE)
    lanes = Lanes(4)
    turns: Turns = getattr(lanes, lane).turns
    asyncio.run(turns.take("guest"))

    def enough(times: int) -> bool:
        if times == 5:
            turns.give_back("guest")
        return times > 9

    assert looks(lanes.toil(PATIENCE), monkeypatch, enough) == [True] * 5 + [False]
    assert not lanes.closing.is_set(), "it went on by itself"


def test_costly_work_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.lanes.MOST_PAUSE_S", 0.0)
    lanes = Lanes(4)
    asyncio.run(lanes.moves.turns.take("guest"))
    assert looks(lanes.toil(PATIENCE), monkeypatch, lambda times: times > 9) == [True]


def test_a_record_with_too_many_answers_is_not_even_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = random_game("xibalba", 2, 1, 60).to_text()
    with inside(f"sqlite:///{tmp_path}/tables.db", limits=1.0) as house:
        anna = house.guest()
        anna.post("/api/tables/import", {"record": record}, 201)
        monkeypatch.setattr(setting_up, "MOST_ANSWERS", 59)
        refused = anna.post("/api/tables/import", {"record": record}, 413)
    assert refused["code"] == "too-many-answers"


def test_with_sqlite_locked_by_somebody_else_plain_reads_stay_quick(tmp_path: Path) -> None:
    """Four writers wait for the lock, as many as there are threads for moves."""
    with inside(f"sqlite:///{tmp_path}/tables.db") as house:
        anna = house.guest()
        tables = [anna.new_table("human", "hotseat")["table"] for _ in range(5)]
        states = [anna.state(table, 0) for table in tables]
        lock = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")

        async def both() -> tuple[float, list[int]]:
            moves = [
                asyncio.ensure_future(anna.http.post(f"/api/tables/{state['table']}/commands", json=answer(state)))
                for state in states[:4]
            ]
            await asyncio.sleep(0.2)
            begin = time.monotonic()
            read = await anna.http.get(f"/api/tables/{tables[4]}/state?seat=0")
            took = time.monotonic() - begin
            assert read.status_code == 200
            lock.execute("ROLLBACK")
            return took, [(await move).status_code for move in moves]

        took, codes = house.run(both())
        lock.close()
    assert took < 1.0
    assert codes == [200] * 4


def answer(state: dict[str, Any]) -> dict[str, Any]:
    """A command that answers what a state asks."""
    body = {"type": "answer", "command": new_id(), "seq": state["seq"], "seat": state["viewer"]}
    return {**body, "things": [state["options"][0]["thing"]]}


def test_a_server_that_is_told_to_end_does_not_wait_for_imports(tmp_path: Path) -> None:
    """Those that are under way, and those that wait for their turn, are told when to come back, however slow it is."""
    server = Server(tmp_path / "tables.db")
    with ExitStack() as stack:
        stack.callback(server.kill)
        body = json.dumps({"record": random_game("xibalba", 4, 1, 1500, threshold=40).to_text()}).encode()
        lines = [stack.enter_context(under_way(server.address, "/api/tables/import", body)) for _ in range(6)]
        server.process.send_signal(signal.SIGTERM)
        answers = [answered(line) for line in lines]
        server.process.wait(PATIENCE)
    refused = [told for status, told in answers if status == 503]
    assert {status for status, _ in answers} <= {201, 503}
    assert {(told["code"], told["retry"]) for told in refused} == {("closing", 5)}
    assert len(refused) > 3, "one address has one of them at a time"


@contextmanager
def under_way(address: str, path: str, body: bytes) -> Iterator[socket.socket]:
    """A request that the server has begun to work on: it has asked for what belongs to it, and got it."""
    where = urlsplit(address)
    head = f"POST {path} HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {address}\r\nExpect: 100-continue\r\n"
    with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode())
        told = b""
        while not told.endswith(b"\r\n\r\n"):
            told += line.recv(1)
        assert b"100 Continue" in told
        line.sendall(body)
        yield line


def answered(line: socket.socket) -> tuple[int, dict[str, Any]]:
    """The status and the body that somebody is answered with."""
    answer = http.client.HTTPResponse(line)
    answer.begin()
    return answer.status, json.loads(answer.read())


def test_a_request_that_is_cut_off_is_told_so(tmp_path: Path) -> None:
    async def cut_off(house: Inside) -> list[dict[str, Any]]:
        begun = asyncio.Event()

        async def never(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        guard, sent = Guarded(never, house.house.settings, house.house.limits), list[dict[str, Any]]()
        request = asyncio.ensure_future(guard(scope_of("GET", "/api/games"), never, noting(sent)))
        await begun.wait()
        request.cancel()
        await request
        return sent

    with inside(f"sqlite:///{tmp_path}/tables.db") as house:
        sent = house.run(cut_off(house))
    assert sent[0]["status"] == 503
    assert (b"retry-after", b"5") in sent[0]["headers"]
    told = json.loads(sent[1]["body"])
    assert (told["code"], "Sekunden" in told["text"]) == ("closing", True)


def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Anybody could have filled the log with tracebacks."""
    sent = list[dict[str, Any]]()

    async def hung_up() -> dict[str, str]:
        return {"type": "http.disconnect"}

    with inside(f"sqlite:///{tmp_path}/tables.db") as house:
        house.run(house.app(scope_of("POST", "/api/tables", 1000), hung_up, noting(sent)))
    assert sent[0]["status"] == 400
    assert not caplog.records


def scope_of(method: str, path: str, length: int = 0) -> dict[str, Any]:
    """A request, as a server hands it on."""
    said = {"host": "localhost", "accept-language": "de", "origin": "http://localhost", "content-length": str(length)}
    headers = [(key.encode(), value.encode()) for key, value in said.items()]
    way = {"scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
    return {"type": "http", "method": method, **way, "headers": headers, "client": ("127.0.0.1", 1)}


def noting(sent: list[dict[str, Any]]) -> Callable[[dict[str, Any]], Awaitable[None]]:
    """Somebody who writes down what they are sent."""

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    return send


def descriptors(server: Server) -> list[str]:
    """What a server has open."""
    found = list[str]()
    for one in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            found.append(str(one.readlink()))
    return found


def test_a_picture_is_drawn_once_and_off_the_loop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    drawn, threads = list[str](), set[int]()

    def draw(text: str) -> bytes:
        drawn.append(text)
        threads.add(threading.get_ident())
        return b"<svg/>"

    monkeypatch.setattr(routes_seats, "drawn", draw)
    with inside(f"sqlite:///{tmp_path}/tables.db", limits=1.0) as house:
        guest, text = house.guest(), new_id()
        for _ in range(5):
            assert guest.ask("POST", "/api/qr", {"text": text}).status_code == 200
        codes = [
            guest.ask("POST", "/api/qr", {"text": new_id()}).status_code for _ in range(most("pictures", "address"))
        ]
        assert guest.ask("POST", "/api/qr", {"text": text}).status_code == 200, "those at hand are free"
    assert drawn.count(text) == 1
    assert codes[-1] == 429
    assert threading.get_ident() not in threads


# --- presence ------------------------------------------------------------------------------------------------------


def test_spectators_who_come_and_go_are_no_news(strict: Server) -> None:
    """There had been a message to everybody for each of them: 45,450 for 300."""
    anna = person(strict, "10.0.7.1")
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as live, ExitStack() as stack:
        live.next("state")
        for number in range(SPECTATORS):
            watching = stack.enter_context(
                stranger(strict, "10.1.0.0").live(table, additional_headers={"X-Forwarded-For": f"10.1.0.{number}"})
            )
            assert watching.next()["type"] == "state"
        live.send("ping")
        assert [message["type"] for message in until_pong(live)] == ["pong"]
        with anna.live(table, 1):
            pass
        live.send("ping")
        assert [message["type"] for message in until_pong(live)] == ["pong"], "Anna was there already"


def test_players_who_come_and_go_are(strict: Server) -> None:
    anna, ben = person(strict, "10.0.8.1"), person(strict, "10.0.8.2")
    made = anna.new_table("human", "open")
    ben.post("/api/join", {"code": made["invites"][0]["code"], "name": "Ben"})
    with anna.live(made["table"], 0) as live:
        assert live.next("state")["seats"][1]["online"] is False
        with ben.live(made["table"], 1):
            assert live.next("presence")["seats"][1]["online"] is True
        assert live.next("presence")["seats"][1]["online"] is False


def until_pong(live: Any) -> list[dict[str, Any]]:
    """Everything up to the next pong."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "pong":
        found.append(live.next())
    return found


# --- doors ---------------------------------------------------------------------------------------------------------


@contextmanager
def half_open(server: Server, many: int) -> Iterator[list[socket.socket]]:
    """Connections that begin a request and never finish it."""
    where = urlsplit(server.address)
    with ExitStack() as stack:
        lines = []
        for _ in range(many):
            line = stack.enter_context(socket.create_connection((where.hostname, where.port), PATIENCE))
            line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
            lines.append(line)
        yield lines


def test_requests_that_never_end_keep_nobody_out(strict: Server) -> None:
    """With 256 descriptors, 300 of them had stopped a server, which wrote 59 MB into its log."""
    anna = person(strict, "10.0.9.1")
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as live:
        live.next("state")
        with half_open(strict, 300):
            begin = time.monotonic()
            assert stranger(strict, "10.0.9.2").get("/api/health")["ok"]
            live.send("ping")
            live.next("pong")
            assert time.monotonic() - begin < 5
            assert len(descriptors(strict)) < DESCRIPTORS
    assert len(strict._told) < 10


class Line(asyncio.Transport):
    """A connection that only says whether it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = False

    def abort(self) -> None:
        """Gone."""
        self.gone = True


def test_whoever_has_said_nothing_for_longest_makes_room() -> None:
    doors = Doors(Settings("sqlite://"), 300)
    first, second = Line(), Line()
    assert doors.enter(first, "a")
    doors.busy(first)
    assert doors.enter(second, "a")
    for number in range(doors.most - 2):
        assert doors.enter(Line(), f"b{number}")
    assert doors.enter(Line(), "c")
    assert (first.gone, second.gone) == (False, True)
    assert len(doors) == doors.most


def test_an_address_has_half_of_the_places_and_what_it_uses_is_not_taken_away() -> None:
    doors = Doors(Settings("sqlite://"), 300)
    for _ in range(doors.each):
        line = Line()
        assert doors.enter(line, "a")
        doors.busy(line)
    assert doors.each <= doors.most // 2
    assert not doors.enter(Line(), "a")
    assert doors.enter(Line(), "b")


def test_a_connection_too_many_is_refused_in_words(strict: Server) -> None:
    doors = Doors(Settings("sqlite://"), DESCRIPTORS)
    where = urlsplit(strict.address)
    anna = person(strict, "10.0.10.1")
    table = anna.new_table("human", "hotseat")["table"]
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    with ExitStack() as stack:
        told = b""
        for number in range(doors.most + 20):
            line = stack.enter_context(socket.create_connection((where.hostname, where.port), PATIENCE))
            about = f"X-Forwarded-For: 10.2.0.{number}\r\nOrigin: {strict.address}\r\nHost: {where.netloc}"
            line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{about}\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
            told = line.recv(1000)
            if b" 503 " in told:
                break
        assert b"retry-after: 5" in told
        assert b"Sekunden" in told
        assert b"seconds" in told


def test_the_doors_of_a_proxy_are_not_those_of_an_address() -> None:
    assert Doors(Settings("sqlite://", proxy=True), 300).each == Doors(Settings("sqlite://"), 300).most
