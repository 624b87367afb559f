"""Builds the sdist, and from it the wheel, and uses that in an empty environment of every Python that is here.

    scripts/wheel-check                     every Python from 3.11 to 3.14 on this machine, compiled
    scripts/wheel-check --interpreted       the same without compiling, which takes minutes for each
    scripts/wheel-check --only 3.12 --out dist

Nothing of the repository is in reach of what is run: another folder, an empty home. It says how large it all is.
"""

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

REPOSITORY = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MOST_BYTES = 400_000_000
PATIENCE = 600.0  # seconds for the web table, which may have to compile
PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
GAMES = tuple(PROJECT["entry-points"]["spieltisch.games"])
TOOLS = {"pip", "setuptools", "pkg_resources", "_distutils_hack"}  # of the environment, not of the package


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Use the wheel in empty environments.")
    parser.add_argument("--only", action="append", choices=PYTHONS, help="this version; can be given several times")
    parser.add_argument("--interpreted", action="store_true", help="do not compile")
    parser.add_argument("--out", type=Path, help="a folder that gets sdist and wheel")
    given = parser.parse_args()
    failed, missing = [], []
    with tempfile.TemporaryDirectory(prefix="wheel-") as folder:
        place = Path(folder)
        wheel = build(given.out or place / "dist", place)
        for version in given.only or PYTHONS:
            python = find_python(version)
            if python is None:
                missing.append(version)
                continue
            if not Checked(place / version, python, wheel, given.interpreted).all():
                failed.append(version)
    if missing:
        print(f"not here, so not tried: Python {', '.join(missing)}")
    print(f"failed: Python {', '.join(failed)}" if failed else "all well")
    return 1 if failed or len(missing) == len(given.only or PYTHONS) else 0


def build(out: Path, place: Path) -> Path:
    """The sdist from the repository, the wheel from the sdist alone."""
    from hatchling.builders.sdist import SdistBuilder

    sdist = Path(next(SdistBuilder(str(REPOSITORY)).build(directory=str(out.resolve()), versions=["standard"])))
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(out.resolve())]
    subprocess.run([*pip, str(sdist)], check=True, cwd=place)
    wheel = max(out.resolve().glob("spieltisch-*.whl"), key=lambda path: path.stat().st_mtime)
    for file in (sdist, wheel):
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
    return wheel


def find_python(version: str) -> Path | None:
    """A Python of this version that works."""
    kept = sorted((Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python"))
    named = shutil.which(f"python{version}")
    for python in [*reversed(kept), *([Path(named)] if named else [])]:
        asked = [python, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"]
        if subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == version:
            return python
    return None


class Checked:
    """One environment and what is tried in it."""

    def __init__(self, folder: Path, python: Path, wheel: Path, interpreted: bool) -> None:
        self.folder, self.home = folder, folder / "home"
        self.home.mkdir(parents=True)
        print(f"\n{python}", flush=True)
        subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
        self.wheel, self.well = wheel, True
        kept = ("PATH", "LANG", "SSL_CERT_FILE", "PIP_CERT", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
        self.env = {name: os.environ[name] for name in kept if name in os.environ} | {"HOME": str(self.home)}
        if interpreted:
            self.env["SPIELTISCH_JIT"] = "0"

    def all(self) -> bool:
        """Whether everything works."""
        self.install(str(self.wheel))
        self.measure()
        game = GAMES[-1]
        self.command("rules", game)
        self.command("pack", "show", game)
        self.command("warm-up")
        self.command("text", game, "--seed", "1", typed="quit\n")
        self.command("simulate", game, "--games", "2", "--json")
        self.command("tournament", game, "--who", "random,thumb", "--games", "2", "--players", "2")
        self.command("report", game, fails="spieltisch[arena]")
        self.play()
        self.install(f"{self.wheel}[arena]")
        for one in GAMES:
            self.command("report", one, "--who", "random", "--players", "2", "--games", "2", "--out", f"{one}.html")
        return self.well

    def install(self, what: str) -> None:
        """Fetch and install."""
        pip = [self.folder / "venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, what], check=True, env=self.env, cwd=self.home)

    def measure(self) -> None:
        """How large it is, and what takes most of it."""
        site = next((self.folder / "venv").glob("lib/python*/site-packages"))
        sizes: Counter[str] = Counter()
        for path in (path for path in site.rglob("*") if path.is_file() and not path.is_symlink()):
            name = re.sub(r"-[\d.]+.*dist-info$", "", path.relative_to(site).parts[0])
            sizes[name] += 0 if name in TOOLS else path.stat().st_size
        largest = ", ".join(f"{name} {size / 1e6:.0f}" for name, size in sizes.most_common(9))
        self.say(sizes.total() <= MOST_BYTES, f"{sizes.total() / 1e6:.0f} MB installed: {largest}")

    def command(self, *words: str, typed: str = "", fails: str = "") -> None:
        """Something that must work, or fail with a sentence that contains `fails`."""
        start = time.monotonic()
        done = subprocess.run(
            [self.folder / "venv/bin/spieltisch", *words],
            input=typed, capture_output=True, text=True, check=False, env=self.env, cwd=self.home,
        )  # fmt: skip
        printed = done.stdout + done.stderr
        well = fails in done.stderr and done.returncode == 2 if fails else done.returncode == 0 and bool(done.stdout)
        self.say(well and "Traceback" not in printed, f"{time.monotonic() - start:5.1f} s  {' '.join(words)}")
        if not self.well:
            print(printed[-2000:])

    def play(self) -> None:
        """The web table opens and names the games."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words: Sequence[str] = ("play", "--no-browser", "--port", str(port))
        start = time.monotonic()
        with (self.folder / "log").open("w") as log:
            server = subprocess.Popen(
                [self.folder / "venv/bin/spieltisch", *words], stdout=log, stderr=log, env=self.env, cwd=self.home
            )
        try:
            while not (told := answer(f"http://127.0.0.1:{port}/api/games")):
                if server.poll() is not None or time.monotonic() > start + PATIENCE:
                    break
                time.sleep(0.1)
            self.say(all(game in told for game in GAMES), f"{time.monotonic() - start:5.1f} s  play, until it answers")
        finally:
            server.terminate()
            server.wait()

    def say(self, well: bool, what: str) -> None:
        """Print how it went."""
        self.well = self.well and well
        print(f"  {'ok  ' if well else 'FAIL'} {what}", flush=True)


def answer(address: str) -> str:
    """What an address answers, or nothing."""
    try:
        with urlopen(address, timeout=5) as told:
            return str(told.read().decode())
    except OSError:
        return ""


if __name__ == "__main__":
    sys.exit(main())
