"""Machine code for a GPU, made of kernels and the rules that they call. Compiling needs no GPU.

`core.gpu` teaches numba-cuda the rules; here is what players need on top of them, and the way to a file.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

# numba-cuda still imports names that newer NumPy versions have dropped
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

from numba import cuda, types  # noqa: E402

from ..core import compiling, gpu  # noqa: E402

assert gpu  # imported for what it teaches

_machinery: Any = import_module("numba.cuda.core.compiler_machinery")
_untyped: Any = import_module("numba.cuda.core.untyped_passes")
_compiler: Any = import_module("numba.cuda.compiler")

# What the CPU's compiler does with names, in the words of the GPU's: the two have classes of their own.
_on_cpu: Any = compiling._NamesToNumbers.run_pass
_words = {
    "ir": import_module("numba.cuda.core.ir"),
    "build_definitions": import_module("numba.cuda.core.ir_utils").build_definitions,
}
_put_numbers = FunctionType(_on_cpu.__code__, {**_on_cpu.__globals__, **_words})


@_machinery.register_pass(mutates_CFG=False, analysis_only=False)
class _NamesToNumbers(_machinery.FunctionPass):  # type: ignore[misc]
    """`box.passive[source, kind, Passive.SHIELD_R]`: members of enums are constants, wherever they stand."""

    _name = "names_to_numbers_gpu"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Put numbers in the place of members of enums."""
        return bool(_put_numbers(self, state))


_pipelines_as_they_are = _compiler.CUDACompiler.define_pipelines


def _pipelines(self: Any) -> Any:
    """numba-cuda's way from bytecode to LLVM, with names made numbers as soon as there is something to replace."""
    (steps,) = _pipelines_as_they_are(self)
    after = next(at for at, (step, _) in enumerate(steps.passes) if step is _untyped.IRProcessing) + 1
    steps.passes.insert(after, (_NamesToNumbers, "names to numbers"))
    steps._finalized = False
    steps.finalize()
    return [steps]


_compiler.CUDACompiler.define_pipelines = _pipelines


@contextmanager
def _compiling_for(capability: tuple[int, int]) -> Iterator[None]:
    """numba-cuda asks the GPU at hand what kind it is; here it is told."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability, id=0)
    try:
        yield
    finally:
        dispatcher.get_current_device = before


def ptx_of(kernel: Any, kinds: Sequence[Any], capability: tuple[int, int], name: str) -> str:
    """A kernel, a plain function of arguments of these types, in the language that GPUs share, under a plain name."""
    with _compiling_for(capability):
        text: str = cuda.compile_ptx(kernel, types.void(*kinds), cc=capability)[0]
    (mangled,) = re.findall(r"\.visible \.entry ([\w$]+)", text)
    return text.replace(mangled, name)


def cubin_of(ptx: str, capability: tuple[int, int], registers: int) -> bytes:
    """Machine code of a GPU."""
    linking: Any = import_module("cuda.bindings.nvjitlink")
    options = [f"-arch=sm_{capability[0]}{capability[1]}", f"-maxrregcount={registers}"]
    code, linker = ptx.encode(), linking.create(len(options), options)
    try:
        linking.add_data(linker, linking.InputType.PTX, code, len(code), "kernel")
        linking.complete(linker)
        found = bytearray(linking.get_linked_cubin_size(linker))
        linking.get_linked_cubin(linker, found)
    finally:
        linking.destroy(linker)
    return bytes(found)
