"""The base pack of Wutaki as files in memory, its tables, and help to break it."""

import re
from pathlib import Path

import pytest

from spieltisch.games import base_pack
from spieltisch.packs import read_folder
from spieltisch.wutaki.box.pack import LOADER, load_pack
from spieltisch.wutaki.box.printed import Pack

from ..breaking import Breaker, Files, Refusal, breaker_of, refusal_of

BASE = base_pack("wutaki")
TABLES = Path(__file__).parents[3] / "src/spieltisch/wutaki/digest/data.md"

Row = dict[str, str]


def tables(section: int) -> list[list[Row]]:
    """All tables of a section of the data, each row by the words of its table's head."""
    text = TABLES.read_text("utf-8") + "\n## end"
    body = re.search(rf"^## D-{section}\. .*?(?=^## )", text, re.DOTALL | re.MULTILINE)
    assert body is not None
    found: list[list[Row]] = []
    for block in re.findall(r"(?:^\|.*\n)+", body[0], re.MULTILINE):
        head, _, *rows = (re.split(r"(?<!\\)\|", line.strip()[1:-1]) for line in block.strip().split("\n"))
        names = [cell.strip() for cell in head]
        found.append([dict(zip(names, map(plain, row), strict=True)) for row in rows])
    return found


def plain(cell: str) -> str:
    """A cell without the marks of Markdown."""
    return cell.strip().replace("`", "").replace("**", "").replace("\\|", "|")


@pytest.fixture(scope="session")
def pack() -> Pack:
    return load_pack(BASE)


@pytest.fixture(scope="session")
def base_files() -> Files:
    return read_folder(BASE)


@pytest.fixture
def refusal(base_files: Files) -> Refusal:
    """The faults of the base pack with some files replaced."""
    return refusal_of(LOADER, base_files)


@pytest.fixture
def broken(base_files: Files, refusal: Refusal) -> Breaker:
    """The only fault of the base pack with one text replaced."""
    return breaker_of(refusal, base_files)
