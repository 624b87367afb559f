"""The package by itself: what it says of itself, and that it works where there is nothing but what it asks for."""

import os
import re
import socket
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import BytesParser
from pathlib import Path
from urllib.request import urlopen

import pytest
from hatchling.build import get_requires_for_build_wheel
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import spieltisch
from spieltisch.games import folder_of, shelf

from .wheels import Environment, files_of, needed

REPOSITORY = Path(__file__).resolve().parent.parent
MOST_BYTES = 400_000_000  # of an installation on a server
GAME = shelf()[-1]
SOON = 60.0  # seconds


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return Path(next(WheelBuilder(str(REPOSITORY)).build(directory=str(folder), versions=["standard"])))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return BytesParser().parsebytes(archive.read(name))


@pytest.fixture(scope="module")
def base(wheel: Path, metadata: Message, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install spieltisch` gives."""
    packages = needed(metadata.get_all("Requires-Dist", []))
    return Environment(tmp_path_factory.mktemp("base"), wheel, packages.values())


@pytest.fixture(scope="module")
def arena(wheel: Path, metadata: Message, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install 'spieltisch[arena]'` gives."""
    packages = needed(metadata.get_all("Requires-Dist", []), frozenset({"", "arena"}))
    return Environment(tmp_path_factory.mktemp("arena"), wheel, packages.values())


# --- what is in it ----------------------------------------------------------------------------------------------------


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_wheel_carries_the_material_of_all_games_the_pages_and_the_licences(wheel: Path) -> None:
    names = contents(wheel).keys()
    for game in shelf():
        for room in ("packs/base", "digest", "texts"):
            files = [path for path in (folder_of(game) / room).rglob("*") if path.is_file()]
            assert files
            assert {path.relative_to(REPOSITORY / "src").as_posix() for path in files} <= names
    pages = "spieltisch/server/pages"
    assert {"spieltisch/py.typed", f"{pages}/index.html", f"{pages}/licences.txt"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if "node_modules" in name or name.endswith((".pyc", ".test.ts"))]


def test_fonts_travel_with_their_licence(wheel: Path) -> None:
    files = contents(wheel)
    licences = files["spieltisch/server/pages/licences.txt"].decode()
    fonts = {re.sub(r"-latin.*", "", Path(name).name) for name in files if name.endswith(".woff2")}
    assert fonts
    for font in fonts:
        assert f"@fontsource/{font} " in licences
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == len(fonts)


def test_it_says_what_it_is(metadata: Message) -> None:
    assert (metadata["Name"], metadata["Version"]) == ("spieltisch", spieltisch.__version__)
    assert metadata["License-Expression"] == "MIT"
    assert all(metadata[field] for field in ("Summary", "Author", "Maintainer", "Keywords", "Requires-Python"))
    classifiers = metadata.get_all("Classifier", [])
    tested = re.findall(r'"(3\.\d+)"', (REPOSITORY / ".github/workflows/test.yml").read_text("utf-8"))
    pythons = [name.rpartition(" ")[2] for name in classifiers if re.search(r":: 3\.\d+$", name)]
    assert pythons == tested == ["3.11", "3.12", "3.13", "3.14"]
    assert "Typing :: Typed" in classifiers


def test_a_source_distribution_gives_the_same_wheel_without_node(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sdist = next(SdistBuilder(str(REPOSITORY)).build(directory=str(tmp_path), versions=["standard"]))
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    root = tmp_path / Path(sdist).name.removesuffix(".tar.gz")
    monkeypatch.chdir(root)
    assert get_requires_for_build_wheel() == []
    again = next(WheelBuilder(str(root)).build(directory=str(tmp_path), versions=["standard"]))
    assert contents(Path(again)) == contents(wheel)
    (root / "src/spieltisch/server/pages/index.html").unlink()
    assert [name for name in get_requires_for_build_wheel() if "nodejs" in name]


def test_a_server_needs_little_room(wheel: Path, metadata: Message) -> None:
    packages = needed(metadata.get_all("Requires-Dist", []))
    assert {"pyarrow", "jinja2", "babel"}.isdisjoint(packages)
    sizes = {name: sum(path.stat().st_size for path in files_of(package)) for name, package in packages.items()}
    own = sum(map(len, contents(wheel).values()))
    assert sum(sizes.values()) + own <= MOST_BYTES, sorted(sizes.items(), key=lambda one: -one[1])[:8]


# --- away from the repository -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("rules", GAME),
        ("pack", "show", GAME),
        ("simulate", GAME, "--games", "1", "--json"),
        ("tournament", GAME, "--who", "random,thumb", "--games", "2", "--players", "2"),
        ("text", GAME, "--seed", "1"),
    ],
    ids=lambda words: words[0],
)
def test_commands_work_where_only_the_wheel_is(base: Environment, words: tuple[str, ...]) -> None:
    done = base.run(*words, typed="quit\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()
    assert str(REPOSITORY) not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "This needs pyarrow, which comes with an extra:"),
        ("de", "Das braucht pyarrow, das mit einem Zusatz kommt:"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        ("report", GAME),
        ("simulate", GAME, "--games", "2", "--out", "games"),
        ("tournament", GAME, "--who", "random,thumb", "--out", "games"),
    ],
    ids=lambda words: words[0],
)
def test_what_needs_an_extra_says_which(base: Environment, words: tuple[str, ...], lang: str, sentence: str) -> None:
    done = base.run(*words, "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{sentence} pip install 'spieltisch[arena]'" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (base.folder / "home/games").exists()


def test_a_database_of_postgresql_needs_an_extra_as_well(base: Environment) -> None:
    done = base.run(
        "play", "--no-browser", "--port", "0", "--db", "postgresql://nobody@127.0.0.1:1/none", "--lang", "en"
    )
    assert done.returncode == 2
    assert "pip install 'spieltisch[postgres]'" in done.stderr


def test_a_report_is_written_where_only_the_wheel_and_its_extra_are(arena: Environment) -> None:
    words = ("--who", "random", "--players", "2", "--games", "1", "--out", "page.html", "--lang", "en")
    done = arena.run("report", GAME, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (arena.folder / "home/page.html").read_text("utf-8").startswith("<!DOCTYPE html>")


@pytest.fixture
def served(base: Environment) -> Iterator[str]:
    """The web table of the wheel, until the test is over."""
    (base.folder / "home").mkdir(exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with (base.folder / "log").open("w") as log:
        server = subprocess.Popen(
            base.command("play", "--no-browser", "--port", str(port)),
            cwd=base.folder / "home",
            env=base.variables,
            stdout=log,
            stderr=log,
        )
    try:
        address, start = f"http://127.0.0.1:{port}", time.monotonic()
        while not _answers(f"{address}/api/health"):
            assert server.poll() is None, (base.folder / "log").read_text("utf-8")
            assert time.monotonic() < start + SOON
        yield address
    finally:
        server.terminate()
        server.wait()


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_the_web_table_opens_where_only_the_wheel_is(served: str) -> None:
    with urlopen(f"{served}/", timeout=10) as page:
        assert b"<script" in page.read()
    with urlopen(f"{served}/api/games", timeout=10) as games:
        told = games.read().decode()
    assert all(game in told for game in shelf())


def test_what_is_run_is_what_was_installed(base: Environment) -> None:
    asked = "from spieltisch import games; print(games.__file__, *map(games.base_pack, games.shelf()))"
    printed = subprocess.run(
        [base.folder / "venv/bin/python", "-c", asked],
        capture_output=True,
        text=True,
        check=True,
        cwd=base.folder / "home",
        env=base.variables,
    ).stdout.split()
    inside = os.path.realpath(base.folder / "venv/lib")
    assert len(printed) == 1 + len(shelf())
    assert all(os.path.realpath(path).startswith(inside) for path in printed)
