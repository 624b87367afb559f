"""With which options does a player do badly? `scripts/weak-spots GAME`: every two values of two options meet.

Sets of options are put together so that each two values of two options stand in at least one of them. With each set the
player meets the other one. In one of fifty sets a player seems weak by bad luck alone: so what looks worst is played
again with luck of its own, and only that is believed.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

from spieltisch.arena.playing import play, prepare
from spieltisch.arena.scores import Score
from spieltisch.arena.tournament import Book, meetings
from spieltisch.core.choices import option_text
from spieltisch.core.game import Game
from spieltisch.games import find_game
from spieltisch.learning.tables import turned_values

TRIES = 20  # sets that are drawn for each that is kept: the one with most pairs that are new
AGAIN = 5  # sets that are played again
SEED = 5

Pair = tuple[tuple[str, Any], tuple[str, Any]]


def pairs_in(chosen: Mapping[str, Any]) -> set[Pair]:
    """Every two values that stand in a set of options."""
    return set(combinations(sorted(chosen.items()), 2))


def opens(game: Game, players: int, chosen: Mapping[str, Any]) -> bool:
    """Whether a game allows this."""
    try:
        game.open_box(players, dict(chosen))
    except ValueError:
        return False
    return True


def pairwise_sets(game: Game, players: int, seed: int = SEED) -> Iterator[dict[str, Any]]:
    """Sets of options, the usual one first, in which each two values meet that can meet at all."""
    options = [(option.key, tuple(turned_values(option))) for option in game.options_of if turned_values(option)]
    draw = Random(seed)
    yield {}
    wanted = {
        pair
        for (one, ours), (other, theirs) in combinations(options, 2)
        for pair in (tuple(sorted(both)) for both in product([(one, v) for v in ours], [(other, v) for v in theirs]))
    }
    wanted = {pair for pair in wanted if opens(game, players, dict(pair))}
    while wanted:
        pair = dict(draw.choice(sorted(wanted, key=str)))
        drawn = sorted((_filled(pair, options, wanted, draw) for _ in range(TRIES)), key=lambda one: -one[0])
        best = next((chosen for _, chosen in drawn if opens(game, players, chosen)), pair)
        wanted -= pairs_in(best)
        yield best


def _filled(
    pair: Mapping[str, Any], options: Sequence[tuple[str, tuple[Any, ...]]], wanted: set[Pair], draw: Random
) -> tuple[int, dict[str, Any]]:
    """Two values and, for all other options, the one that meets most of what it has not met yet; how many those are."""
    chosen = dict(pair)
    for key, values in draw.sample(options, len(options)):
        if key not in chosen:
            counts = {value: len(pairs_in({**chosen, key: value}) & wanted) for value in values}
            chosen[key] = draw.choice([value for value in values if counts[value] == max(counts.values())])
    return len(pairs_in(chosen) & wanted), chosen


def score(game: str, who: Sequence[str], players: int, options: Mapping[str, Any], games: int, seed: int) -> Score:
    """How the first player does against the second."""
    field = meetings(game, who, games, (players,), seed, options, None)
    book = Book(who, field)
    prepare([meeting.series for meeting in field])
    for piece, played in play([meeting.series for meeting in field]):
        book.add(piece.number, played)
    return book.scores()[0]


def told(found: Score, options: Mapping[str, Any]) -> str:
    """A line."""
    words = " ".join(f"{key}={option_text(value)}" for key, value in sorted(options.items())) or "(as people find it)"
    return f"{100 * found.share:5.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})  {words}"


def main(arguments: Sequence[str]) -> int:
    """Play with each set, and those that look worst again; fails if one of them surely lies below the bound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--who", default="network,thumb", help="the player, and the one they meet")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="with each set")
    parser.add_argument("--again", type=int, default=1000, help="games with each of those that look worst")
    parser.add_argument("--bound", type=float, default=0.0, help="score in per cent that none should be below")
    wish = parser.parse_args(arguments)
    game, who = find_game(wish.game), wish.who.split(",")
    sets, looked = list(pairwise_sets(game, wish.players)), list[tuple[float, dict[str, Any]]]()
    print(f"{len(sets)} sets of options", flush=True)
    for options in sets:
        found = score(game.name, who, wish.players, options, wish.games, SEED)
        looked.append((found.share, options))
        print(told(found, options), flush=True)
    print(f"mean {100 * sum(share for share, _ in looked) / len(looked):.1f}; those that look worst, played again:")
    low = 0
    for _, options in sorted(looked, key=lambda one: one[0])[:AGAIN]:
        found = score(game.name, who, wish.players, options, wish.again, SEED + 1)
        low += 100 * found.share < wish.bound
        print(told(found, options), flush=True)
    print(f"{low} of them below {wish.bound:g} %")
    return int(low > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
