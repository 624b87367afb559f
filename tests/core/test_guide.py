"""The guide shows code of the toy game as it is."""

import re
from textwrap import dedent

from .processes import ROOT


def test_every_block_of_code_in_the_guide_is_cut_from_the_toy_game() -> None:
    guide = (ROOT / "docs/guide/adding-a-game.md").read_text(encoding="utf-8")
    source = "".join((ROOT / "tests" / name).read_text(encoding="utf-8") for name in ("toy_rules.py", "toy.py"))
    blocks = re.findall(r"```(?:python)?\n(.*?)```", guide, re.DOTALL)
    quoted = [block for block in blocks if dedent(block).startswith(("class", "@", "def", "STATE", "elif", "T-"))]
    assert len(quoted) > 7
    for block in quoted:
        assert block in source, f"the toy game does not say:\n{block}"


def test_the_scripts_it_names_exist() -> None:
    guide = (ROOT / "docs/guide/adding-a-game.md").read_text(encoding="utf-8")
    for name in set(re.findall(r"scripts/([a-z-]+)", guide)):
        assert (ROOT / "scripts" / name).is_file(), name
