"""`spieltisch balance`: the figures of a few games, and a document that leaves people's words alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots.balance import interval
from spieltisch.cli import run
from spieltisch.cli.balance_document import BEGIN, END, insert

FEW = "balance wutaki --games 50 --players 2"


def report_of(line: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run([*line.split(), "--json"]) == 0
    return dict(json.loads(capsys.readouterr().out))


def test_the_report_has_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    report = report_of(FEW, capsys)
    assert (report["game"], report["games"], report["seed"]) == ("wutaki", 50, 1)
    assert [entry["kinds"] for entry in report["settings"]] == [
        *[["thumb", "thumb"]] * 4,
        ["random", "random"],
        ["thumb", "random"],
    ]
    for entry in report["settings"]:
        assert entry["unfinished"] == 0
        assert sum(entry["ends"].values()) == pytest.approx(1)
        assert sum(seat["share"] for seat in entry["seats"]) == pytest.approx(1)
        assert entry["points_of_winner"] >= entry["points"]
    assert report["settings"][-1]["first_kind"]["share"] > 0.8


def test_the_figures_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert report_of(f"{FEW} --jobs 2", capsys) == report_of(FEW, capsys)
    assert report_of(f"{FEW} --seed 2", capsys) != report_of(FEW, capsys)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_document_keeps_what_people_wrote(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.md"
    line = f"balance wutaki --games 5 --players 2 --lang {lang} --write {file}"
    assert run(line.split()) == 0
    text = file.read_text("utf-8")
    assert f"spieltisch balance wutaki --games 5 --players 2 --seed 1 --lang {lang}" in text
    file.write_text(text.replace("# Balance", "# Our words", 1) + "Too short.\n", "utf-8")
    assert run([*line.split(), "--seed", "2"]) == 0
    again = file.read_text("utf-8")
    assert again.startswith("# Our words")
    assert again.endswith("Too short.\n")
    assert "--seed 2" in again
    assert "--seed 1 " not in again
    capsys.readouterr()


def test_only_the_generated_part_is_replaced() -> None:
    old = f"above\n{BEGIN}\nold\n{END}\nbelow\n"
    assert insert("new", old, "en") == f"above\n{BEGIN}\nnew\n{END}\nbelow\n"


def test_an_impossible_number_of_players_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "wutaki", "--players", "7", "--lang", "en"]) == 2
    assert "2 to 4" in capsys.readouterr().err


@pytest.mark.parametrize(("hits", "games"), [(0, 10), (5, 10), (10, 10), (700, 2000)])
def test_an_interval_contains_its_share(hits: int, games: int) -> None:
    low, high = interval(hits, games)
    assert 0 <= low <= hits / games <= high <= 1
    assert low < high
