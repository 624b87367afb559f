"""Packs of Xibalba of another size, made of the base pack."""

import re

from spieltisch.games import base_pack
from spieltisch.packs import read_folder

from .breaking import Files

SECTIONS = {section: f"{section}s.toml" for section in ("soldier", "civilian", "building", "event")}
NINTH = {"soldier": 4, "civilian": 3, "building": 2, "event": 2}  # different cards of a faction, two copies of each


def named(name: str) -> Files:
    """The base pack under another name: no longer the printed game."""
    files = dict(read_folder(base_pack("xibalba")))
    files["pack.toml"] = files["pack.toml"].replace(b'name = "base"', f'name = "{name}"'.encode())
    return files


def with_more(files: Files, section: str, faction: str, count: int) -> Files:
    """So many different cards more in a deck, copies of its first ones, for a faction."""
    file = SECTIONS[section]
    text = files[file].decode()
    entries = [f"[[{section}]]\n{entry.split('# ----')[0]}" for entry in text.split(f"\n[[{section}]]\n")[1:]]
    added = []
    for number, entry in enumerate(entries[:count], len(entries)):
        entry = re.sub(r'id = "(\w)\d+"', rf'id = "\g<1>{number + 101}"', entry)
        entry = re.sub(r'name\.(\w\w) = "', rf'name.\g<1> = "{faction} {number} ', entry)
        added.append(re.sub(r'faction = "\w+"', f'faction = "{faction}"', entry))
    return {**files, file: (text + "\n" + "\n".join(added)).encode()}


def with_faction(files: Files, faction: str, board: int, side: str) -> Files:
    """One more faction, on a board of its own or on the back of one."""
    text = files["factions.toml"].decode()
    entry = text[text.rindex("[[faction]]") :]
    entry = re.sub(r'id = "\w+"', f'id = "{faction}"', entry)
    entry = re.sub(r'name\.(\w\w) = "', rf'name.\g<1> = "{faction} ', entry)
    entry = re.sub(r"board = \d", f"board = {board}", entry)
    entry = re.sub(r'side = "\w"', f'side = "{side}"', entry)
    return {**files, "factions.toml": (text + "\n" + entry).encode()}


def ninth_faction() -> Files:
    """A ninth faction on a fifth board, with as many cards as the others have."""
    files = with_faction(named("ninth"), "NIN", 5, "a")
    for section, count in NINTH.items():
        files = with_more(files, section, "NIN", count)
    return files


def small() -> Files:
    """A single copy of each card, and one faction for each board."""
    files = named("small")
    for file in SECTIONS.values():
        files[file] = files[file].replace(b"copies = 2", b"copies = 1")
    text = files["factions.toml"].decode()
    head, *entries = text.split("\n[[faction]]\n")
    gone = {re.search(r'id = "(\w+)"', entry).group(1) for entry in entries if 'side = "b"' in entry}  # type: ignore[union-attr]
    kept = [entry for entry in entries if 'side = "a"' in entry]
    files["factions.toml"] = "\n[[faction]]\n".join([head, *kept]).encode()
    heir = re.search(r'id = "(\w+)"', kept[0]).group(1)  # type: ignore[union-attr]
    for file in SECTIONS.values():
        for faction in gone:
            files[file] = files[file].replace(f'faction = "{faction}"'.encode(), f'faction = "{heir}"'.encode())
    return files
