"""A table as one viewer sees it: everything that goes to a client about a game is made here.

What is in it comes from `look` and `Table.moves` for the seat of the viewer, and from who sits where:
nothing else of a table leaves the server while its game is running.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ..core.stack import CHANCE
from ..lessons import goal_of, guide
from ..table import Gathering, Look, LookOption, Position, Question, Table, Told, look, suppose
from ..table.beats import Beat
from ..table.differences import difference
from ..table.position import plain_view
from ..texts import speak
from . import messages as m
from .seating import absent_from
from .storage import Line, Sheet
from .watched import Known, Watched

LOGGED = 200  # moves in a whole state


@dataclass(frozen=True)
class Viewer:
    """Whose eyes: a seat or None, a language, and a visitor (None: nobody we know)."""

    seat: int | None
    lang: m.Lang
    visitor: int | None


@dataclass
class Lookout:
    """What everybody sees of a table at one moment. Parts that several viewers share are made once."""

    live: Watched
    online: frozenset[int]  # visitors
    _looks: dict[tuple[int | None, str], Look] = field(default_factory=dict)
    _moves: dict[tuple[int | None, str, int], list[m.MoveOut]] = field(default_factory=dict)
    _pasts: dict[int | None, list[m.PastOut]] = field(default_factory=dict)
    _earlier: dict[int, Position] = field(default_factory=dict)

    def whole(self, viewer: Viewer) -> m.State:
        """Everything, for somebody who comes or is not sure."""
        first = max(0, self.live.table.position.number - LOGGED)
        return self._state(viewer, self._look(viewer), min(first, self.live.beats.open_at(first)), 0)

    def since(self, viewer: Viewer, known: Known) -> m.State:
        """Everything, but of the log only what somebody has not who comes back.

        The last move that they have is told again: somebody may have taken a hint since.
        """
        state = self._state(viewer, self._look(viewer), self.live.beats.open_at(known.number - 1), known.number)
        state.chat = self._chat(viewer)
        return state

    def news(self, viewer: Viewer) -> m.State:
        """Everything, but of the log only what is new since the last change."""
        first = self.live.beats.open_at(self.live.before)
        state = self._state(viewer, self._look(viewer), first, self.live.before + 1)
        state.past = self._past(viewer)
        return state

    def _past(self, viewer: Viewer) -> list[m.PastOut]:
        """What the table looked like to a viewer after each beat that is news, from the newest to the oldest."""
        key = self._look(viewer).viewer
        if key not in self._pasts:
            self._pasts[key] = list(self._steps_back(key))
        return self._pasts[key]

    def _steps_back(self, seat: int | None) -> Iterator[m.PastOut]:
        table, before = self.live.table, self.live.before
        numbers = sorted({beat.last for beat in self.live.beats.ending(before + 1, table.position.number - 1)})
        view = plain_view(table.position.view(seat)) if numbers else {}
        for number in reversed(numbers):
            if number not in self._earlier:
                self._earlier[number] = table.after(number)
            older = plain_view(self._earlier[number].view(seat))
            yield m.PastOut(number, difference(view, older))
            view = older

    def supposed(self, viewer: Viewer, things: Sequence[int]) -> m.State:
        """Everything as it would be if the viewer's seat, which is asked, gave these answers."""
        assert viewer.seat is not None
        seen = suppose(self.live.table, viewer.seat, things, viewer.lang)
        state = self._state(viewer, seen, self.live.table.position.number + 1, self.live.table.position.number + 1)
        state.plan = list(things[: seen.given])
        if state.lesson is not None:
            table = self.live.table.copy()
            table.answer_many(state.plan)
            state.lesson = self._lesson(viewer, table)
        return state

    def _look(self, viewer: Viewer) -> Look:
        seat = None if self.live.sheet.waiting else viewer.seat  # nobody is asked anything yet
        key = (seat, viewer.lang)
        if key not in self._looks:
            self._looks[key] = look(self.live.table, seat, viewer.lang)
        return self._looks[key]

    def _state(self, viewer: Viewer, seen: Look, first: int, log_from: int) -> m.State:
        """A state whose log begins with answer `first`; with `log_from` 0 it replaces all that a client has."""
        sheet = self.live.sheet
        return m.State(
            table=sheet.id,
            title=sheet.title,
            game=sheet.game,
            lang=viewer.lang,
            seq=self.live.seq,
            version=sheet.version,
            number=seen.number,
            viewer=viewer.seat,
            view=seen.view,
            question=_question(seen.question, viewer.seat),
            options=[_option(option) for option in seen.options],
            why_not=seen.why_not,
            gather=_gathered(seen.gather),
            once_more=_gathered(seen.once_more),
            repeat=seen.repeat,
            undo=m.UndoOut(seen.undo.possible, seen.undo.code, seen.undo.text),
            seats=seats_out(sheet, viewer.visitor, self.online),
            standing=list(seen.standing),
            over=seen.over,
            host=viewer.visitor == sheet.host,
            log=self._log(viewer, first),
            log_from=log_from,
            past=[],
            chat=self._chat(viewer) if log_from == 0 else [],
            rematch=sheet.rematch,
            hints=sheet.hints_allowed,
            waiting=sheet.waiting,
            requests=requests_out(sheet, viewer.visitor),
            hushed=len(sheet.hushed) if viewer.visitor == sheet.host else 0,
            removed=len(sheet.removed) if viewer.visitor == sheet.host else 0,
            goal=goal_of(sheet.game, self.live.table.box, viewer.lang),
            lesson=self._lesson(viewer, self.live.table),
        )

    def _chat(self, viewer: Viewer) -> list[m.ChatOut]:
        return [line_out(line, viewer.lang) for line in self.live.chat]

    def _lesson(self, viewer: Viewer, table: Table) -> m.LessonOut | None:
        """What a guided game says; nobody but its learner, who has its first seat, is told anything."""
        lesson = self.live.lesson
        if lesson is None or viewer.seat != 0 or table.over:
            return None
        told = guide(lesson, table, viewer.lang)
        return m.LessonOut(
            told.step, told.steps, list(told.pages), told.remark, list(told.anchors), told.done, told.complete
        )

    def _log(self, viewer: Viewer, first: int) -> list[m.MoveOut]:
        table = self.live.table
        key = (table.ears(viewer.seat, first), viewer.lang, first)
        if key not in self._moves:
            self._moves[key] = moves_out(self.live, replace(viewer, seat=key[0]), first, table.position.number)
        return self._moves[key]


def moves_out(live: Watched, viewer: Viewer, first: int, last: int) -> list[m.MoveOut]:
    """The answers from `first` to `last` as a viewer may know them; number 0 is what happened before the first."""
    table, notes, beats = live.table, _notes(live, viewer.lang), _beats(live, viewer, first, last)
    told = []
    if first == 0:
        opening = _events(table.opening(viewer.seat, lang=viewer.lang))
        told.append(m.MoveOut(0, None, "", "", opening, notes.get(0, []), beats.get(0, [])))
    moves = table.moves(viewer.seat, first=max(0, first - 1), until=last, lang=viewer.lang)
    return told + [
        m.MoveOut(
            number, _seat(move.seat), move.question, move.say, _events(move.events),
            notes.get(number, []), beats.get(number, []),
        )
        for number, move in enumerate(moves, max(1, first))
    ]  # fmt: skip


def _beats(live: Watched, viewer: Viewer, first: int, last: int) -> dict[int, list[m.BeatOut]]:
    """What happened as a story, by the answers with which its beats begin."""
    found: dict[int, list[m.BeatOut]] = {}
    for beat in live.beats.between(first, last):
        found.setdefault(beat.first, []).append(_beat(live, beat, viewer))
    return found


def _beat(live: Watched, beat: Beat, viewer: Viewer) -> m.BeatOut:
    beats = live.beats
    told, decided = beats.headline(beat, viewer.seat, viewer.lang), beats.decided(beat)
    by = None if decided is None else live.table.log_entries[decided - 1].seat
    return m.BeatOut(
        nth=beat.nth,
        events=beat.count,
        number=beat.last,
        turn=beat.turn,
        active=beat.active,
        seat=told.seat,
        headline=told.text,
        lead=told.lead,
        rule=told.rule,
        moment=beats.moment(beat),
        weight=beats.weight(beat),
        remarks=list(told.remarks),
        by=by,
    )


def _notes(live: Watched, lang: str) -> dict[int, list[m.NoteOut]]:
    """What else the log tells, by the answer behind which it does."""
    found: dict[int, list[m.NoteOut]] = {}
    for note in live.notes:
        name = note.name or live.sheet.seats[note.seat].name
        text = speak(lang, "server", f"note-{note.kind}", name=name, other=note.other)
        found.setdefault(note.number, []).append(m.NoteOut(note.kind, note.seat, text))
    return found


def question_out(position: Position, viewer: Viewer) -> m.QuestionOut:
    """What was asked in a position."""
    return _question(position.spoken(viewer.lang).question, viewer.seat)


def _question(question: Question, viewer: int | None) -> m.QuestionOut:
    mine = viewer is not None and question.seat == viewer
    return m.QuestionOut(question.name, _seat(question.seat), question.text, mine)


def _option(o: LookOption) -> m.OptionOut:
    return m.OptionOut(o.thing, o.text, o.anchor, o.say, o.change, o.final, o.again, o.warning, o.idle, o.foreseen)


def _gathered(found: Gathering | None) -> m.GatherOut | None:
    return m.GatherOut(list(found.things), found.change) if found else None


def _events(events: Sequence[Told]) -> list[m.EventOut]:
    return [m.EventOut(text, str(data.get("rule", "")), data) for data, text in events]


def line_out(line: Line, lang: str) -> m.ChatOut:
    """A line of chat for a client; spectators have no names."""
    name = line.name or speak(lang, "server", "spectator")
    return m.ChatOut(line.number, line.seat, name, line.text, line.at)


def seats_out(sheet: Sheet, visitor: int | None, online: frozenset[int]) -> list[m.SeatOut]:
    """Who sits where, as a visitor is told."""
    return [
        m.SeatOut(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,  # type: ignore[arg-type]
            level=seat.level if seat.is_bot else None,
            mine=visitor is not None and seat.visitor == visitor,
            host=seat.visitor == sheet.host,
            online=seat.kind == "bot" or seat.visitor in online,
            standing_in=seat.stand_in,
        )
        for seat in sheet.seats
    ]


def requests_out(sheet: Sheet, visitor: int | None) -> list[m.RequestOut]:
    """Who is to play a seat of somebody else, and who has not said yet whether that is all right."""
    return [
        m.RequestOut(
            seat=request.seat,
            name=request.name,
            bot=request.visitor is None,
            mine=visitor is not None and request.visitor == visitor,
            decide=visitor in sheet.awaited(request),
            missing=[seat.seat for seat in sheet.seats if seat.visitor in sheet.awaited(request)],
            absent_from=absent_from(request),
        )
        for request in sheet.requests
    ]


def _seat(seat: int | None) -> int | None:
    return None if seat == CHANCE else seat
