"""Commands that were given without knowing the latest state are refused, with that state."""

from . import messages as m
from .live import LiveTable
from .looking import Lookout, Viewer
from .refusals import Refusal
from .rooms import Room
from .storage import Conflict


class Stale(Refusal):
    """The client did not know the latest state when it gave its command."""

    def __init__(self, state: m.State) -> None:
        super().__init__(409, "stale")
        self.state = state


def need_fresh(live: LiveTable, room: Room, viewer: Viewer, seat: int, seq: int) -> None:
    """Refuse what a seat decided without knowing the latest state."""
    if seq == live.seq:
        return
    if not live.is_fresh():
        raise Conflict
    through = seat if seat in live.sheet.seats_of(viewer.visitor) else None
    raise Stale(Lookout(live, room.online).whole(Viewer(through, viewer.lang, viewer.visitor)))
