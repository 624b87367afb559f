"""Numbers as people write them."""

from . import speak


def number(value: float, lang: str, digits: int = 0) -> str:
    """With the marks of the language, 1,234.5 or 1.234,5: it says how this one is written."""
    written = speak(lang, "table", "number")
    return f"{value:,.{digits}f}".translate(str.maketrans(",.", written[1] + written[-2]))
