"""Reports: every card once, no markup from packs, the same figures whoever plays, what another pack changes."""

import json
import re
import shutil
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.arena import playing
from spieltisch.arena import series as series_module
from spieltisch.arena.contrasts import comparison
from spieltisch.arena.facts import TABLES
from spieltisch.arena.figures import figures
from spieltisch.arena.findings import findings
from spieltisch.arena.gathering import gather, lots_of
from spieltisch.arena.report import changes, page_of, report_of, series_of
from spieltisch.cli import run
from spieltisch.games import find_game
from spieltisch.material import packs_folder
from spieltisch.texts import LANGUAGES, keys

from .reports import about, lot, lots

GAMES = ["wutaki", "xibalba"]
NASTY = '<img src=x onerror=alert(1)> & \\"so\\" on'


class Seen(HTMLParser):
    """What is on a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.cards: Counter[str] = Counter()
        self.tags: Counter[str] = Counter()
        self.links: list[str] = []
        self.ids: Counter[str] = Counter()
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags[tag] += 1
        if card := found.get("data-card"):
            self.cards[card] += 1
        if name := found.get("id"):
            self.ids[name] += 1
        self.links += [str(found[key]) for key in ("href", "src") if key in found]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def changed_pack(name: str, target: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the base pack with some words replaced."""
    shutil.copytree(packs_folder() / name / "base", target)
    for file, old, new in changes:
        text = (target / file).read_text("utf-8")
        assert old in text
        (target / file).write_text(text.replace(old, new, 1), "utf-8")
    return target


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_has_every_card_of_the_pack_once(name, lang):
    chosen = list(lots(name))
    page = page_of(report_of(chosen, None, about(name), lang), chosen[0].box, lang)
    seen = Seen(page)
    catalogue = find_game(name).catalogue
    assert catalogue is not None
    cards = catalogue(chosen[0].box, lang)["cards"]
    assert seen.cards == Counter(dict.fromkeys(cards, 1))
    text = " ".join(" ".join(seen.words).split())
    for card in cards.values():
        assert card["name"] in text
    assert f'<html lang="{lang}">' in page
    assert max(seen.ids.values()) == 1
    assert {link[1:] for link in seen.links if link.startswith("#")} <= set(seen.ids)
    assert all(link.startswith(("#", "data:")) for link in seen.links)
    assert seen.tags["script"] == 0
    assert seen.tags["svg"] > 50


def test_what_a_pack_says_is_never_markup(tmp_path):
    nasty = ("pacts.toml", 'name.en = "Ember Vow"', f'name.en = "{NASTY}"')
    title = ("pack.toml", 'title.en = "Wutaki, base pack (mostly reconstructed)"', f'title.en = "{NASTY}"')
    pack = changed_pack("wutaki", tmp_path / "pack", nasty, title)
    chosen = [lot("wutaki", 2, {}, 10, pack)]
    page = page_of(report_of(chosen, None, about("wutaki"), "en"), chosen[0].box, "en")
    assert Seen(page).tags["img"] == 0
    assert "&lt;img src=x onerror=alert(1)&gt; &amp; &#34;so&#34; on" in page
    assert page.count("onerror") == page.count("&lt;img src=x onerror")


@pytest.mark.parametrize("name", GAMES)
def test_figures_are_sound(name):
    found = figures(name, list(lots(name)))
    for entry in found["settings"]:
        assert sum(seat["value"] for seat in entry["seats"]) == pytest.approx(1)
        assert sum(end["value"] for end in entry["ends"].values()) == pytest.approx(1)
        assert entry["points_of_winner"]["value"] >= entry["points"]["value"]
    for entry in found["by_players"]:
        assert sum(entry["points"]["histogram"]["counts"]) == entry["games"] * entry["players"]
        assert sum(entry["turns"]["histogram"]["counts"]) == entry["games"]
        assert sum(source["all"] for source in entry["sources"]) == pytest.approx(entry["points"]["value"])
    for card in found["cards"]:
        judged = card["judged"]
        assert judged["low"] <= judged["value"] <= judged["high"]
        assert (judged["q"] is None) == (judged["n"] < 30)
        assert judged["q"] is None or judged["q"] >= judged["p"] - 1e-12
    json.dumps(found)


def test_who_one_is_wins_the_fair_share_on_average():
    """What everybody gets one of has no surplus over all of them: one wins what others lose."""
    cards = figures("xibalba", list(lots("xibalba")))["cards"]
    factions = [card["judged"] for card in cards if card["deck"] == "faction"]
    assert sum(one["n"] for one in factions) == sum(one.games * one.players for one in lots("xibalba"))
    assert sum(one["value"] * one["n"] for one in factions) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("name", GAMES)
def test_every_remark_can_be_said_in_both_languages(name):
    """Figures that are wrong everywhere make all remarks; each has its sentence."""
    found = figures(name, list(lots(name)))
    for card in found["cards"]:
        number = found["cards"].index(card)
        card["judged"] |= {"q": 0.001, "away": 0.2 if number % 2 else -0.2}
        card |= {"offered": 1000, "pick_rate": {"value": 0.0 if number % 3 else 0.95, "low": 0, "high": 1, "n": 1000}}
    for number, use in enumerate(found["uses"]):
        use["value"] |= {"q": 0.001, "value": 0.2 if number % 2 else -0.2}
        use["per_player"] = 0.0 if number % 3 == 0 else 1.0
    for number, entry in enumerate(found["settings"]):
        entry["unfinished"] = 1
        for column in ("rounds", "minutes"):
            if column in entry:
                entry[column]["value"] = 1.0 if number % 2 else 500.0
        for share in entry["ends"].values():
            share["value"] = 0.001
    remarks = [finding.data() for finding in findings(found)]
    said = {remark["key"] for remark in remarks}
    aim = "rounds" if name == "wutaki" else "minutes"
    assert said >= {f"too-short-{aim}", f"too-long-{aim}", "end-rare", "card-weak", "card-strong", "card-unwanted"}
    assert said >= {"identity-weak", "identity-strong", "uses-unused", "uses-strong", "uses-weak", "unfinished"}
    chosen = list(lots(name))
    for lang in LANGUAGES:
        page = page_of({**report_of(chosen, None, about(name), lang), "findings": remarks}, chosen[0].box, lang)
        listed = Seen(page.split('<ul class="findings">')[1].split("</ul>")[0])
        assert listed.tags["li"] == len(remarks)
        assert not re.search(r"\{ ?\$|\bNone\b|\bnan\b", page)


def test_every_remark_has_its_sentence():
    assert {key for key in keys("en", "report") if key.startswith("finding-")} == {
        f"finding-{key}"
        for key in (
            *(f"{word}-{aim}" for word in ("too-short", "too-long", "length-fits") for aim in ("rounds", "minutes")),
            *("end-never", "end-rare", "seats-fair", "seats-unfair", "runaway", "card-weak", "card-strong"),
            *("card-unwanted", "card-always", "identity-weak", "identity-strong", "uses-unused", "uses-strong"),
            *("uses-weak", "sources-idle", "unfinished", "few-games"),
        )
    }


# --- packs against each other ----------------------------------------------------------------------------------------


def test_the_same_pack_differs_by_nothing():
    chosen = list(lots("wutaki"))
    found = comparison("wutaki", chosen, chosen)
    for measure in found["measures"].values():
        assert (measure["value"], measure["low"], measure["high"]) == (0, 0, 0)
    assert all(card["change"]["value"] == 0 for card in found["cards"])
    assert all(use["change"]["value"] == 0 for use in found["uses"])
    assert changes(find_game("wutaki"), chosen[0].box, chosen[0].box, "en") == {"cards": {}, "other": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_card_stands_first(lang, tmp_path):
    pack = changed_pack(
        "wutaki",
        tmp_path / "pack",
        ("pacts.toml", 'cost = "4 oil"\nreward = "receive 4 vp"', 'cost = "1 oil"\nreward = "receive 9 vp"'),
    )
    before, after = [lot("wutaki", 2, {}, 40)], [lot("wutaki", 2, {}, 40, pack)]
    report = report_of(after, before, about("wutaki"), lang)
    assert list(report["changed"]["cards"]) == ["P-FI01"]
    assert report["changed"]["other"] == []
    change = next(card for card in report["comparison"]["cards"] if card["id"] == "P-FI01")
    assert change["before"]["n"] > 0
    assert change["after"]["n"] > 0
    page = page_of(report, after[0].box, lang)
    assert report["before"]["title"].endswith("[base]")
    assert report["pack"]["title"].endswith("[mine]")
    assert page.index('id="comparison"') < page.index('id="findings"')
    assert page.index('class="change"') < page.index("data-card=")
    assert Seen(page).cards["P-FI01"] == 1


def test_changed_numbers_of_a_card_and_of_the_board_are_found(tmp_path):
    soldier = (
        "soldiers.toml",
        "strength = 3\nresistance = 4\nparagon = 1\ncost = 4",
        "strength = 3\nresistance = 4\nparagon = 1\ncost = 5",
    )
    game = find_game("xibalba")
    base = game.open_box(2, {})
    found = changes(game, base, game.open_box(2, {}, changed_pack("xibalba", tmp_path / "one", soldier)), "en")
    assert found["cards"]["S01"]["numbers"].startswith("cost 4,")
    assert found["cards"]["S01"]["numbers_now"].startswith("cost 5,")
    board = (packs_folder() / "xibalba/base/board.toml").read_text("utf-8")
    heals = re.search(r"heals = (\d+)", board)
    assert heals is not None
    healing = ("board.toml", heals[0], f"heals = {int(heals[1]) + 1}")
    found = changes(game, base, game.open_box(2, {}, changed_pack("xibalba", tmp_path / "two", healing)), "en")
    assert found["cards"] == {}
    assert found["other"]


# --- playing ---------------------------------------------------------------------------------------------------------


def test_what_is_interrupted_goes_on(tmp_path):
    series = series_of("wutaki", "random", 300, [2], 1, None, {"masters": "a"})
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert sum(gather(series, whole, 1)) == 600
    some = gather(series, parts, 1)
    assert [next(some), next(some)] == [0, 250]
    some.close()
    assert next(gather(series, parts, 1)) == 250
    assert sum(gather(series, parts, 1)) == 600
    for one, other in zip(lots_of(series, whole), lots_of(series, parts), strict=True):
        for table in TABLES:
            for key, column in one.facts.table(table).items():
                assert np.array_equal(column, other.facts.table(table)[key]), (table, key)


def test_facts_can_be_read_with_any_tool(tmp_path):
    from pyarrow import parquet

    series = series_of("xibalba", "random", 20, [2, 3], 1, None, {})
    assert sum(gather(series, tmp_path / "facts", 1)) == 80
    games = parquet.read_table(tmp_path / "facts/games").to_pylist()
    assert {(row["series"], row["players"], row["option_apocalypse"]) for row in games} == {
        (0, 2, "False"),
        (1, 2, "True"),
        (2, 3, "False"),
        (3, 3, "True"),
    }
    cards = parquet.read_table(tmp_path / "facts/cards")
    assert "S01" in cards.column("card").to_pylist()
    assert {row["who"] for row in parquet.read_table(tmp_path / "facts/players").to_pylist()} == {"random"}


def figures_of(line: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run([*line.split(), "--json", "--lang", "en"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_report_does_not_depend_on_the_number_of_jobs(capsys):
    few = "report wutaki --who random --games 300 --players 2 --option masters=a"
    one = figures_of(few, capsys)
    assert figures_of(f"{few} --jobs 2", capsys) == one
    assert figures_of(f"{few} --seed 2", capsys)["figures"] != one["figures"]
    assert [entry["options"] for entry in one["figures"]["settings"]] == [
        {"board": "normal", "masters": "a"},
        {"board": "extreme", "masters": "a"},
    ]


def test_the_command_writes_a_page_and_reads_games_again(tmp_path, capsys):
    page, data, again = tmp_path / "one.html", tmp_path / "facts", tmp_path / "two.html"
    line = f"report wutaki --who random --games 20 --players 2 --lang de --data {data} --out {page}"
    assert run(line.split()) == 0
    assert str(page) in capsys.readouterr().out
    assert run(f"report wutaki --from {data} --lang de --out {again}".split()) == 0
    words = [Seen(file.read_text("utf-8").split('id="method"')[0]).words[60:] for file in (page, again)]
    assert words[0] == words[1]
    assert run(f"report xibalba --from {data} --lang en --out {again}".split()) == 2
    assert "wutaki" in capsys.readouterr().err


@pytest.mark.parametrize(
    "play",
    [
        "report wutaki --who random --games 4 --players 2 --option masters=a --data {data} --out {page} --pack {pack}",
        "simulate wutaki --who random --games 4 --logs --out {data} --pack {pack}",
    ],
)
def test_games_are_told_with_the_cards_and_rules_they_were_played_with(play, tmp_path, capsys, monkeypatch):
    data, page, pack = tmp_path / "data", tmp_path / "page.html", changed_pack("wutaki", tmp_path / "pack")
    assert run(play.format(data=data, page=page, pack=pack).split()) == 0
    tell = f"report wutaki --from {data} --lang en --out {page}".split()
    assert run(tell) == 0
    if play.startswith("simulate"):
        with monkeypatch.context() as other:
            other.setattr(playing, "source_hash", lambda: "of another version")
            assert run(tell) == 2
            assert "other rules" in capsys.readouterr().err
    pacts = pack / "pacts.toml"
    pacts.write_text(pacts.read_text("utf-8").replace('cost = "4 oil"', 'cost = "1 oil"', 1), "utf-8")
    monkeypatch.setattr(series_module, "_open_box", series_module._open_box.__wrapped__)  # as in another process
    assert run(tell) == 2
    assert "The cards of the pack" in capsys.readouterr().err


def test_a_folder_in_which_nothing_is_done_is_refused(tmp_path, capsys):
    next(gather(series_of("wutaki", "random", 300, [2], 1, None, {"masters": "a"}), tmp_path / "data", 1))
    assert run(f"report wutaki --from {tmp_path / 'data'} --lang en".split()) == 2
    assert "No game is done yet" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("report wutaki --who thumb,random", "one kind of player"),
        ("report wutaki --players 7", "2 to 4"),
        ("report wutaki --option board=normal --option max_rounds=4000000", "max_rounds"),
        ("report wutaki --games 0", "--games"),
        ("report wutaki --from nowhere-at-all", "nowhere-at-all"),
    ],
)
def test_mistakes_are_explained(line, reason, capsys):
    assert run([*line.split(), "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
