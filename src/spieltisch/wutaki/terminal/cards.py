"""The cards, places and masterboards of Wutaki in the terminal."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.cards import drawn, find_named
from ...packs.sources import mark
from ...texts import speak
from ...texts.voice import capital
from ..box.printed import Omen, Pack, Pact, RoundCard, TowerUpgrade
from ..box.symbols import write_dues
from ..people.texts import Voice, deck_of, word
from ..people.texts_cards import master_text, place_text, printed_text
from ..rules.words import Deck, Element

ELEMENT_COLOURS = {Element.FIRE: "red", Element.WATER: "blue", Element.EARTH: "yellow", Element.WIND: "cyan"}


@dataclass(frozen=True)
class Printed:
    """Anything with a name and a text: a card, a place, a masterboard."""

    id: str
    name: Mapping[str, str]
    kind: str
    text: str
    facts: tuple[tuple[str, str], ...]
    ours: str  # its mark
    symbols: str = ""  # its effect as a pack writes it
    colour: str = ""


def _cards(pack: Pack) -> int:
    """How many cards a pack has."""
    return sum(len(pack.deck(deck)) for deck in Deck)


def summary(pack: Pack, lang: str) -> dict[str, str | int]:
    """What a pack is."""
    return {"title": pack.title[lang], "cards": _cards(pack), "hash": pack.hash[:16]}


def everything(pack: Pack, lang: str) -> Iterator[Printed]:
    """Whatever has a name, deck after deck, then places and masterboards."""
    voice, ours = Voice(pack, lang), partial(mark, pack.origins)
    for deck in Deck:
        for number, card in enumerate(deck_of(pack, deck)):
            text, made = printed_text(voice, deck, number), ours(deck.name.lower(), card.id)
            facts, colour = _facts(card, lang), _colour(card)
            yield Printed(card.id, card.name, word(deck, lang), text, facts, made, _symbols(card), colour)
    for place in pack.boards[0]:
        name, text, made = place.name, place_text(voice, place), ours("location", place.id)
        yield Printed(place.id, name, _say(lang, "place"), text, (), made, place.action.symbols)
    for board in pack.masters:
        rating = ((_say(lang, "rating"), word(board.rating, lang)),)
        text, made = master_text(pack, board.master, lang), ours("master", board.id)
        yield Printed(board.id, board.name, _say(lang, "masterboard"), text, rating, made)


def _say(lang: str, key: str, **arguments: str | int) -> str:
    return speak(lang, "wutaki", f"board-{key}", **arguments)


def _colour(card: object) -> str:
    return ELEMENT_COLOURS[card.element] if isinstance(card, Pact) else ""


def _facts(card: object, lang: str) -> tuple[tuple[str, str], ...]:
    """What is printed beside the effect."""
    if isinstance(card, Pact):
        return ((_say(lang, "element"), word(card.element, lang)),)
    if isinstance(card, Omen | RoundCard):
        return ((_say(lang, "kind"), word(card.kind, lang)),)
    if isinstance(card, TowerUpgrade):
        return ((speak(lang, "cli", "card-cost"), speak(lang, "wutaki", "goods-gold", n=card.cost)),)
    return ()


def _symbols(card: object) -> str:
    if isinstance(card, Pact):
        return f"{write_dues(card.cost)} -> {card.reward.symbols}"
    return card.effect.symbols if isinstance(card, Omen | RoundCard) else ""


def all_cards(pack: Pack, lang: str) -> RenderableType:
    """A table of everything printed."""
    title = speak(lang, "cli", "pack-title", title=pack.title[lang], cards=_cards(pack))
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1))
    table.add_column(speak(lang, "cli", "card-id-short"), no_wrap=True)
    table.add_column(speak(lang, "cli", "card-name-short"), max_width=24)
    table.add_column(speak(lang, "cli", "card-effect"))
    kind = ""
    for each in everything(pack, lang):
        if each.kind != kind:
            table.add_row("", Text(capital(each.kind), style="bold"), "")
            kind = each.kind
        table.add_row(each.id, Text(each.name[lang] + each.ours, style=each.colour), each.text)
    return table


def named(pack: Pack, name: str, lang: str) -> RenderableType:
    """The card, place or masterboard with this id or name."""
    return _panel(find_named(everything(pack, lang), name), lang)


def picture(pack: Pack, name: str, lang: str) -> RenderableType:
    """The same as it lies on the table, in words."""
    thing = find_named(everything(pack, lang), name)
    return drawn(thing.name[lang], thing.id, capital(thing.kind), thing.text, thing.facts, thing.colour)


def _panel(thing: Printed, lang: str) -> Panel:
    """One of them, large."""
    lines = Table.grid(padding=(0, 2))
    lines.add_row(speak(lang, "cli", "card-kind"), capital(thing.kind))
    for label, value in thing.facts:
        lines.add_row(label, value)
    if thing.symbols:
        lines.add_row(speak(lang, "cli", "card-symbols"), thing.symbols)
    body = Group(Text(thing.text, style="bold"), "", lines)
    return Panel(body, title=f"{thing.name[lang]} · {thing.id}", border_style=thing.colour or "none", expand=False)
