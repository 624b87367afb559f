"""The German digest of a game says what the English one says: the same rules, tags and numbers."""

import re
import shutil
from functools import partial
from pathlib import Path

import pytest

from spieltisch.games import base_pack, folder_of, shelf
from spieltisch.packs.header import origins_of
from spieltisch.packs.sources import numbers_of
from spieltisch.packs.tables import pack_table
from spieltisch.rules_book import RulesBook, Section, open_rules, pictures_of, tags_in

GAMES = [game for game in shelf() if (folder_of(game) / "digest/de.md").is_file()]
# tables for programs, which the German form sums up in words
SUMMED_UP = {"W-25.1", "W-26.3", "W-27.1"}

# sources, reasons, other rules, and chapters are no numbers of a rule
REFERENCES = re.compile(
    r"""\*\(.*?\)\*
    |\*?Why[^:\n]{0,20}:\*?.*?(?=\n\n|\n-\ |\n\*\*|\Z)
    |\((?:source:\ |from\ |see\ )?(?:on\ )?p\.[^)]*\)
    |\b[A-Z]{1,2}-[A-Z]?-?\d+(?:\.\d+)*
    |\bp\.?\ ?\d+
    |\b(?:steps?|sections?|groups?|places?|notes?|schritte?n?|abschnitte?n?|orte?n?|gruppen?|§)\s{0,4}\d+
     (?:(?:\ and\ |\ und\ |,\ |-|–|\ bis\ |\ to\ )\d+)*""",
    re.DOTALL | re.VERBOSE | re.IGNORECASE,
)
NUMBER = re.compile(r"(?<![\w.,])(?<![A-Za-z]-)\d+(?!\.?\d)(?![a-f]\b)")


def texts(book: RulesBook) -> dict[str, str]:
    return {rule.id: rule.text for section in book.sections.values() for rule in section.rules.values()}


def numbers(text: str) -> set[str]:
    return set(NUMBER.findall(REFERENCES.sub("", text)))


@pytest.fixture(params=GAMES)
def both(request: pytest.FixtureRequest) -> tuple[dict[str, str], dict[str, str]]:
    english, german = (texts(open_rules(request.param, lang)) for lang in ("en", "de"))
    return english, german


def test_both_have_the_same_rules(both: tuple[dict[str, str], dict[str, str]]) -> None:
    assert both[0].keys() == both[1].keys()


def test_both_have_the_same_tags(both: tuple[dict[str, str], dict[str, str]]) -> None:
    english, german = ({id_: sorted(tags_in(text)) for id_, text in book.items()} for book in both)
    assert german == english
    assert sum(map(bool, english.values())) > 100


def test_both_have_the_same_numbers(both: tuple[dict[str, str], dict[str, str]]) -> None:
    english, german = ({id_: numbers(text) for id_, text in book.items() if id_ not in SUMMED_UP} for book in both)
    assert {id_: found for id_, found in german.items() if found != english[id_]} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_numbers_of_lost_pictures_come_from_the_pack_in_play(game: str, lang: str) -> None:
    from spieltisch.games import find_game

    origins = find_game(game).open_box(2, {}).pack.origins
    for rule, values in pictures_of(game).items():
        number = numbers_of(origins, values, game, lang)
        assert number, rule
        found = open_rules(game, lang, {rule: number}).find(rule)
        assert found is not None
        assert re.search(rf"{re.escape(number)} \**\[picture\]", found.text), rule


@pytest.mark.parametrize("game", GAMES)
def test_sections_of_the_data_open_by_their_number(game: str) -> None:
    book = open_rules(game)
    assert len(book.data) > 10
    for name in ("D-5", "d5", "d-5"):
        found = book.find(name)
        assert isinstance(found, Section)
        assert found.id == "D-5"
        assert found.text
    cited = {name for text in texts(book).values() for name in re.findall(r"(?<![\w-])D-\d+", text)}
    assert cited <= book.data.keys()


CELL = re.compile(r"\| *`?(rulebook|reconstructed)\b(?=[^|\n]*\|)")
ROW = re.compile(r"^\| *([A-Z]+-?[A-Z]*\d+[a-z]?|[\d]+[a-z]?) *\|", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_data_is_the_same_in_both_languages(game: str) -> None:
    """The same sections with the same rows, numbers and tags, in words of their own."""
    english, german = (open_rules(game, lang).data for lang in ("en", "de"))
    assert list(german) == list(english)
    for id_, section in english.items():
        other = german[id_]
        assert set(re.findall(r"\d+(?:\.\d+)?", other.text)) == set(re.findall(r"\d+(?:\.\d+)?", section.text)), id_
        assert ROW.findall(other.text) == ROW.findall(section.text), id_
        assert (CELL.findall(other.text), tags_in(other.text)) == (CELL.findall(section.text), tags_in(section.text)), (
            id_
        )
        assert other.title != section.title or "(" not in section.title, id_


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "section", "row"),
    [("wutaki", "D-5", "| 1 | 4 | `1 stone + 1 wood + 1 sheep + 1 oil` |"), ("xibalba", "D-6", "| harvest | 4 |")],
)
def test_tables_of_the_data_are_those_of_the_pack_in_play(
    game: str, section: str, row: str, lang: str, tmp_path: Path
) -> None:
    base = shutil.copytree(base_pack(game), tmp_path / "own")
    board = base / "board.toml"
    text = board.read_text("utf-8")
    changed = text.replace('cost = "1 stone + 1 wood + 1 sheep + 1 oil"', 'cost = "2 stone"', 1)
    board.write_text(re.sub(r"(\[price\.harvest\].*\ncost = )4", r"\g<1>6", changed), "utf-8")

    def shown(folder: Path) -> str:
        table = partial(pack_table, origins_of(folder, game), game, lang)
        return open_rules(game, lang, table=table).data[section].text

    assert row in shown(base_pack(game))
    assert row not in shown(base)
    assert {"wutaki": "| 1 | 4 | `2 stone` |", "xibalba": "| harvest | 6 |"}[game] in shown(base)
    assert "<!--" not in shown(base)


@pytest.mark.parametrize("game", GAMES)
def test_no_source_is_named_that_nobody_can_look_up(game: str) -> None:
    for path in (folder_of(game) / "digest").glob("*.md"):
        assert not re.search(r"public\s+(?:preview|review)", path.read_text("utf-8"), re.IGNORECASE), path.name
