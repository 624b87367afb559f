"""A table for people: one game, asked and answered in words, with undo, history, replay, saving and loading."""

import difflib
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, Self, SupportsIndex

from .. import __version__
from ..core.events import event_buffer, told
from ..core.game import Box, Game, NotationError, OptionError
from ..core.records import clone
from ..core.stack import CHANCE, OVER
from ..games import find_game
from ..texts import LANGUAGES, speak
from .chance import Chance, honest, seeded, seeded_stream
from .errors import CannotUndo, GameOver, IllegalAnswer, NotUnderstood, NotYourTurn, RecordError, TableError
from .position import Option, Place, Position, Question
from .record import (
    Record,
    answer_line,
    check_names,
    compare,
    pack_of,
    read_file,
    read_record,
    record_text,
    write_file,
)
from .reopen import check_pack, flags_of, game_of

Told = tuple[dict[str, Any], str]  # an event as data and as a sentence

WORLDS = 16  # a secret with two possibilities slips through with probability 2**-16


@dataclass(frozen=True)
class Move:
    """An answer that was given, and what it brought about. `note` is the notation of records, `say` that of people."""

    seat: int
    thing: int
    note: str
    say: str
    events: tuple[Told, ...]


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take its last answer back and, if not, why."""

    possible: bool
    code: str = ""
    text: str = ""

    def __bool__(self) -> bool:
        return self.possible


@dataclass(frozen=True)
class _Entry:
    seat: int
    thing: int
    note: str
    say: str
    rows: list[list[int]]


class Table:
    """One game at a table. Chance is answered by the table itself unless `chance="ask"`.

    >>> table = Table("xibalba", players=3, threshold=20)
    >>> table.question.text
    >>> table.answer(table.options[0])
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        pack: Path | str | None = None,
        seed: int | None = None,
        lang: str = "en",
        chance: Literal["table", "ask"] = "table",
        names: Sequence[str] = (),
        **flags: object,
    ) -> None:
        if lang not in LANGUAGES:
            raise TableError("language", lang=lang, known=", ".join(LANGUAGES))
        self.game = find_game(game) if isinstance(game, str) else game
        self.lang = lang
        count = self.game.seats.start if players is None else players
        folder = None if pack is None else Path(pack)
        self.box: Box = self.game.open_box(count, {**(options or {}), **flags}, folder)
        self.names = check_names(names, count, lang)
        self._chance = _chance_of(chance, seed)
        self._log: list[_Entry] = []
        self._undo: list[Any] = []  # the states before the last answers, as far back as undo may go
        self._start()

    def _start(self) -> None:
        self._events, self._out = event_buffer(), self.game.option_buffer()
        state = self.game.blank_state()
        self.game.new_game(self.box.record, state, self._events, self._out)
        self._opening = told(self._events)
        self._unheard = [(-1, row) for row in self._opening]
        self._move_to(state)
        self._answer_for_chance()

    # --- what is asked -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position now."""
        return self._position

    @property
    def question(self) -> Question:
        """The question that waits; its seat is None when the game is over."""
        return self._position.question

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that are possible now."""
        return self._position.options

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.over

    @property
    def players(self) -> int:
        """The number of players."""
        return self.box.players

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may know; None: what everybody may know."""
        return self._position.view(seat)

    def standing(self) -> tuple[Place, ...]:
        """How the seats stand now."""
        return self._position.standing()

    # --- answering ---------------------------------------------------------------------------------------------------

    def answer(self, answer: Option | SupportsIndex | str, seat: int | None = None) -> None:
        """Answer the question that waits, with an option, the number of a thing or its notation.

        With `seat` the answer comes from that seat and is refused if another one is asked.
        """
        if self.over:
            raise GameOver("answer-over", self.lang)
        if seat is not None and seat != self._position.to_move:
            raise NotYourTurn("answer-turn", self.lang, seat=seat + 1, asked=self.seat_name(self._position.to_move))
        self._carry_out(self._thing(answer))
        self._answer_for_chance()

    def _thing(self, answer: Option | SupportsIndex | str) -> int:
        if isinstance(answer, str):
            return self._parsed(answer)
        if isinstance(answer, Option):
            thing = answer.thing
        elif isinstance(answer, bool):  # which is an int, and never meant as one here
            raise IllegalAnswer("answer-illegal", self.lang, answer=str(answer))
        else:
            thing = operator.index(answer)
        if thing not in self._position.things:
            shown = answer.text if isinstance(answer, Option) else str(thing)
            raise IllegalAnswer("answer-illegal", self.lang, answer=shown)
        return thing

    def _parsed(self, text: str) -> int:
        try:
            thing = self.game.parse(self.box, self._position.state, text)
        except NotationError:
            thing = -1
        if thing in self._position.things:
            return thing
        words = [option.say for option in self.options] + [option.text for option in self.options]
        near = difflib.get_close_matches(text, words, n=1)
        if near:
            raise NotUnderstood("answer-near", self.lang, text=text[:80], near=near[0])
        raise NotUnderstood("answer-unknown", self.lang, text=text[:80])

    def _carry_out(self, thing: int) -> None:
        """Give a legal answer. The old state is left alone, so that whatever goes wrong changes nothing."""
        old = self._position
        seat, note, said = old.to_move, old.say(thing, "id"), old.say(thing)
        state = clone(old.state)
        self.game.answer(self.box.record, state, thing, self._events, self._out)
        rows = told(self._events)
        self._remember(old.state, seat)
        self._unheard += [(len(self._log), row) for row in rows]
        self._log.append(_Entry(seat, thing, note, said, rows))
        self._move_to(state)

    def _move_to(self, state: Any) -> None:
        self._position = Position(self.game, self.box, state, len(self._log), self.lang)

    def _answer_for_chance(self) -> None:
        while self._chance is not None and self._position.to_move == CHANCE:
            things = self._position.things
            self._carry_out(things[self._chance(len(things))])

    # --- taking back -------------------------------------------------------------------------------------------------

    def _remember(self, before: Any, seat: int) -> None:
        """Keep the way back open for as long as it may be used."""
        if seat == CHANCE or (self._log and self._log[-1].seat != seat):
            self._undo.clear()
        if seat != CHANCE:
            self._undo.append(before)

    def _reveals(self, before: Any, thing: int) -> bool:
        """Whether an answer showed anybody what he could not know before.

        A seat that learns nothing sees the same after this answer in every world it could not tell from the true one.
        """
        after = clone(before)
        self.game.answer(self.box.record, after, thing, event_buffer(0), self._out)
        stream = seeded_stream(len(self._log))
        for seat in range(self.box.players):
            for _ in range(WORLDS):
                world = clone(before)
                self.game.resample(self.box.record, world, seat, stream)
                if world.tobytes() != before.tobytes() and self._differs(world, after, seat, thing):
                    return True
        return False

    def _differs(self, world: Any, after: Any, seat: int, thing: int) -> bool:
        n = self.game.options(self.box.record, world, self._out)
        if thing not in self._out[:n]:
            return True
        self.game.answer(self.box.record, world, thing, event_buffer(0), self._out)
        return self.game.view(self.box, world, seat) != self.game.view(self.box, after, seat)

    def can_undo(self, seat: int | None = None) -> Undo:
        """Whether a seat (None: the one that answered last) may take its last answer back, and if not, why."""
        code = self._no_undo(seat)
        return Undo(False, code, speak(self.lang, "table", code)) if code else Undo(True)

    def _no_undo(self, seat: int | None) -> str:
        since: set[int] = set()
        for entry in reversed(self._log):
            if entry.seat == seat or (seat is None and entry.seat != CHANCE):
                break
            since.add(entry.seat)
        else:
            return "undo-nothing"
        if CHANCE in since:
            return "undo-chance"
        if since:
            return "undo-other"
        return "undo-revealed" if self._reveals(self._undo[-1], self._log[-1].thing) else ""

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer of a seat: one decision, and never past what has become known."""
        if code := self._no_undo(seat):
            raise CannotUndo(code, self.lang)
        self._log.pop()
        self._unheard = [(number, row) for number, row in self._unheard if number < len(self._log)]
        self._move_to(self._undo.pop())

    # --- what happened -----------------------------------------------------------------------------------------------

    def events(self) -> list[Told]:
        """What has happened since the last call, as data and as sentences; answers taken back have not happened."""
        unheard, self._unheard = self._unheard, []
        return [self._telling(row) for _, row in unheard]

    def _telling(self, row: list[int]) -> Told:
        return self.game.event_data(self.box, row), self.game.event_text(self.box, row, self.lang)

    @property
    def opening(self) -> tuple[Told, ...]:
        """What happened before the first answer."""
        return tuple(self._telling(row) for row in self._opening)

    @property
    def history(self) -> tuple[Move, ...]:
        """All answers so far, those of chance included, with what they brought about."""
        return tuple(self._move(entry) for entry in self._log)

    def last_moves(self, count: int) -> tuple[Move, ...]:
        """The last answers."""
        return tuple(self._move(entry) for entry in self._log[-count:])

    def _move(self, entry: _Entry) -> Move:
        events = tuple(self._telling(row) for row in entry.rows)
        return Move(entry.seat, entry.thing, entry.note, entry.say, events)

    def replay(self) -> Iterator[Position]:
        """All positions from the start to now; `history[position.number]` is the answer given there."""
        state, out = self.game.blank_state(), self.game.option_buffer()
        self.game.new_game(self.box.record, state, event_buffer(0), out)
        yield Position(self.game, self.box, clone(state), 0, self.lang)
        for number, entry in enumerate(list(self._log), 1):
            self.game.answer(self.box.record, state, entry.thing, event_buffer(0), out)
            yield Position(self.game, self.box, clone(state), number, self.lang)

    def seat_name(self, seat: int) -> str:
        """What to call a seat."""
        if seat == CHANCE:
            return speak(self.lang, "table", "chance")
        if seat == OVER:
            return speak(self.lang, "table", "nobody")
        return self.names[seat] if self.names else speak(self.lang, "table", "seat", number=seat + 1)

    # --- records -----------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as a record."""
        pack_name, pack_hash = pack_of(self.box)
        return Record(
            game=self.game.name,
            players=self.box.players,
            options={option.key: self.box.options[option.key] for option in self.game.options_of},
            pack_name=pack_name,
            pack_hash=pack_hash,
            version=__version__,
            names=self.names,
            answers=tuple(answer_line(entry.seat, entry.note) for entry in self._log),
        )

    def to_text(self) -> str:
        """The game as the text of a record."""
        return record_text(self.record())

    def save(self, path: Path | str) -> None:
        """Write the record of the game; the file is the old one or the new one, whatever happens meanwhile."""
        write_file(Path(path), self.to_text())

    @classmethod
    def from_text(
        cls,
        text: str | bytes,
        *,
        lang: str = "en",
        game: Game | None = None,
        pack: Path | str | None = None,
        seed: int | None = None,
        chance: Literal["table", "ask"] = "table",
    ) -> Self:
        """The game of a record, as `load` gives it."""
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        record = read_record(data, lang)
        table = cls._reopened(record, game or game_of(record, lang), pack, lang)
        table._follow(record)
        compare(record, replace(table.record(), version=record.version), lang)
        table._chance = _chance_of(chance, seed)
        table._unheard.clear()  # it happened when the game was played
        table._answer_for_chance()
        return table

    @classmethod
    def _reopened(cls, record: Record, game: Game, pack: Path | str | None, lang: str) -> Self:
        flags = flags_of(record, game, lang)
        try:
            table = cls(game, record.players, flags, pack=pack, lang=lang, chance="ask", names=record.names)
        except OptionError as error:
            raise RecordError("record-option", lang, line=3, reason=str(error)) from None
        check_pack(record, table.box, lang)
        return table

    def _follow(self, record: Record) -> None:
        """Give the answers of a record."""
        for number, line in enumerate(record.answers, record.first_line):
            position = self._position
            if position.over:
                raise RecordError("record-after-end", self.lang, line=number, text=line[:80])
            # no text of the file reaches the rules: it must be one of those that the rules themselves would write
            lines = {answer_line(position.to_move, position.say(thing, "id")): thing for thing in position.things}
            if line not in lines:
                raise RecordError("record-answer", self.lang, line=number, text=line[:80])
            self._carry_out(lines[line])

    @classmethod
    def load(
        cls,
        path: Path | str,
        *,
        lang: str = "en",
        game: Game | None = None,
        pack: Path | str | None = None,
        seed: int | None = None,
        chance: Literal["table", "ask"] = "table",
    ) -> Self:
        """The game of a record file, or `RecordError` if the file is not exactly what was saved.

        `pack` is the folder of the pack it was played with, if that is not the base pack; `game` a game that is not on
        the shelf; the rest as for a new table.
        """
        data = read_file(Path(path), lang)
        return cls.from_text(data, lang=lang, game=game, pack=pack, seed=seed, chance=chance)


def _chance_of(chance: Literal["table", "ask"], seed: int | None) -> Chance | None:
    if chance == "ask":
        return None
    return honest() if seed is None else seeded(seed)
