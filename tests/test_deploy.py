"""Files for those who host or contribute: they can be read, and agree with each other and with the program."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from spieltisch.cli.app import build
from spieltisch.cli.wishes import Serving

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.append(str(REPOSITORY / "scripts"))
from dockerfile import CannotRead, Stage, read_dockerfile  # noqa: E402

YAML = sorted(
    [*REPOSITORY.glob("*.y*ml"), *REPOSITORY.glob(".*.y*ml"), *(REPOSITORY / ".github").rglob("*.yml")],
    key=lambda path: path.as_posix(),
)
HOSTING = (REPOSITORY / "docs/guide/hosting.md").read_text("utf-8")


def load(name: str) -> Any:
    return yaml.safe_load((REPOSITORY / name).read_text("utf-8"))


def unit() -> Iterator[tuple[str, str]]:
    """The settings of the service."""
    for line in (REPOSITORY / "deploy/spieltisch.service").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            yield key, value


@pytest.fixture
def stages() -> list[Stage]:
    return read_dockerfile(REPOSITORY / "Dockerfile")


# --- every file -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.relative_to(REPOSITORY).as_posix())
def test_it_is_yaml(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text("utf-8")), dict)


def test_all_of_them_were_looked_at() -> None:
    names = {path.name for path in YAML}
    assert {"compose.yaml", ".pre-commit-config.yaml", "test.yml", "rule.yml", "fault.yml", "idea.yml"} <= names


def test_the_workflow_runs_what_people_run() -> None:
    jobs = load(".github/workflows/test.yml")["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert runs == ["make test PYTHON=python", "scripts/image-check"]


def test_tools_before_a_commit_are_those_of_the_check() -> None:
    (local,) = load(".pre-commit-config.yaml")["repos"]
    check = re.search(r"^check:.*?\n\n", (REPOSITORY / "Makefile").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert check
    for hook in local["hooks"]:
        assert hook["entry"].startswith(".venv/bin/")
        assert f"$(bin)/{Path(hook['entry'].split()[0]).name} " in check[0]


def test_the_container_for_contributors_is_set_up_by_make() -> None:
    told = json.loads((REPOSITORY / ".devcontainer/devcontainer.json").read_text("utf-8"))
    target = told["postCreateCommand"].removeprefix("make ")
    assert target.replace(".venv", "$(venv)") in (REPOSITORY / "Makefile").read_text("utf-8")


# --- the image --------------------------------------------------------------------------------------------------------


def test_the_image_runs_as_nobody_special_and_says_how_it_is(stages: list[Stage]) -> None:
    final = stages[-1]
    assert final.base == stages[0].base == "python:3.13-slim"
    assert final.last("USER").words[0] not in ("root", "0")
    assert "/api/health" in " ".join(final.last("HEALTHCHECK").words)
    assert final.last("VOLUME").words == ("/var/lib/spieltisch",)
    assert not [step for step in final.steps if step.name == "COPY" and "from" not in step.flags]


def test_the_image_compiles_for_the_processor_that_it_runs_on(stages: list[Stage]) -> None:
    """The cache of compiled code is looked up by the name of the processor: the same in both stages, and any."""
    names = [[step.words[1] for step in stage.steps if step.words[0] == "NUMBA_CPU_NAME"] for stage in stages]
    assert names == [["generic"], ["generic"]]


def test_what_the_image_is_made_of_is_not_left_out(stages: list[Stage]) -> None:
    ignored = (REPOSITORY / ".dockerignore").read_text("utf-8").splitlines()
    copied = [word for step in stages[0].steps if step.name == "COPY" for word in step.words[:-1]]
    assert copied
    for name in copied:
        assert (REPOSITORY / name).exists()
        assert f"!{name}" in ignored


@pytest.mark.parametrize("line", ["ONBUILD RUN true", "RUN true"])
def test_a_dockerfile_with_something_unknown_is_refused(line: str, tmp_path: Path) -> None:
    text = line if line.startswith("RUN") else f"FROM python:3.13-slim\n{line}"
    (tmp_path / "Dockerfile").write_text(text, "utf-8")
    with pytest.raises(CannotRead):
        read_dockerfile(tmp_path / "Dockerfile")


# --- commands ---------------------------------------------------------------------------------------------------------


def understood(words: list[str]) -> Serving:
    """What a command line asks the web table for."""
    _, bound, _ = build("en").parse_args(words, exit_on_error=False, print_error=False)
    wish = bound.arguments["wish"]
    assert isinstance(wish, Serving)
    return wish


def test_the_image_the_services_and_the_unit_start_the_table_as_it_wants_to_be_started(stages: list[Stage]) -> None:
    (start,) = [value for key, value in unit() if key == "ExecStart"]
    composed = load("compose.yaml")["services"]["table"]
    for words in (list(stages[-1].last("CMD").words), composed["command"], start.split()[1:]):
        given = understood(words)
        assert given.no_browser
        assert given.port == 8765


def test_a_composed_server_is_hardened_and_reached_by_the_proxy_alone() -> None:
    services = load("compose.yaml")["services"]
    table = services["table"]
    assert table["read_only"]
    assert table["cap_drop"] == ["ALL"]
    assert "/tmp" in table["tmpfs"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    given = understood(table["command"])
    assert given.proxy
    servers = [name for name, service in services.items() if service.get("image") == "spieltisch"]
    assert len(servers) > 1
    behind = " ".join(f"{name}:{given.port}" for name in servers)
    assert f"reverse_proxy {behind} " in (REPOSITORY / "deploy/Caddyfile").read_text("utf-8")
    assert "Host localhost" in (REPOSITORY / "deploy/Caddyfile").read_text("utf-8")  # else it asks for `table:8765`
    assert set(servers) <= set(services["proxy"]["depends_on"])
    assert all(services[name]["command"] == table["command"] for name in servers)
    assert given.db is not None
    assert ":" not in given.db.removeprefix("postgresql://")  # its password stands on no command line


def test_the_service_may_write_only_where_it_keeps_things() -> None:
    settings = dict(unit())
    assert settings["ProtectSystem"] == "strict"
    assert settings["DynamicUser"] == "yes"
    assert int(settings["LimitNOFILE"]) >= 65536
    assert "ReadWritePaths" not in settings
    environment = [value for key, value in unit() if key == "Environment"]
    assert f"SPIELTISCH_CACHE=/var/cache/{settings['CacheDirectory']}" in environment
    database = understood(settings["ExecStart"].split()[1:]).db
    assert database is not None
    assert database.startswith(f"/var/lib/{settings['StateDirectory']}/")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "deploy/spieltisch.service", "scripts/image-check"])
def test_the_guide_tells_of_it(name: str) -> None:
    assert (REPOSITORY / name).is_file()
    assert name in HOSTING
