"""Where the material lies that is not code: card packs and the rules digest."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
REPOSITORY = PACKAGE.parent.parent


def packs_folder() -> Path:
    """The folder with one folder of packs per game."""
    return _material("packs", "packs")


def rules_folder() -> Path:
    """The folder with the rules digest of each game."""
    return _material("rules", "docs/rules")


def _material(packaged: str, in_repository: str) -> Path:
    """An installed wheel carries its material inside the package; an editable install reads the repository's own."""
    inside = PACKAGE / "_material" / packaged
    return inside if inside.is_dir() else REPOSITORY / in_repository
