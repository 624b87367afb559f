"""Ten thousand broken packs: each is loaded whole or refused in good words, and nothing else ever happens."""

import random

import pytest

from spieltisch.texts import LANGUAGES
from spieltisch.xibalba.box.pack import LOADER, Pack
from spieltisch.xibalba.rules.words import EXTRA_CARDS, FACTIONS, KIND_COUNT, PRINTED_FACTIONS, Kind

from .breaking import Files
from .fuzzing import Fuzz, mutated

PACKS = 10_000
PARTS = 10  # so that several workers can share them


def check_pack(pack: Pack) -> None:
    """Nothing is half-loaded; what is not called base may be of another size, as far as there is room."""
    sizes = tuple(sum(card.copies for card in pack.cards if card.kind == kind) for kind in Kind)
    if pack.name == "base":
        assert (sizes, len(pack.factions)) == (KIND_COUNT, PRINTED_FACTIONS)
    assert min(sizes) > 0
    assert sum(max(0, size - printed) for size, printed in zip(sizes, KIND_COUNT, strict=True)) <= EXTRA_CARDS
    assert len(pack.physical) == sum(sizes)
    assert len(pack.factions) <= FACTIONS
    assert len({faction.board for faction in pack.factions}) >= 4
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
