"""Help and mistakes: one sentence in the right language, exit status 2, no traceback, no compiler."""

import subprocess
import sys

import pytest

from spieltisch.cli.language import asked_for, language_of
from tests.cli.conftest import Command, check_explained

MISTAKES = [
    ("tect toy", "There is no command “tect”.", "Den Befehl „tect“ gibt es nicht."),
    ("text", "GAME is missing.", "Es fehlt: GAME."),
    (
        "text toyy",
        "There is no game “toyy”. On the shelf: wutaki, xibalba, toy. Did you mean “toy”?",
        "Das Spiel „toyy“",
    ),
    ("text toy --plyers 3", "Did you mean “--players”?", "Gemeint war vielleicht „--players“?"),
    ("text toy --players", "--players needs a value.", "Bei --players fehlt der Wert."),
    ("text toy --players x", "“x” is not possible for --players", "„x“ geht bei --players nicht"),
    ("text toy --players 9", "players", "players"),
    ("text xibalba --players 9", "only by 2 to 4", "nur zu 2 bis 4"),
    ("text toy --seat 3", "There is no seat 3; seats are numbered from 1 to 2.", "Platz 3 gibt es nicht"),
    ("text toy --option rounds", "Write it as name=value.", "Schreibe sie als Name=Wert."),
    ("text toy --option round=2", "Did you mean “rounds”?", "Gemeint war vielleicht „rounds“?"),
    ("text toy --option rounds=9", "Possible: 1–5.", "Möglich: 1–5."),
    ("text toy --load nowhere", "The file nowhere cannot be read", "Die Datei nowhere lässt sich nicht lesen"),
    ("text toy --load nowhere --players 2", "--load goes with none of", "--load verträgt sich nicht"),
    ("text toy --seed -1", "--seed must be a number from 0", "--seed muss eine Zahl von 0"),
    ("text toy --save /nowhere/game", "There is no folder /nowhere.", "Den Ordner /nowhere gibt es nicht."),
    ("simulate toy --games 0", "--games must be at least 1.", "--games muss mindestens 1 sein."),
    ("simulate toy --jobs 0", "--jobs must be at least 1.", "--jobs muss mindestens 1 sein."),
    ("simulate toy --address auto", "--address needs --engine ray.", "--address braucht --engine ray."),
    ("simulate toy --engine steam", "Possible: processes, ray.", "Möglich: processes, ray."),
    ("simulate toy --seed 99999999999999999999", "--seed must be", "--seed muss"),
    ("simulate toy --games 1 --games 2", "--games is given twice.", "--games ist doppelt angegeben."),
    ("bench toy --seconds 0", "--seconds must be", "--seconds muss"),
    ("bench toy --repetitions 0", "--repetitions must be at least 1.", "--repetitions muss mindestens 1 sein."),
    ("replay nowhere", "The file nowhere cannot be read", "Die Datei nowhere lässt sich nicht lesen"),
    ("rules chess", "There is no game “chess”.", "Das Spiel „chess“ gibt es nicht."),
    ("rules toy", "There is no rules digest of “toy”.", "Zu „toy“ gibt es keine Regelsammlung."),
    ("rules xibalba X-13.99", "There is no rule X-13.99. Close to it: X-13.", "Die Regel X-13.99 gibt es nicht."),
    ("rules xibalba X-1.1 more", "That is more than the command takes: more", "Das ist mehr"),
    ("pack show toy", "toy has no cards to show.", "toy hat keine Karten"),
    ("pack show xibalba Bommer", "Did you mean one of these: Bomber", "Gemeint war vielleicht: Bomber"),
    (
        "play --packs /nowhere",
        "There is no folder /nowhere: your card packs",
        "Den Ordner /nowhere gibt es nicht: Dort",
    ),
    ("warm-up chess", "There is no game “chess”.", "Das Spiel „chess“ gibt es nicht."),
]


@pytest.mark.parametrize(("line", "english", "german"), MISTAKES)
def test_a_mistake_is_explained(command: Command, line: str, english: str, german: str) -> None:
    check_explained(command, line, english, german)


@pytest.mark.parametrize("line", ["simulate toy", "tournament toy --who random,search@2", "report toy"])
def test_ray_that_is_not_installed_is_explained(monkeypatch: pytest.MonkeyPatch, command: Command, line: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    check_explained(command, f"{line} --engine ray", "pip install 'spieltisch[ray]'", "das mit einem Zusatz kommt")


def test_an_unknown_language_is_a_mistake(command: Command) -> None:
    assert "“fr” is not possible for --lang. Possible: de, en." in command("text toy --lang fr").err


def test_help_lists_every_command(command: Command) -> None:
    done = command("--help")
    assert done.status == 0
    for name in ("text", "replay", "rules", "pack", "simulate", "tournament", "bench", "warm-up"):
        assert f"│ {name} " in done.out
    assert command("").out == done.out


@pytest.mark.parametrize(
    "name", ["text", "replay", "rules", "pack check", "pack show", "simulate", "tournament", "bench", "warm-up"]
)
def test_every_command_has_help_with_examples_in_both_languages(command: Command, name: str) -> None:
    english, german = command(f"{name} --help").out, command(f"{name} --help --lang de").out
    assert "Example" in english
    assert f"spieltisch {name}" in english.partition("Example")[2]
    assert "Beispiel" in german
    assert "Aufruf: spieltisch" in german
    assert "--lang" in german


def test_help_names_what_may_be_chosen(command: Command) -> None:
    told = command("simulate --help").out
    assert "--engine processes|ray" in told
    assert "--lang de|en" in told


def test_version(command: Command) -> None:
    assert command("--version").out.startswith("Spieltisch 0.")


def test_help_and_mistakes_do_not_wait_for_the_compiler() -> None:
    lines = ["--help", "text --help", "tect", "text", "rules xibalba X-1.1", "rules chess", "text xibalba --seat x"]
    script = f"""
import contextlib, io, sys
from spieltisch.cli import run
for line in {lines!r}:
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        run(line.split())
    assert "numba" not in sys.modules and "numpy" not in sys.modules, line
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"SPIELTISCH_LANG": "de", "LC_ALL": "en_GB"}, "de"),
    ],
)
def test_the_language_is_that_of_the_system(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


@pytest.mark.parametrize(
    ("tokens", "lang"),
    [
        (["--lang", "de"], "de"),
        (["--lang=de", "x"], "de"),
        (["x", "--lang"], "en"),
        ([], "en"),
        (["--lang", "en"], "en"),
    ],
)
def test_the_language_can_be_asked_for(tokens: list[str], lang: str) -> None:
    assert asked_for(tokens, {"LANG": "C"}) == lang
