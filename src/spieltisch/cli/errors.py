"""Mistakes on the command line, said in one sentence and without a traceback."""

import difflib
import json
from typing import get_args

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..texts import Argument, TextError, speak

NO = 1  # exit status: the answer is no
NOT_UNDERSTOOD = 2  # exit status: the input was wrong
INTERRUPTED = 130  # exit status: as a shell reports Ctrl-C

EXTRAS = {  # what brings a package
    "pyarrow": "arena",
    "jinja2": "arena",
    "markupsafe": "arena",
    "psycopg": "postgres",
    "prometheus_client": "metrics",
    "ray": "ray",
    "torch": "learning",
}


class Refused(Exception):
    """A command that cannot be carried out as it was given."""

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        super().__init__(code)
        self.code, self.arguments = code, arguments


def explain(error: Exception, lang: str) -> str | None:
    """What went wrong, for people; None for a fault of our own."""
    if isinstance(error, Refused):
        return speak(lang, "cli", error.code, **error.arguments)
    if isinstance(error, CycloptsError):
        return _explain_parsing(error, lang)
    if isinstance(error, ModuleNotFoundError) and (missing := (error.name or "").partition(".")[0]) in EXTRAS:
        return speak(lang, "cli", "needs-extra", extra=EXTRAS[missing], package=missing)
    if isinstance(error, OSError) and error.strerror:
        return speak(lang, "cli", "os-error", file=str(error.filename or "?"), reason=error.strerror)
    return _explain_house(error, lang)


def _explain_house(error: Exception, lang: str) -> str | None:
    """Errors of the house are known by name: importing their modules would wait for the compiler for nothing."""
    names = {kind.__name__ for kind in type(error).__mro__}
    if names & {"TableError", "PackRefused", "ArenaError", "PlayerError"}:
        return str(error.message(lang))  # type: ignore[attr-defined]
    if "BrokenGame" in names:
        arguments = {"game": error.name, "reason": error.reason}  # type: ignore[attr-defined]
        return speak(lang, "table", "broken-game", **arguments)
    if "BrokenTexts" in names:
        return speak(lang, "table", "broken-texts", reason=str(error))
    if "OptionError" in names:
        return _explain_option(error, lang)
    if "UnknownPlayer" in names:
        return speak(lang, "cli", "unknown-player", name=error.name[:80])  # type: ignore[attr-defined]
    if "UnknownGame" in names:
        return unknown_game(error.name, lang)  # type: ignore[attr-defined]
    return None


def _explain_option(error: Exception, lang: str) -> str:
    code, arguments = error.code, error.arguments  # type: ignore[attr-defined]
    try:
        return speak(lang, "cli", f"option-{code}", **{key: str(value) for key, value in arguments.items()})
    except TextError:  # a game with mistakes of its own kind
        return str(error)


def unknown_game(name: str, lang: str) -> str:
    """There is no such game, but perhaps one that sounds alike."""
    from ..games import shelf

    return speak(lang, "cli", "unknown-game", name=name[:80], shelf=", ".join(shelf())) + _near(name, shelf(), lang)


def _near(word: str, known: "list[str] | tuple[str, ...]", lang: str) -> str:
    near = difflib.get_close_matches(word, known, n=1)
    return " " + speak(lang, "cli", "did-you-mean", near=near[0]) if near else ""


def _explain_parsing(error: CycloptsError, lang: str) -> str:
    """What Cyclopts found, in both languages."""
    if isinstance(error, UnknownOptionError):
        value = error.token.keyword or error.token.value
        known = [name for argument in error.argument_collection if argument.parse for name in argument.names]
        return speak(lang, "cli", "unknown-option", name=value[:80]) + _near(value, known, lang)
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        known = [name for name in error.app or () if not name.startswith("-")]
        name = error.unused_tokens[0]
        sentence = speak(lang, "cli", "unknown-command", name=name[:80], known=", ".join(known))
        return sentence + _near(name, known, lang)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return speak(lang, "cli", "too-much", text=" ".join(error.unused_tokens)[:80])
    if isinstance(error, RepeatArgumentError):
        return speak(lang, "cli", "given-twice", name=error.token.keyword or "?")
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return _explain_missing(error, lang)
    if isinstance(error, CoercionError) and error.token is not None:
        return _explain_value(error, lang)
    return str(error)


def _explain_missing(error: MissingArgumentError, lang: str) -> str:
    assert error.argument is not None
    name = error.keyword or error.argument.name
    if name.startswith("-"):
        return speak(lang, "cli", "missing-value", name=name)
    return speak(lang, "cli", "missing-argument", name=name.upper())


def _explain_value(error: CoercionError, lang: str) -> str:
    assert error.token is not None
    name = error.token.keyword or (error.argument.name.upper() if error.argument else "?")
    value = error.token.value[:80]
    choices = [json.dumps(choice).strip('"') for choice in get_args(error.target_type) if isinstance(choice, str)]
    if choices:
        return speak(lang, "cli", "bad-choice", name=name, value=value, choices=", ".join(choices))
    kind = {int: "kind-number", float: "kind-number"}.get(error.target_type or str, "kind-other")
    return speak(lang, "cli", "bad-value", name=name, value=value, kind=speak(lang, "cli", kind))
