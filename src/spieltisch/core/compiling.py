"""How rules become machine code: Numba, with four habits that keep compile time low.

Every integer argument is passed as a 64-bit integer, also one that is left out, so that a rule is compiled once and not
once per width and number of its arguments. A rule that is called by other rules is only translated to LLVM's language
and handed on; linking it, optimising it and making machine code is left to the entry point at the end of the chain,
which does that for everything it contains at once. Translating takes the steps that plain rules need and no others. And
only entry points are cached on disk. (Numba by itself links, optimises and emits every function together with all it
calls, again and again up the chain: for a large game that took twice as long.)

A process that must not wait for the compiler runs what has no machine code yet interpreted, and each entry point as
machine code from the moment at which it has some (ADR 19).
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any

import numba
from numba.core import compiler, ir, typed_passes, types, typing, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.registry import CPUDispatcher

llvm: Any = import_module("llvmlite.binding")
THOROUGH = 2  # how hard LLVM tries: 3 takes a tenth longer and makes nothing faster

# Rules allocate nothing, and what they are given belongs to whoever called from Python: no reference has to be counted.
# Counting took 46 % of random play, two atomic instructions for each function that was handed an array.
_OPTIONS = {"nopython": True, "error_model": "numpy", "_nrt": False}


def keep_code_in(folder: Path) -> None:
    """Tell Numba where to keep the code of entry points."""
    numba.config.CACHE_DIR = str(folder)


def widened(kind: Any) -> Any:
    """The type that stands for this one in calls."""
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    if isinstance(kind, (types.Boolean, types.IntEnumMember)):
        return types.int64
    if isinstance(kind, types.Omitted) and isinstance(kind.value, int):  # type: ignore[attr-defined]
        return types.int64
    return kind


def _is_name(value: Any) -> bool:
    """Is it an enum of numbers or a member of one?"""
    return isinstance(value, IntEnum) or (isinstance(value, type) and issubclass(value, IntEnum))


@register_pass(mutates_CFG=False, analysis_only=False)
class _NamesToNumbers(FunctionPass):  # type: ignore[misc]
    """`Ask.EFFECT` is a number: what is typed and translated is a constant, not an enum and the look-up of a member."""

    _name = "names_to_numbers"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Put numbers in the place of members of enums."""
        for block in state.func_ir.blocks.values():
            named: dict[str, Any] = {}  # variables, and the enum or the member that they hold
            used = set()
            for line in block.find_insts(ir.Assign):
                value, found = line.value, None
                if isinstance(value, (ir.Global, ir.FreeVar)) and _is_name(value.value):
                    found = value.value
                elif isinstance(value, ir.Expr) and value.op == "getattr" and value.value.name in named:
                    found = getattr(named[value.value.name], value.attr)
                    used.add(value.value.name)
                if isinstance(found, int):
                    line.value = ir.Const(int(found), line.loc)
                if _is_name(found):
                    named[line.target.name] = found
            block.body = [
                line
                for line in block.body
                if not (isinstance(line, ir.Assign) and line.target.is_temp and line.target.name in used)
            ]
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _OwnCode(FunctionPass):  # type: ignore[misc]
    """What is called from Python gets machine code of our making; what is handed on has a place already."""

    _name = "own_code"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Make a place for the code."""
        if state.library is None:
            state.library = _Optimised(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.wide = state.pipeline.wide
            state.library.enable_object_caching()
        return False


_STEPS = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.DeadBranchPrune,  # what is only done when somebody listens, see `events.py`
    _NamesToNumbers,
    untyped_passes.GenericRewrites,  # constant indices
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    _OwnCode,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class _Optimised(JITCodeLibrary):  # type: ignore[misc]
    """Machine code, optimised once: Numba does that twice, for the references that are not counted here."""

    wide: bool  # whether loops become instructions on several numbers at a time

    def _optimize_final_module(self) -> None:
        wishes = llvm.create_pipeline_tuning_options(speed_level=THOROUGH)
        wishes.loop_vectorization = self.wide
        builder = llvm.create_pass_builder(self._codegen._tm, wishes)
        builder.getModulePassManager().run(self._final_module, builder)


class _Translator(compiler.Compiler):  # type: ignore[misc]
    """Numba's way from bytecode to LLVM, without its steps for closures, whole-array expressions and diagnostics."""

    wide = True

    def define_pipelines(self) -> list[PassManager]:
        """Functions inside functions need all of Numba."""
        if any(isinstance(value, CodeType) for value in self.state.func_id.code.co_consts):
            return super().define_pipelines()  # type: ignore[no-any-return]
        steps = PassManager("rule")
        for step in _STEPS:
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


class _NarrowTranslator(_Translator):
    """The same for an entry point with loops of a few rounds, which wide instructions only keep waiting."""

    wide = False


class _HandedOn(JITCodeLibrary):  # type: ignore[misc]
    """Code that is never run by itself: it is linked into an entry point, with all it needs, and optimised there."""

    def finalize(self) -> None:
        """Nothing is linked, optimised or made machine code of."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def with_all_it_needs(self) -> list[JITCodeLibrary]:
        """What a caller links: this code, and what the rules it calls have handed on in their turn."""
        self._ensure_finalized()
        return list(dict.fromkeys([self, *self._linking_libraries]))


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A function that other compiled functions take into themselves. Called from Python it is compiled on its own."""

    def __init__(self, function: Any, options: dict[str, Any], way: type[_Translator] = _Translator) -> None:
        super().__init__(function, locals={}, targetoptions=options, pipeline_class=way)
        self._handed_on: dict[Any, Any] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The signatures a calling function may use: one, whatever the widths of its integers."""
        wide = {name: widened(kind) for name, kind in kws.items()}
        signature, folded = self._compiler.fold_argument_types(tuple(widened(kind) for kind in args), wide)
        folded = tuple(widened(kind) for kind in folded)
        self._hand_on(folded)
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
            pipeline_class=_Translator,
        )
        result = result._replace(entry_point=object())  # a name for the code, unlike any other
        needed = result.library.with_all_it_needs()
        target.target_context.insert_user_function(result.entry_point, result.fndesc, needed)
        self._handed_on[args] = result


def compile_rule(function: Any) -> Any:
    """A rule."""
    return Rule(function, dict(_OPTIONS))


def compile_part(function: Any) -> Any:
    """A rule with one caller."""
    return Rule(function, {**_OPTIONS, "forceinline": True})


def compile_entry(function: Any, wide: bool = True) -> Any:
    """An entry point: optimised as a whole, callable from Python without holding the interpreter, kept on disk."""
    compiled = Rule(function, {**_OPTIONS, "nogil": True}, _Translator if wide else _NarrowTranslator)
    compiled.enable_caching()
    return compiled


# --- until there is machine code -------------------------------------------------------------------------------------


class _Thread(threading.local):
    """What a thread is at."""

    interprets = False  # inside an entry point that began interpreted: all that it calls is interpreted, too
    compiles = False  # getting machine code, from the disk or from the compiler


_thread = _Thread()


def interpret_meanwhile(meanwhile: bool = True) -> None:
    """From now on nobody in this process waits for the compiler; or everybody does again.

    Only such a process pays for the detour: a class without `__call__` of its own is called by Numba directly.
    """
    if meanwhile:
        Rule.__call__ = _call_meanwhile
    elif "__call__" in vars(Rule):
        del Rule.__call__


def _call_meanwhile(function: Rule, *args: Any, **named: Any) -> Any:
    if _thread.interprets:
        return function.py_func(*args, **named)
    if function.overloads or _thread.compiles:
        return CPUDispatcher.__call__(function, *args, **named)
    _thread.interprets = True
    try:
        return function.py_func(*args, **named)
    finally:
        _thread.interprets = False


def is_awaited(function: Any) -> bool:
    """Whether a function is interpreted only until it has machine code."""
    return isinstance(function, Rule) and "__call__" in vars(Rule) and not function.overloads


@contextmanager
def getting_code() -> Iterator[None]:
    """What this thread calls meanwhile gets its machine code, and others run it from then on."""
    _thread.compiles = True
    try:
        yield
    finally:
        _thread.compiles = False
