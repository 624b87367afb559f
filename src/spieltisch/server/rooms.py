"""Rooms: a live table with everybody who watches it, one lock each. Here the loop and the threads meet.

What changes a table runs in a thread while its room is locked: apply, commit, build what each watcher gets to see. Only
then, back on the loop, anything is sent.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..table import TableError
from ..texts import LANGUAGES
from . import messages as m
from .drafts import Drafts
from .helpers import Errand, Helpers
from .lanes import Lane, Lanes
from .letters import Letter, Whole, letter, need_eyes, whole, written
from .limits import Limits
from .live import LiveTable, load
from .looking import Lookout, Viewer, line_out, seats_out
from .machine_code import MachineCode
from .measures import Measures
from .neighbours import Alone
from .packs import Packs
from .refusals import Refusal
from .settings import Settings
from .storage import GONE as GONE_VERSION
from .storage import Conflict, Line, Sheet, Storage
from .thinking import Thinking
from .watched import Known
from .watching import Watcher, encode

log = logging.getLogger("spieltisch.server")
T = TypeVar("T")

IDLE_S = 600.0  # after which a table nobody watches is forgotten; its log has everything
CONFLICTS = 5  # times that we look again before we give up
PRESENCE_S = 0.05  # between two words on who is there


@dataclass(eq=False)
class Room:
    """A table, who watches it, and the bot that may be thinking there."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    live: LiveTable | None = None
    watchers: set[Watcher] = field(default_factory=set)
    thinking: int | None = None
    bots: "asyncio.Task[None] | None" = None
    used: float = 0.0
    heard: int = 0  # the newest version of the table that we have heard of
    catching_up: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)  # set whenever another server has changed the table
    elsewhere: frozenset[int] = frozenset()  # visitors who are connected to other servers
    told: "tuple[tuple[bool, ...], int | None] | None" = None  # the seats that are there, the one that thinks
    told_at: float = 0.0
    to_tell: bool = False  # it will be said in a moment

    @property
    def here(self) -> frozenset[int]:
        """The visitors who are connected to this server."""
        return frozenset(w.viewer.visitor for w in self.watchers if w.viewer.visitor is not None)

    @property
    def online(self) -> frozenset[int]:
        """The visitors who are connected."""
        return self.here | self.elsewhere

    @property
    def viewers(self) -> frozenset[Viewer]:
        """The eyes that look at it."""
        return frozenset(watcher.viewer for watcher in list(self.watchers))


Letters = list[tuple[Watcher, Letter]]


class House:
    """All rooms of a server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings, self.storage = settings, storage
        self.drafts = Drafts(storage)
        self.packs = Packs(storage, settings.packs, settings.lang, self.drafts)
        self.thinking = Thinking(settings.effort, settings.guests)
        self.code = MachineCode(settings.awaited)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rooms: dict[str, Room] = {}
        self.lanes, self.limits = Lanes(settings.threads), Limits(settings.limits)
        self.neighbours: Alone = Alone()  # or others on the same database
        self.helpers = Helpers(settings.helpers)
        self.measures = Measures()  # or somebody writes them down
        self.on_turn: Callable[[Room], None] = lambda room: None  # lets a bot answer where it is asked

    async def work(self, function: Callable[..., T], *arguments: object) -> T:
        """Run something that looks at the database, in a thread."""
        return await self.lanes.reads.run(function, *arguments)

    async def write(self, function: Callable[..., T], *arguments: object) -> T:
        """Run something that writes and is no move, in a thread: with a database that is locked, readers go on."""
        return await self.lanes.writes.run(function, *arguments)

    def beside(self, work: Coroutine[Any, Any, object]) -> "asyncio.Task[Any]":
        """Do something while others go on; it is not lost sight of."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def room(self, table: str) -> Room:
        """The room of a table, whether it exists or not."""
        room = self.rooms.setdefault(table, Room(table))
        room.used = time.monotonic()
        return room

    # --- looking -----------------------------------------------------------------------------------------------------

    async def sheet(self, table: str) -> Sheet:
        """Who sits at a table, straight from the database."""
        return await self._stored(self.storage.sheet, table)

    async def need(self, table: str) -> None:
        """Refuse what is no table: whoever only wants to come in need not hear who sits there."""
        await self._stored(self.storage.version, table)

    async def _stored(self, find: Callable[[str], T | None], table: str) -> T:
        found = await self.work(find, table)
        if found is None:
            await self.forget(table)
            raise Refusal(404, "no-such-table")
        return found

    async def look(self, table: str, function: Callable[[LiveTable], T], fresh: bool = True) -> T:
        """Look at a table as the database has it now; `fresh` asks whether another server has changed it."""
        room = self.room(table)
        async with room.lock:
            seen = await self._posted(room, self.lanes.reads, lambda: self._looked(room, function, fresh))
        self.on_turn(room)
        return seen

    async def recall(
        self, table: str, check: Callable[[LiveTable], object], tell: Callable[[LiveTable], T], lane: Lane
    ) -> T:
        """Look back on a table as it is now, which may take a while: it goes on meanwhile."""

        def still(live: LiveTable) -> LiveTable:
            check(live)
            return live.still()

        def told(kept: LiveTable) -> T:
            with kept.one_at_a_time:  # what is found out about it is written down in it
                return tell(kept)

        return await lane.run(told, await self.look(table, still))

    async def _posted(self, room: Room, lane: Lane, work: Callable[[], tuple[T, Letters | Errand]]) -> T:
        """Do something with a table in a thread and send what came of it; the room is locked."""
        online = room.online
        result, found = await lane.run(work)
        if isinstance(found, Errand):
            found = await self._helped(room, found, lane)
        self.helpers.count(sum(not isinstance(one, Whole) for _, one in found), self.code.all_games)
        post(found)
        if found and room.online != online:  # what was sent does not know that yet
            room.told = None
            self.tell_presence(room)
        return result

    async def _helped(self, room: Room, errand: Errand, lane: Lane) -> Letters:
        """The news of a table that a helper is to write; if it does not, we do."""
        made = await self.helpers.letters(errand)
        return await lane.run(letters, room, Lookout.news) if made is None else addressed(room, made)

    def _looked(self, room: Room, function: Callable[[LiveTable], T], fresh: bool) -> tuple[T, Letters]:
        live, letters = self._open(room, fresh)
        return function(live), letters

    def _open(self, room: Room, fresh: bool) -> tuple[LiveTable, Letters]:
        """The live table of a room, and what its watchers should know if it was behind the database."""
        if room.live is not None and not behind(room) and (not fresh or room.live.is_fresh()):
            return room.live, []
        live, room.live = room.live, None  # whatever goes wrong: it is read anew
        if live is not None and (caught := live.catch_up()) is not None:
            room.live = live
            return live, [*(letters(room, Lookout.news) if caught.moves else []), *said(room, caught.lines)]
        room.live = load(self.storage, self.packs, room.id)
        return room.live, letters(room, Lookout.whole)

    async def welcome(self, room: Room, watcher: Watcher, known: Known | None) -> None:
        """Show somebody everything who has just come, or what they do not know yet; the room is locked."""
        await self._posted(room, self.lanes.reads, lambda: (None, self._welcomed(room, watcher, known)))

    def _welcomed(self, room: Room, watcher: Watcher, known: Known | None) -> Letters:
        viewer, (live, letters) = watcher.viewer, self._open(room, True)
        need_eyes(live, viewer)
        online = room.online | ({viewer.visitor} if viewer.visitor is not None else set())
        return [*letters, (watcher, Whole(whole(live, online, viewer, known)))]

    async def show(self, room: Room, watcher: Watcher) -> None:
        """Show a watcher everything once more."""
        async with room.lock:
            await self._posted(room, self.lanes.reads, lambda: (None, self._shown(room, watcher)))
        self.on_turn(room)

    def _shown(self, room: Room, watcher: Watcher) -> Letters:
        live, letters = self._open(room, True)
        return [*letters, (watcher, letter(Lookout(live, room.online), live, watcher.viewer, Lookout.whole))]

    # --- changing ----------------------------------------------------------------------------------------------------

    async def change(self, table: str, action: Callable[[LiveTable], T], quiet: bool = False) -> T:
        """Change a table and show everybody what it looks like then; `quiet`: nothing that lies on it has changed."""
        room = self.room(table)
        async with room.lock:
            try:
                changed = await self._posted(room, self.lanes.moves, lambda: self._changed(room, action, quiet))
            finally:
                room.used = time.monotonic()
        self.on_turn(room)
        return changed

    def _changed(self, room: Room, action: Callable[[LiveTable], T], quiet: bool) -> tuple[T, Letters | Errand]:
        known = room.live is not None and not behind(room)
        live, _ = self._open(room, False)
        version = live.sheet.version
        try:
            result = action(live)
        except (TableError, Refusal):
            if live.table.position.number != live.sheet.number:  # half done: the log has the truth
                room.live = None
            raise
        except BaseException:
            room.live = None
            raise
        if live.overtaken:
            return result, self._read_anew(room)
        if known and (quiet or live.sheet.version == version):
            return result, []
        if not known:
            return result, letters(room, Lookout.whole)
        errand = self.helpers.errand(live, room.online, room.viewers, self.packs)
        return result, errand or letters(room, Lookout.news)

    async def insist(self, table: str, action: Callable[[LiveTable], T]) -> T:
        """Change who sits at a table, whoever else changes it meanwhile."""
        for _ in range(CONFLICTS):
            try:
                return await self.change(table, action)
            except Conflict:  # another server was faster: look again
                continue
        raise Refusal(503, "busy")

    async def reread(self, table: str) -> None:
        """Read a table anew, because it was changed behind our back, and show everybody who is there."""
        room = self.room(table)
        async with room.lock:
            if room.live is not None or room.watchers:  # else whoever comes next reads it anyway
                await self._posted(room, self.lanes.reads, lambda: (None, self._read_anew(room)))
        self.on_turn(room)

    async def changed_behind(self, table: str) -> None:
        """A table was changed, or deleted, from outside of its room."""
        if table in self.rooms:
            if await self.work(self.storage.version, table) is None:
                await self.forget(table)
            else:
                await self.reread(table)

    def _read_anew(self, room: Room) -> Letters:
        """What everybody sees of a change that is on the disk: it has happened, even if it cannot be shown now."""
        room.live = None
        try:
            return self._open(room, False)[1]
        except Refusal:  # whoever asks next is told so
            return []
        except Exception:
            log.exception("a table could not be read anew")
            return []

    # --- hearing from other servers ----------------------------------------------------------------------------------

    def heard(self, table: str, version: int) -> None:
        """The table has this version now; whoever watches it should see what that is about."""
        room = self.rooms.get(table)
        if room is None:
            return
        if version == GONE_VERSION:
            self.beside(self.forget(table))
        elif version > room.heard:
            room.heard = version
            if room.watchers and behind(room) and not room.catching_up:
                room.catching_up = True
                self.beside(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            async with room.lock:  # if it was our own change, it is known by now
                room.catching_up = False
                if behind(room):
                    await self._posted(room, self.lanes.reads, lambda: (None, self._open_quietly(room)))
                    room.changed.set()
            self.on_turn(room)
        except Exception:  # the next sweep tries again
            room.heard = 0
            log.exception("a table could not be read anew")

    def _open_quietly(self, room: Room) -> Letters:
        try:
            return self._open(room, False)[1]
        except Refusal:  # whoever asks next is told so
            return []

    async def online(self, table: str) -> frozenset[int]:
        """The visitors who are connected to a table, wherever."""
        here = self.rooms[table].here if table in self.rooms else frozenset()
        return here | (await self.neighbours.present([table])).get(table, frozenset())

    # --- presence ----------------------------------------------------------------------------------------------------

    def tell_presence(self, room: Room) -> None:
        """Tell everybody who is there and who is thinking, if that has changed; not more often than anybody can see."""
        wait = room.told_at + PRESENCE_S - time.monotonic()
        if wait <= 0:
            self._tell_presence(room)
        elif not room.to_tell:
            room.to_tell = True
            asyncio.get_running_loop().call_later(wait, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.to_tell = False
        if room.live is None:
            return
        sheet = room.live.sheet
        if (now := there(room)) == room.told:
            return
        room.told, room.told_at = now, time.monotonic()
        made: dict[int | None, bytes] = {}
        for watcher in room.watchers:
            visitor = watcher.viewer.visitor if sheet.seats_of(watcher.viewer.visitor) else None
            if visitor not in made:
                made[visitor] = self._presence(room, visitor)
            watcher.send(made[visitor])

    def greet(self, room: Room, watcher: Watcher) -> None:
        """Tell somebody who has just come, and knows who is there, who is thinking."""
        if len(room.watchers) == 1:
            room.told = there(room)
        if room.live is not None and room.thinking is not None:
            watcher.send(self._presence(room, watcher.viewer.visitor))

    def _presence(self, room: Room, visitor: int | None) -> bytes:
        assert room.live is not None
        return encode(m.Presence(room.id, seats_out(room.live.sheet, visitor, room.online), room.thinking))

    # --- leaving -----------------------------------------------------------------------------------------------------

    async def forget(self, table: str) -> None:
        """A table that is gone."""
        room = self.rooms.pop(table, None)
        self.thinking.forget(table)
        if room is None:
            return
        if room.bots is not None:
            room.bots.cancel()
        room.live = None
        for watcher in list(room.watchers):
            watcher.drop()

    def tidy(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        old = time.monotonic() - IDLE_S
        for room in list(self.rooms.values()):
            if not room.watchers and room.live is not None and behind(room):
                room.live = None  # whoever comes next reads it anyway
            quiet = not room.watchers and not room.lock.locked() and room.bots is None
            if quiet and room.used < old:
                del self.rooms[room.id]
                self.thinking.forget(room.id)


def there(room: Room) -> tuple[tuple[bool, ...], int | None]:
    """Which seats are there, and which one is thinking."""
    seats, online = room.live.sheet.seats if room.live is not None else (), room.online
    return tuple(seat.visitor in online for seat in seats), room.thinking


def behind(room: Room) -> bool:
    """Whether we have heard of a newer version of a table than the one we know."""
    return room.live is None or room.live.sheet.version < room.heard


def said(room: Room, lines: Iterable[Line]) -> Letters:
    """New lines of chat for everybody in a room."""
    made = {(line, lang): encode(m.Said(room.id, line_out(line, lang))) for line in lines for lang in LANGUAGES}
    watchers = list(room.watchers)
    return [(watcher, told) for (_, lang), told in made.items() for watcher in watchers if watcher.viewer.lang == lang]


def letters(room: Room, look: Callable[[Lookout, Viewer], m.State]) -> Letters:
    """What each watcher of a room gets to see now; viewers with the same eyes get the same bytes."""
    return [] if room.live is None else addressed(room, written(room.live, room.online, room.viewers, look))


def addressed(room: Room, made: Mapping[Viewer, Letter]) -> Letters:
    """Letters with those whom they are for."""
    return [(watcher, made[watcher.viewer]) for watcher in list(room.watchers) if watcher.viewer in made]


def post(letters: Iterable[tuple[Watcher, Letter]]) -> None:
    """Send everybody what is for them."""
    for watcher, one in letters:
        match one:
            case Refusal():
                watcher.refuse(one)
            case Whole():
                watcher.send(one.data, whole=True)
            case _:
                watcher.send(one)
