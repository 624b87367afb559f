"""Numbers as people write them."""

_GERMAN = str.maketrans(",.", ".,")


def number(value: float, lang: str, digits: int = 0) -> str:
    """1,234.5 in English, 1.234,5 in German."""
    text = f"{value:,.{digits}f}"
    return text.translate(_GERMAN) if lang == "de" else text
