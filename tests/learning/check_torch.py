"""Learning itself, which needs torch; `scripts/learning-check` runs it. Fails if anything is wrong.

python -m tests.learning.check_torch GAME SECONDS
"""

import json
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from spieltisch.bots.network import read_network
from spieltisch.games import find_game
from spieltisch.learning.inputs import inputs_in
from spieltisch.learning.selfplay import look_back
from spieltisch.learning.training import CURVE, NETWORK, SMALL, Training, train

PLAYERS = (2, 3, 4, 3)
STEPS, MOST, LAM, MARGIN = 9, 4, 0.9, 0.25


def looked_back_by_hand(given: dict[str, Any]) -> tuple[Any, Any]:
    """Gains and targets, game by game and seat by seat, as the textbook has it."""
    gains, targets = np.zeros((STEPS, len(PLAYERS))), np.zeros((STEPS, 2, MOST, len(PLAYERS)))
    for game, players in enumerate(PLAYERS):
        found = np.zeros((STEPS, 2, players))
        for what, came in enumerate((given["share"], given["points"])):
            for seat in range(players):
                ahead = 0.0
                for step in reversed(range(STEPS)):
                    goes_on = 0.0 if given["done"][step, game] else 1.0
                    value = given["expected"][:, what, seat, game]
                    surprise = came[step, seat, game] + goes_on * value[step + 1] - value[step]
                    ahead = surprise + LAM * goes_on * ahead
                    found[step, what, seat] = ahead
        for step in range(STEPS):
            own = int(given["mover"][step, game])
            others = np.delete(found[step, 1], own).mean()
            gains[step, game] = 2 * (1 - MARGIN) * found[step, 0, own] + MARGIN * (found[step, 1, own] - others)
            for place in range(players):
                seat = (own + place) % players
                targets[step, :, place, game] = found[step, :, seat] + given["expected"][step, :, seat, game]
    return gains, targets


def check_look_back() -> None:
    draw, players = np.random.default_rng(3), np.array(PLAYERS)
    sits = np.arange(MOST)[:, None] < players
    done = draw.random((STEPS, len(PLAYERS))) < 0.3
    given = {
        "expected": draw.normal(size=(STEPS + 1, 2, MOST, len(PLAYERS))) * sits,
        "share": draw.random((STEPS, MOST, len(PLAYERS))) * sits * done[:, None],
        "points": draw.random((STEPS, MOST, len(PLAYERS))) * sits * done[:, None],
        "done": done,
        "mover": draw.integers(0, 100, (STEPS, len(PLAYERS))) % players,
    }
    names = ("expected", "share", "points", "done", "mover")
    tensors = (torch.from_numpy(given[name]) for name in names)
    gain, target = look_back(*tensors, torch.from_numpy(players), LAM, torch.tensor(MARGIN, dtype=torch.float64))
    gains, targets = looked_back_by_hand(given)
    assert np.allclose(gain.numpy(), gains, atol=1e-6)
    assert np.allclose(target.numpy(), targets, atol=1e-6)


def check_training(name: str, seconds: float) -> None:
    game = find_game(name)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        training = Training(game, replace(SMALL, seconds=seconds), "cpu", inputs_in(out, game))
        rows = list(train(training, out, sitting=seconds / 2))
        again = Training.load(game, out, "cpu")
        assert (again.spent, again.decisions, again.curve) == (training.spent, training.decisions, training.curve)
        for net in ("net", "mean"):
            kept = zip(getattr(training, net).parameters(), getattr(again, net).parameters(), strict=True)
            assert all(torch.equal(ours, theirs) for ours, theirs in kept)
        rows += train(again, out)
        assert again.done == 1
        assert again.decisions > training.decisions
        network = read_network(out / NETWORK, game)
        told = json.loads(network.about)
        assert told["decisions"] == again.decisions
        curve = json.loads((out / CURVE).read_text())
        assert [row["scores"] for row in rows if "scores" in row][-1] == curve[-1]["scores"]
    print(json.dumps({"game": name, "decisions": again.decisions, "last": curve[-1:], "lost": told["lost"]}))


if __name__ == "__main__":
    check_look_back()
    print("look back: as by hand")
    check_training(sys.argv[1], float(sys.argv[2]))
