"""At which tables a network learns: all numbers of players, and every value of every option now and then."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ..core.game import Game, Option
from ..core.streams import new_stream, pick

TABLES = 96  # kinds of tables side by side
FEWEST = 0.5  # share of the tables with the fewest players; all other numbers of players share the rest
USUAL = 0.5  # share of tables at which all options are as people find them
TURNED = 0.4  # how often an option is turned at the others
FEWEST_VALUES = 8  # an option with more values than this is a number, such as a bound: only its default is played


def tables_for(game: Game, seed: int = 1, tables: int = TABLES) -> list[dict[str, Any]]:
    """Kinds of tables: half of them for the fewest players, who learn fastest as all depends on few."""
    fewest, *others = game.seats
    shares = {fewest: round(tables * FEWEST) if others else tables}
    shares |= {players: (tables - shares[fewest]) // len(others) for players in others}
    return [
        {"players": players, **options}
        for players, share in shares.items()
        for options in islice(_options(game, players, seed), share)
    ]


def usual_tables(game: Game) -> list[dict[str, Any]]:
    """A table for each number of players, as people find it."""
    return [{"players": players} for players in game.seats]


def turned_values(option: Option) -> Sequence[Any]:
    """The values of an option that a network gets to see."""
    return option.values if len(option.values) <= FEWEST_VALUES else ()


def _options(game: Game, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Sets of options without end, the usual one in between; the same ones for a seed."""
    stream = new_stream(seed, players)
    while True:
        if _chance(stream, USUAL):
            yield {}
            continue
        turned = [option for option in game.options_of if turned_values(option) and _chance(stream, TURNED)]
        chosen = {option.key: turned_values(option)[pick(stream, len(turned_values(option)))] for option in turned}
        if _opens(game, players, chosen):
            yield chosen


def _chance(stream: Any, share: float) -> bool:
    return bool(pick(stream, 1000) < 1000 * share)


def _opens(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether a game allows this: some options exclude each other, or need more seats."""
    try:
        game.open_box(players, options)
    except ValueError:
        return False
    return True
