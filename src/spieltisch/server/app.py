"""The application: routes, guards, errors, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from litestar import Litestar, Response, Router
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from . import messages as m
from .bots import Bots
from .kit import Ask, Kit, lang_of, let_in
from .pages import page
from .refusals import Refusal, as_failure
from .reviews import Reviews
from .rooms import House
from .routes_after import moves, record, replay, review, scoring, story
from .routes_games import catalogue, games, health, rules, sources, texts
from .routes_seats import change_seat, consent, invite, join_table, know_me, leave_seat, qr, recovery, who_am_i
from .routes_tables import (
    change_table,
    command,
    delete_table,
    import_table,
    live,
    my_tables,
    new_table,
    rematch,
    show_state,
    show_table,
    start_game,
)
from .seating import settle_all
from .security import Guarded
from .settings import Settings
from .storage import Conflict, Storage, open_engine
from .tokens import Tries
from .visitors import Visitors

log = logging.getLogger("spieltisch.server")

TIDY_S = 60.0


ROUTES = [
    health,
    games,
    catalogue,
    rules,
    sources,
    texts,
    who_am_i,
    know_me,
    qr,
    my_tables,
    new_table,
    import_table,
    join_table,
    show_table,
    change_table,
    delete_table,
    show_state,
    command,
    rematch,
    start_game,
    record,
    replay,
    moves,
    story,
    scoring,
    review,
    change_seat,
    invite,
    recovery,
    leave_seat,
    consent,
    live,
]


def make_app(settings: Settings) -> Guarded:
    """The whole application."""
    return Guarded(make_litestar(settings), settings)


def make_litestar(settings: Settings) -> Litestar:
    """The application without its guard."""
    house = House(settings, Storage(open_engine(settings.database)))
    kit = Kit(house, Reviews(house), Visitors(house), Tries(), Tries(most=200, window=60.0))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        Bots(house)
        beside = [asyncio.get_running_loop().create_task(work) for work in (_tidy(house), _open_packs(house))]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await _close(house)

    api = Router("/", route_handlers=ROUTES, guards=[let_in])
    return Litestar(
        [api, page],
        state=AppState({"kit": kit}),
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Conflict: _busy,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Spieltisch",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],  # plain JSON: pages that show it load from foreign hosts
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
        request_max_body_size=None,  # `Guarded` has looked already
    )


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_S)
        house.tidy()
        await _settle(house)


async def _settle(house: House) -> None:
    """Look whether those whose consent is missing have been away for long enough."""
    for room in list(house.rooms.values()):
        if room.live is not None and room.live.sheet.requests:
            try:
                await house.insist(room.id, partial(settle_all, online=room.online))
            except Refusal:
                pass
            except Exception:
                log.exception("a request could not be settled")


async def _open_packs(house: House) -> None:
    try:
        await house.work(house.packs.open)
    except Exception:
        log.exception("the card packs could not be looked at")


async def _close(house: House) -> None:
    for task in list(house.tasks):
        task.cancel()
    for room in list(house.rooms.values()):
        if room.bots is not None:
            room.bots.cancel()
            with suppress(asyncio.CancelledError):
                await room.bots
        for watcher in list(room.watchers):
            watcher.drop()
    house.thinking.close()
    house.storage.engine.dispose()


def _trouble(request: Ask, refusal: Refusal) -> Response[m.Trouble]:
    text = refusal.sentence(lang_of(request))
    return Response(m.Trouble(refusal.code, text), status_code=refusal.status, media_type="application/json")


def _refused(request: Ask, error: Exception) -> Response[m.Trouble]:
    assert isinstance(error, Refusal)
    return _trouble(request, error)


def _http_error(request: Ask, error: Exception) -> Response[m.Trouble]:
    """What Litestar refuses, in our words: its own could repeat what somebody sent."""
    if isinstance(error, ValidationException):
        return _trouble(request, Refusal(400, "bad-request"))
    if isinstance(error, NotFoundException):
        return _trouble(request, Refusal(404, "no-such-route"))
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {400: "bad-request", 405: "method", 413: "too-big"}.get(status, "bad-request")
    if status >= 500:
        return _fault(request, error)
    return _trouble(request, Refusal(status, code))


def _too_deep(request: Ask, error: Exception) -> Response[m.Trouble]:
    """JSON of a thousand brackets."""
    return _trouble(request, Refusal(400, "bad-request"))


def _busy(request: Ask, error: Exception) -> Response[m.Trouble]:
    """Somebody else was faster, or holds the database: nothing is broken, and trying again helps."""
    return _trouble(request, as_failure(error))


def _fault(request: Ask, error: Exception) -> Response[m.Trouble]:
    log.error("a request failed", exc_info=error)
    return _trouble(request, Refusal(500, "fault"))
