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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from ..texts import LANGUAGES, speak
from .editing import Change, Copy, Drop, Put, changed
from .errors import Faults, PackRefused, Reason, nearest, shown
from .forms import Form, Looked
from .kinds import Choices, Translated, Whole, Wholes
from .lines import Step, Steps
from .reader import FILE_NAME, HEADER, MOST_BYTES, MOST_FILES, MOST_TOTAL, Files

T = TypeVar("T")
MOST_ZIP = 2_000_000  # bytes of a zip file
MOST_ROWS = 300  # of a table; ours have a sixth of it
_STEP = re.compile(r"\[([0-9]+)\]|\.?([^.\[\]]+)")
_STORED = (2000, 1, 1, 0, 0, 0)  # the same pack is the same file, whenever it is packed
_APART = ",;\t"  # marks between cells, the usual one first
_WINDOWS = "cp1252"  # how spreadsheets write letters who do not write UTF-8
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
        text = text_of_table(name, _read(archive, info, left, faults))
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


def tables_of(looked: Looked, lang: str) -> dict[str, bytes]:
    """All kinds of entries as files that a spreadsheet in this language opens as tables."""
    decimal = speak(lang, "table", "number")[-2]
    apart = ";" if decimal == "," else ","  # where a comma stands in numbers, spreadsheets part no cells by it
    # with the mark of UTF-8, so that it shows all letters as they are
    return {f"{section}.csv": as_csv(looked, section, apart).encode("utf-8-sig") for section in sections_of(looked)}


def text_of_table(name: str, content: bytes) -> str:
    """What stands in the file of a table, or `PackRefused`."""
    for coding in ("utf-8-sig", _WINDOWS):
        try:
            return content.decode(coding)
        except UnicodeDecodeError:
            continue
    faults = Faults()
    faults.add(shown(name), 1, "", Reason.NOT_UTF8)
    faults.refuse()
    raise AssertionError


def as_csv(looked: Looked, section: str, apart: str = ",") -> str:
    """All entries of a kind, one a line; a cell that a spreadsheet could take for a formula begins with '."""
    rows = [dict(_cells(form)) for form in looked.forms if form.section == section]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, delimiter=apart, lineterminator="\n")
    writer.writeheader()
    writer.writerows({column: _harmless(cell) for column, cell in row.items()} for row in rows)
    return out.getvalue()


def sections_of(looked: Looked) -> list[str]:
    """The kinds of entries that a pack has several of."""
    return list(dict.fromkeys(form.section for form in looked.forms if len(form.steps) == 2))


def with_tables(files: Files, looked: Looked, tables: Mapping[str, str]) -> dict[str, bytes]:
    """The pack with the entries of these tables instead of its own of those kinds, or `PackRefused`."""
    if sum(text.count("\n") for text in tables.values()) > 2 * MOST_ROWS:
        faults = Faults()
        faults.add(f"{next(iter(tables))}.csv", None, "", Reason.ROWS_TOO_MANY, most=2 * MOST_ROWS)
        faults.refuse()
    done = dict(files)
    for section, text in tables.items():
        done = with_csv(done, looked, section, text)
    return done


def with_csv(files: Files, looked: Looked, section: str, text: str) -> dict[str, bytes]:
    """The pack with these entries instead of its own of that kind: changed, added at the end, or left out."""
    forms = [form for form in looked.forms if form.section == section and len(form.steps) == 2]
    faults = Faults()
    rows = _rows(section, text, {column for form in forms for column in _columns(form)}, faults)
    known = {form.id or str(number): form for number, form in enumerate(forms)}
    ids = [row.get("id") or row.get("place") or str(number) for number, row in enumerate(rows)]
    if not forms or len(set(ids)) != len(ids):
        faults.add(f"{section}.csv", None, "id", Reason.ID_TWICE, found=section, file=f"{section}.csv", line="1")
        faults.refuse()
    lines = list(zip(ids, rows, strict=True))
    changes = list(_added(forms, [(id_, row) for id_, row in lines if id_ not in known]))
    for id_, row in lines:
        if id_ in known:
            changes += _puts(known[id_], known[id_].steps, row)
    changes += [Drop(form.file, form.steps) for id_, form in reversed(known.items()) if id_ not in ids]
    return changed(files, *changes, most=len(changes))  # in one go: a file is taken apart and put together once


def _added(forms: Sequence[Form], lines: Sequence[tuple[str, dict[str, str]]]) -> Iterator[Change]:
    """Entries more, all made like the last one, and put behind it: the last of them first."""
    for id_, row in reversed(lines):
        last = forms[-1]
        place = last.steps[1]
        assert isinstance(place, int)
        yield Copy(last.file, last.steps, id_)
        yield from _with_lists(_puts(last, (*last.steps[:1], place + 1), row))


def _with_lists(puts: Iterable[Put]) -> Iterator[Put]:
    """The same, but lists as wholes: the entry that this one is made like may have none, or shorter ones."""
    lists: dict[Steps, Put] = {}
    for put in puts:
        *path, last = put.steps
        if not isinstance(last, int):
            yield put
        elif put.value is not None:
            one = lists.setdefault(tuple(path), Put(put.file, tuple(path), []))
            assert isinstance(one.value, list)
            one.value.append(put.value)
    yield from lists.values()


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


def _rows(section: str, text: str, known: set[str], faults: Faults) -> list[dict[str, str]]:
    """The lines of a table by its columns, which stand in the first line."""
    text = text.removeprefix("\ufeff")
    head = text.partition("\n")[0]
    apart = max(_APART, key=head.count)  # a spreadsheet that writes 2,5 puts another mark between cells
    rows: list[dict[str, str]] = []
    try:
        table = csv.DictReader(io.StringIO(text), delimiter=apart)
        for column in table.fieldnames or ():
            if column and column not in known and not faults.full:
                near = nearest(column, frozenset(known))
                faults.add(f"{section}.csv", 1, shown(column), Reason.COLUMN_UNKNOWN, found=shown(column), near=near)
        faults.refuse()
        for row in islice(table, MOST_ROWS + 1):
            rows.append({column: (cell or "").removeprefix("'") for column, cell in row.items() if column})
    except csv.Error:
        faults.add(f"{section}.csv", None, "", Reason.FILE_UNREADABLE)
    if len(rows) > MOST_ROWS:
        faults.add(f"{section}.csv", None, "", Reason.ROWS_TOO_MANY, most=MOST_ROWS)
    faults.refuse()
    return rows


def _columns(form: Form) -> Iterator[str]:
    """The columns that a table of such entries may have."""
    for field in form.fields:
        column, kind = _column(field.path), field.asked.kind
        if isinstance(kind, Translated):
            yield from (f"{column}.{lang}" for lang in LANGUAGES)
        elif isinstance(kind, Wholes | Choices):
            yield from (f"{column}[{n}]" for n in range(1, kind.count + 1))
        else:
            yield column
    yield from (column for column, _ in _cells(form))


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
