"""Bots at live tables: they answer for their seats, at a pace people can follow, in threads.

A bot that fails is replaced for this one answer by a throw of the dice: no table waits for a program.
"""

import asyncio
import logging
import secrets
import time

from ..bots.players import find_players, kind_of
from ..core.stack import CHANCE
from ..table.chance import seeded_stream
from .live import Live
from .refusals import Refusal
from .rooms import House, Room
from .storage import Conflict

log = logging.getLogger("spieltisch.server")

AGAIN = 0.3  # of the pace, for an answer to the same question as before: paying eight goods is one thought
BURST_S = 0.1  # without a pace, so much is answered before anybody is told
AFTER_FAULT_S = 2.0


def needs_bot(room: Room) -> bool:
    """Whether a bot is asked, and anybody cares."""
    live = room.live
    if live is None or live.table.over or live.asked is None or live.asked == CHANCE:
        return False
    people = any(not seat.is_bot and seat.kind != "open" for seat in live.sheet.seats)
    return live.sheet.seats[live.asked].is_bot and (people or bool(room.watchers))


class Bots:
    """Starts a task for each room in which a bot is asked."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.on_turn = self.wake

    def wake(self, room: Room) -> None:
        """Let a bot answer if one is asked here and none is at it."""
        if room.bots is None and needs_bot(room):
            room.bots = asyncio.get_running_loop().create_task(self._play(room), name=f"bots of {room.id}")

    async def _play(self, room: Room) -> None:
        try:
            while needs_bot(room):
                await self._turn(room)
        except Refusal:  # the table is gone
            pass
        finally:
            room.bots = None
            self._think(room, None)

    async def _turn(self, room: Room) -> None:
        live = room.live
        assert live is not None
        seq, seat = live.seq, live.asked
        self._think(room, seat)
        await asyncio.sleep(_delay(live))
        try:
            await self.house.change(room.id, lambda live: _answer(live, seq))
        except Conflict:
            await self.house.reread(room.id)
        except Refusal:
            raise
        except Exception:
            log.exception("a bot could not answer")
            await asyncio.sleep(AFTER_FAULT_S)
            await self.house.reread(room.id)

    def _think(self, room: Room, seat: int | None) -> None:
        if room.thinking != seat:
            room.thinking = seat
            self.house.tell_presence(room)


def _delay(live: Live) -> float:
    """Seconds until a bot answers."""
    moves = live.table.moves(None, last=1)
    again = bool(moves) and (moves[0].seat, moves[0].question) == (live.asked, live.table.question.name)
    return live.sheet.pace / 1000 * (AGAIN if again else 1)


def _answer(live: Live, seq: int) -> None:
    """One answer of a bot, or many if nobody wants to watch them one by one."""
    if live.seq != seq:
        return
    before, start = live.table.position.number, time.monotonic()
    while live.asked is not None and live.sheet.seats[live.asked].is_bot:
        live.answer(live.asked, [choose(live)])
        if live.sheet.pace or time.monotonic() - start > BURST_S:
            break
    live.before = before


def choose(live: Live) -> int:
    """What the bot that is asked answers; it sees what its seat may know."""
    table, seat = live.table, live.asked
    things = table.position.things
    try:
        level = live.sheet.seats[seat or 0].level or "thumb"
        stream = seeded_stream(secrets.randbits(62))
        thing = find_players(live.sheet.game).answer(kind_of(level), table.box, table.position.state, stream)
        if thing in things:
            return thing
        log.error("a bot pointed at %s, which is not possible", thing)
    except Exception:
        log.exception("a bot failed")
    return secrets.choice(things)
