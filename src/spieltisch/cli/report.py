"""`spieltisch report`: what many games tell about a game, as one page that opens without network."""

import json
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from ..arena.asides import asides_of, need_things
from ..arena.gathering import facts_folder, gather, read_samples, samples_of, setting_of
from ..arena.pool import Engine
from ..arena.report import page_of, report_of, series_of
from ..arena.samples import Sample
from ..arena.series import Series
from ..core.rule import cache_home
from ..games import find_game
from ..server.pages import FOLDER as PAGES
from ..table import read_flags
from ..table.files import write_atomically
from ..texts import speak
from .engines import engine_for
from .errors import INTERRUPTED, Refused
from .many import progress
from .setup import need_positive, need_seed, read_who, timed
from .tournament import ALL, read_sizes
from .wishes import Report

BEFORE, NOW = "before", "now"  # folders of facts, where two packs are compared


def report(name: str, wish: Report, lang: str) -> int:
    """Play or read, then write the page."""
    need_positive(games=wish.games)
    engine = engine_for(name, wish)
    need_seed(wish.seed)
    game = find_game(name)
    flags = read_flags(game, wish.option, lang)
    sizes = read_sizes(wish.players, game.seats)
    if not wish.as_json and wish.out.is_dir():  # better now than after all games
        raise Refused("report-out-folder", folder=str(wish.out))
    need_things(name, wish.without)
    folders, plans = list[Path](), list[list[Series]]()
    if wish.played is not None:
        _need_alone(wish)
        series, samples = _read(wish.played, name)
        before = None
        seed, who = series[0].seed, tuple(sorted({one for entry in series for one in entry.names}))
    else:
        seed, who = wish.seed, read_who(wish.who, name)
        if len(who) != 1:
            raise Refused("report-one-player")
        sides = [wish.pack] if wish.compare is None else [wish.pack, wish.compare]
        plans = [series_of(name, who[0], wish.games, sizes, seed, side, flags) for side in sides]
        if not plans[0]:
            raise Refused("report-no-setting")
        folders = _folders(plans, wish.data, lang, wish.out)
        try:
            _play(plans, folders, engine, lang)
        except KeyboardInterrupt:
            print(speak(lang, "cli", "report-stopped"), file=sys.stderr)
            return INTERRUPTED
        every = [samples_of(plan, folder) for plan, folder in zip(plans, folders, strict=True)]
        samples, before = every[-1], every[0] if wish.compare is not None else None
    about = {
        "game": name,
        "who": list(who),
        "seed": seed,
        "timed": bool(timed(who)),
        "command": _command(name, replace(wish, seed=seed), lang),
        "data": None if wish.data is None else str(wish.data),
        "folders": {"before": _folder(wish.pack), "pack": _folder(wish.compare)},
    }
    result = report_of(samples, before, about, lang)
    if wish.more or wish.without:
        result |= asides_of(plans[-1][0], result["figures"], wish.more, wish.without)
    if wish.as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        wish.out.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(wish.out, page_of(result, samples[0].box, lang, PAGES / "assets").encode())
        print(speak(lang, "cli", "report-written", file=str(wish.out)))
    for folder in folders if wish.data is None else ():
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def _need_alone(wish: Report) -> None:
    """What was played is as it was played: nothing of it can be chosen now."""
    for name in ("players", "option", "pack", "compare", "data", "more", "without"):
        if getattr(wish, name) not in (ALL, (), None, False):
            raise Refused("report-from-alone", name=f"--{name}")


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
    commands = [json.dumps([setting_of(plan), lang, str(out.resolve())]).encode() for plan in plans]
    return [cache_home() / "reports" / sha256(command).hexdigest()[:16] for command in commands]


def _play(plans: Sequence[Sequence[Series]], folders: Sequence[Path], engine: Engine, lang: str) -> None:
    for plan, folder in zip(plans, folders, strict=True):
        facts_folder(plan, folder)  # refuses a wrong one before anything is played
    with progress(sum(one.games for plan in plans for one in plan), lang) as step:
        for plan, folder in zip(plans, folders, strict=True):
            for games in gather(plan, folder, engine):
                step(games)


def _command(name: str, wish: Report, lang: str) -> str:
    """The command that gives this report again."""
    played = wish.played
    parts: Mapping[str, object] = {
        "--from": played,
        "--games": None if played else wish.games,
        "--who": None if played else wish.who,
        "--players": None if played or wish.players == ALL else wish.players,
        "--seed": None if played or wish.seed == 1 else wish.seed,
        "--pack": wish.pack,
        "--compare": wish.compare,
        "--lang": lang,
        "--out": wish.out,
    }
    given = [(key, str(value)) for key, value in parts.items() if value is not None]
    repeated = [("--option", one) for one in wish.option] + [("--without", one) for one in wish.without]
    words = [word for pair in (*given[:-2], *repeated, *given[-2:]) for word in pair]
    return shlex.join(["spieltisch", "report", name, *(["--more"] if wish.more else []), *words])
