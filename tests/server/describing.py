"""The description of the API against what a server does: `scripts/schema-check`. It wants the extra `schema`.

Every route is asked for what its description allows and for what it does not, with and without sense, at a real table
and at none. What is written down must hold: the statuses, the kinds and shapes of answers, and that nothing is ever a
fault. That data which fits its shape may be refused with 400 is no finding: how many may play a game, no shape can say.
What deletes a table or a pack comes late, beside what makes new ones; what deletes whoever asks comes last.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from spieltisch.server.tokens import COOKIE

from .kit import SHORT, Server, finished_record

SETTINGS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "400", "401", "403", "404", "409", "413", "429"]
"""
ITEMS, LISTS, ONESELF = r"^/api/(tables/\{table\}|packs/\{pack\})$", r"^/api/(tables|packs)$", r"^/api/me$"


def compare(server: Server, folder: Path, examples: int, seed: int) -> int:
    """Ask a server for everything that its description names; how many findings there were, which are printed."""
    with closing(server.client()) as client:
        client.post("/api/me")
        table = client.new_table("human", "hotseat", "bot")["table"]
        record = finished_record("xibalba", 2, **SHORT["xibalba"])
        over = client.post("/api/tables/import", {"record": record}, 201)["table"]
        for _ in range(2):
            client.command(table, "chat", text="hello")
        pack = client.post("/api/packs", {"game": "xibalba", "title": "Mine"}, 201)["pack"]["pack"]
        cookie = f"{COOKIE}={client.http.cookies[COOKIE]}"
    settings = folder / "schemathesis.toml"
    settings.write_text(SETTINGS)
    known = {"table": [table, over], "pack": [pack], "game": ["xibalba", "wutaki"], "lang": ["en", "de"]}
    known |= {"seat": [0, 1, 2], "line": [1, 2], "number": [0, 1, 5]}
    env = {**os.environ, "SPIELTISCH_KNOWN": json.dumps(known), "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks"}
    env["PYTHONPATH"] = str(Path(__file__).parents[2])
    headers = [f"--header=Origin: {server.address}", f"--header=Cookie: {cookie}"]
    how = [f"--max-examples={examples}", f"--seed={seed}", "--continue-on-failure", "--no-color", "--workers=1"]
    schema = f"{server.address}/api/schema/openapi.json"
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run", schema, *headers, *how]
    late = f"{ITEMS}|{LISTS}"
    passes = [
        f"--exclude-path-regex={ITEMS}|{ONESELF}",
        f"--include-path-regex={late}",
        f"--include-path-regex={ONESELF}",
    ]
    return sum(subprocess.run([*command, which], cwd=folder, env=env, check=False).returncode != 0 for which in passes)


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
    print(told)
    return int(found > 0 or "Traceback" in told)


if __name__ == "__main__":
    sys.exit(main())
