"""The rules digest, opened at any rule."""

import re
import shutil
from pathlib import Path

import pytest

from spieltisch.games import base_pack, find_game, folder_of, shelf
from spieltisch.rules_book import NoDigestError, Rule, RulesBook, Section, open_rules, read_rules
from tests.cli.conftest import Command

DIGEST = """\
# A game

## How to read this file
Nothing here is a rule, not even **T-9.9**.

## 1 Parts (Teile)

| ID | part | count |
|---|---|---|
| T-1.1 | cards [picture] | 12 |
| T-1.2 | die | |

- **T-1.3** A rule. (source)
  It goes on
  below.
- **T-1.10** Another, see T-1.3.

## 2 Turns

Text only.
"""


PARAGRAPHS = """\
# Another game

## 0. How to read this document

* Ids are `V-<group>.<n>`.

---

## 1. Parts

**V-1.1** Exact counts: *(p3)*

| Part | Count |
|---|---|
| V-shaped board | 1 |

They are limited.

**V-1.2** Nothing else, see **V-1.1**.

---

## 2. The places

### 2.1 Tower (visited)

**V-2.1.1** Climb it.

**V-2.1.2** Fall. *Why:* see 2.2.

### 2.2 Square - see group 3.

### Extras

**V-2.3** No place, but a rule.

## Appendix A. Differences

**V-9.9** is in no numbered section.

## 3. Events

**V-3.1** Told. The table is complete:

| kind | seen by |
|---|---|
| `climb` | all |
"""


@pytest.fixture
def paragraphs(tmp_path: Path) -> Path:
    (tmp_path / "other.md").write_text(PARAGRAPHS, "utf-8")
    return tmp_path / "other.md"


@pytest.fixture
def digest(tmp_path: Path) -> Path:
    (tmp_path / "toy.md").write_text(DIGEST, "utf-8")
    return tmp_path / "toy.md"


def test_sections_and_rules_are_found(digest: Path) -> None:
    book = read_rules(digest)
    assert list(book.sections) == ["T-1", "T-2"]
    assert set(book.sections["T-1"].rules) == {"T-1.1", "T-1.2", "T-1.3", "T-1.10"}
    assert book.sections["T-2"].text == "Text only."
    rule = book.find("T-1.3")
    assert isinstance(rule, Rule)
    assert rule.text == "- **T-1.3** A rule. (source)\n  It goes on\n  below."


def test_a_row_of_a_table_is_a_rule(digest: Path) -> None:
    rule = read_rules(digest).find("T-1.1")
    assert isinstance(rule, Rule)
    assert rule.text == "**T-1.1**\n\n- *part:* cards [picture]\n- *count:* 12"


@pytest.mark.parametrize("typed", ["T-1.3", "t-1.3", "1.3", "t1.3", "T-1-3", " T-1.3 "])
def test_an_id_may_be_typed_in_many_ways(digest: Path, typed: str) -> None:
    assert read_rules(digest).canonical(typed) == "T-1.3"


@pytest.mark.parametrize(
    ("typed", "near"), [("T-1.4", ["T-1.1", "T-1.2", "T-1.3", "T-1.10"]), ("T-1.99", ["T-1.10"]), ("x", [])]
)
def test_unknown_ids_have_neighbours(digest: Path, typed: str, near: list[str]) -> None:
    book = read_rules(digest)
    assert book.find(typed) is None
    assert book.near(typed, 1 if len(near) == 1 else 5) == near


def test_a_rule_may_be_a_paragraph_with_all_that_stands_below_it(paragraphs: Path) -> None:
    book = read_rules(paragraphs)
    assert list(book.sections) == ["V-0", "V-1", "V-2", "V-3"]
    assert list(book.sections["V-1"].rules) == ["V-1.1", "V-1.2"]
    first, second = book.find("V-1.1"), book.find("v1.2")
    assert isinstance(first, Rule)
    assert first.text.startswith("**V-1.1** Exact counts")
    assert "| V-shaped board | 1 |" in first.text
    assert first.text.endswith("They are limited.")
    assert second == Rule("V-1.2", "**V-1.2** Nothing else, see **V-1.1**.")
    told = book.find("V-3.1")
    assert told is not None
    assert told.text.endswith("| `climb` | all |")


def test_a_section_may_have_numbered_parts(paragraphs: Path) -> None:
    book = read_rules(paragraphs)
    tower = book.find("V-2.1")
    assert isinstance(tower, Section)
    assert (tower.id, tower.title) == ("V-2.1", "Tower (visited)")
    assert list(tower.rules) == ["V-2.1.1", "V-2.1.2"]
    assert book.find("2-1-2") == Rule("V-2.1.2", "**V-2.1.2** Fall. *Why:* see 2.2.")
    assert book.find("V-2.2") == Section("V-2.2", "Square - see group 3.", "")
    assert isinstance(book.find("V-2.3"), Rule)
    assert set(book.sections["V-2"].rules) == {"V-2.1.1", "V-2.1.2", "V-2.3"}
    assert book.find("V-9.9") is None


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("V-2.1.9", ["V-2.1.1", "V-2.1.2"]),
        ("V-2.9", ["V-2.1", "V-2.2", "V-2.3"]),
        ("V-1.2.1", ["V-1.2"]),
        ("V-7", ["V-3", "V-2", "V-1", "V-0"]),
    ],
)
def test_unknown_parts_have_neighbours(paragraphs: Path, typed: str, near: list[str]) -> None:
    book = read_rules(paragraphs)
    assert book.find(typed) is None
    assert book.near(typed) == near


@pytest.mark.parametrize(("game", "prefix"), [("xibalba", "X"), ("wutaki", "W")])
def test_every_rule_of_a_game_can_be_looked_up(game: str, prefix: str) -> None:
    book = open_rules(game)
    text = (folder_of(game) / "digest/en.md").read_text("utf-8")
    names = re.findall(rf"^(?:- )?\*\*({prefix}-[0-9.]+)\*\*|^\| ({prefix}-[0-9.]+) \|", text, re.MULTILINE)
    assert len(names) > 200
    for name in names:
        found = book.find("".join(name))
        assert isinstance(found, Rule)
        assert found.text
        assert not found.text.endswith("---")


def test_every_place_of_wutaki_can_be_looked_up() -> None:
    book = open_rules("wutaki")
    assert list(book.sections["W-12"].parts) == [f"W-12.{place}" for place in range(1, 19)]
    assert list(book.sections["W-12"].parts["W-12.2"].rules) == [f"W-12.2.{n}" for n in range(1, 8)]


def test_a_number_that_is_a_rule_is_no_part() -> None:
    assert isinstance(open_rules("xibalba").find("X-23.1"), Rule)


def test_there_is_no_digest_of_everything() -> None:
    for name in ("chess", "../xibalba", "xibalba-data", "xibalba.de", "rulings", ""):
        with pytest.raises(NoDigestError):
            open_rules(name)


def test_the_command_shows_sections_a_section_and_a_rule(command: Command) -> None:
    assert "X-27  Index of [picture] values" in command("rules xibalba").out
    assert command("rules xibalba X-13").out.startswith("X-13  Attack from the ark on a base")
    assert command("rules xibalba 13.4").out.startswith("X-13.4 [ruling]")
    assert "BLOCK" in command("rules xibalba X-23.7").out


def test_the_command_shows_a_place_and_a_rule_of_three_numbers(command: Command) -> None:
    assert "W-12  The 18 places" in command("rules wutaki").out
    assert command("rules wutaki W-12").out.startswith("W-12  The 18 places")
    place = command("rules wutaki W-12.2").out
    assert place.startswith("W-12.2  Chase away")
    assert "W-12.2.7" in place
    assert "W-12.3.1" not in place
    assert command("rules wutaki w12.2.1").out.startswith("W-12.2.1 Choose one location")
    assert "Gameboard" in command("rules wutaki W-1.2").out
    assert "Close to it: W-12.2.3" in command("rules wutaki W-12.2.99").err


def test_the_command_speaks_german(command: Command) -> None:
    sections = command("rules xibalba --lang de").out
    assert "X-13  Angriff aus der Arche auf eine Basis" in sections
    assert "verbindlich ist die englische Fassung" in sections
    assert command("rules xibalba 13.3 --lang de").out.startswith("X-13.3 Der Angegriffene darf")
    assert command("rules wutaki W-12.2 --lang de").out.startswith("W-12.2  Verjagen")


@pytest.mark.parametrize(
    ("game", "section", "heading", "before", "after"),
    [
        ("wutaki", "D-6", "Paktauslage", "0/0/1/2", "0/0/3/2"),
        ("xibalba", "D-5", "Seiten der Würfel", "1/1/2/blank/blank/blank", "1/1/2/2/blank/blank"),
    ],
)
def test_sections_of_data_show_the_pack_in_play_in_both_languages(
    command: Command, game: str, section: str, heading: str, before: str, after: str, tmp_path: Path
) -> None:
    own = shutil.copytree(base_pack(game), tmp_path / "own")
    board = (own / "board.toml").read_text("utf-8")
    changed = board.replace("normal = [0, 0, 1, 2]", "normal = [0, 0, 3, 2]")
    changed = changed.replace('[1, 1, 2, "blank", "blank", "blank"]', '[1, 1, 2, 2, "blank", "blank"]')
    assert changed != board
    (own / "board.toml").write_text(changed, "utf-8")
    for lang in ("en", "de"):
        base, other = (command(f"rules {game} {section} --lang {lang}{pack}").out for pack in ("", f" --pack {own}"))
        assert (heading in base, heading in other) == (lang == "de", lang == "de")
        assert before in base
        assert after in other
        assert ("Grundpaket" if lang == "de" else "base pack") in base
    rule = command(f"rules {game} {'W-12.2' if game == 'wutaki' else 'X-13.3'} --lang de").out
    assert "Grundpaket" not in rule


def test_sections_are_sections() -> None:
    assert isinstance(open_rules("xibalba").find("X-13"), Section)


# The German short form beside the binding English digest


def ids_in_file(game: str, lang: str) -> list[str]:
    """The ids that a file defines, in its order."""
    text = (folder_of(game) / f"digest/{lang}.md").read_text("utf-8")
    return re.findall(r"^(?:- )?(?:\*\*|\| )([A-Z]-[0-9]+(?:\.[0-9]+)+)(?:\*\*| \|)", text, re.MULTILINE)


def rules_of(book: RulesBook) -> dict[str, str]:
    return {rule.id: rule.text for section in book.sections.values() for rule in section.rules.values()}


def options_in(game: str, text: str) -> set[str]:
    """The option keys that a text names."""
    return {option.key for option in find_game(game).options_of} & set(re.findall(r"`(\w+)\b", text))


def test_a_game_without_german_rules_keeps_its_english_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "digest").mkdir()
    (tmp_path / "digest/en.md").write_text(DIGEST, "utf-8")
    monkeypatch.setattr("spieltisch.rules_book.folder_of", lambda game: tmp_path)
    assert open_rules("toy", "de").lang == "en"
    (tmp_path / "digest/de.md").write_text(DIGEST.replace("Another", "Noch eine"), "utf-8")
    assert (open_rules("toy").lang, open_rules("toy", lang="de").lang) == ("en", "de")
    found = open_rules("toy", "de").find("T-1.10")
    assert found is not None
    assert "Noch eine" in found.text


@pytest.mark.parametrize("game", shelf())
def test_both_languages_have_the_same_rules_sections_and_parts(game: str) -> None:
    english, german = open_rules(game), open_rules(game, "de")
    assert (english.lang, german.lang, english.prefix) == ("en", "de", german.prefix)
    assert list(german.sections) == list(english.sections)
    for name, section in english.sections.items():
        assert list(german.sections[name].rules) == list(section.rules)
        assert list(german.sections[name].parts) == list(section.parts)
    ids = ids_in_file(game, "de")
    assert ids == ids_in_file(game, "en")
    assert len(ids) == len(set(ids)) == len(rules_of(german)) > 200


@pytest.mark.parametrize("game", shelf())
def test_no_german_rule_is_empty_or_english(game: str) -> None:
    english, german = rules_of(open_rules(game)), rules_of(open_rules(game, "de"))
    for name, text in german.items():
        said = text.removeprefix("- ").removeprefix(f"**{name}**")
        assert len(re.findall(r"\w{2,}", said)) >= 2, name
        assert text != english[name], name
        assert not re.search(r"Why:|\((?:source|DE p|p\.)", text), name
    assert all(section.title for section in open_rules(game, "de").sections.values())


@pytest.mark.parametrize("game", shelf())
def test_a_german_rule_names_the_options_of_the_english_one(game: str) -> None:
    english, german = open_rules(game), open_rules(game, "de")
    spoken = rules_of(german)
    for name, text in rules_of(english).items():
        assert options_in(game, text) <= options_in(game, spoken[name]), name
    for name, section in english.sections.items():
        assert options_in(game, section.text) <= options_in(game, german.sections[name].text), name
    whole = (folder_of(game) / "digest/de.md").read_text("utf-8")
    assert options_in(game, whole) == {option.key for option in find_game(game).options_of}
