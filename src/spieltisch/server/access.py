"""Who may do what: one table of every route and every message. What is not in it is refused to everybody.

A request has a set of roles at the table it is about, and is let in if one of them is in the row. Rows with `?seat` are
for requests that look or act through a seat; those with `over` hold instead once the game is over, when there are no
secrets any more, and those with `waiting` before it begins, when there are none yet. Whoever was shown out
by the host may do nothing there, whatever they were before.
"""

from collections.abc import Mapping
from enum import StrEnum

from .refusals import Refusal
from .storage import Sheet


class Role(StrEnum):
    """What somebody is at a table."""

    STRANGER = "stranger"  # we have never seen this browser
    SPECTATOR = "spectator"  # a visitor without a seat here; whoever knows the table's name may watch
    OTHER = "other"  # sits at the table, but not in the seat that this is about
    OWN = "own"  # sits in the seat that this is about, or at the table where it is about no seat
    HOST = "host"  # has set up the table
    ASKED = "asked"  # has not said yet whether somebody may take over this seat
    ASKER = "asker"  # would like to take over this seat


STRANGER, SPECTATOR, OTHER, OWN, HOST, ASKED, ASKER = Role
NOBODY: frozenset[Role] = frozenset()
EVERYBODY = frozenset(Role)
VISITORS = EVERYBODY - {STRANGER}
SEATED = frozenset({OTHER, OWN, HOST})

ACCESS: Mapping[str, frozenset[Role]] = {
    # no table: everybody is a stranger or a visitor
    "GET /api/schema": EVERYBODY,
    "GET /api/schema/{path}": EVERYBODY,
    "GET /api/schema/openapi.json": EVERYBODY,
    "GET /api/health": EVERYBODY,
    "GET /api/ready": EVERYBODY,
    "GET /api/machine-code": EVERYBODY,
    "GET /api/games": EVERYBODY,
    "GET /api/games/{game}/catalogue": EVERYBODY,
    "GET /api/games/{game}/rules": EVERYBODY,
    "GET /api/games/{game}/sources": EVERYBODY,
    "GET /api/games/{game}/texts/{lang}": EVERYBODY,
    "GET /api/me": EVERYBODY,
    "POST /api/me": EVERYBODY,
    "DELETE /api/me": VISITORS,
    "GET /api/me/data": VISITORS,
    "POST /api/qr": EVERYBODY,
    # the workshop: base packs are for everybody, other ones for whoever made them (`Drafts.find`)
    "GET /api/packs": EVERYBODY,
    "POST /api/packs": EVERYBODY,
    "POST /api/packs/import": EVERYBODY,
    "GET /api/packs/{pack}": EVERYBODY,
    "PATCH /api/packs/{pack}": VISITORS,
    "DELETE /api/packs/{pack}": VISITORS,
    "POST /api/packs/{pack}/undo": VISITORS,
    "POST /api/packs/{pack}/redo": VISITORS,
    "POST /api/packs/{pack}/preview": EVERYBODY,
    "GET /api/packs/{pack}/diff": EVERYBODY,
    "GET /api/packs/{pack}/export": EVERYBODY,
    "POST /api/packs/{pack}/trial": VISITORS,
    "GET /api/packs/{pack}/trial": VISITORS,
    "DELETE /api/packs/{pack}/trial": VISITORS,
    "GET /api/tables": EVERYBODY,  # their own ones only
    "POST /api/tables": EVERYBODY,
    "POST /api/tables/import": EVERYBODY,
    "POST /api/tables/lesson": EVERYBODY,
    "POST /api/join": EVERYBODY,
    "POST /api/invitation": EVERYBODY,
    "GET /api/addresses": EVERYBODY,  # told on this machine only
    # a table
    "GET /api/tables/{table}": EVERYBODY,
    "PATCH /api/tables/{table}": frozenset({HOST}),
    "DELETE /api/tables/{table}": frozenset({HOST}),
    "GET /api/tables/{table}/state": EVERYBODY,
    "GET /api/tables/{table}/state?seat": frozenset({OWN}),
    "GET /api/tables/{table}/state?seat over": EVERYBODY,
    "POST /api/tables/{table}/commands": VISITORS,  # and the row of the message
    "POST /api/tables/{table}/rematch": SEATED,
    "POST /api/tables/{table}/start": frozenset({HOST}),
    "DELETE /api/tables/{table}/chat/{line}": frozenset({HOST}),
    "POST /api/tables/{table}/chat/{line}/hush": frozenset({HOST}),
    "DELETE /api/tables/{table}/hushed": frozenset({HOST}),
    "POST /api/tables/{table}/chat/{line}/remove": frozenset({HOST}),
    "DELETE /api/tables/{table}/removed": frozenset({HOST}),
    "GET /api/tables/{table}/record": EVERYBODY,  # and only if there are no secrets in it
    "GET /api/tables/{table}/replay/{number}": EVERYBODY,
    "GET /api/tables/{table}/replay/{number}?seat": frozenset({OWN}),
    "GET /api/tables/{table}/replay/{number}?seat over": EVERYBODY,
    "GET /api/tables/{table}/moves": EVERYBODY,
    "GET /api/tables/{table}/moves?seat": frozenset({OWN}),
    "GET /api/tables/{table}/moves?seat over": EVERYBODY,
    "GET /api/tables/{table}/story": EVERYBODY,
    "GET /api/tables/{table}/why/{number}": EVERYBODY,
    "GET /api/tables/{table}/why/{number}?seat": frozenset({OWN}),
    "GET /api/tables/{table}/why/{number}?seat over": EVERYBODY,
    "GET /api/tables/{table}/scoring": EVERYBODY,
    "GET /api/tables/{table}/review": EVERYBODY,  # of a game that is over
    # a seat
    "PATCH /api/tables/{table}/seats/{seat}?seat": frozenset({OWN, HOST}),
    "POST /api/tables/{table}/seats/{seat}/invite?seat": SEATED,  # taking it up needs consent
    "POST /api/tables/{table}/seats/{seat}/invite?seat waiting": frozenset({OWN, HOST}),
    "POST /api/tables/{table}/seats/{seat}/recovery?seat": frozenset({OWN}),
    "POST /api/tables/{table}/seats/{seat}/leave?seat": frozenset({OWN}),
    "POST /api/tables/{table}/seats/{seat}/leave?seat waiting": frozenset({OWN, HOST}),
    "POST /api/tables/{table}/seats/{seat}/remove?seat": frozenset({HOST}),
    "POST /api/tables/{table}/seats/{seat}/consent?seat": frozenset({ASKED, ASKER, HOST}),
    # the socket, and what comes over it or by plain POST
    "WS /api/tables/{table}/live": EVERYBODY,
    "WS /api/tables/{table}/live?seat": frozenset({OWN}),
    "WS /api/tables/{table}/live?seat over": EVERYBODY,
    "message answer?seat": frozenset({OWN}),
    "message undo?seat": frozenset({OWN}),
    "message plan?seat": frozenset({OWN}),
    "message hint?seat": frozenset({OWN}),
    "message answer?seat waiting": NOBODY,
    "message undo?seat waiting": NOBODY,
    "message plan?seat waiting": NOBODY,
    "message hint?seat waiting": NOBODY,
    "message chat": VISITORS,
    "message sync": EVERYBODY,
    "message ping": EVERYBODY,
}

# What can be done at a table that whoever runs the server has closed; its host may clear it up.
LOOKING = ("GET ", "WS ", "DELETE /api/tables/{table}", "message sync", "message ping", "message plan")


def roles_of(sheet: Sheet | None, visitor: int | None, seat: int | None) -> frozenset[Role]:
    """What somebody is at a table, as far as a seat (None: no special one) is concerned."""
    if visitor is None:
        return frozenset({STRANGER})
    mine = sheet.seats_of(visitor) if sheet is not None else []
    roles = {SPECTATOR} if not mine else {OWN} if seat is None or seat in mine else {OTHER}
    if sheet is not None and sheet.host == visitor:
        roles.add(HOST)
    request = sheet.request(seat) if sheet is not None else None
    if sheet is not None and request is not None:
        roles |= {ASKED} if visitor in sheet.awaited(request) else {ASKER} if visitor == request.visitor else set()
    return frozenset(roles)


def row_of(what: str, sheet: Sheet | None, seat: int | None) -> frozenset[Role]:
    """The row of the table that holds for a request; nobody may where there is none."""
    if seat is None:
        return ACCESS.get(what, NOBODY)
    when = "" if sheet is None else " over" if sheet.over else " waiting" if sheet.waiting else ""
    return ACCESS.get(f"{what}?seat{when}", ACCESS.get(f"{what}?seat", NOBODY))


def need(what: str, sheet: Sheet | None, visitor: int | None, seat: int | None = None) -> None:
    """Refuse what is not allowed."""
    if sheet is not None and visitor is not None and visitor in sheet.removed:
        raise Refusal(403, "removed")  # whatever they want, and whoever they were here
    if sheet is not None and seat is not None and seat not in range(sheet.players):
        raise Refusal(404, "no-such-seat", seat=seat + 1)
    if sheet is not None and sheet.closed and not what.startswith(LOOKING):
        raise Refusal(409, "closed")
    row = row_of(what, sheet, seat)
    if sheet is not None and sheet.waiting and not row:
        raise Refusal(409, "waiting")
    if not roles_of(sheet, visitor, seat) & row:
        raise Refusal(403, "forbidden" if seat is None else "not-your-seat")
