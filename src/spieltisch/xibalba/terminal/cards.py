"""The cards of Xibalba in the terminal."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.cards import drawn, find_named
from ...packs.sources import mark
from ...texts import speak
from ..box.pack import Card, Faction, Pack
from ..people.texts import faction_name, word
from ..people.texts_cards import effect_text
from ..rules.words import Kind

DOMAIN = "xibalba.cli"

COLOURS = {Kind.SOLDIER: "red", Kind.CIVILIAN: "blue", Kind.BUILDING: "yellow", Kind.EVENT: "green"}  # X-1.5 - X-1.8


def summary(pack: Pack, lang: str) -> dict[str, str | int]:
    """What a pack is."""
    return {"title": pack.title[lang], "cards": sum(card.copies for card in pack.cards), "hash": pack.hash[:16]}


def all_cards(pack: Pack, lang: str) -> RenderableType:
    """A table of all cards, one line for each different card."""
    title = speak(lang, DOMAIN, "pack-title", title=pack.title[lang], cards=sum(card.copies for card in pack.cards))
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1))
    for key in ("id", "name", "faction", "cost", "values", "copies"):
        table.add_column(speak(lang, DOMAIN, f"card-{key}-short"), no_wrap=key != "name")
    table.add_column(speak(lang, DOMAIN, "card-effect"))
    for card in pack.cards:
        table.add_row(
            card.id,
            Text(card.name[lang] + mark(pack.origins, card.kind.name.lower(), card.id), style=COLOURS[card.kind]),
            pack.factions[card.faction].id,
            str(card.cost),
            values(card),
            f"{card.copies}×",
            effect_text(card.effect, lang),
        )
    return table


def values(card: Card) -> str:
    """X-1.22  Strength, resistance and paragon value of a soldier."""
    return f"{card.strength}/{card.resistance}/{card.paragon}" if card.kind == Kind.SOLDIER else ""


def named(pack: Pack, name: str, lang: str) -> RenderableType:
    """The card or faction with this id or name."""
    things: list[Card | Faction] = [*pack.cards, *pack.factions]
    thing = find_named(things, name)
    return card_panel(pack, thing, lang) if isinstance(thing, Card) else faction_panel(thing, lang)


def picture(pack: Pack, name: str, lang: str) -> RenderableType:
    """The same as it lies on the table, in words."""
    things: list[Card | Faction] = [*pack.cards, *pack.factions]
    thing = find_named(things, name)
    if isinstance(thing, Faction):
        return faction_panel(thing, lang)
    kind = f"{word(thing.kind, lang).capitalize()} · {faction_name(pack, thing.faction, lang)}"
    cost = f"{speak(lang, DOMAIN, 'card-cost')} {thing.cost}"
    soldier = ("strength", "resistance", "paragon") if thing.kind == Kind.SOLDIER else ()
    facts = [(speak(lang, DOMAIN, f"card-{key}"), str(getattr(thing, key))) for key in soldier]
    facts.append((speak(lang, DOMAIN, "card-phase"), word(thing.effect.phase, lang)))
    return drawn(thing.name[lang], cost, kind, effect_text(thing.effect, lang), facts, COLOURS[thing.kind])


def card_panel(pack: Pack, card: Card, lang: str) -> Panel:
    """One card, large."""
    lines = Table.grid(padding=(0, 2))
    lines.add_row(speak(lang, DOMAIN, "card-kind"), word(card.kind, lang).capitalize())
    lines.add_row(speak(lang, DOMAIN, "card-faction"), faction_name(pack, card.faction, lang))
    lines.add_row(speak(lang, DOMAIN, "card-cost"), str(card.cost))
    if card.kind == Kind.SOLDIER:
        for key in ("strength", "resistance", "paragon"):
            lines.add_row(speak(lang, DOMAIN, f"card-{key}"), str(getattr(card, key)))
    lines.add_row(speak(lang, DOMAIN, "card-copies"), str(card.copies))
    lines.add_row(speak(lang, DOMAIN, "card-phase"), word(card.effect.phase, lang))
    lines.add_row(speak(lang, DOMAIN, "card-symbols"), Text(card.effect.symbols, style="dim"))
    body = Group(Text(effect_text(card.effect, lang), style="bold"), "", lines)
    return Panel(body, title=f"{card.name[lang]} · {card.id}", border_style=COLOURS[card.kind], expand=False)


def faction_panel(faction: Faction, lang: str) -> Panel:
    """One faction with its levels and its trait."""
    levels = Table(box=None, padding=(0, 2))
    levels.add_column(speak(lang, DOMAIN, "faction-level"))
    for level in range(1, 5):
        levels.add_column(str(level), justify="right")
    levels.add_row(speak(lang, DOMAIN, "faction-cost"), "", *map(str, faction.level_costs))
    levels.add_row(speak(lang, DOMAIN, "card-resistance"), *map(str, faction.resistance))
    levels.add_row(speak(lang, DOMAIN, "faction-productivity"), *map(str, faction.productivity))
    trait = Text.assemble((f"{faction.trait_name[lang]}: ", "bold"), effect_text(faction.trait, lang, trait=True))
    return Panel(Group(trait, "", levels), title=f"{faction.name[lang]} · {faction.id}", expand=False)
