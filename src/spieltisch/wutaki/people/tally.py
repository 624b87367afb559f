"""The numbers in front of a seat that everybody sees: what an answer changes there is told beforehand."""

from typing import Any

from ...core.game import Box
from ...core.plain import part
from ..rules.words import Good, Special

GOODS = tuple(good.name.lower() for good in Good if good < Good.ANY)


def tally(box: Box, s: Any, seat: int) -> dict[str, int]:
    """W-23.1  Resources, points, cards by their number, workers and markers of a seat."""
    own = part(s, "seat", seat)
    return {
        **dict(zip(GOODS, own.goods, strict=True)),
        "vp": own.vp,
        "omens": own.omens,
        "revenge": own.revenge,
        "secrets": own.secrets,
        "pacts": own.unfulfilled,
        "fulfilled": sum(own.fulfilled),
        "loyal": own.loyal,
        "additional": own.additional,
        "special": int(own.special == Special.AVAILABLE),
        "recruited": own.recruited + int(own.special != Special.HOME),
        "markers": own.markers,
        "level": own.level,
    }
