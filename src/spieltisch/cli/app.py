"""The commands and their options. What they do is imported when they are called."""

import inspect
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal

from cyclopts import App, CycloptsError, Group, Parameter

from .. import __version__
from ..games import shelf
from ..texts import has, speak
from .errors import INTERRUPTED, NOT_UNDERSTOOD, explain
from .help import Help
from .language import Language, asked_for, language_of
from .wishes import (
    AdviceCheck,
    Benchmark,
    Decisions,
    Json,
    Lesson,
    Playing,
    Report,
    Serving,
    Simulation,
    Strategy,
    TableName,
    Tournament,
    Trying,
)


def _spoken(lang: Language | None) -> Language:
    return lang or language_of(os.environ)


def play(*, wish: Serving = Serving(), lang: Language | None = None) -> int:
    """Play in the browser."""
    from .serve import serve

    return serve(wish, _spoken(lang))


def text(game: str, /, *, wish: Playing = Playing(), lang: Language | None = None) -> int:
    """Play in the terminal."""
    from .play import play

    return play(game, wish, _spoken(lang))


def simulate(game: str, /, *, wish: Simulation = Simulation(), lang: Language | None = None) -> int:
    """Play many games."""
    from .simulate import simulate as run

    return run(game, wish, _spoken(lang))


def dataset(game: str, /, *, wish: Decisions, lang: Language | None = None) -> int:
    """Write games as data for learners."""
    from .dataset import dataset as run

    return run(game, wish, _spoken(lang))


def train(game: str, /, *, wish: Lesson, lang: Language | None = None) -> int:
    """Let a network teach itself a game."""
    from .train import train as run

    return run(game, wish, _spoken(lang))


def tournament(game: str, /, *, wish: Tournament, lang: Language | None = None) -> int:
    """Let players meet."""
    from .tournament import tournament as run

    return run(game, wish, _spoken(lang))


def report(game: str, /, *, wish: Report = Report(), lang: Language | None = None) -> int:
    """Tell what many games say about a game."""
    from .report import report as run

    return run(game, wish, _spoken(lang))


def strategy(game: str, /, *, wish: Strategy = Strategy(), lang: Language | None = None) -> int:
    """Tell what the strongest player knows."""
    from .strategy import strategy as run

    return run(game, wish, _spoken(lang))


def advice_check(game: str, /, *, wish: AdviceCheck = AdviceCheck(), lang: Language | None = None) -> int:
    """Check whether advice is true."""
    from .advice_check import advice_check as run

    return run(game, wish, _spoken(lang))


def bench(game: str, /, *, wish: Benchmark = Benchmark(), lang: Language | None = None) -> int:
    """Measure how fast everything is."""
    from .bench import bench as run

    return run(game, wish, _spoken(lang))


def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    step: bool = False,
    pack: Path | None = None,
    lang: Language | None = None,
) -> int:
    """Tell a recorded game."""
    from .replay import replay as run

    return run(file, _spoken(lang), seat, step, pack)


def warm_up(game: str | None = None, /, *, lang: Language | None = None) -> int:
    """Compile the rules."""
    from .warm_up import warm_up as run

    return run(game, _spoken(lang))


def rules(game: str, number: str | None = None, /, *, pack: Path | None = None, lang: Language | None = None) -> int:
    """Look up a rule."""
    from .digest import show_rules

    return show_rules(game, number, pack, _spoken(lang))


def pack_new(game: str, folder: Path, /, *, pack: str | None = None, lang: Language | None = None) -> int:
    """Begin a card pack."""
    from .packs import new

    return new(game, folder, pack, _spoken(lang))


def pack_check(pack: str, /, *, game: str | None = None, lang: Language | None = None) -> int:
    """Check a card pack."""
    from .packs import check

    return check(pack, game, _spoken(lang))


def pack_diff(before: str, after: str, /, *, as_json: Json = False, lang: Language | None = None) -> int:
    """Compare two card packs."""
    from .packs import diff

    return diff(before, after, as_json, _spoken(lang))


def pack_export(pack: str, out: Path, /, *, csv: bool = False, lang: Language | None = None) -> int:
    """Put a card pack into one file, or into tables."""
    from .packs import export

    return export(pack, out, csv, _spoken(lang))


def pack_import(source: Path, folder: Path, /, *, lang: Language | None = None) -> int:
    """Take cards from a zip file or from tables."""
    from .packs import take

    return take(source, folder, _spoken(lang))


def pack_try(pack: str, /, *, wish: Trying = Trying(), lang: Language | None = None) -> int:
    """Try out what a change of a card pack does."""
    from .trying import try_out

    return try_out(pack, wish, _spoken(lang))


def pack_show(
    game: str,
    card: str | None = None,
    /,
    *,
    sources: bool = False,
    pack: Path | None = None,
    lang: Language | None = None,
) -> int:
    """Show the cards of a pack, and where they come from."""
    from .packs import show

    return show(game, card, pack, sources, _spoken(lang))


def admin_tables(
    *,
    which: Literal["all", "running", "waiting", "over", "closed"] = "all",
    page: int = 1,
    as_json: Json = False,
    db: str | None = None,
    lang: Language | None = None,
) -> int:
    """List tables."""
    from . import admin

    return admin.tables(which, page, as_json, db, _spoken(lang))


def admin_show(
    table: TableName, /, *, as_json: Json = False, db: str | None = None, lang: Language | None = None
) -> int:
    """Show a table."""
    from . import admin

    return admin.show(table, as_json, db, _spoken(lang))


def admin_close(
    table: TableName, /, *, again: bool = False, db: str | None = None, lang: Language | None = None
) -> int:
    """Close a table, or open it again."""
    from . import admin

    return admin.close(table, again, db, _spoken(lang))


def admin_delete(table: TableName, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Delete a table."""
    from . import admin

    return admin.delete(table, db, _spoken(lang))


def admin_visitors(*, page: int = 1, as_json: Json = False, db: str | None = None, lang: Language | None = None) -> int:
    """List visitors."""
    from . import admin

    return admin.visitors(page, as_json, db, _spoken(lang))


def admin_mute(visitor: int, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Let somebody say nothing."""
    from . import admin

    return admin.mute(visitor, True, db, _spoken(lang))


def admin_unmute(visitor: int, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Let somebody speak again."""
    from . import admin

    return admin.mute(visitor, False, db, _spoken(lang))


def admin_export(
    visitor: int, /, *, out: Path | None = None, db: str | None = None, lang: Language | None = None
) -> int:
    """Tell everything that is kept about somebody."""
    from . import admin

    return admin.export(visitor, out, db, _spoken(lang))


def admin_forget(visitor: int, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Forget somebody for good."""
    from . import admin

    return admin.forget(visitor, db, _spoken(lang))


def admin_expire(
    *,
    finished: int | None = None,
    abandoned: int | None = None,
    visitors: int | None = None,
    dry_run: bool = False,
    db: str | None = None,
    lang: Language | None = None,
) -> int:
    """Delete what is old."""
    from . import admin

    return admin.expire((finished, abandoned, visitors), dry_run, db, _spoken(lang))


def admin_backup(file: Path, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Copy everything into a file."""
    from . import admin

    return admin.backup(file, db, _spoken(lang))


def admin_restore(file: Path, /, *, db: str | None = None, lang: Language | None = None) -> int:
    """Fill an empty database from a copy."""
    from . import admin

    return admin.restore(file, db, _spoken(lang))


def admin_migrate(*, dry_run: bool = False, db: str | None = None, lang: Language | None = None) -> int:
    """Bring a database to its present form."""
    from . import admin

    return admin.migrate(dry_run, db, _spoken(lang))


# The order in which help lists them: from playing to looking things up to measuring.
COMMANDS: dict[str, Callable[..., int]] = {
    "play": play,
    "text": text,
    "replay": replay,
    "rules": rules,
    "simulate": simulate,
    "tournament": tournament,
    "report": report,
    "strategy": strategy,
    "dataset": dataset,
    "train": train,
    "advice-check": advice_check,
    "bench": bench,
    "warm-up": warm_up,
}
PACK_COMMANDS: dict[str, Callable[..., int]] = {
    "new": pack_new,
    "check": pack_check,
    "show": pack_show,
    "diff": pack_diff,
    "try": pack_try,
    "export": pack_export,
    "import": pack_import,
}
ADMIN_COMMANDS: dict[str, Callable[..., int]] = {
    "tables": admin_tables,
    "show": admin_show,
    "close": admin_close,
    "delete": admin_delete,
    "visitors": admin_visitors,
    "mute": admin_mute,
    "unmute": admin_unmute,
    "export": admin_export,
    "forget": admin_forget,
    "expire": admin_expire,
    "backup": admin_backup,
    "restore": admin_restore,
    "migrate": admin_migrate,
}


def build(lang: Language) -> App:
    """The command line with its help in a language."""
    app = _app("spieltisch", lang, version=f"Spieltisch {__version__}", help_epilogue=_help(lang, "examples"))
    for order, (name, function) in enumerate(COMMANDS.items(), 1):
        app.command(_command(name, function, lang, sort_key=order))
    pack = _app("pack", lang, version_flags=(), sort_key=3.5, help_epilogue=_help(lang, "examples-pack"))
    for order, (name, function) in enumerate(PACK_COMMANDS.items(), 1):
        pack.command(_command(name, function, lang, prefix="pack-", sort_key=order))
    app.command(pack)
    admin = _app("admin", lang, version_flags=(), sort_key=20, help_epilogue=_help(lang, "examples-admin"))
    for order, (name, function) in enumerate(ADMIN_COMMANDS.items(), 1):
        admin.command(_command(name, function, lang, prefix="admin-", sort_key=order))
    app.command(admin)
    return app


def _app(name: str, lang: Language, key: str = "", **more: Any) -> App:
    key = key or name
    titles = {kind: speak(lang, "cli", f"title-{kind}") for kind in ("commands", "arguments", "parameters")}
    app = App(
        name,
        help=speak(lang, "cli", f"help-{key}"),
        help_format="plaintext",
        help_formatter=Help(lang),
        group_commands=Group(titles["commands"], sort_key=0),
        group_arguments=Group(titles["arguments"], sort_key=1),
        group_parameters=Group(titles["parameters"], sort_key=2),
        default_parameter=Parameter(negative=(), show_default=False),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        **more,
    )
    for flag in ("--help", "--version"):
        if flag in app:
            app[flag].help = speak(lang, "cli", f"flag{flag[1:]}")
    return app


def _command(name: str, function: Callable[..., int], lang: Language, prefix: str = "", **more: Any) -> App:
    """One command: its help and that of its parameters come from the texts, so that they exist in both languages."""
    key = prefix + name
    app = _app(name, lang, key, version_flags=(), help_epilogue=_help(lang, f"examples-{key}"), **more)
    sentences = [f":param {path}: {_parameter_help(lang, key, name)}" for path, name in _parameters(function)]

    def command(*args: Any, **named: Any) -> int:
        return function(*args, **named)

    command.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    command.__annotations__ = function.__annotations__
    command.__doc__ = "\n".join(["", "", *sentences])
    app.default(command)
    return app


def _parameters(function: Callable[..., int]) -> Iterator[tuple[str, str]]:
    """Where the parameters of a command are found, and their names: those of a wish are fields of it."""
    for name, parameter in inspect.signature(function).parameters.items():
        if is_dataclass(parameter.annotation):
            yield from ((f"{name}.{field.name}", field.name) for field in fields(parameter.annotation))
        else:
            yield name, name


def _parameter_help(lang: Language, command: str, parameter: str) -> str:
    """What a parameter means, in general or for this command."""
    special = f"parameter-{command}-{parameter}".replace("_", "-")
    general = f"parameter-{parameter}".replace("_", "-")
    return _help(lang, special if has(lang, "cli", special) else general)


def _help(lang: Language, key: str) -> str:
    """A sentence of help; what it shows as an example is a game that is there."""
    return speak(lang, "cli", key, game=next(iter(shelf()), "GAME"))


def launch(tokens: list[str]) -> int:
    """Carry out a command line."""
    lang = asked_for(tokens, os.environ)
    app = build(lang)
    try:
        result = app(tokens or ["--help"], exit_on_error=False, print_error=False)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        sentence = explain(error, lang)
        if sentence is None:
            raise
        _complain(sentence, lang, isinstance(error, CycloptsError))
        return NOT_UNDERSTOOD
    return result if isinstance(result, int) else 0


def _complain(sentence: str, lang: Language, hint: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(stderr=True, soft_wrap=True)
    console.print(Text.assemble((speak(lang, "cli", "error") + " ", "bold red"), sentence))
    if hint:
        console.print(Text(speak(lang, "cli", "see-help"), style="dim"))
