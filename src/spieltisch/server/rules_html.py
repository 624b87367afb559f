"""The rules digest as HTML. Safe by construction: our own Markdown, and raw HTML in it stays text."""

import re
from functools import partial
from html import escape

from markdown_it import MarkdownIt
from msgspec import Struct

from ..packs.provenance import Origins
from ..packs.sources import numbers_of
from ..packs.tables import pack_table
from ..rules_book import Section, open_rules, pictures_of, tags_in
from ..texts import speak
from .messages import Lang

_BOLD_ID = re.compile(r"<strong>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</strong>")
_CELL_ID = re.compile(r"<td>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</td>")
_TAG = re.compile(r"(?:<strong>)?\[(ruling|derived|picture|edition)\b[^\]<]*\](?:</strong>)?")
_DATA = re.compile(r"(?<![\w-])(D-[0-9]+)(?![\w.-])")
_ALIGN = re.compile(r' style="text-align:(left|right|center)"')
_LINK = re.compile(r"(<a href=\"(?!#)[^>]*>|</a>)")


class RuleOut(Struct):
    """One rule."""

    id: str
    html: str


class SectionOut(Struct):
    """One section of the rules with all of its text, and its rules one by one."""

    id: str
    title: str
    html: str
    rules: list[RuleOut]


class TagOut(Struct):
    """A tag of rules, and what it means."""

    tag: str
    name: str
    text: str


class RulesOut(Struct):
    """The rules of a game, with the numbers of a pack. `lang` is the language they are written in."""

    lang: Lang
    sections: list[SectionOut]
    data: list[SectionOut]  # numbers, cards and examples
    tags: list[TagOut]


def rules_of(game: str, lang: Lang, origins: Origins) -> RulesOut:
    """The digest of a game, in German its short form. The English wording is the one that code and tests cite."""
    numbers = {rule: numbers_of(origins, values, game, lang) for rule, values in pictures_of(game).items()}
    table = partial(pack_table, origins, game, lang) if origins else None
    book = open_rules(game, lang, {rule: number for rule, number in numbers.items() if number}, table)
    sections, data = ([_section(section, lang) for section in part.values()] for part in (book.sections, book.data))
    found = tags_in("\n".join(section.text for section in book.sections.values()))
    tags = [TagOut(tag, speak(lang, "table", f"tag-{tag}"), speak(lang, "table", f"tag-{tag}-is")) for tag in found]
    return RulesOut(book.lang, sections, data, tags)


def _section(section: Section, lang: Lang) -> SectionOut:
    rules = [RuleOut(rule.id, _tagged(_html(rule.text), lang)) for rule in section.rules.values()]
    return SectionOut(section.id, section.title, _tagged(_anchored(_html(section.text)), lang), rules)


def _tagged(html: str, lang: Lang) -> str:
    """Tags say at a touch what they mean; data sections are links."""

    def explained(match: "re.Match[str]") -> str:
        name, text = (speak(lang, "table", f"tag-{match[1]}{part}") for part in ("", "-is"))
        return f'<abbr title="{escape(text)}">{escape(name)}</abbr>'

    return _DATA.sub(r'<a href="#\1">\1</a>', _TAG.sub(explained, html))


def _html(text: str) -> str:
    """Markdown as HTML, without styles (our policy forbids them) and without links that leave the page."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html = _ALIGN.sub(r' class="\1"', markdown.render(text))
    return _LINK.sub("", html)


def _anchored(html: str) -> str:
    """Give each rule its id, where it is first written."""
    seen: set[str] = set()

    def anchor(match: "re.Match[str]") -> str:
        if match[1] in seen:
            return match[0]
        seen.add(match[1])
        return match[0].replace(">", f' id="{match[1]}">', 1)

    return _CELL_ID.sub(anchor, _BOLD_ID.sub(anchor, html))
