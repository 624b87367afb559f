"""The rules digest, opened at any rule."""

import re
from pathlib import Path

import pytest

from spieltisch.material import rules_folder
from spieltisch.rules_book import NoDigestError, Rule, Section, open_rules, read_rules
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


def test_every_rule_of_xibalba_can_be_looked_up() -> None:
    book = open_rules("xibalba")
    text = (rules_folder() / "xibalba.md").read_text("utf-8")
    for name in re.findall(r"^- \*\*(X-[0-9.]+)\*\*|^\| (X-[0-9.]+) \|", text, re.MULTILINE):
        found = book.find("".join(name))
        assert isinstance(found, Rule)
        assert found.text


def test_there_is_no_digest_of_everything() -> None:
    for name in ("chess", "../xibalba", "xibalba-data", ""):
        with pytest.raises(NoDigestError):
            open_rules(name)


def test_the_command_shows_sections_a_section_and_a_rule(command: Command) -> None:
    assert "X-27  Index of [picture] values" in command("rules xibalba").out
    assert "auf Englisch verfasst" in command("rules xibalba --lang de").out
    assert command("rules xibalba X-13").out.startswith("X-13  Attack from the ark on a base")
    assert command("rules xibalba 13.4").out.startswith("X-13.4 [ruling]")
    assert "BLOCK" in command("rules xibalba X-23.7").out


def test_sections_are_sections() -> None:
    assert isinstance(open_rules("xibalba").find("X-13"), Section)
