"""One step of learning: a batch, what was wrong with what the network said, and weights that are a little better.

On a GPU this is some sixty short kernels. Asking for each by itself takes longer than carrying them out, so they are
recorded once and from then on asked for together.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

WARMING = 3  # steps before recording: libraries set themselves up meanwhile
LARGEST = 1.0  # length of a gradient; longer ones are cut

Loss = Callable[..., tuple[Tensor, Tensor]]  # of the parts of a batch: what is to become less, and what is told


class Lesson:
    """Steps of learning for one network. All batches have the same shapes."""

    def __init__(self, net: nn.Module, loss: Loss, rate: float, recorded: bool) -> None:
        self._net, self._loss, self._recorded = net, loss, recorded
        device = next(net.parameters()).device
        self._rate: Any = torch.tensor(rate, device=device) if recorded else rate
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=self._rate, eps=1e-7, fused=recorded, capturable=recorded
        )
        self._given: list[Tensor] = []  # what the recorded step reads
        self._graph: Any = None
        self._told: Tensor | None = None

    def load(self, kept: dict[str, Any]) -> None:
        """Go on with what an optimizer knew, however it was set up."""
        ours = {"lr": self._rate, "fused": self._recorded, "capturable": self._recorded}
        groups = [{**group, **ours} for group in kept["param_groups"]]
        self.optimizer.load_state_dict({**kept, "param_groups": groups})

    def take(self, parts: Sequence[Tensor], rate: float) -> Tensor:
        """Learn from one batch; what is told of it."""
        if not self._recorded:
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            return self._step(parts)
        self._rate.fill_(rate)
        if self._graph is None:
            self._record(parts)
        for own, part in zip(self._given, parts, strict=True):
            own.copy_(part)
        self._graph.replay()
        assert self._told is not None
        return self._told.clone()

    def _step(self, parts: Sequence[Tensor]) -> Tensor:
        loss, told = self._loss(*parts)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._net.parameters(), LARGEST)
        self.optimizer.step()
        return told

    def _record(self, parts: Sequence[Tensor]) -> None:
        """Record a step; nothing is learned from it yet."""
        self._given = [part.clone() for part in parts]
        before = [values.detach().clone() for values in self._net.parameters()]
        known = {
            values: {name: state.clone() for name, state in self.optimizer.state[values].items()}
            for values in self._net.parameters()
        }
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARMING):
                self._step(self._given)
        torch.cuda.current_stream().wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        self.optimizer.zero_grad(set_to_none=True)
        with torch.cuda.graph(self._graph):
            self._told = self._step(self._given)
        with torch.no_grad():
            for values, old in zip(self._net.parameters(), before, strict=True):
                values.copy_(old)
                for name, state in self.optimizer.state[values].items():
                    state.copy_(known[values].get(name, torch.zeros_like(state)))
