"""`spieltisch pack`: begin, check, show and compare card packs, and take them along."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..games import UnknownGame, find_game, shelf
from ..packs import Files, PackRefused, game_of, read_folder
from ..packs.differences import differences
from ..packs.editing import new_pack
from ..packs.exchange import MOST_ZIP, tables_of, text_of_table, unzipped, with_tables, zipped
from ..packs.forms import Looked, look_at
from ..packs.header import origins_of
from ..packs.sources import OURS, Sourced, all_sources
from ..packs.workshop import Workshop
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


def _workshop(game: str) -> Workshop:
    """How packs of a game are read."""
    if game not in shelf():
        raise UnknownGame(game)
    packs = find_game(game).packs
    if packs is None:
        raise Refused("no-cards", game=game)
    return packs()


def files_of_pack(pack: str) -> Files:
    """The files of a pack: a folder, a zip file, or the name of a game, whose base pack is meant then."""
    path = Path(pack)
    if not path.exists() and pack in shelf():
        return read_folder(_workshop(pack).loader.base)
    return unzipped(path.read_bytes()[: MOST_ZIP + 1]) if path.is_file() else read_folder(path)


def _looked(files: Files) -> Looked:
    return look_at(_workshop(game_of(files)).loader, files)


def new(game: str, folder: Path, pack: str | None, lang: str) -> int:
    """Begin a pack with the cards of another one."""
    files = new_pack(files_of_pack(pack or game), folder.name, None, _workshop(game).counts)
    _write(folder, files)
    Console(highlight=False, soft_wrap=True).print(speak(lang, "cli", "pack-made", folder=str(folder)))
    return 0


def _write(folder: Path, files: Files) -> None:
    """Files of a pack into a folder of their own."""
    if folder.exists() and any(folder.iterdir()):
        raise Refused("pack-folder-taken", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


_SAID = {"new": "pack-new", "gone": "pack-gone", "changed": "pack-changed"}


def diff(before: str, after: str, as_json: bool, lang: str) -> int:
    """Say what is different; 1 if anything is."""
    console = Console(highlight=False, soft_wrap=True)
    files = files_of_pack(after)
    counts = _workshop(game_of(files)).counts  # they say nothing that the others do not
    found = [one for one in differences(_looked(files_of_pack(before)), _looked(files)) if one.section not in counts]
    if as_json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False, indent=2))
    else:
        for one in found:
            console.print(Text(speak(lang, "cli", _SAID[one.what], section=one.section, id=one.id)))
            for path, old, now in one.fields:
                console.print(Text(f"  {path}: {_plain(old)} → {_plain(now)}"))
        if not found:
            console.print(speak(lang, "cli", "pack-same"))
    return NO if found else 0


def _plain(value: object) -> str:
    return (
        "–"
        if value is None
        else json.dumps(value, ensure_ascii=False)
        if isinstance(value, list | dict)
        else str(value)
    )


def export(pack: str, out: Path, csv: bool, lang: str) -> int:
    """A pack as one zip file, or its cards as tables in a folder."""
    console, files = Console(highlight=False, soft_wrap=True), files_of_pack(pack)
    if not csv:
        out.write_bytes(zipped(files))
        console.print(speak(lang, "cli", "pack-exported", out=str(out)))
        return 0
    out.mkdir(parents=True, exist_ok=True)
    for name, content in tables_of(_looked(files), lang).items():
        (out / name).write_bytes(content)
    console.print(speak(lang, "cli", "pack-exported", out=str(out)))
    return 0


def take(source: Path, folder: Path, lang: str) -> int:
    """A zip file becomes the folder of a pack; a table, or a folder of them, goes into one that is there."""
    if source.is_file() and source.suffix != ".csv":
        _write(folder, unzipped(source.read_bytes()[: MOST_ZIP + 1]))
        return check(str(folder), None, lang)
    tables = sorted(source.glob("*.csv")) if source.is_dir() else [source]
    if not tables:
        raise Refused("pack-no-tables", folder=str(source))
    files = read_folder(folder)
    texts = {table.stem: text_of_table(table.name, table.read_bytes()) for table in tables}
    after = with_tables(files, _looked(files), texts)
    for name, content in after.items():
        if content != files.get(name):
            (folder / name).write_bytes(content)
    return check(str(folder), None, lang)


def check(pack: str, game: str | None, lang: str) -> int:
    """Say that a pack is sound, or everything that is wrong with it."""
    console = Console(highlight=False, soft_wrap=True)
    try:
        files = files_of_pack(pack)
        game = game or game_of(files)
        face = _face_with_cards(game)
        assert face.load_pack is not None
        assert face.summary is not None
        loaded = face.load_pack(files)
        origins_of(files, game, strict=True)
    except PackRefused as refusal:
        for fault in refusal.faults:
            console.print(Text(fault.message(lang)))
        console.print(Text(speak(lang, "cli", "pack-faults", count=len(refusal.faults)), style="red"))
        return NO
    console.print(Text(speak(lang, "cli", "pack-good", **face.summary(loaded, lang)), style="green"))
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
