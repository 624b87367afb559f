"""The projects in `examples/`: their own tests pass where they are installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.guests import PROJECTS, environment, install


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_its_own_tests_pass(project: Path, tmp_path: Path) -> None:
    env = environment(*install(project, tmp_path / "guests")) | {"SPIELTISCH_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project / "tests")],
        capture_output=True,
        text=True,
        check=False,
        cwd=project,
        env=env,
    )
    assert done.returncode == 0, done.stdout + done.stderr
