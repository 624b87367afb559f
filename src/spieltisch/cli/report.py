"""`spieltisch report`: what many games tell about a game, as one page that opens without network."""

import json
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..arena.gathering import facts_folder, gather, read_samples, samples_of, setting_of
from ..arena.pool import MOST_JOBS
from ..arena.report import page_of, report_of, series_of
from ..arena.samples import Sample
from ..arena.series import Series
from ..core.rule import cache_home
from ..games import find_game
from ..server.pages import FOLDER as PAGES
from ..table import read_flags
from ..table.files import write_atomically
from ..texts import speak
from .errors import INTERRUPTED, Refused
from .progress import progress
from .setup import need_positive, need_seed, read_who, timed
from .tournament import ALL, read_sizes

BEFORE, NOW = "before", "now"  # folders of facts, where two packs are compared


def report(
    name: str,
    lang: str,
    games: int,
    who: str,
    players: str,
    seed: int,
    jobs: int,
    option: Sequence[str],
    pack: Path | None,
    compare: Path | None,
    played: Path | None,
    data: Path | None,
    out: Path,
    as_json: bool,
) -> int:
    """Play or read, then write the page."""
    need_positive(games=games, jobs=jobs)
    need_seed(seed)
    game = find_game(name)
    flags = read_flags(game, option, lang)
    sizes = read_sizes(players, game.seats)
    if not as_json:
        _need_file(out)
    if played is not None:
        _need_alone(
            {"--players": players != ALL, "--option": option, "--pack": pack, "--compare": compare, "--data": data}
        )
        series, samples = _read(played, name)
        before = None
        seed, who_played = series[0].seed, tuple(sorted({one for entry in series for one in entry.names}))
    else:
        who_played = read_who(who, name)
        if len(who_played) != 1:
            raise Refused("report-one-player")
        sides = [pack] if compare is None else [pack, compare]
        plans = [series_of(name, who_played[0], games, sizes, seed, side, flags) for side in sides]
        if not plans[0]:
            raise Refused("report-no-setting")
        folders = _folders(plans, data, lang, out)
        try:
            _play(plans, folders, min(jobs, MOST_JOBS), lang)
        except KeyboardInterrupt:
            print(speak(lang, "cli", "report-stopped"), file=sys.stderr)
            return INTERRUPTED
        every = [samples_of(plan, folder) for plan, folder in zip(plans, folders, strict=True)]
        samples, before = every[-1], every[0] if compare is not None else None
    about = {
        "game": name,
        "who": list(who_played),
        "seed": seed,
        "timed": bool(timed(who_played)),
        "command": _command(name, games, who, players, seed, option, pack, compare, played, lang, out),
        "data": None if data is None else str(data),
        "folders": {"before": _folder(pack), "pack": _folder(compare)},
    }
    result = report_of(samples, before, about, lang)
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        _write(out, page_of(result, samples[0].box, lang, PAGES / "assets"))
        print(speak(lang, "cli", "report-written", file=str(out)))
    if played is None and data is None:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


def _need_file(out: Path) -> None:
    """Better now than after all games."""
    if out.is_dir():
        raise Refused("report-out-folder", folder=str(out))


def _need_alone(others: Mapping[str, Any]) -> None:
    """What was played is as it was played: nothing of it can be chosen now."""
    for name, given in others.items():
        if given:
            raise Refused("report-from-alone", name=name)


def _folder(pack: Path | None) -> str:
    """What a pack is called if its title does not tell."""
    return "base" if pack is None else pack.resolve().name


def _read(folder: Path, name: str) -> tuple[list[Series], list[Sample]]:
    series, samples = read_samples(folder)
    if any(one.game != name for one in series):
        raise Refused("report-other-game", folder=str(folder), game=series[0].game)
    return series, samples


def _folders(plans: Sequence[Sequence[Series]], data: Path | None, lang: str, out: Path) -> list[Path]:
    """Where the facts of each pack lie: where they are wanted, or aside until the page is written.

    What lies aside is found again by what is played and written, so that the same command goes on where it was
    interrupted, and another one beside it does not lose its facts when this one is done.
    """
    if data is not None:
        return [data] if len(plans) == 1 else [data / BEFORE, data / NOW]
    return [cache_home() / "reports" / _digest([setting_of(plan), lang, str(out.resolve())]) for plan in plans]


def _digest(command: Sequence[Any]) -> str:
    return sha256(json.dumps(command).encode()).hexdigest()[:16]


def _play(plans: Sequence[Sequence[Series]], folders: Sequence[Path], jobs: int, lang: str) -> None:
    for plan, folder in zip(plans, folders, strict=True):
        facts_folder(plan, folder)  # refuses a wrong one before anything is played
    with progress(sum(one.games for plan in plans for one in plan), lang) as step:
        for plan, folder in zip(plans, folders, strict=True):
            for games in gather(plan, folder, jobs):
                step(games)


def _write(out: Path, text: str) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(out, text.encode())


def _command(name: str, games: int, who: str, players: str, seed: int, option: Sequence[str], pack: Path | None,
             compare: Path | None, played: Path | None, lang: str, out: Path) -> str:  # fmt: skip
    """The command that gives this report again."""
    parts: Mapping[str, object] = {
        "--from": played,
        "--games": None if played else games,
        "--who": None if played else who,
        "--players": None if played or players == ALL else players,
        "--seed": None if played or seed == 1 else seed,
        "--pack": pack,
        "--compare": compare,
        "--lang": lang,
        "--out": out,
    }
    given = [(key, str(value)) for key, value in parts.items() if value is not None]
    pairs = [*given[:-2], *(("--option", one) for one in option), *given[-2:]]
    return shlex.join(["spieltisch", "report", name, *(word for pair in pairs for word in pair)])
