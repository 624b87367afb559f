"""Xibalba in the terminal: board and cards."""

import random
import re
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from spieltisch.games import base_pack
from spieltisch.table import Table
from spieltisch.texts.faces import face_of
from tests.cli.conftest import Command


def drawn(table: Table, seat: int | None, lang: str) -> str:
    face, view = face_of("xibalba"), table.position.view(seat)
    console = Console(width=100)
    with console.capture() as screen:
        console.print(face.board(table.box, view, seat, lang))
        console.print(face.status(table.box, view, seat, lang) or "")
    return screen.get()


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"apocalypse": True}), (4, {"factionTraits": False})])
def test_every_position_can_be_drawn(players: int, options: dict[str, object]) -> None:
    table = Table("xibalba", players, {"threshold": 4, **options}, seed=players)
    choice = random.Random(players)
    for _ in range(150):
        if table.over:
            break
        table.answer(choice.choice(table.position.things))
        if choice.random() < 0.3:
            for seat in (None, 0, players - 1):
                assert "Ark" in drawn(table, seat, "en")
                assert "Arche" in drawn(table, seat, "de")


def test_what_is_ours_is_marked_on_the_board() -> None:
    table = Table("xibalba", 2, {}, seed=1)
    choice = random.Random(1)
    while not table.position.view(0).dice.rolled:
        table.answer(choice.choice(table.position.things))
    screen, view = drawn(table, 0, "en"), table.position.view(0)
    pack = table.box.pack
    offers = [slot.card for row in view.market for slot in row.slots if slot]
    for name in (pack.cards[pack.physical[card][0]].name["en"] for card in offers):
        assert f"{name} ✎" in screen
    assert re.search(r"harvest 4 ✎", screen, re.IGNORECASE)
    assert all(f"{each.name['en']} ✎" in screen for each in pack.factions if each.id in {b.faction for b in view.seats})
    assert re.search(r"Rolled: ✎", screen)
    assert "✎ has something of ours" in screen


def test_the_board_shows_what_lies_on_the_table() -> None:
    table = Table("xibalba", 2, seed=1)
    screen, view = drawn(table, 0, "en"), table.view(0)
    pack = table.box.pack
    for row in view["market"]:
        for slot in row["slots"]:
            assert pack.cards[pack.physical[slot["card"]][0]].name["en"] in screen
    assert "Player 1 (you)" in screen
    assert f"♥ {view['ark']['life_points']} of {view['ark']['cap']}" in screen
    assert "0 / 35" in screen


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_can_be_played_and_told(command: Command, tmp_path: Path, lang: str) -> None:
    """Always the first option, which often declines; the others choose at random."""
    line = f"text xibalba --seed 7 --lang {lang} --option threshold=2 --save {tmp_path}/game"
    assert command(line, "1\n" * 3000).status == 0
    told = command(f"replay {tmp_path}/game --lang {lang}")
    assert told.status == 0
    assert ("Final standing" if lang == "en" else "Endstand") in told.out
    assert "X-20.1" in told.out


def test_the_base_pack_is_sound(command: Command) -> None:
    done = command(f"pack check {base_pack('xibalba')}")
    assert done.status == 0
    assert "is sound: 176 cards" in done.out


def test_every_fault_of_a_pack_is_told(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(base_pack("xibalba"), folder)
    soldiers = (folder / "soldiers.toml").read_text("utf-8")
    (folder / "soldiers.toml").write_text(soldiers.replace("strength = 3", "strength = 333", 2), "utf-8")
    for lang, sentence in (("en", "2 faults."), ("de", "2 Fehler.")):
        done = command(f"pack check {folder} --lang {lang}")
        assert done.status == 1
        assert done.out.count("soldiers.toml") == 2
        assert sentence in done.out
    done = command(f"simulate xibalba --pack {folder} --games 1")
    assert done.status == 2
    assert "soldiers.toml" in done.err


def test_a_folder_that_is_no_pack(command: Command, tmp_path: Path) -> None:
    assert command(f"pack check {tmp_path}").status == 1
    assert command(f"pack check {tmp_path}/nowhere --game xibalba").status == 1


def test_all_cards_are_listed(command: Command) -> None:
    out = command("pack show xibalba").out
    for name in ("S01", "C01", "B01", "E01", "Bomber✎"):
        assert name in out


@pytest.mark.parametrize("name", ["S07", "bomber", "BOMBER"])
def test_one_card_is_shown_with_its_source(command: Command, name: str) -> None:
    out = command(f"pack show xibalba {name}").out
    assert "Bomber · S07" in out
    assert "Rulebook, p. 9: “BOMBER”" in out
    assert re.search(r"✎ Faction +Ours +\n +Strength: 4", out)


@pytest.mark.parametrize("name", ["paragonwürfel", "PARAGONWÜRFEL", "dice.paragon"])
def test_dice_and_prices_are_shown_with_their_sources(command: Command, name: str) -> None:
    out = command(f"pack show xibalba {name}").out
    assert "2 PARAGONSYMBOLE" in out
    assert "✎ Face, no. 2: 1" in out


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_what_is_printed_and_what_is_ours_is_counted(command: Command, game: str) -> None:
    lines = command(f"pack show {game} --sources").out.split("\n")
    rows = [[int(number) for number in re.findall(r" (\d+)\b", line)] for line in lines]
    *kinds, names, total = [row for row in rows if len(row) in (3, 5)]
    assert [sum(column) for column in zip(*kinds, [0, 0, *names], strict=True)] == total


def test_a_faction_is_shown(command: Command) -> None:
    out = command("pack show xibalba SKA --lang de").out
    assert "SKA-Allianz" in out
    assert "Produktivität" in out


def test_warm_up_says_how_long_it_took(command: Command) -> None:
    assert "Xibalba: ready after" in command("warm-up xibalba").out
    assert "Xibalba: bereit nach" in command("warm-up --lang de xibalba").out
