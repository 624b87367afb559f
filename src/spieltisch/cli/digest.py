"""`spieltisch rules`: the digest in the terminal."""

import re
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from .. import games
from ..games import UnknownGame
from ..packs.header import origins_of
from ..packs.sources import numbers_of
from ..packs.tables import pack_table
from ..rules_book import NoDigestError, Rule, RulesBook, Section, open_rules, pictures_of, tags_in
from ..texts import speak
from ..texts.printed import name_of
from .errors import Refused


def show_rules(game: str, number: str | None, pack: Path | None, lang: str) -> int:
    """Print the list of sections, a section, a part of one, a rule or a section of the data."""
    try:
        book = _open(game, pack, lang) if number else open_rules(game, lang)
    except NoDigestError:
        if game not in games.shelf():
            raise UnknownGame(game) from None
        raise Refused("no-rules", game=game) from None
    console = Console(highlight=False)
    if number is None:
        _list_sections(book, game, lang, console)
    else:
        found = _found(book, number)
        _show(found, lang, console)
        if found.id in book.data:
            console.print(Text(speak(lang, "cli", "rules-data-is"), style="dim"))
    return 0


def _open(game: str, folder: Path | None, lang: str) -> RulesBook:
    """The digest with what the pack in play says where rules leave it to a picture, and with its cards in the data."""
    origins = origins_of(folder or games.base_pack(game), game) if folder or games.has_packs(game) else {}
    told = {rule: numbers_of(origins, values, game, lang) for rule, values in pictures_of(game).items()}
    table = partial(pack_table, origins, game, lang) if origins else None
    return open_rules(game, lang, {rule: number for rule, number in told.items() if number}, table)


def _found(book: RulesBook, number: str) -> Rule | Section:
    if found := book.find(number):
        return found
    near, name = book.near(number), book.canonical(number)[:40]
    raise Refused("no-such-rule-near", id=name, near=", ".join(near)) if near else Refused("no-such-rule", id=name)


def _list_sections(book: RulesBook, game: str, lang: str, console: Console) -> None:
    table = Table(title=speak(lang, "cli", "rules-sections", game=name_of(game, lang)), box=None, title_justify="left")
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    table.add_column(style="dim", justify="right")
    for section in book.sections.values():
        table.add_row(section.id, Text(section.title), str(len(section.rules) or ""))
    for section in book.data.values():
        table.add_row(section.id, Text(section.title), "")
    console.print(table)
    first = next(section for section in book.sections.values() if section.rules)
    if sentence := speak(lang, "cli", "rules-language" if book.lang == "en" else "rules-binding"):
        console.print(sentence, style="dim")
    console.print(
        speak(lang, "cli", "rules-hint", game=game, section=first.id, rule=next(iter(first.rules))), style="dim"
    )


def _show(found: Rule | Section, lang: str, console: Console) -> None:
    if isinstance(found, Section):
        console.print(Text(f"{found.id}  {found.title}\n", style="bold"))
    text = found.text
    if isinstance(found, Rule):  # a single list entry needs no bullet
        text = re.sub(r"^  ", "", text.removeprefix("- "), flags=re.MULTILINE)
    console.print(Markdown(text))
    for tag in tags_in(text):
        console.print(Text(f"[{tag}] {speak(lang, 'table', f'tag-{tag}-is')}", style="dim"))
