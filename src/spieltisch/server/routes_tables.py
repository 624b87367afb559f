"""Tables: setting up, listing, changing, deleting; the state and the commands; the socket."""

from collections.abc import Callable
from typing import Annotated, Any, cast

from litestar import Response, WebSocket, delete, get, patch, post, websocket
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET, Raw
from msgspec.structs import asdict

from ..games import find_game, shelf
from ..table.position import has_secrets
from . import messages as m
from .commands import carry_out
from .kit import Ask, Asker, Eyes, Had, Has, TableId, asker_of, kit_of, known, known_of, lang_of, need_still, seat_of
from .letters import LIVE, whole
from .live import LiveTable
from .looking import Viewer, requests_out, seats_out
from .refusals import Refusal
from .seating import start
from .setting_up import bring, good_title, set_up, set_up_again, teach
from .sockets import serve_socket
from .storage import Sheet

IMPORT_S = 4.0  # of processor time for a game from a record …
INTERPRETED_S = 40.0  # … and while there is no machine code for everything
PAGE, MOST_ON_PAGE = 50, 100
Most = Annotated[int, QueryParameter(ge=1, le=MOST_ON_PAGE, description="How many tables a page holds")]
Before = Annotated[
    str,
    QueryParameter(
        pattern=r"^([\x21-\x7e]{1,32} [\x21-\x7e]{1,32})?$",
        description="Of the last table that is known: when it was changed, a space, and its name",
    ),
]


def table_out(sheet: Sheet, visitor: int | None, online: frozenset[int]) -> m.TableOut:
    """A table in a list or a lobby."""
    return m.TableOut(
        table=sheet.id,
        title=sheet.title,
        game=sheet.game,
        created=sheet.created,
        changed=sheet.changed,
        players=sheet.players,
        options=dict(sheet.options),
        pack=sheet.pack_hash,
        pack_name=sheet.pack_name,
        seats=seats_out(sheet, visitor, online),
        asked=sheet.asked,
        over=sheet.over,
        number=sheet.number,
        host=sheet.host == visitor,
        mine=sheet.seats_of(visitor),
        winners=list(sheet.winners),
        rematch=sheet.rematch,
        pace=sheet.pace,
        hints=sheet.hints_allowed,
        lesson=sheet.lesson,
        secrets=_secrets(sheet.game),
        waiting=sheet.waiting,
        requests=requests_out(sheet, visitor),
    )


def _secrets(name: str) -> bool:
    """Whether a game hides anything; of one that is not here any more nobody knows."""
    return name not in shelf() or has_secrets(find_game(name))


@get("/api/tables")
async def my_tables(request: Ask, most: Most = PAGE, before: Before = "") -> list[m.TableOut]:
    """The tables I have set up or sit at, the latest first, a page at a time; one that is not full is the last."""
    kit, asker = kit_of(request), asker_of(request)
    if asker.visitor is None:
        return []
    changed, _, table = before.partition(" ")
    known = (changed, table) if before else None
    sheets = await kit.house.work(kit.house.storage.page_of, asker.visitor, most, known)
    elsewhere = await kit.house.neighbours.present([sheet.id for sheet in sheets])
    rooms = kit.house.rooms
    here = {sheet.id: rooms[sheet.id].here for sheet in sheets if sheet.id in rooms}
    nobody: frozenset[int] = frozenset()
    online = {sheet.id: here.get(sheet.id, nobody) | elsewhere.get(sheet.id, nobody) for sheet in sheets}
    return [table_out(one, asker.visitor, online[one.id]) for one in sheets if asker.visitor not in one.removed]


@post("/api/tables")
async def new_table(request: Ask, data: JSONBody[m.NewTable]) -> Response[m.Created]:
    """Set up a table."""
    return await _set_up(request, "tables", set_up, data, kit_of(request).house.settings.guests)


@post("/api/tables/import")
async def import_table(request: Ask, data: JSONBody[m.Import]) -> Response[m.Created]:
    """Set up a table for a game from a record."""
    house = kit_of(request).house
    toil = house.lanes.toil(IMPORT_S if house.code.share == 1 else INTERPRETED_S)
    return await _set_up(request, "imports", bring, data, toil.step)


@post("/api/tables/lesson")
async def new_lesson(request: Ask, data: JSONBody[m.NewLesson]) -> Response[m.Created]:
    """Set up a guided game."""
    return await _set_up(request, "tables", teach, data)


async def _set_up(
    request: Ask, kind: str, how: Callable[..., m.Created], wish: m.NewTable | m.NewLesson | m.Import, *more: object
) -> Response[m.Created]:
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need(kind, asker.who)
    visitor, cookies = await greeted(request)
    lane = kit.house.lanes.costly if kind == "imports" else kit.house.lanes.writes
    created = await lane.run(how, kit.house.storage, kit.house.packs, wish, visitor, asker.lang, *more)
    return Response(created, status_code=201, cookies=cookies)


async def greeted(request: Ask) -> tuple[int, list[Cookie]]:
    """The visitor of a request, and the cookie by which we know them; nobody becomes hundreds of visitors."""
    kit, asker = kit_of(request), asker_of(request)
    if asker.visitor is None:
        await kit.house.limits.need("visitors", asker.who)
    return await kit.visitors.greet(request)


@get("/api/tables/{table:str}")
async def show_table(request: Ask, table: TableId) -> m.TableOut:
    """A table without what lies on it."""
    asker = asker_of(request)
    return table_out(asker.table, asker.visitor, await kit_of(request).house.online(table))


@patch("/api/tables/{table:str}")
async def change_table(request: Ask, table: TableId, data: JSONBody[m.ChangeTable]) -> m.TableOut:
    """Another title, another pace of bots, hints from now on or no more: everybody at the table sees it."""
    kit, asker = kit_of(request), asker_of(request)
    values = {key: value for key, value in asdict(data).items() if value is not UNSET}
    if "title" in values:
        values["title"] = good_title(values["title"])
    if values:
        await kit.house.change(table, lambda live: live.change_table(**values))
    return table_out(await kit.house.sheet(table), asker.visitor, await kit.house.online(table))


@delete("/api/tables/{table:str}", status_code=204)
async def delete_table(request: Ask, table: TableId) -> None:
    """Delete a table with everything that belongs to it."""
    house = kit_of(request).house
    async with house.room(table).lock:
        await house.write(house.storage.delete, table)
        await house.forget(table)


@get("/api/tables/{table:str}/state")
async def show_state(
    request: Ask, table: TableId, seat: Eyes = None, seq: Has = None, number: Had = None
) -> Response[m.State]:
    """The table as a seat, or a spectator, sees it."""
    kit, asker = kit_of(request), asker_of(request)
    online = await kit.house.online(table)

    def seen(live: LiveTable) -> bytes:
        need_still(request, live.sheet)
        return whole(live, online, asker.viewer, known(seq, number))

    return Response(cast(m.State, Raw(await kit.house.look(table, seen))), media_type="application/json")


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(
    request: Ask, table: TableId, data: JSONBody[m.AnswerMany | m.TakeBack | m.Plan | m.AskHint | m.Say]
) -> Response[m.Done | m.State | m.Hints | m.Problem]:
    """Carry out a command, as over the socket."""
    kit, asker = kit_of(request), asker_of(request)
    viewer = Viewer(_eyes(asker, data), asker.lang, asker.visitor)
    status, reply = await carry_out(kit.house, table, viewer, data)
    retry = reply.retry if isinstance(reply, m.Problem) else None
    return Response(reply, status_code=status, headers={} if retry is None else {"retry-after": str(retry)})


def _eyes(asker: Asker, data: Any) -> int | None:
    """The seat that somebody looks through who sends a command: their own one, if they name it."""
    seat = getattr(data, "seat", None)
    return seat if seat in asker.table.seats_of(asker.visitor) else None


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Ask, table: TableId) -> m.Created:
    """Start again with the same seats; the second call finds the table that the first has set up."""
    kit, asker = kit_of(request), asker_of(request)
    if asker.table.rematch is not None:
        return m.Created(asker.table.rematch, [])
    created = await kit.house.write(set_up_again, kit.house.storage, kit.house.packs, asker.table)
    await kit.house.reread(table)
    return created


@post("/api/tables/{table:str}/start", status_code=200)
async def start_game(request: Ask, table: TableId) -> m.TableOut:
    """Begin now: bots take the seats that are still free."""
    kit, asker = kit_of(request), asker_of(request)

    def begin(live: LiveTable) -> None:
        need_still(request, live.sheet)
        start(live)

    await kit.house.insist(table, begin)
    return table_out(await kit.house.sheet(table), asker.visitor, await kit.house.online(table))


@websocket(LIVE.replace("{table}", "{table:str}"))
async def live(socket: "WebSocket[Any, Any, Any]", table: TableId) -> None:
    """Everything about a table as it happens."""
    kit = kit_of(socket)
    visitor = await kit.visitors.find(socket)
    try:
        seat = seat_of(socket)
    except Refusal:
        seat = -1  # which nobody has: refused where all others are
    await serve_socket(kit.house, socket, table, Viewer(seat, lang_of(socket), visitor), known_of(socket))
