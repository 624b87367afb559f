"""From what was typed to a game and a box."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..core.game import Box, Game
from ..games import find_game
from ..table import read_flags
from .errors import Refused
from .wishes import Simulation, Tournament

MOST_SEED = 10**18


def open_game(name: str, players: int | None, option: Sequence[str], pack: Path | None, lang: str) -> tuple[Game, Box]:
    """A game and its box."""
    game = find_game(name)
    flags = read_flags(game, option, lang)
    return game, game.open_box(game.seats.start if players is None else players, flags, pack)


def give(result: Mapping[str, Any], as_json: bool, show: Callable[[], None]) -> int:
    """Print a result as JSON, or show it as people read it."""
    if as_json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        show()
    return 0


def need_positive(**numbers: float) -> None:
    """Refuse counts below one."""
    for name, number in numbers.items():
        if number < 1:
            raise Refused("not-positive", name=f"--{name}")


def need_games(wish: Simulation | Tournament) -> None:
    """Refuse what cannot be played or kept."""
    need_positive(games=wish.games)
    need_seed(wish.seed)
    if wish.logs and wish.out is None:
        raise Refused("logs-need-out")


def need_seat(seat: int, players: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 1 <= seat <= players:
        raise Refused("no-such-seat", seat=str(seat), players=players)


def need_seed(seed: int | None) -> None:
    """Refuse a seed that does not fit into the generators."""
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise Refused("bad-seed", most=str(MOST_SEED))


def read_who(text: str, game: str | None = None) -> tuple[str, ...]:
    """Players by their names, between commas."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        need_player(name, game)
    return names


def need_player(name: str, game: str | None = None) -> None:
    """Refuse a player that does not exist, or does not play this game."""
    from ..bots.players import KINDS

    if name not in KINDS:
        from ..bots.sitting import need_player as need

        need(name, game)


def timed(names: Sequence[str]) -> list[str]:
    """Players with a budget of time: they answer differently on another machine, or at another moment."""
    from ..bots.players import KINDS

    return [name for name in names if name not in KINDS and _has_seconds(name)]


def _has_seconds(name: str) -> bool:
    from ..bots.minds import parse_player
    from ..bots.sitting import is_outside

    budget = None if is_outside(name) else parse_player(name).budget
    return budget is not None and budget.seconds > 0
