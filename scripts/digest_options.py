"""Write the tables into the digests, from options and base packs themselves: `scripts/digest-options [--check]`.

A digest says where: `<!-- made: options -->`, or `<!-- made: editions -->` for what the values of `edition` change, and
`<!-- end -->` behind the table; the data says `<!-- pack: soldier -->`, see `spieltisch/packs/tables.py`.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from spieltisch.core.choices import allowed, option_text
from spieltisch.core.game import Game, Option
from spieltisch.games import base_pack, find_game, folder_of, shelf
from spieltisch.packs.header import origins_of
from spieltisch.packs.tables import pack_table
from spieltisch.rules_book import with_tables
from spieltisch.texts.printed import option_entries

MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
WORDS = {
    "en": {
        "option": "Option",
        "about": "What it decides",
        "values": "Values",
        "default": "Default",
        "rule": "Rule",
        "edition": "by `edition`",
        "others": "by other options",
    },
    "de": {
        "option": "Option",
        "about": "Worüber sie entscheidet",
        "values": "Werte",
        "default": "Standard",
        "rule": "Regel",
        "edition": "nach `edition`",
        "others": "nach anderen Optionen",
    },
}
NAMED = 6  # an option with more values than these has only their range


def written(value: object) -> str:
    """A value as it is given to the program."""
    return f"`{option_text(value)}`"


def table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"|{'|'.join(f' {cell} ' for cell in line)}|\n" for line in lines).replace("| --- ", "|---")


def editions_of(game: Game) -> dict[str, dict[str, object]]:
    """By each value of `edition`: every option that it decides and that not all of them decide alike."""
    edition = next(option for option in game.options_of if option.key == "edition")
    played = {str(value): game.open_box(game.seats[0], {"edition": value}).options for value in edition.values}
    keys = [option.key for option in game.options_of if option.key != "edition"]
    differing = [key for key in keys if len({options[key] for options in played.values()}) > 1]
    return {name: {key: options[key] for key in differing} for name, options in played.items()}


def editions(game: Game, lang: str) -> str:
    """What the values of `edition` change."""
    word, played = WORDS[lang], editions_of(game)
    entries = {entry["key"]: entry for entry in option_entries(game.name, game.options_of, lang)}

    def rows() -> Iterator[Sequence[str]]:
        for key in next(iter(played.values())):
            entry = entries[key]
            yield f"`{key}`", entry["name"], *(written(values[key]) for values in played.values()), entry["rule"]

    return table((word["option"], word["about"], *(f"`{name}`" for name in played), word["rule"]), rows())


def options(game: Game, lang: str) -> str:
    """Every option: its values, the usual one, and its rule."""
    word = WORDS[lang]
    by_edition = {key for values in editions_of(game).values() for key in values}

    def values_of(option: Option, entry: dict[str, object]) -> str:
        named = entry["values"]
        if not isinstance(named, list) or len(named) > NAMED:
            return f"`{allowed(option)}`"
        shown = [(written(one["value"]), one["name"]) for one in named]
        return "; ".join(value if name == value.strip("`") else f"{value}: {name}" for value, name in shown)

    def rows() -> Iterator[Sequence[str]]:
        for option, entry in zip(game.options_of, option_entries(game.name, game.options_of, lang), strict=True):
            usual = word["edition" if option.key in by_edition else "others"]
            default = usual if option.default is None else written(option.default)
            yield f"`{option.key}`", entry["text"], values_of(option, entry), default, entry["rule"]

    return table((word["option"], word["about"], word["values"], word["default"], word["rule"]), rows())


TABLES = {"editions": editions, "options": options}


def filled(game: Game, lang: str, text: str) -> str:
    """A digest with its tables as the options are now."""
    return MADE.sub(lambda found: f"{found[1]}{TABLES[found[2]](game, lang)}{found[3]}", text)


def digests() -> Iterator[tuple[Path, str]]:
    """Every digest, and what should stand in it."""
    for name in shelf():
        for lang in WORDS:
            path = folder_of(name) / "digest" / f"{lang}.md"
            if path.is_file():
                yield path, filled(find_game(name), lang, path.read_text("utf-8"))
            data = path.with_name("data.md" if lang == "en" else f"data.{lang}.md")
            if data.is_file():
                table = partial(pack_table, origins_of(base_pack(name), name), name, lang)
                yield data, with_tables(data.read_text("utf-8"), table)


def main(arguments: Sequence[str]) -> int:
    """Write what is not as it should be, or only say so."""
    stale = [(path, text) for path, text in digests() if path.read_text("utf-8") != text]
    for path, text in stale:
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
        print(f"{path}: {'stale' if '--check' in arguments else 'written'}")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
