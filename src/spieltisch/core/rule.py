"""`@rule`: one decorator turns plain Python functions into machine code, or leaves them alone.

With `SPIELTISCH_JIT=0` it does nothing and the rules run interpreted. Otherwise a rule is compiled by Numba when it
is first needed (`compiling.py`).
"""

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

JIT = os.environ.get("SPIELTISCH_JIT", "1") != "0"
PACKAGE = Path(__file__).resolve().parent.parent


_NEIGHBOUR = re.compile(r"^from \.(\w+) import", re.MULTILINE)


def compiled_sources(game: Path) -> set[Path]:
    """The files of a game that compiled code is made of: those with rules, and the neighbours that they import."""
    found: set[Path] = set()
    waiting = [path for path in game.rglob("*.py") if "core.rule import" in path.read_text("utf-8")]
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file():
            found.add(path)
            waiting += [path.parent / f"{name}.py" for name in _NEIGHBOUR.findall(path.read_text("utf-8"))]
    return found


@cache
def source_hash() -> str:
    """A short hash of the sources of compiled code: of core and of games, the folders with compiled `rules.py`.

    Numba does not notice that a function called by another has changed. Files for people (texts, views, packs) do not
    count: a new sentence must not cost a new compilation.
    """
    digest = hashlib.sha256()
    games = sorted(path.parent for path in PACKAGE.glob("*/rules.py") if "core.rule import" in path.read_text("utf-8"))
    core = (PACKAGE / "core").rglob("*.py")
    for path in sorted({*core, *(path for game in games for path in compiled_sources(game))}):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled code is kept, outside the sources."""
    if chosen := os.environ.get("SPIELTISCH_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "spieltisch"


def cache_folder() -> Path:
    """The folder for machine code of exactly these sources, with or without checks of array bounds."""
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else ""
    return cache_home() / f"{source_hash()}{checked}"


if JIT:
    from .compiling import compile_entry, compile_part, compile_rule, keep_code_in

    keep_code_in(cache_folder())

    def rule(function: Any) -> Any:
        """Compile a rule as soon as something that calls it is compiled."""
        return compile_rule(function)

    def part(function: Any) -> Any:
        """A rule on the path of every answer and with few callers: its code becomes part of theirs.

        That saves handing over a dozen arguments. Doing so for all rules would gain another tenth of speed and double
        the compile time.
        """
        return compile_part(function)

    def entry(function: Any) -> Any:
        """A rule that is called from outside: compiled once with all it needs, then loaded from disk."""
        return compile_entry(function)

else:

    def rule(function: Any) -> Any:
        """Interpreted: the function itself."""
        return function

    def part(function: Any) -> Any:
        """Interpreted: the function itself."""
        return function

    def entry(function: Any) -> Any:
        """Interpreted: the function itself."""
        return function


@cache
def _file_hash(path: str) -> bytes:
    return hashlib.sha256(Path(path).read_bytes()).digest() if Path(path).is_file() else b""


def _fingerprint(meaning: dict[str, Any]) -> str:
    """A short name for what a function is bound to, source files included.

    Numba's cache tells two copies of one function apart by name and argument types only. Without this, two games with
    the same records would run each other's rules, and a game outside this package would run its old ones.
    """
    digest = hashlib.sha256()
    for name, function in sorted(meaning.items()):
        plain = getattr(function, "py_func", function)
        digest.update(f"{name}={plain.__module__}.{plain.__qualname__}\n".encode())
        digest.update(_file_hash(plain.__code__.co_filename) + plain.__code__.co_code)
    return digest.hexdigest()[:12]


def bind(generic: Callable[..., Any], **meaning: Any) -> Any:
    """A copy of a generic function in which some global names mean the functions of one game.

    Numba caches neither closures nor functions passed as arguments, but it caches such a copy.
    """
    copy = FunctionType(
        generic.__code__,
        {**generic.__globals__, **meaning},
        generic.__name__,
        generic.__defaults__,
    )
    copy.__module__, copy.__doc__ = generic.__module__, generic.__doc__
    copy.__qualname__ = f"{generic.__qualname__}_{_fingerprint(meaning)}"
    return copy
