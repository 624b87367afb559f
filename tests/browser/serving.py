"""A server of its own for tests, as `spieltisch play` starts it."""

import json
import os
import re
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from urllib.request import urlopen

LOADED = Path(__file__).with_name("loaded.py")
EFFORT = "0.1"  # of what bots usually think: they need not play well here
READY = 300.0  # seconds until a server must have said where it is: the machine may be busy
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@dataclass
class Server:
    """A running server."""

    address: str
    process: "subprocess.Popen[str]"
    listener: threading.Thread
    said: list[str] = field(default_factory=list)

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.process.terminate()
        self.process.wait(timeout=30)
        self.listener.join(timeout=30)


def start(database: Path, *arguments: str, python: str = sys.executable) -> Server:
    """Start a server on a free port and wait until it says its address."""
    command = [python, str(LOADED), "play", "--no-browser", "--port", "0", "--db", str(database)]
    process = subprocess.Popen(
        [*command, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={"SPIELTISCH_EFFORT": EFFORT, **os.environ, "PYTHONUNBUFFERED": "1"},
    )
    said: list[str] = []
    found: Queue[str] = Queue()

    def listen() -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:  # to the end: a full pipe would stop the server
                said.append(line)
                if match := ADDRESS.search(line):
                    found.put(match[0])
        found.put("")

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    address = found.get(timeout=READY)
    assert address, "".join(said)
    while _share(address) < 1:  # a game that is not compiled yet has no previews and hints
        time.sleep(0.2)
    return Server(address, process, listener, said)


def _share(address: str) -> float:
    with urlopen(f"{address.rstrip('/')}/api/machine-code") as answer:
        return float(json.load(answer)["share"])
