"""The locator knows the line of every table, field and list element."""

import tomllib
from textwrap import dedent

from spieltisch.packs.lines import Lines, Steps

from .breaking import Files

TEXT = dedent('''\
    # a comment = 1 [[not]]
    title = "x # no comment [a]"
    "quoted.key" = 1
    'literal key' = 2
    dotted . "in\\u0020side".z = 3
    long = """
    [[soldier]]
    id = "no"
    ""quotes"""""
    raw = \'\'\'
    [x]
    \'\'\'
    list = [ # numbers
      1, 2,
      # three
      [3,
       4], { a = 5, b.c = """
    6""" },
    ]

    [table]
    one = 1
    when = 1979-05-27 07:32:00

      [ table . "sub table" ]
      two = { three = 3, four = [4] }

    [[soldier]]
    id = "S01"

    [[soldier]]
    id = "S02"
    name.en = "A"
    name.de = "B"

    [soldier.more]
    x = 1

    [[soldier.deep]]
    y = 1

    [[soldier.deep]]
    y = 2
''')

EXPECTED: dict[Steps, int] = {
    ("title",): 2,
    ("quoted.key",): 3,
    ("literal key",): 4,
    ("dotted",): 5,
    ("dotted", "in side", "z"): 5,
    ("long",): 6,
    ("raw",): 10,
    ("list",): 13,
    ("list", 0): 14,
    ("list", 1): 14,
    ("list", 2): 16,
    ("list", 2, 1): 17,
    ("list", 3): 17,
    ("list", 3, "b", "c"): 17,
    ("table",): 21,
    ("table", "one"): 22,
    ("table", "when"): 23,
    ("table", "sub table"): 25,
    ("table", "sub table", "two", "four", 0): 26,
    ("soldier",): 28,
    ("soldier", 0): 28,
    ("soldier", 0, "id"): 29,
    ("soldier", 1): 31,
    ("soldier", 1, "name"): 33,
    ("soldier", 1, "name", "de"): 34,
    ("soldier", 1, "more", "x"): 37,
    ("soldier", 1, "deep", 0, "y"): 40,
    ("soldier", 1, "deep", 1): 42,
    ("soldier", 1, "deep", 1, "y"): 43,
}


def value_at(data: object, steps: Steps) -> object:
    for step in steps:
        data = data[step]  # type: ignore[index]
    return data


def test_lines_of_everything() -> None:
    lines, data = Lines(TEXT), tomllib.loads(TEXT)
    for steps in EXPECTED:
        value_at(data, steps)  # the example itself is right
    assert {steps: lines.line(steps) for steps in EXPECTED} == EXPECTED


def test_what_is_not_there_has_the_line_of_what_is_around_it() -> None:
    lines = Lines(TEXT)
    assert lines.line(("soldier", 1, "name", "fr")) == 33
    assert lines.line(("soldier", 1, "cost")) == 31
    assert lines.line(("nothing",)) == 1


def test_a_locator_that_is_lost_keeps_what_it_has() -> None:
    lines = Lines("a = 1\nb = " + "[" * 100 + "]" * 100 + "\nc = 1\n")
    assert (lines.line(("a",)), lines.line(("b",)), lines.line(("c",))) == (1, 2, 1)


def test_every_value_of_the_base_pack_is_found_in_its_line(base_files: Files) -> None:
    for content in base_files.values():
        text = content.decode()
        lines, rows, data = Lines(text), text.split("\n"), tomllib.loads(text)
        for steps in all_steps(data, ()):
            row = rows[lines.line(steps) - 1]
            value = value_at(data, steps)
            assert isinstance(steps[-1], int) or steps[-1] in row
            assert isinstance(value, dict | list) or str(value) in row


def all_steps(data: object, steps: Steps) -> list[Steps]:
    if isinstance(data, dict):
        return [found for key, value in data.items() for found in ((*steps, key), *all_steps(value, (*steps, key)))]
    if isinstance(data, list):
        return [found for key, value in enumerate(data) for found in ((*steps, key), *all_steps(value, (*steps, key)))]
    return []
