"""The rules digest of a game (`docs/rules/<game>.md`), opened at any rule.

A rule is a list entry that opens with its id in bold, or a row of a table that opens with its id; a section is a
heading with a number. The digest stays plain Markdown: nothing in it is marked up for the program.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .material import rules_folder

_HEADING = re.compile(r"^## .*$", re.MULTILINE)
_NUMBERED = re.compile(r"## ([0-9]+) (.+)")
_ENTRY = re.compile(r"- \*\*([A-Z]-[0-9]+\.[0-9]+)\*\*")
_ROW = re.compile(r"\| *([A-Z]-[0-9]+\.[0-9]+) *\|")
_PREFIX = re.compile(r"\b([A-Z])-[0-9]+\.[0-9]+")
_ID = re.compile(r"(?:([A-Za-z])-?)?([0-9]+)(?:[.-]([0-9]+))?")


class NoDigestError(LookupError):
    """A game whose rules are not written down here."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id and its text as Markdown."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """One section: its id (X-13), its title and its whole text as Markdown."""

    id: str
    title: str
    text: str

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules of the section, by id."""
        return {rule.id: rule for rule in (*_entries(self.text), *_rows(self.text))}


@dataclass(frozen=True)
class RulesBook:
    """All sections of a digest, by id."""

    sections: dict[str, Section]
    prefix: str

    def canonical(self, text: str) -> str:
        """An id as the digest writes it, whatever way somebody typed it: `x13.4`, `13-4`, `X-13.4`."""
        match = _ID.fullmatch(text.strip())
        if match is None:
            return text.strip().upper()
        section = f"{(match[1] or self.prefix).upper()}-{int(match[2])}"
        return f"{section}.{int(match[3])}" if match[3] else section

    def find(self, text: str) -> Rule | Section | None:
        """The rule or the section with this id."""
        name = self.canonical(text)
        section = self.sections.get(name.partition(".")[0])
        if section is None or name == section.id:
            return section
        return section.rules.get(name)

    def near(self, text: str, most: int = 5) -> list[str]:
        """Ids somebody may have meant: those beside a number that is missing, else those spelt alike."""
        name = self.canonical(text)
        section = self.sections.get(name.partition(".")[0])
        if section is not None and section.rules:
            wanted = int(name.rpartition(".")[2])
            ids = sorted(section.rules, key=lambda id_: abs(int(id_.rpartition(".")[2]) - wanted))[:most]
            return sorted(ids, key=lambda id_: int(id_.rpartition(".")[2]))
        known = [*self.sections, *(id_ for section in self.sections.values() for id_ in section.rules)]
        return difflib.get_close_matches(name, known, n=most)


def open_rules(game: str) -> RulesBook:
    """The digest of a game."""
    path = rules_folder() / f"{game}.md"
    if not game.isidentifier() or not path.is_file():
        raise NoDigestError(game)
    return read_rules(path)


def read_rules(path: Path) -> RulesBook:
    """The digest in a file."""
    text = path.read_text("utf-8")
    ids = _PREFIX.search(text)
    prefix = ids[1] if ids else "?"
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    sections = {}
    for heading, end in zip(headings, ends, strict=True):
        if match := _NUMBERED.fullmatch(heading[0]):
            name = f"{prefix}-{match[1]}"
            sections[name] = Section(name, match[2], text[heading.end() : end].strip())
    return RulesBook(sections, prefix)


def _entries(text: str) -> Iterator[Rule]:
    """List entries that open with an id, with everything indented below them."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if match := _ENTRY.match(line):
            end = number + 1
            while end < len(lines) and (lines[end].startswith(" ") or not lines[end].strip()):
                end += 1
            yield Rule(match[1], "\n".join(lines[number:end]).strip())


def _rows(text: str) -> Iterator[Rule]:
    """Rows of tables that open with an id; each cell is named after its column."""
    above: list[str] = []
    for line in text.split("\n"):
        above = [*above, line] if line.startswith("|") else []
        if len(above) > 2 and (match := _ROW.match(line)):
            named = zip(_cells(above[0])[1:], _cells(line)[1:], strict=False)
            cells = [f"- *{column}:* {cell}" for column, cell in named if cell]
            yield Rule(match[1], "\n".join([f"**{match[1]}**", "", *cells]))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]
