"""A table for people: one game, asked and answered in words, with undo, history, replay, saving and loading.

The table knows everything. What it may say to a seat comes from `view`, `events`, `moves`, `opening` and `scenes`; what
holds the whole truth (`history`, `replay`, `record`, `to_text`, `save`, a `Position`) stays with whoever runs it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any, Literal, Self

from .. import __version__
from ..core.choices import to_save
from ..core.events import event_buffer, told
from ..core.game import Box, Game, OptionError
from ..core.records import clone
from ..core.stack import CHANCE
from ..games import find_game
from ..packs import Files
from ..texts import LANGUAGES, speak
from .answers import Answer, go_on, thing_of, walk
from .chance import Chance, Seeded, honest, seeded
from .errors import (
    CannotUndo,
    GameOver,
    IllegalAnswer,
    NotYourTurn,
    RecordError,
    TableError,
)
from .log import Entry, Log, Move, Scene, Told, Viewer, called
from .position import Option, Place, Position, Question, plain_view
from .record import (
    Record,
    answer_line,
    answer_lines,
    check_names,
    compare,
    pack_of,
    read_file,
    read_line,
    read_record,
    record_text,
    write_file,
)
from .reopen import check_pack, flags_of, game_of
from .reveal import Witness
from .seen import Seen, printed_cards, told_in_a_line

LONGEST_ROUND = 3  # answers that can be given once more together


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take back, and how many answers then go; if it may not, why."""

    answers: int
    code: str = ""
    text: str = ""

    @property
    def possible(self) -> bool:
        """Whether there is a way back."""
        return self.answers > 0

    def __bool__(self) -> bool:
        return self.possible


class Table:
    """One game at a table. Chance is answered by the table itself unless `chance="ask"`.

    The table is the whole truth. What may be shown to somebody is `table.seat(0)`, `table.seat(None)` for spectators;
    a notebook draws a table as they see it.

    >>> table = Table(GAME, players=3, seed=7)
    >>> table.players, table.over
    (3, False)
    >>> table.answer(table.options[0])
    >>> len(table.history) > 0
    True
    >>> other = table.copy()
    >>> other.answer(other.options[-1])
    >>> other.position.number > table.position.number
    True
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        pack: Path | str | Files | None = None,
        box: Box | None = None,
        seed: int | None = None,
        lang: str = "en",
        chance: Literal["table", "ask"] = "table",
        names: Sequence[str] = (),
        **flags: object,
    ) -> None:
        """Set up a game. `box` is one that is open already: players, options and pack are in it."""
        if lang not in LANGUAGES:
            raise TableError("language", lang=lang, known=", ".join(LANGUAGES))
        self.game = find_game(game) if isinstance(game, str) else game
        self.lang = lang
        if box is None:
            count = self.game.seats.start if players is None else players
            source = Path(pack) if isinstance(pack, str) else pack
            box = self.game.open_box(count, {**(options or {}), **flags}, source)
        assert box is not None
        self.box: Box = box.called(check_names(names, box.players, lang))
        self._chance = _chance_of(chance, seed)
        self._batches = 0
        self._judged: dict[int, bool] = {}  # by number of the answer: whether it showed something
        self._start()

    def __repr__(self) -> str:
        return f"<Table: {told_in_a_line(self.seat(None))}>"

    def _repr_html_(self) -> str:
        return self.seat(None)._repr_html_()

    def copy(self) -> Self:
        """The same game, to be played on by itself: what happens here does not happen there."""
        table = object.__new__(type(self))
        table.__dict__.update(self.__dict__)
        table._log, table._judged = self._log.copy(), dict(self._judged)
        table._events, table._out = event_buffer(), self.game.option_buffer()
        if isinstance(self._chance, Seeded):
            table._chance = Seeded(self._chance.stream.copy())
        return table

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but buffers: it holds every secret, like a record."""
        return {key: value for key, value in vars(self).items() if key not in ("_events", "_out")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._events, self._out = event_buffer(), self.game.option_buffer()

    def seat(self, seat: Viewer = None, lang: str | None = None) -> Seen:
        """The table as a seat, or a spectator, sees it now: data that holds nothing else and may be handed out.

        >>> seen = Table(GAME, seed=7).seat(0)
        >>> seen.viewer, sorted(seen.view) == sorted(Table(GAME, seed=7).view(0))
        (0, True)
        """
        position = self._position.spoken(self._language(lang))
        mine = seat is not None and position.to_move == seat
        return Seen(
            game=self.game.name,
            lang=position.lang,
            viewer=self.viewer(seat),
            names=tuple(self.seat_name(one, position.lang) for one in range(self.players)),
            number=position.number,
            asked="" if position.over else self.seat_name(position.to_move, position.lang),
            question=position.question.text,
            options=tuple(option.text for option in position.options) if mine else (),
            view=plain_view(position.view(seat)),
            cards=printed_cards(self.game, self.box, position.lang),
        )

    def _start(self) -> None:
        self._events, self._out = event_buffer(), self.game.option_buffer()
        state = self.game.blank_state()
        self.game.new_game(self.box.record, state, self._events, self._out)
        self._log = Log(self.game, self.box, self.lang, told(self._events))
        self._position = Position(self.game, self.box, state, 0, self.lang)
        self._give([])

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

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called; empty: by their numbers."""
        return tuple(self.box.names)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players otherwise, in all sentences, those about the past included."""
        self.box = self.box.called(check_names(names, self.box.players, self.lang))
        self._log.rename(self.box)
        self._position = replace(self._position, box=self.box)

    def position_in(self, lang: str) -> Position:
        """The position now, in a language."""
        return self._position.spoken(self._language(lang))

    def _language(self, lang: str | None) -> str:
        """A language that there are texts in; None: the table's own."""
        if lang is not None and lang not in LANGUAGES:
            raise TableError("language", self.lang, lang=lang, known=", ".join(LANGUAGES))
        return lang or self.lang

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may know, as plain data; None: what everybody may know."""
        return plain_view(self._position.view(self.viewer(seat)))

    def viewer(self, seat: Viewer) -> Viewer:
        """A seat of this table, or None: nobody else is told anything."""
        if seat is not None and seat not in range(self.box.players):
            raise TableError("no-such-seat", self.lang, seat=seat + 1)
        return seat

    def standing(self) -> tuple[Place, ...]:
        """How the seats stand now."""
        return self._position.standing()

    # --- answering ---------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the question that waits, with an option, the number of a thing or its notation.

        With `seat` the answer comes from that seat and is refused if another one is asked.
        """
        self.need_asked(seat)
        self._give([thing_of(answer, self._position)])

    def answer_many(self, answers: Iterable[Answer], seat: int | None = None) -> int:
        """Give several answers of the seat that is asked, one after the other; how many of them were given.

        All or nothing: if one is not possible at its turn, `BatchRefused` says which and why, and nothing has changed.
        The batch ends, and the rest is left, where the seat learns something new or is not the one asked next: whoever
        decides should know what there is to know, and chance is never asked for an answer that may be taken back.
        """
        self.need_asked(seat)
        things, _ = walk(self._position, list(answers))
        self._give(things)
        return len(things)

    @property
    def repeatable(self) -> Option | None:
        """The last answer, if it can be given again: by the same seat, to the same question."""
        thing = self.repeatable_thing
        return next((option for option in self.options if option.thing == thing), None)

    @property
    def repeatable_thing(self) -> int | None:
        """The same as the number of its thing."""
        position = self._position
        last = next((entry for entry in reversed(self._log.entries) if entry.seat != CHANCE), None)
        if last is None or (last.seat, last.question) != (position.to_move, position.name):
            return None
        return last.thing if last.thing in position.things else None

    @property
    def last_round(self) -> tuple[int, ...]:
        """The last answers of the seat that is asked, if several of them led from this question back to it."""
        asked, things = self._position, list[int]()
        for entry in reversed(self._log.entries[-LONGEST_ROUND:]):
            if entry.seat != asked.to_move:
                break
            things.insert(0, entry.thing)
            if entry.question == asked.name:
                return tuple(things) if len(things) > 1 else ()
        return ()

    @property
    def decided_last(self) -> int | None:
        """The seat that answered last, chance aside; None: nobody has."""
        return next((entry.seat for entry in reversed(self._log.entries) if entry.seat != CHANCE), None)

    def repeat_last(self, count: int | None = 1, seat: int | None = None) -> int:
        """Give the last answer again, up to `count` times, None: as often as possible; how often it was given.

        It ends where the answer or the question is another one, and where a batch of answers ends (`answer_many`).
        """
        self.need_asked(seat)
        if count is not None and count < 1:
            raise TableError("repeat-count", self.lang, count=count)
        thing, things = self.repeatable_thing, list[int]()
        if thing is None:
            raise IllegalAnswer("repeat-nothing", self.lang)
        position: Position | None = self._position
        while position is not None and position.name == self._position.name and thing in position.things:
            things.append(thing)
            position = None if len(things) == count else go_on(position, thing)
        self._give(things)
        return len(things)

    def need_asked(self, seat: int | None) -> None:
        """`GameOver` or `NotYourTurn` unless somebody is asked, and it is this seat; None: whoever it is."""
        if self.over:
            raise GameOver("answer-over", self.lang)
        if seat is not None and seat != self._position.to_move:
            asked = self._position.to_move
            raise NotYourTurn("answer-turn", self.lang, seat=seat + 1, asked=lambda lang: self.seat_name(asked, lang))

    def _give(self, things: Sequence[int]) -> None:
        """Carry out legal answers of one seat, then let chance answer what it is asked."""
        self._carry_out(things)
        while self._chance is not None and self._position.to_move == CHANCE:
            options = self._position.things
            self._carry_out([options[self._chance(len(options))]])

    def follow(self, answers: Iterable[int | Sequence[int]]) -> None:
        """Give answers that were given before, chance's included, by the numbers of their things (`given`).

        Several that belong together were given at one go. Nobody is told of them as news, and nothing is put into
        words before somebody asks. `IllegalAnswer` or `GameOver` says where a list cannot be from a game like this.
        """
        for answer in answers:
            self._batches += 1
            for thing in (answer,) if isinstance(answer, int) else answer:
                self.need_asked(None)
                if thing not in self._position.things:
                    raise IllegalAnswer("answer-illegal", self.lang, answer=str(thing))
                self._take_steps([thing])
        self._log.all_is_old()

    def given(self, first: int = 0) -> tuple[tuple[int, ...], ...]:
        """All answers from a number on as `follow` takes them: things, those given at one go together.

        This is the game itself, with every secret in it.
        """
        batches = groupby(self._log.entries[first:], key=lambda entry: entry.batch)
        return tuple(tuple(entry.thing for entry in batch) for _, batch in batches)

    def _carry_out(self, things: Sequence[int]) -> None:
        """Give legal answers at one go."""
        self._batches += 1
        self._take_steps(things)

    def _take_steps(self, things: Sequence[int]) -> None:
        """Carry legal answers out. Nothing is changed before all have been tried, whatever goes wrong."""
        entries, position = list[Entry](), self._position
        for thing in things:
            state = clone(position.state)
            n = self.game.rules.answer(self.box.record, state, thing, self._events, self._out)
            rows = told(self._events)
            entries.append(Entry(position.to_move, position.name, thing, rows, self._batches, position.state))
            position = Position(self.game, self.box, state, position.number + 1, self.lang)
            position.facts.__dict__["things"] = tuple(self._out[:n].tolist())  # they come with the answer
        for entry in entries:
            self._log.add(entry)
        self._position = position

    # --- taking back -------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int | None = None) -> Undo:
        """Whether a seat (None: the one that answered last) may take its last answer back, and if not, why.

        Answers given at one go (`answer_many`, `repeat_last`) go back together, if none of them showed anything.
        """
        way_back = self.way_back(seat)
        if not way_back:
            return way_back
        if self._revealed(1):
            return self._no_undo("undo-revealed")
        batch = self._last_batch()
        return Undo(1 if any(self._revealed(back) for back in range(2, batch + 1)) else batch)

    def way_back(self, seat: int | None = None, lang: str | None = None) -> Undo:
        """The same as far as everybody knows it at once: whether the last answer was this seat's and chance is silent.

        If there is a way back, it may still be closed because the answer showed something: `can_undo` looks closely.
        There is none when the game is over: then everybody may see everything, and what was won stays won.
        """
        if self.over:
            return self._no_undo("undo-over", lang)
        since: set[int] = set()
        for entry in reversed(self._log.entries):
            if entry.seat == seat or (seat is None and entry.seat != CHANCE):
                break
            since.add(entry.seat)
        else:
            return self._no_undo("undo-nothing", lang)
        if since:
            return self._no_undo("undo-chance" if CHANCE in since else "undo-other", lang)
        return Undo(self._last_batch())

    def _no_undo(self, code: str, lang: str | None = None) -> Undo:
        return Undo(0, code, speak(self._language(lang), "table", code))

    def _last_batch(self) -> int:
        """How many answers were given together with the last one, itself included."""
        last = self._log.entries[-1].batch
        return sum(1 for _ in takewhile(lambda entry: entry.batch == last, reversed(self._log.entries)))

    def _revealed(self, back: int) -> bool:
        """Whether the last answer, or one further back, has shown anything to anybody."""
        number = len(self._log) - back
        if number not in self._judged:
            entry = self._log.entries[number]
            self._judged[number] = Witness(self.game, self.box, number).reveals(entry.before, entry.thing, entry.seat)
        return self._judged[number]

    def undo(self, seat: int | None = None) -> int:
        """Take back the last answer of a seat, or all it gave at one go, and never past what has become known.

        Returns how many answers went back.
        """
        undo = self.can_undo(seat)
        if not undo:
            raise CannotUndo(undo.code, self.lang)
        before = self._log.entries[-undo.answers].before
        self._log.take_back(undo.answers)
        self._position = Position(self.game, self.box, before, len(self._log), self.lang)
        self._judged = {number: shown for number, shown in self._judged.items() if number < len(self._log)}
        return undo.answers

    # --- what happened -----------------------------------------------------------------------------------------------

    def events(self, seat: Viewer = None) -> list[Told]:
        """What has happened since this seat (None: a spectator) last asked, as data and as sentences.

        Everybody hears that something happened, and of the details what they may know. Answers taken back have not
        happened.
        """
        return self._log.news(self.viewer(seat))

    def opening(self, seat: Viewer = None, *, secrets: bool = False, lang: str | None = None) -> tuple[Told, ...]:
        """What happened before the first answer, as this seat may know it; with `secrets` the whole truth."""
        return self._log.told(self._log.opening, self.viewer(seat), secrets, self._language(lang))

    def moves(
        self,
        seat: Viewer = None,
        first: int = 0,
        last: int | None = None,
        *,
        until: int | None = None,
        secrets: bool = False,
        lang: str | None = None,
    ) -> tuple[Move, ...]:
        """The answers so far, those of chance included, as this seat (None: a spectator) knows them.

        They are counted from 0: `first` is the first that is wanted, `until` the first that is wanted no more. `last`
        leaves only so many of the last ones of these. Of an answer that is a secret to the seat it reads who answered
        which question. With `secrets` it is the whole truth, which no seat may be given while the game is running.
        """
        numbers = range(len(self._log))[max(0, first) : until]
        numbers = numbers if last is None else numbers[max(0, len(numbers) - last) :]
        return self._log.moves(self.viewer(seat), numbers, secrets, self._language(lang))

    def ears(self, seat: Viewer, first: int) -> Viewer:
        """Somebody who is told the same of the answers from `first` on, and, if it is 0, of what happened before.

        That is a spectator unless the seat is told a secret there: what all others are told has to be made only once.
        """
        return self._log.ears(self.viewer(seat), range(first - 1, len(self._log)))

    @property
    def history(self) -> tuple[Move, ...]:
        """All answers so far with what they brought about: the whole truth, `moves` for a seat."""
        return self.moves(secrets=True)

    def replay(self) -> Iterator[Position]:
        """All positions from the start to now: the whole truth, `scenes` for a seat."""
        state, out = self.game.blank_state(), self.game.option_buffer()
        self.game.new_game(self.box.record, state, event_buffer(0), out)
        yield Position(self.game, self.box, clone(state), 0, self.lang)
        for number, entry in enumerate(list(self._log.entries), 1):
            self.game.rules.answer(self.box.record, state, entry.thing, event_buffer(0), out)
            yield Position(self.game, self.box, clone(state), number, self.lang)

    def scenes(self, seat: Viewer = None, *, secrets: bool = False) -> Iterator[Scene]:
        """The game from the start to now as this seat (None: a spectator) saw it: what lay on the table, who answered.

        With `secrets` the answers and events are the whole truth.
        """
        moves = self.moves(seat, secrets=secrets)
        for position, move in zip(self.replay(), (*moves, None), strict=True):
            yield Scene(position, seat, move)

    def steps(self, first: int = 0) -> Iterator[tuple[Position, int, list[list[int]]]]:
        """Every answer from a number on: where it was given, its thing, the rows of its events. The whole truth."""
        for number, entry in enumerate(self._log.entries[first:], first):
            yield Position(self.game, self.box, entry.before, number, self.lang), entry.thing, entry.rows

    @property
    def log_entries(self) -> Sequence[Entry]:
        """Everything there is to know about each answer: the whole truth."""
        return self._log.entries

    def after(self, number: int) -> Position:
        """The position after so many answers: the whole truth."""
        if number == len(self._log):
            return self._position
        return Position(self.game, self.box, self._log.entries[number].before, number, self.lang)

    def seat_name(self, seat: int, lang: str | None = None) -> str:
        """What to call a seat."""
        return called(seat, self.box, self._language(lang))

    # --- records -----------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as a record. It holds every secret: while the game is running it is for no seat."""
        pack_name, pack_hash = pack_of(self.box)
        return Record(
            game=self.game.name,
            players=self.box.players,
            options=to_save(self.game.options_of, self.box.options),
            pack_name=pack_name,
            pack_hash=pack_hash,
            version=__version__,
            names=self.names,
            answers=answer_lines(answer_line(seat, note) for seat, note in self._log.notes()),
        )

    def to_text(self) -> str:
        """The game as the text of a record, with every secret in it."""
        return record_text(self.record())

    def save(self, path: Path | str) -> None:
        """Write the record of the game, with every secret in it.

        The file is the old one or the new one, whatever happens meanwhile.
        """
        write_file(Path(path), self.to_text())

    @classmethod
    def from_text(
        cls,
        text: str | bytes,
        *,
        lang: str = "en",
        game: Game | None = None,
        pack: Path | str | Files | None = None,
        seed: int | None = None,
        chance: Literal["table", "ask"] = "table",
        step: Callable[[], object] = lambda: None,
    ) -> Self:
        """The game of a record, as `load` gives it. `step` is called at every answer: what it raises ends the work."""
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        record = read_record(data, lang)
        table = cls._reopened(record, game or game_of(record, lang), pack, lang)
        table._follow(record, step)
        compare(record, replace(table.record(), version=record.version, pack_hash=record.pack_hash), lang)
        table._chance = _chance_of(chance, seed)
        table._log.all_is_old()
        table._give([])
        return table

    @classmethod
    def _reopened(cls, record: Record, game: Game, pack: Path | str | Files | None, lang: str) -> Self:
        flags = flags_of(record, game, lang)
        try:
            table = cls(game, record.players, flags, pack=pack, lang=lang, chance="ask", names=record.names)
        except OptionError as error:
            raise RecordError("record-option", lang, line=3, reason=str(error)) from None
        check_pack(record, table.box, lang)
        return table

    def _follow(self, record: Record, step: Callable[[], object]) -> None:
        """Give the answers of a record."""
        for number, line in enumerate(record.answers, record.first_line):
            text, times = read_line(line)
            for _ in range(times):
                step()
                thing = self._noted(text)
                if thing is None:
                    code = "record-after-end" if self.over else "record-answer"
                    raise RecordError(code, self.lang, line=number, text=line[:80])
                self._carry_out([thing])

    def _noted(self, text: str) -> int | None:
        """The thing that a record calls so here.

        No text of the file reaches the rules: it must be one of those that the rules themselves would write.
        """
        position = self._position
        lines = ((answer_line(position.to_move, position.say(thing, "id")), thing) for thing in position.things)
        return next((thing for line, thing in lines if line == text), None)

    @classmethod
    def load(
        cls,
        path: Path | str,
        *,
        lang: str = "en",
        game: Game | None = None,
        pack: Path | str | Files | None = None,
        seed: int | None = None,
        chance: Literal["table", "ask"] = "table",
    ) -> Self:
        """The game of a record file, or `RecordError` if the file is not exactly what was saved.

        `pack` is the pack it was played with (its folder or its files), if that is not the base pack; `game` a game
        that is not on the shelf; the rest as for a new table.
        """
        data = read_file(Path(path), lang)
        return cls.from_text(data, lang=lang, game=game, pack=pack, seed=seed, chance=chance)


def _chance_of(chance: Literal["table", "ask"], seed: int | None) -> Chance | None:
    if chance == "ask":
        return None
    return honest() if seed is None else seeded(seed)
