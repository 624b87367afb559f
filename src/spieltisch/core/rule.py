"""`@rule`: one decorator turns plain Python functions into machine code, or leaves them alone.

With `SPIELTISCH_JIT=0` it does nothing and the rules run interpreted. Otherwise a rule is compiled by Numba when it
is first needed. Two habits keep compile time low: every integer argument is passed as a 64-bit integer, so that a
rule is compiled once and not once per width of its arguments, and only entry points are cached on disk, since the
code of what they call is inside them.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

JIT = os.environ.get("SPIELTISCH_JIT", "1") != "0"
PACKAGE = Path(__file__).resolve().parent.parent


@cache
def source_hash() -> str:
    """A short hash of all our sources: Numba does not notice that a function called by another has changed."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
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
    import numba
    from numba.core import types
    from numba.core.registry import CPUDispatcher

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

    def _widened(kind: Any) -> Any:
        if isinstance(kind, types.Integer) and kind != types.uint64:
            return types.int64
        if isinstance(kind, (types.Boolean, types.IntEnumMember)):
            return types.int64
        return kind

    class _Rule(CPUDispatcher):  # type: ignore[misc]
        """A compiled function that sees all its small integers as 64-bit ones."""

        def get_call_template(self, args: Any, kws: Any) -> Any:
            wide = {name: _widened(kind) for name, kind in kws.items()}
            return super().get_call_template(tuple(_widened(kind) for kind in args), wide)

    def rule(function: Any) -> Any:
        """Compile a rule when it is first called."""
        return _Rule(function, locals={}, targetoptions={"nopython": True, "error_model": "numpy"})

    def entry(function: Any) -> Any:
        """A rule that is called from outside: compiled once, then loaded from disk."""
        compiled = numba.njit(error_model="numpy", nogil=True)(function)
        compiled.enable_caching()
        return compiled

else:

    def rule(function: Any) -> Any:
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
        generic.__code__,  # type: ignore[attr-defined]
        {**generic.__globals__, **meaning},  # type: ignore[attr-defined]
        generic.__name__,  # type: ignore[attr-defined]
        generic.__defaults__,  # type: ignore[attr-defined]
    )
    copy.__module__, copy.__doc__ = generic.__module__, generic.__doc__
    copy.__qualname__ = f"{generic.__qualname__}_{_fingerprint(meaning)}"
    return copy
