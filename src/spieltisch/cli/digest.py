"""`spieltisch rules`: the digest in the terminal."""

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from .. import games
from ..games import UnknownGame
from ..rules_book import NoDigestError, Rule, RulesBook, Section, open_rules
from ..texts import speak
from ..texts.printed import name_of
from .errors import Refused


def show_rules(game: str, number: str | None, lang: str) -> int:
    """Print the list of sections, a section, a part of one or a rule."""
    try:
        book = open_rules(game, lang)
    except NoDigestError:
        if game not in games.shelf():
            raise UnknownGame(game) from None
        raise Refused("no-rules", game=game) from None
    console = Console(highlight=False)
    if number is None:
        _list_sections(book, game, lang, console)
    else:
        _show(_found(book, number), console)
    return 0


def _found(book: RulesBook, number: str) -> Rule | Section:
    found = book.find(number)
    if found is None:
        near = book.near(number)
        if near:
            raise Refused("no-such-rule-near", id=book.canonical(number)[:40], near=", ".join(near))
        raise Refused("no-such-rule", id=book.canonical(number)[:40])
    return found


def _list_sections(book: RulesBook, game: str, lang: str, console: Console) -> None:
    table = Table(title=speak(lang, "cli", "rules-sections", game=name_of(game, lang)), box=None, title_justify="left")
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    table.add_column(style="dim", justify="right")
    for section in book.sections.values():
        table.add_row(section.id, Text(section.title), str(len(section.rules) or ""))
    console.print(table)
    first = next(section for section in book.sections.values() if section.rules)
    if sentence := speak(lang, "cli", "rules-language" if book.lang == "en" else "rules-binding"):
        console.print(sentence, style="dim")
    console.print(
        speak(lang, "cli", "rules-hint", game=game, section=first.id, rule=next(iter(first.rules))), style="dim"
    )


def _show(found: Rule | Section, console: Console) -> None:
    if isinstance(found, Section):
        console.print(Text(f"{found.id}  {found.title}\n", style="bold"))
    # a rule that is a single list entry needs no bullet
    text = found.text.removeprefix("- ") if isinstance(found, Rule) else found.text
    console.print(Markdown(_unindented(text) if isinstance(found, Rule) else text))


def _unindented(text: str) -> str:
    return re.sub(r"^  ", "", text, flags=re.MULTILINE)
