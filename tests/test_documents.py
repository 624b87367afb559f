"""The documents hold together: links lead somewhere, code runs, notebooks run. `make docs` builds the site of them."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from spieltisch.arena.gathering import gather
from spieltisch.arena.playing import play
from spieltisch.arena.report import series_of
from spieltisch.arena.series import rotated
from tests.notebooks import run_notebook

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").glob("*/README.md"),
        *(ROOT / "src/spieltisch").glob("*/digest/*.md"),
        *(ROOT / "src/spieltisch").glob("*/strategy/*.md"),
    ]
)
RUN_HERE = ("README.md", "docs/bots.md", "docs/guide/arena.md")
RUN_ELSEWHERE = {  # by tests that know what their blocks are about
    "docs/guide/adding-a-game.md": "tests/core/test_guide.py",
    "docs/guide/learners.md": "tests/envs/test_guide.py",
    "docs/guide/players.md": "tests/bots/test_players_guide.py",
    "docs/guide/python.md": "tests/table/test_face.py",
}
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^()\s]+)\)")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks_of(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def cells_of(path: Path, kind: str) -> list[str]:
    return [
        "".join(cell["source"]) for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == kind
    ]


# --- links -----------------------------------------------------------------------------------------------------------


def prose_of(path: Path) -> str:
    """The text of a page without its blocks of code."""
    text = "\n\n".join(cells_of(path, "markdown")) if path.suffix == ".ipynb" else path.read_text("utf-8")
    return re.sub(r"`[^`\n]*`", "", FENCED.sub("", text))


def anchors_of(path: Path) -> set[str]:
    """What headings are called in addresses."""
    headings = re.findall(r"^#+ +(.*)$", FENCED.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", [*PAGES, *NOTEBOOKS], ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(prose_of(path)):
        if re.match(r"[a-z]+:", link):
            continue  # elsewhere: nobody is asked over the network
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.is_file(), link
        assert not anchor or anchor in anchors_of(target), link


def test_the_site_leads_to_every_page_notebook_and_rule() -> None:
    index = (ROOT / "docs/index.md").read_text("utf-8")
    entries = re.findall(r"^(?:[\w ]+: [\w ]+ <)?([\w./-]+)>?$", index, re.MULTILINE)
    listed = {(ROOT / "docs" / entry).resolve() for entry in entries}
    rooms = ("docs", "guide", "digest", "strategy", "notebooks")
    wanted = [path for path in [*PAGES, *NOTEBOOKS] if path.parent.name in rooms and path.name != "index.md"]
    assert len(wanted) > 20
    assert [name_of(path) for path in wanted if path.with_suffix("") not in listed] == []


# --- code ------------------------------------------------------------------------------------------------------------


def test_every_page_with_code_is_run_somewhere() -> None:
    with_code = {name_of(path) for path in PAGES if blocks_of(path)}
    assert with_code == {*RUN_HERE, *RUN_ELSEWHERE}
    for page, test in RUN_ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")


@pytest.fixture
def _some_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders that the commands before the code would have filled."""
    monkeypatch.chdir(tmp_path)
    assert sum(gather(series_of("xibalba", "random", 1, [2], 1, None, {}), tmp_path / "facts", 1)) > 0
    assert list(play([rotated("xibalba", {}, None, 1, ("random", "random"), 1)], 1, tmp_path / "games"))


@pytest.mark.usefixtures("_some_games")
@pytest.mark.parametrize("page", RUN_HERE)
def test_code_runs(page: str) -> None:
    names: dict[str, Any] = {}
    for block in blocks_of(ROOT / page):
        exec(block, names)


@pytest.mark.parametrize(("name", "drawn"), [("designer", 0), ("owner", 2), ("researcher", 0)])
def test_a_notebook_runs(name: str, drawn: int) -> None:
    cells = json.loads(run_notebook((ROOT / f"docs/notebooks/{name}.ipynb").read_text("utf-8")))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    shown = [output["data"]["text/html"] for output in outputs if "text/html" in output.get("data", {})]
    assert len(shown) == drawn
    assert all("<svg" in one for one in shown)
    assert sum(output["output_type"] == "stream" for output in outputs) >= 3


def test_notebooks_are_kept_without_what_they_printed() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["designer", "owner", "researcher"]
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells), "run by make docs"


def test_what_documents_need_is_nothing_that_players_or_tests_need() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    own = {re.split(r"[\[>=<]", one)[0] for one in extras["docs"] + extras["ray"]} - {"spieltisch"}
    others = [one for name, wanted in extras.items() if name not in ("docs", "ray") for one in wanted]
    assert own == {"sphinx", "furo", "myst-nb", "ray"}
    assert not own & {re.split(r"[\[>=<]", one)[0] for one in others}
    assert not any("docs" in one or "ray" in one for one in others)
