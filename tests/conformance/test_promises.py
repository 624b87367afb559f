"""What an option promises comes true; `scripts/promises` looks at thousands of positions."""

from itertools import count, islice

import pytest

from spieltisch.core.game import Game
from spieltisch.core.rule import JIT
from tests.breaking import broken_game

from .kit import Kit
from .promises import check_promises, positions
from .walk import Walk

POSITIONS = 60 if JIT else 4


def test_every_option_does_what_it_promises(kit: Kit) -> None:
    options = 0
    for w in islice(positions(kit), 0, 4 * POSITIONS, 4):
        options += check_promises(w)["options"]
        kit.sentences(w)
    assert options > POSITIONS


def test_a_false_promise_is_found(kit: Kit) -> None:
    """The check can fail: numbers that are other ones at each look are caught."""
    w = next(w for w in positions(kit) if len(w.things) > 1)
    looks = count()
    fickle = broken_game(kit.game, tally=lambda *_: {"gold": next(looks)})
    with pytest.raises(AssertionError, match="was promised"):
        check_promises(fickle_walk(w, fickle))


def fickle_walk(w: Walk, game: Game) -> Walk:
    """The same position of another game."""
    other = w.twin()
    other.game = game
    return other
