"""The guide tells how the example was made, and shows its files as they are."""

import re

import pytest

from spieltisch.cli.app import COMMANDS
from tests.guests import PROJECTS

from .processes import ROOT

GUIDE = (ROOT / "docs/guide/adding-a-game.md").read_text(encoding="utf-8")
CUT = ("python", "toml", "markdown", "ftl")  # kinds of blocks that are cut from files
BLOCKS = re.findall(rf"```({'|'.join(CUT)})\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("kind", CUT)
def test_every_block_in_the_guide_is_cut_from_the_example(kind: str) -> None:
    (project,) = PROJECTS
    files = [path for path in project.rglob("*") if path.suffix in (".py", ".toml", ".md", ".ftl")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    blocks = [block for found, block in BLOCKS if found == kind]
    assert blocks
    for block in blocks:
        assert block in source, f"the example does not say:\n{block}"


def test_the_scripts_it_names_exist() -> None:
    for name in set(re.findall(r"scripts/([a-z-]+)", GUIDE)):
        assert (ROOT / "scripts" / name).is_file(), name


def test_the_commands_it_names_exist() -> None:
    named = set(re.findall(r"^spieltisch ([a-z-]+)", GUIDE, re.MULTILINE))
    assert named <= set(COMMANDS)
    assert len(named) > 6
