"""What the server writes down: lines for people or for programs, no secrets, and never thousands of the same.

No line holds a token, a code, an address of somebody or a value of a statement. Trouble with the database is one line
without a traceback. Whatever is said again and again is said a few times, and then counted; a line that is about one of
a few things, such as a player, says so with `extra=about(it)`, and each of them has lines of its own.
"""

import json
import logging
import sys
import time
from typing import Literal

from .trouble import first_line, trouble_of

Style = Literal["text", "json"]
MOST, WINDOW_S = 5, 60.0  # lines of the same kind in so many seconds
MOST_KINDS = 1000
ABOUT = "about"  # the field of a record


def about(what: str) -> dict[str, str]:
    """What a line is about, where others of its kind are about something else."""
    return {ABOUT: what}


class Throttle(logging.Filter):
    """Lets the first few lines of a kind pass; the next one after a while says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, ...], list[float]] = {}  # when the window began, lines in it

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        trouble = trouble_of(record.exc_info[1]) if record.exc_info else None
        if trouble is not None:
            said = first_line(record.exc_info[1] if record.exc_info else None)
            record.msg, record.args, record.exc_info = f"trouble with the database ({trouble}): {said}", (), None
        kind = (record.name, trouble or str(record.msg), getattr(record, ABOUT, ""), _place(record))
        now = time.monotonic()
        began, count = self._kinds.get(kind, (now, 0.0))
        most = 1 if trouble else MOST
        if now - began > WINDOW_S:
            if count > most:
                record.msg = f"{record.getMessage()} ({int(count) - most} more like this in a minute before)"
                record.args = ()
            began, count = now, 0.0
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = [began, count + 1]
        return count < most


def _place(record: logging.LogRecord) -> str:
    """Where an error comes from: another fault is another line, whatever stands above it."""
    trace = record.exc_info[2] if record.exc_info else None
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


class AsJson(logging.Formatter):
    """A line is an object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(style: Style) -> None:
    """Write to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if style == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Throttle())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
