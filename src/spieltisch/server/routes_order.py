"""Order at a table: the host takes lines of the chat away, and lets somebody write there no more."""

from collections.abc import Callable
from typing import Annotated

from litestar import delete, post
from litestar.params import PathParameter

from .kit import Ask, TableId, kit_of, need_still
from .live import LiveTable
from .order import hush, let_speak, unsay

LineNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="The number of a line of the chat")]


@delete("/api/tables/{table:str}/chat/{line:int}", status_code=204)
async def remove_line(request: Ask, table: TableId, line: LineNumber) -> None:
    """Take a line of the chat away, for everybody."""
    await _order(request, table, lambda live: unsay(live, line))


@post("/api/tables/{table:str}/chat/{line:int}/hush", status_code=204)
async def hush_author(request: Ask, table: TableId, line: LineNumber) -> None:
    """Let whoever said a line write nothing more at this table."""
    await _order(request, table, lambda live: hush(live, line))


@delete("/api/tables/{table:str}/hushed", status_code=204)
async def let_all_speak(request: Ask, table: TableId) -> None:
    """Let everybody write at this table again."""
    await _order(request, table, let_speak)


async def _order(request: Ask, table: str, act: Callable[[LiveTable], None]) -> None:
    def allowed(live: LiveTable) -> None:
        need_still(request, live.sheet)
        act(live)

    await kit_of(request).house.insist(table, allowed)
