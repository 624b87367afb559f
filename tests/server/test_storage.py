"""The database: the same code on SQLite and on a real PostgreSQL; migrations; conflicts; nothing half-written."""

import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, MetaData, create_engine, inspect, select, text

from spieltisch.games import find_game
from spieltisch.packs import pack_hash
from spieltisch.server.live import LiveTable, load
from spieltisch.server.messages import NewSeat, NewTable
from spieltisch.server.migrate import NEWEST, upgrade
from spieltisch.server.packs import Packs
from spieltisch.server.refusals import Refusal
from spieltisch.server.schema import metadata
from spieltisch.server.setting_up import set_up, set_up_again
from spieltisch.server.settings import database_url
from spieltisch.server.storage import (
    ANSWER,
    INVITE,
    RECOVERY,
    Conflict,
    KeptPack,
    Note,
    Receipt,
    Row,
    Storage,
    Summary,
    Ticket,
    open_engine,
)
from spieltisch.server.tokens import hashed, hashed_code

from .packs import own_pack

T = TypeVar("T")
SUMMARY = Summary(1, 0, False, [])


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A database, fresh and brought to its present form."""
    folder = tmp_path_factory.mktemp("sqlite")
    url = (
        request.getfixturevalue("postgres") if request.param == "postgres" else database_url(str(folder / "tables.db"))
    )
    engine = open_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def storage(engine: Engine) -> Storage:
    """What we ask of it."""
    return Storage(engine)


_names = iter(range(10**6))


def visitor(storage: Storage) -> int:
    """Somebody new."""
    return storage.new_visitor(hashed(f"token {next(_names)}"))


def table(storage: Storage, host: int, kind: str = "hotseat", game: str = "xibalba") -> str:
    """A table of two seats."""
    wish = NewTable(game, [NewSeat("human"), NewSeat(kind)])  # type: ignore[arg-type]
    return set_up(storage, Packs(storage), wish, host, "en").table


def at_once(count: int, work: Callable[[int], T]) -> list[T]:
    """What comes of several threads that start the same work at the same moment."""
    start = threading.Barrier(count)

    def begin(number: int) -> T:
        start.wait()
        return work(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(begin, range(count)))


def test_migrations_make_what_the_code_expects(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST
        made, wanted = inspect(connection), metadata.tables
        for name, expected in wanted.items():
            assert {c["name"] for c in made.get_columns(name)} == {c.name for c in expected.columns}
            keys = made.get_pk_constraint(name)["constrained_columns"]
            assert keys == [c.name for c in expected.primary_key.columns]


def test_opening_again_changes_nothing(engine: Engine) -> None:
    again = open_engine(engine.url.render_as_string(hide_password=False))
    again.dispose()


WRITTEN = {  # what must be set so that a commit is on the disk before anybody hears of it
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1},
    "postgresql": {"SHOW synchronous_commit": "on"},
}


def test_a_disk_is_really_written_to(engine: Engine) -> None:
    wanted = WRITTEN[engine.dialect.name]
    with engine.connect() as connection:
        assert {query: connection.execute(text(query)).scalar() for query in wanted} == wanted


def test_a_token_is_known_by_its_hash(storage: Storage) -> None:
    number = storage.new_visitor(hashed("secret"))
    assert storage.visitor(hashed("secret")) == number
    assert storage.visitor(hashed("other")) is None
    with pytest.raises(Conflict):
        storage.new_visitor(hashed("secret"))


def test_two_writers_cannot_write_the_same_row(storage: Storage) -> None:
    name = table(storage, visitor(storage))
    sheet = storage.sheet(name)
    assert sheet is not None
    seq = storage.rows(name)[-1].seq
    rows = [Row(seq + 1, ANSWER, 0, 1, seq + 1)]
    assert storage.append(name, sheet.version, rows, SUMMARY) == sheet.version + 1
    with pytest.raises(Conflict):
        storage.append(name, sheet.version, rows, SUMMARY)
    with pytest.raises(Conflict):
        storage.append(name, sheet.version + 1, rows, SUMMARY)
    assert storage.rows(name)[-1].seq == seq + 1
    assert storage.version(name) == sheet.version + 1


def test_a_command_is_written_once_or_not_at_all(storage: Storage) -> None:
    host = visitor(storage)
    name = table(storage, host)
    sheet = storage.sheet(name)
    assert sheet is not None
    seq, receipt = storage.rows(name)[-1].seq, Receipt(host, "the-command")
    storage.append(name, sheet.version, [Row(seq + 1, ANSWER, 0, 1, seq + 1)], SUMMARY, receipt)
    assert storage.done(name, receipt) == seq + 1
    with pytest.raises(Conflict):
        storage.append(name, sheet.version + 1, [Row(seq + 2, ANSWER, 0, 1, seq + 2)], SUMMARY, receipt)
    assert storage.rows(name)[-1].seq == seq + 1
    assert storage.done(name, replace(receipt, visitor=host + 1)) is None


def test_many_writers_at_once_leave_one_game(storage: Storage) -> None:
    """Eight processes' worth of threads, each with its own copy of the table: every row is written by exactly one."""
    host = visitor(storage)
    name = table(storage, host)
    won: list[int] = []

    def play(number: int) -> None:
        for turn in range(6):
            live = load(storage, Packs(storage), name)
            before = live.seq
            try:
                live.answer(
                    live.table.position.to_move, [live.table.position.things[0]], Receipt(host, f"{number}-{turn}-x")
                )
            except Conflict:
                continue
            won.extend(range(before + 1, live.seq + 1))

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = storage.rows(name)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len(won) == len(set(won)) > 0
    assert load(storage, Packs(storage), name).seq == rows[-1].seq


def invite(storage: Storage, name: str, code: str, maker: int) -> None:
    """An invitation for the second seat."""
    storage.put_code(Ticket(name, 1, INVITE, maker), hashed_code(code))


def test_a_code_is_used_by_one_of_many(storage: Storage) -> None:
    host = visitor(storage)
    name = table(storage, host, "open")
    invite(storage, name, "ABCDEFGHJK", host)
    visitors, found = [visitor(storage) for _ in range(6)], list[Ticket | None]()

    def take(number: int) -> None:
        try:
            found.append(storage.use_code(hashed_code("abcde-fghjk"), number))
        except Conflict:
            found.append(None)

    threads = [threading.Thread(target=take, args=(number,)) for number in visitors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one for one in found if one] == [Ticket(name, 1, INVITE, host)]


def test_the_same_friend_twice_at_once_may_use_a_code_twice(storage: Storage) -> None:
    host, ben = visitor(storage), visitor(storage)
    name = table(storage, host, "open")
    invite(storage, name, "a code for Ben", host)
    found = at_once(4, lambda _: storage.use_code(hashed_code("a code for Ben"), ben))
    assert found == [Ticket(name, 1, INVITE, host)] * 4


def test_a_new_invitation_makes_the_old_one_void_and_an_old_one_expires(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ben = visitor(storage), visitor(storage)
    name = table(storage, host)
    invite(storage, name, "the first", host)
    invite(storage, name, "the second", host)
    assert storage.use_code(hashed_code("the first"), ben) is None
    monkeypatch.setattr("spieltisch.server.storage.INVITE_S", -1.0)
    assert storage.use_code(hashed_code("the second"), ben) is None
    storage.put_code(Ticket(name, 1, RECOVERY, host), hashed_code("my way back"))
    assert storage.use_code(hashed_code("my way back"), ben) == Ticket(name, 1, RECOVERY, host)


def test_with_whoever_sits_there_the_codes_of_a_seat_change(storage: Storage) -> None:
    host, ben = visitor(storage), visitor(storage)
    name = table(storage, host)
    invite(storage, name, "an invitation", host)
    storage.put_code(Ticket(name, 1, RECOVERY, host), hashed_code("my way back"))
    sheet = storage.sheet(name)
    assert sheet is not None
    with pytest.raises(Conflict):
        storage.reseat(name, sheet.version - 1, {1: {"visitor": ben}})
    storage.reseat(name, sheet.version, {1: {"visitor": ben}}, [Note(0, 0, "took", 1, "Ben", "Anna")], INVITE)
    assert storage.use_code(hashed_code("my way back"), host) is None
    assert storage.use_code(hashed_code("an invitation"), ben) is not None
    whole = storage.whole(name)
    assert whole is not None
    assert [(note.kind, note.name) for note in whole.notes] == [("took", "Ben")]
    storage.reseat(name, whole.sheet.version, {1: {"visitor": None}})
    assert storage.use_code(hashed_code("an invitation"), ben) is None


@pytest.mark.parametrize("name", ["\0", "a\0b", "\ud800", "ä"])
def test_what_no_database_takes_is_not_found(storage: Storage, name: str) -> None:
    assert storage.sheet(name) is None
    assert storage.whole(name) is None
    assert storage.pack(name) is None


def test_a_rematch_is_set_up_once_however_many_want_it(storage: Storage) -> None:
    host = visitor(storage)
    old = storage.sheet(table(storage, host))
    assert old is not None
    for turn in range(3):  # a table that is deleted makes room for another one
        made = at_once(6, lambda _: set_up_again(storage, Packs(storage), replace(old, over=True)).table)
        assert len(set(made)) == 1, turn
        sheet = storage.sheet(old.id)
        assert sheet is not None
        assert sheet.rematch == made[0]
        assert len(storage.sheets_of(host)) == 2
        storage.delete(made[0])


def test_deleting_leaves_nothing(storage: Storage) -> None:
    host = visitor(storage)
    name = table(storage, host, "open")
    storage.say(name, Receipt(host, "hello"), 1, 0, "Anna", "Hello")
    storage.delete(name)
    with storage.engine.connect() as connection:
        for child in metadata.sorted_tables:
            if "table_id" in child.c:
                left = connection.execute(child.select().where(child.c.table_id == name)).all()
                assert left == [], child.name
    assert storage.sheet(name) is None


def test_a_game_read_again_is_the_same_game(storage: Storage) -> None:
    """Answers, chance, batches, hints and what was taken back: memory and log agree at every step."""
    host = visitor(storage)
    name = table(storage, host)
    live = load(storage, Packs(storage), name)
    undone = 0
    for turn in range(60):
        seat = live.table.position.to_move
        live.answer(
            seat, [live.table.position.things[turn % len(live.table.position.things)]], Receipt(host, f"turn-{turn}")
        )
        if turn % 3 == 0 and live.table.can_undo(seat):
            live.take_hint(live.table.position.to_move)
            live.undo(seat, Receipt(host, f"undo-{turn}"))
            undone += 1
        if turn % 7 == 0:
            same(live, load(storage, Packs(storage), name))
    assert undone
    same(live, load(storage, Packs(storage), name))


def same(live: LiveTable, again: LiveTable) -> None:
    """Both are the same game, ready to go on."""
    assert live.table.position.state.tobytes() == again.table.position.state.tobytes()
    assert live.table.given() == again.table.given()
    assert live.notes == again.notes
    assert (live.seq, live.sheet) == (again.seq, replace(again.sheet, changed=live.sheet.changed))


def test_a_pack_is_kept_once_with_the_first_table(storage: Storage) -> None:
    first, second = (table(storage, visitor(storage), game="wutaki") for _ in range(2))
    sheets = [storage.sheet(name) for name in (first, second)]
    fingerprints = {sheet.pack_hash for sheet in sheets if sheet is not None}
    (kept,) = [storage.pack(fingerprint) for fingerprint in fingerprints]
    assert kept is not None
    assert (kept.game, kept.name) == ("wutaki", "base")
    assert pack_hash({name: text.encode() for name, text in kept.files.items()}) == kept.hash
    storage.keep_pack(replace(kept, name="somebody was faster"))
    assert storage.pack(kept.hash) == kept
    assert storage.pack("0" * 64) is None
    assert ("wutaki", kept.hash) not in storage.packs_missing()


def test_a_pack_counts_as_kept_only_if_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.storage.BUSY_MS", 1)
    storage = Storage(open_engine(database_url(str(tmp_path / "held.db"))))
    kept, other = (KeptPack(fingerprint, "xibalba", "own", {}) for fingerprint in ("kept", "other"))
    storage.keep_pack(kept)
    with storage.engine.connect().execution_options(writes=True) as connection, connection.begin():
        storage.keep_pack(kept)
        with pytest.raises(Conflict):
            storage.keep_pack(other)
    assert storage.pack("other") is None
    storage.keep_pack(other)
    assert storage.pack("other") == other
    storage.engine.dispose()


def test_a_pack_of_bytes_that_editors_leave_is_kept_as_it_was(storage: Storage, tmp_path: Path) -> None:
    """Its hash depends on every byte: on marks at the start and on the ends of lines, too."""
    folder = own_pack(tmp_path, "xibalba", "marked")
    for path in folder.glob("*.toml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    wish = NewTable("xibalba", [NewSeat("human"), NewSeat("bot")], pack="marked")
    name = set_up(storage, Packs(storage, tmp_path), wish, visitor(storage), "en").table
    shutil.rmtree(folder)
    assert load(storage, Packs(storage), name).table.box.pack.name == "marked"


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database as the first revision made them."""
    if request.param == "postgres":
        server = create_engine(request.getfixturevalue("postgres"), isolation_level="AUTOCOMMIT")
        with server.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {(name := f'old{next(_names)}')}"))
        server.dispose()
        engine = create_engine(server.url.set(database=name))
    else:
        engine = create_engine(database_url(str(tmp_path / "old.db")))
    upgrade(engine, "0001")
    yield engine
    engine.dispose()


def copy_tables(new: Storage, old: Engine) -> None:
    """Put all tables of a database of today into an old one, as far as that had a place for them."""
    known = MetaData()
    known.reflect(old)
    with new.engine.connect() as source, old.begin() as target:
        for name in ("visitors", "tables", "seats", "log"):
            columns = [column for column in metadata.tables[name].columns if column.name in known.tables[name].columns]
            rows = [dict(row) for row in source.execute(select(*columns)).mappings()]
            target.execute(metadata.tables[name].insert(), rows)


def test_tables_of_the_first_databases_get_their_packs(old: Engine, tmp_path: Path) -> None:
    """They knew no packs. The server keeps those that still lie on the disk; the others are refused by name."""
    new = Storage(open_engine(database_url(str(tmp_path / "new.db"))))
    host = visitor(new)
    name, lost = (table(new, host, game=game) for game in ("wutaki", "xibalba"))
    copy_tables(new, old)
    with old.begin() as connection:
        connection.execute(text("UPDATE tables SET pack_hash = 'c0ffee' WHERE id = :id"), {"id": lost})
    storage = Storage(open_engine(old.url.render_as_string(hide_password=False)))
    before, sheet = new.sheet(name), storage.sheet(name)
    assert before is not None
    assert before == sheet
    assert sorted(storage.packs_missing()) == [("wutaki", before.pack_hash), ("xibalba", "c0ffee")]
    Packs(storage).open()
    assert storage.packs_missing() == [("xibalba", "c0ffee")]
    same(load(new, Packs(new), name), load(storage, Packs(storage), name))
    with pytest.raises(Refusal, match="other-pack"):
        load(storage, Packs(storage), lost)
    for one in (new, storage):
        one.engine.dispose()


def test_tables_whose_pack_said_other_words_about_sources_open(old: Engine, tmp_path: Path) -> None:
    """The first databases kept no packs; the one on the disk names the fingerprint that it had then."""
    new = Storage(open_engine(database_url(str(tmp_path / "new.db"))))
    name = table(new, visitor(new), game="wutaki")
    copy_tables(new, old)
    (former,) = find_game("wutaki").open_box(2).pack.former
    with old.begin() as connection:
        connection.execute(text("UPDATE tables SET pack_hash = :former"), {"former": former})
    storage = Storage(open_engine(old.url.render_as_string(hide_password=False)))
    Packs(storage).open()
    assert load(storage, Packs(storage), name).table.given() == load(new, Packs(new), name).table.given()
    for one in (new, storage):
        one.engine.dispose()


def test_an_old_table_that_waits_for_friends_is_dealt_anew_when_they_sit(old: Engine, tmp_path: Path) -> None:
    """It was dealt when it was set up; nobody has answered, so nothing is lost. A game that had begun goes on."""
    new = Storage(open_engine(database_url(str(tmp_path / "new.db"))))
    host = visitor(new)
    waiting, begun = (table(new, host, game="wutaki") for _ in range(2))
    live = load(new, Packs(new), begun)
    live.answer(live.table.position.to_move, [live.table.position.things[0]], Receipt(host, "the first answer"))
    copy_tables(new, old)
    with old.begin() as connection:
        connection.execute(text("UPDATE seats SET kind = 'open', visitor = NULL WHERE seat = 1"))
    storage = Storage(open_engine(old.url.render_as_string(hide_password=False)))
    again = load(storage, Packs(storage), waiting)
    assert (again.sheet.waiting, again.table.position.number, again.seq) == (True, 0, 0)
    storage.reseat(waiting, again.sheet.version, {1: {"kind": "bot"}})
    assert load(storage, Packs(storage), waiting).asked is not None
    same_game = load(storage, Packs(storage), begun)
    assert not same_game.sheet.waiting
    assert same_game.table.given() == live.table.given()
    for one in (new, storage):
        one.engine.dispose()


def test_files_and_urls_name_a_database(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "new" / "x.db")) == f"sqlite:///{tmp_path}/new/x.db"
    assert (tmp_path / "new").is_dir()
    assert database_url("postgresql://a@b/c") == "postgresql+psycopg://a@b/c"
