"""The rules digest of a game (`digest/en.md` in its folder), opened at any rule, or its short form in
another language (`de.md`).

Its data, `data.md` and `data.de.md`, is opened by sections, D-5; tables of cards and numbers in it are those of a pack
(`packs/tables.py`). Where a rule has a number that only a lost picture showed, it says [picture]; `pictures.toml` names
the values of a pack that belong there.

A rule is a list entry or a paragraph that opens with its id in bold, or a row of a table that opens with its id; a
section is a heading with a number, and so is a part of a section. The digest stays plain Markdown: nothing in it is
marked up for the program.
"""

import difflib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from pathlib import Path

from .games import UnknownGame, folder_of
from .texts import LANGUAGES

_HEADING = re.compile(r"^## .*$", re.MULTILINE)
_NUMBERED = re.compile(r"## ([0-9]+)\.? (.+)")  # ## 13 Attack …, or ## 3. Round structure
_PART_HEADING = re.compile(r"^### .*$", re.MULTILINE)
_PART = re.compile(r"### ([0-9]+\.[0-9]+) (.+)")  # ### 12.1 Pyramid …
_RULE_ID = r"[A-Z]-[0-9]+(?:\.[0-9]+){1,2}"
_ENTRY = re.compile(rf"- \*\*({_RULE_ID})\*\*")
_PARAGRAPH = re.compile(rf"\*\*({_RULE_ID})\*\*")
_END = re.compile(rf"#|---$|{_ENTRY.pattern}|{_PARAGRAPH.pattern}")  # what a paragraph with all below it ends at
_ROW = re.compile(rf"\| *({_RULE_ID}) *\|")
_DATA = re.compile(r"## (?:D-)?([0-9]+)\.? (.+)")  # ## D-5. Pyramid …, or ## 5 Dice faces
_TAG = re.compile(r"\[(ruling|derived|picture|edition)\b[^\]]*\](?!\()")
_PACK_TABLE = re.compile(r"(<!-- pack: (\w+)((?: \w+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
_MARK = re.compile(r"<!-- [^>]*-->\n?")  # where a program has written; nothing for readers
_PICTURE = "[picture]"
_PREFIX = re.compile(r"\b([A-Z])-[0-9]+\.[0-9]+")
_ID = re.compile(r"(?:([A-Za-z])-?)?([0-9]+)(?:[.-]([0-9]+))?(?:[.-]([0-9]+))?")


PackTable = Callable[[str, Sequence[str]], str]  # all things of a kind, these columns of them


class NoDigestError(LookupError):
    """A game whose rules are not written down here."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id and its text as Markdown."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """A section or a part of one: its id (X-13, W-12.2), its title and its whole text as Markdown."""

    id: str
    title: str
    text: str

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules of the section, by id."""
        return {rule.id: rule for rule in (*_entries(self.text), *_paragraphs(self.text), *_rows(self.text))}

    @cached_property
    def parts(self) -> "dict[str, Section]":
        """The numbered parts of the section, by id; a number that is a rule's is no part's."""
        prefix, parts = self.id[0], {}
        for heading, text in _cut(self.text, _PART_HEADING):
            if (match := _PART.fullmatch(heading)) and f"{prefix}-{match[1]}" not in self.rules:
                parts[f"{prefix}-{match[1]}"] = Section(f"{prefix}-{match[1]}", match[2], text)
        return parts


@dataclass(frozen=True)
class RulesBook:
    """All sections of a digest, by id. `lang` is the language it is written in."""

    sections: dict[str, Section]
    prefix: str
    lang: str
    data: dict[str, Section] = field(default_factory=dict)  # numbers, cards and examples, by D-1, D-2 …

    def canonical(self, text: str) -> str:
        """An id as the digest writes it, whatever way somebody typed it: `x13.4`, `13-4`, `X-13.4`, `w12.2.1`."""
        match = _ID.fullmatch(text.strip())
        if match is None:
            return text.strip().upper()
        numbers = [str(int(number)) for number in match.groups()[1:] if number]
        return f"{(match[1] or self.prefix).upper()}-{'.'.join(numbers)}"

    def find(self, text: str) -> Rule | Section | None:
        """The rule, the section or the part of a section with this id."""
        name = self.canonical(text)
        section = {**self.data, **self.sections}.get(name.partition(".")[0])
        if section is None or name == section.id:
            return section
        return section.rules.get(name) or section.parts.get(name)

    def near(self, text: str, most: int = 5) -> list[str]:
        """Ids somebody may have meant: those beside a number that is missing, else those spelt alike."""
        name = self.canonical(text)
        known = [id_ for section in self.sections.values() for id_ in (*section.rules, *section.parts)]
        parent = name.rpartition(".")[0]
        beside = [id_ for id_ in known if parent and id_.rpartition(".")[0] == parent]
        if beside:
            wanted = _last(name)
            nearest = sorted(beside, key=lambda id_: abs(_last(id_) - wanted))[:most]
            return sorted(nearest, key=_last)
        if parent in known:
            return [parent]
        return difflib.get_close_matches(name, [*self.sections, *self.data, *known], n=most)


def _last(id_: str) -> int:
    """The last number of an id."""
    return int(id_.rpartition(".")[2])


def tags_in(text: str) -> list[str]:
    """The tags of a text, each once: which parts of it are our decision, follow from others, stood in a picture."""
    return list(dict.fromkeys(match[1] for match in _TAG.finditer(text)))


def open_rules(
    game: str, lang: str = "en", numbers: Mapping[str, str] | None = None, table: PackTable | None = None
) -> RulesBook:
    """The digest of a game. The English one is binding; others have the same rules, shorter.

    `numbers`: by rule, what stands where only a picture showed it (`pictures_of`). `table`: makes the tables of the
    data; without it they are those of the base pack.
    """
    own, english = _folder(game) / f"{lang}.md", _folder(game) / "en.md"
    if not english.is_file():
        raise NoDigestError(game)
    return read_rules(own if lang in LANGUAGES and own.is_file() else english, numbers, table)


def pictures_of(game: str) -> Mapping[str, list[str]]:
    """By rule, the values of a pack that it leaves to a picture: `price.harvest.cost`."""
    path = _folder(game) / "pictures.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def technical_of(game: str) -> frozenset[str]:
    """Sections that nobody needs to play, by id: questions and events of the program, indexes. `technical.toml`."""
    path = _folder(game) / "technical.toml"
    return frozenset(tomllib.loads(path.read_text("utf-8"))["sections"]) if path.is_file() else frozenset()


def _folder(game: str) -> Path:
    try:
        return folder_of(game) / "digest"
    except UnknownGame:
        raise NoDigestError(game) from None


def with_tables(text: str, table: PackTable) -> str:
    """Data with its tables made anew."""
    return _PACK_TABLE.sub(lambda found: f"{found[1]}{table(found[2], found[3].split())}{found[4]}", text)


def read_rules(path: Path, numbers: Mapping[str, str] | None = None, table: PackTable | None = None) -> RulesBook:
    """The digest in a file, which is called after its language, and the data beside it."""
    text = _filled(path.read_text("utf-8"), numbers or {})
    ids = _PREFIX.search(text)
    prefix = ids[1] if ids else "?"
    sections = _sections(text, _NUMBERED, prefix)
    if not any(section.rules for section in sections.values()):
        raise NoDigestError(path.stem)
    return RulesBook(sections, prefix, path.stem, _data(path, table))


def _data(path: Path, table: PackTable | None) -> dict[str, Section]:
    """Numbers, cards and examples, in the language of the digest if they are there."""
    own = path.with_name(f"data.{path.stem}.md")
    beside = own if own.is_file() else path.with_name("data.md")
    if not beside.is_file():
        return {}
    text = beside.read_text("utf-8")
    return _sections(_MARK.sub("", with_tables(text, table) if table else text), _DATA, "D")


def _sections(text: str, numbered: re.Pattern[str], prefix: str) -> dict[str, Section]:
    found = ((numbered.fullmatch(heading), body) for heading, body in _cut(text, _HEADING))
    named = ((f"{prefix}-{match[1]}", match[2].replace("`", ""), body) for match, body in found if match)
    return {id_: Section(id_, title, body) for id_, title, body in named}  # a title is plain text


def _filled(text: str, numbers: Mapping[str, str]) -> str:
    """The numbers of the pack before the tags of the rules that leave them to a picture."""
    for rule, number in numbers.items():
        start = re.search(rf"^(?:- )?\*\*{re.escape(rule)}\*\*", text, re.MULTILINE)
        at = -1 if start is None else text.find(_PICTURE, start.end())
        if at >= 0:
            bold = 2 if text[at - 2 : at] == "**" else 0
            text = f"{text[: at - bold]}{number} {text[at - bold :]}"
    return text


def _cut(text: str, heading: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Each heading with what stands below it, without the line that may close it."""
    headings = list(heading.finditer(text))
    ends = [following.start() for following in headings[1:]] + [len(text)]
    for found, end in zip(headings, ends, strict=False):
        yield found[0], text[found.end() : end].strip().removesuffix("\n---").removesuffix("---").strip()


def _blocks(text: str, start: re.Pattern[str], goes_on: Callable[[str], object]) -> Iterator[Rule]:
    """Lines that open with an id, each with all below that belong to it."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if match := start.match(line):
            below = takewhile(goes_on, lines[number + 1 :])
            yield Rule(match[1], "\n".join([line, *below]).strip())


def _entries(text: str) -> Iterator[Rule]:
    """List entries that open with an id, with everything indented below them."""
    return _blocks(text, _ENTRY, lambda line: line.startswith(" ") or not line.strip())


def _paragraphs(text: str) -> Iterator[Rule]:
    """Paragraphs that open with an id, with the tables and paragraphs below them that open with none."""
    return _blocks(text, _PARAGRAPH, lambda line: not _END.match(line))


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
