"""Which language somebody wants to read."""

from urllib.parse import parse_qs

from ..texts import ENGLISH, LANGUAGES


def language_of(query: str, accepted: str) -> str:
    """The language of `?lang=`, else the first of ours that the browser would like, else English."""
    asked = parse_qs(query).get("lang", [""])[-1]
    return asked if asked in LANGUAGES else _preferred(accepted)


def _preferred(accepted: str) -> str:
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        name = tag.strip().lower().partition("-")[0]
        if name in LANGUAGES:
            wishes.append((-_weight(weight), place, name))
    return min(wishes)[2] if wishes else ENGLISH


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
