"""Reading a folder: plain files inside it, of a modest size, and nothing else."""

import os
import shutil
from pathlib import Path

import pytest

from spieltisch.packs import PackError, PackRefused, game_of, pack_hash, read_folder
from spieltisch.packs.errors import Reason
from spieltisch.packs.reader import HEADER, LONGEST, MOST_BYTES, MOST_FILES, MOST_LINES, MOST_TOTAL, parse_files
from spieltisch.xibalba.box.pack import load_pack

from .breaking import Files
from .conftest import BASE


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BASE, tmp_path / "pack"))


def only_fault(folder: Path) -> PackError:
    with pytest.raises(PackRefused) as refused:
        load_pack(folder)
    (fault,) = refused.value.faults
    return fault


def test_a_good_folder(folder: Path) -> None:
    assert load_pack(folder) == load_pack(BASE)
    assert game_of(folder) == "xibalba"


def test_only_toml_files_belong_to_a_pack(folder: Path) -> None:
    (folder / "README.md").write_text("not TOML")
    (folder / ".hidden.toml").write_text("not TOML")
    assert load_pack(folder) == load_pack(BASE)


def test_a_file_of_ten_megabytes_is_refused_unread(folder: Path) -> None:
    with (folder / "events.toml").open("wb") as file:
        file.truncate(10_000_000)  # a file full of nothing: were it read, it would be refused as bad TOML instead
    fault = only_fault(folder)
    assert (fault.file, fault.line, fault.code) == ("events.toml", None, Reason.FILE_TOO_BIG)
    assert fault.message("en") == "events.toml: The file has 10,000,000 bytes; at most 1,000,000 are allowed."
    assert fault.message("de") == "events.toml: Die Datei hat 10.000.000 Bytes; erlaubt sind höchstens 1.000.000."


@pytest.mark.parametrize("target", ["outside.toml", "pack/soldiers.toml", "nowhere.toml"])
def test_a_link_is_refused_wherever_it_leads(folder: Path, target: str) -> None:
    (folder.parent / "outside.toml").write_bytes((BASE / "events.toml").read_bytes())
    (folder / "events.toml").unlink()
    (folder / "events.toml").symlink_to(folder.parent / target)
    fault = only_fault(folder)
    assert (fault.file, fault.line, fault.code) == ("events.toml", None, Reason.FILE_NOT_PLAIN)
    assert "a pack consists of plain files only" in fault.message("en")
    assert "ein Paket besteht nur aus einfachen Dateien" in fault.message("de")


def test_a_folder_or_a_pipe_is_no_file(folder: Path) -> None:
    (folder / "events.toml").unlink()
    (folder / "events.toml").mkdir()
    assert only_fault(folder).code in (Reason.FILE_NOT_PLAIN, Reason.FILE_UNREADABLE)
    (folder / "events.toml").rmdir()
    os.mkfifo(folder / "events.toml")
    assert only_fault(folder).code == Reason.FILE_NOT_PLAIN


def test_a_linked_folder_is_the_owners_own_business(folder: Path) -> None:
    link = folder.parent / "link"
    link.symlink_to(folder)
    assert load_pack(link) == load_pack(BASE)


@pytest.mark.parametrize("name", ["nowhere", "pack/events.toml", "nul\0"])
def test_a_folder_that_is_none(folder: Path, name: str) -> None:
    assert only_fault(folder.parent / name).code == Reason.FOLDER_MISSING


def test_too_many_files(folder: Path) -> None:
    for number in range(MOST_FILES):
        (folder / f"more{number}.toml").touch()
    fault = only_fault(folder)
    assert fault.code == Reason.FILES_TOO_MANY
    assert "64" in fault.message("en")
    assert "64" in fault.message("de")


def test_a_strange_file_name(folder: Path) -> None:
    (folder / "my cards.toml").touch()
    assert only_fault(folder).code == Reason.FILE_NAME


def refused_codes(files: Files) -> list[str]:
    with pytest.raises(PackRefused) as refused:
        parse_files(files)
    return [fault.code for fault in refused.value.faults]


def test_uploads_have_the_same_limits() -> None:
    assert refused_codes({f"a{number}.toml": b"" for number in range(MOST_FILES + 1)}) == [Reason.FILES_TOO_MANY]
    assert refused_codes({"a.toml": b"#" * (MOST_BYTES + 1)}) == [Reason.FILE_TOO_BIG]
    comment = b"#\n" * (MOST_BYTES // 2)
    many = {f"a{number}.toml": comment for number in range(MOST_TOTAL // MOST_BYTES + 1)}
    assert refused_codes(many) == [Reason.FILES_TOO_BIG]
    assert refused_codes({"a.toml": b"#\n" * (MOST_LINES + 1)}) == [Reason.LINES_TOO_MANY]
    for name, most in LONGEST.items():
        assert refused_codes({name: b"#\n" * (most + 1)}) == [Reason.FILE_TOO_LONG]
    with pytest.raises(PackRefused) as refused:  # also by who only wants to know whose pack it is
        game_of({HEADER: b"[[a]]\n" * (LONGEST[HEADER] + 1)})
    assert [fault.code for fault in refused.value.faults] == [Reason.FILE_TOO_LONG]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("a = " + "[\n" * (MOST_LINES - 1), {Reason.TOML_DEEP, Reason.TOML_UNCLOSED}),
        ("a = " + "{a=" * 600, {Reason.TOML_DEEP, Reason.TOML_UNCLOSED}),
        (".".join("a" * 500) + " = 1", {Reason.TOML_DEEP}),
        ("[" + ".".join("a" * 500) + "]", {Reason.TOML_DEEP}),
        ("a = " + "9" * 5_000, {Reason.LINE_TOO_LONG}),
        ("a = '''\n" + "x" * 5_000 + "'''", {Reason.LINE_TOO_LONG}),
        ("a = 2000-13-45", {Reason.TOML, Reason.TOML_VALUE, Reason.TOML_LINE_END}),
        ("a = 2000-02-30", {Reason.TOML, Reason.TOML_VALUE}),
        ('a = "\\ud800"', {Reason.TOML_TEXT}),
        ("a = 1 # \0", {Reason.TOML_TEXT}),
        ("\ufeff\ufeffa = 1", {Reason.TOML_LINE_END, Reason.TOML}),
    ],
)
def test_hostile_toml_is_refused_quickly(text: str, codes: set[Reason]) -> None:
    (code,) = refused_codes({"a.toml": text.encode()})
    assert code in codes


def test_the_hash_sees_every_byte_and_every_name() -> None:
    files = {"a.toml": b"one", "b.toml": b"two"}
    hashes = {
        pack_hash(files),
        pack_hash({"a.toml": b"onet", "b.toml": b"wo"}),
        pack_hash({"a.toml": b"one", "c.toml": b"two"}),
        pack_hash({"a.toml": b"two", "b.toml": b"one"}),
        pack_hash({"a.toml": b"one"}),
    }
    assert len(hashes) == 5
    assert pack_hash(files) == pack_hash(dict(reversed(files.items())))


def test_nothing_but_the_folder_is_read(folder: Path) -> None:
    assert sorted(read_folder(folder)) == sorted(path.name for path in BASE.glob("*.toml"))
