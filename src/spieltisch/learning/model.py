"""The network while it learns, in torch. Everything is [number, game]: games stand side by side in memory.

Its first layer reads the columns that describe what each number of an observation is (`inputs.py`): so what is learned
about five goods holds for six, too. `exporting.py` adds them up to the table of rows that players read.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ..core.game import Game
from .inputs import Inputs

ALIGNED = 64  # columns of a matrix come in groups of so many
LOUDNESS = 1.0  # standard deviation of what a neuron of the first layer adds up before it has learned anything
IMPOSSIBLE = -1e9  # the logit of what is not allowed


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    first: int = 512
    second: int = 128


class Net(nn.Module):
    """Features of an observation -> a logit for each thing, and for each seat its chance of winning and its points.

    Seats are counted from the observer. Points are in units of what a seat has on average (`unit` of a training).
    """

    def __init__(self, game: Game, inputs: Inputs, size: Size, device: str) -> None:
        super().__init__()
        self.things, self.seats, self.size = game.things, max(game.seats), size
        for name in ("slots", "low", "high", "first"):
            self.register_buffer(name, torch.from_numpy(getattr(inputs, name).astype(np.int64)))
        self.register_buffer("rows", torch.from_numpy(inputs.rows.astype(np.int16)))
        self.kind = torch.float32 if device == "cpu" else torch.bfloat16
        wide = len(inputs.column_slot)
        spare = -wide % ALIGNED  # columns that say nothing: zeros behind all that is said
        column_slot = np.concatenate([inputs.column_slot, np.zeros(spare, np.int32)]).astype(np.int64)
        begins = np.concatenate([inputs.begins, np.full(spare, len(inputs.said), np.int32)])
        said = np.concatenate([inputs.said, np.zeros(inputs.features, np.float32)])
        self.register_buffer("column_slot", torch.from_numpy(column_slot))
        self.register_buffer("begins", torch.from_numpy(begins))
        self.register_buffer("said", torch.from_numpy(said).to(self.kind))
        outputs = game.things + 2 * self.seats
        self.w1 = nn.Parameter(torch.randn(wide + spare, size.first) * LOUDNESS / inputs.strength**0.5)
        with torch.no_grad():
            self.w1[wide:] = 0
        self.b1 = nn.Parameter(torch.zeros(size.first, 1))
        self.w2 = nn.Parameter(torch.randn(size.second, size.first) * (2 / size.first) ** 0.5)
        self.b2 = nn.Parameter(torch.zeros(size.second, 1))
        self.w3 = nn.Parameter(torch.randn(outputs, size.second) * 0.01)
        self.b3 = nn.Parameter(torch.zeros(outputs, 1))
        self.to(device)

    def features_of(self, seen: Tensor) -> Tensor:
        """int16[slot, game]: the feature of each slot of observations [number, game]."""
        values = torch.minimum(torch.maximum(seen[self.slots].long(), self.low[:, None]), self.high[:, None])
        found: Tensor = self.rows[self.first[:, None] + values - self.low[:, None]]
        return found

    def columns_of(self, features: Tensor) -> Tensor:
        """[column, game]: what each column says of the feature of its slot."""
        found: Tensor = self.said[self.begins[:, None] + features[self.column_slot].int()]
        return found

    def forward(self, features: Tensor, mask: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits [thing, game], chances in logarithms and points [seat from the observer, game]."""
        kind = self.kind
        h = functional.relu(self.w1.to(kind).T @ self.columns_of(features) + self.b1.to(kind))
        h = functional.relu(self.w2.to(kind) @ h + self.b2.to(kind))
        out = (self.w3.to(kind) @ h).float() + self.b3
        logits = out[: self.things].masked_fill(mask == 0, IMPOSSIBLE)
        sits = torch.arange(self.seats, device=out.device)[:, None] < players
        chances = out[self.things : self.things + self.seats].masked_fill(~sits, IMPOSSIBLE)
        return logits, functional.log_softmax(chances, 0), out[self.things + self.seats :] * sits

    def arrays(self) -> dict[str, Any]:
        """The weights as arrays of NumPy."""
        return {name: values.detach().float().cpu().numpy() for name, values in self.named_parameters()}
