"""Reads a Dockerfile: as much of one as ours uses, and an error for everything else."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

SHELL = ("/bin/sh", "-c")


@dataclass(frozen=True)
class Step:
    """One instruction, such as `COPY` with its flags and words."""

    name: str
    flags: dict[str, str]
    words: tuple[str, ...]


@dataclass
class Stage:
    """What follows one `FROM`."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def last(self, name: str) -> Step:
        """The step of this name that holds: a later one replaces those before."""
        return [step for step in self.steps if step.name == name][-1]


class CannotRead(ValueError):
    """A Dockerfile with something that is not known here."""


def read_dockerfile(path: Path) -> list[Stage]:
    """Its stages."""
    stages: list[Stage] = []
    arguments: dict[str, str] = {}
    for line in _lines(path.read_text("utf-8")):
        name, _, rest = line.partition(" ")
        if name == "ARG":
            key, _, value = rest.strip().partition("=")
            arguments[key] = value
        elif name == "FROM":
            base, *alias = Template(rest.strip()).substitute(arguments).split(" AS ")
            stages.append(Stage(base, alias[0] if alias else ""))
        elif not stages:
            raise CannotRead(f"{name} before the first FROM")
        else:
            stages[-1].steps.append(_step(name, rest.strip()))
    return stages


def _lines(text: str) -> list[str]:
    """Instructions without comments, each on one line."""
    plain = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [line for line in re.sub(r"\\\n", " ", plain).splitlines() if line.strip()]


def _step(name: str, rest: str) -> Step:
    flags: dict[str, str] = {}
    while match := re.match(r"--([a-z-]+)=(\S+)\s+", rest):
        flags[match[1]] = match[2]
        rest = rest[match.end() :]
    if name == "HEALTHCHECK":
        rest = rest.removeprefix("CMD ")
    if name in ("RUN", "HEALTHCHECK", "ENTRYPOINT", "CMD"):
        return Step(name, flags, tuple(json.loads(rest)) if rest.startswith("[") else (*SHELL, rest))
    if name == "ENV":
        key, _, value = rest.partition("=")
        return Step(name, flags, (key, value))
    if name in ("COPY", "WORKDIR", "USER", "VOLUME", "EXPOSE"):
        return Step(name, flags, tuple(shlex.split(rest)))
    raise CannotRead(f"{name} is not known")
