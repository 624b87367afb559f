"""Numbers as people write them."""

from ..texts.numbers import number

__all__ = ["number", "times"]


def times(count: int) -> str:
    """How often something happened, if more than once."""
    return f" ×{count}" if count > 1 else ""
