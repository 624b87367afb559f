"""Whether this server can do its work: its database answers and takes what is written, and there is room on the disk.

`/api/health` says that the process is there, `/api/ready` that it is of use. A proxy asks the second before it sends
anybody, and whoever watches over servers is woken by it.
"""

import asyncio
import os
import shutil
import time
from typing import TYPE_CHECKING

import anyio
from anyio.to_thread import run_sync
from sqlalchemy.exc import SQLAlchemyError

from .holding import file_of
from .refusals import Refusal, as_failure
from .storage import Conflict
from .trouble import AWAY, FULL, READ_ONLY

if TYPE_CHECKING:
    from .rooms import House

PATIENCE_S = 3.0  # until a database that says nothing counts as away
LEAST_FREE = 64 * 2**20  # bytes on the disk of a file
GOOD_FOR_S = 1.0  # anybody may ask: the answer is looked up once a second


class Readiness:
    """Looks at what a server needs."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.file = file_of(house.settings.database) if house.settings.database else None
        self._threads = anyio.CapacityLimiter(2)
        self._lock = asyncio.Lock()
        self._looked, self._found = -GOOD_FOR_S, None  # type: tuple[float, Refusal | None]

    async def need(self) -> None:
        """Refuse if this server can do nothing for anybody."""
        async with self._lock:
            if time.monotonic() - self._looked >= GOOD_FOR_S:
                self._found = await self._look()
                self._looked = time.monotonic()
        if self._found is not None:
            raise self._found

    async def _look(self) -> Refusal | None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await run_sync(self._try, limiter=self._threads, abandon_on_cancel=True)
        except TimeoutError:
            return Refusal(503, AWAY)
        except (SQLAlchemyError, OSError) as error:
            found = as_failure(error)
            return found if found.status == 503 else Refusal(503, AWAY)
        except Conflict:  # somebody else could write
            return None
        except Refusal as refusal:
            return refusal
        return None

    def _try(self) -> None:
        if self.file is not None and os.statvfs(self.file.parent).f_flag & os.ST_RDONLY:
            raise Refusal(503, READ_ONLY)  # a disk with an error becomes so; SQLite only says that writing fails
        self.house.storage.probe()
        if self.file is not None and shutil.disk_usage(self.file.parent).free < LEAST_FREE:
            raise Refusal(503, FULL)
