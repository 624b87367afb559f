"""The command line speaks both languages alike."""

import re
from importlib.resources import files
from pathlib import Path

from spieltisch.texts import keys


def arguments(lang: str) -> dict[str, set[str]]:
    """Which arguments each sentence takes."""
    source = (files("spieltisch.texts") / lang / "cli.ftl").read_text("utf-8")
    messages = re.split(r"\n(?=[a-z])", source)
    return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages}


def test_every_sentence_exists_in_both_languages() -> None:
    assert keys("en", "cli") == keys("de", "cli")
    english, german = arguments("en"), arguments("de")
    assert {key: english[key] for key in keys("en", "cli")} == {key: german[key] for key in keys("de", "cli")}


def test_every_sentence_is_used() -> None:
    """A sentence nobody says is a mistake as well; keys that are put together are known by their beginning."""
    house = Path(str(files("spieltisch")))
    places = [*house.glob("cli/*.py"), *house.glob("*/terminal/*.py")]  # games say some of them, too
    source = "\n".join(path.read_text("utf-8").replace("'", '"') for path in places)
    made = ("help-", "examples", "parameter-", "title-", "flag-", "option-", "card-", "column-")
    made += ("simulate-row-", "tournament-column-", "bench-row-", "kind-", "play-word-", "advice-")
    for key in keys("en", "cli"):
        assert key.startswith(made) or f'"{key}"' in source, key
