"""Rulebooks for players: they speak every language, name the numbers in play, and ask for nothing that there is not."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spieltisch.core.game import Game
from spieltisch.games import find_game, shelf
from spieltisch.lessons.book import OF_THE_TABLE, BadGuide, pages_of, sample_of
from spieltisch.texts import LANGUAGES
from tests.toy import GAME as TOY

WRITTEN = [name for name in shelf() if (find_game(name).folder / "guide").is_dir()]
ANCHOR = re.compile(r"[a-z]+(:[\w-]+)*")


def test_both_of_our_games_have_one() -> None:
    assert len(WRITTEN) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_a_book_has_four_to_six_illustrated_pages(name: str, lang: str) -> None:
    game = find_game(name)
    pages = pages_of(game, game.open_box, lang)
    assert 4 <= len(pages) <= 6
    assert sum(any(block.picture for block in page.blocks) for page in pages) >= len(pages) - 1
    assert not any("{" in block.text for page in pages for block in page.blocks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_pictures_and_symbols_are_things_that_there_are(name: str, lang: str) -> None:
    game = find_game(name)
    assert game.people.catalogue is not None
    printed = game.people.catalogue(game.open_box(game.seats.start, {}), lang)
    for block in [block for page in pages_of(game, game.open_box, lang) for block in page.blocks]:
        if block.picture in OF_THE_TABLE:
            assert all(ANCHOR.fullmatch(anchor) for anchor in block.names), block
        elif block.picture:
            assert set(block.names) <= set(printed[block.picture]), block
        else:
            assert set(re.findall(r":([a-z][a-z0-9_-]*):", block.text)) <= set(printed["symbols"])


@pytest.mark.parametrize("name", WRITTEN)
def test_all_languages_show_the_same_pictures(name: str) -> None:
    game = find_game(name)
    shown = [
        [
            (block.picture, block.names)
            for page in pages_of(game, game.open_box, lang)
            for block in page.blocks
            if block.picture
        ]
        for lang in LANGUAGES
    ]
    assert all(one == shown[0] for one in shown)


@pytest.mark.parametrize("name", WRITTEN)
def test_the_sample_game_can_be_played(name: str) -> None:
    game = find_game(name)
    found = sample_of(game, game.open_box)
    assert found is not None
    table, seat = found
    assert table.question.seat == seat


def test_numbers_are_those_of_the_options_and_players(tmp_path: Path) -> None:
    written = with_guide(tmp_path, "# One\n\n{players} and {players@3}")
    assert pages_of(written, TOY.open_box, "en")[0].blocks[0].text == "2 and 3"


@pytest.mark.parametrize("text", ["{nothing}", "![What](moon)"])
def test_a_book_that_asks_for_what_there_is_not_is_refused(tmp_path: Path, text: str) -> None:
    written = with_guide(tmp_path, f"# One\n\n{text}")
    with pytest.raises(BadGuide):
        pages_of(written, TOY.open_box, "en")


def test_a_game_without_a_book_has_no_pages_and_no_sample() -> None:
    assert pages_of(TOY, TOY.open_box, "en") == []
    assert sample_of(TOY, TOY.open_box) is None


def with_guide(folder: Path, text: str) -> Game:
    """A small game, in a folder with nothing but this book."""
    (folder / "guide").mkdir()
    (folder / "guide" / "en.md").write_text(text, "utf-8")
    return replace(TOY, folder=folder)
