"""The description of the API against what a server does: `scripts/schema-check`. It wants Schemathesis (extra `check`).

Every route is asked for what its description allows and for what it does not, with and without sense. What is written
down must hold: the statuses, the kinds and shapes of answers, and that nothing is ever a fault. That data which fits
its shape may be refused with 400 is no finding: how many may play a game, no shape can say.
"""

import argparse
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from spieltisch.server.tokens import COOKIE

from .kit import Server

HERE = Path(__file__).parent
SETTINGS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "400", "401", "403", "404", "409", "413", "429"]
"""


def compare(server: Server, folder: Path, examples: int, seed: int, *more: str) -> subprocess.CompletedProcess[str]:
    """Ask a server for everything that its description names."""
    (folder / "schemathesis.toml").write_text(SETTINGS)
    with closing(server.client()) as client:
        client.post("/api/me")
        table = client.new_table("human", "hotseat")["table"]
        headers = [f"Origin: {server.address}", f"Cookie: {COOKIE}={client.http.cookies[COOKIE]}"]
    about = [f"--header={header}" for header in headers]
    phases = "--phases=examples,coverage,fuzzing,stateful"
    how = [phases, f"--max-examples={examples}", f"--seed={seed}", "--continue-on-failure", "--no-color", *more]
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(folder / "schemathesis.toml"), "run"]
    found = subprocess.run(
        [*command, f"{server.address}/api/schema/openapi.json", *about, *how],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    assert table
    return found


def main() -> int:
    """`scripts/schema-check`."""
    parser = argparse.ArgumentParser(prog="scripts/schema-check", description=__doc__)
    parser.add_argument("--examples", type=int, default=50, help="of each kind, for each route")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db")
        try:
            found = compare(server, Path(folder), arguments.examples, arguments.seed)
        finally:
            told = server.stop()
    print(found.stdout, found.stderr, told)
    return found.returncode


if __name__ == "__main__":
    sys.exit(main())
