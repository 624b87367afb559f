"""Ids for `gymnasium.make`: one for every game on the shelf, as soon as `spieltisch.envs` is imported.

Games are named here and not opened, so that this takes no time.
"""

import re

import gymnasium

from ..games import shelf


def id_of(game: str) -> str:
    """The id of a game."""
    return f"Spieltisch/{''.join(part.capitalize() for part in re.split(r'[-_]', game))}-v0"


def register() -> None:
    """Make every game on the shelf known to Gymnasium; what is known already stays as it is."""
    for game in shelf():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), "spieltisch.envs.gymnasium:Single", kwargs={"game": game})
