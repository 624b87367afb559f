"""Every block of Python in the guide for learners runs; the one that needs more than our extras, a script runs."""

import re
import subprocess

import pytest

from tests.core.processes import ROOT, python

GUIDE = (ROOT / "docs/guide/learners.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
APART = [block for block in BLOCKS if "sb3_contrib" in block]  # torch is none of our dependencies
OURS = [block for block in BLOCKS if block not in APART]


@pytest.mark.parametrize("number", range(len(OURS)))
def test_a_block_runs(number: int) -> None:
    python(OURS[number])


def test_the_script_runs_the_other_block_and_every_example() -> None:
    assert len(APART) == 1
    assert len(APART[0].strip().splitlines()) <= 12
    script = (ROOT / "scripts/learners-examples").read_text(encoding="utf-8")
    for file in sorted((ROOT / "examples/learners").glob("*.py")):
        assert f"examples/learners/{file.name}" in script
        assert f"`{file.name}`" in GUIDE
    assert "docs/guide/learners.md" in script
    assert subprocess.run(["bash", "-n", ROOT / "scripts/learners-examples"], check=False).returncode == 0
