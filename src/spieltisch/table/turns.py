"""Where turns begin in what happens."""

from collections.abc import Mapping


class TurnBegins:
    """Asked of one event after the other: does a turn begin with it?"""

    def __init__(self, event: str) -> None:
        self.event, self.turn = event, 0  # `event`: its name, "" for a game that tells the turn with every event

    def __call__(self, data: Mapping[str, object]) -> bool:
        """Does a turn begin with this event?"""
        if self.event:
            return data.get("event") == self.event
        before, self.turn = self.turn, int(str(data.get("turn", 0)))
        return self.turn > before
