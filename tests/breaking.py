"""Games with one function replaced, to see that somebody notices."""

from dataclasses import fields, replace
from typing import Any

from spieltisch.core.game import Game, Rules


def broken_game(game: Game, **broken: Any) -> Game:
    """The same game with other functions in its rules or for its people."""
    of_rules = {field.name for field in fields(Rules)}
    rules = {name: value for name, value in broken.items() if name in of_rules}
    people = {name: value for name, value in broken.items() if name not in of_rules}
    return replace(game, rules=replace(game.rules, **rules), people=replace(game.people, **people))
