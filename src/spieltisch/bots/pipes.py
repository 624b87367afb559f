"""A process that speaks in lines: lines have a length, waiting has an end, and with the process go its children."""

import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress

from ..player.protocol import MOST_LINE

KEPT = 4096  # bytes of standard error, to say what went wrong
AT_ONCE = 1 << 16
GRACE_S = 0.3  # to end by itself when we have hung up


class PipeFault(Exception):
    """A process that does not keep to the protocol: `slow`, or `failed` with a reason."""

    def __init__(self, kind: str, reason: str = "") -> None:
        super().__init__(kind, reason)
        self.kind, self.reason = kind, reason


class Pipe:
    """A process, its standard input and output."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; OSError if there is no such program."""
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours, and all its children can be found
            bufsize=0,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._unread, self._written = b"", b""
        self.end = weakref.finalize(self, _end, self.process)  # at the latest when we end ourselves

    @property
    def alive(self) -> bool:
        """Whether it has not been ended."""
        return self.end.alive

    def kill(self) -> None:
        """End it at once, while somebody else may be waiting for it: they hear that it has ended."""
        if self.alive:
            _kill(self.process)

    @property
    def complaint(self) -> bytes:
        """What it wrote to standard error last."""
        self._hear()
        return self._written

    def send(self, line: bytes, until: float) -> None:
        """Write a line, however long it takes until a moment of the monotonic clock."""
        rest = memoryview(line)
        while rest:
            self._wait(until, self._in)
            try:
                rest = rest[os.write(self._in, rest[:AT_ONCE]) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise PipeFault("failed", "it has ended") from None

    def receive(self, until: float) -> bytes:
        """The next line that it writes."""
        while b"\n" not in self._unread:
            if len(self._unread) > MOST_LINE:
                raise PipeFault("failed", f"a line of more than {MOST_LINE} bytes")
            self._wait(until, self._out)
            with suppress(BlockingIOError):
                more = os.read(self._out, AT_ONCE)
                if not more:
                    raise PipeFault("failed", "it has ended")
                self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _wait(self, until: float, wanted: int) -> None:
        """Until something can be read or written; what it complains about meanwhile is heard."""
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise PipeFault("slow")
            poll = select.poll()
            poll.register(wanted, select.POLLOUT if wanted == self._in else select.POLLIN)
            poll.register(self._err, select.POLLIN)
            ready = dict(poll.poll(min(left, 1.0) * 1000 + 1))
            if self._err in ready and not self._hear() and wanted not in ready:
                time.sleep(0.001)  # it has closed its standard error, which is then always ready
            if wanted in ready:
                return

    def _hear(self) -> bool:
        try:
            more = os.read(self._err, AT_ONCE)
        except (BlockingIOError, ValueError, OSError):
            return False
        self._written = (self._written + more)[-KEPT:]
        return bool(more)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Hang up, give it a moment, then end it with all its children, before anybody else can have its number."""
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
    late = time.monotonic() + GRACE_S
    while time.monotonic() < late and not _ended(process.pid):
        time.sleep(0.005)
    _kill(process)
    process.wait()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _ended(number: int) -> bool:
    """Whether a child has ended; it is not taken leave of, so that its number stays its own."""
    try:
        return os.waitid(os.P_PID, number, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True
