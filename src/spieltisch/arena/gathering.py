"""Games become facts: played in pieces by several processes or machines, kept in a folder, read back as samples."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from ..core.game import Box
from ..games import find_game
from .errors import NotAnArenaFolder
from .facts import TABLES, Facts, facts_of_played, joined
from .folder import Files, Folder, files_of, read_setting
from .keeping import as_begun, kept_series, read
from .logs import Array, Logs, tell
from .playing import play_piece, prepare, versions
from .pool import Engine, kept_in_order
from .samples import Sample
from .series import Piece, Series, pieces_of
from .subjects import Columns, subject_of

AT_ONCE = 250  # games of players who do not think in one piece of work
NAMED = ("card", "use", "who")  # columns whose numbers stand for names


def gather(series: Sequence[Series], out: Path, engine: Engine | int) -> Iterator[int]:
    """Play what is not played yet and keep its facts in a folder; says piece by piece how many games are done."""
    series = [one.with_these_cards() for one in series]
    folder = facts_folder(series, out)
    done = folder.done()
    pieces = list(pieces_of(series, AT_ONCE))
    missing = [piece for piece in pieces if piece.name not in done]
    yield sum(piece.count for piece in pieces if piece.name in done)
    if missing:
        _prepare(series[0])
    yield from kept_in_order(_play, partial(_keep, folder), missing, engine)


def _prepare(series: Series) -> None:
    """Compile or load what playing and replaying need, so that not every process has to."""
    prepare([series])
    tell(find_game(series.game), series.open_box(), Logs(0, np.zeros(0, np.int16), np.zeros(1, np.int64)))


def facts_folder(series: Sequence[Series], out: Path) -> Folder:
    """The folder for the facts of these games."""
    setting = {**setting_of(series), "facts": as_begun(series, out, "facts")}
    return Folder(out, setting, TABLES, [one.pack for one in series])


def setting_of(series: Sequence[Series]) -> dict[str, Any]:
    """What the facts depend on: the games, and by which rules and players they were played."""
    return {**versions(series), "facts": [one.data() for one in series]}


def _play(piece: Piece) -> Files:
    played = play_piece(piece)
    box = piece.series.open_box()
    facts = facts_of_played(piece, played)
    return files_of({name: _table(piece, box, name, facts.table(name)) for name in TABLES})


def _keep(folder: Folder, piece: Piece, files: Files) -> int:
    folder.keep(piece.name, files)
    return piece.count


# --- tables ----------------------------------------------------------------------------------------------------------


def names_of(series: Series, box: Box) -> dict[str, list[str]]:
    """What the numbers of cards, uses and players stand for."""
    own = subject_of(series.game).counts
    return {"card": list(own.card_ids(box)), "use": list(own.use_ids(box)), "who": list(series.names)}


def _table(piece: Piece, box: Box, name: str, columns: Columns) -> pa.Table:
    """A table for files: cards, uses and players by their names, with the series and, for games, its setting."""
    names = names_of(piece.series, box)
    rows = len(columns["game"])
    arrays: dict[str, Any] = {"series": pa.array(np.full(rows, piece.number, np.int16))}
    if name == "games":
        arrays["players"] = pa.array(np.full(rows, box.players, np.int8))
        for key, value in piece.series.options:
            arrays[f"option_{key}"] = pa.array([str(value)] * rows).dictionary_encode()
    for key, column in columns.items():
        if key in NAMED:
            arrays[key] = pa.DictionaryArray.from_arrays(pa.array(column.astype(np.int16)), pa.array(names[key]))
        else:
            arrays[key] = pa.array(column)
    return pa.table(arrays)


def _columns(table: pa.Table, names: dict[str, list[str]]) -> Columns:
    """The columns of a table as they were."""
    result: Columns = {}
    for key in table.column_names:
        if key == "series" or key == "players" or key.startswith("option_"):
            continue
        column = table.column(key).combine_chunks()
        if key in NAMED:
            result[key] = _numbers(column, names[key])
        else:
            result[key] = column.to_numpy(zero_copy_only=False)
    return result


def _numbers(column: Any, names: Sequence[str]) -> Array:
    place = {name: number for number, name in enumerate(names)}
    if not pa.types.is_dictionary(column.type):
        column = column.dictionary_encode()
    numbers = np.array([place[name] for name in column.dictionary.to_pylist()] or [0], np.int16)
    return np.asarray(numbers[column.indices.to_numpy(zero_copy_only=False)])


# --- samples ----------------------------------------------------------------------------------------------------------


def samples_of(series: Sequence[Series], out: Path) -> list[Sample]:
    """The facts in a folder, one sample for each series; a series of which nothing is done is left out."""
    return _some(_samples(series, facts_folder(series, out)), out)


def _samples(series: Sequence[Series], folder: Folder) -> list[Sample]:
    done = folder.done()
    samples = []
    for number, one in enumerate(series):
        box = one.open_box()
        names = names_of(one, box)
        pieces = [piece for piece in pieces_of(series, AT_ONCE) if piece.number == number and piece.name in done]
        parts = [Facts(*(_columns(folder.read(piece.name, name), names) for name in TABLES)) for piece in pieces]
        if parts:
            samples.append(_sample(one, box, joined(parts)))
    return samples


def _sample(series: Series, box: Box, facts: Facts) -> Sample:
    """A sample is called by what distinguishes it: the options its subject names, and all that are not as usual."""
    subject, open_box = subject_of(series.game), find_game(series.game).open_box
    given = dict(series.options)
    leading = {key: given[key] for _, options in subject.settings for key, _ in options if key in given}
    usual = open_box(series.players, {}).options
    brought = open_box(series.players, leading).options  # an edition decides other options, too
    chosen = {
        key: value
        for key, value in given.items()
        if key in subject.named or (value != usual[key] and (key in leading or value != brought[key]))
    }
    return Sample(series.players, tuple(sorted(chosen.items())), box, facts, series.names, series.group)


def read_samples(out: Path) -> tuple[list[Series], list[Sample]]:
    """What lies in a folder: facts, or games with their logs."""
    setting, packs = read_setting(out)
    if "facts" in setting:
        series = kept_series(setting["facts"], packs, out)
        samples = _samples(series, Folder(out, setting, TABLES, packs))
        return series, _some(samples, out)
    parts: dict[int, list[Facts]] = {}
    found: dict[int, Series] = {}
    for piece, played in read(out):
        if not piece.series.logs:
            raise NotAnArenaFolder("folder-without-logs", folder=str(out))
        parts.setdefault(piece.number, []).append(facts_of_played(piece, played))
        found[piece.number] = piece.series
    samples = [_sample(found[number], found[number].open_box(), joined(parts[number])) for number in sorted(parts)]
    return [found[number] for number in sorted(parts)], _some(samples, out)


def _some(samples: list[Sample], out: Path) -> list[Sample]:
    """A report needs at least one game."""
    if not samples:
        raise NotAnArenaFolder("folder-unfinished", folder=str(out))
    return samples
