"""The table as somebody sees it now: everything a page shows, in their language, and nothing they may not know."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.game import View
from ..texts import speak
from .answers import Answer, Gathering, gathering, once_more, walk
from .log import Viewer
from .position import Forecast, Option, Place, Position, Question
from .table import Table, Undo


@dataclass(frozen=True)
class LookOption:
    """An option with what the seat that is asked may know of it beforehand."""

    thing: int
    text: str
    anchor: str
    say: str
    change: dict[str, int]  # of the numbers in front of me: {"gold": -6, "vp": 3}
    final: bool  # somebody else is asked then, chance perhaps, or I learn something: there is no way back
    again: bool  # I am asked the same question then: it may be collected with others and given at one go
    warning: str  # what speaks against it: to be read before it is given
    idle: bool  # nothing would come of it
    foreseen: bool  # what it changes and whether it is final was looked at; else it is not known yet


@dataclass(frozen=True)
class Look:
    """Everything about a table that its viewer may know, as it is after `number` answers.

    Options, reasons and the answer that can be repeated are for the seat that is asked; others get none. `undo` is what
    everybody knows at once (`Table.way_back`); whether an answer showed something is found out when it is taken back.
    """

    number: int
    viewer: Viewer
    lang: str
    view: View
    question: Question
    options: tuple[LookOption, ...]
    why_not: dict[str, str]  # by anchor: why what lies there cannot be pointed at now
    gather: Gathering | None  # what lies there for me, to be taken at one go
    once_more: Gathering | None  # my last answers, which led back to this question
    repeat: int | None  # the thing of the last answer, if it can be given again
    undo: Undo
    standing: tuple[Place, ...]
    over: bool
    given: int = field(default=0, kw_only=True)  # how many supposed answers led here


def look(table: Table, seat: Viewer, lang: str) -> Look:
    """What a seat (None: a spectator) sees now."""
    return _look(table, table.position_in(lang), seat, table.repeatable_thing)


def suppose(table: Table, seat: int, things: Sequence[Answer], lang: str) -> Look:
    """What the seat that is asked would see if it gave these answers; nothing is changed.

    It ends where a batch of answers ends (`Table.answer_many`), before the answer whose outcome the seat may not know
    yet: `given` says how many answers it got. The same errors are raised as if they were given.
    """
    table.need_asked(seat)
    start = table.position_in(lang)
    taken, position = walk(start, things, suppose=True)
    given = position.number - start.number
    last = taken[given - 1] if given else table.repeatable_thing
    again = last if last in position.things and position.name == start.name else None
    return _look(table, position, seat, again, given)


def _look(table: Table, position: Position, viewer: Viewer, repeat: int | None, given: int = 0) -> Look:
    asked = viewer is not None and position.to_move == viewer
    return Look(
        number=position.number,
        viewer=viewer,
        lang=position.lang,
        view=position.view(table.viewer(viewer)),
        question=position.question,
        options=_options(position) if asked else (),
        why_not=position.why_not if asked else {},
        gather=gathering(position) if asked and position.foresees else None,
        once_more=once_more(position, table.last_round) if asked and not given and position.foresees else None,
        repeat=repeat if asked else None,
        undo=_way_back(table, viewer, position.lang),
        standing=position.standing(),
        over=position.over,
        given=given,
    )


def _way_back(table: Table, viewer: Viewer, lang: str) -> Undo:
    if viewer is None:  # a spectator has answered nothing
        return Undo(0, "undo-nothing", speak(lang, "table", "undo-nothing"))
    return table.way_back(viewer, lang)


def _options(position: Position) -> tuple[LookOption, ...]:
    pairs = zip(position.options, position.facts.forecasts, strict=True)
    return tuple(_option(option, forecast) for option, forecast in pairs)


def _option(option: Option, forecast: Forecast) -> LookOption:
    return LookOption(
        option.thing,
        option.text,
        option.anchor,
        option.say,
        forecast.change,
        forecast.final,
        forecast.again,
        option.warning,
        option.idle,
        forecast.foreseen,
    )
