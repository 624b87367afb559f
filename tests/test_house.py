"""The house itself: documents that hold what they say, targets that are listed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

import spieltisch
from spieltisch.games import find_game, shelf
from spieltisch.rules_book import open_rules

REPOSITORY = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md"), *REPOSITORY.glob("src/**/digest/*.md")])
ADRS = sorted((REPOSITORY / "docs/adr").glob("[0-9]*.md"))


def name_of(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


def shell_lines(document: str) -> list[str]:
    """The commands in the sh blocks of a document, without comments."""
    text = (REPOSITORY / document).read_text(encoding="utf-8")
    lines = "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)).splitlines()
    return [line.split("#")[0].strip() for line in lines if line.strip()]


README_COMMANDS = [line for line in shell_lines("README.md") if line.startswith("spieltisch ")]
SLOW = ("play", "text", "bench", "report", "advice-check", "train", "warm-up")


# Documents


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(document):
    text = re.sub(r"`[^`\n]*`", "", document.read_text(encoding="utf-8"))  # what is quoted as code leads nowhere
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_documents_cite_rules_that_exist(document, game):
    """A rule, or a numbered part of a section: `W-12.2` is everything about that place."""
    book, prefix = open_rules(game), find_game(game).prefix
    for rule in set(re.findall(rf"\b{prefix}-\d+(?:\.\d+)+", document.read_text(encoding="utf-8"))):
        assert book.find(rule) is not None, rule


@pytest.mark.parametrize("adr", ADRS, ids=name_of)
def test_a_decision_has_context_decision_consequence_and_stands_in_the_index(adr):
    text = adr.read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["Context", "Decision", "Consequence"]
    assert f"]({adr.name})" in (adr.parent / "README.md").read_text(encoding="utf-8")


def test_the_readme_begins_with_the_two_commands():
    assert [line.split("#")[0].strip() for line in shell_lines("README.md")[:2]] == ["make play", "make test"]


@pytest.mark.parametrize("command", README_COMMANDS)
def test_commands_of_the_readme_work(command, tmp_path):
    """As written, anywhere, or with --help where a person, a file or much time is needed."""
    words = shlex.split(command)[1:]
    if "FILE" in words or "./" in command or words[0] in SLOW:
        words = [words[0], "--help"]
    done = subprocess.run(
        [sys.executable, "-c", "from spieltisch.cli import main; main()", *words],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


def test_the_changelog_knows_this_version():
    changelog = (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {spieltisch.__version__} " in changelog


@pytest.mark.parametrize("document", ["README.md", "LICENSE"])
def test_the_games_belong_to_their_authors(document):
    text = " ".join((REPOSITORY / document).read_text(encoding="utf-8").split())
    for credit in (
        "André Schillo and Martin Müller",
        "Voodoo Games",
        "David Rimbach",
        "Hodari Spiele",
        "reconstructed",
    ):
        assert credit in text


# Targets


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
def test_make_help_lists_every_target():
    targets = re.findall(r"^\.PHONY: (.*)$", (REPOSITORY / "Makefile").read_text(), re.MULTILINE)[0].split()
    printed = subprocess.run(["make", "help"], capture_output=True, text=True, cwd=REPOSITORY, check=True).stdout
    assert re.findall(r"^  make (\S+)", printed, re.MULTILINE) == targets


def test_continuous_integration_runs_what_people_run():
    script = REPOSITORY / ".ci/run"
    assert os.access(script, os.X_OK)
    assert script.read_text().rstrip().endswith("\nmake test")


# Types


def test_nearly_everything_is_typed():
    """What Numba forces may be exempt from strict types, and no more than a tenth of the source lines."""
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    exempt = [name for override in settings["overrides"] for name in override["module"]]
    lines, spared = 0, 0
    for path in (REPOSITORY / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        module = ".".join(path.relative_to(REPOSITORY / "src").with_suffix("").parts)
        lines += text.count("\n")
        if "# mypy:" in text or any(fnmatch(module, name) for name in exempt):
            spared += text.count("\n")
    assert lines > 0
    assert spared < lines / 10, f"{spared} of {lines} lines are exempt"
