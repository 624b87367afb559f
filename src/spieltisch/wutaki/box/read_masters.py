"""The masterboards of a pack."""

from __future__ import annotations

from collections.abc import Mapping

from ...packs.schema import Entry
from ..rules.words import MULTIPLIERS, TRACK_END, Master, Rating
from .printed import MasterBoard
from .sections import MOST_CARDS, Sections, WutakiReason
from .symbols import NOTHING, Effect, Site

MASTER_IDS: Mapping[str, Master] = {
    "A": Master.NEUTRALITY,
    "B1": Master.ARCHITECTURE,
    "B2": Master.THIEVES,
    "B3": Master.INTELLIGENCE,
    "B4": Master.FATE,
}
MASTER_FIELDS: Mapping[Master, frozenset[str]] = {  # W-10.1 - W-10.15: what each board shows
    Master.NEUTRALITY: frozenset({"track"}),
    Master.ARCHITECTURE: frozenset({"track", "place"}),
    Master.THIEVES: frozenset({"track"}),
    Master.INTELLIGENCE: frozenset({"place", "multiplier"}),
    Master.FATE: frozenset({"climb"}),
}
OWN_PLACES: Mapping[Master, str] = {
    Master.ARCHITECTURE: "upgrade 1 paid (price - 3 gold) for 1 vp",
    Master.INTELLIGENCE: "return 1 addw + discard 3 omen -> advance 1",
}
ON_CLIMB = "return 1 addw -> return 1 own revenge"  # W-10.13
RATINGS: Mapping[str, Rating] = {rating.name.lower(): rating for rating in Rating}


class MasterSections(Sections):
    """Reads masterboards."""

    def masters(self) -> tuple[MasterBoard, ...]:
        """D-7  Side A and the four sides B."""
        entries = self._entries("master")
        boards = {board.master: board for entry in entries if (board := self._master(entry)) is not None}
        missing = [word for word, master in MASTER_IDS.items() if master not in boards]
        if missing:
            self._section_fault("master", entries, WutakiReason.MISSING, names=", ".join(missing))
        return tuple(boards[master] for master in sorted(boards))

    def _master(self, entry: Entry) -> MasterBoard | None:
        master = entry.choice("id", MASTER_IDS)
        if master is None:
            return None
        id_, name = self._id_and_name(entry)
        fields = MASTER_FIELDS[master]
        rating = entry.choice("rating", RATINGS) or Rating.EASY
        track = self._track(entry) if "track" in fields else ()
        action = self._shaped(entry, "place", (OWN_PLACES[master],)) if "place" in fields else NOTHING
        multipliers = entry.integers("multiplier", MULTIPLIERS, 1, MOST_CARDS) if "multiplier" in fields else ()
        on_climb = self._shaped(entry, "climb", (ON_CLIMB,)) if "climb" in fields else NOTHING
        board = MasterBoard(id_, master, name, rating, track, action, multipliers, on_climb, entry.source())
        entry.finish()
        return board

    def _track(self, board: Entry) -> tuple[Effect, ...]:
        """W-10.1  Positions 1 to 9; those without a symbol are left out in the file."""
        return self._within(board, "track", self._positions, ())

    def _positions(self, entry: Entry) -> tuple[Effect, ...]:
        numbered = (str(position) for position in range(1, TRACK_END + 1))
        return NOTHING, *(self._effect(entry, n, Site.TRACK) if n in entry.data else NOTHING for n in numbered)
