"""Runs a player: `python -m spieltisch.player module:Class` speaks the protocol on its standard input and output.

With `--about` it only looks at the class and says what it found. Whatever the player prints goes to standard error.
When the house hangs up, this process ends at once, whatever the player is doing.
"""

import hashlib
import inspect
import os
import sys
import threading
import traceback
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

from .finding import Unfit, find_class
from .given import Field, Question, Spec, Worlds
from .protocol import VERSION, Message, NotUnderstood, from_line, to_line


class Refused(Exception):
    """The house refused a request."""


class Running:
    """A player at work."""

    def __init__(self, own: type[Any], out: BinaryIO) -> None:
        self.own, self.out = own, out
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.spec: Spec | None = None
        self.player: Any = None
        self.worlds = Worlds(self.ask) if getattr(own, "worlds", False) else None
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            self.lines.put(line)
        os._exit(0)

    def say(self, message: Message) -> None:
        """Send a message."""
        self.out.write(to_line(message))
        self.out.flush()

    def ask(self, message: Message) -> Message:
        """Send a request and wait for its reply."""
        self.say(message)
        reply = from_line(self.lines.get())
        if reply["type"] == "error":
            raise Refused(reply.get("reason", ""))
        return reply

    def run(self) -> None:
        """Do what the house says, for ever."""
        while True:
            message = from_line(self.lines.get())
            if message["type"] == "hello":
                self.hello(message)
            elif message["type"] == "begin":
                self.begin(message)
            elif message["type"] == "question":
                self.question(message)
            elif message["type"] == "over" and hasattr(self.player, "over"):
                self.player.over(tuple(message["points"]), tuple(message["places"]))

    def hello(self, message: Message) -> None:
        """What the game is."""
        games = getattr(self.own, "games", None)
        if games is not None and message["game"] not in games:
            self.say({"type": "error", "code": "other-game", "reason": ", ".join(games)})
            return
        self.spec = spec_of(message)
        self.say({"type": "ready", "protocol": VERSION, "worlds": self.worlds is not None})

    def begin(self, message: Message) -> None:
        """A new game, for which there is a new player: nothing of games before is left."""
        assert self.spec is not None
        spec = Spec(**{**vars(self.spec), "seat": message["seat"], "seed": message["seed"]})
        # a class without a constructor of its own takes nothing
        self.player = self.own() if self.own.__init__ is object.__init__ else self.own(spec)

    def question(self, message: Message) -> None:
        """Let the player answer. What it raises is told, and the game goes on."""
        assert self.spec is not None
        try:
            thing = self.player.answer(Question(message, self.spec.things, self.worlds))
            self.say({"type": "answer", "thing": int(thing)})
        except Exception as error:
            traceback.print_exc()
            self.say({"type": "error", "code": "raised", "reason": said(error)})


def spec_of(message: Message) -> Spec:
    """The spec in a hello."""
    kept = {key: message[key] for key in ("game", "players", "options", "pack", "things", "seconds")}
    fields = tuple(Field(**field) for field in message["observation"])
    return Spec(**kept, actions=tuple(message["actions"]), observation=fields)


def about(own: type[Any]) -> Message:
    """What a class says about itself."""
    games, text = getattr(own, "games", None), getattr(own, "about", "")
    return {
        "type": "about",
        "games": None if games is None else [str(game) for game in games],
        "about": str(text) if isinstance(text, str) else "",
        "hash": hash_of(own),
    }


def hash_of(own: type[Any]) -> str:
    """Of what a player is made, as far as one file tells."""
    try:
        source = inspect.getsourcefile(own)
        return hashlib.sha256(Path(str(source)).read_bytes()).hexdigest()[:12]
    except (OSError, TypeError):
        return ""


def said(error: BaseException) -> str:
    """An error of somebody else's code, in a line."""
    return f"{type(error).__name__}: {error}"[:300]


def main(arguments: list[str]) -> int:
    """Find the class and run it."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a player prints must not stand between the messages
    sys.path.insert(0, "")
    only_look, address = "--about" in arguments, arguments[-1]
    try:
        own = find_class(address)
        if only_look:
            out.write(to_line(about(own)))
            out.flush()
            return 0
        Running(own, out).run()
    except Unfit as unfit:
        out.write(to_line({"type": "error", "code": unfit.code, "reason": unfit.reason}))
    except NotUnderstood as error:
        out.write(to_line({"type": "error", "code": "not-understood", "reason": said(error)}))
    except BaseException as error:
        traceback.print_exc()
        out.write(to_line({"type": "error", "code": "raised", "reason": said(error)}))
    out.flush()
    return 1


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))  # at once: threads of the player are nobody's concern
