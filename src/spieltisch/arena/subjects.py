"""What a report looks at in each game: which games are played for it, what is aimed at, what counts of a card."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots.wutaki import SETTINGS as WUTAKI_SETTINGS
from ..bots.xibalba import SETTINGS as XIBALBA_SETTINGS
from ..wutaki.words import GameEnd as WutakiEnd
from ..xibalba.words import GameEnd as XibalbaEnd

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Aim:
    """How long a game should last."""

    column: str  # of the table of games: rounds; or minutes, which are reckoned
    low: float
    high: float


@dataclass(frozen=True)
class Pace:
    """How turns become minutes: so many seconds for each turn, for each decision, and for setting up."""

    turn: float
    decision: float
    setup: float


@dataclass(frozen=True)
class Subject:
    """One game, as reports see it."""

    settings: tuple[tuple[int, Options], ...]  # the games that are played: number of players, options
    named: tuple[str, ...]  # options that are named even where they are as usual
    length: str  # the column that tells how long a game was
    aim: Aim
    pace: Pace | None  # where minutes are aimed at
    ends: Mapping[int, str]  # by `ended_by`
    verbs: Mapping[str, tuple[str, ...]]  # by deck: what can become of a card; the first is what it is judged by
    picked: str  # what it means that an offered card was taken
    identities: tuple[str, ...]  # decks that say who a player is
    used: str  # what it means that a place or action was used
    numbers: tuple[str, ...]  # parts of a pack that stand on no card and at no place
    of_places: tuple[str, ...]  # those that stand at places, though not everything of them is shown
    idle: tuple[str, ...] = ()  # uses that nobody is expected to choose
    race: bool = False  # is who ends the game its winner, by the rules?


WUTAKI = Subject(
    settings=WUTAKI_SETTINGS,
    named=("board", "masters"),
    length="rounds",
    aim=Aim("rounds", 7, 10),
    pace=None,
    ends={int(WutakiEnd.POINTS): "points", int(WutakiEnd.PYRAMID): "pyramid", int(WutakiEnd.ROUNDS): "rounds"},
    verbs={
        "pact": ("claimed", "fulfilled", "received", "given"),
        "omen": ("played", "drawn", "held"),
        "revenge": ("held", "drawn", "given"),
        "round": ("used",),
        "secret": ("held", "drawn"),
        "element": ("held",),
        "tower": ("bought",),
        "cost_marker": ("held",),
        "skill": ("held", "played"),
        "master": ("held",),
    },
    picked="taken",
    identities=("master", "element", "skill", "cost_marker"),
    used="placed",
    numbers=("supply", "figures", "display"),
    of_places=("boards", "levels", "tracker"),
    idle=("aside",),
)
XIBALBA = Subject(
    settings=XIBALBA_SETTINGS,
    named=("apocalypse",),
    length="turns",
    aim=Aim("minutes", 45, 60),
    pace=Pace(turn=15, decision=4, setup=300),
    ends={int(XibalbaEnd.THRESHOLD): "threshold", int(XibalbaEnd.MAX_TURNS): "max-turns"},
    verbs={
        "soldier": ("bought", "gained", "attacked", "in_ark", "held"),
        "civilian": ("bought", "gained", "used", "held"),
        "building": ("bought", "gained", "used", "held"),
        "event": ("bought", "used"),
        "faction": ("assigned",),
    },
    picked="bought",
    identities=("faction",),
    used="taken",
    numbers=("dice", "floors"),
    of_places=("costs", "medicine"),
    race=True,
)
SUBJECTS: Mapping[str, Subject] = {"wutaki": WUTAKI, "xibalba": XIBALBA}
