"""The rules digest as HTML. Safe by construction: our own Markdown, and raw HTML in it stays text."""

import re
from functools import cache

from markdown_it import MarkdownIt
from msgspec import Struct

from ..rules_book import RulesBook, Section, open_rules
from .messages import Lang

_BOLD_ID = re.compile(r"<strong>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</strong>")
_CELL_ID = re.compile(r"<td>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</td>")
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


class RulesOut(Struct):
    """The rules of a game. `lang` is the language they are written in."""

    lang: Lang
    sections: list[SectionOut]


@cache
def rules_of(game: str, lang: Lang) -> RulesOut:
    """The digest of a game, in German its short form. The English wording is the one that code and tests cite."""
    book = open_rules(game, lang)
    return RulesOut(book.lang, [_section(book, section) for section in book.sections.values()])


def _section(book: RulesBook, section: Section) -> SectionOut:
    body = section.text.split("\n", 1)[1] if section.text.startswith("## ") else section.text
    rules = [RuleOut(rule.id, _html(rule.text)) for rule in section.rules.values()]
    return SectionOut(section.id, section.title, _anchored(_html(body)), rules)


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
