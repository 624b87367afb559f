"""`@rule`: one decorator turns plain Python functions into machine code, or leaves them alone.

With `SPIELTISCH_JIT=0` it does nothing and the rules run interpreted. Otherwise a rule is compiled by Numba when it
is first needed (`compiling.py`), or runs interpreted until another process has compiled it (`interpret_meanwhile`).
"""

import hashlib
import os
import re
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

JIT = os.environ.get("SPIELTISCH_JIT", "1") != "0"
CORE = Path(__file__).resolve().parent

F = TypeVar("F", bound=Callable[..., Any])  # what is decorated keeps its types

_IMPORT = re.compile(r"^from (\.*)([\w.]*) import (\([^)]*|[\w, ]*)", re.MULTILINE)
_NAME = re.compile(r"\w+")


@cache
def _neighbours(path: Path) -> tuple[Path, ...]:
    """The files of the same package that a file imports from. What it needs of core is hashed as a whole."""
    package = path.parent
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    found = []
    for dots, name, names in _IMPORT.findall(path.read_text("utf-8")):
        parts = name.split(".") if name else []
        if dots:
            folder = path.parents[len(dots) - 1]
        elif parts[0] == package.name:
            folder = package.parent
        else:
            continue
        target = folder.joinpath(*parts)
        found.append(target.with_suffix(".py"))
        if target.is_dir():
            found += [target / f"{one}.py" for one in _NAME.findall(names)]
    return _of_games(found)


def _of_games(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Those that are there and outside core."""
    return tuple(path for path in paths if path.is_file() and not path.is_relative_to(CORE))


def sources_of(*paths: Path) -> set[Path]:
    """Some files, and all of their package that they are made of."""
    found: set[Path] = set()
    waiting = list(_of_games(paths))
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _neighbours(path)
    return found


@cache
def code_hash(*paths: Path) -> str:
    """A short hash of everything that files are made of: Numba does not notice that a called function has changed."""
    digest = hashlib.sha256()
    for path in sorted(sources_of(*paths)):
        digest.update(path.as_posix().encode() + _file_hash(path))
    return digest.hexdigest()[:12]


@cache
def core_hash() -> str:
    """A short hash of core, which is part of all compiled code."""
    digest = hashlib.sha256()
    for path in sorted(CORE.rglob("*.py")):
        digest.update(path.relative_to(CORE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _file_hash(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def written_in(function: Any) -> tuple[Path, ...]:
    """The file that a function is written in, and those of what it is bound to."""
    plain = getattr(function, "py_func", function)
    return (Path(plain.__code__.co_filename), *getattr(plain, "files", ()))


def cache_home() -> Path:
    """Where compiled code is kept, outside the sources."""
    if chosen := os.environ.get("SPIELTISCH_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "spieltisch"


def cache_folder() -> Path:
    """The folder for machine code with exactly this core, with or without checks of array bounds.

    Which files of a game an entry point was made of, its own name tells (`entry`): a new sentence, or a change of one
    game, must not cost a new compilation of another.
    """
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else ""
    return cache_home() / f"{core_hash()}{checked}"


if JIT:
    from . import compiling
    from .compiling import compile_entry, compile_part, compile_rule, keep_code_in

    keep_code_in(cache_folder())


def rule(function: F) -> F:
    """Compile a rule as soon as something that calls it is compiled; interpreted, it is the function itself."""
    compiled: F = compile_rule(function) if JIT else function
    return compiled


def part(function: F) -> F:
    """A rule on the path of every answer and with few callers: its code becomes part of theirs.

    That saves handing over a dozen arguments. Doing so for all rules would gain another tenth of speed and double the
    compile time.
    """
    compiled: F = compile_part(function) if JIT else function
    return compiled


def entry(function: F, wide: bool = True) -> F:
    """A rule that is called from outside: compiled once with all it needs, then loaded from disk.

    `wide`: its loops are long enough for instructions on several numbers at a time, as those of observations are.
    """
    if JIT:
        function.__qualname__ += f"_{code_hash(*written_in(function))}"
    compiled: F = compile_entry(function, wide) if JIT else function
    return compiled


def _fingerprint(meaning: dict[str, Any]) -> str:
    """A short name for what a function is bound to, source files included.

    Numba's cache tells two copies of one function apart by name and argument types only. Without this, two games with
    the same records would run each other's rules, and a game outside this package would run its old ones.
    """
    digest = hashlib.sha256()
    for name, value in sorted(meaning.items()):
        if isinstance(value, int):
            digest.update(f"{name}={int(value)}\n".encode())
        else:
            plain = getattr(value, "py_func", value)
            digest.update(f"{name}={plain.__module__}.{plain.__qualname__}\n".encode())
            digest.update(code_hash(*written_in(plain)).encode() + plain.__code__.co_code)
    return digest.hexdigest()[:12]


def bind(generic: Callable[..., Any], **meaning: Any) -> Any:
    """A copy of a generic function in which some global names mean functions or numbers of one game.

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
    bound = [value for value in meaning.values() if not isinstance(value, int)]
    copy.__dict__["files"] = tuple(sorted({path for value in bound for path in written_in(value)}))
    return copy


# --- until there is machine code -------------------------------------------------------------------------------------


def interpret_meanwhile(meanwhile: bool = True) -> None:
    """From now on nobody in this process waits for the compiler: what has no machine code yet is interpreted.

    False: they wait again. No rule may be running then.
    """
    if JIT:
        compiling.interpret_meanwhile(meanwhile)


def is_awaited(function: Any) -> bool:
    """Whether a function is interpreted only until it has machine code; where all are interpreted, nobody waits."""
    return JIT and compiling.is_awaited(function)


def getting_code() -> AbstractContextManager[None]:
    """What this thread calls meanwhile gets its machine code, and others run it from then on."""
    return compiling.getting_code() if JIT else nullcontext()
