"""Seats: invitations, joining, bots that stand in; and who I am."""

import io
from typing import Annotated

from litestar import Response, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct

from . import messages as m
from .kit import Ask, SeatNumber, TableId, asker_of, kit_of
from .live import Live
from .refusals import Refusal
from .routes_tables import limit_births, table_out
from .setting_up import good_level, good_name
from .storage import Sheet
from .tokens import hashed_code, new_code


class Me(Struct):
    """Whether we know this browser."""

    visitor: bool


class Joined(Struct):
    """The seat that a code was for."""

    table: str
    seat: int


class Qr(Struct, forbid_unknown_fields=True):
    """A text to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


@get("/api/me")
async def who_am_i(request: Ask) -> Me:
    """Whether we know this browser."""
    return Me(asker_of(request).visitor is not None)


@post("/api/me", status_code=200)
async def know_me(request: Ask) -> Response[Me]:
    """Let us know this browser from now on."""
    kit, asker = kit_of(request), asker_of(request)
    if asker.visitor is None:
        limit_births(kit, asker.client)
    _, cookies = await kit.visitors.greet(request)
    return Response(Me(True), cookies=cookies)


@post("/api/join", status_code=200)
async def join(request: Ask, data: JSONBody[m.Join]) -> Response[Joined]:
    """Take the seat that a code was made for. The code is used up, except for whoever sits there with it."""
    kit, asker = kit_of(request), asker_of(request)
    if kit.tries.exhausted(asker.client):
        raise Refusal(429, "too-many-tries")
    name = good_name(data.name)
    visitor, cookies = await kit.visitors.greet(request)
    found = await kit.house.work(kit.house.storage.take_seat, hashed_code(data.code), visitor, name)
    if found is None:
        kit.tries.note(asker.client)
        raise Refusal(404, "no-such-code")
    await kit.house.reread(found[0])
    return Response(Joined(*found), cookies=cookies)


@post("/api/tables/{table:str}/seats/{seat:int}/invite", status_code=201)
async def invite(request: Ask, table: TableId, seat: SeatNumber) -> m.Invite:
    """A new code for a seat that nobody else holds; the old one is void."""
    kit, asker = kit_of(request), asker_of(request)
    code = new_code()
    if not await kit.house.work(kit.house.storage.put_code, table, seat, hashed_code(code), asker.visitor):
        raise Refusal(409, "seat-taken")  # else whoever sets up tables could look at their friends' cards
    return m.Invite(seat, code)


@patch("/api/tables/{table:str}/seats/{seat:int}")
async def change_seat(request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[m.ChangeSeat]) -> m.TableOut:
    """Hand a seat to a bot or back, or give it another name."""
    kit, asker = kit_of(request), asker_of(request)
    values = _values(asker.table, asker.visitor, seat, data)
    if values:
        await kit.house.change(table, lambda live: _changed(live, seat, values))
    return table_out(await kit.house.sheet(table), asker.visitor, kit.house.room(table).online)


def _changed(live: Live, seat: int, values: dict[str, object]) -> None:
    live.change_seat(seat, **values)
    live.table.rename(live.sheet.names)  # in every sentence, those about the past included


def _values(sheet: Sheet, visitor: int | None, seat: int, data: JSONBody[m.ChangeSeat]) -> dict[str, object]:
    """What is to be changed, if it can be."""
    before, values = sheet.seats[seat], dict[str, object]()
    if data.level is not UNSET:
        values["level"] = good_level(data.level)
    if data.stand_in is not UNSET:
        if before.kind == "bot":
            raise Refusal(409, "is-bot")
        values["stand_in"] = data.stand_in
        if data.stand_in and before.level is None:
            values.setdefault("level", "thumb")
    if data.name is not UNSET:
        if before.visitor not in (None, visitor):
            raise Refusal(403, "not-your-seat")  # nobody renames their friends
        values["name"] = good_name(data.name)
    return values


@post("/api/qr", status_code=200, media_type="image/svg+xml")
async def qr(request: Ask, data: JSONBody[Qr]) -> Response[bytes]:
    """A text as a QR code; drawn here and by POST, so that no code is ever in an address."""
    import segno

    out = io.BytesIO()
    try:
        segno.make(data.text, micro=False).save(out, kind="svg", xmldecl=False, scale=8, border=2)
    except ValueError:
        raise Refusal(400, "bad-text") from None
    return Response(out.getvalue(), media_type="image/svg+xml")
