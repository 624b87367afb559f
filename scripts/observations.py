"""Write docs/observations.md, what every number means that a learner gets: `scripts/observations [--check]`."""

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from spieltisch.core.encoding import WIDE, Encoding
from spieltisch.core.game import Game
from spieltisch.core.observation import Field
from spieltisch.games import find_game, shelf

PAGE = Path(__file__).resolve().parents[1] / "docs/observations.md"
WIDTH = 100  # characters of a drawing
ROW = re.compile(r"([a-z_])(\d+)\.")  # `seat2.vp`: a row of a table

HEAD = f"""# What learners see

Made by `scripts/observations` from the games on the shelf. An observation is everything that one seat may know, as
numbers; `Game.observation_spec()` says the same to programs, `observe` writes it. Seats are counted clockwise from
the observer, who is 0. A mask has one number for each thing that can be pointed at, in the order of
`Game.action_names()`.

For networks `Game.encoding()` turns an observation into columns from −1 to 1, each with a name (`encoding.names`).
What a number becomes depends on its kind:

- `code`, one of several values in no order (a card, a place, a seat): a column for each value, `name=value`, with 1
  at the value it has.
- `bits`, a set: a column for each bit, `name&bit`.
- `flag`, 0 or 1: itself.
- `count`, an amount: divided by the largest amount there can be. In ranges wider than {WIDE:,} it is the logarithm of
  1 + the amount that is divided so, and the sign stays.

In the drawings a letter stands for as many numbers as are said beneath; the letters are those in the tables. What has
rows, `seat0.vp`, `seat1.vp` …, stands in a table once, with the places of the first, the second and the last row. The
column behind the range says where the encoding of the first number begins, and how many columns each number has.
"""


def part_of(field: Field) -> str:
    """The part of an observation that a field belongs to: the table it is a row of, the group, or itself."""
    name = ROW.split(field.name, maxsplit=1)[0] + (found[1] if (found := ROW.search(field.name)) else "")
    return name.split(".")[0] if found or "." in field.name else "head"


def lettered(spec: Sequence[Field]) -> list[tuple[str, str, list[Field]]]:
    """The parts in their order, each with a letter."""
    parts = [(name, list(fields)) for name, fields in groupby(spec, part_of)]
    letters = [chr(ord("a") + i) if i < 26 else chr(ord("A") + i - 26) for i in range(len(parts))]
    return [(letter, name, fields) for letter, (name, fields) in zip(letters, parts, strict=True)]


def drawing(sizes: Sequence[tuple[str, int]], unit: str) -> str:
    """All parts one behind the other, each as long as it is."""
    total = sum(size for _, size in sizes)
    scale = -(-total // WIDTH)
    strip, done = "", 0
    for letter, size in sizes:
        done += size
        strip += letter * max(1, round(done / scale) - len(strip))
    return f"```\n{strip}\n```\n\n{total:,} {unit}; a letter is about {scale:,}.\n"


def places(starts: Sequence[int], size: int) -> str:
    """Where a number stands; of many rows the first two and the last."""
    shown = [f"{start}" if size == 1 else f"{start}–{start + size - 1}" for start in starts]
    return ", ".join(shown) if len(shown) < 4 else f"{shown[0]}, {shown[1]} … {shown[-1]}"


def cell(text: str) -> str:
    """A text inside a table."""
    return text.replace("|", "\\|")


def rows(letter: str, fields: Sequence[Field], encoding: Encoding) -> Iterator[str]:
    """A line for each field of a part; those of all rows of a table are one."""
    alike: dict[str, list[Field]] = {}
    for field in fields:
        alike.setdefault(ROW.sub(r"\1*.", field.name), []).append(field)
    for name, same in alike.items():
        first = same[0]
        _, column, _, width = encoding.plan[first.start]
        at = places([field.start for field in same], first.size)
        kind, low, high = first.kind.value, f"{first.low:,}", f"{first.high:,}"
        yield f"| {letter} | {at} | `{name}` | {kind} | {low} to {high} | {column} + {width} | {cell(first.meaning)} |"


def section(game: Game) -> str:
    """Everything about one game."""
    spec, encoding = game.observation_spec(), game.encoding()
    parts = lettered(spec)
    numbers = [(letter, sum(field.size for field in fields)) for letter, _, fields in parts]
    columns = [
        (letter, sum(int(encoding.plan[field.start][3]) * field.size for field in fields))
        for letter, _, fields in parts
    ]
    lines = [
        f"\n## {game.name.capitalize()}\n",
        drawing(numbers, "numbers of an observation"),
        drawing(columns, "columns of its encoding"),
        "| | at | name | kind | range | columns | meaning |\n|---|---|---|---|---|---|---|",
        *(line for letter, _, fields in parts for line in rows(letter, fields, encoding)),
    ]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(find_game(name)) for name in shelf())


def main(arguments: Sequence[str]) -> int:
    """Write it, or only say whether it is stale."""
    stale = not PAGE.is_file() or PAGE.read_text("utf-8") != page()
    if stale and "--check" not in arguments:
        PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.name}: {'as it should be' if not stale else 'stale' if '--check' in arguments else 'written'}")
    return int(stale and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
