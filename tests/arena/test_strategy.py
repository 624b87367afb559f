"""What the strongest player knows: figures that add up, mistakes that are surely some, pages in every language."""

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from spieltisch.arena.facts import facts_of_played
from spieltisch.arena.mistakes import HARDLY, _in_game, mistakes
from spieltisch.arena.playing import play_piece
from spieltisch.arena.samples import Pool, Sample
from spieltisch.arena.series import Piece, Series, rotated
from spieltisch.arena.strategy import NOBODY_KNOWS, STRONG, alone, beside, compared, openings, picks, strategy, strength
from spieltisch.arena.strategy_page import StrategyPage
from spieltisch.arena.subjects import subject_of
from spieltisch.arena.worths import PHASES, worths
from spieltisch.cli import run
from spieltisch.core.records import clone
from spieltisch.games import base_pack, find_game, shelf
from spieltisch.lessons.book import strategy_of
from spieltisch.server.messages import Lang
from spieltisch.server.rules_html import rules_of
from spieltisch.texts import LANGUAGES
from tests.shelf import put_on_shelf

from .kit import SHORT

GAMES = ["wutaki", "xibalba"]
# as little as a page can be made of
SMALL = ["--games", "2", "--beside", "2", "--players", "2", "--look-at", "1", "--against", "random"]
WRITTEN = [name for name in shelf() if (find_game(name).folder / "strategy").is_dir()]


def series(name: str, games: int = 3) -> Series:
    options = dict(SHORT) if name == "xibalba" else {}
    return rotated(name, options, None, 1, ("network", "network"), games, logs=True)


def sample(one: Series) -> Sample:
    piece = Piece(one, 0, 0, one.games)
    return Sample(one.players, one.options, one.open_box(), facts_of_played(piece, play_piece(piece)), one.names)


def test_beside_others_it_sits_everywhere_equally_often_and_alone() -> None:
    three = rotated("xibalba", SHORT, None, 1, ("network",) * 3, 6, logs=True)
    mixed = beside(three, "thumb", 9)
    assert mixed.names == ("network", "thumb")
    assert mixed.seating(0, 3).tolist() == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert (mixed.games, mixed.options, mixed.seed) == (9, three.options, three.seed)


def test_differences_are_taken_table_by_table() -> None:
    mixed = sample(beside(series("xibalba"), "random", 4))
    players = mixed.facts.players
    mine = players["who"] == STRONG
    assert mine.sum() == mixed.games
    found = compared("xibalba", [mixed])
    for one in found["sources"]:
        values = players[one["source"]].astype(float)
        assert one["strong"] == pytest.approx(values[mine].mean())
        assert one["others"] == pytest.approx(values[~mine].mean())
        assert one["value"] == pytest.approx(one["strong"] - one["others"])
        assert one["low"] <= one["value"] <= one["high"]
    assert strength([mixed])[0]["value"] == pytest.approx(players["win"][mine].mean())


def test_openings_count_what_each_seat_did_first() -> None:
    own = sample(series("wutaki"))
    found = openings(Pool("wutaki", [own]))
    for when in ("begins", "later"):
        assert sum(one[when]["value"] for one in found) == pytest.approx(1)
    uses = own.facts.uses
    assert (uses["first"] <= uses["placed"]).all()
    assert uses["first"].sum() == 2 * own.games
    assert (uses["first"] <= uses["round_1"]).all()


def test_cards_are_taken_as_often_as_they_were_and_by_whom() -> None:
    mixed = sample(beside(series("wutaki"), "random", 4))
    cards, ids = mixed.facts.cards, subject_of("wutaki").counts.card_ids(mixed.box)
    found = {one["id"]: one for one in picks("wutaki", [mixed])}
    assert set(found) == set(ids)
    offered = {key: sum(one[key]["n"] for one in found.values()) for key in ("strong", "others")}
    assert sum(offered.values()) == cards["offered"][cards["seat"] >= 0].sum()
    assert min(offered.values()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_one_more_is_a_change_of_the_state_that_rules_allow(name: str) -> None:
    subject, game = subject_of(name), find_game(name)
    box = game.open_box(2, {})
    for extra in subject.extras.values():
        s = game.blank_state()
        before = clone(s)
        assert isinstance(extra(box.record, s, 1), bool)
        changed = [field for field in s.dtype.names if not np.array_equal(s[field], before[field])]
        assert changed == ["seat"]
        assert np.array_equal(s["seat"][0], before["seat"][0])


def test_a_point_more_is_worth_something() -> None:
    found = worths(alone(series("wutaki"), "network", 2), 1)
    assert [one["extra"] for one in found] == list(subject_of("wutaki").extras)
    points = next(one for one in found if one["extra"] == "vp")
    assert len(points["phases"]) == PHASES
    assert sum(phase["n"] for phase in points["phases"]) > 50
    assert max(phase["value"] for phase in points["phases"]) > 0


def test_nothing_is_said_to_be_worth_more_where_nobody_can_say() -> None:
    assert worths(replace(series("wutaki"), names=("random",)), 1) == []


def test_a_mistake_is_hardly_ever_the_networks_own_answer() -> None:
    own = series("xibalba", 2)
    assert [case for game in range(2) for case in _in_game(own, "", game)] == []  # it does what it thinks best
    theirs = alone(own, "random", 2)
    cases = [case for game in range(2) for case in _in_game(theirs, "", game)]
    assert cases
    assert all(case.given != case.better for case in cases)
    assert HARDLY < 1


def test_what_costs_nothing_for_sure_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.arena.mistakes.CASES", 4)
    monkeypatch.setattr("spieltisch.arena.mistakes.SMALLEST", 3)
    monkeypatch.setattr("spieltisch.arena.mistakes.KINDS", 6)
    found = mistakes(alone(series("xibalba"), "random", 3), "", 1)
    assert all(one.cost.low > 0 and one.per_game > 0 for one in found)
    assert [one.whole for one in found] == sorted((one.whole for one in found), reverse=True)
    assert all(one.kind.given != one.kind.better for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_pages_are_written_in_every_language(name: str, tmp_path: Path) -> None:
    words = [*SMALL, "--out", str(tmp_path / "page")]
    options = ["--option", "threshold=5"] if name == "xibalba" else ["--option", "board=normal"]
    assert run(["strategy", name, *words, *options]) == 0
    texts = {lang: (tmp_path / "page" / f"{lang}.md").read_text("utf-8") for lang in LANGUAGES}
    tables = {lang: re.findall(r"^\|.*$", text, re.MULTILINE) for lang, text in texts.items()}
    assert len(tables["en"]) == len(tables["de"]) > 20
    headings = {lang: re.findall(r"^#+ ", text, re.MULTILINE) for lang, text in texts.items()}
    assert headings["en"] == headings["de"]
    assert all(text.startswith("# ") and "None" not in text and "nan" not in text for text in texts.values())
    assert all(str(tmp_path) not in text for text in texts.values())
    assert texts["en"] != texts["de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_says_nothing_of_itself_gets_a_plain_page(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    put_on_shelf(monkeypatch, toy="tests.toy")
    subject_of.cache_clear()
    own = rotated("toy", {}, None, 1, ("random", "random"), 20, logs=True)
    found = strategy("toy", [sample(own)], [sample(beside(own, "random", 20))])
    about = {
        "against": ["random"],
        "games": 20,
        "mixed": 20,
        "version": "1",
        "seed": 1,
        "who": "random",
        "command": "x",
    }
    page = StrategyPage(find_game("toy"), own.open_box(), {**found, **about, **NOBODY_KNOWS, "figures": found}, lang)
    text = page.markdown()
    assert text.startswith("# ")
    assert text.count("## ") >= 3
    assert "nan" not in text


def test_the_figures_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SMALL, "--option", "threshold=5"]
    assert run(["strategy", "xibalba", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["who"] == "network"
    assert {"strength", "compared", "openings", "picks", "columns", "worths", "mistakes", "by_players"} <= set(found)


@pytest.mark.parametrize(
    "words", [["--who", "thumb", "--against", "thumb"], ["--who", "thumb,random"], ["--games", "0"]]
)
def test_what_makes_no_sense_is_refused(words: list[str]) -> None:
    assert run(["strategy", "xibalba", *words]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_what_the_strongest_player_knows_is_the_last_page_of_the_rulebook(name: str, lang: Lang) -> None:
    game = find_game(name)
    found = strategy_of(game, lang)
    assert found is not None
    assert found.blocks[0].text.count("## ") >= 5
    shown = rules_of(game, lang, game.open_box(2, {}).pack.origins, game.open_box).pages[-1]
    assert shown.title == found.title
    assert "<table>" in shown.blocks[0].html
    assert "<h2>" not in shown.blocks[0].html  # that is what the page is called by
    assert "<h3>" in shown.blocks[0].html


def test_of_cards_that_it_has_not_played_with_nothing_is_told(tmp_path: Path) -> None:
    game, own = find_game(WRITTEN[0]), tmp_path / "own"
    shutil.copytree(base_pack(WRITTEN[0]), own)
    sheet = own / "pack.toml"
    sheet.write_text(sheet.read_text("utf-8").replace('name = "base"', 'name = "own"'), "utf-8")
    found = strategy_of(game, "en")
    assert found is not None
    origins = game.open_box(2, {}, own).pack.origins
    pages = rules_of(game, "en", origins, lambda players, options: game.open_box(players, options, own)).pages
    assert found.title not in [page.title for page in pages]


def test_there_is_a_page_of_ours() -> None:
    assert WRITTEN
