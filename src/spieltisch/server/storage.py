"""Reads and writes the database. Every function here blocks: call it from a thread of its own, never from the loop.

A write either happens whole, and is on the disk when the function returns, or not at all. `Conflict` says that somebody
else, perhaps another server on the same database, has changed the table meanwhile.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from . import schema as db
from .commits import Commits
from .migrate import upgrade
from .tokens import used_code

ANSWER, UNDO = "answer", "undo"
INVITE, RECOVERY = "invite", "recovery"  # what a code is good for
UNUSED_S = 24 * 3600.0  # how long a pack of a visitor is kept without a table
INVITE_S = 7 * 24 * 3600.0  # how long an invitation is good
MOST_CHAT = 100  # lines that somebody who comes to a table gets to read
BUSY_MS = 10_000  # how long a writer waits for another one
CHANNEL = (
    "spieltisch"  # on which PostgreSQL tells every server what has changed: `table:version`, `table:` who is there
)
GONE = -1  # the version of a table that was deleted
PROBE = "ready?"  # what is written to see whether anything can be


# How long PostgreSQL may take: to let us in, and to be silent before the line counts as dead.
PATIENT = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


class Conflict(Exception):
    """Somebody else has changed the table: look again."""


class Muted(Exception):
    """Whoever runs the server does not let this visitor say anything."""


class Hushed(Exception):
    """The host of the table does not let this visitor say anything there."""


@dataclass(frozen=True)
class Seat:
    """A seat and who sits there. `visitor` is None for bots and while a friend has not come."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    visitor: int | None = None
    stand_in: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a program answers for this seat now."""
        return self.kind == "bot" or self.stand_in


@dataclass(frozen=True)
class Request:
    """Somebody (`visitor` None: a bot that stands in) is to play a seat of a running game; `agreed` are visitors."""

    seat: int
    visitor: int | None
    name: str
    asked: str
    agreed: Sequence[int]


@dataclass(frozen=True)
class Sheet:
    """Everything about a table except its game and its chat."""

    id: str
    game: str
    players: int
    options: Mapping[str, Any]
    pack_name: str
    pack_hash: str
    title: str
    host: int
    created: str
    changed: str
    pace: int
    rematch: str | None
    version: int
    number: int
    asked: int | None
    over: bool
    winners: Sequence[int]
    hints: bool | None = None  # None: nobody has said whether they are allowed
    lesson: bool = False  # a guided game
    closed: bool = False  # whoever runs the server has closed it: it can be looked at, and nothing else
    hushed: Sequence[int] = ()  # visitors whom the host lets write nothing here
    removed: Sequence[int] = ()  # visitors whom the host has shown out: the table is not there for them any more
    ordered: int = 0  # how often the host has kept order in the chat
    seats: tuple[Seat, ...] = ()
    requests: tuple[Request, ...] = ()

    @property
    def waiting(self) -> bool:
        """Whether nothing is dealt yet: the game begins when every seat is taken."""
        return self.asked is None and not self.over

    @property
    def full(self) -> bool:
        """Whether every seat is taken, by people or by bots."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> frozenset[int]:
        """The visitors who sit here."""
        return frozenset(seat.visitor for seat in self.seats if seat.visitor is not None)

    def awaited(self, request: Request) -> frozenset[int]:
        """The visitors who have not agreed with a request yet."""
        return self.people - {request.visitor, *request.agreed}

    def request(self, seat: int | None) -> Request | None:
        """Who is to play a seat, if anybody is."""
        return next((request for request in self.requests if request.seat == seat), None)

    @property
    def hints_allowed(self) -> bool:
        """Whether a seat that is asked may have hints: unless told otherwise, a single person among bots may."""
        return sum(seat.kind != "bot" for seat in self.seats) <= 1 if self.hints is None else self.hints

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, visitor: int | None) -> list[int]:
        """The seats that belong to a visitor."""
        return [seat.seat for seat in self.seats if visitor is not None and seat.visitor == visitor]


@dataclass(frozen=True)
class Row:
    """One row of a game's log."""

    seq: int
    kind: str
    seat: int
    thing: int
    batch: int
    command: str | None = None


@dataclass(frozen=True)
class Summary:
    """What a list of tables shows of a game."""

    number: int
    asked: int | None
    over: bool
    winners: Sequence[int]


@dataclass(frozen=True)
class Line:
    """Something somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    visitor: int | None = None  # who they are; no client is ever told


@dataclass(frozen=True)
class Note:
    """Something about a seat that the log tells, when it ended with row `seq` and `number` answers stood."""

    seq: int
    number: int
    kind: str  # a sentence `note-…` of the server
    seat: int
    name: str = ""  # who did it
    other: str = ""  # who sat there before


@dataclass(frozen=True)
class Ticket:
    """What a code that somebody has is good for."""

    table: str
    seat: int
    kind: str
    maker: int | None


@dataclass(frozen=True)
class Whole:
    """Everything about a table as it was at one moment."""

    sheet: Sheet
    rows: list[Row]
    chat: list[Line]
    notes: list[Note]


@dataclass(frozen=True)
class KeptPack:
    """A pack as it is kept: its files as texts, which they are."""

    hash: str
    game: str
    name: str
    files: Mapping[str, str]
    owner: int | None = None  # the visitor who has made it here
    kept: str | None = None  # when they last began a game with it


@dataclass(frozen=True)
class Receipt:
    """A command that is being carried out: who gave it, and what it is called."""

    visitor: int
    command: str


def now(after: float = 0.0) -> str:
    """The time, as it is kept; or so many seconds later."""
    return later(datetime.now(UTC).isoformat(), after)


def later(time: str, seconds: float) -> str:
    """A moment so many seconds after another one."""
    moment = datetime.fromisoformat(time) + timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def is_key(text: str) -> bool:
    """Whether something that somebody asks for can be in the database at all: there are signs that it does not take."""
    return text.isascii() and text.isprintable()


def open_engine(url: str) -> Engine:
    """The database of a URL, brought to its present form."""
    if url.startswith("sqlite"):
        arguments: dict[str, Any] = {"check_same_thread": False, "timeout": BUSY_MS / 1000}
        engine = create_engine(url, pool_size=12, connect_args=arguments, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = create_engine(url, pool_size=12, pool_pre_ping=True, connect_args=PATIENT, hide_parameters=True)
    upgrade(engine)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Full synchronisation: what is committed survives a power cut."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer queues up at once, so that it never has to give up in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Storage:
    """The database and what we ask of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._commits = Commits(engine) if engine.dialect.name == "sqlite" else None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """To look at something."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """To change something, whole or not at all; `Conflict` if somebody else was faster."""
        try:
            if self._commits is not None:
                with self._commits.writing() as connection:
                    yield connection
            else:
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    yield connection
        except IntegrityError as error:
            raise Conflict from error
        except OperationalError as error:
            if "locked" in str(error.orig) or "serialize" in str(error.orig) or "deadlock" in str(error.orig):
                raise Conflict from error
            raise

    def probe(self) -> None:
        """Whether anything can be written now: an error says why not. What changes nothing would write nothing."""
        row, tried = db.counters.c, {"units": 0.0, "at": time.time()}
        with self.writing() as connection:
            if connection.execute(update(db.counters).where(row.key == PROBE).values(**tried)).rowcount == 0:
                connection.execute(insert(db.counters).values(key=PROBE, **tried))

    # --- visitors ----------------------------------------------------------------------------------------------------

    def visitor(self, token: str) -> int | None:
        """The visitor with this token (its hash)."""
        with self.reading() as connection:
            return connection.execute(select(db.visitors.c.id).where(db.visitors.c.token == token)).scalar()

    def new_visitor(self, token: str) -> int:
        """Somebody who has not been here before."""
        with self.writing() as connection:
            result = connection.execute(insert(db.visitors).values(token=token, created=now()))
            assert result.inserted_primary_key is not None
            return int(result.inserted_primary_key[0])

    def was_here(self, visitor: int) -> None:
        """Write down on which day somebody was here last."""
        today, columns = now()[:10], db.visitors.c
        new = (columns.id == visitor) & or_(columns.seen.is_(None), columns.seen < today)
        with self.reading() as connection:
            if connection.execute(select(columns.id).where(new)).scalar() is None:
                return
        with self.writing() as connection:
            connection.execute(update(db.visitors).where(columns.id == visitor).values(seen=today))

    # --- tables ------------------------------------------------------------------------------------------------------

    def sheet(self, table: str) -> Sheet | None:
        """A table and its seats."""
        with self.reading() as connection:
            return self._sheet(connection, table)

    def _sheet(self, connection: Connection, table: str) -> Sheet | None:
        if not is_key(table):
            return None
        found = _sheets(connection, db.tables.c.id == table)
        return found[0] if found else None

    def sheets(self, tables: Sequence[str]) -> list[Sheet]:
        """Several tables at once."""
        with self.reading() as connection:
            return _sheets(connection, db.tables.c.id.in_(tables))

    def sheets_of(self, visitor: int) -> list[Sheet]:
        """The tables that a visitor has set up or sits at, the latest first."""
        sits_at = select(db.seats.c.table_id).where(db.seats.c.visitor == visitor)
        with self.reading() as connection:
            return _sheets(connection, or_(db.tables.c.host == visitor, db.tables.c.id.in_(sits_at)))

    def page_of(self, visitor: int, most: int, before: tuple[str, str] | None = None) -> list[Sheet]:
        """Some of these tables, the latest first: as many as wanted behind one that is known, by `changed` and name.

        Only names and times are looked at until it is known which ones they are: somebody may have thousands.
        """
        table = db.tables.c
        order = table.changed.desc(), table.id.desc()
        further = table.id.is_not(None) if before is None else tuple_(table.changed, table.id) < before
        sits = select(table.id, table.changed).join(db.seats, db.seats.c.table_id == table.id)
        ways = (
            select(table.id, table.changed).where(table.host == visitor, further),
            sits.where(db.seats.c.visitor == visitor, further),
        )
        found = union(*(select(way.order_by(*order).limit(most).subquery()) for way in ways)).subquery().c
        with self.reading() as connection:
            wanted = select(found.id).order_by(found.changed.desc(), found.id.desc()).limit(most)
            ids = connection.execute(wanted).scalars().all()
            return _sheets(connection, table.id.in_(ids)) if ids else []

    def version(self, table: str) -> int | None:
        """The version of a table, None if it is gone."""
        with self.reading() as connection:
            return connection.execute(_VERSION, {"known_table": table}).scalar()

    def create(
        self,
        sheet: Sheet,
        rows: Sequence[Row],
        codes: Mapping[int, str],
        follows: str | None = None,
        note: Note | None = None,
    ) -> str:
        """Set up a table with what has happened there already, and codes (hashes) of invitations.

        A table that follows another one is set up once: the name returned is that of the first.
        """
        with self.writing() as connection:
            if follows is not None and (there := _next_table(connection, follows)):
                return there
            values = {key: value for key, value in vars(sheet).items() if key not in ("seats", "requests")}
            connection.execute(insert(db.tables).values(values))
            connection.execute(insert(db.seats), [{"table_id": sheet.id, **vars(seat)} for seat in sheet.seats])
            _add_rows(connection, sheet.id, rows)
            for seat, code in codes.items():
                _add_code(connection, Ticket(sheet.id, seat, INVITE, sheet.host), code)
            if note is not None:
                _add_note(connection, sheet.id, note)
            if follows is not None:
                touch(connection, follows, rematch=sheet.id)
            return sheet.id

    def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""
        with self.writing() as connection:
            self.delete_in(connection, table)
            self.drop_unused_packs(connection)

    def delete_in(self, connection: Connection, table: str) -> None:
        """Delete a table together with whatever else is changed."""
        for child in (db.log, db.notes, db.commands, db.chat, db.codes, db.requests, db.seats):
            connection.execute(delete(child).where(child.c.table_id == table))
        connection.execute(update(db.tables).where(db.tables.c.rematch == table).values(rematch=None))
        connection.execute(delete(db.tables).where(db.tables.c.id == table))
        announce(connection, table, GONE)

    def change_table(self, table: str, **values: object) -> int:
        """Another title or pace, or another word on hints; the version after that."""
        with self.writing() as connection:
            return touch(connection, table, None, **values)

    # --- seats -------------------------------------------------------------------------------------------------------

    def reseat(
        self,
        table: str,
        version: int,
        seats: Mapping[int, Mapping[str, object]],
        notes: Sequence[Note] = (),
        keep: str = "",
        **values: object,
    ) -> None:
        """Change seats, and tell of it in the log, if nobody else has changed the table meanwhile.

        With whoever sits there the codes of a seat change: none is good any more, but for one of the kind to `keep`.
        """
        with self.writing() as connection:
            touch(connection, table, version, **values)
            self._reseat(connection, table, seats, notes, keep)

    def _reseat(
        self,
        connection: Connection,
        table: str,
        seats: Mapping[int, Mapping[str, object]],
        notes: Sequence[Note],
        keep: str,
    ) -> None:
        for seat, changes in seats.items():
            connection.execute(update(db.seats).where(_at(db.seats, table, seat)).values(**changes))
            if "visitor" in changes or "stand_in" in changes:
                connection.execute(delete(db.requests).where(_at(db.requests, table, seat)))
            if "visitor" in changes:
                codes = _at(db.codes, table, seat) & (db.codes.c.kind != keep)
                connection.execute(delete(db.codes).where(codes))
        for note in notes:
            _add_note(connection, table, note)

    def show_out(
        self,
        table: str,
        version: int,
        removed: Sequence[int],
        seats: Mapping[int, Mapping[str, object]],
        notes: Sequence[Note],
    ) -> None:
        """Let somebody come to a table no more: their seats change, and what they would have liked is of no account."""
        with self.writing() as connection:
            touch(connection, table, version, removed=removed, ordered=db.tables.c.ordered + 1)
            self._reseat(connection, table, seats, notes, "")
            theirs = (db.requests.c.table_id == table) & db.requests.c.visitor.in_(removed)
            connection.execute(delete(db.requests).where(theirs))

    def ask(self, table: str, version: int, request: Request) -> None:
        """Let a request wait for consent, or change who has agreed, if nobody else has changed the table meanwhile."""
        with self.writing() as connection:
            touch(connection, table, version)
            connection.execute(delete(db.requests).where(_at(db.requests, table, request.seat)))
            connection.execute(insert(db.requests).values(table_id=table, **vars(request)))

    def drop_request(self, table: str, version: int, seat: int, note: Note) -> None:
        """Somebody has said no: the request is gone, and so is the invitation that it came with."""
        with self.writing() as connection:
            touch(connection, table, version)
            invitation = _at(db.codes, table, seat) & (db.codes.c.kind == INVITE)
            connection.execute(delete(db.codes).where(invitation))
            connection.execute(delete(db.requests).where(_at(db.requests, table, seat)))
            _add_note(connection, table, note)

    # --- codes -------------------------------------------------------------------------------------------------------

    def put_code(self, ticket: Ticket, code: str) -> str:
        """A new code (its hash) for a seat; the old one of its kind is void. When it was made."""
        with self.writing() as connection:
            old = _at(db.codes, ticket.table, ticket.seat) & (db.codes.c.kind == ticket.kind)
            connection.execute(delete(db.codes).where(old))
            return _add_code(connection, ticket, code)

    def look_at_code(self, code: str) -> Ticket | None:
        """What a code (its hash) is good for; None: there is no such code, or no longer."""
        columns = db.codes.c
        fresh = or_(columns.kind != INVITE, columns.created >= now(-INVITE_S))
        wanted = select(columns.table_id, columns.seat, columns.kind, columns.maker)
        with self.reading() as connection:
            found = connection.execute(wanted.where(columns.code == code, fresh)).one_or_none()
            return None if found is None else Ticket(*found)

    def use_code(self, code: str, visitor: int) -> Ticket | None:
        """Use up a code (its hash); None: there is no such code, or no longer.

        Whoever has used it may come again: perhaps they never heard that it worked. A way back that is tried where
        somebody sits already, perhaps its owner, leads nowhere and stays good.
        """
        used, columns = used_code(code, visitor), db.codes.c
        fresh = or_(columns.kind != INVITE, columns.created >= now(-INVITE_S))
        sits = exists().where(db.seats.c.table_id == columns.table_id, db.seats.c.visitor == visitor)
        idle = (columns.kind == RECOVERY) & sits
        with self.writing() as connection:
            connection.execute(update(db.codes).where(columns.code == code, fresh, ~idle).values(code=used))
            wanted = select(columns.table_id, columns.seat, columns.kind, columns.maker)
            known = (columns.code == used) | ((columns.code == code) & idle)
            found = connection.execute(wanted.where(known)).one_or_none()
            return None if found is None else Ticket(*found)

    # --- the game ----------------------------------------------------------------------------------------------------

    def whole(self, table: str) -> Whole | None:
        """Everything about a table as it was at one moment, whoever writes meanwhile."""
        with self.reading() as connection:
            if connection.dialect.name != "sqlite":  # where a reader always sees one moment
                connection.execution_options(isolation_level="REPEATABLE READ")
            sheet = self._sheet(connection, table)
            if sheet is None:
                return None
            return Whole(sheet, _rows(connection, table), _chat(connection, table), _notes(connection, table))

    def since(self, table: str, seq: int, line: int) -> Whole | None:
        """The same without what somebody knows: rows of the log up to `seq`, and lines of chat up to `line`."""
        with self.reading() as connection:
            if connection.dialect.name != "sqlite":
                connection.execution_options(isolation_level="REPEATABLE READ")
            sheet = self._sheet(connection, table)
            if sheet is None:
                return None
            said = [one for one in _chat(connection, table) if one.number > line]
            return Whole(sheet, _rows(connection, table, seq), said, _notes(connection, table))

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of tables; those that are gone have none."""
        with self.reading() as connection:
            found = connection.execute(select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(tables)))
            return {row.id: row.version for row in found}

    def rows(self, table: str) -> list[Row]:
        """The whole log of a game."""
        with self.reading() as connection:
            return _rows(connection, table)

    def append(
        self, table: str, version: int, rows: Sequence[Row], summary: Summary, receipt: Receipt | None = None
    ) -> int:
        """Write answers at the end of a log if nobody else has written meanwhile; the version after that."""
        with self.writing() as connection:
            values = {"changed": now(), "new_version": version + 1, "known_table": table, "known_version": version}
            if connection.execute(_ADVANCE, {**vars(summary), **values}).rowcount != 1:
                raise Conflict
            _add_rows(connection, table, rows)
            if receipt is not None:
                _add_receipt(connection, table, receipt, rows[-1].seq)
            announce(connection, table, version + 1)
            return version + 1

    def done(self, table: str, receipt: Receipt) -> int | None:
        """The number under which a command was written, None if it was not."""
        columns = db.commands.c
        here = (columns.table_id == table) & (columns.visitor == receipt.visitor) & (columns.command == receipt.command)
        with self.reading() as connection:
            return connection.execute(select(columns.seq).where(here)).scalar()

    def add_note(self, table: str, note: Note) -> int:
        """Write down what the log is to tell; the version after that."""
        with self.writing() as connection:
            version = touch(connection, table)
            _add_note(connection, table, note)
            return version

    # --- packs -------------------------------------------------------------------------------------------------------

    def pack(self, fingerprint: str) -> KeptPack | None:
        """The pack with this hash, if a game was ever set up with it."""
        if not is_key(fingerprint):
            return None
        with self.reading() as connection:
            row = connection.execute(select(db.packs).where(db.packs.c.hash == fingerprint)).mappings().one_or_none()
            return None if row is None else KeptPack(**row)

    def has_pack(self, fingerprint: str) -> bool:
        """Whether a pack is still kept: those of visitors go with them."""
        with self.reading() as connection:
            here = select(db.packs.c.hash).where(db.packs.c.hash == fingerprint)
            return connection.execute(here).scalar() is not None

    def keep_pack(self, pack: KeptPack) -> None:
        """Keep a pack, once. A hash names one pack only, so whoever was faster has written the same."""
        mine, moment = db.packs.c.hash == pack.hash, None if pack.owner is None else now()
        try:
            with self.writing() as connection:
                if moment is not None:  # it stays for a while: a game is about to begin with it
                    again = update(db.packs).where(mine, db.packs.c.owner.is_not(None)).values(kept=moment)
                    if connection.execute(again).rowcount:
                        return
                connection.execute(insert(db.packs).values({**vars(pack), "kept": moment}))
        except Conflict:
            if self.pack(pack.hash) is None:  # nobody was faster: we were not let in
                raise

    def drop_unused_packs(self, connection: Connection) -> None:
        """Delete packs that visitors had made, that no table has any more, and nobody has begun a game with lately."""
        used = select(db.tables.c.id).where(db.tables.c.pack_hash == db.packs.c.hash).exists()
        old = db.packs.c.owner.is_not(None) & (db.packs.c.kept < now(-UNUSED_S))
        connection.execute(delete(db.packs).where(old, ~used))

    def packs_missing(self) -> list[tuple[str, str]]:
        """Games and hashes of the packs that tables name and that are not kept: those of older databases."""
        kept = select(db.packs.c.hash)
        named = select(db.tables.c.game, db.tables.c.pack_hash).where(db.tables.c.pack_hash.not_in(kept)).distinct()
        with self.reading() as connection:
            return [(game, fingerprint) for game, fingerprint in connection.execute(named)]

    # --- chat --------------------------------------------------------------------------------------------------------

    def say(self, table: str, receipt: Receipt, seq: int, seat: int | None, name: str, text: str) -> tuple[Line, int]:
        """Write down what somebody said; the line, and the version of the table after that."""
        with self.writing() as connection:
            muted = select(db.visitors.c.muted).where(db.visitors.c.id == receipt.visitor)
            if connection.execute(muted).scalar():
                raise Muted
            hushed = select(db.tables.c.hushed).where(db.tables.c.id == table)
            if receipt.visitor in (connection.execute(hushed).scalar() or ()):
                raise Hushed
            version = touch(connection, table)
            last = connection.execute(select(func.max(db.chat.c.number)).where(db.chat.c.table_id == table)).scalar()
            line = Line((last or 0) + 1, seat, name, text, now(), receipt.visitor)
            connection.execute(insert(db.chat).values(table_id=table, **vars(line)))
            _add_receipt(connection, table, receipt, seq)
            return line, version


# Statements of every answer are put together once: that takes SQLAlchemy longer than carrying them out.
_ADVANCE = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("known_table"), db.tables.c.version == bindparam("known_version"))
    .values(
        {name: bindparam(name) for name in ("number", "asked", "over", "winners", "changed")}
        | {"version": bindparam("new_version")}
    )
)
_ADD_ROWS = insert(db.log)
_ADD_RECEIPT = insert(db.commands)
_ANNOUNCE = text("SELECT pg_notify(:channel, :news)")
_VERSION = select(db.tables.c.version).where(db.tables.c.id == bindparam("known_table"))


def _sheets(connection: Connection, which: Any) -> list[Sheet]:
    order_of_tables = db.tables.c.changed.desc(), db.tables.c.id.desc()
    found = connection.execute(select(db.tables).where(which).order_by(*order_of_tables)).mappings().all()
    if not found:
        return []
    ids = [row["id"] for row in found]
    seats: dict[str, list[Seat]] = {table: [] for table in ids}
    order = db.seats.c.seat
    for row in connection.execute(select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(order)).mappings():
        seat = {key: value for key, value in row.items() if key != "table_id"}
        seats[row["table_id"]].append(Seat(**seat))
    requests: dict[str, list[Request]] = {table: [] for table in ids}
    for row in connection.execute(select(db.requests).where(db.requests.c.table_id.in_(ids))).mappings():
        request = {key: value for key, value in row.items() if key != "table_id"}
        requests[row["table_id"]].append(Request(**request))
    return [Sheet(**row, seats=tuple(seats[row["id"]]), requests=tuple(requests[row["id"]])) for row in found]


def _rows(connection: Connection, table: str, after: int = 0) -> list[Row]:
    columns = (db.log.c.seq, db.log.c.kind, db.log.c.seat, db.log.c.thing, db.log.c.batch, db.log.c.command)
    wanted = (db.log.c.table_id == table) & (db.log.c.seq > after)
    found = connection.execute(select(*columns).where(wanted).order_by(db.log.c.seq))
    return [Row(*row) for row in found]


def _chat(connection: Connection, table: str) -> list[Line]:
    columns = [db.chat.c[name] for name in ("number", "seat", "name", "text", "at", "visitor")]
    newest = select(*columns).where(db.chat.c.table_id == table).order_by(db.chat.c.number.desc()).limit(MOST_CHAT)
    return [Line(*row) for row in connection.execute(newest)][::-1]


def _notes(connection: Connection, table: str) -> list[Note]:
    columns = [db.notes.c[name] for name in ("seq", "number", "kind", "seat", "name", "other")]
    found = connection.execute(select(*columns).where(db.notes.c.table_id == table).order_by(db.notes.c.note))
    return [Note(*row) for row in found]


def _add_note(connection: Connection, table: str, note: Note) -> None:
    last = connection.execute(select(func.max(db.notes.c.note)).where(db.notes.c.table_id == table)).scalar()
    connection.execute(insert(db.notes).values(table_id=table, note=(last or 0) + 1, at=now(), **vars(note)))


def _add_code(connection: Connection, ticket: Ticket, code: str) -> str:
    made = now()
    values = {"code": code, "table_id": ticket.table, "seat": ticket.seat, "kind": ticket.kind, "maker": ticket.maker}
    connection.execute(insert(db.codes).values(created=made, **values))
    return made


def _at(what: Any, table: str, seat: int) -> Any:
    """What belongs to a seat."""
    return (what.c.table_id == table) & (what.c.seat == seat)


def _next_table(connection: Connection, table: str) -> str | None:
    """The table that follows another one; whoever else wants to set it up waits until we have."""
    return connection.execute(select(db.tables.c.rematch).where(db.tables.c.id == table).with_for_update()).scalar()


def touch(connection: Connection, table: str, known: int | None = None, **values: object) -> int:
    """Change something about a table, only if it is as we have known it; its version after that."""
    here = db.tables.c.id == table
    version = db.tables.c.version
    fresh = here if known is None else here & (version == known)
    result = connection.execute(update(db.tables).where(fresh).values(version=version + 1, changed=now(), **values))
    if result.rowcount != 1:
        raise Conflict
    after = int(connection.execute(select(version).where(here)).scalar_one())
    announce(connection, table, after)
    return after


def announce(connection: Connection, table: str, version: int | None = None) -> None:
    """Let every server hear of a change, when and if it is committed; None: of who is there."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ANNOUNCE, {"channel": CHANNEL, "news": f"{table}:{'' if version is None else version}"})


def _add_rows(connection: Connection, table: str, rows: Iterable[Row]) -> None:
    at = now()
    if values := [{"table_id": table, "at": at, **vars(row)} for row in rows]:
        connection.execute(_ADD_ROWS, values)


def _add_receipt(connection: Connection, table: str, receipt: Receipt, seq: int) -> None:
    connection.execute(_ADD_RECEIPT, {"table_id": table, "seq": seq, **vars(receipt)})
