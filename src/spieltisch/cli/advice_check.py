"""`spieltisch advice-check`: are turning points and chances that reviews tell true?"""

from typing import Any

from rich.console import Console
from rich.table import Table

from ..arena.advice_check import Calibration, Result, Setting, Verdict, check, summed_up
from ..arena.pool import MOST_JOBS
from ..arena.statistics import Estimate
from ..bots.playing_out import strongest_at_once
from ..bots.reviewing import Effort
from ..bots.thumb import has_thumb
from ..core.game import Box
from ..table.record import pack_of
from ..texts import speak
from ..texts.printed import name_of
from .errors import INTERRUPTED, Refused
from .many import progress
from .numbers import number
from .setup import give, need_positive, need_seed, open_game, read_who, timed
from .wishes import AdviceCheck

WHO = ("thumb", "careless")  # strong players and weak ones
MOST_EFFORT = 100
MOST_ROLLOUTS = 32_768  # so that no two questions share their luck


def advice_check(name: str, wish: AdviceCheck, lang: str) -> int:
    """Play, review, play out and report."""
    setting, box = _setting(name, wish, lang)
    found = []
    try:
        with progress(setting.games, lang) as step:
            for checked in check(setting, min(wish.jobs, MOST_JOBS)):
                found.append(checked)
                step(1)
    except KeyboardInterrupt:
        return INTERRUPTED
    result = summed_up(setting, found)
    return give(_data(setting, box, result), wish.as_json, lambda: _show(setting, result, lang))


def _setting(name: str, wish: AdviceCheck, lang: str) -> tuple[Setting, Box]:
    need_positive(games=wish.games, points=wish.points, rollouts=wish.rollouts, chances=wish.chances, jobs=wish.jobs)
    if not 0 < wish.effort <= MOST_EFFORT:
        raise Refused("advice-effort", most=MOST_EFFORT)
    need_seed(wish.seed)
    if wish.rollouts > MOST_ROLLOUTS:
        raise Refused("advice-too-many", most=MOST_ROLLOUTS)
    game, box = open_game(name, wish.players, wish.option, wish.pack, lang)
    who = read_who(wish.who, name) if wish.who else WHO if has_thumb(name) else ("random",)
    by = read_who(wish.by, name) if wish.by else (strongest_at_once(name),)
    if len(by) != 1:
        raise Refused("advice-one-player")
    pack = None if wish.pack is None else str(wish.pack.resolve())
    options = tuple(box.options.items())
    setting = Setting(
        game.name, box.players, options, pack, wish.seed, who, wish.games, wish.points, wish.rollouts, by[0],
        wish.chances, Effort().times(wish.effort),
    )  # fmt: skip
    return setting, box


def _data(setting: Setting, box: Box, result: Result) -> dict[str, Any]:
    pack_name, pack_hash = pack_of(box)
    return {
        "game": setting.game,
        "players": setting.players,
        "options": dict(setting.options),
        "pack": {"name": pack_name, "hash": pack_hash},
        "seed": setting.seed,
        "who": list(setting.who),
        "by": setting.by,
        "rollouts": setting.rollouts,
        "timed": timed([*setting.who, setting.by]),
        **result.data(),
    }


# --- for people ------------------------------------------------------------------------------------------------------


def _show(setting: Setting, result: Result, lang: str) -> None:
    def say(key: str, **arguments: Any) -> str:
        return speak(lang, "cli", f"advice-{key}", **arguments)

    console = Console(highlight=False)
    game = name_of(setting.game, lang)
    console.print(
        say("title", game=game, games=result.games, who=", ".join(setting.who), seed=str(setting.seed)), style="bold"
    )
    for line in _sentences(setting, result.all, lang):
        console.print(line)
    console.print()
    console.print(_by_who(result, lang))
    for key, found in (("played-on", result.played_on), ("ended", result.ended)):
        console.print()
        console.print(say(key, by=setting.by), style="italic")
        console.print(_tenths(found, lang))
        console.print(
            say(
                "chances",
                count=number(found.n, lang),
                off=number(100 * found.off, lang, 1),
                furthest="–" if found.furthest is None else number(100 * found.furthest, lang, 1),
                brier=number(found.brier, lang, 3),
                loss=number(found.log_loss, lang, 3),
            )
        )
    if names := timed([*setting.who, setting.by]):
        console.print(speak(lang, "cli", "tournament-timed", names=", ".join(names)))


def _sentences(setting: Setting, verdict: Verdict, lang: str) -> list[str]:
    """What the turning points say."""
    if verdict.claimed is None or verdict.true is None:
        return [speak(lang, "cli", "advice-none")]
    found = [
        speak(
            lang,
            "cli",
            "advice-claimed",
            points=verdict.points,
            claimed=number(100 * verdict.claimed, lang, 1),
            true=number(100 * verdict.true, lang, 1),
            rollouts=number(setting.rollouts, lang),
            by=setting.by,
        ),
        speak(
            lang,
            "cli",
            "advice-confirmed",
            confirmed=_percent(verdict.confirmed, lang),
            worse=_percent(verdict.worse, lang),
        ),
    ]
    if verdict.ratio is not None:
        ratio = verdict.ratio
        low, value, high = (number(one, lang, 2) for one in (ratio.low, ratio.value, ratio.high))
        found.insert(1, speak(lang, "cli", "advice-ratio", ratio=value, low=low, high=high))
    if verdict.r is not None:
        found.append(speak(lang, "cli", "advice-together", r=number(verdict.r, lang, 2)))
    return found


def _percent(share: Estimate, lang: str) -> str:
    low, value, high = (number(100 * one, lang) for one in (share.low, share.value, share.high))
    return speak(lang, "cli", "advice-share", value=value, low=low, high=high)


def _table(headings: list[str], rows: list[list[str]], lang: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        table.add_column(speak(lang, "cli", f"advice-column-{heading}"), justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    return table


def _by_who(result: Result, lang: str) -> Table:
    """A line for each kind of player who played the games."""

    def maybe(value: float | None, digits: int, unit: float = 1.0) -> str:
        return "–" if value is None else number(unit * value, lang, digits)

    rows = [
        [
            name,
            number(found.points, lang),
            maybe(found.claimed, 1, 100),
            maybe(found.true, 1, 100),
            maybe(None if found.ratio is None else found.ratio.value, 2),
            maybe(found.confirmed.value if found.points else None, 0, 100),
            maybe(found.r, 2),
            maybe(result.played_on_by_who[name].off, 1, 100),
            maybe(result.ended_by_who[name].off, 1, 100),
        ]
        for name, found in result.by_who.items()
    ]
    names = ["player", "points", "claimed", "true", "ratio", "confirmed", "r", "played-on", "ended"]
    return _table(names, rows, lang)


def _tenths(found: Calibration, lang: str) -> Table:
    rows = [
        [
            f"{number(100 * tenth.low, lang)}–{number(100 * tenth.low + 10, lang)} %",
            number(tenth.n, lang),
            number(100 * tenth.shown, lang, 1),
            f"{number(100 * tenth.came, lang, 1)} ± {number(196 * tenth.error, lang, 1)}",
        ]
        for tenth in found.tenths
    ]
    return _table(["tenth", "count", "shown", "came"], rows, lang)
