"""Pieces of work on Ray: each is a task, on this machine or on a cluster of many.

A task depends on its piece alone, so one whose worker is killed is done again elsewhere and brings the same bytes. What
is kept is written by this process: other machines need no disk of ours.
"""

import hashlib
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import get_ident
from time import monotonic
from typing import Any, TextIO, TypeVar, cast

from ..games import folder_of
from .errors import ClusterAway, OtherVersion, ProcessLost
from .pool import AHEAD

HOUSE = Path(__file__).resolve().parents[1]
MOST_LOSSES = 30  # of workers over one piece: more is no bad luck, the piece itself kills them
ANSWER_S = 10.0  # within which a cluster has to take a call
COUNT_AGAIN_S = 5  # machines join and leave

log = logging.getLogger("spieltisch.ray")
Piece = TypeVar("Piece")
Made = TypeVar("Made")
Result = TypeVar("Result")


class OnRay:
    """Ray, started on this machine with so many workers (None: all processors), or a cluster that runs somewhere.

    On a cluster, `jobs` bounds how many tasks are under way (None: as many as it has processors).
    """

    name = "ray"

    def __init__(self, game: str, address: str | None = None, jobs: int | None = None) -> None:
        import ray  # an extra: whoever wants this engine without it hears of it now

        self._ray, self._game, self._address, self._wanted, self._seen = ray, game, address, jobs, jobs or 1

    def jobs(self) -> int:
        """How many there were when last counted."""
        return self._seen

    def in_order(
        self, work: Callable[[Piece], Made], keep: Callable[[Piece, Made], Result], pieces: Sequence[Piece]
    ) -> Iterator[Result]:
        """Tasks are given out a little ahead of those that work; whatever comes is kept at once, and waits its turn."""
        if not pieces:
            return
        with self._connected():
            yield from self._spread(work, keep, pieces)

    def _spread(
        self, work: Callable[[Piece], Made], keep: Callable[[Piece, Made], Result], pieces: Sequence[Piece]
    ) -> Iterator[Result]:
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(_do)
        shared, made_of = ray.put(work), fingerprint(self._game)
        left, waiting, there = iter(pieces), deque[Any](), dict[Any, Result]()
        under_way: dict[Any, Piece] = {}
        room, counted = self._room(), monotonic()
        try:
            while True:
                for piece in _some(left, room - len(waiting)):
                    ref = task.remote(shared, piece, self._game, made_of)
                    under_way[ref] = piece
                    waiting.append(ref)
                if not waiting:
                    return
                for ref in ray.wait(list(under_way), num_returns=1)[0]:
                    there[ref] = keep(under_way.pop(ref), self._brought_by(ref))
                while waiting and waiting[0] in there:
                    yield there.pop(waiting.popleft())
                if monotonic() - counted > COUNT_AGAIN_S:
                    room, counted = self._room(), monotonic()
        finally:
            for ref in under_way:
                ray.cancel(ref, force=True)  # a piece may take minutes: nobody waits for it any more

    def _room(self) -> int:
        """How many tasks may be under way or wait."""
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        bounded = self._address is not None and self._wanted is not None
        self._seen = min(processors, self._wanted) if bounded and self._wanted else processors
        return self._seen if bounded else AHEAD * processors

    def _brought_by(self, ref: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except errors.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError):
            raise ProcessLost("process-lost") from None

    @contextmanager
    def _connected(self) -> Iterator[None]:
        ray, cluster = self._ray, self._address
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        own = {"include_dashboard": False} if cluster is None else {}
        try:
            _need_answer(cluster)
            ray.init(
                address=cluster or "local",
                num_cpus=self._wanted if cluster is None else None,
                logging_level="error",
                log_to_driver=False,
                **own,
            )
        except (OSError, RuntimeError, ValueError) as error:
            if cluster is None:
                raise
            reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
            raise ClusterAway("cluster-away", address=cluster, reason=reason[:200]) from None
        try:
            with _own_words():
                yield
        finally:
            ray.shutdown()


def _need_answer(address: str | None) -> None:
    """Ray itself would try for minutes to reach a machine at which nobody listens."""
    host, colon, port = (address or "").rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_S).close()


@contextmanager
def _own_words() -> Iterator[None]:
    """Ray prints what it has to say in threads of its own, in the midst of results; that goes into the log instead."""
    out = sys.stdout
    sys.stdout = cast(TextIO, _Mine(out))
    try:
        yield
    finally:
        sys.stdout = out


class _Mine:
    """Standard output for one thread."""

    def __init__(self, out: TextIO) -> None:
        self._out, self._thread = out, get_ident()

    def write(self, text: str) -> int:
        """Print it, if this thread says it."""
        if get_ident() == self._thread:
            return self._out.write(text)
        if text.strip():
            log.info("%s", text.strip())
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


def _some(pieces: Iterator[Piece], most: int) -> Iterator[Piece]:
    for _, piece in zip(range(most), pieces, strict=False):
        yield piece


def _do(work: Callable[[Piece], Made], piece: Piece, game: str, made_of: str) -> Made:
    """One task: other rules or players would play other games, so a machine that has them plays none."""
    if fingerprint(game) != made_of:
        raise OtherVersion("other-version", machine=socket.gethostname())
    return work(piece)


@cache
def fingerprint(game: str) -> str:
    """Of what the house and a game are made here."""
    digest = hashlib.sha256()
    for root in dict.fromkeys((HOUSE, folder_of(game))):
        for file in sorted(file for kind in ("*.py", "*.toml") for file in root.rglob(kind)):
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
