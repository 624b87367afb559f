"""Players by anybody at a seat: a process is asked, and whatever it does, the table gets an answer or hears of a fault.

Such a player is never given a state, nor anything from which one could be reached: it lives in another process and gets
lines (`spieltisch.player.protocol`) that are made of what its seat may know.
"""

import hashlib
import time
from threading import Lock
from typing import Any

from ..core.game import Box, Game
from ..games import find_game
from ..player.protocol import VERSION, Message, NotUnderstood, from_line, to_line
from ..table.chance import seeded_stream
from ..table.record import pack_of
from .addresses import START_S, Address, PlayerError, last_line, unfit
from .pipes import Pipe, PipeFault
from .worlds import NoSuchWorld, Worlds, seen_by

LIVES = 3  # processes that a player may use up in one game
FAULTS = ("illegal", "failed", "slow")


class PlayerFault(Exception):
    """An answer that did not come, or is not allowed: `kind` is one of FAULTS."""

    def __init__(self, kind: str, reason: str = "") -> None:
        super().__init__(f"{kind}: {reason}" if reason else kind)
        self.kind, self.reason = kind, reason


class Outsider:
    """One player by somebody else at one seat of one table."""

    def __init__(self, game: str | Game, address: Address, seed: int, start_s: float = START_S) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.address, self.start_s = address, start_s
        self._lock = Lock()
        self._pipe: Pipe | None = None
        self._box: Box | None = None
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """As if just found with this seed; the process is kept."""
        self.stream = seeded_stream(seed)  # for answers that somebody else has to give
        self._seed, self._lives, self._number, self._begun = seed, LIVES, 0, False
        self._worlds: Worlds | None = None

    def close(self) -> None:
        """End the process, when it has answered what it is asked."""
        with self._lock:
            self._hang_up()

    def kill(self) -> None:
        """End the process at once."""
        if (pipe := self._pipe) is not None:
            pipe.kill()

    def _hang_up(self) -> None:
        if self._pipe is not None:
            self._pipe.end()
            self._pipe = None

    def answer(self, box: Box, s: Any, begins_move: bool = True, waited: float = 0.0) -> int:
        """The answer to the question that waits in a state; PlayerFault if there is none, PlayerError at the start."""
        question, seat = self.question(box, s, begins_move), self.game.to_move(box.record, s)
        if len(question["options"]) == 1:
            return int(question["options"][0])
        if not self._lives:
            raise PlayerFault("failed", "it has failed too often in this game")
        with self._lock:
            try:
                pipe = self._ready(box, seat)
                if self._worlds is not None:
                    self._worlds.begin(box, s, seat)
                    if not self._number:
                        self._worlds.warm_up()  # on our time, not on theirs
                self._number += 1
                thing = self._asked(pipe, question, time.monotonic() + max(0.0, self.address.seconds - waited))
            except PipeFault as fault:
                raise self._lost(fault) from None
        if thing not in question["options"]:
            raise PlayerFault("illegal", str(thing))
        return thing

    def question(self, box: Box, s: Any, begins_move: bool = True) -> Message:
        """All that a player hears of a state: what its seat sees, and the options."""
        out = self.game.option_buffer()
        n, seat = self.game.options(box.record, s, out), self.game.to_move(box.record, s)
        return {
            "type": "question",
            "number": self._number,
            "question": self.game.people.question(box, s),
            "begins_move": begins_move,
            "seconds": self.address.seconds,
            "observation": seen_by(self.game, box, s, seat),
            "options": out[:n].tolist(),
        }

    def over(self, points: list[int], places: list[int]) -> None:
        """Tell it how the game has ended."""
        if self._pipe is not None and self._begun:
            self._begun = False
            try:
                self._pipe.send(to_line({"type": "over", "points": points, "places": places}), time.monotonic() + 1)
            except PipeFault:
                self._hang_up()

    def _asked(self, pipe: Pipe, question: Message, until: float) -> int:
        """Ask, and serve worlds until there is an answer."""
        pipe.send(to_line(question), until)
        while True:
            told = _understood(pipe.receive(until))
            if told["type"] == "answer":
                if type(told.get("thing")) is not int:
                    raise PlayerFault("illegal", str(told.get("thing"))[:80])
                return int(told["thing"])
            if told["type"] == "error":
                raise PlayerFault("failed", str(told.get("reason", ""))[:300])
            pipe.send(to_line(self._world(told)), until)

    def _world(self, message: Message) -> Message:
        if self._worlds is None:
            return {"type": "error", "reason": f"{message['type']}: it has not asked for worlds"}
        try:
            return self._worlds.reply(message)
        except (NoSuchWorld, TypeError) as error:
            return {"type": "error", "reason": str(error)[:300]}

    # --- the process -------------------------------------------------------------------------------------------------

    def _ready(self, box: Box, seat: int) -> Pipe:
        """The process, which knows this game and that one has begun."""
        if self._pipe is None or not self._pipe.alive or self._box is not box:
            self._hang_up()
            self._pipe, self._box = self._started(box), box
            self._begun = False
        if not self._begun:
            own = {"type": "begin", "seat": seat, "seed": derived(self._seed, "player")}
            self._pipe.send(to_line(own), time.monotonic() + self.start_s)
            self._begun = True
            if self._wants_worlds and self._worlds is None:
                self._worlds = Worlds(self.game, derived(self._seed, "worlds"))
        return self._pipe

    def _started(self, box: Box) -> Pipe:
        until, name = time.monotonic() + self.start_s, self.address.name
        try:
            pipe = Pipe(self.address.command)
        except OSError as error:
            raise PlayerError("no-program", program=f"{self.address.command[0]}: {error.strerror}") from None
        try:
            pipe.send(to_line(self._hello(box)), until)
            told = _understood(pipe.receive(until))
        except PipeFault as fault:
            complaint = pipe.complaint
            pipe.end()
            if fault.kind == "slow":
                raise PlayerError("start-slow", name=name, seconds=int(self.start_s)) from None
            raise PlayerError("ended", name=name, reason=last_line(complaint) if complaint else fault.reason) from None
        if told["type"] != "ready" or told.get("protocol") != VERSION:
            pipe.end()
            if told["type"] == "error":
                raise unfit(self.address, told)
            raise PlayerError("other-protocol", name=name, ours=VERSION)
        self._wants_worlds = told.get("worlds") is True
        return pipe

    def _hello(self, box: Box) -> Message:
        name, digest = pack_of(box)
        return {
            "type": "hello",
            "protocol": VERSION,
            "game": self.game.name,
            "players": box.players,
            "options": dict(box.options),
            "pack": {"name": name, "hash": digest},
            "seconds": self.address.seconds,
            "things": self.game.things,
            "actions": list(self.game.action_names()),
            "observation": [vars(field) for field in self.game.observation_spec()],
        }

    def _lost(self, fault: PipeFault) -> PlayerFault:
        """A process that is late, gone or talks nonsense is ended; the next question starts another one."""
        reason = fault.reason
        if self._pipe is not None and (complaint := self._pipe.complaint):
            reason = f"{reason}: {last_line(complaint)}" if reason else last_line(complaint)
        self._hang_up()
        self._lives -= 1
        return PlayerFault(fault.kind, reason)


def _understood(line: bytes) -> Message:
    try:
        return from_line(line)
    except NotUnderstood as error:
        raise PipeFault("failed", f"{line[:60]!r} is no message: {error}") from None


def derived(seed: int, what: str) -> int:
    """A seed from which nobody can tell the one it was made of."""
    return int.from_bytes(hashlib.sha256(f"{what}/{seed}".encode()).digest()[:8], "little") >> 2
