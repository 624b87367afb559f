"""Metrics for Prometheus, at an address of their own: what people do here is nobody's business but the operator's.

Nothing in them tells of a person, a table or an address of somebody: routes are written as patterns. What grows is
counted where it happens (`measures.py`); what is there now is looked up when somebody asks.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from .. import __version__
from .kit import pattern
from .measures import Measures
from .security import METHODS
from .trouble import trouble_of

if TYPE_CHECKING:
    from .rooms import House

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds
NO_ROUTE = "-"  # it was refused before it was known what it is about


class Metrics(Measures):
    """Writes down what happens at a server."""

    def __init__(self, house: "House") -> None:
        self.registry = CollectorRegistry()
        count = partial(Counter, namespace="spieltisch", registry=self.registry)
        measure = partial(Histogram, namespace="spieltisch", registry=self.registry, buckets=STEPS)
        self._requests = count("requests", "Requests that were answered", ["method", "route", "status"])
        self._took = measure("request_seconds", "Time until a request was answered", ["route"])
        self._moves = count("moves", "Answers that were given at tables", ["by"])
        self._move_took = measure("move_seconds", "Time until an answer was kept and shown", ["by"])
        self._errors = count("database_errors", "What the database did not do, and why", ["trouble"])
        self.registry.register(_Now(house))
        ProcessCollector(registry=self.registry)
        event.listen(house.storage.engine, "handle_error", self._failed)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._took.labels(route).observe(seconds)

    @contextmanager
    def move(self, by: str) -> Iterator[None]:
        """A person or a bot answers at a table; it counts if nothing goes wrong."""
        began = time.perf_counter()
        yield
        self._moves.labels(by).inc()
        self._move_took.labels(by).observe(time.perf_counter() - began)

    def _failed(self, context: Any) -> None:
        error = context.sqlalchemy_exception or context.original_exception
        # a conflict is none of the database's faults: somebody else was faster
        self._errors.labels("conflict" if isinstance(error, IntegrityError) else trouble_of(error) or "other").inc()


class _Now(Collector):
    """What is there at the moment."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """Look; a thread asks, so that everything is copied first."""
        rooms = list(self.house.rooms.values())
        watchers = [watcher for room in rooms for watcher in list(room.watchers)]
        told = {
            "sockets": ("Browsers that are connected to tables", len(watchers)),
            "tables_in_memory": ("Tables that are in memory", sum(room.live is not None for room in rooms)),
            "queued_bytes": ("Bytes that browsers have not taken yet", sum(watcher.bytes for watcher in watchers)),
            "helpers": ("Processes that write letters for the server", self.house.helpers.ready),
            "thinking_bots": ("Tables at which a bot is asked", sum(room.thinking is not None for room in rooms)),
            "thoughts": ("Thoughts under way, hints and reviews included", self.house.thinking.under_way.total()),
            "notification_lag_seconds": ("Time until other servers hear of a change", self.house.neighbours.lag),
        }
        for name, (about, value) in told.items():
            yield GaugeMetricFamily(f"spieltisch_{name}", about, value)
        yield InfoMetricFamily("spieltisch", "Which server this is", {"version": __version__})


class Measured:
    """An application whose requests are counted."""

    def __init__(self, app: Any, measures: Measures) -> None:
        self.app, self.measures = app, measures

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand a request on and look at the clock."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def watched(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            template = scope.get("path_template")
            route = NO_ROUTE if template is None else pattern(template)
            self.measures.request(method, route, status, time.perf_counter() - began)


def measured(app: Any, house: "House", address: tuple[str, int]) -> Measured:
    """Count what happens, and tell whoever asks at an address; OSError: nobody can listen there."""
    metrics = Metrics(house)
    start_http_server(address[1], address[0], registry=metrics.registry)
    house.measures = metrics
    return Measured(app, metrics)
