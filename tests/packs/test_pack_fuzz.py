"""Ten thousand broken packs: each is loaded whole or refused in good words, and nothing else ever happens."""

import random

import pytest

from spieltisch.texts import LANGUAGES
from spieltisch.xibalba.box.pack import LOADER, Pack
from spieltisch.xibalba.rules.words import CARDS, FACTIONS, KIND_COUNT, Kind

from .breaking import Files
from .fuzzing import Fuzz, mutated

PACKS = 10_000
PARTS = 10  # so that several workers can share them


def check_pack(pack: Pack) -> None:
    """Nothing is half-loaded."""
    assert len(pack.physical) == CARDS
    assert len(pack.factions) == FACTIONS
    for kind in Kind:
        assert sum(card.copies for card in pack.cards if card.kind == kind) == KIND_COUNT[kind]
    assert all(card.effect.rows and set(card.name) == set(LANGUAGES) for card in pack.cards)
    assert len(pack.costs) == 7
    assert len(pack.floors) == 11
    assert [len(die) for die in pack.dice] == [6, 6, 6]


@pytest.mark.parametrize("part", range(PARTS))
def test_mutated_packs_are_loaded_or_refused(base_files: Files, part: int) -> None:
    fuzz = Fuzz(LOADER, base_files, check_pack)
    fuzz.try_mutated(random.Random(20_16 + part), PACKS // PARTS, lambda rng, data, number: mutated(rng, data))


def test_whole_files_may_be_missing_doubled_or_exchanged(base_files: Files) -> None:
    Fuzz(LOADER, base_files, check_pack).try_whole_files()
