"""The application: routes, guards, errors, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import cast

from litestar import Litestar, Response, Router
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig

from .. import __version__
from . import messages as m
from . import (
    routes_after,
    routes_games,
    routes_health,
    routes_me,
    routes_order,
    routes_packs,
    routes_seats,
    routes_tables,
    routes_trials,
)
from .bots import Bots
from .described import Description, describe
from .expiring import keep_expiring
from .kit import Ask, Kit, Plain, lang_of, let_in
from .machine_code import get_code
from .neighbours import Neighbours, keep_sweeping
from .pages import page
from .readiness import Readiness
from .refusals import Refusal, as_failure
from .reviews import Reviews
from .rooms import House
from .seating import settle_all
from .security import Guarded
from .settings import Settings
from .storage import Storage, open_engine
from .trials import Trials
from .trouble import trouble_of
from .visitors import Visitors

log = logging.getLogger("spieltisch.server")

TIDY_S = 60.0
HUNG_UP = "client disconnected prematurely"  # what Litestar says of a request that does not come to an end

ROUTES = [
    route
    for module in (
        routes_games,
        routes_health,
        routes_me,
        routes_seats,
        routes_tables,
        routes_after,
        routes_order,
        routes_packs,
        routes_trials,
    )
    for route in vars(module).values()
    if isinstance(route, BaseRouteHandler)
]
describe(ROUTES)


def make_app(settings: Settings) -> Guarded:
    """The whole application."""
    app = make_litestar(settings)
    return Guarded(app, settings, house_of(app).limits)


def house_of(app: Litestar) -> House:
    """The tables of an application."""
    return cast(Kit, app.state.kit).house


def make_litestar(settings: Settings) -> Litestar:
    """The application without its guard."""
    house = House(settings, Storage(open_engine(settings.database)))
    if house.storage.engine.dialect.name == "postgresql":
        house.neighbours = neighbours = Neighbours(house)
        house.limits.elsewhere = neighbours.take
    kit = Kit(house, Reviews(house), Trials(house), Visitors(house), Readiness(house))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        Bots(house)
        works = (_tidy(house), _open_packs(house), house.neighbours.run(), keep_sweeping(house), keep_expiring(house))
        beside = [asyncio.get_running_loop().create_task(work) for work in works]
        if settings.get_code is not None:
            await get_code(house, settings.get_code)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            kit.trials.close()
            await _close(house)

    api = Router("/", route_handlers=ROUTES, guards=[let_in])
    return Litestar(
        [api, page],
        state=AppState({"kit": kit}),
        lifespan=[lifespan],
        request_class=Plain,
        exception_handlers={Exception: _trouble},
        openapi_config=OpenAPIConfig(
            title="Spieltisch",
            version=__version__,
            path="/api/schema",
            render_plugins=[Description(path=["/", "/openapi.json"])],
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
        await house.helpers.tidy()
        await _settle(house)


async def _settle(house: House) -> None:
    """Look whether those whose consent is missing have been away for long enough."""
    for room in list(house.rooms.values()):
        if room.live is not None and room.live.sheet.requests:
            try:
                await house.insist(room.id, partial(settle_all, online=await house.online(room.id)))
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
    await house.helpers.close()
    await house.neighbours.close()
    house.thinking.close()
    house.storage.engine.dispose()


def _trouble(request: Ask, error: Exception) -> Response[m.Trouble]:
    """Whatever goes wrong, in our words: those of others could repeat what somebody sent."""
    refusal = _refusal_for(error)
    if refusal.code == "fault" or trouble_of(error) is not None:
        log.error("a request failed", exc_info=error)
    text = refusal.sentence(lang_of(request))
    said = m.Trouble(refusal.code, text, refusal.retry)
    allowed = getattr(error, "headers", None) or {} if refusal.status == 405 else {}
    headers = {**refusal.headers, **allowed}
    return Response(said, status_code=refusal.status, media_type="application/json", headers=headers)


def _refusal_for(error: Exception) -> Refusal:
    match error:
        case Refusal():
            return error
        # a RecursionError is JSON of a thousand brackets, a UnicodeDecodeError a text in JSON that is no UTF-8
        case ValidationException() | RecursionError() | UnicodeDecodeError():
            return Refusal(400, "bad-request")
        case InternalServerException(detail=detail) if detail == HUNG_UP:
            return Refusal(400, "bad-request")  # nobody hears it
        case NotFoundException():
            return Refusal(404, "no-such-route")
        case HTTPException() if error.status_code < 500:
            return Refusal(error.status_code, {405: "method", 413: "too-big"}.get(error.status_code, "bad-request"))
        case _:
            return as_failure(error)
