"""Bots at live tables: they answer for their seats, at a pace people can follow, in threads.

A bot that thinks ahead does so beside the table (`thinking.py`), which goes on meanwhile; its answer counts if it is
still asked the same then. One that does not, answers at once, and so does one for which there is no time to think. A
player by anybody is asked in the same way; if it fails, rules of thumb answer for it, and the log says so. One of ours
that fails is replaced for this one answer by a throw of the dice: no table waits for a program.
"""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass

from ..bots.addresses import PlayerError
from ..bots.drivers import THUMB
from ..bots.minds import find_mind
from ..bots.outsiders import PlayerFault
from ..bots.players import find_players
from ..core.stack import CHANCE
from ..table.chance import seeded_stream
from .hints import case_of
from .live import LiveTable
from .logs import about
from .neighbours import LEASE_AGAIN_S
from .refusals import Refusal
from .rooms import House, Room
from .storage import Conflict, Seat
from .thinking import Case, Crowded, is_level, level_of

log = logging.getLogger("spieltisch.server")

DEFAULT = "thumb"  # the level that plays where none is named, and for players by anybody that fail
UNHURRIED = 4.4  # beats of a turn after which a bot gets quicker: twelve take less than eight seconds then
MOST_BEATS = 40  # of one turn
BURST_S = 0.1  # where a bot does not wait, so much is answered before anybody is told
AFTER_FAULT_S = 2.0  # until a bot tries again …
CODE_AGAIN_S = 1.0  # after which a bot that waits for machine code looks whether it is still asked
LONGEST_S = 60.0  # … and, twice as long every time, so much at most
RECENT = 60  # answers, chance's included, among which the last decision is looked for


def needs_bot(room: Room) -> bool:
    """Whether a bot is asked, and anybody cares. It reads a sheet alone, which is never changed: no lock is needed."""
    live = room.live
    sheet = None if live is None else live.sheet
    if sheet is None or sheet.over or sheet.closed or sheet.asked is None or sheet.asked == CHANCE:
        return False
    people = any(not seat.is_bot and seat.kind != "open" for seat in sheet.seats)
    return sheet.seats[sheet.asked].is_bot and (people or bool(room.watchers))


Question = tuple[Case, str, bool]  # what a bot is asked, how it plays, and whether it begins a move


@dataclass(frozen=True)
class Turn:
    """A bot is asked: what it has to know, read while its table was locked."""

    seq: int
    seat: int
    pace: float  # seconds until it answers
    question: Question | None  # for a bot with a mind of its own
    needs_code: bool  # whether nobody should wait for what it does interpreted


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
        """Let bots answer until none is asked. Whatever is wrong may pass, and then the table should go on."""
        pause = AFTER_FAULT_S
        try:
            while True:
                try:
                    if not await self._turn(room):
                        return
                    pause = AFTER_FAULT_S
                except Conflict:  # another server was faster: the next look reads the table anew
                    pass
                except Refusal:  # the table is gone
                    return
                except Exception:
                    log.exception("a bot could not answer")
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_S, 2 * pause)
        finally:
            room.bots = None
            self._think(room, None)
            self.house.beside(self._release(room))
            if room.live is not None and room.live.sheet.over:
                self.house.thinking.send_home(room.id)

    async def _release(self, room: Room) -> None:
        try:
            if room.bots is None:
                await self.house.neighbours.release(room.id)
        except Exception:
            log.exception("a table could not be left to other servers")

    async def _turn(self, room: Room) -> bool:
        """Let the bot that is asked answer; False: none is, or nobody cares."""
        start = time.monotonic()
        turn = await self.house.look(room.id, lambda live: _turn_of(live) if needs_bot(room) else None, fresh=False)
        if turn is None:
            return False
        self._think(room, turn.seat)
        room.changed.clear()
        if turn.question is not None and turn.needs_code and self.house.code.is_awaited(turn.question[0].game):
            await self.house.code.wait(turn.question[0].game, CODE_AGAIN_S)  # people are told so (`/api/machine-code`)
            return True
        if not await self.house.neighbours.lease(room.id):  # another server does: its answer comes, or it was killed
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE_AGAIN_S):
                    await room.changed.wait()
            return True
        thing = await self._thought(turn)
        await asyncio.sleep(max(0.0, start + turn.pace - time.monotonic()))
        with self.house.measures.move("bot"):
            await self.house.change(room.id, lambda live: _answer(live, turn.seq, thing))
        return True

    async def _thought(self, turn: Turn) -> int | None:
        """What a bot with a mind of its own answers, thought out while the table goes on."""
        if turn.question is None or (turn.needs_code and not self.house.code.has(turn.question[0].game)):
            return None
        try:
            return await self.house.thinking.answer(*turn.question)
        except Crowded:
            return None
        except (PlayerFault, PlayerError) as fault:
            case, name, _ = turn.question
            told = "the player %s at table %s gave no answer, %s answers: %s"
            log.warning(told, name, case.table, DEFAULT, fault, extra=about(name))
            return None
        except Exception:
            log.exception("a bot failed")
            return None

    def _think(self, room: Room, seat: int | None) -> None:
        if room.thinking != seat:
            room.thinking = seat
            self.house.tell_presence(room)


def delay(live: LiveTable) -> float:
    """Seconds until a bot answers: it waits where something is to be seen, once for every beat of the story.

    In between it goes on at once: keeping three dice is one thought. A long turn gets quicker, for people are to follow
    it and not to wait for it.
    """
    entries = live.table.log_entries
    last = next((number for number in range(len(entries), 0, -1) if entries[number - 1].seat != CHANCE), 0)
    if last and entries[last - 1].seat == live.asked:
        beats = live.beats.all
        seen = [beat for beat in beats if beat.lead[0] >= last and live.beats.weight(beat) != "silent"]
        if not seen:
            return 0.0
        turn = [beat for beat in beats[-MOST_BEATS:] if (beat.turn, beat.active) == (beats[-1].turn, beats[-1].active)]
        return live.sheet.pace / 1000 * min(1.0, UNHURRIED / len(turn))
    return live.sheet.pace / 1000


def level_name(seat: Seat) -> str:
    """How the bot on a seat plays."""
    return seat.level or DEFAULT


def is_mind(live: LiveTable) -> bool:
    """Whether the bot that is asked has a mind of its own: it searches, has a network, or is a player by anybody."""
    if live.asked is None:
        return False
    game, name = live.sheet.game, level_name(live.sheet.seats[live.asked])
    return not is_level(game, name) or level_of(game, name).remembers


def thinks_ahead(live: LiveTable) -> bool:
    """Whether it also takes its time, and would take far too long without machine code: a network only looks."""
    game, name = live.sheet.game, level_name(live.sheet.seats[live.asked or 0])
    return is_mind(live) and (not is_level(game, name) or level_of(game, name).searches)


def _turn_of(live: LiveTable) -> Turn:
    seat = live.table.position.to_move
    return Turn(live.seq, seat, delay(live), _question(live) if is_mind(live) else None, thinks_ahead(live))


def _question(live: LiveTable) -> Question:
    """What a bot is asked, how it plays, and whether it begins a move: the seat that decided last was another one."""
    case = case_of(live)
    deciders = (entry.seat for entry in reversed(live.table.moves(None, last=RECENT)) if entry.seat != CHANCE)
    return case, level_name(live.sheet.seats[case.seat]), next(deciders, None) != case.seat


def _answer(live: LiveTable, seq: int, thing: int | None) -> None:
    """One answer of a bot, and those that nobody wants to watch one by one; `thing` is what it has thought out."""
    if live.seq != seq or live.asked is None or not live.sheet.seats[live.asked].is_bot:
        return
    before, start = live.table.position.number, time.monotonic()
    live.answer(live.asked, [choose(live) if thing is None or thing not in live.table.position.things else thing])
    while time.monotonic() - start < BURST_S:
        if live.asked is None or not live.sheet.seats[live.asked].is_bot or is_mind(live) or delay(live):
            break
        live.answer(live.asked, [choose(live)])
    live.before = before


def choose(live: LiveTable) -> int:
    """What a bot without a mind of its own, or whose mind has failed, answers; it sees what its seat may know."""
    table, seat = live.table, live.sheet.seats[live.asked or 0]
    things = table.position.things
    try:
        if is_mind(live):
            own = seeded_stream(secrets.randbits(62))
            thing = find_players(live.sheet.game).answer(THUMB, table.box, table.position.state, own)
        else:
            mind = find_mind(live.sheet.game, level_name(seat), secrets.randbits(62))
            thing = mind.answer(table.box, table.position.state)
        if thing in things:
            return thing
        log.error("a bot pointed at %s, which is not possible", thing)
    except Exception:
        log.exception("a bot failed")
    return secrets.choice(things)
