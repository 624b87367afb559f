"""Hints: the best options of a question, for the seat that is asked and for nobody else.

They are worked out from what this seat may know (`bots.thinking`: from worlds it cannot tell from the true one). That
a hint was taken is written down before it is given, and everybody at the table hears of it, but not what it said.
"""

from ..bots.advice import Hint
from ..core.records import clone
from ..texts import speak
from . import messages as m
from .access import need
from .fresh import need_fresh
from .live import Live
from .looking import Viewer
from .refusals import Refusal
from .rooms import House, Room
from .study import Case


async def advise(house: House, room: Room, viewer: Viewer, command: m.AskHint) -> m.Hints:
    """Give a hint to a seat that is asked something."""
    case = await house.look(room.id, lambda live: hint_case(live, room, viewer, command), fresh=False)
    found = await house.study.hints(case)
    await house.change(room.id, lambda live: _note(live, room, viewer, command))
    return hints_out(case.game, command, found, viewer.lang)


def hint_case(live: Live, room: Room, viewer: Viewer, command: m.AskHint) -> Case:
    """The question somebody wants a hint for, if he may have one."""
    need("message hint", live.sheet, viewer.visitor, command.seat)
    if not live.sheet.hints_allowed:
        raise Refusal(403, "hints-off")
    need_fresh(live, room, viewer, command.seat, command.seq)
    live.table.need_asked(command.seat)
    return case_of(live)


def case_of(live: Live) -> Case:
    """The question that waits at a table."""
    table = live.table
    state = clone(table.position.state)
    return Case(live.id, live.seq, table.position.to_move, live.sheet.game, table.box, state)


def _note(live: Live, room: Room, viewer: Viewer, command: m.AskHint) -> None:
    """Write down that a hint was taken: before that it must not be given."""
    need("message hint", live.sheet, viewer.visitor, command.seat)  # while we thought, it may have been given away
    need_fresh(live, room, viewer, command.seat, command.seq)
    live.take_hint(command.seat)


def hints_out(game: str, command: m.AskHint, found: list[Hint], lang: m.Lang) -> m.Hints:
    """Hints in words."""
    best = [m.HintOut(hint.thing, round(hint.chance, 3), _reason(game, hint.reason, lang)) for hint in found]
    return m.Hints(command.command, command.seq, command.seat, best)


def _reason(game: str, feature: str | None, lang: m.Lang) -> str:
    return (
        speak(lang, "server", "hint-no-reason") if feature is None else speak(lang, "bots", f"reason-{game}-{feature}")
    )
