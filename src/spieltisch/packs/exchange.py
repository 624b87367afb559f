"""Packs on their way: as one zip file, and as tables of cards that any spreadsheet opens.

What comes from outside has a limit before it is unpacked; nothing is ever written to a disk here.
"""

from __future__ import annotations

import csv
import io
import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from .editing import Change, Copy, Drop, Put, changed
from .errors import Faults, PackRefused, Reason, shown
from .forms import Form, Looked
from .kinds import Translated, Whole, Wholes
from .lines import Step, Steps
from .reader import FILE_NAME, HEADER, MOST_BYTES, MOST_FILES, MOST_TOTAL, Files

T = TypeVar("T")
MOST_ZIP = 2_000_000  # bytes of a zip file
MOST_ROWS = 1000
_STEP = re.compile(r"\[([0-9]+)\]|\.?([^.\[\]]+)")
_STORED = (2000, 1, 1, 0, 0, 0)  # the same pack is the same file, whenever it is packed
_FORMULA = ("=", "+", "-", "@", "\t")


def zipped(files: Files) -> bytes:
    """A pack as one file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _STORED), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def unzipped(content: bytes) -> dict[str, bytes]:
    """The files of a pack in a zip file, in its root or in one folder, or `PackRefused`."""
    return _opened(content, _unpacked)


def unzipped_tables(content: bytes) -> dict[str, str]:
    """The tables (`soldier.csv`) in a zip file, by what they are called, or `PackRefused`."""
    return _opened(content, _tables)


def _opened(content: bytes, take: Callable[[zipfile.ZipFile, Faults], T]) -> T:
    faults = Faults()
    if len(content) > MOST_ZIP:
        faults.add("zip", None, "", Reason.FILE_TOO_BIG, size=len(content), most=MOST_ZIP)
        faults.refuse()
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return take(archive, faults)
    except PackRefused:
        raise
    except (
        zipfile.BadZipFile,
        zlib.error,
        NotImplementedError,
        RuntimeError,
        ValueError,
        EOFError,
        OSError,
        MemoryError,
    ):
        faults.add("zip", None, "", Reason.FILE_UNREADABLE)
        faults.refuse()
        raise AssertionError from None


def _unpacked(archive: zipfile.ZipFile, faults: Faults) -> dict[str, bytes]:
    wanted = [info for info in archive.infolist() if not info.is_dir() and _base_name(info).endswith(".toml")]
    wanted = [info for info in wanted if not _base_name(info).startswith((".", "__"))]
    if len(wanted) > MOST_FILES or len(archive.infolist()) > 4 * MOST_FILES:
        faults.add("zip", None, "", Reason.FILES_TOO_MANY, most=MOST_FILES)
        faults.refuse()
    folder = {info.filename.rpartition("/")[0] for info in wanted if _base_name(info) == HEADER}
    files: dict[str, bytes] = {}
    for info in wanted:
        where, _, name = info.filename.rpartition("/")
        if where not in folder:
            continue  # of another pack, or of nobody
        if not FILE_NAME.fullmatch(name) or ".." in info.filename or name in files:
            faults.add(shown(name), None, "", Reason.FILE_NAME, name=shown(name))
        elif stat.S_ISLNK(info.external_attr >> 16):
            faults.add(name, None, "", Reason.FILE_NOT_PLAIN)
        else:
            files[name] = _read(archive, info, MOST_TOTAL - sum(map(len, files.values())), faults)
        if faults.full:
            break
    faults.refuse()
    if len(folder) != 1:
        faults.add(HEADER, None, "", Reason.FILE_MISSING if not folder else Reason.FILE_TWICE, name=HEADER)
        faults.refuse()
    return files


def _tables(archive: zipfile.ZipFile, faults: Faults) -> dict[str, str]:
    wanted = [info for info in archive.infolist() if not info.is_dir() and _base_name(info).endswith(".csv")]
    if not wanted or len(wanted) > MOST_FILES or len(archive.infolist()) > 4 * MOST_FILES:
        faults.add("zip", None, "", Reason.FILES_TOO_MANY, most=MOST_FILES)
        faults.refuse()
    found: dict[str, str] = {}
    for info in wanted:
        name = _base_name(info)
        left = MOST_TOTAL - sum(map(len, found.values()))
        try:
            text = _read(archive, info, left, faults).decode()
        except UnicodeDecodeError:
            faults.add(shown(name), 1, "", Reason.NOT_UTF8)
            continue
        if name.removesuffix(".csv") in found:
            faults.add(shown(name), None, "", Reason.FILE_TWICE, name=shown(name))
        found[name.removesuffix(".csv")] = text
    faults.refuse()
    return found


def _base_name(info: zipfile.ZipInfo) -> str:
    return info.filename.rpartition("/")[2]


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo, left: int, faults: Faults) -> bytes:
    """A file, but never more of it than a pack may have: what a zip says of sizes need not be true."""
    most = max(0, min(MOST_BYTES, left))
    with archive.open(info) as packed:
        content = packed.read(most + 1)
    if len(content) > most:
        faults.add(shown(_base_name(info)), None, "", Reason.FILES_TOO_BIG, most=MOST_TOTAL)
        faults.refuse()
    return content


# --- tables ----------------------------------------------------------------------------------------------------------


def as_csv(looked: Looked, section: str) -> str:
    """All entries of a kind, one a line; a cell that a spreadsheet could take for a formula begins with '."""
    rows = [dict(_cells(form)) for form in looked.forms if form.section == section]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows({column: _harmless(cell) for column, cell in row.items()} for row in rows)
    return out.getvalue()


def sections_of(looked: Looked) -> list[str]:
    """The kinds of entries that a pack has several of."""
    return list(dict.fromkeys(form.section for form in looked.forms if len(form.steps) == 2))


def with_csv(files: Files, looked: Looked, section: str, text: str) -> dict[str, bytes]:
    """The pack with these entries instead of its own of that kind: changed, added at the end, or left out."""
    forms = [form for form in looked.forms if form.section == section and len(form.steps) == 2]
    faults = Faults()
    rows = _rows(section, text, faults)
    known = {form.id or str(number): form for number, form in enumerate(forms)}
    ids = [row.get("id") or row.get("place") or str(number) for number, row in enumerate(rows)]
    if not forms or len(set(ids)) != len(ids):
        faults.add(f"{section}.csv", None, "id", Reason.ID_TWICE, found=section, file=f"{section}.csv", line="1")
        faults.refuse()
    changes: list[Change] = []
    for id_, row in zip(ids, rows, strict=True):
        if id_ in known:
            changes += _puts(known[id_], known[id_].steps, row)
    gone = [form for id_, form in known.items() if id_ not in ids]
    done = changed(files, *changes) if changes else dict(files)
    done = changed(done, *(Drop(form.file, form.steps) for form in reversed(gone))) if gone else done
    left = [form for form in forms if form not in gone]
    for number, (id_, row) in enumerate((id_, row) for id_, row in zip(ids, rows, strict=True) if id_ not in known):
        done = _added(done, left or forms, number, id_, row)
    return done


def _added(files: Files, forms: Sequence[Form], number: int, id_: str, row: dict[str, str]) -> dict[str, bytes]:
    """An entry more, made like the last one."""
    last = forms[-1]
    same = [form for form in forms if form.file == last.file]
    place = len(same) - 1 + number
    done = changed(files, Copy(last.file, (last.section, place), id_))
    return changed(done, *_puts(last, (last.section, place + 1), row))


def _puts(form: Form, steps: Steps, row: dict[str, str]) -> Iterator[Put]:
    """What a line of a table changes in an entry."""
    cells = dict(_cells(form))
    kinds = {field.path[0]: field.asked.kind for field in form.fields if len(field.path) == 1}
    for column, cell in row.items():
        if cell is None or (cell == cells.get(column, "") and steps == form.steps):
            continue
        path = _path(column)
        value: str | int | None = cell
        if not cell:
            if column not in cells:
                continue
            value = None
        elif _is_number(cell) and isinstance(kinds.get(path[0]), Whole | Wholes | None):
            value = int(cell)
        yield Put(form.file, (*steps, *path), value)


def _rows(section: str, text: str, faults: Faults) -> list[dict[str, str]]:
    try:
        rows = [
            {str(column): (cell or "").removeprefix("'") for column, cell in row.items() if column}
            for row, _ in zip(
                csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))), range(MOST_ROWS + 1), strict=False
            )
        ]
    except csv.Error:
        faults.add(f"{section}.csv", None, "", Reason.FILE_UNREADABLE)
        faults.refuse()
        raise AssertionError from None
    if len(rows) > MOST_ROWS:
        faults.add(f"{section}.csv", None, "", Reason.FILES_TOO_MANY, most=MOST_ROWS)
        faults.refuse()
    return rows


def _cells(form: Form) -> Iterator[tuple[str, str]]:
    """Column and text of every value of an entry."""
    for field in form.fields:
        if isinstance(field.asked.kind, Translated) and isinstance(field.value, dict):
            yield from ((f"{_column(field.path)}.{lang}", str(text)) for lang, text in field.value.items())
        elif isinstance(field.value, list):
            yield from ((f"{_column(field.path)}[{n}]", str(one)) for n, one in enumerate(field.value, 1))
        elif field.value is not None:
            yield _column(field.path), str(field.value)


def _column(path: Steps) -> str:
    return ".".join(map(str, path))


def _path(column: str) -> tuple[Step, ...]:
    return tuple(int(number) - 1 if number else name for number, name in _STEP.findall(column))


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) and not _is_number(cell) else cell


def _is_number(cell: str) -> bool:
    return bool(re.fullmatch(r"-?[0-9]{1,6}", cell))
