"""What was answered and what happened, told to each seat as far as it may know it.

The log itself holds the whole truth: a game is the list of its answers. What a seat or a spectator reads of it goes
through `seen_by` and `answer_seen_by` of the game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from ..core.game import Box, Game
from ..texts import speak
from .position import Position

T = TypeVar("T")
Told = tuple[dict[str, Any], str]  # an event as data and as a sentence
Viewer = int | None  # a seat, or None: a spectator


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


@dataclass(frozen=True)
class Entry:
    """One answer with everything there is to know about it."""

    seat: int
    question: str
    thing: int
    note: str
    say: str
    rows: list[list[int]]
    secretly: str  # what somebody reads who may not know the answer; empty if everybody may
    known_to: frozenset[Viewer]
    batch: int  # answers given at one go have the same number


@dataclass(frozen=True)
class Scene:
    """A moment of a game as somebody sees it. `move` is the answer given then, None in the last scene."""

    position: Position  # the whole truth: show `view`
    viewer: Viewer
    move: Move | None

    @property
    def view(self) -> dict[str, Any]:
        """What the viewer may know in this moment."""
        return self.position.view(self.viewer)


class Log:
    """All answers so far, and what everybody has heard of them."""

    def __init__(self, game: Game, box: Box, lang: str, opening: list[list[int]]) -> None:
        self.game, self.box, self.lang = game, box, lang
        self.entries: list[Entry] = []
        self.opening = opening
        self._rows = [(-1, row) for row in opening]  # every event with the number of its answer
        self._heard: dict[Viewer, int] = {}
        self._old = 0  # events that are no news to anybody

    def __len__(self) -> int:
        return len(self.entries)

    def entry(self, position: Position, thing: int, rows: list[list[int]], who: str, batch: int) -> Entry:
        """An answer given in a position, not noted yet; `who` is what to call the one who gave it."""
        seen = self.game.answer_seen_by
        viewers: tuple[Viewer, ...] = (None, *range(self.box.players))
        known_to = frozenset(viewer for viewer in viewers if seen(self.box, position.state, thing, viewer))
        secretly = ""
        if len(known_to) < len(viewers):
            secretly = speak(self.lang, "table", "answer-secret", who=who, question=position.question.text)
        return Entry(
            seat=position.to_move,
            question=position.name,
            thing=thing,
            note=position.say(thing, "id"),
            say=position.say(thing),
            rows=rows,
            secretly=secretly,
            known_to=known_to,
            batch=batch,
        )

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

    def all_is_old(self) -> None:
        """What happened so far is no news: it was told when the game was played."""
        self._old = len(self._rows)

    def news(self, viewer: Viewer) -> list[Told]:
        """What has happened since this viewer last asked."""
        first = max(self._old, self._heard.get(viewer, 0))
        self._heard[viewer] = len(self._rows)
        return list(self.told([row for _, row in self._rows[first:]], viewer))

    def told(self, rows: Iterable[list[int]], viewer: Viewer, secrets: bool = False) -> tuple[Told, ...]:
        """Events as this viewer may see them; with `secrets` the whole truth."""
        game, box = self.game, self.box
        seen = rows if secrets else [game.seen_by(box, row, viewer) for row in rows]
        return tuple((game.event_data(box, row), game.event_text(box, row, self.lang)) for row in seen)

    def moves(self, viewer: Viewer, secrets: bool = False, last: int | None = None) -> tuple[Move, ...]:
        """The answers so far, or the last ones, as this viewer may know them; with `secrets` the whole truth."""
        entries = self.entries if last is None else self.entries[max(0, len(self.entries) - last) :]
        return tuple(self._move(entry, viewer, secrets) for entry in entries)

    def _move(self, entry: Entry, viewer: Viewer, secrets: bool) -> Move:
        events = self.told(entry.rows, viewer, secrets)
        if secrets or viewer in entry.known_to:
            return Move(entry.seat, entry.question, entry.thing, entry.note, entry.say, events)
        return Move(entry.seat, entry.question, None, "", entry.secretly, events)


def runs(items: Iterable[T]) -> Iterator[tuple[T, int]]:
    """Equal neighbours as one of them and their number: a stone paid four times is told once."""
    for item, equal in groupby(items):
        yield item, sum(1 for _ in equal)
