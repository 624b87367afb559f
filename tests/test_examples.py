"""The projects in `examples/`: their own tests pass where they are installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.guests import PROJECTS, ROOT, environment, install


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


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_nothing_but_documents_and_its_browser_test_names_it(project: Path) -> None:
    """A guest is at home here because nobody has to know it."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    apart = ("examples/", "docs/", "tests/browser/", "CHANGELOG.md", "README.md", "ARCHITECTURE.md")
    names = [name for name in listed.split("\0") if name and not name.startswith(apart)]
    texts = {name: (ROOT / name).read_bytes().lower() for name in names if (ROOT / name).is_file()}
    assert [name for name, text in texts.items() if project.name.encode() in text] == []
