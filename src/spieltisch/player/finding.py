"""Finds the class of a player: `module:Class` or `path/to/file.py:Class`."""

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any


class Unfit(Exception):
    """What cannot play, and why."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


def find_class(address: str) -> type[Any]:
    """The class at an address, if it can play."""
    place, _, name = address.rpartition(":")
    own: Any = _file(Path(place)) if place.endswith(".py") else _module(place)
    for part in name.split("."):
        own = getattr(own, part, None)
    if not isinstance(own, type):
        raise Unfit("no-class", name)
    if not callable(getattr(own, "answer", None)):
        raise Unfit("no-answer-method", name)
    return own


def _module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise Unfit("no-module", name) from None
        raise Unfit("import-failed", str(error)) from error
    except BaseException as error:  # SystemExit, too: it is somebody else's code
        raise Unfit("import-failed", f"{type(error).__name__}: {error}"[:300]) from error


def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise Unfit("no-file", str(path))
    sys.path.insert(0, str(path.resolve().parent))  # beside it may lie what it imports
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        raise Unfit("import-failed", f"{type(error).__name__}: {error}"[:300]) from error
    return module
