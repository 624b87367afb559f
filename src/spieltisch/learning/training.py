"""Learning by self-play: proximal policy optimisation, from nothing.

A rollout is so many steps of many games. Each step of it, a mix of games in all phases, is one batch; a rollout is gone
through a few times. In one game of eight a seat belongs to a past self, so that what was learned once is not
unlearned. What counts is winning; at the beginning points count, too, as wins are rare news.

The network that plays is the mean of those of the last moments: it is steadier than each of them, so that a training
can be cut off at any time.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..core.game import Game
from .exporting import network_of_net
from .inputs import Inputs, inputs_in
from .lesson import Lesson
from .measuring import Measuring
from .model import Net, Size
from .selfplay import POINTS, WIN, Batch, Games, decide, decide_only, look_back
from .tables import tables_for

PAST_ROWS = 8  # one game in so many has a past self at one seat
MOMENTS = 40  # so often in a training a past self is remembered
KEPT = 2  # past selves in a checkpoint
MEMORY = 50  # rollouts over which the network that plays is a mean
QUICK, THOROUGH = 8, 64  # games that are looked at to make whole numbers of a network
SAVED = 60.0  # seconds between two checkpoints, and two points of the curve
PARTS = ("features", "mask", "action", "chance", "own", "gain", "target")  # of a batch: what is learned from
SITTING = 1_000_003  # between the seeds of two sittings
FILE, NETWORK, CURVE = "training.pt", "network.npz", "curve.json"  # in the folder of a training


@dataclass(frozen=True)
class Recipe:
    """How a network learns."""

    seconds: float = 1200.0  # of training, over all sittings
    games: int = 32768  # side by side
    steps: int = 64  # of a rollout
    rounds: int = 2  # through each rollout
    rate: float = 1e-3  # of learning, falling from `falls` of the time on
    falls: float = 0.4
    entropy: float = 0.02
    entropy_end: float = 0.002
    lam: float = 0.97
    clip: float = 0.2
    margin: float = 0.3  # share of points in what counts
    margin_end: float = 0.05
    points: float = 0.5  # weight of expected points in what the network is taught
    seed: int = 1
    size: Size = field(default_factory=Size)

    def at(self, done: float) -> dict[str, float]:
        """What changes in the course of a training, `done` of which is over."""
        late = max(0.0, (done - self.falls) / (1 - self.falls))
        return {
            "rate": self.rate * (1 - 0.95 * late),
            "entropy": self.entropy + (self.entropy_end - self.entropy) * done,
            "margin": self.margin + (self.margin_end - self.margin) * done,
        }


class OtherGame(ValueError):
    """A folder with a training for another game."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


SMALL = Recipe(seconds=600.0, games=512, steps=32, size=Size(128, 64))  # for a CPU


class Training:
    """A network that learns a game. `step` is one rollout and what is learned from it."""

    def __init__(self, game: Game, recipe: Recipe, device: str, inputs: Inputs, rollouts: int = 0) -> None:
        seed = recipe.seed + SITTING * rollouts  # who goes on must not see the same luck again
        torch.manual_seed(seed)
        self.game, self.recipe, self.device, self.inputs = game, recipe, device, inputs
        self.net, self.past, self.mean = (Net(game, inputs, recipe.size, device) for _ in range(3))
        self.past.requires_grad_(False)
        self.mean.requires_grad_(False)
        self.games = Games(game, recipe.games, seed, tables_for(game), device)
        self.pool: list[list[Tensor]] = []
        self.draw = np.random.default_rng(seed)
        self.spent, self.decisions, self.rollouts = 0.0, 0, rollouts
        self.curve: list[dict[str, Any]] = []
        theirs = torch.arange(PAST_ROWS - 1, recipe.games, PAST_ROWS, device=device)
        self.theirs, self.their_seat = theirs, (theirs // PAST_ROWS) % self.games.players[theirs]
        self.met = torch.zeros(self.inputs.features, dtype=torch.int64, device=device)  # how often, of each feature
        self.room = self._room()
        whole: Callable[[Any], Any] = torch.compile(dynamic=False) if device != "cpu" else lambda function: function
        self.look = whole(self.net.features_of)
        self.decide, self.decide_past = whole(_decide(self.net)), whole(_decide_past(self.past))
        self.look_back = whole(look_back)
        self.lesson = Lesson(self.net, whole(_loss(self.net, recipe)), recipe.rate, recorded=device != "cpu")
        self.begun = self.warm = False

    def _room(self) -> dict[str, Tensor]:
        steps, n, most = self.recipe.steps, self.recipe.games, self.games.most

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=self.device)

        return {
            "features": room(steps, len(self.inputs.slots), n, dtype=torch.int16),
            "mask": room(steps, self.game.things, n, dtype=torch.int8),
            "mover": room(steps, n, dtype=torch.int8),
            "action": room(steps, n, dtype=torch.int64),
            "chance": room(steps, n),
            "own": torch.ones(steps, n, dtype=torch.bool, device=self.device),
            "done": room(steps, n, dtype=torch.bool),
            "expected": room(steps + 1, 2, most, n),
            "share": room(steps, most, n),
            "points": room(steps, most, n),
        }

    def begin(self) -> None:
        """Bring the games into all phases."""
        if self.begun:
            return
        self.begun = True
        self.games.stagger(400, self.recipe.seed)
        if not self.pool:
            self.remember()

    @property
    def done(self) -> float:
        """How much of the training is over, 0 … 1."""
        return min(1.0, self.spent / self.recipe.seconds)

    def remember(self) -> None:
        """Keep the network as it is now, as a past self."""
        self.pool.append([values.detach().to(torch.bfloat16, copy=True) for values in self.net.parameters()])

    def _meet_past(self) -> None:
        """Let a past self from the later half sit down."""
        chosen = self.pool[int(self.draw.integers(len(self.pool) // 2, len(self.pool)))]
        with torch.no_grad():
            for values, kept in zip(self.past.parameters(), chosen, strict=True):
                values.copy_(kept)

    @torch.no_grad()
    def play(self, margin: float) -> Batch:
        """A rollout."""
        games, room, players = self.games, self.room, self.games.players
        self._meet_past()
        for step in range(self.recipe.steps):
            features, mask = self.look(games.observation), games.mask
            room["features"][step], room["mask"][step], room["mover"][step] = features, mask, games.mover
            action, chance, room["expected"][step] = self.decide(features, mask, games.mover, players)
            sits = games.mover[self.theirs] == self.their_seat
            past = self.decide_past(features[:, self.theirs], mask[:, self.theirs], players[self.theirs])
            action[self.theirs] = torch.where(sits, past, action[self.theirs])
            room["own"][step, self.theirs] = ~sits
            room["action"][step], room["chance"][step] = action, chance
            games.step(action)
            room["done"][step], room["share"][step] = games.done, games.shares()
            room["points"][step] = games.points(self.inputs.unit)
        features = self.look(games.observation)
        room["expected"][-1] = self.decide(features, games.mask, games.mover, players)[2]
        gain, target = self.look_back(
            room["expected"], room["share"], room["points"], room["done"], room["mover"], players, self.recipe.lam,
            torch.tensor(margin, device=self.device)
        )  # fmt: skip
        self.met += torch.bincount(features.flatten().int(), minlength=self.inputs.features)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        kept = {name: room[name] for name in ("features", "mask", "mover", "action", "chance", "own")}
        return Batch(**kept, gain=gain, target=target, players=players)

    def learn(self, batch: Batch, rate: float, entropy: float) -> Tensor:
        """Go through a rollout. Means: loss of policy, chances and points, entropy, change, and what was clipped."""
        told, weight = [], torch.tensor(entropy, device=self.device)
        for _ in range(self.recipe.rounds):
            for step in torch.randperm(self.recipe.steps).tolist():
                parts = [getattr(batch, name)[step] for name in PARTS]
                told.append(self.lesson.take((*parts, batch.players, weight), rate))
        return torch.stack(told).mean(0)

    def _take_mean(self) -> None:
        """What was learned just now becomes part of the network that plays."""
        share = 1 / min(self.rollouts, MEMORY)
        with torch.no_grad():
            for values, learned in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                values.lerp_(learned, share)

    def step(self) -> dict[str, Any]:
        """A rollout and what is learned from it. The first one of a sitting compiles, and its time is not counted."""
        self.begin()
        start, now = time.perf_counter(), self.recipe.at(self.done)
        stats = self.learn(self.play(now["margin"]), now["rate"], now["entropy"]).tolist()  # waits for the GPU
        took = time.perf_counter() - start
        seconds = took if self.warm else 0.0
        self.warm = True
        if int(self.done * MOMENTS) < int((self.spent + seconds) / self.recipe.seconds * MOMENTS):
            self.remember()
        self.spent += seconds
        own = self.recipe.steps * self.recipe.games
        self.decisions += own
        self.rollouts += 1
        self._take_mean()
        names = ("policy", "chances", "points", "entropy", "change", "clipped")
        ended = float(self.room["done"].sum())
        return {
            "seconds": round(self.spent, 1),
            "decisions": self.decisions,
            **{name: round(value, 4) for name, value in zip(names, stats, strict=True)},
            "decisions_a_game": round(own / max(1.0, ended), 1),
            "decisions_per_second": round(own / took),
        }

    def note(self, found: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
        """Put scores into the curve, and pass them on."""
        if found is not None:
            own = next(row for row in reversed(self.curve) if row["decisions"] == found["decisions"])
            own["scores"] = found["scores"]
            yield found

    # --- checkpoints -----------------------------------------------------------------------------------------------

    def save(self, folder: Path, sampled: int = QUICK) -> None:
        """Everything that is needed to go on, and the network as players read it."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "game": self.game.name, "recipe": asdict(self.recipe), "net": _weights(self.net),
            "mean": _weights(self.mean), "optimizer": self.lesson.optimizer.state_dict(), "pool": self.pool[-KEPT:],
            "met": self.met, "rollouts": self.rollouts, "spent": self.spent, "decisions": self.decisions,
            "curve": self.curve,
        }  # fmt: skip
        half = folder / f"{FILE}.half"
        torch.save(kept, half)
        half.replace(folder / FILE)
        self.export(folder / NETWORK, sampled)
        self.write_curve(folder)

    def write_curve(self, folder: Path) -> None:
        """The curve by itself."""
        (folder / CURVE).write_text(json.dumps(self.curve, indent=1) + "\n")

    def export(self, path: Path, sampled: int) -> dict[str, float]:
        """The network as players read it; how much was lost on the way, looked at in so many games."""
        about = {
            "game": self.game.name, "decisions": self.decisions, "seconds": round(self.spent, 1),
            "recipe": asdict(self.recipe), "measured": self.curve[-1] if self.curve else {},
        }  # fmt: skip
        sample = self.room["features"][:, :, :: max(1, self.recipe.games // sampled)]
        sample = sample.permute(0, 2, 1).reshape(-1, sample.shape[1]).cpu().numpy()
        met = self.met.cpu().numpy()
        network, lost = network_of_net(self.game, self.inputs, self.mean.arrays(), met, sample, about)
        network.write(path)
        return lost

    @classmethod
    def load(cls, game: Game, folder: Path, device: str) -> "Training":
        """Go on where `save` was."""
        # Tensors and plain values: nothing is executed
        kept = torch.load(folder / FILE, map_location=device, weights_only=True)
        if kept["game"] != game.name:
            raise OtherGame(kept["game"])
        recipe = Recipe(**{**kept["recipe"], "size": Size(**kept["recipe"]["size"])})
        training = cls(game, recipe, device, inputs_in(folder, game), kept["rollouts"])
        for net, name in ((training.net, "net"), (training.mean, "mean")):
            net.load_state_dict(kept[name], strict=False)
        training.lesson.load(kept["optimizer"])
        for name in ("pool", "met", "spent", "decisions", "curve"):
            setattr(training, name, kept[name])
        return training


def _weights(net: Net) -> dict[str, Tensor]:
    """What was learned, without what is read from the inputs."""
    return {name: values.detach() for name, values in net.named_parameters()}


def _decide(net: Net) -> Any:
    def decide_now(features: Tensor, mask: Tensor, mover: Tensor, players: Tensor) -> Any:
        return decide(net, features, mask, mover, players)

    return decide_now


def _decide_past(net: Net) -> Any:
    def decide_past(features: Tensor, mask: Tensor, players: Tensor) -> Tensor:
        return decide_only(net, features, mask, players)

    return decide_past


def _loss(net: Net, recipe: Recipe) -> Any:
    def loss(
        features: Tensor, mask: Tensor, action: Tensor, before: Tensor, own: Tensor, gain: Tensor, target: Tensor,
        players: Tensor, entropy: Tensor
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        logits, chances, points = net(features, mask, players)
        logs = torch.log_softmax(logits, 0)
        chance = torch.where(own, logs.gather(0, action[None])[0], before)
        ratio = torch.exp(chance - before)
        better = torch.min(ratio * gain, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain)
        policy = -(better * own).sum() / own.sum()
        win = -(target[WIN].clamp(0, 1) * chances.clamp(min=-50)).sum(0).mean()
        far = (points - target[POINTS]).square().sum(0).mean()
        spread = -(logs.exp() * logs.clamp(min=-50)).sum(0).mean()
        total = policy + win + recipe.points * far - entropy * spread
        change, clipped = (before - chance).mean(), ((ratio - 1).abs() > recipe.clip).float().mean()
        return total, torch.stack([policy, win, far, spread, change, clipped]).detach()

    return loss


def train(training: Training, folder: Path, sitting: float | None = None) -> Iterator[dict[str, Any]]:
    """Learn until the time is over, or this sitting is; every minute a row of the curve, and a checkpoint with it.

    Scores come when they are known, in rows of their own, and into the row of the curve that they are about.
    """
    start = saved = time.perf_counter()
    row: dict[str, Any] = {}
    with Measuring(training.game, folder, training.device != "cpu") as measuring:
        while training.done < 1 and (sitting is None or time.perf_counter() - start < sitting):
            row = training.step()
            if not training.curve or time.perf_counter() - saved >= SAVED:
                training.curve.append(row)
                training.save(folder)
                measuring.begin(training.decisions, folder / NETWORK)
                saved = time.perf_counter()
                yield row
            yield from training.note(measuring.told())
        if row and training.done >= 1:
            yield from training.note(measuring.told(wait=True))
            training.curve.append(row)
            training.save(folder, THOROUGH)
            measuring.begin(training.decisions, folder / NETWORK)
            yield from training.note(measuring.told(wait=True))
    training.save(folder, THOROUGH)
