"""The numbers in front of a seat: what an answer changes there is told beforehand."""

from typing import Any

from ...core.game import Box
from ...core.plain import part
from ..rules.knowledge import RESISTANCE
from ..rules.words import NOBODY
from .view import figures_of


def tally(box: Box, s: Any, seat: int) -> dict[str, int]:
    """X-22.1  Resources, paragon, level of the base and its resistance, and the life points of an own ark."""
    own = part(s, "seat", seat)
    return {
        "resources": own.resources,
        "paragon": own.paragon,
        "level": own.level,
        "resistance": figures_of(box, s, seat)[RESISTANCE] if own.faction != NOBODY else 0,
        "life_points": int(s.life_points) if s.controller == seat else 0,
    }
