"""The base pack as files in memory, and help to break it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spieltisch.packs import PackError, PackRefused, read_folder
from spieltisch.xibalba.pack import load_pack_bytes

BASE = Path(__file__).parents[2] / "packs" / "xibalba" / "base"

Files = dict[str, bytes]
Breaker = Callable[..., PackError]


@pytest.fixture(scope="session")
def base_files() -> Files:
    return read_folder(BASE)


@pytest.fixture
def refusal(base_files: Files) -> Callable[[Files], tuple[PackError, ...]]:
    """The faults of the base pack with some files replaced."""

    def faults(changes: Files) -> tuple[PackError, ...]:
        with pytest.raises(PackRefused) as refused:
            load_pack_bytes({**base_files, **changes})
        return refused.value.faults

    return faults


@pytest.fixture
def broken(base_files: Files, refusal: Callable[[Files], tuple[PackError, ...]]) -> Breaker:
    """The only fault of the base pack with one text replaced; it must stand in the line of `at` or of the new text."""

    def fault(file: str, old: str, new: str, at: str = "") -> PackError:
        text = base_files[file].decode()
        assert old in text
        text = text.replace(old, new, 1)
        (only,) = refusal({file: text.encode()})
        assert (only.file, only.line) == (file, text[: text.index(at or new)].count("\n") + 1)
        return only

    return fault
