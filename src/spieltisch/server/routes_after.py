"""Looking back: the record, the replay, the moves, the story and the final scoring of a game."""

from functools import partial
from typing import Annotated, cast

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from ..core.sheets import Scoring
from ..table.position import has_secrets
from . import messages as m
from .kit import MOST, Ask, Eyes, TableId, asker_of, kit_of, need_still
from .lanes import COME_BACK_S
from .live import LiveTable
from .looking import Viewer, moves_out, question_out
from .refusals import Refusal
from .reviews import finished, need_over, review_out
from .story import story_of
from .thinking import Crowded
from .whys import asked_why, judged_out

Moment = Annotated[int, PathParameter(ge=0, le=MOST, description="So many answers after the start")]
Number = Annotated[int, QueryParameter(ge=0, le=MOST, description="The number of a move")]
NumberOrNone = Annotated[int | None, QueryParameter(description="The number of a move")]
MOST_MOVES = 500  # at one go
STORY_S = 10.0  # of processor time for the story of a game


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Ask, table: TableId) -> Response[str]:
    """The game as a record file, as soon as that tells no secrets."""
    house = kit_of(request).house
    text = await house.recall(table, _need_no_secrets, _record, house.lanes.costly)
    name = f"{asker_of(request).table.game}-{table}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def _need_no_secrets(live: LiveTable) -> None:
    if not live.table.over and has_secrets(live.table.game):
        raise Refusal(403, "export-running")


def _record(live: LiveTable) -> str:
    _need_no_secrets(live)
    return live.table.to_text()


@get("/api/tables/{table:str}/replay/{number:int}")
async def replay(request: Ask, table: TableId, number: Moment, seat: Eyes = None) -> m.Frame:
    """One moment of the game as a viewer saw it, and what happened next."""
    house, viewer = kit_of(request).house, asker_of(request).viewer
    still = partial(_need_still, request)
    return await house.recall(table, still, lambda live: frame(live, viewer, number), house.lanes.reads)


def _need_still(request: Ask, live: LiveTable) -> None:
    need_still(request, live.sheet)


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


@get("/api/tables/{table:str}/why/{number:int}")
async def why(request: Ask, table: TableId, number: Moment, seat: Eyes = None, nth: Number = 0) -> m.Why:
    """Why a bot has done what the beat tells that begins with event `nth` of a move, as far as a viewer can judge."""
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need("hints", asker.who)
    asked = await kit.house.recall(
        table,
        partial(_need_still, request),
        lambda live: asked_why(live, asker.viewer, number, nth),
        kit.house.lanes.costly,
    )
    if asked.case is None or seat is None:
        return asked.told
    kit.house.code.need(asked.case.game)
    try:
        hint = await kit.house.thinking.why(asked.case, seat, asked.thing)
    except Crowded:
        raise Refusal(503, "crowded", seconds=COME_BACK_S) from None
    return judged_out(asked, hint, asked.case.game, asker.lang)


@get("/api/tables/{table:str}/moves")
async def moves(
    request: Ask, table: TableId, seat: Eyes = None, first: Number = 0, last: NumberOrNone = None
) -> list[m.MoveOut]:
    """The moves from `first` to `last` as a viewer may know them, at most some hundred at one go."""
    house, viewer = kit_of(request).house, asker_of(request).viewer
    upto = first + MOST_MOVES - 1 if last is None else min(last, first + MOST_MOVES - 1)
    still = partial(_need_still, request)
    return await house.recall(table, still, lambda live: moves_out(live, viewer, first, upto), house.lanes.costly)


@get("/api/tables/{table:str}/story")
async def story(request: Ask, table: TableId) -> m.Story:
    """The game as a whole: points over time, and who did what how often."""
    house, lang = kit_of(request).house, asker_of(request).lang

    def told(live: LiveTable) -> m.Story:
        if ("story", lang) not in live.told:
            live.told["story", lang] = story_of(live, lang, house.lanes.toil(STORY_S).step)
        return cast(m.Story, live.told["story", lang])

    return await house.recall(table, lambda live: None, told, house.lanes.costly)


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
    work = kit.reviews.ask(await kit.house.look(table, finished), asker.who)

    def told(live: LiveTable) -> m.Review:
        return review_out(live, work, asker.lang)

    return await kit.house.recall(table, need_over, told, kit.house.lanes.costly)
