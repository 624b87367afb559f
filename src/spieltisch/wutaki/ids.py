"""Rule ids as numbers, for events: `W(13, 4)` is W-13.4, `W(12, 2, 1)` is W-12.2.1."""

from ..core.rule import rule


@rule
def W(group, number, part=0):  # noqa: N802 - reads like the id it stands for
    """The number of a rule id."""
    return (group * 100 + number) * 100 + part
