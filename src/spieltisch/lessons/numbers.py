"""The goal of a game in one line, and the numbers that sentences like it may name."""

from ..core.game import Box
from ..texts import has, speak


def numbers_of(box: Box) -> dict[str, int]:
    """Every single number in a box, by its name: what the pack prints, and the options of this game."""
    record, kinds = box.record, box.record.dtype.fields or {}
    printed = {name: int(record[name]) for name, (kind, *_) in kinds.items() if kind.kind in "iu" and not kind.shape}
    return printed | {key: value for key, value in box.options.items() if type(value) is int}


def goal_of(game: str, box: Box, lang: str) -> str:
    """What ends this game and who wins, with the numbers in play; empty if the game does not say so."""
    domain, key = f"{game}.lessons", f"goal/{lang}"
    if key not in box.kept:  # everybody reads it with every state, and it never changes
        box.kept[key] = speak(lang, domain, "goal", **numbers_of(box)) if has(lang, domain, "goal") else ""
    goal: str = box.kept[key]
    return goal
