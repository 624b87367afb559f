"""Order at a table: the host takes lines of the chat away, lets somebody write there no more, or shows them out."""

from collections.abc import Callable
from typing import Annotated

from litestar import delete, post
from litestar.params import PathParameter

from .kit import Ask, SeatNumber, TableId, asker_of, kit_of, need_still
from .live import LiveTable
from .order import hush, let_back, let_speak, remove_author, remove_seated, unsay

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


@post("/api/tables/{table:str}/chat/{line:int}/remove", status_code=204)
async def show_author_out(request: Ask, table: TableId, line: LineNumber) -> None:
    """Show whoever said a line out: the table is not there for them any more."""
    lang = asker_of(request).lang
    await _order(request, table, lambda live: remove_author(live, line, lang))


@post("/api/tables/{table:str}/seats/{seat:int}/remove", status_code=204)
async def show_out(request: Ask, table: TableId, seat: SeatNumber) -> None:
    """Show whoever sits in a seat out: before the game begins the seat is free again, later a bot plays on."""
    lang = asker_of(request).lang
    await _order(request, table, lambda live: remove_seated(live, seat, lang))


@delete("/api/tables/{table:str}/removed", status_code=204)
async def let_all_back(request: Ask, table: TableId) -> None:
    """Let everybody come to this table again who was shown out."""
    await _order(request, table, let_back)


async def _order(request: Ask, table: str, act: Callable[[LiveTable], None]) -> None:
    def allowed(live: LiveTable) -> None:
        need_still(request, live.sheet)
        act(live)

    await kit_of(request).house.insist(table, allowed)
