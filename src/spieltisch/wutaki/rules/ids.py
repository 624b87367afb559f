"""Causes of events: rule ids as numbers (`W(13, 4)` is W-13.4, `W(12, 2, 1)` is W-12.2.1), and what is under way."""

from ...core.events import Events
from ...core.rule import rule
from .notes import EffectNote, FulfilNote
from .state import State
from .words import Ask, Source


@rule
def W(group: int, number: int, part: int = 0) -> int:  # noqa: N802 - reads like the id it stands for
    """The number of a rule id."""
    return (group * 100 + number) * 100 + part


@rule
def under_way(s: State, events: Events) -> int:
    """W-27.1  The card, place or position that is being carried out, for events of what it brings about."""
    if events is None:
        return Source.NONE.value
    for step in range(s.depth):
        frame = s.stack[s.depth - 1 - step]
        if frame.ask == Ask.EFFECT:
            return int(frame.note[EffectNote.SOURCE])
        if frame.ask == Ask.FULFIL:
            return Source.PACT + int(frame.note[FulfilNote.PACT])
    return Source.NONE.value
