"""Thousands of broken packs: each is loaded whole or refused in good words, and nothing else ever happens."""

import random

import pytest

from spieltisch.texts import LANGUAGES
from spieltisch.wutaki.box.pack import LOADER
from spieltisch.wutaki.box.printed import Pack
from spieltisch.wutaki.box.symbols import FORMS, parse_condition, write_condition
from spieltisch.wutaki.rules import words

from ..breaking import Files
from ..fuzzing import Fuzz, mutated

PACKS = 3_000
PARTS = 6  # so that several workers can share them

WORDS = sorted({part for form in FORMS for part in form.parts if isinstance(part, str)})


def change_word(rng: random.Random, data: bytes) -> bytes:
    """Another word of the language in the middle of a text: the mistake that a person makes."""
    lines = data.split(b"\n")
    places = [n for n, line in enumerate(lines) if line.split(b" =")[0] in (b"effect", b"reward", b"action", b"limit")]
    if not places:
        return data
    place = rng.choice(places)
    parts = lines[place].split(b" ")
    parts[rng.randrange(2, len(parts))] = rng.choice(WORDS).encode()
    lines[place] = b" ".join(parts)
    return b"\n".join(lines)


def check_pack(pack: Pack) -> None:
    """Nothing is half-loaded."""
    decks = (pack.pacts, pack.omens, pack.revenge, pack.rounds, pack.secrets, pack.elements, pack.towers)
    assert tuple(map(len, decks)) == words.PRINTED[:7]
    assert (len(pack.cost_markers), len(pack.skills), len(pack.masters)) == (4, 6, words.MASTERS)
    assert [len(board) for board in pack.boards] == [words.BOARD_LOCATIONS] * 2
    assert sum(pack.supply) == words.MARKERS
    assert [len(pack.ring(players)) for players in (2, 3, 4)] == list(words.TRACKER_RING)
    assert all(pact.reward.rows and sum(pact.cost) and set(pact.name) == set(LANGUAGES) for pact in pack.pacts)
    assert all(omen.effect.rows for omen in pack.omens)
    assert all(len(omen.effect.rows) <= words.MOST_ROWS for omen in pack.omens)
    for card in pack.revenge:
        assert parse_condition(write_condition(card.limit), False) == card.limit


def change(rng: random.Random, data: bytes, number: int) -> bytes:
    return change_word(rng, data) if number % 3 == 0 else mutated(rng, data)


@pytest.mark.parametrize("part", range(PARTS))
def test_mutated_packs_are_loaded_or_refused(base_files: Files, part: int) -> None:
    Fuzz(LOADER, base_files, check_pack).try_mutated(random.Random(20_21 + part), PACKS // PARTS, change)


def test_whole_files_may_be_missing_doubled_or_exchanged(base_files: Files) -> None:
    Fuzz(LOADER, base_files, check_pack).try_whole_files()
