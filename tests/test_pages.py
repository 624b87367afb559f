"""The pages know no rule: what they need of the rules the server says, in views, catalogues and sentences."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[1] / "web/src"
RULE = re.compile(r"\b[A-Z]-\d+\.\d+")  # ids of rules: links to them come from the server
# Rules, packs and digests are no business of a page.
IMPORT = re.compile(r"(?:from|import)\s*\(?\s*['\"][^'\"]*(?:src/spieltisch|/packs/|/digest/|/rules/|\.toml|\.md)")
# Sentences are for people: whoever looks for a word in one guesses what the server knows.
SENTENCE = re.compile(r"\.(?:say|text)\.(?:match|search|includes|indexOf)\(|\.test\([\w.?!]*\.(?:say|text)\b")
# What a view counts may be drawn, but not be added up or weighed: prices, strengths, resources, workers, spaces.
NUMBERS = "strength|resistance|resources|price|cost|goods|omens_number|recruited|markers|committed|room|spaces"
NUMBER = rf"\.(?:{NUMBERS})(?:\.\w+|\[[^\]]*\]|[!?])*"
SIGN = r"(?:[-+*]|[<>]=?)"
COUNT = re.compile(rf"(?<![\w.])[\w.\[\]!?]*{NUMBER}\s*{SIGN}\s*[\w(]|[\w)]\s+{SIGN}\s+[\w.\[\]!?]*{NUMBER}")
SIGNS_OF_RULES = {"id": RULE, "import": IMPORT, "sentence": SENTENCE, "count": COUNT}


def pages() -> list[Path]:
    """What is delivered: no tests, and nothing that only they use."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in files if not path.name.endswith(".test.ts") and path.parent.name != "testing"]


def found(pattern: re.Pattern[str], texts: dict[str, str]) -> list[str]:
    """Every place where a pattern occurs."""
    return [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for name, text in texts.items()
        for match in pattern.finditer(text)
    ]


def scripts() -> dict[str, str]:
    """The pages without styles and drawings, in which numbers are measures."""
    cut = re.compile(r"<style>.*?</style>|\bd=(?:\"[^\"]*\"|\{`[^`]*`\})", re.DOTALL)
    return {str(path.relative_to(WEB)): cut.sub(_blank, path.read_text("utf-8")) for path in pages()}


def _blank(match: re.Match[str]) -> str:
    return "\n" * match.group().count("\n")


@pytest.mark.parametrize("sign", SIGNS_OF_RULES)
def test_the_pages_know_no_rule(sign: str) -> None:
    assert len(scripts()) > 100
    assert found(SIGNS_OF_RULES[sign], scripts()) == []


@pytest.mark.parametrize(
    ("pattern", "code"),
    [
        (RULE, "about={{ rule: 'W-12.3.1' }}"),
        (RULE, "const TRACK = 40; // X-1.17"),
        (IMPORT, "import cards from '../../../src/spieltisch/wutaki/packs/base/cards.toml';"),
        (SENTENCE, "WORDS.find(([word]) => word.test(option.say))"),
        (COUNT, "const rest = seat.goods[kind] - (need[kind] ?? 0);"),
        (COUNT, "(view.seats[view.you]?.resources ?? 0) >= price || own.resources >= price"),
        (COUNT, "free: Math.max(0, place.spaces - figures(place).length)"),
        (COUNT, "const symbols = dice.committed.attack + dice.committed.critical;"),
    ],
)
def test_what_would_betray_one_is_found(pattern: re.Pattern[str], code: str) -> None:
    """Lines that pages once had."""
    assert found(pattern, {"Old.svelte": code})
