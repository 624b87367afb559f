"""For those who run a server: readiness, trouble with the database, the log, `spieltisch admin`, a person's data."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from spieltisch.cli import run
from spieltisch.server import admin, expiring, live, schema
from spieltisch.server.backup import KEPT, NotEmpty, put_back
from spieltisch.server.logs import AsJson, Throttle, about
from spieltisch.server.messages import NewSeat, NewTable
from spieltisch.server.packs import Packs
from spieltisch.server.people import data_of, forget
from spieltisch.server.setting_up import set_up
from spieltisch.server.settings import Retention, Settings, database_url
from spieltisch.server.storage import Receipt, Storage, open_engine
from spieltisch.server.tokens import COOKIE, hashed
from spieltisch.server.trouble import trouble_of

from .inside import Inside, inside
from .kit import PATIENCE, Json, new_id


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database without anything in it."""
    if request.param == "sqlite":
        engine = open_engine(database_url(str(tmp_path / "tables.db")))
    else:
        engine = open_engine(request.getfixturevalue("postgres"))
        with engine.begin() as connection:
            names = ", ".join(table.name for table in schema.metadata.sorted_tables)
            connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
    yield engine
    engine.dispose()


def two_at_a_table(storage: Storage) -> tuple[int, int, str]:
    """Anna, who has set it up, and Ben, at a running table; both have said something."""
    anna, ben = (storage.new_visitor(hashed(name)) for name in ("anna", "ben"))
    seats = [NewSeat("human", "Anna"), NewSeat("hotseat", "Ben")]
    table = set_up(storage, Packs(storage), NewTable("xibalba", seats), anna, "en").table
    sheet = storage.sheet(table)
    assert sheet is not None
    storage.reseat(table, sheet.version, {1: {"visitor": ben, "kind": "human"}})
    for visitor, seat, name in ((anna, 0, "Anna"), (ben, 1, "Ben")):
        storage.say(table, Receipt(visitor, f"say {name}"), 1, seat, name, f"{name} was here")
    return anna, ben, table


# --- a person's data --------------------------------------------------------------------------------------------------


def test_a_person_takes_along_what_is_theirs_and_is_forgotten(engine: Engine) -> None:
    storage = Storage(engine)
    anna, ben, table = two_at_a_table(storage)
    alone = set_up(storage, Packs(storage), NewTable("xibalba", [NewSeat("human"), NewSeat("bot")]), anna, "en").table
    data = data_of(storage, anna)
    assert {one["table"] for one in data["tables"]} == {table, alone}
    told = json.dumps(data)
    assert "Anna was here" in told
    assert "Ben" not in told
    assert set(forget(storage, anna, "en")) == {table, alone}
    assert storage.visitor(hashed("anna")) is None
    assert storage.sheet(alone) is None  # nobody else sat there
    found = live.load(storage, Packs(storage), table)
    assert (found.sheet.seats[0].kind, found.sheet.seats[0].name, found.sheet.host) == ("bot", "Somebody", ben)
    assert [line.text for line in found.chat] == ["Ben was here"]
    assert [(note.kind, note.name) for note in found.notes] == [("left", "Somebody")]
    with engine.connect() as connection:
        rows = [row for table in KEPT for row in connection.execute(table.select())]
    assert "Anna" not in str(rows)


def test_a_browser_exports_and_deletes_what_is_known_of_it(tmp_path: Path) -> None:
    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        guest = house.guest()
        table = guest.new_table("human", "bot")["table"]
        cookie = guest.http.cookies[COOKIE]
        again = guest.ask("POST", "/api/me")
        assert f"{COOKIE}={cookie}" in again.headers["set-cookie"]  # good for another year
        assert "Max-Age=31536000" in again.headers["set-cookie"]
        assert guest.get("/api/me/data")["tables"][0]["table"] == table
        gone = guest.ask("DELETE", "/api/me")
        assert gone.status_code == 204
        assert "Max-Age=0" in gone.headers["set-cookie"]
        guest.http.cookies.set(COOKIE, cookie, domain="localhost.local")
        assert not guest.get("/api/me")["visitor"]
        assert guest.ask("GET", "/api/me/data").status_code == 403
        guest.get(f"/api/tables/{table}", 404)


def test_whoever_comes_again_is_not_forgotten_as_one_who_stays_away(tmp_path: Path) -> None:
    """The day of each visit is written down with the cookie that is renewed."""
    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        here, away = house.guest(), house.guest()
        storage, known = house.house.storage, [here.visitor, away.visitor]
        with storage.writing() as connection:
            connection.execute(text("UPDATE visitors SET created = '2020-01-01T00:00:00.000Z', seen = '2020-01-02'"))
        before = here.http.cookies[COOKIE]
        here.post("/api/me")
        assert here.http.cookies[COOKIE] == before
        assert admin.expire(storage, Retention(visitors=400), "en") == {"tables": 0, "visitors": 1}
        assert [one.id for one in admin.visitors(storage)[0]] == known[:1]


# --- many tables ------------------------------------------------------------------------------------------------------


def test_a_long_list_of_tables_comes_page_by_page(engine: Engine) -> None:
    storage = Storage(engine)
    anna, ben, first = two_at_a_table(storage)
    sheet = storage.sheet(first)
    assert sheet is not None
    like = {key: value for key, value in vars(sheet).items() if key not in ("seats", "requests")}
    made = [
        {**like, "id": f"t{n:03}", "host": (anna, ben)[n % 2], "changed": f"2026-01-01T00:00:{n // 7:02}.000Z"}
        for n in range(120)
    ]
    seats = [
        {"table_id": row["id"], **vars(seat), "visitor": (ben, anna)[seat.seat]} for row in made for seat in sheet.seats
    ]
    with storage.writing() as connection:
        connection.execute(schema.tables.insert(), made)
        connection.execute(schema.seats.insert(), seats)
    pages: list[list[str]] = []
    known = None
    while not pages or len(pages[-1]) == 50:
        page = storage.page_of(anna, 50, known)
        pages.append([sheet.id for sheet in page])
        known = (page[-1].changed, page[-1].id)
    assert [len(page) for page in pages] == [50, 50, 21]
    assert [name for page in pages for name in page] == [sheet.id for sheet in storage.sheets_of(anna)]


def test_a_browser_asks_for_pages(tmp_path: Path) -> None:
    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        guest = house.guest()
        made = [guest.new_table("human", "bot", game="xibalba")["table"] for _ in range(3)]
        first = guest.get("/api/tables?most=2")
        last = first[-1]
        rest = guest.get(f"/api/tables?most=2&before={last['changed']}%20{last['table']}")
        assert [table["table"] for table in [*first, *rest]] == made[::-1]
        for wrong in ("most=0", "most=101", "before=x", "before=%00%20%00", "before=a%20" + "b" * 40):
            assert guest.get(f"/api/tables?{wrong}", 400)["code"] == "bad-request"


# --- the command line -------------------------------------------------------------------------------------------------


def admin_says(engine: Engine, capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """What `spieltisch admin` prints."""
    url = engine.url.render_as_string(hide_password=False).replace("+psycopg", "")
    where = url.removeprefix("sqlite:///")
    assert run(["admin", *words, "--db", where, "--lang", "en"]) == status
    return "".join(capsys.readouterr())


def test_admin_lists_closes_mutes_exports_forgets_and_deletes(
    engine: Engine, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    storage = Storage(engine)
    anna, ben, table = two_at_a_table(storage)

    def says(*words: str, status: int = 0) -> str:
        return admin_says(engine, capsys, *words, status=status)

    listed: Json = json.loads(says("tables", "--which", "running", "--json"))
    assert [row["table"] for row in listed["rows"]] == [table]
    assert "1 in all; page 1 of 1" in says("tables")
    assert json.loads(says("tables", "--which", "over", "--json"))["total"] == 0
    shown = json.loads(says("show", table, "--json"))
    assert [seat["visitor"] for seat in shown["seats"]] == [anna, ben]
    assert "closed" in says("close", table)
    assert json.loads(says("tables", "--which", "closed", "--json"))["total"] == 1
    assert "open again" in says("close", table, "--again")
    assert json.loads(says("visitors", "--json"))["total"] == 2
    says("mute", str(ben))
    assert [one.muted for one in admin.visitors(storage)[0]] == [True, False]
    says("unmute", str(ben))
    says("export", str(anna), "--out", str(tmp_path / "anna.json"))
    assert "Anna was here" in (tmp_path / "anna.json").read_text("utf-8")
    says("forget", str(anna))
    says("delete", table)
    assert json.loads(says("tables", "--json"))["total"] == 0
    for words in (
        ("show", "nothing"),
        ("show", "-a_name-of-a-table"),
        ("mute", "99"),
        ("tables", "--page", "0"),
        ("expire", "--finished", "0"),
    ):
        told = says(*words, status=2)
        assert "Traceback" not in told
        assert "no option" not in told


def test_what_is_closed_or_muted_is_refused_at_the_table(tmp_path: Path) -> None:
    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        guest = house.guest()
        table = guest.new_table("human", "hotseat", game="xibalba")["table"]
        state = next(guest.state(table, seat) for seat in (0, 1) if guest.state(table, seat)["question"]["mine"])
        say = {"type": "chat", "command": new_id(), "text": "Hello"}
        admin.mute(house.house.storage, guest.visitor, True)
        assert guest.post(f"/api/tables/{table}/commands", say, 403)["code"] == "muted"
        admin.mute(house.house.storage, guest.visitor, False)
        admin.close(house.house.storage, table, True)
        thing = state["options"][0]["thing"]
        answer = {"command": new_id(), "seq": state["seq"], "seat": state["viewer"], "things": [thing]}
        path = f"/api/tables/{table}/commands"
        assert guest.post(path, {"type": "answer", **answer}, 409)["code"] == "closed"
        assert guest.state(table, state["viewer"])["seq"] == state["seq"]
        admin.close(house.house.storage, table, False)
        guest.state(table)
        assert guest.post(path, {"type": "answer", **answer})["type"] == "done"


def test_old_things_expire_and_only_those(engine: Engine, capsys: pytest.CaptureFixture[str]) -> None:
    storage = Storage(engine)
    _, _, table = two_at_a_table(storage)
    keep = ["expire", "--abandoned", "90", "--visitors", "400"]
    assert "0 tables, 0 visitors" in admin_says(engine, capsys, *keep)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET changed = '2020-01-01T00:00:00.000Z'"))
        connection.execute(text("UPDATE visitors SET created = '2020-01-01T00:00:00.000Z'"))
    assert "Would be deleted: 1 tables, 2 visitors" in admin_says(engine, capsys, *keep, "--dry-run")
    assert storage.sheet(table) is not None
    assert "Deleted: 1 tables, 2 visitors" in admin_says(engine, capsys, *keep)
    assert storage.sheet(table) is None
    assert admin.visitors(storage) == ([], 0)


def test_a_running_server_deletes_what_is_older_than_it_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("AFTER_START_S", "PAUSE_S", "EVERY_S"):
        monkeypatch.setattr(expiring, name, 0.01)
    monkeypatch.setattr(expiring, "AT_ONCE", 2)  # a little at a time
    settings = Settings(database_url(str(tmp_path / "tables.db")), keep=Retention(finished=30, abandoned=30))
    with inside(settings) as house:
        guest = house.guest()
        tables = [guest.new_table("human", "bot", game="xibalba")["table"] for _ in range(6)]
        with house.house.storage.engine.begin() as connection:
            old = text("UPDATE tables SET changed = '2020-01-01T00:00:00.000Z' WHERE id <> :kept")
            connection.execute(old, {"kept": tables[0]})

        async def wait() -> None:
            async with asyncio.timeout(PATIENCE):
                expiring_by_itself = asyncio.create_task(expiring.keep_expiring(house.house))
                while "5 tables, 0 visitors" not in caplog.text:
                    await asyncio.sleep(0.01)
                expiring_by_itself.cancel()

        house.run(wait())
        assert [table["table"] for table in guest.get("/api/tables")] == tables[:1]
    assert Settings("sqlite://").keep == Retention()  # nothing is deleted unless somebody says so


def test_a_copy_is_the_same_database_whatever_kind(
    engine: Engine, capsys: pytest.CaptureFixture[str], tmp_path: Path, postgres: str
) -> None:
    storage = Storage(engine)
    _, _, table = two_at_a_table(storage)
    copy = tmp_path / "copy.db"
    assert "1 tables, 2 visitors" in admin_says(engine, capsys, "backup", str(copy))
    assert run(["admin", "backup", str(copy), "--db", str(tmp_path / "other.db")]) == 2  # never over another one
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    with pytest.raises(NotEmpty):
        put_back(engine, copy)
    storage.delete(table)
    for visitor, _ in enumerate(admin.visitors(storage)[0], 1):
        forget(storage, visitor, "en")
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM packs"))
    assert "1 tables, 2 visitors" in admin_says(engine, capsys, "restore", str(copy))
    assert live.load(storage, Packs(storage), table).chat[0].text == "Anna was here"
    assert storage.new_visitor(hashed("cora")) == 3  # numbers go on where they were
    assert "no copy" in admin_says(engine, capsys, "restore", __file__, status=2)
    capsys.readouterr()


def test_migrating_can_be_tried_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.db"
    where = ["--db", str(file), "--lang", "en"]
    assert run(["admin", "migrate", "--dry-run", *where]) == 1
    assert "would get" in capsys.readouterr().out
    with closing(sqlite3.connect(file)) as connection:
        assert not connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert run(["admin", "migrate", *where]) == 0
    assert run(["admin", "migrate", "--dry-run", *where]) == 0
    assert "newest form" in capsys.readouterr().out


# --- trouble ----------------------------------------------------------------------------------------------------------

NEW = {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}]}


def asked(house: Inside, *requests: tuple[str, str, object]) -> list[httpx.Response]:
    """What comes of requests, faults included."""

    async def ask() -> list[httpx.Response]:
        us = "http://localhost"
        transport = httpx.ASGITransport(house.app)
        async with httpx.AsyncClient(transport=transport, base_url=us, headers={"Origin": us}) as client:
            return [await client.request(method, path, json=body) for method, path, body in requests]

    return house.run(ask())


@pytest.mark.parametrize(
    ("pragma", "code"), [("query_only=ON", "storage-read-only"), ("max_page_count=1", "storage-full")]
)
def test_a_disk_in_trouble_is_named_and_play_goes_on_afterwards(tmp_path: Path, pragma: str, code: str) -> None:
    database = database_url(str(tmp_path / "tables.db"))
    with inside(database) as house:
        engine = house.house.storage.engine
        assert asked(house, ("GET", "/api/ready", None))[0].json() == {"ready": True}
        engine.dispose()

        def hinder(connection: sqlite3.Connection, _: object) -> None:
            connection.execute(f"PRAGMA {pragma}")

        event.listen(engine, "connect", hinder)
        house.kit.readiness._looked = -10.0  # a second later
        answers = asked(house, *[("POST", "/api/tables", NEW)] * 30)  # until there is no room on the last page, either
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, code)
        assert asked(house, ("GET", "/api/health", None))[0].status_code == 200
        if code == "storage-read-only":
            answer = asked(house, ("GET", "/api/ready", None))[0]
            assert (answer.status_code, answer.json()["code"]) == (503, code)
        event.remove(engine, "connect", hinder)
        engine.dispose()
        house.kit.readiness._looked = -10.0
        assert [answer.status_code for answer in asked(house, ("POST", "/api/tables", NEW))] == [201]
        assert asked(house, ("GET", "/api/ready", None))[0].status_code == 200


def test_readiness_writes_something_and_health_needs_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with inside(database_url(str(file))) as house:
        guest = house.guest()

        def written() -> tuple[object, ...]:
            with closing(sqlite3.connect(file)) as connection:
                return connection.execute("SELECT at FROM counters WHERE key = 'ready?'").fetchone()

        guest.get("/api/ready")
        before = written()
        house.kit.readiness._looked = -10.0
        guest.get("/api/ready")
        assert written() != before  # on a disk that can only be read, nothing less shows
        house.house.storage.engine.dispose()
        for suffix in ("", "-wal", "-shm"):
            file.with_name(file.name + suffix).unlink(missing_ok=True)
        file.mkdir()  # the database is away, and this browser has a cookie
        house.kit.visitors._known.clear()
        assert asked(house, ("GET", "/api/health", None))[0].status_code == 200
        assert guest.inside.run(guest.http.get("/api/health")).status_code == 200
        house.kit.readiness._looked = -10.0
        assert guest.inside.run(guest.http.get("/api/ready")).json()["code"] == "storage-away"


def test_a_postgres_that_takes_nothing_is_named(postgres: str) -> None:
    with inside(postgres) as house:
        guest = house.guest()
        with psycopg.connect(postgres.replace("+psycopg", ""), autocommit=True) as line:
            line.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
            house.house.storage.engine.dispose()
            try:
                answer = asked(house, ("GET", "/api/ready", None))[0]
                assert (answer.status_code, answer.json()["code"]) == (503, "storage-read-only")
            finally:
                line.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
                house.house.storage.engine.dispose()
        house.kit.readiness._looked = -10.0
        assert asked(house, ("GET", "/api/ready", None))[0].status_code == 200
        assert guest.get("/api/me")["visitor"]


def test_the_log_tells_trouble_once_and_no_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_engine(database_url(str(tmp_path / "tables.db")))
    storage = Storage(engine)
    handler = logging.StreamHandler()
    lines: list[str] = []
    handler.setFormatter(AsJson())
    handler.addFilter(Throttle())
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    log = logging.getLogger("spieltisch.test")
    log.addHandler(handler)
    log.propagate = False
    engine.dispose()

    def hinder(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    event.listen(engine, "connect", hinder)
    for _ in range(50):
        with pytest.raises(SQLAlchemyError) as caught:
            storage.new_visitor(hashed("a secret"))
        assert trouble_of(caught.value) == "storage-read-only"
        log.error("a request failed", exc_info=caught.value)
    for number in range(50):
        log.error("something else, and never a %s", number)
    for player in ("Liar", "Snail") * 20:  # who tells much does not silence others
        log.warning("the player %s gave no answer", player, extra=about(player))
    log.removeHandler(handler)
    engine.dispose()
    assert len(lines) == 1 + 5 + 2 * 5
    assert json.loads(lines[-1])["message"] == "the player Snail gave no answer"
    told = json.loads(lines[0])
    assert told["message"].startswith("trouble with the database (storage-read-only)")
    assert hashed("a secret") not in "".join(lines)
    assert "INSERT" not in "".join(lines)


@pytest.mark.parametrize("form", [AsJson(), logging.Formatter()])
def test_a_fault_in_a_statement_is_told_without_its_values(engine: Engine, form: logging.Formatter) -> None:
    """Trouble is one line without a traceback; whatever else goes wrong has one, and the statement in it."""
    secret = new_id()
    with pytest.raises(SQLAlchemyError) as caught, engine.begin() as connection:
        connection.execute(text("SELECT * FROM nowhere WHERE word = :word"), {"word": secret})
    assert trouble_of(caught.value) is None
    error = (caught.type, caught.value, caught.tb)
    record = logging.LogRecord("spieltisch.test", logging.ERROR, "", 0, "a request failed", (), error)
    assert Throttle().filter(record)
    told = form.format(record)
    assert "FROM nowhere" in told
    assert secret not in told


def test_a_clock_that_jumps_a_day_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from spieltisch.server import storage

    with inside(database_url(str(tmp_path / "tables.db"))) as house:
        guest = house.guest()
        table = guest.new_table("human", "hotseat", game="xibalba")["table"]
        real = storage.now
        for days in (1, -1, 0):
            monkeypatch.setattr(storage, "now", lambda after=0.0, days=days: real(after + days * 86_400))
            state = next(guest.state(table, seat) for seat in (0, 1) if guest.state(table, seat)["question"]["mine"])
            answer = {"seq": state["seq"], "seat": state["viewer"], "things": [state["options"][0]["thing"]]}
            guest.post(f"/api/tables/{table}/commands", {"type": "answer", "command": new_id(), **answer})
            assert guest.get("/api/ready")["ready"]
