"""What people see, read and say, for a game that has its sentences in `game.ftl` and no code for them.

Everything that can be asked, pointed at or told has a name in the game's enums, and the sentences have keys made of
these names: `question-act`, `thing-card`, `event-showed`. A game names the groups of its things and the details of its
events once; notation, anchors and the catalogue follow from that.

    card = { $suit } { $value }           what a thing is called; its number counts from 1 if there is no such key
    thing-card = The card “{ $card }”     on a button; `thing-card-discard` where the question DISCARD needs other words
    say-card = show { $card }             in notation; left out: its name, or the name of its group
    event-showed = { $player } shows { $card }.
    event-drew-hidden = { $player } draws a card.      for those who may not know a detail
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from ..core.events import FIRST_DETAIL, HIDDEN
from ..core.game import Box, NotationError, People, Rules
from ..core.stack import CHANCE, OVER
from . import LANGUAGES, Argument, has, speak
from .printed import dashed, plain_catalogue

PLAYER = "player"  # a detail of events that is a seat

Values = Callable[[Box, int], Mapping[str, Argument]]


@dataclass(frozen=True)
class Group:
    """Things that are alike, `Thing.CARD + i`, or a single one."""

    word: str  # what it is called in keys, anchors and notation
    first: int
    count: int = 1
    values: Values | None = None  # (box, i): what sentences about one of them need
    place: str = ""  # its anchor, where all of them lie at one place
    printed: bool = False  # are they cards, which people look up?

    def id_of(self, number: int) -> str:
        """What pages, views and anchors call one of them."""
        return f"{self.word}-{number}" if self.count > 1 else self.word


@dataclass(frozen=True)
class Words:
    """The words of a game: the names in its enums, and its texts."""

    game: str
    prefix: str
    rules: Rules
    asks: type[IntEnum]
    groups: Sequence[Group]
    events: Mapping[IntEnum, Sequence[str]]  # the details of each event; one called like a group is one of its things

    # --- things

    def find(self, thing: int) -> tuple[Group, int]:
        """The group of a thing, and which of the group it is."""
        group = max((group for group in self.groups if group.first <= thing), key=lambda group: group.first)
        return group, int(thing) - group.first

    def name(self, box: Box, group: Group, number: int, lang: str) -> str:
        """What one of a group is called: by its number, where the game has no word for it."""
        if has(lang, self.game, group.word):
            return speak(lang, self.game, group.word, **self._values(box, group, number))
        return str(number + 1)

    def _values(self, box: Box, group: Group, number: int) -> dict[str, Argument]:
        return {"n": number + 1, **(group.values(box, number) if group.values else {})}

    def _spoken(self, box: Box, thing: int, lang: str, *keys: str) -> str | None:
        """The first of some sentences that there is."""
        group, number = self.find(thing)
        for key in keys:
            if has(lang, self.game, key):
                name = self.name(box, group, number, lang)
                return speak(lang, self.game, key, **self._values(box, group, number), **{group.word: name})
        return None

    def thing_text(self, box: Box, s: Any, thing: int, lang: str) -> str:
        """A thing on a button."""
        word = self.find(thing)[0].word
        text = self._spoken(box, thing, lang, f"thing-{word}-{dashed(self.question(box, s))}", f"thing-{word}")
        return text or self._noted(box, thing, lang)

    def anchor(self, box: Box, s: Any, thing: int) -> str:
        """Where on the table a thing lies."""
        group, number = self.find(thing)
        return group.place or group.id_of(number)

    # --- questions

    def question(self, box: Box, s: Any) -> str:
        """The name of the question that waits."""
        if self.rules.to_move(box.record, s) == OVER:
            return "OVER"
        return self.asks(int(s.stack[int(s.depth) - 1].ask)).name

    def question_text(self, box: Box, s: Any, lang: str) -> str:
        """The question in words."""
        name = self.question(box, s)
        return (
            speak(lang, "table", "game-over") if name == "OVER" else speak(lang, self.game, f"question-{dashed(name)}")
        )

    # --- events

    def event_data(self, box: Box, row: Sequence[int]) -> dict[str, Any]:
        """An event as data: who may not know a detail reads None. Its cause 402 is rule 4.2."""
        kind = type(next(iter(self.events)))(row[0])
        details = zip(self.events[kind], row[FIRST_DETAIL:], strict=False)
        return {
            "event": kind.name.lower(),
            "rule": f"{self.prefix}-{row[1] // 100}.{row[1] % 100}",
            "turn": int(row[2]),
            "active": int(row[3]),
            **{key: None if value == HIDDEN else int(value) for key, value in details},
        }

    def event_text(self, box: Box, row: Sequence[int], lang: str) -> str:
        """An event as a sentence."""
        data = self.event_data(box, row)
        details = {key: data[key] for key in list(data)[4:]}
        hidden = None in details.values()
        said = {key: self._detail(box, key, value, lang) for key, value in details.items() if value is not None}
        return speak(lang, self.game, f"event-{dashed(data['event'])}{'-hidden' if hidden else ''}", **said)

    def _detail(self, box: Box, key: str, value: int, lang: str) -> Argument:
        if key == PLAYER:
            return box.names[value] if box.names else speak(lang, "table", "player", number=value + 1)
        group = next((group for group in self.groups if group.word == key), None)
        return value if group is None else self.name(box, group, value, lang)

    # --- notation

    def say(self, box: Box, s: Any, thing: int, lang: str) -> str:
        """“2: sun 3”, “chance: roll 6”; in the notation for machines, “id”, the name of the thing alone."""
        if lang == "id":
            group, number = self.find(thing)
            return group.id_of(number)
        asked = self.rules.to_move(box.record, s)
        return f"{speak(lang, 'table', 'chance') if asked == CHANCE else asked + 1}: {self._noted(box, thing, lang)}"

    def _noted(self, box: Box, thing: int, lang: str) -> str:
        group, number = self.find(thing)
        if (text := self._spoken(box, thing, lang, f"say-{group.word}")) is not None:
            return text
        return self.name(box, group, number, lang) if has(lang, self.game, group.word) else group.id_of(number)

    def parse(self, box: Box, s: Any, text: str) -> int:
        """The option that is called so in some language, with or without who says it in front."""
        who, _, rest = text.partition(": ")
        spoken = {text, rest} if who.isdecimal() or who in self._chances() else {text}
        out = np.zeros(self.rules.things, np.int16)
        for thing in out[: self.rules.options(box.record, s, out)].tolist():
            if spoken & {self.say(box, s, thing, "id"), *(self._noted(box, thing, lang) for lang in LANGUAGES)}:
                return int(thing)
        raise NotationError("unknown-thing", text=text)

    def _chances(self) -> Iterable[str]:
        return (speak(lang, "table", "chance") for lang in LANGUAGES)

    # --- what is printed

    def catalogue(self, box: Box, lang: str) -> dict[str, Any]:
        """Everything printed: the game, its options, and the groups that are cards."""
        decks = [group for group in self.groups if group.printed]
        cards = [self._card(box, group, number, lang) for group in decks for number in range(group.count)]
        return {
            **plain_catalogue(self.game, self.rules, lang),
            "decks": [{"key": group.word, "name": speak(lang, self.game, f"deck-{group.word}")} for group in decks],
            "cards": {card["id"]: card for card in cards},
        }

    def _card(self, box: Box, group: Group, number: int, lang: str) -> dict[str, Any]:
        about = f"{group.word}-text"
        values = self._values(box, group, number)
        return {
            "id": group.id_of(number),
            "deck": group.word,
            "name": self.name(box, group, number, lang),
            "text": speak(lang, self.game, about, **values) if has(lang, self.game, about) else "",
            "effect": "",
            "rule": "",
            "copies": 1,
            "facts": dict(values),
        }


def people_from(words: Words, view: Callable[..., Any], **more: Any) -> People:
    """The part of a game for people: what it sees is its own, what is said comes from its words, `more` replaces it."""
    said = {
        key: getattr(words, key)
        for key in ("question", "question_text", "thing_text", "anchor", "event_text", "event_data", "say", "parse")
    }
    return People(**{"view": view, **said, "catalogue": words.catalogue, **more})
