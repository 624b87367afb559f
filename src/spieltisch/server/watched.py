"""A table as it can be shown: who sits there, how far its game is, and what its log tells."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..lessons import Lesson, lesson_of
from ..table import Table
from ..table.beats import Beats
from .storage import Line, Note, Sheet


@dataclass(frozen=True)
class Known:
    """What somebody has who was here before: the table after answer `number`, when its log had `seq` rows."""

    seq: int
    number: int


class Watched:
    """One table as it is after row `seq` of its log."""

    def __init__(self, sheet: Sheet, table: Table, seq: int, chat: list[Line], notes: Sequence[Note] = ()) -> None:
        self.sheet, self.table, self.seq, self.chat = sheet, table, seq, chat
        self.notes = tuple(notes)
        self.beats = Beats(table)
        self.before = table.position.number  # answers that everybody had been told of before the last change

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.sheet.id

    @property
    def lesson(self) -> Lesson | None:
        """What guides this game, if anything does."""
        return lesson_of(self.table.game) if self.sheet.lesson else None
