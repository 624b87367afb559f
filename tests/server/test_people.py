"""What is known of people, column by column: what of it they can take along, and that none of it stays.

A column that is new stands nowhere here. Whoever adds one says whether it is about people, and if it is, sees to it
that they get it (`data_of`) and that it goes with them (`forget`).
"""

import json
from pathlib import Path

import pytest
from sqlalchemy import Table, insert, select, update

from spieltisch.server import schema as db
from spieltisch.server.drafts import Drafts
from spieltisch.server.messages import NewSeat, NewTable
from spieltisch.server.packs import Packs
from spieltisch.server.people import data_of, forget
from spieltisch.server.setting_up import set_up
from spieltisch.server.settings import database_url
from spieltisch.server.storage import Receipt, Storage, open_engine
from spieltisch.server.tokens import hashed

# What tells something about a person, and whether they can take it along: the rest says who did it, or is of no use.
PERSONAL = {
    "visitors": {"id": False, "token": False, "created": True, "seen": True, "muted": True},
    "tables": {"title": True, "host": True, "hushed": False, "removed": False},
    "seats": {"name": True, "visitor": False},
    "codes": {"maker": False},
    "requests": {"visitor": False, "name": False, "agreed": False},
    "notes": {"name": False, "other": False},
    "commands": {"visitor": False, "command": False},
    "packs": {"name": False, "files": False, "owner": False},
    "drafts": {"visitor": False, "name": True, "titles": True, "files": True},
    "draft_steps": {"files": False},
    "chat": {"name": False, "text": True, "at": True, "visitor": False},
    "log": {"thing": True},
    "presence": {"visitor": False},
}
# What does not: how a game, a table or a server is, whoever has to do with it.
PLAIN = {
    "tables": "id game players options pack_name pack_hash created changed pace rematch version number asked over"
    " winners hints lesson closed ordered",
    "seats": "table_id seat kind level stand_in",
    "codes": "code table_id seat created kind",
    "requests": "table_id seat asked",
    "log": "table_id seq kind seat batch command at",
    "notes": "table_id note seq number kind seat at",
    "commands": "table_id seq",
    "packs": "hash game kept",
    "drafts": "id game hash faults entries version created changed",
    "draft_steps": "draft step undone size",
    "chat": "table_id number seat",
    "servers": "id seen",
    "leases": "table_id server",
    "presence": "table_id server",
    "counters": "key units at",  # of a day at most
}
# What stays when somebody goes: a number that is nobody's any more, in lists of tables of others.
STAYS = {("tables", "hushed"), ("tables", "removed"), ("requests", "agreed")}


@pytest.mark.parametrize("table", db.metadata.sorted_tables, ids=lambda table: table.name)
def test_of_every_column_somebody_has_said_whether_it_is_about_people(table: Table) -> None:
    about, plain = set(PERSONAL.get(table.name, ())), set(PLAIN.get(table.name, "").split())
    assert about.isdisjoint(plain)
    assert {column.name for column in table.columns} == about | plain
    named = {
        column.name for column in table.columns if any(key.column is db.visitors.c.id for key in column.foreign_keys)
    }
    assert named <= about


def test_nothing_that_is_about_somebody_stays(tmp_path: Path) -> None:
    """Anna has been everywhere that anybody can be: no column has her number, her name or her words any more."""
    engine = open_engine(database_url(str(tmp_path / "tables.db")))
    storage = Storage(engine)
    others = [storage.new_visitor(hashed(f"other {number}")) for number in range(40)]
    anna, ben = storage.new_visitor(hashed("Anna")), others[0]
    seats = [NewSeat("human", "Anna"), NewSeat("hotseat", "Ben")]
    alone, shared, his = (
        set_up(storage, Packs(storage), NewTable("xibalba", seats, title=title), host, "en").table
        for title, host in (("Anna alone", anna), ("Together", anna), ("Ben's", ben))
    )
    for table, ours in ((shared, {1: ben}), (his, {0: ben, 1: ben})):
        sheet = storage.sheet(table)
        assert sheet is not None
        named = {seat: {"visitor": who, "kind": "human", "name": "Ben"} for seat, who in ours.items()}
        storage.reseat(table, sheet.version, named)
    for table in (alone, shared, his):
        storage.say(
            table, Receipt(anna, f"Anna says {table}"), 1, 0 if table != his else None, "Anna", f"Anna at {table}"
        )
    at = {"created": "2026-01-01T00:00:00.000Z"}
    pack = {"game": "xibalba", "name": "Anna's name", "files": {"cards": "by Anna"}}
    with storage.writing() as connection:
        for row in (
            insert(db.codes).values(code="a", table_id=his, seat=0, kind="invite", maker=anna, **at),
            insert(db.requests).values(table_id=his, seat=1, visitor=anna, name="Anna", asked="", agreed=[]),
            insert(db.requests).values(table_id=shared, seat=1, visitor=others[1], name="", asked="", agreed=[anna]),
            insert(db.notes).values(
                table_id=shared, note=9, seq=1, number=1, kind="took", seat=0, name="Anna", other="Anna", at=""
            ),
            insert(db.packs).values(hash="unused", owner=anna, kept="", **pack),
            insert(db.drafts).values(
                id="d",
                visitor=anna,
                titles={"en": "Anna's title"},
                hash="h",
                faults=0,
                entries=0,
                version=1,
                changed="",
                **pack,
                **at,
            ),
            insert(db.draft_steps).values(draft="d", step=1, undone=False, files={"cards": "Anna"}, size=1),
            insert(db.servers).values(id="server", seen=0.0),
            insert(db.presence).values(table_id=his, server="server", visitor=anna),
            update(db.tables).where(db.tables.c.id == his).values(hushed=[anna], removed=[anna]),
        ):
            connection.execute(row)
    assert len(Drafts(storage).of(anna)) == 1
    data, before = data_of(storage, anna), found_of(storage, anna)
    assert set(before) == set(whereabouts()), "she is everywhere"
    taken = json.dumps(data)
    for table, column in before:
        if PERSONAL[table][column]:
            assert all(words in taken for words in before[table, column]), (table, column)
    assert {name for name, is_taken in PERSONAL["visitors"].items() if is_taken} == set(data["visitor"])
    forget(storage, anna, "en")
    assert set(found_of(storage, anna)) == STAYS
    engine.dispose()


def whereabouts() -> list[tuple[str, str]]:
    """Columns in which somebody stands by number, name or words."""
    dull = {"created", "seen", "muted", "thing", "at", "token"}
    return [(table, column) for table, columns in PERSONAL.items() for column in columns if column not in dull]


def found_of(storage: Storage, visitor: int) -> dict[tuple[str, str], list[str]]:
    """Personal columns in which somebody is found, with the words there."""
    found: dict[tuple[str, str], list[str]] = {}
    with storage.reading() as connection:
        for name, column in whereabouts():
            for value in connection.execute(select(db.metadata.tables[name].c[column])).scalars():
                words = [
                    word for word in (value.values() if isinstance(value, dict) else [value]) if "Anna" in str(word)
                ]
                if words or value in (visitor, [visitor]):
                    found.setdefault((name, column), []).extend(map(str, words))
    return found
