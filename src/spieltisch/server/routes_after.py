"""Looking back: the record, the replay, the moves, the story and the final scoring of a game."""

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from ..core.sheets import Scoring
from ..table.position import has_secrets
from . import messages as m
from .kit import Ask, Eyes, TableId, asker_of, kit_of, need_still
from .live import LiveTable
from .looking import Viewer, moves_out, question_out
from .refusals import Refusal
from .reviews import finished, need_over, review_out
from .story import story_of

MOST = 1_000_000
Moment = Annotated[int, PathParameter(ge=0, le=MOST, description="So many answers after the start")]
Number = Annotated[int, QueryParameter(ge=0, le=MOST, description="The number of a move")]
NumberOrNone = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="The number of a move")]
MOST_MOVES = 500  # at one go


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Ask, table: TableId) -> Response[str]:
    """The game as a record file, as soon as that tells no secrets."""
    text = await kit_of(request).house.look(table, _record)
    name = f"{asker_of(request).table.game}-{table}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def _record(live: LiveTable) -> str:
    if not live.table.over and has_secrets(live.table.game):
        raise Refusal(403, "export-running")
    return live.table.to_text()


@get("/api/tables/{table:str}/replay/{number:int}")
async def replay(request: Ask, table: TableId, number: Moment, seat: Eyes = None) -> m.Frame:
    """One moment of the game as a viewer saw it, and what happened next."""
    viewer = asker_of(request).viewer

    def seen(live: LiveTable) -> m.Frame:
        need_still(request, live.sheet)
        return frame(live, viewer, number)

    return await kit_of(request).house.look(table, seen)


def frame(live: LiveTable, viewer: Viewer, number: int) -> m.Frame:
    """One moment of a replay."""
    table = live.table
    last = table.position.number
    if not 0 <= number <= last:
        raise Refusal(404, "no-such-moment", number=number, last=last)
    position = table.after(number)
    following = moves_out(live, viewer, number + 1, number + 1)
    return m.Frame(
        table=live.id,
        number=number,
        last=last,
        viewer=viewer.seat,
        view=position.view(viewer.seat),
        question=question_out(position, viewer),
        move=following[0] if following else None,
    )


@get("/api/tables/{table:str}/moves")
async def moves(
    request: Ask, table: TableId, seat: Eyes = None, first: Number = 0, last: NumberOrNone = None
) -> list[m.MoveOut]:
    """The moves from `first` to `last` as a viewer may know them, at most some hundred at one go."""
    viewer = asker_of(request).viewer
    upto = first + MOST_MOVES - 1 if last is None else min(last, first + MOST_MOVES - 1)

    def told(live: LiveTable) -> list[m.MoveOut]:
        need_still(request, live.sheet)
        return moves_out(live, viewer, first, upto)

    return await kit_of(request).house.look(table, told)


@get("/api/tables/{table:str}/story")
async def story(request: Ask, table: TableId) -> m.Story:
    """The game as a whole: points over time, and who did what how often."""
    lang = asker_of(request).lang
    return await kit_of(request).house.look(table, lambda live: story_of(live, lang))


@get("/api/tables/{table:str}/scoring")
async def scoring(request: Ask, table: TableId) -> m.Scoring:
    """The final scoring, line by line."""
    lang = asker_of(request).lang
    return await kit_of(request).house.look(table, lambda live: _scoring(live, lang))


def _scoring(live: LiveTable, lang: m.Lang) -> m.Scoring:
    """In the order of the rulebook. A game that is won at once has no sheets, only its standing."""
    need_over(live)
    table = live.table
    told = table.game.people.scoring(table.box, table.position.state, lang) or Scoring([], [], [])
    places = list(table.standing())
    winners = [place.seat for place in places if place.place == 1]
    return m.Scoring(told.steps, told.step_texts, told.sheets, places, winners)


@get("/api/tables/{table:str}/review")
async def review(request: Ask, table: TableId) -> m.Review:
    """A finished game looked back on. Asking starts the work; ask again until `share` is 1."""
    kit, asker = kit_of(request), asker_of(request)
    work = kit.reviews.ask(await kit.house.look(table, finished), asker.visitor)
    return await kit.house.look(table, lambda live: review_out(live, work, asker.lang), fresh=False)
