"""Numbers as they are written: an interval is rounded outwards, and what is written decides what is sure.

Otherwise a bold change would stand beside an interval that seems to end at 0.0, and a change that is not bold beside
the same one.
"""

from dataclasses import dataclass
from math import ceil, floor, inf

TINY = 1e-9  # so that a number that is already rounded stays as it is


@dataclass(frozen=True)
class Written:
    """A number and its interval with so many digits."""

    value: float
    low: float
    high: float
    sure: bool  # 0 lies outside of what is written


def written(value: float, low: float, high: float, digits: int = 1, scale: float = 1.0) -> Written:
    """Round a number to the nearest, its interval outwards."""
    steps = 10**digits
    first = low if abs(low) == inf else floor(low * scale * steps + TINY) / steps
    last = high if abs(high) == inf else ceil(high * scale * steps - TINY) / steps
    return Written(round(value * scale, digits), first, last, first > 0 or last < 0)
