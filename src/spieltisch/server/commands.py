"""The one handler of commands, whether they come over a socket or by plain POST."""

from typing import assert_never

from ..table import TableError
from . import messages as m
from .access import need
from .fresh import Stale, need_fresh
from .hints import advise
from .limits import Who
from .live import LiveTable
from .looking import Lookout, Viewer
from .refusals import Refusal, as_refusal
from .rooms import CONFLICTS, House, Room, post, said
from .storage import Conflict, Hushed, Line, Muted, Receipt
from .watching import problem_of

Reply = m.Done | m.State | m.Hints | m.Problem


async def carry_out(house: House, table: str, viewer: Viewer, command: m.Command) -> tuple[int, Reply]:
    """Carry out a command: a status and what to say. Whatever is refused has changed nothing."""
    try:
        return 200, await _carry_out(house, table, viewer, command)
    except Stale as stale:
        return stale.status, m.Problem(stale.code, stale.sentence(viewer.lang), command.command, stale.state)
    except (Refusal, TableError) as error:
        refusal = as_refusal(error)
        return refusal.status, problem_of(refusal, viewer, command.command)


async def _carry_out(house: House, table: str, viewer: Viewer, command: m.Command) -> Reply:
    for attempt in range(CONFLICTS):
        try:
            return await _try(house, table, viewer, command, attempt > 0)
        except Conflict:  # another server was faster: look again
            await house.reread(table)
    raise Refusal(503, "busy")


async def _try(house: House, table: str, viewer: Viewer, command: m.Command, again: bool) -> Reply:
    room = house.room(table)
    if isinstance(command, m.Plan):
        return await house.look(table, lambda live: _plan(live, room, viewer, command), fresh=False)
    if isinstance(command, m.AskHint):
        return await advise(house, room, viewer, command)
    if isinstance(command, m.Say):
        return await _say(house, room, viewer, command)
    with house.measures.move("person"):
        return await house.change(table, lambda live: _change(live, room, viewer, command, again))


def _change(live: LiveTable, room: Room, viewer: Viewer, command: m.AnswerMany | m.TakeBack, again: bool) -> m.Done:
    need(f"message {command.__struct_config__.tag}", live.sheet, viewer.visitor, command.seat)
    receipt = _receipt(viewer, command.command)
    if again or command.seq != live.seq:  # a command that was carried out before comes with the number of that time
        if (seq := live.storage.done(live.id, receipt)) is not None:
            return m.Done(command.command, seq)
        need_fresh(live, room, viewer, command.seat, command.seq)
    match command:
        case m.AnswerMany():
            live.answer(command.seat, command.things, receipt)
        case m.TakeBack():
            live.undo(command.seat, receipt)
        case _:
            assert_never(command)
    return m.Done(command.command, live.seq)


def _plan(live: LiveTable, room: Room, viewer: Viewer, command: m.Plan) -> m.State:
    need("message plan", live.sheet, viewer.visitor, command.seat)
    need_fresh(live, room, viewer, command.seat, command.seq)
    through = Viewer(command.seat, viewer.lang, viewer.visitor)
    return Lookout(live, room.online).supposed(through, command.things)


async def _say(house: House, room: Room, viewer: Viewer, command: m.Say) -> m.Done:
    text = command.text.strip()
    if not text or not all(sign.isprintable() or sign == "\n" for sign in text):
        raise Refusal(400, "bad-text")
    seated = room.live is not None and bool(room.live.sheet.seats_of(viewer.visitor))
    await house.limits.need("chat" if seated else "chat-watching", Who("", viewer.visitor, room.id))
    done, line = await house.change(room.id, lambda live: _said(live, viewer, command.command, text), quiet=True)
    if line is not None:
        post(said(room, [line]))
    return done


def _said(live: LiveTable, viewer: Viewer, command: str, text: str) -> tuple[m.Done, Line | None]:
    need("message chat", live.sheet, viewer.visitor)
    receipt = _receipt(viewer, command)
    if (seq := live.storage.done(live.id, receipt)) is not None:
        return m.Done(command, seq), None
    mine = live.sheet.seats_of(viewer.visitor)
    seat = viewer.seat if viewer.seat in mine else mine[0] if mine else None
    try:
        line = live.say(receipt, seat, "" if seat is None else live.sheet.seats[seat].name, text)
    except Muted:
        raise Refusal(403, "muted") from None
    except Hushed:
        raise Refusal(403, "hushed") from None
    return m.Done(command, live.seq), line


def _receipt(viewer: Viewer, command: str) -> Receipt:
    if viewer.visitor is None:
        raise Refusal(401, "no-visitor")
    return Receipt(viewer.visitor, command)
