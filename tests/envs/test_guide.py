"""Every block of Python in the guide for learners runs; those that need more than our extras, a script runs."""

import re
import subprocess

import pytest

from tests.core.processes import ROOT, python

GUIDE = (ROOT / "docs/guide/learners.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
LIBRARIES = ("sb3_contrib", "polars")  # none of our dependencies
APART = [block for block in BLOCKS if any(library in block for library in LIBRARIES)]
OURS = [block for block in BLOCKS if block not in APART]


@pytest.mark.parametrize("number", range(len(OURS)))
def test_a_block_runs(number: int) -> None:
    python(OURS[number])


def test_the_script_runs_the_other_blocks_and_every_example() -> None:
    assert len(APART) == len(LIBRARIES)
    assert len(APART[0].strip().splitlines()) <= 12
    script = (ROOT / "scripts/learners-examples").read_text(encoding="utf-8")
    assert all(f'"{library}" in block' in script for library in LIBRARIES)
    for file in sorted((ROOT / "examples/learners").glob("*.py")):
        assert f"examples/learners/{file.name}" in script
        assert f"`{file.name}`" in GUIDE
    assert "docs/guide/learners.md" in script
    assert subprocess.run(["bash", "-n", ROOT / "scripts/learners-examples"], check=False).returncode == 0
