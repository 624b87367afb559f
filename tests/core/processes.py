"""Running a few lines of Python in a process of their own: how rules are compiled is decided when they are imported."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def python(code: str, *, src: Path = ROOT / "src", **environment: str) -> str:
    """What these lines print."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(src), str(ROOT)]), **environment}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
