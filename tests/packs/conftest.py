"""The base pack of Xibalba as files in memory, and help to break it."""

import pytest

from spieltisch.games import base_pack
from spieltisch.packs import read_folder
from spieltisch.xibalba.box.pack import LOADER

from .breaking import Breaker, Files, Refusal, breaker_of, refusal_of

BASE = base_pack("xibalba")


@pytest.fixture(scope="session")
def base_files() -> Files:
    return read_folder(BASE)


@pytest.fixture
def refusal(base_files: Files) -> Refusal:
    """The faults of the base pack with some files replaced."""
    return refusal_of(LOADER, base_files)


@pytest.fixture
def broken(base_files: Files, refusal: Refusal) -> Breaker:
    """The only fault of the base pack with one text replaced."""
    return breaker_of(refusal, base_files)
