"""Who sits where. What a seat may know belongs to whoever sat there when it was dealt (ADR 15).

Before the game begins seats change freely: nothing is dealt. From then on, whoever is to play a seat of somebody else,
or of a bot, needs the consent of all people at the table, and the log tells of it. Only those who are away for long are
not waited for. Owners do as they like with their own seats: leave them, let a bot stand in, move to another browser;
the log tells of that, too.

Everything here changes what the database says of a table; `House.insist` reads it anew then and shows everybody.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from types import MappingProxyType

from ..table.position import has_secrets
from ..texts import speak
from .live import LiveTable
from .refusals import Refusal
from .setting_up import BOT_NAMES
from .storage import INVITE, RECOVERY, Request, Seat, Ticket, later, now

DEFAULT_LEVEL = "thumb"
NOTHING: Mapping[str, object] = MappingProxyType({})
PERSON_S = 24 * 3600.0  # from when on people who are away are not asked: for somebody who would see what is hidden, …
BOT_S = 600.0  # … and for a bot, which tells nobody anything and whom the player sends away again
SEEN_S = 3600.0  # how exactly we remember when somebody was there last


def absent_from(request: Request) -> str:
    """From when on nobody waits for those who are away."""
    return later(request.asked, BOT_S if request.visitor is None else PERSON_S)


def join(live: LiveTable, ticket: Ticket, visitor: int, name: str, online: Set[int]) -> bool:
    """Sit down with a code; True: the people at the table are asked first."""
    sheet, seat = live.sheet, live.sheet.seats[ticket.seat]
    if seat.visitor == visitor:
        return False
    if ticket.kind == RECOVERY:
        if visitor in sheet.people:
            raise Refusal(409, "sits-here")  # one person would see two hands without anybody having agreed
        _move(live, ticket, visitor)
        return False
    if sheet.waiting:
        if seat.visitor not in (None, ticket.maker):
            raise Refusal(404, "no-such-code")  # somebody was faster
        _take(live, seat, visitor, name)
        return False
    _need_unguarded(live, ticket.seat)
    request = sheet.request(ticket.seat)
    if request is not None and request.visitor not in (None, visitor):
        raise Refusal(409, "seat-asked")
    if request is None or request.visitor is None:
        request = Request(ticket.seat, visitor, name, now(), [] if ticket.maker is None else [ticket.maker])
    return not settle(live, request, online)


def _need_unguarded(live: LiveTable, seat: int) -> None:
    """What somebody held who was shown out is shown to nobody: else a host could show them out to look at it."""
    shown_out = any((note.kind, note.seat) == ("removed", seat) for note in live.notes)
    if shown_out and has_secrets(live.table.game):
        raise Refusal(409, "seat-guarded")


def settle(live: LiveTable, request: Request, online: Set[int]) -> bool:
    """Carry out a request if nobody has to be waited for any more; else let it wait."""
    missing = live.sheet.awaited(request)
    if request.visitor is not None and missing & online and now() >= later(request.asked, SEEN_S):
        request = replace(request, asked=now())  # whoever is asked and comes now and then is not away
    if now() >= absent_from(request):
        missing &= online
    seat = live.sheet.seats[request.seat]
    if not missing and request.visitor is None:
        stand_in(live, seat, True)
    elif not missing and request.visitor is not None:
        _take(live, seat, request.visitor, request.name, request.agreed)
    elif request != live.sheet.request(request.seat):
        live.storage.ask(live.id, live.sheet.version, request)
        live.overtaken = True
    return not missing


def settle_all(live: LiveTable, online: Set[int]) -> None:
    """Look whether those who are missing have been away for long enough; one at a time, for each is a change."""
    for request in live.sheet.requests:
        settle(live, request, online)
        if live.overtaken:
            return


def decide(live: LiveTable, seat: int, visitor: int, agree: bool, online: Set[int]) -> None:
    """Somebody agrees with a request, or ends it."""
    request = live.sheet.request(seat)
    if request is None:
        raise Refusal(409, "no-request")
    if agree:
        settle(live, replace(request, agreed=[*request.agreed, visitor]), online)
        return
    note = live.note("refused", seat, other=live.sheet.seats[seat].name)
    live.storage.drop_request(live.id, live.sheet.version, seat, note)
    live.overtaken = True


def leave(live: LiveTable, number: int, lang: str) -> None:
    """Give up a seat: while the table waits it is free again, later a bot plays on."""
    seat = live.sheet.seats[number]
    if live.sheet.waiting:
        change(live, seat, **opened(number, lang))
    else:
        change(live, seat, "left", seat.name, **left_to_a_bot(seat))


def opened(number: int, lang: str) -> dict[str, object]:
    """A seat for which somebody is still to come."""
    name = speak(lang, "server", "name-open", number=number + 1)
    return {"kind": "open", "name": name, "visitor": None, "level": None, "stand_in": False}


def left_to_a_bot(seat: Seat) -> dict[str, object]:
    """A seat in which a bot plays on under the same name."""
    return {"kind": "bot", "visitor": None, "level": seat.level or DEFAULT_LEVEL, "stand_in": False}


def start(live: LiveTable) -> None:
    """Begin without those who have not come: bots take their seats."""
    if not live.sheet.waiting:
        raise Refusal(409, "begun")
    free = [seat.seat for seat in live.sheet.seats if seat.kind == "open"]
    bots = {seat: {"kind": "bot", "name": BOT_NAMES[seat % len(BOT_NAMES)], "level": DEFAULT_LEVEL} for seat in free}
    live.storage.reseat(live.id, live.sheet.version, {seat: {"visitor": None, **bot} for seat, bot in bots.items()})
    live.overtaken = True


def stand_in(live: LiveTable, seat: Seat, bot: bool, **values: object) -> None:
    """Let a bot play for somebody, who may come back; or no longer."""
    note = "" if bot == seat.stand_in else "stood-in" if bot else "came-back"
    change(live, seat, note, seat.name, **{"level": seat.level or DEFAULT_LEVEL, **values, "stand_in": bot})


def ask_stand_in(live: LiveTable, seat: Seat, asker: int, online: Set[int]) -> None:
    """Somebody wants a bot to play for somebody else: they are asked, and so is everybody."""
    if live.sheet.request(seat.seat) is None:
        settle(live, Request(seat.seat, None, seat.name, now(), [asker]), online)


def _take(live: LiveTable, seat: Seat, visitor: int, name: str, agreed: Sequence[int] = ()) -> None:
    sheet = live.sheet
    note = "" if sheet.waiting else "took"
    lost = not sheet.waiting and seat.visitor == sheet.host and sheet.host not in agreed
    hosting = {"host": visitor} if lost else {}  # else nobody could invite, rename or clear up at this table any more
    change(live, seat, note, name, hosting, kind="human", name=name, visitor=visitor, stand_in=False)


def _move(live: LiveTable, ticket: Ticket, visitor: int) -> None:
    """All that somebody had at this table goes with them into another browser."""
    sheet, maker = live.sheet, ticket.maker
    if maker is None or sheet.seats[ticket.seat].visitor != maker:
        raise Refusal(404, "no-such-code")  # the seat has changed hands since
    seats = {seat: {"visitor": visitor} for seat in sheet.seats_of(maker)}
    notes = [] if sheet.waiting else [live.note("moved", seat) for seat in seats]  # before the deal nothing is told
    values = {"host": visitor} if sheet.host == maker else {}
    live.storage.reseat(live.id, sheet.version, seats, notes, RECOVERY, **values)
    live.overtaken = True


def change(
    live: LiveTable,
    seat: Seat,
    note: str = "",
    who: str = "",
    table: Mapping[str, object] = NOTHING,
    /,
    **values: object,
) -> None:
    """Change something about a seat, and about its table, and tell of it."""
    if values:
        told = [live.note(note, seat.seat, who, seat.name)] if note else []
        used = INVITE if values.get("visitor") is not None else ""  # whoever has come with it may come with it again
        live.storage.reseat(live.id, live.sheet.version, {seat.seat: values}, told, used, **table)
        live.overtaken = True
