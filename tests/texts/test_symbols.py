"""Printed symbols: one kind of token for all games, which the pages show and do not make."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from spieltisch.games import find_game, shelf
from spieltisch.texts.symbols import Part, Sign, Token, Value, draw, plain

WEB = Path(__file__).parents[2] / "web/src"
VALUES: dict[str, Value] = {"n": 3, "one": 1, "less": -2, "what": "oil", "both": ("hand", "omen"), "nothing": ()}


@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("", []),
        ("monster arrow any≤{n}", [Token("monster"), Token("arrow"), Token("any", 3, "≤")]),
        ("{what}={n}", [Token("oil", 3)]),
        ("{both} ≥{n}", [Token("hand"), Token("omen"), Token("", 3, "≥")]),
        ("{nothing} lost", [Token("lost")]),
        ("omen=+1 gold=-{n}", [Token("omen", 1, "+"), Token("gold", 3, "−")]),
        ("gold=+{less} gold=-{less}", [Token("gold", 2, "−"), Token("gold", 2, "+")]),
        ("die×{n} die×{one}", [Token("die", 3, "×"), Token("die")]),
        ("gold=± ark=? mates=?2 die=+", [Token("gold", sign="±"), Token("ark", sign="?"), Token("mates", 2, "?"),
                                         Token("die", sign="+")]),
    ],
)  # fmt: skip
def test_a_line_of_signs_is_drawn(line: str, tokens: list[Token]) -> None:
    assert draw(line, VALUES) == tokens


def test_what_is_asked_for_is_not_taken_off_as_well() -> None:
    assert draw("gold=-2 revenge=+1", {}, "asks") == [
        Token("gold", 2, part="asks"),
        Token("revenge", 1, "+", "asks"),
    ]


@pytest.mark.parametrize("line", ["Omen", "omen==2", "omen=+{what}"])
def test_what_is_no_sign_is_refused(line: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        draw(line, VALUES)


def test_tokens_are_plain_on_the_wire() -> None:
    assert plain([Token("omen", 2, "+", "asks"), Token("arrow")]) == [
        {"icon": "omen", "n": 2, "sign": "+", "part": "asks"},
        {"icon": "arrow"},
    ]


def test_the_pages_know_the_same_tokens() -> None:
    shape = re.search(r"interface Token \{(.*?)\n\}", (WEB / "lib/catalogue.ts").read_text("utf-8"), re.DOTALL)
    assert shape is not None
    fields = dict(re.findall(r"^  (\w+)\?: ([^;]+);", shape[1], re.MULTILINE))
    assert fields.keys() == {field.name for field in msgspec.structs.fields(Token)}
    for field, values in (("sign", Sign), ("part", Part)):
        assert set(re.findall(r"'(.)'|'(\w+)'", fields[field])) == {
            (value, "") if len(value) == 1 else ("", value) for value in get_args(values) if value
        }


def sources() -> dict[str, str]:
    """What the pages are made of, without styles and comments."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    assert len(files) > 100
    return {
        path.relative_to(WEB).as_posix(): re.sub(r"(?s)<style>.*?</style>|//[^\n]*", "", path.read_text("utf-8"))
        for path in files
    }


def texts_of_packs() -> set[str]:
    """Every part of an effect with numbers or arguments, as the base packs write it."""
    found: set[str] = set()
    for name in shelf():
        game = find_game(name)
        if game.people.catalogue is None:
            continue
        cards: dict[str, dict[str, Any]] = game.people.catalogue(game.open_box(game.seats.start), "en")["cards"]
        found |= {part.strip() for card in cards.values() for part in re.split(r"->|=>|;|\||:", card["effect"])}
    return {text for text in found if re.search(r"\w \w+ \w|\(", text)}


def test_pages_read_no_effects() -> None:
    """Symbols come drawn from the server: the text of a pack is nowhere read again, nor written down."""
    packs = texts_of_packs()
    assert len(packs) > 150
    for name, source in sources().items():
        assert not re.search(r"\.effect\b|\beffect\s*\}\s*=", source), f"{name} reads the text of an effect"
        assert not [text for text in packs if text in source], f"{name} holds effects of a pack"
