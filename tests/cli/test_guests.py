"""A game that brings rules, words and texts and nothing else: all commands work with it; a broken one harms nobody."""

import json
from pathlib import Path

import pytest

from spieltisch import games
from spieltisch.arena.subjects import subject_of
from spieltisch.bots.knobs import knobs_of
from spieltisch.bots.thumb import thumb_of
from tests.shelf import put_on_shelf

from .conftest import Command

FEW = "--games 4 --who search@8"


@pytest.fixture(autouse=True)
def _forget() -> None:
    for kept in (thumb_of, knobs_of, subject_of):
        kept.cache_clear()


def test_many_games_of_players_who_think(command: Command) -> None:
    done = command(f"simulate toy {FEW} --json")
    assert done.status == 0, done.err
    assert json.loads(done.out)["games"] == 4


def test_a_tournament(command: Command) -> None:
    done = command("tournament toy --who search@8,random --games 4 --json")
    assert done.status == 0, done.err
    assert {entry["player"] for entry in json.loads(done.out)["standings"]} == {"search@8", "random"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_report_of_general_facts(command: Command, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "report.html"
    done = command(f"report toy --who random --games 40 --lang {lang} --out {page}")
    assert done.status == 0, done.err
    text = page.read_text("utf-8")
    for section in ("seats", "length", "points", "uses", "method"):
        assert f'<section id="{section}"' in text
    for section in ("ends", "cards", "identities", "comparison"):
        assert f'id="{section}"' not in text
        assert f'href="#{section}"' not in text
    assert {"en": "Draw a card and discard one", "de": "Karte ziehen und eine ablegen"}[lang] in text


def test_the_figures_of_such_a_report(command: Command) -> None:
    done = command("report toy --who random --games 40 --players 2 --json")
    figures = json.loads(done.out)["figures"]
    (setting,) = figures["settings"]
    assert setting["turns"]["value"] == 10
    assert sum(seat["value"] for seat in setting["seats"]) == pytest.approx(1)
    uses = {use["id"]: use for use in figures["uses"]}
    assert len(uses) == 14  # what seats can point at; dice are chance's
    assert sum(use["used"] for use in uses.values()) > 40 * 10


def test_the_board_is_drawn_from_the_view(command: Command) -> None:
    shown = command("text toy --seed 3", "q\n").out
    assert "Player 1 (you)" in shown
    assert "├" not in shown


# --- broken games ----------------------------------------------------------------------------------------------------


@pytest.fixture
def broken(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """The toy, and games that cannot be imported, opened or read."""
    (tmp_path / "unopened.py").write_text("from tests.toy import GAME as TOY\nfrom dataclasses import replace\n"
        "from spieltisch.packs import PackRefused, PackError\n"
        "def refuse(*args): raise PackRefused((PackError('pack.toml', 3, 'game', 'no-packs', {'game': 'x'}),))\n"
        "GAME = replace(TOY, name='unopened', rules=replace(TOY.rules, open_box=refuse))\n")  # fmt: skip
    unread = tmp_path / "unread"
    (unread / "texts/en").mkdir(parents=True)
    (unread / "texts/en/game.ftl").write_text("this is no text\n")
    (unread / "__init__.py").write_text("from tests.toy import GAME as TOY\nfrom dataclasses import replace\n"
        "from pathlib import Path\nGAME = replace(TOY, name='unread', folder=Path(__file__).parent)\n")  # fmt: skip
    monkeypatch.syspath_prepend(tmp_path)
    put_on_shelf(monkeypatch, toy="tests.toy", missing="no.such.module", unopened="unopened", unread="unread")
    return command


@pytest.mark.parametrize(
    ("game", "reason"),
    [("missing", "No module named 'no'"), ("unopened", "pack.toml"), ("unread", "this is no text")],
)
def test_a_broken_game_says_why_and_the_others_go_on(broken: Command, game: str, reason: str) -> None:
    for line in (f"text {game}", f"simulate {game} --games 1", f"warm-up {game}"):
        done = broken(line)
        assert done.status == 2, line
        assert reason in done.err
        assert "Traceback" not in done.err
    assert broken("simulate toy --games 2").status == 0


def test_a_broken_game_is_named_when_all_are_warmed_up(broken: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from spieltisch.cli import warm_up

    assert warm_up.say_broken(games.shelf(), "en") == {"missing", "unopened", "unread"}
    assert [game for game in games.shelf() if game not in warm_up.say_broken(games.shelf(), "de")] == ["toy"]
