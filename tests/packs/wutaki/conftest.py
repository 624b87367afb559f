"""The base pack of Wutaki as files in memory, its tables, and help to break it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spieltisch.packs import PackError, PackRefused, read_folder
from spieltisch.wutaki.pack import Pack, load_pack, load_pack_bytes

BASE = Path(__file__).parents[3] / "packs" / "wutaki" / "base"
TABLES = Path(__file__).parents[3] / "docs" / "rules" / "wutaki-data.md"

Files = dict[str, bytes]
Row = dict[str, str]
Breaker = Callable[..., PackError]
Refusal = Callable[[Files], tuple[PackError, ...]]


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

    def faults(changes: Files) -> tuple[PackError, ...]:
        with pytest.raises(PackRefused) as refused:
            load_pack_bytes({**base_files, **changes})
        return refused.value.faults

    return faults


@pytest.fixture
def broken(base_files: Files, refusal: Refusal) -> Breaker:
    """The only fault of the base pack with one text replaced; it must stand in the line of `at` or of the new text."""

    def fault(file: str, old: str, new: str, at: str = "") -> PackError:
        text = base_files[file].decode()
        assert old in text
        text = text.replace(old, new, 1)
        (only,) = refusal({file: text.encode()})
        assert (only.file, only.line) == (file, text[: text.index(at or new)].count("\n") + 1)
        return only

    return fault
