"""The commands. What they do, and which options they have, is imported when they are called."""

import inspect
import os
import sys
from collections.abc import Container
from importlib import import_module
from typing import Any

from cyclopts import App, CycloptsError, Group, Parameter

from .. import __version__
from ..games import shelf
from ..texts import has, speak
from .errors import INTERRUPTED, NOT_UNDERSTOOD, explain
from .help import Help
from .language import Language, asked_for, language_of

# The order in which help lists them: from playing to looking things up to measuring.
COMMANDS = {
    "play": "serve:play",
    "text": "play:text",
    "replay": "replay:replay",
    "rules": "digest:rules",
    "simulate": "simulate:simulate",
    "tournament": "tournament:tournament",
    "report": "report:report",
    "bench": "bench:bench",
    "warm-up": "warm_up:warm_up",
}
PACK_COMMANDS = {"check": "packs:check", "show": "packs:show"}


def build(lang: Language, called: Container[str]) -> App:
    """The command line with its help in a language. Commands that are not called are named and not imported."""
    app = _app("spieltisch", lang, version=f"Spieltisch {__version__}", help_epilogue=_help(lang, "examples"))
    for order, (name, where) in enumerate(COMMANDS.items(), 1):
        app.command(_command(name, where if name in called else "", lang, sort_key=order))
    pack = _app("pack", lang, version_flags=(), sort_key=3.5, help_epilogue=_help(lang, "examples-pack"))
    for name, where in PACK_COMMANDS.items():
        pack.command(_command(name, where if name in called else "", lang, prefix="pack-"))
    app.command(pack)
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


def _command(name: str, where: str, lang: Language, prefix: str = "", **more: Any) -> App:
    """One command: its help and that of its parameters come from the texts, so that they exist in every language."""
    key = prefix + name
    app = _app(name, lang, key, version_flags=(), help_epilogue=_help(lang, f"examples-{key}"), **more)
    if where:
        module, _, called = where.partition(":")
        function = getattr(import_module(f".{module}", __package__), called)
        signature = inspect.signature(function)
        sentences = [f":param {one}: {_parameter_help(lang, key, one)}" for one in signature.parameters]

        def command(*args: Any, **named: Any) -> int:
            result: int = function(*args, **{"lang": language_of(os.environ), **named})
            return result

        command.__signature__ = signature  # type: ignore[attr-defined]
        command.__annotations__ = function.__annotations__
        command.__doc__ = "\n".join(["", "", *sentences])
        app.default(command)
    return app


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
    app = build(lang, tokens)
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
