"""Hints: the best options of a question, for the seat that is asked and for nobody else.

They are worked out from what this seat may know (`bots.thinking`: from worlds it cannot tell from the true one). That
a hint was taken is written down before it is given, and everybody at the table hears of it, but not what it said.
"""

from ..bots.advice import Hint
from ..bots.plans import Plan
from ..bots.telling import reason_for, told
from ..core.records import clone
from . import messages as m
from .access import need
from .fresh import need_fresh
from .lanes import COME_BACK_S
from .limits import Who
from .live import LiveTable
from .looking import Viewer
from .refusals import Refusal
from .rooms import House, Room
from .thinking import Case, Crowded


async def advise(house: House, room: Room, viewer: Viewer, command: m.AskHint) -> m.Hints:
    """Give a hint to a seat that is asked something."""
    need_leave(room, viewer, command)
    await house.limits.need("hints", Who("", viewer.visitor))
    case = await house.look(room.id, lambda live: hint_case(live, room, viewer, command), fresh=False)
    house.code.need(case.game)
    try:
        found, plan = await house.thinking.hints(case), await house.thinking.plan(case, command.whole)
    except Crowded:
        raise Refusal(503, "crowded", seconds=COME_BACK_S) from None
    await house.change(room.id, lambda live: _note(live, room, viewer, command))
    return hints_out(command, found, plan, viewer.lang)


def need_leave(room: Room, viewer: Viewer, command: m.AskHint) -> None:
    """Refuse whoever may not ask, at once: the table is neither locked nor read for them. It reads a sheet alone."""
    if room.live is not None:
        _need_leave(room.live, viewer, command)


def _need_leave(live: LiveTable, viewer: Viewer, command: m.AskHint) -> None:
    need("message hint", live.sheet, viewer.visitor, command.seat)
    if not live.sheet.hints_allowed:
        raise Refusal(403, "hints-off")


def hint_case(live: LiveTable, room: Room, viewer: Viewer, command: m.AskHint) -> Case:
    """The question somebody wants a hint for, if they may have one."""
    _need_leave(live, viewer, command)
    need_fresh(live, room, viewer, command.seat, command.seq)
    live.table.need_asked(command.seat)
    return case_of(live)


def case_of(live: LiveTable) -> Case:
    """The question that waits at a table."""
    table = live.table
    state = clone(table.position.state)
    return Case(live.id, live.sheet.host, live.seq, table.position.to_move, live.sheet.game, table.box, state)


def _note(live: LiveTable, room: Room, viewer: Viewer, command: m.AskHint) -> None:
    """Write down that a hint was taken: before that it must not be given."""
    _need_leave(live, viewer, command)  # while we thought, the seat may have been given away, or hints switched off
    need_fresh(live, room, viewer, command.seat, command.seq)
    live.take_hint(command.seat)


def hints_out(command: m.AskHint, found: list[Hint], plan: Plan, lang: m.Lang) -> m.Hints:
    """Hints in words."""
    best = [m.HintOut(hint.thing, round(hint.chance, 3), reason_for(plan, hint, lang)) for hint in found]
    return m.Hints(command.command, command.seq, command.seat, best, plan_out(plan, lang), command.whole)


def plan_out(plan: Plan, lang: m.Lang) -> m.PlanOut:
    """A plan in words."""
    spoken = told(plan, lang)
    steps = [
        m.StepOut(list(step.things), step.text, list(step.details), list(step.reasons), step.change)
        for step in spoken.steps
    ]
    return m.PlanOut(steps, spoken.end)
