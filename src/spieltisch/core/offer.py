"""Lists of options."""

from .arrays import Ints
from .rule import part


@part
def put_in_order(out: Ints, n: int, thing: int) -> int:
    """Insert a thing so that the list stays ascending; returns its new length."""
    k = n
    while k > 0 and out[k - 1] > thing:
        out[k] = out[k - 1]
        k -= 1
    out[k] = thing
    return n + 1
