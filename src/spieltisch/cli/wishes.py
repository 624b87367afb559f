"""What can be wanted of the commands with many options: the command line reads it, others carry it out.

Nothing is imported here that would wait for the compiler.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

Option = Annotated[tuple[str, ...], Parameter(name="--option")]
Json = Annotated[bool, Parameter(name="--json")]
TableName = Annotated[str, Parameter(allow_leading_hyphen=True)]  # they are random, and some begin with one


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Serving:
    """`spieltisch play`."""

    host: str = "127.0.0.1"
    port: int | None = None
    db: str | None = None
    packs: Path | None = None
    no_browser: bool = False
    proxy: bool = False
    public_url: Annotated[tuple[str, ...], Parameter(name="--public-url")] = ()
    player: Annotated[tuple[str, ...], Parameter(name="--player")] = ()
    helpers: int | None = None
    log: Literal["text", "json"] = "text"
    metrics: str | None = None
    keep_finished: int | None = None
    keep_abandoned: int | None = None
    keep_visitors: int | None = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Playing:
    """`spieltisch text`."""

    players: int | None = None
    seat: int = 1
    option: Option = ()
    seed: int | None = None
    pack: Path | None = None
    load: Path | None = None
    save: Path | None = None
    who: str | None = None


@dataclass(frozen=True, kw_only=True)
class Many:
    """Whoever has many games played says this; each command has numbers and players of its own."""

    games: int = 1000
    who: str
    players: int | str | None = None
    seed: int = 1
    jobs: int | None = None
    engine: Literal["processes", "ray"] = "processes"
    address: str | None = None
    option: Option = ()
    pack: Path | None = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Simulation(Many):
    """`spieltisch simulate`."""

    who: str = "random"
    players: int | None = None
    out: Path | None = None
    logs: bool = False
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Decisions(Many):
    """`spieltisch dataset`."""

    who: str = "thumb"
    players: int | None = None
    out: Path


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Lesson:
    """`spieltisch train`."""

    out: Path
    seconds: float | None = None
    sitting: float | None = None
    device: Literal["auto", "cpu", "cuda"] = "auto"
    side: int | None = None
    rounds: int | None = None
    seed: int = 1
    prepare: str | None = None
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Tournament(Many):
    """`spieltisch tournament`."""

    games: int = 400
    players: str = "2"
    out: Path | None = None
    logs: bool = False
    neighbours: bool = False
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Report(Many):
    """`spieltisch report`."""

    who: str = "thumb"
    players: str = "all"
    compare: Path | None = None
    more: bool = False
    without: Annotated[tuple[str, ...], Parameter(name="--without")] = ()
    played: Annotated[Path | None, Parameter(name="--from")] = None
    data: Path | None = None
    out: Path = Path("report.html")
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Strategy(Many):
    """`spieltisch strategy`."""

    games: int = 400
    who: str = ""  # the strongest that answers at once
    players: str = "all"
    against: str = ""
    beside: int = 200
    looked_at: Annotated[int, Parameter(name="--look-at")] = 100
    out: Path = Path("strategy")
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class AdviceCheck:
    """`spieltisch advice-check`."""

    games: int = 40
    points: int = 80
    who: str | None = None
    rollouts: int = 800
    by: str | None = None
    chances: int = 24
    effort: float = 1.0
    players: int | None = None
    seed: int = 1
    jobs: int = 1
    option: Option = ()
    pack: Path | None = None
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Trying:
    """`spieltisch pack try`."""

    against: str | None = None
    card: Annotated[tuple[str, ...], Parameter(name="--card")] = ()
    players: int | None = None
    option: Option = ()
    who: str | None = None
    seconds: float | None = None
    games: int | None = None
    seed: int = 1
    jobs: int = 1
    as_json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Benchmark:
    """`spieltisch bench`."""

    players: int | None = None
    seconds: float = 1.0
    repetitions: int = 5
    search: bool = False
    as_json: Json = False
