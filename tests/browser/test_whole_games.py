"""Whole games in a real browser, played by pointing at what glows and at nothing else."""

import random

import pytest

from .driver import PHONE, Visitor

BOTS = ("human", "bot")


def finished(player: Visitor) -> None:
    """The game is over, and the way to the final scoring leads there."""
    assert player.wait_for_turn() == "over"
    player.page.locator("a[href$='/scoring']").first.click()
    player.page.locator("ol.bars li").first.wait_for()


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_whole_game_is_played_by_clicking_what_glows(visit, game):
    player = visit()
    options = {"threshold": 10} if game == "xibalba" else {}
    player.sit_down(game, BOTS, options=options)
    assert player.play(random.Random(1)) > 0
    finished(player)


def keys(number: int, options: int) -> list[str]:
    """What picks an option: one digit where that is enough, else two, or one that Enter says is all."""
    if options <= 10:
        return [str(number % 10)]
    return [*str(number), *(["Enter"] if 10 * number <= options else [])]


SHORT = {"wutaki": {"max_rounds": 1}, "xibalba": {"threshold": 5}}


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_game_is_played_with_the_keyboard_alone(visit, game):
    """Numbers pick options; no pointer is used at all."""
    player = visit(batch=False)
    player.sit_down(game, BOTS, options=SHORT[game])
    chance = random.Random(2)
    while player.wait_for_turn() == "mine":
        options = player.page.locator("main.table .prompt .list-box [data-option]").count()
        assert options, player.question()
        step = str(player.table.get_attribute("data-step"))
        for key in keys(chance.randint(1, options), options):
            player.page.keyboard.press(key)
        player.page.wait_for_function(
            "(before) => document.querySelector('main.table')?.dataset.step !== before", arg=step
        )
    finished(player)


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_game_is_played_on_a_phone(visit, game):
    """360 pixels wide, with a finger: the page never scrolls sideways, and everything needed can be reached."""
    player = visit(viewport=PHONE, touch=True)
    player.sit_down(game, BOTS, options=SHORT[game])
    chance = random.Random(3)
    while player.play(chance, most=15) == 15:
        assert player.overflowing() == []
    finished(player)
