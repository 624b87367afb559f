"""The table speaks both languages alike."""

import re
from importlib.resources import files

from spieltisch.texts import keys


def arguments(lang: str) -> dict[str, set[str]]:
    """Which arguments each sentence takes."""
    source = (files("spieltisch.texts") / lang / "table.ftl").read_text("utf-8")
    return {line.split(" = ")[0]: set(re.findall(r"\$(\w+)", line)) for line in source.splitlines() if " = " in line}


def test_every_sentence_exists_in_both_languages() -> None:
    assert keys("en", "table") == keys("de", "table")
    assert arguments("en") == arguments("de")
