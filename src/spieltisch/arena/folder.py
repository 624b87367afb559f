"""A folder of results that grows piece by piece, so that what was interrupted goes on where it stopped.

    setting.json              what is played, by which version of rules and players
    games/0000-000000000.parquet, …   one folder per table, one file per piece

A file is there as a whole or not at all, and a piece is done when all its files are there. Tables that are named first
are written first.
"""

import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..table.files import write_atomically
from .errors import NotAnArenaFolder, SettingChanged

SETTING = "setting.json"
FORMAT = 1
MOST_DIFFERENCES = 3  # that an error names
MOST_SHOWN = 60  # letters of a value

Files = dict[str, bytes]  # the file of each table


class Folder:
    """A folder for the results of one setting."""

    def __init__(self, path: Path, setting: Mapping[str, Any], tables: Sequence[str], aside: Any = None) -> None:
        """Open or begin a folder. `aside` is kept for whoever reads it, and may change from run to run."""
        self.path, self.tables = path, tuple(tables)
        plain = json.loads(json.dumps(setting))
        if (path / SETTING).is_file():
            _need_same(path, plain, read_setting(path)[0])
        else:
            _need_empty(path)
            path.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"format": FORMAT, "setting": plain, "aside": aside}, indent=1, ensure_ascii=False)
        if not (path / SETTING).is_file() or (path / SETTING).read_text("utf-8") != text:
            write_atomically(path / SETTING, text.encode())
        for table in self.tables:  # after the setting: a folder that holds something else is not ours
            (path / table).mkdir(exist_ok=True)

    def done(self) -> set[str]:
        """The names of all pieces that are done."""
        return set.intersection(*({file.stem for file in self._files(table)} for table in self.tables))

    def _files(self, table: str) -> list[Path]:
        return [file for file in (self.path / table).glob("*.parquet") if not file.name.startswith(".")]

    def keep(self, name: str, files: Files) -> None:
        """Write what a piece has brought."""
        for table in self.tables:
            write_atomically(self.path / table / f"{name}.parquet", files[table])

    def read(self, name: str, table: str, columns: Sequence[str] | None = None) -> pa.Table:
        """One table of a piece that is done."""
        return pq.read_table(self.path / table / f"{name}.parquet", columns=columns, use_threads=False)


def read_setting(path: Path) -> tuple[dict[str, Any], Any]:
    """What a folder holds, and what was laid aside with it."""
    try:
        data = json.loads((path / SETTING).read_bytes())
        if data["format"] == FORMAT:
            return dict(data["setting"]), data["aside"]
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        pass
    raise NotAnArenaFolder("folder-unreadable", folder=str(path))


def files_of(tables: Mapping[str, pa.Table]) -> Files:
    """Tables as they are written, by whoever has made them: that may be another machine."""
    return {name: _bytes_of(table) for name, table in tables.items()}


def _bytes_of(table: pa.Table) -> bytes:
    room = BytesIO()
    pq.write_table(table, room, compression="zstd")
    return room.getvalue()


def _need_empty(path: Path) -> None:
    """A folder with other things in it was named by mistake; a draft of a setting is none."""
    if path.exists() and (not path.is_dir() or any(not one.name.startswith(f".{SETTING}.") for one in path.iterdir())):
        raise NotAnArenaFolder("folder-other", folder=str(path))


def _need_same(path: Path, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    differences = [
        f"{key}: {_short(old)} → {_short(new)}" for key, old, new in _differences("", found, wanted) if old != new
    ]
    if differences:
        shown = "; ".join(differences[:MOST_DIFFERENCES]) + ("; …" if len(differences) > MOST_DIFFERENCES else "")
        raise SettingChanged("setting-changed", folder=str(path), differences=shown)


def _differences(key: str, old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    """Where two settings differ, by the way that leads there: `series.0.seed`."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        parts = [(name, old.get(name), new.get(name)) for name in (*old, *(name for name in new if name not in old))]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = [(str(number), before, after) for number, (before, after) in enumerate(zip(old, new, strict=True))]
    else:
        return [(key, old, new)]
    return [found for name, before, after in parts for found in _differences(f"{key}.{name}".strip("."), before, after)]


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
