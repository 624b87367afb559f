"""`scripts/rule-coverage`: its own logic on small made-up games, then the real ones."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from spieltisch.games import shelf

REPOSITORY = Path(__file__).resolve().parent.parent
SCRIPT = REPOSITORY / "scripts/rule-coverage"

RULES = """
# Quadrille

- **Q-1.1** First rule, see Q-9.9.
- **Q-1.2** Second rule.
  **Q-1.7** is bold in the middle of an entry and defines nothing.
- **Q-1.3** Third rule.

**Q-12.3.1** A rule with three numbers.

| ID | what |
|---|---|
| Q-2.1 | in a table |
| something | Q-2.9 only mentioned |
"""
ALL = ["Q-1.1", "Q-1.2", "Q-1.3", "Q-12.3.1", "Q-2.1"]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("rule_coverage", str(SCRIPT))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # dataclasses look their module up
    wrote, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # no compiled file beside the script
    loader.exec_module(module)
    sys.dont_write_bytecode = wrote
    return module


class Tree:
    """A small repository."""

    def __init__(self, root: Path, script: ModuleType) -> None:
        self.root, self.script = root, script
        self.write("src/house/quadrille/digest/en.md", RULES)
        (root / "tests").mkdir()

    def write(self, name: str, text: str) -> "Tree":
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return self

    def measure(self):
        return self.script.measure(self.root, "quadrille")

    def run(self, *arguments: str) -> int:
        return self.script.main(["quadrille", *arguments], self.root)


@pytest.fixture
def tree(tmp_path: Path, script: ModuleType) -> Tree:
    return Tree(tmp_path, script)


def covered(tree: Tree) -> Tree:
    """A tree in which nothing is missing."""
    tree.write("src/quadrille/rules.py", "def play():\n    '''Q-1.1 - Q-1.3, Q-12.3.1'''  # Q-2.1\n")
    return tree.write("tests/quadrille/test_rules.py", "def test_all():\n    '''Q-1.1 - Q-1.3, Q-12.3.1, Q-2.1'''\n")


def cited(script: ModuleType, text: str) -> list[str]:
    return [rule for _, rule in script.cited_ids(text, "Q", ALL)]


def test_ids_are_defined_in_bold_or_in_the_first_cell_of_a_row(script):
    assert script.defined_ids(RULES, "Q") == ALL
    assert script.prefix_of(RULES) == "Q"
    assert script.prefix_of("no rules here") is None


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("# Q-1.2: because", ["Q-1.2"]),
        ("Q-1.2(a), Q-1.3.", ["Q-1.2", "Q-1.3"]),
        ("Q-1.1 - Q-1.3", ["Q-1.1", "Q-1.3", "Q-1.2"]),
        ("Q-1.1-Q-1.3", ["Q-1.1", "Q-1.3", "Q-1.2"]),
        ("Q-1.1 … Q-1.3", ["Q-1.1", "Q-1.3", "Q-1.2"]),
        ("Q-1.2 - Q-2.1", ["Q-1.2", "Q-2.1"]),
        ("Q-1.1, Q-1.3", ["Q-1.1", "Q-1.3"]),
        ("tell(events, s, Event.X, Q(1, 2))", ["Q-1.2"]),
        ("Q(12, 3, 1)", ["Q-12.3.1"]),
        ("def test_Q_1_2_a_thing(): ...", ["Q-1.2"]),
        ("def test_Q_1_2_3_players(): ...", ["Q-1.2"]),
        ("def test_Q_12_3_1_two(): ...", ["Q-12.3.1"]),
        ("def test_Q_1_1_and_Q_1_3_together(): ...", ["Q-1.1", "Q-1.3"]),
        ("Q-1.99", ["Q-1.99"]),
        ("Q-1 is a chapter, FAQ-1.2 a question, Q(n, 2) no literal", []),
        ("R-Q-1 is a ruling", []),
    ],
)
def test_a_citation_is_an_id_a_range_a_call_or_a_name(script, text, rules):
    assert cited(script, text) == rules


def test_a_range_does_not_invent_ids(script):
    assert "Q-1.2" not in cited(script, "Q-1.3 - Q-1.1")
    assert set(cited(script, "Q-1.1 - Q-1.9")) == {"Q-1.1", "Q-1.2", "Q-1.3", "Q-1.9"}


def test_everything_cited_is_complete(tree, capsys):
    assert covered(tree).run() == 0
    printed = capsys.readouterr().out
    assert "src/quadrille/rules.py:play" in printed
    assert "tests/quadrille/test_rules.py:test_all" in printed
    assert "5 rules, 0 of them without behaviour; 0 without code, 0 without test" in printed


def test_an_id_without_code_fails(tree, capsys):
    covered(tree).write("src/quadrille/rules.py", "# Q-1.1 - Q-1.3, Q-12.3.1\n")
    assert tree.run("--missing") == 1
    assert "No code cites (1): Q-2.1" in capsys.readouterr().out


def test_an_id_without_test_fails(tree, capsys):
    covered(tree).write(
        "tests/quadrille/test_rules.py", "def test_Q_1_1_and_more():\n    '''Q-1.3, Q-12.3.1, Q-2.1'''\n"
    )
    assert tree.run("--missing") == 1
    assert "No test cites (1): Q-1.2" in capsys.readouterr().out


def test_the_heading_of_a_file_cites_nothing(tree):
    covered(tree).write(
        "tests/quadrille/test_rules.py", '"""Chapter 1:\nQ-1.1 - Q-1.3, Q-2.1"""\n\ndef test_Q_12_3_1(): ...\n'
    )
    assert tree.measure().without_test() == ["Q-1.1", "Q-1.2", "Q-1.3", "Q-2.1"]


def test_a_reason_excuses_an_id_and_is_printed(tree, capsys):
    covered(tree).write("src/quadrille/rules.py", "# Q-1.1 - Q-1.3, Q-12.3.1\n")
    tree.write("src/house/quadrille/digest/no-behaviour.toml", '"Q-2.1" = "only a picture"\n')
    assert tree.run() == 0
    assert "Q-2.1     only a picture" in capsys.readouterr().out


@pytest.mark.parametrize("entry", ['"Q-7.7" = "there is no such rule"', '"Q-2.1" = " "'])
def test_a_reason_for_nothing_and_an_empty_reason_fail(tree, entry):
    covered(tree).write("src/house/quadrille/digest/no-behaviour.toml", entry)
    assert tree.run() == 1


def test_code_that_cites_an_unknown_id_fails(tree, capsys):
    covered(tree).write("src/more.py", "def more():\n    return Q(1, 99)\n")
    assert tree.run("--missing") == 1
    assert "Cited, but not defined: Q-1.99 in src/more.py:more" in capsys.readouterr().out


def test_code_that_cites_a_place_cites_all_its_rules(tree):
    covered(tree).write("src/quadrille/rules.py", "def play():\n    '''Q-1.1 - Q-1.3, Q-12.3'''  # Q-2.1\n")
    assert tree.measure().without_code() == []
    assert tree.measure().unknown == {}


def test_a_test_names_the_rule_it_tests_and_not_the_place(tree):
    covered(tree).write("tests/quadrille/test_rules.py", "def test_all():\n    '''Q-1.1 - Q-1.3, Q-12.3, Q-2.1'''\n")
    assert tree.measure().without_test() == ["Q-12.3.1"]


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("src/house/quadrille/rules.py", True),
        ("src/house/quadrille/terminal/board.py", True),
        ("src/house/core/stack.py", False),
        ("src/house/quadrilles/rules.py", False),
        ("tests/quadrille/test_rules.py", True),
        ("tests/packs/quadrille/test_base.py", True),
        ("tests/conformance/cases_quadrille.py", True),
        ("tests/cli/test_rules.py", False),
    ],
)
def test_only_files_of_the_game_count(tree, script, path, own):
    assert script.belongs_to(Path(path), "quadrille") is own
    tree.write(path, "def it():\n    '''Q-1.1'''\n")
    cited = tree.measure().rules["Q-1.1"]
    assert bool(cited.code or cited.tests) is own


def test_an_unknown_id_is_found_in_any_code(tree):
    tree.write("src/house/core/stack.py", "def push():\n    '''Q-1.99'''\n")
    assert tree.measure().unknown == {"Q-1.99": ["src/house/core/stack.py:push"]}


def test_a_test_may_ask_for_an_unknown_id(tree):
    covered(tree).write("tests/test_more.py", "def test_unknown():\n    look_up('Q-1.99')\n")
    assert tree.run() == 0


@pytest.mark.parametrize("citation", ["def test_R_Q_1_decided(): ...", "def test_it():\n    '''R-Q-1'''\n"])
def test_a_ruling_needs_a_test(tree, citation):
    covered(tree).write(
        "src/house/quadrille/digest/rulings.md", "| id | question |\n|---|---|\n| R-Q-1 | which? |\n| R-Z-1 | other |\n"
    )
    assert tree.measure().without_test() == ["R-Q-1"]
    tree.write("tests/test_rulings.py", citation)
    assert tree.measure().without_test() == []


def test_long_lists_of_places_are_cut(tree, capsys):
    for n in range(5):
        covered(tree).write(f"src/quadrille/more_{n}.py", "# Q-1.1\n")
    tree.run()
    assert (
        "src/quadrille/more_0.py:1, src/quadrille/more_1.py:1, src/quadrille/more_2.py:1, 3 more"
        in capsys.readouterr().out
    )


def test_an_unknown_game_is_a_usage_error(script, tmp_path, capsys):
    assert script.main(["nim"], tmp_path) == 2
    assert "nim/digest/en.md" in capsys.readouterr().err


@pytest.mark.parametrize("game", shelf())
def test_the_reasons_of_a_game_are_reasons_for_its_rules(script, game):
    coverage = script.measure(REPOSITORY, game)
    assert len(coverage.rules) > 200
    assert coverage.no_behaviour
    assert coverage.stale_reasons() == []
    assert coverage.unknown == {}


@pytest.mark.parametrize("game", shelf())
def test_every_rule_has_code_and_a_test(game):
    done = subprocess.run([SCRIPT, game, "--missing"], capture_output=True, text=True, cwd=REPOSITORY, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
