"""Somebody else's games: the projects in `examples/`, installed as pip would do it, and games that are broken."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECTS = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))
GROUP = "spieltisch.games"


def games_in(project: Path) -> Mapping[str, str]:
    """The games that a project announces."""
    data = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    found: Mapping[str, str] = data["project"]["entry-points"][GROUP]
    return found


def announce(folder: Path, group: str = GROUP, **games: str) -> None:
    """Let games, or players, be found by whoever has this folder on its path: names, and where they lie."""
    project = f"guests_{'_'.join(games)}"  # of two projects with one name only the first would be found
    info = folder / f"{project}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {where}" for name, where in games.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]), "utf-8")


def install(project: Path, folder: Path) -> tuple[Path, Path]:
    """Announce the games of a project in a folder; what must be on the path to find them.

    Its sources stay where they are, as with `pip install -e`: elsewhere they would have to be compiled anew.
    """
    announce(folder, **games_in(project))
    return folder, project / "src"


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds these folders, and the house."""
    paths = [*map(str, folders), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
