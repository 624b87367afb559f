"""A live connection: everything about a table as it happens, and commands the other way."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import messages as m
from .commands import carry_out
from .looking import Lookout, Viewer
from .refusals import Refusal
from .rooms import House, Room, Watcher, encode

log = logging.getLogger("spieltisch.server")

MOST_BYTES = 16_384  # of a message from a client
MOST_GARBAGE = 10  # messages that are none, before we hang up
PONG = encode(m.Pong())
FORBIDDEN, GONE, TRY_AGAIN = 4403, 4404, 1013  # codes with which we close

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(m.FromClient).decode


async def serve_socket(house: House, socket: Socket, table: str, viewer: Viewer) -> None:
    """Stay with a client until it leaves."""
    await socket.accept()
    room = house.room(table)
    watcher = Watcher(viewer)
    try:
        await _come(house, room, watcher)
    except Refusal as refusal:
        await socket.send_data(encode(m.Problem(refusal.code, refusal.sentence(viewer.lang))).decode(), mode="text")
        await socket.close(GONE if refusal.status == 404 else FORBIDDEN)
        return
    sender = asyncio.get_running_loop().create_task(_send(socket, watcher))
    try:
        await _receive(house, room, socket, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.watchers.discard(watcher)
        watcher.drop()
        await sender
        house.tell_presence(room)


async def _come(house: House, room: Room, watcher: Watcher) -> None:
    """From now on this client sees what happens; first of all it sees everything."""
    await house.sheet(room.id)
    async with room.lock:
        await house.welcome(room, watcher)
        room.watchers.add(watcher)
    house.tell_presence(room)
    house.on_turn(room)


async def _send(socket: Socket, watcher: Watcher) -> None:
    """Send what is queued, one after the other."""
    try:
        while (message := await watcher.queue.get()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # it has left meanwhile
        watcher.dropped = True


async def _receive(house: House, room: Room, socket: Socket, watcher: Watcher) -> None:
    garbage = 0
    while not watcher.dropped and garbage < MOST_GARBAGE:
        data = await socket.receive_data(mode="text")
        try:
            message = read(data)
        except Refusal as refusal:
            garbage += 1
            watcher.send(encode(m.Problem(refusal.code, refusal.sentence(watcher.viewer.lang))))
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
    viewer = watcher.viewer
    match message:
        case m.Ping():
            watcher.send(PONG)
        case m.AskHint():  # takes a while, and whoever waits for it may do something else meanwhile
            house.beside(_advise(house, room, watcher, message))
        case m.Sync():
            watcher.send(encode(await house.look(room.id, lambda live: Lookout(live, room.online).whole(viewer))))
        case _:
            await _reply(house, room, watcher, message)


async def _advise(house: House, room: Room, watcher: Watcher, command: m.AskHint) -> None:
    try:
        await _reply(house, room, watcher, command)
    except Exception:
        log.exception("a hint failed")
        refusal = Refusal(500, "fault")
        watcher.send(encode(m.Problem(refusal.code, refusal.sentence(watcher.viewer.lang), command.command)))


async def _reply(house: House, room: Room, watcher: Watcher, command: m.Command) -> None:
    _, reply = await carry_out(house, room.id, watcher.viewer, command)
    watcher.send(encode(reply))
