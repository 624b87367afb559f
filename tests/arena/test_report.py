"""Reports: every card once, no markup from packs, the same figures whoever plays, what another pack changes."""

import json
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.arena import folder as folder_module
from spieltisch.arena import playing
from spieltisch.arena import series as series_module
from spieltisch.arena.contrasts import comparison
from spieltisch.arena.errors import SettingChanged
from spieltisch.arena.facts import TABLES
from spieltisch.arena.figures import figures
from spieltisch.arena.findings import findings
from spieltisch.arena.folder import Folder
from spieltisch.arena.gathering import gather, samples_of
from spieltisch.arena.report import changes, page_of, report_of, series_of
from spieltisch.arena.samples import clusters_of, correct
from spieltisch.arena.statistics import share
from spieltisch.cli import run
from spieltisch.cli.report import _folders
from spieltisch.games import base_pack, find_game
from spieltisch.texts import LANGUAGES, keys, speak

from .reports import about, changed_pack, sample, samples

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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_has_every_card_of_the_pack_once(name, lang):
    chosen = list(samples(name))
    page = page_of(report_of(chosen, None, about(name), lang), chosen[0].box, lang)
    seen = Seen(page)
    catalogue = find_game(name).people.catalogue
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_tells_who_has_checked_what_nobody_wants(lang):
    chosen = list(samples("wutaki"))
    rate = {"value": 0.1, "low": 0.0, "high": 0.2, "n": 40}
    duel = {"better": "network", "worse": "thumb", **rate}
    card = {"id": "P-FI01", "quick": rate, "strong": rate, "who": "network", "games": 200}
    luck = {"start": 0.3, "low": 0.2, "high": 0.4, "deals": 40, "repeats": 8}
    report = {**report_of(chosen, None, about("wutaki"), lang), "luck": luck, "skill": [duel], "checked": [card]}
    text = " ".join(" ".join(Seen(page_of(report, chosen[0].box, lang)).words).split())
    network = speak(lang, "report", "who-network")
    assert speak(lang, "report", "checked-about", who=network, games="200") in text
    assert text.count(network) >= 2  # as a level, too


def test_what_a_pack_says_is_never_markup(tmp_path):
    nasty = ("pacts.toml", 'name.en = "Ember Vow"', f'name.en = "{NASTY}"')
    title = ("pack.toml", 'title.en = "Wutaki, base pack (mostly reconstructed)"', f'title.en = "{NASTY}"')
    pack = changed_pack("wutaki", tmp_path / "pack", nasty, title)
    chosen = [sample("wutaki", 2, {}, 10, pack)]
    page = page_of(report_of(chosen, None, about("wutaki"), "en"), chosen[0].box, "en")
    assert Seen(page).tags["img"] == 0
    assert "&lt;img src=x onerror=alert(1)&gt; &amp; &#34;so&#34; on" in page
    assert page.count("onerror") == page.count("&lt;img src=x onerror")


@pytest.mark.parametrize("name", GAMES)
def test_figures_are_sound(name):
    found = figures(name, list(samples(name)))
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
    cards = figures("xibalba", list(samples("xibalba")))["cards"]
    factions = [card["judged"] for card in cards if card["deck"] == "faction"]
    assert sum(one["n"] for one in factions) == sum(one.games * one.players for one in samples("xibalba"))
    assert sum(one["value"] * one["n"] for one in factions) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("name", GAMES)
def test_every_remark_can_be_said_in_both_languages(name):
    """Figures that are wrong everywhere make all remarks; each has its sentence."""
    found = figures(name, list(samples(name)))
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
        for end in entry["ends"].values():
            end["value"] = 0.001
    remarks = [finding.data() for finding in findings(found)]
    said = {remark["key"] for remark in remarks}
    aim = "rounds" if name == "wutaki" else "minutes"
    assert said >= {f"too-short-{aim}", f"too-long-{aim}", "end-rare", "card-weak", "card-strong", "card-unwanted"}
    assert said >= {"identity-weak", "identity-strong", "uses-unused", "uses-strong", "uses-weak", "unfinished"}
    chosen = list(samples(name))
    for lang in LANGUAGES:
        page = page_of({**report_of(chosen, None, about(name), lang), "findings": remarks}, chosen[0].box, lang)
        listed = Seen(page.split('<ul class="findings">')[1].split("</ul>")[0])
        assert listed.tags["li"] == len(remarks)
        assert not re.search(r"\{ ?\$|\bNone\b|\bnan\b", page)


def test_fair_seats_are_seldom_called_unfair():
    """Among 39 seats one would stand out by chance in most reports, if nobody thought of how many there are."""
    found, luck, called = figures("wutaki", list(samples("wutaki"))), np.random.default_rng(1), []
    for _ in range(100):
        for gap in (0.0, 0.1):
            settings = [fair_setting(found["settings"][number % 3], luck, gap if number else 0) for number in range(13)]
            correct([{"seat": seat} for setting in settings for seat in setting["seats"]], "seat")
            keys = {finding.key for finding in findings({**found, "settings": settings})}
            called.append((gap, "seats-unfair" in keys))
    assert called.count((0.0, True)) <= 12  # 5 expected
    assert called.count((0.1, True)) == 100


def fair_setting(entry: dict[str, Any], luck: np.random.Generator, gap: float) -> dict[str, Any]:
    """A setting in which a thousand games were won by seats that are alike, but for a gap of the first."""
    count = entry["players"]
    chances = [1 / count + gap, *([1 / count - gap / (count - 1)] * (count - 1))]
    winner = luck.choice(count, 1000, p=chances)
    seats = [share((winner == seat).astype(float), np.arange(1000), 1 / count) for seat in range(count)]
    return {
        **entry,
        "seats": [{**seat.data(), "away": seat.value - 1 / count, "p": seat.p, "q": None} for seat in seats],
    }


def test_games_with_the_same_luck_count_as_one():
    one = samples("wutaki")[0]
    alone, together = replace(one, group=1), replace(one, group=4)
    assert len(set(clusters_of([alone])[0])) == 40
    assert len(set(clusters_of([together])[0])) == 10
    other = replace(one, who=("thumb", "random"), group=4)  # other players of the same setting had that luck as well
    assert [sorted(set(part)) for part in clusters_of([together, other])] == [list(range(10))] * 2
    assert len(set(np.concatenate(clusters_of([together, samples("wutaki")[1]])))) == 50


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
    chosen = list(samples("wutaki"))
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
    before, after = [sample("wutaki", 2, {}, 40)], [sample("wutaki", 2, {}, 40, pack)]
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
    board = (base_pack("xibalba") / "board.toml").read_text("utf-8")
    heals = re.search(r"heals = (\d+)", board)
    assert heals is not None
    healing = ("board.toml", heals[0], f"heals = {int(heals[1]) + 1}")
    found = changes(game, base, game.open_box(2, {}, changed_pack("xibalba", tmp_path / "two", healing)), "en")
    assert found["cards"] == {}
    assert found["other"]


def test_a_new_title_changes_nothing_and_what_else_is_changed_is_named(tmp_path):
    game = find_game("xibalba")
    base = game.open_box(2, {})

    def found(name: str, *edits: tuple[str, str, str]) -> dict[str, Any]:
        return changes(game, base, game.open_box(2, {}, changed_pack("xibalba", tmp_path / name, *edits)), "en")

    title = ("pack.toml", "Xibalba, base pack", "My pack")
    dice = ("board.toml", 'faces = [1, 1, 2, "blank"', 'faces = [1, 2, 2, "blank"')
    card = (
        "soldiers.toml",
        "strength = 3\nresistance = 4\nparagon = 1\ncost = 4",
        "strength = 3\nresistance = 4\nparagon = 1\ncost = 5",
    )
    soldiers = (base_pack("xibalba") / "soldiers.toml").read_text("utf-8")
    name = re.search(r'name.en = "(.*)"', soldiers)
    assert name is not None
    renamed = ("soldiers.toml", 'id = "S01"', 'id = "S01-new"')
    assert found("title", title) == {"cards": {}, "other": []}
    both = found("both", card, dice)
    assert list(both["cards"]) == ["S01"]
    assert both["other"] == ["“Paragon die”", "single numbers, prices or dice"]
    assert found("renamed", renamed)["other"] == [f"no longer there: “{name[1]}”", f"new: “{name[1]}”"]


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_setting_that_an_option_makes_the_same_is_played_once():
    settings = [
        (one.players, one.data()["options"])
        for one in series_of("wutaki", "random", 1, [3], 1, None, {"edition": "en"})
    ]
    assert len(settings) == 4
    assert all(settings.count(one) == 1 for one in settings)
    assert all(options["edition"] == "en" for _, options in settings)


def test_a_pack_that_is_edited_while_it_is_played_is_noticed(tmp_path):
    pack = changed_pack("wutaki", tmp_path / "pack")
    series = series_of("wutaki", "random", 300, [2], 1, pack, {"masters": "a", "board": "normal"})
    some = gather(series, tmp_path / "facts", 2)
    assert next(some) == 0
    pacts = pack / "pacts.toml"
    pacts.write_text(pacts.read_text("utf-8").replace('cost = "4 oil"', 'cost = "1 oil"', 1), "utf-8")
    with pytest.raises(SettingChanged, match="was edited while games"):
        list(some)
    assert not list((tmp_path / "facts/games").glob("*.parquet"))


def test_what_is_interrupted_goes_on(tmp_path):
    series = series_of("wutaki", "random", 300, [2], 1, None, {"masters": "a"})
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert sum(gather(series, whole, 1)) == 600
    some = gather(series, parts, 1)
    assert [next(some), next(some)] == [0, 250]
    some.close()
    assert next(gather(series, parts, 1)) == 250
    assert sum(gather(series, parts, 1)) == 600
    for one, other in zip(samples_of(series, whole), samples_of(series, parts), strict=True):
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
    capsys.readouterr()
    assert run(["report", "wutaki", "--from", str(data), "--json", "--out", "my page.html"]) == 0
    assert json.loads(capsys.readouterr().out)["command"].endswith("--out 'my page.html'")
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
            other.setattr(playing, "rules_hash", lambda game: "of another version")
            assert run(tell) == 2
            assert "other rules" in capsys.readouterr().err
    pacts = pack / "pacts.toml"
    pacts.write_text(pacts.read_text("utf-8").replace('cost = "4 oil"', 'cost = "1 oil"', 1), "utf-8")
    monkeypatch.setattr(series_module, "_open_box", series_module._open_box.__wrapped__)  # as in another process
    assert run(tell) == 2
    assert "The cards of the pack" in capsys.readouterr().err


def test_the_games_of_a_tournament_are_told_with_who_met_whom(tmp_path, capsys):
    games, page = tmp_path / "evening", tmp_path / "page.html"
    play = f"tournament wutaki --who thumb,random --players 2,3 --games 4 --out {games} --logs --json"
    assert run(play.split()) == 0
    capsys.readouterr()
    assert run(f"report wutaki --from {games} --lang en --out {page}".split()) == 0
    assert "rules of thumb – random players" in page.read_text("utf-8")
    capsys.readouterr()
    settings = figures_of(f"report wutaki --from {games}", capsys)["figures"]["settings"]
    assert [(entry["players"], entry["games"], entry["who"]) for entry in settings] == [
        (2, 4, ["thumb", "random"]),
        (3, 6, ["thumb", "random"]),
    ]


def test_two_packs_are_compared_and_a_bad_one_is_refused_before_anything_is_played(tmp_path, capsys):
    pack = changed_pack("wutaki", tmp_path / "pack", ("pacts.toml", 'cost = "4 oil"', 'cost = "1 oil"'))
    few = "report wutaki --who random --games 6 --players 2 --option masters=a --option board=normal"
    assert run(f"{few} --compare {tmp_path / 'nowhere'} --data {tmp_path / 'facts'} --lang en".split()) == 2
    assert "nowhere" in capsys.readouterr().err
    assert not (tmp_path / "facts").exists()
    assert run(f"{few} --out {tmp_path} --lang en".split()) == 2
    assert "is a folder" in capsys.readouterr().err
    found = figures_of(f"{few} --compare {pack} --data {tmp_path / 'facts'}", capsys)
    assert list(found["changed"]["cards"]) == ["P-FI01"]
    assert {file.name for file in (tmp_path / "facts").iterdir()} == {"before", "now"}


def test_a_report_in_another_language_has_facts_of_its_own(tmp_path):
    """Two commands side by side: the one that is done first removes its facts, and the other still needs them."""
    plans = [series_of("wutaki", "random", 1, [2], 1, None, {"masters": "a"})]
    german, english = (_folders(plans, None, lang, tmp_path / "page.html") for lang in ("de", "en"))
    assert set(german).isdisjoint(english)
    assert german == _folders(plans, None, "de", tmp_path / "page.html")


@pytest.mark.parametrize("left", ["nothing", "a draft"])
def test_a_folder_that_was_just_being_begun_can_be_used(left, tmp_path, monkeypatch):
    def power_cut(path: Path, data: bytes) -> None:
        if left == "a draft":
            path.with_name(f".{path.name}.0123456789ab").write_bytes(data[:10])
        raise OSError("power cut")

    with monkeypatch.context() as cut:
        cut.setattr(folder_module, "write_atomically", power_cut)
        with pytest.raises(OSError, match="power cut"):
            Folder(tmp_path / "out", {"seed": 1}, ["games"])
    assert Folder(tmp_path / "out", {"seed": 1}, ["games"]).done() == set()


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
        ("report wutaki --from nowhere-at-all --players 3", "--players does not go with --from"),
        ("report wutaki --from nowhere-at-all --option board=normal", "--option does not go with --from"),
        (
            "report wutaki --from nowhere-at-all --compare src/spieltisch/wutaki/packs/base",
            "--compare does not go with --from",
        ),
        ("report wutaki --from nowhere-at-all --data facts", "--data does not go with --from"),
    ],
)
def test_mistakes_are_explained(line, reason, capsys):
    assert run([*line.split(), "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
