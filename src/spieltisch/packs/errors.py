"""What is wrong with a pack, where, and how to say it in German and English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum

from ..texts import ENGLISH, speak
from .kinds import Asked
from .lines import Steps
from .words import written_in

MOST_FAULTS = 40  # enough for one sitting of mending; a broken pack must not flood a terminal
MOST_SHOWN = 40  # characters of somebody's text that we repeat
MOST_COMPARED = 200  # words that could have been meant; the base packs have 70 at most

Argument = str | int

# Where words of files are offered, and in which argument.
OFFERED: Mapping[str, str] = {
    "choice-unknown": "options", "effect-verb-unknown": "verbs", "effect-expected": "wanted", "effect-end": "wanted",
}  # fmt: skip


class Reason(StrEnum):
    """Why a pack of any game is refused; the sentences are in `texts/*/packs.ftl` under the same keys.

    A game has reasons of its own, with sentences in its own `packs.ftl`.
    """

    FOLDER_MISSING = "folder-missing"
    FILE_MISSING = "file-missing"
    FILE_UNLISTED = "file-unlisted"
    FILE_TWICE = "file-twice"
    FILE_NAME = "file-name"
    FILE_ESCAPES = "file-escapes"
    FILE_NOT_PLAIN = "file-not-plain"
    FILE_UNREADABLE = "file-unreadable"
    FILE_TOO_BIG = "file-too-big"
    FILE_TOO_LONG = "file-too-long"
    FILES_TOO_MANY = "files-too-many"
    FILES_TOO_BIG = "files-too-big"
    ROWS_TOO_MANY = "rows-too-many"
    COLUMN_UNKNOWN = "column-unknown"
    LINE_TOO_LONG = "line-too-long"
    LINES_TOO_MANY = "lines-too-many"
    ENTRIES_TOO_MANY = "entries-too-many"
    NOT_UTF8 = "not-utf8"
    TOML = "toml"
    TOML_TWICE = "toml-twice"
    TOML_EQUALS = "toml-equals"
    TOML_VALUE = "toml-value"
    TOML_TEXT = "toml-text"
    TOML_UNCLOSED = "toml-unclosed"
    TOML_LINE_END = "toml-line-end"
    TOML_DEEP = "toml-deep"
    GAME = "wrong-game"
    NO_PACKS = "no-packs"
    FORMAT = "wrong-format"
    SECTION_TWICE = "section-twice"
    FIELD_MISSING = "field-missing"
    FIELD_UNKNOWN = "field-unknown"
    NOT_TEXT = "not-text"
    NOT_NUMBER = "not-number"
    NOT_LIST = "not-list"
    NOT_TABLE = "not-table"
    NOT_TABLES = "not-tables"
    NOT_TRANSLATED = "not-translated"
    NUMBER_RANGE = "number-range"
    LIST_LENGTH = "list-length"
    TEXT_EMPTY = "text-empty"
    TEXT_LONG = "text-long"
    TEXT_UNPRINTABLE = "text-unprintable"
    TRANSLATION_MISSING = "translation-missing"
    CHOICE = "choice-unknown"
    ID = "id-bad"
    ID_TWICE = "id-twice"
    NAME_TWICE = "name-twice"
    SOURCE = "source-bad"
    ORIGIN = "origin-bad"
    ORIGIN_MISSING = "origin-missing"
    ORIGIN_REASON = "origin-reason"
    ORIGIN_UNUSED = "origin-unused"
    FORMER = "former-bad"


@dataclass(frozen=True, slots=True)
class PackError:
    """One fault of a pack: where it is and why it is one."""

    file: str
    line: int | None  # None: the whole file
    field: str  # "": no single field
    code: str
    arguments: Mapping[str, Argument]
    game: str = ""  # whose pack it is, for reasons that only this game knows
    steps: Steps = ()  # to the field, from the top of its file; none: it is no single field

    def reason(self, lang: str) -> str:
        """The sentence that says what is wrong."""
        domain, arguments = f"{self.game}.packs" if self.game else "packs", {**self.arguments, **self._offered(lang)}
        return speak(lang, domain, self.code, **arguments)

    def _offered(self, lang: str) -> dict[str, Argument]:
        """Words that could stand there instead, as they are written in this language."""
        what = OFFERED.get(self.code)
        if what is None or lang == ENGLISH:
            return {}
        words = {word: written_in(self.game, word, lang) for word in str(self.arguments[what]).split(", ")}
        said: dict[str, Argument] = {what: ", ".join(words.values())}
        if near := self.arguments.get("near"):
            like = nearest(str(self.arguments["found"]), frozenset(words.values()))
            said["near"] = words.get(str(near), near) if like == "none" else like
        return said

    def message(self, lang: str) -> str:
        """Place and reason in one line, fit for a terminal."""
        reason = self.reason(lang)
        if self.line is None:
            return speak(lang, "packs", "fault-in-file", file=self.file, reason=reason)
        # lines are names, not quantities: "1234", never "1,234"
        line = str(self.line)
        if not self.field:
            return speak(lang, "packs", "fault-in-line", file=self.file, line=line, reason=reason)
        return speak(lang, "packs", "fault-in-field", file=self.file, line=line, field=self.field, reason=reason)


class PackRefused(Exception):
    """The pack was not loaded, not even a part of it; `faults` says why."""

    def __init__(self, faults: tuple[PackError, ...]) -> None:
        super().__init__(faults)
        self.faults = faults

    def message(self, lang: str) -> str:
        """All faults, one a line."""
        return "\n".join(fault.message(lang) for fault in self.faults)

    def __str__(self) -> str:
        return self.message("en")


class Faults:
    """Collects faults, so that an owner of the box hears of all of them at once."""

    __slots__ = ("asked", "found", "game", "languages", "most")

    def __init__(self, game: str = "", asked: list[Asked] | None = None, most: int = MOST_FAULTS) -> None:
        self.found: list[PackError] = []
        self.game = game
        self.languages: tuple[str, ...] = ()  # of the pack
        self.asked = asked  # what its reader asks for, if anybody wants to know
        self.most = most

    @property
    def full(self) -> bool:
        """Whether more faults would only be noise."""
        return len(self.found) >= self.most

    def add(
        self, file: str, line: int | None, field: str, code: str, steps: Steps = (), /, **arguments: Argument
    ) -> None:
        """Note one fault."""
        if not self.full:
            self.found.append(PackError(file, line, field, str(code), arguments, self.game, steps))

    def refuse(self) -> None:
        """Refuse the pack if anything was wrong."""
        if self.found:
            raise PackRefused(tuple(self.found))


def shown(value: object) -> str:
    """Somebody's value, made short and harmless, for a sentence about it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        # a number may have thousands of digits, which Python would rather not print
        return str(value) if abs(value) < 1e15 else "> 10^15" if value > 0 else "< -10^15"
    if not isinstance(value, str):
        return "{…}" if isinstance(value, dict) else "[…]" if isinstance(value, list) else "?"
    short = value if len(value) <= MOST_SHOWN else value[: MOST_SHOWN - 1] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in short)


def nearest(word: str, known: Mapping[str, object] | frozenset[str]) -> str:
    """The known word most like this one, "none" if none is: for "did you mean …"; among too many it takes too long."""
    if len(known) > MOST_COMPARED:
        return "none"
    close = get_close_matches(word[:MOST_SHOWN], sorted(known), n=1)
    return close[0] if close else "none"
