"""Which language somebody wants to read."""

from typing import cast
from urllib.parse import parse_qs

from .messages import Lang

DEFAULT: Lang = "en"
KNOWN = ("de", "en")


def language_of(query: str, accepted: str) -> Lang:
    """The language of `?lang=`, else the first of ours that the browser would like, else English."""
    asked = parse_qs(query).get("lang", [""])[-1]
    return cast(Lang, asked) if asked in KNOWN else _preferred(accepted)


def _preferred(accepted: str) -> Lang:
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        name = tag.strip().lower().partition("-")[0]
        if name in KNOWN:
            wishes.append((-_weight(weight), place, name))
    return cast(Lang, min(wishes)[2]) if wishes else DEFAULT


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
