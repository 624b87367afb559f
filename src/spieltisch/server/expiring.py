"""Retention: a running server deletes by itself what is older than it may be, if whoever runs it has said so.

A little at a time, so that nobody at a table notices; several servers on one database may all do it. What goes is what
`spieltisch admin expire` would delete as well.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import anyio
from anyio.to_thread import run_sync

from .admin import expire
from .settings import Retention

if TYPE_CHECKING:
    from .rooms import House

log = logging.getLogger("spieltisch.server")

AFTER_START_S = 20.0
EVERY_S = 3600.0
AT_ONCE = 100  # tables, and visitors
PAUSE_S = 2.0


async def keep_expiring(house: "House") -> None:
    """Look every hour whether something is older than it may be."""
    keep = house.settings.keep
    if keep == Retention():
        return
    await asyncio.sleep(AFTER_START_S)
    thread = anyio.CapacityLimiter(1)
    while True:
        try:
            gone = {"tables": 0, "visitors": 0}
            while True:
                some = await run_sync(_expire_some, house, keep, limiter=thread)
                if not any(some.values()):
                    break
                gone = {what: gone[what] + some[what] for what in gone}
                await asyncio.sleep(PAUSE_S)
            if any(gone.values()):
                log.warning("deleted, older than it may be: %s tables, %s visitors", gone["tables"], gone["visitors"])
        except Exception:
            log.exception("what is older than it may be could not be deleted")
        await asyncio.sleep(EVERY_S)


def _expire_some(house: "House", keep: Retention) -> dict[str, int]:
    return expire(house.storage, keep, house.settings.lang, most=AT_ONCE)
