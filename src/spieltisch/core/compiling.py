"""How rules become machine code: Numba, with three habits that keep compile time low.

Every integer argument is passed as a 64-bit integer, so that a rule is compiled once and not once per width of its
arguments. A rule that is called by other rules is only translated to LLVM's language and handed on; optimising it and
making machine code is left to the entry point at the end of the chain, which does that for everything it contains at
once. And only entry points are cached on disk. (Numba by itself optimises and emits every function together with all
it calls, again and again up the chain: for a large game that took twice as long.)
"""

from pathlib import Path
from typing import Any

import numba
from numba.core import compiler, types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

_OPTIONS = {"nopython": True, "error_model": "numpy"}


def keep_code_in(folder: Path) -> None:
    """Tell Numba where to keep the code of entry points."""
    numba.config.CACHE_DIR = str(folder)


def widened(kind: Any) -> Any:
    """The type that stands for this one in calls."""
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    if isinstance(kind, (types.Boolean, types.IntEnumMember)):
        return types.int64
    return kind


class _HandedOn(JITCodeLibrary):  # type: ignore[misc]
    """Code that is never run by itself: it is linked into an entry point and optimised there."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A function that other compiled functions take into themselves. Called from Python it is compiled on its own."""

    def __init__(self, function: Any, options: dict[str, Any]) -> None:
        super().__init__(function, locals={}, targetoptions=options)
        self._handed_on: dict[Any, Any] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The signatures a calling function may use: one, whatever the widths of its integers."""
        wide = {name: widened(kind) for name, kind in kws.items()}
        signature, folded = self._compiler.fold_argument_types(tuple(widened(kind) for kind in args), wide)
        self._hand_on(tuple(folded))
        name = self.py_func.__name__
        known = [result.signature for result in self._handed_on.values()]
        return typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=known), signature, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """What stands for the code of a signature in calling functions."""
        args = tuple(getattr(sig, "args", sig))
        return self._handed_on[args].entry_point if args in self._handed_on else super().get_overload(sig)

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def _hand_on(self, args: tuple[Any, ...]) -> None:
        if args in self._handed_on:
            return
        target = self._compiler.targetdescr
        flags = compiler.Flags()
        target.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        result = compiler.compile_extra(
            target.typing_context,
            target.target_context,
            self.py_func,
            args=args,
            return_type=None,
            flags=flags,
            locals={},
            library=_HandedOn(target.target_context.codegen(), self.py_func.__qualname__),
        )
        result = result._replace(entry_point=object())  # a name for the code, unlike any other
        target.target_context.insert_user_function(result.entry_point, result.fndesc, [result.library])
        self._handed_on[args] = result


def compile_rule(function: Any) -> Any:
    """A rule."""
    return Rule(function, dict(_OPTIONS))


def compile_part(function: Any) -> Any:
    """A rule with one caller."""
    return Rule(function, {**_OPTIONS, "forceinline": True})


def compile_entry(function: Any) -> Any:
    """An entry point: optimised as a whole, callable from Python without holding the interpreter, kept on disk."""
    compiled = Rule(function, {**_OPTIONS, "nogil": True})
    compiled.enable_caching()
    return compiled
