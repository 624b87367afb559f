"""Games of random players for tests: their logs, and samples for reports."""

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.arena.facts import facts_of
from spieltisch.arena.logs import Logs
from spieltisch.arena.samples import Sample
from spieltisch.core.events import silent
from spieltisch.core.game import Box
from spieltisch.core.streams import new_stream
from spieltisch.games import base_pack, find_game

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wutaki": [
        (2, {"board": "normal", "masters": "a"}),
        (3, {"board": "extreme", "masters": "b"}),
        (4, {"board": "normal", "masters": "b"}),
    ],
    "xibalba": [(2, {"apocalypse": False}), (3, {"apocalypse": True}), (4, {"apocalypse": False})],
}


def played(name: str, box: Box, games: int) -> Logs:
    """The logs of random games."""
    game, room = find_game(name), np.zeros(find_game(name).longest, np.int16)
    logs = []
    for number in range(games):
        stream, out = new_stream(1, number), game.option_buffer()
        length = game.drivers.play_logged(box.record, game.blank_state(), stream, silent(), out, room)
        logs.append(room[:length].copy())
    return Logs.of(logs)


def sample(name: str, players: int, options: Mapping[str, Any], games: int, pack: Path | None = None) -> Sample:
    """One sample of random games."""
    box = find_game(name).open_box(players, options, pack)
    facts = facts_of(find_game(name), box, played(name, box, games), np.zeros((games, 4), np.int8))
    return Sample(players, tuple(sorted(options.items())), box, facts)


@cache
def samples(name: str, games: int = 40) -> tuple[Sample, ...]:
    """A few samples of a game."""
    return tuple(sample(name, players, options, games) for players, options in SETTINGS[name])


def about(name: str) -> dict[str, Any]:
    """What a report knows beside its games."""
    return {
        "game": name,
        "who": ["random"],
        "seed": 1,
        "timed": False,
        "command": f"spieltisch report {name}",
        "data": None,
        "folders": {"before": "base", "pack": "mine"},
    }


def changed_pack(name: str, target: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the base pack with some words replaced."""
    shutil.copytree(base_pack(name), target)
    for file, old, new in changes:
        text = (target / file).read_text("utf-8")
        assert old in text
        (target / file).write_text(text.replace(old, new, 1), "utf-8")
    return target
