"""What players would notice of the difference between two packs."""

from collections.abc import Mapping
from typing import Any, Literal

from ..core.game import Box, Game

What = Literal["changed", "new", "gone", "same"]


def printed(card: Mapping[str, Any]) -> dict[str, Any]:
    """What players would notice of a card."""
    return {key: value for key, value in card.items() if key not in ("sources", "ours")}


def different_cards(game: Game, old: Box, new: Box) -> dict[str, What]:
    """The cards that are not in both packs as they are."""
    if game.people.catalogue is None:
        return {}
    before, after = (game.people.catalogue(box, "en")["cards"] for box in (old, new))
    found: dict[str, What] = {}
    for id_, card in after.items():
        if id_ not in before:
            found[id_] = "new"
        elif printed(card) != printed(before[id_]):
            found[id_] = "changed"
    return found | {id_: "gone" for id_ in before if id_ not in after}
