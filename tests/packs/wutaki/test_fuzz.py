"""Thousands of broken packs: each is loaded whole or refused in good words, and nothing else ever happens."""

import random
from collections.abc import Callable

import pytest

from spieltisch.packs import PackRefused
from spieltisch.packs.errors import MOST_FAULTS, Faults
from spieltisch.packs.reader import Document, parse_file, parse_files
from spieltisch.texts import LANGUAGES
from spieltisch.wutaki import words
from spieltisch.wutaki.pack import Pack, load_pack_bytes, load_pack_documents
from spieltisch.wutaki.symbols import FORMS, parse_condition, write_condition

from ..test_pack_fuzz import mutated
from .conftest import Files

PACKS = 3_000
PARTS = 6  # so that several workers can share them
SPOKEN = 2  # faults of one pack that are put into words; all would take a minute

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
    assert tuple(map(len, decks)) == words.DECK_SIZE[:7]
    assert (len(pack.cost_markers), len(pack.skills), len(pack.masters)) == (4, 6, words.MASTERS)
    assert [len(board) for board in pack.boards] == [words.BOARD_LOCATIONS] * 2
    assert sum(pack.supply) == words.MARKERS
    assert [len(pack.ring(players)) for players in (2, 3, 4)] == list(words.TRACKER_RING)
    assert all(pact.reward.rows and sum(pact.cost) and set(pact.name) == set(LANGUAGES) for pact in pack.pacts)
    assert all(omen.effect.rows for omen in pack.omens)
    assert all(len(omen.effect.rows) <= words.MOST_ROWS for omen in pack.omens)
    for card in pack.revenge:
        assert parse_condition(write_condition(card.limit), False) == card.limit


def check_refusal(refused: PackRefused) -> None:
    """Every fault has its place, and can be said in both languages."""
    assert 1 <= len(refused.faults) <= MOST_FAULTS
    for fault in refused.faults:
        assert fault.file
        assert fault.line is None or fault.line >= 1
    for fault in refused.faults[:SPOKEN]:
        for language in LANGUAGES:
            message = fault.message(language)
            assert message.startswith(fault.file)
            assert message.isprintable()
            assert "{$" not in message


def attempt(load: Callable[[], Pack]) -> bool:
    """Whether the pack could be loaded. Anything but a pack or a refusal fails the test."""
    try:
        pack = load()
    except PackRefused as refused:
        check_refusal(refused)
        return False
    check_pack(pack)
    return True


def load_changed(documents: dict[str, Document], name: str, content: bytes) -> Pack:
    """As `load_pack_bytes`, but the files that did not change need not be parsed thousands of times."""
    faults = Faults()
    document = parse_file(name, content, faults)
    faults.refuse()
    assert document is not None
    return load_pack_documents({**documents, name: document}, "")


@pytest.mark.parametrize("part", range(PARTS))
def test_mutated_packs_are_loaded_or_refused(base_files: Files, part: int) -> None:
    rng = random.Random(20_21 + part)
    documents = parse_files(base_files)
    loaded = 0
    for number in range(PACKS // PARTS):
        name = rng.choice(sorted(base_files))
        content = change_word(rng, base_files[name]) if number % 3 == 0 else mutated(rng, base_files[name])
        if number % 20 == 0:  # now and then the whole way
            loaded += attempt(lambda files={**base_files, name: content}: load_pack_bytes(files))  # type: ignore[misc]
        else:
            loaded += attempt(lambda name=name, content=content: load_changed(documents, name, content))  # type: ignore[misc]
    assert PACKS // PARTS // 20 < loaded < PACKS // PARTS // 2  # both ways out are really taken


def test_whole_files_may_be_missing_doubled_or_exchanged(base_files: Files) -> None:
    names = sorted(base_files)
    for name in names:
        others = {other: content for other, content in base_files.items() if other != name}
        assert not attempt(lambda files=others: load_pack_bytes(files))  # type: ignore[misc]
        for other in names:
            exchanged = {**base_files, name: base_files[other]}
            assert attempt(lambda files=exchanged: load_pack_bytes(files)) == (name == other)  # type: ignore[misc]
