"""A language is a folder of texts, and one in each game that wants to speak it: nothing else names it."""

import json
import shutil
from pathlib import Path

import pytest

from tests.core.processes import ROOT, python

# What is said with it, from the command line to the web table, of two games that speak it or not.
SPOKEN = """
import json
from spieltisch.cli.app import launch
from spieltisch.cli.language import language_of as of_system
from spieltisch.games import find_game
from spieltisch.rules_book import open_rules
from spieltisch.server.language import language_of
from spieltisch.server.routes_games import levels_of
from spieltisch.table import Table
from spieltisch.texts import LANGUAGES, speak
from spieltisch.texts.numbers import number

said = {
    "languages": LANGUAGES,
    "asked": [language_of("lang=xx", "de"), language_of("", "fr,xx;q=0.5,en;q=0.1"), of_system({"LANG": "xx_XX"})],
    "house": [speak("xx", "table", "game-over"), number(1234.5, "xx", 1), levels_of("wutaki", "xx")[0].name],
    "refused": launch(["rules", "xibalba", "X-1.1", "--lang", "yy"]),
    "rules": [open_rules("wutaki", "xx").lang, launch(["rules", "xibalba", "X-1.1", "--lang", "xx"])],
}
for name in ("wutaki", "xibalba"):
    game, table = find_game(name), Table(find_game(name), 2, seed=1)
    spoken, position = table.position_in("xx"), table.position_in("en")
    understood = [game.people.parse(table.box, table.position.state, option.say) for option in spoken.options]
    assert understood == [option.thing for option in spoken.options]
    assert game.people.catalogue(table.box, "xx")["options"]
    said[name] = [option.text for option in spoken.options] == [option.text for option in position.options]
print(json.dumps(said))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The house with one more language, which looks like German; one game speaks it, the other one does not."""
    source = tmp_path / "src"
    pages = str(ROOT / "src/spieltisch/server/pages")
    shutil.copytree(
        ROOT / "src",
        source,
        ignore=lambda folder, names: {name for name in names if name == "__pycache__" or folder.startswith(pages)},
    )
    for texts in (source / "spieltisch/texts", source / "spieltisch/xibalba/texts"):
        shutil.copytree(texts / "de", texts / "xx")
    return source


def test_a_folder_adds_a_language(house: Path) -> None:
    *_, last = python(SPOKEN, src=house, SPIELTISCH_JIT="0").splitlines()
    said = json.loads(last)
    assert said["languages"] == ["en", "de", "xx"]
    assert said["asked"] == ["xx", "xx", "xx"]
    assert said["house"][:2] == ["Das Spiel ist aus.", "1.234,5"]
    assert said["rules"] == ["en", 0]
    assert said["refused"] != 0
    assert said["wutaki"] is True  # its own words stay English
    assert said["xibalba"] is False
