"""`spieltisch strategy`: what the strongest player knows, as a page in every language."""

import json
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from .. import __version__
from ..arena.gathering import facts_folder, gather, samples_of, setting_of
from ..arena.pool import Engine
from ..arena.report import series_of
from ..arena.samples import Sample
from ..arena.series import Series
from ..arena.strategy import beside, looked_at
from ..arena.strategy import strategy as figures_of
from ..arena.strategy_page import StrategyPage
from ..bots.network import has_network
from ..core.rule import cache_home
from ..games import find_game
from ..table import read_flags
from ..table.files import write_atomically
from ..texts import LANGUAGES, speak
from .engines import engine_for
from .errors import INTERRUPTED, Refused
from .many import progress
from .setup import need_positive, need_seed, read_who
from .tournament import ALL, read_sizes
from .wishes import Strategy


def strategy(name: str, wish: Strategy, lang: str) -> int:
    """Play, look closely, then write a page in each language."""
    need_positive(games=wish.games, beside=wish.beside, look_at=wish.looked_at)
    need_seed(wish.seed)
    engine, game = engine_for(name, wish), find_game(name)
    flags, sizes = read_flags(game, wish.option, lang), read_sizes(wish.players, game.seats)
    who, against = _players(name, wish)
    if not wish.as_json and wish.out.is_file():  # better now than after all games
        raise Refused("strategy-out-file", file=str(wish.out))
    own = series_of(name, who, wish.games, sizes, wish.seed, wish.pack, flags)
    if not own:
        raise Refused("report-no-setting")
    mixed = [beside(one, against[0], wish.beside) for one in own]
    folders = [_folder(plan) for plan in (own, mixed)]
    try:
        every = _play([own, mixed], folders, engine, lang)
        looked = looked_at(own[0], against, wish.looked_at, engine)
    except KeyboardInterrupt:
        print(speak(lang, "cli", "report-stopped"), file=sys.stderr)
        return INTERRUPTED
    found = {
        **figures_of(name, *every),
        **looked,
        "who": who,
        "against": list(against),
        "games": sum(one.games for one in own),
        "mixed": sum(one.games for one in mixed),
        "looked_at": wish.looked_at,
        "seed": wish.seed,
        "version": __version__,
        "command": _command(name, wish),
    }
    if wish.as_json:
        print(json.dumps(_plain(found), indent=1, ensure_ascii=False))
    else:
        _write(name, every[0], {**found, "figures": found}, wish.out, lang)
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def _players(name: str, wish: Strategy) -> tuple[str, tuple[str, ...]]:
    """Who is looked at, and weaker ones; without a wish those that the game has."""
    strongest, weaker = ("network", "thumb,careless") if has_network(name) else ("thumb", "random")
    who, against = read_who(wish.who or strongest, name), read_who(wish.against or weaker, name)
    if len(who) != 1 or who[0] in against:
        raise Refused("strategy-one-player")
    return who[0], against


def _folder(plan: Sequence[Series]) -> Path:
    """Where the facts lie until the page is written: the same command finds them again."""
    return cache_home() / "reports" / sha256(json.dumps(setting_of(plan)).encode()).hexdigest()[:16]


def _play(plans: Sequence[Sequence[Series]], folders: Sequence[Path], engine: Engine, lang: str) -> list[list[Sample]]:
    for plan, folder in zip(plans, folders, strict=True):
        facts_folder(plan, folder)
    with progress(sum(one.games for plan in plans for one in plan), lang) as step:
        for plan, folder in zip(plans, folders, strict=True):
            for games in gather(plan, folder, engine):
                step(games)
    return [samples_of(plan, folder) for plan, folder in zip(plans, folders, strict=True)]


def _write(name: str, samples: Sequence[Sample], found: Mapping[str, Any], out: Path, lang: str) -> None:
    """A page for each language, beside each other."""
    out.mkdir(parents=True, exist_ok=True)
    for one in LANGUAGES:
        page = StrategyPage(find_game(name), samples[0].box, found, one)
        file = out / f"{one}.md"
        write_atomically(file, page.markdown().encode())
        print(speak(lang, "cli", "report-written", file=str(file)))


def _plain(found: Mapping[str, Any]) -> dict[str, Any]:
    """The same as data: of mistakes what they are and cost."""
    told = {
        who: [
            {
                "question": one.kind.question,
                "given": list(one.kind.given),
                "better": list(one.kind.better),
                "per_game": one.per_game,
                "cost": one.cost.data(),
            }
            for one in rows
        ]
        for who, rows in found["mistakes"].items()
    }
    return {**found, "mistakes": told}


def _command(name: str, wish: Strategy) -> str:
    """The command that gives these pages again; they do not tell in whose folder they once lay."""
    parts: Mapping[str, object] = {
        "--who": wish.who or None,
        "--against": wish.against or None,
        "--games": wish.games,
        "--players": None if wish.players == ALL else wish.players,
        "--beside": wish.beside,
        "--look-at": wish.looked_at,
        "--seed": None if wish.seed == 1 else wish.seed,
        "--pack": wish.pack,
    }
    words = [word for key, value in parts.items() if value is not None for word in (key, str(value))]
    options = [word for one in wish.option for word in ("--option", one)]
    return shlex.join(["spieltisch", "strategy", name, *options, *words])
