"""The package as others get it: a wheel, and environments with exactly the packages that it asks for.

What it asks for is not fetched: it is linked from the environment in which the tests run.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def needed(requirements: Iterable[str], extras: frozenset[str] = frozenset()) -> dict[str, Distribution]:
    """All packages that requirements bring along, by name."""
    found: dict[str, Distribution] = {}
    waiting = [(Requirement(text), extras) for text in requirements]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        requirement, asked_by = waiting.pop()
        marker, wanted = requirement.marker, (requirement.name.lower(), frozenset(requirement.extras))
        if marker and not any(marker.evaluate({"extra": extra}) for extra in asked_by or {""}):
            continue
        if wanted not in seen:
            seen.add(wanted)
            found[wanted[0]] = package = distribution(requirement.name)
            waiting += [(Requirement(text), wanted[1] | {""}) for text in package.requires or ()]
    return found


def files_of(package: Distribution) -> Iterator[Path]:
    """Its files as they lie here, compiled ones included."""
    return (Path(str(file.locate())) for file in package.files or () if Path(str(file.locate())).is_file())


class Environment:
    """An environment of its own, away from the repository, with an empty home."""

    def __init__(self, folder: Path, wheel: Path, packages: Iterable[Distribution]) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        site = next((folder / "venv").glob("lib/python*/site-packages"))
        for package in packages:
            for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not (site / name).exists():
                    (site / name).symlink_to(str(package.locate_file(name)))
        install = [sys.executable, "-m", "pip", "--python", folder / "venv/bin/python", "install", "--quiet"]
        subprocess.run([*install, "--no-deps", "--no-index", "--disable-pip-version-check", wheel], check=True)

    @property
    def variables(self) -> dict[str, str]:
        """Rules run interpreted: for these few answers compiling them would take far longer."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        return {**kept, "HOME": str(self.folder / "home"), "SPIELTISCH_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1"}

    def command(self, *words: str) -> list[str]:
        """A command line of the installed program."""
        return [str(self.folder / "venv/bin/spieltisch"), *words]

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command to its end, in an empty folder."""
        (self.folder / "home").mkdir(exist_ok=True)
        return subprocess.run(
            self.command(*words),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder / "home",
            env=self.variables,
        )
