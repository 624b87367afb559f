"""Games that are kept in a folder while they are played, so that what was stopped goes on, and read back from there."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from .errors import NotAnArenaFolder, SettingChanged
from .folder import SETTING, Files, Folder, files_of, read_setting
from .played import BY_GAME, Played
from .playing import play_piece, rules_of, versions
from .pool import Engine, kept_in_order
from .series import Piece, Series, pieces_of
from .tables import TABLES, played_of, tables_of


def play_into(series: Sequence[Series], engine: Engine | int, out: Path) -> Iterator[tuple[Piece, Played]]:
    """All games of some series, piece by piece in their order; those that lie in the folder come without their logs."""
    folder = open_folder(series, out)
    done = folder.done()
    missing = [piece for piece in pieces_of(series) if piece.name not in done]
    fresh = kept_in_order(_play, partial(_keep, folder), missing, engine)
    for piece in pieces_of(series):
        yield piece, (_read(folder, piece, False) if piece.name in done else next(fresh))


def read(out: Path) -> Iterator[tuple[Piece, Played]]:
    """All games that lie in a folder, with their logs if they were kept."""
    setting, packs = read_setting(out)
    if "series" not in setting:
        raise NotAnArenaFolder("folder-unreadable", folder=str(out))
    series = kept_series(setting["series"], packs, out)
    if setting["rules"] != rules_of(series) and any(one.logs for one in series):
        raise SettingChanged("rules-changed", folder=str(out))
    folder = Folder(out, setting, TABLES, packs)
    done = folder.done()
    for piece in pieces_of(series):
        if piece.name in done:
            yield piece, _read(folder, piece, True)


def kept_series(kept: Sequence[Mapping[str, Any]], packs: Sequence[str | None], out: Path) -> list[Series]:
    """The series whose games a folder holds. Their cards must be as they were: games and facts name them."""
    series = [Series.of(data, pack) for data, pack in zip(kept, packs, strict=True)]
    for one, data in zip(series, kept, strict=True):
        if not one.plays(data["pack"]):
            raise SettingChanged("pack-changed", folder=str(out), pack=data["pack"]["name"])
    return series


def open_folder(series: Sequence[Series], out: Path) -> Folder:
    """The folder for these games."""
    setting = {**versions(series), "series": as_begun(series, out, "series")}
    return Folder(out, setting, TABLES, [one.pack for one in series])


def as_begun(series: Sequence[Series], out: Path, part: str) -> list[dict[str, Any]]:
    """What series are, told as a folder tells it that some of their games lie in already."""
    begun = read_setting(out)[0].get(part, ()) if (out / SETTING).is_file() else ()
    if len(begun) != len(series):  # other games: the folder says so itself
        return [one.data() for one in series]
    return [one.data_as_begun(data) for one, data in zip(series, begun, strict=True)]


def _play(piece: Piece) -> tuple[Files, Played]:
    played = play_piece(piece)
    return files_of(tables_of(piece, played)), played.without_log()


def _keep(folder: Folder, piece: Piece, made: tuple[Files, Played]) -> Played:
    files, played = made
    folder.keep(piece.name, files)
    return played


def _read(folder: Folder, piece: Piece, logged: bool) -> Played:
    columns = [*BY_GAME, "log"] if logged and piece.series.logs else list(BY_GAME)
    games = folder.read(piece.name, "games", columns)
    return played_of(piece, games, folder.read(piece.name, "players"), folder.read(piece.name, "times"))
