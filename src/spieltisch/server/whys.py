"""Why a bot has done what a beat tells: from what the one who asks could see, and from nothing else.

Reasons are read from their own views of the table before and after. How it looked beside what else was possible is
judged in worlds that they could not tell from the true one (`bots.whys`).
"""

from dataclasses import dataclass

from msgspec.structs import replace

from ..bots.advice import Hint
from ..bots.telling import MOST_REASONS, reason_of
from ..table.beats import Beat
from . import messages as m
from .live import LiveTable
from .looking import Viewer
from .refusals import Refusal
from .thinking import Case


@dataclass(frozen=True)
class Asked:
    """What somebody wants explained: what can be said at once, and what has to be thought about."""

    told: m.Why
    case: Case | None  # None: they do not know what was answered, or look on
    thing: int


def need_reasons(live: LiveTable) -> None:
    """Refuse where hints are not allowed, as this is one, too."""
    if not (live.sheet.hints_allowed or live.table.over):
        raise Refusal(403, "hints-off")


def asked_why(live: LiveTable, viewer: Viewer, number: int, nth: int) -> Asked:
    """What is to be explained: the beat that begins with an event of a move, if a bot has decided something in it."""
    need_reasons(live)
    table, beat = live.table, _beat(live, number, nth)
    decided = live.beats.decided(beat)
    if decided is None or not live.sheet.seats[table.log_entries[decided - 1].seat].is_bot:
        raise Refusal(404, "no-why")
    entry, people = table.log_entries[decided - 1], table.game.people
    seat = entry.seat
    before, after = (table.after(at).view(viewer.seat) for at in (beat.first - 1, beat.last))
    reasons = people.reasons(table.box, before, after, seat, viewer.lang)[:MOST_REASONS]
    headline = live.beats.headline(beat, viewer.seat, viewer.lang).text
    told = m.Why(number, seat, headline, reasons, "", None)
    if viewer.seat is None or not people.answer_seen_by(table.box, entry.before, entry.thing, viewer.seat):
        return Asked(told, None, entry.thing)
    case = Case(live.id, live.sheet.host, decided, seat, live.sheet.game, table.box, entry.before)
    return Asked(told, case, entry.thing)


def _beat(live: LiveTable, number: int, nth: int) -> Beat:
    for beat in live.beats.between(number, number):
        if beat.nth == nth and number > 0:
            return beat
    raise Refusal(404, "no-why")


def judged_out(asked: Asked, hint: Hint | None, game: str, lang: m.Lang) -> m.Why:
    """The same, with how it looked."""
    if hint is None:
        return asked.told
    return replace(asked.told, judged=reason_of(game, hint, lang), chance=round(hint.chance, 3))
