"""Own card packs for tests: base packs with another name, and cards that can be told from theirs."""

import shutil
from pathlib import Path

from spieltisch.games import base_pack

# A card of each game whose text any game shows in its catalogue, and the line to change.
CARDS = {"wutaki": ("pacts.toml", 'name.en = "Ember Vow"'), "xibalba": ("events.toml", 'name.en = "')}


def own_pack(folder: Path, game: str, name: str, title: str = "Our cards", card: str = "A card of our own") -> Path:
    """Write a pack; `card` is what its first card of a file is called."""
    target = folder / name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(base_pack(game), target)
    header = target / "pack.toml"
    lines = [_renamed(line, name, title) for line in header.read_text("utf-8").splitlines()]
    header.write_text("\n".join(lines) + "\n", "utf-8")
    file, start = CARDS[game]
    rewrite(target / file, start, f'name.en = "{card}"')
    return target


def _renamed(line: str, name: str, title: str) -> str:
    if line.startswith("name ="):
        return f'name = "{name}"'
    return f'{line.split("=")[0]}= "{title}"' if line.startswith("title.") else line


def rewrite(path: Path, start: str, line: str) -> None:
    """Put a line in the place of the first that begins so."""
    lines = path.read_text("utf-8").splitlines()
    lines[next(number for number, one in enumerate(lines) if one.startswith(start))] = line
    path.write_text("\n".join(lines) + "\n", "utf-8")


def spoil(pack: Path) -> None:
    """Break a pack: a fault that the checker has words for."""
    rewrite(pack / "pack.toml", "format", 'format = "new"')
