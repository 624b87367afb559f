"""Rule ids as numbers, for events: `X(13, 4)` is X-13.4."""

from ...core.rule import rule


@rule
def X(section: int, number: int) -> int:  # noqa: N802 - reads like the id it stands for
    """The number of a rule id."""
    return section * 100 + number
