"""`spieltisch pack`: check and show card packs."""

from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..games import UnknownGame, shelf
from ..packs import PackRefused, game_of
from ..packs.header import origins_of
from ..packs.sources import OURS, Sourced, all_sources
from ..texts import LANGUAGES, speak
from ..texts.faces import Face, face_of
from .errors import NO, Refused


def _face_with_cards(game: str) -> Face:
    if game not in shelf():
        raise UnknownGame(game)
    face = face_of(game)
    if face.load_pack is None:
        raise Refused("no-cards", game=game)
    return face


def check(folder: Path, game: str | None, lang: str) -> int:
    """Say that a pack is sound, or everything that is wrong with it."""
    console = Console(highlight=False, soft_wrap=True)
    try:
        game = game or game_of(folder)
        face = _face_with_cards(game)
        assert face.load_pack is not None
        assert face.summary is not None
        pack = face.load_pack(folder)
        origins_of(folder, game, strict=True)
    except PackRefused as refusal:
        for fault in refusal.faults:
            console.print(Text(fault.message(lang)))
        console.print(Text(speak(lang, "cli", "pack-faults", count=len(refusal.faults)), style="red"))
        return NO
    console.print(Text(speak(lang, "cli", "pack-good", **face.summary(pack, lang)), style="green"))
    return 0


def show(game: str, card: str | None, folder: Path | None, sources: bool, lang: str) -> int:
    """Print the cards of a pack, or one of them with the source of each of its fields, or what is printed and ours."""
    face, console = _face_with_cards(game), Console(highlight=False)
    assert face.load_pack is not None
    assert face.all_cards is not None
    pack = face.load_pack(folder)
    if card is not None:
        _show_one(game, face, pack, card, lang, console)
    elif sources:
        _show_sources(game, pack, lang, console)
    else:
        console.print(face.all_cards(pack, lang))
        console.print(Text(f"{OURS} {speak(lang, 'cli', 'pack-provenance')}", style="dim"))
    return 0


def _show_one(game: str, face: Face, pack: Any, name: str, lang: str, console: Console) -> None:
    """A card, or anything else that has numbers: a die, a price, a level."""
    assert face.card is not None
    told = {key: one for key, one in _all_told(game, pack, lang).items() if name.casefold() in key}
    try:
        console.print(face.card(pack, name, lang))
    except Refused:
        if not told:
            raise
    for one in told.values():
        console.print(_fields(one, lang))


def _all_told(game: str, pack: Any, lang: str) -> dict[tuple[str, ...], Sourced]:
    """Everything in a pack, by all that it may be called."""
    languages = {spoken: all_sources(pack.origins, game, spoken).things for spoken in LANGUAGES}
    found = {}
    for kind, things in languages[lang].items():
        for number, thing in enumerate(things):
            names = [told[kind][number].name for told in languages.values()]
            ids = [thing.id, f"{kind} {thing.id}", f"{kind}.{thing.id}"] if thing.id else [kind]
            found[tuple(text.casefold() for text in (*ids, *names))] = thing
    return found


def _fields(thing: Sourced, lang: str) -> Panel:
    """Where each field of a thing comes from."""
    rows = Table.grid(padding=(0, 2))
    for source in thing.sources:
        mark = f"{OURS} " if source.state == "ours" else "  "
        rows.add_row(mark + "\n  ".join(source.fields), Text(source.text, style="dim"))
    title = speak(lang, "cli", "card-source")
    return Panel(rows, title=f"{title} · {thing.name}", title_align="left", expand=False, box=SIMPLE)


def _show_sources(game: str, pack: Any, lang: str, console: Console) -> None:
    """What is printed and what is ours, with counts."""
    told = all_sources(pack.origins, game, lang)
    title = speak(lang, "sources", "title", title=pack.title[lang])
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for key in ("things", "marked", "rulebook", "derived", "ours"):
        table.add_column(speak(lang, "sources", key), justify="right")
    for row in (*told.counts, told.total):
        style = "bold" if row is told.total else None
        things = ("", "") if row.key == "name" else (str(row.things), str(row.marked))
        table.add_row(row.name, *things, *map(str, (row.rulebook, row.derived, row.ours)), style=style)
    console.print(table)
    console.print(Text(speak(lang, "sources", "legend"), style="dim"))
