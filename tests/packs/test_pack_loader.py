"""The loader that all games share: a pack that is complete, or none."""

from pathlib import Path

import pytest

from spieltisch.packs import Entry, Faults, Loader, Opened, PackRefused, pack_hash
from spieltisch.packs.reader import parse_files
from spieltisch.packs.schema import tables

from .breaking import Files

HEADER = b'name = "tiny"\ntitle = { en = "Tiny", de = "Winzig" }\ngame = "nim"\nformat = 2\nfiles = ["heaps.toml"]\n'
FILES = {"pack.toml": HEADER, "heaps.toml": b"[[heap]]\nsize = 3\n\n[[heap]]\nsize = 5\n"}


def build(opened: Opened, fingerprint: str, faults: Faults) -> tuple[str, list[int]]:
    """The sizes of the heaps; what is wrong counts as 1 until the pack is refused."""
    return fingerprint, [size(entry) for entry in tables(opened.documents, "heap", faults)]


def size(entry: Entry) -> int:
    number = entry.integer("size", 1, 9)
    entry.finish()
    return number


NIM = Loader("nim", 2, frozenset({"heap"}), build, Path("nim"))


def refused(files: Files) -> list[tuple[str, int | None, str, str]]:
    with pytest.raises(PackRefused) as error:
        NIM.from_files(files)
    return [(fault.file, fault.line, fault.field, fault.code) for fault in error.value.faults]


def test_a_pack_is_the_same_whichever_way_it_comes(tmp_path: Path) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    pack = (pack_hash(FILES), [3, 5])
    assert NIM.load(tmp_path) == NIM.load(FILES) == NIM.from_files(FILES) == pack
    assert NIM.from_documents(parse_files(FILES), pack[0]) == pack


def test_what_was_built_of_a_faulty_pack_is_given_to_nobody() -> None:
    files = {**FILES, "heaps.toml": b"[[heap]]\nsize = 30\n\n[[heap]]\nseize = 5\n\n[[heep]]\nsize = 1\n"}
    assert refused(files) == [
        ("heaps.toml", 2, "heap[1].size", "number-range"),
        ("heaps.toml", 4, "heap[2].size", "field-missing"),
        ("heaps.toml", 5, "heap[2].seize", "field-unknown"),
        ("heaps.toml", 7, "heep", "field-unknown"),
    ]


def test_game_and_format_are_those_of_the_loader() -> None:
    assert refused({**FILES, "pack.toml": HEADER.replace(b"nim", b"go")}) == [("pack.toml", 3, "game", "wrong-game")]
    later = HEADER.replace(b"format = 2", b"format = 3")
    assert refused({**FILES, "pack.toml": later}) == [("pack.toml", 4, "format", "wrong-format")]
