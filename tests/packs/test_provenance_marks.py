"""Whatever people can look up carries the mark where something is ours: cards, dice, boards, prices and options."""

import json
import re

import pytest

from spieltisch.games import find_game
from spieltisch.packs.provenance import Origins
from spieltisch.texts import LANGUAGES

from .test_provenance import GAMES

# kinds of a pack, and the entries of the catalogue that show them
PLACES = {
    "xibalba": {
        ("dice", "resource"): "die-resource",
        ("dice", "attack"): "die-attack",
        ("dice", "paragon"): "die-paragon",
        ("price", "discard"): "discard",
        ("price", "reorg"): "reorganise",
        ("price", "medicine"): "medicine",
        ("price", "weapon"): "weapon",
        ("price", "tactical"): "tactical",
        ("price", "harvest"): "harvest",
        ("price", "level"): "expand",
        ("price", "S"): "market",
        ("price", "C"): "market",
        ("price", "B"): "market",
        ("price", "E"): "market",
        ("medicine", ""): "medicine",
    },
    "wutaki": {
        ("supply", ""): "supply",
        ("display", ""): "display",
        ("figures", ""): "8",
        **{("level", str(level)): f"1/{level}" for level in range(1, 5)},
    },
}
PLAIN = {
    "xibalba": {"apocalypse", "factionChoice", "autoBlockSkip", "autoEnd"},
    "wutaki": {"board", "skills", "start_player"},
}
FOLLOWED = {
    "en": "rulebook|our reading|(German|English) text|[Bb]oth texts",
    "de": "Anleitung|Regelheft|unsere Lesart|(deutsche|englische)n? Text|[Dd]er englische|[Bb]eide Texte",
}
OURS = {
    "xibalba": {"factionTraits", "threshold", "maxTurns", "maxActions"},
    "wutaki": {"max_rounds", "max_turns_per_round"},
}


def book(game: str, lang: str) -> tuple[dict[str, dict[str, dict[str, object]]], Origins]:
    found = find_game(game)
    box = found.open_box(2, {})
    assert found.people.catalogue is not None
    return found.people.catalogue(box, lang), box.pack.origins


def shown_as(game: str, kind: str, id_: str) -> str | None:
    """The place that shows something of a pack that is no card."""
    if kind in ("location", "extreme"):
        return id_
    return PLACES[game].get((kind, id_))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_of_a_pack_shows_its_mark_and_its_fields(game: str, lang: str) -> None:
    catalogue, origins = book(game, lang)
    seen = 0
    for (kind, id_), item in origins.items():
        place = shown_as(game, kind, id_)
        entry = catalogue["places"][place] if place else catalogue["cards"].get(id_)
        if entry is None:  # spaces of the tracker and sums: below, and on the page only
            assert kind in ("tracker", "checksum")
            continue
        seen += 1
        assert entry["sources"], (kind, id_)
        assert entry["ours"] or not item.ours, (kind, id_)
        if not place:
            assert entry["ours"] == item.ours
    assert seen > 100
    json.dumps(catalogue)


def test_spaces_of_a_ring_show_their_own_marks() -> None:
    catalogue, origins = book("wutaki", "en")
    spaces = [place for place in catalogue["places"].values() if place["key"] == "tracker_space"]
    marks = [origins["tracker", str(number)].ours for number in range(1, len(spaces) + 1)]
    assert [space["ours"] for space in spaces] == marks
    assert sum(marks) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_the_rulebook_does_not_know_say_so(game: str, lang: str) -> None:
    catalogue, _ = book(game, lang)
    marked = {option["key"] for option in catalogue["options"] if option["ours"]}  # type: ignore[index]
    assert marked == OURS[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_says_which_text_it_follows(game: str, lang: str) -> None:
    """All but those that are a choice of the rulebook itself, or a comfort: the form for a new table tells it."""
    catalogue, _ = book(game, lang)
    said = {str(option["key"]): json.dumps(option, ensure_ascii=False) for option in catalogue["options"]}  # type: ignore[index]
    silent = {key for key, words in said.items() if not re.search(FOLLOWED[lang], words)}
    assert silent == PLAIN[game]


def test_a_die_tells_the_faces_of_the_pack_in_play() -> None:
    from spieltisch.games import base_pack
    from spieltisch.packs import read_folder

    files = read_folder(base_pack("xibalba"))
    old, new = b'faces = [1, 1, 2, "blank", "blank", "blank"]', b'faces = [1, 2, 2, 2, "blank", "blank"]'
    assert old in files["board.toml"]
    files["board.toml"] = files["board.toml"].replace(old, new)
    found = find_game("xibalba")
    assert found.people.catalogue is not None
    texts = [found.people.catalogue(box, "en") for box in (found.open_box(2, {}), found.open_box(2, {}, files))]
    assert [text["places"]["die-paragon"]["text"] for text in texts] == [
        "Faces: 2× 1 paragon, 1× 2 paragon, 3× blank.",
        "Faces: 1× 1 paragon, 3× 2 paragon, 2× blank.",
    ]
    assert all(text["symbols"]["die-paragon"]["text"] == text["places"]["die-paragon"]["text"] for text in texts)
