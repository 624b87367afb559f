"""`spieltisch admin`: for those who run a server. Works on the database, while servers run where that is safe."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid

from ..texts import speak
from .databases import closed, explained
from .errors import NO, Refused

if TYPE_CHECKING:
    from ..server.storage import Sheet, Storage


@contextmanager
def opened(db: str | None, alone: bool = False) -> "Iterator[Storage]":
    """The database, brought to its present form; `alone`: no server may run on a file meanwhile."""
    from ..server.admin import Unknown
    from ..server.holding import holding
    from ..server.settings import database_url
    from ..server.storage import Storage, open_engine

    url = database_url(db)
    try:
        with explained(), holding(url) if alone else nullcontext(), closed(open_engine(url)) as engine:
            yield Storage(engine)
    except Unknown as unknown:
        raise Refused("admin-unknown", name=str(unknown)[:80]) from None


def tables(which: str, page: int, as_json: bool, db: str | None, lang: str) -> int:
    """List tables, a page at a time."""
    from ..server import admin

    _need_page(page)
    with opened(db) as storage:
        found, total = admin.tables(storage, which, page)  # type: ignore[arg-type]
    rows = [_row_of(sheet) for sheet in found]
    _listed(rows, total, page, admin.PAGE, as_json, lang)
    return 0


def show(name: str, as_json: bool, db: str | None, lang: str) -> int:
    """Show a table: who sits there, and no cards."""
    from ..server import admin

    with opened(db) as storage:
        sheet = admin.table(storage, name)
    row = _row_of(sheet)
    row["seats"] = [
        {"seat": seat.seat + 1, "name": seat.name, "kind": seat.kind, "level": seat.level, "visitor": seat.visitor}
        for seat in sheet.seats
    ]
    if as_json:
        print(json.dumps(row, ensure_ascii=False))
        return 0
    for key, value in row.items():
        if key != "seats":
            print(f"{key:9} {value}")
    for seat in row["seats"]:
        print("  " + "  ".join(f"{key}={value}" for key, value in seat.items() if value is not None))
    return 0


def _row_of(sheet: "Sheet") -> dict[str, Any]:
    stands = "over" if sheet.over else "waiting" if sheet.waiting else "running"
    return {
        "table": sheet.id,
        "title": sheet.title,
        "game": sheet.game,
        "stands": "closed" if sheet.closed else stands,
        "answers": sheet.number,
        "host": sheet.host,
        "created": sheet.created,
        "changed": sheet.changed,
    }


def _need_page(page: int) -> None:
    if not 1 <= page <= 1_000_000:
        raise Refused("admin-page")


def _listed(rows: list[dict[str, Any]], total: int, page: int, size: int, as_json: bool, lang: str) -> None:
    if as_json:
        print(json.dumps({"total": total, "page": page, "rows": rows}, ensure_ascii=False))
        return
    if rows:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for key in rows[0]:
            grid.add_column(key, no_wrap=key in ("table", "visitor"))
        for row in rows:
            grid.add_row(*("" if value is None else str(value) for value in row.values()))
        Console(highlight=False, markup=False).print(grid)
    pages = max(1, -(-total // size))
    print(speak(lang, "cli", "admin-listed", total=total, page=page, pages=pages))


def _done(lang: str, key: str, /, **arguments: str | int) -> int:
    print(speak(lang, "cli", key, **arguments))
    return 0


def close(name: str, again: bool, db: str | None, lang: str) -> int:
    """Close a table, or open it again."""
    from ..server import admin

    with opened(db) as storage:
        admin.close(storage, name, not again)
    return _done(lang, "admin-opened" if again else "admin-closed", table=name)


def delete(name: str, db: str | None, lang: str) -> int:
    """Delete a table with everything that belongs to it."""
    from ..server import admin

    with opened(db) as storage:
        admin.table(storage, name)
        storage.delete(name)
    return _done(lang, "admin-deleted", table=name)


def visitors(page: int, as_json: bool, db: str | None, lang: str) -> int:
    """List visitors, a page at a time."""
    from ..server import admin

    _need_page(page)
    with opened(db) as storage:
        found, total = admin.visitors(storage, page)
    rows = [{"visitor": one.id, **{key: value for key, value in vars(one).items() if key != "id"}} for one in found]
    _listed(rows, total, page, admin.PAGE, as_json, lang)
    return 0


def mute(visitor: int, muted: bool, db: str | None, lang: str) -> int:
    """Let somebody say nothing any more, or let them again."""
    from ..server import admin

    with opened(db) as storage:
        admin.mute(storage, visitor, muted)
    return _done(lang, "admin-muted" if muted else "admin-unmuted", visitor=visitor)


def export(visitor: int, file: Path | None, db: str | None, lang: str) -> int:
    """Everything that is kept about somebody, as JSON."""
    from ..server import admin
    from ..server.people import data_of

    with opened(db) as storage:
        admin.need_visitor(storage, visitor)
        text = json.dumps(data_of(storage, visitor), ensure_ascii=False, indent=2)
    if file is None:
        print(text)
        return 0
    file.write_text(text + "\n", "utf-8")
    return _done(lang, "admin-written", file=str(file))


def forget(visitor: int, db: str | None, lang: str) -> int:
    """Forget somebody for good."""
    from ..server import admin
    from ..server.people import forget as run

    with opened(db) as storage:
        admin.need_visitor(storage, visitor)
        changed = run(storage, visitor, lang)
    return _done(lang, "admin-forgotten", visitor=visitor, tables=len(changed))


def expire(keep: tuple[int | None, int | None, int | None], dry_run: bool, db: str | None, lang: str) -> int:
    """Delete what is older than it may be."""
    from ..server import admin
    from .serve import retention

    wanted = retention(*keep)
    with opened(db) as storage:
        counts = admin.expire(storage, wanted, lang, dry_run)
    return _done(lang, "admin-would-expire" if dry_run else "admin-expired", **counts)


def backup(file: Path, db: str | None, lang: str) -> int:
    """Copy everything into a file, while servers go on."""
    from ..server.backup import back_up

    return _copied(lambda storage: back_up(storage.engine, file), "admin-backed-up", file, db, lang)


def restore(file: Path, db: str | None, lang: str) -> int:
    """Fill an empty database from a copy."""
    from ..server.backup import NoCopy, NotEmpty, put_back

    try:
        return _copied(lambda storage: put_back(storage.engine, file), "admin-restored", file, db, lang, alone=True)
    except NotEmpty:
        raise Refused("admin-not-empty") from None
    except NoCopy:
        raise Refused("admin-no-copy", file=str(file)) from None


def _copied(
    copy: "Callable[[Storage], dict[str, int]]", key: str, file: Path, db: str | None, lang: str, alone: bool = False
) -> int:
    with opened(db, alone) as storage:
        counts = copy(storage)
    return _done(lang, key, file=str(file), tables=counts["tables"], visitors=counts["visitors"])


def migrate(dry_run: bool, db: str | None, lang: str) -> int:
    """Bring a database to its present form, or say whether that is to be done (exit status 1: it is)."""
    from sqlalchemy import create_engine

    from ..server.holding import holding
    from ..server.migrate import NEWEST, found_version, upgrade
    from ..server.settings import database_url

    url = database_url(db)
    with explained(), closed(create_engine(url, hide_parameters=True)) as engine:
        found = found_version(engine)
        if found == NEWEST:
            return _done(lang, "admin-newest", version=NEWEST)
        if dry_run:
            _done(lang, "admin-would-migrate", found=found or "-", version=NEWEST)
            return NO
        with nullcontext() if found is None else holding(url):
            upgrade(engine)
        return _done(lang, "admin-migrated", found=found or "-", version=NEWEST)
