"""Tables in memory: a game is read from its log once, and from then on changed only together with it.

Everything here blocks and is called in threads; whoever changes a table holds its lock (`House.change`). What goes
wrong between memory and disk is never mended: the copy in memory is dropped and read anew.
"""

import secrets
from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from threading import Lock

from ..core.choices import as_saved
from ..core.game import Game
from ..core.stack import CHANCE
from ..games import BrokenGame, find_game, shelf
from ..lessons import Lesson, luck, progress
from ..table import Table
from .packs import Pack, Packs
from .refusals import Refusal
from .storage import ANSWER, UNDO, Conflict, Line, Note, Receipt, Row, Sheet, Storage, Summary, Whole
from .watched import Known, Watched

MOST_KEPT = 100  # lines of chat in memory


@dataclass(frozen=True)
class Caught:
    """What a table that has caught up with the database had missed: answers, and lines of chat."""

    moves: bool
    lines: Sequence[Line]


class LiveTable(Watched):
    """One table in memory, and the log that it is written down in."""

    def __init__(
        self,
        storage: Storage,
        sheet: Sheet,
        table: Table,
        seq: int,
        chat: list[Line],
        notes: Sequence[Note] = (),
        undone: Sequence[Known] = (),
    ) -> None:
        super().__init__(sheet, table, seq, chat, notes)
        self.storage = storage
        self.undone = tuple(undone)  # where the log was each time when answers had been taken back
        self.overtaken = False  # somebody else has changed the table, too: what we have written stands, this is old
        self.shown: dict[str, tuple[object, bytes]] = {}  # by language: what everybody may see, and of which moment
        self._still: LiveTable | None = None
        self.one_at_a_time = Lock()  # for threads that look back on a table which stands still
        self.told: dict[Hashable, object] = {}  # what was found out about this very moment, for whoever asks again

    def still(self) -> "LiveTable":
        """The table as it is now, to look back on while it goes on: whoever asks in the same moment gets the same."""
        kept = self._still
        if kept is None or (kept.sheet, kept.seq, kept.notes) != (self.sheet, self.seq, self.notes):
            kept = LiveTable(self.storage, self.sheet, self.table.copy(), self.seq, self.chat, self.notes, self.undone)
            self._still = kept
        return kept

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        return None if self.table.over else self.table.position.to_move

    def has_grown_from(self, known: Known) -> bool:
        """Whether what somebody has seen still stands, so that only what came after it is new to them."""
        before = next((one for one in reversed(self.undone) if one.seq <= known.seq), Known(0, 0))
        was = known.number == before.number + known.seq - before.seq
        kept = all(one.number >= known.number for one in self.undone if one.seq > known.seq)
        return was and kept and known.seq <= self.seq

    # --- changing the game -------------------------------------------------------------------------------------------

    def answer(self, seat: int, things: Sequence[int], receipt: Receipt | None = None) -> None:
        """Give answers of a seat, let chance answer what it is asked then, and write it all down."""
        before = self.table.position.number
        given = self.table.answer_many(things, seat)
        rows = [(seat, thing) for thing in things[:given]] + draw(self.table, self.lesson)
        self._write(before, _rows(rows, self.seq, receipt), receipt)

    def undo(self, seat: int, receipt: Receipt) -> None:
        """Take back the last answers of a seat."""
        gone = self.table.undo(seat)
        row = Row(self.seq + 1, UNDO, seat, gone, self.seq + 1, receipt.command)
        number = self.table.position.number
        self._write(number, [row], receipt)
        self.undone = (*self.undone, Known(row.seq, number))
        notes = moved_up(self.notes, row.seq, number)
        if notes != self.notes:
            self.notes, self.before = notes, number - 1  # the last answer is told again, with the notes behind it

    def begin(self) -> None:
        """Everybody sits: only now is anything dealt."""
        self._write(0, opening_rows(self.table), None)

    def _write(self, before: int, rows: Sequence[Row], receipt: Receipt | None) -> None:
        version = self.storage.append(self.id, self.sheet.version, rows, summary_of(self.table), receipt)
        self.seq, self.before = rows[-1].seq if rows else self.seq, before
        self.sheet = replace(self.sheet, version=version, **vars(summary_of(self.table)))

    # --- around the game ---------------------------------------------------------------------------------------------

    def say(self, receipt: Receipt, seat: int | None, name: str, text: str) -> Line:
        """Write down what somebody said."""
        line, version = self.storage.say(self.id, receipt, self.seq, seat, name, text)
        self._expect(version)
        self.chat = [*self.chat, line][-MOST_KEPT:]
        return line

    def take_hint(self, seat: int) -> None:
        """Write down that a seat has taken a hint for what it is asked; for one question that counts once."""
        note = self.note("hint", seat)
        if note in self.notes:
            return
        self._expect(self.storage.add_note(self.id, note))
        self.notes = (*self.notes, note)
        self.before = note.number - 1  # the last answer is told again, with the note behind it

    def note(self, kind: str, seat: int, name: str = "", other: str = "") -> Note:
        """Something that the log is to tell behind the last answer."""
        return Note(self.seq, self.table.position.number, kind, seat, name, other)

    def change_table(self, **values: object) -> None:
        """Another title or pace, or another word on hints."""
        self._expect(self.storage.change_table(self.id, **values))
        self.sheet = replace(self.sheet, **values)  # type: ignore[arg-type]

    def _expect(self, version: int) -> None:
        """We have changed the table, which made this version of it."""
        self.overtaken |= version != self.sheet.version + 1
        self.sheet = replace(self.sheet, version=version)

    def catch_up(self) -> "Caught | None":
        """Follow what others have written; None: more than answers and chat, so that it must be read anew."""
        found = self.storage.since(self.id, self.seq, self.chat[-1].number if self.chat else 0)
        if found is None or not self._differs_by_answers(found):
            return None
        number = self.table.position.number
        replay(self.table, found.rows)
        self.sheet, self.chat = found.sheet, [*self.chat, *found.chat][-MOST_KEPT:]
        if found.rows:
            self.seq, self.before = found.rows[-1].seq, number
        return Caught(bool(found.rows), found.chat)

    def _differs_by_answers(self, found: Whole) -> bool:
        """Whether nothing but answers and chat is new."""
        moving = {key: getattr(found.sheet, key) for key in ("version", "changed", *Summary.__annotations__)}
        same = replace(self.sheet, **moving) == found.sheet and len(found.notes) == len(self.notes)
        return same and not self.sheet.waiting and all(row.kind == ANSWER for row in found.rows)

    def is_fresh(self) -> bool:
        """Whether this is still what the database says."""
        return self.storage.version(self.id) == self.sheet.version


def moved_up(notes: Sequence[Note], seq: int, number: int) -> tuple[Note, ...]:
    """Notes after row `seq` of the log, which has left `number` answers: nobody takes one back, so it moves up.

    There it stays, whatever is answered then: else it would have to be told somewhere else after every answer.
    """
    return tuple(replace(note, number=min(note.number, number)) if note.seq < seq else note for note in notes)


def draw(table: Table, lesson: Lesson | None = None) -> list[tuple[int, int]]:
    """Let chance answer whatever it is asked: the operating system decides, and nobody can foresee it.

    Only a guided game is lucky where its lesson says so.
    """
    drawn = []
    while table.position.to_move == CHANCE:
        wished = luck(progress(lesson, table), table.position) if lesson else None
        thing = secrets.choice(table.position.things) if wished is None else wished
        table.answer(thing)
        drawn.append((CHANCE, thing))
    return drawn


def _rows(given: Sequence[tuple[int, int]], seq: int, receipt: Receipt | None) -> list[Row]:
    """Rows of a log: the answers of a seat are one batch, each one of chance is one of its own."""
    first, command = seq + 1, receipt.command if receipt else None
    return [
        Row(number, ANSWER, seat, thing, number if seat == CHANCE else first, command)
        for number, (seat, thing) in enumerate(given, first)
    ]


def opening_rows(table: Table) -> list[Row]:
    """What chance answers before anybody else is asked, as rows of a new log."""
    return _rows(draw(table), 0, None)


def rows_of(table: Table) -> list[Row]:
    """A game from somewhere else as rows of a new log, one answer at a time."""
    steps = enumerate(table.steps(), 1)
    return [Row(number, ANSWER, position.to_move, thing, number) for number, (position, thing, _) in steps]


def summary_of(table: Table) -> Summary:
    """What a list of tables shows of a game."""
    over = table.over
    winners = [place.seat for place in table.standing() if place.place == 1] if over else []
    return Summary(table.position.number, None if over else table.position.to_move, over, winners)


def load(storage: Storage, packs: Packs, name: str) -> LiveTable:
    """Read a table from the database and play its log. Once everybody sits, its game begins here and nowhere else."""
    while True:
        live = _read(storage, packs, name)
        if not (live.sheet.waiting and live.sheet.full):
            return live
        with suppress(Conflict):  # another server was faster
            live.begin()
            return live


def _read(storage: Storage, packs: Packs, name: str) -> LiveTable:
    found = storage.whole(name)
    if found is None:
        raise Refusal(404, "no-such-table")
    table = new_table(packs, found.sheet)
    replay(table, found.rows)
    undone = _undone(found.rows)
    seq = found.rows[-1].seq if found.rows else 0
    return LiveTable(storage, found.sheet, table, seq, found.chat, _settled(found.notes, undone), undone)


def _undone(rows: Sequence[Row]) -> list[Known]:
    """Where a log was each time when answers had been taken back."""
    found, number = list[Known](), 0
    for row in rows:
        number += -row.thing if row.kind == UNDO else 1
        if row.kind == UNDO:
            found.append(Known(row.seq, number))
    return found


def _settled(notes: Sequence[Note], undone: Sequence[Known]) -> Sequence[Note]:
    """Notes behind the answers at which everybody who was there has read of them last."""
    for one in undone:
        notes = moved_up(notes, one.seq, one.number)
    return notes


def game_of(name: str) -> Game:
    """A game on the shelf that can be played."""
    if name not in shelf():
        raise Refusal(404, "no-such-game", game=name[:40])
    try:
        return find_game(name)
    except BrokenGame as broken:
        raise Refusal(409, "broken-game", game=name, reason=broken.reason) from None


def new_table(packs: Packs, sheet: Sheet) -> Table:
    """The table of a sheet before the first answer, with the very cards that it was set up with."""
    return dealt(pack_of(packs, sheet), sheet)


def pack_of(packs: Packs, sheet: Sheet) -> Pack:
    """The cards that a table was set up with."""
    pack = packs.played_with(game_of(sheet.game).name, sheet.pack_hash)
    if pack is None:
        raise Refusal(409, "other-pack", pack=sheet.pack_name)
    return pack


def dealt(pack: Pack, sheet: Sheet) -> Table:
    """A table with these cards, before the first answer."""
    game = game_of(sheet.game)
    box = pack.box(sheet.players, as_saved(game.options_of, sheet.options))
    return Table(game, box=box, chance="ask", names=sheet.names)


def replay(table: Table, rows: Sequence[Row]) -> None:
    """Give the answers of a log, without those that were taken back."""
    table.follow([row.thing for row in batch] for _, batch in groupby(_standing(rows), key=lambda row: row.batch))


def _standing(rows: Sequence[Row]) -> list[Row]:
    """The answers of a log that still stand."""
    standing: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            del standing[len(standing) - row.thing :]
        else:
            standing.append(row)
    return standing
