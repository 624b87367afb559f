"""What players of somebody else did wrong in many games."""

from collections.abc import Mapping

from rich.console import Console

from ..texts import speak


def show_faults(console: Console, faults: Mapping[str, Mapping[str, int]], lang: str) -> None:
    """A line for every player of somebody else that has forfeited answers."""
    for name, counts in faults.items():
        if any(counts.values()):
            console.print(speak(lang, "players", "faults", name=name, **counts), markup=False)
