"""Perft: how many ways there are to give so many answers. A rule that moves anything legal moves these numbers.

`scripts/perft GAME --write` counts anew and replaces tests/conformance/perft_<game>.json.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box, Game
from spieltisch.core.rule import JIT

from .kit import NAMES, Case, Kit, Position, kit_of
from .walk import Walk

DEEPEST = 6
MOST_NODES = 300_000  # a deeper count is not kept


def perft(game: Game, box: Box, s: Any, depth: int) -> int:
    """The number of ways to give `depth` answers from this position on; a game that is over ends them.

    Plainly, answer by answer: machine code that does it at one go takes longer to make than it saves.
    """
    states = np.zeros(depth, game.state)
    states[0] = s
    events, out = event_buffer(0), game.option_buffer()  # as tables do: it is compiled already

    def ways(things: list[int], level: int) -> int:
        if level == depth - 1:
            return len(things)
        nodes = 0
        for thing in things:
            states[level + 1] = states[level]
            n = game.rules.answer(box.record, states[level + 1], thing, events, out)
            nodes += ways(out[:n].tolist(), level + 1)
        return nodes

    return ways(out[: game.options(box.record, s, out)].tolist(), 0)


def reach(kit: Kit, position: Position) -> Walk:
    """A position, played to."""
    game = Walk(kit.game, kit.box(position.case), position.seed)
    while game.answers < position.after and not game.over:
        game.answer(game.pick())
    return game


def count(kit: Kit, position: Position, most: int = MOST_NODES) -> list[int]:
    """Ways to give 1, 2, 3 … answers, as long as they are not too many."""
    game, nodes = reach(kit, position), list[int]()
    for depth in range(1, DEEPEST + 1):
        if nodes and nodes[-1] * nodes[0] > most:
            break
        nodes.append(perft(kit.game, game.box, game.s, depth))
    return nodes


def file_of(name: str) -> Path:
    """Where the counts of a game are kept."""
    return Path(__file__).with_name(f"perft_{name}.json")


def written(position: Position, nodes: list[int]) -> dict[str, Any]:
    """A position and its counts, as they are kept."""
    case = position.case
    return {
        "players": case.players,
        "options": dict(case.options),
        "seed": position.seed,
        "after": position.after,
        "nodes": nodes,
    }


def read(name: str) -> list[tuple[Position, list[int]]]:
    """The positions of a game with the counts that are kept."""
    rows = json.loads(file_of(name).read_text(encoding="utf-8"))
    return [(Position(Case(row["players"], row["options"]), row["seed"], row["after"]), row["nodes"]) for row in rows]


def main() -> None:
    """Show or write the counts of a game."""
    parser = argparse.ArgumentParser(prog="scripts/perft", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--write", action="store_true", help="replace the counts that are kept")
    asked = parser.parse_args()
    if not JIT:
        parser.error("counting needs compiled rules: unset SPIELTISCH_JIT")
    kit = kit_of(asked.game)
    rows = ",\n".join("  " + json.dumps(written(position, count(kit, position))) for position in kit.perft)
    print(f"[\n{rows}\n]")
    if asked.write:
        file_of(asked.game).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
