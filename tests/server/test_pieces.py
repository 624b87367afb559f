"""Pieces of effects as the workshop offers them: what people read and what they choose first agree."""

import pytest

from spieltisch.server.messages_packs import PieceOut
from spieltisch.server.workbench import kept_base, whole


def pieces(game: str, lang: str = "en") -> dict[str, PieceOut]:
    """All pieces of a game, by how they are written."""
    return {piece.written: piece for language in whole(kept_base(game), lang).languages for piece in language.pieces}


@pytest.mark.parametrize(
    ("game", "written", "first"),
    [
        ("xibalba", "steal({who},R,{amount})", ["opp", "1"]),  # nobody steals from themselves
        ("xibalba", "turn({face},{face},{amount})", ["blank", "R1", "1"]),  # another side than before
        ("xibalba", "mates({mates})?", ["1"]),
        ("wutaki", "receive {amount} {good}", ["1", "stone"]),
    ],
)
def test_a_piece_begins_with_values_that_mean_something(game: str, written: str, first: list[str]) -> None:
    assert pieces(game)[written].first == first


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_piece_is_told_in_words_of_people(game: str, lang: str) -> None:
    all_of_them = pieces(game, lang).values()
    assert [piece.label for piece in all_of_them if set("{}@_>=") & set(piece.label)] == []
    assert all(len(piece.first) == len(piece.slots) for piece in all_of_them)
