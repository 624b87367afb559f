"""A live connection: everything about a table as it happens, and commands the other way."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import messages as m
from .commands import carry_out
from .hints import need_leave
from .limits import Who
from .looking import Viewer
from .refusals import Refusal, as_failure
from .rooms import House, Room
from .seating import settle_all
from .watched import Known
from .watching import Watcher, encode, problem_of

log = logging.getLogger("spieltisch.server")

MOST_BYTES = 16_384  # of a message from a client
MOST_GARBAGE = 10  # messages that are none, before we hang up
PONG = encode(m.Pong())

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(m.FromClient).decode


async def serve_socket(house: House, socket: Socket, table: str, viewer: Viewer, known: Known | None) -> None:
    """Stay with a client until it leaves; `known` is what it has if it comes back."""
    await socket.accept()
    watcher = Watcher(viewer, socket.scope["state"]["client"])
    try:
        with house.limits.holding("sockets", who(watcher)):
            await _serve(house, socket, table, watcher, known)
    except Refusal as refusal:  # they have too many already
        watcher.refuse(refusal)
        await _send(house, house.room(table), socket, watcher)


def who(watcher: Watcher) -> Who:
    """For whom the wishes of a client are counted."""
    return Who(watcher.client, watcher.viewer.visitor)


async def _serve(house: House, socket: Socket, table: str, watcher: Watcher, known: Known | None) -> None:
    room = house.room(table)
    try:
        await _come(house, room, watcher, known)
    except Refusal as refusal:
        watcher.refuse(refusal)
    except Exception:
        log.exception("a table could not be shown")
        watcher.drop()
    if watcher.dropped:
        room.watchers.discard(watcher)
        await _send(house, room, socket, watcher)
        return
    sender = asyncio.get_running_loop().create_task(_send(house, room, socket, watcher))
    try:
        await _receive(house, room, socket, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.watchers.discard(watcher)
        house.neighbours.attend(room)
        watcher.drop()
        await sender
        house.tell_presence(room)


async def _come(house: House, room: Room, watcher: Watcher, known: Known | None) -> None:
    """From now on this client sees what happens; first of all it sees everything that it does not know."""
    await house.need(room.id)
    await house.neighbours.meet(room)
    async with room.lock:
        await house.welcome(room, watcher, known)
        room.watchers.add(watcher)
    house.neighbours.attend(room)
    if room.live is not None and room.live.sheet.requests:  # whoever is asked has been seen
        await house.insist(room.id, partial(settle_all, online=await house.online(room.id)))
    house.greet(room, watcher)
    house.tell_presence(room)
    house.on_turn(room)


async def _send(house: House, room: Room, socket: Socket, watcher: Watcher) -> None:
    """Send what is queued, one after the other; whoever wants everything gets it when they have read the rest."""
    try:
        while not isinstance(message := await watcher.next(), int):
            if message is None:
                await _show(house, room, watcher)
            else:
                await socket.send_data(message.decode(), mode="text")
        await socket.close(message)
    except (WebSocketDisconnect, RuntimeError):  # it has left meanwhile
        watcher.drop()


async def _show(house: House, room: Room, watcher: Watcher) -> None:
    """Show everything once more; whoever wants that again and again is not refused it, but waits."""
    while not watcher.dropped and (wait := house.limits.take_now("looks", who(watcher))) > 0:
        await watcher.rest(wait)
    if not watcher.dropped:
        await _do(house, room, watcher, m.Sync())


async def _receive(house: House, room: Room, socket: Socket, watcher: Watcher) -> None:
    garbage = 0
    while not watcher.dropped and garbage < MOST_GARBAGE:
        await watcher.drained()
        data = await socket.receive_data(mode="text")
        try:
            message = read(data)
        except Refusal as refusal:
            garbage += 1
            watcher.reply(encode(problem_of(refusal, watcher.viewer)))
            continue
        await _react(house, room, watcher, message)


def read(data: str | bytes) -> m.FromClient:
    """A message of a client."""
    if len(data) > MOST_BYTES:
        raise Refusal(413, "too-big")
    try:
        message: m.FromClient = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal(400, "bad-message") from None
    return message


async def _react(house: House, room: Room, watcher: Watcher, message: m.FromClient) -> None:
    match message:
        case m.Ping():
            watcher.reply(PONG)
        case m.Sync():
            watcher.owe()
        case _:
            try:
                await house.limits.need("commands", who(watcher))
            except Refusal as refusal:
                watcher.reply(encode(problem_of(refusal, watcher.viewer, message.command)))
            else:
                await _command(house, room, watcher, message)


async def _command(house: House, room: Room, watcher: Watcher, message: m.Command) -> None:
    if isinstance(message, m.AskHint):
        _seek_hint(house, room, watcher, message)
    else:
        await _do(house, room, watcher, message)


def _seek_hint(house: House, room: Room, watcher: Watcher, message: m.AskHint) -> None:
    """A hint takes a while, and whoever waits for it may do something else meanwhile, but not ask for another one."""
    try:
        need_leave(room, watcher.viewer, message)
        if watcher.hint is not None and not watcher.hint.done():
            raise Refusal(429, "hint-under-way")
    except Refusal as refusal:
        watcher.reply(encode(problem_of(refusal, watcher.viewer, message.command)))
    else:
        watcher.hint = house.beside(_do(house, room, watcher, message))


async def _do(house: House, room: Room, watcher: Watcher, message: m.Command | m.Sync) -> None:
    """Do what a client wants. Whatever goes wrong, it is told so: else it would hope and ask again for ever."""
    try:
        await _reply(house, room, watcher, message)
    except Refusal as refusal:  # of a table that cannot be shown any more; commands tell of theirs themselves
        watcher.refuse(refusal)
    except Exception as error:
        log.exception("a message could not be answered")
        command = None if isinstance(message, m.Sync) else message.command
        watcher.reply(encode(problem_of(as_failure(error), watcher.viewer, command)))


async def _reply(house: House, room: Room, watcher: Watcher, message: m.Command | m.Sync) -> None:
    if isinstance(message, m.Sync):
        await house.show(room, watcher)
    else:
        _, reply = await carry_out(house, room.id, watcher.viewer, message)
        watcher.reply(encode(reply))
