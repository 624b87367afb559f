"""What was answered and what happened, told to each seat as far as it may know it.

The log itself holds the whole truth: a game is the list of its answers. What a seat or a spectator reads of it goes
through `seen_by` and `answer_seen_by` of the game.
"""

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeVar

from ..core.game import Box, Game
from ..core.stack import CHANCE, OVER
from ..texts import speak
from .position import Position, plain_view

T = TypeVar("T")
Told = tuple[dict[str, Any], str]  # an event as data and as a sentence
Viewer = int | None  # a seat, or None: a spectator
MOST_SENTENCES = 16_384  # kept of one table: those of a long game, as told to everybody
MOST_MOVES = 512  # kept as a whole: the newest ones, which everybody is told at once


@dataclass(frozen=True)
class Move:
    """An answer that was given, and what it brought about. `note` is the notation of records, `say` that of people.

    Where the answer is a secret, `thing` is None, `note` empty, and `say` tells only who answered which question.
    """

    seat: int
    question: str
    thing: int | None
    note: str
    say: str
    events: tuple[Told, ...]

    @property
    def secret(self) -> bool:
        """Whether this reader may not know the answer."""
        return self.thing is None


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer and everything there is to know about it; it is put into words when somebody wants to read it."""

    seat: int
    question: str
    thing: int
    rows: list[list[int]]
    batch: int  # answers given at one go have the same number
    before: Any  # the state in which it was given


@dataclass(frozen=True)
class Scene:
    """A moment of a game as somebody sees it. `move` is the answer given then, None in the last scene."""

    position: Position  # the whole truth: show `view`
    viewer: Viewer
    move: Move | None

    @property
    def view(self) -> dict[str, Any]:
        """What the viewer may know in this moment."""
        return plain_view(self.position.view(self.viewer))


class Log:
    """All answers so far, and what everybody has heard of them."""

    def __init__(self, game: Game, box: Box, lang: str, opening: list[list[int]]) -> None:
        self.game, self.box, self.lang = game, box, lang
        self.entries: list[Entry] = []
        self.opening = opening
        self._rows = [(-1, row) for row in opening]  # every event with the number of its answer
        self._heard: dict[Viewer, int] = {}
        self._old = 0  # events that are no news to anybody
        self._forget_sentences()

    def __len__(self) -> int:
        return len(self.entries)

    def copy(self) -> "Log":
        """The same, to be written on by somebody else; what was written stays shared."""
        log = copy(self)
        log.entries, log._rows, log._heard = list(self.entries), list(self._rows), dict(self._heard)
        log._forget_sentences()
        return log

    def __getstate__(self) -> dict[str, Any]:
        sentences = ("_event", "_answer", "_secret_answer", "_knows", "_open_to", "_move")  # are found again
        return {key: value for key, value in vars(self).items() if key not in sentences}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._forget_sentences()

    def rename(self, box: Box) -> None:
        """The players are called otherwise, from the first sentence on."""
        self.box = box
        self._forget_sentences()

    def _forget_sentences(self) -> None:
        # viewers read mostly the same, and read it again with every page they open
        self._event: Callable[[tuple[int, ...], str], Told] = lru_cache(MOST_SENTENCES)(self._speak_event)
        self._answer: Callable[[int, str], str] = lru_cache(MOST_SENTENCES)(self._speak_answer)
        self._secret_answer: Callable[[int, str], str] = lru_cache(MOST_SENTENCES)(self._speak_secret_answer)
        self._knows: Callable[[int, Viewer], bool] = lru_cache(MOST_SENTENCES)(self._may_know)
        self._open_to: Callable[[int, Viewer], bool] = lru_cache(MOST_SENTENCES)(self._hears_no_more)
        self._move: Callable[[int, Viewer, bool, str], Move] = lru_cache(MOST_MOVES)(self._tell_move)

    def _speak_event(self, row: tuple[int, ...], lang: str) -> Told:
        seen = list(row)
        return self.game.people.event_data(self.box, seen), self.game.people.event_text(self.box, seen, lang)

    def _speak_answer(self, number: int, lang: str) -> str:
        entry = self.entries[number]
        return self.game.people.say(self.box, entry.before, entry.thing, lang)

    def _speak_secret_answer(self, number: int, lang: str) -> str:
        """What somebody reads who may not know the answer."""
        entry = self.entries[number]
        question = self.game.people.question_text(self.box, entry.before, lang)
        return speak(lang, "table", "answer-secret", who=called(entry.seat, self.box, lang), question=question)

    def _may_know(self, number: int, viewer: Viewer) -> bool:
        entry = self.entries[number]
        return self.game.people.answer_seen_by(self.box, entry.before, entry.thing, viewer)

    def _hears_no_more(self, number: int, viewer: Viewer) -> bool:
        """Whether a viewer is told just what a spectator is of an answer; -1 is what happened before the first."""
        box, seen_by = self.box, self.game.people.seen_by
        rows = self.opening if number < 0 else self.entries[number].rows
        same = all(seen_by(box, row, viewer) == seen_by(box, row, None) for row in rows)
        return same and (number < 0 or self._knows(number, viewer) == self._knows(number, None))

    def ears(self, viewer: Viewer, numbers: Iterable[int]) -> Viewer:
        """Somebody who is told the same of answers, -1 what happened before: a spectator, if that is so."""
        return None if all(self._open_to(number, viewer) for number in numbers) else viewer

    def notes(self) -> Iterator[tuple[int, str]]:
        """Who answered what, in the notation of records."""
        for number, entry in enumerate(self.entries):
            yield entry.seat, self._answer(number, "id")

    def add(self, entry: Entry) -> None:
        """Note an answer and what came of it."""
        self._rows += [(len(self.entries), row) for row in entry.rows]
        self.entries.append(entry)

    def take_back(self, answers: int) -> None:
        """Forget the last answers and what came of them: they have not happened."""
        del self.entries[len(self.entries) - answers :]
        self._rows = [(number, row) for number, row in self._rows if number < len(self.entries)]
        self._heard = {viewer: min(heard, len(self._rows)) for viewer, heard in self._heard.items()}
        self._old = min(self._old, len(self._rows))
        self._forget_sentences()  # answers are told by their numbers, which others will have

    def all_is_old(self) -> None:
        """What happened so far is no news: it was told when the game was played."""
        self._old = len(self._rows)

    def news(self, viewer: Viewer) -> list[Told]:
        """What has happened since this viewer last asked."""
        first = max(self._old, self._heard.get(viewer, 0))
        self._heard[viewer] = len(self._rows)
        return list(self.told([row for _, row in self._rows[first:]], viewer))

    def told(
        self, rows: Iterable[list[int]], viewer: Viewer, secrets: bool = False, lang: str | None = None
    ) -> tuple[Told, ...]:
        """Events as this viewer may see them; with `secrets` the whole truth."""
        game, box = self.game, self.box
        seen = rows if secrets else [game.people.seen_by(box, row, viewer) for row in rows]
        return tuple(self._event(tuple(row), lang or self.lang) for row in seen)

    def moves(
        self, viewer: Viewer, numbers: Iterable[int], secrets: bool = False, lang: str | None = None
    ) -> tuple[Move, ...]:
        """Answers, counted from 0, as this viewer may know them; with `secrets` the whole truth."""
        return tuple(
            self._move(number, None if secrets else self.ears(viewer, (number,)), secrets, lang or self.lang)
            for number in numbers
        )

    def _tell_move(self, number: int, viewer: Viewer, secrets: bool, lang: str) -> Move:
        entry = self.entries[number]
        events = self.told(entry.rows, viewer, secrets, lang)
        if secrets or self._knows(number, viewer):
            note = self._answer(number, "id")
            return Move(entry.seat, entry.question, entry.thing, note, self._answer(number, lang), events)
        return Move(entry.seat, entry.question, None, "", self._secret_answer(number, lang), events)


def called(seat: int, box: Box, lang: str) -> str:
    """What to call a seat, chance or nobody."""
    if seat == CHANCE:
        return speak(lang, "table", "chance")
    if seat == OVER:
        return speak(lang, "table", "nobody")
    return box.names[seat] if box.names else speak(lang, "table", "seat", number=seat + 1)


def runs(items: Iterable[T]) -> Iterator[tuple[T, int]]:
    """Equal neighbours as one of them and their number: a stone paid four times is told once."""
    for item, equal in groupby(items):
        yield item, sum(1 for _ in equal)
