"""A card pack that is an attack: every text in it, in both languages, is something that must not be carried out."""

import json
import re
import shutil
from pathlib import Path

from spieltisch.games import base_pack
from spieltisch.packs.reader import PROVENANCE

PAYLOADS = (Path(__file__).parent / "payloads.txt").read_text("utf-8").splitlines()
TEXT = re.compile(r'^((?:[a-z_]+\.)*(?:name|title)\.(?:de|en)) = ".*"$')
LABEL = re.compile(r'^label = ".*"$')  # has room for four letters
QUOTE = re.compile(r'^(.* = "rulebook p\.[0-9]+: ).*"$')  # in provenance.toml, as are reasons
REASON = re.compile(r'^((?:[a-z-]+\.)?(?:de|en)) = ".*"$')
SOURCE = re.compile(r'^(source) = "(rulebook|reconstructed).*"$')


def hostile_pack(folder: Path, game: str, name: str) -> None:
    """Write a pack whose names, titles and sources are the payloads, by turns, and numbered: names must differ."""
    target = folder / name
    shutil.copytree(base_pack(game), target)
    count = labels = 0
    for path in sorted(target.glob("*.toml")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            payload = PAYLOADS[count % len(PAYLOADS)]
            if path.name == PROVENANCE:
                if match := REASON.match(line):
                    lines[number] = f"{match[1]} = {_quoted(payload)}"
                elif match := QUOTE.match(line):
                    lines[number] = f"{match[1]}{_quoted(payload)[1:]}"
            elif match := TEXT.match(line):
                lines[number] = f"{match[1]} = {_quoted(f'{payload} {count}')}"
            elif match := SOURCE.match(line):
                lines[number] = f"{match[1]} = {_quoted(f'{match[2]} {payload}')}"
            elif LABEL.match(line):
                lines[number] = f'label = "<b{labels}>"'
                labels += 1
            elif line == 'name = "base"':
                lines[number] = f'name = "{name}"'
            else:
                continue
            count += 1
        path.write_text("\n".join(lines) + "\n", "utf-8")
    assert count > 2 * len(PAYLOADS)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
