"""The rulebook for players and the rules digest behind it, as HTML.

Safe by construction: our own Markdown, and raw HTML in it stays text.
"""

import logging
import re
from collections.abc import Mapping
from functools import partial
from html import escape

from markdown_it import MarkdownIt
from msgspec import Struct

from ..core.game import Box, Game
from ..lessons.book import OF_THE_TABLE, BadGuide, Block, OpenBox, Page, pages_of, sample_of, strategy_of
from ..packs.provenance import Origins
from ..packs.sources import numbers_of
from ..packs.tables import pack_table
from ..rules_book import NoDigestError, Section, open_rules, pictures_of, tags_in, technical_of
from ..table.record import NO_PACK, pack_of
from ..texts import speak
from .messages import Lang
from .packs import BASE

log = logging.getLogger("spieltisch.server")

_BOLD_ID = re.compile(r"<strong>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</strong>")
_CELL_ID = re.compile(r"<td>([A-Z]-[0-9]+(?:\.[0-9]+){1,2})</td>")
_TAG = re.compile(r"(?:<strong>)?\[(ruling|derived|picture|edition)\b[^\]<]*\](?:</strong>)?")
_SYMBOL = re.compile(r":([a-z][a-z0-9_-]*):")
_DATA = re.compile(r"(?<![\w-])(D-[0-9]+)(?![\w.-])")
_ALIGN = re.compile(r' style="text-align:(left|right|center)"')
_HEADING = re.compile(r"^##+ ", re.MULTILINE)
_LINK = re.compile(r"(<a href=\"(?!#)[^>]*>|</a>)")


class BlockOut(Struct):
    """A piece of a page: text, or a picture that the pages draw from the parts of the table."""

    html: str = ""
    picture: str = ""  # cards, places, symbols, board, side, me, other
    names: list[str] = []  # ids of the catalogue, or anchors to look at
    caption: str = ""


class PageOut(Struct):
    """One page of the rulebook for players."""

    id: str
    title: str
    blocks: list[BlockOut]


class SampleOut(Struct):
    """The moment of a game that pictures of the table show."""

    players: int
    viewer: int
    number: int
    view: object


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
    technical: bool = False  # for those who check or build: nobody needs it to play


class TagOut(Struct):
    """A tag of rules, and what it means."""

    tag: str
    name: str
    text: str


class RulesOut(Struct):
    """The rules of a game, with the numbers of a pack. `lang` is the language that the digest is written in."""

    lang: Lang
    pages: list[PageOut]  # the rulebook for players; everything below is its appendix
    sample: SampleOut | None
    sections: list[SectionOut]
    data: list[SectionOut]  # numbers, cards and examples
    tags: list[TagOut]


def rules_of(game: Game, lang: Lang, origins: Origins, open_box: OpenBox) -> RulesOut:
    """The rulebook of a game and its digest. The English wording of the digest is the one that code and tests cite."""
    pages = _pages(game, open_box, lang)
    pictured = any(block.picture in OF_THE_TABLE for page in pages for block in page.blocks)
    sample = _sample(game, open_box) if pictured else None
    try:
        return _digest(game.name, lang, origins, pages, sample)
    except NoDigestError:
        if not pages:
            raise
        return RulesOut(lang, pages, sample, [], [], [])


def _digest(game: str, lang: Lang, origins: Origins, pages: list[PageOut], sample: SampleOut | None) -> RulesOut:
    numbers = {rule: numbers_of(origins, values, game, lang) for rule, values in pictures_of(game).items()}
    table = partial(pack_table, origins, game, lang) if origins else None
    book = open_rules(game, lang, {rule: number for rule, number in numbers.items() if number}, table)
    technical = technical_of(game)
    sections = [_section(section, lang, section.id in technical) for section in book.sections.values()]
    data = [_section(section, lang) for section in book.data.values()]
    found = tags_in("\n".join(section.text for section in book.sections.values()))
    tags = [TagOut(tag, speak(lang, "table", f"tag-{tag}"), speak(lang, "table", f"tag-{tag}-is")) for tag in found]
    return RulesOut(book.lang, pages, sample, sections, data, tags)


# --- the rulebook for players ---------------------------------------------------------------------------------------


def _pages(game: Game, open_box: OpenBox, lang: Lang) -> list[PageOut]:
    try:
        pages = pages_of(game, open_box, lang)
    except BadGuide as error:  # a pack that lacks a number which the book names: the digest is still there
        log.warning("the rulebook of %s cannot be shown: %s", game.name, error)
        return []
    printed, box = game.people.catalogue, open_box(game.seats.start, {})
    pages += _strategy(game, box, lang) if pages else []
    symbols = printed(box, lang)["symbols"] if pages and printed else {}
    names = {key: str(symbol["name"]) for key, symbol in symbols.items()}
    return [
        PageOut(f"page-{number}", page.title, [_block(block, names) for block in page.blocks])
        for number, page in enumerate(pages, 1)
    ]


def _strategy(game: Game, box: Box, lang: Lang) -> list[Page]:
    """What the strongest player knows: of the cards that it has played with, and of no others."""
    found = strategy_of(game, lang) if pack_of(box)[0] in (BASE, NO_PACK) else None
    return [] if found is None else [Page(found.title, tuple(Block(_demoted(block.text)) for block in found.blocks))]


def _demoted(text: str) -> str:
    """Headings below that of a page of the book."""
    return _HEADING.sub(r"#\g<0>", text)


def _block(block: Block, names: Mapping[str, str]) -> BlockOut:
    if block.picture:
        return BlockOut(picture=block.picture, names=list(block.names), caption=block.text)
    return BlockOut(html=_SYMBOL.sub(lambda found: _drawn(found, names), _html(block.text)))


def _drawn(found: "re.Match[str]", names: Mapping[str, str]) -> str:
    """A symbol in the text; the pages know its shape by its key."""
    if found[1] not in names:
        return found[0]
    label = escape(names[found[1]])
    return f'<svg class="icon" viewBox="0 0 24 24" role="img" aria-label="{label}"><use href="#i-{found[1]}"/></svg>'


def _sample(game: Game, open_box: OpenBox) -> SampleOut | None:
    found = sample_of(game, open_box)
    if found is None:
        return None
    table, seat = found
    return SampleOut(table.players, seat, table.position.number, table.position.view(seat))


# --- the digest -----------------------------------------------------------------------------------------------------


def _section(section: Section, lang: Lang, technical: bool = False) -> SectionOut:
    rules = [RuleOut(rule.id, _tagged(_html(rule.text), lang)) for rule in section.rules.values()]
    return SectionOut(section.id, section.title, _tagged(_anchored(_html(section.text)), lang), rules, technical)


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
