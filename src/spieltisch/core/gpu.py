"""What numba-cuda does not know yet and the rules need; import it before compiling a kernel.

Nothing else in the house imports this: a GPU is never needed to play.
"""

import operator

from numba.core import types
from numba.cuda.extending import overload


@overload(operator.getitem)
def _look_up_by_name(array, index):
    """`s.top[Place.ARK]`: an array read at the number of an enum member."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):
        return lambda array, index: array[index.value]
    if isinstance(array, types.Array) and isinstance(index, types.BaseTuple) and len(index) == 2:
        if isinstance(index[1], types.IntEnumMember) and not isinstance(index[0], types.IntEnumMember):
            return lambda array, index: array[index[0], index[1].value]
    return None


@overload(operator.setitem)
def _write_by_name(array, index, value):
    """`s.dice[Die.ATTACK] = 2`: an array written at the number of an enum member."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):

        def write(array, index, value):
            array[index.value] = value

        return write
    return None
