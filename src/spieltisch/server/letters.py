"""Letters: what each viewer of a table is sent about it, encoded. Here, or in a process that helps (`helpers.py`)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from . import messages as m
from .access import need
from .live import LiveTable
from .looking import LOGGED, Lookout, Viewer
from .refusals import Refusal
from .watched import Known
from .watching import encode

LIVE = "/api/tables/{table}/live"  # the path of the sockets


@dataclass(frozen=True)
class Whole:
    """Everything about a table, encoded: whoever gets it needs nothing of what was sent before."""

    data: bytes


Letter = bytes | Whole | Refusal  # what a watcher gets to see, or why nothing any more


def written(
    live: LiveTable, online: frozenset[int], viewers: Iterable[Viewer], look: Callable[[Lookout, Viewer], m.State]
) -> dict[Viewer, Letter]:
    """What viewers get to see now; those with the same eyes get the same bytes."""
    lookout = Lookout(live, online)
    return {viewer: letter(lookout, live, viewer, look) for viewer in viewers}


def letter(lookout: Lookout, live: LiveTable, viewer: Viewer, look: Callable[[Lookout, Viewer], m.State]) -> Letter:
    """What a viewer gets to see now; whoever has given their seat away since they came sees its secrets no more."""
    try:
        need_eyes(live, viewer)
    except Refusal as refusal:
        return refusal
    if look is Lookout.whole:
        return Whole(whole(live, lookout.online, viewer))
    return encode(look(lookout, viewer))


def whole(live: LiveTable, online: frozenset[int], viewer: Viewer, known: Known | None = None) -> bytes:
    """Everything that a viewer may see, encoded, if need be without what they have of the log.

    Those who have nothing to do with a table all see the same.
    """
    sheet = live.sheet
    involved = {sheet.host, *sheet.people, *(request.visitor for request in sheet.requests)}
    if viewer.seat is not None or (viewer.visitor is not None and viewer.visitor in involved):
        lookout = Lookout(live, online)
        return encode(lookout.since(viewer, known) if known and still_has(live, known) else lookout.whole(viewer))
    key = (sheet, live.seq, len(live.chat), viewer.lang, online & sheet.people)
    if live.shown.get(viewer.lang, (None, b""))[0] != key:
        live.shown[viewer.lang] = key, encode(Lookout(live, online).whole(Viewer(None, viewer.lang, None)))
    return live.shown[viewer.lang][1]


def still_has(live: LiveTable, known: Known) -> bool:
    """Whether somebody who comes back has everything up to there, and it is worth telling only the rest."""
    return known.number > 0 and live.table.position.number - known.number < LOGGED and live.has_grown_from(known)


def need_eyes(live: LiveTable, viewer: Viewer) -> None:
    """Refuse to show a table through a seat of somebody else."""
    need(f"WS {LIVE}", live.sheet, viewer.visitor, viewer.seat)
