"""Seats: invitations, joining, leaving, consent, bots that stand in, the way back; and who I am."""

from collections.abc import Callable, Sequence, Set
from typing import Annotated

from litestar import Response, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct

from ..bots.guests import Guest
from . import messages as m
from .kit import Ask, SeatNumber, TableId, asker_of, kit_of, need_still
from .live import LiveTable
from .qr import drawn, pictures
from .refusals import Refusal
from .rooms import House
from .routes_tables import greeted, table_out
from .seating import ask_stand_in, change, decide, join, leave, stand_in
from .setting_up import good_level, good_name
from .storage import INVITE, INVITE_S, RECOVERY, Seat, Ticket, later
from .tokens import hashed_code, new_code


class Me(Struct):
    """Whether we know this browser."""

    visitor: bool


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
    _, cookies = await greeted(request)
    return Response(Me(True), cookies=cookies)


@post("/api/join", status_code=200)
async def join_table(request: Ask, data: JSONBody[m.Join]) -> Response[m.Joined]:
    """Take the seat that a code was made for. The code is used up, except for whoever has used it."""
    kit, asker = kit_of(request), asker_of(request)
    # counted before we look: many guesses at once are as many guesses
    await kit.house.limits.need("codes", asker.who, "too-many-tries")
    name = good_name(data.name)
    visitor, cookies = await greeted(request)
    await _need_welcome(kit.house, data.code, visitor)
    ticket = await kit.house.write(kit.house.storage.use_code, hashed_code(data.code), visitor)
    if ticket is None:
        raise Refusal(404, "no-such-code")
    await kit.house.limits.give_back("codes", asker.who)
    online = await kit.house.online(ticket.table)
    asking = await kit.house.insist(ticket.table, lambda live: join(live, ticket, visitor, name, online))
    return Response(m.Joined(ticket.table, ticket.seat, asking), cookies=cookies)


async def _need_welcome(house: House, code: str, visitor: int) -> None:
    """Whoever was shown out does not use up a code that is meant for somebody else."""
    ticket = await house.work(house.storage.look_at_code, hashed_code(code))
    if ticket is not None and visitor in (await house.sheet(ticket.table)).removed:
        raise Refusal(403, "removed")


@post("/api/invitation", status_code=200)
async def invitation(request: Ask, data: JSONBody[m.Look]) -> m.Invitation:
    """What a code is good for; it is not used up by that."""
    kit, asker = kit_of(request), asker_of(request)
    # as if it were used: looking must not make guessing cheaper
    await kit.house.limits.need("codes", asker.who, "too-many-tries")
    ticket = await kit.house.work(kit.house.storage.look_at_code, hashed_code(data.code))
    sheet = None if ticket is None else await kit.house.work(kit.house.storage.sheet, ticket.table)
    if ticket is None or sheet is None:
        raise Refusal(404, "no-such-code")
    await kit.house.limits.give_back("codes", asker.who)
    people = [seat for seat in sheet.seats if seat.visitor is not None]
    host = next((seat.name for seat in people if seat.visitor == sheet.host), "")
    names = [seat.name for seat in people]
    return m.Invitation(sheet.game, sheet.title, host, sheet.players, names, sheet.waiting, own=ticket.kind == RECOVERY)


@post("/api/tables/{table:str}/seats/{seat:int}/invite", status_code=201)
async def invite(request: Ask, table: TableId, seat: SeatNumber) -> m.Invite:
    """A new invitation for a seat; the old one is void. In a running game, taking it up needs everybody's consent."""
    asker = asker_of(request)
    if asker.table.waiting and asker.table.seats[seat].visitor not in (None, asker.visitor):
        raise Refusal(409, "seat-taken")  # whoever has set up the table can free it first
    code, made = await _new_code(request, Ticket(table, seat, INVITE, asker.visitor))
    return m.Invite(seat, code, later(made, INVITE_S))


@post("/api/tables/{table:str}/seats/{seat:int}/recovery", status_code=201)
async def recovery(request: Ask, table: TableId, seat: SeatNumber) -> m.Recovery:
    """A code with which I can come back to my seats at this table from another browser; the old one is void."""
    code, _ = await _new_code(request, Ticket(table, seat, RECOVERY, asker_of(request).visitor))
    return m.Recovery(code)


async def _new_code(request: Ask, ticket: Ticket) -> tuple[str, str]:
    house, code = kit_of(request).house, new_code()
    return code, await house.write(house.storage.put_code, ticket, hashed_code(code))


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(request: Ask, table: TableId, seat: SeatNumber) -> m.TableOut:
    """Give up a seat: before the game begins it is free again, later a bot plays on. The host frees any seat before."""
    lang = asker_of(request).lang
    return await _seated(request, table, lambda live: leave(live, seat, lang))


@post("/api/tables/{table:str}/seats/{seat:int}/consent", status_code=200)
async def consent(request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[m.Consent]) -> m.TableOut:
    """Agree that somebody takes over a seat, or refuse; whoever asked for it takes that back."""
    visitor, online = asker_of(request).visitor, await kit_of(request).house.online(table)
    assert visitor is not None
    return await _seated(request, table, lambda live: decide(live, seat, visitor, data.agree, online))


@patch("/api/tables/{table:str}/seats/{seat:int}")
async def change_seat(request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[m.ChangeSeat]) -> m.TableOut:
    """Hand a seat to a bot or back, or give it another name."""
    visitor, online = asker_of(request).visitor, await kit_of(request).house.online(table)
    assert visitor is not None
    guests = kit_of(request).house.settings.guests
    return await _seated(request, table, lambda live: _change(live, seat, visitor, data, online, guests))


async def _seated(request: Ask, table: str, act: Callable[[LiveTable], None]) -> m.TableOut:
    """Change who sits at a table; what it is like then."""
    house, asker = kit_of(request).house, asker_of(request)

    def allowed(live: LiveTable) -> None:
        need_still(request, live.sheet)
        act(live)

    await house.insist(table, allowed)
    return table_out(await house.sheet(table), asker.visitor, await house.online(table))


def _change(
    live: LiveTable, number: int, visitor: int, data: m.ChangeSeat, online: Set[int], guests: Sequence[Guest]
) -> None:
    seat = live.sheet.seats[number]
    values = _values(seat, visitor, data, live.sheet.game, guests)
    if data.stand_in is UNSET:
        change(live, seat, **values)
    elif seat.kind == "bot":
        raise Refusal(409, "is-bot")
    elif live.sheet.waiting:
        raise Refusal(409, "waiting")
    elif seat.visitor == visitor:
        stand_in(live, seat, data.stand_in, **values)
    elif data.stand_in:
        ask_stand_in(live, seat, visitor, online)
    else:
        raise Refusal(403, "not-your-seat")


def _values(seat: Seat, visitor: int, data: m.ChangeSeat, game: str, guests: Sequence[Guest]) -> dict[str, object]:
    """What is to be changed besides who plays, if it can be."""
    values: dict[str, object] = {}
    if (data.level is not UNSET or data.name is not UNSET) and seat.visitor not in (None, visitor):
        raise Refusal(403, "not-your-seat")  # nobody renames their friends, or lets a fool stand in for them
    if data.level is not UNSET:
        values["level"] = good_level(data.level, game, guests)
    if data.name is not UNSET:
        values["name"] = good_name(data.name)
    return values


@post("/api/qr", status_code=200, media_type="image/svg+xml")
async def qr(request: Ask, data: JSONBody[Qr]) -> Response[bytes]:
    """A text as a QR code; drawn here and by POST, so that no code is ever in an address."""
    house = kit_of(request).house
    if (picture := pictures.get(data.text)) is None:
        await house.limits.need("pictures", asker_of(request).who)
        picture = pictures.put(data.text, await house.lanes.costly.run(drawn, data.text))
    return Response(picture, media_type="image/svg+xml")
