"""Playing in the terminal, scripted."""

import re
from pathlib import Path

import pytest

from spieltisch.bots.thinking import Budget
from spieltisch.cli import hint as hints
from spieltisch.cli.errors import INTERRUPTED
from spieltisch.cli.play import Session, answers_in, spoken
from spieltisch.cli.warm_up import mark_warm
from spieltisch.lessons import goal_of
from spieltisch.table import Table
from spieltisch.texts import speak
from tests.bots.outside import written
from tests.cli.conftest import Command, have_compiled
from tests.shelf import put_on_shelf
from tests.table.test_table import dealt
from tests.toy import GAME

OPENING = """\
Toy for 2 players. You sit in seat 1; the others choose at random.
Answer with a number. ? explains everything else.
Turn 1   Die 2   Deck 7
Pile  4
                Points  Cards  Hand  Discards  Discarded  \n\
Player 1 (you)       0      2  0, 1         0  –          \n\
Player 2             0      2  –            0  –          \n\
Show, swap or wait?
1  Wait                         wait \n\
2  Draw a card and discard one  swap \n\
3  The card “sun 1”             sun 1
4  The card “sun 2”             sun 2
Your answer: sun 2
· Red shows the sun 2: 2 points.
"""


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A saved game in which red is to act."""
    dealt().save(tmp_path / "dealt")
    return str(tmp_path / "dealt")


def test_a_game_looks_like_this(command: Command, game: str) -> None:
    done = command(f"text toy --load {game}", "sun 2\n")
    assert done.status == 0
    assert done.out.startswith(OPENING)


def test_a_game_begins_with_what_happened(command: Command) -> None:
    done = command("text toy", "")
    assert done.out.count("· Red draws the ") == 2
    assert done.out.count("· Blue draws a card. ×2") == 1
    assert "opens the pile." in done.out


def test_the_cards_of_others_are_told_neither_at_once_nor_in_the_log(command: Command) -> None:
    done = command("text toy --players 3 --seat 2 --seed 4", "log\n" + "1\nlog\n" * 20)
    assert done.out.count("· Blue draws the ") >= 4
    assert "Red draws the" not in done.out
    assert "Green discards the" not in done.out
    assert "Green draws a card." in done.out


def test_the_end_of_input_ends_the_game(command: Command, tmp_path: Path) -> None:
    done = command("text toy", "1\n")
    assert done.status == 0
    assert done.out.endswith("Nothing was saved.\n")
    done = command(f"text toy --save {tmp_path}/game", "1\n")
    assert done.status == 0
    assert "Nothing was saved" not in done.out
    assert Table.load(tmp_path / "game.game", game=GAME).position.number > 0


def test_whoever_interrupts_a_game_finds_it_saved(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: Session) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "read", interrupted)
    assert command(f"text toy --save {tmp_path}/game").status == INTERRUPTED
    assert not Table.load(tmp_path / "game.game", game=GAME).over


def test_a_whole_game_ends_with_the_standing_and_is_saved(command: Command, tmp_path: Path) -> None:
    done = command(f"text toy --players 3 --seat 2 --seed 1 --lang de --save {tmp_path}/game", "1\n" * 50)
    assert done.status == 0
    assert "Das Spiel ist aus." in done.out
    assert "Endstand" in done.out
    assert "Spieler 2 (du)" in done.out
    assert Table.load(tmp_path / "game.game", game=GAME).over


def test_the_same_seed_is_the_same_game(command: Command) -> None:
    assert command("text toy --seed 9", "1\n" * 50) == command("text toy --seed 9", "1\n" * 50)


def test_a_game_can_be_interrupted_and_continued(command: Command, tmp_path: Path) -> None:
    command(f"text toy --seed 9 --save {tmp_path}/game", "wait\nq\n")
    before = Table.load(tmp_path / "game.game", game=GAME, chance="ask")
    done = command(f"text toy --load {tmp_path}/game", "save " + str(tmp_path / "again") + "\n")
    assert f"Saved: {tmp_path}/again.game" in done.out
    assert Table.load(tmp_path / "again.game", game=GAME, chance="ask").to_text() == before.to_text()


def test_a_record_of_another_game_is_refused(command: Command, tmp_path: Path) -> None:
    command(f"text toy --save {tmp_path}/game", "q\n")
    assert "is a game of toy." in command(f"text xibalba --load {tmp_path}/game").err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "take back your last answer"),
        ("u", "There is no answer of yours to take back."),
        ("99", "Choose a number from 1 to 4."),
        ("0", "Choose a number from 1 to 4."),
        ("9" * 5000, "Choose a number from 1 to 4."),
        ("blah", "“blah” is no answer to this question."),
        ("u u", "“u u” is no answer to this question."),
        ("log", "· Red rolls a 2.  T-3"),
        ("b", "Player 1 (you)"),
        ("card", "Which card? Write: card NAME"),
        ("card sun", "toy has no cards to show."),
        ("save", "Which file? Write: save FILE"),
        ("who", "Player 2: Dice-thrower"),
        ("who", "master      Master"),
        ("who 2 thumb", "Player 2: Regular"),
        ("who regular", "Player 2: Regular"),
        ("who stammgast", "Player 2: Regular"),
        ("who 1 thumb", "Nobody else sits in seat 1."),
        ("who nobody", "There is no player “nobody”."),
        ("save /nowhere/at/all", "/nowhere/at/all"),
        ("+", "There is no answer of yours that could be given again here."),
        ("+3", "There is no answer of yours that could be given again here."),
        ("+ x", "Write: + and a number from 1 to 999"),
        ("+0", "Write: + and a number from 1 to 999"),
        ("+1000", "Write: + and a number from 1 to 999"),
        ("1 9", "Choose a number from 1 to 4."),
        ("4 1", "1 of 2 answers given."),
        ("4, 4", "Red shows the sun 2"),
        ("sun 2; wait", "1 of 2 answers given."),
        ("blah; wait", "Answer 1 of 2: “blah” is no answer to this question. Nothing has been changed."),
        (";", "“;” is no answer to this question."),
        ("RED: SUN 2", "Red shows the sun 2"),
        ("red: sun 2", "Red shows the sun 2"),
        ("the card “sun 2”", "Red shows the sun 2"),
        ("sun-2", "Red shows the sun 2"),
    ],
)
def test_what_can_be_typed(command: Command, game: str, typed: str, said: str) -> None:
    done = command(f"text toy --load {game}", f"{typed}\n")
    assert done.status == 0
    assert said in done.out.partition("Your answer:")[2]


def test_an_answer_can_be_taken_back(command: Command, tmp_path: Path) -> None:
    table, collect = Table("xibalba", seed=1), None
    while collect is None:
        table.answer(table.position.things[-1])
        if table.position.to_move == 0 and table.question.name == "ACTION":
            collect = next((option for option in table.options if option.say.startswith("1: use resource")), None)
    table.save(tmp_path / "game")
    done = command(f"text xibalba --load {tmp_path}/game", f"{collect.say}\nu\n")
    assert done.out.count("Taken back.") == 1
    assert done.out.count(f"  {collect.text} ") == 2


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("1", ["1"]),
        ("1 1 3", ["1", "1", "3"]),
        ("1,1, 3", ["1", "1", "3"]),
        ("sun 2", ["sun 2"]),
        ("sun 2; 1 ;wait;", ["sun 2", "1", "wait"]),
        ("1 x", ["1 x"]),
        (";", [";"]),
        (",", [","]),
    ],
)
def test_one_line_holds_one_answer_or_several(line: str, answers: list[str]) -> None:
    assert answers_in(line) == answers


def test_words_must_mean_one_thing() -> None:
    options = dealt().options
    assert spoken("SUN 2", options) == options[3]
    assert spoken("sun", options) is None
    assert spoken("sun 2", (*options, options[3])) is None


# --- many small answers ----------------------------------------------------------------------------------------------


@pytest.fixture
def pebbles(command: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    """A command line with a game of many small answers on the shelf."""
    put_on_shelf(monkeypatch, pebbles="tests.table.pebbles")
    mark_warm("pebbles")  # which no other process could compile
    return command


def test_several_answers_in_one_line(pebbles: Command) -> None:
    done = pebbles("text pebbles --seed 1", "2 2 1\nu\n")
    assert "· 1 pays wood. ×2\n· 1 pays stone.\n" in done.out
    assert "3 answers taken back." in done.out


def test_the_same_answer_again(pebbles: Command) -> None:
    done = pebbles("text pebbles --seed 1", "1\n+\n+9\n")
    assert done.out.count("+  again: stone") == 2
    assert done.out.count("· 1 pays stone.\n") == 3
    assert "Given once more; that was all that was possible." in done.out


def test_as_often_as_possible_in_german(pebbles: Command) -> None:
    done = pebbles("text pebbles --seed 1 --lang de", "wood\n++\nu\n")
    assert "+  noch einmal: wood" in done.out
    assert "Noch 4-mal gegeben; mehr ging nicht." in done.out


def test_a_line_that_cannot_be_carried_out_changes_nothing(pebbles: Command) -> None:
    done = pebbles("text pebbles --seed 1", "1 1 1 1\nu\n")
    assert "Answer 4 of 4: “Stone” is not possible now. Nothing has been changed." in done.out
    assert "There is no answer of yours to take back." in done.out


def test_help_tells_of_it(command: Command) -> None:
    for lang, word in (("en", "as often as possible"), ("de", "so oft es geht")):
        assert word in command(f"text toy --lang {lang}", "?\n").out


def test_opponents_have_names(command: Command, tmp_path: Path) -> None:
    folder = written(tmp_path)
    done = command(f"text toy --seed 3 --players 3 --who {folder}/fox.py:Dice,random", "1\n" * 60)
    assert done.status == 0, done.err
    assert "fox.py:Dice, Dice-thrower." in done.out.replace("\n", "")
    assert "Final standing" in done.out
    failing = command(f"text toy --seed 3 --who {folder}/faulty.py:Raiser --lang de", "1\n" * 60)
    assert "gab keine Antwort (failed: ValueError: no idea)" in " ".join(failing.out.split())
    assert command("text toy --who thumb,thumb,thumb").status == 2


# --- what helps ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "goal", "hint", "asked"),
    [("en", "goal", "What a strong player would do:", "hint"), ("de", "ziel", "Was ein starker Spieler täte:", "tipp")],
)
@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_goal_hint_and_level_are_there(
    command: Command, game: str, lang: str, goal: str, hint: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_compiled(game)
    monkeypatch.setattr(hints, "THOUGHT", Budget(iterations=64))
    done = command(f"text {game} --seed 1 --who first-game --lang {lang}", f"{goal}\n{asked}\n")
    assert done.status == 0
    sentence = goal_of(game, Table(game).box, lang)
    flat = " ".join(done.out.split())
    assert flat.count(sentence) == 2  # at the beginning, and when somebody asks
    assert speak(lang, f"{game}.levels", "first-game") in done.out
    advice = done.out.partition(hint)[2]
    assert re.findall(r"^ *[1-9][0-9]* .* %", advice, re.MULTILINE)


def test_opponents_play_soundly_unless_told_otherwise(command: Command) -> None:
    assert "the others: Villager." in " ".join(command("text wutaki --seed 1").out.split())
    assert "the others choose at random" in " ".join(command("text wutaki --seed 1 --who random").out.split())
    assert "the others choose at random" in " ".join(command("text toy").out.split())  # which has no rules of thumb


@pytest.mark.parametrize(
    ("game", "card", "sentence", "symbols"),
    [
        ("wutaki", "Ember Vow", "Sacrifice 4 oil: receive 4 VP.", "4 oil -> receive 4 vp"),
        ("wutaki", "7d", "upgrades cost 6 gold and 8 gold", "yield"),
        ("xibalba", "Trench Marshal", "Your base has +1 resistance.", "resistance("),
    ],
)
def test_a_card_is_shown_in_words(command: Command, game: str, card: str, sentence: str, symbols: str) -> None:
    drawn = command(f"text {game} --seed 1", f"card {card}\n").out.partition(f"card {card}")[2]
    assert sentence in " ".join(drawn.replace("│", " ").split())
    assert "Symbols" not in drawn
    assert symbols not in drawn


def test_a_card_shows_its_price_and_values(command: Command) -> None:
    drawn = command("text xibalba --seed 1 --lang de", "karte S02\n").out.partition("karte S02")[2]
    for label, value in (("Stärke", 4), ("Widerstand", 5), ("Paragonwert", 2)):
        assert re.search(rf"│ {label} +{value} │", drawn)


def test_saved_games_have_one_ending(command: Command, tmp_path: Path) -> None:
    command(f"text toy --seed 9 --save {tmp_path}/evening", "wait\nq\n")
    assert [file.name for file in tmp_path.iterdir()] == ["evening.game"]
    assert command(f"text toy --load {tmp_path}/evening", "q\n").status == 0
    assert command(f"replay {tmp_path}/evening").status == 0
    (tmp_path / "evening.game").rename(tmp_path / "older.txt")  # as the web table called them
    for name in ("older.txt", "older"):
        assert command(f"text toy --load {tmp_path}/{name}", f"save {tmp_path}/mine.txt\nq\n").status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.txt", "older.txt"]
