"""Numbers that several threads read and write at once, in compiled rules; interpreted, only one thread uses them."""

from typing import Any

from ..core.arrays import Ints
from ..core.rule import JIT


def load(numbers: Ints, at: int) -> int:
    """A number, and with it all that was written before it was stored."""
    return numbers[at]


def store(numbers: Ints, at: int, value: int) -> None:
    """Write a number after all that was written before."""
    numbers[at] = value


def exchange(numbers: Ints, at: int, value: int) -> int:
    """Write a number; what was there before."""
    before, numbers[at] = numbers[at], value
    return before


def exchange_if(numbers: Ints, at: int, expected: int, value: int) -> bool:
    """Write a number if the expected one is there, and tell whether it was."""
    fits = numbers[at] == expected
    if fits:
        numbers[at] = value
    return fits


if JIT:
    from numba import types
    from numba.extending import intrinsic

    WIDTH = 8  # bytes

    def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.gep(array.data, [args[1]])

    @intrinsic  # type: ignore[untyped-decorator]
    def load(typing: Any, numbers: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load_atomic(_place(context, builder, signature, args), "acquire", WIDTH)

        return types.int64(numbers, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def store(typing: Any, numbers: Any, at: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.store_atomic(args[2], _place(context, builder, signature, args), "release", WIDTH)
            return context.get_dummy_value()

        return types.void(numbers, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def exchange(typing: Any, numbers: Any, at: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.atomic_rmw("xchg", _place(context, builder, signature, args), args[2], "seq_cst")

        return types.int64(numbers, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def exchange_if(typing: Any, numbers: Any, at: Any, expected: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = _place(context, builder, signature, args)
            return builder.extract_value(builder.cmpxchg(place, args[2], args[3], "seq_cst", "seq_cst"), 1)

        return types.boolean(numbers, types.int64, types.int64, types.int64), code
