"""The command line. This module imports next to nothing: help and mistakes must not wait for the compiler."""

import os
import sys
from collections.abc import Sequence


def main() -> None:
    """The entry point of the `spieltisch` command."""
    sys.exit(run(sys.argv[1:]))


def run(tokens: Sequence[str]) -> int:
    """Carry out one command line and return its exit status: 0 done, 1 the answer is no, 2 not understood."""
    from .app import launch

    _accept_any_text()
    try:
        status = launch(list(tokens))
        sys.stdout.flush()
    except BrokenPipeError:  # `spieltisch rules GAME | head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _accept_any_text() -> None:
    """A terminal that lacks a letter, or a file with a broken one, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
